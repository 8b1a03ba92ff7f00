"""Pictures of Epona's horses: a scene of the discipline, a head in its coat, markings, mane and tack.

Sporting horses have a fine head, working horses a heavy one. All parts of a head are drawn in one box of 200 and lie
over each other; a look tells the coat, the mane, the marking, the scene and its light.
"""

from typing import Final, NamedTuple

from boardroom.games.epona.position.artwork import SCENES
from boardroom.games.epona.table.faces.parts import LANDS, behind, lit, part, shaded
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

_GLOW: Final = 0.2
"""How far lights go."""
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

_GROUND_SHADES: Final = {"morning": "#82B25A", "noon": "#68A148", "dusk": "#747B41", "overcast": "#5F855F"}
_TINTS: Final = {"morning": "#FFE2AE", "noon": "#FFF6D8", "dusk": "#D9652A", "overcast": "#7B90A8"}
"""The colours of scenes of horses beside those of any land, in each light."""

CLOTHS: Final = ("#c8432e", "#2f5fa8", "#e5b133")
"""The cloth of the tack, by scene: silks, ear bonnets, brow bands, rosettes."""

_SKY_CUT: Final = 0.66
"""How much of what a wide box lacks of a scene's height is taken from the sky."""
_WIDE: Final = 0.7
"""A box less high than this part of its width is a wide one."""
_FIGURE, _BROADEST = 1.0, 0.92
"""The side of the head's box, in heights of a picture that is not wide; in widths at most."""
_CREST: Final = {"sport": 0.965, "work": 0.99}
"""Where the crest ends at the right, in the head's box."""
EYES: Final = {"sport": (0.508, 0.345), "work": (0.483, 0.37)}
"""Where the eye is in that box: what every picture of a horse is cut around."""
_EYE_AT: Final = 0.58
"""How far to the right the eye is at most, in widths of a wide picture: signs lie at its right."""
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
    palette = _palette(tones, CLOTHS[SCENES.index(scene)], light)
    names = [f"horse-head-{shape}"]
    if tones.pattern:
        names.append(f"horse-pattern-{shape}-{tones.pattern}")
    if marking != _PLAIN:
        names.append(f"horse-marking-{shape}-{marking}")
    names += [f"horse-lines-{shape}", f"horse-mane-{shape}-{mane}", f"horse-tack-{kind}"]
    scenery = part(f"scene-{kind}-{scene}", palette, behind(box, _SKY_CUT))
    return scenery, *(part(name, palette, area) for name in names)


def _palette(tones: Coat, cloth: str, light: str) -> dict[str, str]:
    """Every colour that the parts of one horse may name."""
    return LANDS[light] | {
        "ground-shade": _GROUND_SHADES[light],
        "tint": _TINTS[light],
        "coat": tones.hair,
        "shade": shaded(tones.hair),
        "light": lit(tones.hair, _GLOW),
        "muzzle": tones.muzzle,
        "spot": tones.spots,
        "mark": tones.marks,
        "mane": tones.mane,
        "mane-shade": shaded(tones.mane),
        "mane-light": lit(tones.mane, _GLOW),
        "cloth": cloth,
        "cloth-shade": shaded(cloth),
    }


def _figure_box(box: tuple[float, float], shape: str) -> tuple[float, float, float, float]:
    """The head at the right, the crest of its neck on the edge, its ears just below the upper edge."""
    width, height = box
    if height > width * _WIDE:
        side = min(height * _FIGURE, width * _BROADEST)
        return width - side * _CREST[shape], height - side, side, side
    side = height / _UPPER
    return min(width - side * _CREST[shape], width * _EYE_AT - side * EYES[shape][0]), 0.0, side, side
