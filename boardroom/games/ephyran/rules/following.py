"""Following what happened: the view after each event of a step, so that motion can go from picture to picture."""

from collections.abc import Callable
from typing import Any

from boardroom.engine.tuples import replaced
from boardroom.games.ephyran import events as e
from boardroom.games.ephyran.cards import HIDDEN, NO_TOKEN, NUMBER, TERRITORY
from boardroom.games.ephyran.city import (
    UNLOCKED,
    City,
    with_area,
    with_lock,
    with_other_area,
    with_token,
    without_top,
)
from boardroom.games.ephyran.state import (
    ANSWERING,
    DISCARD_PILE,
    DRAWING,
    NOBODY,
    OVER,
    PLAYING,
    Announced,
    State,
    asked,
)


def follow(view: State, event: Any) -> State:
    """The view after an event."""
    after: Callable[[State, Any], State] | None = _AFTER.get(type(event))
    return view if after is None else after(view, event)


def pictured(view: State) -> State:
    """What of a view is kept true while events are followed: all that lies on the table, and who is asked, whose city
    is large; not what is to be done.
    """
    over = view.phase == OVER
    return view._replace(step=0, phase=OVER if over else 0, asked=asked(view), draws=0, discarded=0, again=0)


# Parts of a view.


def _city(view: State, seat: int, city: City) -> State:
    return view._replace(cities=replaced(view.cities, seat, city))


def _hand_without(view: State, seat: int, card: int) -> State:
    """The view without a card in a hand; of a hidden hand, without a back."""
    left = bytearray(view.hands[seat])
    left.remove(card if card in left else HIDDEN)
    return view._replace(hands=replaced(view.hands, seat, bytes(left)))


def _hand_with(view: State, seat: int, card: int, known: bool = True) -> State:
    """The view with a card in a hand: a back, if the hand is one of backs."""
    hand = view.hands[seat]
    shown = HIDDEN if HIDDEN in hand or not known else card
    return view._replace(hands=replaced(view.hands, seat, hand + bytes((shown,))))


def _into_tartarus(view: State, *halves: int) -> State:
    return view._replace(tartarus=view.tartarus + bytes(half >> 1 for half in halves))


# Events.


def _god(view: State, event: e.GodChosen) -> State:
    return view._replace(gods=replaced(view.gods, event.seat, event.god), active=(event.seat + 1) % len(view.gods))


def _dealt(view: State, event: e.HandsDealt) -> State:
    hands = tuple(own + dealt for own, dealt in zip(view.hands, event.hands, strict=True))
    return view._replace(hands=hands, pile=view.pile[sum(map(len, event.hands)) :])


def _turn(view: State, event: e.TurnBegun) -> State:
    return view._replace(active=event.seat, round=event.round, phase=PLAYING, asked=NOBODY)


def _added(view: State, event: e.AreaAdded) -> State:
    city = with_area(view.cities[event.seat], event.territory, event.half)
    return _city(_hand_without(view, event.seat, event.half >> 1), event.seat, city)


def _changed(view: State, event: e.AreaChanged) -> State:
    city = with_other_area(view.cities[event.seat], event.territory, event.number, event.half, NO_TOKEN)
    view = _city(_hand_without(view, event.seat, event.half >> 1), event.seat, city)
    return view._replace(discard=view.discard + bytes((event.old >> 1,)))


def _dionysus(view: State, event: e.DionysusStolen) -> State:
    place, number = TERRITORY[event.half], NUMBER[event.half]
    theirs = with_other_area(view.cities[event.victim], place, number, event.half, NO_TOKEN)
    view = _city(_hand_without(view, event.seat, event.half >> 1), event.victim, theirs)
    return _city(view, event.seat, with_area(view.cities[event.seat], event.territory, event.dionysus, event.token))


def _discarded(view: State, event: e.CardDiscarded) -> State:
    view = _hand_without(view, event.seat, event.card)
    return view._replace(discard=view.discard + bytes((event.card,)))


def _announced(view: State, event: e.SupportAnnounced) -> State:
    waiting = Announced(event.half, event.target, event.territory, event.number)
    return _hand_without(view, event.seat, event.half >> 1)._replace(announced=waiting)


def _asked(view: State, event: e.SeatAsked) -> State:
    if event.seat == view.active:
        return view._replace(phase=DRAWING, asked=NOBODY)
    return view._replace(phase=ANSWERING, asked=event.seat)


def _blocked(view: State, event: e.SupportBlocked) -> State:
    view = _hand_without(view, event.seat, event.half >> 1)._replace(announced=None)
    return _into_tartarus(view, event.attack, event.half)


