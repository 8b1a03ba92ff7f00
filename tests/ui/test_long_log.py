"""A long log is written from its end: what is seen at once, the lines before it when the window has been painted."""

from collections.abc import Generator
from copy import copy
from random import Random

import pytest
from attrs import evolve
from hand import seated
from PySide6.QtCore import QPoint

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.text import Text
from boardroom.ui.game_page.panels.log import AT_ONCE, Log
from boardroom.ui.game_page.panels.log_lines import MARKS
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName
from tests.waiting import wait

GAME, LINES, WHEN = "ephyran", 120, "2026-11-21T18:30:00+00:00"


@pytest.fixture(scope="module")
def session() -> Session:
    """A game of which there is much to tell."""
    rules, chance = copy(catalog.rules(GAME)), Random(3)
    # Lines of points are counted with no event.
    rules.words = evolve(rules.words, scored=lambda before, after, audience: ())
    seats = seated(("Vera", "Aiko"))
    session = Session.new(catalog.manifest(GAME), rules, {}, seats, 3, "a-long-game", lambda: WHEN, lambda parts: None)
    while len(told(session)) < LINES:
        (seat,) = session.actors()
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
    return session


def told(session: Session, seat: int | None = None) -> list[object]:
    """What is told to a seat or to everybody, event by event, with the headings of turns."""
    events, words = (event for entry in session.history(seat) for event in entry.events), session.rules.words
    return [event for event in events if words.is_told(event) or words.is_heading(event)]


def seat_names(session: Session) -> list[SeatName]:
    return [SeatName(seat.name, seat.kind) for seat in session.seats]


@pytest.fixture
def shown(house: AppContext, session: Session) -> Generator[tuple[Log, list[str]], None, None]:
    """A log that tells the game, and the lines it says; it is closed after the test."""
    log = Log(house, session.rules, seat_names(session))
    log.resize(360, 300)
    log.show()
    log.tell(session.history(None))
    yield log, [house.say(session.rules.words.describe(event), seat_names(session)) for event in told(session)]
    log.close()
    log.deleteLater()


def listened(session: Session, patch: pytest.MonkeyPatch) -> list[object]:
    """The events that are put into words from now on."""
    described: list[object] = []
    describe = session.rules.words.describe

    def listening(event: object) -> Text:
        described.append(event)
        return describe(event)

    patch.setattr(session.rules, "words", evolve(session.rules.words, describe=listening))
    return described


def written(log: Log) -> list[str]:
    """The lines that stand there now."""
    return log.toPlainText().splitlines()


def test_the_newest_lines_are_written_at_once_and_all_of_them_soon(
    shown: tuple[Log, list[str]], session: Session
) -> None:
    log, said = shown
    # Told once more: since it was told before the test, events may have been handled.
    log.tell([])
    log.tell(session.history(None))
    assert written(log) == said[-AT_ONCE:]
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    wait(lambda: written(log) == said)
    assert bar.value() == bar.maximum()


def test_who_asks_for_the_words_gets_all_of_them(shown: tuple[Log, list[str]]) -> None:
    log, said = shown
    assert log.words.splitlines() == said
    assert written(log) == said


def test_who_reads_further_up_is_left_at_the_same_line(shown: tuple[Log, list[str]]) -> None:
    log, said = shown
    log.verticalScrollBar().setValue(40)
    top = log.cursorForPosition(QPoint(5, 5)).block().text()
    wait(lambda: written(log) == said)
    assert log.cursorForPosition(QPoint(5, 5)).block().text() == top


def test_another_event_is_told_below_the_others(shown: tuple[Log, list[str]], session: Session) -> None:
    log, said = shown
    shorter = session.history(None)[:-1]
    log.tell(shorter)
    log.tell(session.history(None))
    assert log.words.splitlines() == said


def test_who_sees_more_of_what_happened_long_ago_has_the_newest_lines_at_once(
    house: AppContext, session: Session, shown: tuple[Log, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, _ = shown
    wait(lambda: len(written(log)) == len(told(session)))
    for seat in (0, None):
        with monkeypatch.context() as patch:
            described = listened(session, patch)
            log.tell(session.history(seat))
        events = told(session, seat)
        assert described == events[-AT_ONCE:]
        assert log.words.splitlines() == [
            house.say(session.rules.words.describe(event), seat_names(session)) for event in events
        ]


def test_another_language_says_every_line_once(
    house: AppContext, session: Session, shown: tuple[Log, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, _ = shown
    wait(lambda: len(written(log)) == len(told(session)))
    described = listened(session, monkeypatch)
    house.settings.set("language", "ja")
    assert described == told(session)[-AT_ONCE:]
    assert len(log.words.splitlines()) == len(described) == len(told(session))


def test_a_log_that_nobody_sees_says_nothing_and_all_of_it_when_it_is_opened(
    session: Session, shown: tuple[Log, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, said = shown
    log.tell(session.history(None)[:-2])
    assert log.words
    log.hide()
    with monkeypatch.context() as patch:
        described = listened(session, patch)
        new = log.tell(session.history(None))
        assert new == [event for _, event in log.since(session.history(None)[-2].place)]
        assert described == []
        assert written(log) == [], "hidden is not gone: what was written may have been for another's eyes"
    log.show()
    assert written(log) == said[-AT_ONCE:]
    wait(lambda: written(log) == said)


def badges(log: Log) -> list[tuple[str, int]]:
    """The lines that stand there, each with the number of the seat whose badge is beside it."""
    block, found = log.document().firstBlock(), []
    while block.isValid():
        found.append((block.text(), block.userState()))
        block = block.next()
    return found


@pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
def test_each_line_keeps_the_badge_of_whose_deed_it_tells_whatever_is_told_after_it_or_taken_back(
    house: AppContext, game: str
) -> None:
    """The last line of one's own had the badge of the next player as soon as the mark of what is new came below it."""
    rules, manifest, chance = catalog.rules(game), catalog.manifest(game), Random(5)
    colours = [colour.key for colour in manifest.colours] or ["", ""]
    session = Session.new(manifest, rules, {}, seated(colours), 3, "one-long-game", lambda: WHEN, lambda parts: None)
    logs = [Log(house, rules, seat_names(session)) for _ in range(2)]
    for log in logs:
        log.resize(360, 300)
        log.show()
    bit_by_bit, at_once = logs
    for step in range(60):
        if not session.actors():
            break
        seat = session.actors()[0]
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
        history = session.history(None)
        for shown in (history, history[: -(step % 3)] if step % 3 else history, history):
            mark = (chance.choice([-1, max(0, len(shown) - 2), len(shown) // 2]), chance.choice(MARKS))
            bit_by_bit.tell(shown, *mark)
            at_once.tell([])
            at_once.tell(shown, *mark)
            assert bit_by_bit.words == at_once.words
            assert badges(bit_by_bit) == badges(at_once)
    assert {seat for _, seat in badges(at_once)} > {0, 1}
    for log in logs:
        log.close()
        log.deleteLater()
