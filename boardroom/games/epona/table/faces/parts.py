"""What pictures are composed of: drawings of parts, and the colours that they name."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from boardroom import resources
from boardroom.ui.kit.pictures.compose import Fragment

ART: Final = "epona"
_NAME: Final = re.compile(r"var\(\s*--([\w-]+)")
_SHADE, _SHADED = "#1A0E08", 0.34
_LIGHT, _LIT = "#FFF2DC", 0.3

Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height in the units of a picture."""

SCENE: Final = (120.0, 123.0)
"""The measures of drawings that lie behind: as wide as a picture, and its lower 25 may be cut away."""
_FREE, _ABOVE = 25.0, 0.45
LANDS: Final = {
    light: dict(zip(("sky", "haze", "sun", "cloud", "far", "mid", "ground"), colours, strict=True))
    for light, colours in {
        "morning": ("#BCD9E4", "#FFD9B8", "#FFF0C0", "#FFF6EA", "#B3C7B4", "#98BD86", "#A4CC72"),
        "noon": ("#6FB7E6", "#D6EEF4", "#FFF6CF", "#FFFFFF", "#93BCAE", "#78AC6F", "#8AC25E"),
        "dusk": ("#8A6FA8", "#F6B273", "#FFDF8A", "#F7C9AD", "#9B7F98", "#7F7D68", "#93974F"),
        "overcast": ("#8D9CA8", "#BCC6CA", "#C3CCD0", "#DFE3E3", "#8799A0", "#6F8F80", "#7A9F74"),
    }.items()
}
"""The colours of the land behind horses and stables, in each light."""


@cache
def part_file(name: str) -> Path:
    """The file of one of the game's drawings; looked for once, for it is asked for in every picture."""
    return resources.resource(ART, f"{name}.svg")


@cache
def _named(path: Path) -> tuple[str, ...]:
    """The colours that a drawing names. An owner of the box may draw with fewer or more of those that a look gives."""
    return tuple(sorted(set(_NAME.findall(path.read_text("utf-8")))))


def part(name: str, palette: Mapping[str, str], box: Box | None = None) -> Fragment:
    """A drawing in its place, with the colours that it names. Raises KeyError for one that the palette lacks."""
    path = part_file(name)
    return Fragment(path, box, colours=tuple((colour, palette[colour]) for colour in _named(path)))


def mixed(colour: str, other: str, amount: float) -> str:
    """A colour with so much of another one, both like #1a2b3c."""
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * amount):02X}" for one, two in pairs)


def shaded(colour: str) -> str:
    """A colour in the shade."""
    return mixed(colour, _SHADE, _SHADED)


def lit(colour: str, amount: float = _LIT) -> str:
    """A colour in the light."""
    return mixed(colour, _LIGHT, amount)


def toned(name: str, colour: str) -> dict[str, str]:
    """A colour with its shade and its light, as ``name``, ``name-dark`` and ``name-light``."""
    return {name: colour, f"{name}-dark": shaded(colour), f"{name}-light": lit(colour)}


def behind(units: tuple[float, float], above: float = _ABOVE) -> Box:
    """Where a scene lies in a picture of so many units: as wide as it, ``above`` of what there is no room for cut away
    there, the rest below.
    """
    width, height = units
    unit = width / SCENE[0]
    excess = max(0.0, (SCENE[1] - _FREE) * unit - height)
    return 0.0, -above * excess, width, SCENE[1] * unit
