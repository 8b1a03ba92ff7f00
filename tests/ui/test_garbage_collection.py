"""What only holds itself is collected in the thread of the windows, between two events, and nowhere else."""

import gc
import threading
from collections.abc import Generator

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.ui.shell.window.garbage_collection import GarbageCollection, collect


class Circle:
    """Holds itself; says in which thread it was taken apart."""

    def __init__(self, ends: list[threading.Thread]) -> None:
        self._self, self._ends = self, ends

    def __del__(self) -> None:
        self._ends.append(threading.current_thread())


@pytest.fixture
def collection(qapp: QApplication) -> Generator[GarbageCollection, None, None]:
    """One that has taken over, whose timer does not go off by itself within a test."""
    parent = QObject(qapp)
    collection = GarbageCollection(parent)
    collection.begin()
    yield collection
    parent.deleteLater()


def make_much() -> None:
    """As many new objects as make the collector look by itself, several times over."""
    kept = [[number] for number in range(20 * gc.get_threshold()[0])]
    assert kept


def test_another_thread_that_makes_much_collects_nothing(collection: GarbageCollection) -> None:
    ends: list[threading.Thread] = []
    Circle(ends)
    thread = threading.Thread(target=make_much)
    thread.start()
    thread.join()
    assert not ends
    make_much()
    assert not ends


def test_between_two_events_is_collected_in_the_thread_of_the_windows(collection: GarbageCollection) -> None:
    ends: list[threading.Thread] = []
    Circle(ends)
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    collection.look()
    assert ends == [threading.main_thread()]
    assert kept


def test_nothing_is_collected_while_a_dialog_is_open_over_another(collection: GarbageCollection) -> None:
    ends: list[threading.Thread] = []
    Circle(ends)
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    seen: list[bool] = []

    def inner() -> None:
        collection.look()
        seen.append(bool(ends))
        below.accept()

    def outer() -> None:
        QTimer.singleShot(0, inner)
        below.exec()
        above.accept()

    above, below = QDialog(), QDialog()
    QTimer.singleShot(0, outer)
    above.exec()
    assert seen == [False]
    QTest.qWait(1)
    collection.look()
    assert ends
    assert kept


def test_older_objects_are_collected_in_their_turn(collection: GarbageCollection) -> None:
    _, middle, _ = gc.get_threshold()
    ends: list[threading.Thread] = []
    aged = Circle(ends)
    gc.collect(0)
    del aged
    kept = []
    for _ in range(middle + 2):
        kept.append([[number] for number in range(2 * gc.get_threshold()[0])])
        collect()
    assert ends
    assert kept
