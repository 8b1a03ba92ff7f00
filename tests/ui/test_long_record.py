"""A long record is opened in slices and can be given up; what an action costs does not grow with it."""

import gc
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog, open_game
from boardroom.controller.changes import Change
from boardroom.controller.session import Session, Told
from boardroom.engine.records.record import Ledger, Record
from boardroom.ui.game_page.turn.history import Histories, History
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.window import menu_entries
from boardroom.ui.shell.window.opening_page import OpeningPage
from boardroom.ui.shell.window.window import Window
from tests.bench import _table as bench
from tests.played import closed
from tests.waiting import wait

UID = "a-long-record"
LONG = 8_000
"""Actions, enough for the file to be opened in slices."""


@pytest.fixture(scope="module")
def record() -> Record:
    made = bench.long_record(LONG, uid=UID)
    assert len(b"".join(Ledger(made).parts(made.saved, made.snapshot))) > open_game._LONG
    return made


@pytest.fixture
def window(house: AppContext, record: Record) -> Iterator[Window]:
    """The window over a folder with the long record in it."""
    closed(house.store.create(record))
    window = Window(house, house.store.games)
    window.resize(1280, 800)
    window.show()
    menu_entries.fill(window)
    QApplication.processEvents()
    yield window
    put_away(window)


def put_away(window: Window) -> None:
    """Nothing of the window is left for the tests after this one."""
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def opening(window: Window) -> OpeningPage:
    page = window.page
    assert isinstance(page, OpeningPage)
    return page


def is_free(house: AppContext) -> bool:
    """Whether the game can be played in another window."""
    file = house.store.open(UID)
    free = not file.readonly
    closed(file)
    return free


def test_a_long_game_is_opened_while_the_window_says_how_far_that_is(window: Window, record: Record) -> None:
    window.open_saved(UID)
    page, said = opening(window), []
    assert page.isVisible()

    def is_open() -> bool:
        said.append(page.percent) if window.table is None else None
        return window.table is not None

    wait(is_open)
    assert said == sorted(said)
    assert len(set(said)) > 3
    assert window.table is not None
    assert window.table.session.length == len(record.actions)
    assert window.table.session.complaint is None
    assert window.page is window.table


def test_a_short_game_is_there_at_once(window: Window, record: Record) -> None:
    short = bench.long_record(100, uid="a-short-record")
    closed(window.context.store.create(short))
    window.open_saved(short.uid)
    assert window.table is not None
    assert window.page is window.table


