"""Hasty clicks: a click that was meant for what stood there a moment ago does nothing to what stands there now."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

_STILL: Final = 4
"""Logical pixels by which a mouse that rests may have moved."""


class HastyClicks(QObject):
    """Watches the buttons of the prompt.

    Who clicks from step to step of what is told does not mean the button that comes up under the mouse when all is
    told: the first click there is taken away, unless the mouse has moved. So is the second click of a double one where
    another button has come up after the first. ``taken`` says that one was.
    """

    taken = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._went_on: QPoint | None = None
        self.actor: int | None = None
        """Whose buttons they are."""
        self._pressed: tuple[str, int | None] = "", None

    def watch(self, button: QWidget) -> None:
        """Watch a button that has come up."""
        button.installEventFilter(self)

    def go_on(self, spot: QPoint) -> None:
        """Somebody clicked at a point of the screen to see the next step of what is told."""
        self._went_on = spot

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            not isinstance(event, QMouseEvent)
            or not isinstance(watched, QWidget)
            or event.type()
            not in (
                QEvent.Type.MouseButtonPress,
                QEvent.Type.MouseButtonDblClick,
            )
        ):
            return False
        went_on, self._went_on = self._went_on, None
        spot = event.globalPosition().toPoint()
        blind = went_on is not None and (spot - went_on).manhattanLength() < _STILL
        pressed, self._pressed = self._pressed, (watched.accessibleName(), self.actor)
        second = event.type() == QEvent.Type.MouseButtonDblClick and pressed != self._pressed
        if blind or second:
            self.taken.emit()
        return blind or second
