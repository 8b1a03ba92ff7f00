"""How good a position looks, for computer players: points so far, what the hand and the free places promise, and what a
support that waits for answers would do.
"""

from functools import lru_cache
from typing import Final

from boardroom.games.ephyran.position.actions import Action, ChangeArea, ExchangeWithCity
from boardroom.games.ephyran.position.cards import (
    ALL_AREAS,
    ALL_TOKENS,
    CREATURE,
    DIONYSUS,
    HIDDEN,
    NO_TOKEN,
    NUMBER,
    NUMBERS,
    SUPPORT,
    SYMBOL,
    TERRITORY,
    TOKEN_POINTS,
    Support,
    is_dionysus,
)
from boardroom.games.ephyran.position.city import UNLOCKED, City
from boardroom.games.ephyran.position.numbers import CREATURE_POINTS, CREATURES_BONUS, GOD_MULTIPLIES
from boardroom.games.ephyran.position.scoring import city_points, winners
from boardroom.games.ephyran.position.state import Phase, State
from boardroom.games.ephyran.rules.step_builder import StepBuilder
from boardroom.games.ephyran.rules.supports import let_happen

_TOKEN: Final = sum(TOKEN_POINTS[token] for token in ALL_TOKENS) / len(ALL_TOKENS)
"""What a token is worth on average."""
_SCALE: Final = 40.0
"""Points ahead that count as certain victory."""
_HAPPENS: Final = 0.75
"""How likely it seems that a support is not blocked."""
_AREA, _LATE_AREA, _LATE = 1.7, 0.6, 9
"""What an area is worth for the way to a finished city, and more after so many."""
_PURE: Final = 0.22
"""What an area is worth that keeps the bonus for four different creatures within reach, for each point of that."""
_NEXT, _SOON, _LATER, _BETTER = 0.55, 0.33, 0.18, 0.3
"""The part of an area's points that it is worth in the hand: as the next one, one or two places later, for a change."""
_DIONYSUS_IN_HAND, _DEFENCE, _SUPPORT = 2.2, 0.45, 0.3
_AGAIN, _EXTRA_CARD = 0.7, 0.3
"""What it is worth to play once more, and to draw a card more, by Castor & Pollux."""
_NOWHERE: Final = (-1, 0)
# Looked up once: every position of a search is judged.
_OVER, _ANSWERING = Phase.OVER, Phase.ANSWERING
_DEFENCES: Final = (Support.SHIELD, Support.MAGIC)
_LOCK, _LOCKED_PLACE = 0.12, 0.9
"""What a lock is worth for each point behind it, and what it costs for each place that it closes."""


def evaluate(view: State, seat: int) -> float:
    """How a seat stands, between -1 (lost) and 1 (won)."""
    if view.phase == _OVER:
        won = winners(view)
        return (1.0 / len(won)) if seat in won else -1.0
    now = _lead(view, seat)
    if view.phase == _ANSWERING:
        b = StepBuilder(view)
        while b.phase == _ANSWERING:
            let_happen(b)
        now += (_lead(b.state(), seat) - now) * _HAPPENS
    return max(-0.99, min(0.99, now / _SCALE))


def pointless(view: State, seat: int, action: Action) -> bool:
    """Whether an action puts an area in the place of one that is just like it, with no token on either."""
    city = view.cities[seat]
    if isinstance(action, ChangeArea):
        column, tokens = city.columns[action.territory], city.tokens[action.territory]
        return tokens[-1] == NO_TOKEN and _is_alike(column[-1], action.half)
    if isinstance(action, ExchangeWithCity):
        theirs, place, number = view.cities[action.seat], action.territory, action.number - 1
        bare = city.tokens[place][number] == theirs.tokens[place][number] == NO_TOKEN
        return bare and _is_alike(city.columns[place][number], theirs.columns[place][number])
    return False


def _is_alike(half: int, other: int) -> bool:
    """Whether two areas of one place are worth the same: by creature and printed symbol."""
    return CREATURE[half] == CREATURE[other] and SYMBOL[half] == SYMBOL[other]


