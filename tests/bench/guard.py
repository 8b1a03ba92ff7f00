"""What the guard around the overrides of Qt's methods costs a frame, in pairs of processes with it and without it.

    python tests/bench/guard.py [GAME...] [--pairs n]

Measured is a drag over the fullest table of each game, as in ``frames.py``: the median frame and the 95th of a hundred,
mouse and painting together. Each pair runs one after the other, so that what the machine does besides falls on both.
Ends with an error where the guard costs the median frame more than can be told from chance.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

PAIRS, ROUNDS = 6, 3
MOST = 0.1
"""Milliseconds at most that the guard may seem to cost the median frame."""


def child(game: str, guard: bool) -> None:
    """Drag what the game has, and print the median and the 95th of a hundred of its frames as JSON, piece by piece."""
    import boardroom.ui  # noqa: F401 - it installs the guard

    if not guard:
        from shiboken6 import Shiboken

        del Shiboken.Object.__init_subclass__
    from tests.bench import _table as bench
    from tests.bench import frames

    found = {}
    for page, what, key, part in frames.GAMES[game]("day"):
        from boardroom.ui.kit.guarded_overrides import unguarded

        assert bool(unguarded(type(page.stage))) != guard
        rounds = [frames.drag(page, key, part) for _ in range(ROUNDS)]
        found[what] = [min(bench.share(costs, share).wall for costs in rounds) for share in (0.5, 0.95)]
    print(json.dumps(found))


def measured(game: str, guard: bool) -> dict[str, list[float]]:
    """What a process of its own says."""
    words = [sys.executable, __file__, "--child", "with" if guard else "without", game]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    found: dict[str, list[float]] = json.loads(said.splitlines()[-1])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="What the guard around overrides costs a frame")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--child", choices=("with", "without"), help=argparse.SUPPRESS)
    parser.add_argument("games", nargs="*")
    chosen = parser.parse_args()
    if chosen.child:
        child(chosen.games[0], chosen.child == "with")
        return 0
    # In a child this would be too early: the classes of the tables are made with it.
    from tests.bench import _table as bench
    from tests.bench import frames

    kept = True
    for game in chosen.games or frames.GAMES:
        # Whoever begins changes from pair to pair.
        pairs = [
            {guard: measured(game, guard) for guard in ((True, False) if number % 2 else (False, True))}
            for number in range(chosen.pairs)
        ]
        for what in pairs[0][True]:
            for place, name in enumerate(("median", "95 %")):
                more = median(pair[True][what][place] - pair[False][what][place] for pair in pairs)
                bare = median(pair[False][what][place] for pair in pairs)
                print(f"{game}, {what}, {name}: {bare:.2f} ms without the guard, {more:+.3f} with it", flush=True)
                if not place:
                    kept &= bench.verdict("the guard, of the median frame", more, MOST)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
