"""Set-up and card set: what lies where before the first round, and which faces the rulebook gives (rulebook
"Components", "General setup", "Lower interaction variant", rulings 7, 11, 13).
"""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.games.epona import manifest
from boardroom.games.epona.position.cards import (
    ASSETS,
    DECK_CARDS,
    FACES,
    MARKED_3,
    MARKED_6,
    NONE,
    PLAIN,
    STABLES,
    STABLES_MARKED,
    SYMMETRIC_OWNERS,
)
from boardroom.games.epona.position.state import ADDITIONAL_CARD, Phase
from boardroom.games.epona.position.vocabulary import TYPES, BonusKind, FormulaKind, Scope
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.rules.setup import first_state
from tests.games.epona_pad import LINES
from tests.games.epona_positions import OPTIONS, everything, fresh

# The card set.


@pytest.mark.parametrize(
    ("deck", "types", "count"),
    [
        (0, {"racing", "showjumping", "dressage"}, 54),
        (1, {"carriage-horse", "draught", "riding"}, 54),
        (2, {"manager", "rider"}, 22),
        (3, {"stablehand", "vet"}, 21),
        (4, {"horse-box", "carriage"}, 17),
        (5, {"obstacle", "arena", "racecourse"}, 21),
    ],
)
def test_the_components_name_so_many_cards_of_each_deck(deck: int, types: set[str], count: int) -> None:
    assert len(DECK_CARDS[deck]) == count
    assert {TYPES[ASSETS[card].type] for card in DECK_CARDS[deck]} == types


def test_there_are_189_assets_each_with_a_line_of_its_own() -> None:
    assert len(ASSETS) == len({asset.key for asset in ASSETS}) == 189
    assert {asset.key for asset in ASSETS} == set(LINES)
    assert all(LINES[asset.key]["type"] == TYPES[asset.type] for asset in ASSETS)
    assert all(LINES[asset.key]["cost"] == asset.cost for asset in ASSETS)


def test_the_set_has_every_kind_of_formula_and_of_bonus_that_a_player_learns() -> None:
    formulas = {asset.formula.kind for asset in ASSETS}
    assert formulas >= {
        0,
        FormulaKind.FLAT,
        FormulaKind.WITH_ROLLER,
        FormulaKind.IN_LOCATION,
        FormulaKind.BESIDE,
        FormulaKind.PAIR,
        FormulaKind.BOTH,
        FormulaKind.EACH,
    }
    scopes = {asset.formula.where for asset in ASSETS if asset.formula.kind == FormulaKind.EACH}
    assert scopes >= {Scope.ROW, Scope.COLUMN, Scope.SIDES, Scope.TABLEAU}
    bonuses = {bonus.kind for asset in ASSETS for bonus in asset.bonus}
    assert bonuses >= {BonusKind.COINS, BonusKind.STUD, BonusKind.OWNER, BonusKind.DRAW}


def test_a_selection_card_has_a_price_or_a_gift_and_a_gift_is_coins_or_studs() -> None:
    for face in FACES:
        assert 0 <= face.price <= 2
        assert not (face.price and face.gift)
        assert all(bonus.kind in (BonusKind.COINS, BonusKind.STUD) for bonus in face.gift)
        assert 2 <= face.keep <= 4


# Common area.


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_six_face_down_decks_and_one_of_plain_stables_hold_every_card(seats: int) -> None:
    state = fresh(seats)
    for deck, cards in enumerate(state.decks):
        assert {*cards, *(card for card in state.neutral if card in DECK_CARDS[deck])} == set(DECK_CARDS[deck])
        assert cards != bytes(sorted(cards))
    assert set(state.stables) == set(STABLES_MARKED[PLAIN])
    assert state.stables != bytes(sorted(state.stables))
    assert state.discards == (b"",) * 6
    assert state.stable_discard == b""
    assert everything(state)[0] == list(range(189))


