"""What every widget paints: with smooth edges, rounded boxes and words in a font and a colour."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPaintDevice, QPainter, QPen


def smooth(device: QPaintDevice) -> QPainter:
    """A painter that paints smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def draw_rounded(
    painter: QPainter, box: QRectF, radius: float, fill: QColor | None = None, edge: QPen | None = None
) -> None:
    """A rounded box with a ground and an edge, or without."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(box, radius, radius)


def write(painter: QPainter, start: QPointF, words: str, font: QFont, ink: QColor) -> None:
    """Words on one line from a point on, which is on the line that they stand on."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(start, words)
