"""How long an accepted action of Ephyran takes to be on screen, 1920 x 1080, motion off.

    python tests/bench/latency_ephyran.py [--rounds n] [--most ms] [--theme day]

As ``latency_farm.py`` measures My Kingdom for a Horse; among four, from the beginning of a game and with cities that
are half full.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.controller.session import Session
from tests.bench import _four as four
from tests.bench import _table as bench

ACTIONS, MOST = 120, 30.0
BEGUN = (8, 150)
"""The actions that are done before."""


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
    return int(not four.judge_all(records, four.HiddenHands, ACTIONS, chosen.rounds, chosen.theme, chosen.most))


if __name__ == "__main__":
    sys.exit(main())
