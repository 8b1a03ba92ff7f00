"""How the choices of a drop that could mean several are asked for and called: a mare over a partner's stables."""

from collections.abc import Sequence
from typing import Any

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.names import asset_name, horse_kind
from boardroom.games.epona.state import Breed


def choice_question(actions: Sequence[Any]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(isinstance(action, Breed) for action in actions):
        return phrase("Epona", "With which stallion?", "a question: what a mare is bred with")
    return None


def choice_label(action: Any) -> Text | None:
    """What an action is called in the chooser; None where its usual name is as good."""
    if isinstance(action, Breed):
        return phrase("Epona", "{horse} ({kind})", "a choice: a horse to breed with").put(
            horse=asset_name(action.stallion), kind=horse_kind(action.stallion)
        )
    return None
