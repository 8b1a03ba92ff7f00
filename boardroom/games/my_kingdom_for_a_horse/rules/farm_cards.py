"""Farm cards: played, drawn and exchanged (rulings 10, 11)."""

from boardroom.engine import cards
from boardroom.engine.tuples import replaced
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.actions import PlayCard
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    BREEDING_DIE,
    BREEDS,
    with_face,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded
from boardroom.games.my_kingdom_for_a_horse.position.tasks import gaining
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give
from boardroom.games.my_kingdom_for_a_horse.rules.breeding import breed
from boardroom.games.my_kingdom_for_a_horse.rules.dice import gain_fences
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder


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
