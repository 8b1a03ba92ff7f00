"""How long saving holds the interface thread, for games of up to 10,000 actions.

    python tests/bench/saving.py [--rounds n] [--most ms]

Two figures a length: what handing a save to the writer takes the thread that acts, while the writer is busy with the
one before; and how late a timer of one millisecond comes in a window's event loop while the writer writes without a
pause, beside how late it comes while nothing is written. Of several rounds the quietest counts: what a busy machine
adds is not ours. Ends with an error where a bound is missed.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage.store import GameFile, Store
from tests.bench import _table as bench
from tests.bench._table import Cost
from tests.played import closed

LENGTHS = (0, 1000, 5000, 10_000)
ROUNDS, SAVES, TICKS, MOST = 5, 400, 1500, 4.0
PAUSE = 0.002
"""Seconds between two saves, so that the writer is in the middle of a write at every moment in turn."""


def hand_over(session: Session) -> list[Cost]:
    """What each of many saves takes the thread that hands it over."""
    costs = []
    for number in range(SAVES):
        time.sleep(PAUSE * (number % 7) / 7)
        wall, cpu = time.perf_counter(), time.thread_time()
        session.save()
        costs.append(Cost((time.perf_counter() - wall) * 1000, (time.thread_time() - cpu) * 1000))
    return costs


def lateness(work: Callable[[], None]) -> list[float]:
    """By how many milliseconds a timer of one millisecond is late, again and again, with some work at every tick.

    The work itself is not counted.
    """
    late: list[float] = []
    loop, timer = QEventLoop(), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    before = time.perf_counter()

    def tick() -> None:
        nonlocal before
        late.append(max(0.0, (time.perf_counter() - before) * 1000 - 1))
        work()
        if len(late) == TICKS:
            loop.quit()
        before = time.perf_counter()

    timer.timeout.connect(tick)
    timer.start(1)
    loop.exec()
    timer.stop()
    return late


def measure(file: GameFile, most: float, rounds: int) -> bool:
    """The figures of one game; whether both bounds are held."""
    record = file.record
    session = Session(catalog.manifest(record.game), catalog.rules(record.game), record, lambda: bench.WHEN, file.save)
    size = sum(map(len, session._ledger.parts(bench.WHEN, session.rules.records.encode(session.state))))
    print(f"-- a game of {session.length} actions, {size // 1024} kB")
    handed = [hand_over(session) for _ in range(rounds)]
    quiet = min(handed, key=lambda costs: max(cost.wall for cost in costs))
    middle = bench.share(quiet, 0.5)
    longest = max(cost.wall for cost in quiet)
    cpu = max(cost.cpu for cost in quiet)
    print(
        f"handing over {SAVES} saves: median {middle.wall:.2f} ms, longest {longest:.2f} ms ({cpu:.2f} of the "
        f"processor), noisiest round {max(cost.wall for costs in handed for cost in costs):.2f} ms"
    )
    kept = bench.verdict("the longest hand-over", longest, most)
    idle = min((lateness(lambda: None) for _ in range(rounds)), key=max)
    busy = min((lateness(session.save) for _ in range(rounds)), key=max)
    file.flush()
    print(
        f"a timer of 1 ms is late at most {max(idle):.2f} ms while nothing is written, {max(busy):.2f} ms (99 % within "
        f"{sorted(busy)[int(0.99 * len(busy))]:.2f} ms) while the writer writes on and on"
    )
    return bench.verdict("the latest tick", max(busy), most) and kept


def main() -> int:
    parser = argparse.ArgumentParser(description="How long saving holds the interface thread")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    chosen = parser.parse_args()
    bench.application()
    kept = True
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        for length in LENGTHS:
            file = store.create(bench.long_game(length, seed=7 + length))
            kept &= measure(file, chosen.most, chosen.rounds)
            closed(file)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
