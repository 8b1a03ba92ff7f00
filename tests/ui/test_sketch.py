"""What own Orders would do, as it is drawn over the board: nothing of it hides the numbers on the tiles."""

from collections.abc import Iterator
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from boardroom.games.epigo.position.actions import ORDERS
from boardroom.games.epigo.position.events import EpigonSlid
from boardroom.games.epigo.position.state import NOWHERE, State
from boardroom.games.epigo.position.tiles import ARROWS, epigon, number_of
from boardroom.games.epigo.table.faces.faces import numeral_font
from boardroom.games.epigo.table.faces.sketch import Sketch
from boardroom.games.epigo.table.layout.measures import Measures
from boardroom.games.epigo.words import forecast
from boardroom.games.epigo.words.descriptions import order_words
from boardroom.games.epigo.words.names import ratio
from boardroom.ui.kit.words.line_breaks import pieces
from boardroom.ui.kit.words.say import SeatName, Voice
from tests.games.boards import planning, stacked

CLOSED = "A7 a4, A6 b4, A1 c4, A2 d4, A3 e4, A4 f4, A5 h4, B5 a5, B6 b5, B1 c5, B2 d5, B3 e5, B4 f5, B7 h5"
OPEN = "A7 a3, A6 b2, A1 c6, A2 h6, A3 e5, A4 f4, A5 g2, B5 a5, B6 c7, B1 d6, B2 d5, B3 f5, B4 f3, B7 h5"


def font(size: float, weight: int) -> QFont:
    made = QFont()
    made.setPixelSize(round(size))
    return made


def figure(number: str, tile: float) -> QRectF:
    """The ink of the number on a tile of a size, from the middle of the tile."""
    ink = QFontMetricsF(numeral_font(0.6 * tile)).tightBoundingRect(number)
    ink.moveCenter(QPointF(-0.03 * tile, -0.01 * tile))
    return ink


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
        tiles = [(piece, measures.square(where).center()) for piece, where in enumerate(view.where) if where != NOWHERE]
        for spot, _ in sketch._discs:
            seen += 1
            for piece, middle in tiles:
                number = figure(str(number_of(piece)), measures.tile).translated(middle)
                nearest = QPointF(
                    min(max(spot.x(), number.left()), number.right()), min(max(spot.y(), number.top()), number.bottom())
                )
                away = spot - nearest
                assert hypot(away.x(), away.y()) >= sketch._radius, (order, piece)
            assert measures.board.contains(spot)
    assert seen > 20


