"""The window: the ways between its pages, its menus, its place, its files, and what it says when something fails."""

import errno
import os
import re
import sys
import threading
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QFileInfo, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QMenu, QMessageBox, QWidget

from boardroom import __version__, licences
from boardroom.controller import catalog
from boardroom.controller.open_game import file_name, free
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import Record, SeatSpec, load
from boardroom.engine.text import verbatim
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.setup.setup_page import SetupPage
from boardroom.ui.shell import app
from boardroom.ui.shell.application import Application
from boardroom.ui.shell.dialogs.about import AboutDialog
from boardroom.ui.shell.dialogs.question import Question
from boardroom.ui.shell.qt_words import QtWords
from boardroom.ui.shell.window import menu_entries
from boardroom.ui.shell.window.faults import Faults
from boardroom.ui.shell.window.window import Window
from boardroom.ui.startup import start
from boardroom.ui.startup.first_window import FirstWindow
from tests import hostile
from tests.installing import path_of
from tests.played import closed, save_game
from tests.waiting import MOST, wait

GAME = "epigo"
TILE = [manifest.id for manifest in catalog.games()].index(GAME)
"""The place of its tile in the lobby."""
KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
SEATS = (SeatSpec("Vera", PERSON, "", "terracotta"), SeatSpec("Aiko", PERSON, "", "ivory"))


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    """A cache folder of its own for every test; what catches faults is put back."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    pictures_on_disk.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    pictures_on_disk.folder.cache_clear()


@pytest.fixture
def open_window(house: AppContext) -> Generator[Callable[[], Window], None, None]:
    windows: list[Window] = []

    def opened() -> Window:
        window = Window(house, house.store.games)
        windows.append(window)
        menu_entries.fill(window)
        window.show()
        assert QTest.qWaitForWindowActive(window, MOST)
        wait(lambda: not window.lobby._quiet.isActive())
        return window

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, 0)


@pytest.fixture
def window(open_window: Callable[[], Window]) -> Window:
    return open_window()


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that were shown in the system's own way."""
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    return shown


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def entry(window: Window, words: str) -> QAction:
    menus = (window.menus.file, window.menus.game, window.menus.view, window.menus.help)
    return next(action for menu in menus for action in menu.actions() if action.text() == words)


def dialog(kind: type[Any]) -> Any:
    """The dialog that is open."""
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]
    assert len(found) == 1
    return found[0]


def set_up_of(window: Window) -> SetupPage:
    """The set-up, which is the page that is shown."""
    page = window.page
    assert isinstance(page, SetupPage)
    return page


def table_of(window: Window) -> TablePage:
    """The page of the table that is shown."""
    assert window.table is not None
    return window.table


def has_painted(window: FirstWindow) -> bool:
    return window.is_complete and window.lobby._ever_painted


def has_nothing_to_do(window: FirstWindow) -> bool:
    return window.lobby._work is None


def button(box: QMessageBox, words: str) -> QAbstractButton:
    return next(button for button in box.buttons() if button.text() == words)


# From page to page.


def test_from_the_lobby_to_the_set_up_to_the_table_and_back(house: AppContext, window: Window) -> None:
    assert window.windowTitle() == "Boardroom"
    content = window.lobby.content
    assert content is not None
    click(content.tiles[TILE].play)
    set_up_of(window)
    assert window.windowTitle() == "New game: Epigo – Boardroom"
    press(window, KEY.Key_Escape)
    assert window.page is window.lobby
    click(content.tiles[TILE].play)
    click(set_up_of(window).start_button)
    assert window.table is not None
    assert window.windowTitle() == "Epigo – Boardroom"
    window.table.leave.emit()
    assert window.page is window.lobby
    wait(lambda: window.lobby.shown.running)
    assert window.windowTitle() == "Boardroom"


