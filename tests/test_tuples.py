"""Tuples of which one entry is exchanged."""

import pytest

from boardroom.engine.tuples import replaced


@pytest.mark.parametrize(
    ("place", "expected"), [(0, ("new", "b", "c")), (1, ("a", "new", "c")), (2, ("a", "b", "new"))]
)
def test_one_entry_is_another_and_the_rest_stay(place: int, expected: tuple[str, ...]) -> None:
    values = ("a", "b", "c")
    assert replaced(values, place, "new") == expected
    assert values == ("a", "b", "c")
