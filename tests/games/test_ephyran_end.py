"""The end: empty pile, full city, closing round, city bonus, giving up (rulebook "End of the game"; ruling 13)."""

import pytest

from boardroom.engine.rules import Seal
from boardroom.games.ephyran.position.actions import CONCEDE
from boardroom.games.ephyran.position.cards import Token
from boardroom.games.ephyran.position.city import areas, is_finished
from boardroom.games.ephyran.position.events import CityFinished, EndTriggered, GameEnded
from boardroom.games.ephyran.position.scoring import totals, winners
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Ending, Phase, State
from tests.games.cities import FULL, RULES, act, asked, offered, position, shown, sound

FIFTEEN = FULL.replace("mountain . . . .", "mountain . . .")
SMALL = "lagoon ."


def discarding(state: State) -> State:
    """The turn of the seat that is asked: it discards a card, and draws one where it can."""
    state = act(state, offered(state, "discard")[0]).state
    return act(state, "draw pile").state if state.phase == Phase.DRAWING else state


# The game ends when the pile is empty or when a player puts the 16th card of his city.


def test_ruling_13_the_end_begins_when_the_pile_is_empty_even_if_there_are_still_cards_in_the_discard_pile() -> None:
    state = position("", "", "", discard="lands-1", pile="forest-1")
    state = act(state, offered(state, "discard")[0]).state
    assert state.ending == Ending.NOT_YET
    played = act(state, "draw pile")
    assert (played.state.ending, played.state.phase) == (Ending.EMPTY_PILE, Phase.PLAYING)
    assert played.the(EndTriggered).why == Ending.EMPTY_PILE
    assert len(played.state.discard) == 2


def test_ruling_13_the_end_begins_when_a_sixteenth_area_is_laid() -> None:
    state = position(FIFTEEN, "", hands=["mountain-4 lands-4"])
    assert areas(state.cities[0]) == 15
    played = act(state, "add mountain-4 mountain")
    assert is_finished(played.state.cities[0])
    assert played.state.ending == Ending.FULL_CITY
    assert played.the(EndTriggered).why == Ending.FULL_CITY


def test_a_changed_area_is_no_sixteenth_card() -> None:
    state = position(FIFTEEN, "", hands=["mountain-3 lands-4"])
    assert act(state, "change mountain-3 mountain").state.ending == Ending.NOT_YET


