"""The nouns of Epigo: board, Epigons, Orders, the state.

A square is a number on a ten by ten board with a rim (row * 10 + column, row 1 at the top), so that a step in any
direction is one addition and the edge is a value like any other. An Epigon is ``seat * 8 + number``, an Order
``number * 4 + direction``; both fit a byte, and a board is ``bytes``.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.engine.keys import key_of
from boardroom.engine.toml_tables import read, several, whole
from boardroom.games.epigo import data

_TURNS: Final = whole(0, 10_000)
DATA: Final = read(
    data.__name__,
    "data.toml",
    {
        "rank_widths": several(whole(1, 8), 8),
        "deployment_ranks": several(whole(1, 8), 2),
        # As many as a byte has room for, and as sentences have words for.
        "highest_number": whole(2, 7),
        "stack_height": whole(2, 4),
        "captures_to_win": whole(1, 7),
        "captures_offered": several(whole(1, 7)),
        "draw_after_offered": several(_TURNS),
        "draw_after_with_people": _TURNS,
        "draw_after_computers_only": _TURNS,
    },
)
"""The game's printed facts."""

SIZE: Final = 10
EMPTY: Final = 0
OFF: Final = 255
NOWHERE: Final = 0
"""The square of a captured Epigon."""
HIDDEN: Final = 254
"""In a view: an Epigon or Order whose face this seat may not see."""
VACANT: Final = 255
"""A column of the own row where no Epigon is deployed yet."""

X: Final = 0
NUMBERS: Final = tuple(range(1, DATA["highest_number"] + 1))
STACK_HEIGHT: Final[int] = DATA["stack_height"]
EPIGONS: Final = (*NUMBERS, X)
"""The numbers of all Epigons of a seat, as they lie in its hand."""
COLUMNS: Final = len(EPIGONS)
GOAL: Final[int] = DATA["captures_to_win"]
"""The captures that win by the rule; a game has a goal of its own."""
FILES: Final = "abcdefgh"
"""The letters of the columns."""


class Direction(IntEnum):
    """A direction of the board as it is drawn."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


DIRECTIONS: Final = tuple(Direction)
DELTAS: Final = (-SIZE, 1, SIZE, -1)
"""How far it is to the next square in each direction."""
ARROWS: Final = "^>v<"


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


def epigon(seat: int, number: int) -> int:
    """The Epigon of a seat and a number; X is number 0 and never stands on the open board."""
    return seat << 3 | number


def seat_of(piece: int) -> int:
    """The seat of an Epigon. What moves Epigons writes this and the next one out, for speed."""
    return piece >> 3


def number_of(piece: int) -> int:
    """The number of an Epigon, 0 for X."""
    return piece & 7


def order_code(number: int, direction: Direction) -> int:
    """The code of an Order, of its number and the direction of its arrow. No Order has the code HIDDEN."""
    return number << 2 | direction


def order_number(code: int) -> int:
    """The number of an Order. What makes a step writes this, the direction and the code out, for speed."""
    return code >> 2


def order_direction(code: int) -> Direction:
    """The direction of an Order's arrow."""
    return DIRECTIONS[code & 3]


def epigon_key(piece: int) -> str:
    """The key of an Epigon, the same in events, texts, scores and on the table."""
    return key_of("epigon", seat_of(piece), number_of(piece))


def super_slide_occasion(turn: int, number: int) -> str:
    """Which super slide is asked for, so that it can be answered beforehand: by turn and number of the Order."""
    return f"{turn}.{number}"


def order_key(seat: int, number: int) -> str:
    """The key of an Order tile."""
    return key_of("order", seat, number)


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
