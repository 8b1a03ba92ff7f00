"""What a fence would close, divide, join or open, and who would find no pen then."""

from boardroom.engine.rules import Line, Tone
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    DATA,
    KINDS,
    NONE,
    Counts,
    Field,
    census,
    minus,
    only,
    pens,
    plus,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.names import animals, fences, herd
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.rules.animals import open_choices
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play
from boardroom.games.my_kingdom_for_a_horse.state import FENCING, State


def unhoused(view: State, seat: int, fences: int) -> Counts:
    """The animals of a seat that would find no pen within such fences, by the proposal."""
    field = Field(fences, view.fields[seat].animals)
    changed = view._replace(fields=(*view.fields[:seat], field, *view.fields[seat + 1 :]))
    found = open_choices(changed, seat, NONE, Play(view).holds(seat))
    owned = total(field.animals)
    return minus(owned, found[0].kept) if found else owned


def placed(view: State, seat: int, edge: int) -> tuple[Line, ...]:
    """What a fence on an edge would close or divide."""
    field = view.fields[seat]
    before, after = pens(field.fences), pens(field.fences | 1 << edge)
    new = [pen for pen in after if pen not in before]
    lines = []
    if not new:
        lines.append(Line(Tone.PLAIN, phrase("Kingdom", "closes no pen yet")))
    elif len(after) - len(before) == len(new):
        lines += [Line(Tone.COMPLETE, _closed(view, seat, pen)) for pen in new]
    else:
        lines.append(Line(Tone.COMPLETE, phrase("Kingdom", "divides a pen")))
        lines += [Line(Tone.PLAIN, _room(view, seat, pen)) for pen in new]
    task = view.tasks[-1] if view.tasks else None
    if task is not None and task[0] == FENCING and task[4] < 0 < task[2]:
        left = legal.fences_left(view, seat) - 1
        lines.append(Line(Tone.PLAIN, phrase("Kingdom", "{fences} in your supply then").put(fences=fences(left))))
    return tuple(lines)


def lifted(view: State, seat: int, edge: int) -> tuple[Line, ...]:
    """What taking up a fence would open or join."""
    field = view.fields[seat]
    left = Field(field.fences & ~(1 << edge), field.animals)
    before, after = pens(field.fences), pens(left.fences)
    gone = [pen for pen in before if pen not in after]
    joined = [pen for pen in after if pen not in before]
    if not gone:
        return (Line(Tone.PLAIN, phrase("Kingdom", "opens no pen")),)
    if joined:
        lines = [Line(Tone.PLAIN, phrase("Kingdom", "joins two pens into one of %n spaces", "", len(joined[0])))]
        if census(left).mixed:
            lines.append(Line(Tone.LOSS, phrase("Kingdom", "two kinds in one pen")))
        return tuple(lines)
    lines = [Line(Tone.PLAIN, phrase("Kingdom", "opens a pen of %n spaces", "", len(pen))) for pen in gone]
    loose = _within(field.animals, [space for pen in gone for space in pen])
    if any(loose):
        lines.append(Line(Tone.LOSS, phrase("Kingdom", "{animals} in no pen for now").put(animals=herd(loose))))
    return tuple(lines)


def _within(content: bytes, spaces: list[int]) -> Counts:
    found = NONE
    for space in spaces:
        if content[space]:
            found = plus(found, only(content[space] >> 2, content[space] & 3))
    return found


def _closed(view: State, seat: int, pen: tuple[int, ...]) -> Text:
    return phrase("Kingdom", "closes a pen of %n spaces: {room}", "", len(pen)).put(room=_room(view, seat, pen))


def _room(view: State, seat: int, pen: tuple[int, ...]) -> Text:
    """How many animals a pen holds: of the kind that lives in it, if there is one."""
    content = view.fields[seat].animals
    kinds = {content[space] >> 2 for space in pen if content[space]}
    if len(kinds) > 1:
        return phrase("Kingdom", "two kinds in one pen")
    for kind in KINDS:
        if kind in kinds:
            number = len(pen) * limits(view.lasting[seat]).rooms[kind]
            return phrase("Kingdom", "room for {animals}").put(animals=animals(kind, number))
    return phrase("Kingdom", "room for %n animals of one kind", "", len(pen) * DATA["space_holds"])
