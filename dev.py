#!/usr/bin/env python3
"""Everything a developer of Boardroom types: ``python3 dev.py COMMAND``.

    run [...]     start the app, with its arguments
    test [...]    check, then run the tests: all of them, or with pytest's arguments; what failed is named last
    check         style, types, layers and translations
    bench [NAME]  measure: tests/bench/NAME.py, or all of them
    sheet GAME    print contact sheets of a game's faces into build/sheets, to look at
    package [...] build installers into dist: all that this system can build, or some of: wheel folder deb rpm run
                  (--lock: choose the versions of what they are built with anew)
    site [FOLDER] make the page about Boardroom into dist/site, or into another folder
    words         bring new and changed texts of the sources into translations/*.ts
    fonts         fetch the fonts (they are fetched at set-up, too)

The first command on a machine sets up what is missing: an environment of its own in ``.venv``, and on Debian and its
kin the system's libraries and a Japanese font. Set BOARDROOM_FONTS=0 to go without fetching fonts.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Boardroom needs Python 3.11 or newer, and this is Python %d.%d. If a newer one is installed, say for example: "
        "python3.13 dev.py test" % sys.version_info[:2]
    )

import hashlib
import os
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

from boardroom import system_libraries

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON_AT, EXE = ("Scripts/python.exe", ".exe") if os.name == "nt" else ("bin/python", "")
PYTHON = VENV / PYTHON_AT
PACKAGING = ROOT / "packaging"
WORDS = PACKAGING / "words.py"
FONTS = PACKAGING / "fonts.py"
SHEETS = PACKAGING / "sheets.py"
REPORT = BUILD / "tests.xml"
PEERS = ("catanatron==3.2.1",)

# What builds and looks at packages, and the Debian package that holds it.
PACKAGERS = {
    "xz": "xz-utils",
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
JAPANESE_FONT = "fonts-ipaexfont-gothic"
COUNT_JAPANESE_FONTS = """
from PySide6.QtGui import QFontDatabase, QGuiApplication
app = QGuiApplication([])
print(len(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)))
"""


# What the machine has to offer.


def set_up_machine(*, windows: bool) -> None:
    """See to the libraries Qt loads from the system; a want of those for X11 matters only where windows open."""
    if not sys.platform.startswith("linux"):
        return
    needed, needed_x11 = (
        [*system_libraries.missing(libraries).values()] for libraries in (system_libraries.ALWAYS, system_libraries.X11)
    )
    if (needed or needed_x11) and not install([*needed, *needed_x11]):
        if needed:
            sys.exit(f"Qt cannot start without some system libraries. {advice([*needed, *needed_x11])}")
        if windows:
            say(f"No window will open under X11 without some system libraries. {advice(needed_x11)}")


def set_up_japanese() -> None:
    """See to it that a font of the system can draw Japanese."""
    if not sys.platform.startswith("linux"):
        return
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    counted = subprocess.run([PYTHON, "-c", COUNT_JAPANESE_FONTS], env=offscreen, capture_output=True, check=False)
    if counted.stdout.strip() == b"0" and not install([JAPANESE_FONT]):
        say(f"The system has no Japanese font, so Japanese may show as boxes. {advice([JAPANESE_FONT])}")


def install(packages: Sequence[str]) -> bool:
    """Install Debian packages if that can be done without asking anybody; whether it worked."""
    if not shutil.which("apt-get"):
        return False
    as_root: list[str] = []
    if os.geteuid() != 0:
        as_root = ["sudo", "-n"]
        if not shutil.which("sudo") or not quietly(*as_root, "true"):
            return False
    say(f"Installing {', '.join(packages)}")
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    command = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return quietly(*command) or (quietly(*apt, "update") and quietly(*command))


def advice(packages: Sequence[str]) -> str:
    """What to do by hand to have the packages."""
    if shutil.which("apt-get"):
        return f"Run: sudo apt-get install {' '.join(packages)}"
    return f"Install your system's equivalents of Debian's {', '.join(packages)}."


# What the checkout needs.


def set_up(*, windows: bool = False) -> None:
    """Everything a command needs; only what is missing or out of date takes time."""
    set_up_environment(windows=windows)
    set_up_translations()
    if os.environ.get("BOARDROOM_FONTS") != "0":
        set_up_fonts()


def set_up_environment(*, windows: bool = False) -> None:
    """The machine, and ``.venv`` with everything that pyproject.toml asks for."""
    set_up_machine(windows=windows)
    project = (ROOT / "pyproject.toml").read_bytes()
    builders = [*tomllib.loads(project.decode())["build-system"]["requires"], "editables"]
    # Without isolation the build needs no second copy of PySide6: an editable install compiles no translations.
    editable = ["--no-build-isolation", "--editable", f"{ROOT}[dev]"]
    if make_environment(VENV, project, builders, editable):
        set_up_japanese()


def make_environment(folder: Path, recipe: bytes, *installs: Sequence[str]) -> bool:
    """Make a virtual environment by these calls of pip, or mend it if recipe or Python changed; whether it did."""
    version = "%d.%d" % sys.version_info[:2]
    wanted = [version, hashlib.sha256(recipe + bytes(ROOT)).hexdigest()]
    stamp, python = folder / "made-from.txt", folder / PYTHON_AT
    made = stamp.read_text("utf-8").split() if stamp.is_file() and python.exists() else []
    if made == wanted:
        return False
    say(f"Setting up {folder.relative_to(ROOT)} with Python {version}")
    if made[:1] != [version] and Path(sys.prefix) != folder:
        try:
            import ensurepip  # noqa: F401  (Debian keeps it in a package of its own)
        except ImportError:
            package = f"python{version}-venv"
            if not install([package]):
                sys.exit(f"Python cannot make virtual environments here. {advice([package])}")
        run(sys.executable, "-m", "venv", "--clear", folder)
    for arguments in installs:
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)
    stamp.write_text("\n".join(wanted), "utf-8")
    return True


def set_up_translations() -> None:
    """Compile the translations if one is newer than what was made from it."""
    folder = BUILD / "translations"
    for ts in ROOT.glob("translations/*.ts"):
        qm = folder / f"{ts.stem}.qm"
        if not qm.is_file() or qm.stat().st_mtime < ts.stat().st_mtime:
            run(PYTHON, WORDS, "compile", folder)
            return


def set_up_fonts(*, again: bool = False) -> bool:
    """Fetch and cut the fonts unless that was tried since their recipe or the texts changed; False if they lack."""
    tried = BUILD / "fonts-tried.txt"
    sources = [FONTS, *ROOT.glob("translations/*.ts")]
    if not again and tried.is_file() and all(tried.stat().st_mtime > path.stat().st_mtime for path in sources):
        return True
    fetched = subprocess.call([PYTHON, FONTS], cwd=ROOT, stdin=subprocess.DEVNULL) == 0
    tried.parent.mkdir(exist_ok=True)
    tried.touch()
    if not fetched:
        say("Boardroom will use the system's fonts instead of its own. To try again: python3 dev.py fonts")
    return fetched


# The commands: each takes the rest of the command line and gives the exit code.


def start(arguments: Sequence[str]) -> int:
    """Start the app."""
    set_up(windows=True)
    return subprocess.call([PYTHON, "-m", "boardroom", *arguments])


def test(arguments: Sequence[str]) -> int:
    """Check, then run the tests; both, so that one run tells everything."""
    failures = failed_checks()
    say("Tests")
    # All of them on every core, the tests of a file on one: they share what is costly to make. A process that crashed
    # is not begun anew: pytest-xdist would then wait for ever for tests that are done.
    chosen = arguments or ("-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0")
    REPORT.unlink(missing_ok=True)
    tested = subprocess.call([PYTHON, "-m", "pytest", f"--junitxml={REPORT}", *chosen], cwd=ROOT)
    if tested:
        failures += failed_tests(REPORT) or [f"the run of the tests itself, with exit code {tested}: look above"]
    if failures:
        say("\n   ".join(["Failed:", *failures]))
    return tested or bool(failures)


def failed_tests(report: Path) -> list[str]:
    """What to give pytest to run those tests again that failed, by its report in XML; nothing where there is none."""
    if not report.is_file():
        return []
    cases = ET.parse(report).iter("testcase")  # noqa: S314  (pytest wrote it)
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return [f"{(case.get('classname') or '').replace('.', '/')}.py::{case.get('name')}" for case in failed]


def check(_: Sequence[str]) -> int:
    """Everything that can be known without running the app."""
    return bool(failed_checks())


def failed_checks() -> list[str]:
    """Run the checks; the names of those that failed."""
    set_up()
    tools: dict[str, list[str | Path]] = {
        "Style": [PYTHON, "-m", "ruff", "check"],
        "Format": [PYTHON, "-m", "ruff", "format", "--check"],
        "Types": [PYTHON, "-m", "mypy"],
        "Layers": [PYTHON.with_name("lint-imports" + EXE), "--no-cache"],
        "Translations": [PYTHON, WORDS, "check"],
    }
    failed = []
    for name, command in tools.items():
        say(name)
        if subprocess.call(command, cwd=ROOT):
            failed.append(name)
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed")
    return failed


def bench(arguments: Sequence[str]) -> int:
    """Run the measurements, with other people's engines in an environment of their own to compare with."""
    folder = ROOT / "tests" / "bench"
    known = sorted(path.stem for path in folder.glob("[!_]*.py"))
    names = list(arguments) or known
    for name in names:
        if name not in known:
            sys.exit(f"There is no tests/bench/{name}.py; available: {', '.join(known) or 'none'}.")
    set_up()
    peers = BUILD / "peers"
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "BOARDROOM_PEERS": str(peers / PYTHON_AT)}
    try:
        make_environment(peers, repr(PEERS).encode(), PEERS)
    except subprocess.CalledProcessError:
        say("Measuring without the peers, which could not be installed")
        del environment["BOARDROOM_PEERS"]
    failed = [name for name in names if subprocess.call([PYTHON, folder / f"{name}.py"], cwd=ROOT, env=environment)]
    return bool(failed)


