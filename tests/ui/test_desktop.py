"""What a desktop expects of a window: recent games, dropped files, keys that are told, pictures of the table, zoom."""

import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from epigo_hand import EpigoHand
from hand import CTRL, NAMES, Key
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QClipboard,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from boardroom.controller import catalog
from boardroom.engine.text import verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.rulebook_window import rules_text
from boardroom.ui.setup.setup_page import SetupPage
from boardroom.ui.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from boardroom.ui.shell.window import window_geometry

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def clipboard() -> Generator[None, None, None]:
    """The clipboard, empty before and after."""
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def opened(hand: EpigoHand, menu: QMenu) -> QMenu:
    """A menu of the bar, opened by the mouse."""
    bar = hand.window.menus
    hand.click(hand.spot(bar, bar.actionGeometry(menu.menuAction()).center()))
    hand.wait(menu.isVisible)
    return menu


def entry(menu: QMenu, words: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == words)


def choose(menu: QMenu, words: str) -> None:
    """Click on an entry of a menu that is open."""
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry(menu, words)).center())


def chosen(hand: EpigoHand, menu: QMenu, words: str) -> None:
    choose(opened(hand, menu), words)
    hand.see()


def inner(menu: QMenu, words: str) -> QMenu:
    found = entry(menu, words).menu()
    assert isinstance(found, QMenu)
    return found


