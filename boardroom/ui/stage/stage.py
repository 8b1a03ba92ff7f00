"""The stage: the picture of a table at which pieces are taken up and dropped, by mouse or keyboard."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

from boardroom.engine.rules import Preview
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.bubbles import Bubble
from boardroom.ui.stage.drag import Drag
from boardroom.ui.stage.guides import Guides
from boardroom.ui.stage.keyboard import Keyboard
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.picture import ZOOM_STEP, Picture
from boardroom.ui.stage.pieces import BAND_BUBBLE, Piece
from boardroom.ui.stage.table import Gesture, Shown, Table

THRESHOLD: Final = 4
"""Logical pixels a press must move before it is a drag."""
LONG_PRESS: Final = 500
"""Milliseconds after which a still press inspects."""


class Stage(Picture):
    """Shows a table and turns gestures into signals; it decides nothing.

    ``chosen`` carries the gestures that a drop could mean and the spot; ``refused`` the source and target of a drop
    that meant nothing; ``shrugged`` a piece that cannot move; ``inspected`` and ``pointed`` a key or "".
    """

    chosen = Signal(object, QPointF)
    refused = Signal(str, str)
    shrugged = Signal(str)
    inspected = Signal(str)
    pointed = Signal(str)

    def __init__(
        self, room: Room, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__(room, table, seats)
        self.drag: Drag | None = None
        self._by_mouse = False
        self.open_gestures: tuple[Gesture, ...] = ()
        """What can be done at what is shown; nothing while it moves or nobody may act."""
        self._guides = Guides(self.scene(), room, seats, preview)
        self._closer: Piece | None = None
        self._keyboard = Keyboard(self)
        self._pressed: tuple[QPointF, str] | None = None
        self._panning: QPoint | None = None
        self._hovered = ""
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
        return self._keyboard.reached

    @property
    def bubble(self) -> Bubble | None:
        """The preview beside the best target, if there is one."""
        return self._guides.bubble

    # What is shown, and what can be done there.

    def repaint_all(self) -> None:
        self.cancel()
        super().repaint_all()

    def attend(self, shown: Shown) -> None:
        super().attend(shown)
        self.open_gestures = self.table.gestures(shown) if shown.actor is not None else ()

    def show_table(self, shown: Shown, glide: bool = True) -> None:
        self.cancel()
        self.look_closer("")
        if self.shown is None or self.shown.actor != shown.actor:
            self._keyboard.reached = ""
        super().show_table(shown, glide)

    def keep_up(self, shown: Shown) -> None:
        """Take over what others did beside a drag or a draft, without disturbing either."""
        self.attend(shown)
        if not self.motion.running:
            self._lay(self.places, "" if self.drag is None else self.drag.source)
        self.repaint_layers()

    def settle(self) -> None:
        super().settle()
        if self.shown is not None:
            self._keyboard.show()

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Play beats one after the other, then call done. Nobody acts meanwhile."""
        self.cancel()
        self.look_closer("")
        self.open_gestures = ()
        super().play(beats, done)

    def home(self) -> None:
        """Have every piece glide to where it belongs, after a choice that was not made."""
        if self.drag is None:
            super().home()

    def look_closer(self, key: str) -> None:
        """Show a piece larger, above the others, if it is too small to be read where it lies; "" for none."""
        if self._closer is not None:
            self.scene().removeItem(self._closer)
            self._closer = None
        piece = self.pieces.get(key)
        place = self.table.closer(key, piece.place) if piece is not None and self.drag is None else None
        if place is not None:
            self._closer = Piece(key, place, self.table.face, self.ratio)
            self._closer.setZValue(BAND_BUBBLE)
            self.scene().addItem(self._closer)

    # Taking up, hovering, dropping.

    def sources(self) -> list[str]:
        """The pieces that can act now, in reading order."""
        keys = {gesture.source for gesture in self.open_gestures}
        found = [key for key in self.pieces if key in keys]
        return sorted(found, key=lambda key: (round(self.pieces[key].place.y / 24), self.pieces[key].place.x))

    def take(self, key: str, by_mouse: bool) -> bool:
        """Open a drag of a piece. False, and a shrug, when it cannot move now."""
        self.cancel()
        if not any(gesture.source == key for gesture in self.open_gestures):
            self.shrugged.emit(key)
            return False
        self.look_closer("")
        piece = self.pieces[key]
        self.drag = Drag(self.table, key, self.open_gestures, piece.pos())
        self._by_mouse = by_mouse
        piece.lift()
        self._guides.show(self.drag, piece, self.devicePixelRatioF())
        self.pointed.emit(key)
        return True

    def cancel(self) -> None:
        """End the drag without a proposal; the piece goes back where it belongs."""
        self._pressed = None
        self._hold.stop()
        if self.drag is None:
            return
        key = self.drag.source
        self.drag = None
        self._guides.clear()
        piece = self.pieces.get(key)
        if piece is not None:
            piece.put(piece.place)
        self._keyboard.show()

    def _hover(self, spot: QPointF) -> None:
        drag = self.drag
        if drag is None:
            return
        piece = self.pieces[drag.source]
        if self._by_mouse:
            piece.setPos(spot)
            self._guides.follow(spot)
            changed = drag.hover(piece.area(), spot)
        else:
            changed = drag.hover(QRectF(spot.x() - 2, spot.y() - 2, 4, 4), spot)
        if changed:
            self.mark_target(focused=False)

    def mark_target(self, focused: bool) -> None:
        """Mark the best target of the drag, as hovered over or as reached by the keys."""
        assert self.drag is not None
        self._guides.mark(self.drag, self.pieces[self.drag.source], self.free, focused)

    def drop(self, spot: QPointF) -> None:
        """Let go: one meaning or several are chosen, none glides home and says why."""
        drag = self.drag
        if drag is None:
            return
        gestures = drag.targets.get(drag.best or "", [])
        source = drag.source
        if gestures:
            self._release()
            self.chosen.emit(gestures, drag.areas[gestures[0].target].center())
            return
        piece = self.pieces.get(source)
        put_back = piece is not None and piece.place.area().contains(spot)
        target = self.meant_at(spot, source)
        self._release()
        self.home()
        if not put_back:
            self.refused.emit(source, target)

    def _release(self) -> None:
        """End the drag with the piece where it is; the next picture takes it from there."""
        assert self.drag is not None
        piece = self.pieces.get(self.drag.source)
        self.drag = None
        self._guides.clear()
        if piece is not None:
            piece.setScale(1.0)
            piece.setRotation(0.0)

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.mapToScene(event.position().toPoint())
        self._keyboard.used = False
        self._keyboard.show()
        # Before the motion is finished: a piece that glides home can be caught on its way.
        key = self.piece_at(spot)
        if self.motion.running:
            telling = self.motion.telling
            self.motion.skip()
            if telling:
                return
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
            self._hover(spot)
            if key == self.drag.source and self.drag.best is None:
                self.cancel()
            else:
                self.drop(spot)
            return
        if key:
            self._pressed = (spot, key)
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self.mapToScene(event.position().toPoint())
        if self._panning is not None:
            self.pan(event.position().toPoint() - self._panning)
            self._panning = event.position().toPoint()
            return
        if self._pressed is not None and self.drag is None:
            start, key = self._pressed
            if (spot - start).manhattanLength() * self.transform().m11() >= THRESHOLD:
                self._hold.stop()
                if not self.take(key, by_mouse=True):
                    self._pressed = None
                    return
        if self.drag is not None:
            self._hover(spot)
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
        if self.drag is not None and self._by_mouse:
            self._hover(spot)
            self.drop(spot)
        elif pressed is not None and self.drag is None:
            self._click(pressed[1], spot)

    def _click(self, key: str, spot: QPointF) -> None:
        piece = self.pieces.get(key)
        if piece is None or self.shown is None:
            return
        area = piece.area()
        unit = QPointF((spot.x() - area.left()) / area.width(), (spot.y() - area.top()) / area.height())
        tapped = self.table.tap(self.shown, key, unit) if self.shown.actor is not None else None
        if tapped is not None:
            self.chosen.emit([tapped], area.center())
            return
        if self.take(key, by_mouse=False):
            self._keyboard.reached = key
            self._keyboard.show()

    def _long_press(self) -> None:
        if self._pressed is not None and self.drag is None:
            self.inspected.emit(self._pressed[1])
            self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = ""
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
            if tabs and self._keyboard.tab(event.key() == Qt.Key.Key_Tab):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.motion.running:
            self.motion.skip()
        if key == Qt.Key.Key_Escape and self.drag is not None:
            self.cancel()
        elif not self._keyboard.press(key):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keyboard.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._keyboard.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
