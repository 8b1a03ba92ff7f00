"""Ephyran: split cards, four territories, gods and their supports; the most prestigious city wins. The manifest."""

from boardroom.engine.manifest import Manifest, OptionalStep, SeatColour
from boardroom.engine.text import phrase

manifest = Manifest(
    id="ephyran",
    title=phrase("Ephyran", "Ephyran", "the game's title"),
    sentence=phrase("Ephyran", "Build Athena's city: choose which half of each card to play, and which to give up."),
    players=(2, 3, 4),
    minutes=(30, 45),
    package=__name__,
    rules="boardroom.games.ephyran.rules:EphyranRules",
    table="boardroom.games.ephyran.table:EphyranTable",
    art="ephyran",
    optional_steps=(
        OptionalStep(
            "answer",
            phrase("Ephyran", "Ask whether to answer a support"),
            phrase(
                "Ephyran", "When you could block what another player's support does to you, or a token being taken."
            ),
            yes="",
            no="let",
        ),
    ),
)
