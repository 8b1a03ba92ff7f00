"""Formulas and bonuses in words: what a card scores or has scored, what a bonus gives, each made from the vocabulary.

What is counted is what ``scoring`` counts (rulings 3 and 10): a card counts itself where it lies within the scope.
"""

from collections.abc import Callable, Sequence
from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.numbers import COINS_INSTEAD, DISCOUNT_COINS, DRAWN_BY_BONUS, POINTS_INSTEAD
from boardroom.games.epona.position.vocabulary import (
    FOAL,
    SPORTING,
    WORKING,
    Bonus,
    BonusKind,
    Direction,
    Formula,
    FormulaKind,
    Scope,
)
from boardroom.games.epona.words.names import an_icon, deck_in_sentence, icon_noun, stable_of_location

# Formulas.

_BESIDE: Final[dict[int, Text]] = {
    Direction.ABOVE: phrase("Epona", "{points} VP if {icon} is directly above it", "what a card scores"),
    Direction.BELOW: phrase("Epona", "{points} VP if {icon} is directly below it", "what a card scores"),
    Direction.LEFT: phrase("Epona", "{points} VP if {icon} is directly to its left", "what a card scores"),
    Direction.RIGHT: phrase("Epona", "{points} VP if {icon} is directly to its right", "what a card scores"),
}
_EACH: Final[dict[int, Text]] = {
    Scope.ROW: phrase("Epona", "{points} VP for each {icon} in its row", "what a card scores"),
    Scope.COLUMN: phrase("Epona", "{points} VP for each {icon} in its column", "what a card scores"),
    Scope.SIDES: phrase("Epona", "{points} VP for each {icon} orthogonally adjacent to it", "what a card scores"),
    Scope.AROUND: phrase("Epona", "{points} VP for each {icon} in the eight spaces around it", "what a card scores"),
    Scope.TABLEAU: phrase("Epona", "{points} VP for each {icon} in your tableau", "what a card scores"),
}
_EACH_WITH_ITSELF: Final[dict[int, Text]] = {
    Scope.ROW: phrase("Epona", "{points} VP for each {icon} in its row, itself included", "what a card scores"),
    Scope.COLUMN: phrase("Epona", "{points} VP for each {icon} in its column, itself included", "what a card scores"),
    Scope.TABLEAU: phrase(
        "Epona", "{points} VP for each {icon} in your tableau, itself included", "what a card scores"
    ),
}
_OF_TWO: Final[dict[tuple[int, bool], Text]] = {
    (FormulaKind.PAIR, False): phrase(
        "Epona", "{points} VP for each pair of {one} and {two} in your tableau", "what a card scores"
    ),
    (FormulaKind.PAIR, True): phrase(
        "Epona", "{points} VP for each pair of {one} and {two} in your tableau, itself included", "what a card scores"
    ),
    (FormulaKind.BOTH, False): phrase(
        "Epona", "{points} VP once if {one} and {two} are in your tableau", "what a card scores"
    ),
    (FormulaKind.BOTH, True): phrase(
        "Epona", "{points} VP once if {one} and {two} are in your tableau, itself included", "what a card scores"
    ),
}
"""By whether the card counts itself."""


def counts_itself(formula: Formula, icons: int) -> bool:
    """Whether a card of these icons (a mask) is among what its own formula counts, wherever it lies."""
    if formula.kind == FormulaKind.EACH:
        return formula.where in _EACH_WITH_ITSELF and bool(icons >> formula.icon & 1)
    return formula.kind in (FormulaKind.PAIR, FormulaKind.BOTH) and bool(
        icons >> formula.icon & 1 or icons >> formula.other & 1
    )


def formula_in_sentence(formula: Formula, icons: int = 0) -> Text:
    """What a card with a formula scores, without a full stop; ``icons``: a mask of what the card itself is."""
    kind, points, where, icon, other = formula
    if kind == FormulaKind.FLAT:
        return vp(points)
    if kind == FormulaKind.WITH_ROLLER:
        return phrase("Epona", "{points} VP with a rider roller on it", "what a card scores").put(points=points)
    if kind == FormulaKind.IN_LOCATION:
        return phrase("Epona", "{points} VP in the row of {stable}", "what a card scores: a castle stable").put(
            points=points, stable=stable_of_location(where)
        )
    if kind == FormulaKind.BESIDE:
        return _BESIDE[where].put(points=points, icon=an_icon(icon))
    itself = counts_itself(formula, icons)
    if kind in (FormulaKind.PAIR, FormulaKind.BOTH):
        return _OF_TWO[kind, itself].put(points=points, one=an_icon(icon), two=an_icon(other))
    if kind == FormulaKind.EACH and (where, icon) == (Scope.TABLEAU, FOAL):
        # A token, which other languages may count otherwise than cards.
        return phrase("Epona", "{points} VP for each foal in your tableau", "what a card scores").put(points=points)
    if kind == FormulaKind.EACH:
        return (_EACH_WITH_ITSELF if itself else _EACH)[where].put(points=points, icon=icon_noun(icon))
    return phrase("Epona", "no VP", "what a card scores")


def formula_about(formula: Formula, icons: int = 0) -> Text:
    """What a card with a formula scores; ``icons``: a mask of what the card itself is."""
    return phrase("Epona", "Scores {what}.", "what a card scores, as a sentence").put(
        what=formula_in_sentence(formula, icons)
    )


# What was scored, in short: "Mistral: an obstacle directly below".

