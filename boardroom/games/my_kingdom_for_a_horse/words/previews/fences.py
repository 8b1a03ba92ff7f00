"""What a fence would close, divide, join or open, and who would find no pen then."""

from collections.abc import Iterable

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Line, Tone
from boardroom.engine.text import Text, phrase
from boardroom.engine.tuples import replaced
from boardroom.games.my_kingdom_for_a_horse.position import arrange
from boardroom.games.my_kingdom_for_a_horse.position.actions import FenceLine
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, minus
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left, holds
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    SPACE_HOLDS,
    Field,
    census,
    kinds_in,
    pens,
    space_name,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.rules.animals import open_choices
from boardroom.games.my_kingdom_for_a_horse.words.names import animals, fences, herd


def unhoused(view: State, seat: int, fences: int) -> Counts:
    """The animals of a seat that would find no pen within such fences, by the proposal."""
    field = Field(fences, view.fields[seat].animals)
    changed = view._replace(fields=replaced(view.fields, seat, field))
    found = open_choices(changed, seat, NONE, holds(view, seat))
    return minus(total(field.animals), found[0].kept)


def pens_warning(rest: Counts) -> Text:
    """That such animals would find no pen within the fences that are asked about."""
    return phrase("Kingdom", "Even rearranged, these fences leave no room for {animals}.").put(animals=herd(rest))


def placed(view: State, seat: int, edge: int) -> tuple[Line, ...]:
    """What a fence on an edge would open, close or divide; a fence in hand counts as standing where it came from."""
    field = view.fields[seat]
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Fencing) and task.origin >= 0:
        return _moved(view, seat, field.fences | 1 << task.origin, field.fences | 1 << edge)
    lines = _changed(view, seat, field.fences, field.fences | 1 << edge)
    if not lines:
        lines.append(Line(Tone.PLAIN, phrase("Kingdom", "closes no pen yet")))
    if isinstance(task, Fencing) and task.place:
        left = fences_left(view, seat) - 1
        lines.append(Line(Tone.PLAIN, phrase("Kingdom", "leaves {fences} in your supply").put(fences=fences(left))))
    return tuple(lines)


def drawn(view: State, seat: int, line: FenceLine) -> tuple[Line, ...]:
    """How many of the fences that may be placed a line takes, and what all of them together would close or divide."""
    before = view.fields[seat].fences
    after = before | sum([1 << edge for edge in line.edges])
    count = phrase("Kingdom", "{number} of {most} fences", "a line that is drawn")
    if len(line.edges) == line.most:
        count = phrase("Kingdom", "{number} of {most} fences: none left to place", "a line that is drawn")
    counted = Line(Tone.PLAIN, count.put(number=len(line.edges), most=line.most))
    changed = _changed(view, seat, before, after) or [Line(Tone.PLAIN, phrase("Kingdom", "closes no pen yet"))]
    return (counted, *changed)


def _moved(view: State, seat: int, before: int, after: int) -> tuple[Line, ...]:
    """What changes when a fence has been moved, and what becomes of who stands in no pen then."""
    if before == after:
        return (Line(Tone.PLAIN, phrase("Kingdom", "back where it was")),)
    content = view.fields[seat].animals
    lines = _changed(view, seat, before, after) or [Line(Tone.PLAIN, phrase("Kingdom", "changes no pen"))]
    left = Field(after, content)
    loose = census(left).loose
    if any(minus(loose, census(Field(before, content)).loose)):
        lines += _homes(view, seat, left, loose)
    return tuple(lines)


def _homes(view: State, seat: int, field: Field, loose: Counts) -> list[Line]:
    """Where loose animals go when the pens are judged, or that they stay loose because not all find room."""
    rooms = limits(view.lasting[seat]).rooms
    everybody = total(field.animals)
    if not any(loose):
        return []
    if census(field).mixed or not arrange.fits(field, everybody, rooms):
        return [Line(Tone.LOSS, phrase("Kingdom", "{animals} loose for now").put(animals=herd(loose)))]
    found = arrange.settled(field, arrange.options(field, everybody, rooms)[0], rooms)
    lines = []
    for kind in KINDS:
        if loose[kind]:
            homes = [
                space_name(pen[0])
                for pen in pens(field.fences)
                if _within(found, pen)[kind] > _within(field.animals, pen)[kind]
            ]
            text = phrase("Kingdom", "to the pen at {space}: {animals}", "where loose animals go")
            lines.append(Line(Tone.PLAIN, text.put(animals=animals(kind, loose[kind]), space=listed(homes))))
    return lines


