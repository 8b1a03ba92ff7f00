"""Keys of what only the table knows: places to drop something, fences and animals on their way, cards face down.

The keys of pieces that events and sentences name too are in ``state``.
"""

from boardroom.engine.keys import key_of, parts_of
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF, SPACE_OF, space_name

# Pieces.


def held_key(seat: int) -> str:
    """The fence of a seat that was taken up, to stand elsewhere."""
    return key_of("held", seat)


def spare_key(seat: int) -> str:
    """The fence that a seat takes from its supply next."""
    return key_of("spare", seat)


def waiting_key(kind: int, number: int) -> str:
    """An animal that waits for room: its kind, the nth of all that wait."""
    return key_of("waiting", KIND_NAMES[kind], number)


def hidden_key(seat: int, number: int) -> str:
    """The nth card in the hand of a seat, face down."""
    return key_of("hidden", seat, number)


# Targets.


def edge_key(edge: int) -> str:
    """An edge of the field."""
    return key_of("edge", EDGE_NAMES[edge])


def space_key(space: int) -> str:
    """A space of the field."""
    return key_of("space", space_name(space))


def pen_key(space: int) -> str:
    """A pen, by one of its spaces."""
    return key_of("pen", space_name(space))


def stall_key(kind: int) -> str:
    """The stall of the market where a kind is given."""
    return key_of("stall", kind)


def use_key(die: int) -> str:
    """The word beside a die by which it is used."""
    return key_of("use", die)


def hand_key(seat: int) -> str:
    """Where a seat lays a fence that it takes up."""
    return key_of("hand", seat)


# Taken apart.


def edge_in(key: str) -> int:
    """The edge of a key that ends with one."""
    return EDGE_OF[parts_of(key)[-1]]


def space_in(key: str) -> int:
    """The space of a space, of a pen, or of an animal that stands on it."""
    return SPACE_OF[next(part for part in parts_of(key) if part in SPACE_OF)]


def kind_in(key: str) -> int:
    """The kind of an animal that waits."""
    return KIND_NAMES.index(parts_of(key)[0])
