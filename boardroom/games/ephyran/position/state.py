"""The nouns of a game: the state, the support that waits for answers, and the actions.

Everything is a small number, a tuple or bytes. Cards and halves are in ``cards``, a city in ``city``, what happened in
``events``.
"""

from typing import Final, NamedTuple, TypeAlias

from attrs import frozen

from boardroom.engine.keys import key_of
from boardroom.games.ephyran.position.city import City

CHOOSING_GODS, PLAYING, PLAYING_AGAIN, ANSWERING, GIVING_UP, PLACING_TOKEN, KEEPING, DRAWING, OVER = range(9)
"""Phases. PLAYING_AGAIN: a territory half after Castor & Pollux. ANSWERING: somebody may block the support.
GIVING_UP: who is attacked chooses the area to be destroyed. KEEPING: one of the cards seen by the Graeae.
"""
NOBODY: Final = -1
NOT_YET, EMPTY_PILE, FULL_CITY, CONCEDED = range(4)
"""Why a game ends, ``State.ending``: it goes on to the end of the round."""
UNFINISHED: Final = -1
"""Stands for the bonus of a city that is not finished."""
PILE, DISCARD_PILE = range(2)
"""Where a card is drawn from."""


class Announced(NamedTuple):
    """A support that waits for its answers, and what it is aimed at: a seat, the number of an area; NOBODY and 0 where
    it has no such aim.
    """

    half: int
    target: int
    territory: int
    number: int


class State(NamedTuple):
    """A position, whole for the rules or, as a view, with hidden cards and tokens as HIDDEN.

    ``step`` counts actions; ``round`` counts from 1. ``starter`` holds the Athena token. ``active`` is whose turn it
    is. ``asked`` is who may answer the support ``announced``, else NOBODY. ``gods`` are territories by seat, -1 before
    one is chosen. The top of ``pile`` is its beginning, that of ``discard`` its end. ``supply`` are the tokens in the
    order in which they are drawn, ``token`` the one that is to be placed. ``seen`` are the cards that the Graeae look
    at. ``draws`` counts the cards still to be drawn; ``discarded`` is 1 if the active player put a card on the discard
    pile this turn, ``again`` 1 while Castor & Pollux give another half to play. ``bonuses`` are the city bonuses by
    seat, UNFINISHED before that. ``ending`` says why the game ends with this round, NOT_YET if it does not;
    ``conceded`` who gave up.
    """

    step: int
    phase: int
    round: int
    starter: int
    active: int
    asked: int
    announced: Announced | None
    gods: tuple[int, ...]
    hands: tuple[bytes, ...]
    cities: tuple[City, ...]
    pile: bytes
    discard: bytes
    tartarus: bytes
    supply: bytes
    token: int
    seen: bytes
    draws: int
    discarded: int
    again: int
    bonuses: tuple[int, ...]
    ending: int
    conceded: int


def asked(state: State) -> int:
    """The seat whose decision it is, NOBODY when the game is over."""
    if state.phase == OVER:
        return NOBODY
    return state.asked if state.phase in (ANSWERING, GIVING_UP) else state.active


# Keys of pieces, as events, sentences and the table name them.


def card_key(card: int) -> str:
    """A card whose face is seen, wherever it lies."""
    return key_of("card", card)


def token_key(seat: int, territory: int, number: int) -> str:
    """The token on an area of a city."""
    return key_of("token", seat, territory, number)


def god_key(seat: int) -> str:
    """The card of a seat's god."""
    return key_of("god", seat)


# Actions, in the imperative. A half names its card, and with it the half that is given up.


@frozen
class ChooseGod:
    """Choose the god of a territory."""

    god: int


@frozen
class AddArea:
    """Lay an area, or Dionysus, as the next one of a territory."""

    half: int
    territory: int


@frozen
class ChangeArea:
    """Put an area, or Dionysus, in the place of the uncovered one of the same number."""

    half: int
    territory: int


@frozen
class StealDionysus:
    """Put the matching area in the place of another's uncovered Dionysus, and lay him in one's own city."""

    half: int
    seat: int
    territory: int


@frozen
class PlayCastorAndPollux:
    """Take two cards, and play a territory half of any."""

    half: int


@frozen
class PlayGraeae:
    """Look at three cards of the pile and keep one."""

    half: int


@frozen
class ExchangeWithCity:
    """Exchange an area with the same one of another's city."""

    half: int
    seat: int
    territory: int
    number: int


@frozen
class ExchangeWithHand:
    """Exchange an area of one's own city with the same one of the hand, ``area``."""

    half: int
    area: int


@frozen
class TakeToken:
    """Take a magical token and lay it on an area."""

    half: int


@frozen
class DestroyArea:
    """Have another player give up an uncovered area."""

    half: int
    seat: int


@frozen
class StealToken:
    """Steal the face-down token of another's area."""

    half: int
    seat: int
    territory: int
    number: int


@frozen
class LockColumn:
    """Lock a territory of one's own with Athena's shield."""

    half: int
    territory: int


@frozen
class UnlockColumn:
    """Unlock anybody's territory with Hecate's magic."""

    half: int
    seat: int
    territory: int


@frozen
class DiscardCard:
    """Discard a card."""

    card: int


@frozen
class Block:
    """Answer a support with a defence."""

    half: int


@frozen
class LetHappen:
    """Let a support happen."""


@frozen
class GiveUpArea:
    """Give up the uncovered area of a territory."""

    territory: int


@frozen
class PlaceToken:
    """Lay the token that was taken or stolen on an area of one's own."""

    territory: int
    number: int


@frozen
class KeepCard:
    """Keep one of the cards that the Graeae saw; the others go to the discard pile, in this order."""

    card: int
    others: bytes


@frozen
class DrawCard:
    """Draw a card from the pile or the discard pile."""

    source: int


@frozen
class DrawNothing:
    """Draw nothing: the pile is empty, and the card on the discard pile is not wanted."""


@frozen
class Concede:
    """Give up."""


LET_HAPPEN: Final = LetHappen()
DRAW_NOTHING: Final = DrawNothing()
CONCEDE: Final = Concede()

SupportAction: TypeAlias = (
    PlayCastorAndPollux
    | PlayGraeae
    | ExchangeWithCity
    | ExchangeWithHand
    | TakeToken
    | DestroyArea
    | StealToken
    | LockColumn
    | UnlockColumn
)
"""A support played in one's own turn."""
Decision: TypeAlias = (
    ChooseGod
    | AddArea
    | ChangeArea
    | StealDionysus
    | SupportAction
    | DiscardCard
    | Block
    | LetHappen
    | GiveUpArea
    | PlaceToken
    | KeepCard
    | DrawCard
    | DrawNothing
)
"""What somebody does who is asked."""
Action: TypeAlias = Decision | Concede
