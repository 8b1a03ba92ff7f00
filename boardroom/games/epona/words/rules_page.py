"""The rules page: the heading in it that fits each phase, and the numbers that it holds by name."""

from typing import Final

from boardroom.games.epona.position import numbers
from boardroom.games.epona.position.cards import ASSET_OF, FORMULA
from boardroom.games.epona.position.state import Form, Phase, State

_PLACING, _BREEDING, _END = "Placing cards", "Breeding", "End-game scoring"
BONUSES_HELP: Final = "Bonuses"
DISTRIBUTION_HELP: Final = {
    Form.LOWER: "Distribution: lower interaction",
    Form.HIGH: "High interaction",
    Form.TWO_PLAYER: "High interaction for two",
}
"""The headings for the phases in which cards come to the hands: each form of the game has its own way."""
HELP: Final = {
    Phase.PLACING: _PLACING,
    Phase.KEEPING_DRAWN: BONUSES_HELP,
    Phase.KEEPING_STABLE: "New stables",
    Phase.AGREEING: _BREEDING,
    Phase.BREEDING: _BREEDING,
    Phase.MOVING_ROLLERS: _END,
    Phase.SWAPPING: _END,
    Phase.OVER: _END,
    Phase.CHOOSING_OWNERS: "Experienced players",
}
_SOLO_SCALE: Final = ("solo_best", "solo_great", "solo_better", "solo_good")
_OF_TYPE_AND_GROUP: Final = ("row", "column", "sides")


def help_for(view: State) -> str:
    """The English heading of the section for what is being done, in the form that is played."""
    return HELP.get(view.phase) or DISTRIBUTION_HELP[view.form]


def page_numbers() -> dict[str, int]:
    """The numbers in the rules pages: those of the rulebook, and what the example of scoring there comes to."""
    points = numbers.FORMULAS
    found = {name: points[name] for name in ("location", "beside", "pair", "both", "around", "tableau")}
    for name in _OF_TYPE_AND_GROUP:
        found[f"{name}_type"], found[f"{name}_group"] = points[name]
    found |= dict(zip(_SOLO_SCALE, numbers.SOLO_SCALE, strict=True))
    manager, saffron = 2 * found["around"], FORMULA[ASSET_OF["saffron"]].points
    assets = found["beside"] + manager + found["location"] + saffron + found["column_type"] + found["tableau"]
    return (
        numbers.ALONE
        | found
        | {
            "coins_instead": numbers.COINS_INSTEAD,
            "points_instead": numbers.POINTS_INSTEAD,
            "extra_cards": numbers.EXTRA_CARDS,
            "kept_alone": numbers.KEPT_ALONE,
            "most_experienced": numbers.MOST_EXPERIENCED,
            "offered_owners": numbers.OFFERED_OWNERS,
            "offered_stables": numbers.OFFERED_STABLES,
            "other_foal": numbers.OTHER_FOAL,
            "same_foal": numbers.SAME_FOAL,
            "example_lines": 2 * numbers.LINE_POINTS,
            "example_stables": found["pair"] + 2 * numbers.LINE_POINTS,
            "example_manager": manager,
            "example_assets": assets,
        }
    )
