"""The farmyard as a small picture for the lobby: every field, as small as it gets."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.engine.record import SeatSpec
from boardroom.engine.rules import Manifest
from boardroom.games.my_kingdom_for_a_horse.state import State
from boardroom.games.my_kingdom_for_a_horse.table.faces import drawing
from boardroom.games.my_kingdom_for_a_horse.table.ground import paint_small_field


def paint_thumbnail(view: State, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float) -> QPixmap:
    """The fields of a public view side by side on grass."""
    pixmap = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#AEDD94"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    colours = {colour.key: colour for colour in manifest.colours}
    count = len(view.fields) + (view.twin is not None)
    columns = 1 if count == 1 else 2
    rows = (count + columns - 1) // columns
    width, height = size.width() / columns, size.height() / rows
    for seat, field in enumerate(view.fields):
        row, column = divmod(seat, columns)
        area = QRectF(column * width, row * height, width, height).adjusted(4, 4, -4, -4)
        colour = colours.get(seats[seat].colour, manifest.colours[0])
        paint_small_field(painter, area, field, colour.face, ratio)
    if view.twin is not None:
        side = min(width, height) * 0.8
        spot = QPointF(width + (width - side) / 2, (height - side) / 2)
        painter.drawPixmap(spot, drawing("moritz", round(side), round(side), ratio))
    painter.end()
    return pixmap
