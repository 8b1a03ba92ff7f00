"""Pictures kept between starts: what was drawn once lies in the user's cache folder, ready to be shown at once.

Nothing here is needed for anything but speed: the folder may be emptied at any time, and a file that cannot be read or
written is as good as none.
"""

import os
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImage, QPixmap

MOST_FILES: Final = 400
"""How many pictures are kept; the oldest go first."""


@cache
def folder() -> Path:
    """Where the pictures lie: the system's folder for what can be made again."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    return Path(place) / "boardroom"


def load(name: str, ratio: float = 1.0) -> QPixmap | None:
    """The picture of that name, None if it was not kept."""
    for ending in ("png", "bmp"):
        pixmap = QPixmap(f"{folder()}/{name}.{ending}")
        if not pixmap.isNull():
            pixmap.setDevicePixelRatio(ratio)
            return pixmap
    return None


def keep(name: str, pixmap: QPixmap, opaque: bool = False) -> None:
    """Keep a picture. An opaque one is kept uncompressed, which is read four times as fast."""
    image = pixmap.toImage()
    if opaque:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
    place = folder() / f"{name}.{'bmp' if opaque else 'png'}"
    new = place.with_name(f"{os.getpid()}-{place.name}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        if image.save(str(new)):
            new.replace(place)
    except OSError:
        new.unlink(missing_ok=True)


def prune(most: int = MOST_FILES) -> None:
    """Throw the oldest pictures away when there are more than so many."""
    try:
        with os.scandir(folder()) as entries:
            found = sorted((e.stat().st_mtime_ns, e.path) for e in entries if e.name.endswith((".png", ".bmp")))
        for _, path in found[: max(0, len(found) - most)]:
            Path(path).unlink(missing_ok=True)
    except OSError:
        return
