"""What each action does; afterwards what is to be done is worked off."""

from collections.abc import Callable
from typing import Any, get_args

from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rules import Seal, Step
from boardroom.games.my_kingdom_for_a_horse.position import actions, events
from boardroom.games.my_kingdom_for_a_horse.position.counts import only
from boardroom.games.my_kingdom_for_a_horse.position.effects import holding, unused_dice
from boardroom.games.my_kingdom_for_a_horse.position.field import animal_count, animal_kind, census, content_of
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, Reason, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import ENDINGS, NEXT, Fencing, Placing, Planning, fencing
from boardroom.games.my_kingdom_for_a_horse.rules import breeding, dice, farm_cards, legal, restock, trade
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give, open_choices, settle
from boardroom.games.my_kingdom_for_a_horse.rules.phases import end_fencing, run
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder


def act(state: State, seat: int, action: actions.Action) -> Step[State]:
    """The step that an allowed action makes."""
    return _step(StepBuilder(state), seat, action)


def pictures(state: State, seat: int, action: actions.Action) -> tuple[State, ...]:
    """The picture after each event of the step that an action of a seat makes."""
    builder = StepBuilder(state)
    builder.events = noted = NotedEvents(builder.picture)
    return noted.pictures(_step(builder, seat, action).state)


def _step(builder: StepBuilder, seat: int, action: actions.Action) -> Step[State]:
    builder.step += 1
    _DOES[type(action)](builder, seat, action)
    if type(action) not in _ASIDES:
        # What is done beside a decision leaves it to be made.
        run(builder)
    # Straight to the tuple, as the state.
    return _new(Step, (builder.state(), tuple(builder.events), _BARRIER if builder.barrier else _MOVE))


_new = tuple.__new__
_BARRIER, _MOVE = Seal.BARRIER, Seal.MOVE
_ASIDES = frozenset(get_args(actions.Aside))


def _wheel(builder: StepBuilder, seat: int, action: actions.UseWheelbarrow) -> None:
    builder.turn = builder.turn._replace(wheeled=1)
    builder.events.append(events.WheelbarrowUsed(builder.beat, seat))
    dice.gain_fences(builder, seat, 0, 1)


def _place(builder: StepBuilder, seat: int, action: actions.PlaceFence) -> None:
    task = builder.pop()
    assert isinstance(task, Fencing)
    builder.put_fences(seat, builder.fields[seat].fences | 1 << action.edge)
    if task.origin >= 0:
        builder.events.append(events.FenceMoved(builder.beat, seat, task.origin, action.edge))
        builder.push(fencing(seat, task.place, task.move, -1, task.must))
    else:
        builder.events.append(events.FencePlaced(builder.beat, seat, action.edge))
        builder.push(fencing(seat, task.place - 1, task.move, -1, task.must))


def _lift(builder: StepBuilder, seat: int, action: actions.LiftFence) -> None:
    task = builder.pop()
    assert isinstance(task, Fencing)
    builder.put_fences(seat, builder.fields[seat].fences & ~(1 << action.edge))
    builder.events.append(events.FenceLifted(builder.beat, seat, action.edge))
    builder.push(fencing(seat, task.place, task.move - 1, action.edge, task.must))


def _keep(builder: StepBuilder, seat: int, action: actions.Keep) -> None:
    task = builder.pop()
    assert isinstance(task, Placing)
    builder.events.append(events.AnimalsKept(builder.beat, seat, action.counts))
    for choice in open_choices(builder, seat, task.waiting, bool(task.must)):
        if choice.kept == action.counts:
            settle(builder, seat, choice, task.waiting, task.why, task.owed)
            return
    # Everybody stays as they stand; who waits, or stands loose at the end of the phase, is lost.
    settle(builder, seat, legal.as_they_stand(builder, seat), task.waiting, task.why, task.owed)


def _trade(builder: StepBuilder, seat: int, action: actions.Trade) -> None:
    if builder.tasks:
        trade.plan(builder, action.times)
    else:
        trade.trade(builder, seat, action)


def _pass(builder: StepBuilder, seat: int, action: actions.Pass) -> None:
    if builder.tasks:
        task = builder.tasks[-1]
        if isinstance(task, Planning):
            number = holding(builder, seat)[task.kind]
            trade.plan(builder, 0)
            builder.events.append(events.PartPassed(builder.beat, seat, builder.phase, task.kind, number=number))
        else:
            end_fencing(builder)
        return
    passed = events.PartPassed(builder.beat, seat, builder.phase)
    if builder.phase == Phase.OWN_DICE and (unused := unused_dice(builder)):
        passed = passed._replace(unused=unused, dice=builder.turn.dice)
    elif builder.phase == Phase.TRADING:
        passed = passed._replace(number=builder.turn.traded.bit_count())
    builder.events.append(passed)
    builder.push(NEXT, ENDINGS[seat])


def _move(builder: StepBuilder, seat: int, action: actions.MoveAnimal) -> None:
    field = builder.fields[seat]
    animals = bytearray(field.animals)
    kind, number = animal_kind(animals[action.origin]), animal_count(animals[action.origin])
    animals[action.origin] = content_of(kind, number - 1)
    animals[action.target] = content_of(kind, animal_count(animals[action.target]) + 1)
    _rearranged(builder, seat, bytes(animals))


def _rearranged(builder: StepBuilder, seat: int, animals: bytes) -> None:
    before = builder.fields[seat]
    field = builder.put_animals(seat, animals)
    builder.events.append(events.AnimalsSettled(builder.beat, seat, field, before))
    seen = census(field)
    # While fences are built, and where two kinds share a pen, the pens are not judged yet (ruling 4).
    if not seen.mixed and not (builder.tasks and isinstance(builder.tasks[-1], Fencing)):
        builder.trigger_if_enough(seat)


def _concede(builder: StepBuilder, seat: int, action: actions.Concede) -> None:
    builder.winners = 1 << TWIN_SEAT if builder.twin is not None else 1 << builder.after(seat)
    builder.reason = Reason.CONCEDED
    trade.end(builder)


_DOES: dict[type, Callable[[StepBuilder, int, Any], None]] = {
    actions.Roll: lambda builder, seat, action: dice.roll(builder, action.dice),
    actions.UseDie: lambda builder, seat, action: dice.use(builder, action.die),
    actions.TakeDie: lambda builder, seat, action: dice.take(builder, seat, action.die),
    actions.PlayCard: farm_cards.play_card,
    actions.DiscardCards: lambda builder, seat, action: farm_cards.discard(builder, seat, action.which),
    actions.TurnBreedingDie: lambda builder, seat, action: breeding.turn_breeding(builder, action.face),
    actions.UseWheelbarrow: _wheel,
    actions.PlaceFence: _place,
    actions.LiftFence: _lift,
    actions.Keep: _keep,
    actions.Trade: _trade,
    actions.ForcedTrade: lambda builder, seat, action: restock.trade(builder, *restock.next_asked(builder)),
    actions.ForcedLoss: lambda builder, seat, action: restock.lose(builder, *restock.answered(builder)),
    actions.Pass: _pass,
    actions.MoveAnimal: _move,
    actions.SwapPens: lambda builder, seat, action: _rearranged(builder, seat, legal.swapped(builder, seat, action)),
    actions.GiveBack: lambda builder, seat, action: give(builder, seat, only(action.kind, 1), events.AnimalsLost),
    actions.Concede: _concede,
}
