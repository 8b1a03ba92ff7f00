"""Work in slices, so that whoever waits for it can be told how far it is, and can give it up.

It is a generator that yields how much of it is done, from 0 to 1, many times a second, and returns what came of it.
To give it up is to close it.
"""

from collections.abc import Generator
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Generator[float, None, T]
SLICE: Final = 32
"""Actions of a record that are played or entered between two looks at whether it is to go on."""


def done(work: Work[T]) -> T:
    """What comes of work that is done in one go. Raises what the work raises."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def part(work: Work[T], first: float, last: float) -> Work[T]:
    """Work that is a part of other work, which is so far with it when it begins and when it ends."""
    try:
        while True:
            try:
                far = next(work)
            except StopIteration as end:
                result: T = end.value
                return result
            yield first + (last - first) * far
    finally:
        work.close()
