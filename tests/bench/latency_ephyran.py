"""How long an accepted action of Ephyran takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_ephyran.py [--rounds n] [--most ms] [--theme day]

As ``latency_farm.py`` measures My Kingdom for a Horse; among four, from the beginning of a game and with full cities.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.ui.game_page.table_page import TablePage
from tests.bench import _four as four
from tests.bench import _table as bench

ACTIONS, MOST = 120, 30.0


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
        button = next(button for name, button in self.page.prompt.buttons.items() if key in name.split("."))
        point = bench.at(self.page, button.rect().center().toPointF(), button)
        bench.press(self.page, point)
        self.note(
            f"{key} the cards" if key == "hide" else "asked for the cards", lambda: bench.release(self.page, point)
        )
        bench.settle(30)


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=four.ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    chosen = parser.parse_args()
    records = [bench.marble_game(lambda session: session.length >= 8), bench.marble_game(bench.is_full)]
    return int(not four.judge_all(records, Builders, ACTIONS, chosen.rounds, chosen.theme, chosen.most))


if __name__ == "__main__":
    sys.exit(main())
