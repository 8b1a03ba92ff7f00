"""The games' covers at the size they are shown, kept between starts."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.ui.kit.pictures import art, pictures_on_disk
from boardroom.ui.kit.pictures.kept_picture import kept_picture

_CENTRE: Final = 0.62
"""How far down a cover that is cut to a flatter shape is centred: mostly the pieces lie in the lower half."""
_OWN_CENTRE: Final = re.compile(r'<svg [^>]*\bdata-centre="([0-9.]+)"')
"""What a cover whose heads would be lost so says of itself."""


def cover(path: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """A cover that fills so many logical pixels, cut to their shape."""
    name = f"{art.stamped(Path(path))}-{size.width()}x{size.height()}@{ratio:g}"
    return kept_picture(name, lambda: pictures_on_disk.kept(name, ratio, lambda: _drawn(path, size, ratio)))


def _drawn(path: str, size: QSize, ratio: float) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(path)
    whole = renderer.defaultSize().scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    left = (size.width() - whole.width()) / 2
    top = max(size.height() - whole.height(), min(0.0, size.height() / 2 - whole.height() * centre_of(path)))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#000000"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(left, top, whole.width(), whole.height()))
    painter.end()
    return pixmap


def centre_of(path: str) -> float:
    """How far down a cover is centred, as a part of its height, where it is cut: ``data-centre`` of its
    drawing, if that has one.
    """
    found = _OWN_CENTRE.match(Path(path).read_text("utf-8"))
    return float(found[1]) if found else _CENTRE
