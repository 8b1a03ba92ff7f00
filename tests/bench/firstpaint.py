"""How long until the first picture: the lobby with two games to continue, beside windows with nothing in them.

    python -m tests.bench.firstpaint [--starts n] [--most ratio] [--most-named ratio]

One empty window names nothing of Qt's that it does not need; the other has named ``Qt``, whose enumerations any program
with a mouse or a key in it makes, and a painter. All are whole processes. They take turns, in every order; a ratio is
that of two neighbours in one round, and the median of these ratios counts. Two clocks are read: the processor time that
a process has taken, and the parent's clock from before it is spawned, both until its first picture is made. The lobby
is started once before, so that what it keeps between starts is there. Measured offscreen, and on a virtual X screen too
where there is one (xvfb-run). Ends with an error where a ratio of processor time is above the most allowed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import permutations
from operator import truediv
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
STARTS, MOST, MOST_NAMED = 25, 1.5, 1.25


class Start(NamedTuple):
    """How long a process took until its first picture: seconds of its own on a processor, and of everybody's clock."""

    processor: float
    wall: float


SAY = """
def say(*about):
    import os, time
    print(*about, time.process_time(), time.time(), flush=True)
    os._exit(0)
"""

BARE = f"""
{SAY}
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Bare(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, say)

application = QApplication([])
window = Bare()
window.resize(1280, 820)
window.show()
application.exec()
"""

NAMED = BARE.replace(
    "from PySide6.QtWidgets",
    "from PySide6.QtCore import Qt\nfrom PySide6.QtGui import QPainter\nfrom PySide6.QtWidgets",
).replace("        QTimer", "        QPainter(self).end()\n        QTimer")

PAINTED = f"""
{SAY}
class Watch:
    def find_spec(self, name, path, target=None):
        if name == "boardroom.ui.startup.start":
            sys.meta_path.remove(self)
            from boardroom.ui.startup.first_window import FirstWindow

            def furnish(window, furnish=FirstWindow.furnish):
                if window._painted:
                    say()
                furnish(window)
                window.lobby._begin = lambda: say("live")

            FirstWindow.furnish = furnish

sys.meta_path.insert(0, Watch())
"""
"""Has a process say when the lobby is painted, and end; ``sys`` is imported there. It says so if no kept picture of the
lobby was shown.
"""

LOBBY = f"""
import sys
from boardroom import __main__ as program
{PAINTED}
program.main([])
"""

SETTLE = """
from PySide6.QtCore import QTimer
from boardroom import __main__ as program
import boardroom.ui.startup.start as start

def first_window(*rest, make=start.first_window):
    window = make(*rest)
    window.setGeometry(0, 0, 1280, 820)
    window.furnish()
    window.lobby.painted.connect(lambda: QTimer.singleShot(0, window.close))
    return window

start.first_window = first_window
program.main([])
"""


def environment(home: Path, platform: str) -> dict[str, str]:
    """What the processes run under: folders of their own, one language, bytecode kept as installed programs have it."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    env["QT_QPA_PLATFORM"] = platform
    env["LC_ALL"] = "C.UTF-8"
    env["PYTHONPATH"] = os.pathsep.join(filter(None, (str(ROOT), env.get("PYTHONPATH", ""))))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"):
        env[name] = str(home / name.lower())
        Path(env[name]).mkdir(mode=0o700, exist_ok=True)
    return env


def started(command: list[str], env: dict[str, str], folder: Path) -> Start:
    """How long a process that is spawned in a folder takes until the moment that it says."""
    before = time.time()
    said = subprocess.run(command, env=env, cwd=folder, check=True, capture_output=True, text=True).stdout.split()
    if said[0] == "live":
        sys.exit("The lobby had no kept picture that fits: this would measure another start.")
    return Start(float(said[-2]), float(said[-1]) - before)


def measure(home: Path, platform: str, starts: int) -> dict[str, list[Start]]:
    """The starts of an empty window, of one that has named Qt, and of the lobby."""
    env = environment(home, platform)
    subprocess.run([sys.executable, "-c", SETTLE], env=env, cwd=ROOT, check=True, timeout=60)
    codes = {"empty": BARE, "named": NAMED, "lobby": LOBBY}
    found: dict[str, list[Start]] = {name: [] for name in codes}
    orders = list(permutations(codes))
    # The first round fills the caches of the system, and is not counted.
    for number in range(-1, starts):
        for name in orders[number % len(orders)]:
            start = started([sys.executable, "-c", codes[name]], env, ROOT)
            if number >= 0:
                found[name].append(start)
    return found


def report(platform: str, found: dict[str, list[Start]], most: dict[str, float]) -> bool:
    """Print what was found; whether every ratio of processor time is as it should be."""
    good = True
    for clock in Start._fields:
        times = {name: [getattr(start, clock) for start in starts] for name, starts in found.items()}
        words = [f"{name} {median(taken) * 1000:.0f} ms" for name, taken in times.items()]
        print(f"{platform}, {clock} time, medians of {len(times['lobby'])}: {', '.join(words)}")
        for name, allowed in most.items():
            low, middle, high = quantiles(map(truediv, times["lobby"], times[name]), n=4)
            print(f"    lobby / {name}: {middle:.2f} (quartiles {low:.2f} and {high:.2f}; at most {allowed:g})")
            good &= clock != "processor" or middle <= allowed
    sys.stdout.flush()
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description="Time until the first picture")
    parser.add_argument("--starts", type=int, default=STARTS)
    parser.add_argument("--most", type=float, default=MOST, help="times an empty window")
    parser.add_argument(
        "--most-named", type=float, default=MOST_NAMED, help="times one that has named Qt and a painter"
    )
    parser.add_argument("--platform", help="measure on this platform only, here and now")
    chosen = parser.parse_args()
    if chosen.platform is None:
        result = subprocess.call([sys.executable, __file__, *sys.argv[1:], "--platform", "offscreen"])
        if shutil.which("xvfb-run"):
            screen = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"]
            result |= subprocess.call([*screen, sys.executable, __file__, *sys.argv[1:], "--platform", "xcb"])
        return result
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        home = Path(folder)
        environment(home, chosen.platform)
        save_two_games(home / "xdg_data_home" / "boardroom")
        found = measure(home, chosen.platform, chosen.starts)
    return int(not report(chosen.platform, found, {"empty": chosen.most, "named": chosen.most_named}))


def save_two_games(folder: Path) -> None:
    """Two games that go on."""
    from boardroom.controller import catalog
    from boardroom.controller.storage.store import Store
    from tests.played import save_game

    store, game = Store(folder), catalog.games()[0].id
    save_game(store, game, steps=18, seed=3, uid="benchgame0001")
    save_game(store, game, (("Vera", "person"), ("Computer", "computer")), 18, 4, "benchgame0002")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
