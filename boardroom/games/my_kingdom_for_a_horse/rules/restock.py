"""The supply has run out of a kind: everybody with many of it trades or loses one ("out of animals"; ruling 13)."""

from functools import partial

from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind, only
from boardroom.games.my_kingdom_for_a_horse.position.effects import holds
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES, RESTOCK_ABOVE
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Restocking, gaining, restocking
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder


def go_on(builder: StepBuilder, seat: int, kind: int, missing: int) -> None:
    """Go on with a restock after one of its rounds: to the next one as long as the supply holds less than is missing.

    The gain of what is missing is the next task; it comes in one go, after the last round. If nobody has too many any
    more, only what the supply holds then comes.
    """
    lacking = missing - builder.supply[kind]
    if lacking <= 0:
        return
    affected = [other for other in builder.clockwise() if builder.owned(other)[kind] > RESTOCK_ABOVE]
    twin = builder.twin is not None and builder.twin[kind] > RESTOCK_ABOVE
    if not affected and not twin:
        builder.events.append(events.GainForfeited(builder.beat, seat, kind, lacking))
        builder.pop()
        builder.push(gaining(seat, kind, missing - lacking))
        return
    twin_trades = twin and kind != Kind.HORSE and _twin_may_trade(builder, kind)
    offered = kind != Kind.HORSE and builder.supply[kind + 1] >= len(affected) + twin_trades
    asked = sum(1 << other for other in affected) if offered else 0
    builder.push(restocking(seat, kind, missing, asked))
    builder.events.append(events.RestockBegun(builder.beat, seat, kind, lacking, offered, asked))
    if not offered:
        for other in affected:
            lose(builder, other, kind)
    if twin_trades and offered:
        trade(builder, TWIN_SEAT, kind)
    elif twin:
        lose(builder, TWIN_SEAT, kind)


def _twin_may_trade(builder: StepBuilder, kind: int) -> bool:
    """Moritz trades in a restock only if enough of the kind remain to him (ruling 17)."""
    return builder.twin is not None and builder.twin[kind] - RATES[kind] >= builder.goal


def next_asked(builder: StepBuilder) -> tuple[int, int]:
    """The next seat on the list of those to be asked, clockwise from the active player, and the kind."""
    task = builder.tasks[-1]
    assert isinstance(task, Restocking)
    return next(seat for seat in builder.clockwise() if task.asked >> seat & 1), task.kind


def answered(builder: StepBuilder) -> tuple[int, int]:
    """Take the next seat off the list of those to be asked; the seat and the kind."""
    seat, kind = next_asked(builder)
    task = builder.pop()
    assert isinstance(task, Restocking)
    builder.push(task._replace(asked=task.asked & ~(1 << seat)))
    return seat, kind


def lose(builder: StepBuilder, seat: int, kind: int) -> None:
    """Give one of the kind back."""
    give(builder, seat, only(kind, 1), partial(events.AnimalsLost, forced=True))


def trade(builder: StepBuilder, seat: int, kind: int) -> None:
    """Trade the kind upward once, as the next seat that is asked or Moritz; it is not the seat's trade of the turn, but
    better rates count.
    """
    rate = RATES[kind] if seat == TWIN_SEAT else builder.limits(seat).rates[kind]
    give(builder, seat, only(kind, rate), events.AnimalsTradedIn)
    if seat != TWIN_SEAT:
        answered(builder)
    builder.events.append(events.AnimalsTraded(builder.beat, seat, kind, rate, 1, True))
    builder.push(gaining(seat, kind + 1, 1))


def may_trade(position: StepBuilder | State, seat: int, kind: int) -> bool:
    """Whether a seat can trade the kind once and still keep what it must (ruling 15)."""
    left = total(position.fields[seat].animals)[kind] - limits(position.lasting[seat]).rates[kind]
    return left >= position.goal or not holds(position, seat)
