"""The measures of the box with the decks: two lines of them, behind each the top of its discard pile, numbers below."""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.epona.table.gestures.keys import STABLE_DECK
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO

_GAP: Final = 8.0
_ACROSS: Final = 4
_LINES: Final = 2
_DISCARD: Final = 0.17
"""How far the top of a discard pile looks out beside its deck, in widths of a card."""
_WORDS: Final = 17.0
"""The height of the numbers below a deck, in usual text."""


@frozen
class DeckBox:
    """Where the decks are; text is ``grow`` times as high as usual."""

    box: QRectF
    grow: float

    @classmethod
    def within(cls, room: QRectF, grow: float) -> "DeckBox":
        """The box that is as high as decks of the width of a room need it, or as the room."""
        wanted = _LINES * (cls(room, grow).card.height() + _WORDS * grow) + 4 * _GAP
        return cls(QRectF(room.topLeft(), QSizeF(room.width(), min(room.height(), wanted))), grow)

    @property
    def _step(self) -> float:
        return (self.box.width() - 2 * _GAP) / _ACROSS

    @property
    def _line(self) -> float:
        return (self.box.height() - 2 * _GAP) / _LINES

    @property
    def card(self) -> QSizeF:
        """The size of a card."""
        wide = self._step / (1 + _DISCARD) - 2
        high = max(1.0, min(wide * CARD_RATIO, self._line - _WORDS * self.grow - 3))
        return QSizeF(high / CARD_RATIO, high)

    def deck(self, deck: int) -> QRectF:
        """The place of a deck."""
        line, column = divmod(deck, _ACROSS)
        there = _ACROSS if line == 0 else STABLE_DECK + 1 - _ACROSS
        left = self.box.center().x() - there * self._step / 2 + column * self._step
        beside = (self._step - self.card.width() * (1 + _DISCARD)) / 2
        return QRectF(QPointF(left + beside, self.box.top() + _GAP + line * self._line), self.card)

    def discard(self, deck: int) -> QRectF:
        """The place of the top of a deck's discard pile: behind the deck."""
        return self.deck(deck).translated(self.card.width() * _DISCARD, 0)

    def words(self, deck: int) -> QRectF:
        """Where the numbers of a deck and its discard pile stand."""
        cards = self.deck(deck) | self.discard(deck)
        wide = self._step - 6
        return QRectF(cards.center().x() - wide / 2, cards.bottom() + 1, wide, _WORDS * self.grow)
