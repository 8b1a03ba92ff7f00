"""People: employees from parts, a bust of head, face, hair, dress, hat and prop before a scene; the outline tells the
job. Owners before their land.
"""

from collections.abc import Sequence
from typing import Final

from boardroom.games.epona.position.cards import SYMMETRIC_OWNERS
from boardroom.games.epona.table.faces.parts import SCENE, behind, mixed, part, toned
from boardroom.games.epona.words.names import FIRST_OWNER
from boardroom.ui.kit.pictures.compose import Fragment

_SKINS: Final = {"pale": "#FADFC9", "fair": "#EBB98C", "tan": "#D29A67", "brown": "#A66C45", "dark": "#7C4D36"}
_BLUSHING: Final = ("#521A06", 0.34)
"""What skin in the shade is mixed with: warmer than the shade of things."""
_WOODEN: Final = ("#7A4A22", 0.38)
"""What a wall is mixed with below and in its joints."""
_HAIR: Final = {"blond": "#E8BF5A", "ginger": "#C9622B", "brunette": "#7B4826", "raven": "#2C2B40", "silver": "#B9BEC4"}
_SKY: Final = {
    # above, low, far hills, near ground, wall, sun
    "morning": ("#F8C9A4", "#FDEFD2", "#B4C79A", "#94BC6B", "#F6D4A8", "#FFF6D8"),
    "noon": ("#8CCBEE", "#E2F4F6", "#93C48C", "#76B257", "#EDECDD", "#FFF3B8"),
    "dusk": ("#8C6FA8", "#F3A97C", "#8D86A0", "#728F62", "#D9AE9B", "#FFD27A"),
    "overcast": ("#A9B6C0", "#DCE3E4", "#93A79A", "#7F9B72", "#C9CCC6", "#E9EDEC"),
}
_CLOTHES: Final = {
    # by job what is worn, and its colours by scene
    "manager": {"jacket": ("#4A5568", "#7A5638", "#3B6650"), "tie": ("#CC4F1A", "#2E7D6B", "#D9A227")},
    "rider": {
        "jacket": ("#B8323A", "#2F5C9E", "#3E7A4E"),
        "hat": ("#34313E", "#5A3A28", "#2B3A66"),
        "tie": ("#2E62A0", "#CC4F1A", "#BC68AC"),
    },
    "stablehand": {
        "shirt": ("#6FA055", "#CF5B3C", "#3E9A93"),
        "overall": ("#3D6FA8", "#5B6470", "#7A5638"),
        "hat": ("#56713A", "#8A6A45", "#B5483A"),
        "tie": ("#CC4F1A", "#ECB51E", "#3D6FA8"),
    },
    "vet": {"scrub": ("#3FA9A2", "#5F8FD0", "#A56BB0"), "tie": ("#CC4F1A", "#ECB51E", "#2E9C66")},
}
_LOWER: Final = ("bun", "curly")
"""Hair that hangs lower behind under a hat."""
_SHORTER: Final = ("short", "curly", "bald-head")
"""Hair that is seen below a hat only where it does not reach in front otherwise."""
_BEHIND: Final = ("long", "bun", "curly", "braid")
_HATS: Final = ("rider", "stablehand")
_PROPS: Final = ("manager", "stablehand", "vet")
_BUST: Final = 112.0
_LOW: Final = 70.0
"""The height of boxes below which a bust is cut at the breast, so that its head is as large as it can be."""
_LAND: Final = (70.0, 184.0)
_LOW_BUST: Final = 0.69
_CHIN: Final = 0.62
"""How far down a bust its chin is: no box is so low that it is cut away."""
_OWNER: Final = 1.08
"""The width of an owner's bust in a portrait: shoulders may be cut, hats not."""


def employee(job: str, look: Sequence[str], units: tuple[float, float]) -> tuple[Fragment, ...]:
    """The picture of an employee: manager, rider, stablehand or vet, by the words of a look, in a box of so many units.

    The box is about 120 wide. In a low one, of a card in its row, the bust reaches below its edge.
    """
    skin, hair, hair_colour, face, scene, light = look
    width, height = units
    palette = _palette(job, skin, hair_colour, scene, light)
    size = min(_BUST * width / SCENE[0], height)
    if height < _LOW / SCENE[0] * width:
        size = min(width * _LOW_BUST, height / _CHIN)
        box = ((width - size) / 2, -0.05 * size, size, size)
    else:
        box = ((width - size) / 2, height - size, size, size)
    bust = (part(name, palette, box) for name in _bust(job, hair, face))
    return part(f"scene-{job}-{scene}", palette, behind(units)), *bust


def owner(number: int, units: tuple[float, float]) -> tuple[Fragment, ...]:
    """The portrait of an owner, 300 to 311, in an upright box of so many units, standing on its lower edge; on the
    asymmetric sides, from 306 on, the same people stand at dusk.
    """
    width, height = units
    size = min(_OWNER * width, height)
    tall = max(height, width * _LAND[1] / _LAND[0])
    land = ((width - tall * _LAND[0] / _LAND[1]) / 2, 0.0, tall * _LAND[0] / _LAND[1], tall)
    bust = ((width - size) / 2, height - size, size, size)
    at_dusk = number >= FIRST_OWNER + SYMMETRIC_OWNERS
    scene = "scene-owner-dusk" if at_dusk else "scene-owner"
    person = number - SYMMETRIC_OWNERS if at_dusk else number
    return part(scene, {}, land), part(f"owner-{person}", {}, bust)


def _bust(job: str, hair: str, face: str) -> list[str]:
    """The parts of a bust, from behind to the front."""
    hatted = job in _HATS
    parts = []
    if hair in _BEHIND:
        parts.append(f"employee-hair-{hair}-back" + ("-hat" if hatted and hair in _LOWER else ""))
    under = "-hat" if hatted and hair in _SHORTER else ""
    parts += ["employee-head", f"employee-{job}", f"employee-face-{face}", f"employee-hair-{hair}{under}"]
    if hatted:
        parts.append(f"employee-{job}-hat")
    if hair == "braid":
        parts.append("employee-hair-braid-over")
    if job in _PROPS:
        parts.append(f"employee-{job}-prop")
    return parts


def _palette(job: str, skin: str, hair_colour: str, scene: str, light: str) -> dict[str, str]:
    """Every colour that the parts of one employee may name."""
    body = _SKINS[skin]
    worn = {name: colours[int(scene) - 1] for name, colours in _CLOTHES[job].items()}
    sky, low, far, near, wall, sun = _SKY[light]
    palette = {
        "skin": body,
        "skin-dark": mixed(body, *_BLUSHING),
        **toned("hair", _HAIR[hair_colour]),
        "wall": wall,
        "wall-dark": mixed(wall, *_WOODEN),
        "blush": mixed(body, "#D8492F", 0.35),
        "lip": mixed(body, "#8C2A26", 0.65),
        "sky": sky,
        "sky-low": low,
        "far": far,
        "near": near,
        "sun": sun,
    }
    for name, colour in worn.items():
        palette |= toned(name, colour)
    return palette
