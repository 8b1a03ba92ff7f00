"""The measures of the tableaus that are not the large one: panels one below the other, each with its name, what is
known of it, all of its rows, and its owner card where there is room for all of them; else a line of its boxes.

Rows that are finished fold to bars, and numbers leave the heads, where rows would be too low to be told otherwise.
"""

from collections.abc import Iterator
from functools import cached_property
from math import ceil, floor
from typing import Final, NamedTuple, TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.epona.position.cards import SLOTS
from boardroom.games.epona.table.faces.faces import both_from
from boardroom.games.epona.table.faces.owner_faces import OWNER_HIGH, OWNER_WIDE
from boardroom.games.epona.table.layout.division import is_high, margin_of, scale_of

_PAD: Final = 6.0
_APART: Final = 2.0
"""Between two cards."""
_COLUMNS: Final = SLOTS + 1
_HIGHER: Final = 1.62
"""How much higher than wide a card is at most."""
_LEAST: Final = 18.0
"""The least height of a mark that names a type, in a table of the usual width."""
_FOLDED: Final = 7.0
"""The height of a row that is folded."""
_MANY, _CLOSE = 5, 6.0
"""So many panels lie as close together in a low window, and have lower heads."""
_LOWER: Final = 0.8
"""How high a card is at least, as a part of the most, where it is lower for owner cards to have room."""
_OWNER_APART, _LEAST_OWNER, _LEAST_PART = 6.0, 160.0, 0.62
"""What lies above an owner card, and its least width, also as a part of that of the rows."""
_LINE, _AROUND_LINE = 14.0, 1.0
"""The greatest height of a line of boxes in usual text, and what is free above and below it."""
FACTS: Final = 4
"""How many numbers stand over the rows."""
_WIDER: Final = 0.3
"""How much wider than the others the last one is, as a part."""

Folds: TypeAlias = tuple[bool, ...]
"""For each row of a tableau whether it may be folded."""


class Head(NamedTuple):
    """What a panel has beside its rows, in usual text: what is free above its name, the heights of its name and of the
    line of numbers, and what is free below those and below the rows.
    """

    top: float
    name: float
    facts: float
    below: float
    foot: float


_ROOMY, _USUAL, _LOW = Head(6, 24, 22, 5, 8), Head(5, 23, 21, 5, 8), Head(3, 20, 18, 3, 6)
_HALF: Final = Head(4, 28, 0, 5, 30)
"""That of a tableau at half its size, with a line below its rows."""
_NEEDS: Final = 62.0
"""The width of what rows still need beside such a tableau, in usual text."""
_NAME, _LOW_NAME = Head(8, 24, 0, 6, 8), Head(3, 20, 0, 2, 6)
"""Heads in high windows, in low ones, and in those for many panels; heads of names alone."""


