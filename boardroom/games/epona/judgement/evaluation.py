"""How good a position looks, for computer players: points so far, and what coins, studs, rollers, boxes, started
stables and the hand promise for the rounds that are left (``potential``).
"""

from functools import lru_cache
from typing import Final

from boardroom.games.epona.judgement import potential as promises
from boardroom.games.epona.judgement.potential import Outlook, bonus_worth, coin_worth
from boardroom.games.epona.position.actions import DRAW_STABLES, KEEP_PLACES, Action, SwapCards
from boardroom.games.epona.position.cards import (
    BOXES_BELOW,
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
from boardroom.games.epona.position.numbers import MOST_ROWS, OTHER_FOAL, PARTNER_POINT, SALE, SAME_FOAL
from boardroom.games.epona.position.scoring import (
    formula_points,
    line_points,
    owner_points,
    stable_points,
    total,
    winners,
)
from boardroom.games.epona.position.state import (
    ADDITIONAL_CARD,
    NO_TOKEN,
    Form,
    Phase,
    State,
    groups_of,
    seats_of_round,
)
from boardroom.games.epona.position.tableau import WIDE, Cube, completed, icon_places
from boardroom.games.epona.position.vocabulary import HORSE_BOX, RIDER, BonusKind, FormulaKind
from boardroom.games.epona.rules.ending import swap_cards
from boardroom.games.epona.rules.legal import legal
from boardroom.games.epona.rules.step_builder import StepBuilder

_GOOD: Final = 60.0
"""Points that are between lost and won."""
_SCALE: Final = 80.0
_PLACED: Final = 2.9
"""Cards that are placed a round, about."""
_KEPT, _DRAWN, _PARTNER = 2.5, 0.25, 0.8
"""What it is worth to keep a card, to draw one more to keep it from; the part of the points of breeding with a partner
that a token for it is worth.
"""
_STUD_SPARE, _STUD_LATER, _MARE_LATER, _SURE = 0.5, 0.55, 0.35, 0.96
"""What a stud is worth without a mare, and more early; a mare without a stud; the part of a foal's points that counts
before it is born.
"""
# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_WITH_ROLLER = FormulaKind.WITH_ROLLER
_DISCOUNT = BonusKind.DISCOUNT
_UNFINISHED: Final = Cube.UNFINISHED
_KEEPING, _PLACING = Phase.KEEPING, Phase.PLACING
_CHOOSING_DECKS, _CHOOSING_OWNERS = Phase.CHOOSING_DECKS, Phase.CHOOSING_OWNERS
_KEEPING_DRAWN, _KEEPING_STABLE = Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE
_AGREEING = Phase.AGREEING
_UNDECIDED: Final = 0.999
"""The best that can be thought of a game that goes on."""
_END: Final = (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)
_DISTRIBUTING: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)
_IN_GROUPS: Final = (Phase.DIVIDING, Phase.CHOOSING_GROUPS, Phase.DISCARDING)
_BEFORE_PLACING: Final = (*_DISTRIBUTING, *_IN_GROUPS, Phase.CHOOSING_OWNERS)
_AFTER_PLACING: Final = (Phase.BREEDING, Phase.MOVING_ROLLERS, Phase.SWAPPING)
_ROLLER_BOXES: Final = tuple(
    sum(1 << box for box, bonuses in enumerate(owner.below) if any(bonus.kind == BonusKind.ROLLER for bonus in bonuses))
    for owner in OWNERS
)
"""The boxes of each owner card that bring a roller, as a mask."""
_DISCOUNT_WORTH: Final = 0.4
"""What a discount is worth for each round that is left."""
_FEWEST_SLOTS: Final = min(stable.slots for stable in STABLES)
"""Of any stable."""
_HALF_PAIR: Final = 0.3
"""The part of the points above a pair of boxes that each of the two is worth."""


