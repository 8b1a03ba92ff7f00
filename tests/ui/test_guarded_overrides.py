"""What is raised in a method that Qt calls is reported, whatever it is and wherever; the process goes on."""

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from epigo_hand import EpigoHand, at
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QThread
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from shiboken6 import Shiboken

import boardroom
from boardroom.controller import catalog
from boardroom.ui.kit import guarded_overrides
from boardroom.ui.shell.window.faults import Faults

SCRIPT = Path(__file__).with_name("faulty_overrides.py")
KINDS = (
    "ZeroDivisionError",
    "IndexError",
    "TypeError",
    "ValueError",
    "KeyError",
    "AttributeError",
    "RuntimeError",
)


@pytest.mark.parametrize("kind", KINDS)
def test_an_exception_in_any_override_is_reported_and_the_process_lives(kind: str) -> None:
    done = subprocess.run([sys.executable, SCRIPT, kind], capture_output=True, text=True, check=False)
    *told, last = done.stdout.splitlines() or [""]
    assert (done.returncode, last) == (0, "alive"), done.stderr
    assert len(told) > 30
    assert [line for line in told if line.split()[1:] != [kind]] == []


def test_no_override_of_the_program_and_its_games_is_without_its_guard() -> None:
    for module in pkgutil.walk_packages(boardroom.__path__, "boardroom."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    for manifest in catalog.games():
        catalog.part(manifest.id, manifest.table)
    classes = {cls for cls in made_of(Shiboken.Object) if not cls.__module__.startswith(("PySide6", "shiboken6"))}
    assert len([cls for cls in classes if cls.__module__.startswith("boardroom.")]) > 100
    assert {cls: names for cls in classes if (names := guarded_overrides.unguarded(cls))} == {}


def made_of(base: type) -> Iterator[type]:
    subclasses: list[type] = type.__subclasses__(base)
    for cls in subclasses:
        yield cls
        yield from made_of(cls)


class Watching:
    """Something that is none of Qt's kind, with methods that are called in place of Qt's."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt’s name)
        raise IndexError


class OfSomebodyElse(Watching, QObject):
    """A class of a package that knows nothing of the guard."""


class Unannotated(QWidget):
    """What does not say what it returns."""

    def sizeHint(self):  # type: ignore[no-untyped-def]  # noqa: N802  (Qt’s name)
        raise IndexError


def test_what_comes_from_a_class_beside_qts_is_guarded_too(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(kind))
    watched, watching = QObject(), OfSomebodyElse()
    watched.installEventFilter(watching)
    qapp.sendEvent(watched, QEvent(QEvent.Type.User))
    assert heard == [IndexError]
    assert guarded_overrides.unguarded(OfSomebodyElse) == []


class Cached(QWidget):
    """What is no function of Python's any more, but wrapped into something made in C."""

    @cache  # noqa: B019  (of a few)
    def sizeHint(self) -> QSize:  # noqa: N802  (Qt’s name)
        raise IndexError


class Working(QThread):
    """A thread whose work fails, and does not say what it returns."""

    def run(self):  # type: ignore[no-untyped-def]
        raise IndexError


def test_what_is_wrapped_in_c_is_guarded_too(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(kind))
    assert Cached().sizeHint() == QSize()
    assert heard == [IndexError]


def test_a_thread_whose_work_fails_comes_to_its_end(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(kind))
    working = Working()
    working.start()
    ended = working.wait(30_000)
    if not ended:
        working.quit()
        working.wait()
    assert ended
    assert heard == [IndexError]


def test_what_is_left_unguarded_by_hand_is_found() -> None:
    class Unwatched(QWidget):
        """One whose method is put in after the class was made."""

    Unwatched.resizeEvent = lambda self, event: None  # type: ignore[method-assign]
    assert guarded_overrides.unguarded(Unwatched) == ["resizeEvent"]


def test_the_answer_in_place_of_one_is_the_empty_value_of_its_type() -> None:
    def size() -> QSize: ...  # type: ignore[empty-body]
    def yes() -> "bool": ...  # type: ignore[empty-body]
    def words() -> QEvent.Type: ...  # type: ignore[empty-body]

    assert guarded_overrides.harmless(size) == QSize()
    assert guarded_overrides.harmless(yes) is False
    assert guarded_overrides.harmless(words) is None


def test_what_does_not_say_what_it_returns_gives_what_qts_own_method_gives(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *about: None)
    unannotated: QWidget = Unannotated()
    assert unannotated.sizeHint() == QWidget().sizeHint()


def test_a_hook_that_fails_itself_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def hook(*about: object) -> None:
        raise KeyError("no hook")

    monkeypatch.setattr(sys, "excepthook", hook)
    assert OfSomebodyElse().eventFilter(QObject(), QEvent(QEvent.Type.User)) is False
    assert "no hook" in capsys.readouterr().err


def test_after_a_fault_a_drag_in_hand_ends_the_picture_is_drawn_anew_and_one_sentence_is_read(
    hand: EpigoHand, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand.begin()
    hand.planning()
    page = hand.page
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults = Faults(page.context, page)
    faults.happened.connect(page.recover)
    faults.install()
    drawn: list[bool] = []
    surface = page.table.surface

    def noted(painter: QPainter, whole: QRectF) -> None:
        drawn.append(True)
        surface(painter, whole)

    monkeypatch.setattr(page.table, "surface", noted)
    start = hand.piece("epigon.0.3")
    hand.take("epigon.0.3", hand.target(at("g5")))
    assert hand.lifted
    monkeypatch.setattr(page.stage.drags, "hover", lambda spot: [int][len("three")])
    hand.move(start)
    QApplication.processEvents()
    assert not hand.lifted
    assert hand.at_home()
    assert drawn == [True]
    box = faults.dialog
    assert isinstance(box, QMessageBox)
    assert box.text() == "Something went wrong in Boardroom. Your games are saved; you can continue."
    assert "IndexError" in capsys.readouterr().err
    box.accept()
    hand.move(start)
    QApplication.processEvents()
    assert faults.dialog is None