def _lead(view: State, seat: int) -> float:
    """How many points a seat seems to be ahead: of the best of the others, and of all of them."""
    own = _prospects(view, seat)
    others = [_prospects(view, other) for other in range(len(view.cities)) if other != seat]
    return own - 0.6 * max(others) - 0.4 * sum(others) / len(others)


def _prospects(view: State, seat: int) -> float:
    """What a seat's city and hand seem to be worth in points at the end."""
    city, god = view.cities[seat], view.gods[seat]
    worth = city_worth(city, god) + max(0, view.bonuses[seat])
    if view.token != NO_TOKEN and view.active == seat:
        points = _TOKEN if view.token == HIDDEN else TOKEN_POINTS[view.token]
        worth += points * GOD_MULTIPLIES * 0.9 if points > 0 else points
    if view.active == seat and view.again:
        worth += _AGAIN + _EXTRA_CARD * (view.draws - 1)
    return worth + _hand_worth(view.hands[seat], city, god)


@lru_cache(maxsize=1 << 14)
def city_worth(city: City, god: int) -> float:
    """What a city is worth: its points, its way to the end, creatures that are still all different, locks."""
    worth = float(city_points(city, god, 0))
    count = 0
    for territory, column in enumerate(city.columns):
        weight = GOD_MULTIPLIES if territory == god else 1
        tokens = city.tokens[territory]
        count += len(column)
        hidden = tokens.count(HIDDEN)
        if hidden:
            worth += _TOKEN * hidden * weight
        creatures = {CREATURE[half] for half in column}
        if len(creatures) == len(column) < NUMBERS and DIONYSUS not in creatures:
            worth += _PURE * CREATURES_BONUS * len(column) * weight
        if city.locks[territory] != UNLOCKED:
            worth += _LOCK * (len(creatures) + 2 * hidden) * weight * (1 + (len(column) == NUMBERS))
            worth -= _LOCKED_PLACE * (NUMBERS - len(column))
    return worth + _AREA * count + _LATE_AREA * max(0, count - _LATE) + (1.0 if count == ALL_AREAS else 0.0)


def _hand_worth(hand: bytes, city: City, god: int) -> float:
    """What the cards of a hand promise: the better half of each; areas of one place count once."""
    best: dict[tuple[int, int], float] = {}
    rest = 0.0
    for card in hand:
        if card == HIDDEN:
            rest += _SUPPORT
        elif is_dionysus(card):
            rest += _DIONYSUS_IN_HAND
        else:
            worth, place = max(_half_worth(half, city, god) for half in (2 * card, 2 * card + 1))
            if place == _NOWHERE:
                rest += worth
            else:
                best[place] = max(worth, best.get(place, 0.0))
    return rest + sum(best.values())


def _half_worth(half: int, city: City, god: int) -> tuple[float, tuple[int, int]]:
    """What a half is worth in the hand, and for which place of the city (territory, number), _NOWHERE for a support."""
    support = SUPPORT[half]
    if support >= 0:
        return (_DEFENCE if support in _DEFENCES else _SUPPORT), _NOWHERE
    territory, number = TERRITORY[half], NUMBER[half]
    if city.locks[territory] != UNLOCKED:
        return 0.0, (territory, number)
    column = city.columns[territory]
    weight = GOD_MULTIPLIES if territory == god else 1
    new = all(CREATURE[there] != CREATURE[half] for there in column)
    points = (new * CREATURE_POINTS + TOKEN_POINTS[SYMBOL[half]]) * weight + _AREA
    wait = number - len(column)
    if wait > 0:
        return points * (_NEXT if wait == 1 else _SOON if wait == 2 else _LATER), (territory, number)
    there = column[number - 1]
    gain = (TOKEN_POINTS[SYMBOL[half]] - TOKEN_POINTS[SYMBOL[there]] + new * CREATURE_POINTS) * weight
    return max(0.0, gain) * (_BETTER if wait == 0 else _LATER), (territory, number)
