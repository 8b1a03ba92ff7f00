"""The field: twelve spaces in three rows of four, their 31 edges, and what stands on both.

A space is a number from 0 (a1, upper left) row by row to 11 (d3). An edge is a number too: the level ones first, row
by row from the top (0-15), then the upright ones, row by row from the left (16-30). A player's fences are a mask of
edges; the animals are twelve bytes, 0 for an empty space, else ``kind * 4 + number``.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from boardroom.engine.toml_tables import by_name, entries, like, read, whole, words
from boardroom.games.my_kingdom_for_a_horse import data
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS, NONE, Counts, minus
from boardroom.games.my_kingdom_for_a_horse.position.numbers import FACTS, VALUES

_SIZES: Final = read(data.__name__, FACTS, {"rows": whole(1, 8), "columns": whole(1, 8)}, others=None)
ROWS: Final[int] = _SIZES["rows"]
COLUMNS: Final[int] = _SIZES["columns"]
SPACES: Final = ROWS * COLUMNS
LEVEL: Final = (ROWS + 1) * COLUMNS
"""The number of level edges; upright ones follow."""
EDGES: Final = LEVEL + ROWS * (COLUMNS + 1)

NO_KIND: Final = len(KINDS)
"""What stands for a kind where nobody lives in a pen."""

MOST_IN_SPACE: Final = 3
"""How many animals a space can hold at most, in the byte of a space."""


class Field(NamedTuple):
    """A player's board: the edges that are fenced, as a mask, and the animals by space."""

    fences: int
    animals: bytes


def content_of(kind: int, number: int) -> int:
    """What a space holds with so many of a kind in it, as the byte of the space. Loops over whole fields that are run
    at every step write the shifts and masks of these three functions out, as calls would cost more than the rest.
    """
    return kind << 2 | number if number else 0


def animal_kind(content: int) -> int:
    """The kind that stands in a space with this content, which is not empty."""
    return content >> 2


def animal_count(content: int) -> int:
    """How many stand in a space with this content."""
    return content & 3


def space_name(space: int) -> str:
    """A space as players write it: "a1" at the upper left, "d3" at the lower right."""
    return "abcdefgh"[space % COLUMNS] + str(space // COLUMNS + 1)


def north(space: int) -> int:
    """The edge above a space."""
    return space


def south(space: int) -> int:
    """The edge below a space."""
    return space + COLUMNS


def west(space: int) -> int:
    """The edge at the left of a space."""
    return LEVEL + space + space // COLUMNS


def east(space: int) -> int:
    """The edge at the right of a space."""
    return west(space) + 1


SIDES: Final = {"n": north, "e": east, "s": south, "w": west}
SPACE_OF: Final = {space_name(space): space for space in range(SPACES)}
EDGE_OF: Final = {name + side: of(space) for name, space in SPACE_OF.items() for side, of in SIDES.items()}
"""Every name of every edge: an inner one has two, as the edge of either space."""


_FACTS: Final = read(
    data.__name__,
    FACTS,
    {
        "fences": whole(1, EDGES),
        "space_holds": whole(1, MOST_IN_SPACE),
        "start": entries(
            {
                "fences": words(EDGE_OF),
                "animals": by_name(SPACE_OF, like(f"({'|'.join(KIND_NAMES)}) ([1-{MOST_IN_SPACE}])", "pig 1")),
            }
        ),
    },
    others=None,
)
FENCES: Final[int] = _FACTS["fences"]
SPACE_HOLDS: Final[int] = _FACTS["space_holds"]
"""How many animals a space of a pen holds, without any card."""


def _edge_names() -> tuple[str, ...]:
    names: dict[int, str] = {}
    # North and west first: the last row and column alone need the others.
    for side in "nwse":
        for name in SPACE_OF:
            names.setdefault(EDGE_OF[name + side], name + side)
    return tuple(names[edge] for edge in range(EDGES))


EDGE_NAMES: Final = _edge_names()
"""The one name of every edge that is written, such as "b2n" or "b2w"; "s" and "e" only at the border."""


def _neighbours() -> tuple[tuple[tuple[int, int], ...], ...]:
    beside = []
    for space in range(SPACES):
        row, column = divmod(space, COLUMNS)
        beside.append(
            (
                (1 << north(space), space - COLUMNS if row else -1),
                (1 << south(space), space + COLUMNS if row < ROWS - 1 else -1),
                (1 << west(space), space - 1 if column else -1),
                (1 << east(space), space + 1 if column < COLUMNS - 1 else -1),
            )
        )
    return tuple(beside)


NEIGHBOURS: Final = _neighbours()
"""For each space its four edges, as masks, and the space behind each, -1 for the outside."""

ALL_SPACES: Final = (1 << SPACES) - 1
_ROW: Final = (1 << COLUMNS) - 1
_TOP: Final = _ROW
_BOTTOM: Final = _ROW << (SPACES - COLUMNS)
_FIRST: Final = sum(1 << row * COLUMNS for row in range(ROWS))
_LAST: Final = _FIRST << (COLUMNS - 1)

Pens: TypeAlias = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 16)
def pens(fences: int) -> Pens:
    """The pens that fences make: each a tuple of its spaces, ascending (ruling 2).

    A pen is a maximal connected set of spaces that no unfenced edge joins to the outside; the border is no fence
    (ruling 1).
    """
    # Every space at once, as bits: whether one may walk from it to the north, south, west and east. Level edges lie
    # as the spaces do; of the upright ones each row has one more.
    free = ~fences
    up, down = free & ALL_SPACES, free >> COLUMNS & ALL_SPACES
    left = right = 0
    for row in range(ROWS):
        upright = free >> LEVEL + row * (COLUMNS + 1)
        left |= (upright & _ROW) << row * COLUMNS
        right |= (upright >> 1 & _ROW) << row * COLUMNS
    outside = up & _TOP | down & _BOTTOM | left & _FIRST | right & _LAST
    left &= ~_FIRST
    right &= ~_LAST
    reach = outside
    before = -1
    while reach != before:
        before = reach
        reach |= (reach & up) >> COLUMNS | (reach & down) << COLUMNS | (reach & left) >> 1 | (reach & right) << 1
        reach &= ALL_SPACES
    unseen = ALL_SPACES & ~reach
    found = []
    while unseen:
        reach = unseen & -unseen
        while reach != before:
            before = reach
            reach |= (reach & up) >> COLUMNS | (reach & down) << COLUMNS | (reach & left) >> 1 | (reach & right) << 1
        unseen &= ~reach
        found.append(spaces_of(reach))
    return tuple(found)


