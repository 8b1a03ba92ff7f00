"""Hasty Enters: one that comes directly after another, out of habit, and does for good what nobody has looked at."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HastyEnters(QObject):
    """Watches what is pressed in a window, wherever the focus is: at the table, at a question or a button, or while
    something is told. ``follows_another`` says of what is pressed now whether an Enter that did something was pressed
    directly before, with no other key and no press of the mouse between them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.follows_another = self._entered = False

    def watch(self, window: QWindow | None) -> None:
        """Watch a window that is shown, if there is one."""
        if window is not None:
            window.installEventFilter(self)

    def press_other(self) -> None:
        """Something else than an Enter alone is pressed: a shortcut is, which no window hears of."""
        self.follows_another, self._entered = self._entered, False

    def forget(self) -> None:
        """What is pressed now does nothing but say why."""
        self._entered = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self.press_other()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            self.press_other()
            self._entered = event.key() in _ENTER
        return False
