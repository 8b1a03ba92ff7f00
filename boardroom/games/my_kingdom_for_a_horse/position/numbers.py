"""The numbers of the rulebook, from the game's table; what belongs to field, dice or farm cards is read there."""

from typing import Final

from boardroom.engine.toml_tables import read, several, whole
from boardroom.games.my_kingdom_for_a_horse import data
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, Kind

FACTS: Final = "data.toml"
"""The file of the game's facts."""
_ROUNDS: Final = whole(0, 10_000)
DATA: Final = read(
    data.__name__,
    FACTS,
    {
        "supply": several(whole(0, 99), len(KINDS)),
        "rates": several(whole(1, 99), Kind.HORSE),
        "hand_limit": whole(1, 20),
        "rolls": whole(1, 9),
        "goal": whole(1, 99),
        "goal_short": whole(1, 99),
        "restock_above": whole(0, 99),
        "parents": whole(2, 99),
        "twin_animals": several(whole(0, 99), len(KINDS)),
        "twin_rolls": whole(1, 9),
        "last_round_offered": several(_ROUNDS),
        "last_round_with_people": _ROUNDS,
        "last_round_computers_only": _ROUNDS,
    },
    others=("rows", "columns", "fences", "space_holds", "royal", "breeding", "start", "card"),
)

RATES: Final[tuple[int, int, int]] = tuple(DATA["rates"])
"""How many of a kind are given for one of the next, without any card: sheep, pigs, cows."""
VALUES: Final[Counts] = (1, RATES[0], RATES[0] * RATES[1], RATES[0] * RATES[1] * RATES[2])
"""What an animal of each kind is worth by these rates, in sheep."""
HAND_LIMIT: Final[int] = DATA["hand_limit"]
RESTOCK_ABOVE: Final[int] = DATA["restock_above"]
"""Who has more than so many of a kind gives way in a restock."""
PARENTS: Final[int] = DATA["parents"]
"""So many of a kind have one young when it breeds."""
TWIN_ROLLS: Final[int] = DATA["twin_rolls"]
TWIN_TRADES: Final = 2 * TWIN_ROLLS
"""The step of Moritz' first trade; before it, every roll takes two steps: animals, then breeding."""
