"""Epigo's table as a small picture for the lobby: the board from above, drawn for its size."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epigo.position.state import EMPTY, HOME, SIZE, SQUARES, Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, number_of, seat_of
from boardroom.games.epigo.table.faces.faces import numeral_font
from boardroom.games.epigo.table.layout.measures import FRAME, FRAME_LINE, SQUARE_DARK, SQUARE_LIGHT
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE


def paint_thumbnail(view: State, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float) -> QPixmap:
    """The board of a public view on sandstone; hidden rows as plain backs."""
    with canvas(size.width(), size.height(), ratio, "#DDBB82") as (pixmap, painter):
        side = min(size.width(), size.height()) - 12.0
        board = QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)
        draw_rounded(painter, board, 7, FRAME, OUTLINE, 1.4)
        draw_rounded(painter, board.adjusted(2.5, 2.5, -2.5, -2.5), 5, None, FRAME_LINE)
        pitch = (side - 12) / 8
        origin = board.topLeft() + QPointF(6, 6)

        def area(where: int) -> QRectF:
            return QRectF(
                origin.x() + (where % SIZE - 1) * pitch, origin.y() + (where // SIZE - 1) * pitch, pitch, pitch
            )

        for where in SQUARES:
            ground = SQUARE_DARK if sum(divmod(where, SIZE)) % 2 else SQUARE_LIGHT
            draw_rounded(painter, area(where).adjusted(0.5, 0.5, -0.5, -0.5), 2, ground)
        tiles = [(where, view.board[where]) for where in SQUARES if view.board[where] != EMPTY]
        for where, piece in tiles:
            colour = manifest.colour(seats[seat_of(piece)].colour)
            _tile(painter, area(where), colour.face, colour.side, colour.figure, str(number_of(piece)))
        if view.phase == Phase.DEPLOY:
            for seat, row in enumerate(view.rows):
                colour = manifest.colour(seats[seat].colour)
                for column, number in enumerate(row):
                    if number == HIDDEN:
                        _tile(painter, area(HOME[seat][column]), colour.side, colour.side, colour.face, "")
    return pixmap


def _tile(painter: QPainter, area: QRectF, face: str, side: str, figure: str, number: str) -> None:
    box = area.adjusted(1, 0.5, -1, -2)
    draw_rounded(painter, box.translated(0, 1.6), 2.5, side, OUTLINE)
    draw_rounded(painter, box, 2.5, face, OUTLINE)
    painter.setPen(QColor(figure))
    painter.setFont(numeral_font(area.height() * 0.66))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
