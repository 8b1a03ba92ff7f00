"""A tableau: rows of stables from above to below, each with its slots; where icons lie in it.

A place is a number, eight for each row: ``place_of(row, slot)``. Where an icon lies is a mask over places.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from boardroom.games.epona.position.cards import BOXES_BELOW, CARD_ICONS, FORMULA, MARES, NONE, OWNERS, STABLES, TYPE
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.vocabulary import (
    FOAL,
    ICONS,
    RIDER,
    STEPS,
    BonusKind,
    Direction,
    FormulaKind,
    Scope,
)


class Cube(IntEnum):
    """Where the cube of a stable lies: nowhere, on the cross, on the tick."""

    UNFINISHED = 0
    FINISHED = 1
    COMPLETED = 2


# Bound once, for the sake of speed: to read a member of its class takes longer than what is done with it.
_UNFINISHED, _COMPLETED = Cube.UNFINISHED, Cube.COMPLETED

WIDE: Final = 8
"""Places of a row, slots and two beyond them."""


class Row(NamedTuple):
    """A stable with its slots; an empty one holds NONE."""

    stable: int
    slots: bytes
    cube: Cube = Cube.UNFINISHED


Tableau: TypeAlias = tuple[Row, ...]


class Spot(NamedTuple):
    """Where a card lies: the number of its row from above, and its slot, from 0."""

    row: int
    slot: int


def empty_row(stable: int) -> Row:
    """A stable with nothing in it."""
    return Row(stable, bytes((NONE,)) * STABLES[stable].slots)


def place_of(row: int, slot: int) -> int:
    """The place of a slot."""
    return row * WIDE + slot


def cards_of(tableau: Tableau) -> Iterator[tuple[int, Spot]]:
    """The cards of a tableau with where they lie, from top left to bottom right."""
    for number, row in enumerate(tableau):
        for slot, card in enumerate(row.slots):
            if card != NONE:
                yield card, Spot(number, slot)


def spot_of(tableau: Tableau, card: int) -> Spot:
    """Where a card lies. Raises ValueError if it does not."""
    for number, row in enumerate(tableau):
        slot = row.slots.find(card)
        if slot >= 0:
            return Spot(number, slot)
    raise ValueError(f"card {card} is not there")


def open_slots(tableau: Tableau) -> list[tuple[int, int]]:
    """The rows and slots where a card may be laid."""
    return [
        (number, slot)
        for number, (_, slots, cube) in enumerate(tableau)
        if cube == _UNFINISHED
        for slot, card in enumerate(slots)
        if card == NONE
    ]


def with_card(tableau: Tableau, row: int, slot: int, card: int) -> Tableau:
    """The tableau with a card in a slot."""
    old = tableau[row]
    slots = old.slots[:slot] + bytes((card,)) + old.slots[slot + 1 :]
    return (*tableau[:row], Row(old.stable, slots, old.cube), *tableau[row + 1 :])


def with_cube(tableau: Tableau, row: int, cube: Cube) -> Tableau:
    """The tableau with a cube on a stable."""
    old = tableau[row]
    return (*tableau[:row], Row(old.stable, old.slots, cube), *tableau[row + 1 :])


def meets(row: Row) -> bool:
    """Whether every icon that the stable needs is in the row; a card may stand for several different ones
    (ruling 4).
    """
    icons = [CARD_ICONS[card] for card in row.slots if card != NONE]
    needs = STABLES[row.stable].needs
    if len(set(needs)) == len(needs):
        there = 0
        for mask in icons:
            there |= mask
        return all(there >> need & 1 for need in needs)
    return all(sum(mask >> need & 1 for mask in icons) >= needs.count(need) for need in needs)


def filled_row(tableau: Tableau, row: int) -> Tableau:
    """The tableau with the cube of a row whose last slot was filled: completed, or only finished."""
    return with_cube(tableau, row, Cube.COMPLETED if meets(tableau[row]) else Cube.FINISHED)


def missing_icons(row: Row) -> list[int]:
    """The icons that a stable still needs in its row."""
    masks = [CARD_ICONS[card] for card in row.slots if card != NONE]
    missing = []
    for icon in dict.fromkeys(STABLES[row.stable].needs):
        needed = STABLES[row.stable].needs.count(icon)
        missing += [icon] * (needed - sum(mask >> icon & 1 for mask in masks))
    return missing


def can_be_completed(row: Row) -> bool:
    """Whether cards that there are could bring what a stable still needs in the slots that its row has left."""
    return _coverable(tuple(missing_icons(row)), row.slots.count(NONE))


@cache
def _coverable(missing: tuple[int, ...], slots: int) -> bool:
    """Whether so many cards can show these icons; one card may show several, but counts once for each."""
    if len(missing) <= slots or not missing:
        return True
    if not slots:
        return False
    shown = {tuple(icon for icon in dict.fromkeys(missing) if mask >> icon & 1) for mask in CARD_ICONS}
    for icons in shown - {()}:
        left = list(missing)
        for icon in icons:
            left.remove(icon)
        if _coverable(tuple(left), slots - 1):
            return True
    return False


def unfinished(tableau: Tableau) -> int:
    """How many stables have no cube."""
    return [row.cube for row in tableau].count(_UNFINISHED)


def completed(tableau: Tableau) -> int:
    """How many stables have their cube on the tick."""
    return [row.cube for row in tableau].count(_COMPLETED)


def placed(tableau: Tableau) -> int:
    """How many assets lie there."""
    return sum(len(row.slots) - row.slots.count(NONE) for row in tableau)


# Where icons lie.

_ICONS_OF_MASK: Final[dict[int, tuple[int, ...]]] = {
    mask: tuple(icon for icon in range(len(ICONS)) if mask >> icon & 1) for mask in set(CARD_ICONS)
}
_ICONS: Final = tuple(_ICONS_OF_MASK[mask] for mask in CARD_ICONS)


def icon_places(tableau: Tableau, tokens: Sequence[int]) -> list[int]:
    """Where each icon lies, by its number; ``tokens`` by card, of which a mare's is her foal."""
    places = [0] * len(ICONS)
    for number, row in enumerate(tableau):
        bit = 1 << number * WIDE
        for card in row.slots:
            if card != NONE:
                for icon in _ICONS[card]:
                    places[icon] |= bit
                if tokens[card] and card in MARES:
                    places[FOAL] |= bit
            bit <<= 1
    return places


