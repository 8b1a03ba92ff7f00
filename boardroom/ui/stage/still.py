"""A still picture of a table: all that lies on it at what is shown, painted at any size without a window, one piece
after the other.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


def still(table: Table, shown: Presentation, scene: QSize, ratio: float) -> Iterator[QImage | None]:
    """Lay a table out in a scene and paint it with so many pixels to a unit of the scene: None after each step, at last
    the picture. What the table raises is raised.

    Every piece is drawn for the pixels that it gets, and stands on whole ones: nothing is made smaller afterwards.
    """
    whole = QRectF(0, 0, scene.width(), scene.height())
    table.arrange(whole, whole)
    table.attend(shown)
    image = QImage(
        max(1, round(scene.width() * ratio)), max(1, round(scene.height() * ratio)), QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        table.surface(painter, whole)
        yield None
        layers = table.layers(shown).values()
        yield from _layers(painter, [layer for layer in layers if not layer.above])
        for place in sorted(table.layout(shown).values(), key=lambda place: place.z):
            _piece(painter, table, place, ratio)
            yield None
        yield from _layers(painter, [layer for layer in layers if layer.above])
    finally:
        painter.end()
    yield image


def _layers(painter: QPainter, layers: list[Layer]) -> Iterator[None]:
    for layer in layers:
        painter.save()
        painter.setClipRect(layer.box)
        layer.paint(painter, layer.content)
        painter.restore()
        yield None


def _piece(painter: QPainter, table: Table, place: Place, ratio: float) -> None:
    face = table.face(place.face, QSize(round(place.width), round(place.height)), ratio)
    size = face.deviceIndependentSize()
    corner = QPointF(-size.width() / 2, -size.height() / 2)
    painter.save()
    painter.setOpacity(place.opacity)
    if place.turn:
        painter.translate(place.x, place.y)
        painter.rotate(place.turn)
    else:
        corner += QPointF(place.x, place.y)
        corner = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    painter.drawPixmap(corner, face)
    painter.restore()
