"""The ways of cards, stables and rollers in an event: from decks and hands to rows, piles and other seats."""

from collections.abc import Iterable
from typing import Final

from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import DECK, HIDDEN, NONE
from boardroom.games.epona.position.state import State, card_key, face_key, owner_key, stable_key
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.gestures.open_gestures import Targets
from boardroom.games.epona.table.layout.views import spare_rollers
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

_SMALL: Final = 0.6
"""How large a card is where it comes to somebody's things, in parts of what it was."""


def moves(
    target: Targets, before: Presentation, event: e.Event, places: dict[str, Place], layout: dict[str, Place]
) -> Moves:
    """How pieces move in an event, from the places before it to the layout after it."""
    ways = _Ways(target, before.view, places, layout)
    ways.follow(event)
    return Moves(ways.renames, ways.departures, ways.arrivals)


class _Ways:
    """The ways of one event, put together piece by piece. What is face down goes the same way whatever it is."""

    def __init__(self, target: Targets, view: State, places: dict[str, Place], layout: dict[str, Place]) -> None:
        self._area, self._view, self._places, self._layout = target, view, places, layout
        self.renames: dict[str, str] = {}
        self.departures: dict[str, Place] = {}
        self.arrivals: dict[str, Place] = {}

    def follow(self, event: e.Event) -> None:
        """Add the ways of an event."""
        match event:
            case e.SelectionChosen(_, seat, face):
                self._to_seat(face_key(face), seat)
            case e.CardsDrawn(_, _, cards) | e.BonusDrawn(_, _, _, cards):
                for card in cards:
                    if card != HIDDEN:
                        self._arrive(card_key(card), self._places.get(keys.deck_key(DECK[card])))
            case e.CardsDiscarded(_, seat, cards):
                self._discard(seat, cards)
            case e.CardPlaced(_, seat, card) | e.CardSold(_, seat, card):
                self._from_hand(seat, card)
            case e.DrawnKept(_, seat, card, others):
                self._discard(seat, others)
                if card not in (HIDDEN, NONE):
                    self._to_seat(card_key(card), seat)
            case e.RoundEnded():
                for seat, cards in enumerate(event.sold):
                    self._discard(seat, cards)
            case e.StablesDrawn(_, _, stables):
                for stable in stables:
                    if stable != HIDDEN:
                        self._arrive(stable_key(stable), self._places.get(keys.deck_key(keys.STABLE_DECK)))
            case e.StableKept(_, seat, stable, _, others):
                self._arrive(stable_key(stable), self._plate(seat, "back.stable"))
                self._to_seat(stable_key(stable), seat)
                for other in others:
                    self._to_discard(stable_key(other))
            case e.GroupsRevealed(_, firsts, seconds):
                for seat, cards in enumerate(map(bytes.__add__, firsts, seconds)):
                    for card in cards:
                        self._arrive(card_key(card), self._plate(seat, f"back.{DECK[card]}"))
            case e.GroupTaken(_, seat, divider, taken, left):
                for owner, cards in ((seat, taken), (divider, left)):
                    for card in cards:
                        self._to_seat(card_key(card), owner)
            case e.BoxUsed(_, seat, box):
                area = self._area(keys.box_key(seat, box))
                self._leave(keys.cube_key(seat), None if area is None else Place.on(area, ""))
            case e.RollerMoved(_, seat, card):
                last = keys.roller_key(seat, spare_rollers(self._view, seat) - 1)
                self._leave(last, self._places.get(card_key(card)))

    # One piece each.

    def _from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand: its back turns over, or it comes from where the hand is only counted; and where it goes
        to is no place of its own, it goes to what the seat has, or onto a discard pile.
        """
        key = card_key(card)
        back = keys.back_key(seat, len(self._view.hands[seat]) - 1)
        if key in self._places:
            if key not in self._layout:
                self._to_discard(key)
        elif back in self._places and back not in self._layout and key in self._layout:
            self.renames[back] = key
        else:
            self._arrive(key, self._plate(seat, f"back.{DECK[card]}"))

    def _discard(self, seat: int, cards: Iterable[int]) -> None:
        """Cards of a seat are discarded."""
        for card in cards:
            key = card_key(card)
            if key in self._places:
                self._to_discard(key)
            else:
                self._arrive(key, self._plate(seat, f"back.{DECK[card]}"))

    def _to_discard(self, key: str) -> None:
        """What is discarded goes below what is seen in the heap."""
        if key in self._places:
            area = self._area(keys.HEAP)
            self._leave(key, None if area is None else Place.on(area, ""))

    def _to_seat(self, key: str, seat: int) -> None:
        """A piece goes to what a seat has, where it has no place of its own."""
        if key in self._places and key not in self._layout:
            self._leave(key, self._at(keys.plate_key(seat), self._places[key]))

    def _leave(self, key: str, end: Place | None) -> None:
        if end is not None and key in self._places and key not in self._layout:
            place = self._places[key]
            size = min(1.0, end.width / place.width, end.height / place.height)
            self.departures[key] = place._replace(
                x=end.x, y=end.y, width=place.width * size, height=place.height * size, opacity=0.0
            )

    def _arrive(self, key: str, start: Place | None) -> None:
        if start is not None and key in self._layout and key not in self._places:
            self.arrivals[key] = start

    # Where there is nothing to start or end at.

    def _plate(self, seat: int, face: str) -> Place | None:
        """A back, small, in the middle of what a seat has; None where that is not on the table."""
        owner = self._places.get(owner_key(seat))
        area = self._area(keys.plate_key(seat)) or (None if owner is None else owner.area())
        if area is None:
            return None
        high = min(area.height(), area.width())
        return Place(area.center().x(), area.center().y(), high * _SMALL, high, face, opacity=0.0)

    def _at(self, target: str, place: Place) -> Place | None:
        """A piece, smaller, in the middle of a target; None where that is not on the table."""
        area = self._area(target)
        if area is None:
            return None
        middle = area.center()
        return place._replace(x=middle.x(), y=middle.y(), width=place.width * _SMALL, height=place.height * _SMALL)
