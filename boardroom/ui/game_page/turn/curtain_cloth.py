"""The cloth of the curtain between people: folds of velvet, a valance with tassels, brass."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.theme import BRASS

_BRASS_LINE = "#5A3A12"
_VELVET = ((0.0, "#3A0C1A"), (0.18, "#6B1A2E"), (0.45, "#8E2540"), (0.72, "#701C32"), (1.0, "#360A17"))
"""The shades across a fold."""


def cloth(width: int, height: int, ratio: float) -> QPixmap:
    """Folds of velvet under a scalloped valance with a brass edge, a hem at the foot."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#14090D"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    folds = max(8, round(width / 92))
    edges = [round(width * index / folds) for index in range(folds + 1)]
    one = _fold(max(right - left for left, right in pairwise(edges)), height, ratio)
    for left in edges[:-1]:
        painter.drawPixmap(left, 0, one)
    dim = QLinearGradient(0, 0, 0, height)
    dim.setColorAt(0, QColor(0, 0, 0, 120))
    dim.setColorAt(0.25, QColor(0, 0, 0, 0))
    dim.setColorAt(0.8, QColor(0, 0, 0, 20))
    dim.setColorAt(1, QColor(0, 0, 0, 150))
    painter.fillRect(QRectF(0, 0, width, height), dim)
    _valance(painter, width)
    painter.end()
    return pixmap


def _fold(width: int, height: int, ratio: float) -> QPixmap:
    """One fold, painted once for all of them."""
    with canvas(width, height, ratio) as (pixmap, painter):
        foot = height - 44.0
        gradient = QLinearGradient(0, 0, width, 0)
        for stop, colour in _VELVET:
            gradient.setColorAt(stop, QColor(colour))
        path = QPainterPath()
        path.lineTo(width, 0)
        path.lineTo(width, foot)
        path.quadTo(width / 2, foot + 34, 0, foot)
        path.closeSubpath()
        painter.fillPath(path, gradient)
        hem = QPainterPath()
        hem.moveTo(0, foot - 10)
        hem.quadTo(width / 2, foot + 24, width, foot - 10)
        painter.strokePath(hem, QPen(QColor(BRASS), 4))
        hem.translate(0, 9)
        painter.strokePath(hem, QPen(faded(BRASS, 120), 2))
    return pixmap


def _valance(painter: QPainter, width: int) -> None:
    swags = max(4, round(width / 210))
    swag = width / swags
    rail = 30.0
    painter.fillRect(QRectF(0, 0, width, rail), QColor("#1E0F14"))
    for index in range(swags):
        left = index * swag
        path = QPainterPath()
        path.moveTo(left, rail)
        path.lineTo(left + swag, rail)
        path.lineTo(left + swag, rail + 44)
        path.quadTo(left + swag / 2, rail + 106, left, rail + 44)
        path.closeSubpath()
        gradient = QLinearGradient(0, rail, 0, rail + 84)
        gradient.setColorAt(0, QColor("#96283F"))
        gradient.setColorAt(1, QColor("#6E1A2E"))
        painter.fillPath(path, gradient)
        crease = QPainterPath()
        for depth in (22, 40):
            crease.moveTo(left + 14, rail + depth * 0.4)
            crease.quadTo(left + swag / 2, rail + depth * 1.7, left + swag - 14, rail + depth * 0.4)
        painter.strokePath(crease, QPen(QColor(60, 8, 20, 110), 5))
        edge = QPainterPath()
        edge.moveTo(left, rail + 44)
        edge.quadTo(left + swag / 2, rail + 106, left + swag, rail + 44)
        painter.strokePath(edge, QPen(QColor(BRASS), 4))
    for index in range(swags + 1):
        x = index * swag
        painter.setPen(QPen(QColor(_BRASS_LINE), 2))
        painter.drawLine(QPointF(x, rail), QPointF(x, rail + 74))
        tassel = QPainterPath()
        tassel.moveTo(x - 4, rail + 74)
        tassel.lineTo(x + 4, rail + 74)
        tassel.lineTo(x + 7, rail + 98)
        tassel.lineTo(x - 7, rail + 98)
        tassel.closeSubpath()
        painter.setPen(QPen(QColor(_BRASS_LINE), 1.6))
        painter.setBrush(QColor(BRASS))
        painter.drawPath(tassel)
        painter.drawEllipse(QPointF(x, rail + 71), 5, 5)
    painter.setPen(QPen(QColor(BRASS), 3))
    painter.drawLine(QPointF(0, rail), QPointF(width, rail))


def faded(colour: str, alpha: int) -> QColor:
    """A colour, ``alpha`` of 255 opaque."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
