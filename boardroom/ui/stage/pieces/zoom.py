"""Zooming: what a view shows is seen closer and shifted, and painted sharp again when zooming rests."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRectF, QTimer, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

ZOOM_LEAST, ZOOM_MOST, ZOOM_STEP = 1.0, 3.0, 1.15
ZOOM_REST: Final = 150
"""Milliseconds after the last zoom when pieces are painted anew for it; until then they are only stretched."""


class Zoom(QObject):
    """How a view shows its scene, between whole and three times as large.

    ``rested`` says that everything is to be painted for the present zoom; ``panned`` that other things are in view.
    """

    rested = Signal()
    panned = Signal()

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._least = ZOOM_LEAST
        self._rest = QTimer(self, singleShot=True, interval=ZOOM_REST)
        self._rest.timeout.connect(self.rested)

    @property
    def factor(self) -> float:
        """Logical pixels of the view a logical pixel of the scene."""
        return self._view.transform().m11()

    @property
    def ratio(self) -> float:
        """Device pixels a logical pixel of the scene, zoom included."""
        return self._view.devicePixelRatioF() * self.factor

    @property
    def seen(self) -> QRectF:
        """What of the scene is in view."""
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    def by(self, factor: float) -> None:
        """Zoom by a factor, between the whole table and three times."""
        new = min(ZOOM_MOST, max(self._least, self.factor * factor))
        self._view.setTransform(QTransform.fromScale(new, new))
        self._rest.start()

    def fit(self) -> None:
        """See the whole table."""
        self._view.setTransform(QTransform.fromScale(self._least, self._least))
        self._rest.start()

    def shrink(self, part: float) -> None:
        """See the whole table in a part of its size from now on, however it was zoomed; 1 for its own size."""
        if part != self._least:
            self._least = part
            self._view.setTransform(QTransform.fromScale(part, part))

    def pan(self, moved: QPoint) -> None:
        """Shift what is seen of a table that is zoomed, by logical pixels."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() - moved.x())
        down.setValue(down.value() - moved.y())
        self.panned.emit()
