"""The notation of actions: text and action from one table, and whatever is no text of it is unreadable."""

from typing import Any

import pytest
from attrs import frozen

from boardroom.engine.records.notation import Notation, Several, Verb, Words, counted, named
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import in_english, phrase


@frozen
class Sow:
    field: int
    crop: int = -1


@frozen
class Sell:
    crop: int
    sacks: tuple[int, ...]


@frozen
class Give:
    crops: bytes


@frozen
class Rest:
    days: int


CROP, FIELD = named(("rye", "oats")), counted(3)
NOTATION: Notation[Any] = Notation(
    phrase("Farm", "“{text}” is nothing to do."),
    {"rest": Rest(0), "rest long": Rest(7)},
    Verb("sow", Sow, FIELD),
    Verb("sow", Sow, FIELD, CROP),
    Verb("sell", Sell, CROP, several=Several(counted(9), tuple, 2)),
    Verb("give", Give, several=Several(CROP, bytes)),
    Verb("rest", Rest, Words({"short": 1})),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Rest(0), "rest"), (Rest(7), "rest long"), (Rest(1), "rest short"), (Sow(2), "sow 3"),
        (Sow(0, 1), "sow 1 oats"),
        (Sell(0, (3, 8)), "sell rye 4 9"), (Give(b""), "give"), (Give(b"\1\0\1"), "give oats rye oats"),
    ],
)  # fmt: skip
def test_an_action_has_one_text_and_is_found_by_it(action: Give | Rest | Sell | Sow, text: str) -> None:
    assert NOTATION.text(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "Rest", "rest ", "rest  long", "rest long long", "sow", "sow 0", "sow 4", "sow 01", "sow ３",
        "sow rye",
        "sow 1 rye 2", "sow 1 wheat", "sell rye 4", "sell rye 4 9 1", "sell 4 9", "give ", "give rye wheat", "plough 1",
        None, 5, [], ["rest"], b"rest",
    ],
)  # fmt: skip
def test_what_is_no_action_is_unreadable_and_named(text: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        NOTATION.parse(text)
    assert refused.value.place == str(text)
    assert in_english(refused.value.why) == f"“{text}” is nothing to do."


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Unreadable) as refused:
        NOTATION.parse("sow " + "1" * 100_000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("action", [Rest(2), Sow(3), Sow(0, 2), Sell(0, (9, 0)), Give(b"\2"), "rest"])
def test_what_no_text_is_known_for_is_not_written(action: object) -> None:
    with pytest.raises(KeyError):
        NOTATION.text(action)


def test_a_value_has_one_word() -> None:
    with pytest.raises(ValueError, match="rye, corn"):
        Words({"rye": 0, "corn": 0})
    assert named(("rye", "oats", "rye")).values == {"rye": 0, "oats": 1}
