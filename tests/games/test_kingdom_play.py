"""Whole random games of My Kingdom for a Horse: animals, fences and cards are conserved, pens hold, and games end."""

import itertools
import random
from collections import Counter
from functools import cache

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import COMPUTER
from boardroom.games.my_kingdom_for_a_horse.position.actions import Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import DECK, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsTraded,
    AnimalsTradedIn,
    GainForfeited,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import FENCES, census
from boardroom.games.my_kingdom_for_a_horse.position.numbers import HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Phase, Reason, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, TaskKind
from tests.games.farms import RULES, TOTALS, everybody

GAMES = 14
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@cache
def played(seats: int, game: int, length: str = "full", asides: float = 0.15) -> list[State]:
    """The states of a random game, in which something is done beside a decision now and then."""
    chance = random.Random(game)
    state = RULES.setup(RULES.resolve({"length": length}, [COMPUTER] * seats), seats, rng.seeded(game))
    states = [state]
    while actors := RULES.actors(state):
        beside = RULES.asides(state, actors[0])
        actions = beside if beside and chance.random() < asides else RULES.legal(state, actors[0])
        state = RULES.apply(state, actors[0], chance.choice(actions)).state
        states.append(state)
    return states


def games(seats: int) -> list[list[State]]:
    return [played(seats, game, "short" if game % 4 == 3 else "full") for game in range(GAMES)]


@SEATS
def test_animals_are_conserved_and_the_supply_owes_none_before_the_final_trade(seats: int) -> None:
    for states in games(seats):
        for state in states:
            assert everybody(state) == TOTALS
            assert min(state.supply) >= 0 or state.phase in (Phase.FINAL_TRADE, Phase.OVER)


@SEATS
def test_cards_are_conserved_and_hands_keep_to_their_limit(seats: int) -> None:
    for states in games(seats):
        for state in states:
            everywhere = b"".join((state.deck, state.discard, *state.hands, *state.lasting))
            assert sorted(everywhere) == (list(DECK) if state.with_cards else [])
            assert all(len(hand) == (HAND_LIMIT if state.with_cards else 0) for hand in state.hands)


@SEATS
def test_nobody_has_more_than_24_fences_nor_more_animals_in_a_space_than_it_holds(seats: int) -> None:
    for states in games(seats):
        for state in states:
            for seat, field in enumerate(state.fields):
                assert field.fences.bit_count() <= FENCES
                rooms = limits(state.lasting[seat]).rooms
                assert all(0 < content & 3 <= rooms[content >> 2] for content in field.animals if content)


@SEATS
def test_two_kinds_share_a_pen_only_while_its_owner_builds_or_settles(seats: int) -> None:
    for states in games(seats):
        for state in states:
            for seat, field in enumerate(state.fields):
                top = state.tasks[-1][:2] if state.tasks else ()
                assert not census(field).mixed or top in ((TaskKind.FENCING, seat), (TaskKind.PLACING, seat))


@SEATS
def test_animals_stand_loose_only_within_the_owners_part_of_the_dice_phase(seats: int) -> None:
    for states in games(seats):
        for state in states:
            for seat, field in enumerate(state.fields):
                if any(census(field).loose):
                    own = any(isinstance(task, Fencing | Placing) and task.seat == seat for task in state.tasks)
                    assert state.part_seat == seat or own
                    assert state.phase < Phase.TRADING or own


@SEATS
def test_the_end_is_triggered_exactly_when_a_board_first_holds_enough_of_each(seats: int) -> None:
    for states in games(seats):
        for before, state in itertools.pairwise(states):
            judged = not (state.tasks and state.tasks[-1][0] in (TaskKind.FENCING, TaskKind.PLACING))
            holders = [
                seat
                for seat, field in enumerate(state.fields)
                if not census(field).mixed and min(census(field).penned) >= state.goal
            ]
            if state.twin is not None and min(state.twin) >= state.goal:
                holders.append(TWIN_SEAT)
            if state.triggered == NOBODY:
                assert not (judged and holders)
            elif before.triggered == NOBODY and state.phase != Phase.OVER:
                assert state.triggered in holders
            assert before.triggered in (NOBODY, state.triggered), "it stays triggered"


@SEATS
def test_nobody_trades_normally_once_the_end_is_triggered(seats: int) -> None:
    for states in games(seats):
        for state in states:
            if state.triggered != NOBODY and state.phase == Phase.TRADING and not state.tasks:
                pytest.fail("the final trade should have begun")
            if state.phase == Phase.FINAL_TRADE:
                assert all(isinstance(action, Trade) for action in RULES.legal(state, RULES.actors(state)[0])[:-1]) or (
                    state.tasks[-1][0] == TaskKind.PLACING
                )


@SEATS
def test_who_wins_has_enough_of_each_and_nobody_who_has_more_is_left_out(seats: int) -> None:
    for states in games(seats):
        over = states[-1]
        held = {seat: census(field).penned for seat, field in enumerate(over.fields)}
        if over.twin is not None:
            held[TWIN_SEAT] = over.twin
        best = max((herd[::-1] for herd in held.values() if min(herd) >= over.goal), default=None)
        assert over.winners == sum(1 << seat for seat, herd in held.items() if herd[::-1] == best)


@SEATS
def test_random_games_in_which_nobody_gives_animals_away_end_before_the_last_round(seats: int) -> None:
    """Measured over 300 games of each kind: at most 8 rounds against Moritz, who needs few, and 119 with others."""
    ends = [played(seats, game, asides=0)[-1] for game in range(GAMES)]
    assert max(over.round for over in ends) <= (20 if seats == 1 else 160)
    assert {over.reason for over in ends} == {Reason.WON}


def test_a_turn_of_random_play_takes_a_bounded_number_of_actions() -> None:
    """Measured over 300 games of each kind: at most 48."""
    longest = 0
    for seats, game in itertools.product((2, 3, 4), range(GAMES)):
        turns = Counter(state.round for state in played(seats, game, asides=0))
        longest = max(longest, *turns.values())
    assert 15 < longest <= 80


@SEATS
def test_what_others_were_traded_for_is_told_apart_from_what_was_given(seats: int) -> None:
    for game in range(GAMES):
        chance = random.Random(game)
        state = RULES.setup(RULES.resolve({}, [COMPUTER] * seats), seats, rng.seeded(game))
        due: Counter[tuple[int, int]] = Counter()
        while actors := RULES.actors(state):
            step = RULES.apply(state, actors[0], chance.choice(RULES.legal(state, actors[0])))
            for event in step.events:
                match event:
                    case AnimalsTraded():
                        due[event.seat, event.kind + 1] += event.taken
                        due[event.seat, event.kind] -= event.given
                    case AnimalsTradedIn():
                        # In the final trade what had been traded for is traded on, without having come.
                        due.update({(event.seat, kind): event.counts[kind] for kind in KINDS})
                    case AnimalsGained(traded=True):
                        due.subtract({(event.seat, kind): event.counts[kind] for kind in KINDS})
                    case AnimalsLost() if any(due.values()):
                        due.subtract({(event.seat, kind): event.turned_away[kind] for kind in KINDS})
                    case GainForfeited() if due[event.seat, event.kind]:
                        due[event.seat, event.kind] -= event.number
            state = step.state
            assert any(due.values()) <= bool(state.tasks), "all of it has come, or still waits"
