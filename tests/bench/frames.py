"""How long a frame takes while a piece is dragged over the full board, 1920 x 1080, drawn by the processor.

    python tests/bench/frames.py [GAME...] [--rounds n] [--most ms]

Dragged are tiles of Epigo, fences and animals of My Kingdom for a Horse, halves of cards of Ephyran among four full
cities, and cards of Epona over six full rows, where the preview of each slot that it is held over has a bound of its
own, and one that is divided. A frame is a mouse event that comes through the window's door, everything done about it,
and everything painted anew that it made dirty, flushed to the window. Of several rounds the quietest counts: what a
busy machine adds is not ours. With QT_SCALE_FACTOR=2 it measures a screen of 3840 x 2160 at factor 2, where 16 ms are
allowed. Ends with an error where a bound is missed.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import cos, pi
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtWidgets import QApplication

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.controller.session import Session
from boardroom.engine.keys import kind_of
from boardroom.games.epona.position.state import Phase
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.ui.game_page.page.table_page import TablePage
from tests.bench import _meadow as meadow
from tests.bench import _table as bench
from tests.bench._table import Cost

ROUNDS, STEPS = 7, 240
MOST, MOST_FINE = 8.0, 16.0
MOST_PREVIEW, PREVIEWS = 16.0, 6
"""Milliseconds until the preview of a target is seen, and how often each is held over in a round."""
DEPLOYED = 18
HERD = 9


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def path(page: TablePage) -> Iterator[QPoint]:
    """A hand's way over the whole board, back and forth and down, and over the places beside it."""
    free = page.stage.free.adjusted(60, 40, -60, -40)
    for step in range(STEPS):
        part = step / STEPS
        x = free.center().x() - cos(part * 10 * pi) * free.width() / 2
        yield bench.at(page, QPointF(x, free.top() + part * free.height()))


def drag(page: TablePage, key: str, part: str = "") -> list[Cost]:
    """The cost of every frame of one drag, taking up first; the tile goes home at its end."""
    spot = bench.seen_spot(page, page.stage.pieces.part_area(key, part), key)
    bench.press(page, bench.at(page, spot))
    bench.settle(20)
    paints = Paints()
    page.stage.viewport().installEventFilter(paints)
    points = [bench.at(page, spot + QPointF(12, 9)), *path(page)]
    costs = [bench.timed(partial(bench.move, page, point)) for point in points]
    assert page.stage.drag is not None, f"{key} could not be taken up"
    page.stage.viewport().removeEventFilter(paints)
    assert paints.count >= 0.95 * STEPS, f"only {paints.count} of {STEPS} moves were painted"
    page.stage.cancel()
    bench.release(page, bench.at(page, page.stage.free.topLeft()))
    bench.settle(20)
    return costs


def previews(page: TablePage, key: str) -> list[Cost]:
    """What it costs each time that a piece comes over one of its targets, and what would be done there is shown."""
    spot = bench.seen_spot(page, page.stage.pieces.part_area(key, ""), key)
    bench.press(page, bench.at(page, spot))
    bench.settle(20)
    bench.move(page, bench.at(page, spot + QPointF(12, 9)))
    bench.settle(20)
    drag = page.stage.drag
    assert drag is not None, f"{key} could not be taken up"
    costs = []
    for target in list(drag.targets) * PREVIEWS:
        bench.move(page, bench.at(page, page.stage.free.topLeft()))
        bench.settle(0)
        assert drag.best is None
        point = bench.at(page, page.stage.pieces.target_area(target).center())
        costs.append(bench.timed(partial(bench.move, page, point)))
        assert drag.best == target, f"{drag.best} in place of {target}"
    page.stage.cancel()
    bench.release(page, bench.at(page, page.stage.free.topLeft()))
    bench.settle(20)
    return costs


def measure_previews(page: TablePage, what: str, key: str, rounds: int) -> bool:
    """Hold a piece over its targets several times and print what the quietest round says."""
    quiet = min((previews(page, key) for _ in range(rounds)), key=lambda costs: bench.share(costs).wall)
    high, middle = bench.share(quiet), bench.share(quiet, 0.5)
    print(
        f"{what}, previews: median {middle.wall:.1f} ms ({middle.cpu:.1f} of the processor), 95 % within "
        f"{high.wall:.1f} ms ({high.cpu:.1f})"
    )
    return bench.verdict("95 % of the previews", high.wall, MOST_PREVIEW)


def measure(page: TablePage, what: str, key: str, most: float, rounds: int, part: str = "") -> bool:
    """Drag a piece several times and print what the quietest round says."""
    found = [drag(page, key, part) for _ in range(rounds)]
    quiet = min(found, key=lambda costs: bench.share(costs).wall)
    high, middle = bench.share(quiet), bench.share(quiet, 0.5)
    worst = max(bench.share(costs).wall for costs in found)
    print(
        f"{what}: median {middle.wall:.1f} ms ({middle.cpu:.1f} of the processor), 95 % under {high.wall:.1f} ms "
        f"({high.cpu:.1f}), slowest {max(c.wall for c in quiet):.1f} ms; taking up {quiet[0].wall:.1f} ms; "
        f"noisiest round {worst:.1f} ms"
    )
    return bench.verdict("95 % of the frames", high.wall, most)


