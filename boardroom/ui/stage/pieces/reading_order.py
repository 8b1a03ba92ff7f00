"""The order in which pieces are read: seat by seat, and of a seat row by row, each from the left."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from boardroom.ui.stage.pieces.place import Place

NOBODY: Final = -1
"""The seat of what belongs to none."""
ROW: Final = 24.0
"""How far down pieces of one row may lie from the first of it, in pixels of the scene: a hand is a fan."""


def reading_order(places: Mapping[str, Place], seat_of: Callable[[str], int]) -> list[str]:
    """The keys of pieces in the order in which they are read. What belongs to nobody is read like a seat's; whose
    things begin farthest up, and there at the left, comes first.
    """
    of_seats: dict[int, list[str]] = {}
    for key in sorted(places, key=lambda key: (places[key].y, places[key].x)):
        of_seats.setdefault(seat_of(key), []).append(key)
    groups = [[key for row in _rows(keys, places) for key in row] for keys in of_seats.values()]
    return [key for group in sorted(groups, key=lambda group: _begins(group[0], places)) for key in group]


def _rows(keys: Sequence[str], places: Mapping[str, Place]) -> Iterator[list[str]]:
    """Keys that are sorted from the top, row by row."""
    row: list[str] = []
    for key in keys:
        if row and places[key].y - places[row[0]].y > ROW:
            yield sorted(row, key=lambda one: places[one].x)
            row = []
        row.append(key)
    if row:
        yield sorted(row, key=lambda one: places[one].x)


def _begins(key: str, places: Mapping[str, Place]) -> tuple[int, float]:
    """Where a group begins whose first piece this is: small differences in height do not matter."""
    return round(places[key].y / ROW), places[key].x
