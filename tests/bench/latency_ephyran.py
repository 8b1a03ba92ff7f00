"""How long an accepted action of Ephyran takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_ephyran.py [--rounds n] [--most ms] [--theme day]

As ``latency_farm.py`` measures My Kingdom for a Horse; among four, from the beginning of a game and with cities that
are half full.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.controller.session import Session
from boardroom.ui.game_page.table_page import TablePage
from tests.bench import _four as four
from tests.bench import _table as bench

ACTIONS, MOST = 120, 30.0
BEGUN = (8, 150)
"""The actions that are done before."""


class Builders(four.FourPlayers):
    """Four builders of cities, at random, so that every kind of action is done."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._chance = Random(5)

    def think(self, seat: int) -> Any:
        kinds: dict[type, list[Any]] = {}
        for action in self.session.legal(seat):
            kinds.setdefault(type(action), []).append(action)
        return self._chance.choice(kinds[self._chance.choice(list(kinds))])

    def sees(self, seat: int, secret: bool) -> bool:
        page = self.page
        if page.hotseat.finishing:
            self.press("hide")
        if secret and page.hotseat.audience is None and not page.curtain.down:
            self.press("hand")
        if page.curtain.down:
            self.note("the curtain opened", page.curtain.lift)
            bench.settle(30)
        return page.shown is not None and page.shown.actor == seat

    def press(self, key: str) -> None:
        """Click one of the buttons for the hand."""
        release = bench.press_prompt(self.page, key)
        self.note("the cards hidden" if key == "hide" else "asked for the cards", release)
        bench.settle(30)


def has_length(actions: int, session: Session) -> bool:
    """Whether so many actions are done."""
    return session.length >= actions


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=four.ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    chosen = parser.parse_args()
    records = [bench.marble_game(partial(has_length, begun)) for begun in BEGUN]
    return int(not four.judge_all(records, Builders, ACTIONS, chosen.rounds, chosen.theme, chosen.most))


if __name__ == "__main__":
    sys.exit(main())
