"""What lies around the pieces of a table: the ground below them, kept as one picture, and the layers."""

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView

from boardroom.ui.stage.pieces.item_pictures import ItemPictures
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.layers import Layer, LayerItem, MovingLayer, picture_of, trace_of
from boardroom.ui.stage.pieces.pieces import BAND_GROUND, BAND_OVERLAY
from boardroom.ui.stage.presentation import Presentation

_STEP: Final = 0.001
"""How much higher a layer lies than the one that the table names before it."""


class Ground:
    """Ground and layers in the scene of a view."""

    def __init__(self, view: QGraphicsView, pieces: LaidPieces) -> None:
        self._view, self._pieces, self._table = view, pieces, pieces.table
        self._picture = QPixmap()
        self._layers: dict[str, LayerItem] = {}
        self._painted = ItemPictures()
        self._covered: dict[str, QRectF] = {}
        self._on_the_way: dict[str, MovingLayer] = {}
        self.moving = False
        """Whether all is on the way from the measures before to those of now."""
        self.stale = False
        """Whether layers that show the same are painted anew all the same when they are shown next."""
        self.unseen = False
        """Whether a curtain is before it: layers that change are painted when they are shown after that."""
        self.traced: tuple[str, ...] = ()
        """The pieces that are marked, because the last action was about them."""

    def renew(self) -> None:
        """Paint the ground anew, and the layers when they are shown next."""
        self.stale = True
        whole = self._view.sceneRect()
        if whole.isEmpty():
            return
        ratio = self._view.devicePixelRatioF()
        # A scene that is shown smaller may end within a pixel, and the whole of that is seen.
        size = QSize(ceil(whole.width() * ratio), ceil(whole.height() * ratio))
        whole = QRectF(whole.topLeft(), QSizeF(size) / ratio)
        self._picture = QPixmap(size)
        self._picture.setDevicePixelRatio(ratio)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._table.surface(painter, whole)
        painter.end()
        self._view.viewport().update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint what of the ground lies in an area of the scene."""
        if not self._picture.isNull():
            ratio = self._picture.devicePixelRatio()
            source = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
            painter.drawPixmap(area, self._picture, source)

    def paint_seen(self, painter: QPainter, box: QRect) -> None:
        """Paint what of the ground lies in a box of the view, as it is seen there."""
        painter.save()
        painter.setClipRect(box)
        painter.setTransform(self._view.viewportTransform(), True)
        self.paint(painter, self._view.mapToScene(box).boundingRect())
        painter.restore()

    def show_layers(self) -> None:
        """Have the layers show what the pieces do: those of the table and no others, later ones above earlier ones."""
        shown, scene = self._pieces.shown, self._pieces.scene
        if shown is None:
            return
        self._arrive()
        if self.stale:
            self._painted.clear()
        wanted, ratio = {**self._table.layers(shown), **self._traces(shown)}, self._pieces.zoom.ratio
        for key in [key for key in self._layers if key not in wanted]:
            scene.removeItem(self._layers.pop(key))
        for number, (key, layer) in enumerate(wanted.items()):
            item = self._layers.get(key)
            if item is None:
                item = self._layers[key] = LayerItem(key, layer, self._painted, ratio, self.unseen)
                scene.addItem(item)
            else:
                item.change(layer, ratio, self.stale, self.unseen)
            item.give_way(self._covered.values())
            item.setZValue(_height(layer, number))
        self.stale = False

    def cover(self, by: str, area: QRectF) -> None:
        """Something covers an area, an empty one no more: what gives way is not seen there."""
        if self._covered.get(by, QRectF()) == area:
            return
        self._covered[by] = area
        for item in self._layers.values():
            item.give_way(self._covered.values())

    def set_out(self) -> None:
        """Have the layers go from where they are to where they belong at what is shown now, other measures having been
        taken. Who calls this has them ``go`` there.
        """
        shown, scene = self._pieces.shown, self._pieces.scene
        if shown is None:
            return
        before, self._on_the_way = self._on_the_way, {}
        self.moving, ratio = True, self._pieces.zoom.ratio
        if self.stale:
            self._painted.clear()
        wanted = {**self._table.layers(shown), **self._traces(shown)}
        heights = {key: _height(layer, number) for number, (key, layer) in enumerate(wanted.items())}
        for key in wanted.keys() | self._layers.keys() | before.keys():
            item, old, new = self._layers.get(key), before.get(key), wanted.get(key)
            if item is not None and new is not None and item.layer.box == new.box:
                item.change(new, ratio, self.stale, self.unseen)
                item.give_way(self._covered.values())
                item.setZValue(heights[key])
                continue
            if old is not None:
                moving = MovingLayer(old.pixmap(), old.box, new, ratio)
            elif item is not None:
                moving = MovingLayer(picture_of(item.layer, ratio), item.layer.box, new, ratio)
            else:
                moving = MovingLayer(None, None, new, ratio)
            for gone in filter(None, (item, old)):
                moving.setZValue(gone.zValue())
                moving.setVisible(gone.isVisible())
                scene.removeItem(gone)
            moving.setZValue(heights.get(key, moving.zValue()))
            scene.addItem(moving)
            self._on_the_way[key] = moving
            self._layers.pop(key, None)
        self.stale = False

    @property
    def to_be_painted(self) -> list[Callable[[], None]]:
        """What paints the layers as they are at the end of the way, one by one."""
        return [layer.prepare for layer in self._on_the_way.values()]

    def go(self, part: float, late: bool) -> None:
        """Have the layers come part of the way; ``late`` from half time on."""
        for layer in self._on_the_way.values():
            layer.go(part, late)

    def _arrive(self) -> None:
        for layer in self._on_the_way.values():
            self._pieces.scene.removeItem(layer)
        self._on_the_way, self.moving = {}, False

    def _traces(self, shown: Presentation) -> dict[str, Layer]:
        """A quiet ring, below the pieces, around those that the last action was about; none while one is told."""
        keys, places = self._table.motion.traces(shown) if shown.caption is None else (), self._pieces.places
        self.traced = tuple(key for key in keys if key in places)
        return {f"trace.{key}": trace_of(places[key].area()) for key in self.traced}


def _height(layer: Layer, number: int) -> float:
    """How high a layer lies of which the table names so many before it."""
    return (BAND_OVERLAY if layer.above else BAND_GROUND) + number * _STEP
