"""The games' covers at the size they are shown, kept between starts."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.ui.kit.pictures import art, pictures_on_disk
from boardroom.ui.kit.pictures.kept_picture import kept_picture

_ANCHOR = 0.62
"""How far down a cover that is cut to a flatter shape is centred: the pieces lie in the lower half."""


def cover(path: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """A cover that fills so many logical pixels, cut to their shape."""
    name = f"{art.stamped(Path(path))}-{size.width()}x{size.height()}@{ratio:g}"
    return kept_picture(name, lambda: pictures_on_disk.kept(name, ratio, lambda: _drawn(path, size, ratio)))


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
