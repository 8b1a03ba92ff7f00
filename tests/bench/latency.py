"""How long an accepted action takes to be on screen, 1920 x 1080, motion off, drawn by the processor.

    python tests/bench/latency.py [--rounds n] [--most ms] [--theme day]

From the release of the mouse button (a drop, a click) until everything is painted that it changed, the saving by the
writer beside it; in a game that has just begun, and in games of 500 and of 5,000 actions. Of several rounds the
quietest counts for each kind of action: what a busy machine adds is not ours. Ends with an error where a bound is
missed.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPointF

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.engine.records.record import Record
from boardroom.games.epigo.position.actions import LOCK, StackOrder
from boardroom.games.epigo.position.numbers import STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.stage.gestures.bubbles import Chooser
from tests.bench import _table as bench
from tests.bench._table import Cost

ROUNDS, TURNS, MOST = 3, 8, 25.0
LENGTHS = (0, 500, 5000)

Found = dict[str, list[Cost]]


class Player:
    """Plays at the window with the mouse, and notes what every accepted action cost."""

    def __init__(self, page: TablePage, chance: Random) -> None:
        self.page, self.session, self.chance = page, page.session, chance
        self.found: Found = {}

    @property
    def seat(self) -> int:
        """Who acts."""
        assert self.page.shown is not None
        assert self.page.shown.actor is not None
        return self.page.shown.actor

    # Measured.

    def note(self, what: str, do: Callable[[], Any]) -> None:
        """Do something that is accepted, and note what it cost."""
        before = self.page.shown
        cost = bench.timed(do)
        assert before is not self.page.shown, f"nothing came of: {what}"
        self.found.setdefault(what, []).append(cost)
        bench.settle(30)

    def middle(self, target: str) -> QPointF:
        """The middle of a target."""
        area = self.page.table.target(target)
        assert area is not None
        return area.center()

    def drop(self, what: str, key: str, target: str) -> None:
        """Drop a piece on a target."""
        draft = self.session.draft(self.seat)
        point = bench.carry(self.page, key, self.middle(target))
        bench.settle(30)
        self.note(what, lambda: bench.release(self.page, point))
        assert draft != self.session.draft(self.seat), f"refused: {what}"

    def click(self, what: str, button: Button) -> None:
        """Click a button."""
        point = bench.at(self.page, QPointF(button.rect().center()), button)
        bench.press(self.page, point)
        bench.settle(30)
        self.note(what, lambda: bench.release(self.page, point))

    def button(self, start: str) -> Button:
        """The button by the prompt whose key starts or ends with something."""
        return next(b for key, b in self.page.prompt.buttons.items() if start in (key, key.partition(".")[2]))

    def look(self) -> None:
        """Open the curtain, or begin where no curtain is needed."""
        if self.page.curtain.down:
            self.click("the curtain opened", self.page.curtain.button)
        elif self.page.hotseat.first is not None:
            self.click("planning begun without a curtain", self.button("go-on"))
        bench.settle(30)

    # Playing.

    def deploy(self) -> None:
        """Both rows, by dropping; then both locked."""
        for _ in range(2):
            self.look()
            seat = self.seat
            for column in range(8):
                self.drop("an Epigon deployed", f"epigon.{seat}.{column}", f"column.{seat}.{column}")
            self.drop("two Epigons swapped", f"epigon.{seat}.2", f"column.{seat}.5")
            self.click("a row shuffled", self.button("shuffle"))
            self.click("a step undone", self.button("undo"))
            both = "the rows turned up" if len(self.session.actors()) == 1 else "a row locked"
            self.click(both, self.button("lock"))

    def turn(self) -> None:
        """One turn in which nothing is captured, every Order stacked in another way."""
        plan = [(seat, action) for seat, action in bench.peaceful_turn(self.session, self.chance) if action != LOCK]
        for _ in range(2):
            self.look()
            seat = self.seat
            orders = [a for s, a in plan if s == seat and isinstance(a, StackOrder)]
            for index, order in enumerate(orders):
                self.stack(seat, index, order)
            assert self.session.draft(seat) == tuple(orders), "other Orders were stacked than were meant"
            self.rearrange(seat, orders)
            last = len(self.session.actors()) == 1
            self.click("the Orders turned up" if last else "a stack locked", self.button("lock"))
        while self.session.state.phase == Phase.ACT:
            self.look()
            self.click("a super slide answered", self.button("stay"))

    def stack(self, seat: int, index: int, order: StackOrder) -> None:
        """Stack an Order: drop it on its slot and choose the direction."""
        point = bench.carry(self.page, f"order.{seat}.{order.number}", self.middle(f"slot.{index}"))
        bench.release(self.page, point)
        bench.settle(30)
        button = self.chooser().buttons[order.direction]
        if self.session.rules.words.preview(self.session.view(seat), seat, order).warning is not None:
            button.click()
            bench.settle(30)
            button = self.chooser().buttons[0]
        self.click("an Order stacked", button)

    def chooser(self) -> Chooser:
        """The small chooser, or the warning, that is open."""
        return next(chooser for chooser in self.page.findChildren(Chooser) if chooser.isVisible())

    def rearrange(self, seat: int, orders: list[StackOrder]) -> None:
        """Move an Order in the stack, turn one, take it all back."""
        self.drop("the stack rearranged", f"order.{seat}.{orders[-1].number}", "slot.0")
        self.click("a step undone", self.button("undo"))
        self.drop("an Order taken back", f"order.{seat}.{orders[-1].number}", "tray")
        self.click("a step undone", self.button("undo"))
        assert len(self.session.draft(seat)) == STACK_HEIGHT


def play(record: Record, theme: str, chance: Random) -> Found:
    """Some turns of a game at the window."""
    with bench.opened(record, theme) as (_, page):
        player = Player(page, chance)
        if not record.actions:
            player.deploy()
        for _ in range(TURNS):
            player.turn()
        return player.found


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    chosen = parser.parse_args()
    kept = True
    for length in LENGTHS:
        record = bench.long_game(length)
        print(f"-- a game of {len(record.actions)} actions")
        rounds = [play(record, chosen.theme, Random(length + number)) for number in range(chosen.rounds)]
        for what in rounds[0]:
            kept &= judge(what, [found[what] for found in rounds if what in found], chosen.most)
    return int(not kept)


def judge(what: str, rounds: list[list[Cost]], most: float) -> bool:
    """Print what one kind of action cost, and whether that is little enough."""
    quiet = min(rounds, key=lambda costs: bench.share(costs).wall)
    high, middle = bench.share(quiet), bench.share(quiet, 0.5)
    slowest = max(cost.wall for costs in rounds for cost in costs)
    print(
        f"{what} ({len(quiet)} times): median {middle.wall:.1f} ms ({middle.cpu:.1f} of the processor), "
        f"95 % within {high.wall:.1f} ms ({high.cpu:.1f}), slowest of all rounds {slowest:.1f} ms"
    )
    return bench.verdict("on screen", high.wall, most)


if __name__ == "__main__":
    sys.exit(main())
