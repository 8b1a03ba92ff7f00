"""Drag and drop: the life of a drag, by whatever hand, and what a click or a key does to a pile or a target instead."""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.gestures.guides import Guides
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.motion.moving_pieces import MovingPieces
from boardroom.ui.stage.pieces.laid_pieces import Dropped, LaidPieces
from boardroom.ui.stage.pieces.pieces import LIFT_TURN, Piece
from boardroom.ui.stage.pieces.place import Place


class Hands(Protocol):
    """What mouse and keys begin and end: the stage, which has all parts know of it that must."""

    def take(self, grip: Grip, by_mouse: bool) -> bool: ...

    def drop(self, spot: QPointF) -> None: ...

    def cancel(self) -> None: ...

    def put_back(self) -> None: ...


class Refused(NamedTuple):
    """A drop that means nothing: the source, what it may have been meant for ("" for nothing) and the part it is held
    by.
    """

    source: str
    target: str
    part: str


class DragAndDrop(QObject):
    """Lets the one ``drag`` begin, hover, and end in a drop or nothing; it decides nothing.

    ``chosen`` carries the gestures that a drop could mean and the spot, ``clicked`` those that a click on a target
    could mean, of which nothing was seen before; ``drop_refused`` the source, the target and the part it was held by,
    of a drop that meant nothing; ``grip_refused`` a piece and the part of it that cannot be
    taken up; ``pointed`` a key or "", ``opened`` a piece under which there is a pile to be looked through.
    ``taken_up`` says that something is held, and whether by the mouse; ``laid_down`` that it is held no more.
    """

    opened = Signal(str)
    chosen = Signal(object, QPointF)
    clicked = Signal(object, QPointF)
    drop_refused = Signal(str, str, str)
    grip_refused = Signal(str, str)
    pointed = Signal(str)
    taken_up = Signal(bool)
    laid_down = Signal()

    def __init__(self, pieces: LaidPieces, openings: Openings, guides: Guides, moving: MovingPieces) -> None:
        super().__init__()
        self._pieces, self._table, self._openings, self._moving = pieces, pieces.table, openings, moving
        self.guides = guides
        self.drag: Drag | None = None
        self.by_mouse = False
        """Whether what is held follows the mouse."""
        self.at_once = False
        """Whether Shift is held at the mouse: what is picked is not only picked."""
        self._in_hand: Place | None = None
        """How what is held looks where nothing else is said."""

    # Taking up, hovering, dropping.

    def take(self, grip: Grip, by_mouse: bool) -> bool:
        """Open a drag of a piece, while none is open. False, and a shrug, when it cannot be taken up there now."""
        shown = self._pieces.shown
        if shown is None or not self._openings.can_take(grip):
            self.grip_refused.emit(*grip)
            return False
        self.let_go()
        key, pieces = grip.key, self._pieces
        pieces.taken, piece = key, pieces[key]
        self.drag = Drag(grip, self._openings.gestures, piece.pos(), pieces.target_area, pieces.places)
        hub = self._table.handling.hub(shown, key)
        self.drag.hub = pieces[hub].area() if hub in pieces else None
        first = self._table.handling.first_target(shown, key)
        self.drag.first = first if first in self.drag.areas else ""
        self.by_mouse = by_mouse
        # What is shown apart meanwhile stays as it lies.
        stays = not by_mouse and pieces.apart(key) is not None
        self._in_hand = piece.place if stays else self._table.handling.held(shown, key, grip.part, piece.place)
        piece.show_face(self._in_hand)
        piece.take_up()
        self.guides.show(self.drag, piece)
        self.pointed.emit(key)
        self.taken_up.emit(by_mouse)
        return True

    def hover(self, spot: QPointF) -> None:
        """Go with what is held, if anything, to a spot of the scene, and find the best target there."""
        drag = self.drag
        if drag is None:
            return
        piece = self._pieces[drag.source]
        if self.by_mouse:
            piece.setPos(spot)
            self.guides.follow(spot)
            self._look_over(piece, drag.grip, spot)
        over = self._pieces.piece_at(spot, but=drag.source)
        topmost = (over, self._pieces[over].place.z) if over else None
        hand = piece.area() if self.by_mouse else QRectF(spot.x() - 2, spot.y() - 2, 4, 4)
        changed = drag.hover(hand, spot, topmost)
        if changed:
            self.highlight_target(focused=False)

    def _look_over(self, piece: Piece, grip: Grip, spot: QPointF) -> None:
        """Have what is held look as it does over a spot."""
        assert self._pieces.shown is not None
        over = self._table.handling.held_over(self._pieces.shown, grip.key, grip.part, piece.place, spot)
        look = over or self._in_hand
        if look is not None and look != piece.look:
            piece.show_face(look)
            piece.setRotation(LIFT_TURN if over is None else 0.0)
            self.guides.shade(piece)

    def highlight_target(self, focused: bool) -> None:
        """Highlight the best target of the drag, as hovered over or as reached by the keys."""
        assert self.drag is not None
        self.guides.highlight(self.drag, self._pieces[self.drag.source], focused)

    def drop(self, spot: QPointF) -> None:
        """Let go: one meaning or several are chosen, none glides home and says why; what was taken up by a click stays
        in hand where a reason is said, as another click can be right.
        """
        drag = self.drag
        if drag is None:
            return
        gestures = drag.targets.get(drag.best or "", [])
        source = drag.source
        if gestures:
            area = drag.areas[gestures[0].target]
            if self.by_mouse:
                lies = self._pieces[source].pos()
                where = QPointF((lies.x() - area.x()) / area.width(), (lies.y() - area.y()) / area.height())
                self._pieces.dropped = Dropped(source, gestures[0].target, where)
            self._release()
            self.chosen.emit([self.meant(gesture) for gesture in gestures], area.center())
            return
        refused = self.refused_at(spot)
        if refused is not None and not self.by_mouse and self._answers(drag.grip, refused.target):
            self.drop_refused.emit(*refused)
            return
        self._release()
        self.home()
        if refused is not None:
            self.drop_refused.emit(*refused)

    def refused_at(self, spot: QPointF) -> Refused | None:
        """What would be refused if what is held were let go at a spot; None where that means something, or only puts it
        back.
        """
        drag = self.drag
        if drag is None or drag.best is not None:
            return None
        source, part = drag.grip
        piece = self._pieces.get(source)
        if piece is not None and piece.place.area().contains(spot):
            return None
        return Refused(source, self._pieces.meant_at(spot, source), part)

    def _answers(self, grip: Grip, target: str) -> bool:
        """Whether there is a reason why what is held is not put at a target."""
        shown = self._pieces.shown
        return (
            shown is not None
            and bool(target)
            and self._table.handling.intent(shown, grip.key, target, grip.part) is not None
        )

    def puts_by_number(self, target: str) -> bool:
        """Whether the number key of a target puts what is held there at once: the table says so, it means one thing
        that can be taken back, and loses no more than the target that has just been seen, or nothing if none was.
        """
        shown, drag = self._pieces.shown, self.drag
        if shown is None or drag is None or len(drag.targets[target]) != 1:
            return False
        (gesture,) = drag.targets[target]
        if gesture.needs or not self._table.handling.put_by_number(shown, gesture):
            return False
        seen = min(map(self.guides.losses, drag.targets.get(drag.best or "", ())), default=0)
        return self.guides.has_way_back(gesture) and self.guides.losses(gesture) <= seen

    def meant(self, gesture: Gesture) -> Gesture:
        """What a gesture of the mouse means: another one while Shift is held, where the table says so."""
        shown = self._pieces.shown
        sooner = self._table.handling.at_once(shown, gesture) if self.at_once and shown is not None else None
        return sooner or gesture

    def _release(self) -> None:
        """End the drag with the piece where it is; the next picture takes it from there."""
        piece = self._end()
        if piece is not None:
            if piece.look == self._in_hand:
                piece.show_face(piece.place)
            piece.setScale(1.0)
            piece.setRotation(0.0)
        self.laid_down.emit()

    def cancel(self) -> None:
        """End the drag without a proposal; the piece goes back where it belongs."""
        if self.drag is not None:
            piece = self._end()
            if piece is not None:
                piece.put(piece.place)
            self.laid_down.emit()

    def _end(self) -> Piece | None:
        """Have no drag any more; the piece that was held."""
        key, self._pieces.taken = self._pieces.taken, ""
        self.drag = None
        self.guides.clear()
        return self._pieces.get(key)

    def home(self) -> None:
        """Have every piece glide to where it belongs, after a choice that was not made."""
        if self.drag is None:
            self.let_go()
            self.laid_down.emit()
            self._moving.home()

    def let_go(self) -> None:
        """What was dropped need no longer wait where it is: the next picture takes it from there."""
        self._pieces.dropped = None

    # Beside a drag.

    def consider(self, gesture: Gesture | None) -> None:
        """Ring the pieces that one of several meanings is about, while it is considered; None to ring none."""
        if self.drag is None:
            self.guides.ring(gesture)

    def click_target(self, key: str) -> None:
        """What one Enter does there is meant, else whatever could be dropped on a target, each thing once; where things
        are small, to look at them; where the hand is sorted, to do so.
        """
        shown = self._pieces.shown
        seat = None if shown is None else self._table.looking.in_small(shown).get(key)
        if seat is not None:
            self._table.look_at(seat)
            return
        if shown is not None and key == self._table.handling.sorter(shown):
            self._table.sort_hand()
            return
        entered = self._openings.entered(key)
        if entered is not None:
            self.chosen.emit([entered], self._pieces.target_area(key).center())
            return
        meant = {gesture.actions: gesture for gesture in self._openings.gestures if gesture.target == key}
        if meant:
            self.clicked.emit(list(meant.values()), self._pieces.target_area(key).center())
        else:
            self.grip_refused.emit(key, "")

    def look_through(self, grip: Grip) -> bool:
        """Look through the pile at a piece that cannot be taken up there now, or at the things of the seat that lie
        small where it does; whether there is anything to look at.
        """
        shown = self._pieces.shown
        if shown is None or self._openings.can_take(grip):
            return False
        if self._table.reading.pile(grip.key, shown) is not None:
            self.opened.emit(grip.key)
            return True
        middle = self._pieces[grip.key].area().center()
        for target, seat in self._table.looking.in_small(shown).items():
            if self._pieces.target_area(target).contains(middle):
                self._table.look_at(seat)
                return True
        return False
