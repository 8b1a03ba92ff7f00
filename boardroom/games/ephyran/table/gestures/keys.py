"""Keys of what only the table knows: places to drop something, cards face down, piles.

The keys of pieces that events and sentences name too are in ``state``.
"""

from typing import Final

from boardroom.engine.keys import key_of

# Parts of a card.

UPPER, LOWER = "upper", "lower"
HALF_PARTS: Final = (UPPER, LOWER)
"""The halves of a card, as gestures and faces name them; the lower one is the odd half."""

# Pieces.

DECK: Final = "deck"
"""The top of the pile, face down."""
SUPPLY: Final = "supply"
"""The tokens nobody has yet."""
TAKEN: Final = "token.taken"
"""The token that is to be placed."""
ATHENA: Final = "athena"
"""The Athena token, at the name of who began."""


def back_key(seat: int, number: int) -> str:
    """The nth card in the hand of a seat, face down."""
    return key_of("back", seat, number)


def free_god_key(territory: int) -> str:
    """The god of a territory, whom nobody has chosen yet."""
    return key_of("free", territory)


# Targets.

PILE: Final = "pile"
DISCARD: Final = "discard"
TARTARUS: Final = "tartarus"


def column_key(seat: int, territory: int) -> str:
    """A territory of a city: its frame, with the place of the next area."""
    return key_of("column", seat, territory)


def city_key(seat: int) -> str:
    """A whole city."""
    return key_of("city", seat)


def hand_key(seat: int) -> str:
    """The hand of a seat."""
    return key_of("hand", seat)
