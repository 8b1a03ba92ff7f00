"""Motion: a turn told as a row of pictures, each reached from the one before; any input finishes the present one."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import evolve, field, frozen
from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from boardroom.engine.text import Text
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.pieces import Piece
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace

GLIDE = 180
"""Milliseconds of a piece gliding to where it belongs."""
WALK = 320
"""Milliseconds of pieces that come to the table or leave it."""
RESIZE = 250
"""Milliseconds in which everything comes to lie by other measures."""
_EASING: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
HALF_TIME: Final = _EASING.valueForProgress(0.5)
"""How far all has come at half time."""


@frozen
class Beat:
    """One picture to be reached: the layout, how long it takes, its event, and how pieces move on the way.

    ``looked`` is the seat whose things are in view, ``shown`` what is laid out, None where nothing is told. A ``step``
    is told in words: one can stay there, and go back to it. The last one of an action says whose ``points`` that
    changed.
    """

    layout: dict[str, Place]
    pace: Pace
    event: Any
    view: Any
    moves: Moves = field(factory=Moves)
    looked: int | None = None
    shown: Presentation | None = None
    step: bool = False
    points: Text | None = None


MOST_KEPT: Final = 200
"""So many beats are kept to go back to."""


class Motion(QObject):
    """Plays beats on the pieces of a stage. One runs at a time.

    ``factor`` says how long motions take, ``following`` how long what is followed stands, both 1 at normal speed.
    ``begun`` carries a beat, ``landed`` one whose pieces have tumbled to rest, ``returned`` one that was gone back to.
    While ``held`` every step stays until somebody goes on; ``altered`` says that it is held, or no more.
    """

    begun = Signal(object)
    landed = Signal(object)
    returned = Signal(object)
    altered = Signal()

    def __init__(
        self, step: Callable[[Beat, float], None], factor: Callable[[], float], following: Callable[[], float]
    ) -> None:
        super().__init__()
        self._step, self._factor, self._following = step, factor, following
        self._beats: list[Beat] = []
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(_EASING)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._stand)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._next)
        self._current: Beat | None = None
        self._past: list[Beat] = []
        """What was told, the present beat last."""
        self.held = False
        self._done: Callable[[], None] | None = None
        self.least = 0
        """Milliseconds that the present beat takes at least, as more moves than its event."""
        self._took = 0
        self.picture = 0
        """Milliseconds that it lasts at least at any speed, with its pause, as something is to be seen of it."""

    @property
    def running(self) -> bool:
        """Whether beats are being played."""
        return self._current is not None or bool(self._beats)

    @property
    def off(self) -> bool:
        """Whether nothing moves. What somebody asks to see all the same then goes from picture to picture."""
        return self._factor() <= 0

    @property
    def telling(self) -> bool:
        """Whether the present beat tells an event; else pieces only glide to where they belong."""
        return self._current is not None and self._current.event is not None

    @property
    def gliding(self) -> bool:
        """Whether pieces only glide to where they belong, and nothing is to be told after that."""
        beats = self._beats if self._current is None else (self._current, *self._beats)
        return bool(beats) and all(beat.event is None for beat in beats)

    @property
    def step(self) -> tuple[int, int]:
        """The number of the present step, from 1 on, and how many there are as far as is known."""
        here = sum(beat.step for beat in self._past)
        return here, here + sum(beat.step for beat in self._beats)

    @property
    def current(self) -> Beat:
        """What is told now. Raises IndexError if nothing is."""
        return self._past[-1]

    @property
    def told(self) -> tuple[Beat, ...]:
        """What is told and was told before it, and what is to follow."""
        return (*self._past, *self._beats)

    def hold(self) -> None:
        """Stay at the present step, at the end of its motion, and at each that is come to."""
        if not self.telling or self.held:
            return
        self.held = True
        if self._current is not None and self._current.step:
            self._land()
            self._pause.stop()
        self.altered.emit()

    def go_on(self) -> None:
        """Stay no longer: play what follows."""
        if self.held:
            self.held = False
            if self._animation.state() != QVariantAnimation.State.Running:
                self._next()
            self.altered.emit()

    def go_back(self) -> None:
        """Stay at the step before, at the first one at itself."""
        before = [beat for beat in self._past[:-1] if beat.step]
        steps = before[-1:] or [beat for beat in self._past if beat.step]
        if steps and self.telling:
            self.go_to(steps[0])

    def go_to(self, beat: Beat) -> None:
        """Stay at a step of what is told, or was, or is to follow."""
        told = self.told
        at = next(number for number, other in enumerate(told) if other is beat)
        self._land()
        self._pause.stop()
        self.held, self._current = True, beat
        self._past, self._beats = list(told[: at + 1]), list(told[at + 1 :])
        self.returned.emit(beat)
        self.altered.emit()

    def show(self, beats: Sequence[Beat], beat: Beat, done: Callable[[], None]) -> None:
        """Stay at one of these beats, at once, with the others before and behind it; when all are over call done."""
        self.stop()
        self._beats, self._done = list(beats), done
        self.go_to(beat)

    def forget(self) -> None:
        """Have nothing to go back to, and stay nowhere."""
        self._past = self._past[-1:] if self.telling else []
        self.held = self.held and self.telling

    def measure(self, layout: Callable[[Presentation], dict[str, Place]]) -> None:
        """Have what is told laid out anew: the table has other measures."""
        if not self.telling:
            return
        anew = {id(b): b if b.shown is None else evolve(b, layout=layout(b.shown)) for b in self.told}
        self._past = [anew[id(beat)] for beat in self._past]
        self._beats = [anew[id(beat)] for beat in self._beats]
        self._current = self._past[-1] if self._past else self._current

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Play beats, after those still running; then call done."""
        self._beats += beats
        self._done = done
        if self._current is None:
            self._next()

    def skip(self) -> None:
        """Finish the present beat at once."""
        if self._current is None:
            return
        self._land()
        self._pause.stop()
        self._next()

    def _land(self) -> None:
        if self._current is not None and self._animation.state() == QVariantAnimation.State.Running:
            self._animation.stop()
            self._step(self._current, 1.0)

    def skip_all(self) -> None:
        """Finish the present beat and all that follow at once."""
        self.held = False
        del self._beats[:-1]
        while self._current is not None:
            self.skip()

    def stop(self) -> None:
        """Forget everything that is still to be played, without calling done."""
        self._animation.stop()
        self._pause.stop()
        self._beats.clear()
        self._past.clear()
        self._current = None
        self._done = None
        self.held = False

    def _next(self) -> None:
        if not self._beats:
            self._current = None
            done, self._done = self._done, None
            if done is not None:
                done()
            return
        self._current, self.least, self.picture = self._beats.pop(0), 0, 0
        if self._current.event is not None:
            self._past = [*self._past, self._current][-MOST_KEPT:]
        self.begun.emit(self._current)
        duration = self._took = round(max(self._current.pace.motion, self.least) * self._factor())
        if duration <= 0:
            self._stand()
            return
        self._step(self._current, 0.0)
        self._animation.setDuration(duration)
        self._animation.start()

    def _advance(self, value: Any) -> None:
        if self._current is not None and self._animation.state() == QVariantAnimation.State.Running:
            self._step(self._current, float(value))

    def _stand(self) -> None:
        if self._current is None:
            return
        self._step(self._current, 1.0)
        if self.held and self._current.step:
            return
        pace = self._current.pace
        if pace.followed:
            # Not at all would be nothing to see for somebody who asks for it again.
            pause = round(pace.pause * (self._following() or 1))
        else:
            pause = pace.motion + pace.pause if self.off else round(pace.pause * self._factor())
        pause = max(pause, self.picture - self._took)
        if pause > 0:
            self._pause.start(pause)
        else:
            self._next()


