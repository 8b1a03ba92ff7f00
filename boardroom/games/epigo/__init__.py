"""Epigo: two players, secret simultaneous Orders, pushing; three captures win. The manifest."""

from boardroom.engine.manifest import Manifest, OptionalStep, SeatColour
from boardroom.engine.text import phrase

manifest = Manifest(
    id="epigo",
    title=phrase("Epigo", "Epigo", "the game's title"),
    sentence=phrase("Epigo", "Stack three secret Orders and push your opponent off the board."),
    players=(2,),
    minutes=(15, 30),
    designers=("Chris Gosselin", "Chris Kreuter"),
    package=__name__,
    rules="boardroom.games.epigo.game:EpigoRules",
    table="boardroom.games.epigo.table:EpigoTable",
    art="epigo",
    colours=(
        SeatColour("terracotta", phrase("Epigo", "Terracotta, palm"), "#C7532B", "#772A12", "#FFF3DE", "palm"),
        SeatColour("ivory", phrase("Epigo", "Ivory, rosette"), "#F6ECD3", "#B99F6B", "#1B3768", "rosette"),
        SeatColour("turquoise", phrase("Epigo", "Turquoise, wave"), "#3FA9A2", "#1C625D", "#08302D", "wave"),
        SeatColour("obsidian", phrase("Epigo", "Obsidian, star"), "#3A3D48", "#16181F", "#F3DDA4", "star"),
    ),
    optional_steps=(
        OptionalStep(
            "super-slide",
            phrase("Epigo", "Super slide"),
            phrase("Epigo", "When an Epigon may slide once more."),
            yes="super-slide",
            no="stay",
        ),
    ),
)
