"""What the motion needs of each event: how long it takes, its sound, and the pieces it is about.

Nouns only; nothing is decided here. By what way pieces go is in ``card_paths``.
"""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import COMPUTER
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.state import card_key, face_key, owner_key, stable_key
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.words.done_to_you import is_answer
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.occasions import WIN, Occasion
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace

_CARD, _TOKEN = 250, 200
"""Milliseconds: a card travels; a token does."""
RISE: Final = 150
"""Milliseconds in which a card of the hand rises that is pointed at."""

QUICK: Final[dict[type, Pace]] = {
    e.StableFinished: Pace(150, 350),
    e.BreedingAsked: Pace(150, 350),
    e.BreedingRefused: Pace(150, 500),
    e.HorsesBred: Pace(_TOKEN, 450),
    e.CardsSwapped: Pace(350, 350),
    e.GroupsRevealed: Pace(_CARD, 700),
    e.GroupTaken: Pace(_CARD, 450),
    e.OwnersRevealed: Pace(_CARD, 700),
    e.RoundEnded: Pace(_CARD, 700),
    e.GameEnded: Pace(400, 500),
}
"""What everybody is told, whoever did it; the rest of what people do is seen as they do it."""
FOLLOWED: Final[dict[type, Pace]] = {
    **QUICK,
    e.SelectionChosen: Pace(_CARD, 700, True),
    e.DeckChosen: Pace(0, 250, True),
    e.CardsDrawn: Pace(_CARD, 250, True),
    e.CardsKept: Pace(_CARD, 300, True),
    e.CardsDiscarded: Pace(_CARD, 300, True),
    e.PlacingBegun: Pace(0, 200, True),
    e.CardPlaced: Pace(_CARD, 700, True),
    e.CardSold: Pace(_CARD, 400, True),
    e.BonusGained: Pace(0, 250, True),
    e.BonusLost: Pace(0, 350, True),
    e.BoxUsed: Pace(_TOKEN, 500, True),
    e.BonusDrawn: Pace(_CARD, 300, True),
    e.DrawReplaced: Pace(0, 350, True),
    e.DrawnKept: Pace(_CARD, 400, True),
    e.StableFinished: Pace(150, 700, True),
    e.StablesDrawn: Pace(_CARD, 300, True),
    e.StableKept: Pace(_CARD, 700, True),
    e.BreedingAsked: Pace(150, 700, True),
    e.BreedingRefused: Pace(150, 800, True),
    e.HorsesBred: Pace(_TOKEN, 900, True),
    e.PlacingFinished: Pace(0, 300, True),
    e.BreedingPassed: Pace(0, 250, True),
    e.RollerMoved: Pace(_TOKEN, 500, True),
    e.RollersKept: Pace(0, 250, True),
    e.CardsSwapped: Pace(350, 900, True),
    e.PlacesKept: Pace(0, 250, True),
    e.DrawingBegun: Pace(0, 200, True),
    e.CardsDivided: Pace(0, 300, True),
    e.GroupPicked: Pace(0, 300, True),
    e.GroupTaken: Pace(_CARD, 900, True),
    e.DiscardChosen: Pace(_CARD, 300, True),
    e.OwnerChosen: Pace(_CARD, 300, True),
}
"""What is told of computer players, so that it can be followed."""

SOUNDS: Final[dict[type, str]] = {
    e.SelectionChosen: sounds.CARD,
    e.CardsDrawn: sounds.CARD,
    e.CardsKept: sounds.CARD,
    e.CardsDiscarded: sounds.CARD,
    e.CardPlaced: sounds.CARD,
    e.CardSold: sounds.CARD,
    e.BonusGained: sounds.TILE,
    e.BoxUsed: sounds.TILE,
    e.BonusDrawn: sounds.CARD,
    e.DrawReplaced: sounds.TILE,
    e.DrawnKept: sounds.CARD,
    e.StablesDrawn: sounds.CARD,
    e.StableKept: sounds.CARD,
    e.StableFinished: sounds.TILE,
    e.RollerMoved: sounds.TILE,
    e.CardsSwapped: sounds.CARD,
    e.CardsDivided: sounds.CARD,
    e.GroupsRevealed: sounds.CARD,
    e.GroupTaken: sounds.CARD,
    e.DiscardChosen: sounds.CARD,
    e.OwnersRevealed: sounds.CARD,
    e.RoundEnded: sounds.CARD,
    e.GameEnded: sounds.COMPLETION,
}
"""The same whatever was drawn or kept."""


