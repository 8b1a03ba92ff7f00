"""How long an accepted action of Epona takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_epona.py [--rounds n] [--most ms] [--theme day] [--profile WHAT]

As ``latency_farm.py`` measures My Kingdom for a Horse; among four, from the beginning of a game and with six full rows
each.
"""

import argparse
import pstats
import sys
from functools import partial
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.games.epona.position.actions import KeepCards
from boardroom.games.epona.position.state import card_key
from tests.bench import _four as four
from tests.bench import _meadow as meadow
from tests.bench import _table as bench

ACTIONS, MOST = 120, 30.0
PRINTED = 60
"""Lines of a profile."""


class Breeders(four.HiddenHands):
    """Four breeders, at random."""

    def act(self, action: Any) -> None:
        if not isinstance(action, KeepCards):
            super().act(action)
            return
        page = self.page
        if len(self.session.legal(self.session.actors()[0])) > 1:
            for card in action.cards:
                spot = bench.at(page, page.stage.pieces[card_key(card)].pos())
                bench.press(page, spot)
                self.note("a card marked", partial(bench.release, page, spot))
                bench.settle(30)
        self.click("KeepCards", page.prompt.buttons["tool.keep"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=four.ROUNDS)
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    parser.add_argument("--profile", default="", metavar="WHAT", help="print where the time of these actions goes")
    chosen = parser.parse_args()
    records = [meadow.random_game(lambda session: True), meadow.full_game()]
    Breeders.profiled = chosen.profile
    kept = four.judge_all(records, Breeders, chosen.actions, chosen.rounds, chosen.theme, chosen.most)
    if chosen.profile:
        pstats.Stats(Breeders.profile).sort_stats("cumulative").print_stats(PRINTED)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
