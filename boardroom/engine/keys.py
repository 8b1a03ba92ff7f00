"""Keys of pieces and of places on a table: a kind, and what tells one of that kind from the others.

"animal.0.a1.2" is an animal of seat 0, "die.3" a die, "supply" the only one of its kind. Keys are texts, so that
events, sentences, scores and tables name a thing alike. What belongs to a seat has the number of the seat first.
"""

from functools import lru_cache
from typing import Final

_BETWEEN: Final = "."


def key_of(kind: str, *parts: str | int) -> str:
    """The key of a kind and its parts; none of them may have a full stop in it. Raises ValueError for one that has."""
    return _joined(kind, *parts)


@lru_cache(maxsize=2048, typed=True)
def _joined(*parts: str | int) -> str:
    """A table asks for each of its keys in every picture."""
    words = tuple(map(str, parts))
    if any(_BETWEEN in word for word in words):
        raise ValueError(f"a full stop within {words}")
    return _BETWEEN.join(words)


def kind_of(key: str) -> str:
    """The kind a key begins with."""
    return key.partition(_BETWEEN)[0]


def parts_of(key: str) -> tuple[str, ...]:
    """What follows the kind, part by part; nothing where there is only one of a kind."""
    return tuple(key.split(_BETWEEN)[1:])


def numbers_of(key: str) -> tuple[int, ...]:
    """What follows the kind, where all of that are numbers. Raises ValueError where one is not."""
    return tuple(int(part) for part in parts_of(key))


def owner_of(key: str) -> int:
    """The seat that a thing belongs to: the first part of its key. Raises ValueError where that is no number."""
    _, *parts = key.split(_BETWEEN)
    if not parts:
        raise ValueError(f"{key} belongs to no seat")
    return int(parts[0])
