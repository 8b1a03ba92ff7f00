"""The one store of pictures, bounded in bytes: each is painted once for its key and kept until others need the room.

Qt's cache holds them all; the application bounds it (``PIXMAP_CACHE_KB`` in ``ui/shell/app.py``).
"""

from collections.abc import Callable

from PySide6.QtGui import QPixmap, QPixmapCache


def kept_picture(key: str, paint: Callable[[], QPixmap]) -> QPixmap:
    """The picture kept under a key, painted if there is none. The key names all that the picture depends on: what it
    shows, its size, its pixel ratio; its first word is its maker's, for all pictures lie together.
    """
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = paint()
        QPixmapCache.insert(key, picture)
    return picture
