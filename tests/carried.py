"""What an event carries is so in its picture: for each kind of event of our games, a fact of the picture after it.

A fact is given the event, the picture before it and the one after it. ``untrue`` finds the first event of a step whose
fact does not hold.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from boardroom.engine.rules import AnyRules
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import NO_TOKEN, NUMBER, TERRITORY
from boardroom.games.ephyran.position.city import is_finished
from boardroom.games.ephyran.position.state import NOBODY as NO_SEAT
from boardroom.games.ephyran.position.state import Ending
from boardroom.games.epigo.position.state import DELTAS, NOWHERE, OFF, deployed
from boardroom.games.epigo.position.state import Ending as EpigoEnding
from boardroom.games.epigo.rules.action_step import acting
from boardroom.games.epigo.rules.movement import may_super_slide
from boardroom.games.epona.position.cards import DECK, NONE
from boardroom.games.epona.position.numbers import PARTNER_POINT, SALE, STUD_POINTS
from boardroom.games.epona.position.state import Phase as EponaPhase
from boardroom.games.epona.position.state import seats_of_round
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import DECKS_OF, GROUP_OF, BonusKind
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, limits
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, HALF_COW, ROYAL_DICE
from boardroom.games.my_kingdom_for_a_horse.position.effects import most_trades, unused_dice, young
from boardroom.games.my_kingdom_for_a_horse.position.field import census, pens, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning, Restocking, Task

Fact: TypeAlias = Callable[[Any, Any, Any], bool]


def untrue(rules: AnyRules, state: Any, seat: int, action: Any) -> Any | None:
    """The first event of a step whose fact does not hold in its picture, None where all do."""
    before = state
    events = rules.apply(state, seat, action).events
    for event, picture in zip(events, rules.pictures(state, seat, action), strict=True):
        if not FACTS[rules.id][type(event).__name__](event, before, picture):
            return event
        before = picture
    return None


def _held(cards: bytes, picked: bytes) -> bool:
    return all(card in cards for card in picked)


def _gone(e: Any, before: Any, after: Any, card: int) -> bool:
    return card in before.hands[e.seat] and card not in after.hands[e.seat]


# Epigo.


def _on_the_way(e: Any, before: Any) -> bool:
    """The chain stands in a row before who pushes; so many of it are his own."""
    step = DELTAS[e.direction]
    there = [before.where[piece] for piece in e.chain]
    own = sum(piece >> 3 == e.piece >> 3 for piece in e.chain)
    row = [e.origin + step * place for place in range(len(e.chain))]
    return e.piece == e.chain[0] and there == row and (e.own, e.opposing) == (own, len(e.chain) - own)


def _slid(e: Any, before: Any, after: Any) -> bool:
    moved = after.where[e.piece] == e.target == e.origin + DELTAS[e.direction] and before.where[e.piece] == e.origin
    return bool(moved and after.board[e.target] == e.piece != after.board[e.origin])


def _pushed(e: Any, before: Any, after: Any) -> bool:
    """The chain is one square on; who falls is beyond the edge, and not captured before that is told."""
    step = DELTAS[e.direction]
    there = [after.where[piece] for piece in e.chain]
    moved = there == [e.origin + step * (place + 1) for place in range(len(e.chain))] and after.lost == before.lost
    return moved and _on_the_way(e, before) and e.fell == next((one for one in e.chain if one not in after.board), 0)


def _captured(e: Any, before: Any, after: Any) -> bool:
    lost = [sum(not after.where[seat << 3 | number] for number in range(1, 8)) for seat in (0, 1)]
    step = DELTAS[e.direction]
    edge = before.where[e.piece] == e.origin + (0 if e.slid else step) and before.board[e.origin + step] == OFF
    return edge and e.piece not in after.board and after.where[e.piece] == NOWHERE and after.lost == tuple(lost)


def _spent(e: Any, before: Any, after: Any) -> bool:
    turned_up = after.stacks[e.seat][after.acted >> 1] == e.order
    return bool(turned_up and after.where[e.seat << 3 | e.order >> 2] == NOWHERE)


def _declined(e: Any, before: Any, after: Any) -> bool:
    seat, order = acting(before.stacks, before.acted)
    return bool(e.piece == seat << 3 | order >> 2 and before.where == after.where)


EPIGO: dict[str, Fact] = {
    "EpigonDeployed": lambda e, before, after: after.rows[e.seat][e.column] == e.number,
    "OrderStacked": lambda e, before, after: after.stacks[e.seat] == before.stacks[e.seat] + bytes([e.order]),
    "SeatLocked": lambda e, before, after: (
        after.locked == before.locked | 1 << e.seat != before.locked and before.phase == e.phase
    ),
    "DeploymentRevealed": lambda e, before, after: (
        after.rows == e.rows and (after.board, after.where) == deployed(e.rows)
    ),
    "TurnBegun": lambda e, before, after: (after.turn, after.first) == (e.turn, e.first) and not any(after.stacks),
    "OrdersRevealed": lambda e, before, after: (
        after.turn == e.turn and tuple(stack[e.pair] for stack in after.stacks) == tuple(e.orders)
    ),
    "OrdersCancelled": lambda e, before, after: all(stack[after.acted >> 1] >> 2 == e.number for stack in after.stacks),
    "OrderSpent": _spent,
    "EpigonSlid": lambda e, before, after: (
        _slid(e, before, after) and e.may_go_on == may_super_slide(after.board, e.piece, e.target, DELTAS[e.direction])
    ),
    "EpigonSuperSlid": _slid,
    "SuperSlideDeclined": _declined,
    "EpigonsPushed": _pushed,
    "MoveBlocked": lambda e, before, after: after.where == before.where and _on_the_way(e, before),
    "EpigonCaptured": _captured,
    "DrawOffered": lambda e, before, after: after.offer == e.seat,
    "DrawDeclined": lambda e, before, after: after.offer == -1 and before.offer == 1 - e.seat,
    "GameEnded": lambda e, before, after: (
        (after.winner, after.reason) == (e.winner, e.reason)
        and e.number == {EpigoEnding.CAPTURES: after.goal, EpigoEnding.QUIET: after.quiet}.get(e.reason, 0)
    ),
}


# My Kingdom for a Horse.


def _owned(state: Any, seat: int) -> Any:
    return state.twin if seat == TWIN_SEAT else total(state.fields[seat].animals)


def _has(e: Any, before: Any, after: Any, sign: int, left: Any = (0, 0, 0, 0)) -> bool:
    """The animals have come or gone, but for those that never were there; the supply has what is missing, and nobody
    else's field has changed.
    """
    counts = [sign * (number - other) for number, other in zip(e.counts, left, strict=True)]
    moved = [one - two for one, two in zip(_owned(after, e.seat), _owned(before, e.seat), strict=True)]
    back = [two - one for one, two in zip(after.supply, before.supply, strict=True)]
    others = [after.fields[seat] == field for seat, field in enumerate(before.fields) if seat != e.seat]
    lies = e.field is None if e.seat == TWIN_SEAT else after.fields[e.seat] == e.field
    return counts == moved == back and all(others) and lies and any(e.counts)


def _gained(e: Any, before: Any, after: Any) -> bool:
    return _has(e, before, after, 1) and e.before == (None if e.seat == TWIN_SEAT else before.fields[e.seat])


def _left(e: Any, before: Any, after: Any) -> bool:
    return _has(e, before, after, -1)


def _settled(e: Any, before: Any, after: Any) -> bool:
    """The same animals stand elsewhere. Who moves them begins a step by it; by themselves they go on in one."""
    there = (before.fields[e.seat], after.fields[e.seat]) == (e.before, e.field)
    same = total(e.before.animals) == total(e.field.animals) and before.supply == after.supply
    return there and same and e.by_themselves == (before.step == after.step)


def _card_played(e: Any, before: Any, after: Any) -> bool:
    lasting = bool(CARDS[e.card].lasting)
    rolls = after.turn.more_rolls - before.turn.more_rolls == (0 if lasting else CARDS[e.card].rerolls)
    return _gone(e, before, after, e.card) and rolls and e.card in (after.lasting[e.seat] if lasting else after.discard)


def _rolled(e: Any, before: Any, after: Any) -> bool:
    """The dice of the mask lie otherwise, all of them at the first roll. How often Moritz has rolled nobody keeps."""
    still = all(face == before.turn.dice[die] for die, face in enumerate(e.dice) if not e.mask >> die & 1)
    whose = e.seat == (TWIN_SEAT if after.phase == Phase.TWINS_TURN else after.active)
    first = e.mask == ALL_DICE or e.roll > 1
    counted = e.seat == TWIN_SEAT or e.roll == after.turn.rolls
    return after.turn.dice == e.dice and still and whose and first and counted


def _used(e: Any, before: Any, after: Any) -> bool:
    used = after.turn.used == before.turn.used | e.mask and not before.turn.used & e.mask
    cows = sum(e.mask >> die & 1 for die in range(ROYAL_DICE) if e.dice[die] == HALF_COW)
    helped = e.card in after.lasting[e.seat] and CARDS[e.card].half_cow if cows == 1 else e.card == -1
    return e.seat == before.active and e.dice == before.turn.dice and used and bool(helped)


def _taken(e: Any, before: Any, after: Any) -> bool:
    second = before.phase == Phase.SECOND_DICE
    allowed = e.card in after.lasting[e.seat] and CARDS[e.card].dice if second else e.card == -1
    new = after.turn.taken == before.turn.taken | 1 << e.die != before.turn.taken
    return e.seat == before.part_seat and new and e.face == before.turn.dice[e.die] and bool(allowed)


def _bred(e: Any, before: Any, after: Any) -> bool:
    parents = _owned(after, e.seat)[e.kind]
    if e.seat == TWIN_SEAT:
        return (e.parents, e.young) == (parents, parents // 2)
    return (e.parents, e.young) == (parents, young(parents, e.kind, limits(after.lasting[e.seat])))


def _asked(state: Any, kind: type[Task], seat: int | None = None) -> Any:
    """What is to be done next, where that is such a decision, and of that seat, else None."""
    task = state.tasks[-1] if state.tasks else None
    return task if isinstance(task, kind) and seat in (None, getattr(task, "seat", None)) else None


def _waiting(e: Any, before: Any, after: Any) -> bool:
    """Those who wait are asked about, else those who are loose, else those who are too many."""
    task, loose = _asked(after, Placing, e.seat), census(after.fields[e.seat]).loose
    asked = next(filter(any, (e.coming, loose)), e.counts)
    return task is not None and task.waiting == e.coming and e.counts == asked and any(e.counts)


def _kept(e: Any, before: Any, after: Any) -> bool:
    task = _asked(before, Placing, e.seat)
    have = zip(e.counts, _owned(before, e.seat), task.waiting if task else e.counts, strict=True)
    return task is not None and all(kept <= own + more for kept, own, more in have) and after.fields == before.fields


def _traded(e: Any, before: Any, after: Any) -> bool:
    """At the seat's rate, by who is to trade: in its part, in its plan, or because the supply has run out."""
    if e.seat == TWIN_SEAT:
        return before.twin is not None and e.given == e.taken * RATES[e.kind]
    rate = e.given == e.taken * limits(after.lasting[e.seat]).rates[e.kind]
    if e.forced:
        task = _asked(before, Restocking)
        return rate and task is not None and task.kind == e.kind and bool(task.asked >> e.seat & 1)
    if before.phase == Phase.FINAL_TRADE:
        task = _asked(before, Planning, e.seat)
        return rate and task is not None and task.kind == e.kind
    traded = after.turn.traded ^ before.turn.traded
    return bool(rate and e.seat == before.part_seat and traded == 1 << e.kind)


