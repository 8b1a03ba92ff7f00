"""What the measurements of the table share: the real window over a folder of its own, long games, hands and a clock."""

import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.bots import choose
from boardroom.controller import catalog
from boardroom.controller.session import FINGERPRINT_EVERY, Session
from boardroom.controller.storage.store import Store
from boardroom.engine.records.record import Ledger, Record, SeatSpec, fingerprint
from boardroom.games.ephyran.position.actions import (
    AddArea,
    ChangeArea,
    DiscardCard,
    DrawCard,
    LetHappen,
    PlaceToken,
    StealToken,
    TakeToken,
)
from boardroom.games.ephyran.position.city import areas
from boardroom.games.ephyran.position.state import Phase as EphyranPhase
from boardroom.games.epigo.position.actions import LOCK, OFFER_DRAW, StackOrder
from boardroom.games.epigo.position.events import EpigonCaptured
from boardroom.games.epigo.position.numbers import NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import Direction
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.seat_colours import set_colours
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words import fonts
from boardroom.ui.kit.words.say import Voice
from boardroom.ui.shell.window.window import Window
from tests.played import closed

WHEN = "2026-11-21T18:30:00+00:00"
SIZE = (1920, 1080)
FARM, MARBLE = "my-kingdom-for-a-horse", "ephyran"
FARMERS, PLAYOUTS, LATE = ("Vera", "Aiko", "Tomas", "Jun"), 40, 10
"""Who plays games of four, how far computers think, and the round from which a farm's game is late."""
BUILDING = ((AddArea, TakeToken, DrawCard, PlaceToken, LetHappen), (DiscardCard, ChangeArea, StealToken))
FULL = 52
"""What builders of cities like best and then, and how many areas four full cities have of 64."""
SEATS = (SeatSpec("Vera", "person", "", "terracotta"), SeatSpec("Aiko", "person", "", "ivory"))


# Games.


def begin(seed: int = 7, keep: Callable[[list[bytes]], None] = lambda parts: None) -> Session:
    """A game of Epigo between two persons that only captures, four of them, will end."""
    options = {"captures": 4, "draw_after": 0}
    rules = catalog.rules("epigo")
    return Session.new(catalog.manifest("epigo"), rules, options, SEATS, seed, f"bench-{seed:06}", lambda: WHEN, keep)


def lengthen(session: Session, least: int, seed: int = 7) -> None:
    """Play on at random, but so that nothing is ever captured, to the first turn behind so many actions."""
    chance = Random(seed)
    while session.state.phase == Phase.DEPLOY:
        seat = session.actors()[0]
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
    while session.length < least:
        if not chance.randrange(8):
            seat = session.actors()[0]
            session.propose(seat, [OFFER_DRAW], session.stamp(seat))
            session.propose(1 - seat, [session.legal(1 - seat)[1]], session.stamp(1 - seat))
        for seat, action in peaceful_turn(session, chance):
            session.propose(seat, [action], session.stamp(seat))


def peaceful_turn(session: "Session | _Standing", chance: Random) -> list[tuple[int, Any]]:
    """The actions of a whole turn, drawn anew until nothing is captured in it."""
    rules, start = session.rules, session.state
    for _ in range(2000):
        actions: list[tuple[int, Any]] = []
        state, captured = start, False
        for seat in rules.actors(start):
            numbers = chance.sample(NUMBERS, STACK_HEIGHT)
            actions.extend((seat, StackOrder(number, Direction(chance.randrange(4)))) for number in numbers)
            actions.append((seat, LOCK))
        for seat, action in actions:
            step = rules.apply(state, seat, action)
            state = step.state
            captured = captured or any(isinstance(event, EpigonCaptured) for event in step.events)
        while state.phase == Phase.ACT and not captured:
            seat = rules.actors(state)[0]
            actions.append((seat, chance.choice(rules.legal(state, seat))))
            step = rules.apply(state, *actions[-1])
            state = step.state
            captured = any(isinstance(event, EpigonCaptured) for event in step.events)
        if not captured:
            return actions
    raise RuntimeError("no turn without a capture was found")


def long_game(least: int, seed: int = 7) -> Record:
    """The record of a game of so many actions, or a few more, at the beginning of a turn."""
    session = begin(seed)
    if least:
        lengthen(session, least, seed)
    return session.record()


