"""How long the frames take in which all rows of Epona make room for a new one, drawn by the processor.

    python tests/bench/new_row.py [--rounds n] [--most ms] [--profile]

The third to the sixth stable is laid down by the mouse in tables of 1280 x 720 and 1920 x 1080, where all rows are full
and no face was painted in its new size before. Both changes are measured: stables are drawn, and the tray offers them;
one of them is laid down. A frame is a step of the motion and everything painted anew that it made dirty; what is done
before the first of them, and when all lies still, is counted apart. Of several rounds the quietest counts: what a busy
machine adds is not ours. Ends with an error where a frame takes longer than a screen waits.
"""

import argparse
import cProfile
import pstats
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import evolve
from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.session import first_record
from boardroom.engine.keys import kind_of
from boardroom.engine.records.record import Record
from boardroom.games.epona.position.cards import ASSETS, MARKED_3, MARKED_6, PLAIN, STABLES
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import NO_TOKEN, State
from boardroom.games.epona.table.gestures.keys import STABLE_DECK, deck_key
from boardroom.ui.game_page.page.table_page import TablePage
from tests.bench import _meadow as meadow
from tests.bench import _table as bench
from tests.bench._table import Cost
from tests.games.epona_positions import OPTIONS, position

ROUNDS, MOST = 3, 16.7
SIZES: Final = ((1280, 720), (1920, 1080))
PRINTED: Final = 30


class Motion(NamedTuple):
    """What the frames of a motion took, what was done before them, and after them, as all lies still."""

    before: Cost
    frames: Sequence[Cost]
    after: Cost


def laid(rows: int, seed: int = 3) -> State:
    """The first of two places cards, with so many full rows, but for a slot, and eight cards in the hand."""
    chance = Random(seed)
    cards, stables = list(range(len(ASSETS))), list(range(len(STABLES)))
    chance.shuffle(cards)

    def row(number: int) -> tuple[int, list[int]]:
        """A full row; the first two are those that everybody begins with."""
        mark = (MARKED_3, MARKED_6)[number] if number < 2 else PLAIN
        stable = max((one for one in stables if STABLES[one].mark == mark), key=lambda one: STABLES[one].slots)
        stables.remove(stable)
        return stable, [cards.pop() for _ in range(STABLES[stable].slots)]

    tableaus = [[row(number) for number in range(count)] for count in (rows, 3)]
    tableaus[0][0][1].pop()
    hands = [[cards.pop() for _ in range(meadow.HAND)] for _ in tableaus]
    return position(*tableaus, hands=hands, coins=[18, 9], owners=range(2), round=3, faces=[0, 2], lots=[NO_TOKEN] * 2)


def game(rows: int) -> Record:
    """A record that goes on from there."""
    rules, seats = catalog.rules(meadow.MEADOW), bench.seats_of(meadow.MEADOW)[:2]
    options = rules.resolve(OPTIONS, ["person"] * len(seats))
    begun = first_record(rules, options, seats, rows, f"new-row-{rows:06}", bench.WHEN)
    return evolve(begun, snapshot=rules.records.encode(laid(rows)))


def now() -> Cost:
    """The time of the clock, and that of the processor."""
    return Cost(time.perf_counter() * 1000, time.process_time() * 1000)


def since(begun: Cost) -> Cost:
    """What was taken since then."""
    wall, cpu = now()
    return Cost(wall - begun.wall, cpu - begun.cpu)


class Frames(QObject):
    """Times every frame in which all of a page's table moves: from a step to the end of what it has painted."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self._stage, self._begun, self.found = page.stage, Cost(0, 0), list[Cost]()
        self._go = page.stage.ground.go

    def step(self, part: float, late: bool) -> None:
        """Note that a step begins, and take it."""
        self._begun = now()
        self._go(part, late)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not self._begun.wall:
            return False
        self._stage.viewportEvent(event)
        self.found.append(since(self._begun))
        self._begun = Cost(0, 0)
        return True


def watched(page: TablePage, do: Callable[[], object]) -> Motion:
    """Do something after which everything moves, and time its frames."""
    stage, frames, ends = page.stage, Frames(page), list[Cost]()

    def settle() -> None:
        ends.append(now())
        stage.settle()

    start = now()
    do()
    assert stage.ground.moving, "nothing moves"
    before = since(start)
    stage.viewport().installEventFilter(frames)
    stage.motion._done = settle
    with patch.object(stage.ground, "go", frames.step):
        while stage.motion.running:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.processEvents()
    stage.viewport().removeEventFilter(frames)
    return Motion(before, frames.found, since(ends[0]))


def motions(rows: int, size: tuple[int, int], profile: cProfile.Profile | None) -> Iterator[tuple[str, Motion]]:
    """What it takes to lay a stable beside so many, with what is done."""
    QPixmapCache.clear()
    with bench.opened(game(rows), "day", size) as (_, page):
        bench.see_hand(page)
        page.context.settings.set("motion", "normal")
        bench.settle(300)
        if profile is not None:
            profile.enable()
        deck = bench.at(page, page.stage.pieces[deck_key(STABLE_DECK)].pos())
        bench.press(page, deck)
        yield "drawn", watched(page, partial(bench.release, page, deck))
        bench.settle(300)
        assert page.shown is not None
        gesture = next(one for one in page.table.gestures(page.shown) if kind_of(one.source) == "stable")
        spot = bench.carry(page, gesture.source, page.stage.pieces.target_area(gesture.target).center())
        bench.settle(20)
        yield "laid down", watched(page, partial(bench.release, page, spot))
        if profile is not None:
            profile.disable()


def main() -> int:
    parser = argparse.ArgumentParser(description="Time of a frame while rows make room for a new one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    chosen = parser.parse_args()
    profile = cProfile.Profile() if chosen.profile else None
    kept = True
    for size in SIZES:
        for rows in range(2, MOST_ROWS):
            rounds = [dict(motions(rows, size, profile)) for _ in range(chosen.rounds)]
            for what in rounds[0]:
                before, frames, after = min((found[what] for found in rounds), key=lambda motion: max(motion.frames))
                high, middle, slowest = (bench.share(frames, part) for part in (0.95, 0.5, 1.0))
                print(
                    f"-- {size[0]} x {size[1]}, stable {rows + 1} {what}: {len(frames)} frames, median "
                    f"{middle.wall:.1f} ms ({middle.cpu:.1f} of the processor), 95 % within {high.wall:.1f} ms "
                    f"({high.cpu:.1f}), slowest {slowest.wall:.1f} ms ({slowest.cpu:.1f}); before them "
                    f"{before.wall:.0f} ms ({before.cpu:.0f}), after them {after.wall:.0f} ms ({after.cpu:.0f})"
                )
                kept &= bench.verdict("the slowest frame", slowest.wall, chosen.most)
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(PRINTED)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