_SPIN: Final = 300.0
"""Degrees that a tumbling piece turns."""
_HOPS: Final = 3
_HOP: Final = 0.35
"""How often it hops, and how high at most, of its own height."""
_LATER: Final = 0.16
"""How much later each of several tumbling pieces begins and comes to rest, of the whole time."""


def tumbled(part: float, index: int, number: int) -> float:
    """How far (0-1) one of several pieces has tumbled when all of it is so far: one after another."""
    late = _LATER * (number - 1)
    return min(1.0, max(0.0, (part * (1 + late) - _LATER * index)))


def tumble(piece: Piece, end: Place, faces: Sequence[str], part: float) -> None:
    """Set a piece part of its way through a tumble on the spot, over these faces to the one at its end."""
    left = 1 - part
    hop = abs(math.sin(math.pi * _HOPS * part)) * left * _HOP * end.height
    piece.setPos(end.x, end.y - hop)
    piece.setRotation(end.turn - _SPIN * left)
    piece.setOpacity(end.opacity)
    piece.show_face(end if part >= 1 or not faces else end._replace(face=faces[int(part * len(faces))]))


def leg(start: Place, detour: Place, end: Place, part: float) -> tuple[Place, Place, float]:
    """The stretch on which a piece is that goes by a detour, from where to where, and how far it has come on it."""
    there, back = (_NEAR, _LEAVING) if detour.width > end.width else (_TURNING, _TURNING)
    if part < there:
        return start, detour, part / there
    if part < back:
        return detour, detour, 0.0
    return detour, end, (part - back) / (1 - back)


