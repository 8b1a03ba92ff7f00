"""Cards side by side, brought closer, in piles, and on their paper: at every size and for hands of every length."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from boardroom.engine.text import verbatim
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO, CardPaper
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.kit.words.lettering import Lettering
from boardroom.ui.stage.pieces.card_rows import CardRow, closer_look
from boardroom.ui.stage.pieces.pile_headings import write_pile
from boardroom.ui.stage.pieces.place import Place

ROOM = QRectF(100, 600, 700, 140)
COUNTS = (1, 2, 4, 10, 12, 40)


def hand(count: int, room: QRectF = ROOM) -> CardRow:
    return CardRow(room, 140 / CARD_RATIO, 140, count, gap=10, least=0.75, centred=True)


@pytest.mark.parametrize("count", COUNTS)
def test_a_hand_lies_within_its_room_from_the_left_to_the_right(count: int) -> None:
    row = hand(count)
    boxes = [row.box(index) for index in range(count)]
    room = ROOM.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert all(room.contains(box) for box in boxes)
    assert all(one.left() < other.left() for one, other in pairwise(boxes))
    assert sum(box.center().x() for box in boxes) / count == pytest.approx(ROOM.center().x())


def test_cards_get_smaller_before_they_cover_each_other_and_never_too_small() -> None:
    few, some, many = hand(4), hand(8), hand(20)
    assert few.part == 1
    assert 0.75 < some.part < 1
    assert all(not some.box(index).intersects(some.box(index + 1)) for index in range(7))
    assert many.part == 0.75
    assert many.box(0).intersects(many.box(1))
    assert many.box(0).height() == pytest.approx(0.75 * 140)


@pytest.mark.parametrize("count", COUNTS)
def test_a_hand_is_a_fan_that_nobody_has_to_turn_the_head_for(count: int) -> None:
    row = hand(count)
    turns = [row.turn(index) for index in range(count)]
    assert turns == sorted(turns)
    assert sum(turns) == pytest.approx(0, abs=1e-9)
    assert max(map(abs, turns)) <= 12


def test_a_row_on_the_table_begins_at_its_left_and_covers_only_where_it_must() -> None:
    row = CardRow(ROOM, 60, 84, 5)
    assert [row.box(index).left() for index in range(5)] == [100, 166, 232, 298, 364]
    tight = CardRow(QRectF(0, 0, 200, 84), 60, 84, 5)
    assert tight.box(4).right() == pytest.approx(200)


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1000, 700), (500, 350), (0, 700), (1000, 0)])
def test_a_card_brought_closer_is_seen_whole(x: float, y: float) -> None:
    free = QRectF(0, 0, 1000, 700)
    look = closer_look(Place(x, y, 50, 70, "card/3", 4, 2.2), 158, 221, free)
    assert free.contains(look.area())
    assert (look.width, look.height, look.face, look.turn) == (158, 221, "card/3", 0)


def painted(size: QSize, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def red(width: float, height: float) -> QPixmap:
    picture = QPixmap(round(width), round(height))
    picture.fill(QColor("#FF0000"))
    return picture


@pytest.mark.parametrize("width", [40, 90, 240])
def test_a_card_keeps_to_its_box_and_its_content_to_its_frame(qapp: QApplication, width: int) -> None:
    height = round(width * CARD_RATIO)

    def paint(painter: QPainter) -> None:
        paper = CardPaper(painter, QRectF(0, 0, width, height))
        paper.sheet("#FFFFFF")
        with paper.inside() as context:
            painter.fillRect(QRectF(-width, -height, 3 * width, 3 * height), QColor("#0000FF"))
            assert paper.body.contains(context)
        paper.frame("#00FF00")

    card = painted(QSize(width, height), paint)
    assert card.pixelColor(0, 0).alpha() == 0, "corners are round"
    assert card.pixelColor(width // 2, height // 2) == QColor("#0000FF")
    assert card.pixelColor(width // 2, 1) != QColor("#0000FF"), "what is inside ends at the frame"


def test_the_back_of_a_card_is_its_picture_with_round_corners(qapp: QApplication) -> None:
    card = painted(QSize(90, 126), lambda painter: CardPaper(painter, QRectF(0, 0, 90, 126)).back(red))
    assert card.pixelColor(45, 63) == QColor("#FF0000")
    assert card.pixelColor(0, 0).alpha() == 0


def test_words_on_a_card_grow_with_it_and_not_with_the_window(qapp: QApplication) -> None:
    def written(width: int, scale: float) -> int:
        font = Theme("day", scale, "en").text(14, 500)
        box = QRectF(0, 0, width, width)
        card = painted(
            QSize(width, width), lambda painter: CardPaper(painter, box).write(box, "Gain 2 sheep.", font, 12)
        )
        return sum(card.pixelColor(x, y).alpha() > 0 for x in range(width) for y in range(width))

    assert written(120, 1.0) == written(120, 1.3)
    assert written(240, 1.0) > 2 * written(120, 1.0)


@pytest.mark.parametrize("empty", [False, True], ids=["cards", "empty"])
def test_only_an_empty_pile_leaves_an_outline(qapp: QApplication, empty: bool) -> None:
    theme = Theme("day", 1.0, "en")
    pile = QRectF(20, 40, 60, 84)

    def paint(painter: QPainter) -> None:
        on = Lettering(painter, theme, Fits(theme), lambda text: str(text.values[0][1]), "#000000", "#777777")
        write_pile(on, pile, 10, verbatim("Deck 0"), 13, QColor("#FFFFFF"), empty)

    seen = painted(QSize(100, 140), paint)
    ink = [(x, y) for x in range(100) for y in range(140) if seen.pixelColor(x, y).alpha()]
    assert any(y < 40 for _, y in ink), "the words stand above"
    assert any(y > 100 for _, y in ink) == empty
