"""An item that looks as it did before is not painted again, and what is kept of it is bounded."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.ui.stage.pieces import item_pictures
from boardroom.ui.stage.pieces.item_pictures import ItemPictures

BOX = QRectF(0, 0, 40, 30)
SIZE = 40 * 30 * 4


def painted(pictures: ItemPictures, written: list[str], key: str, colour: str) -> str:
    """Paint a colour as an item of that key, and give the colour that is seen."""

    def write(painter: QPainter, content: str) -> None:
        written.append(content)
        painter.fillRect(BOX, QColor(content))

    return pictures.picture(key, BOX, colour, 1.0, write).pixmap.toImage().pixelColor(10, 10).name()


@pytest.mark.usefixtures("house")
def test_what_an_item_showed_before_is_shown_again_without_painting_it() -> None:
    written: list[Any] = []
    pictures = ItemPictures()
    assert [painted(pictures, written, "plate", c) for c in ("#ff0000", "#00ff00", "#ff0000")] == [
        "#ff0000",
        "#00ff00",
        "#ff0000",
    ]
    assert written == ["#ff0000", "#00ff00"]
    pictures.clear()
    assert painted(pictures, written, "plate", "#ff0000") == "#ff0000"
    assert written == ["#ff0000", "#00ff00", "#ff0000"], "by other measures it may look otherwise"


@pytest.mark.usefixtures("house")
def test_pictures_that_were_not_shown_for_the_longest_time_make_room() -> None:
    written: list[Any] = []
    pictures = ItemPictures(most=2 * SIZE)
    for colour in ("#ff0000", "#00ff00", "#ff0000", "#0000ff", "#ff0000", "#00ff00"):
        assert painted(pictures, written, colour, colour) == colour
    assert written == ["#ff0000", "#00ff00", "#0000ff", "#00ff00"]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.3])
def test_a_picture_lies_on_whole_pixels_and_shows_its_box_where_that_is(ratio: float) -> None:
    box = QRectF(10.3, 20.7, 30.2, 12.1)
    picture = ItemPictures().picture("plate", box, None, ratio, lambda painter, _: painter.fillRect(box, QColor("red")))
    corner, size = picture.corner * ratio, picture.pixmap.size()
    assert corner.x() == pytest.approx(round(corner.x()))
    assert corner.y() == pytest.approx(round(corner.y()))
    assert QRectF(picture.corner, picture.pixmap.deviceIndependentSize()).contains(box)
    assert size.width() <= box.width() * ratio + 2
    assert size.height() <= box.height() * ratio + 2
    image, inside = picture.pixmap.toImage(), (box.center() - picture.corner) * ratio
    assert image.pixelColor(round(inside.x()), round(inside.y())).name() == "#ff0000"


@pytest.mark.usefixtures("house")
def test_for_another_number_of_pixels_an_item_is_painted_anew() -> None:
    written: list[Any] = []
    pictures = ItemPictures()
    for ratio in (1.0, 2.0, 1.0):
        pictures.picture("plate", BOX, "", ratio, lambda painter, content: written.append(content))
    assert len(written) == 2


@pytest.mark.usefixtures("house")
def test_of_all_tables_together_no_more_is_kept_than_one_may_keep_and_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_pictures, "OF_ALL", 2 * SIZE)
    written: list[Any] = []
    tables = [ItemPictures() for _ in range(3)]
    for pictures in tables:
        painted(pictures, written, "plate", "#ff0000")
    assert len(written) == 3
    painted(tables[2], written, "plate", "#ff0000")
    painted(tables[1], written, "plate", "#ff0000")
    assert len(written) == 3
    painted(tables[0], written, "plate", "#ff0000")
    assert len(written) == 4, "the first table was not painted for the longest time"