_TURNING: Final = 0.5
"""When a piece has reached its detour, of the whole way."""
_NEAR, _LEAVING = 0.45, 0.93
"""When one has that is shown larger there, and when it goes on: it is to be looked at for a moment."""


def between(start: Place, end: Place, part: float) -> tuple[float, float, float, float]:
    """x, y, turn and opacity of a piece part of the way (0-1) from one place to another: at its ends just those of the
    places.
    """
    left = 1 - part
    return (
        start.x * left + end.x * part,
        start.y * left + end.y * part,
        start.turn * left + end.turn * part,
        start.opacity * left + end.opacity * part,
    )


_ALIKE: Final = 0.04
"""By how much of a side the shapes of two places may differ that one picture can fill both."""


_GROWS: Final = 1.5
"""How many times larger a piece becomes that shows its new face as soon as it is painted: the old one is blurred."""


def resize(piece: Piece, start: Place, end: Place, part: float, ready: bool) -> None:
    """Set a piece part of the way to other measures, where it fills its place all the way; its face changes at half
    time, if that of the end is ``ready``.
    """
    x, y, turn, opacity = between(start, end, part)
    piece.setPos(x, y)
    piece.setRotation(turn)
    piece.setOpacity(opacity)
    if ready and (part >= HALF_TIME or end.height > _GROWS * start.height):
        piece.show_face(end)
    piece.stretch(start.width + (end.width - start.width) * part, start.height + (end.height - start.height) * part)


def travel(piece: Piece, start: Place, end: Place, part: float, turns: bool) -> None:
    """Set a piece part of the way; a face that changes does so at half of it, turned over there if it ``turns``."""
    x, y, turn, opacity = between(start, end, part)
    piece.setPos(x, y)
    piece.setRotation(turn)
    piece.setOpacity(opacity)
    shown = start if part < 0.5 else end
    if abs(start.width * end.height - end.width * start.height) > _ALIKE * end.width * start.height:
        # Of another shape there, such as a card of which a half is seen: each face keeps its own.
        piece.show_face(shown)
        piece.setScale((start.height + (end.height - start.height) * part) / shown.height)
    elif start.width != end.width:
        # Painted once, at its largest, and made smaller.
        largest = max(start, end, key=lambda place: place.width)
        piece.show_face(largest._replace(face=shown.face))
        piece.setScale((start.width + (end.width - start.width) * part) / largest.width)
    elif start.width != piece.place.width or start.face != end.face:
        piece.show_face(shown)
        piece.setScale(1.0)
    if turns:
        flip = abs(1 - 2 * part)
        transform = piece.transform()
        transform.reset()
        transform.scale(max(0.02, flip), 1.0)
        piece.setTransform(transform)
    if part >= 1.0:
        piece.resetTransform()
        piece.put(end)
