"""The icons of Epona in sentences: badges of types, groups, sexes and locations, scopes and directions, tokens; and its
drawings as small signs beside words.
"""

from typing import Final

from PySide6.QtGui import QPixmap

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position import vocabulary
from boardroom.games.epona.position.state import ADDITIONAL_CARD
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.faces.marks import DRAWN_ALONE
from boardroom.games.epona.table.faces.parts import part_file
from boardroom.games.epona.words.names import icon_noun, token_in_sentence
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.icons import Icon

_LOCATIONS: Final = (
    phrase("Epona", "meadow", "the word of an icon: where a stable stands"),
    phrase("Epona", "mountain", "the word of an icon: where a stable stands"),
    phrase("Epona", "castle", "the word of an icon: where a stable stands"),
)
_SCOPES: Final = (
    phrase("Epona", "in its row", "the word of an icon: where cards are counted"),
    phrase("Epona", "in its column", "the word of an icon: where cards are counted"),
    phrase("Epona", "orthogonally adjacent", "the word of an icon: where cards are counted"),
    phrase("Epona", "around it", "the word of an icon: where cards are counted, the eight spaces"),
    phrase("Epona", "in the tableau", "the word of an icon: where cards are counted"),
)
_DIRECTIONS: Final = (
    phrase("Epona", "directly above", "the word of an icon: where a card must lie"),
    phrase("Epona", "directly below", "the word of an icon: where a card must lie"),
    phrase("Epona", "directly to the left", "the word of an icon: where a card must lie"),
    phrase("Epona", "directly to the right", "the word of an icon: where a card must lie"),
)
_BREEDING: Final = phrase("Epona", "breeding token", "the word of an icon")
_DRAWINGS: Final[dict[str, tuple[str, Text]]] = {
    "coin": ("icon-coin", phrase("Epona", "coin", "the word of an icon")),
    "vp": ("icon-points", phrase("Epona", "VP", "the word of an icon: victory points")),
    "stud": ("token-stud", phrase("Epona", "stud token", "the word of an icon")),
    "owner": ("icon-owner", phrase("Epona", "owner icon", "the word of an icon")),
    "draw": ("icon-draw", phrase("Epona", "draw", "the word of an icon: three cards of a deck, one is kept")),
    "roller": ("token-roller", phrase("Epona", "rider roller", "the word of an icon")),
    "foal-1": ("token-foal-1", phrase("Epona", "foal worth 1 VP", "the word of an icon")),
    "foal-2": ("token-foal-2", phrase("Epona", "foal worth 2 VP", "the word of an icon")),
    "completed": (
        "icon-completed-stable",
        phrase("Epona", "tick", "the word of an icon: the box of a completed stable"),
    ),
    "finished": (
        "icon-finished-stable",
        phrase("Epona", "cross", "the word of an icon: the box of a stable not completed"),
    ),
    "completed-stable": ("icon-completed-stable", phrase("Epona", "completed stable", "the word of an icon")),
    "breeding-rose": ("token-breeding-rose", _BREEDING),
    "breeding-teal": ("token-breeding-teal", _BREEDING),
    "breeding-amber": ("token-breeding-amber", _BREEDING),
    "additional-card": ("token-additional-card", token_in_sentence(ADDITIONAL_CARD)),
}


def epona_icons(manifest: Manifest) -> dict[str, Icon]:
    """The icons by name: those of the vocabulary by the words of the data files, tokens and marks by what they are."""

    def icon(drawing: str, word: Text, plain: bool = False) -> Icon:
        return Icon(resources.resource(manifest.art, f"{drawing}.svg"), word, plain)

    icons = {key: icon(f"badge-{key}", icon_noun(number)) for number, key in enumerate(vocabulary.ICONS)}
    icons |= {key: icon(f"badge-{key}", word) for key, word in zip(vocabulary.LOCATIONS, _LOCATIONS, strict=True)}
    for keys, words in ((vocabulary.SCOPES, _SCOPES), (vocabulary.DIRECTIONS, _DIRECTIONS)):
        icons |= {key: icon(f"scope-{key}", word, True) for key, word in zip(keys, words, strict=True)}
    return icons | {key: icon(*drawn) for key, drawn in _DRAWINGS.items()}


# Signs.


_SIZE: Final = 24
RATIO: Final = 2.0
"""Pictures of the inspector are painted for a fine screen."""
PARTS: Final = {
    "stables": "icon-stable",
    "owner": "icon-owner",
    "assets": "icon-card-any",
    "tokens": "badge-foal",
    "left": "icon-coin",
}
"""The drawing of each part of the score."""
_OF_BONUSES: Final = {**DRAWN_ALONE, BonusKind.POINT: "icon-points"}


def sign(name: str) -> QPixmap:
    """A drawing as a sign."""
    return art.picture(part_file(name), _SIZE, _SIZE, RATIO)


def icon_sign(icon: int) -> QPixmap:
    """The badge of an icon as a sign."""
    return sign(f"badge-{vocabulary.ICONS[icon]}")


def bonus_sign(bonus: Bonus) -> QPixmap:
    """What a bonus gives, as a sign."""
    if bonus.kind == BonusKind.DRAW:
        return sign(f"badge-{vocabulary.TYPES[vocabulary.DECK_OF.index(bonus.what)]}")
    if bonus.kind == BonusKind.DISCOUNT:
        return sign(f"badge-{vocabulary.GROUPS[bonus.what]}")
    return sign(_OF_BONUSES.get(bonus.kind, "icon-coin"))
