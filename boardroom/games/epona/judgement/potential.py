"""What cards in the hand, formulas in the tableau and stables that are not finished may still bring: guesses, for
computer players.
"""

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from boardroom.games.epona.position.cards import (
    ASSETS,
    BOXES_BELOW,
    CARD_ICONS,
    DECK_CARDS,
    FORMULA,
    HIDDEN,
    MARES,
    NONE,
    OWNERS,
    STABLES,
    STALLIONS,
    TYPE,
    Stable,
)
from boardroom.games.epona.position.numbers import COINS_A_POINT, SALE
from boardroom.games.epona.position.scoring import formula_points
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import BESIDE_PLACES, SCOPE_PLACES, WIDE, Cube
from boardroom.games.epona.position.vocabulary import (
    FIRST_CLASS,
    FOAL,
    HORSE_BOX,
    ICONS,
    RIDER,
    Bonus,
    BonusKind,
    Formula,
    FormulaKind,
    Scope,
)
from boardroom.games.epona.rules.placing import cost, free_boxes

_DECK_ICONS: Final = tuple(reduce(or_, (CARD_ICONS[card] for card in cards)) for cards in DECK_CARDS)
"""The icons that cards of each deck bear."""
# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_EACH, _BESIDE, _PAIR = FormulaKind.EACH, FormulaKind.BESIDE, FormulaKind.PAIR
_BOTH, _FLAT, _NOTHING = FormulaKind.BOTH, FormulaKind.FLAT, FormulaKind.NOTHING
_WITH_ROLLER, _IN_LOCATION = FormulaKind.WITH_ROLLER, FormulaKind.IN_LOCATION
_COINS, _STUD, _POINT = BonusKind.COINS, BonusKind.STUD, BonusKind.POINT
_OWNER, _DRAW = BonusKind.OWNER, BonusKind.DRAW
_TABLEAU, _ROW, _COLUMN = Scope.TABLEAU, Scope.ROW, Scope.COLUMN
_UNFINISHED: Final = Cube.UNFINISHED
NEW_ROW: Final = 0b1111
"""The slots of a stable that is still to come, about."""
_COIN_EARLY, _COINS_ENOUGH, _COIN_SPARE = 0.4, 6, 0.12
"""What a coin is worth more early, as far as there are not enough; and beyond."""
_OWNER_WORTH, _DRAW_WORTH = 2.5, 1.7
"""What an owner icon and a draw are worth at the end, beside what they are worth more early."""
_SHARE: Final = tuple(
    1.5 * sum(icons >> icon & 1 for icons in CARD_ICONS) / len(CARD_ICONS) for icon in range(len(ICONS))
)
"""How likely a card still to be laid bears each icon: half as likely again as by chance, because it is sought."""
_ELSEWHERE: Final = 1 << 63
"""A place outside a tableau, where a card of the hand counts for what looks at the whole tableau."""
_TYPE_MISSED, _CLASS_MISSED, _IN_HAND = 0.5, 0.15, 0.95
"""How likely a card of a type, or of a class, is not drawn in a round; how likely one in the hand will lie where it is
needed.
"""
ROLLER_SPARE, ROLLER_MATCHED, SWAP = 1.3, 2.3, 1.5
"""What a roller is worth early without a horse, and with one; what the swap of a horse box is."""
_FOALS: Final = 4.5
"""About how many foals are born in a game from its beginning on, for who counts them; somewhat fewer than there are."""
_FIRST_SLOTS: Final = 0.55
"""The part of a stable's prize that counts from the beginning; the rest comes with its slots."""
_ROOM: Final = 0.3
"""What it is worth that there is room for more cards, where more may be placed."""
_HOLD, _SHORT = 0.8, 0.35
"""The part of a card's worth that counts while it is in the hand; what each coin costs that the hand lacks."""


class Outlook(NamedTuple):
    """What may still come. ``time`` falls from 1 to 0 in a game; ``draws`` are the rounds in which cards are still
    drawn, ``coming`` the cards still to be placed. ``places`` says where each icon lies, ``open_places`` is a mask of
    the slots that are or may come to be free, ``within`` of those of stables that are there. ``rollers`` are those to
    spare, or below 0 the horses that still want one.
    """

    time: float
    draws: float
    coming: float
    places: list[int]
    open_places: int
    within: int
    rollers: int


def coin_worth(coins: int, time: float) -> float:
    """What so many coins are worth: those that will be paid for cards more than the others."""
    return coins / COINS_A_POINT + time * (
        _COIN_EARLY * min(coins, _COINS_ENOUGH) + _COIN_SPARE * max(0, coins - _COINS_ENOUGH)
    )


def points_above(points: int) -> float:
    """The points of a box above a pair; of one that counts completed stables about."""
    return points if points >= 0 else -3.2 * points


