"""What has become of a seat's animals since its newest turn began: it stays to be read beside its numbers."""

from collections.abc import Sequence

from boardroom.controller.session import Told
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus, plus
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


def _begins_turn(event: events.Event, seat: int) -> bool:
    if seat == TWIN_SEAT:
        return isinstance(event, events.TwinTurnBegun)
    return isinstance(event, events.TurnBegun) and event.seat == seat


def _change(event: events.Event) -> Counts:
    match event:
        case events.AnimalsGained():
            return event.counts
        case events.AnimalsLost():
            return minus(event.turned_away, event.counts)
        case events.AnimalsRanAway() | events.AnimalsPaid() | events.AnimalsTradedIn():
            return minus(NONE, event.counts)
    return NONE
