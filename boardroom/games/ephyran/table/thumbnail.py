"""The marble as a small picture for the lobby: every city as four columns of coloured areas, as small as it gets."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.games.ephyran.position.cards import CREATURE, DIONYSUS, NUMBERS, TERRITORY
from boardroom.games.ephyran.position.city import is_locked
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.colours import DIONYSUS_HUES, TERRITORY_HUES
from boardroom.games.ephyran.table.faces.ground import GOLD
from boardroom.games.ephyran.table.layout.small_city import COLUMNS
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.pictures.seat_colours import seat_badge
from boardroom.ui.kit.theme import OUTLINE

_MARBLE: Final = "#E6E0D5"


def paint_thumbnail(view: State, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float) -> QPixmap:
    """The cities of a public view side by side on marble, each below its player's colour."""
    with canvas(size.width(), size.height(), ratio, _MARBLE) as (pixmap, painter):
        across = 2 if len(view.cities) > 1 else 1
        down = (len(view.cities) + across - 1) // across
        width, height = size.width() / across, size.height() / down
        for seat in range(len(view.cities)):
            row, column = divmod(seat, across)
            box = QRectF(column * width, row * height, width, height).adjusted(4, 4, -4, -4)
            _paint_city(painter, box, view, seat, seat_badge(manifest, seats[seat].colour, seat).face)
    return pixmap


def _paint_city(painter: QPainter, box: QRectF, view: State, seat: int, colour: str) -> None:
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 4), QColor(colour))
    city, wide = view.cities[seat], box.width() / COLUMNS
    high = (box.height() - 8) / NUMBERS
    for territory in range(COLUMNS):
        hues = TERRITORY_HUES[territory]
        column = QRectF(box.left() + territory * wide, box.top() + 7, wide - 2, box.height() - 8)
        painter.fillRect(column, QColor(43, 33, 27, 30))
        for number, half in enumerate(city.columns[territory]):
            area = QRectF(column.left(), column.top() + number * high, column.width(), high - 1.5)
            dionysus = CREATURE[half] == DIONYSUS
            ground = DIONYSUS_HUES if dionysus else TERRITORY_HUES[TERRITORY[half]]
            draw_rounded(painter, area, 2, ground.colour, OUTLINE, 0.8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(DIONYSUS_HUES.light if dionysus else hues.light))
            painter.drawEllipse(QPointF(area.center()), high * 0.24, high * 0.24)
        if territory == view.gods[seat] or is_locked(city, territory):
            edge = GOLD if is_locked(city, territory) else hues.dark
            draw_rounded(painter, column.adjusted(-1, -1, 1, 1), 2, None, edge, 1.6)
