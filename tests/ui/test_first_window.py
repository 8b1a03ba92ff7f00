"""The window of a start: the picture that it shows at first, and what hands meet while there is nothing else."""

import os
from collections.abc import Callable, Generator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import PERSON
from boardroom.engine.text import verbatim
from boardroom.exit_codes import FAILED
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.setup.setup_page import SetupPage
from boardroom.ui.shell import app
from boardroom.ui.shell.window.window import Window
from boardroom.ui.startup import first_window, start
from boardroom.ui.startup.first_window import FirstWindow
from tests.played import save_game
from tests.waiting import MOST, wait

GAME = "epigo"
SIZE = (1280, 760)
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


class Starts:
    """Starts of the application, one after the other, on the same data.

    What a window does by itself after its first picture waits until ``go_on``.
    """

    def __init__(self, qapp: QApplication, folder: Path) -> None:
        self.store = Store(folder)
        self._application, self._waiting, self._windows = qapp, list[Callable[[], Any]](), list[FirstWindow]()

    def later(self, _: int, act: Callable[[], Any]) -> None:
        """In place of a timer's ``singleShot``."""
        self._waiting.append(act)

    def begin(self, path: Path | None = None, size: tuple[int, int] = SIZE) -> FirstWindow:
        """A start, as far as its first picture."""
        self._waiting.clear()
        start._default_store.cache_clear()
        window = start.first_window(self._application, path)  # type: ignore[arg-type]  # any application will do
        self._windows.append(window)
        window.resize(*size)
        window.show()
        assert QTest.qWaitForWindowActive(window, MOST)
        wait(lambda: window._painted or window._furnished)
        return window

    def go_on(self, window: FirstWindow) -> FirstWindow:
        """The event loop turns, until the lobby shows what is there."""
        for act in self._waiting:
            act()
        wait(lambda: window.is_complete and window.lobby._ever_painted)
        wait(lambda: window.lobby._work is None and not window.lobby._quiet.isActive())
        return window

    def end(self, window: FirstWindow) -> None:
        """The window is closed, and what it kept is on the disk."""
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._windows.remove(window)
        pictures_on_disk.writer().wait()

    def end_all(self) -> None:
        """Close what is still open."""
        for window in list(self._windows):
            self.end(window)
        start._default_store.cache_clear()


