"""A look at one's own face-down cards for as long as a key, or the mouse on them, is held."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_ENDING: Final = (
    *(QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate, QEvent.Type.Hide),
    *(QEvent.Type.EnabledChange, QEvent.Type.MouseButtonPress, QEvent.Type.ContextMenu),
)
"""What ends the look besides letting go: whoever did it may have turned away, or somebody else has come."""


REPEAT: Final = 60
"""Milliseconds within which a key that repeats itself is pressed again: some systems send that as letting go and a new
press.
"""


class Glance(QObject):
    """Whether something is held to look, and how that begins and ends. It ends at once with whatever takes keys, window
    or mouse away; a key that repeats itself begins nothing.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, stage: QAbstractScrollArea) -> None:
        super().__init__(stage)
        self._watched: tuple[QWidget, ...] = (stage, stage.viewport())
        self._key: Qt.Key | None = None
        self.held = False
        self._let_go = QTimer(self, singleShot=True, interval=REPEAT)
        self._let_go.timeout.connect(self.release)

    def press(self, key: Qt.Key) -> None:
        """A key is held to look."""
        self._key = key
        self._begin()

    def press_mouse(self) -> None:
        """The mouse is held to look."""
        self._key = None
        self._begin()

    def _begin(self) -> None:
        if not self.held:
            self.held = True
            for widget in self._watched:
                widget.installEventFilter(self)
            self.begun.emit()

    def release(self) -> None:
        """Enough: what held the look is let go."""
        self._let_go.stop()
        if self.held:
            self.held = False
            for widget in self._watched:
                widget.removeEventFilter(self)
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if event.type() in _ENDING or (self._key is None and event.type() == QEvent.Type.MouseButtonRelease):
                self.release()
            return False
        if event.key() != self._key:
            # Any other key is for something else.
            if event.type() == QEvent.Type.KeyPress:
                self.release()
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._let_go.stop()
        elif not event.isAutoRepeat():
            self._let_go.start()
        return True
