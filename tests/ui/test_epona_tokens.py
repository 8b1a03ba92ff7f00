"""Lower interaction tokens: what they are called and what they look like go together."""

import re
from colorsys import rgb_to_hsv

import pytest

from boardroom import resources
from boardroom.games.epona.position.state import FIRST_COLOUR
from boardroom.games.epona.table.faces.faces import token_drawing
from boardroom.games.epona.table.faces.parts import ART
from boardroom.games.epona.words import names

HUES = {"Pink": (330, 350), "Teal": (170, 190), "Orange": (25, 45)}


@pytest.mark.parametrize("token", range(FIRST_COLOUR, FIRST_COLOUR + 3))
def test_a_breeding_token_is_called_by_the_colour_it_is_drawn_in(token: int) -> None:
    drawing = resources.resource(ART, f"{token_drawing(token)}.svg").read_text(encoding="utf-8")
    red, green, blue = (int(part, 16) / 255 for part in re.findall(r'fill="#(..)(..)(..)"', drawing)[0])
    least, most = HUES[names.token_name(token).source.partition(" breeding token")[0]]
    assert least <= 360 * rgb_to_hsv(red, green, blue)[0] <= most
