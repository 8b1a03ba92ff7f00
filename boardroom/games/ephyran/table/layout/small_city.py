"""The measures of a city that is not the large one: a panel with its name, what is known of it, all of its areas."""

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
_HEAD: Final = 18.0
"""The heights of the two lines over a small city, and of the heading of its columns."""
_SHIELD: Final = 48.0
"""The greatest size of a shield: larger, it would be written on."""


@frozen
class SmallCity:
    """Where everything is in the panel of a city that is not the large one.

    ``god`` is a small card, ``name`` has the name and what its player does, ``facts`` hand, tokens and points; ``head``
    and ``row`` are the heights of a column's heading and of an area.
    """

    box: QRectF
    god: QRectF
    name: QRectF
    facts: QRectF
    head: float
    row: float

    @property
    def _top(self) -> float:
        return self.facts.bottom() + 4

    @property
    def _width(self) -> float:
        return (self.box.width() - 2 * PAD + CELL_GAP) / COLUMNS

    def column(self, territory: int) -> QRectF:
        """A territory, with its heading."""
        left = self.box.left() + PAD + territory * self._width
        return QRectF(left, self._top, self._width - CELL_GAP, self.head + NUMBERS * (self.row + 2) + 1)

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
        """The place of a token: over the lower right corner of its area, larger where no printed symbol is to be seen
        above it.
        """
        area = self.area(territory, number)
        size = min(self.row * (0.74 if SYMBOL[half] else 0.92), area.width() * 0.44)
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
        size = min(free.width() - 2, free.height() - 2, _SHIELD)
        return QRectF(free.center().x() - size / 2, free.center().y() - size / 2, size, size)

    @property
    def cards(self) -> QRectF:
        """How many cards are in the hand."""
        return QRectF(self.facts.left(), self.facts.top(), self.facts.width() * 0.27, self.facts.height())

    @property
    def tokens(self) -> QRectF:
        """How many tokens there are."""
        return self.cards.translated(self.cards.width(), 0)

    @property
    def points(self) -> QRectF:
        """The points so far."""
        left = self.tokens.right()
        return QRectF(left, self.facts.top(), self.facts.right() - left, self.facts.height())

    @classmethod
    def of(cls, box: QRectF, row: float, grow: float) -> "SmallCity":
        """The panel that fills a box, with areas of a height; text is ``grow`` times as high as usual."""
        high = _PLATE * grow
        god = QRectF(box.left() + PAD, box.top() + 5, high / CARD_RATIO, high)
        name = QRectF(god.right() + 6, god.top(), box.right() - PAD - god.right() - 6, high / 2)
        return cls(box, god, name, name.translated(0, high / 2), _HEAD * grow, row)


def beside_areas(grow: float) -> float:
    """The height of a small city's panel without its areas."""
    return 5 + _PLATE * grow + 4 + _HEAD * grow + 1 + 6
