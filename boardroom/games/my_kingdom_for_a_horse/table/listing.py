"""The headings of the list of everything that can be done, for those who do not see the table."""

from typing import Any

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.state import (
    DiscardCards,
    ForcedLoss,
    ForcedTrade,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    PlaceFence,
    PlayCard,
    Roll,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
    UseWheelbarrow,
)


def heading(action: Any) -> Text:
    """What an action is listed under."""
    match action:
        case Roll() | UseDie() | TakeDie():
            return phrase("Kingdom", "Dice", "a heading")
        case PlayCard() | DiscardCards() | TurnBreedingDie() | UseWheelbarrow():
            return phrase("Kingdom", "Farm cards", "a heading")
        case PlaceFence() | LiftFence():
            return phrase("Kingdom", "Fences", "a heading")
        case Trade() | ForcedTrade() | ForcedLoss():
            return phrase("Kingdom", "Market", "a heading")
        case Keep() | MoveAnimal() | SwapPens() | GiveBack():
            return phrase("Kingdom", "Animals", "a heading")
    return phrase("Kingdom", "Continue", "a heading")
