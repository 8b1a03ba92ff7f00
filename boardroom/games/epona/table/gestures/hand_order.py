"""How the cards of a hand are sorted: by kind, as states hold them, by cost, or as they were drawn."""

from collections.abc import Iterator
from typing import Final

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.actions import Breed, MoveRoller, UseBox
from boardroom.games.epona.position.cards import ASSETS, BOXES, HIDDEN
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.layout.locations import Where, where_card_lies
from boardroom.games.epona.table.layout.views import chosen_from, divides, in_hand
from boardroom.ui.stage.presentation import Presentation

_KEYS: Final = 9
"""So many numbers have a key of their own."""
BY_KIND, BY_COST, AS_DRAWN = "", "cost", "drawn"
ORDERS: Final[dict[str, Text]] = {
    BY_KIND: phrase("Epona", "Sorted by kind", "a hand of cards"),
    BY_COST: phrase("Epona", "Sorted by cost", "a hand of cards"),
    AS_DRAWN: phrase("Epona", "As drawn", "a hand of cards that is not sorted"),
}
"""Every order, with what is said of it."""


def can_be_sorted(view: State, seat: int) -> bool:
    """Whether there is anything to sort in the hand of a seat: several cards, and they are seen."""
    hand = in_hand(view, seat)
    return len(hand) > 1 and HIDDEN not in hand


def sorted_hand(hand: bytes, seat: int, shown: Presentation) -> bytes:
    """The cards of a seat's hand in the order that is shown; such as are not seen stay as they are."""
    if HIDDEN in hand or shown.order == BY_KIND:
        return hand
    if shown.order == BY_COST:
        return bytes(sorted(hand, key=lambda card: (ASSETS[card].cost, card)))
    newest_first = dict.fromkeys(card for card in _came(seat, shown) if card in hand)
    # Of a hand that nothing is told of, such as a saved position's, the cards lie as they are.
    return bytes(card for card in hand if card not in newest_first) + bytes(reversed(newest_first))


def numbered(shown: Presentation) -> tuple[str, ...]:
    """What number keys go to first: groups and cards that are offered, horses that a roller may be put on, all boxes of
    the own owner card while one is chosen, or while cards are placed those of the hand, as they lie, then what is drawn
    from: all that is not carried on from card to card.
    """
    seat, view = shown.actor, shown.view
    if seat is None:
        return ()
    if view.phase == Phase.CHOOSING_GROUPS:
        return tuple(map(keys.group_key, range(2)))
    if view.phase == Phase.MOVING_ROLLERS:
        return tuple(card_key(action.card) for action in shown.legal if isinstance(action, MoveRoller))
    if chooses_box(shown):
        return tuple(keys.box_key(seat, box) for box in range(BOXES))
    if divides(view, seat):
        # As they were drawn, in whichever group they lie by now: each keeps its number.
        return tuple(map(card_key, view.drawn[seat]))
    if keeps_numbers(shown):
        return _with_horses(shown, seat)
    cards = chosen_from(view, seat)
    if view.phase == Phase.PLACING and not cards:
        cards = sorted_hand(in_hand(view, seat), seat, shown)
        decks = (keys.deck_key(deck) for deck in range(keys.STABLE_DECK + 1))
        return (*map(card_key, cards), *decks)
    return tuple(map(card_key, cards))


def keeps_numbers(shown: Presentation) -> bool:
    """Whether a number goes to the same thing as long as one choice lasts: of the boxes of an owner card, and of horses
    to be bred, also while a partner is chosen, as long as a key for each of them is there at once.
    """
    if chooses_box(shown):
        return True
    seat = shown.actor
    if seat is None or shown.elsewhere is not None or not any(isinstance(action, Breed) for action in shown.legal):
        return False
    return len(_with_horses(shown, seat)) <= _KEYS


def _with_horses(shown: Presentation, seat: int) -> tuple[str, ...]:
    """The cards of the hand and the stables, as far as something can be done with them, and all horses that can be
    bred, as they lie.
    """
    view: State = shown.view
    cards = sorted_hand(in_hand(view, seat), seat, shown) if view.phase == Phase.PLACING else b""
    stables = (keys.deck_key(keys.STABLE_DECK),) if actions.DRAW_STABLES in shown.legal else ()
    pairs = [action for action in shown.legal if isinstance(action, Breed)]
    horses = {card for pair in pairs for card in (pair.mare, pair.stallion)}
    as_they_lie = sorted(horses, key=lambda card: _place(view, seat, card))
    return (*map(card_key, cards), *stables, *map(card_key, as_they_lie))


def _place(view: State, seat: int, card: int) -> tuple[bool, tuple[int, ...]]:
    lies = where_card_lies(view, card)
    return lies.where != Where.SLOT or lies.seat != seat, (lies.seat, lies.row, lies.slot)


def chooses_box(shown: Presentation) -> bool:
    """Whether a cube is put on a box of the own owner card now: each box has its own number, whatever else is in hand
    or has a cube already.
    """
    return shown.elsewhere is None and any(isinstance(action, UseBox) for action in shown.legal)


def _came(seat: int, shown: Presentation) -> Iterator[int]:
    """The cards that came into a hand, the newest first."""
    for told in reversed(shown.history):
        for event in reversed(told.events):
            match event:
                case e.CardsKept(_, who, cards) if who == seat:
                    yield from reversed(cards)
                case e.DrawnKept(_, who, card) | e.PlacingBegun(_, who, card) if who == seat:
                    yield card