def _restock(e: Any, before: Any, after: Any) -> bool:
    """So many are missing, and these are asked. Where nobody is, there is no more of it to be seen."""
    tasks = [task for task in after.tasks if isinstance(task, Restocking)]
    if not e.asked:
        return not tasks and e.missing > 0
    found = [(task.seat, task.kind, task.asked, task.missing - after.supply[task.kind]) for task in tasks]
    return bool(e.trade) and (e.seat, e.kind, e.asked, e.missing) in found


def _fences_gained(e: Any, before: Any, after: Any) -> bool:
    """To be built next, where there is any to be built."""
    task = _asked(after, Fencing, e.seat)
    return task is not None and (task.place, task.move) == (e.place, e.move)


def _moved(e: Any, before: Any, after: Any) -> bool:
    task = _asked(before, Fencing, e.seat)
    return task is not None and task.origin == e.origin and _built(e, before, after)


def _built(e: Any, before: Any, after: Any) -> bool:
    fences: int = before.fields[e.seat].fences
    return bool(after.fields[e.seat].fences == fences | 1 << e.edge != fences)


def _nothing_to_trade(before: Any, seat: int) -> bool:
    plan = next(task for task in before.tasks if isinstance(task, Planning) and task.seat == seat)
    return not any(plan.gained) and not any(most_trades(before, seat, kind) for kind in range(4))


