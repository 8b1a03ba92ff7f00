"""What guides a drag on the stage: glowing targets, the preview beside the best of them, the shadow of the piece."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.engine.rules import Preview
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.bubbles import Bubble
from boardroom.ui.stage.drag import Drag
from boardroom.ui.stage.pieces import Piece, Shadow, TargetMark
from boardroom.ui.stage.table import Gesture


class Guides:
    """The items that a scene shows beside the pieces while something is taken up; none otherwise."""

    def __init__(
        self, scene: QGraphicsScene, room: Room, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        self._scene, self._room = scene, room
        self._seats, self._preview = tuple(seats), preview
        self._marks: dict[str, TargetMark] = {}
        self._shadow: Shadow | None = None
        self.bubble: Bubble | None = None

    def show(self, drag: Drag, piece: Piece, ratio: float) -> None:
        """Show where the piece of a drag may go, and its shadow for a device pixel ratio."""
        self._shadow = Shadow(piece.pixmap())
        self._shadow.setPos(piece.pos())
        self._scene.addItem(self._shadow)
        for target, area in drag.areas.items():
            mark = TargetMark(target, area, self._room.theme.evening)
            self._scene.addItem(mark)
            self._marks[target] = mark

    def follow(self, spot: QPointF) -> None:
        """Have the shadow lie under the piece at a spot."""
        if self._shadow is not None:
            self._shadow.setPos(spot)

    def mark(self, drag: Drag, piece: Piece, free: QRectF, focused: bool) -> None:
        """Mark the best target, as hovered over or as reached by the keys, and say in what is free of the scene what
        dropping there would do.
        """
        best = drag.best
        for key, mark in self._marks.items():
            mark.mark(key == best and not focused, key == best and focused)
        self._clear_bubble()
        gestures = drag.targets.get(best or "", [])
        if len(gestures) == 1:
            bubble = Bubble(self._room, self._seats, self._preview(gestures[0]))
            if not bubble.empty:
                bubble.settle(drag.areas[gestures[0].target], piece.area(), free)
                self._scene.addItem(bubble)
                self.bubble = bubble

    def clear(self) -> None:
        """Take everything away."""
        for mark in self._marks.values():
            self._scene.removeItem(mark)
        self._marks = {}
        self._clear_bubble()
        if self._shadow is not None:
            self._scene.removeItem(self._shadow)
            self._shadow = None

    def _clear_bubble(self) -> None:
        if self.bubble is not None:
            self._scene.removeItem(self.bubble)
            self.bubble = None
