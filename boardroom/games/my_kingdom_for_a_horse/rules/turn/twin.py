"""Moritz, the twin of the solo game: his dice, his trades (Solo Game; ruling 17)."""

from boardroom.games.my_kingdom_for_a_horse.cards import RATES
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsGained,
    AnimalsTraded,
    AnimalsTradedIn,
    Bred,
    DiceRolled,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.field import COW, HORSE, KINDS, only, plus
from boardroom.games.my_kingdom_for_a_horse.rules.turn.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.turn.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.rules.turn.trade import TWIN_FINAL, begin_final
from boardroom.games.my_kingdom_for_a_horse.state import (
    ALL_DICE,
    ANIMAL_FACES,
    BREEDING_DIE,
    BREEDS,
    HALF_COW,
    NOBODY,
    ROYAL_DICE,
    TWIN_SEAT,
)
from boardroom.games.my_kingdom_for_a_horse.tasks import NEXT, gaining, twin_turn

_ROLLS = 2
_TRADES = 2 * _ROLLS
"""The step of his first trade; before it, every roll takes two steps: animals, then breeding."""


def go_on(play: StepBuilder, step: int) -> None:
    """A step of Moritz' turn: roll, breed, roll, breed, trade sheep, pigs, cows."""
    assert play.twin is not None
    if step == TWIN_FINAL:
        _final_trades(play)
    elif step < _TRADES and step % 2 == 0:
        _roll(play, step)
    elif step < _TRADES:
        kind = BREEDS[play.dice[BREEDING_DIE]]
        parents = play.twin[kind]
        play.push(twin_turn(step + 1))
        play.events.append(Bred(play.beat, TWIN_SEAT, kind, parents, parents // 2))
        play.push(gaining(TWIN_SEAT, kind, parents // 2))
    elif play.triggered != NOBODY:
        begin_final(play)
    elif step < _TRADES + HORSE:
        kind = step - _TRADES
        times = (play.twin[kind] - play.goal) // RATES[kind]
        play.push(twin_turn(step + 1))
        if times > 0:
            given = times * RATES[kind]
            play.events.append(AnimalsTraded(play.beat, TWIN_SEAT, kind, given, times, False))
            give(play, TWIN_SEAT, only(kind, given), AnimalsTradedIn)
            play.push(gaining(TWIN_SEAT, kind + 1, times))
    else:
        play.push(NEXT)


def _roll(play: StepBuilder, step: int) -> None:
    if step == 0:
        play.events.append(TwinTurnBegun(play.beat))
    play.roll(ALL_DICE)
    play.events.append(DiceRolled(play.beat, TWIN_SEAT, ALL_DICE, play.dice, step // 2 + 1))
    play.push(twin_turn(step + 1))
    royal = play.dice[:ROYAL_DICE]
    # Half cows do not carry over from roll to roll.
    if royal.count(HALF_COW) >= 2:
        play.push(gaining(TWIN_SEAT, COW, 1))
    for face in reversed(royal):
        if face in ANIMAL_FACES:
            play.push(gaining(TWIN_SEAT, *ANIMAL_FACES[face]))


def _final_trades(play: StepBuilder) -> None:
    """His final trades follow his rule, the supply aside."""
    assert play.twin is not None
    for kind in KINDS[:HORSE]:
        times = (play.twin[kind] - play.goal) // RATES[kind]
        if times > 0:
            given = times * RATES[kind]
            play.events.append(AnimalsTraded(play.beat, TWIN_SEAT, kind, given, times, False))
            give(play, TWIN_SEAT, only(kind, given), AnimalsTradedIn)
            play.twin = plus(play.twin, only(kind + 1, times))
            play.supplied(only(kind + 1, times), -1)
            play.events.append(AnimalsGained(play.beat, TWIN_SEAT, only(kind + 1, times), None))