@pytest.mark.parametrize("way", ["escape", "click"])
def test_opening_is_given_up_and_everything_is_as_it_was(window: Window, house: AppContext, way: str) -> None:
    window.show_setup("epigo")
    before, title = window.page, window.windowTitle()
    window.open_saved(UID)
    page = opening(window)
    wait(lambda: page.percent > 0)
    if way == "escape":
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.page is page or window.page is before
        if window.page is page:
            QTest.keyClick(page.cancel, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(page.cancel, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert window.page is before
    assert window.windowTitle() == title
    QApplication.processEvents()
    assert window.table is None
    assert is_free(house)
    assert window.strip.words == ""


@pytest.mark.parametrize("percent", [20, 80, 90])
def test_a_file_that_is_given_up_is_not_copied(
    window: Window, house: AppContext, record: Record, tmp_path: Path, percent: int
) -> None:
    outside = tmp_path / "outside.json"
    # Not the game of the list, which would be opened itself.
    house.store.export(evolve(record, created="2026-11-20T18:30:00+00:00"), outside)
    before = sorted(house.store.games.iterdir())
    window.open_file(outside)
    page = opening(window)
    wait(lambda: page.percent > percent)
    page.cancel.click()
    assert window.page is window.lobby
    assert sorted(house.store.games.iterdir()) == before
    window.open_file(outside)
    wait(lambda: window.table is not None)
    assert window.table is not None
    assert window.table.session.length == len(record.actions)
    assert window.table.session.uid != record.uid


def test_closing_the_window_gives_the_opening_up(window: Window, house: AppContext) -> None:
    window.open_saved(UID)
    page = opening(window)
    wait(lambda: page.percent > 0)
    assert window.close()
    assert is_free(house)


def test_another_game_may_be_opened_meanwhile(window: Window, house: AppContext) -> None:
    short = bench.long_record(100, uid="a-short-record")
    closed(house.store.create(short))
    window.open_saved(UID)
    wait(lambda: opening(window).percent > 0)
    window.open_saved(UID)
    wait(lambda: opening(window).percent > 0)
    window.open_saved(short.uid)
    assert window.table is not None
    assert window.table.session.uid == short.uid
    assert not window.table.session.readonly
    QApplication.processEvents()
    assert window.table.session.uid == short.uid
    assert is_free(house)


def test_a_long_record_that_the_rules_refuse_is_refused_with_the_reason(
    window: Window, house: AppContext, record: Record
) -> None:
    bad = evolve(record, uid="a-bad-record", actions=(*record.actions, (0, "no such action")), snapshot=None)
    closed(house.store.create(bad))
    window.open_saved(bad.uid)
    wait(lambda: window.page is window.lobby)
    assert "no such action" in window.strip.words
    file = house.store.open(bad.uid)
    assert not file.readonly
    closed(file)


# What an action costs


def played_lines(do: Callable[[], Any]) -> int:
    """How many lines of Python are run, a loop's once for each of its rounds."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        do()
    finally:
        sys.settrace(before)
    return count


def cost_of_a_turn(house: AppContext, record: Record) -> int:
    """The lines that a turn of the same actions takes at the window after so long a game."""
    closed(house.store.create(record))
    window = Window(house, house.store.games)
    window.resize(1280, 800)
    window.show()
    window.open_saved(record.uid)
    wait(lambda: window.table is not None)
    table = window.table
    assert table is not None
    if table.curtain.down:
        table.curtain.lift()
    wait(lambda: not table.log._rest.isActive())
    session, lines = table.session, 0
    for seat, action in bench.peaceful_turn(session, Random(5)):
        lines += played_lines(lambda: session.propose(seat, [action], session.stamp(seat)))  # noqa: B023
        if table.curtain.down:
            table.curtain.lift()
    put_away(window)
    return lines


def test_what_an_action_costs_does_not_grow_with_the_record(house: AppContext, record: Record) -> None:
    short = cost_of_a_turn(house, bench.long_record(600, uid="a-shorter-record"))
    assert cost_of_a_turn(house, record) < 1.5 * short


# Histories


def told(count: int) -> list[Told]:
    return [Told(3 * place, 0, (f"event {place}",), False) for place in range(count)]


@pytest.mark.parametrize("count", [0, 1, 255, 256, 257, 512, 700])
def test_a_history_is_the_list_of_what_was_told(count: int) -> None:
    entries = told(count)
    history = History(entries)
    assert list(history) == entries
    assert list(reversed(history)) == entries[::-1]
    assert len(history) == count
    for number in {0, 1, count // 2, count - 1, count, count + 1} - {-1}:
        assert list(history.first(number)) == entries[:number]
        assert list(history[:number]) == entries[:number]
        assert list(history[number:]) == entries[number:]
        assert list(history.before(3 * number)) == entries[:number]
        assert list(history.before(3 * number - 1)) == entries[:number]
        assert list(history.since(3 * number)) == entries[number:]
        assert list(history.first(number).followed_by(entries[number:])) == entries
    if entries:
        assert (history[0], history[-1]) == (entries[0], entries[-1])
    with pytest.raises(IndexError):
        history[count]


def test_the_history_of_a_game_opened_in_slices_is_that_of_any_other_also_after_undo(record: Record) -> None:
    rules = catalog.rules(record.game)

    def session() -> Session:
        return Session(catalog.manifest(record.game), rules, record, lambda: bench.WHEN, lambda parts: None)

    def follow(kept: Histories, change: Change) -> None:
        kept.changed(change.place)

    plain, prepared = session(), session()
    for _ in prepared.preparing():
        pass
    histories = {game: Histories(game) for game in (plain, prepared)}
    for game, kept in histories.items():
        game.watch(partial(follow, kept))
    for seat, action in bench.peaceful_turn(plain, Random(5))[:2]:
        for game in (plain, prepared):
            game.propose(seat, [action], game.stamp(seat))
        assert all(plain.history(who) == prepared.history(who) for who in (None, 0, 1))
    for game in (plain, prepared):
        game.undo(game.last)
    for who in (None, 0, 1):
        assert plain.history(who) == prepared.history(who)
        assert list(histories[plain].of(who)) == plain.history(who) == list(histories[prepared].of(who))