_SCORED_BESIDE: Final[dict[int, Text]] = {
    Direction.ABOVE: phrase("Epona", "{card}: {icon} directly above", "an item of a score"),
    Direction.BELOW: phrase("Epona", "{card}: {icon} directly below", "an item of a score"),
    Direction.LEFT: phrase("Epona", "{card}: {icon} directly left of it", "an item of a score"),
    Direction.RIGHT: phrase("Epona", "{card}: {icon} directly right of it", "an item of a score"),
}
_SCORED_EACH: Final[dict[int, Text]] = {
    Scope.ROW: phrase("Epona", "{card}: {icon} ×{number} in its row", "an item of a score: so many cards"),
    Scope.COLUMN: phrase("Epona", "{card}: {icon} ×{number} in its column", "an item of a score: so many cards"),
    Scope.SIDES: phrase(
        "Epona", "{card}: {icon} ×{number} orthogonally adjacent to it", "an item of a score: so many cards"
    ),
    Scope.AROUND: phrase("Epona", "{card}: {icon} ×{number} around it", "an item of a score: so many cards"),
    Scope.TABLEAU: phrase("Epona", "{card}: {icon} ×{number}", "an item of a score: so many cards"),
}


def scored_in_words(named: Text, formula: Formula, points: int) -> Text:
    """What something of a name scored with its formula, which gave points; the name alone where nothing was counted."""
    kind, each, where, icon, other = formula
    number = points // each if each else 0
    if kind == FormulaKind.EACH:
        return _SCORED_EACH[where].put(card=named, icon=icon_noun(icon), number=number)
    if kind == FormulaKind.PAIR:
        text = phrase("Epona", "{card}: {one} + {two} ×{number}", "an item of a score: so many pairs of cards")
        return text.put(card=named, one=icon_noun(icon), two=icon_noun(other), number=number)
    if kind == FormulaKind.BOTH:
        text = phrase("Epona", "{card}: {one} and {two}", "an item of a score")
        return text.put(card=named, one=an_icon(icon), two=an_icon(other))
    if kind == FormulaKind.BESIDE:
        return _SCORED_BESIDE[where].put(card=named, icon=an_icon(icon))
    if kind == FormulaKind.IN_LOCATION:
        text = phrase("Epona", "{card}: in the row of {stable}", "an item of a score")
        return text.put(card=named, stable=stable_of_location(where))
    if kind == FormulaKind.WITH_ROLLER:
        return phrase("Epona", "{card}: with a rider roller", "an item of a score").put(card=named)
    return named


# Bonuses.


def coins_name(number: int) -> Text:
    """A number of coins."""
    return phrase("Epona", "%n coins", "", number)


def studs_name(number: int) -> Text:
    """A number of stud tokens."""
    return phrase("Epona", "%n stud tokens", "", number)


def vp(points: int) -> Text:
    """A number of victory points."""
    return phrase("Epona", "{points} VP", "what a card scores, or a number of victory points").put(points=points)


def instead_of_draw() -> Text:
    """What is taken in place of a second draw in a round, within a sentence: "1 coin or 1 VP"."""
    return phrase("Epona", "{coins} or {vp}", "what is taken instead of a draw").put(
        coins=coins_name(COINS_INSTEAD), vp=vp(POINTS_INSTEAD)
    )


_LESS: Final = coins_name(DISCOUNT_COINS)
_DISCOUNTED: Final = {
    SPORTING: phrase("Epona", "sporting horses cost {coins} less", "a lasting bonus").put(coins=_LESS),
    WORKING: phrase("Epona", "working horses cost {coins} less", "a lasting bonus").put(coins=_LESS),
}
_DISCOUNTED_FROM_NOW_ON: Final = {
    SPORTING: phrase("Epona", "Sporting horses cost {coins} less from now on.").put(coins=_LESS),
    WORKING: phrase("Epona", "Working horses cost {coins} less from now on.").put(coins=_LESS),
}
_NAMED: Final[dict[int, Callable[[int], Text]]] = {
    BonusKind.COINS: coins_name,
    BonusKind.STUD: studs_name,
    BonusKind.POINT: vp,
    BonusKind.OWNER: lambda _: phrase("Epona", "an owner icon", "a bonus"),
    BonusKind.DRAW: lambda deck: phrase("Epona", "a draw of {number} from {deck} (keep 1)", "a bonus").put(
        number=DRAWN_BY_BONUS, deck=deck_in_sentence(deck)
    ),
    BonusKind.ROLLER: lambda _: phrase("Epona", "a rider roller", "a bonus"),
    BonusKind.DISCOUNT: lambda group: _DISCOUNTED[group],
}


def bonus_name(bonus: Bonus) -> Text:
    """One icon of a bonus within a sentence: "2 coins", "an owner icon"."""
    return _NAMED[bonus.kind](bonus.what)


def bonuses_in_sentence(bonuses: Sequence[Bonus]) -> Text:
    """The icons of a bonus, one at least, within a sentence: "1 coin and an owner icon"."""
    return listed([bonus_name(bonus) for bonus in bonuses])


def bonus_about(bonus: Bonus) -> Text:
    """What one icon of a bonus does."""
    kind, what = bonus
    if kind == BonusKind.OWNER:
        return phrase("Epona", "Put a cube on a free box of your owner card and gain what it shows.")
    if kind == BonusKind.DRAW:
        return phrase(
            "Epona",
            "Draw {number} cards from {deck} and keep 1; if you already drew for such a bonus this round, take "
            "{instead} instead.",
        ).put(number=DRAWN_BY_BONUS, deck=deck_in_sentence(what), instead=instead_of_draw())
    if kind == BonusKind.ROLLER:
        return phrase("Epona", "Gain a rider roller: at the end of the game, move it to a horse that scores with one.")
    if kind == BonusKind.DISCOUNT:
        return _DISCOUNTED_FROM_NOW_ON[what]
    return phrase("Epona", "Gain {bonus}.", "a bonus: 2 coins, 1 stud token, 1 VP").put(bonus=bonus_name(bonus))
