"""What the diagrams of the rules pages show, read from their lines: cities, and a card.

A line of a city is a territory, ``*`` after the god's own, and its areas from the first on: number, creature, ``+`` and
a printed symbol, a token in brackets, ``(?)`` for one that lies face down; ``lock`` at the end of a locked one. Cities
side by side have an empty line between them; ``->`` stands between what becomes what. A card is its upper and its
lower half with ``|`` between them.
"""

import re
from typing import Final, NamedTuple

from boardroom.games.ephyran.position import cards
from boardroom.games.ephyran.position.city import EMPTY_CITY, City, with_area, with_lock
from boardroom.games.ephyran.position.scoring import NOWHERE

_BECOMES: Final = "->"
_ONE_AREA: Final = r"\s+(\d) ([a-z]+)(?:\+([a-z]+))?(?:\(([a-z]+|\?)\))?"
_AREA: Final = re.compile(_ONE_AREA)
_ROW: Final = re.compile(rf"([a-z]+)(\*?) *:((?:{_ONE_AREA})*)(\s+lock)?\s*")
_HALF_OF_KEY: Final = {cards.half_key(half): half for half in reversed(range(2 * cards.FIRST_DIONYSUS + 1))}
"""The first half of each key: alike ones look alike in a city."""
_LOCK: Final = cards.SUPPORT.index(cards.Support.SHIELD)


class DrawnCity(NamedTuple):
    """A city, or a part of one: the territories that are shown of it, and its god’s, NOWHERE if that is not told."""

    city: City = EMPTY_CITY
    territories: tuple[int, ...] = ()
    god: int = NOWHERE


class NotDrawn(ValueError):
    """The lines show nothing that could be drawn; the message says where they do not."""


def read_card(lines: tuple[str, ...]) -> int:
    """The card of a diagram. Raises NotDrawn if there is no such card."""
    text = "/".join(part.strip().replace(" ", "-") for part in " ".join(lines).split("|"))
    half = cards.HALF_OF.get(text)
    if half is None or half & 1:
        raise NotDrawn(f"no card: {text}")
    return half >> 1


def read_stages(lines: tuple[str, ...]) -> tuple[tuple[DrawnCity, ...], ...]:
    """The cities of a diagram side by side, at each stage from which an arrow leads to the next. Raises NotDrawn."""
    stages = [[DrawnCity()]]
    for line in lines:
        if line.strip() == _BECOMES:
            stages.append([DrawnCity()])
        elif not line.strip():
            stages[-1].append(DrawnCity())
        else:
            stages[-1][-1] = _with_row(stages[-1][-1], line)
    found = tuple(tuple(city for city in stage if city.territories) for stage in stages)
    if not all(found):
        raise NotDrawn("no city")
    return found


def _with_row(drawn: DrawnCity, line: str) -> DrawnCity:
    row = _ROW.fullmatch(line)
    if row is None or row[1] not in cards.TERRITORIES:
        raise NotDrawn(f"no territory: {line}")
    territory, city = cards.TERRITORIES.index(row[1]), drawn.city
    for place, (number, creature, symbol, token) in enumerate(_AREA.findall(row[3]), 1):
        if int(number) != place:
            raise NotDrawn(f"not in order: {line}")
        city = with_area(city, territory, _half(row[1], number, creature, symbol), _token(token))
    if row[0].rstrip().endswith("lock"):
        city = with_lock(city, territory, _LOCK)
    return DrawnCity(city, (*drawn.territories, territory), territory if row[2] else drawn.god)


def _half(territory: str, number: str, creature: str, symbol: str) -> int:
    is_dionysus = creature == cards.half_key(2 * cards.FIRST_DIONYSUS)
    key = creature if is_dionysus else "-".join(filter(None, (territory, number, creature, symbol)))
    if key not in _HALF_OF_KEY:
        raise NotDrawn(f"no area: {key}")
    return _HALF_OF_KEY[key]


def _token(token: str) -> int:
    if token == "?":
        return cards.HIDDEN
    if token not in cards.TOKENS:
        raise NotDrawn(f"no token: {token}")
    return cards.TOKENS.index(token)
