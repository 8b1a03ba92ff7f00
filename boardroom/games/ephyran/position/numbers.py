"""The numbers of the rulebook, from the game's table; what is counted of cards and tokens is in ``cards``."""

from typing import Final

from boardroom.engine.toml_tables import read, several, whole
from boardroom.games.ephyran import data

FACTS: Final = "data.toml"
_FIELDS: Final = read(
    data.__name__,
    FACTS,
    {
        # Answers use up two in the closing round, before the last of four players has a turn; two are left to play.
        "hand": whole(4, 9),
        "seen_by_graeae": whole(2, 4),
        "drawn_by_twins": whole(1, 4),
        "creature": whole(1, 9),
        "creatures_bonus": whole(0, 9),
        "city_bonus": several(whole(0, 9), 2),
        "god_multiplies": whole(1, 9),
    },
    others=("dionysus", "points", "tokens", "creatures", "pile"),
)

HAND: Final[int] = _FIELDS["hand"]
"""Cards in a hand at the end of a turn."""
SEEN_BY_GRAEAE: Final[int] = _FIELDS["seen_by_graeae"]
DRAWN_BY_TWINS: Final[int] = _FIELDS["drawn_by_twins"]
"""Cards drawn with Castor & Pollux."""
CREATURE_POINTS: Final[int] = _FIELDS["creature"]
CREATURES_BONUS: Final[int] = _FIELDS["creatures_bonus"]
FIRST_CITY, LATER_CITY = _FIELDS["city_bonus"]
"""The bonus of the first finished city, and of others in the same round."""
GOD_MULTIPLIES: Final[int] = _FIELDS["god_multiplies"]
