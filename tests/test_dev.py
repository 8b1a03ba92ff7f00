"""What dev.py tells whoever types its commands."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
TESTS = """
import os
import pytest

@pytest.fixture
def broken():
    raise ValueError

def test_good(): pass
def test_bad(): assert 0
@pytest.mark.parametrize("size", ["1x1"])
def test_size(size): assert size == "2x2"
def test_without_its_fixture(broken): pass
"""


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module, at work in a folder of its own that needs no set-up and whose checks pass."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "REPORT", tmp_path / "build" / "tests.xml")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module, "failed_checks", list)
    # Else pytest takes a folder above it for the root where a project's file lies there.
    tmp_path.joinpath("pytest.ini").write_text("[pytest]\n")
    tmp_path.joinpath("test_some.py").write_text(TESTS)
    return module


def last_lines(capfd: pytest.CaptureFixture[str]) -> list[str]:
    """What is printed behind the last line of pytest."""
    lines = capfd.readouterr().out.splitlines()
    last = max(number for number, line in enumerate(lines) if line.endswith("="))
    return lines[last + 1 :]


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_the_names_of_failed_tests_and_checks_are_printed_last(
    dev: ModuleType, processes: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "failed_checks", lambda: ["Types"])
    assert dev.test(("test_some.py", *processes)) == 1
    first, *names = last_lines(capfd)
    assert first == "== Failed:"
    assert sorted(name.strip() for name in names) == [
        "Types",
        "test_some.py::test_bad",
        "test_some.py::test_size[1x1]",
        "test_some.py::test_without_its_fixture",
    ]


def test_a_test_that_ends_its_process_is_named_too(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    dev.ROOT.joinpath("test_some.py").write_text("import os\ndef test_deadly(): os.abort()\n")
    assert dev.test(("test_some.py", "-n", "1", "--max-worker-restart", "0")) != 0
    assert "test_some.py::test_deadly" in last_lines(capfd)[-1]


def test_tests_that_do_not_come_to_an_end_are_said_to_have_failed(
    dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    assert dev.test(("--no-such-option",)) == 4
    assert "with exit code 4" in capfd.readouterr().out.splitlines()[-1]


def test_nothing_is_said_to_have_failed_where_all_is_well(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.test(("-k", "test_good")) == 0
    assert last_lines(capfd) == []


def test_a_failed_check_fails_a_run_whose_tests_pass(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "failed_checks", lambda: ["Style"])
    assert dev.test(("-k", "test_good")) == 1
    assert [line.strip() for line in last_lines(capfd)] == ["== Failed:", "Style"]


def test_help_names_every_command(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["help"]) == 0
    printed = capfd.readouterr().out
    assert [name for name in dev.COMMANDS if f"\n    {name} " not in printed] == []
    done = subprocess.run([sys.executable, ROOT / "dev.py", "nothing"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, printed)