def _passed(e: Any, before: Any, after: Any) -> bool:
    plan = _asked(before, Planning, e.seat)
    if before.phase == Phase.FINAL_TRADE:
        kept = plan is not None and _owned(before, e.seat)[plan.kind] + plan.gained[plan.kind]
        return plan is not None and (e.phase, e.kind, e.number) == (before.phase, plan.kind, kept)
    unused = unused_dice(before) if before.phase == Phase.OWN_DICE else 0
    left = (unused, before.turn.dice) if unused else (0, b"")
    traded = before.turn.traded.bit_count() if before.phase == Phase.TRADING else 0
    return tuple(e[1:]) == (before.part_seat, before.phase, -1, *left, traded)


def _cards_drawn(e: Any, before: Any, after: Any) -> bool:
    """Where the deck was made anew, nothing of what was discarded lies there any more."""
    drawn = after.hands[e.seat] == before.hands[e.seat] + e.cards
    return bool(drawn and e.shuffled == (after.discard != before.discard))


KINGDOM: dict[str, Fact] = {
    "TurnBegun": lambda e, before, after: (after.active, after.round) == (e.seat, e.round) and not after.turn.rolls,
    "PartBegun": lambda e, before, after: (after.part_seat, after.phase) == (e.seat, e.phase),
    "DiceRolled": _rolled,
    "DieUsed": _used,
    "DieTaken": _taken,
    "DieTurned": lambda e, before, after: (
        after.turn.dice[e.die] == e.face
        and e.seat == after.active
        and e.lasting == (after.turn.turned != before.turn.turned)
    ),
    "Bred": _bred,
    "AnimalsGained": _gained,
    "AnimalsLost": lambda e, before, after: _has(e, before, after, -1, e.turned_away),
    "AnimalsRanAway": _left,
    "AnimalsPaid": _left,
    "AnimalsTradedIn": _left,
    "AnimalsSettled": _settled,
    "AnimalsWaiting": _waiting,
    "AnimalsKept": _kept,
    "AnimalsTraded": _traded,
    "FencesGained": _fences_gained,
    "RestockBegun": _restock,
    "GainForfeited": lambda e, before, after: e.number > 0 and after.fields == before.fields,
    "FencePlaced": _built,
    "FenceMoved": _moved,
    "FenceLifted": lambda e, before, after: (
        before.fields[e.seat].fences == after.fields[e.seat].fences | 1 << e.edge != after.fields[e.seat].fences
    ),
    "PensChanged": lambda e, before, after: len(pens(after.fields[e.seat].fences)) == e.pens,
    "CardPlayed": _card_played,
    "CardsDiscarded": lambda e, before, after: (
        after.discard == before.discard + e.cards and all(_gone(e, before, after, card) for card in e.cards)
    ),
    "CardsDrawn": _cards_drawn,
    "WheelbarrowUsed": lambda e, before, after: after.turn.wheeled == 1 and e.seat == before.active,
    "EndTriggered": lambda e, before, after: after.triggered == e.seat,
    "PartPassed": _passed,
    "FinalTradeBegun": lambda e, before, after: (
        after.phase == Phase.FINAL_TRADE
        and sorted(task.seat for task in after.tasks if isinstance(task, Planning)) == [*range(len(after.fields))]
    ),
    "PlanMade": lambda e, before, after: (
        any(isinstance(task, Planning) and task.seat == e.seat for task in before.tasks)
        and not any(isinstance(task, Planning) and task.seat == e.seat for task in after.tasks)
        and e.nothing == _nothing_to_trade(before, e.seat)
    ),
    "TwinTurnBegun": lambda e, before, after: after.phase == Phase.TWINS_TURN,
    "GameEnded": lambda e, before, after: (after.winners, after.reason) == (e.winners, e.reason),
}


