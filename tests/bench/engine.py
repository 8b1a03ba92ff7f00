"""How fast the rules are: random play of our games beside random play of catanatron 3.2.1 with four players.

    python tests/bench/engine.py [--against FOLDER] [--rounds n]

All make the list of legal actions at every step. Counted are applied actions of the contract: in Epigo deployment
steps, stacked Orders and answers, not confirmations. One run of at least three seconds each.

With a FOLDER, another checkout of Boardroom, the rules here are measured beside the rules there, each in a process of
its own and in turn, so that what else the machine does falls on both; the processor's seconds count, and of several
rounds the middle one of the ratios. Ends with an error where more is lost than may be.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import boardroom
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.actions import LOCK
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules

COMPUTER = "computer"
"""As in the contract, from which an older checkout could not take it."""
SECONDS = 3.0
WANTED = {"epigo": 5.0, "my kingdom for a horse": 2.2, "ephyran": 2.0, "epona": 1.0}
"""Our actions a second, as a multiple of the peer's."""
ROUNDS, SHORT = 7, 1.5
"""Measurements of each checkout, and the seconds of one."""
KEPT = 0.97
"""The least of the other checkout's actions a second that is to be reached."""
HERE = Path(__file__).resolve().parents[2]
Clock = Callable[[], float]


def epigo(seconds: float, clock: Clock = perf_counter) -> tuple[int, float]:
    """Actions, and the seconds they took."""
    rules = EpigoRules()
    options = rules.resolve({}, [COMPUTER, COMPUTER])
    draw = Random(1).random
    actions = games = 0
    started = clock()
    while clock() - started < seconds:
        state = rules.setup(options, 2, games)
        games += 1
        while actors := rules.actors(state):
            seat = actors[0]
            legal = rules.legal(state, seat)
            action = legal[int(draw() * len(legal))]
            actions += action is not LOCK
            state = rules.apply(state, seat, action).state
    return actions, clock() - started


def kingdom(seconds: float, clock: Clock = perf_counter) -> tuple[int, float]:
    """The same of My Kingdom for a Horse, four players."""
    return _at_random(KingdomRules(), seconds, clock)


def ephyran(seconds: float, clock: Clock = perf_counter) -> tuple[int, float]:
    """The same of Ephyran, four players."""
    from boardroom.games.ephyran.game import EphyranRules  # here: an older checkout has none

    return _at_random(EphyranRules(), seconds, clock)


def epona(seconds: float, clock: Clock = perf_counter) -> tuple[int, float]:
    """The same of Epona, four players."""
    from boardroom.games.epona.game import EponaRules  # here: an older checkout has none

    return _at_random(EponaRules(), seconds, clock)


def _at_random(rules: Any, seconds: float, clock: Clock) -> tuple[int, float]:
    options = rules.resolve({}, [COMPUTER] * 4)
    draw = Random(1).random
    actions = games = 0
    started = clock()
    while clock() - started < seconds:
        state = rules.setup(options, 4, games)
        games += 1
        while actors := rules.actors(state):
            legal = rules.legal(state, actors[0])
            actions += 1
            state = rules.apply(state, actors[0], legal[int(draw() * len(legal))]).state
    return actions, clock() - started


def catanatron(python: str, seconds: float) -> tuple[int, float]:
    """The same of the peer, by its own Python."""
    script = Path(__file__).with_name("_catanatron.py")
    answer = subprocess.run([python, script, str(seconds)], capture_output=True, text=True, check=True).stdout.split()
    return int(answer[0]), float(answer[1])


OURS = {"epigo": epigo, "my kingdom for a horse": kingdom, "ephyran": ephyran, "epona": epona}


def rate(folder: Path, name: str) -> float:
    """Actions a second of the processor, of the rules in a checkout."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    command = [sys.executable, __file__, "--measure", name]
    answer = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True).stdout
    actions, seconds, place = answer.strip().split(maxsplit=2)
    if not Path(place).is_relative_to(folder):
        sys.exit(f"The rules of {folder} cannot be measured: Python takes {place}.")
    return int(actions) / float(seconds)


def compare(there: Path, rounds: int) -> bool:
    """Measure both checkouts in turn; whether enough is kept in every game."""
    good = True
    for name in OURS:
        if not (there / "boardroom" / "games" / name.replace(" ", "_")).exists():
            print(f"{name}: not there")
            continue
        ratios = []
        for number in range(rounds):
            # Who comes second may find a machine grown warm.
            first, second = (HERE, there) if number % 2 else (there, HERE)
            rates = {first: rate(first, name)}
            rates[second] = rate(second, name)
            ratios.append(rates[HERE] / rates[there])
            print(
                f"{name}: {rates[HERE] / 1000:.1f} thousand a second here, {rates[there] / 1000:.1f} there", flush=True
            )
        middle = median(ratios)
        print(f"{name}: {middle:.3f} of there (from {min(ratios):.3f} to {max(ratios):.3f}; wanted: {KEPT:g})")
        good &= middle >= KEPT
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the rules are")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout to measure beside this one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--measure", choices=OURS, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(*OURS[chosen.measure](SHORT, process_time), boardroom.__file__)
        return 0
    if chosen.against:
        return int(not compare(chosen.against.resolve(), chosen.rounds))
    return beside_catanatron()


def beside_catanatron() -> int:
    """Our games and the peer, if there is one."""
    ours = {}
    for name, play in OURS.items():
        ours[name] = _told(f"{name}, random play", *play(SECONDS))
    python = os.environ.get("BOARDROOM_PEERS")
    if not python:
        print("catanatron: not measured, BOARDROOM_PEERS names no Python that has it")
        return 0
    theirs = _told("catanatron, four random players", *catanatron(python, SECONDS))
    for name, reached in ours.items():
        print(f"ratio of {name}: {reached / theirs:.2f} (wanted: {WANTED[name]:g})")
    return 0 if all(reached >= WANTED[name] * theirs for name, reached in ours.items()) else 1


def _told(name: str, actions: int, seconds: float) -> float:
    """The actions a second, said as well."""
    reached = actions / seconds
    print(f"{name}: {actions} actions in {seconds:.2f} s, {reached / 1000:.1f} thousand a second", flush=True)
    return reached


if __name__ == "__main__":
    sys.exit(main())
