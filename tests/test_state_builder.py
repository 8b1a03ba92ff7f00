"""Builders of states: their fields are those of the state, taken apart and put together as if written by hand."""

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

import pytest

from boardroom.engine.state_builder import StateBuilder

GAMES = ("ephyran", "epona", "my_kingdom_for_a_horse")


class Heap(NamedTuple):
    step: int
    stones: bytes


class HeapBuilder(StateBuilder[Heap, str], of=Heap):
    __slots__ = Heap._fields
    step: int
    stones: bytes


if TYPE_CHECKING:
    # Globals of the code that is made; here they are only named, never called.
    def new(kind: type[Heap], fields: tuple[int, bytes]) -> Heap: ...

    kind = Heap


class ByHand:
    def __init__(self, state: Heap) -> None:
        (self.step, self.stones) = state
        self.events: list[str] = []
        self.barrier = self.shown = False

    def state(self) -> Heap:
        return new(kind, (self.step, self.stones))


def test_a_builder_becomes_the_state_that_was_made_of_it() -> None:
    builder = HeapBuilder(Heap(3, b"\1"))
    assert (builder.events, builder.barrier, builder.beat) == ([], False, 0)
    builder.stones += b"\2"
    builder.events.append("a stone")
    assert builder.state() == Heap(3, b"\1\2")
    assert type(builder.state()) is Heap
    assert builder.beat == 1
    with pytest.raises(AttributeError):
        builder.pebbles = 1  # type: ignore[attr-defined]  # that there is none is tried


def test_what_is_made_is_the_bytecode_that_one_would_write() -> None:
    for name in ("__init__", "state"):
        made, written = (getattr(kind, name).__code__ for kind in (HeapBuilder, ByHand))
        assert made.co_code == written.co_code


@pytest.mark.parametrize("game", GAMES)
def test_the_builder_of_a_game_has_the_fields_of_its_state(game: str) -> None:
    state = import_module(f"boardroom.games.{game}.position.state").State
    builder = import_module(f"boardroom.games.{game}.rules.step_builder").StepBuilder
    assert builder.__annotations__ == state.__annotations__
    assert builder.__slots__ == state._fields
