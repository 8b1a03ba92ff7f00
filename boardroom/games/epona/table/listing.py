"""The list of everything that can be done, for those who do not see the table: its headings."""

from typing import Any, Final

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.state import (
    Breed,
    ChooseDeck,
    ChooseSelection,
    DrawBonus,
    DrawStables,
    FinishPlacing,
    KeepCards,
    KeepDrawn,
    KeepStable,
    MoveRoller,
    PlaceCard,
    SellCard,
    SwapCards,
    TakeCoin,
    TakePoint,
    UseBox,
)
from boardroom.ui.stage.gesture import Gesture

_BONUSES: Final = phrase("Epona", "Use a bonus", "a heading")
_HEADINGS: Final[dict[type, Text]] = {
    ChooseSelection: phrase("Epona", "Choose a selection card", "a heading"),
    ChooseDeck: phrase("Epona", "Choose a deck", "a heading"),
    KeepCards: phrase("Epona", "Keep cards", "a heading"),
    PlaceCard: phrase("Epona", "Place a card", "a heading"),
    SellCard: phrase("Epona", "Sell a card", "a heading"),
    UseBox: _BONUSES,
    DrawBonus: _BONUSES,
    TakeCoin: _BONUSES,
    TakePoint: _BONUSES,
    KeepDrawn: phrase("Epona", "Keep a card", "a heading"),
    DrawStables: phrase("Epona", "Draw new stables", "a heading"),
    KeepStable: phrase("Epona", "Keep a stable", "a heading"),
    Breed: phrase("Epona", "Breed", "a heading"),
    FinishPlacing: phrase("Epona", "Finish placing", "a heading"),
    MoveRoller: phrase("Epona", "Move a rider roller", "a heading"),
    SwapCards: phrase("Epona", "Swap two cards", "a heading"),
}


def heading(thing: Any) -> Text:
    """What an action, or a gesture, is listed under."""
    action = thing.preview if isinstance(thing, Gesture) else thing
    return _HEADINGS.get(type(action)) or phrase("Epona", "Continue", "a heading")
