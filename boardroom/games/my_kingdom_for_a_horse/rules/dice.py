"""Dice and what they give (Dice Effects; rulings 5-9), fences, and the farm cards (rulings 10, 11)."""

from boardroom.engine import cards
from boardroom.engine.tuples import replaced
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.actions import PlayCard
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    BREEDING_DIE,
    BREEDS,
    HALF_COW,
    ROYAL_DICE,
    die_mask,
    with_face,
)
from boardroom.games.my_kingdom_for_a_horse.position.effects import Gift, die_gives, half_cows, placeable, young
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, Phase
from boardroom.games.my_kingdom_for_a_horse.position.tasks import ENDINGS, NEXT, fencing, gaining
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give
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


def breed(builder: StepBuilder, seat: int, kind: int) -> None:
    """A kind breeds: new animals by how many are on the board, loose ones too (ruling 7)."""
    parents = builder.owned(seat)[kind]
    born = young(parents, kind, builder.limits(seat))
    builder.events.append(events.Bred(builder.beat, seat, kind, parents, born))
    if born:
        builder.push(gaining(seat, kind, born))


def gain_fences(builder: StepBuilder, seat: int, place: int, move: int) -> None:
    """A seat may place so many fences, as far as its supply goes, and move so many (ruling 5)."""
    place = placeable(builder, seat, place)
    builder.events.append(events.FencesGained(builder.beat, seat, place, move))
    builder.push(fencing(seat, place, move, -1, int(builder.holds(seat))))


# Farm cards.


def play_card(builder: StepBuilder, seat: int, action: PlayCard) -> None:
    """Play a card: its cost is paid, a new one drawn at once, then it works."""
    design = CARDS[action.card]
    hand = cards.without(builder.hands[seat], action.card)
    builder.hands = replaced(builder.hands, seat, hand)
    builder.put_carded(Carded.PLAYED)
    if design.lasting:
        kept = builder.lasting[seat] + bytes((action.card,))
        builder.lasting = replaced(builder.lasting, seat, kept)
    else:
        builder.discard += bytes((action.card,))
        if design.rerolls:
            builder.turn = builder.turn._replace(more_rolls=builder.turn.more_rolls + design.rerolls)
    builder.events.append(events.CardPlayed(builder.beat, seat, action.card))
    give(builder, seat, design.cost)
    draw(builder, seat, 1)
    if design.lasting:
        return
    if design.set_die:
        builder.turn = builder.turn._replace(dice=with_face(builder.turn.dice, action.die, action.face))
        builder.events.append(events.DieTurned(builder.beat, seat, action.die, action.face))
    if design.fences or design.moves:
        gain_fences(builder, seat, design.fences, design.fences + design.moves)
    if design.breed >= 0:
        breed(builder, seat, design.breed)
    if design.breed_rolled:
        breed(builder, seat, BREEDS[builder.turn.dice[BREEDING_DIE]])
    for kind in reversed(KINDS):
        if design.gain[kind]:
            builder.push(gaining(seat, kind, design.gain[kind]))


def draw(builder: StepBuilder, seat: int, number: int) -> None:
    """Draw cards; an empty deck is made anew of the discard pile, and if that is empty too none is drawn."""
    builder.rng, drawn, builder.deck, builder.discard, shuffled = cards.draw(
        builder.rng, builder.deck, builder.discard, number
    )
    if not drawn:
        return
    builder.hands = replaced(builder.hands, seat, builder.hands[seat] + drawn)
    builder.barrier = True
    builder.events.append(events.CardsDrawn(builder.beat, seat, drawn, shuffled))


def discard(builder: StepBuilder, seat: int, which: int) -> None:
    """Exchange the cards of a mask over the hand, instead of playing one (ruling 10)."""
    kept, gone = cards.parted(builder.hands[seat], which)
    builder.hands = replaced(builder.hands, seat, kept)
    builder.put_carded(Carded.EXCHANGED)
    builder.discard += gone
    builder.events.append(events.CardsDiscarded(builder.beat, seat, gone))
    draw(builder, seat, len(gone))


def turn_breeding(builder: StepBuilder, face: int) -> None:
    """Turn the breeding die, by a lasting card."""
    builder.turn = builder.turn._replace(dice=with_face(builder.turn.dice, BREEDING_DIE, face), turned=1)
    builder.events.append(events.DieTurned(builder.beat, builder.active, BREEDING_DIE, face, lasting=True))
