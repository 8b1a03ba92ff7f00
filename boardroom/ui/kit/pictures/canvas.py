"""A picture to be painted: a pixmap of a size in logical pixels for a device pixel ratio, and a painter on it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap


@contextmanager
def canvas(width: float, height: float, ratio: float, ground: str = "") -> Iterator[tuple[QPixmap, QPainter]]:
    """The picture and its painter, which is done at the end; on a colour, or on nothing."""
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield picture, painter
    finally:
        painter.end()
