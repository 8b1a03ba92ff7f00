"""What happened, in the past participle; ``beat`` orders the motion within a step."""

from typing import NamedTuple, TypeAlias

from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.state import Ending


class GodChosen(NamedTuple):
    """A seat chose the god of a territory."""

    beat: int
    seat: int
    god: int


class HandsDealt(NamedTuple):
    """Cards of the pile were dealt, by seat, once everybody had chosen a god; each sees only its own."""

    beat: int
    hands: tuple[bytes, ...]


class TurnBegun(NamedTuple):
    """A seat's turn began."""

    beat: int
    seat: int
    round: int


class AreaAdded(NamedTuple):
    """An area, or Dionysus, was laid as the next one of a territory."""

    beat: int
    seat: int
    half: int
    territory: int
    number: int


class AreaChanged(NamedTuple):
    """An area, or Dionysus, took the place of the uncovered one, ``old``, which went to the discard pile. A token on
    that left the game unrevealed (``token`` is 1 if there was one, else 0).
    """

    beat: int
    seat: int
    half: int
    territory: int
    number: int
    old: int
    token: int


class DionysusStolen(NamedTuple):
    """The matching area was put in the place of Dionysus, ``dionysus``, in a ``victim``'s city, and he was laid in the
    own city with the token on him (HIDDEN or NO_TOKEN to others).
    """

    beat: int
    seat: int
    half: int
    victim: int
    dionysus: int
    territory: int
    number: int
    token: int


class CardDiscarded(NamedTuple):
    """A card was discarded."""

    beat: int
    seat: int
    card: int


class SupportAnnounced(NamedTuple):
    """A support that may be blocked was played: at a seat, an area (NOBODY and 0 where it has no such aim)."""

    beat: int
    seat: int
    half: int
    target: int
    territory: int
    number: int


class SeatAsked(NamedTuple):
    """A seat is asked whether it answers, or the active player goes on when all that is done."""

    beat: int
    seat: int


class AnswerDeclined(NamedTuple):
    """Who was asked lets a seat's support happen."""

    beat: int
    seat: int
    half: int
    attacker: int


class SupportBlocked(NamedTuple):
    """A defence blocked a seat's support; both are in Tartarus."""

    beat: int
    seat: int
    half: int
    attacker: int
    attack: int


class SupportPlayed(NamedTuple):
    """A support that nobody can block was played, or nobody blocked it; it goes to Tartarus."""

    beat: int
    seat: int
    half: int


class AreasExchanged(NamedTuple):
    """Two cities exchanged areas, and what lay on them: ``half`` came to the seat, ``other`` to the victim. The tokens
    are those that came with them, as far as they are seen: who gave one knows it as who gets it.
    """

    beat: int
    seat: int
    victim: int
    territory: int
    number: int
    half: int
    other: int
    token: int
    other_token: int


class AreaExchangedWithHand(NamedTuple):
    """An area of the hand took the place of one in the city, ``old``, which came to the hand; a token on that left the
    game unrevealed (``token`` is 1 if there was one).
    """

    beat: int
    seat: int
    half: int
    territory: int
    number: int
    old: int
    token: int


class AreaDestroyed(NamedTuple):
    """A seat gave up an uncovered area, which went to Tartarus; a token on it left the game (``token`` is 1)."""

    beat: int
    seat: int
    half: int
    territory: int
    number: int
    token: int


class TokenTaken(NamedTuple):
    """A seat took a token; only it sees which."""

    beat: int
    seat: int
    token: int


class TokenStolen(NamedTuple):
    """A seat stole the token of an area; from now on only it sees which."""

    beat: int
    seat: int
    victim: int
    territory: int
    number: int
    token: int


class TokenPlaced(NamedTuple):
    """A seat laid the token face down on an area; only it sees which."""

    beat: int
    seat: int
    territory: int
    number: int
    token: int


class ColumnLocked(NamedTuple):
    """A seat locked a territory with a shield."""

    beat: int
    seat: int
    territory: int
    half: int


class ColumnUnlocked(NamedTuple):
    """A seat unlocked a territory of an owner; the ``shield`` is in Tartarus."""

    beat: int
    seat: int
    owner: int
    territory: int
    half: int
    shield: int


class CardsSeen(NamedTuple):
    """The Graeae looked at cards of the pile; only their player sees which."""

    beat: int
    seat: int
    cards: bytes


class CardKept(NamedTuple):
    """One of the cards that the Graeae saw came to the hand, the others to the discard pile, in this order. Only their
    player sees which was kept.
    """

    beat: int
    seat: int
    card: int
    others: bytes


class CardDrawn(NamedTuple):
    """A card was drawn; from the pile only its player sees which."""

    beat: int
    seat: int
    card: int
    source: Source


class DefenderRefilled(NamedTuple):
    """Who blocked a support drew a card from the pile at once; only its player sees which."""

    beat: int
    seat: int
    card: int


class NothingDrawn(NamedTuple):
    """A seat left the card on the discard pile, the pile being empty."""

    beat: int
    seat: int


class EndTriggered(NamedTuple):
    """A seat took the last card of the pile, or filled its city: the round is played to its end."""

    beat: int
    seat: int
    why: Ending


class CityFinished(NamedTuple):
    """A seat finished its city, with the bonus fixed."""

    beat: int
    seat: int
    bonus: int


class GameEnded(NamedTuple):
    """The game is over; the tokens of all cities are revealed, by seat and territory. ``conceded`` is who gave up, or
    NOBODY.
    """

    beat: int
    reason: Ending
    conceded: int
    tokens: tuple[tuple[bytes, ...], ...]


Event: TypeAlias = (
    GodChosen | HandsDealt | TurnBegun | AreaAdded | AreaChanged | DionysusStolen | CardDiscarded
    | SupportAnnounced | SeatAsked | AnswerDeclined | SupportBlocked | SupportPlayed | AreasExchanged
    | AreaExchangedWithHand | AreaDestroyed | TokenTaken | TokenStolen | TokenPlaced | ColumnLocked
    | ColumnUnlocked | CardsSeen | CardKept | CardDrawn | DefenderRefilled | NothingDrawn | EndTriggered
    | CityFinished | GameEnded
)  # fmt: skip
