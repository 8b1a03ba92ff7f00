"""Rounded boxes as pictures, painted once for a size and a look, for the same ones are in every picture."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.kept_picture import kept_picture

_EDGE: Final = 3
"""How far a pen reaches beyond its box at most, in logical pixels."""


def paint_rounded(painter: QPainter, box: QRectF, radius: float) -> None:
    """A rounded box with the painter's pen and brush; both are of one colour."""
    pen, brush = painter.pen(), painter.brush()
    line = 0.0 if pen.style() == Qt.PenStyle.NoPen else pen.widthF()
    picture = _picture(
        round(box.width()),
        round(box.height()),
        radius,
        pen.color().rgba(),
        line,
        tuple(pen.dashPattern()),
        0 if brush.style() == Qt.BrushStyle.NoBrush else brush.color().rgba(),
        painter.deviceTransform().m11(),
    )
    painter.drawPixmap(QPointF(box.left() - _EDGE, box.top() - _EDGE), picture)


def _picture(
    width: int, height: int, radius: float, ink: int, line: float, dashes: tuple[float, ...], fill: int, scale: float
) -> QPixmap:
    key = f"rounded {width}x{height} {radius:g} {ink} {line:g} {dashes} {fill}@{scale:g}"

    def paint() -> QPixmap:
        with canvas(width + 2 * _EDGE, height + 2 * _EDGE, scale) as (picture, painter):
            pen = QPen(QColor.fromRgba(ink), line) if line else QPen(Qt.PenStyle.NoPen)
            if dashes:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.setBrush(QColor.fromRgba(fill))
            painter.drawRoundedRect(QRectF(_EDGE, _EDGE, width, height), radius, radius)
        return picture

    return kept_picture(key, paint)
