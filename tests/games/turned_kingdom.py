"""What My Kingdom for a Horse says and does by its numbers, written as JSON: run where they are others, beside a copy
of the package, by ``test_kingdom_numbers``.
"""

import json
from importlib.resources import files

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QPixmap

from boardroom.engine import rng
from boardroom.engine.text import Text, in_english
from boardroom.games.my_kingdom_for_a_horse import manifest
from boardroom.games.my_kingdom_for_a_horse.position.actions import Roll, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.position.events import Bred, DiceRolled, RestockBegun
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Why, placing
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import market
from boardroom.games.my_kingdom_for_a_horse.table.reading.inspect import inspection
from boardroom.games.my_kingdom_for_a_horse.words.names import card_sentence
from boardroom.ui.rulebook.rulebook_window import rules_text
from boardroom.ui.stage.presentation import Presentation
from tests.games.farms import OPTIONS, RULES, START_1, act, columns, offered, position, rolled, trading


def said(text: Text | None) -> str:
    return in_english(text) if text is not None else ""


def options() -> dict[str, object]:
    """What the set-up says and resolves."""
    found = {option.key: option for option in RULES.options()}
    short = RULES.resolve({**{key: one.default for key, one in found.items()}, "length": "short"}, ["person"])
    return {
        "length": said(found["length"].line),
        "cards": said(found["cards"].line),
        "goals": [said(label) for label in found["goal"].labels[1:]],
        "short goal": short["goal"],
        "ends": [choice for choice in found["last_round"].values if choice != "auto"],
    }


def breeding() -> dict[str, object]:
    """Sheep of which there are too few to breed, and just as many as have one young."""
    few = rolled(columns(DATA["parents"] - 1, 0, 0, 0), dice="fence-1 fence-1 fence-1 sheep")
    enough = rolled(columns(DATA["parents"], 0, 0, 0), dice="fence-1 fence-1 fence-1 sheep")
    (bred,) = act(enough, "use 4").of(Bred)
    shown = Presentation(enough, 0)
    seen = inspection(lambda face, size, ratio: QPixmap(QSize(1, 1)), manifest.colours, "die.3", shown)
    assert seen is not None
    return {
        "why not": said(RULES.words.why_not(few, 0, UseDie(3))),
        "log": said(RULES.words.describe(Bred(0, 0, 0, DATA["parents"] - 1, 0))),
        "young": bred.young,
        "preview": [said(line.text) for line in RULES.words.preview(enough, 0, UseDie(3)).lines],
        "card": said(card_sentence("lambing")),
        "inspector": [said(line.text) for line in seen.lines],
    }


def supply() -> dict[str, object]:
    """A restock, and what is said before it."""
    herd = columns(DATA["restock_above"] + 1, 0, 0, 0)
    state = rolled(START_1, herd, dice="sheep-1 fence-1 fence-1 cow", supply=(0, 9, 9, 9))
    log = [said(RULES.words.describe(event)) for event in act(state, "use 1").of(RestockBegun)]
    nobody = trading(columns(6, 0, 0, 0), START_1, supply=(9, 0, 9, 9))
    short = rolled(START_1, herd, supply=(0, 9, 9, 9), tasks=(placing(0, (9, 0, 0, 0), Why.GAINED, 0, 0),))
    return {
        "log": log,
        "warning": said(RULES.words.preview(nobody, 0, Trade(0, 1)).warning),
        "prompt": said(RULES.words.prompt(short, 0).note),
        "whole": list(position(START_1).supply),
    }


def trades() -> dict[str, object]:
    """What the market asks, and what animals are worth by it."""
    state = trading(columns(6, 6, 6, 1), START_1)
    shown = Presentation(state, 0, 0, RULES.legal(state, 0))
    score = RULES.words.score(state, 0)
    assert score is not None
    return {
        "rates": [stall.rate for stall in market(shown, 0).stalls],
        "offered": offered(state),
        "prompt": said(RULES.words.prompt(state, 0).note),
        "preview": [said(line.text) for line in RULES.words.preview(state, 0, Trade(0, 1)).lines],
        "worth": score.total,
        "compared": said(score.about),
    }


def dice() -> dict[str, object]:
    """How often one rolls."""
    state = rolled(START_1, START_1)
    return {
        "box": said(dice_box(Presentation(state, 0, 0, RULES.legal(state, 0))).note),
        "prompt": said(RULES.words.prompt(state, 0).note),
        "preview": [said(line.text) for line in RULES.words.preview(state, 0, Roll(1)).lines],
    }


def solo() -> dict[str, object]:
    """What Moritz begins with, and how often he rolls."""
    state = RULES.setup({**OPTIONS, "cards": "no"}, 1, rng.seeded(1))
    begun = list(state.twin or ())
    played = act(state, "roll 1234", "pass")
    while not played.of(DiceRolled) or played.of(DiceRolled)[-1].seat != TWIN_SEAT:
        played = act(played.state, offered(played.state)[-1])
    return {"animals": begun, "rolls": sum(event.seat == TWIN_SEAT for event in played.of(DiceRolled))}


def begun() -> dict[str, object]:
    """Hands, supply and room at the beginning of a game."""
    state = RULES.setup(OPTIONS, 2, rng.seeded(1))
    return {
        "hands": [len(hand) for hand in state.hands],
        "fences left": fences_left(state, 0),
        "room": said(card_sentence("hayloft")),
    }


def page() -> dict[str, list[str]]:
    """The lines of the rules pages in which numbers of the game are put."""
    found = {}
    for language in ("en", "ja"):
        source = files(manifest.package).joinpath("help", f"{language}.md").read_text("utf-8")
        shown = rules_text(manifest, language) or ""
        both = zip(source.splitlines(), shown.splitlines(), strict=True)
        found[language] = [line for before, line in both if before != line]
    return found


if __name__ == "__main__":
    application = QGuiApplication([])
    print(
        json.dumps(
            {
                "options": options(),
                "breeding": breeding(),
                "supply": supply(),
                "trades": trades(),
                "dice": dice(),
                "solo": solo(),
                "begun": begun(),
                "page": page(),
            }
        )
    )