@frozen
class Column:
    """The panels of a column, from above, of tableaus with rows that may be ``folds``; text is ``grow`` times as high
    as usual. All rows that are not folded are as high as each other.
    """

    area: QRectF
    panels: tuple[Folds, ...]
    head: Head
    grow: float
    folded: bool
    apart: float
    highest: float
    has_owners: bool = True

    @classmethod
    def of(
        cls, area: QRectF, table: QSizeF, panels: tuple[Folds, ...], grow: float = 1.0, has_owners: bool = True
    ) -> "Column":
        """The column of a table that shows as much as its rows leave room for: finished rows are folded, then numbers
        left out, as long as cards would be too low. There are no owner cards before they are chosen.
        """
        high, many = is_high(table.height()), len(panels) >= _MANY
        low = many and not high
        head = _ROOMY if high else _LOW if low else _USUAL
        apart = _CLOSE if low else margin_of(table.height())
        highest = ceil(_HIGHER * floor(_cell(area.width())))
        names = (_LOW_NAME,) if low else (_NAME, _LOW_NAME)
        forms = [(head, False), *((form, True) for form in (head, *names))]
        found = [cls(area, panels, form, grow, folded, apart, highest, has_owners) for form, folded in forms]
        least = min(_LEAST * scale_of(table.width()), highest)
        return next((column for column in found if column.row >= least), found[-1])

    @property
    def _rows(self) -> tuple[int, int]:
        """How many rows there are, and how many of them are folded."""
        return sum(map(len, self.panels)), sum(map(sum, self.panels)) * self.folded

    @property
    def _heads(self) -> float:
        """The height of all that is no row."""
        count = len(self.panels)
        return count * (sum(self.head) * self.grow - _APART) + (count - 1) * self.apart

    @cached_property
    def row(self) -> float:
        """The height of a row that is not folded."""
        rows, folded = self._rows
        room = self.area.height() - self._heads - folded * (_FOLDED + _APART)
        highest = min(self.highest, room / max(1, rows - folded) - _APART)
        if not self.has_owners:
            return highest
        # A little lower where owner cards are whole for it, and no mark is lost.
        below = ceil(self._least_owner * OWNER_HIGH / OWNER_WIDE) + _OWNER_APART + 1
        lower = (room - len(self.panels) * below) / max(1, rows - folded) - _APART
        least = max(_LOWER * self.highest, both_from(_cell(self.area.width())))
        return lower if least <= lower < highest else highest

    @property
    def _left(self) -> float:
        """The height that a panel does not need for its head and rows."""
        rows, folded = self._rows
        used = self._heads + (rows - folded) * (self.row + _APART) + folded * (_FOLDED + _APART)
        return (self.area.height() - used) / max(1, len(self.panels))

    @property
    def _least_owner(self) -> float:
        """The least width of an owner card."""
        return max(_LEAST_OWNER, _LEAST_PART * (self.area.width() - 2 * _PAD))

    @cached_property
    def owner(self) -> QSizeF:
        """The size of an owner card below the rows; empty where there is no room for that."""
        if not self.has_owners:
            return QSizeF()
        high = self._left - _OWNER_APART
        wide = floor(min(self.area.width() - 2 * _PAD, high * OWNER_WIDE / OWNER_HIGH))
        room_enough = wide >= self._least_owner
        return QSizeF(wide, wide * OWNER_HIGH / OWNER_WIDE) if room_enough else QSizeF()

    @cached_property
    def line(self) -> float:
        """The height of a line of boxes below the rows, where no owner card is: it costs the rows nothing, but is
        higher where height is left. 0 where there is none.
        """
        if not self.has_owners or not self.owner.isEmpty():
            return 0.0
        foot = self.head.foot * self.grow - 2 * _AROUND_LINE
        return max(foot, min(foot + self._left, _LINE * self.grow))

    @cached_property
    def tableaus(self) -> tuple["SmallTableau", ...]:
        """The panels."""
        return tuple(self._tableaus())

    def _tableaus(self) -> Iterator["SmallTableau"]:
        top = self.area.top()
        for rows in self.panels:
            heights = tuple(_FOLDED if may and self.folded else self.row for may in rows)
            high = sum(self.head) * self.grow + sum(heights) + (len(rows) - 1) * _APART
            if not self.owner.isEmpty():
                high += self.owner.height() + _OWNER_APART
            elif self.line:
                high += self.line + 2 * _AROUND_LINE - self.head.foot * self.grow
            box = QRectF(self.area.left(), top, self.area.width(), high)
            card = QSizeF(_cell(box.width()), self.row)
            yield SmallTableau(box, self.head, self.grow, heights, card, self.owner, self.line)
            top += high + self.apart


def _cell(wide: float) -> float:
    """The width of a card in a panel of a width."""
    return (wide - 2 * _PAD - SLOTS * _APART) / _COLUMNS


