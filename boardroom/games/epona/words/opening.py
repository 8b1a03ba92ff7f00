"""What the set-up settles before anybody acts, for who does not see the table."""

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import State
from boardroom.games.epona.words.names import asset_name, icon_noun, who


def opening(view: State) -> Text:
    """Who is the start player of the first round, or the neutral stallions of the solo game."""
    if view.neutral:
        named = phrase("Epona", "{card} ({about})", "a card in a list of actions")
        stallions = listed(
            [named.put(card=asset_name(card), about=icon_noun(ASSETS[card].type)) for card in view.neutral]
        )
        return phrase("Epona", "The neutral stallions are {cards}.").put(cards=stallions)
    return phrase("Epona", "{seat} is the start player.").put(seat=who(view.starter))
