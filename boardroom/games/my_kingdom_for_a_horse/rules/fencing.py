"""Placing and moving fences, and keeping two of each penned while one does ("Fence Building Basics"; rulings 5, 15)."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeVar

from boardroom.games.my_kingdom_for_a_horse.position import actions, field, numbers
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing

_A = TypeVar("_A")
_NOTHING: tuple[actions.Action, ...] = ()
_DONE: tuple[actions.Action, ...] = (actions.PASS,)
_THIRD = 11
_FIRST = (1 << _THIRD) - 1
_MIDDLE = _FIRST << _THIRD
_LAST = (1 << field.EDGES) - 1 & ~_FIRST & ~_MIDDLE


@cache
def _places(edges: int) -> tuple[actions.PlaceFence, ...]:
    return tuple([actions.PLACES[edge] for edge in range(field.EDGES) if edges >> edge & 1])


@cache
def _lifts(edges: int) -> tuple[actions.LiftFence, ...]:
    return tuple([actions.LIFTS[edge] for edge in range(field.EDGES) if edges >> edge & 1])


def _in_thirds(of: Callable[[int], tuple[_A, ...]], edges: int) -> tuple[_A, ...]:
    """The actions on these edges. Kept in thirds: whole masks are too many."""
    return of(edges & _FIRST) + of(edges & _MIDDLE) + of(edges & _LAST)


def buildable(state: State, task: Fencing) -> tuple[actions.Action, ...]:
    """What a seat may do with the fences it may place and move."""
    _, seat, place, move, origin, must = task
    fences = state.fields[seat].fences
    in_hand = origin >= 0
    places = _in_thirds(_places, ~fences) if place or in_hand else ()
    lifts = _in_thirds(_lifts, fences) if move and not in_hand else ()
    done = _NOTHING if in_hand else _DONE
    # Where there are enough pens no fence adds too few, and one that is taken up can be put back.
    if not must or enough_pens(fences):
        return places + lifts + done
    # Who must keep enough of each never comes where pens for them cannot be had any more (ruling 15).
    left = place - (not in_hand)
    placed = (action for action in places if attainable(fences | 1 << action.edge, left, move))
    lifted = (action for action in lifts if attainable(fences & ~(1 << action.edge), place + 1, move - 1))
    return (*placed, *lifted)


assert max(numbers.DATA["goal"], numbers.DATA["goal_short"]) <= field.SPACE_HOLDS, (
    "a pen of one space holds as many as win"
)


def enough_pens(fences: int) -> bool:
    """Whether there is a pen for every kind. Each has room for as many as must be kept: a space holds that many."""
    return len(field.pens(fences)) >= len(KINDS)


@lru_cache(maxsize=1 << 14)
def attainable(fences: int, place: int, move: int) -> bool:
    """Whether enough pens can stand when so many fences more are placed at most, and so many are moved.

    Fences only ever add pens, so those that are moved away matter only as fences to be placed.
    """
    if enough_pens(fences):
        return True
    # Of pens that need so many new fences at most, those that need fewest come first.
    absent, most = ~fences, place + move
    near = [(new, both) for both in _enclosures() if (new := (both[1] & absent).bit_count()) <= most]
    near.sort()
    able = [both for _, both in near]
    standing = fences.bit_count()

    def found(first: int, taken: int, wall: int, wanted: int) -> bool:
        """Whether so many more of the pens from the first one on can be added to a wall around the spaces taken."""
        if not wanted:
            return True
        for number in range(first, len(able)):
            spaces, edges = able[number]
            both = wall | edges
            if spaces & taken or (both & absent).bit_count() > most or both.bit_count() > standing + place:
                continue
            if found(number + 1, taken | spaces, both, wanted - 1):
                return True
        return False

    return found(0, 0, 0, len(KINDS))


@cache
def _enclosures() -> tuple[tuple[int, int], ...]:
    """Every connected set of spaces as a mask, with the edges around it."""
    found = {1 << space for space in range(field.SPACES)}
    grown = set(found)
    while grown:
        grown = {
            spaces | 1 << beyond
            for spaces in grown
            for space in field.spaces_of(spaces)
            for _, beyond in field.NEIGHBOURS[space]
            if beyond >= 0
        } - found
        found |= grown
    return tuple((spaces, field.edges_around(spaces)) for spaces in sorted(found))
