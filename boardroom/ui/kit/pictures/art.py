"""Art at the size it is used: vector files rendered once to pixmaps, per device pixel ratio."""

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom import resources
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.kit.pictures.kept_picture import kept_picture

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


def picture(path: Path, width: float, height: float, ratio: float = 1.0, tint: str = "", keep: bool = False) -> QPixmap:
    """A vector file as a pixmap of logical width x height; tint recolours all that is drawn (#rrggbb).

    ``keep``: also between starts, for what the first window shows.
    """

    def paint() -> QPixmap:
        if not keep:
            return _drawn(path, QSizeF(width, height), ratio, tint)
        name = f"{stamped(path)}-{width:g}x{height:g}@{ratio:g}-{tint[1:]}"
        return pictures_on_disk.kept(name, ratio, lambda: _drawn(path, QSizeF(width, height), ratio, tint))

    return kept_picture(f"{path}|{width:g}x{height:g}@{ratio:g}|{tint}", paint)


def _drawn(path: Path, size: QSizeF, ratio: float, tint: str) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # late: the lobby's second start does without it

    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(str(path))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
    if tint:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), QColor(tint))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def stamped(path: Path) -> str:
    """A name for what is drawn from a file: another for every file, and when the file has changed."""
    about = path.stat()
    return f"{path.stem}-{crc32(os.fsencode(path)):08x}-{about.st_mtime_ns:x}-{about.st_size:x}"


def icon_pixmap(name: str, size: float, colour: str, ratio: float = 1.0) -> QPixmap:
    """One of the shared icons in one colour."""
    return picture(_icon_file(name), size, size, ratio, colour, keep=True)


def icon(name: str, colour: str, size: int = 18) -> "QIcon":
    """The same as a QIcon, sharp at factors 1 and 2."""
    from PySide6.QtGui import QIcon

    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(icon_pixmap(name, size, colour, ratio))
    return made


@cache
def _icon_file(name: str) -> Path:
    """The file of an icon; looked for once, for it is asked for in every picture."""
    return resources.resource("shared", "icons", f"{name}.svg")
