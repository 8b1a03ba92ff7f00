"""A drag by itself: which target a held piece goes to."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.gesture import Gesture

AREAS = {"field": QRectF(0, 0, 100, 100), "point": QRectF(50, 50, 0, 0), "line": QRectF(0, 200, 100, 0)}


def held(*targets: str) -> Drag:
    return Drag(Grip("piece"), [Gesture("piece", target, (target,)) for target in targets], QPointF(), AREAS.get, {})  # type: ignore[arg-type]  # every target has its area


@pytest.mark.parametrize("empty", ["point", "line"])
@pytest.mark.parametrize("piece", [QRectF(40, 40, 30, 30), QRectF(40, 190, 30, 30), QRectF(50, 50, 0, 0)])
def test_an_empty_target_is_reached_by_no_piece_and_is_in_nobodys_way(empty: str, piece: QRectF) -> None:
    drag = held(empty, "field")
    drag.hover(piece, piece.center())
    assert drag.best == ("field" if AREAS["field"].contains(piece.center()) else None)


def test_an_empty_target_is_reached_by_keys() -> None:
    drag = held("point")
    drag.step(True)
    assert drag.best == "point"
