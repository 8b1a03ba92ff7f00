"""What is hidden: the farm cards in other hands, the order of the deck, and chance; and what may be guessed of them."""

from typing import Any

from boardroom.engine import rng as random_values
from boardroom.games.my_kingdom_for_a_horse.cards import DECK, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.events import CardsDrawn
from boardroom.games.my_kingdom_for_a_horse.state import State


def seen(state: State, seat: int | None) -> State:
    """The view of a seat, or of everybody: hands are backs but one's own, the deck is a number of backs."""
    hands = tuple(hand if owner == seat else bytes([HIDDEN]) * len(hand) for owner, hand in enumerate(state.hands))
    return state._replace(hands=hands, deck=bytes([HIDDEN]) * len(state.deck), rng=0)


def seen_event(event: Any, seat: int | None) -> Any:
    """The event as a seat, or everybody, sees it: cards that others draw are backs."""
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return event._replace(cards=bytes([HIDDEN]) * len(event.cards))
    return event


def guessed(view: State, seat: int, rng: int) -> tuple[int, State]:
    """A full state behind a view: the cards not seen dealt at random, chance begun anew."""
    rng, own = random_values.split(rng)
    known = {card for cards in (view.discard, *view.hands, *view.lasting) for card in cards}
    unseen = [card for card in DECK if card not in known] if view.cards else []
    rng, shuffled = random_values.shuffle(rng, unseen)
    cards = list(shuffled)
    hands = [bytes(cards.pop() if card == HIDDEN else card for card in hand) for hand in view.hands]
    deck = bytes(cards.pop() if card == HIDDEN else card for card in view.deck)
    return rng, view._replace(hands=tuple(hands), deck=deck, rng=own)
