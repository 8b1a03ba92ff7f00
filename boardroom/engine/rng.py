"""Random values: a generator is a number inside the state, and every draw gives the next one.

Python promises a stable stream only for ``random.random``; records must replay for ever, so the generator
(SplitMix64, public domain, Steele, Lea and Flood 2014) and the shuffle (Fisher-Yates from the end) are ours and have
test vectors.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The generator of a seed: any integer, of which the lower 64 bits count."""
    return seed & _MASK


def draw(rng: int) -> tuple[int, int]:
    """The next generator and a uniform integer of 64 bits."""
    rng = (rng + _GOLDEN) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, z ^ (z >> 31)


def below(rng: int, n: int) -> tuple[int, int]:
    """The next generator and a uniform integer in ``range(n)``; exact, by rejection. Raises ValueError if n < 1."""
    if n < 1:
        raise ValueError(f"nothing to draw from: n = {n}")
    limit = (1 << 64) - (1 << 64) % n
    while True:
        rng, value = draw(rng)
        if value < limit:
            return rng, value % n


def shuffle(rng: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """The next generator and the items in uniform random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        rng, other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return rng, tuple(order)


def split(rng: int) -> tuple[int, int]:
    """The next generator and a second one of its own, for a computer player or a guess."""
    rng, value = draw(rng)
    return rng, value ^ _GOLDEN
