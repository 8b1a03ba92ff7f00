"""The page of a game from its first showing to its putting away, and what it says of a game of other rules."""

from collections.abc import Generator
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import Record
from boardroom.engine.text import Text, in_english
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.render import picture
from tests.played import WHEN, recorded
from tests.waiting import MOST

EVERY_GAME = pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])


class Kept:
    """What a session gave to be written, and whether it may still do so."""

    def __init__(self) -> None:
        self.closed = False

    def __call__(self, parts: list[bytes]) -> None:
        assert not self.closed, "the file is closed"


@pytest.fixture
def pages() -> Generator[list[TablePage], None, None]:
    made: list[TablePage] = []
    yield made
    for page in made:
        page.shut()
        page.close()
        page.deleteLater()


def page_of(house: AppContext, record: Record, kept: Any, pages: list[TablePage]) -> TablePage:
    """A page of a record's game, not yet shown."""
    manifest = catalog.manifest(record.game)
    session = Session(manifest, catalog.rules(record.game), record, lambda: WHEN, kept)
    pages.append(TablePage(house, session, catalog.part(record.game, manifest.table)(house, manifest, session.seats)))
    pages[-1].resize(1280, 800)
    return pages[-1]


@EVERY_GAME
@pytest.mark.parametrize("shown_before", [True, False])
def test_a_page_that_was_put_away_wakes_nobody_when_it_is_shown_again(
    house: AppContext, pages: list[TablePage], game: str, shown_before: bool
) -> None:
    kept = Kept()
    players = min(count for count in catalog.manifest(game).players if count > 1)
    page = page_of(house, recorded(game, [COMPUTER] * players, 4), kept, pages)
    woken: list[str] = []
    if shown_before:
        page.show()
        assert QTest.qWaitForWindowExposed(page, MOST)
        assert page.shown is not None
    page.shut()
    kept.closed = True
    page.computers.wake = lambda: woken.append(game)  # type: ignore[method-assign]
    page.hide()
    page.show()
    assert QTest.qWaitForWindowExposed(page, MOST)
    assert woken == []
    assert page.shown is None


def parted(game: str) -> Record:
    """A game that today's rules part with, as they are not those that it was played under."""
    record = recorded(game, [PERSON] * min(catalog.manifest(game).players), 40)
    return evolve(record, rules_version="0", fingerprints=((25, "0" * 16), *record.fingerprints[2:]))


@EVERY_GAME
def test_the_log_of_a_game_of_other_rules_begins_with_why_it_begins_there(
    house: AppContext, pages: list[TablePage], game: str
) -> None:
    page = page_of(house, parted(game), lambda parts: None, pages)
    complaint = page.session.complaint
    assert complaint is not None
    page.show()
    assert QTest.qWaitForWindowExposed(page, MOST)
    page.side.open_page("log")
    assert page.log.toPlainText().replace("\u2060", "").startswith(in_english(complaint))
    seat = page.session.actors()[0]
    page.session.propose(seat, [page.session.legal(seat)[0]], page.session.stamp(seat))
    page.log.tell(page.session.history(None))
    assert page.log.toPlainText().replace("\u2060", "").startswith(in_english(complaint))
    assert not any(isinstance(event, Text) for _, event in page.log.since(-1))
    house.voice.speak("ja")
    assert "バージョン0" in page.log.toPlainText().replace("\u2060", "")


@EVERY_GAME
def test_the_last_step_of_a_game_of_other_rules_is_drawn_as_it_was_saved(house: AppContext, game: str) -> None:
    record = parted(game)
    size = QSize(1280, 800)
    assert picture(house, record, len(record.actions), None, size, 1) == picture(house, record, None, None, size, 1)
