"""Tuples of which one entry is exchanged, and values by seat."""

import pytest

from boardroom.engine.tuples import of_seat, replaced


@pytest.mark.parametrize(
    ("place", "expected"), [(0, ("new", "b", "c")), (1, ("a", "new", "c")), (2, ("a", "b", "new"))]
)
def test_one_entry_is_another_and_the_rest_stay(place: int, expected: tuple[str, ...]) -> None:
    values = ("a", "b", "c")
    assert replaced(values, place, "new") == expected
    assert values == ("a", "b", "c")


def test_what_is_no_seat_has_no_value_also_not_the_last() -> None:
    assert [of_seat(("a", "b"), seat) for seat in (0, 1)] == ["a", "b"]
    for nobody in (-1, 2):
        with pytest.raises(IndexError):
            of_seat(("a", "b"), nobody)
