"""Scoring, as far as it is seen: the points of a city and what each is for (rulebook: Scoring; rulings 11 to 13)."""

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.games.ephyran.position.cards import (
    CREATURE,
    DIONYSUS,
    HIDDEN,
    NO_TOKEN,
    NUMBERS,
    SYMBOL,
    TERRITORIES,
    TOKEN_POINTS,
)
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.numbers import CREATURE_POINTS, CREATURES_BONUS, GOD_MULTIPLIES
from boardroom.games.ephyran.position.state import NOBODY, State

NOWHERE: Final = -1


class ItemKind(IntEnum):
    """What points are for. REPEATED: a creature that is there already (nothing). BONUS: four different ones. SYMBOL: a
    printed one. UNSEEN_TOKEN: one that this audience does not see (nothing). DOUBLING: once more all of the god's
    territory.
    """

    CREATURE = 0
    REPEATED = 1
    BONUS = 2
    SYMBOL = 3
    TOKEN = 4
    UNSEEN_TOKEN = 5
    DOUBLING = 6


class ScoredItem(NamedTuple):
    """Points of a territory: what for, the number of the area, 0 for all of it, and how many."""

    kind: ItemKind
    number: int
    points: int


def dionysus_counts(city: City, god: int) -> int:
    """The territory in which Dionysus scores: at most one of a city, in the god's own if one stands there (ruling 11);
    NOWHERE without one.
    """
    there = [territory for territory, column in enumerate(city.columns) if any(CREATURE[h] == DIONYSUS for h in column)]
    return god if god in there else there[0] if there else NOWHERE


@lru_cache(maxsize=1024)
def territory_items(city: City, territory: int, god: int) -> tuple[ScoredItem, ...]:
    """What a territory scores, item by item, from the first area on; the doubling of the god's own last."""
    items: list[ScoredItem] = []
    known: set[int] = set()
    dionysus = dionysus_counts(city, god) == territory
    column = city.columns[territory]
    for number, (half, token) in enumerate(zip(column, city.tokens[territory], strict=True), 1):
        creature = CREATURE[half]
        counts = creature not in known and (creature != DIONYSUS or dionysus)
        known.add(creature)
        items.append(
            ScoredItem(ItemKind.CREATURE if counts else ItemKind.REPEATED, number, CREATURE_POINTS if counts else 0)
        )
        if SYMBOL[half] != NO_TOKEN:
            items.append(ScoredItem(ItemKind.SYMBOL, number, TOKEN_POINTS[SYMBOL[half]]))
        if token == HIDDEN:
            items.append(ScoredItem(ItemKind.UNSEEN_TOKEN, number, 0))
        elif token != NO_TOKEN:
            items.append(ScoredItem(ItemKind.TOKEN, number, TOKEN_POINTS[token]))
    if len(column) == NUMBERS and len(known) == NUMBERS and DIONYSUS not in known:
        items.append(ScoredItem(ItemKind.BONUS, 0, CREATURES_BONUS))
    if territory == god and items:
        items.append(ScoredItem(ItemKind.DOUBLING, 0, sum(item.points for item in items) * (GOD_MULTIPLIES - 1)))
    return tuple(items)


def territory_points(city: City, territory: int, god: int) -> tuple[int, int]:
    """The points of a territory as far as they are seen, and the number of tokens that are not."""
    items = territory_items(city, territory, god)
    return sum(item.points for item in items), sum(item.kind == ItemKind.UNSEEN_TOKEN for item in items)


def city_points(city: City, god: int, bonus: int) -> int:
    """All points of a city as far as they are seen, with its bonus, which counts from 0 on."""
    return sum(territory_points(city, territory, god)[0] for territory in range(len(TERRITORIES))) + max(0, bonus)


def totals(state: State) -> tuple[int, ...]:
    """The points of every seat, as far as they are seen."""
    return tuple(
        city_points(city, god, bonus) for city, god, bonus in zip(state.cities, state.gods, state.bonuses, strict=True)
    )


def winners(state: State) -> tuple[int, ...]:
    """Who has most points, several if they have as many; the other one where somebody gave up."""
    if state.conceded != NOBODY:
        return tuple(seat for seat in range(len(state.cities)) if seat != state.conceded)
    points = totals(state)
    return tuple(seat for seat, total in enumerate(points) if total == max(points))
