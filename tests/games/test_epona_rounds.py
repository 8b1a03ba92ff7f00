"""End of the round: what is kept and sold, who begins next, how many rounds (rulebook "End of the round", rulings 6, 7
and 13).
"""

import pytest

from boardroom.games.epona.position.actions import PASS_BREEDING, FinishPlacing, PlaceCard, SellCard
from boardroom.games.epona.position.cards import ASSETS, DECK, NONE
from boardroom.games.epona.position.events import GameEnded, RoundBegun, RoundEnded
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.rules.legal import actors
from tests.games.epona_positions import Box, act, asked, finished, fresh, offered, position, row_of


def tables(box: Box, seats: int) -> list[list[tuple[int, list[int | None]]]]:
    """An empty tableau for each."""
    return [[(box.stable(slots=3), [])] for _ in range(seats)]


def test_players_can_keep_at_most_1_card_and_the_others_are_sold_for_2_coins_each() -> None:
    box = Box()
    hand = box.cards(3, cost=0)
    state = position(*tables(box, 2), hands=[hand])
    assert {action.kept for action in offered(state, FinishPlacing)} == {NONE, *hand}
    played = finished(state, hand[0])
    assert played.the(RoundEnded).sold == (bytes(sorted(hand[1:])), b"")
    assert (played.state.coins[0], played.state.aside[0]) == (3 + 4, hand[0])
    assert played.state.hands == (b"", b"")
    assert all(card in played.state.discards[DECK[card]] for card in hand[1:])


def test_nothing_has_to_be_kept() -> None:
    box = Box()
    hand = box.cards(2)
    played = finished(position(*tables(box, 2), hands=[hand]))
    assert (played.state.coins[0], played.state.aside[0]) == (3 + 4, NONE)


def test_who_sold_a_card_before_does_not_sell_it_again() -> None:
    box = Box()
    hand = box.cards(2)
    played = finished(act(position(*tables(box, 2), hands=[hand]), SellCard(hand[0])).state)
    assert played.state.coins[0] == 3 + 4


def test_ruling_6_what_is_kept_takes_effect_at_the_end_of_the_round() -> None:
    box = Box()
    rows = [(box.stable(slots=4), [box.card("racing mare"), box.card("racing stallion")])]
    hand = box.cards(3, cost=0)
    state = finished(position(rows, *tables(box, 1), hands=[hand]), hand[1]).state
    assert state.phase == Phase.BREEDING
    assert set(state.hands[0]) == set(hand)
    assert state.coins[0] == 3
    state = act(state, PASS_BREEDING).state
    assert (state.coins[0], state.aside[0], state.hands[0]) == (7, hand[1], b"")


def test_a_card_may_be_kept_for_several_rounds() -> None:
    box = Box()
    card = box.card()
    state = finished(position(*tables(box, 2), hands=[[card]]), card).state
    while state.phase != Phase.PLACING:
        state = act(state, offered(state)[0]).state
    assert state.aside[0] == card
    state = act(state, FinishPlacing(NONE)).state
    assert card in state.hands[0]
    assert act(state, FinishPlacing(card)).state.aside[0] == card


def test_after_the_last_round_no_card_can_be_kept() -> None:
    box = Box()
    hand = box.cards(2)
    for rounds, now in ((6, 6), (5, 5)):
        state = position(*tables(box, 2), hands=[hand], rounds=rounds, round=now)
        assert offered(state, FinishPlacing) == [FinishPlacing(NONE)]
        assert finished(state).state.coins[0] == 3 + 4


@pytest.mark.parametrize("rounds", [5, 6])
def test_the_game_ends_after_the_5th_or_6th_round(rounds: int) -> None:
    box = Box()
    state = position(*tables(box, 2), rounds=rounds, round=rounds - 1)
    state = finished(state).state
    assert (state.round, state.phase) == (rounds, Phase.SELECTING)
    played = finished(position(*tables(Box(), 2), rounds=rounds, round=rounds))
    assert played.state.phase == Phase.OVER
    assert played.of(GameEnded)
    assert actors(played.state) == ()


def test_the_next_player_clockwise_begins_the_next_round() -> None:
    box = Box()
    for starter, following in ((0, 1), (1, 2), (2, 0)):
        state = position(*tables(Box(), 3), starter=starter, active=starter)
        played = finished(state)
        assert played.the(RoundBegun).starter == following
        assert asked(played.state) == played.state.starter == following
    assert not box.used


def test_coins_studs_and_cubes_stay_from_round_to_round() -> None:
    state = position(*tables(Box(), 2), coins=[5, 0], studs=[0, 3], points=[1, 2], boxes=(3, 65))
    after = finished(state).state
    assert (after.coins, after.studs, after.points, after.boxes) == (
        state.coins,
        state.studs,
        state.points,
        state.boxes,
    )


def test_a_round_is_distribution_placing_and_end() -> None:
    box = Box()
    start = fresh(2)
    stud = [(box.stable(slots=5), [box.card("racing mare"), box.card("racing stallion")])]
    state = position(
        stud, *tables(box, 1), phase=Phase.SELECTING, display=start.display, offered=start.offered, faces=[NONE] * 2
    )
    phases, laid = [state.phase], NONE
    while state.round == 1:
        action = offered(state)[0]
        if state.phase == Phase.PLACING:
            action = FinishPlacing(NONE)
            if laid == NONE:
                action = next(one for one in offered(state, PlaceCard) if not ASSETS[one.card].bonus)
                laid = action.card
        elif state.phase == Phase.BREEDING:
            action = PASS_BREEDING
        state = act(state, action).state
        if state.phase != phases[-1]:
            phases.append(state.phase)
    assert phases == [
        Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING,
        Phase.PLACING,
        Phase.BREEDING,
        Phase.SELECTING,
    ]  # fmt: skip
    assert laid in row_of(state, 0)
    assert state.hands == (b"", b"")
