"""Hasty clicks: a click that was meant for what stood there a moment ago does nothing to what stands there now."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QHoverEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

_STILL: Final = 4
"""Logical pixels by which a mouse that rests may have moved."""
_AWAY: Final = 32
"""From so many on it has left what came up under it."""
FRESH = 2_000
"""Milliseconds after which whoever is there has seen what came up."""
READ: Final = 800
"""Milliseconds after which it has been read by who uses keys, and looks at nothing but the prompt."""
HURRY: Final = 700
"""Milliseconds within which one more click at the same spot belongs to the same hurry: nobody reads in less."""
ARRIVES = 400
"""Milliseconds in which nobody has seen yet that something has come in the place of what is to be clicked."""
PART_ARRIVES: Final = 1_500
"""The same where another part of the game has come, and not by the main button: who was going to end the last one
knew where.
"""
_MOVES: Final = (QEvent.Type.HoverMove, QEvent.Type.HoverEnter, QEvent.Type.MouseMove)
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class HastyClicks(QObject):
    """Watches the buttons of the prompt.

    Who clicks from step to step of what is told does not mean the button that comes up under the mouse when all is
    told: the first click there is taken away, with those that follow it in the same hurry, unless the mouse has moved
    or the button has been there for a moment. So is a click that was on its way to the next step when all was told, or
    to a button of a part of the game that has just ended on the table, where another has come in its place; so is the
    second click of a double one where another button has come up after the first. What cannot be undone, and has come
    up where something else was clicked last, takes no click at all until the mouse has moved, or nobody has clicked
    there for a moment. ``taken`` says that one was taken away, and whether the mouse must move first; ``past`` that
    this is no longer so, as the mouse has moved; ``refused`` that one came to a button that is off.
    """

    taken = Signal(bool)
    past = Signal()
    refused = Signal(QWidget)

    def __init__(self, parent: QObject, is_final: Callable[[QWidget], bool]) -> None:
        """``is_final`` says whether what a button does cannot be undone."""
        super().__init__(parent)
        self._is_final = is_final
        self._until_moved = _UntilMoved(self)
        self._until_moved.moved.connect(self.past)
        self._went_on: QPoint | None = None
        self.actor: int | None = None
        """Whose buttons they are."""
        self._pressed: tuple[str, int | None] = "", None
        self._resting = _UntilMoved(self)
        self._resting.moved.connect(self._leave)
        self._spot: QPoint | None = None
        """Where a click came last, as long as the mouse rests there."""
        self._fresh = QTimer(self, singleShot=True, interval=FRESH)
        self._hurry = QTimer(self, singleShot=True, interval=HURRY)
        self.arrives = QTimer(self, singleShot=True)
        """Runs while a click may be on its way to what is no longer there."""
        self._gone: tuple[QRect, ...] = ()

    def came_up(self) -> None:
        """Other buttons have come up, or the same with other words."""
        self._fresh.start()

    @property
    def fresh(self) -> bool:
        """Whether what came up has only just done so."""
        return self._fresh.isActive()

    @property
    def unread(self) -> bool:
        """Whether who uses keys cannot have read yet what came up."""
        return self._fresh.isActive() and self._fresh.interval() - self._fresh.remainingTime() < READ

    def watch(self, button: QWidget) -> None:
        """Watch a button that has come up."""
        button.installEventFilter(self)

    def go_on(self, spot: QPoint) -> None:
        """Somebody clicked at a point of the screen to see the next step of what is told."""
        self._went_on = spot
        self.arrives.stop()
        self._rest(spot)
        self._pressed = "", self.actor

    def take(self, spot: QPoint, final: bool = False) -> None:
        """A click at a point of the screen was taken away."""
        self._until_moved.rest(spot, _STILL if final else _AWAY)
        self.taken.emit(final)

    def ended(self) -> None:
        """Somebody went from step to step by a button, and all is told: what comes up there now was not meant."""
        self._went_on = self._spot
        self.arrives.stop()

    @property
    def rests(self) -> bool:
        """Whether the mouse rests where one of the buttons was clicked last."""
        return self._spot is not None

    def gone(self, places: Sequence[QRect], of_part: bool) -> None:
        """Buttons are gone by themselves, of a part of the game that has ended or only of what was told; where on the
        screen they were.
        """
        if places and (of_part or self._went_on is None):
            self._gone = tuple(places)
            self.arrives.start(PART_ARRIVES if of_part else ARRIVES)

    def _rest(self, spot: QPoint) -> None:
        self._spot = spot
        self._resting.rest(spot, _STILL)

    def _leave(self) -> None:
        self._spot = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if not isinstance(event, QMouseEvent) or event.type() not in _PRESSES:
            return False
        went_on, self._went_on = self._went_on, None
        spot, meant = event.globalPosition().toPoint(), (watched.accessibleName(), self.actor)
        rests = self._spot is not None and _near(spot, self._spot)
        self._rest(spot)
        if not watched.isEnabled():
            self.refused.emit(watched)
            return False
        if rests and meant != self._pressed and self.fresh and self._is_final(watched):
            # Who goes on clicking has not looked yet.
            self._fresh.start(FRESH)
            self.take(spot, final=True)
            return True
        blind = went_on is not None and self.fresh and _near(spot, went_on)
        blind |= self.arrives.isActive() and any(place.contains(spot) for place in self._gone)
        self.arrives.stop()
        if blind:
            self._hurry.start()
        elif self._hurry.isActive() and self._pressed == meant and rests:
            self._hurry.start()
            blind = True
        pressed, self._pressed = self._pressed, meant
        second = event.type() == QEvent.Type.MouseButtonDblClick and pressed != meant
        if blind or second:
            self.take(spot)
        return blind or second


class _UntilMoved(QObject):
    """Waits until the mouse, wherever it is in the application, has left a point of the screen."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._spot, self._far = QPoint(), 0

    def rest(self, spot: QPoint, far: int) -> None:
        """Say so once the mouse is ``far`` from there."""
        self._spot, self._far = spot, far
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _MOVES or not isinstance(event, QHoverEvent | QMouseEvent):
            return False
        there = event.globalPosition().toPoint()
        # What comes up under the mouse may be told of it at a point where it is not.
        if not isinstance(watched, QWidget) or not watched.rect().contains(watched.mapFromGlobal(there)):
            return False
        if (there - self._spot).manhattanLength() >= self._far:
            application = QCoreApplication.instance()
            if application is not None:
                application.removeEventFilter(self)
            self.moved.emit()
        return False


def _near(one: QPoint, other: QPoint) -> bool:
    return (one - other).manhattanLength() < _STILL
