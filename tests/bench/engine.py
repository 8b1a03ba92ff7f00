"""How fast the rules are: random play of Epigo beside random play of catanatron 3.2.1 with four players.

Both make the list of legal actions at every step. Counted are applied actions of the contract: deployment steps,
stacked Orders and answers, not confirmations. One run of at least three seconds each.
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

SECONDS = 3.0
WANTED = 5.0


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


def catanatron(python: str, seconds: float) -> tuple[int, float]:
    """The same of the peer, by its own Python."""
    script = Path(__file__).with_name("_catanatron.py")
    answer = subprocess.run([python, script, str(seconds)], capture_output=True, text=True, check=True).stdout.split()
    return int(answer[0]), float(answer[1])


def main() -> int:
    actions, seconds = epigo(SECONDS)
    ours = actions / seconds
    print(f"epigo, random play: {actions} actions in {seconds:.2f} s, {ours / 1000:.1f} thousand a second", flush=True)
    python = os.environ.get("BOARDROOM_PEERS")
    if not python:
        print("catanatron: not measured, BOARDROOM_PEERS names no Python that has it")
        return 0
    actions, seconds = catanatron(python, SECONDS)
    theirs = actions / seconds
    print(
        f"catanatron, four random players: {actions} actions in {seconds:.2f} s, {theirs / 1000:.1f} thousand a second"
    )
    print(f"ratio: {ours / theirs:.2f} (wanted: {WANTED:g})")
    return 0 if ours >= WANTED * theirs else 1


if __name__ == "__main__":
    sys.exit(main())
