"""Pieces painted anew for a zoom: those in view at once, the others a few at a time, so that nobody waits for them."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF, QTimer

from boardroom.ui.stage.pieces.pieces import Piece

AT_A_TIME, BETWEEN = 4, 10
"""So many pieces out of view are painted at a time, and so many milliseconds are between."""


class Sharpening(QObject):
    """Sharpens the pieces of a table, of which some are out of view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Piece] = []
        self._ratio = 1.0
        self._timer = QTimer(self, interval=BETWEEN)
        self._timer.timeout.connect(self._go_on)

    def begin(self, pieces: Iterable[Piece], ratio: float, seen: QRectF | None) -> None:
        """Sharpen pieces for a ratio: those in what is seen of the scene now, the others in a moment; all of them now
        for None.
        """
        self._ratio, self._waiting = ratio, []
        for piece in pieces:
            if seen is None or piece.sceneBoundingRect().intersects(seen):
                piece.sharpen(ratio)
            else:
                self._waiting.append(piece)
        self._timer.start()

    def _go_on(self) -> None:
        for piece in self._waiting[:AT_A_TIME]:
            # One that was taken off the table meanwhile is nobody's any more.
            if piece.scene() is not None:
                piece.sharpen(self._ratio)
        self._waiting = self._waiting[AT_A_TIME:]
        if not self._waiting:
            self._timer.stop()
