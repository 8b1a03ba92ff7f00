"""Animals come, find room, are lost, and run away (Farm Animal Basics; rulings 3, 4, 13)."""

from collections.abc import Callable
from typing import TypeAlias

from boardroom.games.my_kingdom_for_a_horse.position import arrange, events, tasks
from boardroom.games.my_kingdom_for_a_horse.position.arrange import Choice
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, above, common, minus, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RESTOCK_ABOVE, TWIN_TRADES
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, State
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder

_GAINED, _JUDGED, _RUNNING_AWAY, _AT_THE_END = tasks.Why
"""Bound, as to look a member up costs more than to compare with it."""

Given: TypeAlias = events.AnimalsPaid | events.AnimalsLost | events.AnimalsTradedIn
Happened: TypeAlias = Callable[[int, int, Counts, Field | None], Given]
"""What makes the event of animals that are given, by beat, seat, animals and the field after it."""


def gain(builder: StepBuilder, task: tasks.Gaining) -> None:
    """Animals of a kind are gained: placed at once where there is room for all, else their owner decides."""
    _, seat, kind, number = task
    if number <= 0:
        return
    if seat == TWIN_SEAT:
        _gain_twin(builder, kind, number)
        return
    there = builder.supply[kind]
    if there > number:
        there = number
    elif there < number and not gives_way(builder, seat, kind, there):
        builder.events.append(events.GainForfeited(builder.beat, seat, kind, number - there))
        if not there:
            return
        number = there
    animals = arrange.joined(builder.fields[seat], kind, number, builder.limits(seat).rooms)
    if animals is None:
        _gain_without_room(builder, seat, kind, number, there)
        return
    if there:
        if there < number:
            animals = arrange.joined(builder.fields[seat], kind, there, builder.limits(seat).rooms)
            assert animals is not None
        before = builder.fields[seat]
        _take(builder, seat, only(kind, there), before, builder.put_animals(seat, animals))
    _miss(builder, seat, kind, number - there)


def _gain_without_room(builder: StepBuilder, seat: int, kind: int, number: int, there: int) -> None:
    """A gain for which there is not room as everybody stands: its owner says first who would be kept, so that nobody
    gives way for an animal that would not be (ruling 13).

    It is asked about those who come for sure, so that nobody's own are given up for what does not come.
    """
    sure = number
    if there < number and not _fits(builder, seat, kind, number):
        # A gainer who gives way as well has room for one in the place of that one.
        makes_room = builder.owned(seat)[kind] + there > RESTOCK_ABOVE
        sure = min(number - makes_room, there + _given_by_others(builder, seat, kind))
    if sure:
        decide(builder, seat, only(kind, sure), _GAINED, owed=number - sure)
    else:
        _miss(builder, seat, kind, number)


def _given_by_others(builder: StepBuilder, seat: int, kind: int) -> int:
    """How many of a kind others than the gainer give at least, until nobody has too many."""
    herds = [builder.owned(other)[kind] for other in range(builder.seats) if other != seat]
    if builder.twin is not None:
        herds.append(builder.twin[kind])
    return sum(herd - RESTOCK_ABOVE for herd in herds if herd > RESTOCK_ABOVE)


def _fits(builder: StepBuilder, seat: int, kind: int, number: int) -> bool:
    """Whether so many more find room, as everybody stands or when all are rearranged."""
    field, rooms = builder.fields[seat], builder.limits(seat).rooms
    if arrange.joined(field, kind, number, rooms) is not None:
        return True
    return arrange.fits(field, plus(builder.owned(seat), only(kind, number)), rooms)


def gives_way(position: StepBuilder | State, seat: int, kind: int, there: int) -> bool:
    """Whether in a restock for a seat, which has taken so many before, anybody would have to give of a kind: others,
    Moritz among them, or the seat itself.
    """
    if position.twin is not None and position.twin[kind] > RESTOCK_ABOVE:
        return True
    return any(
        total(field.animals)[kind] + there * (other == seat) > RESTOCK_ABOVE
        for other, field in enumerate(position.fields)
    )


def decide(builder: StepBuilder, seat: int, waiting: Counts, why: tasks.Why, must: bool = False, owed: int = 0) -> None:
    """Have everybody on a field, and who waits, find room: by itself if there is but one way, else it is asked.

    ``owed``: so many more of the kind that waits may come, if all who wait are kept.
    """
    must = must or builder.holds(seat)
    found = open_choices(builder, seat, waiting, must)
    everybody = plus(builder.owned(seat), waiting)
    if found[0].kept == everybody or len(found) == 1:
        settle(builder, seat, found[0], waiting, why, owed)
        return
    builder.push(tasks.placing(seat, waiting, why, owed, int(must)))
    # Those who are asked about in the prompt: who waits, else who is loose, else who is too many.
    loose = census(builder.fields[seat]).loose
    without_room = next(filter(any, (waiting, loose)), minus(everybody, found[0].kept))
    builder.events.append(events.AnimalsWaiting(builder.beat, seat, without_room, waiting))


def open_choices(position: StepBuilder | State, seat: int, waiting: Counts, must: bool) -> tuple[Choice, ...]:
    """The ways to settle, the proposal first; one who must keep enough of each has only those that do."""
    field = position.fields[seat]
    found = arrange.options(field, plus(total(field.animals), waiting), limits(position.lasting[seat]).rooms)
    if must:
        # There is such a way unless the position was tampered with.
        found = tuple(choice for choice in found if enough(choice.kept, position.goal)) or found
    return found