def test_the_ongoing_turn_is_ended_with_a_draw() -> None:
    state = act(position(FIFTEEN, "", hands=["mountain-4 lands-4"]), "add mountain-4 mountain").state
    assert offered(state) == ["draw pile"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("after", [0, 1])
def test_ruling_13_all_play_on_to_the_player_before_the_athena_token_s_holder(
    seats: int, starter: int, after: int
) -> None:
    first = (starter + after) % seats
    cities = [""] * seats
    cities[first] = FIFTEEN
    hands = ["lands-4"] * seats
    hands[first] = "mountain-4 lands-4"
    state = position(*cities, hands=hands, starter=starter, active=first)
    state = act(state, "add mountain-4 mountain", "draw pile").state
    turns = 0
    while state.phase != Phase.OVER:
        assert asked(state) == (first + 1 + turns) % seats
        state = discarding(state)
        turns += 1
    assert turns == seats - 1 - after


def test_ruling_13_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    state = position("", FIFTEEN, hands=["lands-4", "mountain-4 lands-4"], active=1)
    played = act(state, "add mountain-4 mountain", "draw pile")
    assert played.state.phase == Phase.OVER
    assert RULES.actors(played.state) == ()
    assert played.the(GameEnded).reason == Ending.FULL_CITY


def test_in_the_closing_round_with_an_empty_pile_everybody_still_has_a_turn() -> None:
    state = position("", "", "", discard="lands-1", pile="forest-1", hands=["lands-4"] * 3)
    state = discarding(state)
    seats = []
    while state.phase != Phase.OVER:
        seats.append(asked(state))
        state = discarding(state)
    assert seats == [1, 2]
    assert state.round == 1


def test_a_full_city_that_comes_first_stays_the_reason_when_the_pile_ends_too() -> None:
    state = position(FIFTEEN, "", hands=["mountain-4 lands-4", "lands-3"], pile="forest-1")
    played = act(state, "add mountain-4 mountain", "draw pile")
    assert played.state.ending == Ending.FULL_CITY
    assert len(played.of(EndTriggered)) == 1


# City bonus.


def test_ruling_13_the_city_bonus_is_fixed_when_the_sixteenth_area_is_laid_3_for_the_first_1_for_others() -> None:
    state = position(FIFTEEN, FIFTEEN, "", hands=["mountain-4 lands-4", "dionysus lands-3", "forest-3"])
    played = act(state, "add mountain-4 mountain")
    assert played.state.bonuses == (3, UNFINISHED, UNFINISHED)
    assert played.the(CityFinished).bonus == 3
    played = act(played.state, "draw pile", "add dionysus mountain")
    assert played.state.bonuses == (3, 1, UNFINISHED)
    assert (played.the(CityFinished).seat, played.the(CityFinished).bonus) == (1, 1)


def test_ruling_13_later_damage_does_not_take_it_away() -> None:
    state = position(FULL, "", hands=["lands-3", "destroy lands-4"], active=1)
    state = act(state, "destroy destroy 1", "let", "give-up mountain").state
    assert not is_finished(state.cities[0])
    assert state.bonuses == (3, UNFINISHED)
    over = act(state, "draw pile").state
    assert over.phase == Phase.OVER
    assert totals(over)[0] == points(over, 0) + 3


def test_a_city_that_is_damaged_does_not_make_another_one_the_first() -> None:
    state = position(FULL, "", FIFTEEN, hands=["lands-3", "destroy lands-4", "mountain-4 forest-4"], active=1)
    state = act(state, "destroy destroy 1", "let", "give-up mountain", "draw pile", "add mountain-4 mountain").state
    assert state.bonuses == (3, UNFINISHED, 1)


def test_ruling_13_if_the_pile_ended_first_cities_finished_in_the_closing_round_still_get_it() -> None:
    hands = ["lands-3 forest-3", "mountain-4 lands-4"]
    state = position("", FIFTEEN, hands=hands, pile="forest-1")
    state = discarding(state)
    assert state.ending == Ending.EMPTY_PILE
    played = act(state, "add mountain-4 mountain", "draw discard")
    assert played.state.bonuses == (UNFINISHED, 3)
    assert (played.state.phase, played.state.ending) == (Phase.OVER, Ending.EMPTY_PILE)
    assert played.of(EndTriggered) == []


def test_a_city_finished_by_castor_and_pollux_s_extra_card_gets_it_too() -> None:
    state = position(FIFTEEN, "", hands=["castor-and-pollux mountain-4"])
    state = act(state, "play castor-and-pollux", "draw pile", "draw pile", "add mountain-4 mountain").state
    assert (state.bonuses, asked(state)) == ((3, UNFINISHED), 1)


def test_a_third_city_finished_in_the_round_gets_1_as_well_also_by_a_theft_of_dionysus() -> None:
    # The first two were finished, and are in ruins.
    there = {"bonuses": (3, 1, UNFINISHED, UNFINISHED), "ending": Ending.FULL_CITY, "active": 2}
    hands = ["lands-4", "lands-4", "lagoon-1 lands-3", "forest-4"]
    state = position("lagoon .", "lagoon .", FIFTEEN, "lagoon D", hands=hands, **there)
    played = act(state, "steal-dionysus lagoon-1 4 mountain")
    assert played.state.bonuses == (3, 1, 1, UNFINISHED)
    assert played.the(CityFinished).bonus == 1
    assert asked(act(played.state, "draw pile").state) == 3


def test_a_city_finished_after_castor_and_pollux_took_the_last_card_gets_the_bonus_of_the_first() -> None:
    state = position(FIFTEEN, "", hands=["castor-and-pollux mountain-4"], pile="forest-1", discard="lands-1")
    again = act(state, "play castor-and-pollux", "draw pile", "draw discard").state
    assert again.ending == Ending.EMPTY_PILE
    played = act(again, "add mountain-4 mountain").state
    assert (played.bonuses, played.ending, asked(played)) == ((3, UNFINISHED), Ending.EMPTY_PILE, 1)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_ruling_13_a_pile_that_a_defender_s_refill_empties_ends_the_game_with_that_round(active: int) -> None:
    defender = (active + 1) % 3
    hands = ["lands-4 lands-3"] * 3
    hands[active], hands[defender] = "destroy lands-4", "shield lands-3"
    cities = ["lagoon ."] * 3
    state = position(*cities, hands=hands, pile="forest-1", active=active)
    state = act(state, f"destroy destroy {defender + 1}", "block shield").state
    turns = 0
    while state.phase != Phase.OVER:
        state = discarding(state)
        turns += 1
    assert turns == 2 - active


def points(state: State, seat: int) -> int:
    """The points of a city without its bonus."""
    return totals(state._replace(bonuses=(UNFINISHED,) * len(state.cities)))[seat]


# At the end.


def test_at_the_end_the_players_reveal_the_magical_tokens_of_their_city_and_nothing_can_be_taken_back() -> None:
    state = position(
        "lagoon .+owl", "", hands=["lands-3", "lands-4 forest-3"], pile="", ending=Ending.EMPTY_PILE, active=1
    )
    assert RULES.secrets.view(state, 1).cities[0].tokens[0] != bytes((Token.OWL,))
    played = act(state, offered(state, "discard")[0])
    assert played.state.phase == Phase.OVER
    assert all(
        RULES.secrets.view(played.state, seat).cities[0].tokens[0] == bytes((Token.OWL,)) for seat in (0, 1, None)
    )
    assert played.the(GameEnded).tokens == tuple(city.tokens for city in played.state.cities)
    assert played.seal == Seal.BARRIER


def test_the_most_prestigious_city_wins() -> None:
    state = over("lagoon . . .", "lagoon . .")
    assert winners(state) == (0,)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert [score.total for score in outcome.scores] == [6, 2]


def test_ruling_15_in_case_of_a_tie_the_players_share_the_victory() -> None:
    state = over("lands . .", "lagoon . .", "forest .")
    assert totals(state) == (2, 2, 2)
    assert winners(state) == (0, 1, 2)
    assert winners(over("lands . .", "forest . .", "lagoon .")) == (0, 1)


def test_there_is_no_outcome_before_the_end() -> None:
    assert RULES.outcome(position("lagoon .", "")) is None


def over(*cities: str) -> State:
    """A game that ends with these cities."""
    last = len(cities) - 1
    state = position(*cities, pile="", ending=Ending.EMPTY_PILE, active=last)
    return act(state, offered(state, "discard")[0]).state


# Conceding.


def test_with_two_players_either_may_concede_at_any_time_and_the_other_wins() -> None:
    state = position("lagoon . . . .", "", hands=["take-token lands-4"])
    for seat in (0, 1):
        assert RULES.table_actions(state, seat) == (CONCEDE,)
        step = RULES.apply(state, seat, CONCEDE)
        assert (step.state.phase, step.state.ending, step.state.conceded) == (Phase.OVER, Ending.CONCEDED, seat)
        assert winners(sound(step.state)) == (1 - seat,)
        assert RULES.table_actions(step.state, seat) == ()


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nobody_concedes(seats: int) -> None:
    state = position(*[""] * seats)
    assert all(RULES.table_actions(state, seat) == () for seat in range(seats))


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("take-token lands-4", ("play take-token",)), ("take-token lands-4", ("play take-token", "let")),
        ("destroy lands-4", ("destroy destroy 2", "let")), ("graeae lands-4", ("play graeae",)),
        ("castor-and-pollux lands-4", ("play castor-and-pollux", "draw pile")),
        ("lands-4 lands-3", ("discard lands-4",)),
    ],
)  # fmt: skip
def test_who_gives_up_in_the_midst_of_something_leaves_a_position_that_can_be_read(
    hand: str, actions: tuple[str, ...]
) -> None:
    state = act(position("lagoon .", "lagoon ., lands .+owl", hands=[hand]), *actions).state
    for seat in (0, 1):
        step = RULES.apply(state, seat, CONCEDE)
        assert sound(step.state).conceded == seat
        assert step.state.asked == NOBODY
        assert RULES.pictures(state, seat, CONCEDE)[-1] == step.state
        assert shown(step.state, 1) == shown(state, 1)
