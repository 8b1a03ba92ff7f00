"""The sheet of settings, worked with the mouse and the keyboard over another page."""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from contexts import make_context, mark_japanese
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from boardroom.controller.storage.store import Store
from boardroom.engine.records import record
from boardroom.games.epigo import manifest as epigo
from boardroom.games.my_kingdom_for_a_horse import manifest as kingdom
from boardroom.ui.kit import settings, system_motion
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.sound import sounds
from boardroom.ui.kit.widgets.controls import Segment
from boardroom.ui.shell.dialogs.settings_dialog import SettingsDialog
from tests.waiting import MOST


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> AppContext:
    return make_context(tmp_path / "data")


@pytest.fixture
def window(context: AppContext) -> Generator[QWidget, None, None]:
    """A page with a button on it that has the focus."""
    page = QWidget()
    page.resize(1280, 720)
    button = QPushButton("behind", page)
    page.show()
    button.setFocus()
    QTest.qWaitForWindowExposed(page, MOST)
    yield page
    page.close()
    page.deleteLater()
    context.store.flush()


@pytest.fixture
def sheet(context: AppContext, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> SettingsDialog:
    with monkeypatch.context() as patch:
        # Every choice there is, whether or not the library of sounds is installed here.
        patch.setattr(sounds, "LIBRARY", "wave")
        made = SettingsDialog(context, window, [epigo, kingdom])
    made.open()
    QApplication.processEvents()
    return made


def segment(sheet: SettingsDialog, key: str, value: object) -> Segment:
    return next(s for s in sheet.controls[key].segments if s.value == value)


def choose(sheet: SettingsDialog, key: str, value: object) -> None:
    QTest.mouseClick(segment(sheet, key, value), Qt.MouseButton.LeftButton)


def test_the_language_changes_at_once_on_the_sheet_too(
    context: AppContext, sheet: SettingsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark_japanese(monkeypatch)
    choose(sheet, "language", "ja")
    assert (context.voice.language, context.theme.language) == ("ja", "ja")
    said = [s.words for control in sheet.controls.values() for s in control.segments]
    assert {"English", "日本語", "「Evening」", "「160%」", "「Slow」", "「Never」"} <= set(said)
    assert sheet.close_button.accessibleName() == "「Close」"
    choose(sheet, "language", "en")
    assert segment(sheet, "theme", "evening").words == "Evening"


def test_theme_text_size_and_motion_hold_at_once(context: AppContext, sheet: SettingsDialog) -> None:
    choose(sheet, "theme", "evening")
    assert context.theme.evening
    choose(sheet, "text_scale", 1.3)
    assert context.theme.text_scale == 1.3
    choose(sheet, "motion", "off")
    assert context.settings.motion_factor == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked otherwise")
def test_a_system_that_wants_no_motion_gets_none_unless_it_is_chosen_here(
    context: AppContext, sheet: SettingsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    choose(sheet, "motion", "system")
    for wish, factor in (("", 1.0), ("AnimationDurationFactor=1", 1.0), ("AnimationDurationFactor=0.0", 0.0)):
        (tmp_path / "kdeglobals").write_text(f"[KDE]\n{wish}\n", "utf-8")
        system_motion.is_unwanted.cache_clear()
        assert context.settings.motion_factor == factor
    choose(sheet, "motion", "slow")
    assert context.settings.motion_factor > 1
    system_motion.is_unwanted.cache_clear()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked otherwise")
@pytest.mark.parametrize(("answer", "factor"), [(False, 0.0), (True, 1.0), (None, 1.0)])
def test_a_desktop_that_answers_by_its_portal_is_asked_there(
    context: AppContext,
    sheet: SettingsDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bool | None,
    factor: float,
) -> None:
    asked = []

    def portal_setting(namespace: str, key: str) -> bool | None:
        asked.append((namespace, key))
        return answer

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(system_motion, "portal_setting", portal_setting)
    choose(sheet, "motion", "system")
    system_motion.is_unwanted.cache_clear()
    assert context.settings.motion_factor == factor
    assert asked == [("org.gnome.desktop.interface", "enable-animations")]
    system_motion.is_unwanted.cache_clear()


def test_what_was_chosen_is_there_the_next_time(context: AppContext, sheet: SettingsDialog) -> None:
    choose(sheet, "motion", "slow")
    choose(sheet, "answer super-slide", "never")
    assert context.store.flush()
    again = Settings(Store(context.store.folder))
    assert again.get("motion") == "slow"
    assert again.answer(epigo.optional_steps[0]) == "never"


def test_a_question_with_one_answer_is_not_asked_unless_somebody_wants_to_stop_everywhere(
    context: AppContext, sheet: SettingsDialog
) -> None:
    (step,) = kingdom.optional_steps
    assert context.settings.answer(step) == "never"
    choose(sheet, f"answer {step.key}", "ask")
    assert context.settings.answer(step) == "ask"


def test_the_present_choices_are_shown(context: AppContext, window: QWidget) -> None:
    context.settings.set("theme", "evening")
    context.settings.set_answer("super-slide", "always")
    sheet = SettingsDialog(context, window, [epigo, kingdom])
    assert sheet.controls["theme"].value == "evening"
    assert sheet.controls["answer super-slide"].value == "always"


def test_a_change_from_elsewhere_is_followed(context: AppContext, sheet: SettingsDialog) -> None:
    context.settings.set("theme", "day")
    assert sheet.controls["theme"].value == "day"


def test_arrow_keys_choose_and_the_keyboard_starts_on_the_sheet(context: AppContext, sheet: SettingsDialog) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, Segment)
    assert focus.value == "system"
    QTest.keyClick(focus, Qt.Key.Key_Left)
    assert context.settings.get("language") == "ja"


def test_tab_stays_on_the_sheet_in_both_directions(sheet: SettingsDialog, window: QWidget) -> None:
    for key, modifier in ((Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),) + (
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    ):
        seen = set()
        for _ in range(14):
            focus = QApplication.focusWidget()
            assert focus is not None
            assert sheet.isAncestorOf(focus)
            seen.add(focus)
            QTest.keyClick(focus, key, modifier)
        assert {sheet.close_button, sheet.folder_button, sheet.path} <= seen
        assert len([widget for widget in seen if isinstance(widget, Segment)]) == len(sheet.controls)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_escape_closes_and_the_focus_goes_back(sheet: SettingsDialog, window: QWidget) -> None:
    closed: list[bool] = []
    sheet.closed.connect(lambda: closed.append(True))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert closed == [True]
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is window.findChild(QPushButton)


def test_a_click_beside_the_sheet_closes_and_one_on_it_does_not(sheet: SettingsDialog) -> None:
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.sheet.geometry().topLeft() + QPoint(20, 20))
    assert sheet.isVisible()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not sheet.isVisible()


def test_the_cross_closes(sheet: SettingsDialog) -> None:
    QTest.mouseClick(sheet.close_button, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_keys_on_the_sheet_do_not_reach_the_page_behind(sheet: SettingsDialog, window: QWidget) -> None:
    pressed: list[object] = []
    window.keyPressEvent = pressed.append  # type: ignore[method-assign]  # watched, not called
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_A)
    assert pressed == []


def test_the_folder_is_named_and_opened(
    context: AppContext, sheet: SettingsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    assert sheet.path.text() == str(context.store.folder)
    context.settings.set("motion", "fast")
    context.store.flush()
    QTest.mouseClick(sheet.folder_button, Qt.MouseButton.LeftButton)
    assert opened == [QUrl.fromLocalFile(str(context.store.folder))]
    assert not sheet.complaint.isVisible()


def test_a_folder_that_cannot_be_opened_is_said(sheet: SettingsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    sheet.folder_button.setFocus()
    QTest.keyClick(sheet.folder_button, Qt.Key.Key_Return)
    assert sheet.complaint.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (820, 520), (1600, 1000)])
@pytest.mark.parametrize("scale", [0.9, 1.3])
def test_the_sheet_stays_inside_its_window(
    context: AppContext, sheet: SettingsDialog, window: QWidget, size: tuple[int, int], scale: float
) -> None:
    window.resize(*size)
    context.settings.set("text_scale", scale)
    QApplication.processEvents()
    assert sheet.geometry() == window.rect()
    assert window.rect().contains(sheet.sheet.geometry())
    for control in sheet.controls.values():
        box = control.rect().translated(control.mapTo(sheet.sheet, QPoint()))
        assert box.left() >= 0
        assert box.right() <= sheet.sheet.width()


def test_every_control_has_a_name_for_those_who_do_not_see_it(sheet: SettingsDialog) -> None:
    for widget in sheet.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName(), widget


def test_the_answers_to_choose_from_are_those_that_a_record_holds() -> None:
    assert settings.ANSWERS == record.ANSWERS
