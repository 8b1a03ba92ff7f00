"""The picture of a table: its ground, its layers and its pieces, laid out, moved, ringed and zoomed."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.layers import Layer, Layers, trace_of
from boardroom.ui.stage.motion import GLIDE, WALK, Beat, Motion, leg, travel, tumble, tumbled
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.pieces import BAND_PIECES, Piece, Ring
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.sharpening import Sharpening
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Pace
from boardroom.ui.stage.zoom_view import ZoomView

_MOVING: Final = 60
"""How much higher a piece lies while it moves."""


_STRAIGHT: Final = Moves()
"""Every piece keeps its key; new ones appear, and old ones vanish, where they lie."""


class TablePicture(ZoomView):
    """Shows what a table makes of a view, and how it changes; nobody can take anything up here.

    ``announced`` carries what was last told to a screen reader; ``landed`` a beat whose pieces have tumbled to rest.
    """

    announced = Signal(str)
    landed = Signal(object)

    def __init__(self, context: AppContext, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self.table = context, table
        self._seats = tuple(seats)
        self.shown: Presentation | None = None
        self.places: dict[str, Place] = {}
        """Where every piece belongs at what is shown: the table's layout, made once a change."""
        self.traced: tuple[str, ...] = ()
        """The pieces that are marked, because the last action was about them."""
        self.free = QRectF()
        self.pieces: dict[str, Piece] = {}
        self._ground = QPixmap()
        self._rings: list[Ring] = []
        self._starts: dict[str, Place] = {}
        self._layers = Layers(self.scene())
        self._sharpening = Sharpening(self)
        self.motion = Motion(
            self._play, lambda: context.settings.motion_factor, lambda: context.settings.computer_factor
        )
        self.motion.setParent(self)
        self.motion.begun.connect(self._begin_beat)
        self._anew = False
        """Whether layers that show the same are painted anew all the same when they are shown next."""

    @property
    def held(self) -> str:
        """The key of the piece that does not lie where the layout says, because a hand has it, or ""."""
        return ""

    def piece_at(self, spot: QPointF, but: str = "") -> str:
        """The key of the topmost piece at a spot of the scene, other than the one that is held, or ""."""
        hit = [piece for piece in self.pieces.values() if piece.key != but and piece.contains(piece.mapFromScene(spot))]
        return max(hit, key=lambda piece: piece.zValue()).key if hit else ""

    def part_at(self, key: str, spot: QPointF) -> str:
        """The part of a piece at a spot of the scene, or "" where it is taken up whole."""
        unit = self.spot_in(key, spot)
        parts = self.table.handling.parts(self.shown, key) if self.shown is not None else ()
        return next((part.key for part in parts if part.box.contains(unit)), "")

    def spot_in(self, key: str, spot: QPointF) -> QPointF:
        """Where in a piece a spot of the scene lies: from 0 to 1 in both directions, however the piece is turned."""
        piece = self.pieces[key]
        inside, box = piece.mapFromScene(spot), piece.boundingRect()
        return QPointF((inside.x() - box.left()) / box.width(), (inside.y() - box.top()) / box.height())

    def part_area(self, key: str, part: str) -> QRectF:
        """The box around a part of a piece in the scene; around the whole piece for no part."""
        piece = self.pieces[key]
        parts = self.table.handling.parts(self.shown, key) if part and self.shown is not None else ()
        unit = next((one.box for one in parts if one.key == part), None)
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

    def in_reading_order(self, keys: Sequence[str]) -> list[str]:
        """Keys of pieces in the order in which they are read: from the top, and in a row from the left."""
        places = {key: self.pieces[key].place if key in self.pieces else self.places[key] for key in keys}
        return sorted(keys, key=lambda key: (round(places[key].y / 24), places[key].x))

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.context.say(text, self._seats)

    def aloud(self, texts: Iterable[Text]) -> str:
        """Texts one after the other as they are to be heard, with the names at this table."""
        return self.context.aloud(texts, self._seats)

    def announce(self, key: str, part: str = "") -> None:
        """Tell a screen reader which piece, part of it, or target has been reached."""
        if self.shown is not None:
            name = self.table.part_name(key, part, self.shown) if part else self.table.name(key, self.shown)
            words = self.say(name)
            self.describe(words)
            self.announced.emit(words)

    def describe(self, words: str) -> None:
        """Say of the stage itself what has been reached."""
        self.setAccessibleDescription(words)

    # Ground and layers.

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.repaint_all()
        return super().event(event)

    def occupy(self, whole: QRectF, free: QRectF) -> None:
        """Measure the table for the present size, and paint it so; free is what panels leave of it."""
        self.measure(whole, free)
        if self.shown is not None:
            self.places = self.table.layout(self.shown)
        self.repaint_all()

    def measure(self, whole: QRectF, free: QRectF) -> None:
        """Measure the table without painting it. Whoever calls this shows the table after it."""
        self.free = free
        self.setSceneRect(whole)
        self.table.arrange(whole, free)

    def repaint_all(self) -> None:
        """Paint everything anew: another size or pixel ratio."""
        self.renew()
        if self.shown is not None and not self.motion.running:
            self.ring(())
            self.settle()
        else:
            self._show_layers()

    def renew(self) -> None:
        """Paint ground and pieces anew, and the layers when they are shown next, for another size, theme or language.
        Whoever calls this shows the table after it.
        """
        if not self.sceneRect().isEmpty():
            self._paint_ground()
            self.sharpen_pieces()
            self._anew = True

    def _paint_ground(self) -> None:
        whole = self.sceneRect()
        if whole.isEmpty():
            return
        ratio = self.devicePixelRatioF()
        # A scene that is shown smaller may end within a pixel, and the whole of that is seen.
        size = QSize(ceil(whole.width() * ratio), ceil(whole.height() * ratio))
        whole = QRectF(whole.topLeft(), QSizeF(size) / ratio)
        self._ground = QPixmap(size)
        self._ground.setDevicePixelRatio(ratio)
        painter = QPainter(self._ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.table.surface(painter, whole)
        painter.end()
        self.viewport().update()

    def _show_layers(self) -> None:
        if self.shown is not None:
            self._layers.show({**self.table.layers(self.shown), **self._traces(self.shown)}, self._anew)
            self._anew = False

    def _traces(self, shown: Presentation) -> dict[str, Layer]:
        """A quiet ring, below the pieces, around those that the last action was about; none while one is told."""
        keys = self.table.motion.traces(shown) if shown.caption is None else ()
        self.traced = tuple(key for key in keys if key in self.places)
        return {f"trace.{key}": trace_of(self.places[key].area()) for key in self.traced}

    def paint_ground(self, painter: QPainter, box: QRect) -> None:
        """Paint what of the ground lies in a box of the view, as it is seen there."""
        painter.save()
        painter.setClipRect(box)
        painter.setTransform(self.viewportTransform(), True)
        self.drawBackground(painter, self.mapToScene(box).boundingRect())
        painter.restore()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]  # stub is wider
        if not self._ground.isNull():
            ratio = self._ground.devicePixelRatio()
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(rect, self._ground, source)

    # Laying out.

    def attend(self, shown: Presentation) -> None:
        """Turn to what is shown from now on: have the table attend to it and lay it out, once."""
        self._turn_to(shown)
        self.places = self.table.layout(shown)

    def _turn_to(self, shown: Presentation) -> None:
        self.shown = shown
        if self.table.attend(shown):
            self._paint_ground()
            self._anew = True

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        """Picture what is shown; pieces that moved glide, unless not wanted, and come and go by a ``passage``, which is
        asked for after the layout was made.
        """
        if self.motion.gliding:
            # Else it would end where the pieces no longer belong.
            self.motion.stop()
        before = {key: piece.place for key, piece in self.pieces.items()} if glide else {}
        self.attend(shown)
        self.ring(())
        moved = any(
            key in before and (before[key].x, before[key].y) != (place.x, place.y) for key, place in self.places.items()
        )
        if glide and not self.motion.running and not self.motion.off and (moved or passage is not None):
            way = passage() if passage is not None else _STRAIGHT
            self._show_layers()
            self._glide(shown, way)
        else:
            self.settle()

    def settle(self) -> None:
        """Put every piece where the layout says; make what is new, take away what is gone."""
        if self.shown is None:
            return
        self._lay(self.places)
        self._show_layers()

    def _lay(self, layout: dict[str, Place]) -> None:
        """Lay every piece down but the one that is held: that one only learns where it belongs."""
        held = self.held
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

    def _add(self, key: str, place: Place) -> None:
        piece = Piece(key, place, self.table.face, self.ratio)
        self.scene().addItem(piece)
        self.pieces[key] = piece

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
            ring = Ring(place.area() if place is not None else self.pieces[key].area(), GOLD, 3.4)
            self.scene().addItem(ring)
            self._rings.append(ring)

    # Motion.

    def tell(self, shown: Presentation, beat: Beat, cast: Sequence[str]) -> None:
        """Turn to what a beat that begins shows, with a ring around who takes part; while pieces tumble, what is said
        of them waits.
        """
        self._turn_to(shown)
        self.places = beat.layout
        if beat.moves.tumbles and not self.motion.off:
            return
        self._show_layers()
        self.ring(cast, beat.layout)

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Play beats one after the other, then call done."""
        self.motion.play(beats, done)

    def home(self) -> None:
        """Have every piece glide to where it belongs."""
        if self.shown is None or self.motion.running:
            return
        if self.motion.off:
            self.settle()
        else:
            self._glide(self.shown)

    def _glide(self, shown: Presentation, way: Moves = _STRAIGHT) -> None:
        pace = Pace(WALK if way.arrivals or way.departures else GLIDE, 0)
        self.motion.play([Beat(self.places, pace, None, shown.view, way)], self.settle)

    def _begin_beat(self, beat: Beat) -> None:
        # All are taken off first: one may take the key that another gives up.
        renamed = {new: self.pieces.pop(old) for old, new in beat.moves.renames.items() if old in self.pieces}
        for new, piece in renamed.items():
            leaving = self.pieces.get(new)
            if leaving is not None:
                # Who is gone after the event goes on under no key of the layout, until it is taken away.
                leaving.key = f"{new} leaving"
                self.pieces[leaving.key] = leaving
            piece.key = new
            self.pieces[new] = piece
        self._starts = {
            key: Place(p.x(), p.y(), p.look.width, p.look.height, p.look.face, p.place.z, p.rotation(), p.opacity())
            for key, p in self.pieces.items()
            if key != self.held
        }
        for key, place in beat.layout.items():
            if key not in self.pieces:
                self._add(key, place)
                self._starts[key] = beat.moves.arrivals.get(key, place._replace(opacity=0.0))
        if beat.event is not None:
            self.ring([])

    def _play(self, beat: Beat, part: float) -> None:
        for key, start in self._starts.items():
            piece = self.pieces.get(key)
            if piece is None:
                continue
            end = beat.layout.get(key)
            if end is None:
                end = beat.moves.departures.get(key, start._replace(opacity=0.0))
            if key in beat.moves.tumbles and part < 1:
                order = list(beat.moves.tumbles)
                far = tumbled(part, order.index(key), len(order))
                tumble(piece, end, beat.moves.tumbles[key], far)
            elif start != end:
                if key in beat.moves.detours and part < 1:
                    begun, ended, far = leg(start, beat.moves.detours[key], end, part)
                    travel(piece, begun, ended, far, self.table.motion.turns_over(begun.face, ended.face))
                else:
                    travel(piece, start, end, part, self.table.motion.turns_over(start.face, end.face))
                if part < 1 and (start.x, start.y) != (end.x, end.y):
                    piece.setZValue(BAND_PIECES + end.z + _MOVING)
        if part >= 1.0:
            self._lay(beat.layout)
            if beat.moves.tumbles:
                self._show_layers()
                self.ring(self.table.motion.cast(beat.event), beat.layout)
                self.landed.emit(beat)

    # Zooming.

    def sharpen(self) -> None:
        """Paint everything on the ground for the present ratio and zoom."""
        self.sharpen_pieces(self.seen)
        self._anew = True
        self._show_layers()

    def sharpen_pieces(self, seen: QRectF | None = None) -> None:
        """Paint the pieces for the present ratio and zoom; those that are not in what is seen a moment later."""
        self._sharpening.begin(self.pieces.values(), self.ratio, seen)
