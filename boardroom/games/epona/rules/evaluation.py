"""How good a position looks, for computer players: points so far, and what coins, studs, rollers, open slots, started
stables and the hand promise for the rounds that are left.
"""

from functools import reduce
from operator import or_
from typing import Final

from boardroom.games.epona.cards import (
    ASSETS,
    BOXES_BELOW,
    CARD_ICONS,
    DECK_CARDS,
    FACES,
    FORMULA,
    HIDDEN,
    MARES,
    NONE,
    OWNERS,
    STABLES,
    STALLIONS,
    TYPE,
)
from boardroom.games.epona.rules.placing import cost
from boardroom.games.epona.scoring import (
    formula_points,
    line_points,
    owner_points,
    stable_points,
    total,
    winners,
)
from boardroom.games.epona.state import ADDITIONAL_CARD, CHOOSING_DECKS, KEEPING, NO_TOKEN, OVER, SELECTING, State
from boardroom.games.epona.tableau import (
    BESIDE_PLACES,
    MOST_ROWS,
    SCOPE_PLACES,
    UNFINISHED,
    WIDE,
    completed,
    icon_places,
)
from boardroom.games.epona.vocabulary import (
    BESIDE,
    BOTH,
    COINS,
    DISCOUNT,
    DRAW,
    EACH,
    FIRST_CLASS,
    FLAT,
    FOAL,
    IN_LOCATION,
    NOTHING,
    OWNER,
    PAIR,
    POINT,
    RIDER,
    ROLLER,
    STUD,
    TABLEAU,
    WITH_ROLLER,
    Bonus,
    Formula,
)

_DECK_ICONS: Final = tuple(reduce(or_, (CARD_ICONS[card] for card in cards)) for cards in DECK_CARDS)
"""The icons that cards of each deck bear."""
_GOOD: Final = 60.0
"""Points that are between lost and won."""
_SCALE: Final = 80.0
_COIN_AT_END, _COIN_EARLY = 1 / 3, 0.3
_STUD_USED, _STUD_SPARE = 1.35, 0.5
_OWNER_ICON, _DRAW, _SPARE_ROLLER = 1.5, 1.0, 0.7
_DISCOUNT_A_ROUND: Final = 0.35
_A_ROUND: Final = 3
"""Cards that are placed a round, about."""
_TYPE_SHARE, _CLASS_SHARE = 0.16, 0.38
"""How likely a card still to be laid in a slot bears an icon that counts."""
_STARTED: Final = 0.8


def evaluate(view: State, seat: int) -> float:
    """How a seat stands, between -1 (lost) and 1 (won)."""
    if view.phase == OVER:
        if len(view.coins) == 1:
            return max(-1.0, min(1.0, (total(view, seat) - _GOOD) / _SCALE))
        won = winners(view)
        return 1.0 / len(won) if seat in won else max(-1.0, min(-0.5, (total(view, seat) - 2 * _GOOD) / _SCALE))
    return max(-1.0, min(1.0, (prospects(view, seat) - _GOOD) / _SCALE))


