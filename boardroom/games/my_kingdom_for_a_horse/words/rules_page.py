"""The numbers that the rules pages hold by name."""

from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DESIGNS, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    DATA,
    EDGES,
    FENCES,
    PARENTS,
    RATES,
    RESTOCK_ABOVE,
    START,
    VALUES,
    total,
)


def page_numbers() -> dict[str, int]:
    """The numbers of the rulebook in the rules pages, and how each place in the turn order begins."""
    found = {f"{kind}_rate": rate for kind, rate in zip(KIND_NAMES, RATES, strict=False)}
    found |= {f"{kind}_worth": worth for kind, worth in zip(KIND_NAMES, VALUES, strict=True)}
    found |= dict(zip(("sheep", "pigs", "cows", "horses"), DATA["supply"], strict=True))
    for place, field in enumerate(START, 1):
        animals = total(field.animals)
        found[f"start_{place}_fences"] = field.fences.bit_count()
        found[f"start_{place}_sheep"] = animals[Kind.SHEEP]
        found[f"start_{place}_pigs"] = animals[Kind.PIG]
    return found | {
        "fences": FENCES,
        "edges": EDGES,
        "space_holds": DATA["space_holds"],
        "cards": len(CARDS),
        "designs": len(DESIGNS),
        "hand": HAND_LIMIT,
        "rerolls": DATA["rolls"] - 1,
        "parents": PARENTS,
        "restock_above": RESTOCK_ABOVE,
        "restock_least": RESTOCK_ABOVE + 1,
        "goal": DATA["goal"],
        "goal_short": DATA["goal_short"],
        "twin_sheep": DATA["twin_animals"][Kind.SHEEP],
        "twin_pigs": DATA["twin_animals"][Kind.PIG],
        "computers_only": DATA["last_round_computers_only"],
    }
