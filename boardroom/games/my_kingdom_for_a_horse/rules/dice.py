"""Dice and what they give: animals, breeding, fences (Dice Effects; rulings 5-9)."""

from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    BREEDING_DIE,
    HALF_COW,
    ROYAL_DICE,
    die_mask,
)
from boardroom.games.my_kingdom_for_a_horse.position.effects import Gift, die_gives, half_cows, placeable
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from boardroom.games.my_kingdom_for_a_horse.position.tasks import ENDINGS, NEXT, fencing, gaining
from boardroom.games.my_kingdom_for_a_horse.rules.breeding import breed
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder


def roll(builder: StepBuilder, dice: int) -> None:
    """Roll the dice of a mask: the first roll of the turn, or a re-roll."""
    turn = builder.put_roll(builder.roll(dice))
    builder.events.append(events.DiceRolled(builder.beat, builder.active, dice, turn.dice, turn.rolls))


def use(builder: StepBuilder, die: int) -> None:
    """The active player uses a die; all half cows are one effect (ruling 6)."""
    seat, gift, turn = builder.active, die_gives(builder, builder.active, die), builder.turn
    mask = half_cows(builder) if die < ROYAL_DICE and turn.dice[die] == HALF_COW else die_mask(die)
    builder.put_used(turn.used | mask)
    helped = turn.dice[die] == HALF_COW and die < ROYAL_DICE and mask.bit_count() == 1
    card = next((card for card in builder.lasting[seat] if helped and CARDS[card].half_cow), -1)
    builder.events.append(events.DieUsed(builder.beat, seat, mask, turn.dice, card))
    _receive(builder, seat, die, gift)


def take(builder: StepBuilder, seat: int, die: int) -> None:
    """Another player takes a die and uses its effect; a half cow alone gives nothing (ruling 9)."""
    turn = builder.turn
    builder.put_taken(turn.taken | die_mask(die))
    second = builder.phase == Phase.SECOND_DICE
    card = next((card for card in builder.lasting[seat] if second and CARDS[card].dice), -1)
    builder.events.append(events.DieTaken(builder.beat, seat, die, turn.dice[die], card))
    builder.push(NEXT, ENDINGS[seat])
    _receive(builder, seat, die, die_gives(builder, seat, die))


def _receive(builder: StepBuilder, seat: int, die: int, gift: Gift) -> None:
    """A seat has what a die gives."""
    if die == BREEDING_DIE:
        breed(builder, seat, gift.kind)
    elif gift.animals:
        builder.push(gaining(seat, gift.kind, gift.animals))
    elif gift.place or gift.move:
        gain_fences(builder, seat, gift.place, gift.move)


def gain_fences(builder: StepBuilder, seat: int, place: int, move: int) -> None:
    """A seat may place so many fences, as far as its supply goes, and move so many (ruling 5)."""
    place = placeable(builder, seat, place)
    builder.events.append(events.FencesGained(builder.beat, seat, place, move))
    builder.push(fencing(seat, place, move, -1, int(builder.holds(seat))))
