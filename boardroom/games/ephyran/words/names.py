"""The names of what there is: territories and their gods, creatures, supports, tokens, areas and cards; shared by rules
and table. What they are and do is told in ``explanations``.
"""

from typing import Final

from boardroom.engine.text import Piece, Seat, Text, Value, phrase
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.state import State, card_key, god_key, token_key

# Territories and gods.

_TERRITORIES: Final = (
    phrase("Ephyran", "Lagoon", "a territory, also before a number: Lagoon 2"),
    phrase("Ephyran", "Lands", "a territory, also before a number: Lands 2"),
    phrase("Ephyran", "Forest", "a territory, also before a number: Forest 2"),
    phrase("Ephyran", "Mountain", "a territory, also before a number: Mountain 2"),
)
_TERRITORIES_IN_SENTENCES: Final = (
    phrase("Ephyran", "lagoon", "a territory in a sentence"),
    phrase("Ephyran", "lands", "a territory in a sentence"),
    phrase("Ephyran", "forest", "a territory in a sentence"),
    phrase("Ephyran", "mountain", "a territory in a sentence"),
)
_GODS: Final = (
    phrase("Ephyran", "Poseidon", "a god"),
    phrase("Ephyran", "Gaia", "a god"),
    phrase("Ephyran", "Aeolus", "a god"),
    phrase("Ephyran", "Hephaestus", "a god"),
)


def territory_name(territory: int) -> Text:
    """A territory alone, as a heading."""
    return _TERRITORIES[territory]


def territory_in_sentence(territory: int) -> Text:
    """A territory within a sentence, without an article."""
    return _TERRITORIES_IN_SENTENCES[territory]


def territory_of(seat: int, territory: int) -> Text:
    """A territory of a seat's city."""
    return phrase("Ephyran", "{seat}’s {territory}", "a territory of a city").put(
        seat=Seat(seat), territory=territory_in_sentence(territory)
    )


def god_name(territory: int) -> Text:
    """The god of a territory."""
    return _GODS[territory]


def times_counted() -> Text:
    """How often all points of a god's own territory count, after a verb: "twice", "3 times"."""
    if numbers.GOD_MULTIPLIES == 2:
        return phrase("Ephyran", "twice", "how often points count")
    return phrase("Ephyran", "%n times", "how often points count", numbers.GOD_MULTIPLIES)


def your_god_counts() -> Text:
    """What a god does for the seat that plays him or her, before one is chosen."""
    return phrase("Ephyran", "Your god’s territory counts {times} at the end.").put(times=times_counted())


def god_piece(seat: int, territory: int) -> Piece:
    """A seat's god, pointing at his card."""
    return Piece(god_key(seat), god_name(territory))


# Creatures.

_CREATURES: Final[dict[str, Text]] = {
    "hippocamp": phrase("Ephyran", "Hippocamp", "a creature"),
    "siren": phrase("Ephyran", "Siren", "a creature"),
    "karkinos": phrase("Ephyran", "Karkinos", "a creature"),
    "triton": phrase("Ephyran", "Triton", "a creature"),
    "scylla": phrase("Ephyran", "Scylla", "a creature"),
    "cetus": phrase("Ephyran", "Cetus", "a creature"),
    "satyr": phrase("Ephyran", "Satyr", "a creature"),
    "boar": phrase("Ephyran", "Boar", "a creature, the Calydonian Boar"),
    "centaur": phrase("Ephyran", "Centaur", "a creature"),
    "cyclops": phrase("Ephyran", "Cyclops", "a creature"),
    "minotaur": phrase("Ephyran", "Minotaur", "a creature"),
    "cerberus": phrase("Ephyran", "Cerberus", "a creature"),
    "halcyon": phrase("Ephyran", "Halcyon", "a creature"),
    "harpy": phrase("Ephyran", "Harpy", "a creature"),
    "stymphalian": phrase("Ephyran", "Stymphalian", "a creature, the Stymphalian Bird, short for a card"),
    "pegasus": phrase("Ephyran", "Pegasus", "a creature"),
    "griffin": phrase("Ephyran", "Griffin", "a creature"),
    "sphinx": phrase("Ephyran", "Sphinx", "a creature"),
    "salamander": phrase("Ephyran", "Salamander", "a creature"),
    "phoenix": phrase("Ephyran", "Phoenix", "a creature"),
    "chimera": phrase("Ephyran", "Chimera", "a creature"),
    "talos": phrase("Ephyran", "Talos", "a creature"),
    "dragon": phrase("Ephyran", "Dragon", "a creature, the Colchian Dragon"),
    "typhon": phrase("Ephyran", "Typhon", "a creature"),
}
_DIONYSUS: Final = phrase("Ephyran", "Dionysus", "the god who stands for any creature")


