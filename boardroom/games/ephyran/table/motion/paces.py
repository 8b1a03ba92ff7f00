"""What the motion needs of each event: how long it takes, its sound, and the pieces it is about.

Nouns only; nothing is decided here. By what way pieces go is in ``ways``.
"""

from typing import Final

from boardroom.engine.manifest import COMPUTER
from boardroom.engine.records.record import SeatSpec
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.state import card_key, god_key, token_key
from boardroom.games.ephyran.table.gestures import keys
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace

_CARD, _SHOWN, _FALL, _TOKEN = 250, 900, 250, 200
"""Milliseconds: a card travels; it is shown large to everybody on its way; a destroyed area falls; a token travels."""

QUICK: Final[dict[type, Pace]] = {
    e.SupportAnnounced: Pace(_CARD, 350),
    e.SupportBlocked: Pace(_SHOWN, 350),
    e.SupportPlayed: Pace(_CARD, 100),
    e.AreasExchanged: Pace(350, 350),
    e.AreaDestroyed: Pace(_FALL, 350),
    e.DionysusStolen: Pace(350, 350),
    e.TokenStolen: Pace(_TOKEN, 350),
    e.ColumnUnlocked: Pace(_CARD, 350),
    e.EndTriggered: Pace(150, 1200),
    e.CityFinished: Pace(150, 1000),
    e.GameEnded: Pace(400, 500),
}
"""What everybody is told, whoever did it; the rest of what people do is seen as they do it."""
FOLLOWED: Final[dict[type, Pace]] = {
    **QUICK,
    e.GodChosen: Pace(_CARD, 600, True),
    e.AreaAdded: Pace(_CARD, 600, True),
    e.AreaChanged: Pace(_CARD, 700, True),
    e.DionysusStolen: Pace(350, 900, True),
    e.CardDiscarded: Pace(_CARD, 500, True),
    e.SupportAnnounced: Pace(_CARD, 900, True),
    e.AnswerDeclined: Pace(0, 350, True),
    e.SupportBlocked: Pace(_SHOWN, 900, True),
    e.SupportPlayed: Pace(_SHOWN, 300, True),
    e.AreasExchanged: Pace(350, 900, True),
    e.AreaExchangedWithHand: Pace(350, 800, True),
    e.AreaDestroyed: Pace(_FALL, 900, True),
    e.TokenTaken: Pace(_TOKEN, 400, True),
    e.TokenStolen: Pace(_TOKEN, 700, True),
    e.TokenPlaced: Pace(_TOKEN, 500, True),
    e.ColumnLocked: Pace(_CARD, 700, True),
    e.ColumnUnlocked: Pace(_CARD, 800, True),
    e.CardsSeen: Pace(_CARD, 400, True),
    e.CardKept: Pace(_CARD, 500, True),
    e.CardDrawn: Pace(_CARD, 150, True),
    e.DefenderRefilled: Pace(_CARD, 150, True),
    e.NothingDrawn: Pace(0, 350, True),
}
"""What is told of computer players, so that it can be followed."""

SOUNDS: Final[dict[type, str]] = {
    e.GodChosen: sounds.CARD,
    e.HandsDealt: sounds.CARD,
    e.AreaAdded: sounds.CARD,
    e.AreaChanged: sounds.CARD,
    e.DionysusStolen: sounds.CAPTURE,
    e.CardDiscarded: sounds.CARD,
    e.SupportAnnounced: sounds.CARD,
    e.SupportBlocked: sounds.CAPTURE,
    e.SupportPlayed: sounds.CARD,
    e.AreasExchanged: sounds.CAPTURE,
    e.AreaExchangedWithHand: sounds.CARD,
    e.AreaDestroyed: sounds.CAPTURE,
    e.TokenTaken: sounds.TILE,
    e.TokenStolen: sounds.CAPTURE,
    e.TokenPlaced: sounds.TILE,
    e.ColumnLocked: sounds.TILE,
    e.ColumnUnlocked: sounds.TILE,
    e.CardsSeen: sounds.CARD,
    e.CardKept: sounds.CARD,
    e.CardDrawn: sounds.CARD,
    e.DefenderRefilled: sounds.CARD,
    e.EndTriggered: sounds.COMPLETION,
    e.CityFinished: sounds.COMPLETION,
    e.GameEnded: sounds.COMPLETION,
}
"""The same whatever was drawn, kept, taken or laid face down."""


def pace(seats: tuple[SeatSpec, ...], event: e.Event) -> Pace:
    """How long an event takes and stands: what computer players do so that it can be followed."""
    seat = getattr(event, "seat", -1)
    followed = 0 <= seat < len(seats) and seats[seat].kind == COMPUTER
    told = FOLLOWED if followed else QUICK
    return told.get(type(event), Pace(0, 0))


def turns_over(face: str, other: str) -> bool:
    """Whether a piece shows its other side when one face becomes the other: not an area, or a shield, that is large in
    one city and small in another.
    """
    kind, _, shown = face.partition(".")
    turned, _, there = other.partition(".")
    return face != other and not (shown == there and {kind, turned} in ({"area", "mini"}, {"shield", "shieldmini"}))


def sound(event: e.Event) -> str:
    """What an event sounds like to everybody."""
    return SOUNDS.get(type(event), "")


def cast(event: e.Event) -> tuple[str, ...]:
    """The pieces an event is about."""
    match event:
        case e.GodChosen(_, seat):
            return (god_key(seat),)
        case (
            e.AreaAdded(_, _, half) | e.AreaChanged(_, _, half) | e.SupportAnnounced(_, _, half)
            | e.SupportPlayed(_, _, half) | e.AreaExchangedWithHand(_, _, half) | e.AreaDestroyed(_, _, half)
            | e.SupportBlocked(_, _, half) | e.ColumnLocked(_, _, _, half)
        ):  # fmt: skip
            return (card_key(half >> 1),)
        case e.DionysusStolen(_, _, half, _, dionysus):
            return card_key(half >> 1), card_key(dionysus >> 1)
        case e.AreasExchanged(_, _, _, _, _, half, other):
            return card_key(half >> 1), card_key(other >> 1)
        case e.CardDiscarded(_, _, card):
            return (card_key(card),)
        case e.ColumnUnlocked(_, _, _, _, _, shield):
            return (card_key(shield >> 1),)
        case e.TokenTaken() | e.TokenStolen():
            return (keys.TAKEN,)
        case e.TokenPlaced(_, seat, territory, number):
            return (token_key(seat, territory, number),)
        case e.CardKept(_, _, _, others):
            return tuple(card_key(card) for card in others)
    return ()


_ANSWERS: Final = (e.AnswerDeclined, e.SupportBlocked, e.AreaDestroyed)
"""What a seat does in the turn of another begins with one of these."""


def traces(shown: Presentation) -> tuple[str, ...]:
    """The pieces that everything others did since the own last turn was about, also what came of an own answer. Who
    only watches has no turn: to them it is the last action.
    """
    own = shown.audience if shown.actor is None else shown.actor
    found = dict[str, None]()
    for told in reversed(shown.history):
        if told.seat == own and not isinstance(next(iter(told.events), None), _ANSWERS):
            break
        found |= dict.fromkeys(key for event in told.events for key in cast(event))
        if own is None and found:
            break
    return tuple(found)