@pytest.fixture
def starts(
    qapp: QApplication, house: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[Starts, None, None]:
    """Two games are saved, and the lobby with them has been seen."""
    pictures_on_disk.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.excepthook", lambda *error: None)
    starts = Starts(qapp, tmp_path / "boardroom")
    for number in (1, 2):
        save_game(starts.store, GAME, (("Vera", PERSON), ("Aiko", PERSON)), 5, number, f"savedgame000{number}")
    starts.store.save_settings({"language": "en", "theme": "day", "motion": "off"})
    assert starts.store.flush()
    starts.end(starts.go_on(starts.begin()))
    monkeypatch.setattr(first_window, "QTimer", SimpleNamespace(singleShot=starts.later))
    yield starts
    starts.end_all()
    pictures_on_disk.folder.cache_clear()


def is_picture(window: FirstWindow) -> bool:
    """Whether the window shows nothing but a picture yet."""
    return window._painted and not window._furnished


def seen(window: QWidget) -> QImage:
    return window.grab().toImage()


def place(window: FirstWindow, widget: QWidget) -> QPoint:
    """The middle of a widget in its window."""
    return widget.mapTo(window, widget.rect().center())


def tile_places(starts: Starts) -> tuple[QPoint, QPoint]:
    """Where the way into the first saved game lies, and that to a new one; learnt from another start."""
    window = starts.go_on(starts.begin())
    content = window.lobby.content
    assert content is not None
    places = place(window, content.saved_game_tiles[0].button), place(window, content.tiles[0].play)
    starts.end(window)
    return places


def test_the_second_start_shows_a_picture_and_then_the_same_alive(starts: Starts) -> None:
    window = starts.begin()
    assert is_picture(window)
    picture = seen(window)
    starts.go_on(window)
    assert window._picture is None
    assert seen(window) == picture
    assert window.lobby.hasFocus()
    assert len(window.lobby.shown.running) == 2


def test_it_is_furnished_in_one_go_so_that_no_frame_shows_half_of_it(starts: Starts) -> None:
    window = starts.begin()
    picture = seen(window)
    window.furnish()
    assert window.menus.isVisible()
    assert window.lobby.isVisible()
    assert window.lobby.size().width() == window.width()
    assert seen(window) == picture


def test_a_lobby_that_must_be_scrolled_is_the_same_in_the_picture(starts: Starts) -> None:
    size = (960, 600)
    starts.end(starts.go_on(starts.begin(size=size)))
    window = starts.begin(size=size)
    assert is_picture(window)
    picture = seen(window)
    window.furnish()
    QApplication.sendPostedEvents()
    assert seen(window) == picture
    assert seen(starts.go_on(window)) == picture


def test_a_click_on_the_picture_does_what_it_shows(starts: Starts) -> None:
    resume, play = tile_places(starts)
    window = starts.begin()
    assert is_picture(window)
    QTest.mouseClick(window.windowHandle(), LEFT, pos=play)
    assert isinstance(window.page, SetupPage)
    assert window.is_complete
    starts.end(window)
    window = starts.begin()
    QTest.mouseClick(window.windowHandle(), LEFT, pos=resume)
    wait(lambda: window.table is not None)
    assert window.table is not None
    assert window.table.session.manifest.id == GAME


def test_keys_work_while_the_picture_is_shown(starts: Starts) -> None:
    window = starts.begin()
    assert is_picture(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert window.lobby.content is not None
    assert window.lobby.content.saved_game_tiles[0].hasFocus()
    starts.end(window)
    window = starts.begin()
    assert is_picture(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_O, CTRL)
    chooser = next(one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog) and one.isVisible())
    chooser.reject()


def test_a_window_closed_while_it_is_a_picture_does_what_closing_does(starts: Starts) -> None:
    window = starts.begin()
    assert is_picture(window)
    save_game(starts.store, GAME, (("Vera", PERSON), ("Tomas", PERSON)), 5, 3, "savedgame0003")
    window.setGeometry(QRect(3, 4, *SIZE))
    window.close()
    assert not window.isVisible()
    assert starts.store.load_settings()["memory"]["window"]["x"] == 3
    starts.end(window)
    window = starts.begin()
    assert len(starts.go_on(window).lobby.shown.running) == 3


def test_a_window_made_another_size_is_no_picture_any_more(starts: Starts) -> None:
    window = starts.begin()
    assert is_picture(window)
    window.resize(1100, 700)
    wait(lambda: window._furnished)
    assert window.lobby.width() == 1100
    starts.go_on(window)
    assert window.lobby.content is not None
    assert window.lobby.content.width() <= 1100


@pytest.mark.parametrize("change", [{"language": "ja"}, {"theme": "evening"}, {"text_scale": 1.15}])
def test_a_picture_that_would_look_otherwise_now_is_not_shown(starts: Starts, change: dict[str, Any]) -> None:
    starts.store.save_settings({**starts.store.load_settings(), **change})
    starts.store.flush()
    window = starts.begin()
    assert window._furnished
    assert not window._painted
    starts.end(starts.go_on(window))
    assert is_picture(starts.begin())


def test_a_game_that_went_on_meanwhile_is_in_no_picture(starts: Starts) -> None:
    os.utime(starts.store.path("savedgame0001"), ns=(1, 1))
    assert starts.begin()._furnished


@pytest.mark.parametrize("spoilt", [b"", b"short", None])
def test_a_picture_that_is_damaged_is_as_good_as_none(starts: Starts, spoilt: bytes | None) -> None:
    (file,) = pictures_on_disk.folder().glob("lobby-*.pixels")
    file.write_bytes(file.read_bytes()[4 * SIZE[0] :] if spoilt is None else spoilt)
    window = starts.begin()
    assert window._furnished
    assert len(starts.go_on(window).lobby.shown.running) == 2


def test_no_picture_is_kept_of_what_will_not_be_there_at_the_next_start(starts: Starts) -> None:
    def kept_after(mark: Callable[[FirstWindow], object]) -> bool:
        window = starts.go_on(starts.begin())
        pictures_on_disk.writer().wait()
        for file in pictures_on_disk.folder().glob("lobby-*.pixels"):
            file.unlink()
        mark(window)
        starts.end(window)
        return any(pictures_on_disk.folder().glob("lobby-*.pixels"))

    assert not kept_after(lambda window: window.lobby.point_at_games())
    assert not kept_after(lambda window: window.strip.say(verbatim("Something.")))
    assert not kept_after(lambda window: window.others.show_settings())
    assert not kept_after(lambda window: window.show_setup(GAME))
    assert kept_after(lambda window: None)


def test_the_picture_shows_no_mark_of_the_mouse_that_lay_on_a_sheet(starts: Starts) -> None:
    window = starts.go_on(starts.begin())
    unmarked = seen(window)
    for file in pictures_on_disk.folder().glob("lobby-*.pixels"):
        file.unlink()
    assert window.lobby.content is not None
    tile = window.lobby.content.tiles[0]
    QTest.mouseMove(window.windowHandle(), place(window, tile.play))
    wait(tile.play.underMouse)
    assert seen(window) != unmarked
    window.close()
    starts.end(window)
    window = starts.begin()
    assert is_picture(window)
    assert seen(window) == unmarked


def test_a_file_is_opened_also_when_a_key_came_before_it(starts: Starts) -> None:
    window = starts.begin(starts.store.path("savedgame0001"))
    assert is_picture(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    wait(lambda: window.table is not None)


def test_a_screen_reader_finds_the_window_by_its_name_and_later_all_of_it(starts: Starts) -> None:
    window = starts.begin()
    about = QAccessible.queryAccessibleInterface(window)
    assert about.text(QAccessible.Text.Name).startswith("Boardroom")
    assert about.childCount() == 0
    starts.go_on(window)
    assert about.childCount() >= 2


def test_a_fault_while_it_is_furnished_ends_the_application(
    qapp: QApplication, starts: Starts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    faults: list[type] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(starts.store.folder.parent / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(starts.store.folder.parent))
    monkeypatch.setattr(app, "make_application", lambda: qapp)
    monkeypatch.setattr("boardroom.start_failure.watch", lambda: None)
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: faults.append(kind))

    def failing(window: Window, games: Path) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(FirstWindow, "build", failing)
    assert start.run() == FAILED
    assert faults[0] is ZeroDivisionError
    (window,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, FirstWindow))
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_window_that_was_never_seen_can_be_closed(starts: Starts) -> None:
    context = app.build_context(starts.store)
    window = Window(context, starts.store.games)
    assert len(window.lobby.shown.running) == 2
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
