"""Stables: a building of its kind under its roof, with trees, in the land of its location, in a light."""

from collections.abc import Sequence
from typing import Final

from boardroom.games.epona.table.faces.parts import LANDS, Box, mixed, part, toned
from boardroom.ui.kit.pictures.compose import Fragment

_WASHES: Final = {
    "morning": ("#FFD9A0", 0.12),
    "noon": ("#FFF6D8", 0.0),
    "dusk": ("#A04A5E", 0.2),
    "overcast": ("#7B8C9C", 0.24),
}
"""What everything is washed with in each light, and how much."""
_DARK_WINDOWS, _LIT_WINDOWS = "#4A2F1C", "#FFD873"
_LAMPS: Final = ("dusk",)
"""Lights in which lamps burn indoors."""
_WALLS: Final = {
    # walls and doors
    "barn": ("#B9593F", "#4A6A78"),
    "row": ("#D9A566", "#3E6B57"),
    "tower": ("#E4CFA6", "#7A3B32"),
    "yard": ("#C98F62", "#35597F"),
    "lodge": ("#F0E2C4", "#3E6B57"),
    "hall": ("#E6DCCB", "#6A4A7A"),
}
_ROOFS: Final = {"thatch": "#DDB45A", "tile": "#BF4B31", "slate": "#5A6A86", "shingle": "#8C6848"}
_LEAVES: Final = {"oak": "#5D9A4E", "poplar": "#86A83E", "pine": "#3A7A5C"}
_ROCK, _SNOW, _STONE, _BEAM = "#8795B4", "#FFFFFF", "#C9A46E", "#6E4426"

_LAND: Final = (120.0, 100.0)
"""The measures of the lands; sky fills the upper part, which only high boxes show."""
_PICTURE: Final = (120.0, 61.0)
"""The picture of a stable card, the lower part of a land. Places below are in it."""
_CUT_BELOW: Final = 0.3
"""How much of the height that a lower box lacks is taken away below, the rest above."""
_BUILDING: Final = (53.0, 16.5, 54.0, 37.8)
_TREE_BEFORE: Final = (-3.0, 26.4, 23.0, 32.2)
_TREE_BEHIND: Final = (98.5, 19.5, 21.5, 30.1)


def stable(location: str, look: Sequence[str], units: tuple[float, float]) -> tuple[Fragment, ...]:
    """The picture of a stable on a meadow, a mountain or by a castle, by the words of a look, in so many units.

    The land stands on the lower edge of the box and fills its width; where the box is higher than the picture of a
    card, there is more sky. A tree stands before the stable's yard and one of its kind behind the house.
    """
    building, roof, tree, light = look
    palette = _palette(building, roof, tree, light)
    unit = units[0] / _PICTURE[0]
    above = units[1] - _PICTURE[1] * unit
    if above < 0:
        above *= 1 - _CUT_BELOW

    def place(box: Box) -> Box:
        x, y, width, height = box
        return x * unit, above + y * unit, width * unit, height * unit

    return (
        part(f"stable-{location}", palette, place((0.0, _PICTURE[1] - _LAND[1], *_LAND))),
        part(f"stable-tree-{tree}", palette, place(_TREE_BEHIND)),
        part(f"stable-building-{building}", palette, place(_BUILDING)),
        part(f"stable-roof-{building}-{roof}", palette, place(_BUILDING)),
        part(f"stable-tree-{tree}", palette, place(_TREE_BEFORE)),
    )


def _palette(building: str, roof: str, tree: str, light: str) -> dict[str, str]:
    """Every colour that the parts of one stable may name."""
    wash, washed = _WASHES[light]

    def lit(colour: str) -> str:
        return mixed(colour, wash, washed)

    wall, door = _WALLS[building]
    return LANDS[light] | {
        "tint": wash,
        "snow": lit(_SNOW),
        "beam": lit(_BEAM),
        "door": lit(door),
        "lit": _LIT_WINDOWS if light in _LAMPS else _DARK_WINDOWS,
        **toned("near", LANDS[light]["ground"]),
        **toned("rock", lit(_ROCK)),
        **toned("stone", lit(_STONE)),
        **toned("wall", lit(wall)),
        **toned("roof", lit(_ROOFS[roof])),
        **toned("leaf", lit(_LEAVES[tree])),
    }
