"""Work in slices, so that whoever waits for it can be told how far it is, and can give it up.

It is a generator that yields how much of it is done, from 0 to 1, many times a second, and returns what came of it.
"""

from collections.abc import Generator
from inspect import GEN_CLOSED, getgeneratorstate
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Generator[float, None, T]
SLICE: Final = 32
"""Actions of a record that are played or entered between two looks at whether it is to go on."""


class GivenUp(BaseException):
    """Raised in work that is given up."""


def give_up(work: Work[Any]) -> object:
    """Give work up; it lets go of files and the like. Nothing happens to work that is done.

    What is given back holds all that was made so far: to drop it may take a while, and can wait for a better moment. Of
    work that is done nothing is held, nor who gives it up.
    """
    if getgeneratorstate(work) == GEN_CLOSED:
        return None
    try:
        work.throw(GivenUp())
    except GivenUp as held:
        return held  # Its traceback has the frames of the work, and they what the work made.
    return None


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
            try:
                yield first + (last - first) * far
            except GivenUp as given_up:
                work.throw(given_up)
    finally:
        work.close()
