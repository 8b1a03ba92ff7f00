"""The walks of animals: from a die or a stall to their pen, from one pen to another, off the field."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, standing
from boardroom.games.my_kingdom_for_a_horse.position.state import State, animal_key, card_key
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import shows_dice
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

_Spot = tuple[int, int]


def field_after(event: events.Event) -> tuple[int, Field] | None:
    """The seat whose animals an event moves, and its field after it; None for any other event and for Moritz."""
    moves = (
        events.AnimalsGained
        | events.AnimalsLost
        | events.AnimalsPaid
        | events.AnimalsTradedIn
        | events.AnimalsRanAway
        | events.AnimalsSettled
    )
    return (event.seat, event.field) if isinstance(event, moves) and event.field is not None else None


def walks(before: Field, after: Field, seat: int) -> dict[str, str]:
    """The animals that walked: the key each had, and the key it has now. Who stays keeps his."""
    found: dict[str, str] = {}
    for kind in KINDS:
        left, come = _moved(before, after, kind)
        for old, new in zip(left, come, strict=False):
            found[animal_key(seat, *old)] = animal_key(seat, *new)
    return found


def come_to(before: Field, after: Field, seat: int, kinds: Sequence[int] = KINDS) -> tuple[str, ...]:
    """The animals that stand where they did not stand before, those that are new and those that walked."""
    return tuple(animal_key(seat, *spot) for kind in kinds for spot in _moved(before, after, kind)[1])


def arrivals(before: Presentation, event: events.Event, layout: dict[str, Place], m: Measures) -> dict[str, Place]:
    """Where animals begin that come to a field in an event: at the die, the stall or the card that gives them."""
    if not isinstance(event, events.AnimalsGained) or event.field is None:
        return {}
    found: dict[str, Place] = {}
    for kind in KINDS:
        left, come = _moved(before.view.fields[event.seat], event.field, kind)
        newcomers = come[len(left) :]
        gate = _gate(before, event.seat, kind, layout, m) if newcomers else None
        for spot in newcomers:
            key = animal_key(event.seat, *spot)
            if key in layout and gate is not None:
                found[key] = layout[key]._replace(x=gate.x(), y=gate.y())
    return found


def first_horses(view: State, event: events.Event, m: Measures) -> dict[str, Place]:
    """By what place a seat's first horses come: large, in the middle of the field, for everybody to see."""
    if not events.first_horse(event) or event.field is None:
        return {}
    size, middle = m.pitch * _LARGE, m.middle
    _, come = _moved(view.fields[event.seat], event.field, Kind.HORSE)
    place = Place(middle.x(), middle.y(), size, size, f"animal/{KIND_NAMES[Kind.HORSE]}", 1)
    step = size / 2
    return {
        animal_key(event.seat, *spot): place._replace(x=place.x + (number - (len(come) - 1) / 2) * step)
        for number, spot in enumerate(come)
    }


_LARGE: Final = 1.7
"""How large it is then, in spaces."""


def departures(view: State, event: events.Event, places: dict[str, Place], m: Measures) -> dict[str, Place]:
    """Where animals end that leave a field in an event: at the stall where they are traded, else beyond the fences."""
    moved = field_after(event)
    if moved is None or isinstance(event, events.AnimalsGained):
        return {}
    seat, after = moved
    found: dict[str, Place] = {}
    for kind in KINDS:
        left, come = _moved(view.fields[seat], after, kind)
        for spot in left[len(come) :]:
            place = places.get(animal_key(seat, *spot))
            if place is not None:
                gate = m.stall(kind).center() if isinstance(event, events.AnimalsTradedIn) else m.tally.center()
                found[animal_key(seat, *spot)] = place._replace(x=gate.x(), y=gate.y(), opacity=0.0)
    return found


def _moved(before: Field, after: Field, kind: int) -> tuple[list[_Spot], list[_Spot]]:
    """The spots that animals of a kind left, and those where they have come to be."""
    was, is_now = standing(before.animals, kind), standing(after.animals, kind)
    return [spot for spot in was if spot not in is_now], [spot for spot in is_now if spot not in was]


def _gate(before: Presentation, seat: int, kind: int, layout: dict[str, Place], m: Measures) -> QPointF | None:
    """The middle of the stall where a kind is got, or of the die or card that gives animals to a seat; None where what
    gave them is not known any more.
    """
    if not shows_dice(before.view):
        return m.stall(kind - 1).center() if kind else None
    for told in reversed(before.history):
        for event in reversed(told.events):
            if getattr(event, "seat", seat) != seat:
                continue
            match event:
                case events.DieUsed(_, _, mask, _):
                    return m.die(next(die for die in range(DICE) if has_die(mask, die))).center()
                case events.DieTaken(_, _, die, _):
                    return m.die(die).center()
                case events.AnimalsTraded():
                    return m.tally.center()
                case events.CardPlayed(_, _, card):
                    place = layout.get(card_key(card))
                    return QPointF(place.x, place.y) if place is not None else None
                case events.DiceRolled() | events.TurnBegun():
                    return None
    return None
