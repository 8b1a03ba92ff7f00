"""How to go on with what was picked up by a click or a key, where it is not simply laid in a place."""

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import Breed
from boardroom.games.epona.position.cards import MARES
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.table.gestures.open_gestures import every_gesture
from boardroom.ui.stage.presentation import Presentation


def held_words(shown: Presentation, key: str) -> Text | None:
    """How to go on with a piece; None for what is only put somewhere."""
    kind = kind_of(key)
    if kind == "cube":
        return phrase("Epona", "Now choose a free box of your owner card. Esc cancels.")
    if kind == "roller" and shown.view.phase == Phase.MOVING_ROLLERS:
        return phrase("Epona", "Now choose a horse that scores with it. Esc cancels.", "a rider roller is held")
    if kind != "card" or shown.actor is None:
        return None
    if shown.view.phase == Phase.SWAPPING:
        return phrase("Epona", "Now choose the card to swap it with. Esc cancels.")
    open_now = every_gesture(shown.view, shown.actor, shown.legal)
    if not any(gesture.source == key and isinstance(gesture.preview, Breed) for gesture in open_now):
        return None
    (card,) = numbers_of(key)
    if card in MARES:
        return phrase("Epona", "Now choose a stallion to breed her with. Esc cancels.", "a mare is held, to be bred")
    return phrase("Epona", "Now choose a mare to breed him with. Esc cancels.", "a stallion is held, to be bred")
