"""What the rules of Epona cost: the bare number of a full tableau, its items and texts, a greedy decision.

    python tests/bench/rules_epona.py [--games n]

The tableaus are those of four players with six full rows each, of up to 36 cards; decisions are those of greedy games
among four, each a call of its own. Milliseconds of the processor; of numbers and texts the quietest of several rounds
counts, of decisions the median, and the slowest is told. Ends with an error where a bound is missed.
"""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import choose
from boardroom.engine.rng import seeded
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.scoring import total
from tests.bench import _meadow as meadow

MOST_NUMBER, MOST_SCORE, MOST_DECISION = 0.06, 0.5, 15.0
SEATS, ROUNDS, CALLS = 4, 15, 50
RULES = EponaRules()


def cost(do: Callable[[], object]) -> float:
    """Milliseconds of the processor that something takes, in the quietest of several rounds."""
    found = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(CALLS):
            do()
        found.append((time.process_time() - start) * 1000 / CALLS)
    return min(found)


def decisions(games: int) -> list[float]:
    """What every greedy decision between several actions took, in milliseconds of the processor."""
    found = []
    for seed in range(games):
        state, step = RULES.setup(RULES.resolve({}, ["computer"] * SEATS), SEATS, seeded(seed)), 0
        while actors := RULES.actors(state):
            seat, step = actors[0], step + 1
            view = RULES.secrets.view(state, seat)
            start = time.process_time()
            action = choose("greedy", RULES, view, seat, step)
            took = (time.process_time() - start) * 1000
            if len(RULES.legal(view, seat)) > 1:
                found.append(took)
            state = RULES.apply(state, seat, action).state
    return found


def held(what: str, found: float, most: float) -> bool:
    """Print whether a bound is held; whether it is."""
    print(f"{what}: {found:.3f} ms, at most {most:g} ms: {'held' if found <= most else 'MISSED'}", flush=True)
    return found <= most


def main() -> int:
    parser = argparse.ArgumentParser(description="What the rules of Epona cost")
    parser.add_argument("--games", type=int, default=2)
    chosen = parser.parse_args()
    state = meadow.full()
    seats = range(len(state.coins))
    kept = held("the bare number", max(cost(partial(total, state, seat)) for seat in seats), MOST_NUMBER)
    kept &= held(
        "its items and texts", max(cost(partial(RULES.words.score, state, seat)) for seat in seats), MOST_SCORE
    )
    found = decisions(chosen.games)
    kept &= held(f"a greedy decision, median of {len(found)}", median(found), MOST_DECISION)
    print(f"the slowest decision: {max(found):.1f} ms")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
