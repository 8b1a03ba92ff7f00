"""Pictures of Epona's horses: a scene of the discipline, a head in its coat, markings, mane and tack.

Sporting horses have a fine head, working horses a heavy one. All parts of a head are drawn in one box of 200 and lie
over each other; a look tells the coat, the mane, the marking, the scene and its light.
"""

from typing import Final, NamedTuple

from boardroom.games.epona.position.artwork import SCENES
from boardroom.games.epona.table.faces.parts import mixed, part_file
from boardroom.ui.kit.pictures.compose import Fragment

SHAPES: Final = {
    "racing": "sport",
    "showjumping": "sport",
    "dressage": "sport",
    "carriage-horse": "work",
    "draught": "work",
    "riding": "work",
}
"""The shape of the head by type."""

_DARK, _LIGHT = "#1a0e08", "#fff2dc"
_SHADE, _GLOW = 0.34, 0.2
"""How far shades go towards dark, lights towards light."""
_PLAIN: Final = "plain"


class Coat(NamedTuple):
    """The tones of a coat: hair, muzzle, mane, white marks; its pattern and what that is painted with."""

    hair: str
    muzzle: str
    mane: str
    marks: str = "#fbf1e0"
    pattern: str = ""
    spots: str = ""


COATS: Final = {
    "bay": Coat("#96522a", "#4a2c20", "#33211a"),
    "dark-bay": Coat("#6a3d26", "#36231c", "#241a17"),
    "chestnut": Coat("#bd6530", "#93492a", "#a9512a"),
    "liver": Coat("#7a3b2b", "#572a22", "#c08a58"),
    "black": Coat("#37373f", "#24242a", "#1f1f25"),
    "grey": Coat("#99a2ab", "#5f6770", "#59616b"),
    "dapple": Coat("#a9afb5", "#6d7379", "#e6e4de", "#fffdf6", "dapple", "#eceded"),
    "white": Coat("#f1ebdf", "#d9a798", "#fffaf0", "#e7b3a4"),
    "palomino": Coat("#dba54f", "#a8763f", "#fbeecb", "#fffaf0"),
    "buckskin": Coat("#c7a468", "#574434", "#3d2f28"),
    "roan": Coat("#ab7d74", "#6a4a48", "#5a352f", "#fbf1e0", "roan", "#e7d9d6"),
    "pinto": Coat("#7d4527", "#4a2c20", "#f0e4cd", "#fbf1e0", "pinto", "#f8f0e2"),
}

_SCENE_NAMES: Final = ("sky", "haze", "sun", "cloud", "far", "mid", "ground", "ground-shade", "tint")
_LIGHT_TONES: Final = {
    "morning": ("#bcd9e4", "#ffd9b8", "#fff0c0", "#fff6ea", "#b3c7b4", "#98bd86", "#a4cc72", "#82b25a", "#ffe2ae"),
    "noon": ("#6fb7e6", "#d6eef4", "#fff6cf", "#ffffff", "#93bcae", "#78ac6f", "#8ac25e", "#68a148", "#fff6d8"),
    "dusk": ("#8a6fa8", "#f6b273", "#ffdf8a", "#f7c9ad", "#9b7f98", "#7f7d68", "#93974f", "#747b41", "#d9652a"),
    "overcast": ("#8d9ca8", "#bcc6ca", "#c3ccd0", "#dfe3e3", "#8799a0", "#6f8f80", "#7a9f74", "#5f855f", "#7b90a8"),
}
LIGHT_COLOURS: Final = {light: tuple(zip(_SCENE_NAMES, tones, strict=True)) for light, tones in _LIGHT_TONES.items()}
"""The colours that scenes name, in each light."""

CLOTHS: Final = ("#c8432e", "#2f5fa8", "#e5b133")
"""The cloth of the tack, by scene: silks, ear bonnets, brow bands, rosettes."""

_SCENE: Final = (120.0, 123.0)
"""The box that scenes are drawn in; where 98 units of its height or more are shown, its top is."""
_SHOWN, _SKY_CUT = 98.0, 0.66
_WIDE: Final = 0.7
"""A box less high than this part of its width is a wide one."""
_FIGURE, _BROADEST = 1.0, 0.92
"""The side of the head's box, in heights of a picture that is not wide; in widths at most."""
_CREST: Final = {"sport": 0.965, "work": 0.99}
"""Where the crest ends at the right, in the head's box."""
_UPPER: Final = 0.7
"""The part of the head's box that is shown where the picture is wide: ears to chin."""


def picture_of_horse(
    look: tuple[str, ...], kind: str, box: tuple[float, float] = (120.0, 98.0)
) -> tuple[Fragment, ...]:
    """The fragments of a horse's picture in a box of units: coat, mane, marking, scene and light of a type of horse.

    The horse stands on the lower edge, at the right, and looks to the left. In a wide box, a card's in a row, its head
    from the ears to the chin fills the height. What lies outside of the box is cut away by the picture's edge.
    """
    coat, mane, marking, scene, light = look
    tones, shape = COATS[coat], SHAPES[kind]
    area = _figure_box(box, shape)
    hair, shade = ("coat", tones.hair), ("shade", mixed(tones.hair, _DARK, _SHADE))
    parts = [
        Fragment(part_file(f"scene-{kind}-{scene}"), _scene_box(box), colours=LIGHT_COLOURS[light]),
        Fragment(
            part_file(f"horse-head-{shape}"),
            area,
            colours=(hair, shade, ("light", mixed(tones.hair, _LIGHT, _GLOW)), ("muzzle", tones.muzzle)),
        ),
    ]
    if tones.pattern:
        spots = (("spot", tones.spots),)
        parts.append(Fragment(part_file(f"horse-pattern-{shape}-{tones.pattern}"), area, colours=spots))
    if marking != _PLAIN:
        marks = (("mark", tones.marks),)
        parts.append(Fragment(part_file(f"horse-marking-{shape}-{marking}"), area, colours=marks))
    cloth = CLOTHS[SCENES.index(scene)]
    return (
        *parts,
        Fragment(part_file(f"horse-lines-{shape}"), area, colours=(hair, shade)),
        Fragment(part_file(f"horse-mane-{shape}-{mane}"), area, colours=_mane_colours(tones.mane)),
        Fragment(
            part_file(f"horse-tack-{kind}"),
            area,
            colours=(("cloth", cloth), ("cloth-shade", mixed(cloth, _DARK, _SHADE))),
        ),
    )


def _mane_colours(mane: str) -> tuple[tuple[str, str], ...]:
    return ("mane", mane), ("mane-shade", mixed(mane, _DARK, _SHADE)), ("mane-light", mixed(mane, _LIGHT, _GLOW))


def _scene_box(box: tuple[float, float]) -> tuple[float, float, float, float]:
    """The scene over the whole width; of a wide box's missing height, most is taken from the sky."""
    unit = box[0] / _SCENE[0]
    missing = max(0.0, _SHOWN - box[1] / unit)
    return 0.0, -missing * _SKY_CUT * unit, box[0], _SCENE[1] * unit


def _figure_box(box: tuple[float, float], shape: str) -> tuple[float, float, float, float]:
    """The head at the right, the crest of its neck on the edge, its ears just below the upper edge."""
    width, height = box
    if height > width * _WIDE:
        side = min(height * _FIGURE, width * _BROADEST)
        return width - side * _CREST[shape], height - side, side, side
    side = height / _UPPER
    return width - side * _CREST[shape], 0.0, side, side
