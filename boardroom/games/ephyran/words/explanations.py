"""What creatures are in the myths, and what supports, gods and tokens do: a line or two each, for the inspector."""

from typing import Final

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.words.names import god_name, territory_in_sentence, times_counted

# Creatures.

_CREATURES: Final[dict[str, Text]] = {
    "hippocamp": phrase("Ephyran", "Horse in front, fish behind: it draws Poseidon’s chariot across the waves."),
    "siren": phrase("Ephyran", "Her song lures sailors onto the rocks."),
    "karkinos": phrase("Ephyran", "The giant crab that pinched Heracles while he fought the Hydra."),
    "triton": phrase("Ephyran", "Poseidon’s son: with his shell horn he stirs the sea and calms it."),
    "scylla": phrase("Ephyran", "Six heads on long necks, in a strait that ships have to pass."),
    "cetus": phrase("Ephyran", "The sea monster sent to devour Andromeda, until Perseus came."),
    "satyr": phrase("Ephyran", "Half man, half goat; he loves wine, music and mischief."),
    "boar": phrase("Ephyran", "Artemis sent the Calydonian Boar; a whole band of heroes hunted it."),
    "centaur": phrase("Ephyran", "Half man, half horse. Most are wild; Chiron taught heroes."),
    "cyclops": phrase("Ephyran", "A giant with a single eye. Odysseus escaped one by a trick."),
    "minotaur": phrase("Ephyran", "Bull-headed man in the Labyrinth of Crete."),
    "cerberus": phrase("Ephyran", "The three-headed dog who lets nobody leave the underworld."),
    "halcyon": phrase("Ephyran", "The kingfisher: the winds rest while she broods."),
    "harpy": phrase("Ephyran", "A storm wind with a woman’s face; she snatches what she wants."),
    "stymphalian": phrase("Ephyran", "A man-eating bird of Lake Stymphalos; its bronze feathers fly like arrows."),
    "pegasus": phrase("Ephyran", "The winged horse, born of Medusa’s blood and tamed at Corinth."),
    "griffin": phrase("Ephyran", "Lion with an eagle’s head and wings; it guards gold."),
    "sphinx": phrase("Ephyran", "Winged lioness who asks a riddle. A wrong answer is the last one."),
    "salamander": phrase("Ephyran", "The ancients thought it so cold that it could live in fire."),
    "phoenix": phrase("Ephyran", "It burns, and rises young from its own ashes."),
    "chimera": phrase("Ephyran", "Lion, goat and serpent in one, and it breathes fire."),
    "talos": phrase("Ephyran", "The bronze giant Hephaestus made to guard the coasts of Crete."),
    "dragon": phrase("Ephyran", "The Colchian Dragon never slept, for it guarded the Golden Fleece."),
    "typhon": phrase("Ephyran", "The hundred-headed giant whom Zeus buried under Etna."),
}


def creature_about(creature: int) -> Text:
    """Who a creature is in the myths; of Dionysus, what he does here."""
    if creature == cards.DIONYSUS:
        return phrase(
            "Ephyran",
            "He stands for any area. He is worth {points} at most per city and does not count for the creature bonus. "
            "Another player may take him by putting the area he stands for in his place.",
        ).put(points=_creature_points())
    return _CREATURES[cards.CREATURES[creature]]


def _creature_points() -> Text:
    if numbers.CREATURE_POINTS == 1:
        return phrase("Ephyran", "one point", "of a creature, in a sentence")
    return phrase("Ephyran", "%n points", "of a creature, in a sentence", numbers.CREATURE_POINTS)


# Supports.

_SUPPORTS: Final[dict[str, Text]] = {
    "castor-and-pollux": phrase(
        "Ephyran",
        "Draw {number} cards, each from the pile or the discard pile, then play an area or discard a card. "
        "It cannot be blocked, and you do not draw again this turn.",
    ).put(number=numbers.DRAWN_BY_TWINS),
    "graeae": phrase(
        "Ephyran",
        "Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. "
        "It cannot be blocked, and you do not draw again this turn.",
    ).put(number=numbers.SEEN_BY_GRAEAE),
    "exchange": phrase(
        "Ephyran",
        "Exchange an area of your city, covered or not, for one of the same territory and number in another city or "
        "in your hand. "
        "The other city’s owner may block it with Athena’s Shield.",
    ),
    "take-token": phrase(
        "Ephyran",
        "Take a magical token and place it face down on one of your areas. "
        "Any other player may block it with Hecate’s Magic.",
    ),
    "destroy": phrase(
        "Ephyran",
        "Name a player, who chooses one of their uncovered areas and gives it up. "
        "That player may block it with Athena’s Shield.",
    ),
    "steal-token": phrase(
        "Ephyran",
        "Take a face-down token from another city, look at it and place it on one of your areas. "
        "Its owner may block it with Hecate’s Magic.",
    ),
    "shield": phrase(
        "Ephyran",
        "On your turn: lock one of your territories. On other players’ turns: "
        "block an exchange with your city, or a Destroy aimed at you.",
    ),
    "magic": phrase(
        "Ephyran",
        "On your turn: unlock any territory. On other players’ turns: "
        "block the theft of your token, or another player’s Take Token.",
    ),
}


def support_about(support: int) -> Text:
    """What a support does, and who may answer it."""
    return _SUPPORTS[cards.SUPPORTS[support]]


# Gods and tokens.


def god_about(territory: int) -> Text:
    """What the god of a territory does for who plays him or her."""
    return phrase("Ephyran", "{god}’s territory: everything in your {territory} counts {times}.").put(
        god=god_name(territory), territory=territory_in_sentence(territory), times=times_counted()
    )


_GIVERS: Final = (
    phrase("Ephyran", "Face down on an area; its owner may look at it at any time, others see it at the end."),
    phrase("Ephyran", "Zeus’s thunderbolt: {points} points for the territory."),
    phrase("Ephyran", "Poseidon’s trident: {points} points for the territory."),
    phrase("Ephyran", "Athena’s owl: {points} point for the territory."),
    phrase("Ephyran", "Ares’s helmet: {points} point for the territory."),
)


def points_name(points: int) -> str:
    """Points in figures, with a true minus: 3, −1."""
    return str(points) if points >= 0 else f"−{-points}"


def token_about(token: int) -> Text:
    """What a token or printed symbol is worth; HIDDEN: what a face-down token is."""
    if token == cards.HIDDEN:
        return _GIVERS[0]
    return _GIVERS[token].put(points=points_name(cards.TOKEN_POINTS[token]))


assert _CREATURES.keys() == set(cards.CREATURES), "every creature is explained"
assert _SUPPORTS.keys() == set(cards.SUPPORTS), "every support is explained"
