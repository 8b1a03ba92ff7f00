"""Building: areas in order, one copy of each, changed ones (rulebook "Game turn"; rulings 1, 4 and 15)."""

import pytest

from boardroom.games.ephyran.position.cards import HIDDEN, NUMBER, TERRITORY
from boardroom.games.ephyran.position.city import open_top
from boardroom.games.ephyran.position.events import AreaAdded, AreaChanged, CardDiscarded
from boardroom.games.ephyran.position.state import Phase
from tests.games.cities import FULL, act, asked, city, names, offered, position, shown, sound

# Add a Territory to their city in the correct order.


def test_you_need_the_first_area_of_a_territory_to_build_the_second_then_the_third_and_finally_the_fourth() -> None:
    hand = "lagoon-1 lagoon-2 lagoon-3 lagoon-4"
    for height in range(5):
        state = position("lagoon " + ". " * height, "", hands=[hand])
        expected = [f"add lagoon-{height + 1} lagoon"] if height < 4 else []
        assert offered(state, "add lagoon") == expected


def test_territories_are_built_beside_each_other_each_in_its_own_order() -> None:
    state = position("lagoon . ., forest .", "", hands=["lagoon-3 lands-1 forest-2 mountain-1 mountain-2"])
    assert {"add lagoon-3 lagoon", "add lands-1 lands", "add forest-2 forest", "add mountain-1 mountain"} <= set(
        offered(state, "add")
    )
    assert "add mountain-2 mountain" not in offered(state)


def test_an_area_goes_to_its_own_territory_only() -> None:
    state = position("", "", hands=["lagoon-1/forest-4"])
    assert offered(state, "add") == ["add lagoon-1 lagoon"]


def test_either_half_of_a_card_can_be_laid_and_the_other_one_is_given_up() -> None:
    state = position("forest .", "", hands=["mountain-1/forest-2"])
    assert offered(state, "add") == ["add forest-2 forest", "add mountain-1 mountain"]
    played = act(state, "add forest-2 forest")
    assert shown(played.state, 0) == "forest 1 2"
    assert played.state.hands[0] == b""


def test_an_area_that_is_laid_is_told_with_its_place() -> None:
    played = act(position("lagoon . .", "", hands=["lagoon-3"]), "add lagoon-3 lagoon")
    event = played.the(AreaAdded)
    assert (event.seat, event.territory, event.number) == (0, 0, 3)
    assert (TERRITORY[event.half], NUMBER[event.half]) == (0, 3)
    assert shown(played.state, 0) == "lagoon 1 2 3"


def test_only_one_copy_of_each_territory_is_allowed_in_a_city() -> None:
    state = position("lagoon . .", "", hands=["lagoon-1 lagoon-2"])
    assert offered(state, "add") == []


def test_an_area_is_laid_in_the_own_city_only() -> None:
    played = act(position("", "lagoon .", hands=["lagoon-1"]), "add lagoon-1 lagoon")
    assert (shown(played.state, 0), shown(played.state, 1)) == ("lagoon 1", "lagoon 1")


def test_nothing_is_added_to_a_locked_territory_not_even_by_its_owner() -> None:
    state = position("locked lagoon .", "", hands=["lagoon-2 dionysus"])
    assert "add lagoon-2 lagoon" not in offered(state)
    assert "add dionysus lagoon" not in offered(state)


# Change an uncovered Territory.


def test_an_uncovered_area_is_changed_for_the_same_one_of_the_hand_and_goes_to_the_discard_pile() -> None:
    state = position("lagoon . .", "", hands=["lagoon-2 lands-4"])
    old = state.cities[0].columns[0][1]
    played = act(state, "change lagoon-2 lagoon")
    assert shown(played.state, 0) == "lagoon 1 2"
    assert played.state.cities[0].columns[0][1] != old
    assert played.state.discard == bytes((old >> 1,))
    event = played.the(AreaChanged)
    assert (event.old, event.number, event.token) == (old, 2, 0)


def test_ruling_1_uncovered_is_the_highest_area_of_a_column() -> None:
    three = city("lagoon . . .")
    assert open_top(three, 0) == three.columns[0][2]
    state = position("lagoon . . .", "", hands=["lagoon-1 lagoon-2 lagoon-3 lagoon-4"])
    assert offered(state, "change") == ["change lagoon-3 lagoon"]


