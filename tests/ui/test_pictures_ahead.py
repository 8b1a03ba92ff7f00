"""While nobody does anything, what may be shown next is painted ahead, and nothing of it is seen."""

from collections.abc import Iterator

import pytest
from epona_hand import Groom
from PySide6.QtGui import QPixmap, QPixmapCache

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.face_store import FaceStore
from boardroom.ui.stage.presentation import Presentation
from tests.waiting import wait


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn, and not only found among what is kept."""
    faces: list[str] = []
    from_disk = FaceStore._from_disk

    def draw(store: FaceStore, key: str, face: str, width: int, height: int, ratio: float) -> QPixmap:
        faces.append(face)
        return from_disk(store, key, face, width, height, ratio)

    monkeypatch.setattr(FaceStore, "_from_disk", draw)
    return faces


@pytest.fixture
def groom(house: AppContext) -> Iterator[Groom]:
    QPixmapCache.clear()
    groom = Groom(house)
    yield groom
    groom.close()


def drawn_cards(groom: Groom) -> None:
    """Come to the curtain behind which the first of two chooses from what was drawn."""
    groom.settle_in(players=2)
    while not groom.page.curtain.down:
        seat = groom.page.session.actors()[0]
        groom.page.session.propose(seat, [groom.page.session.legal(seat)[0]], groom.page.session.stamp(seat))
        groom.settle()


def test_a_hand_is_painted_while_the_curtain_hangs_before_it(groom: Groom, drawn: list[str]) -> None:
    drawn_cards(groom)
    wait(lambda: not groom.page.stage.pictures_ahead.at_work)
    assert not any(piece.look.face.startswith("card.") for piece in groom.pieces.values() if piece.look.width > 60)
    drawn.clear()
    groom.lift_curtain()
    assert groom.page.presenter.shown is not None
    assert len(groom.page.presenter.shown.view.drawn[groom.page.presenter.shown.actor or 0]) > 1
    assert [face for face in drawn if face.startswith("card.")] == []


def test_the_table_lies_as_before_while_pictures_are_painted_ahead(groom: Groom) -> None:
    drawn_cards(groom)
    stage = groom.page.stage
    before, seen = dict(stage.pieces.places), stage.grab().toImage()
    stage.pictures_ahead.begin(groom.page.presenter.to_come)
    wait(lambda: not stage.pictures_ahead.at_work)
    assert stage.pieces.places == before
    assert stage.grab().toImage() == seen


def test_a_hand_at_work_comes_before_painting_ahead(groom: Groom, drawn: list[str]) -> None:
    drawn_cards(groom)
    groom.lift_curtain()
    stage, asked = groom.page.stage, list[int]()

    def to_come() -> Iterator[Presentation]:
        asked.append(1)
        return iter(())

    card = next(gesture.source for gesture in groom.page.table.gestures(groom.shown) if gesture.source in stage.pieces)
    stage.pieces.taken = card
    stage.pictures_ahead.begin(to_come)
    stage.pictures_ahead.go_on()
    assert asked == []
    stage.pieces.taken = ""
    wait(lambda: not stage.pictures_ahead.at_work)
    assert asked == [1]
