"""The card set: what is known and what is assumed of it, and lines of its file that are wrong."""

import importlib
from collections import Counter
from importlib.resources import files
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

from boardroom.engine.toml_tables import WrongTable
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    CREATURE,
    CREATURES,
    DIONYSUS,
    FIRST_DIONYSUS,
    GODS,
    HALVES,
    NUMBER,
    PILE_CARDS,
    SUPPORT,
    SUPPORTS,
    SYMBOL,
    TERRITORIES,
    TERRITORY,
    TOKEN_POINTS,
    TOKENS,
)

PILE_HALVES = range(2 * FIRST_DIONYSUS)
AREAS = [half for half in PILE_HALVES if TERRITORY[half] >= 0]
LINES = files("boardroom.games.ephyran.data").joinpath("data.toml").read_text(encoding="utf-8")
FACTS = "data.toml"
packages = count(1)

# Known.


def test_poseidon_has_the_lagoon_gaia_the_lands_aeolus_the_forest_hephaestus_the_mountain() -> None:
    assert dict(zip(GODS, TERRITORIES, strict=True)) == {
        "poseidon": "lagoon", "gaia": "lands", "aeolus": "forest", "hephaestus": "mountain",
    }  # fmt: skip


def test_every_card_has_two_halves_each_an_area_or_a_support_and_never_two_supports() -> None:
    for card in PILE_CARDS:
        halves = (2 * card, 2 * card + 1)
        assert all((TERRITORY[half] >= 0) != (SUPPORT[half] >= 0) for half in halves)
        assert sum(SUPPORT[half] >= 0 for half in halves) < 2


def test_there_are_cards_of_two_areas_and_cards_of_an_area_and_a_support() -> None:
    supports = [sum(SUPPORT[half] >= 0 for half in (2 * card, 2 * card + 1)) for card in PILE_CARDS]
    assert set(supports) == {0, 1}


def test_every_area_shows_a_creature_of_its_territory_and_there_are_duplicates() -> None:
    home: dict[int, set[int]] = {}
    for half in AREAS:
        home.setdefault(CREATURE[half], set()).add(TERRITORY[half])
    assert all(len(territories) == 1 for territories in home.values())
    assert max(Counter(CREATURE[half] for half in AREAS).values()) > 1


def test_four_different_creatures_can_be_had_in_every_territory() -> None:
    for territory in range(4):
        assert len({CREATURE[half] for half in AREAS if TERRITORY[half] == territory}) >= 4


def test_a_thunderbolt_is_3_points_a_trident_2_an_owl_1_and_ares_s_helmet_minus_1() -> None:
    assert dict(zip(TOKENS[1:], TOKEN_POINTS[1:], strict=True)) == {
        "thunderbolt": 3, "trident": 2, "owl": 1, "helmet": -1,
    }  # fmt: skip


def test_the_helmet_is_a_token_but_is_printed_on_no_area() -> None:
    assert {TOKENS[token] for token in ALL_TOKENS} == {"thunderbolt", "trident", "owl", "helmet"}
    assert {TOKENS[SYMBOL[half]] for half in AREAS} == {"", "thunderbolt", "trident", "owl"}


def test_a_hand_has_5_cards_the_graeae_see_3_and_there_are_at_least_4_dionysus_cards() -> None:
    assert (numbers.HAND, numbers.SEEN_BY_GRAEAE) == (5, 3)
    assert cards.CARDS - FIRST_DIONYSUS >= 4
    assert all(CREATURE[2 * card] == DIONYSUS for card in range(FIRST_DIONYSUS, cards.CARDS))


def test_a_creature_is_1_point_four_different_ones_1_more_a_finished_city_3_and_later_ones_1() -> None:
    assert (numbers.CREATURE_POINTS, numbers.CREATURES_BONUS) == (1, 1)
    assert (numbers.FIRST_CITY, numbers.LATER_CITY) == (3, 1)
    assert numbers.GOD_MULTIPLIES == 2


