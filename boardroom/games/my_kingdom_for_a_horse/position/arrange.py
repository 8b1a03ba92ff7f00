"""Arrangement: which animals find room in which pens (farm animal basics; ruling 3)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    NO_KIND,
    SPACES,
    Field,
    Pens,
    animal_count,
    animal_kind,
    census,
    content_of,
    pens,
    worth,
)

Rooms = tuple[int, int, int, int]
"""How many animals a space holds, by kind."""

_BITS = 8
_MOST = (1 << _BITS) - 1
_PEN_BITS = 3
_ANY_KIND = (1 << _PEN_BITS) - 1


class Choice(NamedTuple):
    """A way to fill pens: how many of each kind find room, and for each pen its kind (NO_KIND: left empty)."""

    kept: Counts
    kinds: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def choices(sizes: tuple[int, ...], now: tuple[int, ...], counts: Counts, rooms: Rooms) -> tuple[Choice, ...]:
    """All ways to keep animals that no other way betters in every kind, the proposal first.

    ``sizes`` are the spaces of each pen, ``now`` the kind that lives in each (NO_KIND: nobody). The proposal has the
    greatest value by the rates of trade; among equals most horses, then cows, then pigs (ruling 3). Among ways that
    keep the same, the one that leaves most pens as they are.
    """
    # From what is kept so far (numbers by kind packed into one) to how it is had: how many pens are left as they are,
    # above the kinds of all pens so far. Numbers beyond what there is do not count.
    reached = {0: 0}
    wanted = [(kind, _BITS * kind, counts[kind]) for kind in KINDS if counts[kind]]
    one_same = 1 << _PEN_BITS * len(sizes)
    for place, (size, before) in enumerate(zip(sizes, now, strict=True)):
        further: dict[int, int] = {}
        seen = further.get
        here = _PEN_BITS * place
        empty = (NO_KIND << here) + (one_same if before == NO_KIND else 0)
        gains = [
            (shift, number, size * rooms[kind], kind == before, (kind << here) + (one_same if kind == before else 0))
            for kind, shift, number in wanted
        ]
        for kept, so in reached.items():
            needed = False
            for shift, number, room, lives, filled in gains:
                left = number - (kept >> shift & _MOST)
                if left:
                    needed = True
                # A pen for a kind that has room already may as well be empty, unless the kind lives there.
                elif not lives:
                    continue
                after = kept + ((min(room, left)) << shift)
                if seen(after, -1) < so + filled:
                    further[after] = so + filled
            # To empty a pen that somebody could use betters nothing.
            if (not needed or before == NO_KIND) and seen(kept, -1) < so + empty:
                further[kept] = so + empty
        reached = further
    everybody = sum(number << shift for _, shift, number in wanted)
    if everybody in reached:
        return (Choice(counts, _kinds(reached[everybody], len(sizes))),)
    # Whoever betters another is worth more and comes before it. Packed numbers compare by horses, then cows, then pigs.
    best: list[Counts] = []
    found = []
    for _, packed in sorted([(worth(_unpacked(packed)), packed) for packed in reached], reverse=True):
        one = sheep, pigs, cows, horses = _unpacked(packed)
        for other in best:
            if other[0] >= sheep and other[1] >= pigs and other[2] >= cows and other[3] >= horses:
                break
        else:
            best.append(one)
            found.append(Choice(one, _kinds(reached[packed], len(sizes))))
    return tuple(found)


def _kinds(packed: int, number: int) -> tuple[int, ...]:
    """The kinds of so many pens."""
    return tuple([packed >> _PEN_BITS * place & _ANY_KIND for place in range(number)])


def _unpacked(packed: int) -> Counts:
    return packed & _MOST, packed >> _BITS & _MOST, packed >> 2 * _BITS & _MOST, packed >> 3 * _BITS


def pen_kinds(animals: bytes, inside: Pens) -> tuple[int, ...]:
    """The kind that lives in each pen, NO_KIND for nobody; of two in one pen, the first."""
    kinds = []
    for pen in inside:
        for space in pen:
            if animals[space]:
                kinds.append(animals[space] >> 2)
                break
        else:
            kinds.append(NO_KIND)
    return tuple(kinds)


def options(field: Field, counts: Counts, rooms: Rooms) -> tuple[Choice, ...]:
    """The choices for keeping so many animals in the pens of a field, the proposal first."""
    inside = pens(field.fences)
    return choices(tuple(map(len, inside)), pen_kinds(field.animals, inside), counts, rooms)


def fits(field: Field, counts: Counts, rooms: Rooms) -> bool:
    """Whether so many animals find room in the pens of a field."""
    inside = pens(field.fences)
    needed = [-(-number // room) for number, room in zip(counts, rooms, strict=True) if number]
    if len(needed) > len(inside) or sum(needed) > sum(map(len, inside)):
        # Most that do not fit lack pens or spaces, whoever is put where.
        return False
    return options(field, counts, rooms)[0].kept == counts


def exchanged(field: Field, one: int, other: int, rooms: Rooms) -> Choice | None:
    """The choice in which the kinds of two pens, given by their numbers, change places, everybody in pens is kept, and
    the fewest other pens change; None if there is none. Two kinds must live in them, and no pen may hold two.
    """
    inside = pens(field.fences)
    kinds = pen_kinds(field.animals, inside)
    counts = list(census(field).penned)
    new = {one: kinds[other], other: kinds[one]}
    for pen, kind in new.items():
        counts[kind] -= min(counts[kind], len(inside[pen]) * rooms[kind])
    rest = [number for number in range(len(inside)) if number not in new]
    left: Counts = (counts[0], counts[1], counts[2], counts[3])
    best = choices(tuple(len(inside[number]) for number in rest), tuple(kinds[number] for number in rest), left, rooms)
    if best[0].kept != left:
        return None
    found = new | dict(zip(rest, best[0].kinds, strict=True))
    return Choice(census(field).penned, tuple(found[number] for number in range(len(inside))))


def settled(
    field: Field, choice: Choice, rooms: Rooms, outside: Counts = (0, 0, 0, 0), movers: dict[int, int] | None = None
) -> bytes:
    """The animals of a field after a choice; of those that stand loose, so many of each kind stay where they are.

    ``movers``: so many go to the pens of these numbers, as far as they find room there. Whoever lives in a space
    already stays there where the choice allows it.
    """
    inside = pens(field.fences)
    animals = bytearray(len(field.animals))
    left = list(choice.kept)
    by_kind: dict[int, list[int]] = {}
    for pen, kind in zip(inside, choice.kinds, strict=True):
        if kind != NO_KIND:
            by_kind.setdefault(kind, []).extend(pen)
    for number, herd in (movers or {}).items():
        kind = choice.kinds[number]
        left[kind] -= _spread(animals, inside[number], kind, min(herd, left[kind]), rooms[kind])
    for kind, spaces in by_kind.items():
        room = rooms[kind]
        for space in spaces:
            if field.animals[space] >> 2 == kind and left[kind] and field.animals[space] and not animals[space]:
                stays = min(field.animals[space] & 3, left[kind], room)
                animals[space] = kind << 2 | stays
                left[kind] -= stays
        left[kind] -= _spread(animals, spaces, kind, left[kind], room)
    assert not any(left), "a choice keeps more than its pens hold"
    _leave_outside(field, animals, inside, outside)
    return bytes(animals)


def _spread(animals: bytearray, spaces: Sequence[int], kind: int, number: int, room: int) -> int:
    """Have so many of a kind take what room spaces have, every space one before any gets two; how many found some."""
    placed = 0
    for level in range(1, room + 1):
        for space in spaces:
            if placed < number and (animals[space] & 3) < level:
                animals[space] = kind << 2 | level
                placed += 1
    return placed


def _leave_outside(field: Field, animals: bytearray, inside: Pens, outside: Counts) -> None:
    if not any(outside):
        return
    left = list(outside)
    penned = {space for pen in inside for space in pen}
    for space, content in enumerate(field.animals):
        if content and space not in penned and left[animal_kind(content)]:
            stays = min(animal_count(content), left[animal_kind(content)])
            animals[space] = content_of(animal_kind(content), stays)
            left[animal_kind(content)] -= stays


def joined(field: Field, kind: int, number: int, rooms: Rooms) -> bytes | None:
    """The animals after some of a kind have joined their own kind, or else moved into empty pens; None when that is
    not enough room as everybody stands.
    """
    animals = field.animals
    inside = pens(field.fences)
    room = rooms[kind]
    own: list[tuple[int, ...]] = []
    free: list[tuple[int, ...]] = []
    gap = 0
    for pen in inside:
        stand = 0
        for space in pen:
            content = animals[space]
            if content:
                # Who is met first says who lives there.
                if not stand and content >> 2 != kind:
                    break
                stand += content & 3
        else:
            if stand:
                own.append(pen)
                gap += len(pen) * room - stand
            else:
                free.append(pen)
    if gap < number:
        # The smallest empty pen that is large enough; if none is, the largest first.
        free.sort(key=len)
        enough = [pen for pen in free if len(pen) * room >= number - gap]
        own += enough[:1] or free[::-1]
    after = bytearray(animals)
    for pen in own:
        for level in range(1, room + 1):
            for space in pen:
                if (after[space] & 3) < level:
                    after[space] = kind << 2 | level
                    number -= 1
                    if not number:
                        return bytes(after)
    return None


def thinned(field: Field, other: bytes, counts: Counts) -> bytes:
    """The animals of a field without so many of each kind, taken from where others are fewer."""
    animals = bytearray(field.animals)
    for kind in KINDS:
        left = counts[kind]
        for space, content in enumerate(animals):
            if left and content and content >> 2 == kind:
                there = other[space] & 3 if other[space] and other[space] >> 2 == kind else 0
                goes = min(left, max(0, (content & 3) - there))
                animals[space] = content_of(kind, (content & 3) - goes)
                left -= goes
        assert not left, "more animals leave than are there beyond the others"
    return bytes(animals)


def without(field: Field, counts: Counts) -> bytes:
    """The animals of a field after some have left: loose ones first, then from the smallest pens.

    There must be as many of each kind.
    """
    animals = bytearray(field.animals)
    order = _leaving(field.fences)
    for kind in KINDS:
        left = counts[kind]
        if not left:
            continue
        for space in order:
            content = animals[space]
            if content and content >> 2 == kind:
                leaves = min(left, content & 3)
                left -= leaves
                animals[space] = content - leaves if (content & 3) > leaves else 0
                if not left:
                    break
        assert not left, "more animals leave than there are"
    return bytes(animals)


@lru_cache(maxsize=1 << 14)
def _leaving(fences: int) -> tuple[int, ...]:
    """All spaces in the order in which animals leave them."""
    inside = pens(fences)
    penned = {space for pen in inside for space in pen}
    outside = [space for space in range(SPACES) if space not in penned]
    return (*outside, *(space for pen in sorted(inside, key=len) for space in reversed(pen)))
