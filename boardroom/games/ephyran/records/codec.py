"""States as JSON values, read without trust."""

from typing import Any, Final

from boardroom.engine.document import fields, listing, octets, whole
from boardroom.engine.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    CARDS,
    DRAWN_BY_TWINS,
    FIRST_CITY,
    FIRST_DIONYSUS,
    HIDDEN,
    LATER_CITY,
    NO_TOKEN,
    NUMBERS,
    TERRITORIES,
    Token,
)
from boardroom.games.ephyran.position.city import UNLOCKED, City
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Announced, Ending, Phase, State
from boardroom.games.ephyran.records.validation import unsound

MOST_SEATS: Final = 4
_HALVES: Final = 2 * CARDS
_COLUMNS: Final = len(TERRITORIES)


def encode(state: State) -> dict[str, Any]:
    """A state or view as JSON values."""
    document: dict[str, Any] = state._asdict()
    document["phase"], document["ending"] = int(state.phase), int(state.ending)
    document["announced"] = None if state.announced is None else list(state.announced)
    for name in ("pile", "discard", "tartarus", "supply", "seen"):
        document[name] = list(document[name])
    document["hands"] = [list(hand) for hand in state.hands]
    for name in ("gods", "bonuses"):
        document[name] = list(document[name])
    document["cities"] = [
        {
            "columns": [list(c) for c in city.columns],
            "tokens": [list(t) for t in city.tokens],
            "locks": list(city.locks),
        }
        for city in state.cities
    ]
    return document


def decode(document: Any) -> State:
    """The state of such values. Raises Unreadable with the place for anything else."""
    values = dict(fields(document, "", *State._fields))
    if len(values) != len(State._fields):
        raise _bad("")
    for name, (low, high) in _RANGES.items():
        values[name] = whole(values[name], name, low, high)
    values["phase"], values["ending"] = Phase(values["phase"]), Ending(values["ending"])
    hands = listing(values["hands"], "hands", 2, MOST_SEATS)
    seats = len(hands)
    values["hands"] = tuple(octets(hand, "hands", 0, CARDS, _is_card) for hand in hands)
    for name in ("pile", "discard", "tartarus", "seen"):
        values[name] = octets(values[name], name, 0, CARDS, _is_card)
    values["supply"] = octets(values["supply"], "supply", 0, len(ALL_TOKENS), _is_token)
    if values["token"] > Token.HELMET and values["token"] != HIDDEN:
        raise _bad("token")
    values["gods"] = _numbers(values["gods"], "gods", seats, -1, _COLUMNS - 1)
    values["bonuses"] = _numbers(values["bonuses"], "bonuses", seats, UNFINISHED, max(FIRST_CITY, LATER_CITY))
    cities = listing(values["cities"], "cities", seats, seats)
    values["cities"] = tuple(_city(city, f"cities[{seat}]") for seat, city in enumerate(cities))
    values["announced"] = _announced(values["announced"])
    for name in ("starter", "active", "asked", "conceded"):
        if values[name] >= seats:
            raise _bad(name)
    state = State(**values)
    wrong = unsound(state)
    if wrong:
        raise _bad(wrong)
    return state


_RANGES: Final = {
    "step": (0, MOST_ACTIONS),
    "phase": (0, Phase.OVER),
    "round": (1, MOST_ACTIONS + 1),
    "starter": (0, MOST_SEATS - 1),
    "active": (0, MOST_SEATS - 1),
    "asked": (NOBODY, MOST_SEATS - 1),
    "token": (NO_TOKEN, HIDDEN),
    "draws": (0, DRAWN_BY_TWINS),
    "discarded": (0, 1),
    "again": (0, 1),
    "ending": (0, Ending.CONCEDED),
    "conceded": (NOBODY, MOST_SEATS - 1),
}


def _is_card(card: int) -> bool:
    return card < CARDS or card == HIDDEN


def _is_half(half: int) -> bool:
    return half < _HALVES and not (half >= 2 * FIRST_DIONYSUS and half & 1)


def _is_token(token: int) -> bool:
    return NO_TOKEN < token <= Token.HELMET or token == HIDDEN


def _is_token_or_none(token: int) -> bool:
    return token == NO_TOKEN or _is_token(token)


def _numbers(value: Any, place: str, count: int, low: int, high: int) -> tuple[int, ...]:
    return tuple(whole(number, place, low, high) for number in listing(value, place, count, count))


def _city(value: Any, place: str) -> City:
    entries = fields(value, place, *City._fields)
    columns = listing(entries["columns"], place, _COLUMNS, _COLUMNS)
    tokens = listing(entries["tokens"], place, _COLUMNS, _COLUMNS)
    city = City(
        tuple(octets(column, place, 0, NUMBERS, _is_half) for column in columns),
        tuple(octets(row, place, 0, NUMBERS, _is_token_or_none) for row in tokens),
        _numbers(entries["locks"], place, _COLUMNS, UNLOCKED, _HALVES - 1),
    )
    if len(entries) != len(City._fields) or any(
        len(column) != len(row) for column, row in zip(city.columns, city.tokens, strict=True)
    ):
        raise _bad(place)
    return city


def _announced(value: Any) -> Announced | None:
    if value is None:
        return None
    half, target, territory, number = listing(value, "announced", 4, 4)
    return Announced(
        whole(half, "announced", 0, _HALVES - 1),
        whole(target, "announced", NOBODY, MOST_SEATS - 1),
        whole(territory, "announced", NOBODY, _COLUMNS - 1),
        whole(number, "announced", 0, NUMBERS),
    )


def _bad(place: str) -> Unreadable:
    return Unreadable(place, phrase("Ephyran", "This is not a position of Ephyran."))
