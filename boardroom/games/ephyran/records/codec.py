"""States as JSON values: the form of every field."""

from boardroom.engine.records.forms import Form, Shape, each, holding, member, named, number, octets, optional, row
from boardroom.engine.records.record import MOST_ACTIONS
from boardroom.engine.text import phrase
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.city import UNLOCKED, City
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Announced, Ending, Phase, State
from boardroom.games.ephyran.records.validation import CHECKS

_WRONG = phrase("Ephyran", "This is not a position of Ephyran.")
_COLUMNS = len(cards.TERRITORIES)
_TOKENS = {*range(1, len(cards.TOKENS)), cards.HIDDEN}
_CARDS = octets({*range(cards.CARDS), cards.HIDDEN}, 0, cards.CARDS)
_HALF = number(0, 2 * cards.CARDS - 1)
_FLAG = number(0, 1)
_CITY = holding(
    named(
        City,
        columns=each(octets(cards.HALF_OF.values(), 0, cards.NUMBERS), _COLUMNS),
        tokens=each(octets({cards.NO_TOKEN, *_TOKENS}, 0, cards.NUMBERS), _COLUMNS),
        locks=each(number(UNLOCKED, 2 * cards.CARDS - 1), _COLUMNS),
    ),
    lambda city: list(map(len, city.columns)) == list(map(len, city.tokens)),
    _WRONG,
)


def _forms(seats: int) -> dict[str, Form]:
    seat, seat_or_nobody = number(0, seats - 1), number(NOBODY, seats - 1)
    territory_or_none, area = number(NOBODY, _COLUMNS - 1), number(0, cards.NUMBERS)
    return {
        "step": number(0, MOST_ACTIONS),
        "phase": member(Phase),
        "round": number(1, MOST_ACTIONS + 1),
        "starter": seat,
        "active": seat,
        "asked": seat_or_nobody,
        "announced": optional(row(Announced, _HALF, seat_or_nobody, territory_or_none, area)),
        "gods": each(territory_or_none, seats),
        "hands": each(_CARDS, seats),
        "cities": each(_CITY, seats, numbered=True),
        "pile": _CARDS,
        "discard": _CARDS,
        "tartarus": _CARDS,
        "supply": octets(_TOKENS, 0, len(cards.ALL_TOKENS)),
        "token": holding(number(0, cards.HIDDEN), {cards.NO_TOKEN, *_TOKENS}.__contains__, _WRONG),
        "seen": _CARDS,
        "draws": number(0, numbers.DRAWN_BY_TWINS),
        "discarded": _FLAG,
        "again": _FLAG,
        "bonuses": each(number(UNFINISHED, max(numbers.FIRST_CITY, numbers.LATER_CITY)), seats),
        "ending": member(Ending),
        "conceded": seat_or_nobody,
    }


_SHAPE = Shape(State, ("hands", 2, 4), _forms, CHECKS, _WRONG)
encode, decode = _SHAPE.encode, _SHAPE.decode
