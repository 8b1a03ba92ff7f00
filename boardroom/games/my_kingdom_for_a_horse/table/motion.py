"""What the motion needs of each event: what is renamed, who takes part, how long it takes.

Nouns only; nothing is decided here.
"""

from typing import Any, Final

from boardroom.games.my_kingdom_for_a_horse.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.dice import DICE, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsSettled,
    AnimalsTraded,
    AnimalsTradedIn,
    Bred,
    CardPlayed,
    CardsDiscarded,
    DiceRolled,
    DieTaken,
    DieTurned,
    DieUsed,
    EndTriggered,
    FenceLifted,
    FenceMoved,
    FencePlaced,
    FinalTradeBegun,
    GameEnded,
    PartPassed,
    RestockBegun,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.field import SPACES, Field, animal_count, animal_kind
from boardroom.games.my_kingdom_for_a_horse.state import State, animal_key, card_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.table.keys import held_key, hidden_key, spare_key
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


# Which pieces they are.


def renames(view: State, event: Any) -> dict[str, str]:
    """Pieces that go on under another key: fences that were placed or moved, animals that changed places."""
    match event:
        case FencePlaced(_, seat, edge):
            return {spare_key(seat): fence_key(seat, edge)}
        case FenceLifted(_, seat, edge):
            return {fence_key(seat, edge): held_key(seat)}
        case FenceMoved(_, seat, _, edge):
            return {held_key(seat): fence_key(seat, edge)}
        case CardPlayed(_, seat, card):
            hand = view.hands[seat]
            return {} if card in hand else {hidden_key(seat, len(hand) - 1): card_key(card)}
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
    for kind in KINDS:
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
        if field.animals[space] and animal_kind(field.animals[space]) == kind
        for number in range(animal_count(field.animals[space]))
    ]


def cast(event: Any) -> tuple[str, ...]:
    """The pieces an event is about."""
    match event:
        case DiceRolled(_, _, mask, _, _) | DieUsed(_, _, mask, _):
            return tuple(die_key(die) for die in range(DICE) if has_die(mask, die))
        case DieTaken(_, _, die, _) | DieTurned(_, _, die, _):
            return (die_key(die),)
        case FencePlaced(_, seat, edge) | FenceMoved(_, seat, _, edge):
            return (fence_key(seat, edge),)
        case CardPlayed(_, _, card):
            return (card_key(card),)
    return ()
