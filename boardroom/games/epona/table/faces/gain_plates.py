"""Plates on the cards that one keeps some of: the points that each would bring by itself, with its cost counted."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from boardroom.games.epona.position.cards import HIDDEN
from boardroom.games.epona.position.scoring import best_place, is_beyond_means
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.faces.asset_faces import picture_foot
from boardroom.games.epona.table.faces.group_marks import grown, write_gain_on_plate
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.ui.kit.pictures.card_paper import UNITS

_HIGH, _WIDE = 21.0, 1.75
"""The height of a plate in usual text in a window of the usual width, and its width in heights."""
_SIGN: Final = 0.85
"""By how much it is wider with the sign of a completed stable, in heights."""
_COMPLETES: Final = "icon-completed-stable"
_FROM_EDGE: Final = 5.0


class GainPlate(NamedTuple):
    """A plate: the card, as it lies, the foot of its picture, in widths of the card, and so many points; ``faint``
    where it could not be paid for now. Where the card ``completes`` a stable the plate says so: several may count the
    same last slot.
    """

    card: QRectF
    foot: float
    points: int
    faint: bool = False
    completes: bool = False


def gain_plates_of(choosing: Choosing) -> dict[int, GainPlate]:
    """The plates by card; none on cards that bring nothing, nor on own cards of which one is discarded."""
    view: State = choosing.shown.view
    if view.phase == Phase.DISCARDING:
        return {}
    found = dict[int, GainPlate]()
    for card, box in zip(choosing.cards, choosing.boxes, strict=False):
        best = None if card == HIDDEN else best_place(view, choosing.seat, card)
        if best is not None and best.points > 0:
            lies = box.translated(0, -choosing.lift) if card in choosing.picked else box
            faint = view.phase == Phase.KEEPING_DRAWN and is_beyond_means(view, choosing.seat, card)
            found[card] = GainPlate(lies, picture_foot(card) / UNITS, best.points, faint, best.completes)
    return found


def write_gain_plate(on: Writing, plate: GainPlate) -> None:
    """Above the name of the card, at the left of its picture."""
    high = min(_HIGH * grown(on), plate.card.width() * 0.3)
    foot = plate.card.top() + plate.foot * plate.card.width()
    box = QRectF(plate.card.left() + _FROM_EDGE, foot - high - 3, high * (_WIDE + plate.completes * _SIGN), high)
    write_gain_on_plate(on, box, plate.points, 14, plate.faint, _COMPLETES if plate.completes else "")
