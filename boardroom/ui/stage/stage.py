"""The stage: the picture of a table that has the hands of a person, mouse and keyboard."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

from boardroom.engine.prompt import Preview
from boardroom.ui.kit import plain_text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.drag import Grip
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.held_look import HeldLook
from boardroom.ui.stage.line_drawing import LineDrawing
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.speaking_stage import SpeakingStage
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.zoom_view import ZOOM_STEP

THRESHOLD: Final = 4
"""Logical pixels a press must move before it is a drag."""
LONG_PRESS: Final = 500
"""Milliseconds after which a still press inspects."""


class Stage(SpeakingStage):
    """Shows a table and turns what mouse and keys do to its pieces into signals; it decides nothing.

    ``inspected`` carries a key or ""; ``hurried`` says that who looks has seen enough of what is told;
    ``blind`` that a click did nothing because it may have been meant for what stood there before.
    """

    inspected = Signal(str)
    hurried = Signal()
    blind = Signal()

    def __init__(
        self, context: AppContext, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__(context, table, seats, preview)
        self._pressed: tuple[QPointF, Grip] | None = None
        self._target_clicked: tuple[QPoint | None, int | None] = None, None
        """Where on the screen a target was last clicked with nothing in hand, and who was to act."""
        self._clicked = ""
        """The target that was pressed with nothing in hand."""
        self._drawing = LineDrawing(self._drawn, self.target_area, self.mark_targets)
        self._panning: QPoint | None = None
        self._hovered = self._tip = ""
        self._mouse: QPoint | None = None
        """Where the mouse is over the viewport, None while it is elsewhere."""
        self._dropped_at: QPointF | None = None
        """Where the mouse let something go: what lies there is not shown larger before the mouse was elsewhere, as one
        looks at what is beside it then.
        """
        self._came = False
        """Whether what is pressed was still on its way to where the mouse is."""
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(LONG_PRESS)
        self._hold.timeout.connect(self._long_press)
        self.held_look = HeldLook(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # What is shown.

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        # Who is shown this next may not be told what it said.
        self._explain("")
        super().show_table(shown, glide, passage)

    def settle(self) -> None:
        super().settle()
        if self.shown is not None:
            self._hover_again()

    def keep_up(self, shown: Presentation) -> None:
        super().keep_up(shown)
        if not self.motion.running:
            self._hover_again()

    def _hover_again(self) -> None:
        """Show larger what lies under a mouse that rests while the picture becomes another. It is pointed at, and
        inspected, only when the mouse moves again.
        """
        if self.keyboard.used or self._mouse is None or self.held:
            self._hovered = ""
        else:
            over = self.piece_at(self.mapToScene(self._mouse))
            self.look_closer("" if self._was_dropped_on(over) else over)

    def _was_dropped_on(self, key: str) -> bool:
        """Whether a piece lies where the mouse has just let something go."""
        return (
            key in self.pieces and self._dropped_at is not None and self.pieces[key].area().contains(self._dropped_at)
        )

    def cancel(self) -> None:
        self._pressed, self._clicked = None, ""
        self._drawing.clear()
        self._hold.stop()
        super().cancel()

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.mapToScene(event.position().toPoint())
        self.keyboard.used = False
        self.keyboard.show()
        # Before the motion is finished: a piece that glides home can be caught on its way.
        grip, self._came = self._grip_at(spot), False
        if self.motion.running:
            telling = self.motion.telling
            self.motion.skip()
            if telling:
                return
            if grip.key and grip.key not in self.pieces:
                # It was on its way out.
                grip = Grip("")
            elif not self.can_take(grip):
                # What comes here may be meant.
                there = self._grip_at(spot)
                self._came = there != grip
                grip = there
        key = grip.key
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
            if self.drag.best is None and key and (key == self.drag.source or self.can_take(grip)):
                # Put back, dragged on, or another taken up in its place: that shows when the button is let go.
                self._pressed = (spot, grip)
            else:
                self.drop(spot)
            return
        if key:
            self._pressed = (spot, grip)
            self._hold.start()
        else:
            self._clicked = self._clickable_at(spot)
            if not self._clicked:
                self._drawing.go_on(spot, self._drawable())
            if self._clicked and self._is_blind(event.globalPosition().toPoint()):
                self._clicked = ""
                self.blind.emit()

    def _grip_at(self, spot: QPointF) -> Grip:
        """The piece at a spot, and the part of it."""
        key = self.piece_at(spot)
        return Grip(key, self.part_at(key, spot)) if key else Grip("")

    def _is_blind(self, spot: QPoint) -> bool:
        """Whether the mouse has not moved since a target was clicked, and somebody else is to act now."""
        actor = self.shown.actor if self.shown is not None else None
        (before, whose), self._target_clicked = self._target_clicked, (spot, actor)
        return before is not None and (spot - before).manhattanLength() < THRESHOLD and whose != actor

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position().toPoint()
        spot = self.mapToScene(self._mouse)
        if self._panning is not None:
            self.pan(event.position().toPoint() - self._panning)
            self._panning = event.position().toPoint()
            return
        if self._pressed is not None and not self._dragging:
            start, grip = self._pressed
            if (spot - start).manhattanLength() * self.transform().m11() >= THRESHOLD:
                self._hold.stop()
                if not self.take(grip, by_mouse=True):
                    self._pressed = None
                    return
        if self.drag is not None:
            self.hover(spot)
            return
        if self._drawing.targets:
            self._drawing.go_on(spot, self._drawable())
            return
        over = self.piece_at(spot)
        clickable = (self._clickable_at(spot) or self._drawing.at(spot, self._drawable())) if not over else ""
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)
        named = self.say(self.table.name(clickable, self.shown)) if clickable and self.shown is not None else ""
        self._explain(named)
        if over != self._hovered:
            self._hovered = over
            self.pointed.emit(over)
            if self._was_dropped_on(over):
                return
            self._dropped_at = None
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
        clicked, self._clicked = self._clicked, ""
        if self._dragging:
            self.hover(spot)
            self.drop(spot)
        elif pressed is not None:
            held = self.drag.source if self.drag is not None else ""
            self.cancel()
            if pressed[1].key != held and self._came:
                self.blind.emit()
            elif pressed[1].key != held:
                self._click(pressed[1], spot)
        elif self._drawing.targets:
            area = self.target_area(self._drawing.targets[-1])
            gesture = self._drawing.end()
            if gesture is not None:
                self.chosen.emit([gesture], area.center())
        elif clicked and self.drag is None and clicked == self._clickable_at(spot):
            self.click_target(clicked)

    def drop(self, spot: QPointF) -> None:
        if self._mouse is not None and not self.keyboard.used:
            self._dropped_at = spot
        super().drop(spot)

    def _drawable(self) -> tuple[str, ...]:
        """The targets that can be drawn over with nothing in hand."""
        if self.shown is None or self.shown.actor is None or self.motion.running:
            return ()
        return self.table.handling.drawable(self.shown)

    def _drawn(self, targets: tuple[str, ...]) -> Gesture | None:
        return self.table.handling.drawn(self.shown, targets) if self.shown is not None else None

    @property
    def _dragging(self) -> bool:
        """Whether a piece is dragged with the mouse, and not only taken up by a click."""
        return self.drag is not None and self.by_mouse

    def _clickable_at(self, spot: QPointF) -> str:
        """The target at a spot that can be clicked with nothing in hand, nothing if none is there."""
        if self.motion.running:
            return ""
        return next((key for key in self.clickable() if self.target_area(key).contains(spot)), "")

    def _click(self, grip: Grip, spot: QPointF) -> None:
        piece = self.pieces.get(grip.key)
        if piece is None or self.shown is None:
            return
        tapped = None
        if self.shown.actor is not None:
            tapped = self.table.handling.tap(self.shown, grip.key, self.spot_in(grip.key, spot))
        if tapped is not None:
            self.chosen.emit([tapped], piece.area().center())
        elif not self.look_through(grip) and self.take(grip, by_mouse=False):
            self.keyboard.reached = grip
            self.keyboard.show()

    def _long_press(self) -> None:
        if self._pressed is not None and self.drag is None:
            pressed, self._pressed = self._pressed, None
            if self._may_look((pressed[1].key,)):
                self.held_look.press_mouse()
            else:
                self.inspected.emit(pressed[1].key)

    def _may_look(self, keys: Iterable[str]) -> bool:
        """Whether one of these pieces is the acting person's own, face down, to be looked at."""
        shown = self.shown
        return (
            shown is not None
            and shown.actor is not None
            and any(self.table.looking.turned_down(shown, key) for key in keys)
        )

    def _looks_by(self, event: QKeyEvent) -> bool:
        """Whether a key is held to look: Space, where it has no piece to take up or put down."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat() or self.drag is not None or not self.hasFocus():
            return False
        at_something = self.focused in self.pieces or self.focused in self.clickable()
        return not (self.keyboard.used and at_something) and self._may_look(self.pieces)

    def _explain(self, words: str) -> None:
        """Have a mouse that rests told these words."""
        self._tip = words
        plain_text.set_tip(self.viewport(), words)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            # A graphics view would ask its items alone, which have none.
            plain_text.show_tip(self.viewport(), event.globalPos(), self._tip)
            return True
        return super().viewportEvent(event)

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
                if event.key() == Qt.Key.Key_Escape:
                    self.hurried.emit()
                else:
                    self.motion.skip()
                return True
            tabs = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tabs and self.keyboard.tab(event.key() == Qt.Key.Key_Tab):
                return True
            if tabs:
                self.leave_spots()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.motion.running:
            self.motion.skip()
        if self._looks_by(event):
            self.held_look.press(key)
        elif key == Qt.Key.Key_Escape and self.drag is not None:
            self.put_back()
        elif not self.keyboard.press(key):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
