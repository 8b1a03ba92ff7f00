"""What the motion needs of each event: the view after it, what turns over, who takes part, how long it takes.

Nouns only; nothing is decided here.
"""

from typing import Any, Final

from boardroom.games.epigo.state import (
    ACT,
    BARE_BOARD,
    DELTAS,
    DEPLOY,
    EMPTY,
    HIDDEN,
    HOME,
    NOWHERE,
    OVER,
    PLAN,
    STACK_HEIGHT,
    VACANT,
    DeploymentRevealed,
    DrawDeclined,
    DrawOffered,
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    GameEnded,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    SeatLocked,
    State,
    SuperSlideDeclined,
    TurnBegun,
    X,
    epigon,
    epigon_key,
    order_key,
)
from boardroom.ui.stage.table import Pace

PACES: Final[dict[type, Pace]] = {
    DeploymentRevealed: Pace(400, 1500),
    OrdersRevealed: Pace(320, 650),
    OrdersCancelled: Pace(150, 800),
    OrderSpent: Pace(120, 600),
    EpigonSlid: Pace(220, 420),
    EpigonSuperSlid: Pace(220, 420),
    SuperSlideDeclined: Pace(0, 250),
    MoveBlocked: Pace(160, 800),
    EpigonsPushed: Pace(220, 450),
    EpigonCaptured: Pace(250, 700),
    TurnBegun: Pace(250, 1600),
    SeatLocked: Pace(200, 150),
    GameEnded: Pace(200, 500),
}

_NO_ROWS = (b"", b"")
_NO_STACKS = (b"", b"")


def follow(view: State, event: Any) -> State:
    """The view after an event."""
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
        return view._replace(phase=ACT, at=2 * event.pair, stacks=(stacks[0], stacks[1]), locked=0)
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
        return view._replace(phase=OVER, winner=event.winner, reason=event.reason)
    return view


def _with(stack: bytes, index: int, code: int) -> bytes:
    return stack[:index] + bytes([code]) + stack[index + 1 :]


def _moved(view: State, chain: bytes, direction: int, fell: int) -> State:
    """The chain one square on; a tile that falls stays where it is until its capture is told."""
    board, where = bytearray(view.board), bytearray(view.where)
    for piece in chain:
        if piece != fell:
            board[where[piece]] = EMPTY
    for piece in chain:
        if piece != fell:
            where[piece] += DELTAS[direction]
            board[where[piece]] = piece
    return view._replace(board=bytes(board), where=bytes(where))


def _captured(view: State, event: EpigonCaptured) -> State:
    board, where = bytearray(view.board), bytearray(view.where)
    if board[event.origin] == event.piece:
        board[event.origin] = EMPTY
    where[event.piece] = NOWHERE
    lost = list(view.lost)
    lost[event.piece >> 3] += 1
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
        new_board, new_where = bytearray(BARE_BOARD), bytearray(16)
        for seat, row in enumerate(view.rows):
            for column, number in enumerate(row):
                if number != X and number < HIDDEN:
                    new_board[HOME[seat][column]] = seat << 3 | number
                    new_where[seat << 3 | number] = HOME[seat][column]
        board, where = bytes(new_board), bytes(new_where)
    return view._replace(
        phase=PLAN,
        turn=event.turn,
        first=event.first,
        board=board,
        where=where,
        rows=_NO_ROWS,
        stacks=_NO_STACKS,
        locked=0,
        at=0,
        offered=0,
    )


def renames(event: Any) -> dict[str, str]:
    """Hidden tiles that turn over in an event, and the keys of their faces."""
    if isinstance(event, DeploymentRevealed):
        return {
            f"hidden.{seat}.{column}": epigon_key(epigon(seat, number))
            for seat, row in enumerate(event.rows)
            for column, number in enumerate(row)
        }
    if isinstance(event, OrdersRevealed):
        return {f"stack.{seat}.{event.pair}": order_key(seat, code >> 2) for seat, code in enumerate(event.orders)}
    return {}


def cast(event: Any) -> tuple[str, ...]:
    """The tiles an event is about."""
    if isinstance(event, EpigonsPushed | MoveBlocked):
        return tuple(epigon_key(piece) for piece in event.chain)
    if isinstance(event, EpigonSlid | EpigonSuperSlid | SuperSlideDeclined):
        return (epigon_key(event.piece),)
    if isinstance(event, OrdersRevealed):
        return tuple(order_key(seat, code >> 2) for seat, code in enumerate(event.orders))
    if isinstance(event, OrdersCancelled):
        return (order_key(0, event.number), order_key(1, event.number))
    if isinstance(event, OrderSpent):
        return (order_key(event.seat, event.order >> 2),)
    return ()
