"""The list of everything that can be done, for those who do not see the table: its headings."""

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import SUPPORT
from boardroom.games.ephyran.words.names import support_name


def heading(action: actions.Action) -> Text:
    """What an action is listed under."""
    match action:
        case actions.AddArea():
            return phrase("Ephyran", "Add an area", "a heading")
        case actions.ChangeArea():
            return phrase("Ephyran", "Change an uncovered area", "a heading")
        case actions.StealDionysus():
            return phrase("Ephyran", "Take Dionysus from another city", "a heading")
        case actions.LockColumn():
            return phrase("Ephyran", "Lock a territory", "a heading")
        case actions.UnlockColumn():
            return phrase("Ephyran", "Unlock a territory", "a heading")
        case actions.Block():
            return phrase("Ephyran", "Answer", "a heading")
        case (
            actions.ExchangeWithCity(half) | actions.ExchangeWithHand(half) | actions.DestroyArea(half)
            | actions.StealToken(half) | actions.TakeToken(half) | actions.PlayCastorAndPollux(half)
            | actions.PlayGraeae(half)
        ):  # fmt: skip
            return support_name(SUPPORT[half])
        case actions.DiscardCard():
            return phrase("Ephyran", "Discard a card", "a heading")
        case actions.PlaceToken():
            return phrase("Ephyran", "Lay the token on an area", "a heading")
        case actions.GiveUpArea():
            return phrase("Ephyran", "Give up an area", "a heading")
        case actions.KeepCard():
            return phrase("Ephyran", "Keep a card", "a heading")
        case actions.DrawCard():
            return phrase("Ephyran", "Draw a card", "a heading")
        case actions.ChooseGod():
            return phrase("Ephyran", "Choose a god", "a heading")
    return phrase("Ephyran", "Continue", "a heading")
