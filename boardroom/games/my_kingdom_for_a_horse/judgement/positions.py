"""How good a position looks for a seat: its farm, its cards and what it is about to gain, beside the best other farm.

What animals are worth is in ``herd``, fences in ``fences``, dice in ``dice``, farm cards
in ``cards``. Everything is measured in sheep. It may be asked in the midst of a turn: dice not yet used,
fences still to be placed and animals that wait for room count as what they will probably bring.
"""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.judgement.cards import hand, lasting
from boardroom.games.my_kingdom_for_a_horse.judgement.dice import dice, rooms_left
from boardroom.games.my_kingdom_for_a_horse.judgement.fences import ground
from boardroom.games.my_kingdom_for_a_horse.judgement.herd import LOOSE, comfort, herd
from boardroom.games.my_kingdom_for_a_horse.position.arrange import options
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, Kind, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, State, has_won
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning
from boardroom.games.my_kingdom_for_a_horse.rules.trade import best_plan

_SPAN: Final = 25.0
"""By how much in sheep one must lead to look half won."""
_NEAR: Final = 90.0
"""What a herd is worth that is about to win."""
_WHILE_FENCING: Final = 0.95
"""What is left of the worth of animals whose pen is open while fences are still built."""
_SURE: Final = 0.9
"""How good the end looks that is being played out, when the best are left alone."""
_OWN_DICE, _FINAL_TRADE, _OVER = Phase.OWN_DICE, Phase.FINAL_TRADE, Phase.OVER
"""Bound, as to look a member up costs more than to compare with it; and compared by identity, which costs least."""


def evaluate(view: State, seat: int) -> float:
    """How good things look for a seat, between -1 and 1."""
    if view.phase is _OVER:
        if has_won(view, seat):
            return 1.0 / view.winners.bit_count()
        return -1.0
    if view.triggered != NOBODY or view.phase is _FINAL_TRADE:
        return _at_the_end(view, seat)
    others = [
        _farm(view.fields[other], view.lasting[other], view.goal) for other in range(len(view.fields)) if other != seat
    ]
    if view.twin is not None:
        others.append(herd(view.twin, view.goal))
    lead = _strength(view, seat) - max(others)
    return 0.85 * lead / (_SPAN + abs(lead))


def _strength(view: State, seat: int) -> float:
    field, cards, goal = view.fields[seat], view.lasting[seat], view.goal
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Fencing) and task.seat == seat:
        value = _fencing(field, cards, goal, task)
    elif isinstance(task, Placing) and task.seat == seat:
        value = _placing(field, cards, goal, task)
    else:
        value = _farm(field, cards, goal)
    if cards:
        value += lasting(cards, _late(view))
    if view.with_cards:
        value += hand(view.hands[seat])
    if view.phase is _OWN_DICE and view.active == seat:
        value += dice(view, seat)
    return value


def _late(view: State) -> float:
    """How far the game has got, from 0 to 1 in tenths."""
    best = max(herd(total(field.animals), view.goal) for field in view.fields)
    return min(9, int(10 * best / _NEAR)) / 10


@lru_cache(maxsize=1 << 16)
def _farm(field: Field, cards: bytes, goal: int) -> float:
    """Animals and fences as they stand."""
    seen = census(field)
    counts = plus(seen.penned, seen.loose)
    value = herd(seen.penned, goal) + comfort(rooms_left(field, limits(cards).rooms), counts) + ground(field.fences)
    if any(seen.loose):
        value += LOOSE * (herd(counts, goal) - herd(seen.penned, goal))
    return value


def _fencing(field: Field, cards: bytes, goal: int, task: Fencing) -> float:
    """While fences are built, with those still to come."""
    seen = census(field)
    counts = plus(seen.penned, seen.loose)
    value = herd(counts, goal) + comfort(rooms_left(field, limits(cards).rooms), counts)
    if any(seen.loose):
        value -= (1.0 - _WHILE_FENCING) * (herd(counts, goal) - herd(seen.penned, goal))
    return value + ground(field.fences, task.place, task.move, int(task.origin >= 0))


def _placing(field: Field, cards: bytes, goal: int, task: Placing) -> float:
    """While it is open who stays: as many as can."""
    best = options(field, plus(total(field.animals), task.waiting), limits(cards).rooms)[0]
    return herd(best.kept, goal) + ground(field.fences)


# The end.


def _at_the_end(view: State, seat: int) -> float:
    """When the end is triggered: what everybody can make of the final trade, compared as the winner is found."""
    own = _final(view, seat)
    others = [_final(view, other) for other in range(len(view.fields)) if other != seat]
    if view.twin is not None:
        others.append(_best(view.twin, RATES, 0, view.goal))
    best = max(others, default=(False, NONE))
    if own > best:
        lead = _SURE if own[0] else 0.0
    else:
        lead = -_SURE if best[0] else 0.0
    # Fences and hopes are worth nothing any more, but for dice that are still to be used.
    rolls = view.phase is _OWN_DICE and view.active == seat
    value = _strength(view, seat) if rolls else herd(own[1][::-1], view.goal)
    return lead + (0.99 - _SURE) * value / (_SPAN + abs(value))


def _final(view: State, seat: int) -> tuple[bool, Counts]:
    """Whether a seat can have enough of each after the final trade, with the fences as they stand, and what it then
    has, horses first.
    """
    may, field = limits(view.lasting[seat]), view.fields[seat]
    counts, rates = total(field.animals), may.rates
    if view.phase is _FINAL_TRADE:
        for task in reversed(view.tasks):
            if isinstance(task, Planning) and task.seat == seat:
                return _best(plus(counts, task.gained), rates, task.kind, view.goal)
            if isinstance(task, Placing) and task.seat == seat:
                kept = options(field, plus(counts, task.waiting), may.rooms)[0].kept
                return enough(kept, view.goal), kept[::-1]
        return enough(counts, view.goal), counts[::-1]
    if view.tasks and isinstance(view.tasks[-1], Placing) and view.tasks[-1].seat == seat:
        counts = plus(counts, view.tasks[-1].waiting)
    return best_plan(field, counts, may, Kind.SHEEP, view.goal)


@lru_cache(maxsize=1 << 14)
def _best(counts: Counts, rates: tuple[int, int, int], kind: int, goal: int) -> tuple[bool, Counts]:
    """The best that trading from a kind upward can end with."""
    if kind >= Kind.HORSE:
        return enough(counts, goal), counts[::-1]
    found = (False, NONE)
    for times in range(counts[kind] // rates[kind] + 1):
        traded = list(counts)
        traded[kind] -= times * rates[kind]
        traded[kind + 1] += times
        after = _best((traded[0], traded[1], traded[2], traded[3]), rates, kind + 1, goal)
        found = max(found, after)
    return found
