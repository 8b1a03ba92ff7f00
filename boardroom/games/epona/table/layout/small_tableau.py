"""The measures of a tableau that is not the large one: a panel with its name, what is known of it, all of its rows."""

from functools import cached_property
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.epona.position.cards import SLOTS
from boardroom.games.epona.position.numbers import MOST_ROWS

_PAD: Final = 7.0
_TOP, _NAME, _FACTS, _LINE_GAP = 3.5, 20.0, 17.0, 1.0
"""What is free above the two lines over the rows, their heights in usual text, and what lies below each."""
_LOWEST, _LOW_ROW = 0.88, 14.0
"""The least part of those heights, where rows would be lower than that otherwise."""
_FOOT: Final = 3.5
"""What is free below the rows."""
_APART: Final = 1.0
"""Between two cards."""
_COLUMNS: Final = SLOTS + 1
_HIGHER: Final = 1.62
"""How much higher than wide a card is at most."""
FACTS: Final = 4
"""How many numbers stand over the rows."""
_WIDER: Final = 0.3
"""How much wider than the others the last one is, as a part."""


def highest_row(wide: float) -> float:
    """The greatest height of a row in a panel of a width, with what lies between it and the next."""
    return ((wide - 2 * _PAD) / _COLUMNS - _APART) * _HIGHER + _APART


def growth(grow: float, height: float, panels: int, rows: int) -> float:
    """How much larger than usual text is in so many panels of a height together, with so many rows: less than elsewhere
    where the rows need the room.
    """
    return grow if height - panels * heads(grow) >= _LOW_ROW * rows else grow * _LOWEST


def heads(grow: float) -> float:
    """The height of a panel without its rows."""
    return _TOP + (_NAME + _FACTS) * grow + 2 * _LINE_GAP + _FOOT - _APART


@frozen
class SmallTableau:
    """Where everything is in a panel of another tableau than the large one; text is ``grow`` times as high as usual.
    ``wanted`` rows have room.
    """

    box: QRectF
    grow: float
    wanted: int = MOST_ROWS

    @cached_property
    def name(self) -> QRectF:
        """The line with the name and what its player does."""
        return QRectF(self.box.left() + _PAD, self.box.top() + _TOP, self.box.width() - 2 * _PAD, _NAME * self.grow)

    @cached_property
    def facts(self) -> QRectF:
        """The line with what the seat has."""
        name = self.name
        return QRectF(name.left(), name.bottom() + _LINE_GAP, name.width(), _FACTS * self.grow)

    @property
    def starter(self) -> QRectF:
        """The horseshoe of who began the round, at the end of that line."""
        size = self.facts.height()
        return QRectF(self.facts.right() - size, self.facts.top(), size, size)

    def fact(self, number: int, starts: bool = False) -> QRectF:
        """One of the four facts in that line, beside a horseshoe if the seat began the round; the last is wider."""
        wide = (self.facts.width() - (self.facts.height() + 2) * starts) / (FACTS + _WIDER)
        left = self.facts.left() + number * wide
        return QRectF(left, self.facts.top(), wide * (1 + _WIDER * (number == FACTS - 1)) - 2, self.facts.height())

    @cached_property
    def rows(self) -> QRectF:
        """All rows."""
        top = self.facts.bottom() + _LINE_GAP
        return QRectF(self.name.left(), top, self.name.width(), self.box.bottom() - _FOOT + _APART - top)

    def stable(self, row: int) -> QRectF:
        """The stable at the beginning of a row."""
        return self.slot(row, -1)

    def slot(self, row: int, slot: int) -> QRectF:
        """A slot of a row."""
        rows = self.rows
        wide, high = rows.width() / _COLUMNS, min(rows.height() / self.wanted, highest_row(self.box.width()))
        corner = QPointF(rows.left() + (slot + 1) * wide, rows.top() + row * high)
        return QRectF(corner, QSizeF(wide - _APART, high - _APART))
