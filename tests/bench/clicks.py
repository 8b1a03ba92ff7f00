"""How many inputs a round of Epona among four people at one screen takes by the mouse alone, and how many curtains.

    python tests/bench/clicks.py [--seeds 1-3] [--forms lower,high] [--players n]

All play at the real window, each as the greedy computer would. A click and a drag are one input each; a curtain that is
opened is a click, too. What people wait for until a turn has been told is timed with motion on; thinking and moving the
hand are not.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, Final

if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root), str(root / "tests" / "ui")]

from epona_hand import Groom
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from boardroom.controller.storage.store import Store
from boardroom.ui.kit.context import AppContext
from tests.bench import _table as bench

FORMS: Final = ("lower", "high")
SIZE: Final = (1280, 800)
THINK: Final = 600
"""Milliseconds that a person looks at the table before acting."""
LEFT: Final = Qt.MouseButton.LeftButton


class CountingGroom(Groom):
    """Counts by round what it does, and how long it waits until what happened has been told."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, SIZE)
        self.inputs, self.curtains = Counter[int](), Counter[int]()
        self.waited: dict[int, float] = {}

    def click(self, where: QWidget | QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.inputs[self._round] += 1
        bench.settle(THINK)
        super().click(where, button)

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.inputs[self._round] += 1
        super().press(point, button)

    def lift_curtain(self, keys: bool = False) -> None:
        self.curtains[self._round] += 1
        super().lift_curtain(keys)

    def act(self, action: Any) -> str:
        """Do an action when all lies where it belongs: quicker than that nobody is."""
        bench.settle(THINK)
        return super().act(action)

    def settle(self) -> None:
        number, start = self._round, time.perf_counter()
        super().settle()
        self.waited[number] = self.waited.get(number, 0.0) + time.perf_counter() - start

    @property
    def _round(self) -> int:
        # A game that begins is in its first one.
        return int(self.state.round) if self.window.table is not None else 1


def play(form: str, players: int, seed: int) -> CountingGroom:
    """A game in a form, as it was played by as many people at the window."""
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        context = bench.furnished(store, "day")
        context.settings.set("motion", "normal")
        groom = CountingGroom(context)
        groom.settle_in(players=players, options={} if form == "lower" else {"form": form}, seed=seed)
        groom.play_on()
        groom.close()
        store.flush()
    return groom


def main() -> int:
    parser = argparse.ArgumentParser(description="Inputs and curtains of a round of Epona among people at one screen")
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args()
    first, _, last = chosen.seeds.partition("-")
    bench.application()
    for form in chosen.forms.split(","):
        games = [play(form, chosen.players, seed) for seed in range(int(first), int(last or first) + 1)]
        print(f"{form}, {chosen.players} people, {len(games)} games")
        inputs = [game.inputs[number] for game in games for number in sorted(game.inputs)]
        curtains = [game.curtains[number] for game in games for number in sorted(game.inputs)]
        waited = [seconds for game in games for seconds in game.waited.values()]
        print(f"  inputs a round: median {median(inputs):.0f}, {min(inputs)} to {max(inputs)}: {inputs}")
        print(f"  curtains a round: median {median(curtains):.0f}, {min(curtains)} to {max(curtains)}: {curtains}")
        print(f"  waited for what is told: median {median(waited):.1f} s a round, most {max(waited):.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
