"""The pictures of the lobby: the games' covers, players' marks, tables seen from afar; all kept between starts."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache

from boardroom.ui import art, kept
from boardroom.ui.glance import Mark
from boardroom.ui.theme import OUTLINE

_ANCHOR = 0.62
"""How far down a cover that is cut to a flatter shape is centred: the pieces lie in the lower half."""


def cover(path: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """A cover that fills so many logical pixels, cut to their shape."""
    name = f"{art.stamped(Path(path))}-{size.width()}x{size.height()}@{ratio:g}"
    found = QPixmap()
    if QPixmapCache.find(name, found):
        return found
    kept_one = kept.load(name, ratio)
    if kept_one is None:
        kept_one = _drawn(path, size, ratio)
        kept.keep(name, kept_one)
    QPixmapCache.insert(name, kept_one)
    return kept_one


def mark(mark: Mark, size: float, ratio: float = 1.0) -> QPixmap:
    """A player's mark in a square of so many logical pixels."""
    key = f"mark {mark} {size:g}@{ratio:g}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    if not mark.side:
        symbol = art.picture(Path(mark.art), size * 0.62, size * 0.62, ratio, mark.figure, keep=True)
        pixmap = _disc(mark.face, symbol, size, ratio)
    else:
        pixmap = _tile(mark, size, ratio)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def _drawn(path: str, size: QSize, ratio: float) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(path)
    whole = renderer.defaultSize().scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    left = (size.width() - whole.width()) / 2
    top = max(size.height() - whole.height(), min(0.0, size.height() / 2 - whole.height() * _ANCHOR))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#000000"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(left, top, whole.width(), whole.height()))
    painter.end()
    return pixmap


def _disc(colour: str, symbol: QPixmap, size: float, ratio: float) -> QPixmap:
    """A player's disc: the colour, a white ring of 12 % of its radius, the symbol at 62 %."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = size * 0.06
    painter.setPen(QPen(QColor("#FFFFFF"), ring))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QRectF(ring, ring, size - 2 * ring, size - 2 * ring))
    painter.setPen(QPen(QColor(OUTLINE), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    inner = size * 0.62
    painter.drawPixmap(QRectF((size - inner) / 2, (size - inner) / 2, inner, inner), symbol, QRectF(symbol.rect()))
    painter.end()
    return pixmap


def _tile(mark: Mark, size: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line, radius, foot = max(1.2, size * 0.03), size * 0.18, size * 0.08
    whole = QRectF(0, 0, size, size).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    face = whole.adjusted(0, 0, 0, -foot)
    painter.setPen(QPen(QColor(OUTLINE), line))
    for box, colour in ((whole, mark.side), (face, mark.face)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, radius, radius)
    if size >= 36:
        inlay = QColor(mark.figure)
        inlay.setAlphaF(0.4)
        painter.setPen(QPen(inlay, line * 0.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = size * 0.08
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)
    if mark.art:
        inner = size * 0.58
        symbol = art.picture(Path(mark.art), inner, inner, ratio, mark.figure, keep=True)
        painter.drawPixmap(QPointF((size - inner) / 2, (size - foot - inner) / 2), symbol)
    painter.end()
    return pixmap
