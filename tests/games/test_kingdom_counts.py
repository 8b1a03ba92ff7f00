"""Counts of sequences of legal actions, worked out by hand in ``data/kingdom_counts.toml``."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, SPACES, Field
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from tests.games.farms import RULES, rolled

POSITIONS = tomllib.loads((Path(__file__).parent / "data" / "kingdom_counts.toml").read_text("utf-8"))["position"]


def state_of(entry: dict[str, Any]) -> State:
    fences = sum(1 << EDGE_OF[name] for name in entry["fences"].split())
    fields = Field(fences, bytes(SPACES)), Field(0, bytes(SPACES))
    used = sum(1 << die - 1 for die in entry["used"])
    return rolled(*fields, dice=entry["dice"], rolls=1 + limits(b"").rerolls, used=used)


def count(state: State, length: int) -> int:
    (seat,) = RULES.actors(state)
    legal = RULES.legal(state, seat)
    if length == 1:
        return len(legal)
    return sum(count(RULES.apply(state, seat, action).state, length - 1) for action in legal)


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_the_sequences_of_legal_actions_are_as_many_as_counted_by_hand(entry: dict[str, Any]) -> None:
    state = state_of(entry)
    assert [count(state, length) for length in range(1, len(entry["counts"]) + 1)] == entry["counts"]
