"""The mouse at the stage: what a press, a move and a release do, and what it rests over."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.prompt import Preview
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.words import plain_text
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop, Hands
from boardroom.ui.stage.gestures.gesture import REMARKS, Gesture
from boardroom.ui.stage.gestures.keyboard import Keyboard
from boardroom.ui.stage.gestures.line_drawing import LineDrawing
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.gestures.resting import Resting
from boardroom.ui.stage.motion.motion import Motion
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.enlarged_piece import EnlargedPiece
from boardroom.ui.stage.reading.glance import Glance

DRAG_DISTANCE: Final = 4
"""Logical pixels a press must move before it is a drag."""
LONG_PRESS: Final = 500
"""Milliseconds after which a still press inspects."""

_LOG: Final = "log"
_OPEN_LOG: Final = phrase("Log", "Open the log")


class Mouse(QObject):
    """Turns what the mouse does at a view into drags and signals; it decides nothing.

    ``inspected`` carries a key or ""; ``blind`` says that a click at a point of the screen did nothing because it may
    have been meant for what stood there before; ``log_asked`` that the whole log is wanted; ``ground_clicked`` carries
    the spot of the scene of a click with nothing in hand where no piece lies, and nothing is done by it.
    """

    inspected = Signal(str)
    blind = Signal(QPoint)
    log_asked = Signal()
    ground_clicked = Signal(QPointF)

    def __init__(
        self,
        view: QGraphicsView,
        pieces: LaidPieces,
        openings: Openings,
        drags: DragAndDrop,
        closer: EnlargedPiece,
        keyboard: Keyboard,
        motion: Motion,
        hands: Hands,
        preview: Callable[[Gesture], Preview],
    ) -> None:
        super().__init__(view)
        self._preview = preview
        self._view, self._pieces, self._table, self._openings = view, pieces, pieces.table, openings
        self._drags, self._closer, self._keyboard, self._hands = drags, closer, keyboard, hands
        self._motion = motion
        self.glance = Glance(view)
        self.resting = Resting(pieces, drags)
        self.resting.setParent(self)
        keyboard.begun.connect(self.resting.end)
        self._pressed: tuple[QPointF, Grip] | None = None
        self._target_clicked: tuple[QPoint | None, int | None] = None, None
        """Where on the screen a target was last clicked with nothing in hand, and who was to act."""
        self._clicked = ""
        """The target that was pressed with nothing in hand, or the log."""
        self._on_ground = False
        """Whether bare ground was pressed with nothing in hand."""
        self._drawing = LineDrawing(pieces, motion, drags.guides.mark)
        self._panning: QPoint | None = None
        self._hovered = self._tip = ""
        self._mouse: QPoint | None = None
        """Where the mouse is over the viewport, None while it is elsewhere."""
        self._dropped = ""
        """What the mouse let go last: where it lies now nothing is said of it either, until the mouse was elsewhere."""
        self._dropped_at: QPointF | None = None
        """Where the mouse let something go: what lies there is not shown larger before the mouse was elsewhere, as one
        looks at what is beside it then.
        """
        self._moved_below: QPoint | None = None
        """Where the mouse rested when the whole table moved: nothing is pointed at there before the mouse is elsewhere,
        as it is another piece than the one that was meant.
        """
        self._changed = False
        """Whether the picture has become another since the mouse moved."""
        self._tapped: tuple[Presentation | None, Gesture, Text | None] | None = None
        """What a click on the piece under the mouse would do, at what is shown, and whether there is a way back."""
        self._came = False
        """Whether what is pressed was still on its way to where the mouse is."""
        self._looked: tuple[QPoint, Grip] | None = None
        """Where in the view a piece has been pressed that long, and is still, that it is looked at closely."""
        self._hold = QTimer(self, singleShot=True, interval=LONG_PRESS)
        self._hold.timeout.connect(self._long_press)

    def forget(self) -> None:
        """Have nothing come of a press."""
        self._looked = None
        self._pressed, self._clicked, self._on_ground = None, "", False
        self._drawing.clear()
        self._hold.stop()

    # Pressing, moving, releasing.

    def press(self, event: QMouseEvent) -> None:
        """Catch what moves, take hold of what lies there, or begin what a click does."""
        spot = self._view.mapToScene(event.position().toPoint())
        self._keyboard.used = self._keyboard.keyed = self._on_ground = False
        self._keyboard.begun.emit()
        self._keyboard.show()
        # Before the motion is finished: a piece that glides home can be caught on its way.
        grip, self._came = self._pieces.grip_at(spot), False
        if self._motion.running:
            telling = self._motion.telling
            self._motion.skip()
            if telling:
                return
            if grip.key and grip.key not in self._pieces:
                # It was on its way out.
                grip = Grip("")
            elif not self._openings.can_take(grip):
                # What comes here may be meant.
                there = self._pieces.grip_at(spot)
                self._came = there != grip
                grip = there
        key, drag = grip.key, self._drags.drag
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
            return
        if event.button() == Qt.MouseButton.RightButton:
            if drag is not None:
                self._hands.cancel()
            elif key:
                self.inspected.emit(key)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        if drag is not None:
            self._drags.hover(spot)
            if drag.best is None and key and (key == drag.source or self._openings.can_take(grip)):
                # Put back, dragged on, or another taken up in its place: that shows when the button is let go.
                self._pressed = (spot, grip)
            else:
                self._hands.drop(spot)
            return
        if key:
            self._pressed = (spot, grip)
            self._hold.start()
        else:
            self._clicked = self._clickable_at(spot)
            if not self._clicked:
                self._drawing.begin(spot)
                self._on_ground = not self._drawing.targets
            if self._clicked and self._is_blind(event.globalPosition().toPoint()):
                self._clicked = ""
                self.blind.emit(event.globalPosition().toPoint())

    def _is_blind(self, spot: QPoint) -> bool:
        """Whether the mouse has stayed where it is since a target was clicked, and somebody else is to act now."""
        shown = self._pieces.shown
        actor = shown.actor if shown is not None else None
        (before, whose), self._target_clicked = self._target_clicked, (spot, actor)
        return before is not None and (spot - before).manhattanLength() < DRAG_DISTANCE and whose != actor

    def _draws(self, start: QPointF, spot: QPointF) -> bool:
        """Whether a hand that pressed on a piece draws a line."""
        shown, handling = self._pieces.shown, self._pieces.table.handling
        return shown is not None and shown.actor is not None and handling.draws_from_piece(shown, start, spot)

    def move(self, event: QMouseEvent) -> None:
        """Go on with what is held, drawn or shifted, or point at what is there."""
        self._mouse = event.position().toPoint()
        spot = self._view.mapToScene(self._mouse)
        clicked, _ = self._target_clicked
        if clicked is not None and (event.globalPosition().toPoint() - clicked).manhattanLength() >= DRAG_DISTANCE:
            self._target_clicked = None, None
        if self._panning is not None:
            self.resting.end()
            self._pieces.zoom.pan(event.position().toPoint() - self._panning)
            self._panning = event.position().toPoint()
            return
        if self._pressed is not None and not self._is_dragging:
            start, grip = self._pressed
            if (spot - start).manhattanLength() * self._pieces.zoom.factor >= DRAG_DISTANCE:
                self._hold.stop()
                if self._draws(start, spot):
                    self._pressed = None
                    self._drawing.begin(start)
                elif not self._hands.take(grip, by_mouse=True):
                    self._pressed = None
                    return
        if self._looked is not None and (self._mouse - self._looked[0]).manhattanLength() >= DRAG_DISTANCE:
            # It was meant to be dragged, slowly: what was opened for it goes again.
            (_, grip), self._looked = self._looked, None
            self.inspected.emit(grip.key)
            self._hands.take(grip, by_mouse=True)
        if self._drags.drag is not None:
            self._drags.hover(spot)
            self.resting.move(spot)
            return
        self._drawing.go_on(spot)
        if self._drawing.targets:
            return
        if self._moved_below == self._mouse:
            return
        self._moved_below = None
        over = self._over(spot)
        clickable = (self._clickable_at(spot) or self._drawing.at(spot)) if not over else ""
        self._view.viewport().setCursor(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)
        shown = self._pieces.shown
        words = _OPEN_LOG if clickable == _LOG else self._table.name(clickable, shown) if clickable and shown else None
        words = self._no_way_back(over, spot) if over else self._written_at(spot) or words
        if over and words is None and shown is not None and shown.actor is not None and self._drags.drag is None:
            words = self._table.handling.tip(shown, over)
        if over and words is None and self._drags.drag is None:
            words = self._closer.words.unsaid(over)
        self.explain(self._table.say(words) if words is not None else "")
        if over != self._hovered or self._changed:
            if over != self._hovered:
                self._hovered = over
                self._drags.pointed.emit(over)
            self._changed = False
            if self._was_dropped_on(over):
                if over != self._dropped:
                    self._closer.explain(over)
                return
            self._dropped_at = None
            self._closer.point(over)

    def _written_at(self, spot: QPointF) -> Text | None:
        """What is written on the ground at a spot, in words; None while something is held."""
        shown = self._pieces.shown
        return self._table.reading.spot(shown, spot) if shown is not None and self._drags.drag is None else None

    def _no_way_back(self, key: str, spot: QPointF) -> Text | None:
        """What a click on a piece would do for good, None where it can be taken back, or does nothing at once."""
        shown = self._pieces.shown
        tapped, places = None, self._pieces.places
        # What is just going away is no piece of what is shown.
        if shown is not None and shown.actor is not None and key in places and self._drags.drag is None:
            tapped = self._table.handling.tap(shown, key, self._pieces.spot_in(key, spot))
        if tapped is None or tapped.preview is None:
            self._tapped = None
        elif self._tapped is None or self._tapped[0] is not shown or self._tapped[1] != tapped:
            remark = next((line.text for line in self._preview(tapped).lines if line in REMARKS.values()), None)
            self._tapped = shown, tapped, remark
        return None if self._tapped is None else self._tapped[2]

    def release(self, event: QMouseEvent) -> None:
        """Drop what is dragged, or do what a click does."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._hold.stop()
        self._looked = None
        spot = self._view.mapToScene(event.position().toPoint())
        self._drags.at_once = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        pressed, self._pressed = self._pressed, None
        clicked, self._clicked = self._clicked, ""
        on_ground, self._on_ground = self._on_ground, False
        if self._is_dragging:
            self._drags.hover(spot)
            self._hands.drop(spot)
        elif pressed is not None:
            grip, held = pressed[1], self._drags.drag.grip if self._drags.drag is not None else Grip("")
            self._hands.cancel()
            if grip.key != held.key and self._came:
                self.blind.emit(event.globalPosition().toPoint())
            elif grip.key != held.key or (grip != held and self._openings.can_take(grip)):
                # Another part of what was taken up is meant in its place.
                self._click(grip, spot)
        elif self._drawing.targets:
            # As far as the hand was when it let go.
            self._drawing.go_on(spot)
            area = self._pieces.target_area(self._drawing.targets[-1])
            gesture = self._drawing.end()
            if gesture is not None:
                self._drags.chosen.emit([gesture], area.center())
        elif clicked and self._drags.drag is None and clicked == self._clickable_at(spot):
            if clicked == _LOG:
                self.log_asked.emit()
            else:
                self._drags.click_target(clicked)
        elif on_ground and self._drags.drag is None:
            self.ground_clicked.emit(spot)
        self._drawing.clear()
        self._drags.at_once = False

    def _click(self, grip: Grip, spot: QPointF) -> None:
        piece, shown = self._pieces.get(grip.key), self._pieces.shown
        if piece is None or shown is None:
            return
        tapped = None
        if shown.actor is not None:
            tapped = self._table.handling.tap(shown, grip.key, self._pieces.spot_in(grip.key, spot))
        among = self._table.handling.tap_among(shown, grip.key) if shown.actor is not None else ()
        if tapped is not None:
            self._drags.chosen.emit([self._drags.meant(tapped)], piece.area().center())
        elif among:
            self._drags.clicked.emit(list(among), piece.area().center())
        elif not self._drags.look_through(grip) and self._hands.take(grip, by_mouse=False):
            self._keyboard.reached = grip
            self._keyboard.show()

    @property
    def _is_dragging(self) -> bool:
        """Whether a piece is dragged with the mouse, and not only taken up by a click."""
        return self._drags.drag is not None and self._drags.by_mouse

    def _clickable_at(self, spot: QPointF) -> str:
        """The target at a spot that can be clicked with nothing in hand, or the log; nothing if none is there."""
        if self._motion.running:
            return ""
        found = next((key for key in self._openings.clickable() if self._pieces.target_area(key).contains(spot)), "")
        log = self._table.panels.log(self._pieces.shown) if self._pieces.shown is not None and not found else None
        return _LOG if log is not None and log.contains(spot) else found

    def _long_press(self) -> None:
        if self._pressed is not None and self._drags.drag is None:
            pressed, self._pressed = self._pressed, None
            if self._openings.are_own_turned_down((pressed[1].key,)):
                self.glance.press_mouse()
            else:
                there = self._view.mapFromScene(pressed[0])
                self.inspected.emit(pressed[1].key)
                self._looked = (there, pressed[1]) if self._openings.can_take(pressed[1]) else None

    # Resting.

    def hover_again(self) -> None:
        """Show larger what lies under a mouse that rests while the picture becomes another. It is pointed at, explained
        and inspected only when the mouse moves again.
        """
        self.turn()
        if self._keyboard.used or self._mouse is None or self._pieces.held:
            self._hovered = ""
        elif self._moved_below is not None:
            self._closer.rest("")
        else:
            over = self._over(self._view.mapToScene(self._mouse))
            self._closer.rest("" if self._was_dropped_on(over) else over)

    def turn(self) -> None:
        """What is shown becomes another: what the mouse points at is pointed at anew when it moves."""
        self._changed = True
        self.resting.end()

    def table_moves(self) -> None:
        """The whole table is laid out elsewhere: point at nothing until the mouse moves."""
        self._moved_below, self._hovered = self._mouse, ""
        self.explain("")

    def _over(self, spot: QPointF) -> str:
        """The piece at a spot, else the target there that is no piece and is explained like one."""
        heard = (key for key in self._openings.heard() if self._pieces.target_area(key).contains(spot))
        return self._pieces.piece_at(spot) or next(heard, "")

    def _was_dropped_on(self, key: str) -> bool:
        """Whether a piece lies where the mouse has just let something go."""
        return (
            key in self._pieces and self._dropped_at is not None and self._pieces[key].area().contains(self._dropped_at)
        )

    def let_go_at(self, spot: QPointF, key: str) -> None:
        """Something is let go at a spot of the scene, perhaps by the mouse."""
        if self._mouse is not None and not self._keyboard.used:
            self._dropped_at, self._dropped = spot, key

    def leave(self) -> None:
        """The mouse is elsewhere."""
        self._hovered, self._mouse, self._moved_below = "", None, None
        self._target_clicked = None, None
        self.resting.end()
        self._closer.look("")

    def explain(self, words: str) -> None:
        """Have a mouse that rests told these words."""
        self._tip = words
        plain_text.set_tip(self._view.viewport(), words)

    def show_tip(self, at: QPoint) -> None:
        """Tell at a point of the screen what is explained."""
        plain_text.show_tip(self._view.viewport(), at, self._tip)