def bonus_worth(bonus: Bonus, time: float, boxes: int = 0, owner: int = 0) -> float:
    """What an icon is worth before it is used, to who has cubes on these boxes of an owner card."""
    if bonus.kind == _COINS:
        return bonus.what * (1 / COINS_A_POINT + _COIN_EARLY * time)
    if bonus.kind == _STUD:
        return bonus.what * (0.7 + 0.6 * time)
    if bonus.kind == _POINT:
        return bonus.what
    if bonus.kind == _OWNER:
        above = [
            points_above(OWNERS[owner].above[box - BOXES_BELOW]) for box in free_boxes(boxes) if box >= BOXES_BELOW
        ]
        return max(_OWNER_WORTH + 0.6 * time if free_boxes(boxes) else 0.0, *above, 0.0)
    if bonus.kind == _DRAW:
        return _DRAW_WORTH + 0.9 * time
    return 0.0


def formula(shown: Formula, place: int, outlook: Outlook) -> float:
    """What a formula at a place may score in addition by the cards still to come."""
    kind, points, where, icon, other = shown
    coming, places = outlook.coming, outlook.places
    if kind == _EACH:
        if where == _TABLEAU:
            return points * (_FOALS * outlook.time if icon == FOAL else 0.8 * _SHARE[icon] * coming)
        open_places = (outlook.open_places & SCOPE_PLACES[where][place]).bit_count()
        return points * _SHARE[icon] * open_places * min(1.0, coming / 12)
    if kind == _BESIDE:
        there = BESIDE_PLACES[where][place]
        if not places[icon] & there and outlook.open_places & there:
            return points * min(0.55, 0.4 * _SHARE[icon] * coming)
    elif kind == _PAIR:
        more = places[icon].bit_count() - places[other].bit_count()
        scarce = min(_SHARE[icon], _SHARE[other]) if not more else _SHARE[other if more > 0 else icon]
        return points * scarce * coming * (0.8 if more else 0.5)
    elif kind == _BOTH:
        chance = 1.0
        for one in (icon, other):
            if not places[one]:
                chance *= min(0.85, 0.7 * _SHARE[one] * coming)
        return points * chance if chance < 1 else 0.0
    return 0.0


# Stables.


def started(view: State, seat: int, outlook: Outlook, cards: bytes) -> float:
    """What the unfinished stables of a tableau promise. Cards go to those first that lack fewest."""
    tableau = view.tableaus[seat]
    rows = sorted(((row.slots.count(NONE), number) for number, row in enumerate(tableau) if row.cube == _UNFINISHED))
    in_hand = _icons(cards)
    worth = 0.0
    demand = 0
    for empty, number in rows:
        demand += empty
        stable = STABLES[tableau[number].stable]
        worth += _promise(stable, number, empty, demand, in_hand, outlook, view.boxes[seat], view.owners[seat])
    return worth


def new_stable(number: int, outlook: Outlook, cards: bytes) -> float:
    """What a stable promises that is not yet there: room for cards still to come, or for more than there are slots for,
    and what it brings where it can be filled.
    """
    stable = STABLES[number]
    demand = outlook.within.bit_count() + stable.slots
    nowhere = Outlook(outlook.time, outlook.draws, outlook.coming, [0] * len(outlook.places), 0, 0, 0)
    room = _ROOM if outlook.draws or outlook.within.bit_count() < len(cards) else 0.0
    return room + _promise(stable, 0, stable.slots, demand, _icons(cards), nowhere, 0, 0)


def _icons(cards: bytes) -> int:
    return reduce(or_, (CARD_ICONS[card] for card in cards if card != HIDDEN), 0)


def _promise(
    stable: Stable, number: int, empty: int, demand: int, in_hand: int, outlook: Outlook, boxes: int, owner: int
) -> float:
    """What a stable that is not finished promises, when so many cards are needed until it is."""
    places, time = outlook.places, outlook.time
    inside = SCOPE_PLACES[0][number * WIDE]
    missing = [need for need in stable.needs if not places[need] & inside]
    tail = 0.0
    # Once no cards are drawn any more only those in the hand bear it.
    sought = outlook.draws or in_hand >> stable.line & 1 if stable.line >= 0 else 0
    if sought and not places[stable.line] & inside:
        tail = 2 * min(0.6, _SHARE[stable.line] * empty) * min(1.0, outlook.coming / 8)
    chance = min(1.0, (outlook.coming - demand + 2.5) / 4)
    if len(missing) > empty or chance <= 0:
        return tail
    for need in missing:
        missed = (_TYPE_MISSED if need < FIRST_CLASS else _CLASS_MISSED) ** outlook.draws
        chance *= max(1 - missed, _IN_HAND if in_hand >> need & 1 else 0.0)
    prize = 0.5
    for bonus in stable.at_once:
        prize += bonus_worth(bonus, 0.7 * time, boxes, owner)
    at_end = stable.at_end
    if at_end.kind == _FLAT:
        prize += at_end.points
    elif at_end.kind != _NOTHING:
        prize += formula_points(at_end, number * WIDE, stable.location, places, False) + 2.5 * time
    done = (stable.slots - empty) / stable.slots
    return prize * chance * (_FIRST_SLOTS + (0.97 - _FIRST_SLOTS) * done) + tail


