"""What an event carries is so in its picture: for each kind of event of our games, a fact of the picture after it.

A fact is given the event, the picture before it and the one after it. ``untrue`` finds the first event of a step whose
fact does not hold.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from boardroom.engine.rules import AnyRules
from boardroom.games.ephyran.position.cards import NUMBER, TERRITORY
from boardroom.games.epigo.position.state import DELTAS, deployed
from boardroom.games.epona.position.cards import NONE
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Restocking

Fact: TypeAlias = Callable[[Any, Any, Any], bool]


def untrue(rules: AnyRules, state: Any, seat: int, action: Any) -> Any | None:
    """The first event of a step whose fact does not hold in its picture, None where all do."""
    before = state
    events = rules.apply(state, seat, action).events
    for event, picture in zip(events, rules.pictures(state, seat, action), strict=True):
        fact = FACTS[rules.id].get(type(event).__name__)
        if fact is not None and not fact(event, before, picture):
            return event
        before = picture
    return None


def _held(cards: bytes, picked: bytes) -> bool:
    return all(card in cards for card in picked)


def _gone(e: Any, before: Any, after: Any, card: int) -> bool:
    return card in before.hands[e.seat] and card not in after.hands[e.seat]


# Epigo.


def _slid(e: Any, before: Any, after: Any) -> bool:
    return after.where[e.piece] == e.target and after.board[e.target] == e.piece != after.board[e.origin]


def _pushed(e: Any, before: Any, after: Any) -> bool:
    """The chain is one square on; who falls is beyond the edge, and not captured before that is told."""
    step = DELTAS[e.direction]
    there = [after.where[piece] for piece in e.chain]
    return there == [e.origin + step * (place + 1) for place in range(len(e.chain))] and after.lost == before.lost


def _captured(e: Any, before: Any, after: Any) -> bool:
    lost = [sum(not after.where[seat << 3 | number] for number in range(1, 8)) for seat in (0, 1)]
    return e.piece not in after.board and after.where[e.piece] == 0 and after.lost == tuple(lost)


def _revealed(e: Any, before: Any, after: Any) -> bool:
    return after.rows == e.rows and (after.board, after.where) == deployed(e.rows)


EPIGO: dict[str, Fact] = {
    "EpigonDeployed": lambda e, before, after: after.rows[e.seat][e.column] == e.number,
    "OrderStacked": lambda e, before, after: after.stacks[e.seat] == before.stacks[e.seat] + bytes([e.order]),
    "SeatLocked": lambda e, before, after: after.locked == before.locked | 1 << e.seat,
    "DeploymentRevealed": _revealed,
    "TurnBegun": lambda e, before, after: (after.turn, after.first) == (e.turn, e.first) and not any(after.stacks),
    "OrdersRevealed": lambda e, before, after: tuple(stack[e.pair] for stack in after.stacks) == tuple(e.orders),
    "EpigonSlid": _slid,
    "EpigonSuperSlid": _slid,
    "EpigonsPushed": _pushed,
    "MoveBlocked": lambda e, before, after: after.where == before.where and after.where[e.piece] == e.origin,
    "EpigonCaptured": _captured,
    "DrawOffered": lambda e, before, after: after.offer == e.seat,
    "DrawDeclined": lambda e, before, after: after.offer == -1 != before.offer,
    "GameEnded": lambda e, before, after: (after.winner, after.reason) == (e.winner, e.reason),
}


# My Kingdom for a Horse.


def _on_field(e: Any, before: Any, after: Any) -> bool:
    """The field is the one that is told, and the supply has what is missing on the board."""
    if e.field is None:
        return after.fields == before.fields and after.twin != before.twin
    others = [field for seat, field in enumerate(after.fields) if seat != e.seat]
    same = others == [field for seat, field in enumerate(before.fields) if seat != e.seat]
    had, has = total(before.fields[e.seat].animals), total(after.fields[e.seat].animals)
    moved = [one - other for one, other in zip(had, has, strict=True)]
    back = [one - other for one, other in zip(after.supply, before.supply, strict=True)]
    return same and after.fields[e.seat] == e.field and moved == back


def _card_played(e: Any, before: Any, after: Any) -> bool:
    lasting = bool(CARDS[e.card].lasting)
    rolls = after.turn.more_rolls - before.turn.more_rolls == (0 if lasting else CARDS[e.card].rerolls)
    return _gone(e, before, after, e.card) and rolls and e.card in (after.lasting[e.seat] if lasting else after.discard)


KINGDOM: dict[str, Fact] = {
    "TurnBegun": lambda e, before, after: (after.active, after.round) == (e.seat, e.round) and not after.turn.rolls,
    "PartBegun": lambda e, before, after: (after.part_seat, after.phase) == (e.seat, e.phase),
    "DiceRolled": lambda e, before, after: after.turn.dice == e.dice,
    "DieUsed": lambda e, before, after: after.turn.used == before.turn.used | e.mask,
    "DieTaken": lambda e, before, after: after.turn.taken == before.turn.taken | 1 << e.die,
    "DieTurned": lambda e, before, after: after.turn.dice[e.die] == e.face,
    "AnimalsGained": _on_field,
    "AnimalsLost": _on_field,
    "AnimalsRanAway": _on_field,
    "AnimalsPaid": _on_field,
    "AnimalsTradedIn": _on_field,
    "AnimalsSettled": _on_field,
    "AnimalsWaiting": lambda e, before, after: any(
        isinstance(task, Placing) and task.waiting == e.coming for task in after.tasks
    ),
    "FencesGained": lambda e, before, after: any(
        isinstance(task, Fencing) and (task.place, task.move) == (e.place, e.move) for task in after.tasks
    ),
    "RestockBegun": lambda e, before, after: (
        bool(e.asked) == any(isinstance(task, Restocking) and task.asked == e.asked for task in after.tasks)
    ),
    "FencePlaced": lambda e, before, after: after.fields[e.seat].fences == before.fields[e.seat].fences | 1 << e.edge,
    "FenceMoved": lambda e, before, after: after.fields[e.seat].fences == before.fields[e.seat].fences | 1 << e.edge,
    "FenceLifted": lambda e, before, after: after.fields[e.seat].fences == before.fields[e.seat].fences ^ 1 << e.edge,
    "CardPlayed": _card_played,
    "CardsDiscarded": lambda e, before, after: after.discard == before.discard + e.cards,
    "CardsDrawn": lambda e, before, after: after.hands[e.seat] == before.hands[e.seat] + e.cards,
    "WheelbarrowUsed": lambda e, before, after: after.turn.wheeled == 1,
    "EndTriggered": lambda e, before, after: after.triggered == e.seat,
    "GameEnded": lambda e, before, after: (after.winners, after.reason) == (e.winners, e.reason),
}


# Ephyran.


def _area(e: Any, before: Any, after: Any) -> bool:
    return after.cities[e.seat].columns[e.territory][e.number - 1] == e.half


def _token(e: Any, after: Any, seat: int, token: int) -> bool:
    return after.cities[seat].tokens[e.territory][e.number - 1] == token


def _dionysus(e: Any, before: Any, after: Any) -> bool:
    place, number = TERRITORY[e.half], NUMBER[e.half]
    laid = after.cities[e.seat].columns[e.territory][e.number - 1] == e.dionysus
    return laid and after.cities[e.victim].columns[place][number - 1] == e.half and _token(e, after, e.seat, e.token)


def _exchanged(e: Any, before: Any, after: Any) -> bool:
    columns = [after.cities[seat].columns[e.territory][e.number - 1] for seat in (e.seat, e.victim)]
    tokens = _token(e, after, e.seat, e.token) and _token(e, after, e.victim, e.other_token)
    return columns == [e.half, e.other] and tokens


EPHYRAN: dict[str, Fact] = {
    "GodChosen": lambda e, before, after: after.gods[e.seat] == e.god and before.active == e.seat,
    "HandsDealt": lambda e, before, after: all(map(_held, after.hands, e.hands)),
    "TurnBegun": lambda e, before, after: (after.active, after.round) == (e.seat, e.round),
    "AreaAdded": lambda e, before, after: _area(e, before, after) and _gone(e, before, after, e.half >> 1),
    "AreaChanged": lambda e, before, after: _area(e, before, after) and after.discard[-1] == e.old >> 1,
    "DionysusStolen": _dionysus,
    "CardDiscarded": lambda e, before, after: after.discard[-1] == e.card and _gone(e, before, after, e.card),
    "SupportAnnounced": lambda e, before, after: after.announced == tuple(e)[2:] and after.asked == before.asked,
    "SeatAsked": lambda e, before, after: after.asked == e.seat or after.active == e.seat,
    "AnswerDeclined": lambda e, before, after: after.announced == before.announced,
    "SupportBlocked": lambda e, before, after: (
        after.announced is None and after.tartarus == before.tartarus + bytes([e.attack >> 1, e.half >> 1])
    ),
    "SupportPlayed": lambda e, before, after: (
        after.tartarus == before.tartarus + bytes([e.half >> 1])
        and after.announced is None
        and after.cities == before.cities
    ),
    "AreasExchanged": _exchanged,
    "AreaExchangedWithHand": lambda e, before, after: _area(e, before, after) and e.old >> 1 in after.hands[e.seat],
    "AreaDestroyed": lambda e, before, after: after.tartarus == before.tartarus + bytes([e.half >> 1]),
    "TokenTaken": lambda e, before, after: after.token == e.token and len(before.supply) == len(after.supply) + 1,
    "TokenStolen": lambda e, before, after: after.token == e.token and _token(e, before, e.victim, e.token),
    "TokenPlaced": lambda e, before, after: _token(e, after, e.seat, e.token),
    "ColumnLocked": lambda e, before, after: after.cities[e.seat].locks[e.territory] == e.half,
    "ColumnUnlocked": lambda e, before, after: (
        before.cities[e.owner].locks[e.territory] == e.shield and after.cities[e.owner].locks[e.territory] < 0
    ),
    "CardsSeen": lambda e, before, after: after.seen == e.cards and after.pile == before.pile[len(e.cards) :],
    "CardKept": lambda e, before, after: e.card in after.hands[e.seat] and after.discard.endswith(e.others),
    "CardDrawn": lambda e, before, after: after.hands[e.seat] == before.hands[e.seat] + bytes([e.card]),
    "DefenderRefilled": lambda e, before, after: after.hands[e.seat] == before.hands[e.seat] + bytes([e.card]),
    "EndTriggered": lambda e, before, after: after.ending == e.why,
    "CityFinished": lambda e, before, after: after.bonuses[e.seat] == e.bonus,
    "GameEnded": lambda e, before, after: (after.ending, after.conceded) == (e.reason, e.conceded),
}


# Epona.


def _paid(e: Any, before: Any, after: Any, coins: int) -> bool:
    return after.coins[e.seat] == before.coins[e.seat] + coins


def _bonus(e: Any, before: Any, after: Any) -> bool:
    """Coins, studs and points: one of them has grown by what is told."""
    grown = [sum(getattr(after, name)) - sum(getattr(before, name)) for name in ("coins", "studs", "points")]
    return sorted(grown) == sorted((0, 0, e.bonus.what))


def _laid(e: Any, before: Any, after: Any) -> bool:
    return after.tableaus[e.seat][e.row].slots[e.slot] == e.card and _gone(e, before, after, e.card)


def _swapped(e: Any, before: Any, after: Any) -> bool:
    def where(state: Any, card: int) -> tuple[int, int]:
        rows = enumerate(state.tableaus[e.seat])
        return next((number, row.slots.index(card)) for number, row in rows if card in row.slots)

    return (where(after, e.card), where(after, e.other)) == (where(before, e.other), where(before, e.card))


def _round_ended(e: Any, before: Any, after: Any) -> bool:
    return not any(after.hands) and after.aside == e.kept and after.active == after.starter


EPONA: dict[str, Fact] = {
    "RoundBegun": lambda e, before, after: (
        (after.round, after.starter, after.display, after.offered) == (e.round, e.starter, e.display, e.offered)
    ),
    "SelectionChosen": lambda e, before, after: (
        after.faces[e.seat] == e.face
        and after.lots[e.seat] == e.token
        and after.debts[e.seat] == e.owed
        and _paid(e, before, after, -e.paid)
    ),
    "SelectingBegun": lambda e, before, after: after.active == e.seat,
    "CardsDrawn": lambda e, before, after: after.drawn[e.seat] == e.cards and after.active == after.starter,
    "CardsKept": lambda e, before, after: after.hands[e.seat] == bytes(sorted(e.cards)),
    "CardsDiscarded": lambda e, before, after: before.drawn[e.seat] == e.cards and not after.drawn[e.seat],
    "PlacingBegun": lambda e, before, after: (
        after.active == e.seat
        and (
            e.aside == NONE
            or ((before.aside[e.seat], after.aside[e.seat]) == (e.aside, NONE) and e.aside in after.hands[e.seat])
        )
    ),
    "CardPlaced": lambda e, before, after: _laid(e, before, after) and _paid(e, before, after, -e.paid),
    "CardSold": lambda e, before, after: _gone(e, before, after, e.card) and _paid(e, before, after, e.coins - e.paid),
    "BonusGained": _bonus,
    "BonusOpened": lambda e, before, after: after.pending[-1] == e.bonus or not after.pending,
    "BoxUsed": lambda e, before, after: after.boxes[e.seat] == before.boxes[e.seat] | 1 << e.box,
    "BonusDrawn": lambda e, before, after: _held(after.seen + after.hands[e.seat], e.cards),
    "DrawReplaced": _bonus,
    "DrawnKept": lambda e, before, after: e.card in after.hands[e.seat] and not after.seen,
    "StableFinished": lambda e, before, after: (
        after.tableaus[e.seat][e.row].cube != before.tableaus[e.seat][e.row].cube
    ),
    "StablesDrawn": lambda e, before, after: after.seen == e.stables,
    "StableKept": lambda e, before, after: (
        after.tableaus[e.seat][-1 if e.below else 0].stable == e.stable
        and after.stable_discard == before.stable_discard + e.others
    ),
    "HorsesBred": lambda e, before, after: (
        after.tokens[e.mare] == e.foal and after.studs[e.seat] == before.studs[e.seat] - 1
    ),
    "PlacingFinished": lambda e, before, after: after.aside[e.seat] == e.kept,
    "BreedingBegun": lambda e, before, after: after.active == e.seat,
    "RoundEnded": _round_ended,
    "RollersBegun": lambda e, before, after: after.active == e.seat,
    "RollerMoved": lambda e, before, after: e.card in after.rollers[e.seat],
    "SwappingBegun": lambda e, before, after: (after.active, after.swaps) == (e.seat, e.swaps),
    "CardsSwapped": _swapped,
}

FACTS: dict[str, dict[str, Fact]] = {
    "epigo": EPIGO,
    "my-kingdom-for-a-horse": KINGDOM,
    "ephyran": EPHYRAN,
    "epona": EPONA,
}
