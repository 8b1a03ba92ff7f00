"""What changed the points of a city, as an audience may know it: the tokens of others lie face down."""

from collections import Counter
from itertools import zip_longest
from typing import Final

from boardroom.engine.briefs import Scored
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import CREATURE, HIDDEN, NO_TOKEN, SYMBOL
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.numbers import GOD_MULTIPLIES
from boardroom.games.ephyran.position.scoring import ItemKind, territory_items
from boardroom.games.ephyran.position.state import NOBODY, State
from boardroom.games.ephyran.words import names

_FINISHED: Final = phrase("Ephyran", "city bonus", "what points are for")
_TOKENS: Final = phrase("Ephyran", "tokens not counted", "beside what points are for: a token came, went or moved too")


_MASK: Final = bytes.maketrans(bytes(range(1, 256)), bytes((HIDDEN,)) * 255)


def scored(before: State, after: State, audience: int | None) -> tuple[Scored, ...]:
    """Whose points a step changed, and by what, as it is told to an audience, also where they are as many as before in
    all; of the tokens of others, whose faces only their owners know, no more than that some are not counted.
    """
    if before.cities == after.cities and before.bonuses == after.bonuses:
        return ()
    found = []
    for seat, god in enumerate(after.gods):
        if god == NOBODY:
            continue
        own = seat == audience
        had, has = (_points(state, seat, god, own) for state in (before, after))
        has.subtract(had)
        parts = sorted(((what, points) for what, points in has.items() if points), key=lambda part: -part[1])
        moved = not own and _tokens_moved(before.cities[seat], after.cities[seat])
        if parts or moved:
            found.append(Scored(seat, tuple(parts), _TOKENS if moved else None))
    return tuple(found)


def _tokens_moved(before: City, after: City) -> bool:
    """Whether a token came or went, alone or with its area; of two that change places, too, even if they are alike."""
    return any(
        had != has and (had[1], has[1]) != (NO_TOKEN, NO_TOKEN)
        for territory in range(len(before.columns))
        for had, has in zip_longest(_areas(before, territory), _areas(after, territory), fillvalue=(-1, NO_TOKEN))
    )


def _masked(city: City) -> City:
    """The city with all its tokens face down."""
    return city._replace(tokens=tuple(tokens.translate(_MASK) for tokens in city.tokens))


def _areas(city: City, territory: int) -> list[tuple[int, int]]:
    """The halves of a territory, each with its token, face down."""
    return list(zip(city.columns[territory], _masked(city).tokens[territory], strict=True))


def _points(state: State, seat: int, god: int, own: bool) -> Counter[Text]:
    """What the points of a seat are for, to itself if it is the ``own``; what its god counts twice is counted so."""
    found = Counter[Text]()
    city = state.cities[seat] if own else _masked(state.cities[seat])
    for territory, column in enumerate(city.columns):
        times = GOD_MULTIPLIES if territory == god else 1
        for item in territory_items(city, territory, god):
            if item.points and item.kind != ItemKind.DOUBLING:
                token = city.tokens[territory][item.number - 1]
                found[_name(territory, column[item.number - 1], token, item.kind)] += item.points * times
    if state.bonuses[seat] > 0:
        found[_FINISHED] += state.bonuses[seat]
    return found


def _name(territory: int, half: int, token: int, kind: ItemKind) -> Text:
    if kind == ItemKind.BONUS:
        full = phrase("Ephyran", "four creatures in the {territory}", "what points are for")
        return full.put(territory=names.territory_in_sentence(territory))
    if kind == ItemKind.TOKEN:
        return names.token_name(token)
    if kind == ItemKind.SYMBOL:
        return names.token_name(SYMBOL[half])
    return names.creature_name(CREATURE[half])