@pytest.fixture
def sketched(qapp: QApplication) -> Iterator[tuple[Measures, Sketch, QPainter]]:
    """A board of some size, a hand that sketches on it, and its painter."""
    measures = Measures.of(QRectF(0, 0, 1120, 840))
    image = QImage(1120, 840, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    yield measures, Sketch(measures, lambda text: text.source, font, lambda piece, size: QPixmap(9, 9)), painter
    painter.end()


@pytest.mark.parametrize("order", ["7^", "1v"])
def test_the_arrow_of_a_push_begins_at_the_middle_of_the_tile_that_pushes(
    sketched: tuple[Measures, Sketch, QPainter], order: str
) -> None:
    measures, sketch, painter = sketched
    view = stacked(planning("A7 d4, A1 d5, B6 d6, B4 d3" if order == "7^" else "A1 d4, B6 d3"), order, "")
    sketch.paint(painter, view, forecast.forecast(view, 0))
    ((spot, index),) = sketch._discs
    pusher = measures.square(view.where[epigon(0, int(order[0]))])
    assert index == 0
    assert spot.y() == pusher.center().y(), "level with the tile, not where four tiles meet"
    others = [measures.square(where).center() for where in view.where if where != NOWHERE]
    nearest = min(others, key=lambda other: (other - spot).manhattanLength())
    assert nearest == pusher.center()


def test_the_arrow_of_a_super_slide_leaves_the_tile_free_and_has_the_number_of_its_order(
    sketched: tuple[Measures, Sketch, QPainter],
) -> None:
    measures, sketch, painter = sketched
    view = stacked(planning("A7 d3, A6 f2"), "7^", "")
    ((slid, *_),) = forecast.forecast(view, 0)
    assert isinstance(slid, EpigonSlid)
    sketch.ask(painter, gone_on(view, slid), slid, 2)
    ((spot, index),) = sketch._discs
    assert index == 2
    tile, beyond = measures.square(slid.target).center(), measures.square(slid.target - 10).center()
    assert (spot - tile).manhattanLength() >= 0.46 * measures.pitch
    assert (spot - beyond).manhattanLength() < measures.pitch
    number = measures.square(slid.target).adjusted(*sketch._inset).toRect()
    image = asked(sketch, view, slid)
    assert all(
        image.pixelColor(x, y).alpha() == 0
        for x in range(number.left(), number.right())
        for y in range(number.top(), number.bottom())
    ), "nothing is painted on the number"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("position", "orders"),
    [
        ("A6 c4, A2 d4, A5 e4", "5> 2> 6>"),
        ("A6 f4, A2 e4, A5 d4", "5< 2^ 6<"),
        ("A6 c4, A2 d4, A5 e4", "6> 2v 5>"),
        ("A6 c4, A2 c5, A5 c6", "5^ 2^ 6^"),
        ("A6 c6, A2 c5, A5 c4", "5v 2> 6v"),
    ],
)
def test_the_numbers_of_tiles_that_make_way_for_each_other_stay_free(
    qapp: QApplication, position: str, orders: str, language: str
) -> None:
    measures = Measures.of(QRectF(0, 0, 1120, 840))
    image = QImage(1120, 840, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    voice, seats = Voice(language), [SeatName("Vera"), SeatName("Aiko")]
    sketch = Sketch(measures, lambda text: voice.say(text, seats), font, lambda piece, size: QPixmap(9, 9))
    view = stacked(planning(position), orders, "")
    sketch.paint(painter, view, forecast.forecast(view, 0))
    painter.end()
    for piece, where in enumerate(view.where):
        if where != NOWHERE:
            ink = figure(str(number_of(piece)), measures.tile).translated(measures.square(where).center()).toRect()
            painted = [
                (x, y)
                for x in range(ink.left(), ink.right())
                for y in range(ink.top(), ink.bottom())
                if image.pixelColor(x, y).alpha()
            ]
            assert not painted, number_of(piece)


def test_the_arrow_of_a_slide_begins_in_the_middle_of_the_square_to_which_its_tile_was_pushed(
    sketched: tuple[Measures, Sketch, QPainter],
) -> None:
    measures, sketch, painter = sketched
    view = stacked(planning("A6 c4, A2 d4, A5 e4"), "6> 5>", "")
    sketch.paint(painter, view, forecast.forecast(view, 0))
    assert sketch._discs[1] == (measures.square(view.where[epigon(0, 5)] + 1).center(), 1)


def gone_on(view: State, slid: EpigonSlid) -> State:
    """The view with the tile where it slid to."""
    where = bytearray(view.where)
    where[slid.piece] = slid.target
    return view._replace(where=bytes(where))


def asked(sketch: Sketch, view: State, slid: EpigonSlid) -> QImage:
    """The question of a super slide on an empty picture."""
    image = QImage(1120, 840, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    sketch.ask(painter, gone_on(view, slid), slid, 2)
    painter.end()
    return image


def test_the_words_of_a_push_name_whose_tiles_are_pushed() -> None:
    view = stacked(planning("A7 d4, A1 d5, B6 d6"), "7^", "")
    ((*events,),) = forecast.forecast(view, 0)
    lines, _ = order_words(events, 0)
    assert Voice("en").say(lines[0], [SeatName("Vera"), SeatName("Aiko")]) == ("pushes your 1 and their 6")


def test_numbers_of_pushed_tiles_stay_on_one_line_and_are_few_words() -> None:
    view = stacked(planning("A7 d2, A1 d3, A5 d4, B6 d5, B2 d6"), "7^", "")
    ((*events,),) = forecast.forecast(view, 0)
    lines, _ = order_words(events, 0)
    seats = [SeatName("Vera"), SeatName("Aiko")]
    assert Voice("en").say(lines[0], seats) == "pushes your 1,\u00a05 and their 6,\u00a02"
    japanese = Voice("ja").say(lines[0], seats)
    assert japanese == "自分の1・5と相手の6・2をプッシュ"
    assert pieces(japanese) == ("自分の", "1・5と", "相手の", "6・2を", "プッシュ")
    against = ratio(3, 2)
    assert pieces(Voice("en").say(against, seats)) == ("3\u00a0against\u00a02",)
    assert pieces(f"プッシュ（{Voice('ja').say(against, seats)}）")[-1] == "（3対2）"


def test_that_a_super_slide_is_possible_is_said_in_japanese_in_words_that_break_well() -> None:
    view = stacked(planning("A7 d3"), "7^", "")
    ((*events,),) = forecast.forecast(view, 0)
    lines, _ = order_words(events, 0)
    assert pieces(Voice("ja").say(lines[1], ())) == ("任意で", "スーパースライド")
