"""The turn: who comes next, and working off what is to be done until somebody is asked (Gameplay; rulings 9, 14)."""

from collections.abc import Callable
from typing import Any

from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.events import PartBegun, PensChanged, TurnBegun
from boardroom.games.my_kingdom_for_a_horse.field import HORSE, pens
from boardroom.games.my_kingdom_for_a_horse.rules.turn import animals, restock, trade, twin
from boardroom.games.my_kingdom_for_a_horse.rules.turn.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.state import (
    ALL_DICE,
    NOBODY,
    OTHERS_DICE,
    OVER,
    OWN_DICE,
    SECOND_DICE,
    TRADING,
    TWINS_TURN,
    UNROLLED,
)
from boardroom.games.my_kingdom_for_a_horse.tasks import (
    ENDINGS,
    NEXT,
    EndingPhase,
    Fencing,
    Finishing,
    Gaining,
    NextPart,
    Planning,
    Restocking,
    Task,
    TwinTurn,
    twin_turn,
)


def run(play: StepBuilder) -> None:
    """Work off what is to be done, until somebody is asked or the game is over."""
    while play.phase != OVER:
        if play.tasks:
            task = play.tasks[-1]
            work = _WORK.get(type(task))
            if work is not None:
                play.tasks = play.tasks[:-1]
                work(play, task)
            elif _asks(play, task):
                return
            else:
                _go_on(play, task)
        elif play.phase == TRADING:
            if play.triggered != NOBODY:
                trade.begin_final(play)
            elif trade.tradable(play):
                return
            else:
                play.push(NEXT, ENDINGS[play.at])
        else:
            return


def gains(play: StepBuilder) -> None:
    """Work off what is gained, and restocks for it, until somebody is asked or there is nothing of the kind."""
    while play.tasks:
        task = play.tasks[-1]
        if isinstance(task, Gaining):
            play.pop()
            animals.gain(play, task)
        elif isinstance(task, Restocking) and not task.asked:
            play.pop()
            restock.go_on(play, task.seat, task.kind, task.missing)
        else:
            return


def _asks(play: StepBuilder, task: Task) -> bool:
    """Whether what is to be done next is somebody's decision: fences, room, a restock, a plan."""
    if isinstance(task, Fencing):
        return task.place > 0 or task.move > 0 or task.origin >= 0
    if isinstance(task, Restocking):
        return task.asked > 0
    if isinstance(task, Planning):
        return bool(trade.plannable(play))
    return True


def _go_on(play: StepBuilder, task: Task) -> None:
    """What could have been a decision, and is none any more."""
    if isinstance(task, Restocking):
        play.pop()
        restock.go_on(play, task.seat, task.kind, task.missing)
    elif isinstance(task, Planning) and task.kind < HORSE:
        trade.plan(play, 0)
    elif isinstance(task, Planning):
        trade.planned(play)
    else:
        end_fencing(play)


def end_fencing(play: StepBuilder) -> None:
    """A fence effect ends: now the pens are judged (ruling 4)."""
    task = play.pop()
    assert isinstance(task, Fencing)
    play.events.append(PensChanged(play.beat, task.seat, len(pens(play.fields[task.seat].fences))))
    animals.judge(play, task.seat, bool(task.must))


def next_part(play: StepBuilder, task: NextPart) -> None:
    """The next seat's part of the phase, or the next phase."""
    phase, at = play.phase, play.at
    if phase in (OWN_DICE, OTHERS_DICE):
        play.at = play.after(at)
        play.phase = OTHERS_DICE
        if play.at == play.active:
            play.phase, play.traded = SECOND_DICE, 0
            _next_second(play, play.after(play.active))
        else:
            _begin_part(play)
    elif phase == SECOND_DICE:
        _next_second(play, at)
    elif phase == TRADING:
        play.at, play.traded = play.after(at), 0
        if play.at == play.active:
            _end_turn(play)
        else:
            _begin_part(play)
    elif phase == TWINS_TURN:
        begin_turn(play, play.active)


def _next_second(play: StepBuilder, seat: int) -> None:
    """Who has a card for it takes another die, clockwise, after everybody has had one (ruling 9)."""
    while seat != play.active:
        if play.traded + 1 < limits(play.lasting[seat]).dice and play.taken != ALL_DICE:
            play.at = seat
            play.traded += 1
            _begin_part(play)
            return
        play.traded = 0
        seat = play.after(seat)
    play.at, play.traded = play.active, 0
    play.phase = TRADING
    if play.triggered != NOBODY:
        trade.begin_final(play)
    else:
        _begin_part(play)


def _begin_part(play: StepBuilder) -> None:
    play.events.append(PartBegun(play.beat, play.at, play.phase))


def _end_turn(play: StepBuilder) -> None:
    if play.twin is not None:
        # His part of the turn; the player has nothing to decide in it but a restock.
        play.push(twin_turn(0))
        play.phase = TWINS_TURN
        return
    begin_turn(play, play.after(play.active))


def begin_turn(play: StepBuilder, seat: int) -> None:
    """A seat's turn begins, and with it a round, in which everybody takes part; after the last round that was agreed
    on, the final trade.
    """
    if play.last_round and play.round == play.last_round:
        trade.begin_final(play)
        return
    play.round += 1
    play.phase, play.active, play.at = OWN_DICE, seat, seat
    play.dice, play.rolls, play.more_rolls, play.used, play.taken = UNROLLED, 0, 0, 0, 0
    play.carded, play.turned, play.wheeled, play.traded = 0, 0, 0, 0
    play.events.append(TurnBegun(play.beat, seat, play.round))


_WORK: dict[type, Callable[[StepBuilder, Any], None]] = {
    NextPart: next_part,
    EndingPhase: animals.end_phase,
    Gaining: animals.gain,
    TwinTurn: lambda play, task: twin.go_on(play, task.step),
    Finishing: lambda play, task: trade.finish(play),
}
"""What is done without asking anybody."""
