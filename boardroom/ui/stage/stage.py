"""The stage: the picture of a table that has the hands of a person, mouse and keyboard."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

from boardroom.engine.prompt import Preview
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.drag import Grip
from boardroom.ui.stage.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.keyboard import Keyboard
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.speaking import Speaking
from boardroom.ui.stage.spots import Meant
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.zoom_view import ZOOM_STEP

THRESHOLD: Final = 4
"""Logical pixels a press must move before it is a drag."""
LONG_PRESS: Final = 500
"""Milliseconds after which a still press inspects."""


class Stage(DragAndDrop):
    """Shows a table and turns what mouse and keys do to its pieces into signals; it decides nothing.

    ``inspected`` carries a key or ""; ``opened`` a piece under which there is a pile to be looked through.
    """

    opened = Signal(str)
    inspected = Signal(str)

    def __init__(
        self, context: AppContext, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__(context, table, seats, preview)
        self.keyboard = Keyboard(self)
        self._speaking = Speaking(self)
        self._pressed: tuple[QPointF, Grip] | None = None
        self._panning: QPoint | None = None
        self._hovered = ""
        self._told = self._hushed = False
        self._following = self._arriving = False
        """Whether the focus is on its way from a spot that goes."""
        self._mouse: QPoint | None = None
        """Where the mouse is over the viewport, None while it is elsewhere."""
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(LONG_PRESS)
        self._hold.timeout.connect(self._long_press)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    @property
    def focused(self) -> str:
        """The key of the piece that the keyboard has reached, or ""."""
        return self.keyboard.reached.key

    @property
    def has_keys(self) -> bool:
        """Whether the keys go to the table: the focus is here, or on what a screen reader reads of it."""
        return self.hasFocus() or self._speaking.spots.focused

    @property
    def speaks(self) -> bool:
        """Whether a screen reader may go through the pieces: nothing is told, no question stands, no curtain hangs."""
        return not self._told and not self._hushed and self.isEnabled()

    def hush(self, hushed: bool) -> None:
        """Have nothing here to be read and pressed while a question stands over the table, or have it again."""
        self._hushed = hushed
        self._speaking.follow()

    def reachable(self) -> list[Grip]:
        """The pieces that the arrow keys go to: those that can act, or all that a screen reader reads."""
        return self._speaking.grips() or self.sources()

    def focus_spot(self, meant: Meant) -> None:
        """Give the focus to what a screen reader reads of a piece or target, if anything does."""
        if not self._arriving:
            self._speaking.spots.focus(meant)

    def come_by_keys(self) -> None:
        """Give the keys to the table: to the piece they were at, else to the first one."""
        self.keyboard.used = True
        if self.keyboard.reached.key not in self.pieces:
            self.keyboard.reached = next(iter(self.sources()), Grip(""))
        self._speaking.follow()
        self.focus_spot(self.keyboard.reached)
        if not self.has_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hand_on_focus(self, stay: Collection[Meant]) -> None:
        """Give the focus on from a spot that goes to where the keys are, if that stays, else to the stage itself."""
        if self.drag is not None or self.keyboard.reached not in stay:
            self._following = True
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._following = False
        else:
            self.focus_spot(self.keyboard.reached)

    # What is shown.

    def show_table(self, shown: Presentation, glide: bool = True) -> None:
        if self.shown is None or self.shown.actor != shown.actor:
            self.keyboard.reached = Grip("")
        self._told = False
        super().show_table(shown, glide)
        self._speaking.follow()

    def settle(self) -> None:
        super().settle()
        if self.shown is not None:
            self._speaking.follow()
            self.keyboard.show()
            self._hover_again()

    def keep_up(self, shown: Presentation) -> None:
        super().keep_up(shown)
        self._speaking.follow()
        if not self.motion.running:
            self._hover_again()

    def _hover_again(self) -> None:
        """Show larger what lies under a mouse that rests while the picture becomes another. It is pointed at, and
        inspected, only when the mouse moves again.
        """
        if self.keyboard.used or self._mouse is None or self.held:
            self._hovered = ""
        else:
            self.look_closer(self.piece_at(self.mapToScene(self._mouse)))

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        self._told = True
        self._speaking.follow()
        super().play(beats, done)

    def take(self, grip: Grip, by_mouse: bool) -> bool:
        taken = super().take(grip, by_mouse)
        if taken:
            self._speaking.follow()
            self._speaking.tell_taken()
        return taken

    def drop(self, spot: QPointF) -> None:
        super().drop(spot)
        self._speaking.follow()

    def cancel(self) -> None:
        self._pressed = None
        self._hold.stop()
        held = self.drag is not None
        super().cancel()
        if held:
            self._speaking.follow()
            self.keyboard.show()

    def sharpen(self) -> None:
        super().sharpen()
        self._speaking.follow()

    def pan(self, moved: QPoint) -> None:
        super().pan(moved)
        self._speaking.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._speaking.follow()

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.mapToScene(event.position().toPoint())
        self.keyboard.used = False
        self.keyboard.show()
        # Before the motion is finished: a piece that glides home can be caught on its way.
        key = self.piece_at(spot)
        grip = Grip(key, self.part_at(key, spot)) if key else Grip("")
        if self.motion.running:
            telling = self.motion.telling
            self.motion.skip()
            if telling:
                return
            if key not in self.pieces:
                # It was on its way out.
                key, grip = "", Grip("")
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
            return
        if event.button() == Qt.MouseButton.RightButton:
            if self.drag is not None:
                self.cancel()
            else:
                self.inspected.emit(key)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.drag is not None:
            self.hover(spot)
            if key == self.drag.source and self.drag.best is None:
                self.cancel()
            else:
                self.drop(spot)
            return
        if key:
            self._pressed = (spot, grip)
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position().toPoint()
        spot = self.mapToScene(self._mouse)
        if self._panning is not None:
            self.pan(event.position().toPoint() - self._panning)
            self._panning = event.position().toPoint()
            return
        if self._pressed is not None and self.drag is None:
            start, grip = self._pressed
            if (spot - start).manhattanLength() * self.transform().m11() >= THRESHOLD:
                self._hold.stop()
                if not self.take(grip, by_mouse=True):
                    self._pressed = None
                    return
        if self.drag is not None:
            self.hover(spot)
            return
        over = self.piece_at(spot)
        if over != self._hovered:
            self._hovered = over
            self.pointed.emit(over)
            self.look_closer(over)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._hold.stop()
        spot = self.mapToScene(event.position().toPoint())
        pressed, self._pressed = self._pressed, None
        if self.drag is not None and self.by_mouse:
            self.hover(spot)
            self.drop(spot)
        elif pressed is not None and self.drag is None:
            self._click(pressed[1], spot)

    def _click(self, grip: Grip, spot: QPointF) -> None:
        piece = self.pieces.get(grip.key)
        if piece is None or self.shown is None:
            return
        tapped = None
        if self.shown.actor is not None:
            tapped = self.table.tap(self.shown, grip.key, self.spot_in(grip.key, spot))
        if tapped is not None:
            self.chosen.emit([tapped], piece.area().center())
        elif not self.look_through(grip) and self.take(grip, by_mouse=False):
            self.keyboard.reached = grip
            self.keyboard.show()

    def look_through(self, grip: Grip) -> bool:
        """Look through the pile at a piece that cannot be taken up there; whether there is one."""
        piled = self.shown is not None and not self.can_take(grip) and self.table.pile(grip.key, self.shown) is not None
        if piled:
            self.opened.emit(grip.key)
        return piled

    def _long_press(self) -> None:
        if self._pressed is not None and self.drag is None:
            self.inspected.emit(self._pressed[1].key)
            self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered, self._mouse = "", None
        self.look_closer("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps and self.drag is None:
            self.zoom(ZOOM_STEP**steps)

    # Keyboard.

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self.motion.telling:
                self.motion.skip()
                return True
            tabs = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tabs and self.keyboard.tab(event.key() == Qt.Key.Key_Tab):
                return True
            if tabs and self._speaking.spots.focused:
                # From here the way goes on through the window.
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.motion.running:
            self.motion.skip()
        if key == Qt.Key.Key_Escape and self.drag is not None:
            self.cancel()
        elif not self.keyboard.press(key):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._following:
            # A screen reader may have come since the last change.
            self._speaking.follow()
            self._arriving = True
            self.keyboard.show()
            self._arriving = False
            # A client is told of this focus when the event is over; of the piece's it must hear after that.
            QTimer.singleShot(0, self, self._focus_reached)

    def _focus_reached(self) -> None:
        if self.hasFocus() and self.keyboard.used and self.drag is None:
            self.focus_spot(self.keyboard.reached)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
