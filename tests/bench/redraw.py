"""How long a whole table takes to be painted anew: opened, zoomed, in another language, 1920 x 1080, motion off.

    python tests/bench/redraw.py [GAME...] [--rounds n] [--most ms] [--profile WHAT]

Of Ephyran with four full cities, of Epona with six full rows each, and of the later part of My Kingdom for a Horse,
among four. Opened is a game from the choice in the lobby, its curtain lifted: as ever (drawings lie on the disk from
the last start), and, without a bound, for the first time of all. Zooming counts when it rests and all that is seen is
painted sharp, a language the first time and when it comes again. Of several rounds the quietest counts: what a busy
machine adds is not ours. With QT_SCALE_FACTOR=2 it measures a screen of 3840 x 2160 at factor 2. Ends with an error
where a bound is missed.
"""

import argparse
import cProfile
import gc
import os
import pstats
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from boardroom.controller.storage.store import Store
from boardroom.engine.records.record import Record
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.shell.window.window import Window
from tests.bench import _meadow as meadow
from tests.bench import _table as bench
from tests.bench._table import Cost
from tests.played import closed

ROUNDS, MOST = 5, 100.0
ZOOM, AGAIN = 1.3, 1.1
"""How far the table is zoomed, and then once more."""
GAMES: Final[dict[str, Callable[[], Record]]] = {**bench.LATE_GAMES, meadow.MEADOW: meadow.full_game}
PRINTED = 40
"""Lines of a profile."""

Found = dict[str, Cost]


class Redraws:
    """One window in which a game is opened, zoomed and read in other languages; ``found`` says what that cost."""

    def __init__(self, window: Window, uid: str, profiled: str) -> None:
        self.window, self.uid, self._profiled = window, uid, profiled
        self.found: Found = {}

    def go(self) -> Found:
        """All of it once."""
        QPixmapCache.clear()
        self.note("opened for the first time of all", self.open)
        pictures_on_disk.later().flush()
        pictures_on_disk.writer().wait()
        self.window.show_lobby()
        bench.settle(100)
        QPixmapCache.clear()
        self.note("opened", self.open)
        page = self.page
        bench.settle(300)
        page.stage.zoom.by(ZOOM)
        QApplication.processEvents()
        self.note("zoomed for the first time of all", page.stage.sharpen)
        bench.settle(300)
        page.stage.zoom.by(AGAIN)
        QApplication.processEvents()
        self.note("zoomed", page.stage.sharpen)
        page.stage.zoom.fit()
        self.note("the whole table again", page.stage.sharpen)
        bench.settle(300)
        settings = page.context.settings
        self.note("Japanese for the first time", lambda: settings.set("language", "ja"))
        bench.settle(300)
        self.note("English again", lambda: settings.set("language", "en"))
        bench.settle(300)
        self.note("evening", lambda: settings.set("theme", "evening"))
        settings.set("theme", "day")
        bench.settle(300)
        return self.found

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    def open(self) -> None:
        self.window.open_saved(self.uid)
        QApplication.processEvents()
        if self.page.curtain.down:
            self.page.curtain.lift()

    def note(self, what: str, do: Callable[[], object]) -> None:
        gc.collect()
        if what != self._profiled:
            self.found[what] = bench.timed(do)
            return
        profile = cProfile.Profile(time.process_time)
        self.found[what] = bench.timed(lambda: profile.runcall(lambda: (do(), QApplication.processEvents())))
        pstats.Stats(profile).sort_stats("tottime").print_stats(PRINTED)


def redrawn(record: Record, profiled: str) -> Found:
    """What a game costs to be painted anew, in a window over folders of its own."""
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        os.environ["XDG_CACHE_HOME"] = str(Path(folder) / "cache")
        pictures_on_disk.folder.cache_clear()
        store = Store(Path(folder) / "data")
        closed(store.create(record))
        window = Window(bench.furnished(store, "day"), store.games)
        window.resize(*bench.SIZE)
        window.show()
        bench.settle(200)
        found = Redraws(window, record.uid, profiled).go()
        window.close()
        window.deleteLater()
        bench.settle(0)
        pictures_on_disk.writer().wait()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Time until a whole table is painted anew")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--profile", default="", metavar="WHAT", help="print where the time of this goes")
    chosen = parser.parse_args()
    kept = True
    bench.application()
    for game in chosen.games:
        record = GAMES[game]()
        rounds = [redrawn(record, chosen.profile) for _ in range(chosen.rounds)]
        print(f"-- {game}, {len(record.actions)} actions")
        for what in rounds[0]:
            costs = [found[what] for found in rounds]
            wall, cpu = min(cost.wall for cost in costs), min(cost.cpu for cost in costs)
            print(f"{what}: {wall:.0f} ms ({cpu:.0f} of the processor), slowest {max(c.wall for c in costs):.0f} ms")
            if not what.endswith("of all"):
                kept &= bench.verdict(what, wall, chosen.most)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
