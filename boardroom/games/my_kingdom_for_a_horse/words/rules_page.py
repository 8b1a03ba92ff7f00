"""The numbers that the rules pages hold by name."""

from boardroom.games.my_kingdom_for_a_horse.position import field
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DESIGNS, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, Kind


def page_numbers() -> dict[str, int]:
    """The numbers of the rulebook in the rules pages, and how each place in the turn order begins."""
    found = {f"{kind}_rate": rate for kind, rate in zip(KIND_NAMES, field.RATES, strict=False)}
    found |= {f"{kind}_worth": worth for kind, worth in zip(KIND_NAMES, field.VALUES, strict=True)}
    found |= dict(zip(("sheep", "pigs", "cows", "horses"), field.DATA["supply"], strict=True))
    for place, start in enumerate(field.START, 1):
        animals = field.total(start.animals)
        found[f"start_{place}_fences"] = start.fences.bit_count()
        found[f"start_{place}_sheep"] = animals[Kind.SHEEP]
        found[f"start_{place}_pigs"] = animals[Kind.PIG]
    return found | {
        "fences": field.FENCES,
        "edges": field.EDGES,
        "space_holds": field.DATA["space_holds"],
        "cards": len(CARDS),
        "designs": len(DESIGNS),
        "hand": HAND_LIMIT,
        "rerolls": field.DATA["rolls"] - 1,
        "parents": field.PARENTS,
        "restock_above": field.RESTOCK_ABOVE,
        "restock_least": field.RESTOCK_ABOVE + 1,
        "goal": field.DATA["goal"],
        "goal_short": field.DATA["goal_short"],
        "twin_sheep": field.DATA["twin_animals"][Kind.SHEEP],
        "twin_pigs": field.DATA["twin_animals"][Kind.PIG],
        "computers_only": field.DATA["last_round_computers_only"],
    }
