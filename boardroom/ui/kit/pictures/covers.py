"""The games' covers at the size they are shown, kept between starts."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from boardroom.ui.kit.pictures import art, pictures_on_disk

_ANCHOR = 0.62
"""How far down a cover that is cut to a flatter shape is centred: the pieces lie in the lower half."""


def cover(path: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """A cover that fills so many logical pixels, cut to their shape."""
    name = f"{art.stamped(Path(path))}-{size.width()}x{size.height()}@{ratio:g}"
    found = QPixmap()
    if QPixmapCache.find(name, found):
        return found
    kept_one = pictures_on_disk.load(name, ratio)
    if kept_one is None:
        kept_one = _drawn(path, size, ratio)
        pictures_on_disk.keep(name, kept_one)
    QPixmapCache.insert(name, kept_one)
    return kept_one


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