def drop(onto: QWidget, *paths: Path) -> bool:
    """Drop files on a part of the window, as far as Qt hands it on; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    spot, copy = onto.rect().center(), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enters = QDragEnterEvent(spot, copy, data, left, none)
    enters.ignore()
    QApplication.sendEvent(onto, enters)
    if not enters.isAccepted():
        return False
    # Qt hands the drop to whoever took the entering: here only the window does.
    drops = QDropEvent(QPointF(onto.mapTo(onto.window(), spot)), copy, data, left, none)
    QApplication.sendEvent(onto.window(), drops)
    return drops.isAccepted()


def test_recent_games_are_in_the_file_menu_the_newest_first_and_open_from_there(hand: EpigoHand) -> None:
    menu = hand.window.menus.file
    assert not inner(menu, "&Recent games").isEnabled()
    first = hand.begin().session.uid
    hand.go_to_lobby()
    hand.wait(lambda: bool(hand.window.lobby.shown.saved_games))
    second = hand.begin(names=("Tom & Jerry", "Aiko")).session.uid
    recent = inner(opened(hand, menu), "&Recent games")
    assert [action.text() for action in recent.actions()] == [f"Epigo: {', '.join(NAMES[:2])}"]
    QTest.keyClick(menu, Key.Key_Escape)
    hand.go_to_lobby()
    hand.wait(lambda: len(hand.window.lobby.shown.saved_games) == 2)
    opened(hand, menu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(recent.menuAction()).center())
    hand.wait(recent.isVisible)
    said = [action.text() for action in recent.actions()]
    assert sorted(said) == ["Epigo: Tom && Jerry, Aiko", f"Epigo: {', '.join(NAMES[:2])}"]
    choose(recent, "Epigo: Tom && Jerry, Aiko")
    hand.see()
    assert hand.page.session.uid == second != first


@pytest.mark.parametrize("where", ["lobby", "set-up", "table"])
def test_a_saved_game_dropped_anywhere_on_the_window_opens(
    where: str, house: AppContext, hand: EpigoHand, tmp_path: Path
) -> None:
    uid = hand.begin().session.uid
    saved = tmp_path / "from a friend.json"
    hand.go_to_lobby()
    hand.wait(house.store.path(uid).exists)
    shutil.copy(house.store.path(uid), saved)
    onto: QWidget = hand.window.lobby
    if where == "table":
        onto = hand.begin().stage.viewport()
    elif where == "set-up":
        hand.set_up("epigo")
        onto = hand.window.page
        assert isinstance(onto, SetupPage)
    before = hand.window.table
    assert not drop(onto, saved, saved), "two at once"
    assert hand.window.table is before
    assert drop(onto, saved)
    assert hand.window.table not in (None, before)
    assert saved.exists()


def test_words_dropped_on_the_window_are_not_taken(hand: EpigoHand) -> None:
    data = QMimeData()
    data.setText("hello")
    enters = QDragEnterEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    enters.ignore()
    QApplication.sendEvent(hand.window.lobby, enters)
    assert not enters.isAccepted()


def test_ctrl_w_closes_the_table_the_set_up_and_in_the_lobby_the_window(hand: EpigoHand) -> None:
    hand.begin()
    hand.key(Key.Key_W, CTRL)
    assert hand.window.page is hand.window.lobby
    hand.set_up("epigo")
    hand.key(Key.Key_W, CTRL)
    assert hand.window.page is hand.window.lobby
    assert hand.window.isVisible()
    hand.key(Key.Key_W, CTRL)
    assert not hand.window.isVisible()


def test_undo_and_redo_show_their_keys_and_ctrl_y_does_again(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning("3^")
    stacked = hand.draft
    assert stacked
    menu = opened(hand, hand.window.menus.game)
    shown = {action.text(): [key.toString() for key in action.shortcuts()] for action in menu.actions()}
    assert "Ctrl+Z" in shown["Undo"]
    assert {"Ctrl+Y", "Ctrl+Shift+Z"} <= set(shown["Redo"])
    QTest.keyClick(menu, Key.Key_Escape)
    for again, modifiers in ((Key.Key_Y, CTRL), (Key.Key_Z, CTRL | SHIFT)):
        hand.key(Key.Key_Z, CTRL)
        assert hand.draft != stacked
        hand.key(again, modifiers)
        assert hand.draft == stacked


def test_the_view_menu_zooms_the_table_and_shows_the_keys(hand: EpigoHand) -> None:
    view = hand.window.menus.view
    assert not entry(view, "Zoom &in").isEnabled()
    stage = hand.begin().stage
    chosen(hand, view, "Zoom &in")
    chosen(hand, view, "Zoom &in")
    closer = stage.transform().m11()
    assert closer > 1
    chosen(hand, view, "Zoom &out")
    assert 1 < stage.transform().m11() < closer
    chosen(hand, view, "&Whole table")
    assert stage.transform().m11() == 1
    for key, larger in ((Key.Key_Plus, True), (Key.Key_0, False), (Key.Key_Plus, True), (Key.Key_Minus, False)):
        hand.key(key, CTRL)
        assert (stage.transform().m11() > 1) == larger
    opened(hand, view)
    keys = {action.text(): [key.toString() for key in action.shortcuts()] for action in view.actions()}
    assert ("Ctrl++" in keys["Zoom &in"], "Ctrl+-" in keys["Zoom &out"], keys["&Whole table"]) == (
        True,
        True,
        ["Ctrl+0"],
    )


def test_the_page_of_shortcuts_names_all_keys_that_menus_listen_to(house: AppContext, hand: EpigoHand) -> None:
    hand.begin()
    chosen(hand, hand.window.menus.help, "&Keyboard shortcuts")
    (page,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ShortcutsDialog)]
    said = [label.words for label in page.findChildren(Words)]
    told = [shortcuts.told(name) for group in shortcuts.GROUPS for name in group.shortcuts]
    assert all(told)
    assert set(told) <= set(said)
    menus = hand.window.menus
    actions = [action for menu in (menus.file, menus.game, menus.view, menus.help) for action in menu.actions()]
    listened = {
        keys[0].toString(QKeySequence.SequenceFormat.NativeText) for action in actions if (keys := action.shortcuts())
    }
    assert len(listened) > 6
    assert listened <= {key for keys in told for key in keys.split("  ")}
    house.settings.set("language", "ja")
    assert "やり直す" in [label.words for label in page.findChildren(Words)]
    QTest.keyClick(page, Key.Key_Escape)


def test_one_key_opens_what_is_looked_up_most_in_a_game(house: AppContext, hand: EpigoHand) -> None:
    for game in catalog.games():
        text = rules_text(game, "en")
        assert text is not None
        assert not game.reference or game.reference in markdown.sections(text), game.id
    hand.set_up("epona")
    hand.key(Key.Key_F1, SHIFT)
    rules = hand.window.others.rules["epona"]
    assert rules.isVisible()
    assert rules.contents.item(rules.page.section).text() == "Icons"
    house.settings.set("language", "ja")
    assert rules.contents.item(rules.page.section).text() == "アイコン"
    rules.page.go(0)
    hand.key(Key.Key_F1)
    assert rules.page.section == 0, "the rules stay where they were read"
    rules.close()


def picture(image: QImage) -> bytes:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def test_the_picture_in_the_clipboard_is_what_is_seen_of_the_table(hand: EpigoHand, clipboard: None) -> None:
    file = hand.window.menus.file
    words = "&Copy the table as a picture"
    assert not entry(file, words).isEnabled()
    hand.begin()
    hand.planning("3^")
    hand.settle()
    seen = hand.page.grab(hand.page.stage.geometry()).toImage()
    chosen(hand, file, words)
    assert picture(QGuiApplication.clipboard().image()) == picture(seen)
    assert "clipboard" in hand.window.strip.words


def test_a_picture_that_the_clipboard_does_not_take_is_not_said_to_be_copied(
    hand: EpigoHand, clipboard: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.begin()
    hand.settle()
    monkeypatch.setattr(QClipboard, "setPixmap", lambda *about: None)
    chosen(hand, hand.window.menus.file, "&Copy the table as a picture")
    assert hand.window.strip.words.startswith("The picture of the table could not be copied")


def test_a_picture_taken_while_the_curtain_hangs_shows_no_secret(hand: EpigoHand, clipboard: None) -> None:
    taken = []
    for orders in ("3^ 2^ 1^", "1^ 2^ 3^"):
        hand.begin()
        hand.planning(orders)
        hand.key(Key.Key_Return, CTRL)
        hand.wait(lambda: hand.page.curtain.down)
        hand.settle()
        chosen(hand, hand.window.menus.file, "&Copy the table as a picture")
        taken.append(picture(QGuiApplication.clipboard().image()))
        hand.go_to_lobby()
    assert taken[0] == taken[1]


def test_the_picture_of_the_table_is_saved_where_one_likes(hand: EpigoHand, tmp_path: Path) -> None:
    hand.begin()
    hand.settle()
    seen = hand.page.grab(hand.page.stage.geometry()).toImage()
    for path, said in ((tmp_path / "table.png", "table.png"), (tmp_path / "gone" / "table.png", "folder is missing")):
        chosen(hand, hand.window.menus.file, "Save the table as a &picture…")
        (dialog,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QFileDialog)]
        dialog.fileSelected.emit(str(path))
        dialog.reject()
        hand.see()
        assert said in hand.window.strip.words
    assert picture(QImage(str(tmp_path / "table.png"))) == picture(seen)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_notice_moves_nothing_and_can_be_read_whole(
    size: tuple[int, int], house: AppContext, hand: EpigoHand
) -> None:
    hand.window.resize(*size)
    hand.begin()
    hand.settle()
    before = hand.page.geometry(), hand.page.stage.geometry()
    hand.window.strip.say(verbatim("Saved."))
    short = hand.window.strip.width()
    for words in ("The folder could not be opened. " * 8, "フォルダーを開けませんでした。" * 9):
        hand.window.strip.say(verbatim(words))
        hand.see()
        strip = hand.window.strip
        assert (hand.page.geometry(), hand.page.stage.geometry()) == before
        assert strip.isVisible()
        assert hand.page.rect().contains(strip.geometry())
        label = next(one for one in strip.findChildren(Words) if one.words == words)
        assert label.height() >= label.heightForWidth(label.width()) > 0
        assert strip.width() > short
        hand.window.resize(size[0] + 40, size[1] + 20)
        hand.see()
        assert hand.page.rect().bottom() - strip.geometry().bottom() == 12
        hand.window.resize(*size)
        hand.see()


def test_the_least_window_fits_a_screen_of_1080_lines_at_200_percent() -> None:
    # 540 logical lines, less the bar of the desktop (24 to 48) and that of the window (28 to 37).
    for bar in (24, 32, 44, 48):
        available = QSize(960, 540 - bar)
        least = window_geometry.smallest(available)
        assert least.width() <= available.width()
        assert least.height() + 37 <= available.height()
    assert window_geometry.smallest(QSize(1920, 1040)) == QSize(960, 600)


def test_a_folder_that_cannot_be_shown_is_said_until_it_is_dismissed(
    house: AppContext, hand: EpigoHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    chosen(hand, hand.window.menus.file, "E&xported games")
    strip = hand.window.strip
    assert strip.words == f"The folder could not be opened. It is here: {house.store.exports}"
    hand.begin()
    assert strip.isVisible(), "good news would have gone with the page"
