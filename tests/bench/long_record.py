"""How a record of 200,000 actions is opened, given up and played on, and what memory it takes.

    python tests/bench/long_record.py [--actions n] [--rounds n]

In the real window: from the choice in it until it says how far it is; from a press of Esc until the page before is
there again; what holds the window longest meanwhile; until the game is on the table; an action after that, until it
is painted. Of several rounds the quietest counts: what a busy machine adds is not ours. Ends with an error where a
bound is missed.
"""

import argparse
import gc
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.controller.storage.store import Store
from boardroom.engine.records.record import Record
from boardroom.ui.shell.window.window import Window
from tests.bench import _table as bench
from tests.played import closed

ACTIONS, ROUNDS, TURNS = 199_900, 3, 4
FIRST_SIGN, CANCEL, ACTION = 300.0, 100.0, 25.0
"""Milliseconds at most."""


class Found(NamedTuple):
    """Milliseconds: the first sign, giving up, the longest that the window was held, all of it; and the actions."""

    sign: float
    cancel: float
    held: float
    whole: float
    actions: list[bench.Cost]


def memory() -> float:
    """Megabytes that this process holds now; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 / 2**20
    except OSError:
        return 0.0


def play(record: Record) -> Found:
    """Open the record, give it up in the middle, open it again and play on."""
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        closed(store.create(record))
        window = Window(bench.furnished(store, "day"), store.games)
        window.resize(*bench.SIZE)
        window.show()
        bench.settle(300)
        gc.collect()
        gc.freeze()
        gc.disable()  # As the application does.
        sign = bench.timed(lambda: window.open_saved(record.uid)).wall
        until = time.perf_counter() + 1
        while time.perf_counter() < until:
            QApplication.processEvents()
        # A key that is pressed while the longest slice runs waits for its end.
        cancel = bench.timed(lambda: QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)).wall
        assert window.page is window.lobby
        bench.settle(50)
        before, start = memory(), time.perf_counter()
        window.open_saved(record.uid)
        slices: list[float] = []
        while window.table is None:
            slices.append(bench.timed(lambda: None).wall)
        whole = (time.perf_counter() - start) * 1000
        QApplication.processEvents()
        print(f"  memory: {memory() - before:.0f} MB more than before it was opened", flush=True)
        page = window.table
        if page.curtain.down:
            page.curtain.lift()
        bench.settle(300)
        session, actions = page.session, []
        for _ in range(TURNS):
            for seat, action in bench.peaceful_turn(session, Random(session.length)):
                actions.append(bench.timed(lambda: session.propose(seat, [action], session.stamp(seat))))  # noqa: B023
                bench.settle(30)
                if page.curtain.down:
                    page.curtain.lift()
                    bench.settle(30)
        window.close()
        window.deleteLater()
        bench.settle(0)
    # The last slice makes the table, when there is nothing left to be given up.
    return Found(sign, cancel + max(slices[:-1]), max(slices[:-1]), whole, actions)


def main() -> int:
    parser = argparse.ArgumentParser(description="A very long record in the window")
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    bench.application()
    record = bench.long_record(chosen.actions)
    found = [play(record) for _ in range(chosen.rounds)]
    middle = min(bench.share(one.actions, 0.5).wall for one in found)
    high = min(bench.share(one.actions).wall for one in found)
    print(
        f"a record of {len(record.actions)} actions: on the table after {min(one.whole for one in found):.0f} ms; held "
        f"for {min(one.held for one in found):.0f} ms at most meanwhile; an action: median {middle:.1f} ms"
    )
    kept = bench.verdict("first sign", min(one.sign for one in found), FIRST_SIGN)
    kept &= bench.verdict("cancel, pressed at the worst moment", min(one.cancel for one in found), CANCEL)
    kept &= bench.verdict("95 % of the actions on screen", high, ACTION)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
