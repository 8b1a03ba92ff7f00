"""How choices are asked for, called and pictured where a drop or a button could mean several: a mare over a partner's
stables, a card to be kept or sold.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import Action, Breed, FinishPlacing, SellCard
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.words.explanations import asset_in_list
from boardroom.games.epona.words.names import asset_name, horse_kind

_CHOSEN: Final = QSize(92, 129)
"""The size of a card among those that may be sold or kept."""


def choice_question(actions: Sequence[Action]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(isinstance(action, Breed) for action in actions):
        return phrase("Epona", "With which stallion?", "a question: what a mare is bred with")
    if all(isinstance(action, FinishPlacing) for action in actions):
        return phrase("Epona", "Which card do you keep for the next round?", "a question")
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


def chosen_card(action: Action) -> int:
    """The card whose picture stands for a choice, NONE where words do."""
    if isinstance(action, SellCard):
        return action.card
    return action.kept if isinstance(action, FinishPlacing) else NONE


def choice_face(paint: Callable[[str, QSize, float], QPixmap], action: Action, ratio: float) -> QPixmap | None:
    """That picture; None where words stand for a choice."""
    card = chosen_card(action)
    return None if card == NONE else paint(f"card.{card}", _CHOSEN, ratio)