def _played(view: State, event: e.SupportPlayed) -> State:
    if view.announced is None:
        view = _hand_without(view, event.seat, event.half >> 1)
    return _into_tartarus(view, event.half)._replace(announced=None)


def _exchanged(view: State, event: e.AreasExchanged) -> State:
    territory, number = event.territory, event.number
    own = with_other_area(view.cities[event.seat], territory, number, event.half, event.token)
    theirs = with_other_area(view.cities[event.victim], territory, number, event.other, event.other_token)
    return _city(_city(view, event.seat, own), event.victim, theirs)


def _exchanged_with_hand(view: State, event: e.AreaExchangedWithHand) -> State:
    city = with_other_area(view.cities[event.seat], event.territory, event.number, event.half, NO_TOKEN)
    known = HIDDEN not in view.hands[event.seat]
    view = _city(_hand_without(view, event.seat, event.half >> 1), event.seat, city)
    return _hand_with(view, event.seat, event.old >> 1, known)


def _destroyed(view: State, event: e.AreaDestroyed) -> State:
    return _into_tartarus(_city(view, event.seat, without_top(view.cities[event.seat], event.territory)), event.half)


def _taken(view: State, event: e.TokenTaken) -> State:
    return view._replace(supply=view.supply[1:], token=event.token)


def _stolen(view: State, event: e.TokenStolen) -> State:
    city = with_token(view.cities[event.victim], event.territory, event.number, NO_TOKEN)
    return _city(view, event.victim, city)._replace(token=event.token)


def _placed(view: State, event: e.TokenPlaced) -> State:
    city = with_token(view.cities[event.seat], event.territory, event.number, event.token)
    return _city(view, event.seat, city)._replace(token=NO_TOKEN)


def _locked(view: State, event: e.ColumnLocked) -> State:
    city = with_lock(view.cities[event.seat], event.territory, event.half)
    return _city(_hand_without(view, event.seat, event.half >> 1), event.seat, city)


def _unlocked(view: State, event: e.ColumnUnlocked) -> State:
    view = _hand_without(view, event.seat, event.half >> 1)
    city = with_lock(view.cities[event.owner], event.territory, UNLOCKED)
    return _into_tartarus(_city(view, event.owner, city), event.half, event.shield)


def _seen(view: State, event: e.CardsSeen) -> State:
    return view._replace(pile=view.pile[len(event.cards) :], seen=event.cards)


def _kept(view: State, event: e.CardKept) -> State:
    kept = _hand_with(view, event.seat, event.card, event.card != HIDDEN)
    return kept._replace(seen=b"", discard=view.discard + event.others)


def _drawn(view: State, event: e.CardDrawn) -> State:
    known = HIDDEN not in view.hands[event.seat] and event.card != HIDDEN
    view = _hand_with(view, event.seat, event.card, known)
    if event.source == DISCARD_PILE:
        return view._replace(discard=view.discard[:-1])
    return view._replace(pile=view.pile[1:])


def _refilled(view: State, event: e.DefenderRefilled) -> State:
    return _hand_with(view, event.seat, event.card, event.card != HIDDEN)._replace(pile=view.pile[1:])


def _ended(view: State, event: e.GameEnded) -> State:
    cities = tuple(city._replace(tokens=tokens) for city, tokens in zip(view.cities, event.tokens, strict=True))
    return view._replace(phase=OVER, cities=cities, ending=event.reason, conceded=event.conceded)


_AFTER: dict[type, Callable[[State, Any], State]] = {
    e.GodChosen: _god,
    e.HandsDealt: _dealt,
    e.TurnBegun: _turn,
    e.AreaAdded: _added,
    e.AreaChanged: _changed,
    e.DionysusStolen: _dionysus,
    e.CardDiscarded: _discarded,
    e.SupportAnnounced: _announced,
    e.SeatAsked: _asked,
    e.SupportBlocked: _blocked,
    e.SupportPlayed: _played,
    e.AreasExchanged: _exchanged,
    e.AreaExchangedWithHand: _exchanged_with_hand,
    e.AreaDestroyed: _destroyed,
    e.TokenTaken: _taken,
    e.TokenStolen: _stolen,
    e.TokenPlaced: _placed,
    e.ColumnLocked: _locked,
    e.ColumnUnlocked: _unlocked,
    e.CardsSeen: _seen,
    e.CardKept: _kept,
    e.CardDrawn: _drawn,
    e.DefenderRefilled: _refilled,
    e.EndTriggered: lambda view, event: view._replace(ending=event.why),
    e.CityFinished: lambda view, event: view._replace(bonuses=replaced(view.bonuses, event.seat, event.bonus)),
    e.GameEnded: _ended,
}
