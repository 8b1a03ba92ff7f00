"""Trades, one kind in the trade phase, all in the final trade (Trade Phase; End of the Game; rulings 12-15)."""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.position import events, tasks
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Action, Trade
from boardroom.games.my_kingdom_for_a_horse.position.arrange import options
from boardroom.games.my_kingdom_for_a_horse.position.cards import Limits, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, Kind, minus, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough, most_trades
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import TWIN_TRADES
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Phase, Reason, State
from boardroom.games.my_kingdom_for_a_horse.rules.animals import decide, give
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder

TWIN_FINAL: Final = TWIN_TRADES + Kind.HORSE + 1
"""The step of Moritz in which he makes his final trades."""


def tradable(position: StepBuilder | State) -> tuple[Action, ...]:
    """What the seat whose trade turn it is can trade, and passing: of one kind, or of more by lasting cards (ruling
    12); nothing when there is nothing to trade.
    """
    may = limits(position.lasting[position.part_seat])
    traded = position.turn.traded
    if traded.bit_count() >= may.kinds:
        return ()
    return _tradable(total(position.fields[position.part_seat].animals), may.rates, traded)


@lru_cache(maxsize=1 << 14)
def _tradable(owned: Counts, rates: tuple[int, int, int], traded: int) -> tuple[Action, ...]:
    found = [
        Trade(kind, times)
        for kind in KINDS[: Kind.HORSE]
        if not traded >> kind & 1
        for times in range(1, owned[kind] // rates[kind] + 1)
    ]
    return (*found, PASS) if found else ()


def trade(builder: StepBuilder, seat: int, action: Trade) -> None:
    """Trade in the own trade turn: all given animals leave, then all gained ones arrive."""
    given = action.times * builder.limits(seat).rates[action.kind]
    give(builder, seat, only(action.kind, given), events.AnimalsTradedIn)
    # Told once they have left: whoever holds that step sees how many are still there.
    builder.put_traded(builder.turn.traded | 1 << action.kind)
    builder.events.append(events.AnimalsTraded(builder.beat, seat, action.kind, given, action.times, False))
    builder.push(tasks.gaining(seat, action.kind + 1, action.times))


# The final trade.


def begin_final(builder: StepBuilder) -> None:
    """The final trade begins: every seat makes one plan, clockwise from the active player; then all is counted."""
    builder.phase = Phase.FINAL_TRADE
    builder.part_seat = builder.active
    plans = [tasks.planning(seat, 0, NONE) for seat in reversed(builder.clockwise())]
    twin = (tasks.twin_turn(TWIN_FINAL),) if builder.twin is not None else ()
    builder.tasks = (tasks.FINISH, *twin, *plans)
    builder.events.append(events.FinalTradeBegun(builder.beat))


def plannable(position: StepBuilder | State) -> tuple[Trade, ...]:
    """The trades of the kind whose turn it is in a final plan, the supply aside (ruling 15)."""
    task = position.tasks[-1]
    assert isinstance(task, tasks.Planning)
    seat, kind = task.seat, task.kind
    if kind >= Kind.HORSE:
        return ()
    return tuple(Trade(kind, times) for times in range(1, most_trades(position, seat, kind) + 1))


def plan(builder: StepBuilder, times: int) -> None:
    """Trade the kind whose turn it is so many times; what is gained waits until the plan is whole."""
    task = builder.tasks[-1]
    assert isinstance(task, tasks.Planning)
    seat, kind, gained = task.seat, task.kind, task.gained
    if not times:
        builder.pop()
        builder.push(tasks.planning(seat, kind + 1, gained))
        return
    given = times * builder.limits(seat).rates[kind]
    # What has just been gained goes first: the board keeps what it must.
    just_gained = min(given, gained[kind])
    give(builder, seat, only(kind, given - just_gained), events.AnimalsTradedIn)
    builder.pop()
    builder.push(tasks.planning(seat, kind + 1, plus(minus(gained, only(kind, just_gained)), only(kind + 1, times))))
    builder.events.append(events.AnimalsTraded(builder.beat, seat, kind, given, times, False))


@lru_cache(maxsize=1 << 10)
def best_plan(field: Field, counts: Counts, may: Limits, kind: int, goal: int) -> tuple[bool, Counts]:
    """The best that trading from a kind upward can end with, of what finds room."""
    if kind >= Kind.HORSE:
        kept = (choice.kept for choice in options(field, counts, may.rooms))
        return max((enough(one, goal), one[::-1]) for one in kept)
    left = (plus(counts, trades_of(kind, times, may.rates)) for times in range(counts[kind] // may.rates[kind] + 1))
    return max(best_plan(field, after, may, kind + 1, goal) for after in left)


def trades_of(kind: int, times: int, rates: tuple[int, int, int]) -> Counts:
    """What so many trades of a kind change."""
    return minus(only(kind + 1, times), only(kind, times * rates[kind]))


def planned(builder: StepBuilder) -> None:
    """A plan is whole: what is gained comes, whatever the supply holds, and must fit."""
    task = builder.tasks[-1]
    assert isinstance(task, tasks.Planning)
    nothing = not any(task.gained) and not any(most_trades(builder, task.seat, kind) for kind in KINDS)
    builder.pop()
    builder.events.append(events.PlanMade(builder.beat, task.seat, nothing))
    builder.push(tasks.ENDINGS[task.seat])
    if any(task.gained):
        decide(builder, task.seat, task.gained, tasks.Why.AT_THE_END)


def finish(builder: StepBuilder) -> None:
    """Count up: only who has enough of each can win; most horses, then cows, pigs, sheep, else it is shared."""
    builder.winners = winners(standings(builder), builder.goal)
    builder.reason = Reason.WON if builder.triggered != NOBODY else Reason.LAST_ROUND
    end(builder)


def standings(position: StepBuilder | State) -> dict[int, Counts]:
    """What every seat, and Moritz, holds in pens."""
    held = {seat: census(field).penned for seat, field in enumerate(position.fields)}
    if position.twin is not None:
        held[TWIN_SEAT] = position.twin
    return held


def winners(held: dict[int, Counts], goal: int) -> int:
    """The seats that win with these animals, as a mask."""
    able = {seat: counts[::-1] for seat, counts in held.items() if enough(counts, goal)}
    best = max(able.values(), default=None)
    return sum(1 << seat for seat, counts in able.items() if counts == best)


def end(builder: StepBuilder) -> None:
    """The game is over."""
    builder.phase, builder.tasks, builder.part_seat = Phase.OVER, (), NOBODY
    builder.barrier = True
    builder.events.append(events.GameEnded(builder.beat, builder.winners, builder.reason))
