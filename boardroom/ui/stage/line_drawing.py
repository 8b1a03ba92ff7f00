"""Drawing over targets: with nothing in hand the mouse goes from one to the next, as with a pen, and all are meant."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF

from boardroom.ui.stage.gesture import Gesture


class LineDrawing:
    """The targets drawn over since a mouse button was pressed; a single one is a click.

    ``meant`` says what drawing over targets means, None for nothing; ``area`` where a target is; ``mark`` shows those
    that are drawn over.
    """

    def __init__(
        self,
        meant: Callable[[tuple[str, ...]], Gesture | None],
        area: Callable[[str], QRectF],
        mark: Callable[[tuple[str, ...]], None],
    ) -> None:
        self._meant, self._area, self._mark = meant, area, mark
        self.targets: tuple[str, ...] = ()

    def at(self, spot: QPointF, among: Iterable[str]) -> str:
        """The target at a spot that can be drawn over next, of these; nothing if none is there."""
        here = (key for key in among if key not in self.targets and self._area(key).contains(spot))
        return next((key for key in here if self._meant((*self.targets, key)) is not None), "")

    def go_on(self, spot: QPointF, among: Iterable[str]) -> bool:
        """Draw over the target at a spot, if there is one; whether there was."""
        key = self.at(spot, among)
        if key:
            self.targets = (*self.targets, key)
            self._mark(self.targets)
        return bool(key)

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
