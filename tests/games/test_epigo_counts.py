"""Counts of sequences of legal actions, worked out by hand in ``data/epigo_counts.toml``."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.games.epigo.position.state import State
from tests.games.boards import OPTIONS, RULES, act, planning, stacked

POSITIONS = tomllib.loads((Path(__file__).parent / "data" / "epigo_counts.toml").read_text("utf-8"))["position"]


def state_of(entry: dict[str, Any]) -> State:
    if entry.get("deploying"):
        state = RULES.setup(OPTIONS, 2, rng.seeded(1))
    else:
        state = planning(entry["board"], lost=tuple(entry.get("lost", (0, 0))))
        state = stacked(state, entry.get("one", ""), entry.get("two", ""), entry.get("locked", ()))
    for action in entry.get("then", ()):
        seat, text = action.split(" ", 1)
        state = act(state, int(seat), text).state
    return state


@cache
def count(state: State, length: int) -> int:
    if length == 1:
        return sum(len(RULES.legal(state, seat)) for seat in RULES.actors(state))
    return sum(
        count(RULES.apply(state, seat, action).state, length - 1)
        for seat in RULES.actors(state)
        for action in RULES.legal(state, seat)
    )


def breakdown(state: State, length: int) -> str:
    lines = []
    for seat in RULES.actors(state):
        for action in RULES.legal(state, seat):
            after = count(RULES.apply(state, seat, action).state, length - 1) if length > 1 else 1
            lines.append(f"  seat {seat} {RULES.records.text(action)}: {after}")
    return "\n".join(lines) or "  no legal action"


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_the_sequences_of_legal_actions_are_as_many_as_counted_by_hand(entry: dict[str, Any]) -> None:
    state = state_of(entry)
    for length, expected in enumerate(entry["counts"], 1):
        found = count(state, length)
        assert found == expected, (
            f"{entry['name']}: {found} sequences of length {length}, not {expected}, by their first action:\n"
            + breakdown(state, length)
        )
    count.cache_clear()
