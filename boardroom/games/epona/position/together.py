"""Where the cards of a group would score most if they were placed together: each in a slot of its own, so that what a
stable brings that one of them completes is counted once.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, starmap
from typing import NamedTuple

from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.prices import price, sales_needed
from boardroom.games.epona.position.scoring import BestPlace, best_place, needed_icon, total, with_card_paid
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Spot, open_slots

_BREADTH, _LARGE, _BREADTH_OF_LARGE = 12, 4, 4
"""How many ways to place some of the cards are gone on with, so that hardly ever a better one is lost; and how many for
groups of so many cards or more, which take longer: some milliseconds either way.
"""


class Together(NamedTuple):
    """What cards bring together, with the coins that they cost; and for each of them, in their order, where it lies and
    what it adds to those placed before it: never less than nothing. One that is better not placed adds nothing.
    """

    points: int
    places: tuple[BestPlace, ...]


class _Plan(NamedTuple):
    """Some cards placed one after another: the points then, how many of them their stables needed, those that are left,
    and how many others can still be sold for them.
    """

    points: int
    needed: int
    state: State
    placed: tuple[tuple[int, BestPlace], ...]
    left: bytes
    others: int


@lru_cache(maxsize=64)
def best_together(state: State, seat: int, cards: bytes) -> Together:
    """How a seat would best place these cards, as far as is seen by going on with the best ways to place some of them.
    For what is too dear cards of its hand are sold, then others of these.
    """
    had = total(state, seat)
    breadth = _BREADTH if len(cards) < _LARGE else _BREADTH_OF_LARGE
    best = _Plan(had, 0, state, (), cards, len(state.hands[seat]))
    plans = [best]
    while plans:
        found: dict[tuple[frozenset[tuple[int, Spot | None]], bytes], _Plan] = {}
        for plan in plans:
            for further in _further(plan, seat):
                lies = frozenset((card, place.spot) for card, place in further.placed)
                found.setdefault((lies, further.left), further)
        plans = sorted(found.values(), key=lambda plan: plan[:2], reverse=True)[:breadth]
        best = max((best, *plans), key=lambda plan: plan[:2])
    placed = dict(best.placed)
    places = tuple(placed.get(card) or _unplaced(best.state, seat, card) for card in cards)
    return Together(best.points - had, places)


def _further(plan: _Plan, seat: int) -> Iterator[_Plan]:
    """The plan with one card more, in every open slot where none is lost by it."""
    state, tableau = plan.state, plan.state.tableaus[seat]
    for card in plan.left:
        cost, coins = price(state.owners[seat], state.boxes[seat], card), state.coins[seat]
        sold, rest = sales_needed(coins, cost), bytes(other for other in plan.left if other != card)
        of_these = max(0, sold - plan.others)
        coins += SALE * sold - cost
        for spot in starmap(Spot, open_slots(tableau)):
            after = with_card_paid(state, seat, card, spot, coins)
            points, need = total(after, seat), needed_icon(tableau[spot.row], card)
            if points < plan.points:
                continue
            placed = (*plan.placed, (card, BestPlace(points - plan.points, spot, need)))
            for gone in combinations(rest, of_these):
                left = bytes(other for other in rest if other not in gone)
                others = max(0, plan.others - sold)
                yield _Plan(points, plan.needed + (need >= 0), after, placed, left, others)


def _unplaced(state: State, seat: int, card: int) -> BestPlace:
    """A card that is better not placed beside the others; its stable may need it nevertheless."""
    return BestPlace(0, None, best_place(state, seat, card).need)
