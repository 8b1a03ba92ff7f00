"""The real window for tests of the table: motion off, English, day, a data folder of its own."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from ephyran_hand import Builder
from epigo_hand import EpigoHand
from epona_hand import Groom
from farming import Farmer
from hand import Hand
from PySide6.QtGui import QGuiApplication, QPainter, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom import resources
from boardroom.controller.storage.store import Store
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.game_page.prompt import hasty_clicks, hasty_enters, prompt_words
from boardroom.ui.game_page.turn import curtain
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.shell.app import PIXMAP_CACHE_KB, build_context, dress
from boardroom.ui.shell.window import message_strip
from boardroom.ui.shell.window.window import Window
from boardroom.ui.stage.gestures import bubbles, mouse, resting
from boardroom.ui.stage.reading import glance, pointed_words
from tests.waiting import MOST, wait

MOMENTS = (
    (mouse, "LONG_PRESS"),
    (resting, "RESTS"),
    (glance, "REPEAT"),
    (pointed_words, "COMES"),
    (pointed_words, "GOES"),
    (curtain, "HELD"),
    (hasty_clicks, "FRESH"),
    (hasty_clicks, "READ"),
    (hasty_clicks, "ARRIVES"),
    (hasty_clicks, "PART_ARRIVES"),
    (bubbles, "BLIND"),
    (hasty_enters, "ON_ITS_WAY"),
    (prompt_words, "REFUSAL_SHOWN"),
    (message_strip, "_STAY"),
)
"""How long something waits for a person who is slow, or is there for one who reads."""


@pytest.fixture(autouse=True)
def moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """No moment passes by itself, as it would on a busy machine: a test says when (``pass_moment``)."""
    for module, name in MOMENTS:
        monkeypatch.setattr(module, name, MOST)


@pytest.fixture
def house(
    qapp: QApplication, tmp_path: Path, translations: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[AppContext, None, None]:
    """A context as the application builds it."""
    monkeypatch.setattr(resources, "translations", lambda language: sorted(translations.glob(f"*_{language}.qm")))
    qapp.setStyle("Fusion")
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    context = build_context(Store(tmp_path / "data"))
    plain = (
        ("language", "en"),
        ("theme", "day"),
        ("motion", "off"),
        ("computers", "at once"),
        ("last_turn", "concerning"),
    )
    for key, value in plain:
        context.settings.set(key, value)
    dress(qapp, context)
    yield context
    context.store.flush()
    windows = (window for window in QApplication.topLevelWidgets() if isinstance(window, Window | TablePage))
    left = [window for window in windows if window.isVisible()]
    for window in left:
        window.close()
        window.deleteLater()
    assert not left, "a window is left open: it would go on living in the tests that follow"
    assert not QGuiApplication.mouseButtons(), "a button is still held, and the next test would feel it"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    """A cache folder of its own for every test that asks for it."""
    pictures_on_disk.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    pictures_on_disk.folder.cache_clear()


@pytest.fixture
def plain(house: AppContext) -> Generator[Hand, None, None]:
    """A hand at a window that shows the lobby."""
    hand = Hand(house)
    yield hand
    hand.close()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is painted as text, by whichever widget."""
    words: list[str] = []
    draw = QPainter.drawText

    def listening(self: QPainter, *arguments: Any) -> Any:
        words.extend(argument for argument in arguments if isinstance(argument, str))
        return draw(self, *arguments)

    monkeypatch.setattr(QPainter, "drawText", listening)
    return words


@pytest.fixture
def hand(house: AppContext) -> Generator[EpigoHand, None, None]:
    """A hand at the mouse and the keys of a window that will show a game of Epigo."""
    hand = EpigoHand(house)
    yield hand
    hand.close()


@pytest.fixture
def farmer(house: AppContext) -> Generator[Farmer, None, None]:
    """A hand at a window that will show a game of farmers."""
    farmer = Farmer(house)
    yield farmer
    farmer.close()


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    """A hand at a window that will show a game of Ephyran."""
    builder = Builder(house)
    yield builder
    builder.close()


@pytest.fixture
def groom(house: AppContext) -> Generator[Groom, None, None]:
    """A hand at a window that will show a game of Epona."""
    groom = Groom(house, (1280, 720))
    yield groom
    groom.close()


@pytest.fixture
def lobby(house: AppContext) -> Generator[Callable[..., LobbyPage], None, None]:
    """A way to open the lobby's page in a size, when all that it does in quiet moments is done."""
    pages: list[LobbyPage] = []

    def opened(context: AppContext | None = None, size: tuple[int, int] = (1280, 694)) -> LobbyPage:
        page = LobbyPage(context or house, house.store.games)
        pages.append(page)
        page.resize(*size)
        page.show()
        assert QTest.qWaitForWindowActive(page, MOST)
        wait(lambda: not page._quiet.isActive() and page._work is None and page._ever_painted and not page._stale)
        return page

    yield opened
    for page in pages:
        page.close()
        page.deleteLater()
    QApplication.sendPostedEvents(None, 0)