# Player area.


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_each_player_receives_a_stable_marked_3_and_one_marked_6_with_empty_slots(seats: int) -> None:
    state = fresh(seats)
    dealt = []
    for tableau in state.tableaus:
        assert [STABLES[row.stable].mark for row in tableau] == [MARKED_3, MARKED_6]
        assert [row.slots for row in tableau] == [bytes((NONE,)) * 3, bytes((NONE,)) * 6]
        assert [row.cube for row in tableau] == [0, 0]
        dealt += [row.stable for row in tableau]
    assert len(set(dealt)) == 2 * seats


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("row", "mark"), [(0, MARKED_3), (1, MARKED_6)])
def test_the_two_stables_are_randomly_chosen(seat: int, row: int, mark: int) -> None:
    dealt = {fresh(2, seed).tableaus[seat][row].stable for seed in range(60)}
    assert dealt == set(STABLES_MARKED[mark])


@pytest.mark.parametrize("seat", [0, 1])
def test_owner_cards_are_dealt_at_random(seat: int) -> None:
    assert {fresh(2, seed).owners[seat] for seed in range(60)} == set(range(SYMMETRIC_OWNERS))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_all_have_the_same_3_coins_1_stud_and_an_owner_card_without_cubes(seats: int) -> None:
    state = fresh(seats)
    assert list(state.coins) == [3] * seats
    assert list(state.studs) == [1] * seats
    assert list(state.points) == [0] * seats
    assert state.boxes == (0,) * seats
    assert len(set(state.owners)) == seats
    assert state.hands == (b"",) * seats
    assert not any(state.tokens)
    assert state.rollers == (b"",) * seats


@pytest.mark.parametrize(("language", "said"), [("en", "45 to 75 minutes"), ("ja", "45〜75分")])
def test_the_game_takes_45_to_75_minutes_as_the_box_says(language: str, said: str) -> None:
    assert manifest.minutes == (45, 75)
    page = files("boardroom.games.epona").joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    assert said in page


@pytest.mark.parametrize("seats", [0, 7])
def test_the_game_is_for_1_to_6_players(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        fresh(seats)


def test_a_game_has_6_rounds_or_5() -> None:
    assert (fresh(3).rounds, fresh(3, rounds=5).rounds) == (6, 5)
    assert fresh(3).round == 1


# Selection cards.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_selection_cards_as_players_plus_one_are_displayed(seats: int) -> None:
    state = fresh(seats)
    assert len(state.display) == seats + 1
    assert len({face // 2 for face in state.display}) == seats + 1


def test_selection_cards_and_their_fronts_and_backs_are_random() -> None:
    faces = Counter(face for seed in range(60) for face in fresh(2, seed).display)
    assert set(faces) == set(range(14))


@pytest.mark.parametrize(("seats", "pairs", "additional"), [(2, 1, 1), (3, 2, 0), (4, 2, 1), (5, 3, 0), (6, 3, 1)])
def test_a_token_lies_beside_each_pairs_of_colours_and_the_additional_card_if_they_are_odd(
    seats: int, pairs: int, additional: int
) -> None:
    state = fresh(seats)
    assert len(state.offered) == len(state.display)
    counts = Counter(state.offered)
    assert counts.pop(ADDITIONAL_CARD, 0) == additional
    assert sorted(counts.values()) == [2] * pairs


def test_tokens_are_beside_the_cards_at_random() -> None:
    assert len({fresh(3, seed).offered for seed in range(20)}) > 3


# The start player.


def test_the_start_player_is_random_or_the_first() -> None:
    assert {fresh(4, seed, start="random").starter for seed in range(30)} == {0, 1, 2, 3}
    assert {fresh(4, seed).starter for seed in range(10)} == {0}


def test_the_start_player_chooses_first() -> None:
    for seed in range(6):
        state = fresh(4, seed, start="random")
        assert state.phase == Phase.SELECTING
        assert actors(state) == (state.starter,)


def test_the_same_chance_sets_up_the_same_game() -> None:
    assert fresh(4, 7, start="random") == fresh(4, 7, start="random")
    options: dict[str, Any] = {**OPTIONS, "start": "random"}
    assert first_state(options, 4, rng.seeded(7)) == fresh(4, 7, start="random")
