"""How long a record of 10,000 actions takes to be on the table, from the choice in the window to the picture.

    python tests/bench/opening.py [--actions n] [--rounds n] [--most s]

The file is read and checked, the game is played again by the rules, the table is built and painted. Of several rounds
the quietest counts: what a busy machine adds is not ours. Ends with an error where the bound is missed.
"""

import argparse
import gc
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.records.record import Record
from boardroom.ui.shell.window.window import Window
from tests.bench import _table as bench
from tests.played import closed

ACTIONS, ROUNDS, MOST = 10_000, 5, 2.0


class Opening(NamedTuple):
    """Seconds of one opening: reading and checking the file, playing it again, all of it until the picture; and what
    all of it took of the processor.
    """

    read: float
    played: float
    whole: float
    cpu: float


def open_once(record: Record) -> Opening:
    """Open a saved game in a new window, its curtain lifted, as if it had never been seen."""
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        closed(store.create(record))
        start = time.perf_counter()
        file = store.open(record.uid)
        read = time.perf_counter() - start
        start = time.perf_counter()
        Session(catalog.manifest(record.game), catalog.rules(record.game), file.record, lambda: bench.WHEN, file.save)
        played = time.perf_counter() - start
        file.let_go()
        window = Window(bench.furnished(store, "day"), store.games)
        window.resize(*bench.SIZE)
        window.show()
        bench.settle(200)
        gc.collect()
        wall, cpu = time.perf_counter(), time.process_time()
        window.open_saved(record.uid)
        QApplication.processEvents()
        while window.table is None:
            QApplication.processEvents()
        window.table.curtain.lift()
        QApplication.processEvents()
        whole = Opening(read, played, time.perf_counter() - wall, time.process_time() - cpu)
        assert window.table.session.length == len(record.actions)
        assert window.table.session.complaint is None
        window.close()
        window.deleteLater()
        bench.settle(0)
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description="Time until a long game is on the table")
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    chosen = parser.parse_args()
    bench.application()
    record = bench.long_game(chosen.actions)
    found = [open_once(record) for _ in range(chosen.rounds)]
    quiet = min(found, key=lambda opening: opening.whole)
    print(
        f"a record of {len(record.actions)} actions: read and checked in {quiet.read:.2f} s, played again in "
        f"{quiet.played:.2f} s; from the choice to the picture {quiet.whole:.2f} s ({quiet.cpu:.2f} of the processor), "
        f"slowest of {chosen.rounds} rounds {max(opening.whole for opening in found):.2f} s"
    )
    return int(not bench.verdict("on the table", quiet.whole * 1000, chosen.most * 1000))


if __name__ == "__main__":
    sys.exit(main())
