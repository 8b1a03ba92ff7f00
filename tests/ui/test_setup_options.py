"""Options in the real set-up page that do not go together, or not with who plays: greyed, with the reason."""

from collections.abc import Iterator, Sequence

import pytest
from hand import Hand, Key
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from boardroom.engine.manifest import COMPUTER, PERSON, Options, OptionValue
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo import manifest as epigo
from boardroom.games.epigo.game import EpigoRules
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.controls import Pick, Segments
from boardroom.ui.setup.setup_page import SetupPage
from tests.waiting import MOST

GAME = "my-kingdom-for-a-horse"
REASONS = {
    "en": "Computer-only games might never end: they need a turn limit.",
    "ja": "コンピューターだけでは対戦がいつまでも終わらないことがあるため、最終手番の設定が必要です。",
}
NONE = {"en": "None", "ja": "なし"}


def players(hand: Hand, page: SetupPage, count: int) -> None:
    """Choose the number of players."""
    assert page.count_choice is not None
    reach(hand, page, next(segment for segment in page.count_choice.segments if segment.value == count))


def sit(hand: Hand, page: SetupPage, kinds: Sequence[str]) -> None:
    """Choose who plays."""
    players(hand, page, len(kinds))
    for row, kind in zip(page.rows, kinds, strict=False):
        reach(hand, page, next(segment for segment in row.kind.segments if segment.value == kind))


def reach(hand: Hand, page: SetupPage, control: QWidget) -> None:
    """Bring a control into view and click it."""
    hand.see()
    page._scroll.ensureWidgetVisible(control)
    hand.see()
    hand.click(control)


def pick(hand: Hand, page: SetupPage, key: str, value: OptionValue) -> None:
    """Choose a value in a list that opens."""
    click_in_list(hand, opened(hand, page, key), value)


def opened(hand: Hand, page: SetupPage, key: str) -> Pick:
    """A list, opened by a click."""
    control = page.options.controls[key]
    assert isinstance(control, Pick)
    reach(hand, page, control)
    return control


def click_in_list(hand: Hand, control: Pick, value: OptionValue) -> None:
    """Go to a value in the open list and click it."""
    popup = QApplication.activePopupWidget()
    assert popup is not None
    window = popup.windowHandle()
    spot = control.view().viewport().mapTo(popup, middle(control, value))
    # Before the mouse has moved the list takes a click for the one that opened it.
    for point in (spot - QPoint(20, 0), spot):
        QTest.mouseMove(window, point)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    hand.see()


def middle(control: Pick, value: OptionValue) -> QPoint:
    """The middle of a value in the open list."""
    view = control.view()
    index = control.model().index(list(control._values).index(value), 0)
    view.scrollTo(index)
    return view.visualRect(index).center()


