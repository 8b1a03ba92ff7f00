"""Badges: a player's colour and symbol, as a tile of a set or as a disc."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.theme import OUTLINE


class Badge(NamedTuple):
    """A player's colour and symbol: a tile of a set (it has a side), or a disc; ``art`` is the symbol's file."""

    face: str
    side: str
    figure: str
    art: str


def picture(badge: Badge, size: float, ratio: float = 1.0) -> QPixmap:
    """A badge in a square of so many logical pixels."""
    key = f"badge {badge} {size:g}@{ratio:g}"
    return kept_picture(key, lambda: (_tile if badge.side else _disc)(badge, size, ratio))


def _square(size: float, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(*[max(1, round(size * ratio))] * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


def _disc(badge: Badge, size: float, ratio: float) -> QPixmap:
    """A player's disc: the colour, a white ring of 12 % of its radius, the symbol at 62 %."""
    symbol = art.picture(Path(badge.art), size * 0.62, size * 0.62, ratio, badge.figure, keep=True)
    pixmap, painter = _square(size, ratio)
    ring = size * 0.06
    painter.setPen(QPen(QColor("#FFFFFF"), ring))
    painter.setBrush(QColor(badge.face))
    painter.drawEllipse(QRectF(ring, ring, size - 2 * ring, size - 2 * ring))
    painter.setPen(QPen(QColor(OUTLINE), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    inner = size * 0.62
    painter.drawPixmap(QRectF((size - inner) / 2, (size - inner) / 2, inner, inner), symbol, QRectF(symbol.rect()))
    painter.end()
    return pixmap


def _tile(badge: Badge, size: float, ratio: float) -> QPixmap:
    pixmap, painter = _square(size, ratio)
    line, radius, foot = max(1.2, size * 0.03), size * 0.18, size * 0.08
    whole = QRectF(0, 0, size, size).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    face = whole.adjusted(0, 0, 0, -foot)
    painter.setPen(QPen(QColor(OUTLINE), line))
    for box, colour in ((whole, badge.side), (face, badge.face)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, radius, radius)
    if size >= 36:
        inlay = QColor(badge.figure)
        inlay.setAlphaF(0.4)
        painter.setPen(QPen(inlay, line * 0.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = size * 0.08
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)
    if badge.art:
        inner = size * 0.58
        symbol = art.picture(Path(badge.art), inner, inner, ratio, badge.figure, keep=True)
        painter.drawPixmap(QPointF((size - inner) / 2, (size - foot - inner) / 2), symbol)
    painter.end()
    return pixmap
