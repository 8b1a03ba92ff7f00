"""A mouse that rests with something held: over a thing that is no target of it, it is said why that is so."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text
from boardroom.ui.stage.gestures.bubbles import Bubble
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces

RESTS = 500
"""Milliseconds that the mouse is still before anything is said."""
_WIDEST: Final = 320
"""How wide words are before they take another line, in pixels and usual text."""
_POINTER: Final = 16.0
"""How far the arrow of the mouse reaches around its spot, about."""


class Resting(QObject):
    """Says beside the mouse what a drop there would be told, before it is tried. Nothing is asked while that moves:
    only once it is still. What is said goes with the mouse, as soon as that leaves the thing, with any key or press,
    and with what is held.

    ``why_not`` says why a drop is refused, by its source, target and part.
    """

    def __init__(self, pieces: LaidPieces, drags: DragAndDrop) -> None:
        super().__init__()
        self._pieces, self._drags = pieces, drags
        self.why_not: Callable[[str, str, str], Text | None] = lambda source, target, part: None
        self.bubble: Bubble | None = None
        self._spot, self._about = QPointF(), QRectF()
        self._come = QTimer(self, singleShot=True, interval=RESTS)
        self._come.timeout.connect(self._say)
        drags.laid_down.connect(self.end)

    @property
    def words(self) -> str:
        """What is said now."""
        return " ".join(self.bubble.words) if self.bubble is not None else ""

    def move(self, spot: QPointF) -> None:
        """The mouse is at a spot of the scene, with something held."""
        self._spot = spot
        drag = self._drags.drag
        if drag is None or drag.best is not None or not self._about.contains(spot):
            self._hide()
        self._come.start()

    def end(self) -> None:
        """Say nothing any more until the mouse moves and rests again."""
        self._come.stop()
        self._hide()

    def _hide(self) -> None:
        if self.bubble is not None:
            self._pieces.scene.removeItem(self.bubble)
            self.bubble = None

    def _say(self) -> None:
        self._hide()
        drag, refused = self._drags.drag, self._drags.refused_at(self._spot)
        # Bare ground is no thing, whatever would be said of a drop there.
        why = self.why_not(*refused) if refused is not None and refused.target else None
        if drag is None or refused is None or why is None:
            return
        pieces, table = self._pieces, self._pieces.table
        self._about = pieces[refused.target].area() if refused.target in pieces else pieces.target_area(refused.target)
        self.bubble = Bubble(table, Preview((Line(Tone.PLAIN, why),)), table.context.theme.high(_WIDEST, 1.0))
        held, under = pieces[drag.source].area(), pieces.piece_at(self._spot, but=drag.source)
        beside = QRectF(self._spot.x() - _POINTER, self._spot.y() - _POINTER, 2 * _POINTER, 2 * _POINTER)
        if under:
            beside = beside.united(pieces[under].area())
        if self._drags.by_mouse:
            beside = beside.united(held)
        room = self._drags.guides.free & pieces.zoom.seen
        self.bubble.settle(beside, held, room, lying=list(drag.areas.values()))
        pieces.scene.addItem(self.bubble)
