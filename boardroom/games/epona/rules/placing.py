"""Phase 2: cards are placed, bonuses used, stables completed and drawn (rulebook: Placing cards;
rulings 1, 4, 5, 6 and 11).
"""

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import BOXES_BELOW, COST, DECK, NONE, OWNERS, STABLES
from boardroom.games.epona.position.numbers import COINS_INSTEAD, DRAWN_BY_BONUS, POINTS_INSTEAD, SALE
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, empty_row, filled_row, with_card
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.rules import decks
from boardroom.games.epona.rules.step_builder import StepBuilder, with_number


def begin_placing(b: StepBuilder, seat: int) -> None:
    """A seat's cards are placed now; the one kept from the previous round comes to the hand."""
    b.phase, b.active = Phase.PLACING, seat
    aside = b.aside[seat]
    if aside != NONE:
        b.set_hand(seat, b.hands[seat] + bytes((aside,)))
        b.aside = with_number(b.aside, seat, NONE)
    b.events.append(e.PlacingBegun(b.beat, seat, aside))


# Costs.


def cost(state: StepBuilder | State, seat: int, card: int) -> int:
    """What it costs a seat to place a card (ruling 11)."""
    if not COST[card]:
        return 0
    return price(state.owners[seat], state.boxes[seat], card)


# A card, and what comes of it.


def place_card(b: StepBuilder, card: int, row: int, slot: int, bonus: tuple[Bonus, ...]) -> None:
    """Pay, lay, gain what the card gives; the row is looked at when nothing is pending (ruling 5)."""
    seat = b.active
    paid = cost(b, seat, card)
    b.add_coins(seat, -paid)
    b.set_hand(seat, bytes(other for other in b.hands[seat] if other != card))
    b.set_tableau(seat, with_card(b.tableaus[seat], row, slot, card))
    b.events.append(e.CardPlaced(b.beat, seat, card, row, slot, paid))
    if NONE not in b.tableaus[seat][row].slots:
        b.filled = row
    gain(b, bonus)
    settle(b)


def sell_card(b: StepBuilder, card: int) -> None:
    """Discard a card of the hand for coins (ruling 6)."""
    seat = b.active
    b.set_hand(seat, bytes(other for other in b.hands[seat] if other != card))
    b.discard(bytes((card,)), DECK)
    b.add_coins(seat, SALE)
    b.events.append(e.CardSold(b.beat, seat, card, SALE, 0))


# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_OWNER, _DRAW, _COINS = BonusKind.OWNER, BonusKind.DRAW, BonusKind.COINS
_STUD, _POINT = BonusKind.STUD, BonusKind.POINT


def gain(b: StepBuilder, bonuses: tuple[Bonus, ...]) -> None:
    """Gain the icons of a bonus; owner icons and draws wait for what is done with them."""
    seat = b.active
    for bonus in bonuses:
        if bonus.kind in (_OWNER, _DRAW):
            b.pending = (*b.pending, bonus)
            b.events.append(e.BonusOpened(b.beat, seat, bonus))
            continue
        if bonus.kind == _COINS:
            b.add_coins(seat, bonus.what)
        elif bonus.kind == _STUD:
            b.add_studs(seat, bonus.what)
        elif bonus.kind == _POINT:
            b.add_points(seat, bonus.what)
        else:
            # Rollers and discounts are there by their cube alone.
            continue
        b.events.append(e.BonusGained(b.beat, seat, bonus))


def settle(b: StepBuilder) -> None:
    """Go on once nothing is pending: the row that was filled is finished, or completed with its bonus."""
    _drop_useless(b)
    while not b.pending and b.filled >= 0:
        seat, row = b.active, b.filled
        b.filled = -1
        b.set_tableau(seat, filled_row(b.tableaus[seat], row))
        filled = b.tableaus[seat][row]
        complete = filled.cube == Cube.COMPLETED
        b.events.append(e.StableFinished(b.beat, seat, row, filled.stable, int(complete)))
        if complete:
            gain(b, STABLES[filled.stable].at_once)
            _drop_useless(b)


