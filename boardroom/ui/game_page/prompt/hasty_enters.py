"""Hasty Enters: one that comes directly after another, out of habit, or was meant for what was told until just now, and
does for good what nobody has looked at.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
ON_ITS_WAY = 700
"""Milliseconds after the end of what is told in which an Enter was still meant for that."""


class HastyEnters(QObject):
    """Watches what is pressed in a window, wherever the focus is: at the table, at a question or a button, or while
    something is told. ``follows_another`` says of what is pressed now whether an Enter that did something was pressed
    directly before, or a number that did what an Enter does elsewhere, with no other key and no press of the mouse
    between them; ``meant_next`` whether it was meant for the next step of what was told: such an Enter came directly
    before, or all that has ended only now.
    """

    def __init__(self, parent: QObject, telling: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._telling = telling
        self.follows_another = self._entered = False
        self.meant_next = self._stepped = False
        self._on_its_way = QTimer(self, singleShot=True, interval=ON_ITS_WAY)

    def ended(self) -> None:
        """All is told."""
        self._on_its_way.start()

    def watch(self, window: QWindow | None) -> None:
        """Watch a window that is shown, if there is one."""
        if window is not None:
            window.installEventFilter(self)

    def press_other(self) -> None:
        """Something else than an Enter alone is pressed: a shortcut is, which no window hears of."""
        self.follows_another, self._entered = self._entered, False
        self.meant_next, self._stepped = self._stepped or self._on_its_way.isActive(), False
        self._on_its_way.stop()

    def number_put_down(self) -> None:
        """The number that is pressed has put something down: an Enter after it may have been meant for that."""
        self._entered = True

    def forget(self) -> None:
        """What is pressed now does nothing but say why."""
        self._entered = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self.press_other()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            self.press_other()
            self._entered = event.key() in _ENTER
            self._stepped = self._entered and self._telling()
        return False
