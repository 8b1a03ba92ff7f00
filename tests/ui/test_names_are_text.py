"""Names are text: whatever a player or a file is called is shown as it is written, on every page and in every menu.

Qt takes a text that looks like markup for markup wherever nobody says otherwise, and an "&" in menus and on buttons
for the sign before a key. So the law: where a part of a hostile name is to be read, all of it is.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from epigo_hand import EpigoHand
from farming import COATS, GAME, Farmer
from hand import Key, seated
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

import boardroom
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.setup.setup_page import SetupPage
from boardroom.ui.shell.dialogs.question import Question
from boardroom.ui.shell.files import questions
from tests.played import save_game

NAMES = {
    "Mal": "<b>Mal</b> & Co",
    "Xan": "<img src=Xan> & Co",
    "Quy": "<u>Quy</u> &amp; Co",
    "Zed": "<i>Zed & Co.json",
}
"""By a part that is to be read even where the rest is taken for something else."""
MAL, XAN, QUY, ZED = NAMES.values()
PAIR = ((MAL, PERSON), (XAN, PERSON))


# Reading what the window shows, as Qt shows it.


def marked_up(text: str) -> str:
    """What is read of a text that Qt may take for markup."""
    if not QtGui.Qt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def labelled(text: str) -> str:
    """What is read of a text in which "&" stands before a key and a tab before the shortcut."""
    return re.sub("&(.?)", r"\1", text.partition("\t")[0])


def shown(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a widget, as it is read, and where."""
    yield "tooltip", marked_up(widget.toolTip())
    yield "what's this", marked_up(widget.whatsThis())
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "title", widget.windowTitle()
    for action in widget.actions():
        yield "entry", labelled(action.text())
    if isinstance(widget, QMenu):
        yield "title of a menu", labelled(widget.title())
    if isinstance(widget, QLabel):
        plain = widget.textFormat() == Qt.TextFormat.PlainText
        yield "label", widget.text() if plain else marked_up(widget.text())
    if isinstance(widget, QAbstractButton):
        yield "button", labelled(widget.text())
    if isinstance(widget, QLineEdit):
        yield "field", widget.text()
        yield "placeholder", widget.placeholderText()
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        yield "document", widget.toPlainText()
    if isinstance(widget, QAbstractItemView):
        for index in rows(widget.model()):
            yield "item", str(index.data() or "")
            yield "tooltip of an item", marked_up(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))


def rows(model: QAbstractItemModel | None) -> Iterator[QModelIndex]:
    """The entries of a list."""
    if model is not None:
        yield from (model.index(row, 0) for row in range(model.rowCount()))


def look() -> set[str]:
    """The hostile names that are to be read somewhere; fails if one is not shown as it is written."""
    met: set[str] = set()
    for widget in QApplication.allWidgets():
        for where, text in shown(widget):
            read = text.replace(JOINER, "").replace("\xa0", " ")
            for part, name in NAMES.items():
                if part in read:
                    assert name in read, f"{where} of a {type(widget).__name__}: {read!r}"
                    met.add(name)
        if isinstance(widget, QLabel) and widget.text() and not isinstance(widget.window(), QFileDialog):
            # Before a name ever comes to stand in it.
            told = widget.textFormat() == Qt.TextFormat.PlainText or widget.inherits("QTipLabel")
            assert told, f"nobody says that this label is plain text: {widget.text()!r}"
    return met


# Coming to where names are shown.


def concede(rules: AnyRules, state: object, seat: int, legal: object, chance: object) -> object:
    """Give the game up at once."""
    return next(action for action in rules.table_actions(state, seat) if "concede" in rules.records.text(action))


def right_click(widget: QWidget) -> QMenu:
    """The menu that a right click opens."""
    spot = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def box() -> QMessageBox:
    """The question that stands over the window."""
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox) and w.isVisible()]
    assert len(found) == 1
    return found[0]


class Answer:
    """A look at a question that keeps everything waiting, and the way out of it."""

    def __init__(self) -> None:
        self.text, self._met, self._fault = "", set[str](), ""

    def give(self) -> None:
        """Look and press Escape."""
        self.text = box().text()
        try:
            self._met = look()
        except AssertionError as fault:
            self._fault = str(fault)
        QTest.keyClick(box(), Key.Key_Escape)

    def read(self) -> set[str]:
        """What names were to be read; fails if the look did."""
        assert not self._fault, self._fault
        return self._met


def both_languages(house: AppContext) -> set[str]:
    """Look in English and in Japanese."""
    house.settings.set("language", "ja")
    met = look()
    house.settings.set("language", "en")
    return met | look()


@pytest.fixture
def saved(house: AppContext) -> None:
    """Saved games of hostile names: going on, over, of a game that nobody has, and one that is broken."""
    save_game(house.store, "epigo", PAIR, uid="running00001")
    save_game(house.store, "my-kingdom-for-a-horse", ((XAN, PERSON), (MAL, COMPUTER)), uid="running00002")
    save_game(house.store, "epigo", PAIR, steps=1, uid="finished0001", choose=concede)
    save_game(house.store, "epigo", PAIR, uid="unknown00001")
    file = house.store.path("unknown00001")
    document = json.loads(file.read_bytes())
    document["game"] = QUY
    file.write_text(json.dumps(document))
    (house.store.games / ZED).write_text("{")


