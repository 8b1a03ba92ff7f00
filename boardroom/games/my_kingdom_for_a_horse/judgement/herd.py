"""What animals are worth: by the rates of trade as long as they are of use, more while needed, and in pairs."""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.position.arrange import Rooms
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, Kind, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.field import worth
from boardroom.games.my_kingdom_for_a_horse.position.numbers import PARENTS, RATES, VALUES

_NEEDED: Final = (0.3, 0.6, 2.5, 8.0)
"""What an animal is worth more, by kind, as long as fewer than are needed to win are there."""
_LACKING: Final = 5.0
"""What it is worth more besides, of any kind, once all else is there."""
_PAIR: Final = (0.5, 1.2, 4.0, 0.0)
"""What as many of a kind as have a young are worth more, by kind."""
_PAIRS: Final = 4
"""More pairs of parents than these add nothing."""
_IDLE: Final = 0.1
"""What is left of the worth of animals that are not needed, neither to win nor to be traded for what is: they break
ties.
"""
LOOSE: Final = 0.4
"""What is left of an animal's worth when it stands loose."""


@lru_cache(maxsize=1 << 15)
def herd(counts: Counts, goal: int) -> float:
    """What animals are worth, in sheep."""
    value = 0.0
    useful = goal
    for kind in reversed(KINDS):
        number = counts[kind]
        used = min(number, useful)
        value += VALUES[kind] * (used + _IDLE * (number - used))
        value += _NEEDED[kind] * min(number, goal) + _PAIR[kind] * min(used // PARENTS, _PAIRS)
        if kind:
            # What is missing can be traded for.
            useful = goal + RATES[kind - 1] * (useful - used)
    there = min(1.0, worth(counts) / (goal * sum(VALUES)))
    complete = sum(min(number, goal) for number in counts)
    return value + _LACKING * there * there * complete


@lru_cache(maxsize=1 << 15)
def more(counts: Counts, kind: int, gained: int, goal: int) -> float:
    """What it is worth to gain so many of a kind."""
    return herd(plus(counts, only(kind, gained)), goal) - herd(counts, goal) if gained else 0.0


_WANTED: Final = (2, 2, 2, 1)
_ROOM: Final = (0.25, 0.5, 1.4, 1.0)
"""What room for one more is worth, by kind, up to so many of it."""


@lru_cache(maxsize=1 << 14)
def comfort(room: Rooms, counts: Counts) -> float:
    """What it is worth that more find room as everybody stands."""
    value = 0.0
    for kind in KINDS:
        wanted = _WANTED[kind] + (counts[kind] // PARENTS if kind == Kind.COW else 0)
        value += _ROOM[kind] * min(room[kind], wanted)
    return value