def evaluate(view: State, seat: int) -> float:
    """How a seat stands, between -1 (lost) and 1 (won)."""
    if view.phase == Phase.OVER and len(view.coins) > 1:
        won = winners(view)
        return 1.0 / len(won) if seat in won else -1.0
    if view.phase in _END:
        # Nothing is to come but rollers and swaps.
        most = 1.0 if view.phase == Phase.OVER else _UNDECIDED
        return max(-most, min(most, (total(view, seat) - _GOOD) / _SCALE))
    if view.form != Form.LOWER and view.phase in _IN_GROUPS:
        hoped = _prospects_in_groups(_concerning(view, seat), seat)
    else:
        hoped = prospects(view, seat)
    return max(-1.0, min(1.0, (hoped - _GOOD) / _SCALE))


def pointless(view: State, seat: int, action: Action) -> bool:
    """Whether an action plainly changes nothing that counts: a swap that gains no points, or none where one does; in
    the last round a stable that no card needs to lie in, and that the hand cannot fill.
    """
    if action == DRAW_STABLES:
        cards = len(view.hands[seat])
        free = sum(row.slots.count(NONE) for row in view.tableaus[seat])
        return view.round == view.rounds and cards <= free and cards < _FEWEST_SLOTS
    if action == KEEP_PLACES and view.phase == Phase.SWAPPING:
        return not all(pointless(view, seat, swap) for swap in legal(view, seat) if isinstance(swap, SwapCards))
    if not isinstance(action, SwapCards):
        return False
    b = StepBuilder(view)
    swap_cards(b, action.card, action.other)
    return total(b.state(), seat) <= total(view, seat)


def prospects(view: State, seat: int) -> float:
    """The points that a seat has and may expect from what it has."""
    hand, to_sell = _usable(view, seat)
    lost = 0.0
    if view.form != Form.LOWER and view.phase in _IN_GROUPS:
        cards, lost = _groups_to_come(view, seat)
        hand += cards
    outlook = _look_ahead(view, seat, hand)
    time = outlook.time
    points = owner_points(view.owners[seat], view.boxes[seat], completed(view.tableaus[seat])) + view.points[seat]
    worth = points + _placed_cards(view, seat, outlook) + promises.started(view, seat, outlook, hand)
    worth += _boxes(view, seat, time) + _breeding(view, seat, time)
    coins = view.coins[seat] - view.debts[seat] + to_sell
    worth += coin_worth(coins, time)
    for bonus in view.pending:
        if view.active == seat:
            worth += bonus_worth(bonus, time, view.boxes[seat], view.owners[seat])
    worth += promises.hand(view, seat, outlook, hand, coins) - lost
    if view.form != Form.LOWER and view.phase == _CHOOSING_DECKS:
        if view.chosen[seat]:
            worth += promises.decks(view, seat, outlook)
    elif view.phase == _CHOOSING_OWNERS:
        worth += _offered(view, seat, outlook)
    elif view.phase in _DISTRIBUTING and not view.finished >> seat & 1:
        worth += _to_be_drawn(view, seat, outlook)
    elif view.active == seat and view.seen:
        if view.phase == _KEEPING_DRAWN:
            worth += max((promises.card(view, seat, outlook, one) for one in view.seen if one != HIDDEN), default=0.0)
        elif view.phase == _KEEPING_STABLE:
            worth += max((promises.new_stable(one, outlook, hand) for one in view.seen if one != HIDDEN), default=0.0)
    return worth


def _usable(view: State, seat: int) -> tuple[bytes, int]:
    """The cards that a seat may still place, and the coins that the others will bring."""
    hand, aside = view.hands[seat], view.aside[seat]
    if view.phase in _BEFORE_PLACING:
        return hand + bytes((aside,)) if aside != NONE else hand, 0
    phase = view.after if view.phase == _AGREEING else view.phase
    turn = (seat - view.starter) % len(view.coins)
    is_done = phase in _AFTER_PLACING or turn < (view.active - view.starter) % len(view.coins)
    if not is_done:
        return hand + bytes((aside,)) if aside != NONE else hand, 0
    kept = bytes((aside,)) if aside != NONE else b""
    return kept, SALE * (len(hand) - len(kept))


