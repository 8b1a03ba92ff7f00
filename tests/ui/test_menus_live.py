"""Menus live as long as their window: whatever opens, closes and dies beside them, and however often they open."""

import gc
import sys
from collections.abc import Generator
from types import TracebackType

import pytest
from epigo_hand import EpigoHand
from hand import CTRL, Key, menu_of
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from boardroom.ui.kit.context import AppContext

SHIFT_TAB, TAB = Key.Key_Backtab, Key.Key_Tab


@pytest.fixture(autouse=True)
def complaints(monkeypatch: pytest.MonkeyPatch) -> Generator[list[str], None, None]:
    """What went wrong while Qt called Python: nothing may, whatever a test looks at."""
    heard: list[str] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        heard.append(repr(error))

    monkeypatch.setattr(sys, "excepthook", hear)
    yield heard
    assert not heard


def open_menu(hand: EpigoHand, menu: QMenu) -> None:
    """Open a menu of the bar by the mouse."""
    bar = hand.window.menus
    hand.click(hand.spot(bar, bar.actionGeometry(menu.menuAction()).center()))
    hand.wait(menu.isVisible)


def test_going_round_the_settings_by_tab_leaves_the_menus_alive(house: AppContext, hand: EpigoHand) -> None:
    hand.begin()
    for forth, back in ((9, 0), (0, 9), (3, 40)):
        hand.key(Key.Key_Comma, CTRL)
        for key in (TAB,) * forth + (SHIFT_TAB,) * back:
            QTest.keyClick(QApplication.focusWidget() or hand.window, key)
        QTest.keyClick(QApplication.focusWidget() or hand.window, Key.Key_Escape)
        hand.see()
        gc.collect()
        for menu in (hand.window.menus.game, hand.window.menus.view, hand.window.menus.file, hand.window.menus.help):
            open_menu(hand, menu)
            house.settings.set("language", "ja")
            assert menu.actions()
            QTest.keyClick(menu, Key.Key_Escape)
            house.settings.set("language", "en")
    assert [menu.title() for menu in (hand.window.menus.game, hand.window.menus.help)] == ["&Game", "&Help"]


def test_the_game_menu_speaks_another_language_while_it_stands_open(house: AppContext, hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    menu = hand.window.menus.game
    open_menu(hand, menu)
    english = [action.text() for action in menu.actions()]
    inside = [menu_of(action) for action in menu.actions() if action.menu() is not None]
    assert inside
    house.settings.set("language", "ja")
    assert not set(english) & {action.text() for action in menu.actions()}
    assert "毎回確認する" in [action.text() for action in inside[0].actions()]
    house.settings.set("language", "en")
    assert [action.text() for action in menu.actions()] == english
    inside[0].actions()[1].trigger()
    QTest.keyClick(menu, Key.Key_Escape)
    assert dict(hand.page.session.seats[0].answers) == {"super-slide": "always"}


def test_a_table_left_while_its_menu_stands_open_takes_its_entries_along(house: AppContext, hand: EpigoHand) -> None:
    hand.begin()
    hand.planning("3^ 2^")
    menu = hand.window.menus.game
    open_menu(hand, menu)
    active: QAction | None = None
    for _ in menu.actions():
        QTest.keyClick(menu, Key.Key_Down)
        active = menu.activeAction()
        if active is not None and active.menu() is not None:
            break
    QTest.keyClick(menu, Key.Key_Right)
    assert active is not None
    assert QApplication.activePopupWidget() is active.menu()
    hand.window.show_lobby()
    assert {action.text() for action in menu.actions()} >= {"New game of Epigo"}
    assert QApplication.activePopupWidget() is menu
    hand.see()
    gc.collect()
    house.settings.set("language", "ja")
    house.settings.set("language", "en")
    QTest.keyClick(menu, Key.Key_Escape)
    open_menu(hand, menu)
    QTest.keyClick(menu, Key.Key_Escape)


def test_the_game_menu_grows_by_nothing_however_often_it_opens(house: AppContext, hand: EpigoHand) -> None:
    menu = hand.window.menus.game

    def after(openings: int) -> int:
        for _ in range(openings):
            open_menu(hand, menu)
            QTest.keyClick(menu, Key.Key_Escape)
        hand.see()
        return len(hand.window.findChildren(QObject))

    hand.wait(lambda: bool(hand.window.lobby.shown.offers))
    assert after(3) == after(9)
    hand.begin()
    hand.planning()
    assert after(3) == after(9)


def test_a_window_closed_with_its_menu_open_leaves_nothing_to_be_said(house: AppContext) -> None:
    for _ in range(2):
        hand = EpigoHand(house)
        hand.begin()
        open_menu(hand, hand.window.menus.view)
        hand.close()
        del hand
        gc.collect()
        house.settings.set("language", "ja")
        house.settings.set("language", "en")
