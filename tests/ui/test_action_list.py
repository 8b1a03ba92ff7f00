"""The list of actions is filled only while it can be seen, and never with what somebody else may do."""

from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest
from attrs import evolve
from epigo_hand import EpigoHand
from farming import COATS, GAME, Farmer
from hand import Key, seated
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from test_kingdom_leaks import dealt

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import UseDie
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import knit
from boardroom.ui.stage.presentation import Presentation
from tests.games.farms import START_1, columns, rolled
from tests.waiting import MOST

WIDE, NARROW = (1600, 900), (1280, 720)


class Talkative(KingdomRules):
    """The rules, with a note of every action that was named; events, which the log names, are not noted."""

    def __init__(self) -> None:
        super().__init__()
        self.named: list[Any] = []
        self.words = evolve(KingdomRules.words, describe=self._describe)

    def _describe(self, thing: Any) -> Text:
        if not hasattr(thing, "beat"):
            self.named.append(thing)
        return KingdomRules.words.describe(thing)


@pytest.fixture
def page(house: AppContext) -> Generator[TablePage, None, None]:
    """The table of a game between two, wide enough for the column at the right."""
    manifest = catalog.manifest(GAME)
    seats = seated(COATS)
    session = Session.new(
        manifest,
        Talkative(),
        {"cards": "no"},
        seats,
        3,
        "named-000001",
        lambda: "2026-11-21T18:30:00+00:00",
        lambda parts: None,
    )
    page = TablePage(house, session, KingdomTable(house, manifest, seats))
    page.resize(*WIDE)
    page.show()
    assert QTest.qWaitForWindowActive(page, MOST)
    yield page
    page.shut()
    page.close()
    page.deleteLater()


def shown_on(page: TablePage) -> Presentation:
    assert page.shown is not None
    return page.shown


def named(page: TablePage) -> list[Any]:
    """The actions that were named, but for those that are done: the button that takes back says what stands."""
    rules = page.session.rules
    assert isinstance(rules, Talkative)
    done = {text for _, text in page.session.record().actions}
    return [action for action in rules.named if rules.records.text(action) not in done]


def forget_named(page: TablePage) -> None:
    rules = page.session.rules
    assert isinstance(rules, Talkative)
    rules.named.clear()


def act(page: TablePage) -> None:
    """Have whoever is asked do the first thing there is."""
    session = page.session
    (seat,) = session.actors()
    session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    QTest.qWait(0)


def test_a_list_that_nobody_sees_names_no_action(page: TablePage) -> None:
    assert not page.list.isVisible()
    for _ in range(6):
        act(page)
    assert named(page) == []
    page.context.settings.set("language", "ja")
    assert named(page) == []
    page.side.show_tab("actions")
    assert [page.list.item(row).text() for row in range(page.list.count())]
    (seat,) = page.session.actors()
    # The table says itself what a button says.
    by_rules = [
        action for action in page.session.legal(seat) if page.table.listing.name(action, shown_on(page)) is None
    ]
    assert named(page)[: len(by_rules)] == by_rules != []


