"""What is hidden: the farm cards in other hands, the order of the deck, and chance; and what may be guessed of them."""

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.games.my_kingdom_for_a_horse.position.cards import DECK
from boardroom.games.my_kingdom_for_a_horse.position.events import CardsDrawn, Event
from boardroom.games.my_kingdom_for_a_horse.position.state import State


def seen(state: State, seat: int | None) -> State:
    """The view of a seat, or of everybody: hands are backs but one's own, the deck is a number of backs."""
    return state._replace(hands=cards.hands_seen(state.hands, seat), deck=cards.backs(state.deck), rng=0)


def seen_event(event: Event, seat: int | None) -> Event | None:
    """The event as a seat, or everybody, sees it: cards that others draw are backs."""
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return event._replace(cards=cards.backs(event.cards))
    return event


def guessed(view: State, seat: int, rng: int) -> tuple[int, State]:
    """A full state behind a view: the cards not seen dealt at random, chance begun anew."""
    rng, own = random_values.split(rng)
    deck = DECK if view.with_cards else b""
    rng, (*hands, deck) = cards.guess(rng, deck, (*view.hands, view.deck), (view.discard, *view.lasting))
    return rng, view._replace(hands=tuple(hands), deck=deck, rng=own)