def creature_name(creature: int) -> Text:
    """A creature, or Dionysus, short enough for a card."""
    return _DIONYSUS if creature == cards.DIONYSUS else _CREATURES[cards.CREATURES[creature]]


# Supports and tokens.

_SUPPORTS: Final[dict[str, Text]] = {
    "castor-and-pollux": phrase("Ephyran", "Castor & Pollux", "a support"),
    "graeae": phrase("Ephyran", "The Graeae", "a support"),
    "exchange": phrase("Ephyran", "Exchange", "a support"),
    "take-token": phrase("Ephyran", "Take Token", "a support"),
    "destroy": phrase("Ephyran", "Destroy", "a support"),
    "steal-token": phrase("Ephyran", "Steal Token", "a support"),
    "shield": phrase("Ephyran", "Athena’s Shield", "a support"),
    "magic": phrase("Ephyran", "Hecate’s Magic", "a support"),
}
_TOKENS: Final = (
    phrase("Ephyran", "No token"),
    phrase("Ephyran", "Thunderbolt", "a magical token or printed symbol"),
    phrase("Ephyran", "Trident", "a magical token or printed symbol"),
    phrase("Ephyran", "Owl", "a magical token or printed symbol"),
    phrase("Ephyran", "Helmet", "a magical token or printed symbol"),
)
_TOKENS_IN_SENTENCES: Final = (
    phrase("Ephyran", "no token", "in a sentence"),
    phrase("Ephyran", "a thunderbolt", "a token or symbol in a sentence"),
    phrase("Ephyran", "a trident", "a token or symbol in a sentence"),
    phrase("Ephyran", "an owl", "a token or symbol in a sentence"),
    phrase("Ephyran", "a helmet", "a token or symbol in a sentence"),
)


def support_name(support: int) -> Text:
    """A support alone, as a title."""
    return _SUPPORTS[cards.SUPPORTS[support]]


def support_in_sentence(support: int) -> Text:
    """A support where it stands in a sentence."""
    name = (
        phrase("Ephyran", "the Graeae", "in a sentence") if support == cards.Support.GRAEAE else support_name(support)
    )
    return phrase("Ephyran", "{support}", "a support named in a sentence").put(support=name)


def token_name(token: int) -> Text:
    """A token or printed symbol alone, as a heading; HIDDEN: one that is not seen."""
    return phrase("Ephyran", "Face-down token") if token == cards.HIDDEN else _TOKENS[token]


def token_in_sentence(token: int) -> Text:
    """A token or printed symbol within a sentence; HIDDEN: one that is not seen."""
    return (
        phrase("Ephyran", "a face-down token", "in a sentence")
        if token == cards.HIDDEN
        else _TOKENS_IN_SENTENCES[token]
    )


def token_piece(seat: int, territory: int, number: int, token: int) -> Piece:
    """A token on an area of a seat's city, pointing at it."""
    return Piece(token_key(seat, territory, number), token_in_sentence(token))


# Halves, areas and cards.


def place_name(territory: int, number: int) -> Text:
    """An area of a city by its territory and number: "Lagoon 2"."""
    return phrase("Ephyran", "{territory} {number}", "an area: Lagoon 2").put(
        territory=territory_name(territory), number=number
    )