def _look_ahead(view: State, seat: int, hand: bytes) -> Outlook:
    """What may still come: cards, rounds in which they are drawn, places for them."""
    left = view.rounds - view.round
    draws = float(left)
    if view.phase in _DISTRIBUTING and not view.finished >> seat & 1:
        draws += 1
    tableau = view.tableaus[seat]
    open_places = 0
    rollers = view.boxes[seat] & _ROLLER_BOXES[view.owners[seat]]
    spare = rollers.bit_count()
    for number, row in enumerate(tableau):
        place = number * WIDE
        for card in row.slots:
            if card == NONE:
                open_places |= 1 << place
            else:
                spare += (TYPE[card] == RIDER) - (FORMULA[card].kind == _WITH_ROLLER)
            place += 1
    within = open_places
    for number in range(len(tableau), MOST_ROWS):
        open_places |= promises.NEW_ROW << number * WIDE
    return Outlook(
        time=(left + 0.4) / view.rounds,
        draws=draws,
        coming=_PLACED * draws + len(hand),
        places=icon_places(tableau, view.tokens),
        open_places=open_places,
        within=within,
        rollers=spare,
    )


def _placed_cards(view: State, seat: int, outlook: Outlook) -> float:
    """What the cards of a tableau score and promise, with the stables that are done, and the rollers."""
    tableau, tokens, places, time = view.tableaus[seat], view.tokens, outlook.places, outlook.time
    worth = 0.0
    wanting: list[int] = []
    for number, row in enumerate(tableau):
        location, place = STABLES[row.stable].location, number * WIDE
        for card in row.slots:
            if card != NONE:
                formula = FORMULA[card]
                if formula.kind == _WITH_ROLLER:
                    wanting.append(formula.points)
                elif formula.kind:
                    worth += formula_points(formula, place, location, places, False)
                    if outlook.coming:
                        worth += promises.formula(formula, place, outlook)
                worth += tokens[card]
                if TYPE[card] == HORSE_BOX:
                    worth += promises.SWAP
            place += 1
        worth += line_points(tableau, number, places)
        if row.cube != _UNFINISHED:
            worth += stable_points(tableau, number, places)
    wanting.sort(reverse=True)
    worth += sum(wanting[: outlook.rollers + len(wanting)])
    return worth + promises.ROLLER_SPARE * time * abs(outlook.rollers)


