"""The installed program beside the wheel: how long until the first picture, and how much memory the lobby takes.

    python -m tests.bench.installed [--folder FOLDER] [--wheel WHEEL] [--starts n] [--most ratio] [--most-memory ratio]

FOLDER and WHEEL are what ``dev.py package`` has built, unless they are said; nothing is measured where it has not. The
wheel is installed into a virtual environment of its own. The starts take turns, as whole processes
with two games to continue, timed as in ``firstpaint``. Memory is what the process holds for itself and its share of
the rest (PSS), beside a window with nothing in it in the same frozen folder. Measured offscreen, and on a virtual X
screen too where there is one (xvfb-run). Ends with an error where a ratio of medians is above the most allowed.
"""

import argparse
import os
import py_compile
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
STARTS, MOST, MOST_MEMORY = 15, 1.05, 2.0

HELD = """
def _settled():
    print("settled", flush=True)

class _Watch:
    def find_spec(self, name, path, target=None):
        if name == "boardroom.ui.startup.start":
            sys.meta_path.remove(self)
            from PySide6.QtCore import QTimer
            from boardroom.ui.startup.first_window import FirstWindow

            def made(window, *rest, make=FirstWindow.__init__):
                make(window, *rest)
                window.setGeometry(0, 0, 1280, 820)

            def build(window, games, build=FirstWindow.build):
                build(window, games)
                window.lobby.settled.connect(lambda: QTimer.singleShot(3000, _settled))

            FirstWindow.__init__, FirstWindow.build = made, build

sys.meta_path.insert(0, _Watch())
"""

BARE_HELD = """
def main():
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication([])
    window = QWidget()
    window.setGeometry(0, 0, 1280, 820)
    window.show()
    QTimer.singleShot(3000, lambda: print("settled", flush=True))
    return application.exec()
"""


def variant(frozen: Path, place: Path, name: str, source: str) -> Path:
    """The frozen folder with another ``boardroom/__main__``; the program in it."""
    folder = place / name
    shutil.copytree(frozen, folder, symlinks=True, copy_function=os.link)
    script = place / f"{name}.py"
    script.write_text(source, "utf-8")
    target = folder / "_internal" / "boardroom" / "__main__.pyc"
    target.unlink()
    py_compile.compile(str(script), str(target), invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    return folder / "boardroom"


def memory(command: list[str], env: dict[str, str]) -> float:
    """Megabytes that a process holds, once it says that it is settled."""
    with subprocess.Popen(command, env=env, cwd="/", stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while process.stdout.readline().strip() != "settled":
            if process.poll() is not None:
                sys.exit(f"{command[0]} has ended")
        lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()
        process.kill()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000


def main() -> int:
    parser = argparse.ArgumentParser(description="The installed program beside the wheel")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "package" / "frozen" / "boardroom")
    parser.add_argument("--wheel", type=Path, default=next((ROOT / "dist").glob("*.whl"), None))
    parser.add_argument("--starts", type=int, default=STARTS)
    parser.add_argument("--most", type=float, default=MOST)
    parser.add_argument("--most-memory", type=float, default=MOST_MEMORY)
    parser.add_argument("--platform", help="measure on this platform only, here and now")
    chosen = parser.parse_args()
    if not chosen.folder.is_dir() or chosen.wheel is None:
        print("Nothing to measure: the program is not built (python3 dev.py package).")
        return 0
    if chosen.platform is None:
        result = subprocess.call([sys.executable, __file__, *sys.argv[1:], "--platform", "offscreen"])
        if shutil.which("xvfb-run"):
            screen = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"]
            result |= subprocess.call([*screen, sys.executable, __file__, *sys.argv[1:], "--platform", "xcb"])
        return result
    from tests.bench import firstpaint

    main_source = (ROOT / "boardroom" / "__main__.py").read_text("utf-8")
    # Beside what is measured, so that its files need not be copied.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=chosen.folder.resolve().parent) as folder:
        place = Path(folder)
        home = place / "home"
        home.mkdir()
        env = firstpaint.environment(home, chosen.platform)
        firstpaint.save_two_games(home / "xdg_data_home" / "boardroom")
        env.pop("PYTHONPATH")
        hooked = variant(chosen.folder, place, "painted", main_source + firstpaint.PAINTED)
        venv.create(place / "environment", with_pip=True)
        python = place / "environment" / ("Scripts" if os.name == "nt" else "bin") / "python"
        quiet = ["-q", "--disable-pip-version-check"]
        subprocess.run([python, "-m", "pip", "install", *quiet, str(chosen.wheel)], check=True)
        (place / "wheel.py").write_text(main_source + firstpaint.PAINTED, "utf-8")
        wheel_start = f"import sys; sys.path.insert(0, {str(place)!r}); import wheel; sys.exit(wheel.main())"
        installed, wheel = [str(hooked)], [str(python), "-c", wheel_start]
        held = [str(variant(chosen.folder, place, "held", main_source + HELD))]
        bare_held = [str(variant(chosen.folder, place, "bare", BARE_HELD))]
        memory(held, env)  # What is kept between starts is there now.
        elsewhere = Path("/")  # The wheel is to be found, and not the checkout.
        pairs = [
            [firstpaint.started(command, env, elsewhere).wall for command in (installed, wheel)]
            for _ in range(chosen.starts + 1)
        ][1:]
        times = [median(times) for times in zip(*pairs, strict=True)]
        held_by = [median(memory(command, env) for _ in range(3)) for command in (held, bare_held)]
    ratio, share = times[0] / times[1], held_by[0] / held_by[1]
    print(
        f"{chosen.platform}: installed {times[0] * 1000:.0f} ms, wheel {times[1] * 1000:.0f} ms, ratio {ratio:.3f} "
        f"(at most {chosen.most:g}), medians of {chosen.starts}; lobby {held_by[0]:.1f} MB, empty window "
        f"{held_by[1]:.1f} MB, ratio {share:.2f} (at most {chosen.most_memory:g})",
        flush=True,
    )
    return int(ratio > chosen.most or share > chosen.most_memory)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