def test_there_are_the_eight_supports_and_each_is_on_some_card() -> None:
    found = {SUPPORTS[SUPPORT[half]] for half in PILE_HALVES if SUPPORT[half] >= 0}
    assert found == {
        "castor-and-pollux", "graeae", "exchange", "take-token", "destroy", "steal-token", "shield", "magic",
    }  # fmt: skip


# Assumed.


def test_the_pile_has_about_100_cards() -> None:
    assert 90 <= len(PILE_CARDS) <= 110


def test_there_are_areas_of_every_territory_and_number_and_fewer_4s_than_1s() -> None:
    copies = Counter((TERRITORY[half], NUMBER[half]) for half in AREAS)
    for territory in range(4):
        assert all(copies[territory, number] for number in (1, 2, 3, 4))
        assert copies[territory, 4] < copies[territory, 1]


def test_there_are_at_least_five_creatures_a_territory_here_six() -> None:
    assert len(CREATURES) == 24
    assert [sum(TERRITORY[half] == t and CREATURE[half] == c for half in AREAS) > 0 for t in range(4)
            for c in range(6 * t, 6 * t + 6)] == [True] * 24  # fmt: skip


def test_no_two_cards_have_the_same_pair_of_halves() -> None:
    pairs = Counter(frozenset((HALVES[2 * card], HALVES[2 * card + 1])) for card in PILE_CARDS)
    assert max(pairs.values()) == 1


def test_supports_are_on_a_bit_under_half_of_the_cards() -> None:
    share = sum(SUPPORT[half] >= 0 for half in PILE_HALVES) / len(PILE_CARDS)
    assert 0.38 <= share < 0.5


def test_printed_symbols_are_mostly_on_high_areas() -> None:
    printed = [NUMBER[half] for half in AREAS if SYMBOL[half]]
    assert sum(number >= 3 for number in printed) > 2 * sum(number < 3 for number in printed)


def test_there_are_about_20_tokens_few_3s_some_2s_most_1s_and_some_minus_1s() -> None:
    tokens = Counter(TOKENS[token] for token in ALL_TOKENS)
    assert 18 <= len(ALL_TOKENS) <= 22
    assert tokens["thunderbolt"] < tokens["trident"] < tokens["owl"]
    assert 1 < tokens["helmet"] < tokens["owl"]


# A file that is wrong is refused, and said where.


