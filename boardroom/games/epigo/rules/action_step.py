"""The Action step: the stacks turned up pair by pair, higher number first, up to a question or the end.

Rulebook, Action Step, Capturing an Epigon and Frequent Questions; rulings 3, 5, 6, 8 and 10.
"""

from collections.abc import Sequence
from functools import partial

from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rules import Seal, Step
from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    Event,
    GameEnded,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    SuperSlideDeclined,
    TurnBegun,
)
from boardroom.games.epigo.position.numbers import STACK_HEIGHT
from boardroom.games.epigo.position.state import DRAWN, NO_ROWS, NO_STACKS, NOWHERE, UNDECIDED, Ending, Phase, State
from boardroom.games.epigo.position.tiles import DIRECTIONS
from boardroom.games.epigo.rules import movement

ORDERS_A_STEP = 2 * STACK_HEIGHT
# Looking members up in their enumerations would take long in what every step does.
_BARRIER = Seal.BARRIER
_PLAN, _ACT, _OVER = Phase.PLAN, Phase.ACT, Phase.OVER
_CAPTURES, _QUIET = Ending.CAPTURES, Ending.QUIET


def acting(stacks: tuple[bytes, bytes], acted: int) -> tuple[int, int]:
    """The seat and the Order code that act after so many others of the step (0-5); the pair must not cancel."""
    one, two = stacks[0][acted >> 1], stacks[1][acted >> 1]
    seat = (0 if one > two else 1) ^ (acted & 1)
    return seat, (two if seat else one)


def act(state: State, stacks: tuple[bytes, bytes], acted: int, answer: bool | None, events: list[Event]) -> Step[State]:
    """Go on with the Action step after so many Orders have ``acted``.

    ``answer`` is None to start with the next one, else the answer to the super slide it asks for. Every step of a
    stack shows a secret, so the seal is always BARRIER.
    """
    # Written out for speed: ``order >> 2`` is the number of an Order, ``order & 3`` its direction, ``piece >> 3`` the
    # seat of an Epigon, and whose Order acts is as ``acting`` says.
    board = bytearray(state.board)
    where = bytearray(state.where)
    lost = [state.lost[0], state.lost[1]]
    goal = state.goal
    beat = len(events)
    captured = state.quiet < 0
    if isinstance(events, NotedEvents):
        # A partial of what is changed in place: a closure would slow all of this down.
        events.picture = partial(_picture, state, stacks, board, where, lost, acted, events)
    while acted < ORDERS_A_STEP:
        if answer is not None:
            seat, order = acting(stacks, acted)
            piece = seat << 3 | order >> 2
            beat += 1
            if answer:
                movement.super_slide(board, where, piece, DIRECTIONS[order & 3], beat, events)
            else:
                events.append(SuperSlideDeclined(beat, piece))
            answer = None
            acted += 1
            continue
        one, two = stacks[0][acted >> 1], stacks[1][acted >> 1]
        if not acted & 1:
            beat += 1
            events.append(OrdersRevealed(beat, state.turn, acted >> 1, (one, two)))
            if one >> 2 == two >> 2:
                beat += 1
                events.append(OrdersCancelled(beat, one >> 2))
                acted += 2
                continue
        seat = (one < two) ^ (acted & 1)
        order = two if seat else one
        piece = seat << 3 | order >> 2
        beat += 1
        if where[piece] == NOWHERE:
            events.append(OrderSpent(beat, seat, order))
            acted += 1
            continue
        fell, may_go_on = movement.move(board, where, lost, piece, DIRECTIONS[order & 3], beat, events)
        if may_go_on:
            return Step(_acting_state(state, board, where, stacks, acted, lost, captured), tuple(events), _BARRIER)
        if fell:
            captured = True
            loser = fell >> 3
            if lost[loser] == goal:
                events.append(GameEnded(beat + 1, 1 - loser, Ending.CAPTURES, goal))
                over = _acting_state(state, board, where, stacks, acted, lost, captured)
                return Step(
                    over._replace(phase=Phase.OVER, winner=1 - loser, reason=Ending.CAPTURES),
                    tuple(events),
                    _BARRIER,
                )
        acted += 1
    return _turn_over(state, board, where, lost, captured, beat + 1, events)


def _picture(
    state: State, stacks: tuple[bytes, bytes], board: bytearray, where: bytearray, lost: list[int], acted: int,
    events: Sequence[Event],
) -> State:  # fmt: skip
    """The table in the midst of the step: the pair told last lies turned up, before any was told the one that ``acted``
    so far.
    """
    for event in events:
        if isinstance(event, OrdersRevealed):
            acted = 2 * event.pair
    captured = state.quiet < 0 or any(isinstance(event, EpigonCaptured) for event in events)
    return _acting_state(state, board, where, stacks, acted, lost, captured)


def _turn_over(
    state: State, board: bytearray, where: bytearray, lost: list[int], captured: bool, beat: int, events: list[Event]
) -> Step[State]:
    """All Orders have acted: the next turn begins, or too many have passed without a capture."""
    quiet = 0 if captured else state.quiet + 1
    ended = bool(state.draw_after) and quiet >= state.draw_after
    turn = state.turn if ended else state.turn + 1
    first = state.first if ended else 1 - state.first
    if ended:
        events.append(GameEnded(beat, DRAWN, Ending.QUIET, quiet))
    else:
        events.append(TurnBegun(beat, turn, first))
    return Step(
        State(
            _OVER if ended else _PLAN,
            turn,
            first,
            bytes(board),
            bytes(where),
            NO_ROWS,
            NO_STACKS,
            0,
            0,
            (lost[0], lost[1]),
            0,
            -1,
            quiet,
            state.goal,
            state.draw_after,
            DRAWN if ended else UNDECIDED,
            _QUIET if ended else _CAPTURES,
        ),
        tuple(events),
        _BARRIER,
    )


def _acting_state(
    state: State, board: bytearray, where: bytearray, stacks: tuple[bytes, bytes], acted: int, lost: list[int],
    captured: bool,
) -> State:  # fmt: skip
    """The state in the middle of the step; ``quiet`` is -1 there once something was captured in this turn."""
    return State(
        _ACT,
        state.turn,
        state.first,
        bytes(board),
        bytes(where),
        NO_ROWS,
        stacks,
        0,
        acted,
        (lost[0], lost[1]),
        0,
        -1,
        -1 if captured else state.quiet,
        state.goal,
        state.draw_after,
        UNDECIDED,
        _CAPTURES,
    )
