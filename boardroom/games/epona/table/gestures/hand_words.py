"""How choices are asked for, called and pictured where a drop or a button could mean several, such as a mare over a
partner's stables or a card to be kept or sold; and how to go on with what was picked up by a click or a key.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.enumerations import sentences
from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import (
    FINISHES,
    SALES,
    Action,
    Breed,
    ChooseDeck,
    DrawBonus,
    DrawStables,
    FinishPlacing,
    SellCard,
)
from boardroom.games.epona.position.cards import HIDDEN, MARES, NONE
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.state import Phase, card_key
from boardroom.games.epona.table.gestures.open_gestures import every_gesture
from boardroom.games.epona.table.gestures.unaffordable_cards import dear_gestures
from boardroom.games.epona.words.explanations import NO_MORE_CARDS, PLACING_ENDS, asset_in_list
from boardroom.games.epona.words.formula_words import coins_name
from boardroom.games.epona.words.names import asset_name, asset_piece, horse_kind
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Risk, Way

_CHOSEN: Final = QSize(92, 129)
"""The size of a card among those that may be sold or kept."""


def choice_question(actions: Sequence[Action]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(isinstance(action, Breed) for action in actions):
        return phrase("Epona", "With which stallion?", "a question: what a mare is bred with")
    if all(isinstance(action, FinishPlacing) for action in actions):
        keep = phrase("Epona", "Which card do you keep for the next round?", "a question")
        rest = phrase("Epona", "Each card you don’t keep gives you %n coins.", "", SALE)
        return sentences(keep, rest)
    return None


def choice_label(action: Action) -> Text | None:
    """What an action is called in the chooser; None where its usual name is as good."""
    if isinstance(action, Breed):
        return phrase("Epona", "{horse} ({kind})", "a choice: a horse to breed with").put(
            horse=asset_name(action.stallion), kind=horse_kind(action.stallion)
        )
    if isinstance(action, FinishPlacing):
        if action.kept == NONE:
            return phrase("Epona", "Keep none", "a choice: of the cards left in the hand")
        return phrase("Epona", "Keep {cards}", "an action").put(cards=asset_in_list(action.kept))
    return None


def risk(action: Action) -> Risk | None:
    """How it is asked whether placing is really finished with a card kept; None for anything else."""
    if not isinstance(action, FinishPlacing) or action.kept in (NONE, HIDDEN):
        return None
    question = phrase("Epona", "Keep {card} and finish placing?", "a question")
    key = card_key(action.kept)
    keep = phrase("Epona", "Keep it and finish", "a button: a card that is kept, placing is finished")
    return Risk(question.put(card=asset_piece(action.kept)), keep, key, says=(NO_MORE_CARDS, PLACING_ENDS))


def choice_face(paint: Callable[[str, QSize, float], QPixmap], action: Action, ratio: float) -> QPixmap | None:
    """The picture of the card that stands for a choice; None where words do."""
    card = NONE
    if isinstance(action, SellCard):
        card = action.card
    elif isinstance(action, FinishPlacing):
        card = action.kept
    return None if card == NONE else paint(f"card.{card}", _CHOSEN, ratio)


# What is held.


def way(action: Action) -> Way:
    """How the piece that does an action is spoken of: one draws from decks."""
    return Way.DRAWN if isinstance(action, DrawBonus | DrawStables | ChooseDeck) else Way.CARRIED


def held_words(shown: Presentation, key: str, part: str) -> Text | None:
    """How to go on with a piece, which is always held whole; None for what is only put somewhere."""
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
    own = [gesture for gesture in (*open_now, *dear_gestures(shown, shown.actor)) if gesture.source == key]
    (card,) = numbers_of(key)
    if own and all(gesture.aimed for gesture in own):
        return _left_for(shown, card)
    if not any(isinstance(gesture.preview, Breed) for gesture in own):
        return None
    if card in MARES:
        return phrase("Epona", "Now choose a stallion to breed her with. Esc cancels.", "a mare is held, to be bred")
    return phrase("Epona", "Now choose a mare to breed him with. Esc cancels.", "a stallion is held, to be bred")


def _left_for(shown: Presentation, card: int) -> Text:
    """What is left for a card of the hand that cannot be placed."""
    if SALES[card] not in shown.legal:
        return phrase("Epona", "You can only keep it. Esc puts it back.", "a card is held")
    if FINISHES[card] in shown.legal:
        left = phrase("Epona", "You can discard it for {coins} or keep it. Esc puts it back.", "a card is held")
    else:
        left = phrase("Epona", "You can only discard it for {coins}. Esc puts it back.", "a card is held")
    return left.put(coins=coins_name(SALE))
