"""Tuples with an entry for each seat, or each of anything, of which one is exchanged."""

from typing import TypeVar

Value = TypeVar("Value")


def replaced(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The values with another at a place, counted from 0."""
    return (*values[:place], value, *values[place + 1 :])
