"""What the motion needs of each event: how long it takes, its sound, and the pieces it is about.

Nouns only; nothing is decided here. By what way pieces go is in ``ways``.
"""

from typing import Final, NamedTuple

from boardroom.engine.manifest import COMPUTER
from boardroom.engine.records.record import SeatSpec
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.state import card_key, god_key, token_key
from boardroom.games.ephyran.table.gestures import keys
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.occasions import WIN, Occasion
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace

_CARD, _SHOWN, _FALL, _TOKEN = 250, 900, 250, 200
"""Milliseconds: a card travels; it is shown large to everybody on its way; a destroyed area falls; a token travels."""


class _Told(NamedTuple):
    """How an event sounds to everybody, the same whatever was drawn, kept, taken or laid face down; how long it takes
    when a computer player does it, so that it can be followed, and when a person does: only what everybody is told,
    for the rest is seen as it is done.
    """

    sound: str = ""
    followed: Pace = Pace(0, 0)
    quick: Pace = Pace(0, 0)


_TOLD: Final[dict[type, _Told]] = {
    e.GodChosen: _Told(sounds.CARD, Pace(_CARD, 600, True)),
    e.HandsDealt: _Told(sounds.CARD),
    e.AreaAdded: _Told(sounds.CARD, Pace(_CARD, 600, True)),
    e.AreaChanged: _Told(sounds.CARD, Pace(_CARD, 700, True)),
    e.DionysusStolen: _Told(sounds.CAPTURE, Pace(350, 900, True), Pace(350, 350)),
    e.CardDiscarded: _Told(sounds.CARD, Pace(_CARD, 500, True)),
    e.SupportAnnounced: _Told(sounds.CARD, Pace(_CARD, 900, True), Pace(_CARD, 350)),
    e.AnswerDeclined: _Told("", Pace(0, 350, True)),
    e.SupportBlocked: _Told(sounds.CAPTURE, Pace(_SHOWN, 900, True), Pace(_SHOWN, 350)),
    e.SupportPlayed: _Told(sounds.CARD, Pace(_SHOWN, 300, True), Pace(_CARD, 100)),
    e.AreasExchanged: _Told(sounds.CAPTURE, Pace(350, 900, True), Pace(350, 350)),
    e.AreaExchangedWithHand: _Told(sounds.CARD, Pace(350, 800, True)),
    e.AreaDestroyed: _Told(sounds.CAPTURE, Pace(_FALL, 900, True), Pace(_FALL, 350)),
    e.TokenTaken: _Told(sounds.TILE, Pace(_TOKEN, 400, True)),
    e.TokenStolen: _Told(sounds.CAPTURE, Pace(_TOKEN, 700, True), Pace(_TOKEN, 350)),
    e.TokenPlaced: _Told(sounds.TILE, Pace(_TOKEN, 500, True)),
    e.ColumnLocked: _Told(sounds.TILE, Pace(_CARD, 700, True)),
    e.ColumnUnlocked: _Told(sounds.TILE, Pace(_CARD, 800, True), Pace(_CARD, 350)),
    e.CardsSeen: _Told(sounds.CARD, Pace(_CARD, 400, True)),
    e.CardKept: _Told(sounds.CARD, Pace(_CARD, 500, True)),
    e.CardDrawn: _Told(sounds.CARD, Pace(_CARD, 150, True)),
    e.DefenderRefilled: _Told(sounds.CARD, Pace(_CARD, 150, True)),
    e.NothingDrawn: _Told("", Pace(0, 350, True)),
    e.EndTriggered: _Told(sounds.COMPLETION, Pace(150, 1200), Pace(150, 1200)),
    e.CityFinished: _Told("", Pace(150, 1000), Pace(150, 1000)),
    e.GameEnded: _Told(sounds.COMPLETION, Pace(400, 500), Pace(400, 500)),
}


def pace(seats: tuple[SeatSpec, ...], event: e.Event) -> Pace:
    """How long an event takes and stands: what computer players do so that it can be followed."""
    seat = getattr(event, "seat", -1)
    told = _TOLD.get(type(event), _Told())
    return told.followed if 0 <= seat < len(seats) and seats[seat].kind == COMPUTER else told.quick


def turns_over(face: str, other: str) -> bool:
    """Whether a piece shows its other side when one face becomes the other: not an area, or a shield, that is large in
    one city and small in another.
    """
    kind, _, shown = face.partition(".")
    turned, _, there = other.partition(".")
    return face != other and not (shown == there and {kind, turned} in ({"area", "mini"}, {"shield", "shieldmini"}))


def sound(event: e.Event) -> str:
    """What an event sounds like to everybody."""
    return _TOLD.get(type(event), _Told()).sound


def occasion(event: e.Event) -> Occasion | None:
    """A full city, and a win."""
    match event:
        case e.CityFinished():
            return Occasion(("ephyran", "occasion-city.svg"), sounds.CITY, (keys.city_key(event.seat),))
        case e.GameEnded():
            return WIN
    return None


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
