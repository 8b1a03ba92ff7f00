"""What has become of a seat's animals since its newest turn began: it stays to be read beside its numbers."""

from collections.abc import Sequence

from boardroom.controller.session import Told
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsTradedIn,
    Event,
    TurnBegun,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT


def since_its_turn(history: Sequence[Told], seat: int) -> Counts:
    """How many more of each kind a seat (TWIN_SEAT for Moritz) has than when its newest turn began; may be negative."""
    changes = NONE
    for told in reversed(history):
        for event in reversed(told.events):
            if _begins_turn(event, seat):
                return changes
            if getattr(event, "seat", None) == seat:
                changes = plus(changes, _change(event))
    return changes


def _begins_turn(event: Event, seat: int) -> bool:
    if seat == TWIN_SEAT:
        return isinstance(event, TwinTurnBegun)
    return isinstance(event, TurnBegun) and event.seat == seat


def _change(event: Event) -> Counts:
    match event:
        case AnimalsGained():
            return event.counts
        case AnimalsLost():
            return minus(event.turned_away, event.counts)
        case AnimalsRanAway() | AnimalsPaid() | AnimalsTradedIn():
            return minus(NONE, event.counts)
    return NONE
