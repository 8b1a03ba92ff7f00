"""The turn: who comes next, and working off what is to be done until somebody is asked (Gameplay; rulings 9, 14)."""

from collections.abc import Callable
from typing import Any

from boardroom.games.my_kingdom_for_a_horse.position import tasks
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE
from boardroom.games.my_kingdom_for_a_horse.position.events import PartBegun, PensChanged, TurnBegun
from boardroom.games.my_kingdom_for_a_horse.position.field import pens
from boardroom.games.my_kingdom_for_a_horse.position.state import NEW_TURN, NOBODY, Phase
from boardroom.games.my_kingdom_for_a_horse.rules import animals, restock, trade, twin
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder

_new = tuple.__new__
_OWN_DICE, _OTHERS_DICE, _SECOND_DICE, _TRADING, _TWINS_TURN, _, _OVER = Phase
"""Bound, as to look a member up costs more than to compare with it; and compared by identity, which costs least."""


def run(builder: StepBuilder) -> None:
    """Work off what is to be done, until somebody is asked or the game is over."""
    while builder.phase is not _OVER:
        if builder.tasks:
            task = builder.tasks[-1]
            work = _WORK.get(type(task))
            if work is not None:
                builder.tasks = builder.tasks[:-1]
                work(builder, task)
            elif _asks(builder, task):
                return
            else:
                _go_on(builder, task)
        elif builder.phase is _TRADING:
            if builder.triggered != NOBODY:
                trade.begin_final(builder)
            elif trade.tradable(builder):
                return
            else:
                builder.push(tasks.NEXT, tasks.ENDINGS[builder.part_seat])
        else:
            return


def gains(builder: StepBuilder) -> None:
    """Work off what is gained, and restocks for it, until somebody is asked or there is nothing of the kind."""
    while builder.tasks:
        task = builder.tasks[-1]
        if isinstance(task, tasks.Gaining):
            builder.pop()
            animals.gain(builder, task)
        elif isinstance(task, tasks.Restocking) and not task.asked:
            builder.pop()
            restock.go_on(builder, task.seat, task.kind, task.missing)
        else:
            return


def _asks(builder: StepBuilder, task: tasks.Task) -> bool:
    """Whether what is to be done next is somebody's decision: fences, room, a restock, a plan."""
    return tasks.is_open(task) and (not isinstance(task, tasks.Planning) or bool(trade.plannable(builder)))


def _go_on(builder: StepBuilder, task: tasks.Task) -> None:
    """What could have been a decision, and is none any more."""
    if isinstance(task, tasks.Restocking):
        builder.pop()
        restock.go_on(builder, task.seat, task.kind, task.missing)
    elif isinstance(task, tasks.Planning) and task.kind < Kind.HORSE:
        trade.plan(builder, 0)
    elif isinstance(task, tasks.Planning):
        trade.planned(builder)
    else:
        end_fencing(builder)


def end_fencing(builder: StepBuilder) -> None:
    """A fence effect ends: now the pens are judged (ruling 4)."""
    task = builder.pop()
    assert isinstance(task, tasks.Fencing)
    builder.events.append(PensChanged(builder.beat, task.seat, len(pens(builder.fields[task.seat].fences))))
    animals.judge(builder, task.seat, bool(task.must))


def next_part(builder: StepBuilder) -> None:
    """The next seat's part of the phase, or the next phase."""
    phase, seat = builder.phase, builder.part_seat
    if phase in (_OWN_DICE, _OTHERS_DICE):
        builder.part_seat = builder.after(seat)
        builder.phase = _OTHERS_DICE
        if builder.part_seat == builder.active:
            builder.phase = _SECOND_DICE
            _next_second(builder, builder.after(builder.active), 0)
        else:
            _begin_part(builder)
    elif phase is _SECOND_DICE:
        _next_second(builder, seat, builder.turn.traded)
    elif phase is _TRADING:
        builder.part_seat = builder.after(seat)
        builder.put_traded(0)
        if builder.part_seat == builder.active:
            _end_turn(builder)
        else:
            _begin_part(builder)
    elif phase is _TWINS_TURN:
        begin_turn(builder, builder.active)


def _next_second(builder: StepBuilder, seat: int, offered: int) -> None:
    """Who has a card for it takes another die, clockwise, after everybody has had one (ruling 9). This seat was
    offered so many already.
    """
    while seat != builder.active:
        if offered + 1 < limits(builder.lasting[seat]).dice and builder.turn.taken != ALL_DICE:
            builder.part_seat = seat
            builder.put_traded(offered + 1)
            _begin_part(builder)
            return
        offered = 0
        seat = builder.after(seat)
    builder.part_seat = builder.active
    builder.put_traded(0)
    builder.phase = _TRADING
    if builder.triggered != NOBODY:
        trade.begin_final(builder)
    else:
        _begin_part(builder)


def _begin_part(builder: StepBuilder) -> None:
    # Straight to the tuple: the most frequent of all events.
    events = builder.events
    events.append(_new(PartBegun, (len(events), builder.part_seat, builder.phase)))


def _end_turn(builder: StepBuilder) -> None:
    if builder.twin is not None:
        # His part of the turn; the player has nothing to decide in it but a restock.
        builder.push(tasks.twin_turn(0))
        builder.phase = _TWINS_TURN
        return
    begin_turn(builder, builder.after(builder.active))


def begin_turn(builder: StepBuilder, seat: int) -> None:
    """A seat's turn begins, and with it a round, in which everybody takes part; after the last round that was agreed
    on, the final trade.
    """
    if builder.last_round and builder.round == builder.last_round:
        trade.begin_final(builder)
        return
    builder.round += 1
    builder.phase, builder.active, builder.part_seat = _OWN_DICE, seat, seat
    builder.turn = NEW_TURN
    builder.events.append(TurnBegun(builder.beat, seat, builder.round))


_WORK: dict[type, Callable[[StepBuilder, Any], None]] = {
    tasks.NextPart: lambda builder, task: next_part(builder),
    tasks.EndingPhase: animals.end_phase,
    tasks.Gaining: animals.gain,
    tasks.TwinTurn: lambda builder, task: twin.go_on(builder, task.step),
    tasks.Finishing: lambda builder, task: trade.finish(builder),
}
"""What is done without asking anybody."""