def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> ModuleType:
    """The cards as they are read from a file of these lines."""
    package = f"owners_cards_{next(packages)}"
    folder = tmp_path / package
    (folder / "data").mkdir(parents=True)
    for each in (folder, folder / "data"):
        (each / "__init__.py").write_text("")
    for module in ("numbers.py", "cards.py"):
        source = files("boardroom.games.ephyran.position").joinpath(module).read_text(encoding="utf-8")
        source = source.replace("from boardroom.games.ephyran import data", f"from {package} import data")
        source = source.replace(
            "from boardroom.games.ephyran.position.numbers import", f"from {package}.numbers import"
        )
        (folder / module).write_text(source, encoding="utf-8")
    (folder / "data" / "data.toml").write_text(lines, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module(f"{package}.cards")


def test_an_owner_can_correct_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert '["lagoon 1 cetus", "mountain 2 phoenix"],' in LINES
    corrected = LINES.replace('["lagoon 1 cetus", "mountain 2 phoenix"],', '["lagoon 1 cetus owl", "destroy"],')
    read_cards = read(tmp_path, monkeypatch, corrected.replace("dionysus = 4", "dionysus = 5"))
    assert (read_cards.half_key(0), read_cards.half_key(1)) == ("lagoon-1-cetus-owl", "destroy")
    assert read_cards.CARDS == cards.CARDS + 1


@pytest.mark.parametrize(
    ("line", "wrong", "place", "why"),
    [
        ("hand = 5", "hand = 3", "hand", "from 4 to 9"),
        ("hand = 5", 'hand = "five"', "hand", "a whole number"),
        ("hand = 5", "", "", "'hand' is missing"),
        ("hand = 5", "hand = 5\nfoot = 2", "", "no field 'foot'"),
        ("seen_by_graeae = 3", "seen_by_graeae = 9", "seen_by_graeae", "from 2 to 4"),
        ("dionysus = 4", "dionysus = 3", "dionysus", "from 4 to 8"),
        ("city_bonus = [3, 1]", "city_bonus = [3]", "city_bonus", "2 values"),
        ("helmet = -1 }", "helmet = -10 }", "points, helmet", "from -9 to 9"),
        (", helmet = -1 }", " }", "points", "'helmet' is missing"),
        (", helmet = 4 }", " }", "tokens", "'helmet' is missing"),
        ("tokens = { thunderbolt = 3, trident = 5, owl = 8, helmet = 4 }",
         "tokens = { thunderbolt = 0, trident = 0, owl = 0, helmet = 0 }", "tokens", "there is none"),
        ("owl = 8", "owlet = 8", "tokens", "'owlet'"),
        ('"hippocamp siren karkinos triton scylla cetus"', '"hippocamp siren"', "creatures, lagoon", "is not written"),
        ("karkinos triton", "siren triton", "creatures, lagoon", "'siren' is there twice"),
        ("satyr boar", "siren boar", "creatures, lands", "'siren' is there twice"),
        ('["lagoon 1 cetus", ', '["lagoon 5 cetus", ', "pile, cards, value 1, value 1", "is not written"),
        ('["lagoon 1 cetus", ', '["ocean 1 cetus", ', "pile, cards, value 1, value 1", "'ocean' is no territory"),
        ('["lagoon 1 cetus", ', '["lagoon 1 satyr", ', "pile, cards, value 1, value 1", "no creature of lagoon"),
        ('["lagoon 1 cetus", ', '["lagoon 1 cetus helmet", ', "pile, cards, value 1, value 1", "'helmet' is no symbol"),
        ('"mountain 2 phoenix"]', '"fire"]', "pile, cards, value 1, value 2", "'fire' is no support"),
        ('["lagoon 1 cetus", "mountain 2 phoenix"]', '["lagoon 1 cetus"]', "pile, cards, value 1", "2 values"),
        ('["lagoon 1 cetus", "mountain 2 phoenix"]', '["magic", "destroy"]', "pile, cards, value 1", "two supports"),
        ('["lagoon 1 cetus", "mountain 2 phoenix"]', '["lagoon 1 cetus", "lagoon 1 cetus"]', "pile, cards, value 1",
         "twice the same half"),
        ('["lagoon 1 karkinos", "forest 3 pegasus"]', '["mountain 2 phoenix", "lagoon 1 cetus"]',
         "pile, cards, value 2", "the same pair of halves as value 1"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_named_with_file_entry_and_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, wrong: str, place: str, why: str
) -> None:
    assert line in LINES
    with pytest.raises(WrongTable) as refused:
        read(tmp_path, monkeypatch, LINES.replace(line, wrong, 1))
    assert refused.value.place == (f"{FACTS}, {place}" if place else FACTS)
    assert why in refused.value.why


def test_a_pile_that_is_used_up_by_four_hands_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = LINES.index("cards = [") + len("cards = [")
    few = "".join(
        f'["lagoon 1 cetus", "lands {number} {CREATURES[c]}"],' for c in range(6, 10) for number in range(1, 5)
    )
    with pytest.raises(WrongTable, match="fewer than 17 cards"):
        read(tmp_path, monkeypatch, LINES[:start] + few + "]")


def test_more_cards_than_there_are_numbers_for_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = "".join(
        f'["{t} 1 {CREATURES[c]}", "{t} 2 {CREATURES[d]}"],' for i, t in enumerate(TERRITORIES)
        for c in range(6 * i, 6 * i + 3) for d in range(6 * i, 6 * i + 6)
    )  # fmt: skip
    with pytest.raises(WrongTable, match="more than 123 cards"):
        read(tmp_path, monkeypatch, LINES.rstrip().removesuffix("]") + more + "]")
