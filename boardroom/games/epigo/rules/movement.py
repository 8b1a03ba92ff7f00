"""How one Epigon moves: slide, push, block, fall (rulebook, Movement Rules; rulings 1-4).

The functions change a ``bytearray`` board and its ``where`` index in place; the caller owns both. Seats and numbers
are written out as shifts and masks: a call takes longer than all the rest.
"""

from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    Event,
    MoveBlocked,
)
from boardroom.games.epigo.position.state import DELTAS, EMPTY, NOWHERE, OFF
from boardroom.games.epigo.position.tiles import Direction


def may_super_slide(board: bytes | bytearray, piece: int, target: int, delta: int) -> bool:
    """Whether an Epigon that slid into target may slide once more (ruling 4).

    The next square must be empty and on the board, and no opposing Epigon may touch target by a side.
    """
    if board[target + delta] != EMPTY:
        return False
    seat = piece >> 3
    for side in DELTAS:
        neighbour = board[target + side]
        if 0 < neighbour < OFF and neighbour >> 3 != seat:
            return False
    return True


def move(
    board: bytearray,
    where: bytearray,
    lost: list[int],
    piece: int,
    direction: Direction,
    beat: int,
    events: list[Event],
) -> tuple[int, bool]:
    """Move an Epigon that is on the board one square, if it is not blocked.

    Appends what happened to events and returns the captured Epigon (0 for none) and whether a super slide is open.
    ``lost`` counts the captured Epigons by seat.
    """
    delta = DELTAS[direction]
    origin = where[piece]
    ahead = origin + delta
    content = board[ahead]
    if content == EMPTY:
        board[origin] = EMPTY
        board[ahead] = piece
        where[piece] = ahead
        on = may_super_slide(board, piece, ahead, delta)
        events.append(EpigonSlid(beat, piece, origin, ahead, direction, on))
        return 0, on
    if content == OFF:
        board[origin] = EMPTY
        where[piece] = NOWHERE
        lost[piece >> 3] += 1
        events.append(EpigonCaptured(beat, piece, origin, direction, True))
        return piece, False
    seat = piece >> 3
    own, opposing = 1, 0
    chain = [piece]
    while EMPTY < content < OFF:
        chain.append(content)
        if content >> 3 == seat:
            own += 1
        else:
            opposing += 1
            if opposing > own:
                events.append(MoveBlocked(beat, piece, origin, direction, bytes(chain), own, opposing))
                return 0, False
        ahead += delta
        content = board[ahead]
    fell = chain[-1] if content == OFF else 0
    board[origin] = EMPTY
    target = origin
    for tile in chain:
        target += delta
        where[tile] = target
        if tile != fell:
            board[target] = tile
    # Who falls is beyond the edge, until the capture is told.
    events.append(EpigonsPushed(beat, piece, origin, direction, bytes(chain), own, opposing, fell))
    if fell:
        where[fell] = NOWHERE
        lost[fell >> 3] += 1
        events.append(EpigonCaptured(beat, fell, target - delta, direction, False))
    return fell, False


def super_slide(
    board: bytearray, where: bytearray, piece: int, direction: Direction, beat: int, events: list[Event]
) -> None:
    """Slide an Epigon once more; the caller has seen that it may."""
    origin = where[piece]
    target = origin + DELTAS[direction]
    board[origin] = EMPTY
    board[target] = piece
    where[piece] = target
    events.append(EpigonSuperSlid(beat, piece, origin, target, direction))
