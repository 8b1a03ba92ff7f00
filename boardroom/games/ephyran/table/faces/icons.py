"""The icons of Ephyran in sentences: the badges of the territories, tokens and symbols, and the two defences."""

from typing import Final

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import SUPPORTS, TERRITORIES, TOKENS, Support
from boardroom.games.ephyran.words.names import support_name, territory_in_sentence
from boardroom.ui.kit.pictures.icons import Icon

_TOKENS: Final[dict[str, Text]] = {
    "thunderbolt": phrase("Ephyran", "thunderbolt", "the word of an icon"),
    "trident": phrase("Ephyran", "trident", "the word of an icon"),
    "owl": phrase("Ephyran", "owl", "the word of an icon"),
    "helmet": phrase("Ephyran", "helmet", "the word of an icon"),
}


def ephyran_icons(manifest: Manifest) -> dict[str, Icon]:
    """The icons by name: those of territories and tokens by their keys, "token" (face down), "shield" and "magic"."""
    art = manifest.art
    icons = {
        key: Icon(resources.resource(art, f"badge-{key}.svg"), territory_in_sentence(territory))
        for territory, key in enumerate(TERRITORIES)
    }
    for key in TOKENS[1:]:
        icons[key] = Icon(resources.resource(art, f"token-{key}.svg"), _TOKENS[key])
    face_down = phrase("Ephyran", "face-down token", "the word of an icon")
    icons["token"] = Icon(resources.resource(art, "token-back.svg"), face_down)
    for defence in (Support.SHIELD, Support.MAGIC):
        key = SUPPORTS[defence]
        icons[key] = Icon(resources.resource(art, f"support-{key}.svg"), support_name(defence))
    return icons
