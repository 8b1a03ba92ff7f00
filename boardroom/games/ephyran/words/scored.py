"""What changed the points of a city, as everybody may know it: tokens lie face down."""

from collections import Counter
from typing import Final

from boardroom.engine.briefs import Scored
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import CREATURE, SYMBOL
from boardroom.games.ephyran.position.numbers import GOD_MULTIPLIES
from boardroom.games.ephyran.position.scoring import ItemKind, territory_items
from boardroom.games.ephyran.position.state import NOBODY, State
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.gains import masked

_FINISHED: Final = phrase("Ephyran", "city bonus", "what points are for")


def scored(before: State, after: State) -> tuple[Scored, ...]:
    """Whose points a step changed, and by what; nothing of tokens, whose faces only their owners know."""
    if before.cities == after.cities and before.bonuses == after.bonuses:
        return ()
    found = []
    for seat, god in enumerate(after.gods):
        if god == NOBODY:
            continue
        had, has = (_points(state, seat, god) for state in (before, after))
        has.subtract(had)
        parts = sorted(((what, points) for what, points in has.items() if points), key=lambda part: -part[1])
        if sum(points for _, points in parts):
            found.append(Scored(seat, tuple(parts)))
    return tuple(found)


def _points(state: State, seat: int, god: int) -> Counter[Text]:
    """What the points of a seat are for; what its god counts twice is counted so."""
    found = Counter[Text]()
    city = masked(state.cities[seat])
    for territory, column in enumerate(city.columns):
        times = GOD_MULTIPLIES if territory == god else 1
        for item in territory_items(city, territory, god):
            if item.points and item.kind != ItemKind.DOUBLING:
                found[_name(territory, column[item.number - 1], item.kind)] += item.points * times
    if state.bonuses[seat] > 0:
        found[_FINISHED] += state.bonuses[seat]
    return found


def _name(territory: int, half: int, kind: ItemKind) -> Text:
    if kind == ItemKind.BONUS:
        full = phrase("Ephyran", "four creatures in the {territory}", "what points are for")
        return full.put(territory=names.territory_in_sentence(territory))
    if kind == ItemKind.SYMBOL:
        return names.token_name(SYMBOL[half])
    return names.creature_name(CREATURE[half])
