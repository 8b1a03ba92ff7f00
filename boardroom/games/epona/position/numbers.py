"""The numbers of the rulebook that a designer might turn, from this game's data file. Whatever counts by them or says
them takes them from here: rules, words, computer players and the rules pages.
"""

from typing import Any, Final

from boardroom.engine.toml_tables import Fields, entry, read, several, whole
from boardroom.games.epona import data

FACTS_FILE: Final = "game.toml"
HIGHEST_ROWS: Final = 6
"""The most stables of a player that tables and records have room for."""
_POINTS: Final = whole(0, 9)
_TYPE_AND_GROUP: Final = several(_POINTS, 2)
_FORMULAS: Final[Fields] = {
    "location": _POINTS,
    "beside": _POINTS,
    "pair": _POINTS,
    "both": _POINTS,
    "row": _TYPE_AND_GROUP,
    "column": _TYPE_AND_GROUP,
    "sides": _TYPE_AND_GROUP,
    "around": _POINTS,
    "tableau": _POINTS,
}
NUMBERS: Final[Fields] = {
    "rounds": whole(1, 9),
    "first_game_rounds": whole(1, 9),
    "solo_rounds": whole(1, 9),
    "coins": whole(0, 9),
    "studs": whole(0, 9),
    "most_cost": whole(0, 9),
    "sale": whole(1, 9),
    "discount": whole(1, 9),
    "most_stables": whole(2, HIGHEST_ROWS),
    "most_unfinished": whole(1, HIGHEST_ROWS),
    "drawn_stables": whole(1, 5),
    "drawn_by_bonus": whole(1, 5),
    "instead_of_draw": entry({"coins": whole(1, 9), "points": whole(1, 9)}),
    "foal": several(whole(1, 2), 2),
    "partner_point": whole(1, 9),
    "stud_on_stallion": whole(1, 9),
    "line": whole(1, 9),
    "coins_a_point": whole(1, 9),
    "studs_a_point": whole(1, 9),
    "solo_scale": several(whole(1, 999), 4),
    "high": entry({"extra_cards": whole(0, 4), "kept_alone": whole(1, 9), "both_divide": several(whole(1, 9))}),
    "experienced": entry({"players": whole(1, 6), "owners": whole(1, 6), "stables": whole(1, 6)}),
    "formulas": entry(_FORMULAS),
}
_FOUND: Final = read(data.__name__, FACTS_FILE, NUMBERS, others=("symmetric", "asymmetric", "selection"))
ALONE: Final[dict[str, int]] = {name: found for name, found in _FOUND.items() if isinstance(found, int)}
"""The numbers that stand alone in the file, by their names there, which are those in the rules pages."""
ROUNDS, FIRST_GAME_ROUNDS, SOLO_ROUNDS = ALONE["rounds"], ALONE["first_game_rounds"], ALONE["solo_rounds"]
COINS_AT_START, STUDS_AT_START = ALONE["coins"], ALONE["studs"]
MOST_COST: Final = ALONE["most_cost"]
"""The most coins that an asset costs."""
SALE: Final = ALONE["sale"]
"""Coins for a card that is sold."""
DISCOUNT_COINS: Final = ALONE["discount"]
"""Coins that a discount of an owner card takes off."""
MOST_ROWS: Final = ALONE["most_stables"]
MOST_UNFINISHED: Final = ALONE["most_unfinished"]
DRAWN_STABLES: Final = ALONE["drawn_stables"]
DRAWN_BY_BONUS: Final = ALONE["drawn_by_bonus"]
COINS_INSTEAD, POINTS_INSTEAD = int(_FOUND["instead_of_draw"]["coins"]), int(_FOUND["instead_of_draw"]["points"])
"""What is taken in place of a second draw in a round: either."""
OTHER_FOAL, SAME_FOAL = map(int, _FOUND["foal"])
"""Points of a foal of horses of different types, and of the same."""
PARTNER_POINT: Final = ALONE["partner_point"]
"""Points of each partner when they first breed with each other in a round."""
STUD_POINTS: Final = ALONE["stud_on_stallion"]
"""Points of a partner's stud token that lies on a stallion."""
LINE_POINTS: Final = ALONE["line"]
COINS_A_POINT, STUDS_A_POINT = ALONE["coins_a_point"], ALONE["studs_a_point"]
EXTRA_CARDS: Final = int(_FOUND["high"]["extra_cards"])
"""Cards that who divides draws beside one of each group, no two of one group."""
KEPT_ALONE: Final = int(_FOUND["high"]["kept_alone"])
"""Cards that who is unpaired keeps."""
BOTH_DIVIDE: Final[frozenset[int]] = frozenset(_FOUND["high"]["both_divide"])
"""The rounds of the variant for two in which both draw and divide."""
MOST_EXPERIENCED: Final = int(_FOUND["experienced"]["players"])
"""The most players of the start for experienced players."""
OFFERED_OWNERS, OFFERED_STABLES = int(_FOUND["experienced"]["owners"]), int(_FOUND["experienced"]["stables"])
"""Of how many owner cards and of stables who is experienced chooses one."""
SOLO_SCALE: Final[tuple[int, ...]] = tuple(_FOUND["solo_scale"])
"""The points from which on a solo game is as good as each result of the rulebook's scale, the best one first."""
FORMULAS: Final[dict[str, Any]] = _FOUND["formulas"]
"""Points of each formula; where types and groups count differently, those of a type and of a group."""
