"""Epigons and Orders as small numbers: an Epigon is ``seat * 8 + number``, an Order ``number * 4 + direction``.

Both fit a byte, so that a board, a row and a stack are ``bytes``.
"""

from enum import IntEnum
from typing import Final

from boardroom.engine.keys import key_of
from boardroom.engine.rule_parts import Answers
from boardroom.games.epigo.position.numbers import NUMBERS

HIDDEN: Final = 254
"""In a view: an Epigon or Order whose face this seat may not see."""
VACANT: Final = 255
"""A column of the own row where no Epigon is deployed yet."""
X: Final = 0
"""The number of the Epigon without one."""
EPIGONS: Final = (*NUMBERS, X)
"""The numbers of all Epigons of a seat, as they lie in its hand."""


class Direction(IntEnum):
    """A direction of the board as it is drawn."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


DIRECTIONS: Final = tuple(Direction)
ARROWS: Final = "^>v<"


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


SUPER_SLIDE_STEP: Final = "super-slide"
"""The optional step of a super slide."""


def super_slide_occasion(turn: int, number: int) -> str:
    """Which super slide is asked for, so that it can be answered beforehand: by turn and number of the Order."""
    return f"{turn}.{number}"


def super_slide_answer(beforehand: Answers, turn: int, number: int) -> str:
    """How the super slide of an Order is answered beforehand: ask, always or never."""
    return beforehand.get((SUPER_SLIDE_STEP, super_slide_occasion(turn, number)), "ask")


def order_key(seat: int, number: int) -> str:
    """The key of an Order tile."""
    return key_of("order", seat, number)
