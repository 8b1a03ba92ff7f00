"""Pictures of items of a scene that look as they did before: whose turn it is, what is left, where a piece may go come
back again and again.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple
from weakref import finalize, ref

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

MOST_BYTES: Final = 48 * 2**20
"""So much is kept of a table; what was not shown for the longest time goes first."""
OF_ALL: Final = 64 * 2**20
"""So much is kept of all tables together: of those that were not painted for the longest time nothing."""
_MOST_OF_AN_ITEM: Final = 12
"""So many pictures of one item."""
_SLACK: Final = 8
"""Pixels by which the room that Qt keeps an item in may be larger than its box."""


class _Look(NamedTuple):
    """All that a picture of an item depends on until everything is to be painted anew."""

    box: QRectF
    content: Any
    size: tuple[int, int]
    ratio: float
    spot: QTransform


class ItemPictures:
    """The pictures of items that Qt keeps in rooms of their own, each painted once for what it shows, until all are to
    be painted anew. ``most`` bytes of them are kept.
    """

    _holding: ClassVar[OrderedDict[int, "ref[ItemPictures]"]] = OrderedDict()
    """All that keep something, who painted last at the end; a table that is gone leaves nothing behind."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[str, _Look, QPixmap]] = OrderedDict()
        self._of_items: dict[str, list[int]] = {}
        self._last = self._bytes = 0
        finalize(self, self._holding.pop, id(self), None)

    def clear(self) -> None:
        """Keep none: they are painted by other measures, or in another look, from now on."""
        self._kept.clear()
        self._of_items.clear()
        self._bytes = 0
        self._holding.pop(id(self), None)

    def paint(
        self, painter: QPainter, key: str, box: QRectF, content: Any, write: Callable[[QPainter, Any], None]
    ) -> None:
        """Paint the content of the item of that key in its box as it was painted before, or with ``write``."""
        device = painter.device()
        size, ratio, spot = (device.width(), device.height()), device.devicePixelRatioF(), painter.worldTransform()
        room = spot.mapRect(box).size() * ratio
        if size[0] > room.width() + _SLACK or size[1] > room.height() + _SLACK:
            # It is painted together with others.
            write(painter, content)
            return
        look = _Look(box, content, size, ratio, spot)
        picture = self._found(key, look)
        if picture is None:
            picture = QPixmap(*size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            own = QPainter(picture)
            own.setRenderHints(painter.renderHints())
            own.setFont(painter.font())
            own.setWorldTransform(spot)
            write(own, content)
            own.end()
            self._keep(key, look, picture)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(0, 0, picture)

    def _found(self, key: str, look: _Look) -> QPixmap | None:
        for number in self._of_items.get(key, ()):
            _, kept, picture = self._kept[number]
            if kept == look:
                self._kept.move_to_end(number)
                return picture
        return None

    def _keep(self, key: str, look: _Look, picture: QPixmap) -> None:
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


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
