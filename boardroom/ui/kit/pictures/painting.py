"""What every widget paints: with smooth edges, rounded boxes and words in a font and a colour."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QPaintDevice, QPainter, QPen

Colour: TypeAlias = QColor | str
"""A colour, or its name as Qt has it."""


def smooth(device: QPaintDevice) -> QPainter:
    """A painter that paints smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def draw_rounded(
    painter: QPainter, box: QRectF, radius: float, fill: Colour | QBrush | QGradient | None = None,
    edge: Colour | QPen | None = None, line: float = 1.0, dashes: Sequence[float] = (),
) -> None:  # fmt: skip
    """A rounded box with its ground and its edge, a pen or a colour of so many pixels, dashed or whole; None for what
    it has not. It leaves its pen and its brush with the painter.
    """
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        pen = edge if isinstance(edge, QPen) else QPen(QColor(edge), line)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
    painter.setBrush(QColor(fill) if isinstance(fill, str) else Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(box, radius, radius)


def write(painter: QPainter, start: QPointF, words: str, font: QFont, ink: QColor) -> None:
    """Words on one line from a point on, which is on the line that they stand on."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(start, words)