def prospects(view: State, seat: int) -> float:
    """The points that a seat has and may expect from what it has."""
    tableau, tokens = view.tableaus[seat], view.tokens
    left = view.rounds - view.round
    # The round itself counts half while it goes on.
    time = (left + 0.4) / view.rounds
    coming = _A_ROUND * left + len(view.hands[seat])
    places = icon_places(tableau, tokens)
    worth = 0.0
    mares = stallions = riders = 0
    roller_points: list[int] = []
    taken = 0
    for number, row in enumerate(tableau):
        place = number * WIDE
        for card in row.slots:
            if card != NONE:
                taken |= 1 << place
            place += 1
    open_places = 0
    for number in range(MOST_ROWS):
        wide = STABLES[tableau[number].stable].slots if number < len(tableau) else 4
        open_places |= (1 << wide) - 1 << number * WIDE
    open_places &= ~taken
    for number, row in enumerate(tableau):
        stable = STABLES[row.stable]
        place = number * WIDE
        for card in row.slots:
            if card != NONE:
                formula = FORMULA[card]
                if formula.kind == WITH_ROLLER:
                    roller_points.append(formula.points)
                elif formula.kind:
                    worth += formula_points(formula, place, stable.location, places, False)
                    if left or view.hands[seat]:
                        worth += _promise(formula, place, places, open_places, time, coming)
                if tokens[card]:
                    worth += tokens[card]
                elif card in MARES:
                    mares += 1
                if card in STALLIONS:
                    stallions += 1
                elif TYPE[card] == RIDER:
                    riders += 1
            place += 1
        worth += line_points(tableau, number, places)
        if row.cube == UNFINISHED:
            worth += _started(view, seat, number, places, coming, time)
        else:
            worth += stable_points(tableau, number, places)
    boxes, owner = view.boxes[seat], OWNERS[view.owners[seat]]
    worth += owner_points(view.owners[seat], boxes, completed(tableau))
    for box in range(BOXES_BELOW):
        if boxes >> box & 1:
            for bonus in owner.below[box]:
                if bonus.kind == DISCOUNT:
                    worth += _DISCOUNT_A_ROUND * left
                elif bonus.kind == ROLLER:
                    riders += 1
            if not boxes >> (box ^ 1) & 1 or not boxes >> BOXES_BELOW + box // 2 & 1:
                worth += 0.25 * time * abs(owner.above[box // 2])
    riders -= len(view.rollers[seat])
    roller_points.sort(reverse=True)
    worth += sum(roller_points[: riders + len(view.rollers[seat])])
    worth += _SPARE_ROLLER * time * (max(0, riders - len(roller_points)) + 1.3 * max(0, len(roller_points) - riders))
    for bonus in view.pending:
        worth += bonus_worth(bonus, time)
    coins, studs = view.coins[seat] - view.debts[seat], view.studs[seat]
    worth += coins * (_COIN_AT_END + _COIN_EARLY * time * (1.0 if coins < 6 else 0.3))
    pairs = min(studs, mares) if stallions or view.neutral else 0
    worth += pairs * _STUD_USED + (studs - pairs) * (_STUD_SPARE + 0.6 * time)
    worth += (mares - pairs) * 0.35 * time + (0.5 * time if stallions else 0.0)
    worth += view.points[seat]
    worth += _to_be_drawn(view, seat)
    worth += _in_hand(view, seat, places, open_places, time, coming)
    return worth


_KEPT, _DRAWN, _NEEDED = 2.4, 0.25, 0.12
"""What a card is worth that will be kept, one more to keep it from, and one whose deck has what a stable lacks."""


def _to_be_drawn(view: State, seat: int) -> float:
    """What the cards are worth that a seat is going to keep by its selection card."""
    if view.phase not in (SELECTING, CHOOSING_DECKS, KEEPING) or view.faces[seat] == NONE or view.finished >> seat & 1:
        return 0.0
    face = FACES[view.faces[seat]]
    worth = face.keep * _KEPT + (sum(face.draws) + face.free + (view.lots[seat] == ADDITIONAL_CARD)) * _DRAWN
    if view.phase != KEEPING:
        lacking = _lacking(view, seat)
        for deck in view.chosen[seat]:
            worth += _NEEDED * min(3, (lacking & _DECK_ICONS[deck]).bit_count()) + 0.02 * len(view.decks[deck]) / 54
    if view.lots[seat] not in (NO_TOKEN, ADDITIONAL_CARD) and len(view.coins) > 1:
        worth += 1.0
    return worth


def _lacking(view: State, seat: int) -> int:
    """The icons that started stables lack, as a mask."""
    lacking = 0
    for row in view.tableaus[seat]:
        if row.cube == UNFINISHED:
            there = 0
            for card in row.slots:
                if card != NONE:
                    there |= CARD_ICONS[card]
            for need in STABLES[row.stable].needs:
                lacking |= ~there & 1 << need
    return lacking


def bonus_worth(bonus: Bonus, time: float) -> float:
    """What an icon is worth, before it is used."""
    if bonus.kind == COINS:
        return bonus.what * (_COIN_AT_END + _COIN_EARLY * time)
    if bonus.kind == STUD:
        return bonus.what * (_STUD_SPARE + 0.6 * time)
    if bonus.kind == POINT:
        return bonus.what
    if bonus.kind == OWNER:
        return _OWNER_ICON + time
    if bonus.kind == DRAW:
        return _DRAW + 0.6 * time
    return 0.0


def _share(icon: int) -> float:
    return _TYPE_SHARE if icon < FIRST_CLASS else _CLASS_SHARE


def _promise(formula: Formula, place: int, places: list[int], open_places: int, time: float, coming: float) -> float:
    """What a formula may score in addition by the cards still to come."""
    kind, points, where, icon, other = formula
    fullness = min(1.0, coming / 12)
    if kind == EACH:
        if where == TABLEAU:
            if icon == FOAL:
                return points * time * 2.0
            return points * _share(icon) * coming * 0.9
        return points * _share(icon) * (open_places & SCOPE_PLACES[where][place]).bit_count() * fullness
    if kind == BESIDE:
        if not places[icon] & BESIDE_PLACES[where][place] and open_places & BESIDE_PLACES[where][place]:
            return points * 0.4 * fullness
        return 0.0
    if kind == PAIR:
        return points * 0.45 * time * (1.3 if places[icon] or places[other] else 1.0)
    if kind == BOTH:
        have = bool(places[icon]) + bool(places[other])
        return 0.0 if have == 2 else points * (0.5 if have else 0.25) * min(1.0, 1.6 * time)
    return 0.0


def _started(view: State, seat: int, number: int, places: list[int], coming: float, time: float) -> float:
    """What a stable promises that is not finished: the more of its slots are filled, and of its needs met."""
    row = view.tableaus[seat][number]
    stable = STABLES[row.stable]
    inside = SCOPE_PLACES[0][number * WIDE]
    missing = sum(not places[need] & inside for need in stable.needs)
    empty = row.slots.count(NONE)
    if missing > empty or empty > coming + 2:
        return 0.0
    prize = sum(bonus_worth(bonus, time * 0.7) for bonus in stable.at_once)
    at_end = stable.at_end
    if at_end.kind == FLAT:
        prize += at_end.points
    elif at_end.kind != NOTHING:
        prize += formula_points(at_end, number * WIDE, stable.location, places, False) + 2.0 * time
    above = OWNERS[view.owners[seat]].above
    prize += 0.4 if any(points < 0 for points in above) else 0.0
    done = (stable.slots - empty) / stable.slots
    met = 1 - missing / len(stable.needs)
    chance = _STARTED * (0.25 + 0.75 * done) * (0.3 + 0.7 * met) * (0.72 ** max(0, missing - 1))
    line = stable.line
    tail = 0.0
    if line >= 0 and not places[line] & inside:
        tail = 2 * min(0.6, _share(line) * empty) * min(1.0, coming / 8)
    return prize * chance + tail


def _in_hand(view: State, seat: int, places: list[int], open_places: int, time: float, coming: float) -> float:
    """What the hand is worth: each card where it would score best now, or what it brings when it is sold."""
    tableau = view.tableaus[seat]
    worth = 0.0
    sale = 2 * (_COIN_AT_END + _COIN_EARLY * time)
    purse = view.coins[seat]
    cards = view.hands[seat]
    if view.phase == KEEPING and view.aside[seat] not in (NONE, HIDDEN):
        cards += bytes((view.aside[seat],))
    free = [place for place in range(len(tableau) * WIDE) if open_places >> place & 1]
    for card in cards:
        if card == HIDDEN:
            worth += sale
            continue
        asset, formula = ASSETS[card], FORMULA[card]
        price = cost(view, seat, card)
        value = -price * (_COIN_AT_END + _COIN_EARLY * time)
        if price > purse:
            value -= 0.6
        for bonus in asset.bonus:
            value += bonus_worth(bonus, time)
        if card in MARES:
            value += 0.5 * time + (0.6 if view.studs[seat] else 0.0)
        elif card in STALLIONS:
            value += 0.4 * time
        elif TYPE[card] == RIDER:
            value += 1.4
        if formula.kind == WITH_ROLLER:
            value += formula.points * 0.6
        elif formula.kind == FLAT:
            value += formula.points
        elif formula.kind:
            best = 0.0
            for place in free:
                row = place // WIDE
                location = STABLES[tableau[row].stable].location
                here = formula_points(formula, place, location, places, False)
                if formula.kind == IN_LOCATION:
                    best = max(best, float(here))
                    continue
                best = max(best, here + _promise(formula, place, places, open_places, time, coming))
            value += best
        # An icon that a started stable lacks.
        for number, row_ in enumerate(tableau):
            if row_.cube == UNFINISHED:
                stable = STABLES[row_.stable]
                inside = SCOPE_PLACES[0][number * WIDE]
                if any(asset.icons >> need & 1 and not places[need] & inside for need in stable.needs):
                    value += 0.35
        worth += max(sale, 0.75 * value + 0.1)
    return worth
