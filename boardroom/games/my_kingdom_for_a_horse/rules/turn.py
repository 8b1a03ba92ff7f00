"""The turn: who comes next, and working off what is to be done until somebody is asked (Gameplay; rulings 9, 14)."""

from collections.abc import Callable

from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.events import PartBegun, PensChanged, TurnBegun
from boardroom.games.my_kingdom_for_a_horse.field import HORSE, pens
from boardroom.games.my_kingdom_for_a_horse.rules import animals, restock, trade, twin
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play
from boardroom.games.my_kingdom_for_a_horse.state import (
    ALL_DICE,
    ENDING_PHASE,
    FENCING,
    FINISHING,
    GAINING,
    NEXT_PART,
    NOBODY,
    OTHERS_DICE,
    OVER,
    OWN_DICE,
    PLANNING,
    RESTOCKING,
    SECOND_DICE,
    TRADING,
    TWIN,
    TWINS_TURN,
    UNROLLED,
    Task,
)


def run(play: Play) -> None:
    """Work off what is to be done, until somebody is asked or the game is over."""
    while play.phase != OVER:
        if play.tasks:
            task = play.tasks[-1]
            work = _WORK.get(task[0])
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
                play.push((NEXT_PART,), (ENDING_PHASE, play.at))
        else:
            return


def gains(play: Play) -> None:
    """Work off what is gained, and restocks for it, until somebody is asked or there is nothing of the kind."""
    while play.tasks and (play.tasks[-1][0] == GAINING or (play.tasks[-1][0] == RESTOCKING and not play.tasks[-1][4])):
        task = play.pop()
        if task[0] == GAINING:
            animals.gain(play, task[1], task[2], task[3])
        else:
            restock.go_on(play, task[1], task[2], task[3])


def _asks(play: Play, task: Task) -> bool:
    """Whether what is to be done next is somebody's decision: fences, room, a restock, a plan."""
    code = task[0]
    if code == FENCING:
        return task[2] > 0 or task[3] > 0 or task[4] >= 0
    if code == RESTOCKING:
        return task[4] > 0
    if code == PLANNING:
        return bool(trade.plannable(play))
    return True


def _go_on(play: Play, task: Task) -> None:
    """What could have been a decision, and is none any more."""
    if task[0] == FENCING:
        end_fencing(play)
    elif task[0] == RESTOCKING:
        _, seat, kind, missing, _ = play.pop()
        restock.go_on(play, seat, kind, missing)
    elif task[2] < HORSE:
        trade.plan(play, 0)
    else:
        trade.planned(play)


def end_fencing(play: Play) -> None:
    """A fence effect ends: now the pens are judged (ruling 4)."""
    _, seat, *_, must = play.pop()
    play.events.append(PensChanged(play.beat, seat, len(pens(play.fields[seat].fences))))
    animals.judge(play, seat, bool(must))


def next_part(play: Play) -> None:
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


def _next_second(play: Play, seat: int) -> None:
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


def _begin_part(play: Play) -> None:
    play.events.append(PartBegun(play.beat, play.at, play.phase))


def _end_turn(play: Play) -> None:
    if play.twin is not None:
        # His part of the turn; the player has nothing to decide in it but a restock.
        play.push((TWIN, 0))
        play.phase = TWINS_TURN
        return
    begin_turn(play, play.after(play.active))


def begin_turn(play: Play, seat: int) -> None:
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


_WORK: dict[int, Callable[[Play, Task], None]] = {
    NEXT_PART: lambda play, task: next_part(play),
    ENDING_PHASE: animals.end_phase,
    GAINING: lambda play, task: animals.gain(play, task[1], task[2], task[3]),
    TWIN: lambda play, task: twin.go_on(play, task[1]),
    FINISHING: lambda play, task: trade.finish(play),
}
"""What is done without asking anybody."""