def _mask(row: int, slot: int) -> int:
    return 1 << place_of(row, slot) if 0 <= row < MOST_ROWS and 0 <= slot < WIDE - 2 else 0


def _scopes() -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for row in range(MOST_ROWS):
        for slot in range(WIDE - 2):
            place = place_of(row, slot)
            found[Scope.ROW, place] = sum(_mask(row, other) for other in range(WIDE - 2))
            found[Scope.COLUMN, place] = sum(_mask(other, slot) for other in range(MOST_ROWS))
            found[Scope.SIDES, place] = sum(_mask(row + down, slot + right) for down, right in STEPS)
            near = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
            found[Scope.AROUND, place] = sum(_mask(row + down, slot + right) for down, right in near)
    return found


_SCOPES: Final = _scopes()
SCOPE_PLACES: Final = tuple(
    tuple(_SCOPES.get((scope, place), 0) for place in range(MOST_ROWS * WIDE))
    for scope in (Scope.ROW, Scope.COLUMN, Scope.SIDES, Scope.AROUND)
)
"""The places within a scope of a place (ruling 3)."""
BESIDE_PLACES: Final = tuple(
    tuple(
        _mask(place // WIDE + STEPS[direction][0], place % WIDE + STEPS[direction][1]) if place % WIDE < WIDE - 2 else 0
        for place in range(MOST_ROWS * WIDE)
    )
    for direction in (Direction.ABOVE, Direction.BELOW, Direction.LEFT, Direction.RIGHT)
)
"""The place that a direction leads to."""


def rollers_of(tableau: Tableau, owner: int, boxes: int) -> int:
    """How many rollers come with a tableau and an owner card with a mask of boxes, wherever they lie by now."""
    riders = sum(TYPE[card] == RIDER for row in tableau for card in row.slots if card != NONE)
    below = OWNERS[owner].below
    return riders + sum(
        bonus.kind == BonusKind.ROLLER for box in range(BOXES_BELOW) if boxes >> box & 1 for bonus in below[box]
    )


def horses_without_roller(tableau: Tableau, with_roller: bytes) -> list[int]:
    """The horses of a tableau that score with a roller and are not among those that have one (ruling 10)."""
    return [
        card
        for row in tableau
        for card in row.slots
        if card != NONE and FORMULA[card].kind == FormulaKind.WITH_ROLLER and card not in with_roller
    ]
