"""A god's city: four columns of areas, the tokens on them, and the shields that lock them."""

from typing import Final, NamedTuple

from boardroom.engine.tuples import replaced
from boardroom.games.ephyran.position.cards import ALL_AREAS, CREATURE, DIONYSUS, NO_TOKEN, NUMBERS

UNLOCKED: Final = -1


class City(NamedTuple):
    """A city. ``columns`` has for each territory its areas from the first on, as halves; ``tokens`` what lies on each
    of them, NO_TOKEN where nothing does; ``locks`` the half of the shield behind each column, UNLOCKED where none is.
    """

    columns: tuple[bytes, ...] = (b"",) * 4
    tokens: tuple[bytes, ...] = (b"",) * 4
    locks: tuple[int, ...] = (UNLOCKED,) * 4


EMPTY_CITY: Final = City()


def areas(city: City) -> int:
    """How many areas there are in a city."""
    return sum(map(len, city.columns))


def is_finished(city: City) -> bool:
    """Whether all sixteen areas are laid."""
    return areas(city) == ALL_AREAS


def is_locked(city: City, territory: int) -> bool:
    """Whether a column is locked (ruling 8): nothing of it can be changed, not even by its owner."""
    return city.locks[territory] != UNLOCKED


def takes_area(city: City, territory: int) -> bool:
    """Whether the next area of a territory can be laid."""
    return city.locks[territory] == UNLOCKED and len(city.columns[territory]) < NUMBERS


def open_top(city: City, territory: int) -> int:
    """The uncovered area of an unlocked column (ruling 1), as its half; -1 where there is none."""
    column = city.columns[territory]
    return column[-1] if column and city.locks[territory] == UNLOCKED else -1


def open_territories(city: City) -> tuple[int, ...]:
    """The territories with an uncovered area in an unlocked column, of which one can be destroyed (ruling 4)."""
    return tuple(territory for territory in range(len(city.columns)) if open_top(city, territory) >= 0)


def has_dionysus_on_top(city: City, territory: int) -> bool:
    """Whether the uncovered area of an unlocked column is Dionysus."""
    top = open_top(city, territory)
    return top >= 0 and CREATURE[top] == DIONYSUS


def free_areas(city: City) -> tuple[tuple[int, int], ...]:
    """Where a token can be laid, as territory and number: areas of unlocked columns without one (ruling 9)."""
    return tuple(
        (territory, number)
        for territory, tokens in enumerate(city.tokens)
        if city.locks[territory] == UNLOCKED
        for number, token in enumerate(tokens, 1)
        if token == NO_TOKEN
    )


def stealable(city: City) -> tuple[tuple[int, int], ...]:
    """Where tokens lie that can be stolen, as territory and number: those of unlocked columns."""
    return tuple(
        (territory, number)
        for territory, tokens in enumerate(city.tokens)
        if city.locks[territory] == UNLOCKED
        for number, token in enumerate(tokens, 1)
        if token != NO_TOKEN
    )


def with_area(city: City, territory: int, half: int, token: int = NO_TOKEN) -> City:
    """The city with the next area of a territory laid."""
    return city._replace(
        columns=replaced(city.columns, territory, city.columns[territory] + bytes((half,))),
        tokens=replaced(city.tokens, territory, city.tokens[territory] + bytes((token,))),
    )


def with_other_area(city: City, territory: int, number: int, half: int, token: int) -> City:
    """The city with another area, and what lies on it, in the place of one."""
    return city._replace(
        columns=replaced(city.columns, territory, _with(city.columns[territory], number, half)),
        tokens=replaced(city.tokens, territory, _with(city.tokens[territory], number, token)),
    )


def without_top(city: City, territory: int) -> City:
    """The city without the uncovered area of a territory and what lies on it."""
    return city._replace(
        columns=replaced(city.columns, territory, city.columns[territory][:-1]),
        tokens=replaced(city.tokens, territory, city.tokens[territory][:-1]),
    )


def with_token(city: City, territory: int, number: int, token: int) -> City:
    """The city with a token on an area, or without one: NO_TOKEN."""
    return city._replace(tokens=replaced(city.tokens, territory, _with(city.tokens[territory], number, token)))


def with_lock(city: City, territory: int, half: int) -> City:
    """The city with a shield behind a column, or without one: UNLOCKED."""
    return city._replace(locks=replaced(city.locks, territory, half))


def _with(values: bytes, number: int, value: int) -> bytes:
    return values[: number - 1] + bytes((value,)) + values[number:]
