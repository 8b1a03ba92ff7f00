"""Where the cards of a group would score most if they were placed together: each in a slot of its own, so that what a
stable brings that one of them completes is counted once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import combinations, starmap
from typing import Final, NamedTuple

from boardroom.games.epona.position.cards import FORMULA, TYPE
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.prices import price, sales_needed
from boardroom.games.epona.position.scoring import (
    ASSET_PART,
    LEFT_PART,
    OWNER_PART,
    STABLE_PART,
    TOKEN_PART,
    BestPlace,
    best_place,
    changes,
    counted_by_card,
    needed_icon,
    rollers_add,
    rollers_gain,
    total,
    with_card_paid,
)
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Spot, icon_places, open_slots
from boardroom.games.epona.position.vocabulary import RIDER

_BREADTH, _LARGE, _BREADTH_OF_LARGE = 12, 4, 4
"""How many ways to place some of the cards are gone on with, so that hardly ever a better one is lost; and how many for
groups of so many cards or more, which take longer: some milliseconds either way.
"""


class What(IntEnum):
    """What a card of a group brings points by: itself, spare rollers at the end, or things that its placing completes,
    is counted by or costs. What it costs more than it brings is borne by others of the group, for which it is placed.
    """

    ITSELF = 0
    ROLLERS = 1
    STABLES = 2
    OWNER = 3
    CARDS = 4
    COINS = 5
    STUDS = 6
    POINTS = 7
    COSTS_OF_GROUP = 8


class Together(NamedTuple):
    """What cards bring together, with the coins that they cost and what spare rollers add at the end; and for each of
    them, in their order, where it lies and what it adds: what it scores itself beside all of them, and what else comes
    of its placing after those before it; never less than nothing. One that is better not placed adds nothing.
    ``parts`` say by what each adds it, ``counted`` which of these cards score with each.
    """

    points: int
    places: tuple[BestPlace, ...]
    parts: tuple[tuple[tuple[What, int], ...], ...]
    counted: tuple[bytes, ...]


_BY_PART: Final = {
    STABLE_PART: What.STABLES,
    OWNER_PART: What.OWNER,
    ASSET_PART: What.CARDS,
    TOKEN_PART: What.CARDS,
}
_LEFT: Final = (What.COINS, What.STUDS, What.POINTS)
"""By what is left."""


class _Placed(NamedTuple):
    card: int
    spot: Spot
    need: int
    after: State


class _Plan(NamedTuple):
    """Some cards placed one after another: the points then, with those that spare rollers add at the end; how many of
    them their stables needed, those that are left, and how many others can still be sold for them; of the points, those
    of the rollers.
    """

    points: int
    needed: int
    state: State
    placed: tuple[_Placed, ...]
    left: bytes
    others: int
    rollers: int


@lru_cache(maxsize=64)
def best_together(state: State, seat: int, cards: bytes) -> Together:
    """How a seat would best place these cards, as far as is seen by going on with the best ways to place some of them.
    For what is too dear cards of its hand are sold, then others of these.
    """
    rollers = rollers_add(state, seat)
    had = total(state, seat) + rollers
    breadth = _BREADTH if len(cards) < _LARGE else _BREADTH_OF_LARGE
    best = _Plan(had, 0, state, (), cards, len(state.hands[seat]), rollers)
    plans = [best]
    while plans:
        found: dict[tuple[frozenset[tuple[int, Spot | None]], bytes], _Plan] = {}
        for plan in plans:
            for further in _further(plan, seat):
                lies = frozenset((placed.card, placed.spot) for placed in further.placed)
                found.setdefault((lies, further.left), further)
        plans = sorted(found.values(), key=lambda plan: plan[:2], reverse=True)[:breadth]
        best = max((best, *plans), key=lambda plan: plan[:2])
    counted = _counted(best, seat, cards)
    parts = _parts(state, seat, best.placed, dict(zip(cards, counted, strict=True)))
    spots = {placed.card: placed for placed in best.placed}
    places = tuple(
        BestPlace(parts[card].total(), spots[card].spot, spots[card].need, parts[card][What.ROLLERS])
        if card in spots
        else _unplaced(best.state, seat, card)
        for card in cards
    )
    told = tuple(
        tuple((what, points) for what, points in sorted(parts.get(card, Counter()).items()) if points) for card in cards
    )
    return Together(best.points - had, places, told, counted)


def _parts(state: State, seat: int, placed: tuple[_Placed, ...], counted: dict[int, bytes]) -> dict[int, Counter[What]]:
    """By what each of the cards that are placed adds points; what one costs is borne first by those that score with it,
    as they are ``counted``.
    """
    parts = {one.card: Counter[What]() for one in placed}
    for card, more in _by_rollers(state, seat, parts):
        parts[card][What.ROLLERS] = more
    for one in placed:
        for item in changes(state, one.after, seat):
            if item.part == ASSET_PART and item.what in parts:
                parts[item.what][What.ITSELF] += item.points
            else:
                what = _LEFT[item.what] if item.part == LEFT_PART else _BY_PART[item.part]
                parts[one.card][what] += item.points
        state = one.after
    for card, lacking in parts.items():
        while (lack := -lacking.total()) > 0:
            able = [(other in counted[card], more.total(), other) for other, more in parts.items() if more.total() > 0]
            _, more, bearer = max(able)
            parts[bearer][What.COSTS_OF_GROUP] -= min(lack, more)
            lacking[What.COSTS_OF_GROUP] += min(lack, more)
    return parts


def _by_rollers(state: State, seat: int, cards: Iterable[int]) -> Iterator[tuple[int, int]]:
    """What spare rollers add more with each of these cards: riders first, which bring some, then the best horses, on
    which they will lie.
    """
    had, there = rollers_add(state, seat), list[int]()
    for card in sorted(cards, key=lambda card: (TYPE[card] != RIDER, -FORMULA[card].points)):
        there.append(card)
        now = rollers_add(state, seat, there)
        yield card, now - had
        had = now


def _counted(plan: _Plan, seat: int, cards: bytes) -> tuple[bytes, ...]:
    """The other cards of the group that score with each."""
    tableau = plan.state.tableaus[seat]
    icons = icon_places(tableau, plan.state.tokens)
    by = {one.card: counted_by_card(tableau, icons, one.spot) for one in plan.placed}
    return tuple(bytes(other for other, counts in by.items() if card in counts and other != card) for card in cards)


def _further(plan: _Plan, seat: int) -> Iterator[_Plan]:
    """The plan with one card more, in every open slot where none is lost by it."""
    state, tableau = plan.state, plan.state.tableaus[seat]
    for card in plan.left:
        cost, coins = price(state.owners[seat], state.boxes[seat], card), state.coins[seat]
        sold, rest = sales_needed(coins, cost), bytes(other for other in plan.left if other != card)
        of_these = max(0, sold - plan.others)
        coins += SALE * sold - cost
        # The same in every slot.
        rollers = plan.rollers + rollers_gain(state, seat, card)
        for spot in starmap(Spot, open_slots(tableau)):
            after = with_card_paid(state, seat, card, spot, coins)
            points, need = total(after, seat) + rollers, needed_icon(tableau[spot.row], card)
            if points < plan.points:
                continue
            placed = (*plan.placed, _Placed(card, spot, need, after))
            for gone in combinations(rest, of_these):
                left = bytes(other for other in rest if other not in gone)
                others = max(0, plan.others - sold)
                yield _Plan(points, plan.needed + (need >= 0), after, placed, left, others, rollers)


def _unplaced(state: State, seat: int, card: int) -> BestPlace:
    """A card that is better not placed beside the others; its stable may need it nevertheless."""
    return BestPlace(0, None, best_place(state, seat, card).need)
