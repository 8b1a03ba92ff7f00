"""Pieces on their way: what a beat does with them, and how they glide to where they belong."""

from collections.abc import Callable
from functools import partial
from typing import Final

from attrs import evolve
from PySide6.QtCore import QElapsedTimer, QPointF, QTimer

from boardroom.ui.stage.motion.motion import (
    GLIDE,
    HALF_TIME,
    RESIZE,
    WALK,
    Beat,
    Motion,
    leg,
    resize,
    travel,
    tumble,
    tumbled,
)
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.ground import Ground
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import BAND_PIECES
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.table_parts import Pace

_MOVING: Final = 60
"""How much higher a piece lies while it moves."""

_AHEAD: Final = 9
"""So many milliseconds after the beginning of a frame nothing more is painted that is shown later."""

_FRAME: Final = 17
"""Milliseconds of a frame."""

STRAIGHT: Final = Moves()
"""Every piece keeps its key; new ones appear, and old ones vanish, where they lie."""


class MovingPieces:
    """Moves pieces by the beats of a ``motion``; ``settle`` lays them where they belong and shows all around them."""

    def __init__(self, pieces: LaidPieces, ground: Ground, settle: Callable[[], None]) -> None:
        self._pieces, self._ground, self._settle = pieces, ground, settle
        self._starts: dict[str, Place] = {}
        self._ahead: dict[str, Callable[[], None]] = {}
        """What paints all that is seen from half time on where everything is measured anew, faces by their pieces."""
        settings = pieces.table.context.settings
        self.motion = Motion(self._step, lambda: settings.motion_factor, lambda: settings.computer_factor)
        self.motion.begun.connect(self._begin)
        self._frame = QElapsedTimer()
        self._rest = QTimer(self.motion, singleShot=True, interval=0)
        self._rest.timeout.connect(self._paint_ahead)

    def glide(self, way: Moves = STRAIGHT) -> None:
        """Have every piece glide to where it belongs, and come and go as the moves say."""
        shown = self._pieces.shown
        if shown is not None:
            pace = Pace(WALK if way.arrivals or way.departures else GLIDE, 0)
            if self._ground.moving:
                # The last step is seen before layers are painted anew where they lie.
                pace = Pace(RESIZE, _FRAME)
            self.motion.play([Beat(self._pieces.places, pace, None, shown.view, way)], self._settle)

    def home(self) -> None:
        """Have what does not lie where it belongs glide there, if nothing else moves."""
        if self.motion.running:
            return
        if self.motion.off:
            self._settle()
        else:
            self.glide()

    def _begin(self, beat: Beat) -> None:
        self._pieces.rename(beat.moves.renames)
        self._starts = {
            key: Place(p.x(), p.y(), p.look.width, p.look.height, p.look.face, p.place.z, p.rotation(), p.opacity())
            for key, p in self._pieces.items()
            if key != self._pieces.held
        }
        for key, place in beat.layout.items():
            if key not in self._pieces:
                self._pieces.add(key, place)
                self._starts[key] = beat.moves.arrivals.get(key, place._replace(opacity=0.0))
        if beat.event is not None:
            self._pieces.ring([])

    def _look_ahead(self, beat: Beat) -> None:
        """Find what is to be painted for the end of a beat by which all comes to lie by other measures."""
        self._ahead = {f"layer {number}": paint for number, paint in enumerate(self._ground.to_be_painted)}
        for key, start in self._starts.items():
            end = beat.layout.get(key)
            if end is not None and (start.face, start.width, start.height) != (end.face, end.width, end.height):
                self._ahead[key] = partial(self._pieces[key].prepare, end)

    def _paint_ahead(self) -> None:
        """Paint one thing of that, once a frame is seen, and go on as long as there is time before the next one."""
        if self._ahead and self._frame.elapsed() < _AHEAD:
            self._ahead.pop(next(iter(self._ahead)))()
            self._rest.start()

    def _step(self, beat: Beat, part: float) -> None:
        turns_over, resizes = self._pieces.table.motion.turns_over, self._ground.moving
        if resizes:
            if not self._starts:
                return  # Everything has arrived.
            if part <= 0:
                self._look_ahead(beat)
            self._frame.start()
            self._rest.start()
            self._ground.go(part, part >= HALF_TIME)
        for key, start in self._starts.items():
            piece = self._pieces.get(key)
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
                    travel(piece, begun, ended, far, turns_over(begun.face, ended.face))
                elif resizes and not turns_over(start.face, end.face):
                    resize(piece, start, end, part, key not in self._ahead)
                else:
                    travel(piece, start, end, part, turns_over(start.face, end.face))
                # Compared as Qt compares points: an item keeps one that differs by a rounding from where it is put.
                if part < 1 and QPointF(start.x, start.y) != QPointF(end.x, end.y):
                    piece.setZValue(BAND_PIECES + end.z + _MOVING)
        if part >= 1.0:
            for key in self._ahead.keys() & self._pieces.keys():
                self._pieces[key].late = True
            self._ahead = {}
            self._pieces.lay(beat.layout)
            if resizes:
                self._starts = {}
                self._pieces.sharpen_late()
                if beat.event is not None:
                    # Else all is settled now.
                    self._ground.show_layers()
            if beat.moves.tumbles:
                if self._pieces.shown is not None:
                    self._pieces.shown = evolve(self._pieces.shown, tumbling=frozenset())
                self._ground.show_layers()
                self._pieces.ring(self._pieces.table.motion.cast(beat.event), beat.layout)
                self.motion.landed.emit(beat)
