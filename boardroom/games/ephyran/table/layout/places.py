"""Where every piece lies, for a view and an audience."""

from typing import Final

from PySide6.QtCore import QRectF

from boardroom.games.ephyran.position.cards import GODS, HIDDEN, NO_TOKEN
from boardroom.games.ephyran.position.city import UNLOCKED
from boardroom.games.ephyran.position.state import Phase, State, card_key, god_key, token_key
from boardroom.games.ephyran.table.gestures.keys import ATHENA, DECK, HALF_PARTS, SUPPLY, TAKEN, back_key, free_god_key
from boardroom.games.ephyran.table.layout.division import AREA
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.views import aims_of, seen_by_graeae
from boardroom.ui.stage.pieces.card_rows import closer_look
from boardroom.ui.stage.pieces.place import Place

_ON_AREAS: Final = 20.0
"""How much higher tokens lie than areas."""
_IN_HAND: Final = 30.0
_ANNOUNCED: Final = 60.0
_LOST: Final = 0.62
"""How much is seen of a card in Tartarus."""
READABLE: Final = (158.0, 221.0)
"""The size at which a card can be read at arm's length."""
_SMALL_TOKEN, _LARGE_TOKEN = 40.0, 72.0
"""The size below which a token is brought closer, and how large it is then."""


class Places:
    """The places of all pieces at a view, while a seat's city is the large one."""

    def __init__(self, m: Measures, view: State, large: int) -> None:
        self._m, self._view, self._large = m, view, large

    def all(self) -> dict[str, Place]:
        """The place of every piece, by key."""
        places: dict[str, Place] = {}
        for seat in range(len(self._view.cities)):
            self._city(places, seat)
        self._free_gods(places)
        self._piles(places)
        self._hand(places)
        self._waiting(places)
        return places

    def _free_gods(self, places: dict[str, Place]) -> None:
        """While gods are chosen those left lie in their territories of the large city."""
        if self._view.phase == Phase.CHOOSING_GODS:
            for god in range(len(GODS)):
                if god not in self._view.gods:
                    places[free_god_key(god)] = Place.on(self._m.free_god(god), f"god.{god}", 2)

    def _city(self, places: dict[str, Place], seat: int) -> None:
        """The god of a city, its areas with what lies on them, and its shields, large or small."""
        view, m = self._view, self._m
        city, is_large = view.cities[seat], seat == self._large
        boxes = m if is_large else m.small(seat, self._large)
        area_face, shield_face = ("area", "shield") if is_large else ("mini", "shieldmini")
        if view.gods[seat] >= 0:
            places[god_key(seat)] = Place.on(boxes.god, f"god.{view.gods[seat]}", 1)
        if seat == view.starter:
            places[ATHENA] = Place.on(boxes.athena, "athena", 1)
        for territory, column in enumerate(city.columns):
            for number, half in enumerate(column, 1):
                face = f"{area_face}.{half}.{territory}.{number}"
                places[card_key(half >> 1)] = Place.on(boxes.area(territory, number), face, number)
                token = city.tokens[territory][number - 1]
                if token != NO_TOKEN:
                    place = Place.on(boxes.token(territory, number, half), _token_face(token), _ON_AREAS + number)
                    places[token_key(seat, territory, number)] = place
            shield = city.locks[territory]
            if shield != UNLOCKED:
                box = boxes.shield(territory, len(column))
                places[card_key(shield >> 1)] = Place.on(box, f"{shield_face}.{shield}", 1)

    def _piles(self, places: dict[str, Place]) -> None:
        view, m = self._view, self._m
        if view.pile:
            places[DECK] = Place.on(m.deck, "back", 1)
        for height, card in enumerate(view.discard[-2:], 1):
            places[card_key(card)] = Place.on(m.discard, f"card.{card}", height)
        if view.tartarus:
            card = view.tartarus[-1]
            places[card_key(card)] = Place.on(m.tartarus, f"card.{card}", 1)._replace(opacity=_LOST)
        if view.supply:
            places[SUPPLY] = Place.on(m.supply, "token.back", 1)

    def _hand(self, places: dict[str, Place]) -> None:
        view, m, seat = self._view, self._m, self._large
        seen = seen_by_graeae(view) if seat == view.active else b""
        row = m.hand(len(view.hands[seat]), len(seen))
        for index, card in enumerate(view.hands[seat]):
            key, face = (back_key(seat, index), "back") if card == HIDDEN else (card_key(card), f"card.{card}")
            places[key] = Place.on(row.box(index), face, _IN_HAND + index)._replace(turn=row.turn(index))
        row = m.seen(len(seen))
        for index, card in enumerate(seen):
            places[card_key(card)] = Place.on(row.box(index), f"card.{card}", _IN_HAND + index)

    def _waiting(self, places: dict[str, Place]) -> None:
        view, m = self._view, self._m
        if view.announced is not None:
            half = view.announced.half
            areas = [place.area() for place in places.values() if place.face.startswith("area.")]
            box = m.announced([places[aim].area() for aim in aims_of(view) if aim in places], areas)
            face = f"card.{half >> 1}.{HALF_PARTS[half & 1]}"
            places[card_key(half >> 1)] = Place.on(box, face, _ANNOUNCED)
        if view.token != NO_TOKEN:
            box = m.taken if view.active == self._large else m.small(view.active, self._large).tokens
            size = min(box.width(), box.height())
            place = Place(box.center().x(), box.center().y(), size, size, _token_face(view.token), _ANNOUNCED)
            places[TAKEN] = place


def closer(free: QRectF, place: Place) -> Place | None:
    """How a piece that is too small to be read at its place is shown while it is pointed at, within a free area."""
    kind, _, rest = place.face.partition(".")
    if kind == "mini":
        return closer_look(place._replace(face=f"area.{rest}"), *AREA, free)
    if kind in ("token", "athena") and place.width < _SMALL_TOKEN:
        return closer_look(place, _LARGE_TOKEN, _LARGE_TOKEN, free)
    if kind == "card" and place.width < READABLE[0]:
        return closer_look(place, *READABLE, free)
    return None


def _token_face(token: int) -> str:
    return "token.back" if token == HIDDEN else f"token.{token}.own"
