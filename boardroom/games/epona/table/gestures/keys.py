"""Keys of what only the table knows: cards face down, decks, places to drop something.

The keys of pieces that events and sentences name too are in ``state``.
"""

from typing import Final

from boardroom.engine.keys import key_of
from boardroom.games.epona.position.vocabulary import DECKS

STABLE_DECK: Final = len(DECKS)
"""The deck of stables, after those of assets."""

# Pieces.


def back_key(seat: int, number: int) -> str:
    """The nth card in the hand of a seat, face down."""
    return key_of("back", seat, number)


def deck_key(deck: int) -> str:
    """The top of a deck; STABLE_DECK for that of the stables."""
    return key_of("deck", deck)


def roller_key(seat: int, number: int) -> str:
    """The nth roller of a seat that lies on no horse."""
    return key_of("roller", seat, number)


def token_key(number: int) -> str:
    """The token beside the nth selection card on display."""
    return key_of("token", number)


def cube_key(seat: int) -> str:
    """The cube that a seat has to put on a box of its owner card."""
    return key_of("cube", seat)


def offered_owner_key(owner: int) -> str:
    """An owner card of those that one chooses from, by its number."""
    return key_of("ownercard", owner)


# Targets.

DISCARD: Final = "discard"
"""Where a card is sold."""
HEAP: Final = "heap"
"""Where all that is discarded lies."""


def slot_key(seat: int, row: int, slot: int) -> str:
    """A slot of a row, both from 0."""
    return key_of("slot", seat, row, slot)


def box_key(seat: int, box: int) -> str:
    """A box of an owner card."""
    return key_of("box", seat, box)


def hand_key(seat: int) -> str:
    """The hand of a seat."""
    return key_of("hand", seat)


def order_key(seat: int) -> str:
    """Where the hand of a seat is sorted."""
    return key_of("order", seat)


def keep_key(seat: int) -> str:
    """Where a card is kept for the next round."""
    return key_of("keep", seat)


def above_key(seat: int) -> str:
    """The place of a new stable above the others."""
    return key_of("above", seat)


def below_key(seat: int) -> str:
    """The place of a new stable below the others."""
    return key_of("below", seat)


def group_key(group: int) -> str:
    """A group of what is divided or chosen from: 0 or 1."""
    return key_of("group", group)


def plate_key(seat: int) -> str:
    """The plate with what a seat has."""
    return key_of("plate", seat)


def tableau_key(seat: int) -> str:
    """All of a seat's tableau."""
    return key_of("tableau", seat)


def look_key(seat: int) -> str:
    """The way from another's tableau to that of a seat beside it."""
    return key_of("look", seat)