def test_a_game_left_for_the_lobby_is_saved_and_free_for_another_window(house: AppContext, window: Window) -> None:
    window.start_game(GAME, {}, SEATS, 5)
    assert window.table is not None
    uid = window.table.session.uid
    session = window.table.session
    seat = session.actors()[0]
    session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    window.show_lobby()
    assert window.table is None
    file = house.store.open(uid)
    assert not file.readonly
    assert len(file.record.actions) == 1
    closed(file)


def test_a_game_that_another_window_plays_is_for_looking_and_the_strip_says_so(
    house: AppContext, window: Window
) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    file = house.store.open("savedgame0001")
    window.open_saved("savedgame0001")
    assert window.table is not None
    assert window.table.session.readonly
    assert "another window" in window.strip.words
    window.show_lobby()
    closed(file)


def test_a_game_that_cannot_be_opened_says_why_and_the_lobby_stays(house: AppContext, window: Window) -> None:
    window.open_saved("nosuchgame0001")
    assert window.page is window.lobby
    assert "does not exist" in window.strip.words


def test_again_begins_another_game_of_the_same_set_up(window: Window) -> None:
    window.start_game(GAME, {"captures": 2}, SEATS, 5)
    assert window.table is not None
    first = window.table.session
    window.table.again.emit()
    second = window.table.session
    assert (second.options, second.seats) == (first.options, first.seats)
    assert (second.uid, second.seed) != (first.uid, first.seed)


# Menus and keys.


def test_menus_speak_the_language_of_the_moment(house: AppContext, window: Window) -> None:
    titles = [action.text() for action in window.menus.actions()]
    assert titles == ["&File", "&Game", "&View", "&Help"]
    titled = ["Ephyran", "Epigo", "Epona", "My Kingdom for a Horse"]
    assert entries(window.menus.game) == [f"New game of {title}" for title in titled]
    house.settings.set("language", "ja")
    assert all(title not in titles for title in (action.text() for action in window.menus.actions()))
    assert "エピゴ" in entries(window.menus.game)[TILE]
    words = [word for menu in (window.menus.file, window.menus.view, window.menus.help) for word in entries(menu)]
    assert not any(word.isascii() for word in words)


def test_the_desktop_finds_its_own_entries_by_their_roles(window: Window) -> None:
    roles = {action.menuRole(): action.text() for action in window.menus.file.actions() + window.menus.help.actions()}
    assert roles[QAction.MenuRole.PreferencesRole] == "Se&ttings…"
    assert roles[QAction.MenuRole.QuitRole] == "&Quit"
    assert roles[QAction.MenuRole.AboutRole] == "&About Boardroom"


def test_no_two_entries_share_a_key(window: Window) -> None:
    actions = [action for action in window.findChildren(QAction) if action.shortcuts()]
    keys = [key.toString(QKeySequence.SequenceFormat.PortableText) for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Q", "Ctrl+,", "F1", "F11"} <= set(keys)


def test_keys_lead_to_set_up_settings_rules_and_full_screen(window: Window) -> None:
    window.show_setup(GAME)
    set_up_of(window)
    press(window, KEY.Key_N, CTRL)
    assert window.page is window.lobby, "there are several games to choose from"
    window.show_setup(GAME)
    press(window, KEY.Key_Comma, CTRL)
    assert window.others.settings is not None
    press(window, KEY.Key_Escape)
    assert window.others.settings is None
    press(window, KEY.Key_F1)
    rules = window.others.rules[GAME]
    assert rules.isVisible()
    rules.close()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, MOST)
    press(window, KEY.Key_F11)
    assert window.isFullScreen()
    press(window, KEY.Key_F11)
    assert not window.isFullScreen()


def test_the_checked_language_follows_wherever_it_was_chosen(house: AppContext, window: Window) -> None:
    languages = next(action.menu() for action in window.menus.view.actions() if action.text() == "&Language")
    assert isinstance(languages, QMenu)

    def checked() -> list[str]:
        return [action.text() for action in languages.actions() if action.isChecked()]

    assert checked() == ["English"]
    house.settings.set("language", "ja")
    assert checked() == ["日本語"]
    languages.actions()[0].trigger()
    assert house.voice.language == "en"


