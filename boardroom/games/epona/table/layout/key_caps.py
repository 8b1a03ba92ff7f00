"""Where the keys of pieces and targets stand, so that they cover nothing that scores, counts or says what is chosen."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.engine.keys import kind_of, owner_of
from boardroom.games.epona.table.faces.asset_faces import mark_of_chosen
from boardroom.games.epona.table.faces.stable_faces import clear_picture
from boardroom.ui.stage.pieces.place import Place

_APART: Final = 2.0
"""What is free between a key and what it stands beside."""


def _below_mark(area: QRectF, cap: QSizeF, face: str) -> QPointF:
    mark = mark_of_chosen(area, face)
    return QPointF(area.center().x(), mark.bottom() + _APART + cap.height() / 2)


def _at_upper_right(area: QRectF, cap: QSizeF) -> QPointF:
    return QPointF(area.right() - _APART - cap.width() / 2, area.top() + _APART + cap.height() / 2)


_OF_TARGETS: Final[dict[str, Callable[[QRectF, QSizeF], QPointF]]] = {
    # Above its token, where the card's columns end.
    "selection": lambda area, cap: QPointF(area.center().x(), area.bottom() + cap.height() / 4),
    # Half above its own boxes.
    "ownercard": lambda area, cap: QPointF(area.center().x(), area.top()),
    # On the square for the cube: that is what comes there.
    "box": lambda area, cap: QPointF(area.center().x(), area.bottom() - cap.height() / 2),
    # Beside its words, and beside all that its heading says.
    "discard": _at_upper_right,
    "keep": _at_upper_right,
    "above": lambda area, cap: QPointF(area.left() + _APART + cap.width() / 2, area.center().y()),
    "below": lambda area, cap: QPointF(area.left() + _APART + cap.width() / 2, area.center().y()),
    "group": lambda area, cap: QPointF(area.left(), area.center().y()),
}


def key_spot(key: str, place: Place | None, area: QRectF, cap: QSizeF, large: int) -> QPointF | None:
    """The middle of a key of a size at a piece that lies at a place, or at a target, None for a target, while the
    tableau of a seat is the large one; None where it stands best at the upper edge of the area.
    """
    face = "" if place is None else kind_of(place.face)
    if face in ("chosen", "dropped"):
        return _below_mark(area, cap, face)
    if face == "stable":
        return clear_picture(area).center()
    if kind_of(key) == "tableau" and owner_of(key) != large:
        # At its upper edge there is a name.
        return QPointF(area.center().x(), area.bottom())
    spot = _OF_TARGETS.get(kind_of(key))
    return None if spot is None else spot(area, cap)
