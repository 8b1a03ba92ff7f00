"""Why a roller or two cards cannot be moved at the end as somebody tries to (ruling 10)."""

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import Action, MoveRoller, SwapCards
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import cards_of


def why_not_roll(state: State, seat: int, action: Action) -> Text:
    """Why something cannot be done while rollers are moved."""
    if not isinstance(action, MoveRoller):
        return phrase("Epona", "First move your rider rollers, or finish moving.")
    if not any(card == action.card for card, _ in cards_of(state.tableaus[seat])):
        return phrase("Epona", "That card is not in your tableau.")
    if action.card in state.rollers[seat]:
        return phrase("Epona", "That horse already has a rider roller.")
    return phrase("Epona", "That card does not score with a rider roller.")


def why_not_swap(state: State, seat: int, action: Action) -> Text:
    """Why something cannot be done while cards are swapped."""
    if not isinstance(action, SwapCards):
        return phrase("Epona", "First swap two cards, or leave the horse box unused.")
    own = {card for card, _ in cards_of(state.tableaus[seat])}
    if action.card not in own or action.other not in own:
        return phrase("Epona", "You can swap only cards in your own tableau.")
    return phrase("Epona", "Choose two different cards.")
