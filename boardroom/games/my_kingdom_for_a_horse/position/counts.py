"""Animals by number and kind: the four kinds, and how counts of them are added and compared."""

from enum import IntEnum
from typing import Final, TypeAlias


class Kind(IntEnum):
    """The kinds of animals, each traded upward for the next."""

    SHEEP, PIG, COW, HORSE = range(4)


KINDS: Final = range(len(Kind))
"""All kinds, as plain numbers: counts, rates and rooms are read by them everywhere."""
KIND_NAMES: Final = ("sheep", "pig", "cow", "horse")

Counts: TypeAlias = tuple[int, int, int, int]
"""Numbers by kind: sheep, pigs, cows, horses."""
NONE: Final[Counts] = (0, 0, 0, 0)


def plus(one: Counts, other: Counts) -> Counts:
    """The sum of two counts."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def minus(one: Counts, other: Counts) -> Counts:
    """What is left of the first count when the second is taken away; may be negative."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def above(one: Counts, other: Counts) -> Counts:
    """What the first count has more than the second, by kind."""
    sheep, pigs, cows, horses = minus(one, other)
    return max(0, sheep), max(0, pigs), max(0, cows), max(0, horses)


def common(one: Counts, other: Counts) -> Counts:
    """What both counts have, by kind."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def only(kind: int, number: int) -> Counts:
    """So many of one kind."""
    counts = [0, 0, 0, 0]
    counts[kind] = number
    return counts[0], counts[1], counts[2], counts[3]