def test_the_game_menu_is_the_table_s_when_there_is_one(window: Window) -> None:
    window.start_game(GAME, {}, SEATS, 5)
    window.menus.game.aboutToShow.emit()
    assert "Undo" in entries(window.menus.game)
    window.show_lobby()
    window.menus.game.aboutToShow.emit()
    assert "Undo" not in entries(window.menus.game)


def test_about_names_version_parts_and_their_licences(window: Window) -> None:
    entry(window, "&About Boardroom").trigger()
    about = dialog(AboutDialog)
    assert __version__ in about.version.text()
    click(about.turn)
    shown = about.licences
    assert "MIT License" in shown.text.toPlainText()
    assert "Creative Commons Attribution 4.0" in shown.text.toPlainText()
    for row, part in enumerate(licences.parts()):
        shown.list.setCurrentRow(row)
        assert part.name in shown.list.currentItem().text()
        # Word for word; lines are broken anew.
        assert " ".join(part.text.split()) in " ".join(shown.text.toPlainText().split())
        assert ("SIL OPEN FONT LICENSE" in part.text) == (part.licence == "OFL-1.1")
    chosen = shown.text.toPlainText()
    window.context.settings.set("language", "ja")
    assert shown.text.toPlainText() == chosen
    assert about.front.isHidden()
    click(about.turn)
    assert about.front.isVisible()
    assert shown.isHidden()
    QTest.keyClick(about, KEY.Key_Escape)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("scale", "room"), [(1.0, 680), (1.3, 680), (1.6, 800), (2.0, 1000)])
def test_about_fits_the_screens_on_which_text_may_be_so_large(
    window: Window, language: str, scale: float, room: int
) -> None:
    window.context.theme.limit_text(2.0)
    window.context.settings.set("language", language)
    window.context.settings.set("text_scale", scale)
    about = AboutDialog(window.context, window)
    about.show()
    assert window.context.theme.text_scale == scale
    for _ in range(3):
        assert about.height() <= room
        assert about.rect().contains(about.turn.geometry())
        click(about.turn)
    about.close()


def test_an_about_that_is_closed_hears_of_no_other_language(window: Window) -> None:
    entry(window, "&About Boardroom").trigger()
    about = dialog(AboutDialog)
    click(about.turn)
    gone: list[bool] = []
    about.destroyed.connect(lambda: gone.append(True))
    about.close()
    wait(lambda: gone)
    window.context.settings.set("language", "ja")
    QApplication.processEvents()


# The window's place.


def test_the_window_comes_back_to_its_place(house: AppContext, open_window: Callable[[], Window]) -> None:
    window = open_window()
    window.setGeometry(7, 9, 1010, 640)
    window.close()
    assert open_window().geometry().getRect() == (7, 9, 1010, 640)


@pytest.mark.parametrize(
    "memory",
    [
        {"x": 5000, "y": 30, "width": 1000, "height": 700},
        {"x": 0, "y": -900, "width": 1000, "height": 700},
        {"x": 0, "y": 0, "width": 1, "height": 1},
        {"x": "0", "y": None, "width": True, "height": 10**12},
    ],
)
def test_a_place_that_no_screen_shows_is_not_taken(
    house: AppContext, open_window: Callable[[], Window], memory: dict[str, Any]
) -> None:
    house.settings.remember("window", memory)
    window = open_window()
    assert window.width() >= 960
    assert window.screen().availableGeometry().intersects(window.geometry())


# Files.


