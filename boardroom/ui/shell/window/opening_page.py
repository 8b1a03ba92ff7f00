"""The page that is shown while a long game is opened: how far that is, and a button to give it up."""

from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import Qt, QThread, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.controller.open_game import FAILURES, Game
from boardroom.engine.text import Text, phrase
from boardroom.engine.work import Work, give_up
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import PLAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.page_frame import Ground
from boardroom.ui.shell.window import garbage_collection

_AT_A_TIME: Final = 0.015
"""Seconds of work between two turns of everything else: keys, the mouse, and the picture."""
_PAINTED: Final = 250
"""Milliseconds after which another page has been painted."""


class OpeningPage(Ground):
    """The page of the game that ``work`` opens, a little at a time.

    ``opened`` carries the game, ``failed`` why there is none; ``cancelled`` is the person's wish to give it up, which
    ``give_up`` does. ``before`` is the page to go back to then, with its title.
    """

    opened = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, context: AppContext, work: Work[Game], before: tuple[QWidget, Text | None]) -> None:
        super().__init__(context)
        self.context, self.before = context, before
        self.percent = -1
        self._work = work
        self._words = Words(context, None, 18, 500)
        self.cancel = Button(context, phrase("Opening", "Cancel"), PLAIN, "cross", "Esc")
        self.cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(row)
        column.addStretch(1)
        self.setFocusProxy(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._tell(0.0)
        self._timer.start(0)

    def title(self) -> Text:
        """What the window is called while this page is shown."""
        return phrase("Opening", "Opening a game", "title of the window")

    def give_up(self) -> None:
        """Stop; the game that was being opened is let go. Nothing happens once it is open."""
        self._timer.stop()
        # What was made is dropped when the page that comes now is painted: it may be hundreds of thousands of objects.
        QTimer.singleShot(_PAINTED, partial(_drop, give_up(self._work)))

    def _go_on(self) -> None:
        if self.percent <= 0 and QThread.currentThread().loopLevel() <= 1:
            garbage_collection.collect()
        until = perf_counter() + _AT_A_TIME
        try:
            far = next(self._work)
            while perf_counter() < until:
                far = next(self._work)
        except StopIteration as end:
            self._timer.stop()
            self.opened.emit(end.value)
        except FAILURES as error:
            self._timer.stop()
            self.failed.emit(error)
        except BaseException:
            self._timer.stop()
            raise
        else:
            self._tell(far)
        finally:
            garbage_collection.spare()

    def _tell(self, far: float) -> None:
        percent = int(far * 100)
        if percent != self.percent:
            self.percent = percent
            self._words.say(phrase("Opening", "Opening the game… {percent}%").put(percent=percent))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


def _drop(held: object) -> None:
    """Something was held until now, and is held no longer."""
