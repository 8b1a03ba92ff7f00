"""The pieces of a table where they lie, and what is where: pieces, parts of them and targets."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.pieces.pieces import Piece, Ring, Sharpening
from boardroom.ui.stage.pieces.place import CardPart, Place
from boardroom.ui.stage.pieces.reading_order import NOBODY, reading_order
from boardroom.ui.stage.pieces.zoom import Zoom
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_SLACK, _LEAST_SEEN, _REACH = 6.0, 8.0, 4.0
"""By how much what lies over a piece in its column may be narrower or wider; how much of a piece is seen at least where
a part of it is; how far a ring reaches around.
"""


class Dropped(NamedTuple):
    """A piece that was dropped: its key, the target, and where on it (0-1 in both directions where it is inside)."""

    key: str
    target: str
    where: QPointF


class LaidPieces(dict[str, Piece]):
    """The pieces of a ``table`` in a ``scene``, by key.

    A piece that is ``taken`` up lies where the hand has it; one that was ``dropped`` waits there, until it is decided
    what that means. All others lie where the layout says, or are on their way there.
    """

    def __init__(self, scene: QGraphicsScene, table: Table, zoom: Zoom) -> None:
        super().__init__()
        self.scene, self.table, self.zoom = scene, table, zoom
        self._rings: list[Ring] = []
        self._sharpening = Sharpening(scene)
        self.shown: Presentation | None = None
        self.places: dict[str, Place] = {}
        """Where every piece belongs at what is shown: the table's layout, made once a change."""
        self._order_of: dict[str, Place] = {}
        self._order: list[str] = []
        """The keys of those places in reading order."""
        self.taken = ""
        self.dropped: Dropped | None = None

    @property
    def held(self) -> str:
        """The key of the piece that does not lie where the layout says, because a hand has it, or ""."""
        return self.taken or (self.dropped.key if self.dropped is not None else "")

    # Laying out.

    def lay(self, layout: Mapping[str, Place]) -> None:
        """Lay every piece down but the one that is held: that one only learns where it belongs. Make what is new, take
        away what is gone.
        """
        held = self.held
        for key in [key for key in self if key not in layout and key != held]:
            self.scene.removeItem(self.pop(key))
        for key, place in layout.items():
            if key == held:
                self[key].place = place
            elif key in self:
                self[key].resetTransform()
                self[key].put(place)
            else:
                self.add(key, place)
        dropped = self.dropped
        if dropped is not None and dropped.key in layout:
            piece = self[dropped.key]
            piece.show_face(layout[dropped.key])
            area = self.target_area(dropped.target)
            piece.setPos(area.x() + dropped.where.x() * area.width(), area.y() + dropped.where.y() * area.height())

    def add(self, key: str, place: Place) -> None:
        """Have a new piece lie at a place."""
        piece = Piece(key, place, self.table.face, self.zoom.ratio)
        self.scene.addItem(piece)
        self[key] = piece

    def rename(self, renames: Mapping[str, str]) -> None:
        """Have pieces go on under other keys: the ones before and the new ones."""
        # All are taken off first: one may take the key that another gives up.
        renamed = {new: self.pop(old) for old, new in renames.items() if old in self}
        for new, piece in renamed.items():
            leaving = self.get(new)
            if leaving is not None:
                # Who is gone after the event goes on under no key of the layout, until it is taken away.
                leaving.key = f"{new} leaving"
                self[leaving.key] = leaving
            piece.key = new
            self[new] = piece

    @property
    def have_moved(self) -> bool:
        """Whether any piece belongs elsewhere now than where it was laid."""
        return any(
            (piece.place.x, piece.place.y) != (self.places[key].x, self.places[key].y)
            for key, piece in self.items()
            if key in self.places
        )

    def ring(self, keys: Sequence[str], layout: Mapping[str, Place] | None = None) -> None:
        """Ring pieces, where a layout says they will be or, without one, where they are: the cast of an event, or what
        a line of the log speaks of. What goes away is not ringed: nothing would be left in the ring.
        """
        for old in self._rings:
            self.scene.removeItem(old)
        self._rings = []
        for key in keys:
            if key not in (self if layout is None else layout):
                continue
            ring = Ring(self.seen_area(key, layout), GOLD, 3.4)
            self.scene.addItem(ring)
            self._rings.append(ring)

    def seen_area(self, key: str, layout: Mapping[str, Place] | None = None) -> QRectF:
        """The box around what is seen of a piece, where a layout says that it will be or where it is: of a card in a
        column the part above the next one. A ring around the whole would strike through the names of others.
        """
        if layout is not None:
            high, area = layout[key].z, layout[key].area()
            over = (place.area() for place in layout.values() if place.z > high and place.opacity > 0)
        else:
            high, area = self[key].zValue(), self[key].area()
            above = (piece for one, piece in self.items() if one != self.held and piece.zValue() > high)
            over = (piece.area() for piece in above if piece.isVisible())
        for other in over:
            # A fence in front of an animal is no column.
            if max(abs(other.left() - area.left()), abs(other.right() - area.right())) < _SLACK:
                if area.top() + _LEAST_SEEN < other.top() < area.bottom():
                    area.setBottom(other.top() - _REACH)
                elif other.top() <= area.top() < other.bottom() < area.bottom() - _LEAST_SEEN:
                    area.setTop(other.bottom() + _REACH)
        return area

    def sharpen(self, seen: QRectF | None = None) -> None:
        """Paint the pieces for the present ratio and zoom; those that are not in what is seen a moment later."""
        self._sharpening.begin(self.values(), self.zoom.ratio, seen)

    def sharpen_late(self) -> None:
        """Paint in a moment those that are stretched, as there was no time to paint them."""
        self._sharpening.add([piece for piece in self.values() if piece.late], self.zoom.ratio)

    # What is where.

    def piece_at(self, spot: QPointF, but: str = "") -> str:
        """The key of the topmost piece at a spot of the scene, other than the one that is held, or ""."""
        hit = [piece for piece in self.values() if piece.key != but and piece.contains(piece.mapFromScene(spot))]
        return max(hit, key=lambda piece: piece.zValue()).key if hit else ""

    def grip_at(self, spot: QPointF) -> Grip:
        """The piece at a spot, and the part of it; else the whole piece whose row is there; no key where none is."""
        key = self.piece_at(spot)
        if not key:
            beside = self.table.handling.beside(self.shown, spot) if self.shown is not None else ""
            return Grip(beside if beside in self else "")
        unit = self.spot_in(key, spot)
        return Grip(key, next((part.key for part in self._parts(key) if part.box.contains(unit)), ""))

    def grips(self, key: str) -> list[Grip]:
        """The parts that a piece can be taken up by; the whole piece where there are none."""
        return [Grip(key, part.key) for part in self._parts(key)] or [Grip(key)]

    def _parts(self, key: str) -> Sequence[CardPart]:
        return self.table.handling.parts(self.shown, key) if self.shown is not None else ()

    def spot_in(self, key: str, spot: QPointF) -> QPointF:
        """Where in a piece a spot of the scene lies: from 0 to 1 in both directions, however the piece is turned."""
        piece = self[key]
        inside, box = piece.mapFromScene(spot), piece.boundingRect()
        return QPointF((inside.x() - box.left()) / box.width(), (inside.y() - box.top()) / box.height())

    def apart(self, key: str) -> Place | None:
        """Where a piece stands apart, larger, while it is held there or keys are at it; None where it does not, and in
        a table that is zoomed, where that may be out of sight.
        """
        return self.table.reading.apart(key, self[key].place) if self.zoom.factor == 1.0 else None

    def part_area(self, key: str, part: str) -> QRectF:
        """The box around a part of a piece in the scene; around the whole piece for no part."""
        piece = self[key]
        unit = next((one.box for one in self._parts(key) if one.key == part), None) if part else None
        if unit is None:
            return piece.area()
        box = piece.boundingRect()
        x, y = box.left() + unit.x() * box.width(), box.top() + unit.y() * box.height()
        return piece.mapRectToScene(QRectF(x, y, unit.width() * box.width(), unit.height() * box.height()))

    def target_area(self, key: str) -> QRectF:
        """The area of a target: what the table says, or where the piece lies."""
        area = self.table.target(key)
        return self.places[key].area() if area is None else area

    def meant_at(self, spot: QPointF, source: str) -> str:
        """What at a spot of the scene a piece may have been meant for: a piece that may be tried, a drop area, another
        piece, or "".
        """
        if self.shown is None:
            return ""
        piece, tried = self.piece_at(spot, but=source), self.table.handling.drop_areas(self.shown)
        if piece in tried:
            return piece
        areas = ((key, self.table.target(key)) for key in tried)
        return next((key for key, area in areas if area is not None and area.contains(spot)), piece)

    def in_reading_order(self, keys: Collection[str]) -> list[str]:
        """Keys of pieces, where they belong, in the order in which they are read; those that lie nowhere any more, on
        their way out, come last.
        """
        if len(keys) < 2:
            return list(keys)
        if self._order_of is not self.places:
            self._order_of, shown, seat = self.places, self.shown, self.table.reading.seat
            self._order = reading_order(self.places, lambda key: NOBODY if shown is None else seat(key, shown))
        wanted = set(keys)
        return [*(key for key in self._order if key in wanted), *(key for key in keys if key not in self.places)]