def decks(view: State, seat: int, outlook: Outlook) -> float:
    """What the decks promise that a seat draws from: the more of the icons that its stables lack, the better."""
    lacking = 0
    for number, row in enumerate(view.tableaus[seat]):
        if row.cube == _UNFINISHED:
            inside = SCOPE_PLACES[0][number * WIDE]
            for need in STABLES[row.stable].needs:
                lacking |= (not outlook.places[need] & inside) << need
    worth = 0.0
    for deck in view.chosen[seat]:
        worth += 0.12 * min(3, (lacking & _DECK_ICONS[deck]).bit_count()) + 0.02 * len(view.decks[deck]) / 54
    return worth


# The hand.


def hand(view: State, seat: int, outlook: Outlook, cards: bytes, coins: int) -> float:
    """What cards are worth that may still be placed: each where it would score best, or what it brings when sold."""
    worth = 0.0
    short = -coins
    for one in cards:
        if one == HIDDEN:
            worth += _sale(outlook)
            continue
        worth += card(view, seat, outlook, one)
        short += cost(view, seat, one) - sum(bonus.what for bonus in ASSETS[one].bonus if bonus.kind == _COINS)
    return worth - _SHORT * max(0, short)


def _sale(outlook: Outlook) -> float:
    return SALE * (1 / COINS_A_POINT + 0.8 * _COIN_EARLY * outlook.time)


def card(view: State, seat: int, outlook: Outlook, one: int) -> float:
    """What a card is worth in the hand."""
    asset, shown, time = ASSETS[one], FORMULA[one], outlook.time
    value = -cost(view, seat, one) * (1 / COINS_A_POINT + _COIN_EARLY * time)
    for bonus in asset.bonus:
        value += bonus_worth(bonus, time, view.boxes[seat], view.owners[seat])
    if one in MARES:
        value += 0.4 * time + (0.7 if view.studs[seat] else 0.0)
    elif one in STALLIONS:
        value += 0.5 * time
    elif TYPE[one] == RIDER:
        value += ROLLER_MATCHED if outlook.rollers < 0 else 0.3 + ROLLER_SPARE * time
    elif TYPE[one] == HORSE_BOX:
        value += SWAP
    if shown.kind == _WITH_ROLLER:
        value += shown.points * (1.0 if outlook.rollers > 0 else 0.2 + 0.4 * time)
    elif shown.kind == _FLAT:
        value += shown.points
    elif shown.kind:
        value += _best_place(view, seat, outlook, shown, asset.icons)
    tableau, places = view.tableaus[seat], outlook.places
    for number, row in enumerate(tableau):
        if row.cube == _UNFINISHED:
            inside = SCOPE_PLACES[0][number * WIDE]
            for need in STABLES[row.stable].needs:
                if asset.icons >> need & 1 and not places[need] & inside:
                    value += 0.35
                    break
    return max(_sale(outlook), _HOLD * value + 0.1)


def _best_place(view: State, seat: int, outlook: Outlook, shown: Formula, icons: int) -> float:
    """What the formula of a card with these icons would score and promise in the best free slot; it counts itself."""
    tableau = view.tableaus[seat]
    if shown.kind in (_PAIR, _BOTH):
        places = outlook.places.copy()
        for icon in (shown.icon, shown.other):
            if icons >> icon & 1:
                places[icon] |= _ELSEWHERE
        outlook = outlook._replace(places=places)
        return formula_points(shown, 0, 0, places, False) + formula(shown, 0, outlook)
    own = 0
    if shown.kind == _EACH and shown.where in (_ROW, _COLUMN, _TABLEAU) and icons >> shown.icon & 1:
        own = shown.points
    best = 0.0
    for number, row in enumerate(tableau):
        if row.cube == _UNFINISHED:
            location = STABLES[row.stable].location
            for place in range(number * WIDE, number * WIDE + len(row.slots)):
                if outlook.within >> place & 1:
                    here = formula_points(shown, place, location, outlook.places, False)
                    best = max(best, own + here + formula(shown, place, outlook))
                    if shown.kind == _IN_LOCATION or (shown.kind == _EACH and shown.where == _TABLEAU):
                        break
    return best
