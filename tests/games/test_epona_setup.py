"""Set-up and card set: what lies where before the first round, and which faces the rulebook gives (rulebook
"Components", "General setup", "Lower interaction variant", rulings 7, 11, 13).
"""

from collections import Counter
from typing import Any

import pytest
from epona_pad import LINES, STABLE_LINES
from epona_positions import OPTIONS, assets, everything, fresh, stables

from boardroom.engine import rng
from boardroom.games.epona.cards import (
    ASSETS,
    DECK_CARDS,
    FACES,
    MARKED_3,
    MARKED_6,
    NONE,
    OWNERS,
    PLAIN,
    SELECTION_CARDS,
    STABLES,
    STABLES_MARKED,
    STARRED,
)
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.state import ADDITIONAL_CARD, SELECTING
from boardroom.games.epona.vocabulary import (
    BESIDE,
    BOTH,
    COINS,
    COLUMN,
    DISCOUNT,
    DRAW,
    EACH,
    FLAT,
    IN_LOCATION,
    OWNER,
    PAIR,
    ROLLER,
    ROW,
    SIDES,
    STUD,
    TABLEAU,
    TYPES,
    WITH_ROLLER,
    Bonus,
    read_bonus,
)

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


def test_there_are_47_stable_cards_28_plain_6_marked_3_7_marked_6_and_6_starred() -> None:
    assert [len(STABLES_MARKED[mark]) for mark in (PLAIN, MARKED_3, MARKED_6, STARRED)] == [28, 6, 7, 6]
    assert {stable.key for stable in STABLES} == set(STABLE_LINES)


def test_there_are_6_symmetric_owner_cards_and_7_two_sided_selection_cards() -> None:
    assert len(OWNERS) == 6
    assert len(set(OWNERS)) == 1
    assert SELECTION_CARDS == 7
    assert len(FACES) == 14


def test_stables_marked_3_have_3_slots_and_those_marked_6_or_starred_6() -> None:
    assert {STABLES[stable].slots for stable in stables(mark="3")} == {3}
    assert {STABLES[stable].slots for stable in (*stables(mark="6"), *stables(mark="star"))} == {6}
    assert {STABLES[stable].slots for stable in stables(mark="plain")} <= {3, 4, 5}


def test_about_one_horse_in_three_is_a_stallion_in_either_deck() -> None:
    for deck in ("sporting", "working"):
        assert len(assets(f"{deck} mare")) + len(assets(f"{deck} stallion")) == 54
        assert 1 / 4 < len(assets(f"{deck} stallion")) / 54 < 5 / 12


def test_a_card_has_at_most_one_bonus_icon_two_at_cost_3() -> None:
    for asset in ASSETS:
        assert len(asset.bonus) <= (2 if asset.cost == 3 else 1)
        assert not any(bonus.kind in (ROLLER, DISCOUNT) for bonus in asset.bonus)


def test_the_set_has_every_kind_of_formula_and_of_bonus_that_a_player_learns() -> None:
    formulas = {asset.formula.kind for asset in ASSETS}
    assert formulas >= {0, FLAT, WITH_ROLLER, IN_LOCATION, BESIDE, PAIR, BOTH, EACH}
    scopes = {asset.formula.where for asset in ASSETS if asset.formula.kind == EACH}
    assert scopes >= {ROW, COLUMN, SIDES, TABLEAU}
    bonuses = {bonus.kind for asset in ASSETS for bonus in asset.bonus}
    assert bonuses >= {COINS, STUD, OWNER, DRAW}


# Faces that the rulebook shows.


def test_a_card_of_the_rulebook_costs_2_coins() -> None:
    assert assets(cost=2)


def test_a_card_of_the_rulebook_costs_3_coins_and_draws_3_sporting_horses() -> None:
    assert assets(cost=3, bonus="draw sporting")


def test_a_stable_of_the_rulebook_needs_a_working_horse_and_a_mare() -> None:
    (stable,) = (
        one for one in STABLE_LINES.values() if set(one["needs"].split()) == {"working", "mare"} and one["slots"] == 3
    )
    assert (stable["at_once"], stable.get("at_end", ""), stable["line"]) == ("coin, owner", "", "vet")


def test_the_owner_card_of_the_rulebook_has_paul_s_boxes() -> None:
    below, above = OWNERS[0]
    for texts, points in ((("discount sporting", "stud, 2 coins"), 4), (("roller",), -1), (("3 coins",), None)):
        wanted = [read_bonus(text, "test") for text in texts]
        (pair,) = (number for number in range(3) if all(one in below[2 * number : 2 * number + 2] for one in wanted))
        if points is not None:
            assert above[pair] == points


def test_a_selection_card_of_the_rulebook_draws_7_for_1_coin() -> None:
    (face,) = (face for face in FACES if face.draws == (1, 1, 2, 2) and face.free == 1)
    assert (face.price, face.gift, face.keep) == (1, (), 3)


def test_a_selection_card_has_a_price_or_a_gift_and_a_gift_is_coins_or_studs() -> None:
    for face in FACES:
        assert 0 <= face.price <= 2
        assert not (face.price and face.gift)
        assert all(bonus.kind in (COINS, STUD) for bonus in face.gift)
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


def test_the_two_stables_are_randomly_chosen() -> None:
    assert len({fresh(2, seed).tableaus for seed in range(12)}) > 6


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


@pytest.mark.parametrize("seats", [0, 7])
def test_the_game_is_for_1_to_6_players(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        fresh(seats)


def test_a_game_has_6_rounds_or_5() -> None:
    assert (fresh(3).rounds, fresh(3, rounds="5").rounds) == (6, 5)
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
        assert state.phase == SELECTING
        assert actors(state) == (state.starter,)


def test_the_same_chance_sets_up_the_same_game() -> None:
    assert fresh(4, 7, start="random") == fresh(4, 7, start="random")
    options: dict[str, Any] = {**OPTIONS, "start": "random"}
    assert first_state(options, 4, rng.seeded(7)) == fresh(4, 7, start="random")


def test_a_bonus_has_a_number_only_where_it_counts() -> None:
    assert read_bonus("2 coins, owner", "test") == (Bonus(COINS, 2), Bonus(OWNER))
    assert read_bonus("", "test") == ()
