"""Where a card, a stable or a place lies in a view: in whose row and slot, in a hand, among what is chosen from."""

from enum import Enum
from typing import Final, NamedTuple

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.epona.position.cards import NONE, SELECTION_CARDS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.gestures import keys


class Where(Enum):
    """The kinds of places where a thing can lie."""

    SLOT = "slot"
    ROW = "row"
    TABLEAU = "tableau"
    ABOVE = "above"
    BELOW = "below"
    HAND = "hand"
    KEEP = "keep"
    DRAWN = "drawn"
    GROUP = "group"
    SEEN = "seen"
    ASIDE = "aside"
    NEUTRAL = "neutral"
    DISPLAY = "display"
    PLATE = "plate"
    BOX = "box"
    OWNER = "owner"
    DECK = "deck"
    DISCARD = "discard"
    NOWHERE = "nowhere"


class Location(NamedTuple):
    """Where something lies: the seat it belongs to, NOBODY for none; its row and slot from 0, -1 where it has none.
    ``row`` is a box's number where it is one, and the number of a deck, or of a group of cards.
    """

    where: Where
    seat: int = NOBODY
    row: int = -1
    slot: int = -1


NOWHERE: Final = Location(Where.NOWHERE)
_OF_SEATS: Final = {
    **{kind: Where(kind) for kind in ("hand", "keep", "above", "below", "plate", "tableau", "owner")},
    "back": Where.HAND,
    "roller": Where.PLATE,
    "cube": Where.OWNER,
}
"""Where what belongs to a seat lies, by its kind."""


def location_of(view: State, key: str) -> Location:
    """Where the piece or target of a key lies; NOWHERE for what lies nowhere that an action could be aimed at."""
    kind = kind_of(key)
    if key == keys.DISCARD:
        return Location(Where.DISCARD)
    if kind in ("slot", "box"):
        return Location(Where(kind), *numbers_of(key))
    if kind in _OF_SEATS:
        return Location(_OF_SEATS[kind], numbers_of(key)[0])
    if kind == "deck":
        return Location(Where.DECK, NOBODY, *numbers_of(key))
    if kind == "card":
        return where_card_lies(view, *numbers_of(key))
    if kind == "stable":
        return where_stable_lies(view, *numbers_of(key))
    if kind == "token":
        return Location(Where.DISPLAY)
    if kind == "selection":
        return where_selection_lies(view, *numbers_of(key))
    return NOWHERE


def where_card_lies(view: State, card: int) -> Location:
    """Where an asset lies, as far as it is seen."""
    for seat, tableau in enumerate(view.tableaus):
        for number, row in enumerate(tableau):
            slot = row.slots.find(card)
            if slot >= 0:
                return Location(Where.SLOT, seat, number, slot)
    # What is kept lies apart, though it is in the hand until the round ends.
    if card in view.aside:
        return Location(Where.ASIDE, view.aside.index(card))
    for seat, hand in enumerate(view.hands):
        if card in hand:
            return Location(Where.HAND, seat)
    for seat, drawn in enumerate(view.drawn):
        if card in drawn:
            if view.phase == Phase.CHOOSING_GROUPS:
                return Location(Where.GROUP, seat, card not in view.divided[seat])
            return Location(Where.DRAWN, seat)
    if view.phase != Phase.KEEPING_STABLE and card in view.seen:
        return Location(Where.SEEN, view.active)
    if card in view.neutral:
        return Location(Where.NEUTRAL)
    for deck, pile in enumerate(view.discards):
        if card in pile:
            return Location(Where.DISCARD, NOBODY, deck)
    return NOWHERE


_BETWEEN_SEATS: Final = (Where.DRAWN, Where.GROUP, Where.SEEN)


def seat_of(view: State, key: str) -> int:
    """The seat among whose things a piece lies; NOBODY for what lies on the common ground, also to be chosen from."""
    there = location_of(view, key)
    return NOBODY if there.where in _BETWEEN_SEATS else there.seat


def comes_back(view: State, card: int) -> bool:
    """Whether a card that lies apart was kept in the last round and comes back to the hand; else it is kept in this
    one.
    """
    return all(card not in hand for hand in view.hands)


def where_stable_lies(view: State, stable: int) -> Location:
    """Where a stable lies, as far as it is seen."""
    for seat, tableau in enumerate(view.tableaus):
        for number, row in enumerate(tableau):
            if row.stable == stable:
                return Location(Where.ROW, seat, number)
    if view.phase != Phase.KEEPING_DRAWN and stable in view.seen:
        return Location(Where.SEEN, view.active)
    for seat, offered in enumerate(view.stables_offered):
        if stable in offered:
            return Location(Where.SEEN, seat)
    return Location(Where.DISCARD, NOBODY, keys.STABLE_DECK) if stable in view.stable_discard else NOWHERE


def where_selection_lies(view: State, card: int) -> Location:
    """Where a selection card lies: on display, with a seat, or NOWHERE."""
    if any(face // 2 == card for face in view.display):
        return Location(Where.DISPLAY)
    seat = next((seat for seat, face in enumerate(view.faces) if face != NONE and face // 2 == card), NOBODY)
    return NOWHERE if seat == NOBODY else Location(Where.PLATE, seat)


def face_of(view: State, card: int) -> int:
    """The face of a selection card that is seen, on display or with a seat; NONE where it is not."""
    assert 0 <= card < SELECTION_CARDS
    return next((face for face in (*view.display, *view.faces) if face != NONE and face // 2 == card), NONE)
