"""How long an accepted action of My Kingdom for a Horse takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_farm.py [--rounds n] [--most ms] [--theme day]

As ``latency.py`` measures Epigo: from the release of the mouse button (a drop, a click) until everything is painted
that it changed, the saving by the writer beside it; among four, from the beginning of a game and from its later part.
Of several rounds the quietest counts for each kind of action. Ends with an error where a bound is missed.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import choose
from boardroom.controller.session import Session
from boardroom.engine.record import Record
from boardroom.games.my_kingdom_for_a_horse.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.state import Roll
from boardroom.ui.game_page.table_page import TablePage
from boardroom.ui.kit.buttons import Button
from boardroom.ui.stage.bubbles import Chooser
from tests.bench import _table as bench
from tests.bench._table import Cost
from tests.bench.latency import judge

ROUNDS, ACTIONS, MOST = 3, 120, 25.0
LATE = 10
"""The round from which the later part is played."""

Found = dict[str, list[Cost]]


class Farmer:
    """Plays every seat at the window with the mouse, and notes what every accepted action cost."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.session = page, page.session
        self.found: Found = {}

    def play(self) -> None:
        """So many actions, or as many as there are; a warning is heeded to by acting without the mouse."""
        for _ in range(ACTIONS):
            if self.session.outcome is not None:
                return
            (seat,) = self.session.actors()
            rules, view = self.session.rules, self.session.view(seat)
            action = choose("greedy", rules, view, seat, self.session.length, bench.PLAYOUTS)
            if rules.is_secret(action) or rules.preview(view, seat, action).warning is not None:
                self.session.propose(seat, [action], self.session.stamp(seat))
            else:
                self.act(action)
            while self.page.telling:
                bench.settle(5)
            bench.settle(30)

    def act(self, action: Any) -> None:
        """Do an action by a drop or a button, and note what it cost."""
        page = self.page
        assert page.shown is not None
        gesture = next((g for g in page.table.gestures(page.shown) if g.actions == (action,)), None)
        if isinstance(action, Roll) and self.session.state.turn.rolls:
            for die in range(DICE):
                if action.dice >> die & 1:
                    spot = bench.at(page, page.stage.pieces[die_key(die)].pos())
                    bench.press(page, spot)
                    self.note("a die marked", lambda spot=spot: bench.release(page, spot))
            self.click("Roll", page.prompt.buttons["tool.roll"])
        elif gesture is None:
            text = self.session.rules.text(action)
            self.click(type(action).__name__, next(b for k, b in page.prompt.buttons.items() if k.endswith(text)))
        else:
            point = bench.carry(page, gesture.source, page.table.target(gesture.target).center())
            bench.settle(30)
            several = sum((g.source, g.target) == (gesture.source, gesture.target) for g in self.gestures()) > 1
            self.note("a question" if several else type(action).__name__, lambda: bench.release(page, point))
            if several:
                label = page.table.choice_label(action, page.shown) or self.session.rules.describe(action)
                words = page.context.say(label, page.names)
                chooser = next(chooser for chooser in page.findChildren(Chooser) if chooser.isVisible())
                self.click(type(action).__name__, next(b for b in chooser.buttons if b.words == words))

    def gestures(self) -> tuple[Any, ...]:
        assert self.page.shown is not None
        return self.page.table.gestures(self.page.shown)

    def click(self, what: str, button: Button) -> None:
        """Click a button."""
        point = bench.at(self.page, QPointF(button.rect().center()), button)
        bench.press(self.page, point)
        bench.settle(30)
        length = self.session.length
        self.note(what, lambda: bench.release(self.page, point))
        assert self.session.length > length, f"nothing came of: {what}"

    def note(self, what: str, do: Callable[[], Any]) -> None:
        self.found.setdefault(what, []).append(bench.timed(do))


def late(session: Session) -> bool:
    return bool(session.state.round >= LATE)


def play(record: Record, theme: str) -> Found:
    """A part of a game at the window."""
    with bench.opened(record, theme) as (_, page):
        farmer = Farmer(page)
        farmer.play()
        return farmer.found


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    chosen = parser.parse_args()
    kept = True
    for record in (bench.farm_game(lambda session: True), bench.farm_game(late)):
        print(f"-- from action {len(record.actions)} on")
        rounds = [play(record, chosen.theme) for _ in range(chosen.rounds)]
        for what in sorted(rounds[0]):
            kept &= judge(what, [found[what] for found in rounds if what in found], chosen.most)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