def _changed(view: State, seat: int, before: int, after: int) -> list[Line]:
    """The pens that other fences would open, close, divide, join or make another size of."""
    gone = [pen for pen in pens(before) if pen not in pens(after)]
    new = [pen for pen in pens(after) if pen not in pens(before)]
    lines = [
        Line(Tone.PLAIN, phrase("Kingdom", "opens a pen of %n spaces", "", len(pen)))
        for pen in gone
        if not _meeting(pen, new)
    ]
    told: set[tuple[int, ...]] = set()
    for pen in new:
        old = _meeting(pen, gone)
        parts = _meeting(old[0], new) if old else []
        if not old:
            lines.append(Line(Tone.COMPLETE, _closed(view, seat, pen)))
        elif len(parts) > 1:
            if old[0] not in told:
                whole = {one for part in parts for one in _meeting(part, gone)}
                divided = phrase("Kingdom", "divides a pen")
                shifted = phrase("Kingdom", "moves the boundary between two pens")
                lines.append(Line(Tone.COMPLETE, divided if len(whole) == 1 else shifted))
                told |= whole
            lines.append(Line(Tone.PLAIN, _part(view, seat, pen)))
        elif len(old) > 1:
            lines.append(Line(Tone.PLAIN, phrase("Kingdom", "joins two pens into one of %n spaces", "", len(pen))))
            if len(kinds_in(view.fields[seat].animals, pen)) > 1:
                lines.append(Line(Tone.LOSS, phrase("Kingdom", "two kinds in one pen")))
        else:
            lines.append(Line(Tone.PLAIN, _resized(view, seat, len(old[0]), pen)))
    return lines


def _resized(view: State, seat: int, number: int, pen: tuple[int, ...]) -> Text:
    if len(pen) > number:
        text = phrase("Kingdom", "a pen grows from {number} to %n spaces: {room}", "", len(pen))
    else:
        text = phrase("Kingdom", "a pen shrinks from {number} to %n spaces: {room}", "", len(pen))
    return text.put(number=number, room=_room(view, seat, pen))


def _meeting(pen: tuple[int, ...], others: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [other for other in others if not set(pen).isdisjoint(other)]


def lifted(view: State, seat: int, edge: int) -> tuple[Line, ...]:
    """What taking up a fence would open or join."""
    field = view.fields[seat]
    after = field.fences & ~(1 << edge)
    lines = _changed(view, seat, field.fences, after) or [Line(Tone.PLAIN, phrase("Kingdom", "opens no pen"))]
    opened = [space for pen in pens(field.fences) if not _meeting(pen, pens(after)) for space in pen]
    loose = _within(field.animals, opened)
    if any(loose):
        lines.append(Line(Tone.LOSS, phrase("Kingdom", "{animals} loose for now").put(animals=herd(loose))))
    return tuple(lines)


def _within(content: bytes, spaces: Iterable[int]) -> Counts:
    return total(bytes([content[space] for space in spaces]))


def _closed(view: State, seat: int, pen: tuple[int, ...]) -> Text:
    return phrase("Kingdom", "closes a pen of %n spaces: {room}", "", len(pen)).put(room=_room(view, seat, pen))


def _part(view: State, seat: int, pen: tuple[int, ...]) -> Text:
    """A part of a pen by its first space, with its size and room."""
    text = phrase("Kingdom", "the part at {space}, %n spaces: {room}", "", len(pen))
    return text.put(space=space_name(pen[0]), room=_room(view, seat, pen))


def _room(view: State, seat: int, pen: tuple[int, ...]) -> Text:
    """How many animals a pen holds: of the kind that lives in it, if there is one."""
    kinds = kinds_in(view.fields[seat].animals, pen)
    if len(kinds) > 1:
        return phrase("Kingdom", "two kinds in one pen")
    if kinds:
        (kind,) = kinds
        number = len(pen) * limits(view.lasting[seat]).rooms[kind]
        return phrase("Kingdom", "room for {animals}").put(animals=animals(kind, number))
    return phrase("Kingdom", "room for %n animals of one kind", "", len(pen) * SPACE_HOLDS)
