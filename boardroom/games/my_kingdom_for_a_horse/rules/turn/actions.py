"""What each action does; afterwards what is to be done is worked off."""

from collections.abc import Callable
from typing import Any

from boardroom.engine.rules import Seal, Step
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsKept,
    AnimalsLost,
    AnimalsSettled,
    FenceLifted,
    FenceMoved,
    FencePlaced,
    PartPassed,
    WheelbarrowUsed,
)
from boardroom.games.my_kingdom_for_a_horse.field import census, only
from boardroom.games.my_kingdom_for_a_horse.rules.turn import dice, legal, restock, trade
from boardroom.games.my_kingdom_for_a_horse.rules.turn.animals import give, open_choices, settle
from boardroom.games.my_kingdom_for_a_horse.rules.turn.phases import end_fencing, run
from boardroom.games.my_kingdom_for_a_horse.rules.turn.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.state import (
    CONCEDED,
    TWIN_SEAT,
    Action,
    Concede,
    DiscardCards,
    ForcedLoss,
    ForcedTrade,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    Pass,
    PlaceFence,
    PlayCard,
    Roll,
    State,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
    UseWheelbarrow,
)
from boardroom.games.my_kingdom_for_a_horse.tasks import ENDINGS, NEXT, Fencing, Placing, Planning, fencing


def act(state: State, seat: int, action: Action) -> Step[State]:
    """The step that an allowed action makes."""
    play = StepBuilder(state)
    play.step += 1
    _DOES[type(action)](play, seat, action)
    if type(action) not in _ASIDES:
        # What is done beside a decision leaves it to be made.
        run(play)
    # Straight to the tuple, as the state.
    return _new(Step, (play.state(), tuple(play.events), _BARRIER if play.barrier else _MOVE))


_new = tuple.__new__
_BARRIER, _MOVE = Seal.BARRIER, Seal.MOVE
_ASIDES = frozenset((MoveAnimal, SwapPens, GiveBack))


def _roll(play: StepBuilder, seat: int, action: Roll) -> None:
    dice.roll(play, action.dice)


def _use(play: StepBuilder, seat: int, action: UseDie) -> None:
    dice.use(play, action.die)


def _take(play: StepBuilder, seat: int, action: TakeDie) -> None:
    dice.take(play, seat, action.die)


def _play_card(play: StepBuilder, seat: int, action: PlayCard) -> None:
    dice.play_card(play, seat, action)


def _discard(play: StepBuilder, seat: int, action: DiscardCards) -> None:
    dice.discard(play, seat, action.which)


def _turn_die(play: StepBuilder, seat: int, action: TurnBreedingDie) -> None:
    dice.turn_breeding(play, action.face)


def _wheel(play: StepBuilder, seat: int, action: UseWheelbarrow) -> None:
    play.wheeled = 1
    play.events.append(WheelbarrowUsed(play.beat, seat))
    dice.gain_fences(play, seat, 0, 1)


def _place(play: StepBuilder, seat: int, action: PlaceFence) -> None:
    task = play.pop()
    assert isinstance(task, Fencing)
    play.put_fences(seat, play.fields[seat].fences | 1 << action.edge)
    if task.origin >= 0:
        play.events.append(FenceMoved(play.beat, seat, task.origin, action.edge))
        play.push(fencing(seat, task.place, task.move, -1, task.must))
    else:
        play.events.append(FencePlaced(play.beat, seat, action.edge))
        play.push(fencing(seat, task.place - 1, task.move, -1, task.must))


def _lift(play: StepBuilder, seat: int, action: LiftFence) -> None:
    task = play.pop()
    assert isinstance(task, Fencing)
    play.put_fences(seat, play.fields[seat].fences & ~(1 << action.edge))
    play.events.append(FenceLifted(play.beat, seat, action.edge))
    play.push(fencing(seat, task.place, task.move - 1, action.edge, task.must))


def _keep(play: StepBuilder, seat: int, action: Keep) -> None:
    task = play.pop()
    assert isinstance(task, Placing)
    play.events.append(AnimalsKept(play.beat, seat, action.counts))
    for choice in open_choices(play, seat, task.waiting, bool(task.must)):
        if choice.kept == action.counts:
            settle(play, seat, choice, task.waiting, task.why, task.owed)
            return
    # Everybody stays as they stand; who waits, or stands loose at the end of the phase, is lost.
    settle(play, seat, legal.as_they_stand(play, seat), task.waiting, task.why, task.owed)


def _trade(play: StepBuilder, seat: int, action: Trade) -> None:
    if play.tasks:
        trade.plan(play, action.times)
    else:
        trade.trade(play, seat, action)


def _forced_trade(play: StepBuilder, seat: int, action: ForcedTrade) -> None:
    asked, kind = restock.answered(play)
    restock.trade(play, asked, kind)


def _forced_loss(play: StepBuilder, seat: int, action: ForcedLoss) -> None:
    asked, kind = restock.answered(play)
    restock.lose(play, asked, kind)


def _pass(play: StepBuilder, seat: int, action: Pass) -> None:
    if play.tasks:
        task = play.tasks[-1]
        if isinstance(task, Planning):
            trade.plan(play, 0)
            play.events.append(PartPassed(play.beat, seat, play.phase, task.kind))
        else:
            end_fencing(play)
        return
    play.events.append(PartPassed(play.beat, seat, play.phase))
    play.push(NEXT, ENDINGS[seat])


def _move(play: StepBuilder, seat: int, action: MoveAnimal) -> None:
    field = play.fields[seat]
    animals = bytearray(field.animals)
    kind, number = animals[action.origin] >> 2, animals[action.origin] & 3
    animals[action.origin] = kind << 2 | number - 1 if number > 1 else 0
    animals[action.target] = kind << 2 | (animals[action.target] & 3) + 1
    _rearranged(play, seat, bytes(animals))


def _swap(play: StepBuilder, seat: int, action: SwapPens) -> None:
    _rearranged(play, seat, legal.swapped(play, seat, action))


def _rearranged(play: StepBuilder, seat: int, animals: bytes) -> None:
    field = play.put_animals(seat, animals)
    play.events.append(AnimalsSettled(play.beat, seat, field))
    seen = census(field)
    # While fences are built, and where two kinds share a pen, the pens are not judged yet (ruling 4).
    if not seen.mixed and not (play.tasks and isinstance(play.tasks[-1], Fencing)):
        play.look(seat)


def _give_back(play: StepBuilder, seat: int, action: GiveBack) -> None:
    give(play, seat, only(action.kind, 1), AnimalsLost)


def _concede(play: StepBuilder, seat: int, action: Concede) -> None:
    play.winners = 1 << TWIN_SEAT if play.twin is not None else 1 << play.after(seat)
    play.reason = CONCEDED
    trade.end(play)


_DOES: dict[type, Callable[[StepBuilder, int, Any], None]] = {
    Roll: _roll,
    UseDie: _use,
    TakeDie: _take,
    PlayCard: _play_card,
    DiscardCards: _discard,
    TurnBreedingDie: _turn_die,
    UseWheelbarrow: _wheel,
    PlaceFence: _place,
    LiftFence: _lift,
    Keep: _keep,
    Trade: _trade,
    ForcedTrade: _forced_trade,
    ForcedLoss: _forced_loss,
    Pass: _pass,
    MoveAnimal: _move,
    SwapPens: _swap,
    GiveBack: _give_back,
    Concede: _concede,
}