class _Standing(NamedTuple):
    """A game as it stands, without all that a session does with it."""

    rules: Any
    state: Any


def long_record(least: int, seed: int = 7, uid: str = "bench-long-record") -> Record:
    """As ``long_game``, made by the rules alone, which takes seconds where a session takes minutes."""
    session, chance = begin(seed), Random(seed)
    lengthen(session, 1, seed)
    rules, state, ledger = session.rules, session.state, Ledger(evolve(session.record(), uid=uid))
    while len(ledger) < least:
        for seat, action in peaceful_turn(_Standing(rules, state), chance):
            state = rules.apply(state, seat, action).state
            ledger.append(seat, rules.records.text(action))
            if len(ledger) % FINGERPRINT_EVERY == 0:
                ledger.add_fingerprint(len(ledger), fingerprint(rules, state))
    return ledger.record(WHEN, rules.records.encode(state))


def seats_of(game: str) -> tuple[SeatSpec, ...]:
    """Four persons who play a game, each in a colour."""
    colours = set_colours(catalog.manifest(game))
    return tuple(SeatSpec(name, "person", "", own.key) for name, own in zip(FARMERS, colours, strict=False))


def begun(game: str, options: dict[str, Any], seed: int) -> Session:
    """A game among four that is kept nowhere."""
    manifest, rules = catalog.manifest(game), catalog.rules(game)
    return Session.new(manifest, rules, options, seats_of(game), seed, f"{game[:4]}-{seed:06}", lambda: WHEN, _unkept)


def _unkept(parts: list[bytes]) -> None:
    """Nothing is kept."""


def farm_game(until: Callable[[Session], bool], seed: int = 7) -> Record:
    """The record of a game of My Kingdom for a Horse among four, played with sense until something is so."""
    session = begun(FARM, {}, seed)
    while not until(session):
        (seat,) = session.actors()
        action = choose("greedy", session.rules, session.view(seat), seat, session.length, PLAYOUTS)
        session.propose(seat, [action], session.stamp(seat))
    return session.record()


def marble_game(until: Callable[[Session], bool], seed: int = 13) -> Record:
    """The record of a game of Ephyran among four who build more than they do harm, until something is so."""
    while True:
        session, chance = begun(MARBLE, {"gods": "dealt"}, seed), Random(seed)
        while session.outcome is None:
            if until(session):
                return session.record()
            (seat,) = session.actors()
            legal = session.legal(seat)
            best = next(filter(None, ([a for a in legal if isinstance(a, kinds)] for kinds in BUILDING)), legal)
            session.propose(seat, [chance.choice(best)], session.stamp(seat))
        seed += 1


def is_full(session: Session) -> bool:
    """Whether somebody plays, and four cities are as full as they get together before one of them ends the game."""
    return session.state.phase == EphyranPhase.PLAYING and sum(map(areas, session.state.cities)) >= FULL


def is_late(session: Session) -> bool:
    """Whether it is the later part of a game of My Kingdom for a Horse."""
    return bool(session.state.round >= LATE)


LATE_GAMES: Final[dict[str, Callable[[], Record]]] = {
    MARBLE: lambda: marble_game(is_full),
    FARM: lambda: farm_game(is_late),
}
"""Games whose tables are as full as they get."""


# The window.


@cache
def application() -> QApplication:
    """The application object, with the fonts, as the app makes it."""
    made = QApplication(["boardroom"])
    made.setStyle("Fusion")
    QPixmapCache.setCacheLimit(256 * 1024)
    fonts.load_all()
    return made


def furnished(store: Store, theme: str) -> AppContext:
    """A room over a store, motion off, with the application's look."""
    settings = Settings(store)
    settings.set("motion", "off")
    settings.set("computers", "at once")
    settings.set("theme", theme)
    context = AppContext(Voice("en"), Theme(theme, 1.0, "en"), settings, store)
    application().setPalette(context.theme.qt_palette())
    application().setFont(context.theme.text(13))
    return context


@contextmanager
def opened(record: Record, theme: str = "day", size: tuple[int, int] = SIZE) -> Iterator[tuple[Window, TablePage]]:
    """The real window with a game on the table, motion off; its folder is gone afterwards."""
    application()
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        closed(store.create(record))
        window = Window(furnished(store, theme), store.games)
        window.resize(*size)
        window.show()
        gc.disable()
        gc.freeze()
        window.open_saved(record.uid)
        while window.table is None:
            QApplication.processEvents()
        settle(300)
        yield window, window.table
        window.close()
        window.deleteLater()
        settle(0)


