"""Whole games at random: nothing is lost, nothing is where it may not be, and somebody can always act."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from boardroom.engine import rng as random_values
from boardroom.engine.manifest import OptionValue
from boardroom.engine.rules import Unreadable
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import DRAW_STABLES, Breed, FinishPlacing, MoveRoller, PlaceCard, SellCard
from boardroom.games.epona.position.cards import (
    ASSETS,
    BOXES_BELOW,
    FORMULA,
    MARES,
    NONE,
    OWNERS,
    STABLES_MARKED,
    STALLIONS,
    TYPE,
)
from boardroom.games.epona.position.events import StableFinished
from boardroom.games.epona.position.scoring import scored, so_far, total, winners
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, unfinished
from boardroom.games.epona.position.vocabulary import DECKS, RIDER, BonusKind, FormulaKind
from boardroom.games.epona.records.codec import decode, encode
from boardroom.games.epona.records.validation import validate
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.steps import act
from tests.games.epona_pad import pad
from tests.games.epona_positions import OPTIONS, Box, everything, is_complete, position, row_of


def check(state: State) -> None:
    """What holds in every position."""
    seats = len(state.coins)
    cards, stables = everything(state)
    assert cards == list(range(len(ASSETS)))
    assert set(STABLES_MARKED[0]) <= set(stables)
    assert len(stables) == len(set(stables)) == 28 + 2 * seats
    assert sum(len(pile) for pile in (state.display, state.unused, state.used)) <= max(7, seats + 1)
    for seat in range(seats):
        _check_tableau(state, seat)
        assert state.boxes[seat] >> BOXES_BELOW == sum(
            1 << pair
            for pair in range(3)
            if state.boxes[seat] >> BOXES_BELOW + pair & 1 and state.boxes[seat] >> 2 * pair & 3 == 3
        )
    _check_tokens(state)
    if state.phase not in (Phase.PLACING, Phase.KEEPING_STABLE, Phase.AGREEING) and not (state.pending or state.seen):
        assert state.filled < 0
    for seat in actors(state):
        assert legal(state, seat)
        assert len(set(legal(state, seat))) == len(legal(state, seat))
    assert bool(actors(state)) == (state.phase != Phase.OVER)


def _check_tableau(state: State, seat: int) -> None:
    tableau = state.tableaus[seat]
    assert 2 <= len(tableau) <= 6
    assert unfinished(tableau) <= 3
    for number, row in enumerate(tableau):
        full = NONE not in row.slots
        waits = seat == state.active and state.filled == number
        assert (row.cube == Cube.UNFINISHED) == (not full or waits)
        if full and not waits and state.phase not in (Phase.SWAPPING, Phase.OVER):
            assert row.cube == (
                Cube.COMPLETED if is_complete(row.stable, row_of(state, number, seat)) else Cube.FINISHED
            )
    riders = sum(TYPE[card] == RIDER for row in tableau for card in row.slots if card != NONE)
    boxes = sum(
        bonus.kind == BonusKind.ROLLER
        for box, bonuses in enumerate(OWNERS[state.owners[seat]].below)
        if state.boxes[seat] >> box & 1
        for bonus in bonuses
    )
    assert len(set(state.rollers[seat])) == len(state.rollers[seat]) <= riders + boxes
    assert all(FORMULA[card].kind == FormulaKind.WITH_ROLLER for card in state.rollers[seat])
    assert all(any(card in row.slots for row in tableau) for card in state.rollers[seat])
    assert not state.rollers[seat] or state.phase in (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)


def _check_tokens(state: State) -> None:
    laid = {card for tableau in state.tableaus for row in tableau for card in row.slots}
    for card, points in enumerate(state.tokens):
        if points:
            assert card in laid
            assert (card in MARES and points <= 2) or (card in STALLIONS and len(state.coins) > 1)


def play(seats: int, seed: int, **options: OptionValue) -> tuple[State, Counter[str]]:
    """A whole game at random, each position checked; what happened, by names."""
    chosen = {**OPTIONS, "start": "random", **options}
    state = first_state(chosen, seats, random_values.seeded(seed))
    rng = random_values.seeded(seed + 1000)
    happened: Counter[str] = Counter()
    check(state)
    while state.phase != Phase.OVER:
        who = actors(state)
        rng, place = random_values.below(rng, len(who))
        choice = legal(state, who[place])
        laying = [action for action in choice if isinstance(action, PlaceCard) or action is DRAW_STABLES]
        rng, often = random_values.below(rng, 4)
        if laying and often:
            choice = tuple(laying)
        rng, number = random_values.below(rng, len(choice))
        action = choice[number]
        if isinstance(action, SellCard | PlaceCard) and state.phase != Phase.KEEPING:
            assert who[place] == state.active
        assert decode(json.loads(json.dumps(encode(state)))) == state
        validate(state, chosen, seats)
        step = act(state, who[place], action)
        assert step.state.step == state.step + 1
        for event in step.events:
            happened[type(event).__name__] += 1
            if isinstance(event, StableFinished):
                happened["completed"] += event.is_complete
        state = step.state
        check(state)
    return state, happened


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_keeps_every_card_and_ends_with_a_score(seats: int, seed: int) -> None:
    state, happened = play(seats, seed)
    assert state.round == state.rounds == 6
    assert happened["RoundEnded"] == 6
    assert happened["GameEnded"] == 1
    assert not any(state.hands)
    assert not any(state.drawn)
    for seat in range(seats):
        assert total(state, seat) == sum(item.points for item in scored(state, seat)) == sum(pad(state, seat))
    assert bool(winners(state)) == (seats > 1)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_points_that_are_told_with_a_deed_are_the_change_of_the_total(seats: int) -> None:
    state, chance, told = first_state(OPTIONS, seats, random_values.seeded(seats)), Random(seats), 0
    while state.phase != Phase.OVER:
        seat = chance.choice(actors(state))
        choice = legal(state, seat)
        laying = [action for action in choice if isinstance(action, PlaceCard | Breed | MoveRoller)]
        after = act(state, seat, chance.choice(laying or choice)).state
        by_deed = EponaRules().words.scored(state, after, None)
        if Phase.PLACING <= state.phase <= Phase.SWAPPING or by_deed:
            changes = {one: so_far(after, one) - so_far(state, one) for one in range(seats)}
            told_changes = {one.seat: one.points for one in by_deed if one.points}
            assert told_changes == {one: n for one, n in changes.items() if n}
        assert all(points for one in by_deed for _, points in one.parts)
        told += bool(by_deed)
        state = after
    assert told > 10


def test_a_random_game_of_5_rounds_has_5_and_one_alone_always_6() -> None:
    assert play(2, 3, rounds=5)[1]["RoundEnded"] == 5
    assert play(1, 3, rounds=5)[1]["RoundEnded"] == 6


def test_a_random_game_in_which_stallions_owners_are_asked_ends_too() -> None:
    happened: Counter[str] = Counter()
    for seed in (5, 6, 7):
        happened += play(4, seed, refusal="asked")[1]
    assert happened["GameEnded"] == 3
    assert happened["BreedingAsked"] > happened["BreedingRefused"] > 0


def test_random_games_reach_what_there_is_to_happen() -> None:
    happened: Counter[str] = Counter()
    for seats, seed in ((4, 11), (4, 12), (3, 13)):
        happened += play(seats, seed)[1]
    for name in (
        "BonusDrawn", "BonusGained", "BoxUsed", "CardSold", "CardsDiscarded", "DrawReplaced", "HorsesBred",
        "StableFinished", "StableKept", "completed", "RollerMoved", "CardsSwapped",
    ):  # fmt: skip
        assert happened[name], name


@pytest.mark.parametrize("kind", range(7))
@pytest.mark.parametrize("what", range(10))
def test_only_icons_that_there_are_can_be_pending_in_a_position_that_is_read(kind: int, what: int) -> None:
    box = Box()
    tables: list[list[tuple[int, Sequence[int]]]] = [
        [(box.stable(slots=3), []), (box.stable(slots=5), [])] for _ in range(2)
    ]
    document = encode(position(*tables, faces=[0, 2]))
    document["pending"] = [[kind, what]]
    if (kind == BonusKind.OWNER and what == 1) or (kind == BonusKind.DRAW and what < len(DECKS)):
        assert legal(decode(document), 0)
    else:
        with pytest.raises(Unreadable) as wrong:
            decode(document)
        assert wrong.value.place == "pending"


def test_every_round_starts_with_the_next_player() -> None:
    state = first_state(OPTIONS, 3, random_values.seeded(1))
    starters = {}
    while state.phase != Phase.OVER:
        starters[state.round] = state.starter
        choice = legal(state, actors(state)[0])
        finishing = [action for action in choice if isinstance(action, FinishPlacing)]
        state = act(state, actors(state)[0], (finishing or choice)[-1]).state
        if state.phase == Phase.BREEDING:
            state = act(state, actors(state)[0], legal(state, actors(state)[0])[-1]).state
    assert [starters[number] for number in range(1, 7)] == [0, 1, 2, 0, 1, 2]
