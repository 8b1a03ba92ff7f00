"""Plates on the cards that one keeps some of: the points that each would bring by itself, with its cost counted."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.games.epona.position.cards import HIDDEN
from boardroom.games.epona.position.scoring import best_place
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.faces.asset_faces import picture_foot
from boardroom.games.epona.table.faces.group_marks import gain_of, grown, wider
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.ui.kit.pictures.card_paper import UNITS
from boardroom.ui.kit.words.lettering import CENTRE

_HIGH, _WIDE = 21.0, 1.75
"""The height of a plate in usual text in a window of the usual width, and its width in heights."""
_FROM_EDGE: Final = 5.0
_PAPER, _EDGE, _INK = "#FFF3C9", "#E9B23A", "#3A2410"


class GainPlate(NamedTuple):
    """A plate: the card, as it lies, and so many points."""

    card: QRectF
    foot: float
    points: int


def gain_plates_of(choosing: Choosing) -> dict[int, GainPlate]:
    """The plates by card; none on cards that bring nothing, nor on own cards of which one is discarded."""
    view: State = choosing.shown.view
    if view.phase == Phase.DISCARDING:
        return {}
    found = dict[int, GainPlate]()
    for card, box in zip(choosing.cards, choosing.boxes, strict=False):
        points = 0 if card == HIDDEN else best_place(view, choosing.seat, card).points
        if points > 0:
            lies = box.translated(0, -choosing.lift) if card in choosing.picked else box
            found[card] = GainPlate(lies, picture_foot(card) / UNITS, points)
    return found


def write_gain_plate(on: Writing, plate: GainPlate) -> None:
    """Above the name of the card, at the left of its picture."""
    high = min(_HIGH * grown(on), plate.card.width() * 0.3)
    foot = plate.card.top() + plate.foot * plate.card.width()
    box = QRectF(plate.card.left() + _FROM_EDGE, foot - high - 3, high * _WIDE, high)
    on.painter.setPen(QPen(QColor(_EDGE), 1.2))
    on.painter.setBrush(QColor(_PAPER))
    on.painter.drawRoundedRect(box, high / 2, high / 2)
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.write(box, gain_of(plate.points), 14 * wider(on), 700, CENTRE, QColor(_INK))
