"""What the motion needs of each event: the view after it, what is renamed, who takes part, how long it takes.

Nouns only; nothing is decided here.
"""

from typing import Any, Final

from boardroom.games.my_kingdom_for_a_horse.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsSettled,
    AnimalsTraded,
    AnimalsTradedIn,
    AnimalsWaiting,
    Bred,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    DiceRolled,
    DieTaken,
    DieTurned,
    DieUsed,
    EndTriggered,
    FenceLifted,
    FenceMoved,
    FencePlaced,
    FencesGained,
    FinalTradeBegun,
    GameEnded,
    PartPassed,
    RestockBegun,
    TurnBegun,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.field import SPACES, Counts, Field, minus, plus
from boardroom.games.my_kingdom_for_a_horse.state import (
    DICE,
    FENCING,
    FINAL_TRADE,
    NOBODY,
    OTHERS_DICE,
    OVER,
    OWN_DICE,
    TRADING,
    TWIN_SEAT,
    TWINS_TURN,
    UNROLLED,
    State,
    animal_key,
    card_key,
    die_key,
    fence_key,
)
from boardroom.ui.stage.table import Pace

QUICK: Final[dict[type, Pace]] = {
    DiceRolled: Pace(350, 120),
    CardPlayed: Pace(250, 350),
    AnimalsRanAway: Pace(300, 500),
    RestockBegun: Pace(150, 900),
    EndTriggered: Pace(150, 1200),
    FinalTradeBegun: Pace(150, 900),
    TwinTurnBegun: Pace(150, 700),
    GameEnded: Pace(200, 500),
}
"""What everybody is told, whoever did it; the rest of what people do is seen as they do it."""
WATCHED: Final[dict[type, Pace]] = {
    **QUICK,
    DiceRolled: Pace(350, 250),
    DieUsed: Pace(0, 150),
    DieTaken: Pace(120, 300),
    DieTurned: Pace(200, 300),
    Bred: Pace(0, 200),
    AnimalsGained: Pace(250, 200),
    AnimalsLost: Pace(200, 250),
    FencePlaced: Pace(150, 60),
    FenceMoved: Pace(180, 80),
    CardsDiscarded: Pace(200, 200),
    AnimalsTraded: Pace(150, 350),
    PartPassed: Pace(0, 150),
}
"""What is told of computer players and of Moritz, so that it can be followed."""


def follow(view: State, event: Any) -> State:
    """The view after an event."""
    match event:
        case TurnBegun(_, seat, number):
            return view._replace(
                phase=OWN_DICE, active=seat, at=seat, round=number, dice=UNROLLED, rolls=0, more_rolls=0, used=0,
                taken=0, carded=0, turned=0, wheeled=0, traded=0, tasks=(),
            )  # fmt: skip
        case DiceRolled(_, seat, _, dice, roll):
            phase = TWINS_TURN if seat == TWIN_SEAT else OWN_DICE
            return view._replace(phase=phase, dice=dice, rolls=roll, tasks=())
        case DieUsed(_, _, mask, _):
            return view._replace(used=view.used | mask, tasks=())
        case DieTaken(_, seat, die, _):
            return view._replace(phase=OTHERS_DICE, at=seat, taken=view.taken | 1 << die, tasks=())
        case DieTurned(_, _, die, face):
            return view._replace(dice=view.dice[:die] + bytes((face,)) + view.dice[die + 1 :])
        case AnimalsTraded(_, seat, _, _, _, forced):
            trading = view.phase if forced or view.phase in (FINAL_TRADE, TWINS_TURN) else TRADING
            return view._replace(phase=trading, tasks=())
        case TwinTurnBegun():
            return view._replace(phase=TWINS_TURN, tasks=(), dice=UNROLLED)
        case FinalTradeBegun():
            return view._replace(phase=FINAL_TRADE, tasks=())
        case EndTriggered(_, seat):
            return view._replace(triggered=seat)
        case GameEnded(_, winners, reason):
            return view._replace(phase=OVER, winners=winners, reason=reason, at=NOBODY, tasks=())
        case CardPlayed() | CardsDrawn() | CardsDiscarded():
            return _cards(view, event)
        case AnimalsWaiting() | FencesGained():
            return view
    return _field(view, event)


def _field(view: State, event: Any) -> State:
    match event:
        case FencePlaced(_, seat, edge) | FenceMoved(_, seat, _, edge):
            return _with_fences(view, seat, view.fields[seat].fences | 1 << edge)._replace(tasks=())
        case FenceLifted(_, seat, edge):
            lifted = _with_fences(view, seat, view.fields[seat].fences & ~(1 << edge))
            return lifted._replace(tasks=((FENCING, seat, 0, 0, edge, 0),))
        case AnimalsGained(_, seat, counts, field):
            return _with_animals(view, seat, field, counts, -1)
        case (
            AnimalsLost(_, seat, counts, field)
            | AnimalsPaid(_, seat, counts, field)
            | AnimalsTradedIn(_, seat, counts, field)
        ):
            return _with_animals(view, seat, field, counts, 1)
        case AnimalsRanAway(_, seat, counts, field):
            return _with_animals(view, seat, field, counts, 1)
        case AnimalsSettled(_, seat, field):
            return _with_animals(view, seat, field, (0, 0, 0, 0), 1)
    return view


