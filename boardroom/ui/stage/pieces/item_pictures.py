"""Pictures of items of a scene that look as they did before: whose turn it is, what is left, where a piece may go come
back again and again.
"""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil, floor
from typing import Any, ClassVar, Final, NamedTuple
from weakref import finalize, ref

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST_BYTES: Final = 48 * 2**20
"""So much is kept of a table; what was not shown for the longest time goes first."""
OF_ALL: Final = 64 * 2**20
"""So much is kept of all tables together: of those that were not painted for the longest time nothing."""
_MOST_OF_AN_ITEM: Final = 12
"""So many pictures of one item."""


class Picture(NamedTuple):
    """What is seen of an item, and where in the scene its upper left corner lies: on whole pixels of the device."""

    pixmap: QPixmap
    corner: QPointF


class _Look(NamedTuple):
    """All that a picture of an item depends on until everything is to be painted anew."""

    ratio: float
    box: QRectF
    content: Any


class ItemPictures:
    """The pictures of items, each painted once for what it shows, until all are to be painted anew. ``most`` bytes of
    them are kept.
    """

    _holding: ClassVar[OrderedDict[int, "ref[ItemPictures]"]] = OrderedDict()
    """All that keep something, who painted last at the end; a table that is gone leaves nothing behind."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[str, _Look, Picture]] = OrderedDict()
        self._of_items: dict[str, list[int]] = {}
        self._last = self._bytes = 0
        finalize(self, self._holding.pop, id(self), None)

    def clear(self) -> None:
        """Keep none: they are painted by other measures, or in another look, from now on."""
        self._kept.clear()
        self._of_items.clear()
        self._bytes = 0
        self._holding.pop(id(self), None)

    def picture(
        self, key: str, box: QRectF, content: Any, ratio: float, write: Callable[[QPainter, Any], None]
    ) -> Picture:
        """The content of the item of that key in its box, for so many pixels to a unit of the scene: as it was painted
        before, or with ``write``.
        """
        look = _Look(ratio, box, content)
        picture = self._found(key, look)
        if picture is None:
            left, top = floor(box.left() * ratio), floor(box.top() * ratio)
            pixmap = QPixmap(ceil(box.right() * ratio) - left, ceil(box.bottom() * ratio) - top)
            picture = Picture(pixmap, QPointF(left / ratio, top / ratio))
            if not pixmap.isNull():
                # Nothing is seen of an empty box.
                pixmap.setDevicePixelRatio(ratio)
                pixmap.fill(Qt.GlobalColor.transparent)
                painter = QPainter(pixmap)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.translate(-picture.corner)
                write(painter, content)
                painter.end()
            self._keep(key, look, picture)
        return picture

    def _found(self, key: str, look: _Look) -> Picture | None:
        for number in self._of_items.get(key, ()):
            _, kept, picture = self._kept[number]
            if kept == look:
                self._kept.move_to_end(number)
                return picture
        return None

    def _keep(self, key: str, look: _Look, picture: Picture) -> None:
        self._last += 1
        self._kept[self._last] = key, look, picture
        own = self._of_items.setdefault(key, [])
        own.append(self._last)
        self._bytes += _bytes(picture)
        if len(own) > _MOST_OF_AN_ITEM:
            self._drop(own[0])
        while self._bytes > self._most:
            self._drop(next(iter(self._kept)))
        self._holding[id(self)] = ref(self)
        self._holding.move_to_end(id(self))
        holding = [each for each in (there() for there in self._holding.values()) if each is not None]
        much = sum(each._bytes for each in holding)
        for each in holding[:-1]:
            if much <= OF_ALL:
                break
            much -= each._bytes
            each.clear()

    def _drop(self, number: int) -> None:
        key, _, picture = self._kept.pop(number)
        self._of_items[key].remove(number)
        self._bytes -= _bytes(picture)


def _bytes(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4
