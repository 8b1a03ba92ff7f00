"""The inspector is as long as what it explains, in pictures of the game's own, and keeps nothing of what it hides."""

import pytest
from farming import Farmer
from hand import NONE, RIGHT, Key
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollArea

from boardroom.games.my_kingdom_for_a_horse.position.dice import HALF_COW, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.state import animal_key
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal
from tests.games.farms import START_1, rolled, trading

WIDE, LOW = (1600, 900), (1500, 600)
FACES = ["1 sheep", "2 sheep", "1 pig", "half a cow", "1 fence", "2 fences"]


@pytest.fixture
def rolling(farmer: Farmer) -> Farmer:
    farmer.window.resize(*WIDE)
    farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-1 sheep"))
    return farmer


def lines(farmer: Farmer) -> list[str]:
    """The lines that can be seen."""
    return [line.words for line in farmer.page.inspector.lines if line.isVisible()]


def test_a_die_is_explained_face_by_face_in_its_own_pictures(rolling: Farmer) -> None:
    rolling.click(rolling.piece("die.0"), RIGHT)
    said = lines(rolling)
    assert said[: len(ROYAL)] == FACES
    assert len(said) == len(ROYAL) + 1, "and that half cows go together"
    inspection = rolling.page.inspector.inspection
    assert inspection is not None
    table = rolling.page.table
    for face, line in enumerate(inspection.lines[: len(ROYAL)]):
        assert line.picture is not None
        own = table.face(f"die/0/{face}", line.picture.deviceIndependentSize().toSize(), 2.0)
        assert line.picture.toImage() == own.toImage()
        assert not rolling.page.inspector.lines[face].sign.grab().toImage().allGray(), "it is drawn"
    rolling.context.settings.set("language", "ja")
    assert lines(rolling)[HALF_COW] == "半分の牛"


def test_an_animal_is_explained_with_what_it_is_traded_for(farmer: Farmer) -> None:
    farmer.window.resize(*WIDE)
    farmer.farm(trading(START_1, START_1))
    key = next(key for key in farmer.pieces if key.startswith("animal.0."))
    farmer.click(farmer.piece(key), RIGHT)
    inspection = farmer.page.inspector.inspection
    assert inspection is not None
    assert key == animal_key(0, 0, 0), "a pig"
    pictured = [line.picture.toImage() for line in inspection.lines if line.picture is not None]
    wanted = [animal(kind, 24, 2.0).toImage() for kind in (1, 2)]
    assert pictured[:2] == wanted, "the pig, and the cow it is traded for"
    assert pictured[2:] == wanted[:1], "what is left of it in the supply"


def test_what_a_shorter_text_leaves_over_is_hidden_and_empty(rolling: Farmer) -> None:
    rolling.click(rolling.piece("die.0"), RIGHT)
    rows = rolling.page.inspector.lines
    most = len(rows)
    rolling.click(rolling.piece("spare.0"), RIGHT)
    assert len(lines(rolling)) == 1
    assert rolling.page.inspector.lines is rows
    assert len(rows) == most, "rows are used again"
    for row in rows[1:]:
        assert not row.isVisible()
        assert row.words == ""
        assert row.sign.pixmap().isNull()


def test_what_is_longer_than_the_column_is_scrolled_to_with_the_wheel_and_the_keys(rolling: Farmer) -> None:
    rolling.window.resize(*LOW)
    rolling.context.settings.set("text_scale", 1.3)
    rolling.see()
    rolling.click(rolling.piece("die.0"), RIGHT)
    rolling.see()
    inspector = rolling.page.inspector
    (scroll,) = inspector.findChildren(QScrollArea)
    last = [line for line in inspector.lines if line.isVisible()][-1]

    def seen() -> bool:
        return scroll.viewport().rect().intersects(last.rect().translated(last.mapTo(scroll.viewport(), QPoint())))

    assert not seen()
    spot = scroll.viewport().rect().center()
    wheel = QWheelEvent(
        spot.toPointF(),
        scroll.viewport().mapToGlobal(spot).toPointF(),
        QPoint(),
        QPoint(0, -1200),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    for _ in range(2):
        # A wheel goes on by a page at most.
        QApplication.sendEvent(scroll.viewport(), wheel)
    assert seen()
    rolling.focus(scroll)
    rolling.key(Key.Key_PageUp)
    rolling.key(Key.Key_PageUp)
    assert not seen()
    rolling.key(Key.Key_PageDown)
    rolling.key(Key.Key_PageDown)
    assert seen()
    rolling.click(rolling.piece("spare.0"), RIGHT)
    rolling.see()
    assert scroll.verticalScrollBar().value() == 0
