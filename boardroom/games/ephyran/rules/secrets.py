"""What is hidden (ruling 16): hands, the order of pile and token supply, face-down tokens but to their owner, what the
Graeae see and keep; and what may be guessed of it.
"""

from itertools import chain
from typing import Final

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import ALL_TOKENS, FIRST_DIONYSUS, HIDDEN, NO_TOKEN, PILE_CARDS
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.state import Phase, State

_OVER: Final = Phase.OVER
"""Looked up once: what is seen is asked at every turn of a search."""


def seen(state: State, seat: int | None) -> State:
    """The view of a seat, or of everybody. At the end all tokens are revealed, hands are not."""
    own = state.active == seat
    cities = state.cities
    if state.phase != _OVER:
        cities = tuple(city if owner == seat else _covered(city) for owner, city in enumerate(cities))
    return state._replace(
        hands=cards.hands_seen(state.hands, seat),
        cities=cities,
        pile=cards.backs(state.pile),
        supply=cards.backs(state.supply),
        token=state.token if own or state.token == NO_TOKEN else HIDDEN,
        seen=state.seen if own else cards.backs(state.seen),
    )


def _covered(city: City) -> City:
    """A city as others see it: tokens lie face down."""
    if not any(map(any, city.tokens)):
        return city
    return city._replace(tokens=tuple(bytes(HIDDEN if token else NO_TOKEN for token in row) for row in city.tokens))


def covered_token(token: int) -> int:
    """A token as others see it."""
    return HIDDEN if token else NO_TOKEN


def seen_event(event: e.Event, seat: int | None) -> e.Event:
    """The event as a seat, or everybody, sees it: what others draw, keep, take and lay down is a back."""
    match event:
        case e.HandsDealt():
            return event._replace(hands=cards.hands_seen(event.hands, seat))
        case _ if getattr(event, "seat", None) == seat:
            return event
        case e.CardDrawn():
            return event._replace(card=HIDDEN) if event.source == Source.PILE else event
        case e.DefenderRefilled() | e.CardKept():
            return event._replace(card=HIDDEN)
        case e.CardsSeen():
            return event._replace(cards=cards.backs(event.cards))
        case e.TokenStolen() | e.DionysusStolen() | e.AreasExchanged() if event.victim == seat:
            # What leaves a city was theirs to look at, what comes there is.
            return event
        case e.AreasExchanged():
            return event._replace(token=covered_token(event.token), other_token=covered_token(event.other_token))
        case e.TokenTaken() | e.TokenStolen() | e.TokenPlaced() | e.DionysusStolen():
            return event._replace(token=covered_token(event.token))
    return event


def faces(view: State) -> frozenset[int]:
    """The cards whose faces a view shows, wherever they lie."""
    cities = (half >> 1 for city in view.cities for column in city.columns for half in column)
    shields = (lock >> 1 for city in view.cities for lock in city.locks if lock >= 0)
    waiting = () if view.announced is None else (view.announced.half >> 1,)
    piles = (*view.hands, view.pile, view.seen, view.discard, view.tartarus)
    return frozenset(chain(*piles, cities, shields, waiting)) - {HIDDEN}


def guessed(view: State, seat: int, rng: int) -> tuple[int, State]:
    """A full state behind a view: the cards and tokens that are not seen, dealt at random."""
    in_cities = tuple(bytes(half >> 1 for column in city.columns for half in column) for city in view.cities)
    shields = bytes(lock >> 1 for city in view.cities for lock in city.locks if lock >= 0)
    waiting = bytes((view.announced.half >> 1,)) if view.announced is not None else b""
    dealt = range(FIRST_DIONYSUS, FIRST_DIONYSUS + len(view.hands))
    rng, (*hands, pile, seen_cards) = cards.guess(
        rng,
        (*PILE_CARDS, *dealt),
        (*view.hands, view.pile, view.seen),
        (view.discard, view.tartarus, *in_cities, shields, waiting),
    )
    pile, hands, seen_cards = _without_dionysus(pile, hands, seen_cards, view)
    rng, tokens = random_values.shuffle(rng, _unseen_tokens(view))
    left = list(tokens)
    token = left.pop() if view.token == HIDDEN else view.token
    cities = tuple(_guessed_city(city, left) for city in view.cities)
    supply = bytes(left.pop() for _ in view.supply)
    guess = view._replace(hands=tuple(hands), pile=pile, seen=seen_cards, token=token, cities=cities, supply=supply)
    return rng, guess


def _without_dionysus(
    pile: bytes, hands: list[bytes], seen_cards: bytes, view: State
) -> tuple[bytes, list[bytes], bytes]:
    """The guess with every Dionysus in a hand: he never lies in the pile, and the Graeae never see him."""
    places = [
        (owner, place) for owner, hand in enumerate(view.hands) for place, card in enumerate(hand) if card == HIDDEN
    ]
    drawn = [bytearray(hand) for hand in hands]
    free = [(owner, place) for owner, place in places if drawn[owner][place] < FIRST_DIONYSUS]
    hidden_piles = [bytearray(pile), bytearray(seen_cards)]
    for cards_ in hidden_piles:
        for index, card in enumerate(cards_):
            if card >= FIRST_DIONYSUS and free:
                owner, place = free.pop(0)
                cards_[index], drawn[owner][place] = drawn[owner][place], card
    return bytes(hidden_piles[0]), [bytes(hand) for hand in drawn], bytes(hidden_piles[1])


def _unseen_tokens(view: State) -> list[int]:
    """The tokens whose faces are not seen, wherever they are."""
    left = list(ALL_TOKENS)
    for token in (view.token, *(token for city in view.cities for row in city.tokens for token in row)):
        if token not in (NO_TOKEN, HIDDEN):
            left.remove(token)
    return left


def _guessed_city(city: City, left: list[int]) -> City:
    if not any(HIDDEN in row for row in city.tokens):
        return city
    return city._replace(
        tokens=tuple(bytes(left.pop() if token == HIDDEN else token for token in row) for row in city.tokens)
    )
