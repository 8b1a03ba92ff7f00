"""What the motion needs of each event: what is renamed, who takes part, how long it takes, its sound.

Nouns only; nothing is decided here.
"""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import COMPUTER
from boardroom.engine.records.record import SeatSpec
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, DICE, ROYAL, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, State, card_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import held_key, hidden_key, spare_key
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.motion import walks
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.motion.occasions import WIN, Occasion
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace

QUICK: Final[dict[type, Pace]] = {
    events.DiceRolled: Pace(750, 120),
    events.CardPlayed: Pace(250, 350),
    events.AnimalsRanAway: Pace(300, 500),
    events.AnimalsTradedIn: Pace(320, 150),
    events.RestockBegun: Pace(150, 900),
    events.EndTriggered: Pace(150, 1200),
    events.FinalTradeBegun: Pace(150, 900),
    events.TwinTurnBegun: Pace(150, 700),
    events.GameEnded: Pace(200, 500),
}
"""What everybody is told, whoever did it; the rest of what people do is seen as they do it."""
FOLLOWED: Final[dict[type, Pace]] = {
    **QUICK,
    events.DiceRolled: Pace(750, 800, True),
    events.DieUsed: Pace(0, 350, True),
    events.DieTaken: Pace(120, 450, True),
    events.DieTurned: Pace(200, 600, True),
    events.AnimalsGained: Pace(450, 600, True),
    events.AnimalsLost: Pace(300, 700, True),
    events.AnimalsRanAway: Pace(300, 800, True),
    events.FencePlaced: Pace(250, 250, True),
    events.FenceMoved: Pace(300, 250, True),
    events.CardPlayed: Pace(300, 1000, True),
    events.CardsDiscarded: Pace(250, 500, True),
    events.AnimalsTradedIn: Pace(400, 150, True),
    events.AnimalsTraded: Pace(150, 700, True),
    events.PartPassed: Pace(0, 450, True),
}
"""What is told of computer players and of Moritz, so that it can be followed."""

_HORSE_COMES, _HORSES_PAIRED, _ROOM_MADE = Pace(1600, 500), Pace(450, 450), Pace(550, 350)


def always_told(event: events.Event) -> Pace | None:
    """The pace of what is told whoever did it: horses, and animals that went where nobody had moved them."""
    if events.first_horse(event):
        return _HORSE_COMES
    if events.pairs_horses(event):
        return _HORSES_PAIRED
    return _ROOM_MADE if isinstance(event, events.AnimalsSettled) and event.by_themselves else None


SOUNDS: Final[dict[type, str]] = {
    events.DiceRolled: sounds.DIE,
    events.DieTaken: sounds.TILE,
    events.DieTurned: sounds.TILE,
    events.AnimalsGained: sounds.ANIMAL,
    events.AnimalsSettled: sounds.ANIMAL,
    events.AnimalsLost: sounds.ANIMAL,
    events.AnimalsRanAway: sounds.ANIMAL,
    events.AnimalsTradedIn: sounds.ANIMAL,
    events.FencePlaced: sounds.FENCE,
    events.FenceMoved: sounds.FENCE,
    events.CardPlayed: sounds.CARD,
    events.CardsDiscarded: sounds.CARD,
    events.CardsDrawn: sounds.CARD,
    events.EndTriggered: sounds.COMPLETION,
    events.GameEnded: sounds.COMPLETION,
}


# Which pieces they are.


def renames(view: State, event: events.Event) -> dict[str, str]:
    """Pieces that go on under another key: fences that were placed or moved, animals that changed places."""
    match event:
        case events.FencePlaced(_, seat, edge):
            return {spare_key(seat): fence_key(seat, edge)}
        case events.FenceLifted(_, seat, edge):
            return {fence_key(seat, edge): held_key(seat)}
        case events.FenceMoved(_, seat, _, edge):
            return {held_key(seat): fence_key(seat, edge)}
        case events.CardPlayed(_, seat, card):
            hand = view.hands[seat]
            return {} if card in hand else {hidden_key(seat, len(hand) - 1): card_key(card)}
    if (moved := walks.field_after(event)) is None:
        return {}
    seat, after = moved
    return walks.walks(view.fields[seat], after, seat)