def _with_field(view: State, seat: int, field: Field) -> State:
    return view._replace(fields=(*view.fields[:seat], field, *view.fields[seat + 1 :]))


def _with_fences(view: State, seat: int, fences: int) -> State:
    return _with_field(view, seat, Field(fences, view.fields[seat].animals))


def _with_animals(view: State, seat: int, field: Field | None, counts: Counts, sign: int) -> State:
    supply = plus(view.supply, counts) if sign > 0 else minus(view.supply, counts)
    if seat == TWIN_SEAT:
        assert view.twin is not None
        twin = minus(view.twin, counts) if sign > 0 else plus(view.twin, counts)
        return view._replace(supply=supply, twin=twin)
    assert field is not None
    return _with_field(view, seat, field)._replace(supply=supply, tasks=())


def _cards(view: State, event: Any) -> State:
    seat = event.seat
    hand = view.hands[seat]
    if isinstance(event, CardPlayed):
        hand = _without(hand, bytes((event.card,)))
        view = _with_hand(view, seat, hand)._replace(carded=1)
        if CARDS[event.card].lasting:
            lasting = (*view.lasting[:seat], view.lasting[seat] + bytes((event.card,)), *view.lasting[seat + 1 :])
            return view._replace(lasting=lasting)
        return view._replace(discard=view.discard + bytes((event.card,)))
    if isinstance(event, CardsDiscarded):
        view = _with_hand(view, seat, _without(hand, event.cards))
        return view._replace(discard=view.discard + event.cards, carded=2)
    deck, discard = view.deck, view.discard
    if event.shuffled:
        deck, discard = deck + bytes([HIDDEN]) * len(discard), b""
    return _with_hand(view, seat, hand + event.cards)._replace(deck=deck[len(event.cards) :], discard=discard)


def _with_hand(view: State, seat: int, hand: bytes) -> State:
    return view._replace(hands=(*view.hands[:seat], hand, *view.hands[seat + 1 :]))


def _without(hand: bytes, cards: bytes) -> bytes:
    """A hand without cards; of a hidden hand, without so many."""
    left = bytearray(hand)
    for card in cards:
        left.remove(card if card in left else HIDDEN)
    return bytes(left)


# Which pieces they are.


def renames(view: State, event: Any) -> dict[str, str]:
    """Pieces that go on under another key: fences that were placed or moved, animals that changed places."""
    match event:
        case FencePlaced(_, seat, edge):
            return {f"spare.{seat}": fence_key(seat, edge)}
        case FenceLifted(_, seat, edge):
            return {fence_key(seat, edge): f"held.{seat}"}
        case FenceMoved(_, seat, _, edge):
            return {f"held.{seat}": fence_key(seat, edge)}
        case CardPlayed(_, seat, card):
            hand = view.hands[seat]
            return {} if card in hand else {f"hidden.{seat}.{len(hand) - 1}": card_key(card)}
        case (
            AnimalsGained(_, seat, _, field)
            | AnimalsLost(_, seat, _, field)
            | AnimalsPaid(_, seat, _, field)
            | AnimalsTradedIn(_, seat, _, field)
            | AnimalsRanAway(_, seat, _, field)
            | AnimalsSettled(_, seat, field)
        ):
            return walks(view.fields[seat], field, seat) if field is not None else {}
    return {}


def walks(before: Field, after: Field, seat: int) -> dict[str, str]:
    """The animals that walked: the key each had, and the key it has now. Who stays keeps his."""
    found: dict[str, str] = {}
    for kind in range(4):
        was, is_now = _spots(before, kind), _spots(after, kind)
        left = [spot for spot in was if spot not in is_now]
        come = [spot for spot in is_now if spot not in was]
        for old, new in zip(left, come, strict=False):
            found[animal_key(seat, *old)] = animal_key(seat, *new)
    return found


def _spots(field: Field, kind: int) -> list[tuple[int, int]]:
    return [
        (space, number)
        for space in range(SPACES)
        if field.animals[space] and field.animals[space] >> 2 == kind
        for number in range(field.animals[space] & 3)
    ]


def cast(event: Any) -> tuple[str, ...]:
    """The pieces an event is about."""
    match event:
        case DiceRolled(_, _, mask, _, _) | DieUsed(_, _, mask, _):
            return tuple(die_key(die) for die in range(DICE) if mask >> die & 1)
        case DieTaken(_, _, die, _) | DieTurned(_, _, die, _):
            return (die_key(die),)
        case FencePlaced(_, seat, edge) | FenceMoved(_, seat, _, edge):
            return (fence_key(seat, edge),)
        case CardPlayed(_, _, card):
            return (card_key(card),)
    return ()
