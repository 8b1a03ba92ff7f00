"""Setup: supply, cards, fields, the start player, and the options (rulebook "Setup", rulings 16 and 18)."""

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DECK, DESIGNS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, DICE, ROYAL, ROYAL_DICE
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    EDGE_NAMES,
    EDGE_OF,
    EDGES,
    FENCES,
    LEVEL,
    ROWS,
    SPACES,
    START,
    census,
    pens,
    space_name,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, State
from tests.games.farms import OPTIONS, RULES, START_1, TOTALS, beside, counts, drawn, everybody, field, offered


def fresh(seats: int, seed: int = 1, **options: str) -> State:
    return RULES.setup({**OPTIONS, **options}, seats, rng.seeded(seed))


# Components.


def test_a_field_has_3_by_4_spaces_and_31_edges_of_which_14_are_border() -> None:
    assert (ROWS, COLUMNS, SPACES, EDGES, LEVEL) == (3, 4, 12, 31, 16)
    border = [name for name in EDGE_NAMES if sum(edge == EDGE_OF[name] for edge in EDGE_OF.values()) == 1]
    assert len(border) == 14


def test_there_are_24_fences_of_each_colour() -> None:
    assert FENCES == 24


def test_there_are_32_sheep_32_pigs_24_cows_and_12_horses() -> None:
    assert TOTALS == (32, 32, 24, 12)


def test_there_are_three_royal_dice_and_one_breeding_die_and_no_die_shows_a_horse() -> None:
    assert (ROYAL_DICE, DICE) == (3, 4)
    assert ROYAL == ("sheep-1", "sheep-2", "pig-1", "half-cow", "fence-1", "fence-2")
    assert sorted(BREEDING) == ["cow", "cow", "pig", "pig", "sheep", "sheep"]


def test_there_are_35_farm_cards_of_25_designs_20_at_once_and_15_lasting() -> None:
    assert len(CARDS) == 35
    assert len(DESIGNS) == 25
    assert sum(design.lasting for design in CARDS) == 15


def test_every_edge_has_one_name_and_an_inner_edge_is_the_edge_of_two_spaces() -> None:
    assert len(set(EDGE_NAMES)) == EDGES
    assert EDGE_OF["a1e"] == EDGE_OF["b1w"]
    assert EDGE_OF["b1s"] == EDGE_OF["b2n"]
    assert [EDGE_OF[name] for name in EDGE_NAMES] == list(range(EDGES))
    assert (space_name(0), space_name(11)) == ("a1", "d3")


# The beginning.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_the_animals_that_are_on_no_board_form_the_supply(seats: int) -> None:
    state = fresh(seats)
    assert everybody(state) == TOTALS
    assert state.supply == (32 - sum((1, 2, 3, 3)[:seats]), 32 - seats, 24, 12)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_is_dealt_4_cards_and_the_rest_is_the_deck(seats: int) -> None:
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.deck) == 35 - 4 * seats
    assert state.discard == b""
    assert sorted(b"".join(state.hands) + state.deck) == list(DECK)


def test_the_cards_are_shuffled_by_the_seed() -> None:
    assert fresh(2, seed=1).hands == fresh(2, seed=1).hands
    assert fresh(2, seed=1).hands != fresh(2, seed=2).hands


def test_players_may_look_at_their_own_cards_only() -> None:
    state = fresh(3)
    view = RULES.secrets.view(state, 1)
    assert view.hands[1] == state.hands[1]
    assert view.hands[0] == view.hands[2] == bytes([HIDDEN] * 4)
    assert set(view.deck) == {HIDDEN}
    assert view.rng == 0
    assert RULES.secrets.view(state, None).hands == (bytes([HIDDEN] * 4),) * 3


@pytest.mark.parametrize(
    ("place", "fences", "animals"),
    [(0, 12, (1, 1, 0, 0)), (1, 12, (2, 1, 0, 0)), (2, 12, (3, 1, 0, 0)), (3, 13, (3, 1, 0, 0))],
)
def test_each_place_in_the_turn_order_starts_with_its_own_fences_and_animals(
    place: int, fences: int, animals: Counts
) -> None:
    start = START[place]
    assert start.fences.bit_count() == fences
    assert total(start.animals) == animals
    assert census(start) == (animals, (0, 0, 0, 0), False), "all of them stand legally"