def stack_three(page: TablePage) -> str:
    """Stack three Orders that do something, so that arrows lie on the board; the key of an Epigon that has no Order."""
    session, seat = page.session, page.shown.actor if page.shown is not None else None
    assert seat is not None
    by_number = {
        action.number: action
        for action in session.legal(seat)
        if session.rules.words.preview(session.view(seat), seat, action).warning is None
        and session.rules.words.preview(session.view(seat), seat, action).lines
    }
    session.propose(seat, list(by_number.values())[:3], session.stamp(seat))
    bench.settle(50)
    assert page.shown is not None
    assert len(page.shown.forecast) == 3
    return f"epigon.{seat}.{next(iter(by_number))}"


def building(session: Session) -> bool:
    """Whether somebody with a good many animals places and moves fences."""
    task = session.state.tasks[-1] if session.state.tasks else None
    if not isinstance(task, Fencing):
        return False
    return min(task.place, task.move) > 0 and sum(total(session.state.fields[task.seat].animals)) >= HERD


Dragged: TypeAlias = tuple[TablePage, str, str, str]
"""A page, what is dragged there in words, its key, and the part it is held by."""


def tiles(theme: str) -> Iterator[Dragged]:
    """Tiles of Epigo."""
    with bench.opened(bench.long_game(0), theme) as (_, page):
        bench.open_curtain(page)
        yield page, "deploying, empty row", f"epigon.{acting(page)}.4", ""
    with bench.opened(bench.long_game(DEPLOYED), theme) as (_, page):
        bench.open_curtain(page)
        yield page, "planning, an Epigon", f"epigon.{acting(page)}.4", ""
        yield page, "planning, an Order", f"order.{acting(page)}.4", ""
        yield page, "three Orders stacked, an Epigon", stack_three(page), ""


def farm(theme: str) -> Iterator[Dragged]:
    """Fences and animals of My Kingdom for a Horse."""
    with bench.opened(bench.farm_game(building), theme) as (_, page):
        for kind in ("fence", "animal"):
            key = next(grip.key for grip in page.stage.openings.sources() if grip.key.startswith(f"{kind}."))
            yield page, f"building fences, {kind} of {len(page.stage.pieces)}", key, ""


def cities(theme: str) -> Iterator[Dragged]:
    """Halves of cards of Ephyran."""
    with bench.opened(bench.marble_game(bench.is_full), theme) as (_, page):
        bench.see_hand(page)
        assert page.shown is not None
        every = page.table.gestures(page.shown)
        for part in ("upper", "lower"):
            ways = Counter(gesture.source for gesture in every if gesture.part == part)
            key, number = ways.most_common(1)[0]
            yield page, f"{part} half of a card with {number} targets, of {len(page.stage.pieces)} pieces", key, part


def rows(theme: str) -> Iterator[Dragged]:
    """Cards of Epona over six full rows, with two slots left."""
    with bench.opened(meadow.full_game(), theme) as (_, page):
        bench.see_hand(page)
        assert page.shown is not None
        ways = Counter(gesture.source for gesture in page.table.gestures(page.shown))
        for kind in ("in a row", "in the hand"):
            wanted = ("placed", "laid") if kind == "in a row" else ("card", "peek")
            key, number = next(
                pair for pair in ways.most_common() if kind_of(page.stage.pieces.places[pair[0]].face) in wanted
            )
            yield page, f"a card {kind} with {number} targets, of {len(page.stage.pieces)} pieces", key, ""
    last = meadow.random_game(
        lambda session: session.state.phase == Phase.DIVIDING and session.state.round > 4, form="high"
    )
    with bench.opened(last, theme) as (_, page):
        bench.see_hand(page)
        assert page.shown is not None
        key = page.table.gestures(page.shown)[0].source
        yield page, f"a card that is divided, of {len(page.stage.pieces)} pieces", key, ""


def acting(page: TablePage) -> int:
    """Who acts at the window."""
    return page.shown.actor or 0 if page.shown is not None else 0


GAMES: Final[dict[str, Callable[[str], Iterator[Dragged]]]] = {
    "epigo": tiles,
    bench.FARM: farm,
    bench.MARBLE: cities,
    meadow.MEADOW: rows,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Time of a frame while a tile is dragged")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--picture", type=Path, help="save what the last frames show")
    chosen = parser.parse_args()
    kept = True
    for theme in ("day", "evening"):
        for game in chosen.games:
            for page, what, key, part in GAMES[game](theme):
                most = chosen.most or (MOST if page.devicePixelRatioF() == 1 else MOST_FINE)
                size = page.window().size() * page.devicePixelRatioF()
                print(f"-- {theme}, {size.width()} x {size.height()} at factor {page.devicePixelRatioF():g}")
                kept &= measure(page, what, key, most, chosen.rounds, part)
                if game == meadow.MEADOW and "divided" not in what:
                    kept &= measure_previews(page, what, key, chosen.rounds)
                if chosen.picture is not None and not part:
                    save(page, key, chosen.picture.with_stem(f"{chosen.picture.stem}-{theme}-{game}"))
    return int(not kept)


def save(page: TablePage, key: str, file: Path) -> None:
    """Save what is seen while a piece is held over the middle."""
    bench.carry(page, key, page.stage.free.center())
    QApplication.processEvents()
    page.window().grab().save(str(file))
    page.stage.cancel()


if __name__ == "__main__":
    sys.exit(main())