# Ephyran.


def _area(e: Any, before: Any, after: Any) -> bool:
    return bool(after.cities[e.seat].columns[e.territory][e.number - 1] == e.half)


def _token(e: Any, after: Any, seat: int, token: int) -> bool:
    return bool(after.cities[seat].tokens[e.territory][e.number - 1] == token)


def _replaced(e: Any, before: Any, after: Any) -> bool:
    """An area has taken the place of another one, whose token left the game."""
    had = before.cities[e.seat]
    there = had.columns[e.territory][e.number - 1] == e.old and _area(e, before, after)
    return there and e.token == int(had.tokens[e.territory][e.number - 1] != NO_TOKEN) and _token(e, after, e.seat, 0)


def _dionysus(e: Any, before: Any, after: Any) -> bool:
    place, number = TERRITORY[e.half], NUMBER[e.half]
    laid = after.cities[e.seat].columns[e.territory][e.number - 1] == e.dionysus
    left = before.cities[e.victim].columns[place][number - 1] == e.dionysus and _gone(e, before, after, e.half >> 1)
    taken = after.cities[e.victim].columns[place][number - 1] == e.half and _token(e, after, e.seat, e.token)
    return laid and left and taken


def _exchanged(e: Any, before: Any, after: Any) -> bool:
    columns = [after.cities[seat].columns[e.territory][e.number - 1] for seat in (e.seat, e.victim)]
    had = [before.cities[seat].columns[e.territory][e.number - 1] for seat in (e.victim, e.seat)]
    tokens = _token(e, after, e.seat, e.token) and _token(e, after, e.victim, e.other_token)
    return columns == had == [e.half, e.other] and tokens and e.seat == before.active


