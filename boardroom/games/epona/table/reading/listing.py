"""The list of everything that can be done, for those who do not see the table: its headings, what things are called by
what is seen, and what is said of them there.
"""

from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Tone
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import NO_TOKEN, State, divider_for, groups_of
from boardroom.games.epona.table.layout.locations import Where, where_card_lies
from boardroom.games.epona.words.explanations import asset_in_list, card_in_list, selection_in_list, stable_in_list
from boardroom.games.epona.words.names import asset_piece, place_name, selection_piece, token_in_sentence
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation

_BONUSES: Final = phrase("Epona", "Use a bonus", "a heading")
_HEADINGS: Final[dict[type, Text]] = {
    actions.ChooseSelection: phrase("Epona", "Choose a selection card", "a heading"),
    actions.ChooseDeck: phrase("Epona", "Choose a deck", "a heading"),
    actions.KeepCards: phrase("Epona", "Keep cards", "a heading"),
    actions.UseBox: _BONUSES,
    actions.DrawBonus: _BONUSES,
    actions.TakeCoin: _BONUSES,
    actions.TakePoint: _BONUSES,
    actions.KeepDrawn: phrase("Epona", "Keep a card", "a heading"),
    actions.DrawStables: phrase("Epona", "Draw new stables", "a heading"),
    actions.FinishPlacing: phrase("Epona", "Finish placing", "a heading"),
    actions.MoveRoller: phrase("Epona", "Move a rider roller", "a heading"),
    actions.SwapCards: phrase("Epona", "Swap two cards", "a heading"),
    actions.Divide: phrase("Epona", "Divide the cards", "a heading"),
    actions.ChooseGroup: phrase("Epona", "Choose a group", "a heading"),
    actions.DiscardCard: phrase("Epona", "Discard a card", "a heading"),
    actions.ChooseOwner: phrase("Epona", "Choose an owner card and a stable", "a heading"),
}


_RESULTS: Final[dict[type, frozenset[Tone]]] = {
    actions.PlaceCard: frozenset({Tone.COST, Tone.LOSS, Tone.COMPLETE, Tone.POINTS}),
    actions.ChooseGroup: frozenset({Tone.COST, Tone.PLAIN}),
    actions.Breed: frozenset({Tone.POINTS}),
    actions.UseBox: frozenset({Tone.POINTS}),
    actions.MoveRoller: frozenset({Tone.POINTS}),
    actions.SwapCards: frozenset({Tone.POINTS}),
}
"""The lines of its preview that are said beside an action: what it costs, completes and scores."""


def name(action: actions.Action, shown: Presentation) -> Text | None:
    """What an action is called by what lies there; None where its usual name says enough."""
    view: State = shown.view
    if isinstance(action, actions.SwapCards):
        return _swap(view, action)
    if isinstance(action, actions.ChooseGroup):
        return _group(shown, action.group)
    return _selection(view, action.face) if isinstance(action, actions.ChooseSelection) else None


def _swap(view: State, action: actions.SwapCards) -> Text | None:
    """A swap with where the cards lie: several may be of one type."""
    one, other = where_card_lies(view, action.card), where_card_lies(view, action.other)
    if not one.where == other.where == Where.SLOT:
        return None
    return phrase("Epona", "Swap {card} in {place} and {other} in {other_place}", "an action").put(
        card=asset_piece(action.card),
        place=place_name(one.row, one.slot),
        other=asset_piece(action.other),
        other_place=place_name(other.row, other.slot),
    )


def _group(shown: Presentation, group: int) -> Text | None:
    """A group to take with the cards that lie in it."""
    view: State = shown.view
    if shown.actor is None:
        return None
    cards = groups_of(view, divider_for(view, shown.actor))[group]
    take = phrase("Epona", "Take the first group: {cards}", "an action")
    if group:
        take = phrase("Epona", "Take the second group: {cards}", "an action")
    return take.put(cards=listed([card_in_list(card) for card in cards]))


def _selection(view: State, face: int) -> Text | None:
    """A selection card with the token that comes with it."""
    if face not in view.display:
        return None
    token = view.offered[view.display.index(face)]
    if token == NO_TOKEN:
        return None
    return phrase("Epona", "Take {selection}: {what}; with {token}", "an action").put(
        selection=selection_piece(face), what=selection_in_list(face), token=token_in_sentence(token)
    )


def results(action: actions.Action) -> frozenset[Tone]:
    """What is said of an action in the list beside its name, as kinds of lines of its preview."""
    return _RESULTS.get(type(action), frozenset())


def heading(thing: actions.Action | Gesture, shown: Presentation) -> Text:
    """What an action, or a gesture, is listed under: the card that does it, where one does (of a pair that is bred the
    mare), or the stable that is kept; else what kind of action it is.
    """
    action = thing.preview if isinstance(thing, Gesture) else thing
    match action:
        case actions.PlaceCard(card=card) | actions.SellCard(card=card) | actions.Breed(mare=card):
            return asset_in_list(card)
        case actions.FinishPlacing(kept=card) if card != NONE:
            return asset_in_list(card)
        case actions.KeepStable(stable=stable):
            return stable_in_list(stable)
    return _HEADINGS.get(type(action)) or phrase("Epona", "Continue", "a heading")