def area_name(half: int, territory: int, number: int) -> Text:
    """An area that lies in a city, as a heading: "Lagoon 2, Scylla". Dionysus lies anywhere."""
    return phrase("Ephyran", "{area}, {creature}", "an area in a city: Lagoon 2, Scylla").put(
        area=place_name(territory, number), creature=creature_name(cards.CREATURE[half])
    )


def half_name(half: int) -> Text:
    """What a half is, short: "Scylla", "Destroy", "Dionysus"."""
    return support_name(cards.SUPPORT[half]) if cards.SUPPORT[half] >= 0 else creature_name(cards.CREATURE[half])


def half_in_sentence(half: int) -> Text:
    """A half within a sentence: "Scylla (Lagoon 2)", "Destroy", "Dionysus"."""
    if cards.SUPPORT[half] >= 0:
        return support_in_sentence(cards.SUPPORT[half])
    if cards.TERRITORY[half] < 0:
        return _DIONYSUS
    return laid_in_sentence(half, cards.TERRITORY[half], cards.NUMBER[half])


def laid_in_sentence(half: int, territory: int, number: int) -> Text:
    """An area that lies in a city, within a sentence: "Dionysus (Lagoon 2)"."""
    return phrase("Ephyran", "{creature} ({area})", "an area: Scylla (Lagoon 2)").put(
        creature=creature_name(cards.CREATURE[half]), area=place_name(territory, number)
    )


def given_up(*halves: int) -> list[Value]:
    """The other halves of cards that are played, within a sentence; Dionysus has none."""
    return [half_in_sentence(cards.other_half(half)) for half in halves if not cards.is_dionysus(half >> 1)]


def given_up_aside(*halves: int) -> list[Value]:
    """The same for where they stand in brackets, in a language that sets them so: with none of their own."""
    return [_aside(cards.other_half(half)) for half in halves if not cards.is_dionysus(half >> 1)]


def _aside(half: int) -> Text:
    if cards.TERRITORY[half] < 0:
        return half_in_sentence(half)
    return phrase("Ephyran", "{creature} ({area})", "an area, for within brackets: Scylla (Lagoon 2)").put(
        creature=creature_name(cards.CREATURE[half]), area=place_name(cards.TERRITORY[half], cards.NUMBER[half])
    )


def card_name(card: int) -> Text:
    """A card by both its halves: "Scylla (Lagoon 2) / Destroy". Dionysus cards have one."""
    if cards.is_dionysus(card):
        return _DIONYSUS
    return phrase("Ephyran", "{upper} / {lower}", "a card by its halves: Scylla (Lagoon 2) / Destroy").put(
        upper=half_in_sentence(2 * card), lower=half_in_sentence(2 * card + 1)
    )


def face_name(view: State, card: int) -> Text:
    """A card that a view shows: the half that lies in a city or waits there for answers, else both."""
    halves = [half for city in view.cities for column in city.columns for half in column]
    halves += [lock for city in view.cities for lock in city.locks if lock >= 0]
    halves += [view.announced.half] if view.announced is not None else []
    laid = next((half for half in halves if half >> 1 == card), None)
    return card_name(card) if laid is None else half_name(laid)


def half_piece(half: int) -> Piece:
    """A half within a sentence, pointing at its card."""
    return Piece(card_key(half >> 1), half_in_sentence(half))


def laid_piece(half: int, territory: int, number: int) -> Piece:
    """An area that lies in a city within a sentence, pointing at its card."""
    return Piece(card_key(half >> 1), laid_in_sentence(half, territory, number))


def card_piece(card: int) -> Piece:
    """A card by both its halves, pointing at it."""
    return Piece(card_key(card), card_name(card))


assert _CREATURES.keys() == set(cards.CREATURES), "every creature has a name"
assert _SUPPORTS.keys() == set(cards.SUPPORTS), "every support has a name"