def _destroyed(e: Any, before: Any, after: Any) -> bool:
    had, has = before.cities[e.seat], after.cities[e.seat]
    gone = had.columns[e.territory] == has.columns[e.territory] + bytes([e.half])
    token = had.tokens[e.territory][e.number - 1] != NO_TOKEN
    lies = after.tartarus == before.tartarus + bytes([e.half >> 1])
    return bool(gone and e.number == len(had.columns[e.territory]) and e.token == int(token) and lies)


def _ends(e: Any, before: Any, after: Any) -> bool:
    """By who filled the city, or who took the last card of the pile: the active player, or who blocked a support."""
    why = (
        is_finished(after.cities[e.seat])
        if e.why == Ending.FULL_CITY
        else not after.pile and e.why == Ending.EMPTY_PILE
    )
    seat = before.active if before.asked == NO_SEAT else before.asked
    return e.seat == seat and after.ending == e.why != before.ending and why


EPHYRAN: dict[str, Fact] = {
    "GodChosen": lambda e, before, after: after.gods[e.seat] == e.god and before.active == e.seat,
    "HandsDealt": lambda e, before, after: all(map(_held, after.hands, e.hands)),
    "TurnBegun": lambda e, before, after: (after.active, after.round) == (e.seat, e.round),
    "AreaAdded": lambda e, before, after: (
        _area(e, before, after)
        and _gone(e, before, after, e.half >> 1)
        and e.number == len(after.cities[e.seat].columns[e.territory])
    ),
    "AreaChanged": lambda e, before, after: (
        _replaced(e, before, after) and after.discard[-1] == e.old >> 1 and _gone(e, before, after, e.half >> 1)
    ),
    "DionysusStolen": _dionysus,
    "CardDiscarded": lambda e, before, after: after.discard[-1] == e.card and _gone(e, before, after, e.card),
    "SupportAnnounced": lambda e, before, after: (
        after.announced == tuple(e)[2:] and after.asked == before.asked and _gone(e, before, after, e.half >> 1)
    ),
    "SeatAsked": lambda e, before, after: e.seat == (after.active if after.asked == NO_SEAT else after.asked),
    "AnswerDeclined": lambda e, before, after: (
        (e.seat, e.attacker, e.half) == (before.asked, before.active, before.announced.half)
        and after.announced == before.announced
    ),
    "SupportBlocked": lambda e, before, after: (
        (e.seat, e.attacker, e.attack) == (before.asked, before.active, before.announced.half)
        and after.announced is None
        and after.tartarus == before.tartarus + bytes([e.attack >> 1, e.half >> 1])
        and _gone(e, before, after, e.half >> 1)
    ),
    "SupportPlayed": lambda e, before, after: (
        after.tartarus == before.tartarus + bytes([e.half >> 1])
        and after.announced is None
        and after.cities == before.cities
        and e.seat == before.active
        and (e.half == before.announced.half if before.announced else _gone(e, before, after, e.half >> 1))
    ),
    "AreasExchanged": _exchanged,
    "AreaExchangedWithHand": lambda e, before, after: (
        _replaced(e, before, after) and e.old >> 1 in after.hands[e.seat] and _gone(e, before, after, e.half >> 1)
    ),
    "AreaDestroyed": _destroyed,
    "TokenTaken": lambda e, before, after: (
        after.token == e.token and len(before.supply) == len(after.supply) + 1 and e.seat == after.active
    ),
    "TokenStolen": lambda e, before, after: (
        after.token == e.token
        and _token(e, before, e.victim, e.token)
        and _token(e, after, e.victim, NO_TOKEN)
        and e.seat == after.active
    ),
    "TokenPlaced": lambda e, before, after: _token(e, after, e.seat, e.token) and before.token == e.token,
    "ColumnLocked": lambda e, before, after: after.cities[e.seat].locks[e.territory] == e.half,
    "ColumnUnlocked": lambda e, before, after: (
        before.cities[e.owner].locks[e.territory] == e.shield
        and after.cities[e.owner].locks[e.territory] < 0
        and _gone(e, before, after, e.half >> 1)
    ),
    "CardsSeen": lambda e, before, after: (
        before.pile.startswith(e.cards) and after.pile == before.pile[len(e.cards) :] and e.seat == after.active
    ),
    "CardKept": lambda e, before, after: (
        e.card in after.hands[e.seat]
        and after.discard == before.discard + e.others
        and sorted(before.seen) == sorted((e.card, *e.others))
        and not after.seen
    ),
    "CardDrawn": lambda e, before, after: (
        after.hands[e.seat] == before.hands[e.seat] + bytes([e.card])
        and (e.source == Source.PILE) == (len(after.pile) < len(before.pile))
    ),
    "DefenderRefilled": lambda e, before, after: (
        after.hands[e.seat] == before.hands[e.seat] + bytes([e.card]) and before.pile[0] == e.card
    ),
    "NothingDrawn": lambda e, before, after: e.seat == before.active and after.hands == before.hands,
    "EndTriggered": _ends,
    "CityFinished": lambda e, before, after: after.bonuses[e.seat] == e.bonus != before.bonuses[e.seat],
    "GameEnded": lambda e, before, after: (
        (after.ending, after.conceded) == (e.reason, e.conceded)
        and e.tokens == tuple(city.tokens for city in after.cities)
    ),
}


