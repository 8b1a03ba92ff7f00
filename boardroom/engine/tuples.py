"""Tuples with an entry for each seat, or each of anything, of which one is exchanged."""

from typing import TypeVar

Value = TypeVar("Value")


def replaced(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The values with another at a place, counted from 0."""
    # By a list: a third quicker than two slices around the value, and every step of every game does it.
    changed = list(values)
    changed[place] = value
    return tuple(changed)
