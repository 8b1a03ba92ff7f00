"""The walks of animals: from a die or a stall to their pen, from one pen to another, off the field."""

from typing import Any

from PySide6.QtCore import QPointF

from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.counts import COW, KINDS
from boardroom.games.my_kingdom_for_a_horse.dice import BREEDING_DIE, BREEDS, DICE, HALF_COW, has_die
from boardroom.games.my_kingdom_for_a_horse.effects import face_gives
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsSettled,
    AnimalsTradedIn,
)
from boardroom.games.my_kingdom_for_a_horse.field import SPACES, Field, animal_count, animal_kind
from boardroom.games.my_kingdom_for_a_horse.state import State, animal_key
from boardroom.games.my_kingdom_for_a_horse.table.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.views import shows_dice
from boardroom.ui.stage.place import Place

_Spot = tuple[int, int]


def field_after(event: Any) -> Field | None:
    """The field of its seat after an event that moves animals, None after any other and for Moritz."""
    moves = AnimalsGained | AnimalsLost | AnimalsPaid | AnimalsTradedIn | AnimalsRanAway | AnimalsSettled
    return event.field if isinstance(event, moves) else None


def walks(before: Field, after: Field, seat: int) -> dict[str, str]:
    """The animals that walked: the key each had, and the key it has now. Who stays keeps his."""
    found: dict[str, str] = {}
    for kind in KINDS:
        left, come = _moved(before, after, kind)
        for old, new in zip(left, come, strict=False):
            found[animal_key(seat, *old)] = animal_key(seat, *new)
    return found


def arrivals(view: State, event: Any, layout: dict[str, Place], m: Measures) -> dict[str, Place]:
    """Where animals begin that come to a field in an event: at the die or the stall that gives them."""
    after = field_after(event)
    if after is None or not isinstance(event, AnimalsGained):
        return {}
    found: dict[str, Place] = {}
    for kind in KINDS:
        left, come = _moved(view.fields[event.seat], after, kind)
        gate = _gate(view, kind, m)
        for spot in come[len(left) :] if gate is not None else ():
            key = animal_key(event.seat, *spot)
            if key in layout and gate is not None:
                found[key] = layout[key]._replace(x=gate.x(), y=gate.y())
    return found


def departures(view: State, event: Any, places: dict[str, Place], m: Measures) -> dict[str, Place]:
    """Where animals end that leave a field in an event: at the stall where they are traded, else beyond the fences."""
    after = field_after(event)
    if after is None or isinstance(event, AnimalsGained):
        return {}
    found: dict[str, Place] = {}
    for kind in KINDS:
        left, come = _moved(view.fields[event.seat], after, kind)
        for spot in left[len(come) :]:
            place = places.get(animal_key(event.seat, *spot))
            if place is not None:
                gate = m.stall(kind).center() if isinstance(event, AnimalsTradedIn) else m.tally.center()
                found[animal_key(event.seat, *spot)] = place._replace(x=gate.x(), y=gate.y(), opacity=0.0)
    return found


def _moved(before: Field, after: Field, kind: int) -> tuple[list[_Spot], list[_Spot]]:
    """The spots that animals of a kind left, and those where they have come to be."""
    was, is_now = _spots(before, kind), _spots(after, kind)
    return [spot for spot in was if spot not in is_now], [spot for spot in is_now if spot not in was]


def _spots(field: Field, kind: int) -> list[_Spot]:
    return [
        (space, number)
        for space in range(SPACES)
        if field.animals[space] and animal_kind(field.animals[space]) == kind
        for number in range(animal_count(field.animals[space]))
    ]


def _gate(view: State, kind: int, m: Measures) -> QPointF | None:
    """The middle of the die that gives a kind, or of the stall where it is got; None where a card gives it."""
    if not shows_dice(view):
        return m.stall(kind - 1).center() if kind else None
    held = limits(view.lasting[view.active])
    for die in range(DICE):
        if not (has_die(view.turn.used, die) or has_die(view.turn.taken, die)):
            continue
        face = view.turn.dice[die]
        if die == BREEDING_DIE:
            gives = BREEDS[face] == kind
        else:
            gift = face_gives(face, held)
            gives = gift.animals > 0 and gift.kind == kind if face != HALF_COW else kind == COW
        if gives:
            return m.die(die).center()
    return None
