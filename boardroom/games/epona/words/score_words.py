"""What a card or a stable scored, and why, in short: "Mistral: an obstacle directly below"."""

from typing import Final

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.vocabulary import (
    ABOVE,
    AROUND,
    BELOW,
    BESIDE,
    BOTH,
    COLUMN,
    EACH,
    IN_LOCATION,
    LEFT,
    PAIR,
    RIGHT,
    ROW,
    SIDES,
    TABLEAU,
    WITH_ROLLER,
    Formula,
)
from boardroom.games.epona.words.names import an_icon, icon_noun, stable_of_location

_BESIDE: Final = {
    ABOVE: phrase("Epona", "{card}: {icon} directly above", "an item of a score"),
    BELOW: phrase("Epona", "{card}: {icon} directly below", "an item of a score"),
    LEFT: phrase("Epona", "{card}: {icon} directly left of it", "an item of a score"),
    RIGHT: phrase("Epona", "{card}: {icon} directly right of it", "an item of a score"),
}
_EACH: Final = {
    ROW: phrase("Epona", "{card}: {icon} ×{number} in its row", "an item of a score: so many cards"),
    COLUMN: phrase("Epona", "{card}: {icon} ×{number} in its column", "an item of a score: so many cards"),
    SIDES: phrase("Epona", "{card}: {icon} ×{number} on its four sides", "an item of a score: so many cards"),
    AROUND: phrase("Epona", "{card}: {icon} ×{number} around it", "an item of a score: so many cards"),
    TABLEAU: phrase("Epona", "{card}: {icon} ×{number}", "an item of a score: so many cards"),
}


def scored_in_words(named: Text, formula: Formula, points: int) -> Text:
    """What something of a name scored with its formula, which gave points; the name alone where nothing was counted."""
    kind, each, where, icon, other = formula
    number = points // each if each else 0
    if kind == EACH:
        return _EACH[where].put(card=named, icon=icon_noun(icon), number=number)
    if kind == PAIR:
        text = phrase("Epona", "{card}: {one} + {two} ×{number}", "an item of a score: so many pairs of cards")
        return text.put(card=named, one=icon_noun(icon), two=icon_noun(other), number=number)
    if kind == BOTH:
        text = phrase("Epona", "{card}: {one} and {two}", "an item of a score")
        return text.put(card=named, one=an_icon(icon), two=an_icon(other))
    if kind == BESIDE:
        return _BESIDE[where].put(card=named, icon=an_icon(icon))
    if kind == IN_LOCATION:
        text = phrase("Epona", "{card}: in the row of {stable}", "an item of a score")
        return text.put(card=named, stable=stable_of_location(where))
    if kind == WITH_ROLLER:
        return phrase("Epona", "{card}: with a rider roller", "an item of a score").put(card=named)
    return named
