"""What is still to be done before play goes on: a value for each kind of task, the last one of a position first.

In writing a task is the row of its numbers, of which the first says what it is.
"""

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts


class TaskKind(IntEnum):
    """The kinds of tasks, by which they are written."""

    FENCING, PLACING, GAINING, RESTOCKING, ENDING_PHASE, NEXT_PART, PLANNING, TWIN, FINISHING = range(9)


_FENCING, _PLACING, _GAINING, _RESTOCKING, _, _, _PLANNING, _TWIN, _ = TaskKind
"""Bound, as to look a member up takes time."""


class Why(IntEnum):
    """Why animals are being placed."""

    GAINED, JUDGED, RUNNING_AWAY, AT_THE_END = range(4)


class Fencing(NamedTuple):
    """A seat may place so many fences and move so many; ``origin`` is the edge that the one in hand came from, or -1.

    ``must`` is 1 for a seat that must keep enough of each (ruling 15), else 0.
    """

    code: int
    seat: int
    place: int
    move: int
    origin: int
    must: int


class Placing(NamedTuple):
    """A seat decides who stays: animals wait for room, or the pens have changed.

    ``why`` they are placed; ``owed``: how many more of those that wait may come; ``must`` as in Fencing.
    """

    code: int
    seat: int
    sheep: int
    pigs: int
    cows: int
    horses: int
    why: Why
    owed: int
    must: int

    @property
    def waiting(self) -> Counts:
        """The animals that wait for room, which are not on the field."""
        return self[2:6]


class Gaining(NamedTuple):
    """A seat, or Moritz, gains animals."""

    code: int
    seat: int
    kind: int
    number: int


class Restocking(NamedTuple):
    """The supply is restocked for a gain; ``asked`` are the seats that must still choose in this round, as a mask."""

    code: int
    seat: int
    kind: int
    missing: int
    asked: int


class EndingPhase(NamedTuple):
    """A phase ends for a seat: its loose animals run away."""

    code: int
    seat: int


class NextPart(NamedTuple):
    """The next seat is to have its part of the phase, or the next phase comes."""

    code: int


class Planning(NamedTuple):
    """A seat plans its final trade: the kind it is about, and what it has gained so far."""

    code: int
    seat: int
    kind: int
    sheep: int
    pigs: int
    cows: int
    horses: int

    @property
    def gained(self) -> Counts:
        """The animals gained so far, which are not on the field."""
        return self[3:7]


class TwinTurn(NamedTuple):
    """The next step of Moritz' turn."""

    code: int
    step: int


class Finishing(NamedTuple):
    """The count at the end."""

    code: int


Task: TypeAlias = (
    Fencing | Placing | Gaining | Restocking | EndingPhase | NextPart | Planning | TwinTurn | Finishing
)  # fmt: skip
TASKS: Final[tuple[type[Task], ...]] = (
    Fencing, Placing, Gaining, Restocking, EndingPhase, NextPart, Planning, TwinTurn, Finishing,
)  # fmt: skip
"""The kinds of tasks by their code."""
NEXT: Final = NextPart(TaskKind.NEXT_PART)
ENDINGS: Final = tuple(EndingPhase(TaskKind.ENDING_PHASE, seat) for seat in range(4))
"""The end of a phase for each seat."""
FINISH: Final = Finishing(TaskKind.FINISHING)


def is_open(task: Task) -> bool:
    """Whether a task is a decision with something left to decide, as far as it says so itself."""
    if isinstance(task, Fencing):
        return task.place > 0 or task.move > 0 or task.origin >= 0
    if isinstance(task, Restocking):
        return task.asked > 0
    return isinstance(task, Placing | Planning)


# Made straight as tuples, which takes half the time of calling the classes.

_new = tuple.__new__


def fencing(seat: int, place: int, move: int, origin: int, must: int) -> Fencing:
    """A seat may place and move so many fences."""
    return _new(Fencing, (_FENCING, seat, place, move, origin, must))


def placing(seat: int, waiting: Counts, why: Why, owed: int, must: int) -> Placing:
    """A seat decides who stays while these animals wait."""
    return _new(Placing, (_PLACING, seat, *waiting, why, owed, must))


def gaining(seat: int, kind: int, number: int) -> Gaining:
    """A seat, or Moritz, gains so many of a kind."""
    return _new(Gaining, (_GAINING, seat, kind, number))


def restocking(seat: int, kind: int, missing: int, asked: int) -> Restocking:
    """The supply is restocked for a seat's gain; the seats of the mask must still choose."""
    return _new(Restocking, (_RESTOCKING, seat, kind, missing, asked))


def planning(seat: int, kind: int, gained: Counts) -> Planning:
    """A seat plans its final trade, which is at this kind and has gained these animals."""
    return _new(Planning, (_PLANNING, seat, kind, *gained))


def twin_turn(step: int) -> TwinTurn:
    """A step of Moritz' turn."""
    return _new(TwinTurn, (_TWIN, step))
