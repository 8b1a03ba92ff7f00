"""The meadow as a small picture for the lobby: every tableau as rows of coloured cards, as small as it gets."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epona.position.cards import GROUP, NONE, SLOTS
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Cube, Tableau
from boardroom.games.epona.table.faces.colours import FAMILIES, STABLE
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.seat_colours import seat_badge
from boardroom.ui.kit.theme import OUTLINE

_MEADOW, _PADDOCK = "#7FA75E", QColor(245, 250, 225, 110)
_DONE = "#2E7D4F"


def paint_thumbnail(view: State, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float) -> QPixmap:
    """The tableaus of a public view side by side on grass, each below its player's colour."""
    with canvas(size.width(), size.height(), ratio, _MEADOW) as (pixmap, painter):
        count = len(view.tableaus)
        across = 1 if count == 1 else 2 if count <= 4 else 3
        down = -(-count // across)
        width, height = size.width() / across, size.height() / down
        for seat, tableau in enumerate(view.tableaus):
            line, column = divmod(seat, across)
            box = QRectF(column * width, line * height, width, height).adjusted(3, 3, -3, -3)
            _paint_tableau(painter, box, tableau, seat_badge(manifest, seats[seat].colour, seat).face)
    return pixmap


def _paint_tableau(painter: QPainter, box: QRectF, tableau: Tableau, colour: str) -> None:
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 3), QColor(colour))
    wide, high = box.width() / (SLOTS + 1), (box.height() - 5) / MOST_ROWS
    corner = min(2.0, high * 0.2)

    def card(row: int, column: int, fill: QColor) -> None:
        place = QRectF(QPointF(box.left() + column * wide, box.top() + 5 + row * high), box.bottomRight())
        place.setSize(QRectF(0, 0, wide - 1, high - 1).size())
        painter.setBrush(fill)
        painter.drawRoundedRect(place, corner, corner)

    for number, row in enumerate(tableau):
        for slot, laid in enumerate(row.slots):
            painter.setPen(Qt.PenStyle.NoPen if laid == NONE else QPen(QColor(OUTLINE), 0.7))
            card(number, slot + 1, _PADDOCK if laid == NONE else QColor(FAMILIES[GROUP[laid]].frame))
        painter.setPen(QPen(QColor(OUTLINE), 0.7))
        fill = {Cube.UNFINISHED: STABLE.light, Cube.COMPLETED: _DONE}.get(row.cube, STABLE.frame)
        card(number, 0, QColor(fill))
