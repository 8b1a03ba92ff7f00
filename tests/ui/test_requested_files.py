"""A saved game that is opened outside of the window opens in the window that is there."""

import os
import subprocess
import sys
from collections.abc import Generator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.controller.open_requests import ACTIVATION_TOKEN
from boardroom.controller.storage.store import Store
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.application import Application
from boardroom.ui.shell.dialogs.about import AboutDialog
from boardroom.ui.shell.files.requested_files import RequestedFiles
from boardroom.ui.shell.window import menu_entries
from boardroom.ui.shell.window.window import Window
from tests.played import save_game
from tests.waiting import MOST, wait

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("epigo", "ephyran")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a person's data, as a process finds it under ``XDG_DATA_HOME``."""
    return tmp_path / "share" / "boardroom"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Saved games that lie elsewhere."""
    store = Store(tmp_path / "else" / "where")
    for game in GAMES:
        save_game(store, game, uid=f"{game}-from-elsewhere")
    return [store.path(f"{game}-from-elsewhere") for game in GAMES]


@pytest.fixture
def window(house: AppContext, qapp: Application, data: Path) -> Generator[Window, None, None]:
    opened = Window(house, house.store.games)
    menu_entries.fill(opened)
    opened.show()
    assert QTest.qWaitForWindowActive(opened, MOST)
    wait(lambda: not opened.lobby._quiet.isActive())
    RequestedFiles(opened, qapp, data, opened.open_file)
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def double_click(file: Path, data: Path, **more: str) -> "subprocess.Popen[str]":
    """What a file manager does."""
    environment = {**os.environ, "XDG_DATA_HOME": str(data.parent), "PYTHONPATH": str(ROOT), **more}
    command = [sys.executable, "-m", "boardroom", str(file)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def on_the_table(window: Window) -> str:
    return "" if window.table is None else window.table.session.manifest.id


def is_on_the_table(window: Window, game: str) -> bool:
    return on_the_table(window) == game


def is_done(clicked: "subprocess.Popen[str]") -> bool:
    return clicked.poll() is not None


LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="the folder of the data is named by other means there")


@LINUX_ONLY
def test_a_double_click_opens_a_game_in_the_open_window_and_another_one_after_it(
    window: Window, data: Path, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ACTIVATION_TOKEN, raising=False)
    for game, file in zip(GAMES, files, strict=True):
        clicked = double_click(file, data, **{ACTIVATION_TOKEN: f"permit for {game}"})
        wait(partial(is_on_the_table, window, game))
        wait(partial(is_done, clicked))
        assert (clicked.returncode, clicked.communicate()[0]) == (0, "")
        assert os.environ[ACTIVATION_TOKEN] == f"permit for {game}"


@LINUX_ONLY
def test_it_waits_for_a_question_and_the_window_comes_out_of_its_icon(
    window: Window, data: Path, files: list[Path]
) -> None:
    window.others.show_about()
    (about,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, AboutDialog)]
    wait(about.isVisible)
    clicked = double_click(files[0], data)
    wait(lambda: clicked.poll() is not None)
    assert (clicked.returncode, clicked.communicate()[0]) == (0, "")
    assert on_the_table(window) == ""
    QTest.keyClick(about, Qt.Key.Key_Escape)
    wait(lambda: on_the_table(window) == "epigo")
    window.showMinimized()
    clicked = double_click(files[1], data)
    wait(lambda: on_the_table(window) == "ephyran")
    clicked.communicate()
    assert not window.isMinimized()


@LINUX_ONLY
def test_a_file_that_is_no_game_is_refused_in_the_open_window(window: Window, data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    clicked = double_click(other, data)
    wait(lambda: window.page is window.lobby and window.strip.words)
    clicked.communicate()
    assert clicked.returncode == 0
    assert "other.json" in window.strip.words or "not a saved game" in window.strip.words


def test_what_the_system_wants_opened_by_an_event_is_opened(
    window: Window, qapp: Application, files: list[Path]
) -> None:
    for game, file in zip(GAMES, files, strict=True):
        QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
        wait(partial(is_on_the_table, window, game))
    assert qapp.take_files() == []


def test_settings_that_cover_the_page_go_away_for_the_game(
    window: Window, qapp: Application, files: list[Path]
) -> None:
    window.others.show_settings()
    assert window.others.settings is not None
    QApplication.sendEvent(qapp, QFileOpenEvent(str(files[0])))
    assert on_the_table(window) == "epigo"
    assert window.others.settings is None


def test_what_it_wanted_before_there_was_a_window_is_opened_too(
    qapp: Application, data: Path, files: list[Path]
) -> None:
    QApplication.sendEvent(qapp, QFileOpenEvent(str(files[0])))
    opened: list[Path] = []
    window = QWidget()
    RequestedFiles(window, qapp, data, opened.append)
    assert opened == files[:1]
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_the_window_that_is_left_is_asked_when_the_first_is_closed(
    qapp: Application, data: Path, window: Window
) -> None:
    opened: list[Path] = []
    other = QWidget()
    second = RequestedFiles(other, qapp, data, opened.append)
    assert not second._watcher.directories()
    first = window.findChild(RequestedFiles)
    assert first is not None
    first._requests.stop()
    other.show()
    other.activateWindow()
    wait(second._watcher.directories)
    other.close()
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
