"""The stage: the graphics view on which a table's pieces lie, are taken up, dropped and moved."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from boardroom.engine.rules import Preview
from boardroom.ui.bubble import Bubble
from boardroom.ui.drag import Drag, nearest
from boardroom.ui.motion import GLIDE, Beat, Motion, travel
from boardroom.ui.pieces import BAND_GROUND, BAND_OVERLAY, Overlay, Piece, Ring, Shadow, TargetMark
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.table import Gesture, Pace, Place, Shown, Table

THRESHOLD: Final = 4
"""Logical pixels a press must move before it is a drag."""
LONG_PRESS: Final = 500
"""Milliseconds after which a still press inspects."""
ZOOM_LEAST, ZOOM_MOST, ZOOM_STEP = 1.0, 3.0, 1.15
NEAR: Final = 6
"""Logical pixels that a table may paint over the edge of what panels leave free."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Stage(QGraphicsView):
    """Shows a table and turns gestures into signals; it decides nothing.

    ``chosen`` carries the gestures that a drop could mean and the spot; ``refused`` the source and target of a drop
    that meant nothing; ``shrugged`` a piece that cannot move; ``inspected`` and ``pointed`` a key or "".
    """

    chosen = Signal(object, QPointF)
    refused = Signal(str, str)
    shrugged = Signal(str)
    inspected = Signal(str)
    pointed = Signal(str)
    announced = Signal(str)

    def __init__(
        self, room: Room, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__()
        self.room, self.table = room, table
        self._seats, self._preview = tuple(seats), preview
        self.shown: Shown | None = None
        self.free = QRectF()
        self.pieces: dict[str, Piece] = {}
        self.drag: Drag | None = None
        self._by_mouse = False
        self._pressed: tuple[QPointF, str] | None = None
        self._panning: QPoint | None = None
        self._marks: dict[str, TargetMark] = {}
        self._bubble: Bubble | None = None
        self._shadow: Shadow | None = None
        self._focus_key = ""
        self._by_keys = False
        self._hovered = ""
        self._ground = QPixmap()
        self._rings: list[Ring] = []
        self._gestures: tuple[Gesture, ...] = ()
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self._overlay = Overlay(self._paint_over, BAND_OVERLAY)
        self._underlay = Overlay(self._paint_under, BAND_GROUND)
        scene.addItem(self._overlay)
        scene.addItem(self._underlay)
        self._focus_ring = Ring(QRectF(), "#FFD24A")
        self._focus_ring.setVisible(False)
        scene.addItem(self._focus_ring)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.motion = Motion(self._play, lambda: room.settings.motion_factor)
        self.motion.setParent(self)
        self.motion.begun.connect(self._begin_beat)
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(LONG_PRESS)
        self._hold.timeout.connect(self._long_press)
        self._starts: dict[str, Place] = {}
        room.theme.changed.connect(self.repaint_all)
        room.voice.changed.connect(self.repaint_layers)

    # What is shown.

    @property
    def ratio(self) -> float:
        """Device pixels a logical pixel of the scene, zoom included."""
        return self.devicePixelRatioF() * self.transform().m11()

    @property
    def focused(self) -> str:
        """The key of the piece that the keyboard has reached, or ""."""
        return self._focus_key

    @property
    def bubble(self) -> Bubble | None:
        """The preview beside the best target, if there is one."""
        return self._bubble

    def occupy(self, whole: QRectF, free: QRectF) -> None:
        """Measure the table for the present size; free is what panels leave of it."""
        self.free = free
        self.setSceneRect(whole)
        self.table.arrange(whole, free)
        # Only what panels leave free: what lies under them would have to be painted again with every change.
        near = free.adjusted(-NEAR, -NEAR, NEAR, NEAR).intersected(whole)
        self._overlay.cover(near)
        self._underlay.cover(near)
        self.repaint_all()

    def repaint_all(self) -> None:
        """Paint ground and pieces anew: another size, theme or zoom."""
        self.cancel()
        whole = self.sceneRect()
        if whole.isEmpty():
            return
        ratio = self.devicePixelRatioF()
        self._ground = QPixmap(QSize(round(whole.width() * ratio), round(whole.height() * ratio)))
        self._ground.setDevicePixelRatio(ratio)
        painter = QPainter(self._ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.table.surface(painter, whole)
        painter.end()
        for piece in self.pieces.values():
            piece.sharpen(self.ratio)
        self.repaint_layers()
        self.viewport().update()
        if self.shown is not None and not self.motion.running:
            self.settle()

    def show_table(self, shown: Shown, glide: bool = True) -> None:
        """Picture what is shown; pieces that moved glide, unless not wanted."""
        self.cancel()
        if self.shown is None or self.shown.actor != shown.actor:
            self._focus_key = ""
        before = {key: piece.place for key, piece in self.pieces.items()} if glide else {}
        held = {key: Place(p.x(), p.y(), *p.place[2:]) for key, p in self.pieces.items()}
        self.shown = shown
        self._gestures = self.table.gestures(shown) if shown.actor is not None else ()
        layout = self.table.layout(shown)
        moved = any(key in before and before[key][:2] != place[:2] for key, place in layout.items())
        if glide and moved and not self.motion.running and self.room.settings.motion_factor > 0:
            self._starts = held
            self.motion.play([Beat(layout, {}, {}, Pace(GLIDE, 0), None, shown.view)], self.settle)
        else:
            self.settle()
        self.repaint_layers()

    def keep_up(self, shown: Shown) -> None:
        """Take over what others did beside a drag or a draft, without disturbing either."""
        self.shown = shown
        self._gestures = self.table.gestures(shown) if shown.actor is not None else ()
        if not self.motion.running:
            self._lay(self.table.layout(shown), "" if self.drag is None else self.drag.source)
        self.repaint_layers()

    def settle(self) -> None:
        """Put every piece where the layout says; make what is new, take away what is gone."""
        if self.shown is None:
            return
        self._lay(self.table.layout(self.shown))
        self.ring(())
        self.repaint_layers()
        self._show_focus()

    def _lay(self, layout: dict[str, Place], held: str = "") -> None:
        for key in [key for key in self.pieces if key not in layout and key != held]:
            self.scene().removeItem(self.pieces.pop(key))
        for key, place in layout.items():
            if key == held:
                self.pieces[key].place = place
            elif key in self.pieces:
                self.pieces[key].resetTransform()
                self.pieces[key].put(place)
            else:
                self._add(key, place)

    def _add(self, key: str, place: Place) -> Piece:
        piece = Piece(key, place, self.table.face, self.ratio)
        self.scene().addItem(piece)
        self.pieces[key] = piece
        return piece

    def ring(self, keys: Sequence[str], layout: dict[str, Place] | None = None) -> None:
        """Ring pieces, where a layout says they will be or where they are: the cast of an event, or what a line of
        the log speaks of.
        """
        for old in self._rings:
            self.scene().removeItem(old)
        self._rings = []
        for key in keys:
            place = (layout or {}).get(key)
            if place is None and key not in self.pieces:
                continue
            ring = Ring(place.area() if place is not None else self.pieces[key].area(), "#FFD24A", 3.4)
            self.scene().addItem(ring)
            self._rings.append(ring)

    def _paint_over(self, painter: QPainter) -> None:
        if self.shown is not None:
            self.table.paint_over(painter, self.shown)

    def _paint_under(self, painter: QPainter) -> None:
        if self.shown is not None:
            self.table.paint_under(painter, self.shown)

    def repaint_layers(self) -> None:
        """Paint what the table paints around the pieces anew."""
        self._overlay.update()
        self._underlay.update()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]  # stub is wider
        if not self._ground.isNull():
            ratio = self._ground.devicePixelRatio()
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(rect, self._ground, source)

    # Motion.

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Play beats one after the other, then call done. Nobody acts meanwhile."""
        self.cancel()
        self._gestures = ()
        self.motion.play(beats, done)

    def _begin_beat(self, beat: Beat) -> None:
        for old, new in beat.renames.items():
            if old in self.pieces:
                piece = self.pieces.pop(old)
                piece.key = new
                self.pieces[new] = piece
        self._starts = {
            key: Place(p.x(), p.y(), p.place.width, p.place.height, p.place.face, p.place.z, p.rotation(), p.opacity())
            for key, p in self.pieces.items()
        }
        for key, place in beat.layout.items():
            if key not in self.pieces:
                self._add(key, place)
                self._starts[key] = place._replace(opacity=0.0)
        if beat.event is not None:
            self.ring([])

    def _play(self, beat: Beat, part: float) -> None:
        for key, start in self._starts.items():
            piece = self.pieces.get(key)
            if piece is None:
                continue
            end = beat.layout.get(key)
            if end is None:
                end = beat.departures.get(key, start._replace(opacity=0.0))
            if start != end:
                travel(piece, start, end, part)
                piece.setZValue(piece.zValue() + 20 if part < 1 and start[:2] != end[:2] else piece.zValue())
        if part >= 1.0:
            self._lay(beat.layout)

    # Taking up, hovering, dropping.

    def sources(self) -> list[str]:
        """The pieces that can act now, in reading order."""
        keys = {gesture.source for gesture in self._gestures}
        found = [key for key in self.pieces if key in keys]
        return sorted(found, key=lambda key: (round(self.pieces[key].place.y / 24), self.pieces[key].place.x))

    def piece_at(self, spot: QPointF) -> str:
        """The key of the topmost piece at a spot of the scene, or ""."""
        hit = [piece for piece in self.pieces.values() if piece.area().contains(spot)]
        return max(hit, key=lambda piece: piece.zValue()).key if hit else ""

    def take(self, key: str, by_mouse: bool) -> bool:
        """Open a drag of a piece. False, and a shrug, when it cannot move now."""
        self.cancel()
        if not any(gesture.source == key for gesture in self._gestures):
            self.shrugged.emit(key)
            return False
        piece = self.pieces[key]
        self.drag = Drag(self.table, key, self._gestures, piece.pos())
        self._by_mouse = by_mouse
        piece.lift()
        self._shadow = Shadow(piece.pixmap().deviceIndependentSize().toSize(), self.devicePixelRatioF())
        self._shadow.setPos(piece.pos())
        self.scene().addItem(self._shadow)
        for target, area in self.drag.areas.items():
            mark = TargetMark(target, area, self.room.theme.evening)
            self.scene().addItem(mark)
            self._marks[target] = mark
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
        self._clear_marks()
        piece = self.pieces.get(key)
        if piece is not None:
            piece.put(piece.place)
        self._show_focus()

    def _clear_marks(self) -> None:
        for mark in self._marks.values():
            self.scene().removeItem(mark)
        self._marks = {}
        if self._bubble is not None:
            self.scene().removeItem(self._bubble)
            self._bubble = None
        if self._shadow is not None:
            self.scene().removeItem(self._shadow)
            self._shadow = None

    def _hover(self, spot: QPointF) -> None:
        drag = self.drag
        if drag is None:
            return
        piece = self.pieces[drag.source]
        if self._by_mouse:
            piece.setPos(spot)
            if self._shadow is not None:
                self._shadow.setPos(spot)
            changed = drag.hover(piece.area(), spot)
        else:
            changed = drag.hover(QRectF(spot.x() - 2, spot.y() - 2, 4, 4), spot)
        if changed:
            self._mark_best(focused=False)

    def _mark_best(self, focused: bool) -> None:
        assert self.drag is not None
        best = self.drag.best
        for key, mark in self._marks.items():
            mark.mark(key == best and not focused, key == best and focused)
        if self._bubble is not None:
            self.scene().removeItem(self._bubble)
            self._bubble = None
        gestures = self.drag.targets.get(best or "", [])
        if len(gestures) == 1:
            bubble = Bubble(self.room, self._seats, self._preview(gestures[0]))
            if not bubble.empty:
                bubble.settle(self.drag.areas[gestures[0].target], self.pieces[self.drag.source].area(), self.free)
                self.scene().addItem(bubble)
                self._bubble = bubble
        if focused and best is not None:
            self._announce(best)

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
        target = self._tried(source, spot)
        self._glide_home()
        if not put_back:
            self.refused.emit(source, target)

    def _release(self) -> None:
        """End the drag with the piece where it is; the next picture takes it from there."""
        assert self.drag is not None
        piece = self.pieces.get(self.drag.source)
        self.drag = None
        self._clear_marks()
        if piece is not None:
            piece.setScale(1.0)
            piece.setRotation(0.0)

    def _glide_home(self) -> None:
        assert self.drag is not None
        self._release()
        self.home()

    def home(self) -> None:
        """Glide every piece to where it belongs, after a choice that was not made."""
        if self.shown is None or self.motion.running or self.drag is not None:
            return
        if self.room.settings.motion_factor <= 0:
            self.settle()
        else:
            layout = self.table.layout(self.shown)
            self.motion.play([Beat(layout, {}, {}, Pace(GLIDE, 0), None, self.shown.view)], self.settle)

    def _tried(self, source: str, spot: QPointF) -> str:
        if self.shown is None:
            return ""
        for key in self.table.drop_areas(self.shown):
            if self.table.target(key).contains(spot):
                return key
        return next((k for k, p in self.pieces.items() if k != source and p.area().contains(spot)), "")

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.mapToScene(event.position().toPoint())
        self._by_keys = False
        self._show_focus()
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
            moved = event.position().toPoint() - self._panning
            self._panning = event.position().toPoint()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
            return
        if self._pressed is not None and self.drag is None:
            start, key = self._pressed
            if (spot - start).manhattanLength() * self.transform().m11() >= THRESHOLD:
                self._hold.stop()
                if not self.take(key, by_mouse=True):
                    self._pressed = None
                    return
        if self.drag is not None:
            self.drag.moved = True
            self._hover(spot)
            return
        over = self.piece_at(spot)
        if over != self._hovered:
            self._hovered = over
            self.pointed.emit(over)

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
            self._focus_key = key
            self._show_focus()

    def _long_press(self) -> None:
        if self._pressed is not None and self.drag is None:
            self.inspected.emit(self._pressed[1])
            self._pressed = None

    # Keyboard.

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self.motion.telling:
                self.motion.skip()
                return True
            tabs = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tabs and self._tab(event.key() == Qt.Key.Key_Tab):
                return True
        return super().event(event)

    def _tab(self, forward: bool) -> bool:
        self._by_keys = True
        if self.drag is not None:
            self.drag.step(forward)
            self._mark_best(focused=True)
            return True
        sources = self.sources()
        if not sources:
            return False
        if self._focus_key not in sources:
            self._focus_key = sources[0 if forward else -1]
        else:
            at = sources.index(self._focus_key) + (1 if forward else -1)
            if not 0 <= at < len(sources):
                self._focus_key = ""
                self._show_focus()
                return False
            self._focus_key = sources[at]
        self._show_focus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.motion.running:
            self.motion.skip()
        if key == Qt.Key.Key_Escape and self.drag is not None:
            self.cancel()
        elif key in _ARROWS:
            self._arrow(key)
        elif key in _ENTER:
            self._enter()
        else:
            super().keyPressEvent(event)

    def _arrow(self, key: Qt.Key) -> None:
        self._by_keys = True
        if self.drag is not None:
            self.drag.walk(key)
            self._mark_best(focused=True)
            return
        sources = self.sources()
        if self._focus_key not in sources:
            self._focus_key = sources[0] if sources else ""
        else:
            points = {k: self.pieces[k].pos() for k in sources if k != self._focus_key}
            self._focus_key = nearest(points, self.pieces[self._focus_key].pos(), key) or self._focus_key
        self._show_focus()

    def _enter(self) -> None:
        if self.drag is not None:
            if self.drag.best is not None:
                self._focus_next()
                self.drop(self.drag.areas[self.drag.best].center())
        elif self._focus_key in self.pieces:
            self.take(self._focus_key, by_mouse=False)

    def _focus_next(self) -> None:
        """Have the piece after the one that is dropped take the focus, so that Tab and Enter go through a hand."""
        assert self.drag is not None
        sources = self.sources()
        at = sources.index(self.drag.source) + 1 if self.drag.source in sources else len(sources)
        self._focus_key = sources[at] if at < len(sources) else ""

    def _show_focus(self) -> None:
        piece = self.pieces.get(self._focus_key)
        visible = piece is not None and self.hasFocus() and self._by_keys
        self._focus_ring.setVisible(visible)
        if piece is not None and visible:
            self._focus_ring.move_to(piece.area())
            self._announce(self._focus_key)
        else:
            self.setAccessibleDescription("")

    def _announce(self, key: str) -> None:
        """Tell a screen reader which piece or target the keyboard has reached."""
        if self.shown is not None:
            words = self.room.say(self.table.name(key, self.shown), self._seats)
            self.setAccessibleDescription(words)
            self.announced.emit(words)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus_ring.setVisible(False)
        self.setAccessibleDescription("")

    # Zoom.

    def zoom(self, factor: float) -> None:
        """Zoom by a factor, between the whole table and three times."""
        now = self.transform().m11()
        new = min(ZOOM_MOST, max(ZOOM_LEAST, now * factor))
        self.setTransform(QTransform.fromScale(new, new))
        for piece in self.pieces.values():
            piece.sharpen(self.ratio)
        self.repaint_layers()

    def fit(self) -> None:
        """See the whole table."""
        self.setTransform(QTransform())
        for piece in self.pieces.values():
            piece.sharpen(self.ratio)
        self.repaint_layers()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps and self.drag is None:
            self.zoom(ZOOM_STEP**steps)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
