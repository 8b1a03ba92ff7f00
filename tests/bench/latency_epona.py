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

from attrs import evolve

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.games.epona.table.gestures.picks import actions_by_picks, tools
from tests.bench import _four as four
from tests.bench import _meadow as meadow
from tests.bench import _table as bench

ACTIONS, MOST = 120, 25.0
PRINTED = 60
"""Lines of a profile."""


class Breeders(four.HiddenHands):
    """Four breeders, at random."""

    def act(self, action: Any) -> None:
        page, shown = self.page, self.page.shown
        assert shown is not None
        ways = [picked for picked, done in actions_by_picks(shown).items() if done == action]
        if not ways:
            super().act(action)
            return
        picked = min(ways, key=len)
        if len(shown.legal) > 1:
            # What is picked to begin with, such as cards that are kept, is clicked only where it is not meant.
            for key in sorted(shown.picked.symmetric_difference(picked)):
                # A group is picked by any of its cards.
                sources = (gesture.source for gesture in page.table.gestures(shown) if gesture.pick == key)
                spot = bench.at(page, page.stage.pieces[next(sources)].pos())
                bench.press(page, spot)
                self.note(f"picked for {type(action).__name__}", partial(bench.release, page, spot))
                bench.settle(30)
        tool = next(tool for tool in tools(evolve(shown, picked=picked)) if tool.actions == (action,))
        self.click(action, page.prompt.buttons[f"tool.{tool.key}"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from an action to the picture")
    parser.add_argument("--rounds", type=int, default=four.ROUNDS)
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--theme", default="day")
    parser.add_argument("--profile", default="", metavar="WHAT", help="print where the time of these actions goes")
    chosen = parser.parse_args()
    high = meadow.random_game(lambda session: session.state.round > 1, form="high")
    records = [meadow.random_game(lambda session: True), meadow.full_game(), high]
    Breeders.profiled = chosen.profile
    kept = four.judge_all(records, Breeders, chosen.actions, chosen.rounds, chosen.theme, chosen.most)
    if chosen.profile:
        pstats.Stats(Breeders.profile).sort_stats("cumulative").print_stats(PRINTED)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