def pen_at(fences: int, space: int) -> tuple[int, ...]:
    """The pen that a space is in, with nothing in it where that is outside all of them."""
    return next((pen for pen in pens(fences) if space in pen), ())


def edges_around(spaces: int) -> int:
    """The edges around the spaces of a mask, as a mask."""
    return sum(
        edge
        for space in spaces_of(spaces)
        for edge, beyond in NEIGHBOURS[space]
        if beyond < 0 or not spaces >> beyond & 1
    )


@cache
def spaces_of(mask: int) -> tuple[int, ...]:
    """The spaces of a mask, ascending."""
    return tuple(space for space in range(SPACES) if mask >> space & 1)


@lru_cache(maxsize=1 << 14)
def total(animals: bytes) -> Counts:
    """All animals on a field, loose ones too."""
    counts = [0, 0, 0, 0]
    for content in animals:
        if content:
            counts[content >> 2] += content & 3
    return counts[0], counts[1], counts[2], counts[3]


def kinds_in(animals: bytes, spaces: Iterable[int]) -> set[int]:
    """The kinds that stand in some spaces."""
    return {animal_kind(animals[space]) for space in spaces if animals[space]}


def standing(animals: bytes, kind: int, spaces: Iterable[int] = range(SPACES)) -> list[tuple[int, int]]:
    """The animals of a kind that stand in some spaces: each by its space, the nth in it."""
    there = [(space, animals[space]) for space in spaces if animals[space] and animal_kind(animals[space]) == kind]
    return [(space, number) for space, content in there for number in range(animal_count(content))]


class Census(NamedTuple):
    """What stands in pens, what stands loose, and whether a pen holds two kinds."""

    penned: Counts
    loose: Counts
    mixed: bool


@lru_cache(maxsize=1 << 15)
def census(field: Field) -> Census:
    """Who stands where on a field."""
    animals = field.animals
    penned, mixed, standing = [0, 0, 0, 0], False, 0
    for pen in pens(field.fences):
        lives = -1
        for space in pen:
            content = animals[space]
            if content:
                kind = content >> 2
                penned[kind] += content & 3
                standing += 1
                if kind != lives:
                    mixed = mixed or lives >= 0
                    lives = kind
    inside: Counts = (penned[0], penned[1], penned[2], penned[3])
    loose = NONE if standing + animals.count(0) == SPACES else minus(total(animals), inside)
    return Census(inside, loose, mixed)


def loose_spaces(field: Field) -> tuple[int, ...]:
    """The spaces where animals stand outside every pen."""
    inside = {space for pen in pens(field.fences) for space in pen}
    return tuple(space for space in range(SPACES) if field.animals[space] and space not in inside)


def worth(counts: Counts) -> int:
    """What animals are worth by the rates of trade, in sheep."""
    return counts[0] * VALUES[0] + counts[1] * VALUES[1] + counts[2] * VALUES[2] + counts[3] * VALUES[3]


def _start(place: dict[str, Any]) -> Field:
    fences = 0
    for name in place["fences"]:
        fences |= 1 << EDGE_OF[name]
    animals = bytearray(SPACES)
    for name, (kind, number) in place["animals"].items():
        animals[SPACE_OF[name]] = content_of(KIND_NAMES.index(kind), int(number))
    return Field(fences, bytes(animals))


START: Final = tuple(_start(place) for place in _FACTS["start"])
"""The field of each place in the turn order at the beginning."""
