"""What fences are worth: the pens they make, and the pen that could come next.

A pen that could come is any rectangle of spaces. What it would add counts less with every fence that is missing, so
that a fence on the way to a pen is worth something before the pen is there.
"""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.position.field import COLUMNS, FENCES, ROWS, edges_around, pens

_SPACE: Final = 1.5
"""What a fenced space is worth, in sheep."""
_PENS: Final = (0.0, 2.0, 6.0, 11.0, 15.0, 17.0, 18.0)
"""What so many pens are worth besides: up to four each makes room for another kind, the fifth and sixth help."""
_FENCE: Final = 0.4
"""What any fence is worth, wherever it stands: it can be moved."""
_MISSING: Final = 0.72
"""What is left of a hope for every fence it lacks."""
_FAR: Final = 6
"""A pen that lacks more fences is no hope yet."""


def _rectangles() -> tuple[tuple[int, int, int], ...]:
    found = []
    for top in range(ROWS):
        for left in range(COLUMNS):
            for bottom in range(top, ROWS):
                for right in range(left, COLUMNS):
                    spaces = sum(
                        1 << row * COLUMNS + column
                        for row in range(top, bottom + 1)
                        for column in range(left, right + 1)
                    )
                    found.append((edges_around(spaces), spaces, spaces.bit_count()))
    return tuple(found)


_RECTANGLES: Final = _rectangles()
"""Every rectangle of spaces: the edges around it, its spaces, and how many they are."""


@lru_cache(maxsize=1 << 12)
def _made(sizes: int, number: int) -> float:
    return _SPACE * sizes + _PENS[min(number, len(_PENS) - 1)]


@lru_cache(maxsize=1 << 14)
def _walls(inside: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """For each pen its spaces and the edges around it, as masks."""
    masks = [sum(1 << space for space in pen) for pen in inside]
    return tuple((mask, edges_around(mask)) for mask in masks)


@lru_cache(maxsize=1 << 17)
def ground(fences: int, place: int = 0, move: int = 0, in_hand: int = 0) -> float:
    """What fences are worth in sheep, when so many may still be placed and moved and one may be in hand."""
    inside = pens(fences)
    walls = _walls(inside)
    penned = 0
    for mask, _ in walls:
        penned |= mask
    covered, number = penned.bit_count(), len(inside)
    now = _made(covered, number)
    place = min(place, FENCES - fences.bit_count() - in_hand)
    free = max(0, place) + in_hand
    lacking = ~fences
    best = 0.0
    for border, spaces, _ in _RECTANGLES:
        missing = (border & lacking).bit_count()
        if not missing or missing > _FAR + free + move:
            continue
        needed, pieces, overlap = border, number + 1, 0
        for mask, wall in walls:
            common = mask & spaces
            if not common:
                needed |= wall
            elif common == mask:
                pieces -= 1
                overlap += 1
            else:
                needed |= wall
        after = _made((penned | spaces).bit_count(), pieces)
        if after <= now + best:
            continue
        missing -= free
        if missing > 0 and move:
            missing -= min(move, (fences & ~needed).bit_count())
        hope = (after - now) * (_MISSING**missing if missing > 0 else 1.0)
        if hope > best:
            best = hope
    return now + best + _FENCE * (fences.bit_count() + free)
