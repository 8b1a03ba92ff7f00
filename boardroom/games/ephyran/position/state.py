"""The nouns of a game: the state, and the support that waits for answers.

Everything is a small number, a tuple or bytes. Cards and halves are in ``cards``, a city in ``city``, what can be done
in ``actions``, what happened in ``events``.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.engine.keys import key_of
from boardroom.games.ephyran.position.city import City

NOBODY: Final = -1
UNFINISHED: Final = -1
"""Stands for the bonus of a city that is not finished."""


class Phase(IntEnum):
    """What is to be done. PLAYING_AGAIN: a territory half after Castor & Pollux. ANSWERING: somebody may block the
    support. GIVING_UP: who is attacked chooses the area to be destroyed. KEEPING: one of the cards seen by the Graeae.
    """

    CHOOSING_GODS = 0
    PLAYING = 1
    PLAYING_AGAIN = 2
    ANSWERING = 3
    GIVING_UP = 4
    PLACING_TOKEN = 5
    KEEPING = 6
    DRAWING = 7
    OVER = 8


class Ending(IntEnum):
    """Why a game ends; it goes on to the end of the round."""

    NOT_YET = 0
    EMPTY_PILE = 1
    FULL_CITY = 2
    CONCEDED = 3


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
    phase: Phase
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
    ending: Ending
    conceded: int


# Looked up once: this is asked at every turn of a search.
_OVER: Final = Phase.OVER
_ASKED_OTHERS: Final = (Phase.ANSWERING, Phase.GIVING_UP)


def asked(state: State) -> int:
    """The seat whose decision it is, NOBODY when the game is over."""
    if state.phase == _OVER:
        return NOBODY
    return state.asked if state.phase in _ASKED_OTHERS else state.active


def is_last_of_round(state: State) -> bool:
    """Whether the round ends with the turn of the active seat."""
    return (state.active + 1) % len(state.hands) == state.starter


def ends_by_drawing(state: State) -> bool:
    """Whether the draw that is due ends the game: the last one of the last turn, which changes nothing that counts."""
    last = state.ending != Ending.NOT_YET and is_last_of_round(state)
    return last and state.phase == Phase.DRAWING and state.draws == 1 and not state.again


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
