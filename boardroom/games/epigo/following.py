"""Following events: the view after each, as far as motion shows a view. Nothing is decided here.

The rules and the ghosts on the board follow the same way.
"""

from typing import Any

from boardroom.games.epigo.events import (
    DeploymentRevealed,
    DrawDeclined,
    DrawOffered,
    EpigonCaptured,
    EpigonDeployed,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    GameEnded,
    OrdersRevealed,
    OrderStacked,
    SeatLocked,
    TurnBegun,
)
from boardroom.games.epigo.state import (
    ACT,
    DELTAS,
    DEPLOY,
    EMPTY,
    HIDDEN,
    NO_ROWS,
    NO_STACKS,
    NOWHERE,
    OVER,
    PLAN,
    QUIET,
    STACK_HEIGHT,
    VACANT,
    State,
    deployed,
    seat_of,
)


def pictured(view: State) -> State:
    """Everything but what no picture shows: which Order comes next, who has offered a draw in this turn and the turns
    without a capture.
    """
    return view._replace(acted=0, offered=0, quiet=0)


def follow(view: State, event: Any) -> State:
    """The view after an event, in everything that ``pictured`` names."""
    if isinstance(event, EpigonSlid | EpigonSuperSlid):
        return _moved(view, bytes([event.piece]), event.direction, 0)
    if isinstance(event, EpigonsPushed):
        return _moved(view, event.chain, event.direction, event.fell)
    if isinstance(event, EpigonCaptured):
        return _captured(view, event)
    if isinstance(event, OrdersRevealed):
        stacks = tuple(
            _with(stack or bytes([HIDDEN]) * STACK_HEIGHT, event.pair, order)
            for stack, order in zip(view.stacks, event.orders, strict=True)
        )
        return view._replace(phase=ACT, acted=2 * event.pair, stacks=(stacks[0], stacks[1]), locked=0)
    if isinstance(event, EpigonDeployed):
        return view._replace(
            rows=_of_seat(view.rows, event.seat, _with(view.rows[event.seat], event.column, event.number))
        )
    if isinstance(event, OrderStacked):
        return view._replace(stacks=_of_seat(view.stacks, event.seat, view.stacks[event.seat] + bytes([event.order])))
    if isinstance(event, SeatLocked):
        return _locked(view, event)
    if isinstance(event, DeploymentRevealed):
        return view._replace(rows=event.rows)
    if isinstance(event, TurnBegun):
        return _turn(view, event)
    if isinstance(event, DrawOffered):
        return view._replace(offer=event.seat)
    if isinstance(event, DrawDeclined):
        return view._replace(offer=-1)
    if isinstance(event, GameEnded):
        # Orders turned up in an Action step stay; what was still hidden stays secret for ever.
        stacks = view.stacks if view.phase == ACT and event.reason != QUIET else NO_STACKS
        over = view._replace(phase=OVER, winner=event.winner, reason=event.reason)
        return over._replace(rows=NO_ROWS, stacks=stacks, locked=0, offer=-1)
    return view


def _of_seat(both: tuple[bytes, bytes], seat: int, own: bytes) -> tuple[bytes, bytes]:
    return (both[0], own) if seat else (own, both[1])


def _with(stack: bytes, index: int, code: int) -> bytes:
    return stack[:index] + bytes([code]) + stack[index + 1 :]


def _moved(view: State, chain: bytes, direction: int, fell: int) -> State:
    """The chain one square on; a tile that falls is beyond the edge, on no square, until its capture is told."""
    board, where = bytearray(view.board), bytearray(view.where)
    for piece in chain:
        board[where[piece]] = EMPTY
    for piece in chain:
        where[piece] += DELTAS[direction]
        if piece != fell:
            board[where[piece]] = piece
    return view._replace(board=bytes(board), where=bytes(where))


def _captured(view: State, event: EpigonCaptured) -> State:
    board, where = bytearray(view.board), bytearray(view.where)
    if board[event.origin] == event.piece:
        board[event.origin] = EMPTY
    where[event.piece] = NOWHERE
    lost = list(view.lost)
    lost[seat_of(event.piece)] += 1
    return view._replace(board=bytes(board), where=bytes(where), lost=(lost[0], lost[1]))


def _locked(view: State, event: SeatLocked) -> State:
    locked = view.locked | 1 << event.seat
    if event.phase == DEPLOY:
        rows = list(view.rows)
        if rows[event.seat] and VACANT in rows[event.seat]:
            rows[event.seat] = bytes([HIDDEN]) * len(rows[event.seat])
        return view._replace(locked=locked, rows=(rows[0], rows[1]))
    stacks = list(view.stacks)
    if not stacks[event.seat]:
        stacks[event.seat] = bytes([HIDDEN]) * STACK_HEIGHT
    return view._replace(locked=locked, stacks=(stacks[0], stacks[1]))


def _turn(view: State, event: TurnBegun) -> State:
    board, where = view.board, view.where
    if view.phase == DEPLOY:
        board, where = deployed(view.rows)
    return view._replace(
        phase=PLAN,
        turn=event.turn,
        first=event.first,
        board=board,
        where=where,
        rows=NO_ROWS,
        stacks=NO_STACKS,
        locked=0,
        acted=0,
        offered=0,
    )
