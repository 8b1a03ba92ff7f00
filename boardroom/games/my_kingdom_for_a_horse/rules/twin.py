"""Moritz, the twin of the solo game: his dice, his trades (Solo Game; ruling 17)."""

from boardroom.games.my_kingdom_for_a_horse.position import dice, events
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import young
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES, TWIN_TRADES
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT
from boardroom.games.my_kingdom_for_a_horse.position.tasks import NEXT, gaining, twin_turn
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.rules.trade import TWIN_FINAL, begin_final


def go_on(builder: StepBuilder, step: int) -> None:
    """A step of Moritz' turn: roll, breed, roll, breed, trade sheep, pigs, cows."""
    assert builder.twin is not None
    if step == TWIN_FINAL:
        _final_trades(builder)
    elif step < TWIN_TRADES and step % 2 == 0:
        _roll(builder, step)
    elif step < TWIN_TRADES:
        kind = dice.BREEDS[builder.turn.dice[dice.BREEDING_DIE]]
        parents = builder.twin[kind]
        builder.push(twin_turn(step + 1))
        born = young(parents, kind, limits(b""))
        builder.events.append(events.Bred(builder.beat, TWIN_SEAT, kind, parents, born))
        builder.push(gaining(TWIN_SEAT, kind, born))
    elif builder.triggered != NOBODY:
        begin_final(builder)
    elif step < TWIN_TRADES + Kind.HORSE:
        kind = step - TWIN_TRADES
        builder.push(twin_turn(step + 1))
        if times := _trade(builder, kind):
            builder.push(gaining(TWIN_SEAT, kind + 1, times))
    else:
        builder.push(NEXT)


def _roll(builder: StepBuilder, step: int) -> None:
    if step == 0:
        builder.events.append(events.TwinTurnBegun(builder.beat))
    faces = builder.roll(dice.ALL_DICE)
    builder.turn = builder.turn._replace(dice=faces)
    builder.events.append(events.DiceRolled(builder.beat, TWIN_SEAT, dice.ALL_DICE, faces, step // 2 + 1))
    builder.push(twin_turn(step + 1))
    royal = faces[: dice.ROYAL_DICE]
    # Half cows do not carry over from roll to roll.
    if royal.count(dice.HALF_COW) >= dice.HALVES:
        builder.push(gaining(TWIN_SEAT, Kind.COW, 1))
    for face in reversed(royal):
        if face in dice.ANIMAL_FACES:
            builder.push(gaining(TWIN_SEAT, *dice.ANIMAL_FACES[face]))


def _trade(builder: StepBuilder, kind: int) -> int:
    """He gives of a kind all that he can trade and still have enough; how many of the next kind are to come."""
    assert builder.twin is not None
    times = max(0, builder.twin[kind] - builder.goal) // RATES[kind]
    if times:
        given = times * RATES[kind]
        give(builder, TWIN_SEAT, only(kind, given), events.AnimalsTradedIn)
        builder.events.append(events.AnimalsTraded(builder.beat, TWIN_SEAT, kind, given, times, False))
    return times


def _final_trades(builder: StepBuilder) -> None:
    """His final trades follow his rule, the supply aside."""
    for kind in KINDS[: Kind.HORSE]:
        times = _trade(builder, kind)
        if times:
            assert builder.twin is not None
            builder.twin = plus(builder.twin, only(kind + 1, times))
            builder.supplied(only(kind + 1, times), -1)
            got = events.AnimalsGained(builder.beat, TWIN_SEAT, only(kind + 1, times), None, traded=True)
            builder.events.append(got)
