"""The numbers that the rules pages hold by name, and what the options of a game change in them."""

from boardroom.engine.manifest import Options
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import field, numbers
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DESIGNS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, Kind
from boardroom.games.my_kingdom_for_a_horse.position.numbers import HAND_LIMIT


def page_numbers() -> dict[str, int]:
    """The numbers of the rulebook in the rules pages, and how each place in the turn order begins."""
    found = {f"{kind}_rate": rate for kind, rate in zip(KIND_NAMES, numbers.RATES, strict=False)}
    found |= {f"{kind}_worth": worth for kind, worth in zip(KIND_NAMES, numbers.VALUES, strict=True)}
    found |= dict(zip(("sheep", "pigs", "cows", "horses"), numbers.DATA["supply"], strict=True))
    for place, start in enumerate(field.START, 1):
        animals = field.total(start.animals)
        found[f"start_{place}_fences"] = start.fences.bit_count()
        found[f"start_{place}_sheep"] = animals[Kind.SHEEP]
        found[f"start_{place}_pigs"] = animals[Kind.PIG]
    return found | {
        "fences": field.FENCES,
        "edges": field.EDGES,
        "space_holds": field.SPACE_HOLDS,
        "cards": len(CARDS),
        "designs": len(DESIGNS),
        "hand": HAND_LIMIT,
        "rerolls": numbers.DATA["rolls"] - 1,
        "parents": numbers.PARENTS,
        "restock_above": numbers.RESTOCK_ABOVE,
        "restock_least": numbers.RESTOCK_ABOVE + 1,
        "goal": numbers.DATA["goal"],
        "goal_long": numbers.DATA["goal"],
        "goal_short": numbers.DATA["goal_short"],
        "twin_sheep": numbers.DATA["twin_animals"][Kind.SHEEP],
        "twin_pigs": numbers.DATA["twin_animals"][Kind.PIG],
        "computers_only": numbers.DATA["last_round_computers_only"],
    }


def page_numbers_of(options: Options) -> dict[str, int]:
    """The numbers that the options of a game change."""
    return {"goal": int(options["goal"])}


def page_notes(options: Options) -> dict[str, Text]:
    """What the options of a game change in the rules, by the sections that it is noted in."""
    notes: dict[str, Text] = {}
    goal = int(options["goal"])
    if goal != numbers.DATA["goal"]:
        needed = phrase("Kingdom", "In this game: %n of each, not {usual}.", "what is needed to win", goal)
        usual = phrase("Kingdom", "%n of each", "option", numbers.DATA["goal"])
        notes["Object of the game"] = needed.put(usual=usual)
    if options["cards"] == "no":
        notes["Farm cards"] = phrase("Kingdom", "This game is played without farm cards.")
    return notes
