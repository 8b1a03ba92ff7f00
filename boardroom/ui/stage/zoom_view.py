"""A view of a scene that can be zoomed and shifted, and is painted sharp again when zooming rests."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

ZOOM_LEAST, ZOOM_MOST, ZOOM_STEP = 1.0, 3.0, 1.15
ZOOM_REST: Final = 150
"""Milliseconds after the last zoom when pieces are painted anew for it; until then they are only stretched."""


class ZoomView(QGraphicsView):
    """Shows a scene of its own, without scroll bars, between whole and three times as large."""

    def __init__(self) -> None:
        super().__init__()
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self._least = ZOOM_LEAST
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(ZOOM_REST)
        self._rest.timeout.connect(self.sharpen)

    @property
    def ratio(self) -> float:
        """Device pixels a logical pixel of the scene, zoom included."""
        return self.devicePixelRatioF() * self.transform().m11()

    @property
    def seen(self) -> QRectF:
        """What of the scene is in view."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def zoom(self, factor: float) -> None:
        """Zoom by a factor, between the whole table and three times."""
        now = self.transform().m11()
        new = min(ZOOM_MOST, max(self._least, now * factor))
        self.setTransform(QTransform.fromScale(new, new))
        self._rest.start()

    def fit(self) -> None:
        """See the whole table."""
        self.setTransform(QTransform.fromScale(self._least, self._least))
        self._rest.start()

    def shrink(self, part: float) -> None:
        """See the whole table in a part of its size from now on, however it was zoomed; 1 for its own size."""
        if part != self._least:
            self._least = part
            self.setTransform(QTransform.fromScale(part, part))

    def pan(self, moved: QPoint) -> None:
        """Shift what is seen of a table that is zoomed, by logical pixels."""
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())

    def sharpen(self) -> None:
        """Paint everything on the ground for the present ratio and zoom; called when zooming rests."""
