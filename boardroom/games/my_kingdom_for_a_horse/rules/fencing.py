"""Placing and moving fences, and keeping two of each penned while one does ("Fence Building Basics"; rulings 5, 15)."""

from functools import lru_cache

from boardroom.games.my_kingdom_for_a_horse import arrange
from boardroom.games.my_kingdom_for_a_horse.arrange import Rooms
from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.field import EDGES, KINDS, pens, total
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play, enough
from boardroom.games.my_kingdom_for_a_horse.state import LIFTS, PASS, PLACES, Action, LiftFence, PlaceFence, State

_NOTHING: tuple[Action, ...] = ()
_DONE: tuple[Action, ...] = (PASS,)
_LOW = 16


@lru_cache(maxsize=1 << 17)
def _free(part: int, first: int, edges: int) -> tuple[PlaceFence, ...]:
    return tuple(PLACES[first + edge] for edge in range(edges) if not part >> edge & 1)


@lru_cache(maxsize=1 << 17)
def _standing(part: int, first: int, edges: int) -> tuple[LiftFence, ...]:
    return tuple(LIFTS[first + edge] for edge in range(edges) if part >> edge & 1)


def free_edges(fences: int) -> tuple[PlaceFence, ...]:
    """A fence placed on every free edge. Kept in halves: whole masks are too many."""
    low = fences & ((1 << _LOW) - 1)
    return _free(low, 0, _LOW) + _free(fences >> _LOW, _LOW, EDGES - _LOW)


def standing(fences: int) -> tuple[LiftFence, ...]:
    """Every standing fence taken up."""
    low = fences & ((1 << _LOW) - 1)
    return _standing(low, 0, _LOW) + _standing(fences >> _LOW, _LOW, EDGES - _LOW)


def buildable(state: State, task: tuple[int, ...]) -> tuple[Action, ...]:
    """What a seat may do with the fences it may place and move."""
    _, seat, place, move, origin, must = task
    fences = state.fields[seat].fences
    in_hand = origin >= 0
    places = free_edges(fences) if place or in_hand else ()
    lifts = standing(fences) if move and not in_hand else ()
    done = _NOTHING if in_hand else _DONE
    if not must:
        return places + lifts + done
    # So many fences can still be placed after this action, when it places one itself.
    left = place + move - (not in_hand)
    placed = (
        action
        for action in places
        if _mendable(must, fences | 1 << action.edge, left) or secure(state, seat, fences | 1 << action.edge)
    )
    lifted = (
        action
        for action in lifts
        if _mendable(must, fences & ~(1 << action.edge), left + 1)
        or (not left and _one_is_enough(state, seat, fences & ~(1 << action.edge)))
    )
    return (*placed, *lifted, *(done if secure(state, seat, fences) else _NOTHING))


# Who must keep enough of each never comes where that cannot be had any more. ``must`` are fences that are enough; they
# can stand again as long as no more of them are missing than can still be placed.


def _mendable(must: int, fences: int, left: int) -> bool:
    return (must & ~fences).bit_count() <= left


def _one_is_enough(state: State, seat: int, fences: int) -> bool:
    return any(secure(state, seat, fences | 1 << action.edge) for action in free_edges(fences))


def secure(at: Play | State, seat: int, fences: int) -> bool:
    """Whether enough of each would find room within such fences."""
    if not enough(total(at.fields[seat].animals), at.goal):
        return False
    sizes = sorted(len(pen) for pen in pens(fences))
    return _houses(tuple(sizes), at.goal, limits(at.lasting[seat]).rooms)


@lru_cache(maxsize=1 << 12)
def _houses(sizes: tuple[int, ...], goal: int, rooms: Rooms) -> bool:
    """Whether pens of such sizes have room for so many of each; who lives where does not matter."""
    nobody = (len(KINDS),) * len(sizes)
    return enough(arrange.choices(sizes, nobody, (goal, goal, goal, goal), rooms)[0].kept, goal)


def essential(at: Play | State, seat: int) -> int:
    """Some of a seat's fences that are enough for as many of each as it must keep, none of them needless."""
    fences = at.fields[seat].fences
    for edge in range(EDGES):
        if fences >> edge & 1 and secure(at, seat, fences & ~(1 << edge)):
            fences &= ~(1 << edge)
    return fences