def sheet(arguments: Sequence[str]) -> int:
    """Print the contact sheets of games."""
    set_up()
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    return subprocess.call([PYTHON, SHEETS, *arguments], cwd=ROOT, env=environment)


def package(arguments: Sequence[str]) -> int:
    """Build installers, in an environment of their own whose every part is pinned."""
    set_up()
    environment = BUILD / "packaging"
    locked = PACKAGING / "requirements.txt"
    make_environment(environment, locked.read_bytes(), ["--require-hashes", "-r", str(locked)])
    if list(arguments) == ["--lock"]:
        chosen = ["--universal", "--python-version=3.11", "--generate-hashes", "--upgrade", "--no-header", "--quiet"]
        uv = (environment / PYTHON_AT).with_name("uv" + EXE)
        run(uv, "pip", "compile", *chosen, "-o", locked, PACKAGING / "requirements.in")
        return 0
    missing_tools = [name for tool, name in PACKAGERS.items() if not shutil.which(tool)]
    if missing_tools and sys.platform.startswith("linux") and not install(missing_tools):
        say(f"Without some tools not everything is built and checked. {advice(missing_tools)}")
    return subprocess.call([environment / PYTHON_AT, PACKAGING / "package.py", *arguments], cwd=ROOT)


def site(arguments: Sequence[str]) -> int:
    """Make the page about Boardroom."""
    set_up()
    return subprocess.call([PYTHON, PACKAGING / "web" / "make_page.py", *arguments], cwd=ROOT)


def words(_: Sequence[str]) -> int:
    """Bring new and changed texts into the translations."""
    set_up_environment()
    run(PYTHON, WORDS, "refresh")
    set_up_translations()
    return 0


def fonts(_: Sequence[str]) -> int:
    """Fetch the fonts, whatever was tried before."""
    set_up_environment()
    return 0 if set_up_fonts(again=True) else 1


COMMANDS = {
    "run": start,
    "test": test,
    "check": check,
    "bench": bench,
    "sheet": sheet,
    "package": package,
    "site": site,
    "words": words,
    "fonts": fonts,
}


def run(*command: str | Path) -> None:
    """Run a program that has to succeed."""
    subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=True)


def quietly(*command: str | Path) -> bool:
    """Run a program that may fail, unheard; whether it succeeded."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode == 0


def say(words: str) -> None:
    """One line about what is going on."""
    print(f"== {words}", flush=True)


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    # What follows "run" and "test" is another program's to explain.
    asked = arguments[0:1] not in (["run"], ["test"]) and not {"-h", "--help"}.isdisjoint(arguments)
    if asked or not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if asked or arguments[:1] == ["help"] else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except subprocess.CalledProcessError as problem:
        print(f"This failed: {' '.join(map(str, problem.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
