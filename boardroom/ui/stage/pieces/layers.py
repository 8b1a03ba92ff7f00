"""Layers: what a table paints around its pieces, each painted anew only when what it shows is another."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.stage.pieces.item_pictures import ItemPictures

_REACH: Final = 2.0
"""How far the line around a box reaches beyond it."""
_TRACE: Final = 3.0
"""How far the ring around a piece of the last action reaches beyond it, but for its line."""
_SIGN_SCALE: Final = 0.55
"""In what part of its lines that ring is a sign beside words."""
_SMALL, _LEAST_LINES = 36.0, 0.4
"""Rings around what is less high or wide have finer lines, to this part: they would cover its neighbours."""


class Layer(NamedTuple):
    """A box of the scene with something painted in it: a slot, a heading, counts, arrows; below the pieces, or above.

    ``paint`` gets the content, and that is all that it may know of what is shown: while the content is the same value,
    nothing is painted. Measures, theme and language it may use; when they change (measures by ``Table.arrange`` or
    ``attend``, which says so), all layers are painted anew. One that ``gives_way`` is not seen while something that is
    opened, or words about what is pointed at, cover some of it.
    """

    box: QRectF
    content: Any
    paint: Callable[[QPainter, Any], None]
    above: bool = False
    gives_way: bool = False

    @classmethod
    def around(cls, box: QRectF, content: Any, paint: Callable[[QPainter, Any], None], above: bool = False) -> "Layer":
        """The layer of a box with a line around it, which reaches beyond it."""
        return cls(box.adjusted(-_REACH, -_REACH, _REACH, _REACH), content, paint, above)


def lines_around(area: QRectF) -> float:
    """How heavy the lines of a ring around an area are, as a part of those around what is large."""
    return min(1.0, max(_LEAST_LINES, min(area.width(), area.height()) / _SMALL))


def trace_of(area: QRectF) -> Layer:
    """The quiet ring around the area of a piece that the last action was about."""
    return Layer.around(area.adjusted(-_TRACE, -_TRACE, _TRACE, _TRACE), area, _paint_trace_around)


def _paint_trace_around(painter: QPainter, area: QRectF) -> None:
    paint_trace(painter, area, lines_around(area))


def trace_sign(size: float, ratio: float) -> QPixmap:
    """That ring in small, as a sign beside words."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_trace(painter, QRectF(0, 0, size, size).adjusted(3, 3, -3, -3), _SIGN_SCALE)
    painter.end()
    return picture


def paint_trace(painter: QPainter, area: QRectF, scale: float = 1.0) -> None:
    """The quiet ring of the last action around an area, in lines of a scale."""
    box = area.adjusted(-2 * scale, -2 * scale, 2 * scale, 2 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Dotted and pale: no focus, no target and no Order is ringed so.
    pale = QPen(QColor("#FFF6DF"), 2.8 * scale, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pale.setDashPattern([0.1, 2.0])
    for pen in (QPen(QColor(OUTLINE), 5.6 * scale), pale):
        painter.setPen(pen)
        painter.drawRoundedRect(box, 10 * scale, 10 * scale)


class LayerItem(QGraphicsPixmapItem):
    """Shows one layer, by a picture that is kept among the ``pictures`` of its table, under its ``key``, for when it
    shows the same again. While the table is zoomed the picture is stretched, as those of pieces are. ``painted``: it
    shows what it is to show; nothing is seen of it where it changed while ``unseen``, and was not changed since.
    """

    def __init__(self, key: str, layer: Layer, pictures: ItemPictures, ratio: float, unseen: bool = False) -> None:
        """``ratio`` is how many pixels a unit of the scene has."""
        super().__init__()
        self._key, self._layer, self._pictures, self._ratio = key, layer, pictures, ratio
        self.painted = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._show(unseen)

    @property
    def layer(self) -> Layer:
        """The layer that it shows."""
        return self._layer

    def change(self, layer: Layer, ratio: float, anew: bool, unseen: bool = False) -> None:
        """Show another layer from now on; ``anew``: paint it although it shows the same."""
        old, self._layer = self._layer, layer
        kept = self.painted or unseen
        if anew or not kept or ratio != self._ratio or layer.box != old.box or layer.content != old.content:
            self._ratio = ratio
            self._show(unseen)

    def _show(self, unseen: bool) -> None:
        self.painted = not unseen
        if unseen:
            self.setPixmap(QPixmap())
            return
        layer = self._layer
        picture = self._pictures.picture(self._key, layer.box, layer.content, self._ratio, layer.paint)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.corner)

    def give_way(self, covered: Iterable[QRectF]) -> None:
        """Not be seen where these areas cover some of it and it gives way."""
        self.setVisible(not (self._layer.gives_way and any(area.intersects(self._layer.box) for area in covered)))

    def shape(self) -> QPainterPath:
        return QPainterPath()


class MovingLayer(QGraphicsPixmapItem):
    """A layer on its way from one box to another, as a picture that is stretched: of the old one, and from half time on
    of the new one. Where there is none at one end, it comes or goes where it lies.
    """

    def __init__(self, picture: QPixmap | None, start: QRectF | None, new: Layer | None, ratio: float) -> None:
        """``picture`` is what is seen of it in its box at the ``start``."""
        super().__init__()
        self._start, self._new, self._ratio = start, new, ratio
        self._next: QPixmap | None = None
        self.box = QRectF() if start is None else start
        """Where it is now."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        if picture is not None:
            self.setPixmap(picture)

    def prepare(self) -> None:
        """Paint the new one, to be shown when it is time."""
        if self._new is not None:
            self._next = picture_of(self._new, self._ratio)

    def go(self, part: float, late: bool) -> None:
        """Come part of the way; ``late`` from half time on."""
        if self._next is not None and (late or self._start is None):
            self.setPixmap(self._next)
            self._next = None
        end = self._new.box if self._new is not None else self.box
        if self._start is None or self._new is None:
            self.setOpacity(part if self._start is None else 1 - part)
        self.box = box = box_between(end if self._start is None else self._start, end, part)
        size = self.pixmap().deviceIndependentSize()
        if not size.isEmpty():
            self.setPos(box.topLeft())
            self.setTransform(QTransform.fromScale(box.width() / size.width(), box.height() / size.height()))

    def shape(self) -> QPainterPath:
        return QPainterPath()


def box_between(start: QRectF, end: QRectF, part: float) -> QRectF:
    """The box part of the way (0-1) from one to another."""
    spots = (
        first + (last - first) * part
        for first, last in ((start.topLeft(), end.topLeft()), (start.bottomRight(), end.bottomRight()))
    )
    return QRectF(*spots)


def picture_of(layer: Layer, ratio: float) -> QPixmap:
    """What is seen of a layer in its box."""
    with canvas(layer.box.width(), layer.box.height(), ratio) as (pixmap, painter):
        painter.translate(-layer.box.topLeft())
        layer.paint(painter, layer.content)
    return pixmap
