"""Where a card or token lies in a view: in whose city, as which area, on a pile, in a hand."""

from enum import Enum
from typing import Final, NamedTuple

from boardroom.engine.keys import kind_of, numbers_of, owner_of, parts_of
from boardroom.games.ephyran.position.cards import NO_TOKEN
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.state import NOBODY, State, card_key, token_key
from boardroom.games.ephyran.table.gestures.keys import ATHENA, DECK, DISCARD, PILE, TAKEN, TARTARUS


class Where(Enum):
    """The kinds of places where a thing can lie."""

    AREA = "area"
    LOCK = "lock"
    COLUMN = "column"
    CITY = "city"
    HAND = "hand"
    WAITING = "waiting"
    SEEN = "seen"
    PILE = "pile"
    DISCARD = "discard"
    TARTARUS = "tartarus"
    NOWHERE = "nowhere"


class Location(NamedTuple):
    """Where something lies: the seat it belongs to, its territory and number, each NOBODY or 0 where it has none."""

    where: Where
    seat: int = NOBODY
    territory: int = NOBODY
    number: int = 0


NOWHERE: Final = Location(Where.NOWHERE)
_PILES: Final = {DECK: Where.PILE, PILE: Where.PILE, DISCARD: Where.DISCARD, TARTARUS: Where.TARTARUS}
_OF_SEATS: Final = {"column": Where.COLUMN, "city": Where.CITY, "hand": Where.HAND, "back": Where.HAND}


def location_of(view: State, key: str) -> Location:
    """Where the piece or target of a key lies; NOWHERE for what lies nowhere that an action could be aimed at."""
    kind = kind_of(key)
    if key in _PILES:
        return Location(_PILES[key])
    if kind == "card":
        return where_card_lies(view, *numbers_of(key))
    if kind == "token" and key != TAKEN:
        return Location(Where.AREA, *numbers_of(key))
    if kind == "column":
        return Location(Where.COLUMN, *numbers_of(key))
    if kind in _OF_SEATS:
        return Location(_OF_SEATS[kind], int(parts_of(key)[0]))
    return NOWHERE


def where_card_lies(view: State, card: int) -> Location:
    """Where a card lies, as far as it is seen."""
    for seat, city in enumerate(view.cities):
        for territory, column in enumerate(city.columns):
            for number, half in enumerate(column, 1):
                if half >> 1 == card:
                    return Location(Where.AREA, seat, territory, number)
            if city.locks[territory] >> 1 == card:
                return Location(Where.LOCK, seat, territory)
    for seat, hand in enumerate(view.hands):
        if card in hand:
            return Location(Where.HAND, seat)
    if view.announced is not None and view.announced.half >> 1 == card:
        return Location(Where.WAITING, view.active)
    if card in view.seen:
        return Location(Where.SEEN, view.active)
    if card in view.discard:
        return Location(Where.DISCARD)
    return Location(Where.TARTARUS) if card in view.tartarus else NOWHERE


def seat_of(view: State, key: str) -> int:
    """The seat in whose city, hand or place beside it a piece lies; NOBODY for what lies on the common ground."""
    if kind_of(key) == "god":
        return owner_of(key)
    if key == ATHENA:
        return view.starter
    there = location_of(view, key)
    return NOBODY if there.where in (Where.WAITING, Where.SEEN) else there.seat


def half_there(view: State, place: Location) -> int:
    """The half that lies as an area, -1 where none does."""
    if place.where != Where.AREA:
        return -1
    column = view.cities[place.seat].columns[place.territory]
    return column[place.number - 1] if place.number <= len(column) else -1


def is_covered(city: City, territory: int, number: int) -> bool:
    """Whether another area lies on an area."""
    return number < len(city.columns[territory])


def keys_on(view: State, seat: int, territory: int, number: int) -> tuple[str, ...]:
    """The pieces at an area: its card, and the token on it, which would hide the card from a hand."""
    city = view.cities[seat]
    card = card_key(city.columns[territory][number - 1] >> 1)
    if city.tokens[territory][number - 1] == NO_TOKEN:
        return (card,)
    return card, token_key(seat, territory, number)
