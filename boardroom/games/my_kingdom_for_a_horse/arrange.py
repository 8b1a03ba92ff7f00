"""Arrangement: which animals find room in which pens (farm animal basics; ruling 3)."""

from functools import lru_cache
from typing import NamedTuple

from boardroom.games.my_kingdom_for_a_horse.field import KINDS, Counts, Field, Pens, pens, total, worth

Rooms = tuple[int, int, int, int]
"""How many animals a space holds, by kind."""

_NOBODY = 4


class Choice(NamedTuple):
    """A way to fill pens: how many of each kind find room, and for each pen its kind (4: left empty)."""

    kept: Counts
    kinds: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def choices(sizes: tuple[int, ...], now: tuple[int, ...], counts: Counts, rooms: Rooms) -> tuple[Choice, ...]:
    """All ways to keep animals that no other way betters in every kind, the proposal first.

    ``sizes`` are the spaces of each pen, ``now`` the kind that lives in each (4: nobody). The proposal has the greatest
    value by the rates of trade; among equals most horses, then cows, then pigs (ruling 3). Among ways that keep the
    same, the one that leaves most pens as they are.
    """
    # From what is kept so far to the pens left as they are and their kinds; numbers beyond what there is do not count.
    reached: dict[Counts, tuple[int, tuple[int, ...]]] = {(0, 0, 0, 0): (0, ())}
    wanted = [kind for kind in KINDS if counts[kind]]
    for size, before in zip(sizes, now, strict=True):
        further: dict[Counts, tuple[int, tuple[int, ...]]] = {}
        for kept, (same, kinds) in reached.items():
            empty = (same + (before == _NOBODY), (*kinds, _NOBODY))
            if kept not in further or further[kept][0] < empty[0]:
                further[kept] = empty
            for kind in wanted:
                numbers = [*kept]
                numbers[kind] = min(counts[kind], kept[kind] + size * rooms[kind])
                after = (numbers[0], numbers[1], numbers[2], numbers[3])
                stays = same + (kind == before)
                there = further.get(after)
                if there is None or there[0] < stays:
                    further[after] = stays, (*kinds, kind)
        reached = further
    best: list[Counts] = []
    # Whoever betters another is worth more and comes before it.
    for kept in sorted(reached, key=_proposed, reverse=True):
        sheep, pigs, cows, horses = kept
        for other in best:
            if other[0] >= sheep and other[1] >= pigs and other[2] >= cows and other[3] >= horses:
                break
        else:
            best.append(kept)
    return tuple(Choice(kept, reached[kept][1]) for kept in best)


def _proposed(kept: Counts) -> tuple[int, Counts]:
    return worth(kept), kept[::-1]


@lru_cache(maxsize=1 << 15)
def pen_kinds(animals: bytes, inside: Pens) -> tuple[int, ...]:
    """The kind that lives in each pen, 4 for nobody; of two in one pen, the first."""
    kinds = []
    for pen in inside:
        for space in pen:
            if animals[space]:
                kinds.append(animals[space] >> 2)
                break
        else:
            kinds.append(_NOBODY)
    return tuple(kinds)


def options(field: Field, counts: Counts, rooms: Rooms) -> tuple[Choice, ...]:
    """The choices for keeping so many animals in the pens of a field, the proposal first."""
    inside = pens(field.fences)
    return choices(tuple(len(pen) for pen in inside), pen_kinds(field.animals, inside), counts, rooms)


def fits(field: Field, counts: Counts, rooms: Rooms) -> bool:
    """Whether so many animals find room in the pens of a field."""
    return options(field, counts, rooms)[0].kept == counts


def settled(field: Field, choice: Choice, rooms: Rooms, outside: Counts = (0, 0, 0, 0)) -> bytes:
    """The animals of a field after a choice; of those that stand loose, so many of each kind stay where they are.

    Whoever lives in a space already stays there where the choice allows it.
    """
    inside = pens(field.fences)
    animals = bytearray(len(field.animals))
    left = list(choice.kept)
    by_kind: dict[int, list[int]] = {}
    for pen, kind in zip(inside, choice.kinds, strict=True):
        if kind != _NOBODY:
            by_kind.setdefault(kind, []).extend(pen)
    for kind, spaces in by_kind.items():
        room = rooms[kind]
        for space in spaces:
            if field.animals[space] >> 2 == kind and left[kind] and field.animals[space]:
                stays = min(field.animals[space] & 3, left[kind], room)
                animals[space] = kind << 2 | stays
                left[kind] -= stays
        # Every space gets one before any gets two: a herd spreads over its pen.
        for level in range(1, room + 1):
            for space in spaces:
                if left[kind] and (animals[space] & 3) < level:
                    animals[space] = kind << 2 | level
                    left[kind] -= 1
    assert not any(left), "a choice keeps more than its pens hold"
    _leave_outside(field, animals, inside, outside)
    return bytes(animals)


def _leave_outside(field: Field, animals: bytearray, inside: Pens, outside: Counts) -> None:
    if not any(outside):
        return
    left = list(outside)
    penned = {space for pen in inside for space in pen}
    for space, content in enumerate(field.animals):
        if content and space not in penned and left[content >> 2]:
            stays = min(content & 3, left[content >> 2])
            animals[space] = content & ~3 | stays
            left[content >> 2] -= stays


@lru_cache(maxsize=1 << 14)
def joined(field: Field, kind: int, number: int, rooms: Rooms) -> bytes | None:
    """The animals after some of a kind have joined their own kind, or else moved into empty pens; None when that is
    not enough room as everybody stands.
    """
    animals = bytearray(field.animals)
    inside = pens(field.fences)
    kinds = pen_kinds(field.animals, inside)
    room = rooms[kind]
    own = [pen for pen, lives in zip(inside, kinds, strict=True) if lives == kind]
    free = [pen for pen, lives in zip(inside, kinds, strict=True) if lives == _NOBODY]
    # The smallest empty pen that is large enough; if none is, the largest first.
    enough = [pen for pen in free if len(pen) * room >= number - _gap(animals, own, room)]
    free = sorted(enough, key=len)[:1] if enough else sorted(free, key=len, reverse=True)
    for pen in (*own, *free):
        for level in range(1, room + 1):
            for space in pen:
                if number and (animals[space] & 3) < level:
                    animals[space] = kind << 2 | level
                    number -= 1
    return None if number else bytes(animals)


def _gap(animals: bytearray, own: list[tuple[int, ...]], room: int) -> int:
    return sum(room - (animals[space] & 3) for pen in own for space in pen)


def without(field: Field, counts: Counts) -> bytes:
    """The animals of a field after some have left: loose ones first, then from the smallest pens.

    There must be as many of each kind.
    """
    animals = bytearray(field.animals)
    inside = pens(field.fences)
    penned = {space for pen in inside for space in pen}
    order = [space for space in range(len(animals)) if space not in penned]
    order += [space for pen in sorted(inside, key=len) for space in reversed(pen)]
    for kind in KINDS:
        left = counts[kind]
        for space in order:
            if left and animals[space] and animals[space] >> 2 == kind:
                leaves = min(left, animals[space] & 3)
                left -= leaves
                animals[space] = animals[space] - leaves if (animals[space] & 3) > leaves else 0
        assert not left, "more animals leave than there are"
    return bytes(animals)


def all_of(field: Field) -> Counts:
    """All animals of a field, penned and loose."""
    return total(field.animals)
