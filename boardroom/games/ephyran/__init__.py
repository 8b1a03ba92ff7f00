"""Ephyran: split cards, four territories, gods and their supports; the most prestigious city wins. The manifest."""

from boardroom.engine.manifest import Manifest, OptionalStep
from boardroom.engine.text import phrase

manifest = Manifest(
    id="ephyran",
    title=phrase("Ephyran", "Ephyran", "the game's title"),
    sentence=phrase("Ephyran", "Two halves on every card: build Athena’s city with one, and give up the other."),
    players=(2, 3, 4),
    minutes=(30, 45),
    designers=("Cédric Duwelz", "Olivier Fagnère"),
    package=__name__,
    rules="boardroom.games.ephyran.game:EphyranRules",
    table="boardroom.games.ephyran.table:EphyranTable",
    art="ephyran",
    reference="The card set",
    optional_steps=(
        OptionalStep(
            "answer",
            phrase("Ephyran", "Blocking with a defence"),
            phrase(
                "Ephyran",
                "With two or more people you are asked whatever you hold; alone against computers, only when you can "
                "block. “Ask only when I can” lets the others guess at your hand.",
            ),
            yes="",
            no="let",
        ),
    ),
)