def test_a_folded_list_names_no_action_and_an_open_one_every_action_once_a_change(page: TablePage) -> None:
    page.side.show_tab("actions")
    page.resize(*NARROW)
    QTest.qWait(0)
    assert page.side.folded
    forget_named(page)
    act(page)
    assert named(page) == []
    assert page.list.count() == 0
    page.side.open("actions")
    session, seat = page.session, page.session.actors()[0]
    offered = [*session.legal(seat), *session.asides(seat), *session.table_actions(seat)]
    # The table says itself which dice are meant.
    assert named(page) == [action for action in offered if page.table.listing.name(action, shown_on(page)) is None]
    forget_named(page)
    page.side.open("")
    page.side.open("actions")
    assert named(page) == [], "nothing has changed"
    assert Counter(page.list.things) == Counter(offered)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_long_row_goes_on_in_the_next_line_and_nothing_is_scrolled_sideways(
    house: AppContext, language: str, scale: float
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    hand = Farmer(house, NARROW)
    hand.farm(rolled(columns(6, 6, 3, 2), columns(2, 1, 0, 0), dice="sheep-2 pig-1 fence-2 cow", with_cards=1))
    rows = hand.page.list
    hand.page.side.open("actions")
    hand.see()
    hand.see()
    assert rows.horizontalScrollBar().maximum() == 0
    broken = 0
    for row in range(rows.count()):
        item = rows.item(row)
        box = rows.visualItemRect(item)
        assert box.right() < rows.viewport().width()
        # The padding of a row, as the style sheet has it.
        room = box.adjusted(6, 4, -6, -4)
        wrap = Qt.TextFlag.TextWordWrap
        words = QFontMetrics(rows.font() if item.flags() else item.font()).boundingRect(room, wrap, knit(item.text()))
        assert words.height() <= room.height() + 1, item.text()
        assert words.width() <= room.width() + 1, item.text()
        broken += words.height() > 1.5 * QFontMetrics(rows.font()).height()
    assert broken
    hand.close()


class Painted(QObject):
    """What a list says whenever it is painted."""

    def __init__(self, farmer: Farmer) -> None:
        super().__init__()
        self._list = farmer.page.list
        self.words: list[list[str]] = []
        self._list.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # the name that Qt calls
        if event.type() == QEvent.Type.Paint:
            self.words.append([self._list.item(row).text() for row in range(self._list.count())])
        return super().eventFilter(watched, event)


def test_a_list_that_is_opened_again_shows_nothing_of_who_looked_before(house: AppContext) -> None:
    hand = Farmer(house, WIDE)
    hand.farm(dealt(0))
    hand.click(hand.named("Actions"))
    hand.look_at_cards()
    painted = Painted(hand)
    hand.page.list.repaint()
    rules = hand.page.session.rules
    table, shown = hand.page.table, hand.shown
    secret = {
        table.say(table.listing.name(action, shown) or rules.words.describe(action))
        for action in shown.legal
        if rules.is_secret(action)
    }
    assert secret
    assert secret <= {words.removesuffix(": cannot be undone") for words in painted.words[-1]}
    hand.click(hand.named("Log"))
    hand.click(hand.button("hide"))
    assert hand.page.hotseat.audience is None
    assert hand.page.list.count() == 0, "hidden is not gone"
    painted.words.clear()
    hand.click(hand.named("Actions"))
    hand.see()
    assert painted.words
    assert not secret & {words for said in painted.words for words in said}
    hand.close()


def headed(page: TablePage) -> dict[str, list[str]]:
    """The rows of the list under their headings."""
    found: dict[str, list[str]] = {}
    heading = ""
    for row in range(page.list.count()):
        item = page.list.item(row)
        if item.data(Qt.ItemDataRole.UserRole) is None:
            heading = item.text()
        else:
            found.setdefault(heading, []).append(item.text())
    return found


def test_the_list_is_grouped_and_keys_pass_over_the_headings(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    farmer.open_list()
    rows = headed(page)
    assert list(rows)[:1] == ["Dice"]
    assert {"Animals", "Continue", "Ending the game early"} <= set(rows)
    farmer.click(page.list.viewport())
    farmer.key(Key.Key_Home)
    heard = []
    for _ in page.list.things:
        item = page.list.currentItem()
        assert item.data(Qt.ItemDataRole.UserRole) is not None
        heard.append(item.data(Qt.ItemDataRole.AccessibleTextRole))
        farmer.key(Key.Key_Down)
    assert heard[0].startswith("Dice: ")
    assert any(words.startswith("Animals: ") for words in heard)
    farmer.key(Key.Key_End)
    assert page.list.currentItem().text() == "Concede the game"
    for _ in page.list.things:
        farmer.key(Key.Key_Up)
    assert page.list.currentItem().data(Qt.ItemDataRole.UserRole) == page.list.things[0]


def test_after_a_die_used_from_the_list_the_keys_are_at_the_next_die(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2), START_1, dice="sheep-1 pig-1 half-cow sheep"))
    farmer.open_list()
    listed = page.list
    assert listed.things[:3] == [UseDie(0), UseDie(1), UseDie(3)], "above all that can be rolled again"
    listed.setFocus()
    farmer.key(Key.Key_Home)
    farmer.key(Key.Key_Down)
    farmer.key(Key.Key_Return)
    farmer.settle()
    assert farmer.state.turn.used == 0b10
    item = listed.currentItem()
    assert item is not None
    assert item.data(Qt.ItemDataRole.UserRole) == UseDie(0)


def test_swaps_turns_and_another_order_of_the_stack_are_done_from_the_list(hand: EpigoHand) -> None:
    vera = hand
    vera.begin()
    vera.planning()
    vera.open_list()
    page, seat = vera.page, vera.seat
    vera.stack("7^ 5^ 6^")
    rows = headed(page)
    assert "Change Order 7 to right" in rows["Order 7"]
    assert "Move Order 6 to place 1" in rows["Order 6"]
    assert "Take Order 5 off the stack" in rows["Order 5"]
    for words, stack in (
        ("Move Order 6 to place 1", ["6^", "7^", "5^"]),
        ("Change Order 7 to right", ["6^", "7>", "5^"]),
        ("Take Order 5 off the stack", ["6^", "7>"]),
    ):
        listed = next(page.list.item(row) for row in range(page.list.count()) if page.list.item(row).text() == words)
        vera.click(page.list.viewport())
        vera.key(Key.Key_Home)
        for _ in range(page.list.things.index(listed.data(Qt.ItemDataRole.UserRole))):
            vera.key(Key.Key_Down)
        vera.key(Key.Key_Return)
        assert [page.session.rules.records.text(action) for action in page.session.draft(seat)] == stack


def test_epigons_are_swapped_while_deploying_from_the_list(hand: EpigoHand) -> None:
    page = hand.begin()
    hand.lift_curtain()
    hand.open_list()
    seat = hand.seat
    row = page.session.draft(seat)
    hand.click(hand.named("Shuffle"))
    rows = [words for own in headed(page).values() for words in own if words.startswith("Swap ")]
    assert len(rows) == len(set(rows)) == 28, "each pair once"
    before = page.session.state.rows[seat]
    words = rows[0]
    listed = next(page.list.item(place) for place in range(page.list.count()) if page.list.item(place).text() == words)
    page.list.itemActivated.emit(listed)
    after = page.session.state.rows[seat]
    assert before != after
    assert sorted(before) == sorted(after)
    assert row != page.session.draft(seat)
