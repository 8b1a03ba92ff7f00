"""When Python looks for objects that only hold each other: between two events of the GUI thread, never else.

By itself the collector runs wherever an object happens to be made: in the thread that writes files, or in the middle of
an event that Qt hands on. It would destroy widgets and items there, some of them those that Qt is about to use.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer

INTERVAL: Final = 5_000
"""Milliseconds between two looks."""


class _Marks:
    """What was done with a game that was opened slowly: it was spared, and after it was left so many looks for all that
    there is are due. Two: at the first of them an event that is still on its way may hold it.
    """

    spared = False
    due = 0


def collect() -> None:
    """What the collector would have done by itself since it was last asked: a generation that is due, or nothing."""
    if _Marks.due:
        # What was spared may hold only itself by now.
        _Marks.due -= 1
        gc.unfreeze()
        gc.collect()
        if not _Marks.due:
            gc.freeze()
        return
    due = [
        which
        for which, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        if count > most
    ]
    if due:
        gc.collect(due[-1])


def spare() -> None:
    """Take what there is by now for what stays: of a long game that is hundreds of thousands of objects, none of which
    hold each other, and to look at them all would hold the window for half a second.
    """
    if not gc.isenabled():
        gc.freeze()
        _Marks.spared, _Marks.due = True, 0


def spare_no_longer() -> None:
    """The game that was spared, if one was, is left: the next looks are for all there is."""
    if _Marks.spared:
        _Marks.spared, _Marks.due = False, 2


class GarbageCollection(QObject):
    """Collects from the event loop of the thread that makes it, in place of the collector's own moments."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=INTERVAL, timerType=Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Take over from the collector; what there is by now is there for good."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    def look(self) -> None:
        """Collect, unless this is an event within an event, as while a dialog is open."""
        if QThread.currentThread().loopLevel() <= 1:
            collect()
