"""What a number is made of stays within the score: in every language and size of text, with the longest items."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cut_words import watched_painting
from epona_hand import GAME, Groom
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QScrollArea, QWidget
from test_score_pad import pad

from boardroom.controller import catalog
from boardroom.engine.records.record import load
from boardroom.engine.records.replay import replay
from boardroom.games.epona.position.state import Phase
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import FittedWords
from boardroom.ui.kit.words import line_breaks
from tests.bench import _meadow

RECORDS = Path(__file__).resolve().parents[1] / "golden" / GAME
SIZES = ((1280, 720), (1280, 784))
PLAYED = ("two", "three", "four", "five", "six")


def played(players: str) -> Any:
    """The last position of a game that was played to its end."""
    path = RECORDS / f"{players}-to-the-end.json"
    record = load(path.read_bytes(), path.stem)
    return replay(catalog.rules(GAME), record).states[-1]


def crowded() -> Any:
    """The end of a game in which every row is full, so that nothing could score in more ways."""
    return _meadow.full()._replace(phase=Phase.OVER)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(house: AppContext, request: pytest.FixtureRequest) -> Iterator[Groom]:
    """Somebody at a window of a usual size."""
    groom = Groom(house, request.param)
    yield groom
    groom.close()


def looks(groom: Groom) -> Iterator[tuple[str, float]]:
    """The window in every language and size of text."""
    for language in ("en", "ja"):
        for scale in (1.0, 1.3):
            groom.context.settings.set("language", language)
            groom.context.settings.set("text_scale", scale)
            groom.see()
            yield language, scale


def open_number(groom: Groom, part: str, seat: int) -> None:
    """Click on a number of the pad, unless it is open."""
    grid = pad(groom).grid
    if grid.open != (part, seat):
        scroll(groom).ensureWidgetVisible(grid.cells[part, seat])
        groom.click(grid.cells[part, seat])
        groom.see()
    assert grid.open == (part, seat)


def scroll(groom: Groom) -> QScrollArea:
    (found,) = pad(groom).findChildren(QScrollArea)
    return found


def places(groom: Groom) -> tuple[tuple[int, int], ...]:
    """From where to where the columns of the grid go."""
    return tuple((head.x(), head.width()) for head in pad(groom).grid.heads)


def box_in(widget: QWidget, around: QWidget) -> QRect:
    return QRect(widget.mapTo(around, QPoint()), widget.size())


def assert_items_fit(groom: Groom, number: object) -> None:
    """All that is said of an open number lies in the panel, with nothing cut and nothing to be slid to the side."""
    area, sheet = scroll(groom), pad(groom)
    assert area.horizontalScrollBar().maximum() == 0, number
    assert area.horizontalScrollBar().value() == 0, number
    inside = area.widget()
    assert inside is not None
    assert inside.width() <= area.viewport().width(), number
    ends = set()
    for line in sheet.items.lines:
        box = box_in(line, inside)
        assert inside.rect().contains(box), (number, line.accessibleName())
        assert line.number is not None
        shown = box_in(line.number, line)
        assert line.rect().contains(shown), (number, line.accessibleName())
        assert shown.width() >= line.number.fontMetrics().horizontalAdvance(line.number.text())
        words = box_in(line.words, line)
        assert line.rect().contains(words), (number, line.accessibleName())
        assert words.right() < shown.left(), (number, line.accessibleName())
        assert words.height() >= line.words.heightForWidth(words.width()), (number, line.accessibleName())
        ends.add(box.left() + shown.right())
    assert len(ends) <= sheet.items.columns, "the points stand below each other"
    for torn in inside.findChildren(FittedWords):
        measure = line_breaks.measuring(torn.font())
        assert not torn.isVisible() or line_breaks.longest(torn.words, measure) <= torn.width() + 1, (
            number,
            torn.words,
        )
    with watched_painting() as painted:
        inside.grab()
        assert not painted.take_untold(sheet), number


def assert_every_number_fits(groom: Groom) -> None:
    """Whatever is open, it fits, and the columns of the grid stay where they are without it."""
    for look in looks(groom):
        grid = pad(groom).grid
        first = next(seat for part, seat in grid.cells if part == TOTAL)
        columns = set()
        for part, seat in grid.cells:
            if part == TOTAL or (part in ("stables", "assets") and seat == first):
                open_number(groom, part, seat)
                assert_items_fit(groom, (*look, part, seat))
                columns.add(places(groom))
        groom.click(grid.cells[part, seat])
        groom.see()
        assert grid.open is None
        assert columns == {places(groom)}, look
        assert len({width for _, width in places(groom)}) == 1, look


@pytest.mark.parametrize("players", PLAYED)
def test_at_the_end_every_item_lies_in_its_column_with_its_points(sized: Groom, players: str) -> None:
    sized.settle_in(played(players))
    assert_every_number_fits(sized)


def test_at_the_end_of_full_rows_every_item_lies_in_its_column_with_its_points(sized: Groom) -> None:
    sized.settle_in(crowded())
    assert_every_number_fits(sized)


def test_in_the_middle_of_a_game_every_item_lies_in_the_panel_with_its_points(sized: Groom) -> None:
    sized.tend(_meadow.full())
    sized.click(sized.named("Score"))
    sized.see()
    assert_every_number_fits(sized)


@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("players", ["two", "three"])
def test_the_rows_keep_their_places_while_numbers_are_opened(
    house: AppContext, players: str, size: tuple[int, int]
) -> None:
    groom, explained = Groom(house, size), 0
    try:
        groom.settle_in(played(players))
        groom.see()
        grid = pad(groom).grid

        def rows() -> dict[object, QPoint]:
            return {number: cell.mapTo(groom.window, QPoint(0, 0)) for number, cell in grid.cells.items()}

        before = rows()
        for number in grid.cells:
            if number[0] != TOTAL:
                groom.click(grid.cells[number])
                groom.see()
                assert grid.open == number
                assert rows() == before, number
                explained += len(pad(groom).items.lines)
    finally:
        groom.close()
    assert explained > len(PLAYED)
