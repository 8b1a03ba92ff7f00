"""The board of Epigo, and the state of a game.

A square is a number on a ten by ten board with a rim (row * 10 + column, row 1 at the top), so that a step in any
direction is one addition and the edge is a value like any other. What lies on it is a byte, as ``tiles`` says.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.games.epigo.position.numbers import COLUMNS, DATA
from boardroom.games.epigo.position.tiles import HIDDEN, X, epigon

SIZE: Final = 10
EMPTY: Final = 0
OFF: Final = 255
NOWHERE: Final = 0
"""The square of a captured Epigon."""
FILES: Final = "abcdefgh"
"""The letters of the columns."""


DELTAS: Final = (-SIZE, 1, SIZE, -1)
"""How far it is to the next square in each direction."""


class Phase(IntEnum):
    """The steps of the game: rows are deployed, then in each turn Orders are planned and act."""

    DEPLOY = 0
    PLAN = 1
    ACT = 2
    OVER = 3


class Ending(IntEnum):
    """Why a game ended; until then it is CAPTURES. QUIET: too many turns without a capture."""

    CAPTURES = 0
    CONCEDED = 1
    AGREED = 2
    QUIET = 3


UNDECIDED, DRAWN = -1, 2
"""A winner who is no seat."""


def square(file: int, rank: int) -> int:
    """The square of a file (0-7 for a-h) and a rank (1-8)."""
    return (9 - rank) * SIZE + file + 1


def square_name(where: int) -> str:
    """The square as players write it, such as "c4"."""
    return FILES[where % SIZE - 1] + str(9 - where // SIZE)


def _bare_board() -> bytes:
    board = bytearray([OFF]) * (SIZE * SIZE)
    for row, width in enumerate(DATA["rank_widths"], 1):
        left = 1 + (8 - width) // 2
        board[row * SIZE + left : row * SIZE + left + width] = bytes(width)
    return bytes(board)


BARE_BOARD: Final = _bare_board()
SQUARES: Final = tuple(i for i, content in enumerate(BARE_BOARD) if content == EMPTY)
HOME: Final = tuple(tuple(square(c, rank) for c in range(COLUMNS)) for rank in DATA["deployment_ranks"])
"""The squares of each seat's deployment row, by column."""


NO_ROWS: Final = (b"", b"")
NO_STACKS: Final = (b"", b"")


def deployed(rows: Sequence[bytes]) -> tuple[bytes, bytes]:
    """The board and the squares of the Epigons when the rows are turned up, as far as their numbers are known."""
    board, where = bytearray(BARE_BOARD), bytearray(16)
    for seat, row in enumerate(rows):
        for column, number in enumerate(row):
            if number != X and number < HIDDEN:
                piece = epigon(seat, number)
                board[HOME[seat][column]] = piece
                where[piece] = HOME[seat][column]
    return bytes(board), bytes(where)


class State(NamedTuple):
    """A position, whole for the rules or, as a view, with what a seat may not see replaced by HIDDEN.

    Pairs are by seat. While deploying, ``rows`` holds number by column; while planning and acting, ``stacks`` holds
    the Orders from the top. ``acted`` counts those that are done with in this Action step (0-5, two a pair); with a
    question open, the next one is the Order that asks.
    """

    phase: Phase
    turn: int
    first: int
    board: bytes
    where: bytes
    rows: tuple[bytes, bytes]
    stacks: tuple[bytes, bytes]
    locked: int
    acted: int
    lost: tuple[int, int]
    offered: int
    offer: int
    quiet: int
    goal: int
    draw_after: int
    winner: int
    reason: Ending