def test_the_lobby_and_its_questions_show_names_as_they_are_written(
    house: AppContext, saved: None, hand: EpigoHand
) -> None:
    lobby = hand.window.lobby
    hand.wait(lambda: len(lobby.shown.saved_games) > 2 and bool(lobby.shown.damages))
    assert lobby.content is not None
    assert both_languages(house) == {MAL, XAN, ZED}
    for sheet in (*lobby.content.saved_game_tiles, *lobby.content.rows):
        menu = right_click(sheet)
        look()
        QTest.keyClick(menu, Key.Key_Escape)
        sheet.setFocus()
        hand.key(Key.Key_Delete)
        assert both_languages(house) >= {MAL, XAN}
        question = hand.window.findChildren(Question)[-1]
        assert MAL in question.ask.words
        QTest.keyClick(question, Key.Key_Escape)
        hand.see()


def test_the_set_up_shows_names_as_they_are_typed(house: AppContext, hand: EpigoHand) -> None:
    page: QWidget | None = None
    for game in ("my-kingdom-for-a-horse", "epigo"):
        hand.window.show_setup(game)
        hand.see()
        page = hand.window.page
        assert isinstance(page, SetupPage)
        for row, name in zip(page.rows, (MAL, XAN), strict=False):
            row.kind.segments[0].click()
            row.name.setFocus()
            QTest.keyClicks(row.name, name)
        assert both_languages(house) == {MAL, XAN}
    assert isinstance(page, SetupPage)
    swatch = next(swatch for swatch in page.rows[1].swatches if swatch.taken)
    spot = swatch.rect().center()
    QApplication.sendEvent(swatch, QHelpEvent(QHelpEvent.Type.ToolTip, spot, swatch.mapToGlobal(spot)))
    assert MAL in marked_up(QToolTip.text())
    look()
    QToolTip.hideText()


def test_the_table_and_its_menus_show_names_as_they_are_written(house: AppContext, hand: EpigoHand) -> None:
    hand.begin(names=(MAL, XAN))
    assert both_languages(house) == {MAL, XAN}
    hand.planning()
    game = hand.window.menus.game
    hand.click(hand.spot(hand.window.menus, hand.window.menus.actionGeometry(game.menuAction()).center()))
    hand.wait(game.isVisible)
    assert any(MAL in labelled(action.text()) for action in game.actions())
    look()
    QTest.keyClick(game, Key.Key_Escape)
    hand.offer_draw()
    assert both_languages(house) == {MAL, XAN}
    hand.click(hand.button("decline"))
    hand.lift_curtain()
    hand.menu("Concede the game")
    look()
    hand.click(hand.choice("Concede the game"))
    assert hand.page.session.outcome is not None
    assert both_languages(house) == {MAL, XAN}


def test_a_small_table_of_farmers_shows_names_as_they_are_written(house: AppContext, farmer: Farmer) -> None:
    names = [f"{name}{number}"[:30] for number, name in enumerate((MAL, XAN, MAL, XAN))]
    farmer.window.resize(960, 600)
    farmer.start(GAME, seated(COATS, (PERSON,) * 4, names), {"start": "first"})
    house.settings.set("text_scale", 1.3)
    assert both_languages(house) == {MAL, XAN}
    house.settings.set("text_scale", 1.0)
    for _ in range(12):
        actor = farmer.page.session.actors()[0]
        farmer.propose(actor, farmer.page.session.rules.records.text(farmer.page.session.legal(actor)[0]))
        farmer.settle()
        look()
    assert both_languages(house) == {MAL, XAN}


def test_messages_and_sheets_show_names_as_they_are_written(house: AppContext, saved: None, hand: EpigoHand) -> None:
    window = hand.window
    hand.wait(lambda: len(window.lobby.shown.saved_games) > 2)
    window.open_file(house.store.games / ZED)
    look()
    window.open_saved("unknown00001")
    look()
    window.strip.say(verbatim(MAL), False, verbatim(XAN), lambda: None)
    assert look() >= {MAL, XAN}
    window.others.show_settings()
    look()
    QTest.keyClick(QApplication.focusWidget() or window, Key.Key_Escape)
    window.others.show_about()
    look()
    about = QApplication.activeWindow()
    assert about is not None
    QTest.keyClick(about, Key.Key_Escape)


def test_the_question_whether_to_leave_shows_the_reason_as_it_is_written(house: AppContext, hand: EpigoHand) -> None:
    answer = Answer()
    QTimer.singleShot(0, answer.give)
    question = questions.LeaveUnsaved(house, hand.window, verbatim(QUY), lambda: verbatim(f"{MAL} {XAN}"))
    assert not question.leave()
    assert answer.read() >= {MAL, XAN, QUY}


def test_the_question_whether_to_write_over_a_file_shows_its_name(
    house: AppContext, hand: EpigoHand, tmp_path: Path
) -> None:
    (tmp_path / ZED).write_text("")
    chosen: list[Path] = []
    dialog = questions.where_to_save(house, hand.window, tmp_path / ZED, chosen.append)
    answer = Answer()
    QTimer.singleShot(0, answer.give)
    dialog.accept()
    assert ZED in answer.text
    assert answer.read() >= {ZED}
    assert not chosen
    dialog.reject()
    hand.see()


def test_only_one_place_says_what_a_tooltip_is() -> None:
    folder = Path(boardroom.__file__).parent
    told = {
        str(file.relative_to(folder)): found
        for file in folder.rglob("*.py")
        if (found := re.findall(r"setToolTip\b|QToolTip\.showText|setWhatsThis\b", file.read_text("utf-8")))
    }
    assert list(told) == ["ui/kit/words/plain_text.py"]
