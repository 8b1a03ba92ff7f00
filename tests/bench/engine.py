"""How fast the rules are: random play of our games beside random play of catanatron 3.2.1 with four players.

All make the list of legal actions at every step. Counted are applied actions of the contract: in Epigo deployment
steps, stacked Orders and answers, not confirmations. One run of at least three seconds each.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

from boardroom.engine.rules import COMPUTER
from boardroom.games.epigo.rules import EpigoRules
from boardroom.games.epigo.state import LOCK
from boardroom.games.my_kingdom_for_a_horse.rules import KingdomRules

SECONDS = 3.0
WANTED = {"epigo": 5.0, "my kingdom for a horse": 2.0}
"""Our actions a second, as a multiple of the peer's."""


def epigo(seconds: float) -> tuple[int, float]:
    """Actions, and the seconds they took."""
    rules = EpigoRules()
    options = rules.resolve({}, [COMPUTER, COMPUTER])
    draw = Random(1).random
    actions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = rules.setup(options, 2, games)
        games += 1
        while actors := rules.actors(state):
            seat = actors[0]
            legal = rules.legal(state, seat)
            action = legal[int(draw() * len(legal))]
            actions += action is not LOCK
            state = rules.apply(state, seat, action).state
    return actions, perf_counter() - started


def kingdom(seconds: float) -> tuple[int, float]:
    """The same of My Kingdom for a Horse, four players."""
    rules = KingdomRules()
    options = rules.resolve({}, [COMPUTER] * 4)
    draw = Random(1).random
    actions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = rules.setup(options, 4, games)
        games += 1
        while actors := rules.actors(state):
            legal = rules.legal(state, actors[0])
            actions += 1
            state = rules.apply(state, actors[0], legal[int(draw() * len(legal))]).state
    return actions, perf_counter() - started


def catanatron(python: str, seconds: float) -> tuple[int, float]:
    """The same of the peer, by its own Python."""
    script = Path(__file__).with_name("_catanatron.py")
    answer = subprocess.run([python, script, str(seconds)], capture_output=True, text=True, check=True).stdout.split()
    return int(answer[0]), float(answer[1])


def main() -> int:
    ours = {}
    for name, play in (("epigo", epigo), ("my kingdom for a horse", kingdom)):
        ours[name] = _told(f"{name}, random play", *play(SECONDS))
    python = os.environ.get("BOARDROOM_PEERS")
    if not python:
        print("catanatron: not measured, BOARDROOM_PEERS names no Python that has it")
        return 0
    theirs = _told("catanatron, four random players", *catanatron(python, SECONDS))
    for name, rate in ours.items():
        print(f"ratio of {name}: {rate / theirs:.2f} (wanted: {WANTED[name]:g})")
    return 0 if all(rate >= WANTED[name] * theirs for name, rate in ours.items()) else 1


def _told(name: str, actions: int, seconds: float) -> float:
    """The actions a second, said as well."""
    rate = actions / seconds
    print(f"{name}: {actions} actions in {seconds:.2f} s, {rate / 1000:.1f} thousand a second", flush=True)
    return rate


if __name__ == "__main__":
    sys.exit(main())
