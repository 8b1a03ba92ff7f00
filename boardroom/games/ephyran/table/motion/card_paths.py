"""The ways of cards and tokens in an event: from a hand to a city, between cities, onto piles, face down or open."""

from PySide6.QtCore import QRectF

from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import HIDDEN, NUMBER, TERRITORY
from boardroom.games.ephyran.position.state import State, card_key, token_key
from boardroom.games.ephyran.table.gestures import keys
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

_BACK = "back"


def moves(
    m: Measures, large: int, before: Presentation, event: e.Event, places: dict[str, Place], layout: dict[str, Place]
) -> Moves:
    """How pieces move in an event, from the places before it to the layout after it, while a seat's city is large."""
    ways = _Ways(m, large, before.view, places, layout)
    ways.follow(event)
    return Moves(ways.renames, ways.departures, ways.arrivals, detours=ways.detours)


class _Ways:
    """The ways of one event, put together piece by piece. What is face down goes the same way whatever it is."""

    def __init__(
        self, m: Measures, large: int, view: State, places: dict[str, Place], layout: dict[str, Place]
    ) -> None:
        self._m, self._large = m, large
        self._view, self._places, self._layout = view, places, layout
        self.renames: dict[str, str] = {}
        self.departures: dict[str, Place] = {}
        self.arrivals: dict[str, Place] = {}
        self.detours: dict[str, Place] = {}

    def follow(self, event: e.Event) -> None:
        """Add the ways of an event."""
        match event:
            case e.AreaAdded(_, seat, half) | e.SupportAnnounced(_, seat, half) | e.ColumnLocked(_, seat, _, half):
                self._from_hand(seat, half >> 1)
            case e.CardDiscarded(_, seat, card):
                self._from_hand(seat, card)
            case e.AreaChanged(_, seat, half, territory, number):
                self._from_hand(seat, half >> 1)
                self._token_falls(seat, territory, number)
            case e.DionysusStolen(_, seat, half, victim, _, territory, number, _):
                self._from_hand(seat, half >> 1)
                stood = token_key(victim, TERRITORY[half], NUMBER[half])
                self._rename(stood, token_key(seat, territory, number))
            case e.SupportPlayed(_, seat, half):
                if self._view.announced is None:
                    self._from_hand(seat, half >> 1)
                    self._shown_to_all(half >> 1, None)
            case e.SupportBlocked(_, seat, half, _, attack):
                self._from_hand(seat, half >> 1)
                waits = self._places.get(card_key(attack >> 1))
                self._shown_to_all(half >> 1, waits)
                self._to_tartarus(attack >> 1)
            case e.AreasExchanged(_, seat, victim, territory, number):
                own, theirs = token_key(seat, territory, number), token_key(victim, territory, number)
                self._rename(own, theirs)
                self._rename(theirs, own)
            case e.AreaExchangedWithHand(_, seat, half, territory, number, old, _):
                self._from_hand(seat, half >> 1)
                self._into_hand(seat, card_key(old >> 1), len(self._view.hands[seat]) - 1)
                self._token_falls(seat, territory, number)
            case e.AreaDestroyed(_, seat, _, territory, number):
                self._token_falls(seat, territory, number)
            case e.ColumnUnlocked(_, seat, _, _, half):
                self._from_hand(seat, half >> 1)
                self._to_tartarus(half >> 1)
            case _:
                self._follow_draws(event)

    def _follow_draws(self, event: e.Event) -> None:
        """Add the ways of an event in which cards or tokens are drawn, or tokens laid down."""
        match event:
            case e.TokenTaken():
                self._arrive(keys.TAKEN, self._places.get(keys.SUPPLY))
            case e.TokenStolen(_, _, victim, territory, number):
                self._rename(token_key(victim, territory, number), keys.TAKEN)
            case e.TokenPlaced(_, seat, territory, number):
                self._rename(keys.TAKEN, token_key(seat, territory, number))
            case e.CardsSeen(_, _, cards):
                for card in cards:
                    if card != HIDDEN:
                        self._arrive(card_key(card), self._pile)
            case e.CardKept(_, seat, card, others):
                for other in others:
                    self._arrive(card_key(other), self._pile)
                if card == HIDDEN or card_key(card) not in self._places:
                    self._draw(seat, card)
            case e.CardDrawn(_, seat, card, source):
                if source == Source.PILE:
                    self._draw(seat, card)
                else:
                    self._into_hand(seat, card_key(card), len(self._view.hands[seat]))
            case e.DefenderRefilled(_, seat, card):
                self._draw(seat, card)

    # One piece each.

    def _from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand: its back turns over, or it comes from where the hand is only counted."""
        key = card_key(card)
        if key in self._places:
            return
        back = keys.back_key(seat, len(self._view.hands[seat]) - 1)
        if back in self._places:
            self.renames[back] = key
        else:
            self._arrive(key, self._hand(seat))

    def _into_hand(self, seat: int, key: str, index: int) -> None:
        """A card that lay open comes to a hand as its card number ``index``, and turns over where that is hidden."""
        back = keys.back_key(seat, index)
        if key in self._layout:
            return
        if back in self._layout:
            self._rename(key, back)
        elif key in self._places:
            self.departures[key] = self._hand(seat)._replace(opacity=0.0)

    def _draw(self, seat: int, card: int) -> None:
        """A card comes from the pile to a hand, face down where the hand is not seen."""
        key = keys.back_key(seat, len(self._view.hands[seat]))
        if card != HIDDEN and card_key(card) in self._layout:
            key = card_key(card)
        if key in self._layout:
            self._arrive(key, self._pile)
        elif keys.DECK in self._places:
            # Nothing lies there to come to: the top of the pile goes, and the one below it is the top.
            drawn = f"drawn.{seat}"
            self.renames[keys.DECK] = drawn
            self.departures[drawn] = self._hand(seat)._replace(opacity=0.0)
            self._arrive(keys.DECK, self._places[keys.DECK])

    def _to_tartarus(self, card: int) -> None:
        """A card goes to Tartarus below the one that is seen there."""
        key = card_key(card)
        if key not in self._layout:
            self.departures[key] = Place.on(self._area(keys.TARTARUS), f"card.{card}")

    def _token_falls(self, seat: int, territory: int, number: int) -> None:
        """A token leaves the game with its area, or without it; nobody sees which it was."""
        key = token_key(seat, territory, number)
        place = self._places.get(key)
        if place is not None and key not in self._layout:
            middle = self._area(keys.TARTARUS).center()
            self.departures[key] = place._replace(x=middle.x(), y=middle.y(), opacity=0.0)

    def _shown_to_all(self, card: int, beside: Place | None) -> None:
        """A card goes to Tartarus by the middle of the table, large, for everybody to read; beside another there."""
        box = self._m.announced(() if beside is None else (beside.area(),))
        self.detours[card_key(card)] = Place.on(box, f"card.{card}")

    def _rename(self, old: str, new: str) -> None:
        if old in self._places:
            self.renames[old] = new

    def _arrive(self, key: str, start: Place | None) -> None:
        if start is not None and key in self._layout and (key not in self._places or key == keys.DECK):
            self.arrivals[key] = start

    # Where there is nothing to start or end at.

    @property
    def _pile(self) -> Place:
        """The top of the pile, also when it has none any more."""
        return self._places.get(keys.DECK) or Place.on(self._area(keys.PILE), _BACK)

    def _hand(self, seat: int) -> Place:
        """A card, face down, within the room of a hand that is only counted."""
        area = self._area(keys.hand_key(seat))
        height = min(area.height(), area.width() * CARD_RATIO)
        return Place(area.center().x(), area.center().y(), height / CARD_RATIO, height, _BACK)

    def _area(self, key: str) -> QRectF:
        area = self._m.target(key, self._large)
        assert area is not None, f"{key} is a place"
        return area
