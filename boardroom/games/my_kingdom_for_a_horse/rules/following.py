"""Following what happened: the view after each event of a step, so that motion can go from picture to picture.

Of what is still to be done a followed view holds the decisions alone; what goes on without anybody being asked is told
by its events.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from boardroom.engine.tuples import replaced
from boardroom.games.my_kingdom_for_a_horse import events as e
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.counts import NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.dice import die_mask, with_face
from boardroom.games.my_kingdom_for_a_horse.field import Field
from boardroom.games.my_kingdom_for_a_horse.state import (
    CARD_PLAYED,
    CARDS_EXCHANGED,
    FINAL_TRADE,
    NEW_TURN,
    NOBODY,
    OVER,
    OWN_DICE,
    SECOND_DICE,
    TRADING,
    TWIN_SEAT,
    TWINS_TURN,
    State,
    next_affected,
)
from boardroom.games.my_kingdom_for_a_horse.tasks import (
    FENCING,
    PLACING,
    PLANNING,
    RESTOCKING,
    Fencing,
    Placing,
    Planning,
    Restocking,
    Task,
    fencing,
    placing,
    planning,
    restocking,
)

Decision: TypeAlias = Fencing | Placing | Restocking | Planning


def follow(view: State, event: Any) -> State:
    """The view after an event."""
    after: Callable[[State, Any], State] | None = _AFTER.get(type(event))
    if after is None:
        return view
    if len(view.tasks) != len(decisions := _decisions(view)):
        view = view._replace(tasks=decisions)
    return after(view, event)


def _decisions(view: State) -> tuple[Decision, ...]:
    return tuple(task for task in view.tasks if isinstance(task, Decision))


def pictured(view: State) -> State:
    """What of a view is kept true while events are followed: all but the count of steps, and of what is still to be
    done only the decision that is open, as far as it is shown.
    """
    decisions = _decisions(view)
    # What was traded in a turn does not matter in the final trade any more.
    traded = 0 if view.phase in (FINAL_TRADE, OVER) else view.turn.traded
    shown = (_shown(view, decisions[-1]),) if decisions else ()
    return view._replace(step=0, turn=view.turn._replace(traded=traded), tasks=shown)


def _shown(view: State, decision: Decision) -> Decision:
    """What is shown of a decision: fences to place, to move and in hand, who waits for room, who is asked."""
    if isinstance(decision, Fencing):
        return decision._replace(must=0)
    if isinstance(decision, Placing):
        return decision._replace(why=0, owed=0, must=0)
    if isinstance(decision, Restocking):
        return decision._replace(missing=0, asked=1 << next_affected(view, decision.asked))
    return planning(decision.seat, 0, NONE)


# The turn.


def _with_turn(view: State, **changes: Any) -> State:
    """The view with other values in its turn."""
    return view._replace(turn=view.turn._replace(**changes))


def _turn(view: State, event: e.TurnBegun) -> State:
    return view._replace(
        phase=OWN_DICE, active=event.seat, part_seat=event.seat, round=event.round, turn=NEW_TURN, tasks=(),
    )  # fmt: skip


def _part(view: State, event: e.PartBegun) -> State:
    traded = 0
    if event.phase == SECOND_DICE:
        # There it counts the dice that a seat took.
        traded = view.turn.traded + 1 if (view.phase, view.part_seat) == (event.phase, event.seat) else 1
    return _with_turn(view, traded=traded)._replace(phase=event.phase, part_seat=event.seat, tasks=())


def _twins_turn(view: State, event: e.TwinTurnBegun) -> State:
    return _with_turn(view, traded=0)._replace(phase=TWINS_TURN, part_seat=view.active, tasks=())


def _final_trade(view: State, event: e.FinalTradeBegun) -> State:
    count = len(view.fields)
    plans = tuple(planning((view.active + step) % count, 0, NONE) for step in reversed(range(count)))
    return view._replace(phase=FINAL_TRADE, part_seat=view.active, tasks=plans)


def _over(view: State, event: e.GameEnded) -> State:
    return view._replace(phase=OVER, winners=event.winners, reason=event.reason, part_seat=NOBODY, tasks=())


# Dice.


def _rolled(view: State, event: e.DiceRolled) -> State:
    return _with_turn(view, dice=event.dice, rolls=view.turn.rolls if event.seat == TWIN_SEAT else event.roll)


def _turned(view: State, event: e.DieTurned) -> State:
    dice = with_face(view.turn.dice, event.die, event.face)
    return _with_turn(view, dice=dice, turned=int(event.lasting or view.turn.turned))


# What is to be decided.


def _asked(view: State, task: Task) -> State:
    """The view when a decision opens; what was to be done before comes afterwards."""
    return view._replace(tasks=(*view.tasks, task))


def _decided(view: State, code: int) -> State:
    """The view when the decision of a kind that was opened last is made, if there is one."""
    place = _last(view, code)
    return view if place < 0 else view._replace(tasks=(*view.tasks[:place], *view.tasks[place + 1 :]))


def _last(view: State, code: int) -> int:
    """The place of the last task of a kind, -1 if there is none."""
    return next((place for place in reversed(range(len(view.tasks))) if view.tasks[place].code == code), -1)


def _answered(view: State, seat: int) -> State:
    """The view when a seat has traded or given one in a restock; who had no choice was not asked."""
    place = _last(view, RESTOCKING)
    if place < 0 or seat == TWIN_SEAT:
        return view
    restock = view.tasks[place]
    assert isinstance(restock, Restocking)
    left = restock.asked & ~(1 << seat)
    # With nobody left to be asked it is no decision any more.
    rest = (restock._replace(asked=left),) if left else ()
    return view._replace(tasks=(*view.tasks[:place], *rest, *view.tasks[place + 1 :]))


def _restock(view: State, event: e.RestockBegun) -> State:
    if not event.asked:
        return view
    return _asked(view, restocking(event.seat, event.kind, event.missing, event.asked))


# Fences.


def _fence_placed(view: State, event: e.FencePlaced | e.FenceMoved) -> State:
    built = _with_fences(view, event.seat, view.fields[event.seat].fences | 1 << event.edge)
    task = view.tasks[-1]
    assert isinstance(task, Fencing)
    left = task.place - isinstance(event, e.FencePlaced)
    if not left and not task.move:
        return _decided(built, FENCING)
    return built._replace(tasks=(*view.tasks[:-1], task._replace(place=left, origin=-1)))


def _fence_lifted(view: State, event: e.FenceLifted) -> State:
    lifted = _with_fences(view, event.seat, view.fields[event.seat].fences & ~(1 << event.edge))
    task = view.tasks[-1]
    assert isinstance(task, Fencing)
    return lifted._replace(tasks=(*view.tasks[:-1], task._replace(move=task.move - 1, origin=event.edge)))


def _with_field(view: State, seat: int, field: Field) -> State:
    return view._replace(fields=replaced(view.fields, seat, field))


def _with_fences(view: State, seat: int, fences: int) -> State:
    return _with_field(view, seat, Field(fences, view.fields[seat].animals))


# Animals.


def _gained(view: State, event: e.AnimalsGained) -> State:
    return _with_animals(view, event.seat, event.field, minus(NONE, event.counts))


def _given(view: State, event: e.AnimalsPaid | e.AnimalsTradedIn | e.AnimalsRanAway) -> State:
    return _with_animals(view, event.seat, event.field, event.counts)


def _lost(view: State, event: e.AnimalsLost) -> State:
    left = _with_animals(view, event.seat, event.field, minus(event.counts, event.turned_away))
    return _answered(left, event.seat) if event.forced else left


def _traded(view: State, event: e.AnimalsTraded) -> State:
    if event.forced:
        return _answered(view, event.seat)
    return _with_turn(view, traded=view.turn.traded | 1 << event.kind) if view.phase == TRADING else view


def _with_animals(view: State, seat: int, field: Field | None, given: Counts) -> State:
    """The view when a seat has given animals to the supply, or taken them (below 0)."""
    supply = plus(view.supply, given)
    if seat == TWIN_SEAT:
        assert view.twin is not None
        return view._replace(supply=supply, twin=minus(view.twin, given))
    assert field is not None
    return _with_field(view, seat, field)._replace(supply=supply)


def _waiting(view: State, event: e.AnimalsWaiting) -> State:
    return _asked(view, placing(event.seat, event.coming, 0, 0, 0))


# Farm cards.


def _card_played(view: State, event: e.CardPlayed) -> State:
    seat, card, design = event.seat, event.card, CARDS[event.card]
    view = _with_hand(view, seat, _without(view.hands[seat], bytes((card,))))
    if design.lasting:
        lasting = replaced(view.lasting, seat, view.lasting[seat] + bytes((card,)))
        return _with_turn(view, carded=CARD_PLAYED)._replace(lasting=lasting)
    played = _with_turn(view, carded=CARD_PLAYED, more_rolls=view.turn.more_rolls + design.rerolls)
    return played._replace(discard=view.discard + bytes((card,)))


def _cards_discarded(view: State, event: e.CardsDiscarded) -> State:
    left = _with_hand(view, event.seat, _without(view.hands[event.seat], event.cards))
    return _with_turn(left, carded=CARDS_EXCHANGED)._replace(discard=view.discard + event.cards)


def _cards_drawn(view: State, event: e.CardsDrawn) -> State:
    deck, discard = view.deck, view.discard
    if event.shuffled:
        deck, discard = deck + bytes([HIDDEN]) * len(discard), b""
    drawn = _with_hand(view, event.seat, view.hands[event.seat] + event.cards)
    return drawn._replace(deck=deck[len(event.cards) :], discard=discard)


def _with_hand(view: State, seat: int, hand: bytes) -> State:
    return view._replace(hands=replaced(view.hands, seat, hand))


def _without(hand: bytes, cards: bytes) -> bytes:
    """A hand without cards; of a hidden hand, without so many."""
    left = bytearray(hand)
    for card in cards:
        left.remove(card if card in left else HIDDEN)
    return bytes(left)


_AFTER: dict[type, Callable[[State, Any], State]] = {
    e.TurnBegun: _turn,
    e.PartBegun: _part,
    e.TwinTurnBegun: _twins_turn,
    e.FinalTradeBegun: _final_trade,
    e.PlanMade: lambda view, event: _decided(view, PLANNING),
    e.EndTriggered: lambda view, event: view._replace(triggered=event.seat),
    e.GameEnded: _over,
    e.DiceRolled: _rolled,
    e.DieUsed: lambda view, event: _with_turn(view, used=view.turn.used | event.mask),
    e.DieTaken: lambda view, event: _with_turn(view, taken=view.turn.taken | die_mask(event.die)),
    e.DieTurned: _turned,
    e.FencesGained: lambda view, event: _asked(view, fencing(event.seat, event.place, event.move, -1, 0)),
    e.WheelbarrowUsed: lambda view, event: _with_turn(view, wheeled=1),
    e.FencePlaced: _fence_placed,
    e.FenceMoved: _fence_placed,
    e.FenceLifted: _fence_lifted,
    e.PensChanged: lambda view, event: _decided(view, FENCING),
    e.AnimalsWaiting: _waiting,
    e.AnimalsKept: lambda view, event: _decided(view, PLACING),
    e.AnimalsGained: _gained,
    e.AnimalsLost: _lost,
    e.AnimalsRanAway: _given,
    e.AnimalsPaid: _given,
    e.AnimalsTradedIn: _given,
    e.AnimalsSettled: lambda view, event: _with_field(view, event.seat, event.field),
    e.AnimalsTraded: _traded,
    e.RestockBegun: _restock,
    e.CardPlayed: _card_played,
    e.CardsDiscarded: _cards_discarded,
    e.CardsDrawn: _cards_drawn,
}