def pace(seats: Sequence[SeatSpec], event: e.Event) -> Pace:
    """How long an event takes and stands: what computer players do so that it can be followed."""
    seat = getattr(event, "seat", -1)
    followed = 0 <= seat < len(seats) and seats[seat].kind == COMPUTER
    return (FOLLOWED if followed else QUICK).get(type(event), Pace(0, 0))


def sound(event: e.Event) -> str:
    """What an event sounds like to everybody."""
    return SOUNDS.get(type(event), "")


def occasion(event: e.Event) -> Occasion | None:
    """A completed stable, a foal, and a win."""
    match event:
        case e.StableFinished() if event.is_complete:
            return Occasion(("epona", "occasion-stable.svg"), sounds.STABLE, (stable_key(event.stable),))
        case e.HorsesBred():
            return Occasion(("epona", "occasion-foal.svg"), sounds.FOAL, (card_key(event.mare),))
        case e.GameEnded():
            return WIN
    return None


def turns_over(face: str, other: str) -> bool:
    """Whether a card turns over on its way: in a hand, in a row, or small it is the same side; a back is not."""
    return face != other and "back" in (kind_of(face), kind_of(other))


def _cards(*cards: int) -> tuple[str, ...]:
    return tuple(card_key(card) for card in cards if card not in (HIDDEN, NONE))


def cast(event: e.Event) -> tuple[str, ...]:
    """The pieces an event is about."""
    match event:
        case e.CardPlaced(_, _, card) | e.CardSold(_, _, card) | e.RollerMoved(_, _, card):
            return _cards(card)
        case e.CardsDrawn(_, _, cards) | e.CardsDiscarded(_, _, cards) | e.BonusDrawn(_, _, _, cards):
            return _cards(*cards)
        case e.DrawnKept(_, _, card, others):
            return _cards(card, *others)
        case (
            e.HorsesBred(_, _, mare, stallion)
            | e.BreedingAsked(_, _, mare, stallion)
            | e.BreedingRefused(_, _, _, mare, stallion)
        ):
            return _cards(mare, stallion)
        case e.CardsSwapped(_, _, card, other):
            return _cards(card, other)
        case e.RoundEnded():
            return _cards(*(card for cards in event.sold for card in cards))
        case e.SelectionChosen(_, _, face):
            return (face_key(face),)
        case e.DeckShuffled(_, deck):
            return (keys.deck_key(deck if deck >= 0 else keys.STABLE_DECK),)
        case e.GroupTaken(_, _, _, taken, left):
            return _cards(*taken, *left)
        case e.OwnersRevealed(_, owners, stables):
            return (*map(owner_key, range(len(owners))), *map(stable_key, stables))
        case e.BoxUsed(_, seat):
            return (owner_key(seat),)
        case e.StableFinished(_, _, _, stable) | e.StableKept(_, _, stable):
            return (stable_key(stable),)
        case e.StablesDrawn(_, _, stables):
            return tuple(stable_key(stable) for stable in stables if stable != HIDDEN)
    return ()


def traces(shown: Presentation) -> tuple[str, ...]:
    """The pieces that everything others did since the own last turn was about, also what came of an own answer. Who
    only watches has no turn: to them it is the last action.
    """
    own = shown.audience if shown.actor is None else shown.actor
    found = dict[str, None]()
    for told in reversed(shown.history):
        if own is not None and told.seat == own and not is_answer(told.events, own):
            break
        # What came of it for oneself, such as cards that were drawn, is nothing that others did.
        theirs = (event for event in told.events if own is None or getattr(event, "seat", None) != own)
        found |= dict.fromkeys(key for event in theirs for key in cast(event))
        if own is None and found:
            break
    return tuple(found)
