"""Drawing over targets: with nothing in hand the mouse goes from one to the next, as with a pen, and all are meant."""

from collections.abc import Callable
from functools import reduce
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.motion.motion import Motion
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.table_parts import Keys

_AROUND: Final = 0.3
"""So far around all targets a line can begin, too, in lengths of the longest: at the outer end of one."""
_STEP: Final = 4.0
"""How far apart spots are at which the pen is looked at on its way, in pixels: a quick hand leaves nothing out."""


class LineDrawing:
    """The targets drawn over since a mouse button was pressed, at a target or on the ground among them; a single one is
    a click. The table says how a line goes on.

    ``mark`` shows those that are drawn over, and what they mean once the pen has moved.
    """

    def __init__(self, pieces: LaidPieces, motion: Motion, mark: Callable[[Keys, Gesture | None], None]) -> None:
        self._pieces, self._motion, self._mark = pieces, motion, mark
        self.targets: Keys = ()
        self._pen: QPointF | None = None
        """Where the pen is; None while nothing is drawn."""
        self._told = False
        """Whether what the line means is shown."""

    def at(self, spot: QPointF) -> str:
        """The target at a spot where a line can begin; nothing if none is there."""
        here = (key for key, area in self._areas().items() if area.contains(spot))
        return next((key for key in here if self._meant((key,)) is not None), "")

    def _areas(self) -> dict[str, QRectF]:
        """The targets that can be drawn over now, with their areas."""
        shown, pieces = self._pieces.shown, self._pieces
        if shown is None or shown.actor is None or self._motion.running:
            return {}
        return {key: pieces.target_area(key) for key in pieces.table.handling.drawable(shown)}

    def _meant(self, targets: Keys) -> Gesture | None:
        shown = self._pieces.shown
        return self._pieces.table.handling.drawn(shown, targets) if shown is not None else None

    def begin(self, spot: QPointF) -> None:
        """Put the pen down, at a target or somewhere among them; elsewhere nothing is drawn."""
        key, areas = self.at(spot), self._areas().values()
        around = _AROUND * max((max(area.width(), area.height()) for area in areas), default=0.0)
        among = reduce(QRectF.united, areas, QRectF()).adjusted(-around, -around, around, around)
        if key or (areas and among.contains(spot)):
            self._pen, self._told = spot, False
        if key:
            self.targets = (key,)
            self._mark(self.targets, None)

    def go_on(self, spot: QPointF) -> None:
        """Draw from where the pen is to a spot."""
        start, targets = self._pen, self.targets
        if start is None or self._motion.running:
            return
        way = spot - start
        steps = ceil(hypot(way.x(), way.y()) / _STEP)
        for step in range(1, steps + 1):
            targets = self._on(targets, start + way * step / steps)
        self._pen = spot
        if targets and (targets != self.targets or not self._told):
            self.targets, self._told = targets, True
            self._mark(targets, self._meant(targets))

    def _on(self, targets: Keys, spot: QPointF) -> Keys:
        """The line once the pen has come to a spot; as it was where another one would mean nothing."""
        shown = self._pieces.shown
        if shown is None:
            return targets
        further = self._pieces.table.handling.drawn_on(shown, targets, spot)
        return further if further != targets and self._meant(further) is not None else targets

    def end(self) -> Gesture | None:
        """Stop drawing; what it meant."""
        targets = self.targets
        self.clear()
        return self._meant(targets) if targets else None

    def clear(self) -> None:
        """Stop drawing, and mean nothing by it."""
        self._pen = None
        if self.targets:
            self.targets = ()
            self._mark((), None)
