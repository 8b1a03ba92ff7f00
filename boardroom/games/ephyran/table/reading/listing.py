"""The list of everything that can be done, for those who do not see the table: its headings."""

from typing import Any

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import SUPPORT
from boardroom.games.ephyran.position.state import (
    AddArea,
    Block,
    ChangeArea,
    ChooseGod,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    ExchangeWithHand,
    GiveUpArea,
    KeepCard,
    LockColumn,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
)
from boardroom.games.ephyran.words.names import support_name


def heading(action: Any) -> Text:
    """What an action is listed under."""
    match action:
        case AddArea():
            return phrase("Ephyran", "Add an area", "a heading")
        case ChangeArea():
            return phrase("Ephyran", "Change an uncovered area", "a heading")
        case StealDionysus():
            return phrase("Ephyran", "Take Dionysus from another city", "a heading")
        case LockColumn():
            return phrase("Ephyran", "Lock a territory", "a heading")
        case UnlockColumn():
            return phrase("Ephyran", "Unlock a territory", "a heading")
        case Block():
            return phrase("Ephyran", "Answer", "a heading")
        case (
            ExchangeWithCity(half) | ExchangeWithHand(half) | DestroyArea(half) | StealToken(half) | TakeToken(half)
            | PlayCastorAndPollux(half) | PlayGraeae(half)
        ):  # fmt: skip
            return support_name(SUPPORT[half])
        case DiscardCard():
            return phrase("Ephyran", "Discard a card", "a heading")
        case PlaceToken():
            return phrase("Ephyran", "Lay the token on an area", "a heading")
        case GiveUpArea():
            return phrase("Ephyran", "Give up an area", "a heading")
        case KeepCard():
            return phrase("Ephyran", "Keep a card", "a heading")
        case DrawCard():
            return phrase("Ephyran", "Draw a card", "a heading")
        case ChooseGod():
            return phrase("Ephyran", "Choose a god", "a heading")
    return phrase("Ephyran", "Continue", "a heading")
