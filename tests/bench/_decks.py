"""What the cards of each game are for ``deck.py``: what was drawn and used, read off states and events."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from boardroom.engine.manifest import Options
from boardroom.games.epigo.position.events import OrdersRevealed
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DESIGNS
from boardroom.games.my_kingdom_for_a_horse.position.events import CardPlayed, CardsDrawn


class Bounds(NamedTuple):
    """What a tuned game keeps to: the median of its rounds, whether all games end with a winner, and how often at most
    a seat, and whoever used a card, may win, as multiples of their share.
    """

    rounds: tuple[int, int]
    decided: bool
    seat: float
    user: float


class Deck(NamedTuple):
    """The cards of a game by name, with the copies of each.

    ``dealt`` counts what everybody has at first, ``drawn`` what an event brings, ``used`` gives seat and card of every
    use that an event tells of.
    """

    copies: Mapping[str, int]
    dealt: Callable[[Any], Counter[str]]
    drawn: Callable[[Any], Counter[str]]
    used: Callable[[Any], tuple[tuple[int, str], ...]]
    options: Options
    bounds: Bounds | None = None


# Epigo: Orders stand for cards. All are at hand in every turn, and three are used.


def _order(code: int) -> str:
    return f"order {code >> 2}"


def _none(_: Any) -> Counter[str]:
    return Counter()


def _orders_drawn(event: Any) -> Counter[str]:
    """With the first pair of a turn, all Orders of both."""
    if isinstance(event, OrdersRevealed) and event.pair == 0:
        return Counter({f"order {number}": 2 for number in NUMBERS})
    return Counter()


def _orders_used(event: Any) -> tuple[tuple[int, str], ...]:
    if isinstance(event, OrdersRevealed):
        return tuple((seat, _order(code)) for seat, code in enumerate(event.orders))
    return ()


# My Kingdom for a Horse: farm cards.


def _hands(state: Any) -> Counter[str]:
    return Counter(CARDS[card].key for hand in state.hands for card in hand)


def _cards_drawn(event: Any) -> Counter[str]:
    return Counter(CARDS[card].key for card in event.cards) if isinstance(event, CardsDrawn) else Counter()


def _card_played(event: Any) -> tuple[tuple[int, str], ...]:
    return ((event.seat, CARDS[event.card].key),) if isinstance(event, CardPlayed) else ()


DECKS = {
    "epigo": Deck({f"order {number}": 2 for number in NUMBERS}, _none, _orders_drawn, _orders_used, {"draw_after": 60}),
    "my-kingdom-for-a-horse": Deck(
        {design.key: sum(card is design for card in CARDS) for design in DESIGNS},
        _hands,
        _cards_drawn,
        _card_played,
        {"last_round": 60},
        Bounds(rounds=(10, 16), decided=True, seat=1.25, user=1.4),
    ),
}
NO_DECK = Deck({}, _none, _none, lambda event: (), {})
"""For a game that names no cards: seats and places in the turn order are counted all the same."""
