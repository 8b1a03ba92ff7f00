"""The dice: three royal ones and, last, the breeding die. Faces are indices into the names, several dice a mask."""

from typing import Final

from boardroom.engine.keys import key_of
from boardroom.engine.toml_tables import like, read, several, word
from boardroom.games.my_kingdom_for_a_horse import data
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.numbers import FACTS

FACES: Final = 6
"""How many every die has."""
_FACTS: Final = read(
    data.__name__,
    FACTS,
    {
        "royal": several(like(f"half-cow|(?:{'|'.join(KIND_NAMES)}|fence)-[1-9]", "sheep-2"), FACES),
        "breeding": several(word(*KIND_NAMES), FACES),
    },
    others=None,
)
ROYAL: Final[tuple[str, ...]] = tuple(_FACTS["royal"])
BREEDING: Final[tuple[str, ...]] = tuple(_FACTS["breeding"])
ROYAL_DICE: Final = 3
BREEDING_DIE: Final = 3
DICE: Final = 4
ALL_DICE: Final = (1 << DICE) - 1
HALF_COW: Final = ROYAL.index("half-cow")
HALVES: Final = 2
"""So many half cows are one cow, and more of them no more."""
UNROLLED: Final = bytes([255]) * DICE


def _effect(face: str) -> tuple[str, int]:
    what, _, number = face.rpartition("-")
    return what, int(number) if number.isdigit() else 0


ANIMAL_FACES: Final = {
    face: (KIND_NAMES.index(_effect(name)[0]), _effect(name)[1])
    for face, name in enumerate(ROYAL)
    if _effect(name)[0] in KIND_NAMES
}
"""Faces that give animals: kind and number."""
FENCE_FACES: Final = {face: _effect(name)[1] for face, name in enumerate(ROYAL) if _effect(name)[0] == "fence"}
BREEDS: Final = tuple(KIND_NAMES.index(name) for name in BREEDING)
"""The kind that each face of the breeding die breeds."""
BREEDING_FACES: Final = tuple(BREEDING.index(name) for name in dict.fromkeys(BREEDING))
"""One face for each kind the breeding die can show."""


def die_mask(die: int) -> int:
    """The mask of dice that holds this one alone."""
    return 1 << die


def has_die(mask: int, die: int) -> bool:
    """Whether a mask of dice holds one of them."""
    return mask >> die & 1 == 1


def with_face(dice: bytes, die: int, face: int) -> bytes:
    """The faces of the dice after one of them is turned."""
    return dice[:die] + bytes((face,)) + dice[die + 1 :]


def die_key(die: int) -> str:
    """A die."""
    return key_of("die", die)
