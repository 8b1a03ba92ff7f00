"""My Kingdom for a Horse: dice, fences, breeding, trade; two of each animal end it. The manifest."""

from boardroom.engine.manifest import Manifest, OptionalStep, SeatColour
from boardroom.engine.text import phrase

manifest = Manifest(
    id="my-kingdom-for-a-horse",
    title=phrase("Kingdom", "My Kingdom for a Horse", "the game's title"),
    sentence=phrase("Kingdom", "Roll dice, build fences, breed animals and trade your way from sheep to horses."),
    players=(1, 2, 3, 4),
    minutes=(30, 60),
    designers=("Moritz Schuster",),
    package=__name__,
    rules="boardroom.games.my_kingdom_for_a_horse.game:KingdomRules",
    table="boardroom.games.my_kingdom_for_a_horse.table:KingdomTable",
    art="my-kingdom-for-a-horse",
    reference="All farm cards",
    colours=(
        SeatColour("white", phrase("Kingdom", "White, sun"), "#F4F1E8", "", "#CC4F1A", "sun"),
        SeatColour("brown", phrase("Kingdom", "Brown, drop"), "#8A5A34", "", "#CFE6FF", "drop"),
        SeatColour("grey", phrase("Kingdom", "Grey, clover"), "#A9AEB4", "", "#14532B", "clover"),
        SeatColour("black", phrase("Kingdom", "Black, star"), "#3A3D42", "", "#F3CE7E", "star"),
    ),
    optional_steps=(
        OptionalStep(
            "nothing-left",
            phrase("Kingdom", "Ask before moving on when nothing is left to do"),
            phrase("Kingdom", "When you cannot use any more dice or play a card."),
            yes="",
            no="pass",
            single=True,
        ),
    ),
)
