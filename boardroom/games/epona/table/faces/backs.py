"""The backs of cards: each deck in the colour of its family with the badges of its types, stables, owner cards, and
cards of a hand that are not seen.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.games.epona.position.vocabulary import DECK_OF, GROUP_OF, TYPES
from boardroom.games.epona.table.faces.colours import FAMILIES, LEATHER, STABLE, Family
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.ui.kit.pictures.card_paper import CardPaper

STABLE_BACK, HAND_BACK, OWNER_BACK = "stable", "hand", "owner"
_OTHERS: Final[dict[str, tuple[Family, tuple[str, ...]]]] = {
    STABLE_BACK: (STABLE, ("icon-stable",)),
    HAND_BACK: (LEATHER, ("badge-foal",)),
    OWNER_BACK: (STABLE, ("icon-owner",)),
}


def _of_deck(deck: int) -> tuple[Family, tuple[str, ...]]:
    return FAMILIES[GROUP_OF[deck]], tuple(f"badge-{TYPES[kind]}" for kind, of in enumerate(DECK_OF) if of == deck)


def paint_back(marks: Marks, box: QRectF, of: str) -> None:
    """The back of a deck by its number, of stables, or of a card of which nothing is known."""
    family, badges = _OTHERS[of] if of in _OTHERS else _of_deck(int(of))
    paper = CardPaper(marks.painter, box)
    unit = paper.unit
    paper.sheet(family.frame)
    room = paper.inner.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    marks.painter.setPen(QPen(QColor(family.light), 2 * unit, Qt.PenStyle.SolidLine))
    marks.painter.setBrush(QColor(family.dark))
    marks.painter.drawRoundedRect(room, 7 * unit, 7 * unit)
    for spot, name in zip(_spots(room, len(badges)), badges, strict=True):
        marks.drawing(name, spot)


def _spots(room: QRectF, count: int) -> list[QRectF]:
    """Where so many badges lie: one large, two one below the other, three in a triangle."""
    # An owner card lies on its side.
    size = min(room.width(), room.height()) * (0.66 if count == 1 else 0.56 if count == 2 else 0.45)
    middle, step = room.center(), size * 0.58
    offsets = {1: ((0.0, 0.0),), 2: ((0.0, -1.0), (0.0, 1.0)), 3: ((-1.0, -1.0), (1.0, -1.0), (0.0, 1.0))}[count]
    # Three have a little less room beside each other than one below the other.
    centres = [middle + QPointF(x * min(step, room.width() / 4), y * step) for x, y in offsets]
    return [QRectF(at.x() - size / 2, at.y() - size / 2, size, size) for at in centres]
