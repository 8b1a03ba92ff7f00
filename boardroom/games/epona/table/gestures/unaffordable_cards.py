"""Cards of the hand that are too dear: dropped in a slot, they are placed once others are sold."""

from collections.abc import Iterator

from boardroom.engine.text import Piece, Text, phrase
from boardroom.games.epona.position.actions import FINISHES, PLACES, SALES, PlaceCard
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.prices import price, sales_needed
from boardroom.games.epona.position.state import State, card_key
from boardroom.games.epona.position.tableau import open_slots
from boardroom.games.epona.table.gestures.keys import slot_key
from boardroom.games.epona.words.explanations import asset_in_list
from boardroom.games.epona.words.formula_words import coins_name
from boardroom.games.epona.words.names import asset_piece, place_name
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation


def dear_gestures(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """Every way to place a card of the hand that can be paid for only when others are sold."""
    view: State = shown.view
    if FINISHES[NONE] not in shown.legal:
        return
    hand = [card for card in view.hands[seat] if card != HIDDEN]
    for card in hand:
        needs = sales_needed(view.coins[seat], _price(view, seat, card))
        if not 0 < needs < len(hand):
            continue
        others = tuple(SALES[other] for other in hand if other != card)
        for row, slot in open_slots(view.tableaus[seat]):
            placed, target = PLACES[card][row][slot], slot_key(seat, row, slot)
            yield Gesture(card_key(card), target, (placed,), preview=placed, first=others, needs=needs)


def listed_gestures(shown: Presentation) -> Iterator[tuple[Text, Gesture]]:
    """The same of the acting seat, each with its name in the list of all that can be done."""
    if shown.actor is not None:
        for gesture in dear_gestures(shown, shown.actor):
            yield dear_in_list(gesture), gesture


def _price(view: State, seat: int, card: int) -> int:
    return price(view.owners[seat], view.boxes[seat], card)


def sale_question(gesture: Gesture, shown: Presentation) -> Text:
    """What is asked before such a card is placed: which others are sold."""
    *_, placed = gesture.actions
    assert isinstance(placed, PlaceCard)
    assert shown.actor is not None
    view: State = shown.view
    question = phrase(
        "Epona", "{card} costs {price} and you have {coins}: choose %n cards to discard.", "", gesture.needs
    )
    if len(gesture.actions) > 1:
        question = phrase(
            "Epona", "{card} costs {price} and you have {coins}: choose %n more cards to discard.", "", gesture.needs
        )
    cost = coins_name(_price(view, shown.actor, placed.card))
    return question.put(card=asset_piece(placed.card), price=cost, coins=view.coins[shown.actor])


def dear_in_list(gesture: Gesture) -> Text:
    """What such a gesture is called in the list of all that can be done."""
    *_, placed = gesture.actions
    assert isinstance(placed, PlaceCard)
    card = Piece(card_key(placed.card), asset_in_list(placed.card))
    return phrase("Epona", "Discard %n cards, then place {card} in {place}", "an action", gesture.needs).put(
        card=card, place=place_name(placed.row, placed.slot)
    )
