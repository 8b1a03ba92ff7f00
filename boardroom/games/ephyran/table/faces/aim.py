"""What an announced support is aimed at: a ring around the card that waits, others around its targets, lines to them.

Rings are around the areas, too, of which one is to be given up, or to take a token.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.state import State, card_key
from boardroom.games.ephyran.table.faces.writing import Writing
from boardroom.games.ephyran.table.layout.division import STEP
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.places import Places
from boardroom.games.ephyran.table.layout.views import aims_of
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.stage.pieces.place import Place

_AIM: Final = "#FFD24A"


class Aim(NamedTuple):
    """The boxes of a card that waits for answers, None where none does, and of what it is aimed at."""

    card: QRectF | None
    boxes: tuple[QRectF, ...]

    @property
    def room(self) -> QRectF:
        """The box around all of them."""
        room = self.card or QRectF()
        for box in self.boxes:
            room = room.united(box)
        return room


def aim_of(m: Measures, view: State, large: int) -> Aim | None:
    """Where the announced support lies, and what is aimed at; None without anything."""
    aims = aims_of(view)
    if view.announced is None and not aims:
        return None
    places = Places(m, view, large).all()
    boxes = []
    for key in aims:
        box = _seen_part(m, view.cities[large], places[key]) if key in places else m.target(key, large)
        if box is not None:
            boxes.append(box)
    card = None if view.announced is None else places[card_key(view.announced.half >> 1)].area()
    return Aim(card, tuple(boxes))


def _seen_part(m: Measures, city: City, place: Place) -> QRectF:
    """The part of a piece that is seen: not all of an area of the large city that another one covers."""
    kind, *rest = place.face.split(".")
    box = place.area()
    if kind == "area":
        _, territory, number = map(int, rest)
        if number < len(city.columns[territory]):
            box.setHeight(STEP * m.unit)
    return box


def write_aim(on: Writing, aim: Aim) -> None:
    """A ring around the card, others around what it is aimed at, and lines to them."""
    painter, card = on.painter, aim.card
    rings = [box.adjusted(-4, -4, 4, 4) for box in aim.boxes]
    for colour, wide in ((OUTLINE, 8.0), (_AIM, 4.0)):
        painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for ring in rings:
            painter.setBrush(QColor(colour))
            # A whole city lies around the card.
            if card is not None and not ring.contains(card):
                start, end = _between(card, ring)
                painter.drawLine(start, end)
                painter.drawEllipse(end, wide * 0.9, wide * 0.9)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, 9, 9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if card is not None:
            painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 12, 12)


def _between(card: QRectF, target: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of a line from the edge of a card to that of its target, by the shortest way."""

    def nearest(box: QRectF, spot: QPointF) -> QPointF:
        return QPointF(min(max(spot.x(), box.left()), box.right()), min(max(spot.y(), box.top()), box.bottom()))

    end = nearest(target, card.center())
    start = nearest(card.adjusted(-4, -4, 4, 4), end)
    return start, end