def pointed_at(widget: QWidget, spot: QPoint) -> str:
    """The tooltip at a point of a widget."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, spot, widget.mapToGlobal(spot)))
    return QToolTip.text()


def told(page: SetupPage, key: str) -> list[str]:
    """What stands below an option, to be seen without doing anything."""
    return [note.words for note in page.options.notes[key] if note.isVisible()]


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, house: AppContext) -> str:
    spoken: str = request.param
    house.settings.set("language", spoken)
    return spoken


def test_a_number_of_players_greys_a_value_whose_reason_is_read_below_it_and_by_pointing(
    hand: Hand, language: str
) -> None:
    page = hand.set_up(GAME)
    sit(hand, page, [COMPUTER, PERSON])
    assert told(page, "last_round") == []
    players(hand, page, 1)
    (line,) = told(page, "last_round")
    assert NONE[language] in line
    assert REASONS[language] in line
    control = opened(hand, page, "last_round")
    spot = middle(control, 0)
    assert pointed_at(control.view().viewport(), spot) == REASONS[language]
    click_in_list(hand, control, 0)
    QTest.keyClick(control.view(), Key.Key_Escape)
    assert control.value == "auto", "what is greyed cannot be chosen"
    players(hand, page, 2)
    assert told(page, "last_round") == []


def test_a_choice_that_becomes_impossible_falls_back_visibly_and_comes_back_when_it_may(
    hand: Hand, language: str
) -> None:
    page = hand.set_up(GAME)
    sit(hand, page, [COMPUTER, PERSON])
    pick(hand, page, "last_round", 0)
    control = page.options.controls["last_round"]
    assert control.value == 0
    players(hand, page, 1)
    assert control.value == "auto"
    (note,) = (note for note in page.options.notes["last_round"] if note.isVisible())
    begin = {"en": "“None” is no longer available: ", "ja": "「なし」は選べなくなりました。"}
    assert note.words == begin[language] + REASONS[language]
    assert note.role == "warning"
    assert note.height() >= note.heightForWidth(note.width()) > 0, "all of it can be read"
    players(hand, page, 2)
    assert (control.value, told(page, "last_round")) == (0, [])


def test_who_plays_greys_it_too_and_the_game_begins_with_what_is_shown(hand: Hand) -> None:
    page = hand.set_up(GAME)
    sit(hand, page, [COMPUTER, PERSON])
    pick(hand, page, "last_round", 0)
    reach(hand, page, page.rows[1].kind.segments[1])
    assert page.rows[1].choice.kind == COMPUTER
    assert told(page, "last_round") == [f"“None” is no longer available: {REASONS['en']}"]
    hand.click(page.start_button)
    assert hand.page.session.options["last_round"] == 200


def test_the_reasons_follow_the_language(hand: Hand) -> None:
    page = hand.set_up(GAME)
    sit(hand, page, [COMPUTER])
    control = page.options.controls["last_round"]
    assert isinstance(control, Pick)
    for language in ("ja", "en"):
        hand.context.settings.set("language", language)
        assert REASONS[language] in told(page, "last_round")[0]
        assert control.itemData(1, Qt.ItemDataRole.ToolTipRole) == REASONS[language]


# Options that make no difference.


@pytest.mark.parametrize(("game", "useless"), [(GAME, {"start"}), ("epona", {"form", "start", "refusal"})])
def test_what_makes_no_difference_to_who_plays_alone_is_left_out(hand: Hand, game: str, useless: set[str]) -> None:
    page = hand.set_up(game)

    def offered() -> set[str]:
        return {key for key, control in page.options.controls.items() if control.isVisible()}

    every = {option.key for option in page.options._options}
    players(hand, page, 2)
    assert offered() == every
    assert {key for key, row in page.options.rows.items() if row.first} == {next(iter(page.options.rows))}
    players(hand, page, 1)
    assert offered() == every - useless
    assert not page.start_note.isVisible()
    assert [row.first for row in page.options.rows.values() if row.isVisible()].index(True) == 0
    players(hand, page, 3)
    assert offered() == every
    assert page.start_note.isVisible()


def test_where_letters_decide_who_starts_the_set_up_says_so(hand: Hand) -> None:
    page = hand.set_up("epona")
    players(hand, page, 3)
    assert page.start_note.words == "A random player starts, unless an option says otherwise."
    pick(hand, page, "form", "high")
    assert page.start_note.words == "Letters are drawn by lot: whoever has A starts round 1."
    hand.context.settings.set("language", "ja")
    assert (
        page.start_note.words
        == "文字タイルをランダムに配り、Aのプレイヤーが第1ラウンドのスタートプレイヤーになります。"
    )


# Options among themselves.


class Choosy(EpigoRules):
    """Epigo in which only a usual game may be drawn early."""

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        if key == "captures" and value == 4 and options["draw_after"] == 20:
            return phrase("Choosy", "Twenty turns are too few for that.")
        return None


@pytest.fixture
def page(house: AppContext) -> Iterator[SetupPage]:
    page = SetupPage(house, epigo, Choosy())
    page.resize(1280, 800)
    page.show()
    assert QTest.qWaitForWindowExposed(page, MOST)
    yield page
    page.close()
    page.deleteLater()


def test_one_option_greys_a_value_of_another_which_is_skipped_by_mouse_and_keys(page: SetupPage) -> None:
    captures, draw = page.options.controls["captures"], page.options.controls["draw_after"]
    assert isinstance(captures, Segments)
    assert isinstance(draw, Pick)
    four = captures.segments[2]
    QTest.mouseClick(four, Qt.MouseButton.LeftButton)
    draw.setFocus()
    for _ in range(2):
        QTest.keyClick(draw, Key.Key_Down)
    assert (draw.value, captures.value) == (20, 3), "four captures gave way"
    assert told(page, "captures") == ["“4 captures” is no longer available: Twenty turns are too few for that."]
    assert not four.isEnabled()
    assert four.accessibleDescription() == "Twenty turns are too few for that."
    assert pointed_at(four, four.rect().center()) == "Twenty turns are too few for that."
    QTest.mouseClick(four, Qt.MouseButton.LeftButton)
    assert captures.value == 3
    captures.segments[1].setFocus()
    QTest.keyClick(captures.segments[1], Key.Key_Right)
    assert captures.value != 4
    QTest.mouseClick(captures.segments[0], Qt.MouseButton.LeftButton)
    assert told(page, "captures") == ["“4 captures” is not available: Twenty turns are too few for that."]
    draw.setFocus()
    QTest.keyClick(draw, Key.Key_Down)
    assert (four.isEnabled(), told(page, "captures"), captures.value) == (True, [], 2), "a later choice stands"
    assert four.toolTip() == ""
