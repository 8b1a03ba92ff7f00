"""What every widget paints: with smooth edges, rounded boxes and words in a font and a colour."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QPaintDevice, QPainter, QPen

Colour: TypeAlias = QColor | str
"""A colour, or its name as Qt has it."""
_RING: Final = 3.2
"""From the middle of a focus ring to that of the border in it, in pixels: a whole one of the ground is left between."""


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


def focus_ring(
    painter: QPainter, box: QRectF, radius: float, colour: Colour, gap: Colour | None = None
) -> QRectF:  # fmt: skip
    """Draw the ring that says where the keys are, its line along a box; the box for all that stands in it.

    A gap parts the ring from what is in it, so that it is seen beside any fill and any other border. The gap is the
    ground on which all stands, or painted where that is a picture.
    """
    if gap is not None:
        draw_rounded(painter, box.adjusted(2, 2, -2, -2), radius - 1, edge=gap, line=2)
    draw_rounded(painter, box, radius, edge=colour, line=2)
    return box.adjusted(_RING, _RING, -_RING, -_RING)


def write(painter: QPainter, start: QPointF, words: str, font: QFont, ink: QColor) -> None:
    """Words on one line from a point on, which is on the line that they stand on."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(start, words)
