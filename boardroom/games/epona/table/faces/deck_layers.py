"""What is painted and written around the decks: how many cards, which can be chosen now, what is drawn from each; and
where all that is discarded lies.
"""

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import phrase
from boardroom.games.epona.position.actions import ChooseDeck, DrawBonus
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.faces.ground import paint_slot
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.gestures.keys import STABLE_DECK
from boardroom.games.epona.table.layout.deck_box import HEAP
from boardroom.games.epona.table.panels import as_number
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.lettering import CENTRE
from boardroom.ui.stage.presentation import Presentation

_GOLD, _INK = "#E9B23A", "#2B211B"
_BADGE = 17.0
"""The size of the number of cards that are drawn from a deck, in usual text."""


class OpenDecks(NamedTuple):
    """The decks of which one can be chosen now, and how many cards are to be drawn of each deck, where any are."""

    open: tuple[int, ...]
    drawn: tuple[tuple[int, int], ...]


def open_decks(shown: Presentation, seat: int) -> OpenDecks:
    """What is said of the decks while a seat's tableau is the large one."""
    view: State = shown.view
    choices = (action.deck for action in shown.legal if isinstance(action, ChooseDeck | DrawBonus))
    choosing = view.phase in (Phase.SELECTING, Phase.CHOOSING_DECKS)
    drawn = sorted(Counter(view.chosen[seat]).items()) if choosing else ()
    return OpenDecks(tuple(choices) if shown.actor == seat else (), tuple(drawn))


def write_decks(on: Writing, counts: tuple[int, ...]) -> None:
    """The box of the decks: below each how many cards are left in it, below the heap how many are discarded."""
    decks, text = on.m.decks, on.theme.colour("text")
    on.panel(decks.box)
    if not decks.head.isEmpty():
        on.heading(decks.head, phrase("Epona", "Decks", "a heading"), phrase("Epona", "cards left", "beside “Decks”"))
    said = list(map(as_number, counts))
    size = on.common_size(said, decks.words(0).width(), 12.5, 700)
    for number, count in enumerate(counts):
        box = decks.deck(number)
        if not count or number == HEAP:
            paint_slot(on.painter, box, on.evening, 4)
        for shift in range(min(2, count // 12) * (number != HEAP), 0, -1):
            on.painter.setPen(QPen(QColor(_INK), 1))
            on.painter.setBrush(QColor("#5A4632" if number == STABLE_DECK else "#4A4A44"))
            on.painter.drawRoundedRect(box.translated(-shift * 1.2, shift * 1.2), 4, 4)
        on.write(decks.words(number), said[number], size, 700, CENTRE, text)


def write_open_decks(on: Writing, decks: OpenDecks) -> None:
    """A gold frame around each deck that can be chosen; on each from which cards are to be drawn how many."""
    m, painter = on.m, on.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for deck in decks.open:
        box = m.decks.deck(deck).adjusted(-1, -1, 1, 1)
        for colour, width in ((OUTLINE, 5.0), (_GOLD, 3.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(box, 4, 4)
    for deck, count in decks.drawn:
        card, size = m.decks.deck(deck), _BADGE * m.grow
        badge = QRectF(card.right() - size * 0.7, card.bottom() - size * 0.7, size, size)
        painter.setPen(QPen(QColor(OUTLINE), 1.4))
        painter.setBrush(QColor("#FFF8E8"))
        painter.drawEllipse(badge)
        on.write(badge, as_number(count), 12, 700, CENTRE, QColor(_INK))
