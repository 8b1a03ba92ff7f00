"""What keeps the program from starting is said in one sentence, in both languages, on the terminal and in a window."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardroom import resources, start_failure, system_libraries
from boardroom.engine.text import phrase
from boardroom.resources import MissingResource

ROOT = Path(__file__).resolve().parent.parent
LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries along")
PROGRAMS = ("zenity", "kdialog", "notify-send", "xmessage")


def started(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own, where no screen is named unless it is said."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES", "LANG")
    kept = {key: value for key, value in os.environ.items() if key not in unset}
    environment = kept | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | more
    command = [sys.executable, "-m", "boardroom", *words]
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)


@pytest.fixture
def without(tmp_path: Path) -> Callable[[str], dict[str, str]]:
    """The environment of a system on which a library cannot be loaded."""

    def lacking(library: str) -> dict[str, str]:
        folder = tmp_path / library
        folder.mkdir()
        (folder / library).touch()
        # Nothing that could open a window or install anything is found, either.
        return {"LD_LIBRARY_PATH": str(folder), "PATH": str(folder)}

    return lacking


@LINUX_ONLY
@pytest.mark.parametrize("words", [(), ("games",), ("--help",), ("render", "game.json", "-o", "-")])
def test_a_missing_library_of_qts_core_is_named_in_one_sentence(
    without: Callable[[str], dict[str, str]], words: tuple[str, ...]
) -> None:
    done = started(*words, LANG="C.UTF-8", **without("libglib-2.0.so.0"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "Boardroom needs system libraries that are missing: libglib-2.0.so.0. Please install them.\n"
    )


@LINUX_ONLY
@pytest.mark.usefixtures("translations")
def test_it_is_said_in_japanese_where_that_is_spoken(without: Callable[[str], dict[str, str]]) -> None:
    done = started("games", LANG="ja_JP.UTF-8", **without("libglib-2.0.so.0"))
    assert done.returncode == 1
    assert done.stderr == (
        "起動に必要なシステムライブラリがありません：libglib-2.0.so.0。"
        "インストールしてから、もう一度起動してください。\n"
    )


@LINUX_ONLY
def test_a_missing_library_for_the_screen_is_not_called_a_missing_screen(
    without: Callable[[str], dict[str, str]],
) -> None:
    lacking = without("libxcb-cursor.so.0")
    done = started(LANG="C.UTF-8", DISPLAY=":64999", QT_QPA_PLATFORM="xcb", **lacking)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Boardroom needs system libraries that are missing: libxcb-cursor.so.0.")
    assert done.stderr.count("\n") == 1
    # What needs no screen needs no such library.
    assert started("--version", LANG="C.UTF-8", **lacking).returncode == 0


@pytest.mark.parametrize(
    ("tool", "typed"),
    [
        ("apt-get", "sudo apt install libgl1 libxcb-cursor0"),
        ("dnf", "sudo dnf install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("zypper", "sudo zypper install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("pacman", ""),
    ],
)
def test_what_to_type_is_what_the_system_installs_with(tool: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == tool else None)
    monkeypatch.setattr("sys.maxsize", 2**63 - 1)
    names = ("libGL.so.1", "libxcb-cursor.so.0")
    assert system_libraries.command({name: system_libraries.ALL[name] for name in names}) == typed


@LINUX_ONLY
def test_all_that_is_missing_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = ("libEGL.so.1", "libxcb-icccm.so.4", "libwayland-cursor.so.0")
    monkeypatch.setattr(system_libraries, "_loads", lambda name: name not in gone)
    monkeypatch.setattr("shutil.which", lambda name: None)
    said = {}
    for screen in ("", "DISPLAY", "WAYLAND_DISPLAY"):
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        if screen:
            monkeypatch.setenv(screen, "somewhere")
        why = start_failure.missing_libraries()
        assert why is not None
        said[screen] = dict(why.values)["libraries"]
    assert said == {
        "": "libEGL.so.1",
        "DISPLAY": "libEGL.so.1, libxcb-icccm.so.4",
        "WAYLAND_DISPLAY": "libEGL.so.1, libwayland-cursor.so.0",
    }


def test_what_is_missing_of_the_program_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "is_checkout", lambda: False)
    monkeypatch.setattr(system_libraries, "_loads", lambda name: True)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    lacking: dict[ImportError | MissingResource, str] = {
        MissingResource(Path("/app/_resources")): "Boardroom is incomplete: /app/_resources is missing.",
        ModuleNotFoundError("No module named 'attrs'", name="attrs"): "Boardroom is incomplete: attrs is missing.",
        ImportError("QtGui.abi3.so: undefined symbol: x"): "A part of Boardroom cannot be loaded.",
        ImportError("DLL load failed while importing QtCore"): "A part of Boardroom cannot be loaded.",
    }
    for error, sentence in lacking.items():
        why = start_failure.explain(error)
        assert why is not None
        assert start_failure.in_words(why).startswith(f"{sentence} Please reinstall it.")
    # These are faults of ours, which a traceback tells best.
    for error in (
        ImportError("cannot import name 'x' from 'boardroom.engine'"),
        ModuleNotFoundError("No module named 'boardroom.nowhere'", name="boardroom.nowhere"),
    ):
        assert start_failure.explain(error) is None


@pytest.mark.parametrize("part", ["attrs", "platformdirs", "PySide6"])
@pytest.mark.parametrize("words", [(), ("games",)])
def test_a_checkout_that_is_not_set_up_says_how_to_do_that(part: str, words: tuple[str, ...], tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "class Gone:\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name.partition('.')[0] in ({part!r}, {part[:4]!r}):\n"
        f"            raise ModuleNotFoundError(f'No module named {{name!r}}', name={part!r})\n"
        "sys.meta_path.insert(0, Gone())\n"
        "from boardroom.__main__ import main\n"
        f"sys.exit(main({list(words)!r}))\n"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
        "PATH": str(tmp_path),
    }
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    if part == "platformdirs" and words:
        assert done.returncode == 0, "a list of games is not kept anywhere"
        return
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]
    assert said == [f"This checkout is not set up: {part} is missing. Set it up and start with: python3 dev.py run"]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for programs, in which alone they are looked for; each writes there what it is given."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":64999")
    monkeypatch.setenv("LANG", "C")
    return tmp_path


def put(folder: Path, name: str, code: int) -> None:
    script = folder / name
    script.write_text(f'#!/bin/sh\nfor word; do echo "$word"; done >{folder}/{name}.said\nexit {code}\n', "utf-8")
    script.chmod(0o755)


WORDS = phrase("Start", "There is “no” $HOME; -- or {file}").put(file="<b>this</b>")


@LINUX_ONLY
@pytest.mark.parametrize("works", PROGRAMS)
def test_a_window_of_the_system_says_it_where_nobody_reads_a_terminal(
    programs: Path, capfd: pytest.CaptureFixture[str], works: str
) -> None:
    for name in PROGRAMS:
        put(programs, name, 0 if name == works else 1)
    start_failure.say(WORDS, window=True)
    words = "There is “no” $HOME; -- or <b>this</b>"
    tried = [name for name in PROGRAMS if (programs / f"{name}.said").exists()]
    assert tried == list(PROGRAMS[: PROGRAMS.index(works) + 1])
    assert (programs / f"{works}.said").read_text("utf-8").splitlines()[-1].endswith(words)
    assert capfd.readouterr().err == f"{words}\n"


@LINUX_ONLY
def test_the_command_stands_on_a_line_of_its_own_and_what_knows_latin_only_is_given_english(
    programs: Path, monkeypatch: pytest.MonkeyPatch, translations: Path
) -> None:
    monkeypatch.setattr(resources, "start_translations", lambda name: translations / f"start_{name}.json")
    monkeypatch.setattr(system_libraries, "_loads", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr(system_libraries, "command", lambda libraries: "sudo apt install libxcb-cursor0")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    why = start_failure.missing_libraries()
    assert why is not None
    put(programs, "zenity", 1)
    put(programs, "xmessage", 0)
    start_failure.say(why, window=True)
    japanese = (programs / "zenity.said").read_text("utf-8").splitlines()
    assert japanese[-2].endswith("次のコマンドでインストールできます：")
    english = (programs / "xmessage.said").read_text("utf-8").splitlines()
    assert max(map(len, english)) <= 70
    assert english[-2].endswith("Install them:")
    assert japanese[-1] == english[-1] == "sudo apt install libxcb-cursor0"


@LINUX_ONLY
def test_no_window_opens_for_a_command_nor_beside_a_terminal_nor_without_a_screen(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(programs, "zenity", 0)
    start_failure.say(WORDS, window=False)
    with monkeypatch.context() as patch:
        patch.setattr(sys.stderr, "isatty", lambda: True)
        start_failure.say(WORDS, window=True)
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    start_failure.say(WORDS, window=True)
    assert not (programs / "zenity.said").exists()
