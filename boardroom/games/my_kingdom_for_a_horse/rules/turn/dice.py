"""Dice and what they give (Dice Effects; rulings 5-9), fences, and the farm cards (rulings 10, 11)."""

from boardroom.engine import cards
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.effects import Gift, die_gives, half_cows, placeable, young
from boardroom.games.my_kingdom_for_a_horse.events import (
    Bred,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    DiceRolled,
    DieTaken,
    DieTurned,
    DieUsed,
    FencesGained,
)
from boardroom.games.my_kingdom_for_a_horse.field import KINDS
from boardroom.games.my_kingdom_for_a_horse.rules.turn.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.turn.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.state import BREEDING_DIE, BREEDS, DICE, HALF_COW, ROYAL_DICE, PlayCard
from boardroom.games.my_kingdom_for_a_horse.tasks import ENDINGS, NEXT, fencing, gaining


def roll(play: StepBuilder, dice: int) -> None:
    """Roll the dice of a mask: the first roll of the turn, or a re-roll."""
    play.roll(dice)
    play.rolls += 1
    play.events.append(DiceRolled(play.beat, play.active, dice, play.dice, play.rolls))


def use(play: StepBuilder, die: int) -> None:
    """The active player uses a die; all half cows are one effect (ruling 6)."""
    seat, gift = play.active, die_gives(play, play.active, die)
    mask = half_cows(play) if die < ROYAL_DICE and play.dice[die] == HALF_COW else 1 << die
    play.used |= mask
    play.events.append(DieUsed(play.beat, seat, mask, play.dice))
    _receive(play, seat, die, gift)


def take(play: StepBuilder, seat: int, die: int) -> None:
    """Another player takes a die and uses its effect; a half cow alone gives nothing (ruling 9)."""
    play.taken |= 1 << die
    play.events.append(DieTaken(play.beat, seat, die, play.dice[die]))
    play.push(NEXT, ENDINGS[seat])
    _receive(play, seat, die, die_gives(play, seat, die))


def _receive(play: StepBuilder, seat: int, die: int, gift: Gift) -> None:
    """A seat has what a die gives."""
    if die == BREEDING_DIE:
        breed(play, seat, gift.kind)
    elif gift.animals:
        play.push(gaining(seat, gift.kind, gift.animals))
    elif gift.place or gift.move:
        gain_fences(play, seat, gift.place, gift.move)


def breed(play: StepBuilder, seat: int, kind: int) -> None:
    """A kind breeds: one new animal for every two on the board, loose ones too (ruling 7)."""
    parents = play.owned(seat)[kind]
    born = young(parents, kind, play.limits(seat))
    play.events.append(Bred(play.beat, seat, kind, parents, born))
    if born:
        play.push(gaining(seat, kind, born))


def gain_fences(play: StepBuilder, seat: int, place: int, move: int) -> None:
    """A seat may place so many fences, as far as its supply goes, and move so many (ruling 5)."""
    place = placeable(play, seat, place)
    play.events.append(FencesGained(play.beat, seat, place, move))
    play.push(fencing(seat, place, move, -1, int(play.holds(seat))))


# Farm cards.


def play_card(play: StepBuilder, seat: int, action: PlayCard) -> None:
    """Play a card: its cost is paid, a new one drawn at once, then it works."""
    design = CARDS[action.card]
    hand = cards.without(play.hands[seat], action.card)
    play.hands = (*play.hands[:seat], hand, *play.hands[seat + 1 :])
    play.carded = 1
    play.events.append(CardPlayed(play.beat, seat, action.card))
    give(play, seat, design.cost)
    if design.lasting:
        kept = play.lasting[seat] + bytes((action.card,))
        play.lasting = (*play.lasting[:seat], kept, *play.lasting[seat + 1 :])
    else:
        play.discard += bytes((action.card,))
    draw(play, seat, 1)
    if design.lasting:
        return
    play.more_rolls += design.rerolls
    if design.set_die:
        play.dice = play.dice[: action.die] + bytes((action.face,)) + play.dice[action.die + 1 :]
        play.events.append(DieTurned(play.beat, seat, action.die, action.face))
    if design.fences or design.moves:
        gain_fences(play, seat, design.fences, design.fences + design.moves)
    if design.breed >= 0:
        breed(play, seat, design.breed)
    if design.breed_rolled:
        breed(play, seat, BREEDS[play.dice[BREEDING_DIE]])
    for kind in reversed(KINDS):
        if design.gain[kind]:
            play.push(gaining(seat, kind, design.gain[kind]))


def draw(play: StepBuilder, seat: int, number: int) -> None:
    """Draw cards; an empty deck is made anew of the discard pile, and if that is empty too none is drawn."""
    play.rng, drawn, play.deck, play.discard, shuffled = cards.draw(play.rng, play.deck, play.discard, number)
    if not drawn:
        return
    play.hands = (*play.hands[:seat], play.hands[seat] + drawn, *play.hands[seat + 1 :])
    play.barrier = True
    play.events.append(CardsDrawn(play.beat, seat, drawn, shuffled))


def discard(play: StepBuilder, seat: int, which: int) -> None:
    """Exchange the cards of a mask over the hand, instead of playing one (ruling 10)."""
    kept, gone = cards.parted(play.hands[seat], which)
    play.hands = (*play.hands[:seat], kept, *play.hands[seat + 1 :])
    play.carded = 2
    play.discard += gone
    play.events.append(CardsDiscarded(play.beat, seat, gone))
    draw(play, seat, len(gone))


def turn_breeding(play: StepBuilder, face: int) -> None:
    """Turn the breeding die, by a lasting card."""
    play.turned = 1
    play.dice = play.dice[:BREEDING_DIE] + bytes((face,)) + play.dice[DICE:]
    play.events.append(DieTurned(play.beat, play.active, BREEDING_DIE, face, lasting=True))
