"""The picture of a table at which pieces are taken up and dropped: the life of a drag, by whatever hand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Signal

from boardroom.engine.prompt import Preview
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.bubbles import Bubble
from boardroom.ui.stage.drag import Drag, Grip
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.guides import Guides
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.pieces import BAND_BUBBLE, LIFT_TURN, Piece
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.spots import Meant
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_picture import TablePicture


class _Dropped(NamedTuple):
    """A piece that was dropped: its key, the target, and where on it (0-1 in both directions where it is inside)."""

    key: str
    target: str
    where: QPointF


class DragAndDrop(TablePicture):
    """Lets the one ``drag`` begin, hover, and end in a drop or nothing; it decides nothing.

    ``chosen`` carries the gestures that a drop could mean and the spot; ``drop_refused`` the source, the target and
    the part it was held by, of a drop that meant nothing; ``grip_refused`` a piece and the part of it that cannot be
    taken up; ``pointed`` a key or "", ``opened`` a piece under which there is a pile to be looked through;
    ``mentioned`` a sentence for who does not see it. ``taken_up`` says that something is held, and whether by the
    mouse; ``laid_down`` that it is held no more.
    """

    opened = Signal(str)
    chosen = Signal(object, QPointF)
    drop_refused = Signal(str, str, str)
    grip_refused = Signal(str, str)
    pointed = Signal(str)
    mentioned = Signal(object)
    taken_up = Signal(bool)
    laid_down = Signal()

    def __init__(
        self, context: AppContext, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__(context, table, seats)
        self.drag: Drag | None = None
        self.by_mouse = False
        """Whether what is held follows the mouse."""
        self.open_gestures: tuple[Gesture, ...] = ()
        """What can be done at what is shown; nothing while it moves or nobody may act."""
        self.preview = preview
        self._guides = Guides(self.scene(), context, seats, preview, self.pieces)
        self._closer: Piece | None = None
        self._in_hand: Place | None = None
        """How what is held looks where nothing else is said."""
        self._dropped: _Dropped | None = None
        """What waits where it was dropped, until it is decided what that means."""

    @property
    def bubble(self) -> Bubble | None:
        """The preview beside the best target, if there is one."""
        return self._guides.bubble

    @property
    def previewed(self) -> tuple[str, ...]:
        """The pieces that this preview is about, which are ringed."""
        return self._guides.ringed

    # What is shown, and what can be done there.

    @property
    def held(self) -> str:
        if self.drag is not None:
            return self.drag.source
        return self._dropped.key if self._dropped is not None else ""

    def renew(self) -> None:
        self.cancel()
        super().renew()

    def sharpen_pieces(self, seen: QRectF | None = None) -> None:
        super().sharpen_pieces(seen)
        if self._closer is not None:
            self._closer.sharpen(self.ratio)

    def attend(self, shown: Presentation) -> None:
        super().attend(shown)
        self.open_gestures = self.table.gestures(shown) if shown.actor is not None else ()

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        self.cancel()
        self.look_closer("")
        super().show_table(shown, glide, passage)

    def keep_up(self, shown: Presentation) -> None:
        """Take over what others did beside a drag or a draft, without disturbing either."""
        self.attend(shown)
        if self._closer is not None and self._closer.key not in self.places:
            self.look_closer("")
        if not self.motion.running:
            self._lay(self.places)
        self._show_layers()

    def _lay(self, layout: dict[str, Place]) -> None:
        super()._lay(layout)
        dropped = self._dropped
        if dropped is not None and dropped.key in layout:
            piece = self.pieces[dropped.key]
            piece.show_face(layout[dropped.key])
            area = self.target_area(dropped.target)
            piece.setPos(area.x() + dropped.where.x() * area.width(), area.y() + dropped.where.y() * area.height())

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Play beats one after the other, then call done. Nobody acts meanwhile."""
        self.cancel()
        self.look_closer("")
        self.open_gestures = ()
        super().play(beats, done)

    def home(self) -> None:
        """Have every piece glide to where it belongs, after a choice that was not made."""
        if self.drag is None:
            self.let_go()
            super().home()

    def consider(self, gesture: Gesture | None) -> None:
        """Ring the pieces that one of several meanings is about, while it is considered; None to ring none."""
        if self.drag is None:
            self._guides.ring(gesture)

    def let_go(self) -> None:
        """What was dropped need no longer wait where it is: the next picture takes it from there."""
        self._dropped = None

    def look_closer(self, key: str) -> None:
        """Show a piece larger, above the others, if it is too small to be read where it lies; "" for none."""
        if self._closer is not None:
            self.scene().removeItem(self._closer)
            self._closer = None
        piece = self.pieces.get(key)
        place = self.table.reading.closer(key, piece.place) if piece is not None and not self.held else None
        if place is not None and not self._has_targets_on_it(key):
            self._closer = Piece(key, place, self.table.face, self.ratio)
            self._closer.setZValue(BAND_BUBBLE)
            self.scene().addItem(self._closer)

    def _has_targets_on_it(self, key: str) -> bool:
        """Whether targets lie on a piece now: shown larger, it would have them where they are not clicked."""
        area = self.pieces[key].place.area()
        targets = {gesture.target for gesture in self.open_gestures}
        return any(area.contains(self.target_area(target)) for target in targets if target not in self.pieces)

    # The keys.

    @property
    def has_keys(self) -> bool:
        """Whether the keys go to the table."""
        return self.hasFocus()

    def reachable(self) -> list[Grip]:
        """The pieces that the arrow keys go to: those that can act."""
        return self.sources()

    def focus_spot(self, meant: Meant) -> None:
        """Give the focus to what stands for a piece or target, where anything does."""

    def look_through(self, grip: Grip) -> bool:
        """Look through the pile at a piece that cannot be taken up there now, or at the things of the seat that lie
        small where it does; whether there is anything to look at.
        """
        if self.shown is None or self.can_take(grip):
            return False
        if self.table.reading.pile(grip.key, self.shown) is not None:
            self.opened.emit(grip.key)
            return True
        middle = self.pieces[grip.key].area().center()
        for target, seat in self.table.looking.in_small(self.shown).items():
            if self.target_area(target).contains(middle):
                self.table.look_at(seat)
                return True
        return False

    # Taking up, hovering, dropping.

    def sources(self) -> list[Grip]:
        """The pieces that can act now, each by the parts that it can be taken up by, in reading order."""
        open_grips = {Grip(gesture.source, gesture.part) for gesture in self.open_gestures}
        keys = {grip.key for grip in open_grips}
        found = self.in_reading_order([key for key in self.pieces if key in keys])
        return [grip for key in found for grip in self.grips(key) if {grip, Grip(key)} & open_grips]

    def clickable(self) -> tuple[str, ...]:
        """The targets that can be clicked now, with nothing in hand."""
        if self.shown is None:
            return ()
        found = self.table.handling.clickable(self.shown) if self.shown.actor is not None else ()
        sorter = self.table.handling.sorter(self.shown)
        return tuple(dict.fromkeys((*found, *([sorter] if sorter else ()), *self.table.looking.in_small(self.shown))))

    def heard(self) -> tuple[str, ...]:
        """The targets that are only read: nothing is done there with nothing in hand."""
        heard = self.table.reading.heard(self.shown) if self.shown is not None else ()
        return tuple(key for key in heard if key not in self.clickable())

    def stops(self) -> list[Grip]:
        """Where the keys go with nothing in hand: pieces that can act, then targets that can be clicked."""
        return [*self.sources(), *(Grip(target) for target in self.clickable())]

    def stop_area(self, grip: Grip) -> QRectF:
        """Where a piece, a part of it or a target is that can be clicked or read."""
        is_target = grip.key in (*self.clickable(), *self.heard())
        return self.target_area(grip.key) if is_target else self.part_area(*grip)

    def grips(self, key: str) -> list[Grip]:
        """The parts that a piece can be taken up by; the whole piece where there are none."""
        parts = self.table.handling.parts(self.shown, key) if self.shown is not None else ()
        return [Grip(key, part.key) for part in parts] or [Grip(key)]

    def can_take(self, grip: Grip) -> bool:
        """Whether a piece can be taken up there now."""
        return any(grip.takes(gesture) for gesture in self.open_gestures)

    def take(self, grip: Grip, by_mouse: bool) -> bool:
        """Open a drag of a piece. False, and a shrug, when it cannot be taken up there now."""
        self.cancel()
        if self.shown is None or not self.can_take(grip):
            self.grip_refused.emit(*grip)
            return False
        self.look_closer("")
        self.let_go()
        key = grip.key
        piece = self.pieces[key]
        self.drag = Drag(grip, self.open_gestures, piece.pos(), self.target_area, self.places)
        self.by_mouse = by_mouse
        self._in_hand = self.table.handling.held(self.shown, key, grip.part, piece.place)
        piece.show_face(self._in_hand)
        piece.take_up()
        self._guides.show(self.drag, piece)
        self.pointed.emit(key)
        self.taken_up.emit(by_mouse)
        return True

    def mark_targets(self, keys: tuple[str, ...]) -> None:
        """Show targets as meant while they are drawn over; none to show none."""
        self._guides.mark({key: self.target_area(key) for key in keys})

    def click_target(self, key: str) -> None:
        """Whatever could be dropped on a target is meant, each thing once; where things are small, to look at them;
        where the hand is sorted, to do so.
        """
        seat = None if self.shown is None else self.table.looking.in_small(self.shown).get(key)
        if seat is not None:
            self.table.look_at(seat)
            return
        if self.shown is not None and key == self.table.handling.sorter(self.shown):
            self.table.sort_hand()
            return
        meant = {gesture.actions: gesture for gesture in self.open_gestures if gesture.target == key}
        if meant:
            self.chosen.emit(list(meant.values()), self.target_area(key).center())

    def cancel(self) -> None:
        """End the drag without a proposal; the piece goes back where it belongs."""
        if self.drag is None:
            return
        key = self.drag.source
        self.drag = None
        self._guides.clear()
        piece = self.pieces.get(key)
        if piece is not None:
            piece.put(piece.place)
        self.laid_down.emit()

    def put_back(self) -> None:
        """Let what is held go back where it was taken up, by choice."""
        self.cancel()

    def hover(self, spot: QPointF) -> None:
        """Go with what is held, if anything, to a spot of the scene, and find the best target there."""
        drag = self.drag
        if drag is None:
            return
        piece = self.pieces[drag.source]
        if self.by_mouse:
            piece.setPos(spot)
            self._guides.follow(spot)
            self._look_over(piece, drag.grip, spot)
        over = self.piece_at(spot, but=drag.source)
        topmost = (over, self.pieces[over].place.z) if over else None
        hand = piece.area() if self.by_mouse else QRectF(spot.x() - 2, spot.y() - 2, 4, 4)
        changed = drag.hover(hand, spot, topmost)
        if changed:
            self.highlight_target(focused=False)

    def _look_over(self, piece: Piece, grip: Grip, spot: QPointF) -> None:
        """Have what is held look as it does over a spot."""
        assert self.shown is not None
        over = self.table.handling.held_over(self.shown, grip.key, grip.part, piece.place, spot)
        look = over or self._in_hand
        if look is not None and look != piece.look:
            piece.show_face(look)
            piece.setRotation(LIFT_TURN if over is None else 0.0)
            self._guides.shade(piece)

    def highlight_target(self, focused: bool) -> None:
        """Highlight the best target of the drag, as hovered over or as reached by the keys."""
        assert self.drag is not None
        self._guides.highlight(self.drag, self.pieces[self.drag.source], self.free, focused)

    def drop(self, spot: QPointF) -> None:
        """Let go: one meaning or several are chosen, none glides home and says why."""
        drag = self.drag
        if drag is None:
            return
        gestures = drag.targets.get(drag.best or "", [])
        source, part = drag.grip
        if gestures:
            area = drag.areas[gestures[0].target]
            if self.by_mouse:
                lies = self.pieces[source].pos()
                where = QPointF((lies.x() - area.x()) / area.width(), (lies.y() - area.y()) / area.height())
                self._dropped = _Dropped(source, gestures[0].target, where)
            self._release()
            self.chosen.emit(gestures, area.center())
            return
        piece = self.pieces.get(source)
        put_back = piece is not None and piece.place.area().contains(spot)
        target = self.meant_at(spot, source)
        self._release()
        self.home()
        if not put_back:
            self.drop_refused.emit(source, target, part)

    def _release(self) -> None:
        """End the drag with the piece where it is; the next picture takes it from there."""
        assert self.drag is not None
        piece = self.pieces.get(self.drag.source)
        self.drag = None
        self._guides.clear()
        if piece is not None:
            if piece.look == self._in_hand:
                piece.show_face(piece.place)
            piece.setScale(1.0)
            piece.setRotation(0.0)
        self.laid_down.emit()
