"""Drawing over targets: with nothing in hand the mouse goes from one to the next, as with a pen, and all are meant."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.motion.motion import Motion
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces


class LineDrawing:
    """The targets drawn over since a mouse button was pressed; a single one is a click.

    ``mark`` shows those that are drawn over.
    """

    def __init__(self, pieces: LaidPieces, motion: Motion, mark: Callable[[tuple[str, ...]], None]) -> None:
        self._pieces, self._motion, self._mark = pieces, motion, mark
        self.targets: tuple[str, ...] = ()

    def at(self, spot: QPointF) -> str:
        """The target at a spot that can be drawn over next; nothing if none is there."""
        shown, pieces = self._pieces.shown, self._pieces
        if shown is None or shown.actor is None or self._motion.running:
            return ""
        among = pieces.table.handling.drawable(shown)
        here = (key for key in among if key not in self.targets and pieces.target_area(key).contains(spot))
        return next((key for key in here if self._meant((*self.targets, key)) is not None), "")

    def _meant(self, targets: tuple[str, ...]) -> Gesture | None:
        shown = self._pieces.shown
        return self._pieces.table.handling.drawn(shown, targets) if shown is not None else None

    def go_on(self, spot: QPointF) -> None:
        """Draw over the target at a spot, if there is one."""
        key = self.at(spot)
        if key:
            self.targets = (*self.targets, key)
            self._mark(self.targets)

    def end(self) -> Gesture | None:
        """Stop drawing; what it meant."""
        targets = self.targets
        self.clear()
        return self._meant(targets) if targets else None

    def clear(self) -> None:
        """Stop drawing, and mean nothing by it."""
        if self.targets:
            self.targets = ()
            self._mark(())