def test_a_save_that_fails_is_said_until_one_succeeds(house: AppContext, window: Window) -> None:
    window.start_game(GAME, {}, SEATS, 5)
    table = window.table
    assert table is not None
    assert table.file is not None
    file = table.file
    assert file.on_error is not None
    assert file.on_saved is not None
    for call in (lambda: file.on_error(verbatim("The disk is full.")), file.on_saved):
        thread = threading.Thread(target=call)
        thread.start()
        thread.join()
        QApplication.processEvents()
        assert window.strip.words == ("The disk is full." if call is not file.on_saved else "")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_leaving_a_game_that_cannot_be_saved_asks_first_and_says_why(
    house: AppContext, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_game(GAME, {}, SEATS, 5)
    assert house.store.flush()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for words, stays in (("Go back", True), ("Leave without saving", False)):
            assert window.table is not None
            window.table.session.save()
            asked: list[str] = []

            def answer(words: str = words, asked: list[str] = asked) -> None:
                box = dialog(QMessageBox)
                asked.append(f"{box.text()} {box.informativeText()}")
                click(button(box, words))

            QTimer.singleShot(0, answer)
            window.show_lobby()
            assert (window.table is not None) == stays
            assert "not saved" in asked[0]
            assert "the disk is full" in asked[0]


def test_a_computer_player_that_is_not_known_is_stood_in_for_by_the_usual_one(
    house: AppContext, window: Window, tmp_path: Path
) -> None:
    record = save_game(house.store, GAME, [("Vera", PERSON), ("Hal", "computer")], 0, uid="savedgame0001")
    file = tmp_path / "from elsewhere.json"
    made = evolve(record, seats=(record.seats[0], evolve(record.seats[1], bot="hal 9000", colour="ultraviolet")))
    house.store.export(made, file)
    window.open_file(file)
    table = window.table
    assert table is not None
    wait(lambda: any(told.seat == 1 for told in table.session.history(1)))


class StuckDisk:
    """A disk that does not answer the writer until it is let free."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached, self._free = threading.Event(), threading.Event()
        fsync = os.fsync

        def stuck(file: int) -> None:
            self.reached.set()
            assert self._free.wait(60)
            fsync(file)

        patch.setattr(os, "fsync", stuck)

    def free(self) -> None:
        self._free.set()


@pytest.fixture
def stuck(window: Window, monkeypatch: pytest.MonkeyPatch) -> Generator[StuckDisk, None, None]:
    """A game on the table whose last step is being written to a disk that does not answer."""
    window.start_game(GAME, {}, SEATS, 5)
    assert window.context.store.flush()
    assert window.table is not None
    with monkeypatch.context() as patch:
        disk = StuckDisk(patch)
        window.table.session.save()
        assert disk.reached.wait(10)
        yield disk
        disk.free()
        assert window.context.store.flush()


def meanwhile(act: Callable[[], object]) -> list[str]:
    """Do something while the question stands; a list that gets what the question says, and then what was done."""
    said: list[str] = []

    def look() -> None:
        box = dialog(QMessageBox)
        said.append(f"{box.text()} {box.informativeText()}")
        act()
        said.append("done")

    QTimer.singleShot(0, look)
    return said


def test_leaving_a_game_while_the_disk_does_not_answer_says_so_and_goes_on_once_it_does(
    house: AppContext, window: Window, stuck: StuckDisk
) -> None:
    painted: list[bool] = []

    def go_on() -> None:
        # The window behind the question is alive: it is painted, and cannot be left twice.
        window.resize(window.width() + 10, window.height())
        QApplication.processEvents()
        painted.append(not window.grab().isNull())
        assert not window.close()
        assert window.table is not None
        stuck.free()

    said = meanwhile(go_on)
    window.show_lobby()
    assert window.table is None
    assert window.page is window.lobby
    assert "Waiting for the disk" in said[0]
    assert said[1:] == ["done"]
    assert painted == [True]
    assert house.store.flush()
    (saved,) = house.store.saved()
    assert not house.store.open(saved.path.stem).readonly, "what was left is free again"


@pytest.mark.parametrize("words", ["Go back", "Leave without saving"])
def test_whether_to_wait_for_a_disk_that_does_not_answer_is_the_persons_choice(
    house: AppContext, window: Window, stuck: StuckDisk, words: str
) -> None:
    meanwhile(lambda: click(button(dialog(QMessageBox), words)))
    window.show_lobby()
    assert (window.table is None) == (words != "Go back")
    (saved,) = house.store.saved()
    assert house.store.open(saved.path.stem).readonly, "it may still be written, so nobody else may play it"
    if words != "Go back":
        # Nor is the question asked again when the window is closed.
        assert window.close()
    stuck.free()
    assert house.store.flush()


def test_closing_the_window_while_settings_wait_for_the_disk_says_so(
    house: AppContext, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.store.flush()
    with monkeypatch.context() as patch:
        disk = StuckDisk(patch)
        house.settings.set("theme", "evening")
        assert disk.reached.wait(10)
        said = meanwhile(lambda: click(button(dialog(QMessageBox), "Go back")))
        assert not window.close()
        assert window.isVisible()
        assert "still being saved" in said[0]
        meanwhile(disk.free)
        assert window.close()
    assert house.store.load_settings()["theme"] == "evening"


def test_a_game_is_removed_only_when_that_is_meant_and_can_be_brought_back(house: AppContext, window: Window) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    window.lobby.refresh()
    wait(lambda: window.lobby.shown.saved_games)
    file = house.store.path("savedgame0001")
    window.lobby.remove.emit("savedgame0001")
    question = dialog(Question)
    assert "Epigo" in question.ask.words
    wait(question.no.hasFocus)
    QTest.keyClick(question.no, Qt.Key.Key_Return)
    assert file.exists(), "Enter leaves it where it is"
    window.lobby.remove.emit("savedgame0001")
    click(dialog(Question).no)
    assert file.exists()
    window.lobby.remove.emit("savedgame0001")
    click(dialog(Question).yes)
    assert not file.exists()
    wait(lambda: not window.lobby.shown.saved_games)
    click(window.strip._act)
    assert file.exists()
    wait(lambda: window.lobby.shown.saved_games)


def test_export_writes_a_file_with_a_name_of_its_own_and_shows_where(
    house: AppContext, window: Window, folders: list[str]
) -> None:
    record = save_game(house.store, GAME, uid="savedgame0001")
    window.lobby.refresh()
    wait(lambda: window.lobby.shown.saved_games)
    window.lobby.export.emit("savedgame0001")
    window.lobby.export.emit("savedgame0001")
    names = sorted(path.name for path in house.store.exports.iterdir())
    assert names == ["Epigo Vera Tomas 2026-11-21 2.json", "Epigo Vera Tomas 2026-11-21.json"]
    assert all(load(path.read_bytes(), "") == record for path in house.store.exports.iterdir())
    assert "Exported as Epigo Vera Tomas 2026-11-21 2.json" in window.strip.words
    click(window.strip._act)
    click(window.lobby.bar.exports)
    assert folders == [str(house.store.exports)] * 2


def test_save_as_writes_the_game_on_the_table_where_one_likes(
    house: AppContext, window: Window, tmp_path: Path
) -> None:
    assert not entry(window, "&Save as…").isEnabled()
    window.start_game(GAME, {}, SEATS, 5)
    entry(window, "&Save as…").trigger()
    chosen = dialog(QFileDialog)
    chosen.fileSelected.emit(str(tmp_path / "mine.json"))
    chosen.reject()
    assert load((tmp_path / "mine.json").read_bytes(), "").seats == SEATS


def test_the_dialog_for_files_speaks_one_language_also_when_that_changes(
    qapp: QApplication, house: AppContext, window: Window
) -> None:
    words = QtWords(qapp, house)
    window.start_game(GAME, {}, SEATS, 5)
    entry(window, "&Save as…").trigger()
    chosen = dialog(QFileDialog)
    chosen.selectNameFilter(chosen.nameFilters()[1])
    house.settings.set("language", "ja")
    QApplication.processEvents()
    labels = [label.text() for label in chosen.findChildren(QLabel) if label.isVisible()]
    buttons = [b.text() or b.toolTip() for b in chosen.findChildren(QAbstractButton) if b.isVisible()]
    assert len(labels) >= 3
    assert len(buttons) >= 6
    for said in (*labels, *buttons, *chosen.nameFilters()):
        assert re.search("[ぁ-ん]|[ァ-ヶ]|[一-龠]", said), f"{said} is not Japanese"
    assert chosen.selectedNameFilter() == "すべてのファイル (*)"
    kinds = chosen.iconProvider()
    assert [kinds.type(QFileInfo(name)) for name in ("/", "a.json", "a.txt")] == ["フォルダー", "ゲーム", "ファイル"]
    house.settings.set("language", "en")
    QApplication.processEvents()
    assert next(label.text() for label in chosen.findChildren(QLabel) if label.isVisible()) == "&Look in:"
    assert chosen.selectedNameFilter() == "All files (*)"
    chosen.reject()
    house.voice.changed.disconnect(words.follow)
    assert words._translator is not None
    qapp.removeTranslator(words._translator)
    words.deleteLater()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A file of the game "savedgame0001" as it was after ten steps."""
    store = Store(tmp_path / "else" / "where")
    save_game(store, GAME, steps=10, uid="savedgame0001")
    return store.path("savedgame0001")


def test_a_file_from_elsewhere_is_opened_as_a_copy(house: AppContext, window: Window, elsewhere: Path) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    before = elsewhere.read_bytes()
    window.open_file(elsewhere)
    assert window.table is not None
    assert window.table.session.uid != "savedgame0001"
    assert "separate game" in window.strip.words, "the game that it was exported from has gone on"
    window.open_file(house.store.path("savedgame0001"))
    assert window.table.session.uid == "savedgame0001"
    assert not window.strip.isVisible()
    assert elsewhere.read_bytes() == before


def test_a_file_that_is_opened_again_is_no_second_copy_until_its_game_has_gone_on(
    house: AppContext, window: Window, elsewhere: Path
) -> None:
    opened = []
    for _ in range(3):
        window.open_file(elsewhere)
        assert window.table is not None
        assert not window._messages.strip.isVisible()
        opened.append(window.table.session.uid)
    assert len(set(opened)) == 1
    (game,) = house.store.games.glob("*.json")
    session = table_of(window).session
    seat = session.actors()[0]
    session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    window.open_file(elsewhere)
    assert table_of(window).session.uid != opened[0]
    assert len(list(house.store.games.glob("*.json"))) == 2
    assert game.exists()


def test_a_file_of_a_game_that_another_window_plays_is_opened_as_a_copy(
    house: AppContext, window: Window, elsewhere: Path
) -> None:
    window.open_file(elsewhere)
    assert window.table is not None
    first = window.table.session.uid
    window.show_lobby()
    other = house.store.open(first)
    window.open_file(elsewhere)
    assert window.table.session.uid != first
    assert window.table.file is not None
    assert not window.table.file.readonly
    other.let_go()


@pytest.mark.parametrize("content", [b"", b"not a game", b'{"format": "boardroom-record"}', None])
def test_a_file_that_is_no_game_is_refused_with_the_reason(
    window: Window, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "odd.json"
    if content is not None:
        file.write_bytes(content)
    window.open_file(file)
    assert window.page is window.lobby
    assert window.table is None
    assert window.strip.words


def with_something_hidden(game: str) -> tuple[Record, Any]:
    """A game of two, and a view of its end that does not show everything."""
    rules = catalog.rules(game)
    for steps in range(10, 60):
        record, views = hostile.recorded(game, 2, {}, steps, Random(steps))
        for view in views:
            seen = rules.records.decode(view)
            if rules.secrets.guess(seen, 0, 1)[1] != seen:
                return record, view
    raise AssertionError("nothing is ever hidden")


@pytest.mark.parametrize("game", [GAME, "my-kingdom-for-a-horse"])
@pytest.mark.parametrize("wrong", ["view", "seats"])
def test_a_game_whose_position_is_not_a_whole_one_of_its_own_is_refused_before_anything_is_shown(
    window: Window, tmp_path: Path, game: str, wrong: str
) -> None:
    record, view = with_something_hidden(game)
    made = evolve(record, actions=((0, "nothing"),), fingerprints=())
    made = evolve(made, snapshot=view) if wrong == "view" else evolve(made, seats=made.seats * 2)
    file = tmp_path / "made up.json"
    file.write_bytes(hostile.written(made))
    window.open_file(file)
    assert window.page is window.lobby
    assert window.table is None
    assert window.strip.words.startswith("options:" if (game, wrong) == (GAME, "seats") else "snapshot:")
    assert not list(window.context.store.games.glob("*.json")), "no copy is left of what cannot be opened"


def test_names_of_files_fit_every_system() -> None:
    name = file_name("My: Kingdom?", ["Ve/ra", "アイコ", "../.."], "2026-11-21T18:30:00+00:00")
    assert name == "My Kingdom Vera アイコ 2026-11-21.json"


@pytest.mark.parametrize("sign", ["山", "a", "é", "𠮷"])
def test_names_of_files_are_cut_by_their_bytes_and_keep_the_day(tmp_path: Path, sign: str) -> None:
    name = file_name("マイキングダム・フォー・ア・ホース", [sign * 30] * 6, "2026-11-21T18:30:00+00:00")
    assert name.startswith(f"マイキングダムフォーアホース {sign * 10}")
    assert name.endswith(f"{sign} 2026-11-21.json")
    assert 190 <= len(name.encode()) <= 200
    store = Store(tmp_path / "data")
    store.export([b"x"], store.exports / name)
    assert (store.exports / name).read_bytes() == b"x"


def test_a_file_may_have_the_longest_name_the_system_takes(tmp_path: Path) -> None:
    name = "𠮷" * 62 + ".json"
    Store(tmp_path / "data").export([b"x"], tmp_path / name)
    assert (tmp_path / name).read_bytes() == b"x"


def test_a_taken_name_gets_a_number(tmp_path: Path) -> None:
    (tmp_path / "a.json").touch()
    (tmp_path / "a 2.json").touch()
    assert free(tmp_path / "a.json").name == "a 3.json"


# When something goes wrong.


def test_a_fault_is_shown_once_and_everything_goes_on(
    house: AppContext, window: Window, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = Faults(house, window)
    faults.install()

    def fail() -> None:
        # It comes again in other words each time, such as with an address in it.
        raise RuntimeError(f"a drawer stuck at {id(object()) + len(anew)}")

    anew: list[bool] = []
    faults.happened.connect(anew.append)
    for _ in range(2):
        try:
            fail()
        except RuntimeError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    QApplication.processEvents()
    box = dialog(QMessageBox)
    assert "Something went wrong" in box.text()
    assert "a drawer stuck" in box.detailedText()
    assert __version__ in box.detailedText()
    house.settings.set("language", "ja")
    assert box.text()
    assert not box.text().isascii()
    box.accept()
    assert faults.dialog is None
    assert anew == [True, False]
    assert "a drawer stuck" in capsys.readouterr().err
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    QApplication.processEvents()
    dialog(QMessageBox).accept()
    click(window.lobby.content.tiles[TILE].play)  # type: ignore[union-attr]  # the lobby stands
    assert isinstance(window.page, SetupPage)


def test_the_strip_goes_when_it_is_dismissed(window: Window) -> None:
    window.strip.say(verbatim("Something."))
    assert window.strip.words == "Something."
    cross = next(one for one in window.strip.findChildren(QAbstractButton) if "Dismiss" in one.accessibleName())
    click(cross)
    assert window.strip.words == ""


def test_no_game_at_all_says_how_to_repair_it(house: AppContext) -> None:
    from boardroom.ui.lobby import overview_reader

    with path_of():
        assert "reinstall it" in house.say(overview_reader.complaints()[0])
        found = next(found for found in overview_reader.work(house.store) if found is not None)
    assert found.offers == ()


# The start.


def test_the_first_start_is_complete_and_the_second_shows_the_same_from_memory(
    qapp: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "boardroom")
    save_game(store, GAME, uid="savedgame0001")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start._default_store.cache_clear()
    shown = []
    try:
        for _ in range(2):
            window = start.first_window(qapp)
            window.show()
            wait(partial(has_painted, window))
            wait(partial(has_nothing_to_do, window))
            assert window.context.store.folder == store.folder
            assert window.menus.file.actions()
            assert not qapp.windowIcon().isNull()
            shown.append(window.lobby.shown)
            window.close()
            window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            assert glance_is_kept()
    finally:
        start._default_store.cache_clear()
    assert shown[0] == shown[1]
    assert len(shown[0].running) == 1


def glance_is_kept() -> bool:
    return any(pictures_on_disk.folder().glob("lobby-*.json"))


@pytest.mark.parametrize("refused", ["", "settings.json"])
def test_a_data_folder_that_lets_nobody_in_is_said_and_the_window_opens_all_the_same(
    qapp: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    folder = tmp_path / "boardroom"
    folder.mkdir()
    (folder / "settings.json").write_text("{}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start._default_store.cache_clear()
    with monkeypatch.context() as patch:
        for call in ("stat", "open", "scandir", "listdir", "mkdir"):
            real = getattr(os, call)

            def shut(path: Any, *args: Any, real: Callable[..., Any] = real, **kwargs: Any) -> Any:
                if str(path).startswith(str(folder / refused)):
                    raise PermissionError(errno.EACCES, "no", str(path))
                return real(path, *args, **kwargs)

            patch.setattr(os, call, shut)
        try:
            window = start.first_window(qapp)
            window.show()
            wait(lambda: window.is_complete and window.strip.words)
            assert "settings could not be read" in window.strip.words
            assert window.lobby.shown.offers
            assert window.context.store.flush()
            window.close()
            window.deleteLater()
        finally:
            start._default_store.cache_clear()


def test_exports_that_are_no_folder_are_said_and_another_place_can_be_chosen(
    house: AppContext, window: Window, folders: list[str]
) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    house.store.exports.write_text("a file")
    window.lobby.refresh()
    wait(lambda: window.lobby.shown.saved_games)
    acts: tuple[Callable[[], None], ...] = (
        lambda: window.lobby.export.emit("savedgame0001"),
        window.lobby.exports.emit,
    )
    for act in acts:
        act()
        assert "something else is in its place" in window.strip.words
        window.strip.dismiss()
    assert folders == []
    window.start_game(GAME, {}, SEATS, 5)
    window.filing.save_as()
    assert "something else is in its place" in window.strip.words
    chooser = dialog(QFileDialog)
    assert Path(chooser.directory().path()) == Path.home()
    chooser.reject()


def test_a_game_whose_file_was_spoilt_meanwhile_is_not_exported_and_the_reason_is_said(
    house: AppContext, window: Window
) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    window.lobby.refresh()
    wait(lambda: window.lobby.shown.saved_games)
    house.store.path("savedgame0001").write_bytes(b"{")
    window.lobby.export.emit("savedgame0001")
    assert "cut off or damaged" in window.strip.words
    assert not house.store.exports.exists()


def test_settings_that_cannot_be_read_are_said_and_put_aside(
    qapp: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "boardroom"
    folder.mkdir()
    (folder / "settings.json").write_text("{broken")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start._default_store.cache_clear()
    try:
        window = start.first_window(qapp)
        window.show()
        wait(lambda: window.is_complete and window.strip.words)
        assert "settings could not be read" in window.strip.words
        assert (folder / "settings.broken.json").read_text() == "{broken"
        window.close()
        window.deleteLater()
    finally:
        start._default_store.cache_clear()


def test_the_application_runs_until_its_window_is_closed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(app, "make_application", lambda: qapp)
    start._default_store.cache_clear()
    made: list[FirstWindow] = []
    make = start.first_window

    def first_window(*rest: Any) -> FirstWindow:
        window = make(*rest)
        made.append(window)
        window.furnish()
        window.lobby.settled.connect(lambda: QTimer.singleShot(0, window.close))
        return window

    monkeypatch.setattr(start, "first_window", first_window)
    try:
        assert start.run() == 0
    finally:
        start._default_store.cache_clear()
        for window in made:
            window.deleteLater()
