"""What a card or a stable scored, and why, in short: "Mistral: an obstacle directly below"."""

from typing import Final

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.vocabulary import Direction, Formula, FormulaKind, Scope
from boardroom.games.epona.words.names import an_icon, icon_noun, stable_of_location

_BESIDE: Final[dict[int, Text]] = {
    Direction.ABOVE: phrase("Epona", "{card}: {icon} directly above", "an item of a score"),
    Direction.BELOW: phrase("Epona", "{card}: {icon} directly below", "an item of a score"),
    Direction.LEFT: phrase("Epona", "{card}: {icon} directly left of it", "an item of a score"),
    Direction.RIGHT: phrase("Epona", "{card}: {icon} directly right of it", "an item of a score"),
}
_EACH: Final[dict[int, Text]] = {
    Scope.ROW: phrase("Epona", "{card}: {icon} ×{number} in its row", "an item of a score: so many cards"),
    Scope.COLUMN: phrase("Epona", "{card}: {icon} ×{number} in its column", "an item of a score: so many cards"),
    Scope.SIDES: phrase("Epona", "{card}: {icon} ×{number} on its four sides", "an item of a score: so many cards"),
    Scope.AROUND: phrase("Epona", "{card}: {icon} ×{number} around it", "an item of a score: so many cards"),
    Scope.TABLEAU: phrase("Epona", "{card}: {icon} ×{number}", "an item of a score: so many cards"),
}


def scored_in_words(named: Text, formula: Formula, points: int) -> Text:
    """What something of a name scored with its formula, which gave points; the name alone where nothing was counted."""
    kind, each, where, icon, other = formula
    number = points // each if each else 0
    if kind == FormulaKind.EACH:
        return _EACH[where].put(card=named, icon=icon_noun(icon), number=number)
    if kind == FormulaKind.PAIR:
        text = phrase("Epona", "{card}: {one} + {two} ×{number}", "an item of a score: so many pairs of cards")
        return text.put(card=named, one=icon_noun(icon), two=icon_noun(other), number=number)
    if kind == FormulaKind.BOTH:
        text = phrase("Epona", "{card}: {one} and {two}", "an item of a score")
        return text.put(card=named, one=an_icon(icon), two=an_icon(other))
    if kind == FormulaKind.BESIDE:
        return _BESIDE[where].put(card=named, icon=an_icon(icon))
    if kind == FormulaKind.IN_LOCATION:
        text = phrase("Epona", "{card}: in the row of {stable}", "an item of a score")
        return text.put(card=named, stable=stable_of_location(where))
    if kind == FormulaKind.WITH_ROLLER:
        return phrase("Epona", "{card}: with a rider roller", "an item of a score").put(card=named)
    return named
