"""How good a position looks for a seat: what the animals are worth, the room for more, and what is still missing."""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    HORSE,
    KINDS,
    NEIGHBOURS,
    SPACES,
    VALUES,
    Counts,
    Field,
    census,
    pens,
)
from boardroom.games.my_kingdom_for_a_horse.rules.play import enough
from boardroom.games.my_kingdom_for_a_horse.state import NOBODY, OVER, State

_ROOM: Final = 0.55
"""What room for one more animal is worth, in sheep."""
_PEN: Final = 1.6
"""What one more pen is worth, up to one for each kind."""
_CORNER: Final = 0.5
"""What a space is worth at most that is not quite fenced in."""
_LASTING: Final = 4.0
"""What a lasting card is worth."""
_PAIR: Final = 0.35
"""What two of a kind are worth more, as a part of one of them: they can breed."""
_SPAN: Final = 14.0
"""By how much in sheep one must lead to look half won."""


def evaluate(view: State, seat: int) -> float:
    """How good things look for a seat, between -1 and 1: its strength beside that of the strongest other."""
    if view.phase == OVER:
        return 1.0 if view.winners >> seat & 1 else -1.0
    own = _strength(view, seat)
    others = [_strength(view, other) for other in range(len(view.fields)) if other != seat]
    if view.twin is not None:
        others.append(_herd(view.twin, view.goal))
    if not others:
        return own / (_SPAN + abs(own))
    lead = own - max(others)
    return 0.98 * lead / (_SPAN + abs(lead))


def _strength(view: State, seat: int) -> float:
    field, lasting = view.fields[seat], view.lasting[seat]
    value = _ground(field, limits(lasting).rooms) + _LASTING * len(lasting) + _held(field, view.goal)
    if view.triggered != NOBODY and enough(census(field).penned, view.goal):
        value += 12.0
    return value


@lru_cache(maxsize=1 << 15)
def _held(field: Field, goal: int) -> float:
    seen = census(field)
    loose = sum(number * value for number, value in zip(seen.loose, VALUES, strict=True))
    return _herd(seen.penned, goal) + 0.4 * loose


def _herd(counts: Counts, goal: int) -> float:
    """What animals are worth: by the rates of trade, more as long as they are needed, and in pairs."""
    value = 0.0
    for kind in KINDS:
        number, worth = counts[kind], VALUES[kind]
        value += number * worth + 0.25 * min(number, goal) * worth
        if kind < HORSE:
            value += _PAIR * (number // 2) * worth
    return value


@lru_cache(maxsize=1 << 16)
def _ground(field: Field, rooms: Counts) -> float:
    """What fences are worth: room, pens enough for every kind, and spaces that are nearly closed."""
    inside = pens(field.fences)
    spaces = {space for pen in inside for space in pen}
    free = len(spaces) * rooms[0] - sum(field.animals[space] & 3 for space in spaces)
    value = _ROOM * (2 * len(spaces) + 0.5 * free) + _PEN * min(len(inside), len(KINDS))
    for space in range(SPACES):
        if space not in spaces:
            closed = sum(1 for edge, _ in NEIGHBOURS[space] if field.fences & edge)
            value += _CORNER * (closed / 4) ** 2 * 2
    return value
