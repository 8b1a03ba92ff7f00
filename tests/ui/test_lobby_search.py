"""Many games that go on: shown by game, searched by name, and found by mouse and keys."""

from collections.abc import Callable

import pytest
from cut_words import cut_widgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.game_filter import GameFilter
from boardroom.ui.lobby.lobby_content import LobbyContent
from boardroom.ui.lobby.lobby_page import LobbyPage
from tests.played import save_game
from tests.waiting import wait

pytestmark = pytest.mark.usefixtures("cache")

Open = Callable[..., LobbyPage]
KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
PLAYERS = ("Vera", "Ｋｅｎ", "健太", "Anna")
"""Who plays the saved games beside a computer, in turn; one is written in full-width letters."""


def save_games(house: AppContext, count: int) -> None:
    """So many games that go on: every third is one of Ephyran, the others are of Epigo."""
    for number in range(count):
        seats = ((PLAYERS[number % 4], PERSON), ("", COMPUTER))
        save_game(house.store, "epigo" if number % 3 else "ephyran", seats, uid=f"savedgame{number:04}", seed=number)


def content_of(page: LobbyPage) -> LobbyContent:
    assert page.content is not None
    return page.content


def filter_of(page: LobbyPage) -> GameFilter:
    found = content_of(page).filter
    assert found is not None
    return found


def focused() -> QWidget | None:
    return QApplication.focusWidget()


def shown(page: LobbyPage) -> list[str]:
    """The games that go on as they are shown, by the names of their files."""
    tiles = content_of(page).saved_game_tiles
    assert all(tile.isVisibleTo(page) for tile in tiles)
    return [tile.saved_game.uid for tile in tiles]


def test_few_games_are_not_searched_and_nine_are(house: AppContext, lobby: Open) -> None:
    save_games(house, 8)
    page = lobby()
    assert content_of(page).filter is None
    page.search()
    save_game(house.store, "epigo", uid="savedgame0008", seed=8)
    page.refresh()
    wait(lambda: len(page.shown.running) == 9)
    assert filter_of(page).isVisibleTo(page)


def test_a_click_on_a_game_shows_its_games_alone_and_those_to_begin_stay_where_they_are(
    house: AppContext, lobby: Open
) -> None:
    save_games(house, 12)
    page = lobby()
    content = content_of(page)
    everything, places = shown(page), [tile.geometry() for tile in content.tiles]
    assert len(everything) == 12
    words = [segment.words for segment in filter_of(page).games.segments]
    assert sorted(words) == ["All 12", "Ephyran 4", "Epigo 8"]
    QTest.mouseClick(filter_of(page).games.segments[words.index("Ephyran 4")], LEFT)
    assert [tile.saved_game.game for tile in content.saved_game_tiles] == ["ephyran"] * 4
    assert [tile.geometry() for tile in content.tiles] == places
    assert filter_of(page).search.accessibleDescription() == "4 of 12 games in progress"
    QTest.mouseClick(filter_of(page).games.segments[0], LEFT)
    assert shown(page) == everything


@pytest.mark.parametrize(
    ("words", "found"), [("vera", 3), ("ken", 3), ("健太", 3), ("EPHYRAN", 4), ("anna ephy", 1), ("  ", 12), ("zzz", 0)]
)
def test_players_and_games_are_found_however_they_are_written(
    house: AppContext, lobby: Open, words: str, found: int
) -> None:
    save_games(house, 12)
    page = lobby()
    filter_of(page).search.setFocus()
    filter_of(page).search.setText(words)
    assert len(shown(page)) == found
    many = content_of(page).many
    assert many is not None
    assert many.isVisibleTo(page) == (found > 0)


def test_by_keys_the_search_is_come_to_opens_the_first_it_finds_and_is_left(house: AppContext, lobby: Open) -> None:
    save_games(house, 12)
    page = lobby()
    opened: list[str] = []
    page.resume.connect(opened.append)
    field = filter_of(page).search
    QTest.keyClick(page, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused() is field
    QTest.keyClick(field, KEY.Key_Return)
    assert opened == [], "nothing was looked for yet"
    QTest.keyClicks(field, "anna")
    first = shown(page)[0]
    QTest.keyClick(field, KEY.Key_Return)
    assert opened == [first]
    QTest.keyClick(field, KEY.Key_Down)
    assert focused() is content_of(page).saved_game_tiles[0]
    QTest.keyClick(page, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, KEY.Key_Escape)
    assert (focused(), field.text(), len(shown(page))) == (field, "", 12)
    QTest.keyClick(field, KEY.Key_Escape)
    assert focused() is content_of(page).sheets[0]


def test_tab_comes_to_the_games_and_the_search_before_what_they_show(house: AppContext, lobby: Open) -> None:
    save_games(house, 9)
    page = lobby()
    QTest.keyClick(page, KEY.Key_Tab)
    assert focused() is content_of(page).saved_game_tiles[0], "the first Tab comes to the first game"
    QTest.keyClick(page, KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is filter_of(page).search
    QTest.keyClick(filter_of(page).search, KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is filter_of(page).games.segments[0]


def test_what_is_looked_for_stays_when_a_game_has_gone_on(house: AppContext, lobby: Open) -> None:
    save_games(house, 12)
    page = lobby()
    filter_of(page).search.setText("anna")
    save_game(house.store, "epigo", (("Anna", PERSON), ("", COMPUTER)), uid="savedgame0099", seed=99)
    page.refresh()
    wait(lambda: len(page.shown.running) == 13)
    assert filter_of(page).search.text() == "anna"
    assert len(shown(page)) == 4
    assert not page.at_rest, "the next start shows all games"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_filter_lies_whole_beside_the_heading_at_every_size(
    house: AppContext, lobby: Open, language: str, scale: float
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    save_games(house, 12)
    page = lobby()
    for size in ((960, 560), (1280, 694), (1920, 1054)):
        page.resize(*size)
        assert cut_widgets(page) == [], size
        bar, content = filter_of(page), content_of(page)
        assert content.rect().contains(bar.geometry()), size
        lowest = max(part.geometry().bottom() for part in (bar.games, bar.search) if part.isVisibleTo(page))
        top = min(tile.mapTo(content, QPoint(0, 0)).y() for tile in content.saved_game_tiles)
        assert bar.y() + lowest <= top + 8, size
