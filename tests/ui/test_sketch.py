"""What own Orders would do, as it is drawn over the board: nothing of it hides the numbers on the tiles."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from boardroom.games.epigo.rules import forecast
from boardroom.games.epigo.state import ARROWS, NOWHERE, ORDERS
from boardroom.games.epigo.table.board import Measures
from boardroom.games.epigo.table.sketch import Sketch
from tests.games.boards import planning, stacked

CLOSED = "A7 a4, A6 b4, A1 c4, A2 d4, A3 e4, A4 f4, A5 h4, B5 a5, B6 b5, B1 c5, B2 d5, B3 e5, B4 f5, B7 h5"
OPEN = "A7 a3, A6 b2, A1 c6, A2 h6, A3 e5, A4 f4, A5 g2, B5 a5, B6 c7, B1 d6, B2 d5, B3 f5, B4 f3, B7 h5"


def font(size: float, weight: int) -> QFont:
    made = QFont()
    made.setPixelSize(round(size))
    return made


@pytest.mark.parametrize("side", [420.0, 700.0])
@pytest.mark.parametrize("position", [CLOSED, OPEN])
def test_the_numbers_of_orders_never_lie_on_the_number_of_a_tile(
    qapp: QApplication, position: str, side: float
) -> None:
    measures = Measures.of(QRectF(0, 0, side * 1.6, side * 1.2))
    image = QImage(round(side * 1.6), round(side * 1.2), QImage.Format.Format_ARGB32_Premultiplied)
    sketch = Sketch(measures, lambda text: text.source, font, lambda piece, size: QPixmap(round(size), round(size)))
    start = planning(position)
    seen = 0
    for code in ORDERS:
        order = f"{code >> 2}{ARROWS[code & 3]}"
        view = stacked(start, order, "")
        painter = QPainter(image)
        sketch.paint(painter, view, forecast.forecast(view, 0))
        painter.end()
        tiles = [measures.square(where).center() for where in view.where if where != NOWHERE]
        for spot, _ in sketch._discs:
            seen += 1
            apart = min((spot - tile).manhattanLength() for tile in tiles)
            assert apart >= 0.46 * measures.pitch, order
            assert measures.board.contains(spot)
    assert seen > 20