def _drop_useless(b: StepBuilder) -> None:
    """An owner icon without a free box gives nothing (ruling 11)."""
    if any(bonus.kind == _OWNER for bonus in b.pending) and not free_boxes(b.boxes[b.active]):
        for bonus in b.pending:
            if bonus.kind == _OWNER:
                b.events.append(e.BonusLost(b.beat, b.active))
        b.pending = tuple(bonus for bonus in b.pending if bonus.kind != _OWNER)


def _free_boxes(boxes: int) -> tuple[int, ...]:
    below = [box for box in range(BOXES_BELOW) if not boxes >> box & 1]
    above = [
        BOXES_BELOW + pair
        for pair in range(BOXES_BELOW // 2)
        if not boxes >> BOXES_BELOW + pair & 1 and boxes >> 2 * pair & 3 == 3
    ]
    return (*below, *above)


_FREE = tuple(_free_boxes(boxes) for boxes in range(1 << BOXES_BELOW + BOXES_BELOW // 2))


def free_boxes(boxes: int) -> tuple[int, ...]:
    """The boxes that can bear a cube: below any, above those whose two below have one."""
    return _FREE[boxes]


def use_box(b: StepBuilder, box: int) -> None:
    """Put a cube on a box for an owner icon, and gain what it gives."""
    seat = b.active
    _take_pending(b, _OWNER)
    b.boxes = replaced(b.boxes, seat, b.boxes[seat] | 1 << box)
    b.events.append(e.BoxUsed(b.beat, seat, box, b.owners[seat]))
    if box < BOXES_BELOW:
        gain(b, OWNERS[b.owners[seat]].below[box])
    settle(b)


def draw_bonus(b: StepBuilder, deck: int) -> None:
    """Draw cards of a deck: the first such bonus of a round (ruling 1)."""
    seat = b.active
    _take_pending(b, _DRAW, deck)
    b.drew |= 1 << seat
    b.seen = bytes(sorted(decks.draw(b, deck, DRAWN_BY_BONUS)))
    b.events.append(e.BonusDrawn(b.beat, seat, deck, b.seen, decks.taken(b.seen)))
    if len(b.seen) > 1:
        b.phase = Phase.KEEPING_DRAWN
    elif b.seen:
        keep_drawn(b, b.seen[0])
    else:
        settle(b)


def keep_drawn(b: StepBuilder, card: int) -> None:
    """Keep one of the cards drawn for a bonus."""
    seat = b.active
    others = bytes(other for other in b.seen if other != card)
    b.shown = True
    b.set_hand(seat, b.hands[seat] + bytes((card,)))
    b.discard(others, DECK)
    b.seen, b.phase = b"", Phase.PLACING
    b.events.append(e.DrawnKept(b.beat, seat, card, others))
    settle(b)


def replace_draw(b: StepBuilder, kind: int) -> None:
    """Take coins or points: the second draw of a round, and every further one (ruling 1)."""
    _take_pending(b, _DRAW)
    if kind == _COINS:
        b.add_coins(b.active, COINS_INSTEAD)
        bonus = Bonus(_COINS, COINS_INSTEAD)
    else:
        b.add_points(b.active, POINTS_INSTEAD)
        bonus = Bonus(_POINT, POINTS_INSTEAD)
    b.events.append(e.DrawReplaced(b.beat, b.active, bonus))
    settle(b)


def _take_pending(b: StepBuilder, kind: int, what: int = -1) -> None:
    pending = list(b.pending)
    pending.remove(next(bonus for bonus in pending if bonus.kind == kind and what in (-1, bonus.what)))
    b.pending = tuple(pending)


# Stables.


def draw_stables(b: StepBuilder) -> None:
    """Draw stables to choose one from."""
    b.seen = decks.draw_stables(b)
    b.phase = Phase.KEEPING_STABLE
    b.events.append(e.StablesDrawn(b.beat, b.active, b.seen))


def keep_stable(b: StepBuilder, stable: int, below: int) -> None:
    """Lay one of them above or below the others."""
    seat = b.active
    others = bytes(other for other in b.seen if other != stable)
    b.shown = True
    row, tableau = empty_row(stable), b.tableaus[seat]
    b.set_tableau(seat, (*tableau, row) if below else (row, *tableau))
    b.stable_discard += others
    b.seen, b.phase = b"", Phase.PLACING
    b.events.append(e.StableKept(b.beat, seat, stable, below, others))
