"""How long until the first picture: the lobby with two games to continue, beside a window with nothing in it.

    python -m tests.bench.firstpaint [--starts n] [--most ratio]

Both are whole processes, timed by the parent's clock from before they are spawned until their first picture is made;
they take turns. The lobby is started once before, so that what it keeps between starts is there. Measured offscreen,
and on a virtual X screen too where there is one (xvfb-run). Ends with an error where the ratio of the medians is above
the most allowed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
STARTS, MOST = 11, 1.4

BARE = """
import os, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Bare(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, painted)

def painted():
    print(time.time(), flush=True)
    os._exit(0)

application = QApplication([])
window = Bare()
window.resize(1280, 820)
window.show()
application.exec()
"""

PAINTED = """
def painted(page):
    import os, time
    print(time.time(), flush=True)
    os._exit(0)

class Watch:
    def find_spec(self, name, path, target=None):
        if name == "boardroom.ui.shell.startup":
            sys.meta_path.remove(self)
            from boardroom.ui.lobby.lobby_page import LobbyPage
            LobbyPage._begin = painted

sys.meta_path.insert(0, Watch())
"""
"""Has a process say when the lobby is painted, and end; ``sys`` is imported there."""

LOBBY = f"""
import sys
from boardroom import __main__ as program
{PAINTED}
program.main([])
"""

SETTLE = """
from PySide6.QtCore import QTimer
from boardroom import __main__ as program
import boardroom.ui.shell.startup as start

def first_window(*rest, make=start.first_window):
    window = make(*rest)
    window.setGeometry(0, 0, 1280, 820)
    window.lobby.settled.connect(lambda: QTimer.singleShot(0, window.close))
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


def started(command: list[str], env: dict[str, str], folder: Path) -> float:
    """Seconds from before a process is spawned in a folder to the moment that it says."""
    before = time.time()
    said = subprocess.run(command, env=env, cwd=folder, check=True, capture_output=True, text=True)
    return float(said.stdout.split()[-1]) - before


def start(code: str, env: dict[str, str]) -> float:
    """As ``started``, of a Python of this environment in the checkout."""
    return started([sys.executable, "-c", code], env, ROOT)


def measure(home: Path, platform: str, starts: int) -> tuple[float, float]:
    """The medians of a bare window and of the lobby, in seconds."""
    env = environment(home, platform)
    subprocess.run([sys.executable, "-c", SETTLE], env=env, cwd=ROOT, check=True, timeout=60)
    start(BARE, env), start(LOBBY, env)
    bare, lobby = [], []
    for _ in range(starts):
        bare.append(start(BARE, env))
        lobby.append(start(LOBBY, env))
    return median(bare), median(lobby)


def main() -> int:
    parser = argparse.ArgumentParser(description="Time until the first picture")
    parser.add_argument("--starts", type=int, default=STARTS)
    parser.add_argument("--most", type=float, default=MOST)
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
        bare, lobby = measure(home, chosen.platform, chosen.starts)
    ratio = lobby / bare
    print(
        f"{chosen.platform}: empty window {bare * 1000:.0f} ms, lobby {lobby * 1000:.0f} ms, "
        f"ratio {ratio:.2f} (at most {chosen.most:g}), medians of {chosen.starts}",
        flush=True,
    )
    return int(ratio > chosen.most)


def save_two_games(folder: Path) -> None:
    """Two games that go on."""
    from boardroom.controller import catalog
    from boardroom.controller.store import Store
    from tests.played import save_game

    store, game = Store(folder), catalog.games()[0].id
    save_game(store, game, steps=18, seed=3, uid="benchgame0001")
    save_game(store, game, (("Vera", "person"), ("Computer", "computer")), 18, 4, "benchgame0002")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
