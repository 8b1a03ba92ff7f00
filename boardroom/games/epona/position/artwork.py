"""How cards look: the words of ``look`` in the data files, which an owner of the box can change.

A look is a few words in an order: of a horse its coat, mane, marking, the number of its scene and its light. Pictures
are composed of parts by these words (``table/pictures``).
"""

from typing import Final

from boardroom.engine.toml_tables import WrongTable

COATS: Final = (
    "bay",
    "dark-bay",
    "chestnut",
    "liver",
    "black",
    "grey",
    "dapple",
    "white",
    "palomino",
    "buckskin",
    "roan",
    "pinto",
)
MANES: Final = ("flowing", "plaited", "hogged", "long", "tousled")
MARKINGS: Final = ("plain", "star", "stripe", "blaze", "snip", "bald")
SCENES: Final = ("1", "2", "3")
"""Scenes of each type."""
LIGHTS: Final = ("morning", "noon", "dusk", "overcast")
SKINS: Final = ("pale", "fair", "tan", "brown", "dark")
HAIR: Final = ("short", "long", "bun", "curly", "braid", "bald-head")
HAIR_COLOURS: Final = ("blond", "ginger", "brunette", "raven", "silver")
FACES: Final = ("smile", "calm", "freckles", "moustache", "glasses")
BUILDS: Final = ("1", "2", "3")
"""Constructions of each kind of equipment."""
PAINTS: Final = ("red", "blue", "green", "white", "ochre", "plum")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
BUILDINGS: Final = ("barn", "row", "tower", "yard", "lodge", "hall")
ROOFS: Final = ("thatch", "tile", "slate", "shingle")
TREES: Final = ("oak", "poplar", "pine")

HORSE: Final = (COATS, MANES, MARKINGS, SCENES, LIGHTS)
EMPLOYEE: Final = (SKINS, HAIR, HAIR_COLOURS, FACES, SCENES, LIGHTS)
EQUIPMENT: Final = (BUILDS, PAINTS, SEASONS)
STABLE: Final = (BUILDINGS, ROOFS, TREES, LIGHTS)


def read_look(text: str, kinds: tuple[tuple[str, ...], ...], place: str) -> tuple[str, ...]:
    """The words of a look, one of each kind in their order. Raises WrongTable."""
    words = tuple(text.split())
    if len(words) != len(kinds):
        raise WrongTable(place, f"{len(kinds)} words are expected, like {' '.join(kind[0] for kind in kinds)!r}")
    for word, known in zip(words, kinds, strict=True):
        if word not in known:
            raise WrongTable(place, f"{word!r} is not known; known are {', '.join(known)}")
    return words
