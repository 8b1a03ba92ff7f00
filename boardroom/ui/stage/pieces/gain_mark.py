"""The mark of a gain: a capsule at the upper edge of a piece, half outside, with the points that it scores more."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.kit.theme import GOLD, OUTLINE, Theme
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE

_SIZE: Final = 12.5
_SIDES, _ABOVE = 9.0, 1.5
"""What is free beside the points, and above and below them."""


class GainMark(QGraphicsItem):
    """Says that the piece of an area scores so many points more, or fewer; as large as ever at any zoom."""

    def __init__(self, area: QRectF, points: int, theme: Theme, zoom: float) -> None:
        super().__init__()
        self.words = f"+{points}" if points > 0 else f"\u2212{-points}"
        self._font = theme.text(_SIZE, 700)
        wide = QFontMetricsF(self._font).horizontalAdvance(self.words) + 2 * _SIDES
        high = leading(self._font) + 2 * _ABOVE
        self._box = QRectF(-wide / 2, -high / 2, wide, high)
        self.setScale(1 / zoom)
        # It is seen whole also where the piece lies at the very edge of the table.
        self.setPos(QPointF(area.center().x(), max(area.top(), (high / 2 + 1) / zoom)))
        self.setZValue(BAND_BUBBLE - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def area(self) -> QRectF:
        """The box of the capsule in the scene."""
        return self.mapRectToScene(self._box)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(OUTLINE), 1.4))
        painter.setBrush(QColor(GOLD))
        painter.drawRoundedRect(self._box, self._box.height() / 2, self._box.height() / 2)
        painter.setFont(self._font)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self.words)
