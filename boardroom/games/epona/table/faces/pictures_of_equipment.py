"""Equipment: a construction of its kind, painted, in a season."""

from collections.abc import Sequence
from typing import Final

from boardroom.games.epona.table.faces.parts import SCENE, behind, part, toned
from boardroom.ui.kit.pictures.compose import Fragment

_PAINTS: Final = {
    "red": "#C23B2E",
    "blue": "#2F67AD",
    "green": "#35804F",
    "white": "#E9E4D8",
    "ochre": "#D79A2B",
    "plum": "#84487F",
}
_SIZE: Final = (120.0, 84.0)
"""The measures of the drawings; what they show stands on their lower edge."""
_FOOT: Final = 1.5
_FILLED: Final = 0.97
"""How much of a picture they fill."""


def equipment(kind: str, look: Sequence[str], units: tuple[float, float]) -> tuple[Fragment, ...]:
    """The picture of equipment: horse-box, carriage, obstacle, arena or racecourse, by the words of a look, in a box of
    so many units.
    """
    build, paint, season = look
    width, height = units
    palette = toned("paint", _PAINTS[paint])
    foot = _FOOT * width / SCENE[0]
    size = _FILLED * min(width / _SIZE[0], (height - foot) / _SIZE[1])
    wide, high = _SIZE[0] * size, _SIZE[1] * size
    box = ((width - wide) / 2, height - foot - high, wide, high)
    return part(f"equipment-season-{season}", palette, behind(units)), part(f"equipment-{kind}-{build}", palette, box)
