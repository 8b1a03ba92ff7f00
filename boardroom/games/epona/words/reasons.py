"""Why an action is not legal now, told from what the seat may know: whose decision it is, and what it is about. While
cards are placed that is a subject of its own: ``placing_reasons``.
"""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.enumerations import either
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.actions import Action, MoveRoller, SwapCards
from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import cards_of
from boardroom.games.epona.rules.distribution import open_decks
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.words.names import deck_in_sentence
from boardroom.games.epona.words.placing_reasons import not_in_hand, why_not_breed, why_not_place, why_not_use


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


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Epona", "The game is over.")
    acting = actors(state)
    if seat not in acting:
        if state.phase == Phase.KEEPING:
            return phrase("Epona", "You have chosen your cards; wait for the others.")
        return phrase("Epona", "It is {other}’s turn to decide.").put(other=Seat(acting[0]))
    return _REASONS[state.phase](state, seat, action)


# Distribution.


def _why_not_select(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.ChooseSelection):
        return phrase("Epona", "First choose a selection card.")
    if action.face not in state.display:
        return phrase("Epona", "That selection card is not on display.")
    coins = state.coins[seat]
    if all(FACES[face].price > coins for face in state.display):
        return phrase("Epona", "You cannot pay for any selection card, so you must take the cheapest one.")
    price = FACES[action.face].price
    return phrase("Epona", "It costs %n coins and you have {coins}: choose one you can pay for.", "", price).put(
        coins=coins
    )


def _why_not_choose(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.ChooseDeck):
        return phrase("Epona", "First choose the decks to draw from.")
    decks = open_decks(state.to_choose[0])
    if action.deck in decks:
        return phrase("Epona", "No cards are left in that deck.")
    return phrase("Epona", "This card comes from {decks}.").put(
        decks=either([deck_in_sentence(deck) for deck in decks])
    )


def _why_not_keep(state: State, seat: int, action: actions.Action) -> Text:
    if state.finished >> seat & 1:
        if isinstance(action, actions.SellCard):
            return not_in_hand()
        return phrase("Epona", "First sell kept cards to pay for your selection card.")
    if not isinstance(action, actions.KeepCards):
        return phrase("Epona", "First choose the cards you keep.")
    drawn = state.drawn[seat]
    if any(card not in drawn for card in action.cards):
        return phrase("Epona", "You can keep only cards you have drawn.")
    return phrase("Epona", "Keep exactly %n cards.", "", min(FACES[state.faces[seat]].keep, len(drawn)))


# Bonuses and stables being chosen.


def _why_not_keep_drawn(state: State, seat: int, action: actions.Action) -> Text:
    if isinstance(action, actions.KeepDrawn):
        return phrase("Epona", "That card is not among those drawn.")
    if isinstance(action, actions.SellCard):
        return not_in_hand()
    return phrase("Epona", "First keep one of the cards drawn.")


def _why_not_keep_stable(state: State, seat: int, action: actions.Action) -> Text:
    if isinstance(action, actions.KeepStable):
        return phrase("Epona", "That stable is not among those drawn.")
    if isinstance(action, actions.SellCard):
        return not_in_hand()
    return phrase("Epona", "First choose one of the stables drawn.")


def _why_not_place(state: State, seat: int, action: actions.Action) -> Text:
    return why_not_use(state, seat, action) if state.pending else why_not_place(state, seat, action)


def _why_not_breed(state: State, seat: int, action: actions.Action) -> Text:
    if isinstance(action, actions.Breed):
        return why_not_breed(state, seat, action)
    return phrase("Epona", "Everybody has finished placing: you can only breed or pass.")


def _why_not_agree(state: State, seat: int, action: actions.Action) -> Text:
    return phrase("Epona", "First agree to the breeding, or refuse it.")


_REASONS: Final[dict[int, Callable[[State, int, Any], Text]]] = {
    Phase.SELECTING: _why_not_select,
    Phase.CHOOSING_DECKS: _why_not_choose,
    Phase.KEEPING: _why_not_keep,
    Phase.PLACING: _why_not_place,
    Phase.KEEPING_DRAWN: _why_not_keep_drawn,
    Phase.KEEPING_STABLE: _why_not_keep_stable,
    Phase.AGREEING: _why_not_agree,
    Phase.BREEDING: _why_not_breed,
    Phase.MOVING_ROLLERS: why_not_roll,
    Phase.SWAPPING: why_not_swap,
}
