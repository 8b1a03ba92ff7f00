"""The measures of the box with the decks: two lines of four places, below each its number; the last is for all that is
discarded.
"""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.epona.table.gestures.keys import STABLE_DECK
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO

HEAP: Final = STABLE_DECK + 1
"""The place of what is discarded, after the decks."""
_ACROSS, _LINES = 4, 2
_PAD, _TOP, _BETWEEN, _FOOT = 6.0, 8.0, 4.0, 5.0
_HEAD, _WORDS = 27.0, 17.0
"""The heights of the heading and of the number below a deck, in usual text."""
_CARD: Final = 41.0
"""The width of a card in a window of the usual width."""
_LEAST: Final = 0.8
"""How much of that there is at least below a heading."""
_IN_HEAP, _TURNS = 0.86, (-8.0, 6.0, -3.0, 8.0, -6.0, 3.0, -1.0)
"""How large a card is in the heap, in parts of one on a deck; how the top of each deck's discards is turned there."""


@frozen
class DeckBox:
    """Where the decks are, with cards of a size; ``head`` is the heading, empty where there is no room for it. Text is
    ``grow`` times as high as usual.
    """

    box: QRectF
    head: QRectF
    card: QSizeF
    grow: float

    @classmethod
    def within(cls, room: QRectF, grow: float, scale: float) -> "DeckBox":
        """The box at the top of a room, with cards of the usual size, in windows so many times as large, or as large as
        there is room for.
        """
        wanted = min((room.width() - 2 * _PAD) / _ACROSS - _BETWEEN, _CARD * scale) * CARD_RATIO
        bare = _TOP + _LINES * _WORDS * grow + _BETWEEN + _FOOT
        head = _HEAD * grow * (room.height() >= bare + _HEAD * grow + _LINES * wanted * _LEAST)
        high = max(1.0, min(wanted, (room.height() - bare - head) / _LINES))
        box = QRectF(room.topLeft(), QSizeF(room.width(), min(room.height(), bare + head + _LINES * high)))
        heading = QRectF(box.topLeft(), QSizeF(box.width(), head))
        return cls(box, heading, QSizeF(high / CARD_RATIO, high), grow)

    def deck(self, number: int) -> QRectF:
        """The place of a deck; HEAP for that of what is discarded."""
        line, column = divmod(number, _ACROSS)
        step = (self.box.width() - 2 * _PAD) / _ACROSS
        left = self.box.left() + _PAD + column * step + (step - self.card.width()) / 2
        top = self.head.bottom() + _TOP + line * (self.card.height() + _WORDS * self.grow + _BETWEEN)
        return QRectF(QPointF(left, top), self.card)

    def discarded(self, deck: int) -> tuple[QRectF, float]:
        """Where the top of a deck's discards lies in the heap, and how it is turned."""
        heap, size = self.deck(HEAP), self.card * _IN_HEAP
        lies = QRectF(heap.center() - QPointF(size.width() / 2, size.height() / 2), size)
        return lies, _TURNS[deck]

    def words(self, number: int) -> QRectF:
        """Where the number of a deck stands."""
        card, wide = self.deck(number), (self.box.width() - 2 * _PAD) / _ACROSS - 2
        return QRectF(card.center().x() - wide / 2, card.bottom() + 1, wide, _WORDS * self.grow)
