"""Following what happened: the view after each event of a step, so that motion can go from picture to picture."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine import cards
from boardroom.engine.tuples import replaced
from boardroom.games.epona import events as e
from boardroom.games.epona.cards import DECK, HIDDEN, NONE, SALE
from boardroom.games.epona.rules.step_builder import with_number
from boardroom.games.epona.state import NOBODY, OVER, State
from boardroom.games.epona.tableau import COMPLETED, FINISHED, empty_row, spot_of, with_card, with_cube
from boardroom.games.epona.vocabulary import COINS, POINT, STUD, Bonus


def follow(view: State, event: Any) -> State:
    """The view after an event."""
    after: Callable[[State, Any], State] | None = _AFTER.get(type(event))
    return view if after is None else after(view, event)


def pictured(view: State) -> State:
    """What of a view is kept true while events are followed: all that lies on the table, and whose turn it is; not what
    is to be done.
    """
    return view._replace(
        step=0,
        phase=OVER if view.phase == OVER else 0,
        unused=b"",
        used=b"",
        to_choose=b"",
        chosen=(),
        finished=0,
        pending=(),
        filled=NOBODY,
        drew=0,
        bred=0,
        swaps=0,
        pair=b"",
        after=0,
        refused=b"",
    )


# Parts of a view.


def _hand(view: State, seat: int, hand: bytes) -> State:
    return view._replace(hands=replaced(view.hands, seat, bytes(sorted(hand))))


def _hand_without(view: State, seat: int, card: int) -> State:
    """The view without a card in a hand; of a hidden hand, without a back."""
    left = bytearray(view.hands[seat])
    left.remove(card if card in left else HIDDEN)
    return _hand(view, seat, bytes(left))


def _discarded(view: State, thrown: bytes) -> State:
    piles = list(view.discards)
    for card in thrown:
        piles[DECK[card]] += bytes((card,))
    return view._replace(discards=tuple(piles))


def _paid(view: State, seat: int, coins: int) -> State:
    return view._replace(coins=replaced(view.coins, seat, view.coins[seat] + coins))


def _gained(view: State, seat: int, bonus: Bonus) -> State:
    if bonus.kind == COINS:
        return _paid(view, seat, bonus.what)
    if bonus.kind == STUD:
        return view._replace(studs=replaced(view.studs, seat, view.studs[seat] + bonus.what))
    if bonus.kind == POINT:
        return view._replace(points=replaced(view.points, seat, view.points[seat] + bonus.what))
    return view


def _taken(view: State, taken: bytes) -> State:
    return view._replace(decks=tuple(deck[count:] for deck, count in zip(view.decks, taken, strict=True)))


# Events.


def _round(view: State, event: e.RoundBegun) -> State:
    seats = len(view.coins)
    return view._replace(
        round=event.round, starter=event.starter, active=event.starter, display=event.display, offered=event.offered,
        unused=event.unused, used=event.used, faces=bytes((NONE,)) * seats, lots=bytes(seats),
    )  # fmt: skip


def _selected(view: State, event: e.SelectionChosen) -> State:
    place = view.display.index(event.face)
    display = view.display[:place] + view.display[place + 1 :]
    offered = view.offered[:place] + view.offered[place + 1 :]
    if len(view.coins) == 1:
        display = offered = b""
    view = view._replace(
        display=display,
        offered=offered,
        faces=with_number(view.faces, event.seat, event.face),
        lots=with_number(view.lots, event.seat, event.token),
        debts=with_number(view.debts, event.seat, event.owed),
    )
    return _paid(view, event.seat, -event.paid)


def _drawn(view: State, event: e.CardsDrawn) -> State:
    view = _taken(view, event.taken)
    return view._replace(drawn=replaced(view.drawn, event.seat, event.cards), active=view.starter)


def _shuffled(view: State, event: e.DeckShuffled) -> State:
    if event.deck < 0:
        return view._replace(stables=cards.backs(view.stables + view.stable_discard), stable_discard=b"")
    deck = cards.backs(view.decks[event.deck] + view.discards[event.deck])
    return view._replace(
        decks=replaced(view.decks, event.deck, deck), discards=replaced(view.discards, event.deck, b"")
    )


def _kept(view: State, event: e.CardsKept) -> State:
    left = bytearray(view.drawn[event.seat])
    for card in event.cards:
        left.remove(card)
    view = view._replace(drawn=replaced(view.drawn, event.seat, bytes(left)))
    if not event.cards:
        view = view._replace(debts=with_number(view.debts, event.seat, 0))
    return _hand(view, event.seat, event.cards)


def _thrown(view: State, event: e.CardsDiscarded) -> State:
    view = view._replace(drawn=replaced(view.drawn, event.seat, b""))
    return _discarded(view, event.cards)


def _placing(view: State, event: e.PlacingBegun) -> State:
    view = view._replace(active=event.seat, display=b"", offered=b"")
    if event.aside == NONE:
        return view
    view = view._replace(aside=with_number(view.aside, event.seat, NONE))
    return _hand(view, event.seat, view.hands[event.seat] + bytes((event.aside,)))


def _placed(view: State, event: e.CardPlaced) -> State:
    view = _paid(_hand_without(view, event.seat, event.card), event.seat, -event.paid)
    tableau = with_card(view.tableaus[event.seat], event.row, event.slot, event.card)
    return view._replace(tableaus=replaced(view.tableaus, event.seat, tableau))


def _sold(view: State, event: e.CardSold) -> State:
    view = _discarded(_hand_without(view, event.seat, event.card), bytes((event.card,)))
    owed = view.debts[event.seat] - event.paid if view.hands[event.seat] else 0
    view = view._replace(debts=with_number(view.debts, event.seat, owed))
    return _paid(view, event.seat, event.coins - event.paid)


def _box(view: State, event: e.BoxUsed) -> State:
    return view._replace(boxes=replaced(view.boxes, event.seat, view.boxes[event.seat] | 1 << event.box))


def _bonus_drawn(view: State, event: e.BonusDrawn) -> State:
    return _taken(view, event.taken)._replace(seen=event.cards)


def _drawn_kept(view: State, event: e.DrawnKept) -> State:
    view = _discarded(view, event.others)._replace(seen=b"")
    return _hand(view, event.seat, view.hands[event.seat] + bytes((event.card,)))


def _finished(view: State, event: e.StableFinished) -> State:
    cube = COMPLETED if event.is_complete else FINISHED
    tableau = with_cube(view.tableaus[event.seat], event.row, cube)
    return view._replace(tableaus=replaced(view.tableaus, event.seat, tableau))


def _stables(view: State, event: e.StablesDrawn) -> State:
    return view._replace(stables=view.stables[len(event.stables) :], seen=event.stables)


def _stable(view: State, event: e.StableKept) -> State:
    row, tableau = empty_row(event.stable), view.tableaus[event.seat]
    laid = (*tableau, row) if event.below else (row, *tableau)
    return view._replace(
        tableaus=replaced(view.tableaus, event.seat, laid),
        stable_discard=view.stable_discard + event.others,
        seen=b"",
    )


def _bred(view: State, event: e.HorsesBred) -> State:
    tokens = replaced(view.tokens, event.mare, event.foal)
    if event.owner not in (event.seat, NOBODY):
        tokens = replaced(tokens, event.stallion, tokens[event.stallion] + 1)
    view = view._replace(tokens=tokens, studs=replaced(view.studs, event.seat, view.studs[event.seat] - 1))
    if event.shared:
        for seat in (event.seat, event.owner):
            view = _gained(view, seat, Bonus(POINT))
    return view


def _round_ended(view: State, event: e.RoundEnded) -> State:
    for seat, thrown in enumerate(event.sold):
        view = _paid(_discarded(view, thrown), seat, SALE * len(thrown))
    return view._replace(hands=(b"",) * len(event.sold), aside=event.kept, active=view.starter)


def _roller(view: State, event: e.RollerMoved) -> State:
    horses = bytes(sorted((*view.rollers[event.seat], event.card)))
    return view._replace(rollers=replaced(view.rollers, event.seat, horses))


def _swapped(view: State, event: e.CardsSwapped) -> State:
    tableau = view.tableaus[event.seat]
    one, two = spot_of(tableau, event.card), spot_of(tableau, event.other)
    tableau = with_card(with_card(tableau, *one, event.other), *two, event.card)
    return view._replace(tableaus=replaced(view.tableaus, event.seat, tableau))


def _acting(view: State, event: Any) -> State:
    return view._replace(active=event.seat)


_AFTER: Final[dict[type, Callable[[State, Any], State]]] = {
    e.RoundBegun: _round,
    e.SelectingBegun: _acting,
    e.SelectionChosen: _selected,
    e.CardsDrawn: _drawn,
    e.DeckShuffled: _shuffled,
    e.CardsKept: _kept,
    e.CardsDiscarded: _thrown,
    e.PlacingBegun: _placing,
    e.CardPlaced: _placed,
    e.CardSold: _sold,
    e.BonusGained: lambda view, event: _gained(view, event.seat, event.bonus),
    e.BoxUsed: _box,
    e.BonusDrawn: _bonus_drawn,
    e.DrawReplaced: lambda view, event: _gained(view, event.seat, event.bonus),
    e.DrawnKept: _drawn_kept,
    e.StableFinished: _finished,
    e.StablesDrawn: _stables,
    e.StableKept: _stable,
    e.HorsesBred: _bred,
    e.PlacingFinished: lambda view, event: view._replace(aside=with_number(view.aside, event.seat, event.kept)),
    e.BreedingBegun: _acting,
    e.RoundEnded: _round_ended,
    e.RollersBegun: _acting,
    e.RollerMoved: _roller,
    e.SwappingBegun: _acting,
    e.CardsSwapped: _swapped,
    e.GameEnded: lambda view, event: view._replace(phase=OVER),
}
