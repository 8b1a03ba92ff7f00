"""Keys of pieces and places: made and taken apart in one place."""

import pytest

from boardroom.engine.keys import key_of, kind_of, numbers_of, owner_of, parts_of


def test_a_key_is_a_kind_and_its_parts() -> None:
    assert key_of("animal", 0, "a1", 2) == "animal.0.a1.2"
    assert key_of("supply") == "supply"


@pytest.mark.parametrize("parts", [("animal", 0, "a1", 2), ("die", 3), ("supply",), ("card", "drover")])
def test_a_key_is_taken_apart_into_what_it_was_made_of(parts: tuple[str | int, ...]) -> None:
    kind, *others = parts
    key = key_of(str(kind), *others)
    assert kind_of(key) == parts[0]
    assert parts_of(key) == tuple(map(str, parts[1:]))


def test_numbers_are_read_as_numbers() -> None:
    assert numbers_of("epigon.1.7") == (1, 7)
    assert numbers_of("tray") == ()
    with pytest.raises(ValueError, match="a1"):
        numbers_of("animal.0.a1.2")


def test_what_belongs_to_a_seat_says_so_first() -> None:
    assert owner_of("fence.0.b2n") == 0
    assert owner_of("hidden.12.3") == 12
    with pytest.raises(ValueError, match="supply belongs to no seat"):
        owner_of("supply")
    with pytest.raises(ValueError, match="b2n"):
        owner_of("edge.b2n")


def test_a_part_with_a_full_stop_in_it_makes_no_key() -> None:
    with pytest.raises(ValueError, match="full stop"):
        key_of("file", "a.b")
