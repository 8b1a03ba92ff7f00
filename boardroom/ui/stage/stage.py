"""The stage: a table pictured, at the hands of a person with mouse and keyboard."""

from collections.abc import Callable, Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from boardroom.engine.prompt import Preview
from boardroom.engine.text import Text
from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.gestures.guides import Guides
from boardroom.ui.stage.gestures.keyboard import Keyboard
from boardroom.ui.stage.gestures.mouse import Mouse
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.motion.motion import RESIZE, Beat
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.motion.moving_pieces import STRAIGHT, MovingPieces
from boardroom.ui.stage.motion.occasion_picture import OccasionPicture
from boardroom.ui.stage.motion.occasions import Occasion
from boardroom.ui.stage.pieces.ground import Ground
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.moved_before_painted import MovedBeforePainted
from boardroom.ui.stage.pieces.pictures_ahead import PicturesAhead
from boardroom.ui.stage.pieces.zoom import ZOOM_STEP, Zoom
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.enlarged_piece import EnlargedPiece
from boardroom.ui.stage.reading.pointed_words import PointedWords
from boardroom.ui.stage.reading.speaking import Speaking
from boardroom.ui.stage.table import Table


class Stage(QGraphicsView):
    """Shows a table and hands what Qt tells it to its parts, each of which knows of the others what it needs.

    In the order in which they stand on each other: ``zoom``; ``pieces``, which know what is shown; ``ground`` and
    layers around them, and what moves them (``moving``, ``motion``); ``openings``, what hands can do; the ``words``
    about what is pointed at; ``drags``;
    ``speaking`` with the ``keyboard``; the ``mouse``. What concerns several of them stands here: what is shown to whom,
    and what begins and ends in a hand. It decides nothing.

    ``pressed`` carries a key that is pressed while something is told, or one of those that go back to it between two
    things that are told, and whether it is held down. ``measured`` says that the table has measured everything anew for
    what it shows now.
    """

    pressed = Signal(int, bool)
    measured = Signal()

    def __init__(
        self, table: Table, preview: Callable[[Gesture], Preview], choice_name: Callable[[Gesture], Text]
    ) -> None:
        """``preview`` says what a gesture would do, ``choice_name`` what it is called among several."""
        super().__init__()
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self._moved = MovedBeforePainted(self)
        self.table = table
        self.free = QRectF()
        """What panels leave of the scene."""
        self.zoom = Zoom(self)
        self.pieces = LaidPieces(scene, table, self.zoom)
        self.ground = Ground(self, self.pieces)
        self.moving = MovingPieces(self.pieces, self.ground, self.settle)
        self.motion = self.moving.motion
        self.occasion = OccasionPicture(self.pieces, lambda: table.context.settings.motion_factor)
        self.motion.begun.connect(self.occasion.end)
        self.goes_back: Callable[[int], bool] = lambda key: False
        """Whether a key goes back to what was told, though nothing is told now."""
        self._kept_back: Presentation | None = None
        """What others did meanwhile that moves everything, and waits until nothing is held."""
        self.openings = Openings(self.pieces)
        self.words = PointedWords(self, self.pieces, self.ground)
        self._closer = EnlargedPiece(self.pieces, self.openings, self.words)
        self.drags = DragAndDrop(self.pieces, self.openings, Guides(self.pieces, preview, choice_name), self.moving)
        self.speaking = Speaking(self, self.pieces, self.openings, self.drags, preview, choice_name)
        parts = self.pieces, self.openings, self.drags, self._closer
        self.keyboard = Keyboard(self, *parts, self.speaking, hands=self)
        self.mouse = Mouse(self, *parts, self.keyboard, self.motion, hands=self, preview=preview)
        self.pictures_ahead = PicturesAhead(self.pieces, lambda: self.motion.running or bool(self.pieces.held))
        for part in (self.motion, self.occasion, self.drags, self.pictures_ahead):
            part.setParent(self)
        self.drags.laid_down.connect(self._closer.let_go)
        self.drags.laid_down.connect(self._catch_up)
        self.zoom.rested.connect(self.sharpen)
        self.zoom.panned.connect(self.speaking.follow)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    @property
    def drag(self) -> Drag | None:
        """What is held, if anything is."""
        return self.drags.drag

    # What is shown.

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        """Picture what is shown; pieces that moved glide, unless not wanted, and come and go by a ``passage``, which is
        asked for after the layout was made.
        """
        # Who is shown this next may not be told what it said.
        self.mouse.explain("")
        self.occasion.end()
        self.mouse.turn()
        self.keyboard.turn_to(shown)
        self.speaking.told = False
        self._kept_back = None
        self.cancel()
        self._closer.look("")
        if self.motion.gliding:
            # Else it would end where the pieces no longer belong.
            self.motion.stop()
        # What is on the way goes on from where it is.
        moves_all = (self._attend(shown) and bool(self.pieces)) or self.ground.moving
        self._closer.keep_up()
        self.keyboard.come_to_what_is_asked(shown)
        self.pieces.ring(())
        may_glide = glide and not self.motion.running and not self.motion.off
        if may_glide and (moves_all or passage is not None or self.pieces.have_moved):
            way = passage() if passage is not None else STRAIGHT
            self._surround(moves_all)
            self.moving.glide(way)
        else:
            self.settle()
        self.speaking.follow()

    def _end_resizing(self) -> None:
        """Have everything lie by the measures to which it is on the way."""
        if self.ground.moving:
            self.motion.skip()

    def _surround(self, moves_all: bool) -> None:
        """Have the layers show what is shown now, or set out for that, where everything moves."""
        if moves_all:
            self.ground.set_out()
        else:
            self.ground.show_layers()

    def keep_up(self, shown: Presentation) -> None:
        """Take over what others did beside a drag or a draft, without disturbing either: what would move everything
        waits until nothing is held.
        """
        if self.pieces.held and self.table.moves_all(shown):
            self._kept_back = shown
            return
        self._kept_back = None
        moves_all = self._attend(shown)
        self._closer.keep_up()
        if moves_all and not self.motion.running and not self.motion.off:
            self.ground.set_out()
            self.moving.glide()
            return
        if not self.motion.running:
            self.pieces.lay(self.pieces.places)
        self.ground.show_layers()
        self.speaking.follow()
        if not self.motion.running:
            self.keyboard.number()
            self.mouse.hover_again()

    def _catch_up(self) -> None:
        """Show what was kept back while something was held."""
        if self._kept_back is not None and not self.pieces.held:
            self.keep_up(self._kept_back)

    def settle(self) -> None:
        """Put every piece where the layout says; make what is new, take away what is gone."""
        if self.pieces.shown is not None:
            self.pieces.lay(self.pieces.places)
            self.ground.show_layers()
            self.speaking.follow()
            self.keyboard.show()
            self.mouse.hover_again()

    def play(self, beats: Sequence[Beat], done: Callable[[], None], at: Beat | None = None) -> None:
        """Play beats one after the other, then call done; or stay ``at`` one of them. Nobody acts meanwhile."""
        self.speaking.told = True
        self.speaking.follow()
        self.keyboard.leave()
        self.cancel()
        self.mouse.turn()
        self._closer.look("")
        self.openings.gestures = ()
        if at is None:
            self.motion.play(beats, done)
        else:
            self.motion.show(beats, at, done)

    def tell(self, shown: Presentation, beat: Beat, cast: Sequence[str]) -> None:
        """Turn to what a beat that begins shows, with a ring around who takes part; while pieces tumble, what is said
        of them waits.
        """
        self.words.hide()
        self.mouse.turn()
        moves_all = self._turn_to(shown)
        self.pieces.places = beat.layout
        if beat.moves.tumbles and not self.motion.off:
            # What was written of them is not said of what they show on the way.
            self.pieces.shown = evolve(shown, tumbling=frozenset(beat.moves.tumbles))
            self.ground.show_layers()
            return
        self._surround(moves_all and not self.motion.off)
        self.motion.least = RESIZE if self.ground.moving else 0
        self.pieces.ring(cast, beat.layout)

    def tell_again(self, shown: Presentation, beat: Beat, cast: Sequence[str]) -> None:
        """Turn at once to what a beat showed that is gone back to, with a ring around who took part."""
        self.occasion.end()
        self.words.hide()
        self.mouse.turn()
        self._turn_to(shown)
        self.pieces.places = beat.layout
        self.pieces.lay(beat.layout)
        self.ground.show_layers()
        self.pieces.ring(cast, beat.layout)

    def celebrate(self, occasion: Occasion) -> None:
        """Show the picture of an occasion over what is told now, which waits for its end; none with motion off."""
        self.motion.picture = self.occasion.show(occasion, self.pieces.places, self.free)

    def _attend(self, shown: Presentation) -> bool:
        """Turn to what is shown from now on: have the table attend to it and lay it out, once. Whether everything is
        measured anew.
        """
        moves_all = self._turn_to(shown)
        self.pieces.places = self.table.layout(shown)
        self.openings.attend(shown)
        return moves_all

    def _turn_to(self, shown: Presentation) -> bool:
        self.pieces.shown = shown
        moves_all = self.table.attend(shown)
        if moves_all:
            self.ground.renew()
            self.measured.emit()
        return moves_all

    # Measures.

    def occupy(self, whole: QRectF, free: QRectF) -> None:
        """Measure the table for the present size, and paint it so; free is what panels leave of it."""
        self.measure(whole, free)
        self.motion.measure(self.table.layout)
        if self.pieces.shown is not None:
            self.pieces.places = self.table.layout(self.pieces.shown)
        self.repaint_all()
        if self.motion.held and self.pieces.shown is not None:
            self.pieces.ring(())
            self.pieces.lay(self.pieces.places)

    def measure(self, whole: QRectF, free: QRectF) -> None:
        """Measure the table without painting it. Whoever calls this shows the table after it."""
        self.occasion.end()
        if (whole, free) != (self.sceneRect(), self.free) and not self.free.isEmpty():
            self.mouse.table_moves()
        self.free = self.drags.guides.free = self.words.free = free
        self.setSceneRect(whole)
        self.table.arrange(whole, free)

    def repaint_all(self) -> None:
        """Paint everything anew: another size or pixel ratio."""
        self.renew()
        if self.pieces.shown is not None and not self.motion.running:
            self.pieces.ring(())
            self.settle()
        else:
            self.ground.show_layers()

    def renew(self) -> None:
        """Paint ground and pieces anew, and the layers when they are shown next, for another size, theme or language.
        Whoever calls this shows the table after it.
        """
        self.cancel()
        self._end_resizing()
        self.words.hide()
        if not self.sceneRect().isEmpty():
            self.ground.renew()
            self.pieces.sharpen()
            self._closer.sharpen()

    def sharpen(self) -> None:
        """Paint everything on the ground for the present ratio and zoom."""
        self._end_resizing()
        self.words.hide()
        self.pieces.sharpen(self.zoom.seen)
        self._closer.sharpen()
        self.ground.stale = True
        self.ground.show_layers()
        self.speaking.follow()

    # What begins and ends in a hand.

    def take(self, grip: Grip, by_mouse: bool) -> bool:
        """Open a drag of a piece. False, and a shrug, when it cannot be taken up there now."""
        self.cancel()
        taken = self.drags.take(grip, by_mouse)
        if taken:
            self._closer.look("")
            if not by_mouse:
                self._closer.hold(grip.key)
            self.speaking.follow()
            self.speaking.tell_taken()
        return taken

    def drop(self, spot: QPointF) -> None:
        """Let what is held go at a spot of the scene."""
        self.mouse.let_go_at(spot, self.drag.source if self.drag is not None else "")
        self.drags.drop(spot)
        self.speaking.follow()

    def cancel(self) -> None:
        """Have nothing come of what is begun: what is held goes back where it belongs."""
        self.mouse.forget()
        if self.drag is not None:
            self.drags.cancel()
            self.speaking.follow()
            self.keyboard.show()

    def put_back(self) -> None:
        """Let what is held go back where it was taken up, by choice; nothing more is said of what is pointed at."""
        self.words.hide()
        way = self.speaking.way(self.drag.grip) if self.drag is not None else None
        self.cancel()
        if way is not None:
            self.speaking.tell_put_back(way)

    # What Qt tells.

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]  # stub is wider
        self.ground.paint(painter, rect)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.mouse.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._end_resizing()
        steps = event.angleDelta().y() / 120
        if steps and self.drag is None:
            self.zoom.by(ZOOM_STEP**steps)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            # A graphics view would ask its items alone, which have none.
            self.mouse.show_tip(event.globalPos())
            return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self.motion.telling or self.goes_back(event.key()):
                self.pressed.emit(event.key(), event.isAutoRepeat())
                return True
            self._end_resizing()
            tabs = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tabs and self.keyboard.tab(event.key() == Qt.Key.Key_Tab):
                return True
            if tabs:
                self.speaking.leave_items()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self.repaint_all()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.motion.running:
            self.motion.skip()
        if not event.isAutoRepeat() and self.hasFocus() and self.keyboard.looks_by(key):
            self.mouse.glance.press(key)
        elif key == Qt.Key.Key_Escape and self.drag is not None:
            self.put_back()
        elif not self.keyboard.press_key(key, event.isAutoRepeat()):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keyboard.arrive()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard.leave()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.words.hide()
            self.speaking.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._moved.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cancel()
        super().resizeEvent(event)
