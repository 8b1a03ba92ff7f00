"""The measures of a city that is not the large one: a panel with its name, what is known of it, all of its areas.

Name and facts stand above the areas; in low panels beside them, so that areas get the height.
"""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.games.ephyran.position.cards import NUMBERS, SYMBOL, TERRITORIES
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO

COLUMNS: Final = len(TERRITORIES)
PAD: Final = 8.0
"""Between the edge of a panel and what is in it."""
CELL_GAP: Final = 3.0
"""Between two columns."""
_PLATE: Final = 42.0
_HEAD: Final = 19.0
"""The heights of the two lines over a small city, and of the heading of its columns."""
_BESIDE: Final = 100.0
_LINE: Final = 21.0
"""The width of name and facts beside a small city, and the height of each of their lines there."""
_SHIELD: Final = 48.0
"""The greatest size of a shield: larger, it would be written on."""
_SYMBOL, _MOST_SYMBOL = 0.49, 0.52
"""The height of a printed symbol in that of its area, and at most where that is low."""
_LEGIBLE, _LARGE = 15.0, 26.0
"""How high a symbol is at least where its area allows, and at most: larger, it would only hide the creature."""
_LEAST_TOKEN, _MOST_TOKEN = 16.0, 0.68
"""Likewise of a token below a symbol; at most in parts of the area's height."""


_ATHENA: Final = 28.0
"""The greatest size of the Athena token."""


def athena_in(room: QRectF) -> QRectF:
    """The place of the Athena token in the room of a name: at its right end."""
    size = min(_ATHENA, room.height() - 1)
    return QRectF(room.right() - size, room.top(), size, size)


def symbol_size(row: float) -> float:
    """The height of a printed symbol, and of what it counts, in an area of a height."""
    return min(max(row * _SYMBOL, _LEGIBLE), row * _MOST_SYMBOL, _LARGE)


def symbol_in(area: QRectF) -> QRectF:
    """The place of a printed symbol: in the upper right corner of an area."""
    size = symbol_size(area.height())
    return QRectF(area.right() - size - 1, area.top(), size, size)


def value_in(area: QRectF) -> QRectF:
    """The place of what a printed symbol counts: beside it, where no token lies on it."""
    return symbol_in(area).translated(-symbol_size(area.height()) * 0.9, 0)


@frozen
class SmallCity:
    """Where everything is in the panel of a city that is not the large one.

    ``god`` is a small card, ``name`` has the name, ``state`` what its player does; ``cards``, ``tokens`` and ``points``
    are its facts; ``columns`` holds the columns. ``head`` and ``row`` are the heights of a column's heading and of an
    area; ``scale`` is how much larger words and marks are than in the smallest window.
    """

    box: QRectF
    god: QRectF
    name: QRectF
    state: QRectF
    cards: QRectF
    tokens: QRectF
    points: QRectF
    columns: QRectF
    head: float
    row: float
    scale: float

    @property
    def athena(self) -> QRectF:
        """The place of the Athena token: at the right of what its player does."""
        return athena_in(self.state)

    @property
    def facts(self) -> QRectF:
        """All of its facts."""
        return self.cards | self.tokens | self.points

    @property
    def _width(self) -> float:
        return (self.columns.width() + CELL_GAP) / COLUMNS

    def column(self, territory: int) -> QRectF:
        """A territory, with its heading."""
        left = self.columns.left() + territory * self._width
        return QRectF(left, self.columns.top(), self._width - CELL_GAP, self.head + NUMBERS * (self.row + 2) + 1)

    def heading(self, territory: int) -> QRectF:
        """The heading of a territory."""
        column = self.column(territory)
        return QRectF(column.left(), column.top(), column.width(), self.head)

    def area(self, territory: int, number: int) -> QRectF:
        """The place of an area; they are numbered from 1."""
        column = self.column(territory)
        top = column.top() + self.head + 1 + (number - 1) * (self.row + 2)
        return QRectF(column.left() + 1, top, column.width() - 2, self.row)

    def token(self, territory: int, number: int, half: int) -> QRectF:
        """The place of a token: over the lower right corner of its area, larger where it need not leave room for a
        printed symbol.
        """
        area = self.area(territory, number)
        high = self.row * 0.92
        if SYMBOL[half]:
            high = min(max(self.row - symbol_size(self.row) - 1, _LEAST_TOKEN), self.row * _MOST_TOKEN)
        size = min(high, area.width() * 0.44)
        return QRectF(area.right() - size - 1, area.bottom() - size, size, size)

    def shield(self, territory: int, laid: int) -> QRectF:
        """The shield that locks a territory with so many areas: large where no more can be laid, in the heading of a
        full one.
        """
        head = self.heading(territory)
        if laid == NUMBERS:
            size = min(head.height(), head.width() * 0.4)
            return QRectF(head.right() - size, head.center().y() - size / 2, size, size)
        free = self.area(territory, laid + 1) | self.area(territory, NUMBERS)
        size = min(free.width() - 2, free.height() - 2, _SHIELD * self.scale)
        return QRectF(free.center().x() - size / 2, free.center().y() - size / 2, size, size)

    @classmethod
    def of(cls, box: QRectF, row: float, grow: float, scale: float, beside: bool) -> "SmallCity":
        """The panel that fills a box, with areas of a height; text is ``grow`` times as high as usual, and with the
        marks once more ``scale`` times. Name and facts stand above the areas, or ``beside`` them.
        """
        g = grow * scale
        left, top, right = box.left() + PAD, box.top() + 5, box.right() - PAD
        if not beside:
            high = _PLATE * g
            god = QRectF(left, top, high / CARD_RATIO, high)
            name = QRectF(god.right() + 6, top, right - god.right() - 6, high / 2)
            cards = QRectF(name.left(), name.bottom(), name.width() * 0.27, high / 2)
            tokens = cards.translated(cards.width(), 0)
            points = QRectF(tokens.right(), tokens.top(), name.right() - tokens.right(), high / 2)
            columns = QRectF(left, god.bottom() + 4, right - left, box.bottom() - god.bottom() - 8)
            return cls(box, god, name, name, cards, tokens, points, columns, _HEAD * g, row, scale)
        wide, line = _BESIDE * g, _LINE * g
        first = box.bottom() - 5 - 4 * line
        name, state, facts, points = (QRectF(left, first + number * line, wide, line) for number in range(4))
        high = max(0.0, min(first - top - 3, wide * CARD_RATIO))
        god = QRectF(left, top, high / CARD_RATIO, high)
        cards = QRectF(left, facts.top(), wide / 2, line)
        columns = QRectF(left + wide + 6, top, right - left - wide - 6, box.bottom() - top - 5)
        return cls(box, god, name, state, cards, cards.translated(wide / 2, 0), points, columns, _HEAD * g, row, scale)


def beside_areas(g: float, beside: bool) -> float:
    """The height of a small city's panel without its areas, where words and marks are ``g`` times as high as usual, and
    name and facts stand above the areas or ``beside`` them.
    """
    return 5 + (0.0 if beside else _PLATE * g + 4) + _HEAD * g + 1 + 6


def areas_width(strip: float, g: float, beside: bool) -> float:
    """The width of a column in a panel of a width."""
    room = strip - 2 * PAD - (_BESIDE * g + 6 if beside else 0.0)
    return (room + CELL_GAP) / COLUMNS - CELL_GAP


def least_panel(g: float) -> float:
    """The least height of a panel with name and facts beside its areas: four lines, and a god to be known by."""
    return 5 + 30 * g + 3 + 4 * _LINE * g + 5
