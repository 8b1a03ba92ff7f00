"""Pictures of saved games show what is so in the end, not what is still moving; one that cannot be made is refused."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.engine.records import record
from boardroom.ui.kit import guarded_overrides
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell import render as rendering
from boardroom.ui.shell.render import NotDrawn, picture, render
from boardroom.ui.stage.pieces.zoom import Zoom

RECORDS = Path(__file__).resolve().parents[1] / "golden"
GOLDEN = RECORDS / "epona"
ODD = [(1, 1), (50, 50), (600, 200), (8000, 200), (20, 8000), (20000, 20), (200, 200)]
"""Widths and heights without room for a table."""


def last_of(game: str) -> record.Record:
    """The longest of the golden records of a game."""
    path = max(RECORDS.joinpath(game).glob("*.json"), key=lambda path: path.stat().st_size)
    return record.load(path.read_bytes(), path.name)


@pytest.mark.parametrize("game", sorted(path.name for path in RECORDS.iterdir() if path.is_dir()))
def test_a_table_without_room_is_drawn_all_the_same(house: AppContext, game: str) -> None:
    assert game in {manifest.id for manifest in catalog.games()}
    for size in ODD:
        drawn = picture(house, last_of(game), None, None, QSize(*size), 1.0)
        assert (drawn.width(), drawn.height()) == size


@pytest.mark.parametrize("size", [(20, 3000), (200, 200), (200, 2000)])
@pytest.mark.parametrize("name", ["ephyran/a-person-against-a-computer", "epona/two-to-the-end"])
def test_the_table_of_a_game_that_is_over_is_never_shrunk_to_nothing_beside_its_score(
    house: AppContext, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    shrunk: list[float] = []

    def shrink(zoom: Zoom, part: float) -> None:
        shrunk.append(part)
        if part < 0.1:
            raise AssertionError("What is laid out in that much room takes minutes to paint.")

    monkeypatch.setattr(Zoom, "shrink", shrink)
    path = RECORDS / f"{name}.json"
    picture(house, record.load(path.read_bytes(), path.name), None, None, QSize(*size), 1.0)
    assert min(shrunk) < 1


@pytest.mark.parametrize("size", [(0, 0), (0, 500), (-5, 100)])
def test_a_picture_of_no_size_is_refused_for_that(house: AppContext, size: tuple[int, int]) -> None:
    for draw in (
        lambda: picture(house, last_of("epigo"), None, None, QSize(*size), 1.0),
        lambda: render(last_of("epigo"), size=size),
    ):
        with pytest.raises(NotDrawn) as refused:
            draw()
        assert refused.value.why.source.startswith("A picture needs a width and a height")


@pytest.mark.parametrize(("size", "scale"), [((8000, 8000), 8.0), ((8000, 8000), 1.5), ((20000, 20000), 1.0)])
def test_a_picture_that_is_too_large_is_refused_before_anything_is_made(
    size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    monkeypatch.setattr(rendering, "QImage", lambda *about: made.append(about))
    monkeypatch.setattr(rendering, "picture", lambda *about: made.append(about))
    with pytest.raises(NotDrawn) as refused:
        render(last_of("epigo"), size=size, scale=scale)
    assert refused.value.why.source.startswith("A picture of {wide}×{high} pixels is too large")
    assert made == []


def test_a_picture_without_memory_is_refused(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rendering, "QImage", type("NoImage", (QImage,), {"__init__": lambda self, *_: QImage.__init__(self)})
    )
    with pytest.raises(NotDrawn) as refused:
        picture(house, last_of("epigo"), None, None, QSize(400, 300), 1.0)
    assert refused.value.why.source.startswith("There is not enough memory")


def test_a_picture_for_which_there_is_too_little_memory_is_refused_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def full(file: int, length: int) -> None:
        asked.append(length)
        raise OSError(errno.ENOMEM, "full")

    monkeypatch.setattr(rendering, "mmap", full)
    monkeypatch.setattr(rendering, "picture", lambda *about: pytest.fail("It was drawn."))
    with pytest.raises(NotDrawn) as refused:
        render(last_of("epigo"), size=(1000, 1000), scale=2.0)
    assert refused.value.why.source.startswith("There is not enough memory")
    assert asked[0] > 4 * 4_000_000 * 4


def failing(error: BaseException) -> Callable[..., None]:
    def fail(*about: object) -> None:
        raise error

    return guarded_overrides.guarded(fail)


def unpainted(*about: object) -> None:
    QPainter(QImage()).fillRect(0, 0, 5, 5, Qt.GlobalColor.red)


@pytest.mark.parametrize("drawing", [unpainted, failing(MemoryError())])
def test_a_picture_in_which_qt_had_no_memory_for_something_is_refused(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, drawing: Callable[..., None]
) -> None:
    from boardroom.ui.stage.stage import Stage

    monkeypatch.setattr(Stage, "drawBackground", drawing)
    with pytest.raises(NotDrawn) as refused:
        picture(house, last_of("epigo"), None, None, QSize(800, 600), 1.0)
    assert refused.value.why.source.startswith("There is not enough memory")


def test_a_picture_that_is_given_up_while_it_is_drawn_is_no_fault_of_the_program(
    house: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    from boardroom.ui.stage.stage import Stage

    monkeypatch.setattr(Stage, "drawBackground", failing(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        picture(house, last_of("epigo"), None, None, QSize(800, 600), 1.0)


def test_a_picture_that_qt_does_not_write_is_refused(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "picture", lambda *about: QImage())
    with pytest.raises(NotDrawn):
        render(last_of("epigo"))


def test_a_picture_in_which_something_is_missing_is_refused_and_says_what(
    house: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    from boardroom.ui.stage.stage import Stage

    def fail(*about: object) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(Stage, "drawBackground", guarded_overrides.guarded(fail))
    with pytest.raises(NotDrawn) as refused:
        picture(house, last_of("epigo"), None, None, QSize(800, 600), 1.0)
    assert "IndexError: no such card" in str(refused.value.why)


@pytest.mark.parametrize("name", ["two-to-the-end", "six-to-the-end"])
def test_the_picture_of_a_game_that_is_over_shows_its_whole_points(house: AppContext, name: str) -> None:
    path = GOLDEN / f"{name}.json"
    saved = record.load(path.read_bytes(), path.name)
    pictures = []
    for motion in ("off", "normal"):
        house.settings.set("motion", motion)
        pictures.append(picture(house, saved, None, None, QSize(1280, 720), 1.0))
    assert pictures[0] == pictures[1]
