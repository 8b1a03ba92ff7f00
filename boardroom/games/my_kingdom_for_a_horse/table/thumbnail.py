"""The farmyard as a small picture for the lobby: every field, as small as it gets."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import drawing
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import paint_small_field
from boardroom.ui.kit.pictures.canvas import canvas


def paint_thumbnail(view: State, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float) -> QPixmap:
    """The fields of a public view side by side on grass."""
    with canvas(size.width(), size.height(), ratio, "#AEDD94") as (pixmap, painter):
        count = len(view.fields) + (view.twin is not None)
        columns = 1 if count == 1 else 2
        rows = (count + columns - 1) // columns
        width, height = size.width() / columns, size.height() / rows
        for seat, field in enumerate(view.fields):
            row, column = divmod(seat, columns)
            area = QRectF(column * width, row * height, width, height).adjusted(4, 4, -4, -4)
            paint_small_field(painter, area, field, manifest.colour(seats[seat].colour).face, ratio)
        if view.twin is not None:
            side = min(width, height) * 0.8
            spot = QPointF(width + (width - side) / 2, (height - side) / 2)
            painter.drawPixmap(spot, drawing("moritz", round(side), round(side), ratio))
    return pixmap