def left_out(
    position: StepBuilder | State, seat: int, waiting: Counts, kept: Counts, why: tasks.Why
) -> tuple[Counts, Counts]:
    """What is lost of a field and of those that wait if so many are kept, and what stays loose until the phase ends."""
    field = position.fields[seat]
    left = minus(plus(total(field.animals), waiting), kept)
    loose = common(left, census(field).loose) if why in (_GAINED, _JUDGED) else NONE
    return minus(left, loose), loose


def settle(builder: StepBuilder, seat: int, choice: Choice, waiting: Counts, why: tasks.Why, owed: int = 0) -> None:
    """Settle a field by a choice. Who finds no room is lost; those that stood loose stay so till the phase ends."""
    field, rooms = builder.fields[seat], builder.limits(seat).rooms
    owned = builder.owned(seat)
    lost, outside = left_out(builder, seat, waiting, choice.kept, why)
    have = plus(choice.kept, outside)
    come, go = above(have, owned), above(owned, have)
    builder.supplied(go, 1)
    # In the final trade the supply may owe some.
    short = above(come, above(builder.supply, NONE)) if why != _AT_THE_END else NONE
    if any(short):
        choice = Choice(minus(choice.kept, short), choice.kinds)
        come = minus(come, short)
    animals = arrange.settled(field, choice, rooms, outside)
    # Some leave first, then those who stay change places, then others come.
    left = Field(field.fences, arrange.thinned(field, animals, go)) if any(go) else field
    after = Field(field.fences, animals)
    stayed = Field(field.fences, arrange.thinned(after, left.animals, come)) if any(come) else after
    if any(lost):
        builder.put_field(seat, left)
        if why == _RUNNING_AWAY:
            builder.events.append(events.AnimalsRanAway(builder.beat, seat, lost, left))
        else:
            away = minus(lost, go)
            builder.events.append(events.AnimalsLost(builder.beat, seat, lost, left, away, no_room=True))
    if stayed != left:
        builder.put_field(seat, stayed)
        builder.events.append(events.AnimalsSettled(builder.beat, seat, stayed, left, by_themselves=True))
    if any(come):
        builder.put_field(seat, after)
        _take(builder, seat, come, stayed, after)
    else:
        builder.trigger_if_enough(seat)
    kind = next((kind for kind in KINDS if waiting[kind]), 0)
    if owed and lost[kind]:
        builder.events.append(events.GainForfeited(builder.beat, seat, kind, owed, declined=True))
        owed = 0
    # Only a gain can be short of some, and it is of one kind.
    _miss(builder, seat, kind, short[kind] + owed)


def _take(builder: StepBuilder, seat: int, counts: Counts, before: Field, after: Field) -> None:
    builder.supplied(counts, -1)
    builder.events.append(events.AnimalsGained(builder.beat, seat, counts, after, before, _traded(builder)))
    builder.trigger_if_enough(seat)


def _traded(builder: StepBuilder) -> bool:
    """Whether what comes now was traded for, as everything is in these phases, and what comes in a restock."""
    task = builder.tasks[-1] if builder.tasks else None
    if isinstance(task, tasks.TwinTurn):
        return task.step > TWIN_TRADES
    return builder.phase in (Phase.TRADING, Phase.FINAL_TRADE) or isinstance(task, tasks.Restocking)


def _gain_twin(builder: StepBuilder, kind: int, number: int) -> None:
    assert builder.twin is not None
    there = min(number, builder.supply[kind])
    if there:
        builder.twin = plus(builder.twin, only(kind, there))
        builder.supplied(only(kind, there), -1)
        got = events.AnimalsGained(builder.beat, TWIN_SEAT, only(kind, there), None, traded=_traded(builder))
        builder.events.append(got)
        builder.trigger_if_enough(TWIN_SEAT)
    _miss(builder, TWIN_SEAT, kind, number - there)


def _miss(builder: StepBuilder, seat: int, kind: int, number: int) -> None:
    """Note animals that are missing: they are taken, in one go, once the restock above is complete (ruling 13)."""
    if number > 0:
        builder.push(tasks.gaining(seat, kind, number), tasks.restocking(seat, kind, number, 0))


def give(builder: StepBuilder, seat: int, counts: Counts, happened: Happened = events.AnimalsPaid) -> None:
    """A seat gives animals to the supply, loose ones first: a cost, its side of a trade, or what it has to lose."""
    if not any(counts):
        return
    builder.supplied(counts, 1)
    if seat == TWIN_SEAT:
        assert builder.twin is not None
        builder.twin = minus(builder.twin, counts)
        builder.events.append(happened(builder.beat, seat, counts, None))
        return
    field = builder.put_animals(seat, arrange.without(builder.fields[seat], counts))
    builder.events.append(happened(builder.beat, seat, counts, field))


def judge(builder: StepBuilder, seat: int, must: bool) -> None:
    """Judge the pens after a fence effect (ruling 4): two kinds in a pen are parted, loose ones enter if all can."""
    field = builder.fields[seat]
    seen = census(field)
    if seen.mixed or (must and not enough(seen.penned, builder.goal)):
        decide(builder, seat, NONE, _JUDGED, must)
        return
    rooms = builder.limits(seat).rooms
    if any(seen.loose) and arrange.fits(field, builder.owned(seat), rooms):
        settle(builder, seat, arrange.options(field, builder.owned(seat), rooms)[0], NONE, _JUDGED)
        return
    builder.trigger_if_enough(seat)


def end_phase(builder: StepBuilder, task: tasks.EndingPhase) -> None:
    """A phase ends for a seat: loose animals run away, unless room is made for them."""
    seat = task.seat
    if census(builder.fields[seat]).loose != NONE:
        decide(builder, seat, NONE, _RUNNING_AWAY)