def settle(milliseconds: int) -> None:
    """Let everything be painted, and what waits for a quiet moment be done."""
    if milliseconds:
        QTest.qWait(milliseconds)
    for _ in range(5):
        QApplication.processEvents()


# Hands. Events go through the window system's door, as a real mouse's do.


def at(page: TablePage, spot: QPointF, target: QWidget | None = None) -> QPoint:
    """A spot of the stage (or of another widget) in the window's coordinates."""
    widget = target if target is not None else page.stage.viewport()
    point = page.stage.mapFromScene(spot) if target is None else spot.toPoint()
    return widget.mapTo(page.window(), point)


def press(page: TablePage, point: QPoint) -> None:
    # As a hand comes to it: what cannot be undone takes no click of a mouse that rests.
    move(page, point + QPoint(0, 7 if point.y() < 7 else -7))
    move(page, point)
    QTest.mousePress(page.window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def move(page: TablePage, point: QPoint) -> None:
    QTest.mouseMove(page.window().windowHandle(), point)


def release(page: TablePage, point: QPoint) -> None:
    QTest.mouseRelease(page.window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def carry(page: TablePage, key: str, target: QPointF, grasp: QPointF | None = None) -> QPoint:
    """Take a piece up, in its middle or where it is grasped, and hold it over a spot of the scene; where the hand is
    then.
    """
    seen = page.stage.pieces[key].area().intersected(page.stage.sceneRect())
    start, end = seen.center() if grasp is None else grasp, target
    press(page, at(page, start))
    for part in (0.1, 0.5, 0.9, 1.0):
        move(page, at(page, start + (end - start) * part))
        QApplication.processEvents()
    assert page.stage.drag is not None, f"{key} could not be taken up"
    return at(page, end)


def open_curtain(page: TablePage) -> None:
    """Let the person who is asked look."""
    if page.curtain.down:
        page.curtain.lift()
        settle(20)
    assert page.shown is not None


PARTS = (0.5, 0.3, 0.7, 0.1, 0.9)


def seen_spot(page: TablePage, area: QRectF, wanted: str) -> QPointF:
    """Where in an area of the scene a piece lies topmost, or nothing for ""; its middle where it does nowhere."""
    area = area.intersected(page.stage.sceneRect())
    spots = [QPointF(area.left() + x * area.width(), area.top() + y * area.height()) for y in PARTS for x in PARTS]
    return next((spot for spot in spots if page.stage.pieces.piece_at(spot) == wanted), area.center())


def press_prompt(page: TablePage, what: str) -> Callable[[], None]:
    """Press a button by the prompt; what lets it go."""
    button = next(button for name, button in page.prompt.buttons.items() if what in name.split("."))
    point = at(page, QPointF(button.rect().center()), button)
    press(page, point)
    return lambda: release(page, point)


def see_hand(page: TablePage) -> None:
    """Look at the cards of who is asked."""
    if not page.curtain.down and page.hotseat.audience is None:
        press_prompt(page, "hand")()
        settle(20)
    open_curtain(page)


# The clock.


class Cost(NamedTuple):
    """What something took, in milliseconds: by the clock, and of the processor (Qt fills large areas in threads)."""

    wall: float
    cpu: float


def timed(do: Callable[[], Any]) -> Cost:
    """What doing something takes, with everything painted that it made dirty."""
    wall, cpu = time.perf_counter(), time.process_time()
    do()
    QApplication.processEvents()
    return Cost((time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000)


def share(costs: Sequence[Cost], part: float = 0.95) -> Cost:
    """What a part of all stayed under, clock and processor each for itself."""
    place = max(0, min(len(costs) - 1, round(part * len(costs)) - 1))
    return Cost(sorted(c.wall for c in costs)[place], sorted(c.cpu for c in costs)[place])


def verdict(what: str, cost: float, most: float) -> bool:
    """Print whether a bound is held; whether it is."""
    print(f"  {what}: {cost:.1f} ms, at most {most:g} ms: {'held' if cost <= most else 'MISSED'}", flush=True)
    return cost <= most
