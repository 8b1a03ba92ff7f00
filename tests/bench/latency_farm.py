"""How long an accepted action of My Kingdom for a Horse takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_farm.py [--rounds n] [--most ms] [--theme day]

As ``latency.py`` measures Epigo: from the release of the mouse button (a drop, a click) until everything is painted
that it changed, the saving by the writer beside it, and by itself what explains it a moment later; among four, from the
beginning of a game and from its later part.
Of several rounds the quietest counts for each kind of action. Ends with an error where a bound is missed.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import choose
from boardroom.games.my_kingdom_for_a_horse.position.actions import Roll
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from tests.bench import _four as four
from tests.bench import _table as bench

ACTIONS, MOST = 120, 25.0


class Farmers(four.FourPlayers):
    """Four farmers who play with sense."""

    def think(self, seat: int) -> Any:
        rules, session = self.session.rules, self.session
        return choose("greedy", rules, session.view(seat), seat, session.length, bench.PLAYOUTS)

    def act(self, action: Any) -> None:
        page = self.page
        if not (isinstance(action, Roll) and self.session.state.turn.rolls):
            super().act(action)
            return
        for die in range(DICE):
            if action.dice >> die & 1:
                spot = bench.at(page, page.stage.pieces[die_key(die)].pos())
                bench.press(page, spot)
                self.note("a die marked", partial(bench.release, page, spot))
        self.click(action, page.prompt.buttons["tool.roll"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=four.ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    chosen = parser.parse_args()
    records = [bench.farm_game(lambda session: True), bench.farm_game(bench.is_late)]
    return int(not four.judge_all(records, Farmers, ACTIONS, chosen.rounds, chosen.theme, chosen.most))


if __name__ == "__main__":
    sys.exit(main())