def _boxes(view: State, seat: int, time: float) -> float:
    """What the cubes on an owner card promise: coins saved, and the boxes above."""
    boxes, owner = view.boxes[seat], OWNERS[view.owners[seat]]
    left = view.rounds - view.round
    worth = 0.0
    for box in range(BOXES_BELOW):
        if boxes >> box & 1:
            worth += sum(_DISCOUNT_WORTH * (left + 0.4) for bonus in owner.below[box] if bonus.kind == _DISCOUNT)
            if not boxes >> BOXES_BELOW + box // 2 & 1:
                above = promises.points_above(owner.above[box // 2])
                worth += _HALF_PAIR * min(1.0, 1.5 * time) * above
    return worth


def _breeding(view: State, seat: int, time: float) -> float:
    """What studs, mares without a foal and the stallions in reach promise."""
    mares, stallions = _mares_and_types(view, seat)
    studs = view.studs[seat]
    foals = sorted(
        (SAME_FOAL if stallions >> kind & 1 else OTHER_FOAL for kind in mares) if stallions else (), reverse=True
    )
    worth = 0.0
    for foal in foals[:studs]:
        worth += _SURE * (foal + (_MARE_LATER * time if foal == OTHER_FOAL else 0.0))
    pairs = min(studs, len(foals))
    worth += (studs - pairs) * (_STUD_SPARE + _STUD_LATER * time) + (len(mares) - pairs) * _MARE_LATER * time
    return worth + (0.3 * time if stallions else 0.0)


def _mares_and_types(view: State, seat: int) -> tuple[list[int], int]:
    """The types of a seat's mares without a foal, and a mask of the types of stallions that it can breed them with."""
    mares, stallions = [], 0
    for card in view.neutral:
        stallions |= 1 << TYPE[card]
    for row in view.tableaus[seat]:
        for card in row.slots:
            if card in STALLIONS:
                stallions |= 1 << TYPE[card]
            elif card in MARES and not view.tokens[card]:
                mares.append(TYPE[card])
    return mares, stallions


def _to_be_drawn(view: State, seat: int, outlook: Outlook) -> float:
    """What the cards are worth that a seat is going to keep by its selection card."""
    if view.faces[seat] == NONE:
        return 0.0
    face, lot = FACES[view.faces[seat]], view.lots[seat]
    worth = face.keep * _KEPT + (sum(face.draws) + face.free + (lot == ADDITIONAL_CARD)) * _DRAWN
    if lot not in (NO_TOKEN, ADDITIONAL_CARD) and len(view.coins) > 1:
        worth += _PARTNER * PARTNER_POINT
    if view.phase != _KEEPING:
        worth += promises.decks(view, seat, outlook)
    return worth


# High interaction.


def _groups_to_come(view: State, seat: int) -> tuple[bytes, float]:
    """The cards of the groups that a seat is going to have: of what it divided those that the chooser will leave, of
    what it chooses from those that it takes; and what it loses by what the chooser will take, who is one of its rivals.
    """
    cards, lost = b"", 0.0
    for divider, chooser in seats_of_round(view).pairs:
        if seat not in (divider, chooser) or not view.divided[divider] or HIDDEN in view.drawn[divider]:
            continue
        groups = groups_of(view, divider)
        # Weighed just as who chooses weighs them: a divider seeks what is nearly even, and to err there costs the most.
        worth = [_with_group(view, chooser, group) for group in groups]
        taken = view.picked[seat] - 1 if seat == chooser and view.picked[seat] else int(worth[1] > worth[0])
        if seat == chooser:
            cards += groups[taken]
        else:
            cards += groups[1 - taken]
            lost += worth[taken] / (len(view.coins) - 1)
    return cards, lost


def _with_group(view: State, seat: int, group: bytes) -> float:
    """The points that a seat may expect by what it has and this group: all of them that depend on its cards."""
    hand = _usable(view, seat)[0] + group
    outlook = _look_ahead(view, seat, hand)
    worth = _placed_cards(view, seat, outlook) + promises.started(view, seat, outlook, hand)
    return worth + promises.hand(view, seat, outlook, hand, view.coins[seat])


def _concerning(view: State, seat: int) -> State:
    """What of a position concerns a seat as long as cards are divided and groups chosen: what is guessed of all else
    makes no difference.
    """
    pairs = seats_of_round(view).pairs
    dividers = {divider for divider, chooser in pairs if seat in (divider, chooser)}
    seats = range(len(view.coins))
    return view._replace(
        rng=0,
        decks=(),
        discards=(),
        stables=b"",
        hands=tuple(view.hands[other] if other == seat else b"" for other in seats),
        aside=bytes(card if card == NONE or owner == seat else HIDDEN for owner, card in enumerate(view.aside)),
        drawn=tuple(view.drawn[other] if other in dividers or other == seat else b"" for other in seats),
        divided=tuple(view.divided[other] if other in dividers else b"" for other in seats),
    )


# One who divides last is tried on several guesses, in all of which what concerns it is the same.
_prospects_in_groups: Final = lru_cache(maxsize=256)(prospects)


def _offered(view: State, seat: int, outlook: Outlook) -> float:
    """What the owner cards and stables are worth that a seat has chosen, or may choose from."""
    owners = max(
        sum(
            bonus_worth(bonus, 1.0, 0, owner) if bonus.kind != _DISCOUNT else _DISCOUNT_WORTH * view.rounds
            for bonuses in OWNERS[owner].below
            for bonus in bonuses
        )
        + sum(map(promises.points_above, OWNERS[owner].above)) / len(OWNERS[owner].above)
        for owner in view.owners_offered[seat]
    )
    return owners / 2 + max(promises.new_stable(one, outlook, b"") for one in view.stables_offered[seat])