def test_the_first_three_places_have_pens_of_2_and_4_and_the_fourth_two_pens_of_3() -> None:
    assert [[len(pen) for pen in pens(start.fences)] for start in START] == [[2, 4], [2, 4], [2, 4], [3, 3]]


def test_the_start_field_looks_like_this() -> None:
    assert START[0] == field(START_1)
    assert drawn(START[3]).splitlines()[:5] == [
        "+--+--+--+  +",
        "|p1      |   ",
        "+--+--+--+  +",
        "|s1 s1 s1|   ",
        "+--+--+--+  +",
    ]


def test_places_are_counted_from_the_start_player() -> None:
    for seed in range(20):
        state = fresh(4, seed=seed, start="random")
        for place in range(4):
            assert state.fields[(state.starter + place) % 4] == START[place]


def test_the_start_player_is_drawn_at_random_or_the_first_seat() -> None:
    drawn_ones = {fresh(3, seed=seed, start="random").starter for seed in range(40)}
    assert drawn_ones == {0, 1, 2}
    assert {fresh(3, seed=seed, start="first").starter for seed in range(40)} == {0}


def test_the_start_player_has_the_first_turn_of_the_first_round() -> None:
    state = fresh(4, seed=5, start="random")
    assert state.active == state.part_seat == state.starter
    assert RULES.actors(state) == (state.starter,)
    assert state.round == 1
    assert state.triggered == NOBODY


def test_the_first_decision_is_the_roll_or_a_card() -> None:
    texts = offered(fresh(2))
    assert texts[0] == "roll 1234"
    assert {text.split()[0] for text in texts} <= {"roll", "play", "discard"}
    assert "pass" not in texts


def test_before_the_roll_animals_can_be_rearranged_and_given_back() -> None:
    assert "give-back pig" in beside(fresh(2))


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_the_game_is_for_one_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        fresh(seats)


# Options.


def resolve(*kinds: str, **chosen: OptionValue) -> dict[str, OptionValue]:
    return RULES.resolve(chosen, kinds or [PERSON, PERSON])


def test_the_full_game_has_farm_cards_and_asks_for_two_of_each() -> None:
    settled = resolve()
    assert (settled["cards"], settled["goal"]) == ("yes", 2)


def test_the_short_game_has_no_farm_cards_and_asks_for_one_of_each() -> None:
    settled = resolve(length="short")
    assert (settled["cards"], settled["goal"]) == ("no", 1)
    state = RULES.setup(settled, 2, rng.seeded(1))
    assert (state.goal, state.with_cards, state.hands, state.deck) == (1, 0, (b"", b""), b"")
    assert offered(state) == ["roll 1234"]


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("cards", ["yes", "no"])
@pytest.mark.parametrize("goal", [1, 2])
def test_both_switches_of_the_short_game_are_also_separate_options(length: str, cards: str, goal: int) -> None:
    settled = resolve(length=length, cards=cards, goal=goal)
    state = RULES.setup(settled, 3, rng.seeded(1))
    assert (state.goal, bool(state.hands[0])) == (goal, cards == "yes")


def test_no_last_round_is_set_for_people_and_one_for_computers_among_themselves() -> None:
    assert resolve()["last_round"] == 0
    assert resolve(PERSON, COMPUTER)["last_round"] == 0
    assert resolve(COMPUTER, COMPUTER)["last_round"] == 200


def test_alone_you_play_against_moritz_who_starts_with_1_sheep_and_1_pig_and_no_cards() -> None:
    state = fresh(1)
    assert state.twin == counts(sheep=1, pigs=1)
    assert state.fields == (START[0],)
    assert state.supply == (30, 30, 24, 12)
    assert len(state.deck) == 31


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_there_is_no_moritz(seats: int) -> None:
    assert fresh(seats).twin is None