def tumbles(event: events.Event) -> dict[str, tuple[str, ...]]:
    """The dice that roll, and the faces they show on the way."""
    if not isinstance(event, events.DiceRolled):
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for die in range(DICE):
        if has_die(event.mask, die):
            faces = len(BREEDING if die == BREEDING_DIE else ROYAL)
            shown = [(event.dice[die] + step * _STRIDE) % faces for step in range(_SHOWN, 0, -1)]
            found[die_key(die)] = tuple(f"die/{die}/{face}" for face in shown)
    return found


_SHOWN: Final = 7
"""How many faces a die shows on its way to the one at which it comes to rest."""
_STRIDE: Final = 5
"""From one of them to the next: neighbours in the list of faces look alike."""


def cast(event: events.Event) -> tuple[str, ...]:
    """The pieces an event is about."""
    match event:
        case events.DiceRolled(_, _, mask, _, _) | events.DieUsed(_, _, mask, _):
            return tuple(die_key(die) for die in range(DICE) if has_die(mask, die))
        case events.DieTaken(_, _, die, _) | events.DieTurned(_, _, die, _):
            return (die_key(die),)
        case events.FencePlaced(_, seat, edge) | events.FenceMoved(_, seat, _, edge):
            return (fence_key(seat, edge),)
        case events.CardPlayed(_, _, card):
            return (card_key(card),)
        case events.AnimalsGained(_, seat, _, field, before) | events.AnimalsSettled(_, seat, field, before):
            return walks.come_to(before, field, seat) if before is not None and field is not None else ()
    return ()


# What the motion asks.


def moves(
    m: Measures, before: Presentation, event: events.Event, places: dict[str, Place], layout: dict[str, Place]
) -> Moves:
    """How pieces move in an event on a table of such measures."""
    view: State = before.view
    return Moves(
        renames(view, event),
        walks.departures(view, event, places, m),
        walks.arrivals(before, event, layout, m),
        tumbles(event),
        walks.first_horses(view, event, m),
    )


def pace(seats: Sequence[SeatSpec], event: events.Event) -> Pace:
    """How long an event takes at a table of such seats."""
    seat = getattr(event, "seat", -1)
    followed = seat == TWIN_SEAT or (0 <= seat < len(seats) and seats[seat].kind == COMPUTER)
    if (told := always_told(event)) is not None:
        return told._replace(followed=followed)
    return (FOLLOWED if followed else QUICK).get(type(event), Pace(0, 0))


def sound(event: events.Event) -> str:
    """What an event sounds like, "" for nothing."""
    return sounds.COMPLETION if events.first_horse(event) else SOUNDS.get(type(event), "")


def occasion(event: events.Event) -> Occasion | None:
    """A pair of horses, and a win."""
    if events.pairs_horses(event) and event.before is not None and event.field is not None:
        horses = walks.come_to(event.before, event.field, event.seat, (Kind.HORSE,))
        return Occasion(("my-kingdom-for-a-horse", "occasion-horses.svg"), sounds.HORSES, horses)
    return WIN if isinstance(event, events.GameEnded) else None


def traces(shown: Presentation) -> tuple[str, ...]:
    """The pieces that the last action of somebody else was about; of the own last one, the animals that it had moved by
    themselves.
    """
    rolled = shown.view.turn.rolls
    own = shown.audience if shown.actor is None else shown.actor
    for told in reversed(shown.history):
        if told.seat == own:
            settled = (event for event in told.events if isinstance(event, events.AnimalsSettled))
            moved = [event for event in settled if event.by_themselves] if told is shown.history[-1] else []
            return tuple(dict.fromkeys(key for event in moved for key in cast(event)))
        # A die and the animals that it gave, all fences of one action: each is a trace of it.
        if keys := dict.fromkeys(key for event in told.events for key in cast(event)):
            # Dice of the turn before say nothing any more.
            return tuple(key for key in keys if rolled or kind_of(key) != "die")
    return ()
