"""The names of what there is: types, groups, decks, sexes, locations, tokens, cards, stables and boxes; shared by rules
and table. What they do is told in ``explanations``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardroom.engine.text import Piece, Text, Value, phrase, verbatim
from boardroom.games.epona.position.cards import ASSETS, BOXES_BELOW, HIDDEN, STABLES, SYMMETRIC_OWNERS
from boardroom.games.epona.position.state import ADDITIONAL_CARD, card_key, face_key, stable_key
from boardroom.games.epona.position.vocabulary import FIRST_CLASS, GROUP_OF, HORSES, ICONS, MARE
from boardroom.games.epona.words.horse_names import HORSE_NAMES

# What texts name.


def by_fields(named: Mapping[str, Callable[[Any], Value]]) -> dict[str, Callable[[Any], Value]]:
    """What names stand for in a thing that has fields of the same names, each named in its way."""

    def of_field(name: str, say: Callable[[Any], Value]) -> Callable[[Any], Value]:
        return lambda thing: say(getattr(thing, name))

    return {name: of_field(name, say) for name, say in named.items()}


def place_name(row: int, slot: int) -> Text:
    """A slot by its row from above and its number."""
    return phrase("Epona", "row {row}, slot {slot}", "a place in a tableau").put(row=row + 1, slot=slot + 1)


# Icons: types, groups, sexes, a foal.

_HEADINGS: Final = (
    phrase("Epona", "Racing horse", "a type of card"),
    phrase("Epona", "Showjumping horse", "a type of card"),
    phrase("Epona", "Dressage horse", "a type of card"),
    phrase("Epona", "Carriage horse", "a type of card"),
    phrase("Epona", "Draught horse", "a type of card"),
    phrase("Epona", "Riding horse", "a type of card"),
    phrase("Epona", "Manager", "a type of card"),
    phrase("Epona", "Rider", "a type of card"),
    phrase("Epona", "Stablehand", "a type of card"),
    phrase("Epona", "Vet", "a type of card"),
    phrase("Epona", "Horse box", "a type of card"),
    phrase("Epona", "Carriage", "a type of card: equipment, not a horse"),
    phrase("Epona", "Obstacle", "a type of card"),
    phrase("Epona", "Arena", "a type of card"),
    phrase("Epona", "Racecourse", "a type of card"),
    phrase("Epona", "Sporting horse", "a group of cards"),
    phrase("Epona", "Working horse", "a group of cards"),
    phrase("Epona", "Employee", "a group of cards"),
    phrase("Epona", "Equipment", "a group of cards"),
    phrase("Epona", "Mare"),
    phrase("Epona", "Stallion"),
    phrase("Epona", "Foal", "a token on a mare"),
)
_NOUNS: Final = (
    phrase("Epona", "racing horse", "in a sentence, after 'each'"),
    phrase("Epona", "showjumping horse", "in a sentence, after 'each'"),
    phrase("Epona", "dressage horse", "in a sentence, after 'each'"),
    phrase("Epona", "carriage horse", "in a sentence, after 'each'"),
    phrase("Epona", "draught horse", "in a sentence, after 'each'"),
    phrase("Epona", "riding horse", "in a sentence, after 'each'"),
    phrase("Epona", "manager", "in a sentence, after 'each'"),
    phrase("Epona", "rider", "in a sentence, after 'each'"),
    phrase("Epona", "stablehand", "in a sentence, after 'each'"),
    phrase("Epona", "vet", "in a sentence, after 'each'"),
    phrase("Epona", "horse box", "in a sentence, after 'each'"),
    phrase("Epona", "carriage", "in a sentence, after 'each': equipment"),
    phrase("Epona", "obstacle", "in a sentence, after 'each'"),
    phrase("Epona", "arena", "in a sentence, after 'each'"),
    phrase("Epona", "racecourse", "in a sentence, after 'each'"),
    phrase("Epona", "sporting horse", "in a sentence, after 'each'"),
    phrase("Epona", "working horse", "in a sentence, after 'each'"),
    phrase("Epona", "employee", "in a sentence, after 'each'"),
    phrase("Epona", "equipment card", "in a sentence, after 'each'"),
    phrase("Epona", "mare", "in a sentence, after 'each'"),
    phrase("Epona", "stallion", "in a sentence, after 'each'"),
    phrase("Epona", "foal", "in a sentence, after 'each': a token on a mare"),
)
_WITH_ARTICLE: Final = (
    phrase("Epona", "a racing horse", "in a sentence"),
    phrase("Epona", "a showjumping horse", "in a sentence"),
    phrase("Epona", "a dressage horse", "in a sentence"),
    phrase("Epona", "a carriage horse", "in a sentence"),
    phrase("Epona", "a draught horse", "in a sentence"),
    phrase("Epona", "a riding horse", "in a sentence"),
    phrase("Epona", "a manager", "in a sentence"),
    phrase("Epona", "a rider", "in a sentence"),
    phrase("Epona", "a stablehand", "in a sentence"),
    phrase("Epona", "a vet", "in a sentence"),
    phrase("Epona", "a horse box", "in a sentence"),
    phrase("Epona", "a carriage", "in a sentence: equipment, not a horse"),
    phrase("Epona", "an obstacle", "in a sentence"),
    phrase("Epona", "an arena", "in a sentence"),
    phrase("Epona", "a racecourse", "in a sentence"),
    phrase("Epona", "a sporting horse", "in a sentence"),
    phrase("Epona", "a working horse", "in a sentence"),
    phrase("Epona", "an employee", "in a sentence"),
    phrase("Epona", "an equipment card", "in a sentence"),
    phrase("Epona", "a mare", "in a sentence"),
    phrase("Epona", "a stallion", "in a sentence"),
    phrase("Epona", "a foal", "in a sentence: a token on a mare"),
)


def icon_name(icon: int) -> Text:
    """A type, a group, a sex or a foal alone, as a heading."""
    return _HEADINGS[icon]


def icon_noun(icon: int) -> Text:
    """An icon within a sentence, without an article: "each racing horse"."""
    return _NOUNS[icon]


def an_icon(icon: int) -> Text:
    """An icon within a sentence, with its article: "a racing horse"."""
    return _WITH_ARTICLE[icon]


# Decks, locations and tokens.

_DECKS: Final = (
    phrase("Epona", "Sporting horses", "a deck"),
    phrase("Epona", "Working horses", "a deck"),
    phrase("Epona", "Managers and riders", "a deck"),
    phrase("Epona", "Stablehands and vets", "a deck"),
    phrase("Epona", "Horse boxes and carriages", "a deck"),
    phrase("Epona", "Obstacles, arenas and racecourses", "a deck"),
    phrase("Epona", "Stables", "a deck"),
)
_DECKS_IN_SENTENCES: Final = (
    phrase("Epona", "the sporting horses", "a deck in a sentence"),
    phrase("Epona", "the working horses", "a deck in a sentence"),
    phrase("Epona", "the managers and riders", "a deck in a sentence"),
    phrase("Epona", "the stablehands and vets", "a deck in a sentence"),
    phrase("Epona", "the horse boxes and carriages", "a deck in a sentence"),
    phrase("Epona", "the obstacles, arenas and racecourses", "a deck in a sentence"),
    phrase("Epona", "the stables", "a deck in a sentence"),
)
_LOCATIONS: Final = (
    phrase("Epona", "Meadow", "where a stable stands"),
    phrase("Epona", "Mountain", "where a stable stands"),
    phrase("Epona", "Castle", "where a stable stands"),
)
_STABLES_IN_SENTENCES: Final = (
    phrase("Epona", "a meadow stable", "in a sentence"),
    phrase("Epona", "a mountain stable", "in a sentence"),
    phrase("Epona", "a castle stable", "in a sentence"),
)
_TOKENS: Final = (
    phrase("Epona", "No token"),
    phrase("Epona", "Pink breeding token (circle)"),
    phrase("Epona", "Teal breeding token (diamond)"),
    phrase("Epona", "Orange breeding token (square)"),
    phrase("Epona", "Additional card token"),
)
_TOKENS_IN_SENTENCES: Final = (
    phrase("Epona", "no token", "in a sentence"),
    phrase("Epona", "the pink breeding token (circle)", "in a sentence"),
    phrase("Epona", "the teal breeding token (diamond)", "in a sentence"),
    phrase("Epona", "the orange breeding token (square)", "in a sentence"),
    phrase("Epona", "the Additional card token", "in a sentence"),
)


def deck_name(deck: int) -> Text:
    """A deck alone, as a heading; -1, or the number after those of assets: that of the stables."""
    return _DECKS[deck]


def deck_in_sentence(deck: int) -> Text:
    """A deck within a sentence; -1, or the number after those of assets: that of the stables."""
    return _DECKS_IN_SENTENCES[deck]


def location_name(location: int) -> Text:
    """Where a stable stands, as a heading."""
    return _LOCATIONS[location]


def stable_of_location(location: int) -> Text:
    """Any stable of a location within a sentence: "a castle stable"."""
    return _STABLES_IN_SENTENCES[location]


def token_name(token: int) -> Text:
    """A lower interaction token alone, as a heading."""
    return _TOKENS[token]


def token_in_sentence(token: int) -> Text:
    """A lower interaction token within a sentence."""
    return _TOKENS_IN_SENTENCES[token]


# Cards.


def asset_name(card: int) -> Text:
    """An asset alone, as a heading: a horse by its own name, employees and equipment by their type."""
    if card == HIDDEN:
        return phrase("Epona", "Face-down card")
    asset = ASSETS[card]
    if asset.type >= HORSES:
        return _HEADINGS[asset.type]
    # A horse that the owner of the box has renamed is called so in every language.
    return HORSE_NAMES.get(asset.key) or verbatim(asset.key.replace("-", " ").title())


def asset_in_sentence(card: int) -> Text:
    """An asset within a sentence: "Tempest", "a manager"."""
    if card == HIDDEN:
        return phrase("Epona", "a card", "one that is not seen, in a sentence")
    return an_icon(ASSETS[card].type) if ASSETS[card].type >= HORSES else asset_name(card)


def horse_kind(card: int) -> Text:
    """What a horse is: "racing horse, mare"."""
    asset = ASSETS[card]
    if asset.sex == MARE:
        return phrase("Epona", "{type}, mare", "what a horse is").put(type=icon_noun(asset.type))
    return phrase("Epona", "{type}, stallion", "what a horse is").put(type=icon_noun(asset.type))


def card_kind(card: int) -> Text:
    """What a card is beside its name: "racing horse, mare", "employee"."""
    asset = ASSETS[card]
    return horse_kind(card) if asset.sex else icon_noun(FIRST_CLASS + GROUP_OF[asset.deck])


def asset_piece(card: int) -> Piece:
    """An asset within a sentence, pointing at its card."""
    return Piece(card_key(card), asset_in_sentence(card))


def swapped_pieces(card: int, other: int) -> dict[str, Value]:
    """Two assets within a sentence, by the names of their places: of two that are called alike the second is another
    one of the kind.
    """
    second = asset_piece(other)
    if asset_in_sentence(card) == asset_in_sentence(other):
        second = second._replace(label=phrase("Epona", "another one", "in a sentence: a card called as the one before"))
    return {"card": asset_piece(card), "other": second}


def stable_name(stable: int) -> Text:
    """A stable alone, as a heading: its location and how many slots it has."""
    if stable == HIDDEN:
        return phrase("Epona", "Face-down stable")
    shown = STABLES[stable]
    return phrase("Epona", "{location}, %n slots", "a stable", shown.slots).put(location=location_name(shown.location))


def stable_in_sentence(stable: int) -> Text:
    """A stable within a sentence: "a meadow stable with 3 slots"."""
    shown = STABLES[stable]
    return phrase("Epona", "{stable} with %n slots", "a stable in a sentence", shown.slots).put(
        stable=stable_of_location(shown.location)
    )


def stable_piece(stable: int) -> Piece:
    """A stable within a sentence, pointing at its card."""
    return Piece(stable_key(stable), stable_in_sentence(stable))


def selection_name() -> Text:
    """A selection card alone, as a heading; they are told apart by what they give."""
    return phrase("Epona", "Selection card")


def selection_piece(face: int) -> Piece:
    """A selection card within a sentence, pointing at it."""
    return Piece(face_key(face), phrase("Epona", "a selection card", "in a sentence"))


FIRST_OWNER: Final = 300
"""The number printed on the first owner card."""


_OWNERS: Final = (
    phrase("Epona", "Sir Hugo", "an owner of stables"),
    phrase("Epona", "Dakota", "an owner of stables"),
    phrase("Epona", "Heidi", "an owner of stables"),
    phrase("Epona", "Celeste", "an owner of stables"),
    phrase("Epona", "Arjun", "an owner of stables"),
    phrase("Epona", "Olga", "an owner of stables"),
)


def owner_called(owner: int) -> Text:
    """Who is pictured on an owner card."""
    return _OWNERS[owner % SYMMETRIC_OWNERS]


def owner_name(owner: int) -> Text:
    """An owner card by who is on it and by its number."""
    return phrase("Epona", "{name}, owner card no. {number}").put(name=owner_called(owner), number=FIRST_OWNER + owner)


def box_name(box: int) -> Text:
    """A box of an owner card by where it is: in the lower row from the left, or above a pair."""
    if box < BOXES_BELOW:
        return phrase("Epona", "box {number}", "of an owner card, the lower row").put(number=box + 1)
    pair = 2 * (box - BOXES_BELOW)
    return phrase("Epona", "the box above {one} and {two}", "of an owner card").put(one=pair + 1, two=pair + 2)


assert len(_HEADINGS) == len(_NOUNS) == len(_WITH_ARTICLE) == len(ICONS), "every icon has a name"
assert len(_OWNERS) == SYMMETRIC_OWNERS, "every owner has a name"
assert len(_TOKENS) == len(_TOKENS_IN_SENTENCES) == ADDITIONAL_CARD + 1, "every token has a name"
