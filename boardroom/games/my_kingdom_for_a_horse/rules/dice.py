"""Dice and what they give (Dice Effects; rulings 5-9), fences, and the farm cards (rulings 10, 11)."""

from boardroom.engine import rng as random_values
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS
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
from boardroom.games.my_kingdom_for_a_horse.field import COW, FENCES, KINDS
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play
from boardroom.games.my_kingdom_for_a_horse.state import (
    ANIMAL_FACES,
    BREEDING_DIE,
    BREEDS,
    DICE,
    ENDING_PHASE,
    FENCE_FACES,
    FENCING,
    GAINING,
    HALF_COW,
    NEXT_PART,
    ROYAL_DICE,
    PlayCard,
    State,
)


def roll(play: Play, dice: int) -> None:
    """Roll the dice of a mask: the first roll of the turn, or a re-roll."""
    play.roll(dice)
    play.rolls += 1
    play.events.append(DiceRolled(play.beat, play.active, dice, play.dice, play.rolls))


def half_cows(state: Play | State) -> int:
    """The royal dice that show a half cow and were not used, as a mask."""
    return sum(1 << die for die in range(ROYAL_DICE) if state.dice[die] == HALF_COW and not state.used >> die & 1)


def use(play: Play, die: int) -> None:
    """The active player uses a die; all half cows are one effect (ruling 6)."""
    seat = play.active
    mask = 1 << die
    cows = 0
    if die < ROYAL_DICE and play.dice[die] == HALF_COW:
        mask = half_cows(play)
        cows = mask.bit_count()
    play.used |= mask
    play.events.append(DieUsed(play.beat, seat, mask, play.dice))
    effect(play, seat, die, cows)


def take(play: Play, seat: int, die: int) -> None:
    """Another player takes a die and uses its effect; a half cow alone gives nothing (ruling 9)."""
    play.taken |= 1 << die
    play.events.append(DieTaken(play.beat, seat, die, play.dice[die]))
    play.push((NEXT_PART,), (ENDING_PHASE, seat))
    effect(play, seat, die, 1)


def effect(play: Play, seat: int, die: int, cows: int) -> None:
    """What a die gives a seat, with so many half cows together."""
    face, limits = play.dice[die], play.limits(seat)
    if die == BREEDING_DIE:
        breed(play, seat, BREEDS[face])
    elif face in ANIMAL_FACES:
        kind, number = ANIMAL_FACES[face]
        play.push((GAINING, seat, kind, number + limits.more[kind]))
    elif face in FENCE_FACES:
        number = FENCE_FACES[face] + limits.more_fences
        gain_fences(play, seat, number, number)
    elif cows >= 2 or (limits.half_cow and seat == play.active):
        play.push((GAINING, seat, COW, 1))


def breed(play: Play, seat: int, kind: int) -> None:
    """A kind breeds: one new animal for every two on the board, loose ones too (ruling 7)."""
    parents = play.owned(seat)[kind]
    young = parents // 2
    if young:
        young += play.limits(seat).breeding[kind]
    play.events.append(Bred(play.beat, seat, kind, parents, young))
    if young:
        play.push((GAINING, seat, kind, young))


def gain_fences(play: Play, seat: int, place: int, move: int) -> None:
    """A seat may place so many fences, as far as its supply goes, and move so many (ruling 5)."""
    place = min(place, FENCES - play.fields[seat].fences.bit_count())
    play.events.append(FencesGained(play.beat, seat, place, move))
    play.push((FENCING, seat, place, move, -1, int(play.holds(seat))))


# Farm cards.


def play_card(play: Play, seat: int, action: PlayCard) -> None:
    """Play a card: its cost is paid, a new one drawn at once, then it works."""
    design = CARDS[action.card]
    hand = bytes(card for card in play.hands[seat] if card != action.card)
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
            play.push((GAINING, seat, kind, design.gain[kind]))


def draw(play: Play, seat: int, number: int) -> None:
    """Draw cards; an empty deck is made anew of the discard pile, and if that is empty too none is drawn."""
    drawn, shuffled = b"", False
    while len(drawn) < number and (play.deck or play.discard):
        if not play.deck:
            play.rng, deck = random_values.shuffle(play.rng, play.discard)
            play.deck, play.discard, shuffled = bytes(deck), b"", True
        drawn, play.deck = drawn + play.deck[:1], play.deck[1:]
    if not drawn:
        return
    play.hands = (*play.hands[:seat], play.hands[seat] + drawn, *play.hands[seat + 1 :])
    play.barrier = True
    play.events.append(CardsDrawn(play.beat, seat, drawn, shuffled))


def discard(play: Play, seat: int, which: int) -> None:
    """Exchange the cards of a mask over the hand, instead of playing one (ruling 10)."""
    hand = play.hands[seat]
    gone = bytes(card for place, card in enumerate(hand) if which >> place & 1)
    kept = bytes(card for place, card in enumerate(hand) if not which >> place & 1)
    play.hands = (*play.hands[:seat], kept, *play.hands[seat + 1 :])
    play.carded = 2
    play.discard += gone
    play.events.append(CardsDiscarded(play.beat, seat, gone))
    draw(play, seat, len(gone))


def turn_breeding(play: Play, face: int) -> None:
    """Turn the breeding die, by a lasting card."""
    play.turned = 1
    play.dice = play.dice[:BREEDING_DIE] + bytes((face,)) + play.dice[DICE:]
    play.events.append(DieTurned(play.beat, play.active, BREEDING_DIE, face, lasting=True))
