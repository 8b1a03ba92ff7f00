"""Piles of cards: how many there are, written above them, and a dashed outline where none is left."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import Text
from boardroom.ui.kit.words.lettering import CENTRE, Lettering

_HEAD: Final = 20.0
_BEYOND: Final = 6.0
"""How far the words above a pile may reach beyond it."""
LEAST_HEADING: Final = 60.0
"""The least room for them, above however narrow a pile."""
_CORNER: Final = 7.0
_FAINT: Final = 150
"""How strongly the outline is drawn, of 255."""


def heading_width(pile: QRectF) -> float:
    """The room for the words above a pile."""
    return max(LEAST_HEADING, pile.width() + 2 * _BEYOND)


def write_pile(on: Lettering, pile: QRectF, top: float, title: Text, size: float, ink: QColor, empty: bool) -> None:
    """The words above a pile, from ``top`` on, in an ink and of a size at most; and what an ``empty`` one leaves."""
    wide = heading_width(pile)
    head = QRectF(pile.center().x() - wide / 2, top, wide, _HEAD)
    on.write(head, title, size, 700, CENTRE, ink)
    if empty:
        faint = QColor(ink)
        faint.setAlpha(_FAINT)
        pen = QPen(faint, 1.4)
        pen.setDashPattern([4, 3])
        on.painter.setPen(pen)
        on.painter.setBrush(Qt.BrushStyle.NoBrush)
        on.painter.drawRoundedRect(pile, _CORNER, _CORNER)
