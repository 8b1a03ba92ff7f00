"""What comes to a seat by an action: the lines of a preview for animals and fences gained."""

from typing import Final

from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Line, Tone
from boardroom.engine.text import Text, phrase
from boardroom.engine.tuples import replaced
from boardroom.games.my_kingdom_for_a_horse.position import arrange, events
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough, holds, young
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RESTOCK_ABOVE
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Placing, Why, gaining
from boardroom.games.my_kingdom_for_a_horse.rules.animals import left_out, open_choices
from boardroom.games.my_kingdom_for_a_horse.rules.phases import gains
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.words.names import herd, more_than, new_fences, standing_fences


def plain(*texts: Text) -> tuple[Line, ...]:
    """Lines that are neither gain nor loss."""
    return tuple(Line(Tone.PLAIN, text) for text in texts)


def cost(counts: Counts) -> Line:
    """Animals that are given."""
    return Line(Tone.COST, phrase("Kingdom", "give {animals}", "a cost").put(animals=herd(counts)))


def lost_warning(lost: Counts) -> Text:
    """The warning before animals are lost for want of room."""
    return phrase("Kingdom", "{animals} would not fit and would be lost.").put(animals=herd(lost))


TO_CHOOSE: Final = Line(Tone.LOSS, phrase("Kingdom", "not enough room: you choose what to keep"))
"""What is said of animals of which not all find room, before it is asked who stays: that question is the warning."""


def chooses(view: State, seat: int, arriving: Counts) -> bool:
    """Whether a seat is asked who stays if animals came."""
    found = open_choices(view, seat, arriving, holds(view, seat))
    return len(found) > 1 and found[0].kept != plus(total(view.fields[seat].animals), arriving)


def after(view: State, seat: int, given: Counts) -> State:
    """The view when a seat has given animals."""
    field = view.fields[seat]
    left = Field(field.fences, arrange.without(field, given))
    return view._replace(fields=replaced(view.fields, seat, left))


def without_room(view: State, seat: int, arriving: Counts) -> Counts:
    """What would be lost if animals came and the proposal were taken; loose ones stay loose."""
    must = holds(view, seat)
    found = open_choices(view, seat, arriving, must)
    return left_out(view, seat, arriving, found[0].kept, Why.GAINED)[0]


def coming(view: State, seat: int, arriving: Counts) -> tuple[tuple[Line, ...], Text | None]:
    """The lines for animals that come, and the warning if some of them, or others for them, would be lost.

    They are let come, as far as nobody has to decide anything.
    """
    if not any(arriving):
        return (), None
    builder = StepBuilder(view._replace(tasks=()))
    builder.push(*(gaining(seat, kind, arriving[kind]) for kind in reversed(KINDS) if arriving[kind]))
    gains(builder)
    lines = [Line(Tone.GAIN, phrase("Kingdom", "gain {animals}").put(animals=herd(arriving)))]
    lost, missing, lacking, alive = _fate(builder, seat)
    if builder.tasks and isinstance(builder.tasks[-1], Placing):
        lines.append(TO_CHOOSE)
    elif any(lost):
        lines.append(Line(Tone.LOSS, phrase("Kingdom", "no room for {animals}").put(animals=herd(lost))))
    elif any(isinstance(event, events.AnimalsGained) for event in builder.events) and _rearranged(view, seat, arriving):
        lines += plain(phrase("Kingdom", "fits once the animals are rearranged"))
    if any(missing):
        none = phrase("Kingdom", "the supply is {animals} short, and nobody has to return any")
        lines.append(Line(Tone.LOSS, none.put(animals=herd(missing))))
    if any(lacking):
        lines += plain(phrase("Kingdom", "the supply is {animals} short: it is restocked").put(animals=herd(lacking)))
    if view.triggered == NOBODY and enough(alive, view.goal):
        lines.append(
            Line(Tone.COMPLETE, phrase("Kingdom", "%n of each: the final turn", "triggers the end", view.goal))
        )
    return tuple(lines), sentences(
        lost_warning(lost) if any(lost) else None, _missing_warning(missing) if any(missing) else None
    )


def triggers(view: State, seat: int, arriving: Counts) -> bool:
    """Whether a seat has enough of each if animals come, as far as nobody has to decide anything."""
    return any(line.tone is Tone.COMPLETE for line in coming(view, seat, arriving)[0])


def _fate(builder: StepBuilder, seat: int) -> tuple[Counts, Counts, Counts, Counts]:
    """Of animals that came as far as they can undecided: what is lost for want of room, what nobody has to give, what a
    restock is for, and what the seat will have in pens in the end if all goes well and the proposal is taken.
    """
    lost = missing = lacking = NONE
    for event in builder.events:
        if isinstance(event, events.AnimalsLost) and event.seat == seat and not any(lacking):
            lost = plus(lost, event.counts)
        elif isinstance(event, events.GainForfeited) and event.seat == seat:
            more = only(event.kind, event.number)
            lost, missing = (plus(lost, more), missing) if event.declined else (lost, plus(missing, more))
        elif isinstance(event, events.RestockBegun) and event.seat == seat:
            # Further rounds of a restock are for the same animals, or fewer.
            lacking = plus(lacking, only(event.kind, max(0, event.missing - lacking[event.kind])))
    have = census(builder.fields[seat]).penned
    task = builder.tasks[-1] if builder.tasks else None
    if isinstance(task, Placing):
        waiting = task.waiting
        have = open_choices(builder, seat, waiting, builder.holds(seat))[0].kept
    elif task is not None:
        have = plus(have, lacking)
    return lost, missing, lacking, have


def _rearranged(view: State, seat: int, arriving: Counts) -> bool:
    """Whether animals of one kind that come find room only when those there make room."""
    kinds = [kind for kind in KINDS if arriving[kind]]
    rooms = limits(view.lasting[seat]).rooms
    return len(kinds) == 1 and arrange.joined(view.fields[seat], kinds[0], arriving[kinds[0]], rooms) is None


def _missing_warning(missing: Counts) -> Text:
    return phrase("Kingdom", "You would miss out on {animals}: the supply is short, and nobody has {many}.").put(
        animals=herd(missing), many=more_than(RESTOCK_ABOVE)
    )


def breeding(view: State, seat: int, kind: int) -> Counts:
    """The young a kind would have now."""
    return only(kind, young(total(view.fields[seat].animals)[kind], kind, limits(view.lasting[seat])))


def building(place: int, move: int) -> tuple[Line, ...]:
    """The lines for fences that may be placed and moved."""
    lines = []
    if place:
        lines.append(Line(Tone.GAIN, phrase("Kingdom", "place up to {fences}").put(fences=new_fences(place))))
    lines.append(Line(Tone.GAIN, phrase("Kingdom", "move up to {standing}").put(standing=standing_fences(move))))
    return tuple(lines)
