"""Keys of what only the table knows: places to drop something, and tiles face down.

The keys of tiles that events and sentences name too are in ``state``.
"""

from boardroom.engine.keys import key_of
from boardroom.games.epigo.position.tiles import Direction

# Tiles face down.


def hidden_key(seat: int, column: int) -> str:
    """A hidden Epigon of a seat's row."""
    return key_of("hidden", seat, column)


def stack_key(seat: int, index: int) -> str:
    """A hidden Order of a seat's stack, from the top."""
    return key_of("stack", seat, index)


# Targets.


def column_key(seat: int, column: int) -> str:
    """A column of a seat's deployment row."""
    return key_of("column", seat, column)


def square_key(where: int) -> str:
    """A square of the board."""
    return key_of("square", where)


def off_key(where: int, direction: Direction) -> str:
    """Over the edge, from a square in a direction."""
    return key_of("off", where, direction)


def answer_key(index: int) -> str:
    """How the super slide of an Order of the own stack is answered beforehand, from the top."""
    return key_of("answer", index)


def slot_key(index: int) -> str:
    """A place of the own stack, from the top."""
    return key_of("slot", index)
