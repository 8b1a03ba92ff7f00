"""The forms of a state's fields: written and read back, and every wrong value refused with its place."""

from enum import IntEnum
from typing import Any, NamedTuple

import pytest

from boardroom.engine.records.forms import (
    Form,
    Shape,
    each,
    holding,
    member,
    named,
    number,
    octets,
    optional,
    row,
    word,
)
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import in_english, verbatim

WRONG = verbatim("This cannot be.")


class Phase(IntEnum):
    SOWING = 1
    REAPING = 2


class Holed(IntEnum):
    ONE = 1
    THREE = 3


class Barn(NamedTuple):
    stalls: bytes
    key: int | None


class Loan(NamedTuple):
    lender: int
    sacks: int
    due: Phase


class Farm(NamedTuple):
    phase: Phase
    seats: int
    turn: int
    barns: tuple[Barn, ...]
    loans: tuple[Loan, ...]
    weather: str


def forms(seats: int) -> dict[str, Form]:
    seat = number(0, seats - 1)
    barn = named(Barn, stalls=octets({0, 1, 255}, 0, 3), key=optional(number(1, 9)))
    return {
        "phase": member(Phase),
        "seats": number(1, 4),
        "turn": seat,
        "barns": each(barn, seats, numbered=True),
        "loans": each(
            holding(row(Loan, seat, number(1, 9), member(Phase)), lambda loan: loan[:2] != (0, 9), WRONG), 0, 2
        ),
        "weather": word("fair", "foul"),
    }


CHECKS = (
    ("turn", lambda farm: farm.phase == Phase.SOWING or farm.turn == 0),
    ("loans", lambda farm: len(farm.loans) < 2 or farm.weather == "foul"),
)
SHAPE = Shape(Farm, ("seats", 1, 4), forms, CHECKS, WRONG)
FARM = Farm(Phase.REAPING, 2, 0, (Barn(b"\x01\xff", 3), Barn(b"", None)), (Loan(1, 4, Phase.REAPING),), "fair")
DOCUMENT: dict[str, Any] = {
    "phase": 2,
    "seats": 2,
    "turn": 0,
    "barns": [{"stalls": [1, 255], "key": 3}, {"stalls": [], "key": None}],
    "loans": [[1, 4, 2]],
    "weather": "fair",
}


def test_a_state_is_written_in_the_order_of_its_fields_and_read_back() -> None:
    assert SHAPE.encode(FARM) == DOCUMENT
    assert list(SHAPE.encode(FARM)) == list(DOCUMENT)
    assert SHAPE.decode(DOCUMENT) == FARM


def test_a_member_of_an_enumeration_is_written_as_a_plain_number_and_read_as_the_member() -> None:
    written, read = SHAPE.encode(FARM), SHAPE.decode(DOCUMENT)
    assert [type(number) for number in (written["phase"], written["loans"][0][2])] == [int, int]
    assert [type(number) for number in (read.phase, read.loans[0].due)] == [Phase, Phase]


def test_an_enumeration_with_gaps_has_no_form() -> None:
    with pytest.raises(ValueError, match="Holed"):
        member(Holed)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"phase": 0}, "phase"), ({"phase": 3}, "phase"), ({"phase": True}, "phase"), ({"seats": 5}, "seats"),
        ({"seats": [1, 2]}, "seats"), ({"seats": 3}, "barns"), ({"turn": 2}, "turn"), ({"turn": 1}, "turn"),
        ({"turn": 0.0}, "turn"),
        ({"barns": DOCUMENT["barns"][:1]}, "barns"), ({"barns": [None, None]}, "barns[0]"),
        ({"barns": [DOCUMENT["barns"][0], {"stalls": [2], "key": None}]}, "barns[1].stalls"),
        ({"barns": [DOCUMENT["barns"][0], {"stalls": [0] * 4, "key": None}]}, "barns[1].stalls"),
        ({"barns": [DOCUMENT["barns"][0], {"stalls": [], "key": 0}]}, "barns[1].key"),
        ({"barns": [DOCUMENT["barns"][0], {"stalls": []}]}, "barns[1].key"),
        ({"barns": [DOCUMENT["barns"][0], {"stalls": [], "key": 1, "roof": 1}]}, "barns[1].roof"),
        ({"loans": [[1, 1]]}, "loans"), ({"loans": [[2, 1, 1]]}, "loans"), ({"loans": [[0, 9, 1]]}, "loans"),
        ({"loans": [[1, 1, 0]]}, "loans"),
        ({"loans": [[1, 1, 1]] * 2}, "loans"), ({"loans": [[1, 1, 1]] * 3}, "loans"), ({"weather": "wet"}, "weather"),
        ({"weather": 1}, "weather"), ({"more": 1}, "more"), ({"": 1}, "state"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_its_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as refused:
        SHAPE.decode({**DOCUMENT, **change})
    assert refused.value.place == place
    assert in_english(refused.value.why)


@pytest.mark.parametrize("document", [None, 5, "state", []])
def test_what_is_no_object_is_no_state(document: list[Any] | int | str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        SHAPE.decode(document)
    assert refused.value.place == "state"


@pytest.mark.parametrize("name", DOCUMENT)
def test_every_entry_is_needed(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        SHAPE.decode({other: value for other, value in DOCUMENT.items() if other != name})
    assert refused.value.place == name


def test_entries_need_not_be_the_fields_themselves() -> None:
    shape = Shape(
        Loan,
        ("seats", 2, 4),
        lambda seats: {"seats": number(2, 4), "lender": number(0, seats - 1), "owed": number(0, 9)},
        (),
        WRONG,
        apart=lambda loan: (3, *loan[:2]),
        together=lambda values: Loan(values[1], values[2], Phase.SOWING),
    )
    assert shape.encode(Loan(2, 5, Phase.SOWING)) == {"seats": 3, "lender": 2, "owed": 5}
    assert shape.decode({"seats": 3, "lender": 2, "owed": 5}) == Loan(2, 5, Phase.SOWING)


def test_every_field_has_a_form() -> None:
    with pytest.raises(ValueError, match="Loan"):
        Shape(Loan, ("lender", 1, 2), lambda seats: {"lender": number(0, seats)}, (), WRONG)