# Epona.


def _paid(e: Any, before: Any, after: Any, coins: int) -> bool:
    return bool(after.coins[e.seat] == before.coins[e.seat] + coins)


def _bonus(e: Any, before: Any, after: Any) -> bool:
    """Coins, studs and points: the seat has more of one of them, and nobody anything else."""
    name = {BonusKind.COINS: "coins", BonusKind.STUD: "studs", BonusKind.POINT: "points"}[e.bonus.kind]
    had, has = ({one: list(getattr(state, one)) for one in ("coins", "studs", "points")} for state in (before, after))
    had[name][e.seat] += e.bonus.what
    return had == has


def _laid(e: Any, before: Any, after: Any) -> bool:
    return after.tableaus[e.seat][e.row].slots[e.slot] == e.card and _gone(e, before, after, e.card)


def _sold(e: Any, before: Any, after: Any) -> bool:
    """What is owed is paid of it; without another card to sell nobody owes anything."""
    owed = before.debts[e.seat] - e.paid if after.hands[e.seat] else 0
    lies = e.card in after.discards[DECK[e.card]] and _gone(e, before, after, e.card)
    return lies and e.coins == SALE and _paid(e, before, after, e.coins - e.paid) and after.debts[e.seat] == owed


def _swapped(e: Any, before: Any, after: Any) -> bool:
    def where(state: Any, card: int) -> tuple[int, int] | None:
        rows = enumerate(state.tableaus[e.seat])
        return next(((number, row.slots.index(card)) for number, row in rows if card in row.slots), None)

    had = (where(before, e.card), where(before, e.other))
    return None not in had and (where(after, e.other), where(after, e.card)) == had


def _round_ended(e: Any, before: Any, after: Any) -> bool:
    """Hands are sold but for what is kept; the table is the first player's."""
    left = [Counter(hand) - Counter([kept]) for hand, kept in zip(before.hands, e.kept, strict=True)]
    coins = [had + SALE * len(sold) for had, sold in zip(before.coins, e.sold, strict=True)]
    return (
        e.round == before.round
        and not any(after.hands)
        and after.aside == e.kept
        and after.active == after.starter == before.starter
        and [Counter(sold) for sold in e.sold] == left
        and list(after.coins) == coins
    )


def _of_decks(cards: bytes, taken: bytes) -> bool:
    return [sum(DECK[card] == deck for card in cards) for deck in range(len(taken))] == list(taken)


def _bonus_drawn(e: Any, before: Any, after: Any) -> bool:
    """Of that deck, or of its group where it is used up."""
    group = DECKS_OF[GROUP_OF[e.deck]]
    of_group = all(DECK[card] in group for card in e.cards) and (e.taken[e.deck] > 0 or not before.decks[e.deck])
    drawn = _held(after.seen + after.hands[e.seat], e.cards) and e.seat == after.active
    return drawn and _of_decks(e.cards, e.taken) and of_group


def _shuffled(e: Any, before: Any, after: Any) -> bool:
    """All that was discarded lies on the deck, what is drawn of it next, too."""
    had, has = (
        (state.stable_discard, state.stables) if e.deck < 0 else (state.discards[e.deck], state.decks[e.deck])
        for state in (before, after)
    )
    return bool(had[0]) and not has[0] and set(had[0]) <= set(has[1]) <= set(had[0] + had[1])


