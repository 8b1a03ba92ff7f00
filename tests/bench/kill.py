"""Kills a saving process again and again and looks at what is left.

    python -m tests.bench.kill [rounds] [--pace full|person] [--seed n]

The child enters actions and saves after each; it says before and after each hand-over, and when a write begins and has
ended, how many actions that was. After the kill the file must load, and may miss only what was handed over after the
last finished write had begun.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from boardroom.controller.storage import files
from boardroom.controller.storage.store import Store
from boardroom.engine.records.record import Ledger, Record, SeatSpec

WHEN = "2026-11-21T18:30:00+00:00"
ROOT = Path(__file__).resolve().parents[2]


class Parts(list[bytes]):
    """The parts of a document, with the number of actions in it."""

    actions = 0


class Round(NamedTuple):
    """What one kill left: actions handed over, in the last finished write, in the last begun one, in the file."""

    handed: int
    finished: int
    begun: int
    loaded: int
    leftovers: int

    @property
    def missing(self) -> int:
        """Actions handed over that are not in the file."""
        return max(0, self.handed - self.loaded)


def child(folder: Path, uid: str, pace: str) -> None:
    """Saves until it is killed, and tells on standard output how far it is."""
    write = files.write

    def watched(
        path: Path,
        parts: Sequence[bytes],
        before: Callable[[], None] | None = None,
        private: bool = True,
        patience: Sequence[float] = files.PATIENCE,
    ) -> None:
        count = parts.actions if isinstance(parts, Parts) else 0
        tell("w", count)
        write(path, parts, before, private, patience)
        tell("d", count)

    files.write = watched
    rng = random.Random(uid)
    seats = (SeatSpec("Ada", "person"), SeatSpec("Bö", "computer", "greedy"))
    record = Record("haggle", "1", uid, WHEN, WHEN, {"rounds": 3}, seats, 7)
    ledger = Ledger(record)
    file = Store(folder).create(record)
    for count in range(1, 190_000):
        ledger.append(count % 2, f"action {count}")
        tell("a", count)
        parts = Parts(ledger.parts(WHEN, {"count": count}))
        parts.actions = count
        file.save(parts)
        tell("h", count)
        if pace == "person":
            time.sleep(rng.uniform(0.03, 0.15))


def tell(what: str, count: int) -> None:
    """One line to the parent, in one piece."""
    os.write(1, f"{what} {count}\n".encode())


def rounds(folder: Path, number: int, pace: str, seed: int = 1) -> list[Round]:
    """Kills so many children at random moments. Raises whatever goes wrong with a file they leave."""
    rng = random.Random(seed)
    return [_round(folder, f"game-{i:05}-{seed}", pace, rng) for i in range(number)]


def _round(folder: Path, uid: str, pace: str, rng: random.Random) -> Round:
    command = [sys.executable, str(Path(__file__)), "--child", str(folder), uid, pace]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        reader = threading.Thread(target=said.extend, args=(process.stdout,))
        reader.start()
        time.sleep(rng.uniform(0.01, 0.3) if pace == "full" else rng.uniform(0.2, 1.2))
        process.kill()
        reader.join()
    last: dict[str, int] = dict.fromkeys("ahwd", 0)
    ended = False
    for entry in said:
        what, _, count = entry.decode().strip().partition(" ")
        last[what] = int(count)
        ended = ended or what == "d"
    store = Store(folder)
    path = store.path(uid)
    if not ended and not path.exists():
        return Round(last["h"], 0, 0, 0, 0)
    leftovers = len(list(store.games.glob(f"{uid}.*.tmp")))
    file = store.open(uid)
    assert not file.readonly, "the lock outlived its process"
    assert not list(store.games.glob(f"{uid}.*.tmp")), "leftovers were not cleared away"
    loaded = len(file.record.actions)
    assert file.record.actions == tuple((n % 2, f"action {n}") for n in range(1, loaded + 1))
    file.let_go()
    assert loaded in (last["d"], last["w"]), f"{loaded} actions, neither {last['d']} nor {last['w']}"
    assert last["d"] <= loaded <= last["a"]
    return Round(last["h"], last["d"], last["w"], loaded, leftovers)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the rounds and prints the numbers."""
    parser: Any = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=100)
    parser.add_argument("--pace", choices=("full", "person"), default="full")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        found = rounds(Path(folder), chosen.rounds, chosen.pace, chosen.seed)
    missing = [r.missing for r in found]
    print(f"{len(found)} kills at {chosen.pace} pace: every file loaded, every lock was free")
    print(f"actions handed over before the kill: median {median(r.handed for r in found):.0f}")
    print(
        f"missing from the file: median {median(missing):.0f}, most {max(missing)}, none in {missing.count(0)} rounds"
    )
    print(f"kills in the middle of a write: {sum(r.begun > r.finished for r in found)}")
    print(f"left temporary files, cleared away when opened: {sum(r.leftovers for r in found)}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(Path(sys.argv[2]), sys.argv[3], sys.argv[4])
    else:
        main()