@frozen
class SmallTableau:
    """Where everything is in a panel of another tableau than the large one; text is ``grow`` times as high as usual.
    ``heights`` are those of its rows, ``card`` is a card in a row that is not folded, ``owner`` its owner card, and
    ``line`` the height of the line of that one's boxes, 0 where there is none.
    """

    box: QRectF
    head: Head
    grow: float
    heights: tuple[float, ...]
    card: QSizeF
    owner: QSizeF
    line: float = 0.0
    needs_wide: float = 0.0

    @classmethod
    def half(cls, box: QRectF, grow: float, rows: int, scale: float) -> "SmallTableau":
        """A tableau of so many rows in a box in which all of it is seen, and what each row still needs beside it, in
        windows so many times as large as usual.
        """
        needs = _NEEDS * grow * scale
        room = box.height() - sum(_HALF) * grow + _APART - rows * _APART
        wide = (box.width() - needs - 2 * _PAD - (SLOTS + 1) * _APART) / _COLUMNS
        high = min(room / max(1, rows), wide * _HIGHER)
        return cls(box, _HALF, grow, (high,) * rows, QSizeF(wide, high), QSizeF(), needs_wide=needs)

    def needs(self, row: int) -> QRectF:
        """Where it stands what a row still needs."""
        last = self.slot(row, SLOTS - 1)
        return QRectF(last.right() + 4, last.top(), self.needs_wide - 4, last.height())

    @property
    def foot(self) -> QRectF:
        """The line below its rows."""
        high = self.head.foot * self.grow
        return QRectF(self.box.left() + _PAD + 3, self.box.bottom() - high, self.box.width() - 2 * _PAD - 6, high)

    @cached_property
    def name(self) -> QRectF:
        """The line with the name and what its player does."""
        grow, head = self.grow, self.head
        top = self.box.top() + head.top * grow
        return QRectF(self.box.left() + _PAD + 1, top, self.box.width() - 2 * _PAD - 2, head.name * grow)

    @property
    def has_facts(self) -> bool:
        """Whether there is a line with what the seat has."""
        return self.head.facts > 0

    @cached_property
    def facts(self) -> QRectF:
        """That line."""
        name, high = self.name, self.head.facts * self.grow
        return QRectF(name.left(), name.bottom() + 2, name.width(), max(0.0, high - 2))

    @property
    def starter(self) -> QRectF:
        """The horseshoe of who began the round, at the end of that line."""
        size = self.facts.height()
        return QRectF(self.facts.right() - size, self.facts.top(), size, size)

    def fact(self, number: int, starts: bool = False, among: int = FACTS) -> QRectF:
        """One of the four facts in that line, or of so many, beside a horseshoe if the seat began the round; the last
        is wider.
        """
        wide = (self.facts.width() - (self.facts.height() + 2) * starts) / (among + _WIDER)
        left = self.facts.left() + number * wide
        return QRectF(left, self.facts.top(), wide * (1 + _WIDER * (number == among - 1)) - 2, self.facts.height())

    @cached_property
    def rows(self) -> QRectF:
        """All rows."""
        head = self.head
        top = self.box.top() + (head.top + head.name + head.facts + head.below) * self.grow
        high = sum(self.heights) + (len(self.heights) - 1) * _APART
        return QRectF(self.box.left() + _PAD, top, self.box.width() - 2 * _PAD, high)

    @property
    def owner_card(self) -> QRectF:
        """The owner card below the rows; empty where there is no room for it."""
        rows = self.rows
        box = QRectF(QPointF(rows.left(), rows.bottom() + _OWNER_APART), self.owner)
        return box.translated((rows.width() - box.width()) / 2, 0)

    @property
    def box_line(self) -> QRectF:
        """The line of the boxes of the owner card, below the rows; empty where there is none."""
        foot = self.box.bottom() - _AROUND_LINE
        wide = self.box.width() - 2 * _PAD if self.line else 0.0
        return QRectF(self.box.left() + _PAD, foot - self.line, wide, self.line)

    def stable(self, row: int) -> QRectF:
        """The stable at the beginning of a row."""
        return self.slot(row, -1)

    def slot(self, row: int, slot: int) -> QRectF:
        """A slot of a row."""
        above, high = self.heights[:row], self.heights[row] if row < len(self.heights) else self.card.height()
        top = self.rows.top() + sum(above) + len(above) * _APART
        left = self.rows.left() + (slot + 1) * (self.card.width() + _APART)
        return QRectF(left, top, self.card.width(), high)