def _finished(e: Any, before: Any, after: Any) -> bool:
    row = after.tableaus[e.seat][e.row]
    cube = Cube.COMPLETED if e.is_complete else Cube.FINISHED
    return bool(row.stable == e.stable and row.cube == cube != before.tableaus[e.seat][e.row].cube)


def _stable_kept(e: Any, before: Any, after: Any) -> bool:
    laid = after.tableaus[e.seat][-1 if e.below else 0].stable == e.stable
    return laid and after.stable_discard == before.stable_discard + e.others and not after.seen


def _owner(state: Any, stallion: int) -> int:
    return next((seat for seat, rows in enumerate(state.tableaus) if any(stallion in row.slots for row in rows)), -1)


def _horses_bred(e: Any, before: Any, after: Any) -> bool:
    points = list(before.points)
    for seat in (e.seat, e.owner) if e.shared else ():
        points[seat] += PARTNER_POINT
    foal = before.tokens[e.mare] == 0 and after.tokens[e.mare] == e.foal
    return (
        foal
        and after.studs[e.seat] == before.studs[e.seat] - 1
        and e.owner == _owner(after, e.stallion)
        and list(after.points) == points
        and (e.owner in (e.seat, -1) or after.tokens[e.stallion] == before.tokens[e.stallion] + STUD_POINTS)
    )


def _chosen(e: Any, before: Any, after: Any) -> bool:
    """With the token beside it; the others stay on display, but alone, where they are used up."""
    place = before.display.index(e.face)
    display, offered = (pile[:place] + pile[place + 1 :] for pile in (before.display, before.offered))
    left = (display, offered) if len(before.coins) > 1 else (b"", b"")
    return (
        after.faces[e.seat] == e.face
        and (after.display, after.offered) == left
        and before.offered[place] == after.lots[e.seat] == e.token
        and after.debts[e.seat] == e.owed
        and _paid(e, before, after, -e.paid)
    )


