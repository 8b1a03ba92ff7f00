"""Epona: stables of horses as rows of cards, for one to six; who breeds and builds best wins. The manifest."""

from boardroom.engine.manifest import Manifest, OptionalStep
from boardroom.engine.text import phrase

manifest = Manifest(
    id="epona",
    title=phrase("Epona", "Epona", "the game's title"),
    sentence=phrase("Epona", "Build up stables row by row: the right horse in the right place, and foals to come."),
    players=(1, 2, 3, 4, 5, 6),
    minutes=(45, 75),
    designers=("Vladimír Suchý",),
    package=__name__,
    rules="boardroom.games.epona.game:EponaRules",
    table="boardroom.games.epona.table:EponaTable",
    art="epona",
    reference="Icons",
    optional_steps=(
        OptionalStep(
            "breeding",
            phrase("Epona", "Breeding after you pass"),
            phrase("Epona", "When others breed after you have passed: “Ask once” lets your pass stand for the round."),
            yes="",
            no="pass",
            again=True,
        ),
    ),
)