def test_ruling_1_a_change_puts_an_area_of_the_same_territory_and_number_in_the_place_of_the_old_one() -> None:
    state = position("lagoon . ., lands .", "", hands=["lands-2 forest-2 lands-1"])
    assert offered(state, "change") == ["change lands-1 lands"]


def test_ruling_1_or_a_dionysus() -> None:
    state = position("lagoon . ., lands .", "", hands=["dionysus"])
    assert offered(state, "change") == ["change dionysus lagoon", "change dionysus lands"]
    assert shown(act(state, "change dionysus lagoon").state, 0) == "lagoon 1 D, lands 1"


def test_a_locked_territory_is_not_changed_not_even_by_its_owner() -> None:
    state = position("locked lagoon . .", "", hands=["lagoon-2 dionysus"])
    assert offered(state, "change") == []


def test_an_area_of_an_adversary_is_not_changed() -> None:
    state = position("", "lagoon .", hands=["lagoon-1"])
    assert offered(state, "change") == []


def test_nothing_is_there_to_change_in_an_empty_territory() -> None:
    assert offered(position("", "", hands=["dionysus lagoon-1"]), "change") == []


def test_a_full_territory_can_be_changed_at_its_fourth_area() -> None:
    state = position(FULL, "", hands=["lagoon-4"])
    assert offered(state, "change lagoon") == ["change lagoon-4 lagoon"]


def test_the_token_of_a_changed_area_is_lost_for_good_and_is_not_revealed() -> None:
    state = position("lagoon . .+owl", "", hands=["lagoon-2"])
    played = act(state, "change lagoon-2 lagoon")
    assert shown(played.state, 0) == "lagoon 1 2"
    assert len(played.state.supply) == len(state.supply)
    assert played.the(AreaChanged).token == 1
    assert played.state.token == 0


def test_the_tokens_of_other_areas_stay() -> None:
    played = act(position("lagoon .+owl .+trident", "", hands=["lagoon-2"]), "change lagoon-2 lagoon")
    assert shown(played.state, 0) == "lagoon 1+owl 2"


# Discard a card.


def test_ruling_15_discarding_a_card_is_always_allowed_even_where_another_could_be_played() -> None:
    state = position("", "", hands=["lagoon-1 dionysus"])
    assert offered(state, "add lagoon-1", "discard") == ["add lagoon-1 lagoon", "discard dionysus", *offered(
        state, "discard lagoon", "discard lands", "discard forest", "discard mountain"
    )]  # fmt: skip
    assert len(offered(state, "discard")) == 2


def test_a_discarded_card_lies_on_top_of_the_discard_pile_for_all_to_see() -> None:
    state = position("", "", hands=["lagoon-3 lands-4"], discard="forest-1")
    played = act(state, "discard lagoon-3")
    assert len(played.state.discard) == 2
    assert played.state.discard[-1] == played.the(CardDiscarded).card
    assert "lagoon-3" in names(played.state.discard)[-1]
    assert played.the(CardDiscarded).card != HIDDEN
    assert played.state.phase == Phase.DRAWING


# One action a turn.


@pytest.mark.parametrize("action", ["add lagoon-2 lagoon", "change lagoon-1 lagoon", "discard lands-4"])
def test_a_turn_is_one_action_and_a_card_drawn_then_the_next_player_s_turn_begins(action: str) -> None:
    state = position("lagoon .", "", "", hands=["lagoon-1 lagoon-2 lands-4/mountain-2"])
    played = act(state, action)
    assert (played.state.phase, asked(played.state)) == (Phase.DRAWING, 0)
    assert offered(played.state, "add", "change") == []
    assert asked(act(played.state, "draw pile").state) == 1


def test_turns_go_round_and_rounds_are_counted_from_the_first_player_on() -> None:
    state = position("", "", "", starter=1, active=1)
    seats = []
    for _ in range(6):
        seats.append((asked(state), state.round))
        state = act(state, offered(state, "discard")[0], "draw pile").state
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]
    assert sound(state) == state
