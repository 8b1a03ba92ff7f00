"""What every test runs under: no screen, folders of its own, one language, and a Qt that has nothing to complain of."""

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from boardroom import resources
from boardroom.ui.shell.application import Application
from boardroom.ui.shell.window import garbage_collection

WORDS = Path(__file__).resolve().parent.parent / "packaging" / "words.py"
_HOME = tempfile.TemporaryDirectory(prefix="boardroom-tests-", ignore_cleanup_errors=True)
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
    os.environ[_name] = str(Path(_HOME.name, _name.lower()))
    Path(os.environ[_name]).mkdir(mode=0o700)
for _name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
    os.environ[_name] = _HOME.name
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# As in the app: objects are collected between two tests, not in other threads or in the middle of an event.
gc.disable()

# A busy machine is no reason for an example to fail.
settings.register_profile("boardroom", deadline=None)
settings.load_profile("boardroom")

# The offscreen platform's own sentences: it says so whenever a window asks for what only a screen can do.
OFFSCREEN_SAYS = {
    "This plugin does not support raise()",
    "This plugin does not support lower()",
    "This plugin does not support grabbing the mouse",
    "This plugin does not support grabbing the keyboard",
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support setting window opacity",
    "This plugin does not support setting window masks",
}
_QUIET = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}
_heard: list[str] = []


def _listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if kind not in _QUIET and message not in OFFSCREEN_SAYS:
        _heard.append(message)


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The application object of the tests is the app's own."""
    return Application


@pytest.fixture(scope="session")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the compiled translations, made from the sources where nobody has done so yet."""
    there = resources.translations("ja")
    if there:
        return there[0].parent
    folder = tmp_path_factory.mktemp("translations")
    subprocess.run([sys.executable, WORDS, "compile", folder], check=True)
    return folder


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Listen to Qt; anew for each test, as the app may have put in a listener of its own."""
    qInstallMessageHandler(_listen)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A warning of Qt's fails the test, in set-up and teardown too; a test that failed anyway shows it as well."""
    report = yield
    if _heard:
        complaint = "Qt warned:\n" + "\n".join(_heard)
        _heard.clear()
        if report.passed:
            report.outcome = "failed"
            report.longrepr = complaint
        else:
            report.sections.append(("Qt", complaint))
    return report


def pytest_runtest_logfinish() -> None:
    """Collect what the test left, before the next one."""
    garbage_collection.collect()


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    qInstallMessageHandler(None)
    _HOME.cleanup()
