"""Faces of pieces are painted once, words apart from drawings, and within the bound of all pictures."""

from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from epigo_hand import EpigoHand
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from boardroom.games.my_kingdom_for_a_horse.position.field import START
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import small_field
from boardroom.ui.kit.pictures import face_store, pictures_on_disk
from boardroom.ui.kit.pictures.face_store import FaceStore


class Painter:
    """Counts what is drawn and written."""

    def __init__(self, sources: Sequence[Path] = ()) -> None:
        self.drawn: list[str] = []
        self.written: list[str] = []
        self.tongue = "en"
        self.store = FaceStore(
            "test", self.draw, self.write, lambda face, width: width >= 50, lambda: self.tongue, sources
        )

    def draw(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        self.drawn.append(face)
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor("white"))
        return pixmap

    def write(self, painter: QPainter, face: str, box: QRectF) -> None:
        self.written.append(f"{face} {self.tongue}")
        painter.fillRect(box.adjusted(10, 10, -10, -10), QColor("black"))


@pytest.fixture
def painter(qapp: object) -> Generator[Painter, None, None]:
    QPixmapCache.clear()
    yield Painter()
    QPixmapCache.clear()


def test_another_language_writes_the_words_anew_and_draws_nothing(painter: Painter) -> None:
    first = painter.store.paint("card/1", 60, 80, 1.0).toImage()
    assert painter.store.paint("card/1", 60, 80, 1.0).toImage() == first
    painter.tongue = "ja"
    painter.store.paint("card/1", 60, 80, 1.0)
    painter.tongue = "en"
    assert painter.store.paint("card/1", 60, 80, 1.0).toImage() == first
    assert painter.drawn == ["card/1"]
    assert painter.written == ["card/1 en", "card/1 ja"]
    assert first.pixelColor(30, 40) == QColor("black")


def start_again() -> None:
    """Forget what a program knows that has just been started."""
    pictures_on_disk.later().flush()
    pictures_on_disk.writer().wait()
    QPixmapCache.clear()
    face_store.stamp.cache_clear()


def test_a_face_is_drawn_once_for_all_starts_until_something_it_is_made_from_changes(
    painter: Painter, tmp_path: Path
) -> None:
    (tmp_path / "within").mkdir()
    data = tmp_path / "within" / "cards.toml"
    data.write_text("one", "utf-8")
    sources = [tmp_path]
    first = Painter(sources)
    picture = first.store.paint("card/1", 40, 60, 2.0).toImage()
    assert first.drawn == ["card/1"]
    start_again()
    second = Painter(sources)
    again = second.store.paint("card/1", 40, 60, 2.0)
    assert again.toImage() == picture
    assert again.devicePixelRatio() == 2.0
    assert second.drawn == []
    second.store.paint("card/1", 50, 60, 2.0)
    second.store.paint("card/1", 40, 60, 1.0)
    assert len(second.drawn) == 2, "another size, another ratio"
    data.write_text("other", "utf-8")
    start_again()
    third = Painter(sources)
    third.store.paint("card/1", 40, 60, 2.0)
    assert third.drawn == ["card/1"]
    start_again()
    painter.store.paint("card/1", 40, 60, 2.0)
    assert painter.drawn == ["card/1"], "nobody says what it is made from"


def test_a_face_that_cannot_be_kept_is_drawn_every_start(
    painter: Painter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("", "utf-8")
    monkeypatch.setattr(pictures_on_disk, "folder", lambda: nowhere)
    for _ in range(2):
        one = Painter([tmp_path])
        one.store.paint("card/1", 40, 60, 1.0)
        assert one.drawn == ["card/1"]
        start_again()


def test_a_face_too_small_for_words_has_none(painter: Painter) -> None:
    small = painter.store.paint("card/1", 40, 60, 2.0)
    assert small.toImage().pixelColor(40, 60) == QColor("white")
    assert painter.written == []


def test_a_face_of_no_size_is_drawn_as_the_smallest_there_is(painter: Painter) -> None:
    assert painter.store.paint("card/1", 0, 0, 1.0).size() == QSize(1, 1)
    assert painter.store.paint("card/1", 0, 30, 2.0).size() == QSize(2, 60)


def test_faces_lie_in_the_store_that_bounds_all_pictures(painter: Painter) -> None:
    limit = QPixmapCache.cacheLimit()
    QPixmapCache.setCacheLimit(100)
    try:
        for number in range(20):
            painter.store.paint(f"card/{number}", 100, 140, 1.0)
        before = len(painter.drawn)
        painter.store.paint("card/0", 100, 140, 1.0)
        assert len(painter.drawn) == before + 1, "it had to make room for others"
    finally:
        QPixmapCache.setCacheLimit(limit)


def test_fields_in_small_lie_in_the_store_that_bounds_all_pictures(painter: Painter) -> None:
    first = small_field(START[0], "#8A5A2B", 200, 150, 1.0, False)
    assert small_field(START[0], "#8A5A2B", 200, 150, 1.0, False).cacheKey() == first.cacheKey(), "painted once"
    assert small_field(START[1], "#8A5A2B", 200, 150, 1.0, False).cacheKey() != first.cacheKey()
    assert small_field(START[0], "#2B5A8A", 200, 150, 1.0, False).toImage() != first.toImage()
    assert small_field(START[0], "#8A5A2B", 200, 150, 1.0, True).toImage() != first.toImage(), "the evening is darker"
    QPixmapCache.clear()
    anew = small_field(START[0], "#8A5A2B", 200, 150, 1.0, False)
    assert anew.cacheKey() != first.cacheKey(), "it was kept nowhere else"
    assert anew.toImage() == first.toImage()


def test_pieces_are_painted_for_a_zoom_when_zooming_rests(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    piece = hand.page.stage.pieces["epigon.0.3"]
    before = piece.pixmap().width()
    hand.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert hand.page.stage.transform().m11() > 1.2
    assert piece.pixmap().width() == before, "only stretched while the hand is at it"
    hand.wait(lambda: piece.pixmap().width() > before)


def test_pieces_out_of_view_are_painted_for_a_zoom_a_moment_after_those_that_are_seen(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    stage = hand.page.stage
    before = {key: piece.pixmap().width() for key, piece in stage.pieces.items()}
    stage.zoom.by(1.7)
    stage.sharpen()
    hidden = {key for key, piece in stage.pieces.items() if not piece.sceneBoundingRect().intersects(stage.zoom.seen)}
    assert hidden
    assert hidden < set(stage.pieces)
    sharp = {key for key, piece in stage.pieces.items() if piece.pixmap().width() > before[key]}
    assert sharp == set(stage.pieces) - hidden
    hand.wait(lambda: all(piece.pixmap().width() > before[key] for key, piece in stage.pieces.items()))