def _pairs(e: Any, after: Any) -> bool:
    """Who is in a pair has its number, from 1 on; who is unpaired has none, and draws so many cards."""
    lots = [0] * len(after.lots)
    for number, (divider, chooser) in enumerate(e.pairs[: len(lots) // 2], 1):
        lots[divider] = lots[chooser] = number
    both = len(e.pairs) > len(lots) // 2
    swapped = tuple((chooser, divider) for divider, chooser in e.pairs[:1])
    line = seats_of_round(after)
    return (
        bytes(lots) == after.lots
        and (not both or e.pairs[1:] == swapped)
        and (e.pairs, e.alone, e.draws) == (line.pairs, line.alone, line.draws)
    )


def _placing(e: Any, before: Any, after: Any) -> bool:
    kept = (before.aside[e.seat], after.aside[e.seat]) == (e.aside, NONE)
    return after.active == e.seat and kept and (e.aside == NONE or e.aside in after.hands[e.seat])


def _revealed(e: Any, before: Any, after: Any) -> bool:
    """The groups of all who had something to divide."""
    return all(
        first == after.divided[seat] and (not first or sorted(first + second) == sorted(after.drawn[seat]))
        for seat, (first, second) in enumerate(zip(e.firsts, e.seconds, strict=True))
    )


def _group_taken(e: Any, before: Any, after: Any) -> bool:
    """What one takes and what is left were the groups of the divider."""
    first = before.divided[e.divider]
    second = bytes(card for card in before.drawn[e.divider] if card not in first)
    return (
        sorted((e.taken, e.left)) == sorted((first, second))
        and set(e.taken) <= set(after.hands[e.seat])
        and set(e.left) <= set(after.hands[e.divider])
        and not after.drawn[e.divider]
    )


EPONA: dict[str, Fact] = {
    "PairsFormed": lambda e, before, after: _pairs(e, after),
    "DrawingBegun": lambda e, before, after: after.active == e.seat,
    "CardsDivided": lambda e, before, after: (
        after.divided[e.seat] == e.first and sorted(e.first + e.second) == sorted(before.drawn[e.seat])
    ),
    "GroupsRevealed": _revealed,
    "GroupPicked": lambda e, before, after: (before.picked[e.seat], after.picked[e.seat]) == (0, e.group),
    "GroupTaken": _group_taken,
    "DiscardChosen": lambda e, before, after: (
        e.card in before.hands[e.seat] and e.card not in after.hands[e.seat] and after.drawn[e.seat] == bytes((e.card,))
    ),
    "OwnerChosen": lambda e, before, after: (
        e.owner in before.owners_offered[e.seat]
        and e.stable in before.stables_offered[e.seat]
        and (after.owners_offered[e.seat], after.stables_offered[e.seat]) == (bytes((e.owner,)), bytes((e.stable,)))
    ),
    "OwnersRevealed": lambda e, before, after: (
        after.owners == e.owners and bytes(rows[-1].stable for rows in after.tableaus) == e.stables
    ),
    "RoundBegun": lambda e, before, after: (
        tuple(e)[1:]
        == (
            after.round,
            after.starter,
            after.display,
            after.offered,
            after.unused,
            after.used,
        )
    ),
    "SelectionChosen": _chosen,
    "DeckChosen": lambda e, before, after: (
        after.chosen[e.seat] == before.chosen[e.seat] + bytes([e.deck]) and e.seat == before.active
    ),
    "SelectingBegun": lambda e, before, after: after.active == e.seat,
    "CardsDrawn": lambda e, before, after: (
        after.drawn[e.seat] == e.cards and after.active == after.starter and _of_decks(e.cards, e.taken)
    ),
    "DeckShuffled": _shuffled,
    "CardsKept": lambda e, before, after: (
        after.hands[e.seat] == bytes(sorted(e.cards))
        and sorted(before.drawn[e.seat]) == sorted(after.drawn[e.seat] + e.cards)
    ),
    "CardsDiscarded": lambda e, before, after: (
        before.drawn[e.seat] == e.cards
        and not after.drawn[e.seat]
        and all(card in after.discards[DECK[card]] for card in e.cards)
    ),
    "PlacingBegun": _placing,
    "CardPlaced": lambda e, before, after: _laid(e, before, after) and _paid(e, before, after, -e.paid),
    "CardSold": _sold,
    "BonusGained": _bonus,
    "BonusOpened": lambda e, before, after: (
        e.seat == before.active and (after.pending[-1] == e.bonus or not after.pending)
    ),
    "BonusLost": lambda e, before, after: e.seat == before.active,
    "BoxUsed": lambda e, before, after: (
        after.boxes[e.seat] == before.boxes[e.seat] | 1 << e.box != before.boxes[e.seat]
        and e.owner == after.owners[e.seat]
    ),
    "BonusDrawn": _bonus_drawn,
    "DrawReplaced": _bonus,
    "DrawnKept": lambda e, before, after: (
        e.card in after.hands[e.seat]
        and sorted(before.seen) == sorted((e.card, *e.others))
        and not after.seen
        and all(card in after.discards[DECK[card]] for card in e.others)
    ),
    "StableFinished": _finished,
    "StablesDrawn": lambda e, before, after: after.seen == e.stables and e.seat == after.active,
    "StableKept": _stable_kept,
    "BreedingAsked": lambda e, before, after: (
        after.pair == bytes([e.mare, e.stallion]) and e.seat == before.active and e.owner == _owner(after, e.stallion)
    ),
    "BreedingRefused": lambda e, before, after: (
        after.refused == before.refused + bytes([e.mare, e.stallion])
        and (e.seat, e.asker) == (_owner(after, e.stallion), before.active)
    ),
    "HorsesBred": _horses_bred,
    "PlacingFinished": lambda e, before, after: after.aside[e.seat] == e.kept and e.seat == before.active,
    "BreedingBegun": lambda e, before, after: after.active == e.seat,
    "BreedingPassed": lambda e, before, after: after.finished == before.finished | 1 << e.seat != before.finished,
    "RoundEnded": _round_ended,
    "RollersBegun": lambda e, before, after: after.active == e.seat,
    "RollerMoved": lambda e, before, after: e.card in after.rollers[e.seat] and e.card not in before.rollers[e.seat],
    "RollersKept": lambda e, before, after: e.seat == before.active,
    "SwappingBegun": lambda e, before, after: (after.active, after.swaps) == (e.seat, e.swaps),
    "CardsSwapped": _swapped,
    "PlacesKept": lambda e, before, after: e.seat == before.active,
    "GameEnded": lambda e, before, after: after.phase == EponaPhase.OVER,
}

FACTS: dict[str, dict[str, Fact]] = {
    "epigo": EPIGO,
    "my-kingdom-for-a-horse": KINGDOM,
    "ephyran": EPHYRAN,
    "epona": EPONA,
}
UNSEEN: dict[str, set[str]] = {
    "epigo": set(),
    "my-kingdom-for-a-horse": {"AnimalsGained.traded", "AnimalsLost.forced", "AnimalsLost.no_room"},
    "ephyran": set(),
    "epona": set(),
}
"""By game the fields of events that no picture shows."""
RARE = {"BonusLost", "GainForfeited"}
"""Kinds of events that short random games do not come to."""
