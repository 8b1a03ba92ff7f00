"""The names of spaces that the log uses are on the field, readable in both themes and at every size of window."""

import pytest
from farming import Farmer
from hand import Key
from PySide6.QtGui import QColor, QImage
from test_contrast import TEXT, contrast

from boardroom.games.my_kingdom_for_a_horse.position.field import SPACES
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import SPACE_INK
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from tests.games.farms import START_1, columns, rolled


def label(farmer: Farmer, space: int) -> QImage:
    """The corner of a space as it is seen."""
    stage, m = farmer.page.stage, measures(farmer)
    box = m.space_name(space)
    seen = stage.mapFromScene(box).boundingRect()
    return stage.viewport().grab(seen).toImage()


def measures(farmer: Farmer) -> Measures:
    assert isinstance(farmer.page.table, KingdomTable)
    return farmer.table.m


@pytest.mark.parametrize("theme", ["day", "evening"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_every_space_bears_its_name(farmer: Farmer, size: tuple[int, int], theme: str) -> None:
    farmer.context.settings.set("theme", theme)
    farmer.window.resize(*size)
    farmer.farm(rolled(columns(6, 4, 2, 1), START_1, dice="sheep-2 pig-1 fence-1 sheep"))
    farmer.key(Key.Key_Escape)
    pictures = [label(farmer, space) for space in range(SPACES)]
    readable = 0
    for picture in pictures:
        ground = picture.pixelColor(picture.width() - 1, picture.height() - 1)
        inks = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
        readable += max(contrast(ink, ground) for ink in inks) >= TEXT
    assert readable == SPACES
    m = measures(farmer)
    for space in range(SPACES):
        assert m.space(space).contains(m.space_name(space)), "within its space"


@pytest.mark.parametrize("evening", [False, True])
def test_the_ink_is_seen_on_every_pen(evening: bool) -> None:
    from boardroom.games.my_kingdom_for_a_horse.table.faces import ground

    for tint in (*ground.TINTS, ground.EMPTY_PEN, "#98D36B", "#8DCB5F"):
        below = QColor(tint)
        if evening:
            dusk = QColor(12, 20, 14)
            part = 60 / 255
            below = QColor.fromRgbF(
                below.redF() * (1 - part) + dusk.redF() * part,
                below.greenF() * (1 - part) + dusk.greenF() * part,
                below.blueF() * (1 - part) + dusk.blueF() * part,
            )
        assert contrast(QColor(SPACE_INK[evening]), below) >= TEXT, tint
