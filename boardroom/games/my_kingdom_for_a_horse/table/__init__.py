"""The farmyard: the large field with its fences and animals, dice, market, farm cards; every gesture and motion."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.record import SeatSpec
from boardroom.engine.rules import COMPUTER, PERSON, Manifest, SeatColour
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    COLUMNS,
    EDGE_OF,
    KIND_NAMES,
    ROWS,
    SPACE_OF,
    Counts,
)
from boardroom.games.my_kingdom_for_a_horse.names import herd, traded
from boardroom.games.my_kingdom_for_a_horse.state import (
    ROLLS,
    TWIN_SEAT,
    DiscardCards,
    Roll,
    State,
    Trade,
    asked,
    card_key,
)
from boardroom.games.my_kingdom_for_a_horse.table import story
from boardroom.games.my_kingdom_for_a_horse.table.faces import Faces, drawing
from boardroom.games.my_kingdom_for_a_horse.table.gestures import drop_areas, intent, open_gestures, tapped
from boardroom.games.my_kingdom_for_a_horse.table.ground import paint_meadow
from boardroom.games.my_kingdom_for_a_horse.table.inspect import inspection, piece_name
from boardroom.games.my_kingdom_for_a_horse.table.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.panels import SeatPanel, SupplyPanel, TwinPanel
from boardroom.games.my_kingdom_for_a_horse.table.places import Places, focus_of
from boardroom.games.my_kingdom_for_a_horse.table.signs import paint_signs
from boardroom.games.my_kingdom_for_a_horse.table.thumbnail import paint_thumbnail
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.table import Gesture, Inspection, Pace, Place, Shown, Table, Tool

_BACK = "back"
"""The mark that ends looking at another's field."""
_READABLE = (158.0, 221.0)
"""The size at which a farm card can be read at arm's length."""


class KingdomTable(Table):
    """The picture of My Kingdom for a Horse.

    ``marks`` are the keys of dice to be rolled again and of cards to be exchanged; they hold for one decision.
    """

    def __init__(self, room: Room, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(room, manifest, seats)
        theme = room.theme
        self.faces = Faces(manifest, room.say, theme)
        self.colours: tuple[SeatColour, ...] = tuple(self.faces.colour(seat.colour) for seat in seats)
        self.seat_names = tuple(SeatName(seat.name, seat.kind) for seat in seats)
        self.marks: frozenset[str] = frozenset()
        self._marked_at: Any = None
        self._looked = self._revealed = -1
        self._view: State | None = None
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._free, self._with_cards = QRectF(0, 0, 1000, 700), True
        self.m = Measures.of(self._free, True)
        self._panels: tuple[QWidget, ...] = ()
        room.voice.changed.connect(self.faces.retell)

    def focus(self, shown: Shown) -> int:
        """Whose field is large."""
        looked = self._looked if self._revealed < 0 else self._revealed
        return focus_of(shown.view, looked, self._lone, shown.audience)

    def look_at(self, seat: int) -> None:
        """Have another's field large, until there is something new; the same one again, no more."""
        self._looked = -1 if seat == self._looked else seat
        self.redraw()

    def reveal(self, keys: Sequence[str], shown: Shown) -> bool:
        before = self._revealed
        for seat in (-1, *range(len(self.seats))):
            self._revealed = seat
            if not keys or not self.layout(shown).keys().isdisjoint(keys):
                break
        else:
            self._revealed = -1
        return self._revealed != before

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._free = free
        self.m = Measures.of(free, self._with_cards)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_meadow(painter, whole, self.room.theme.evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        paint_signs(self, painter, shown)

    # Where pieces lie, and where they may go.

    def layout(self, shown: Shown) -> dict[str, Place]:
        self._attend(shown)
        return Places(self, shown).all()

    def _attend(self, shown: Shown) -> None:
        """Measure for the game that is played; forget marks and looks of a decision that is over."""
        self._view = view = shown.view
        if bool(view.cards) != self._with_cards:
            self._with_cards = bool(view.cards)
            self.m = Measures.of(self._free, self._with_cards)
        now = (view.step, shown.audience, view.rolls, view.hands, shown.actor is None)
        if now != self._marked_at:
            self._marked_at, self.marks, self._looked, self._revealed = now, frozenset(), -1, -1

    def gestures(self, shown: Shown) -> tuple[Gesture, ...]:
        return tuple(open_gestures(self, shown))

    def tap(self, shown: Shown, key: str, spot: QPointF) -> Gesture | None:
        return tapped(shown, key)

    def mark(self, mark: str) -> None:
        if mark == _BACK:
            self._looked = -1
        else:
            self.marks = self.marks ^ {mark}

    def target(self, key: str) -> QRectF:
        kind, _, rest = key.partition(".")
        m = self.m
        if kind == "edge":
            return m.slot(EDGE_OF[rest])
        if kind == "space":
            return m.space(SPACE_OF[rest]).adjusted(6, 6, -6, -6)
        if kind == "die":
            return m.die_row(int(rest))
        if kind == "stall":
            return m.stall(int(rest))
        areas: dict[str, Callable[[], QRectF]] = {
            "cup": lambda: m.cup,
            "discard": lambda: m.discard,
            "hand": lambda: m.in_hand,
            "supply": lambda: m.tally,
            "pen": lambda: self._pen_area(SPACE_OF[rest]),
        }
        return areas.get(kind, self._field_area)()

    def _field_area(self) -> QRectF:
        return QRectF(self.m.origin.x(), self.m.origin.y(), self.m.pitch * COLUMNS, self.m.pitch * ROWS)

    def _pen_area(self, space: int) -> QRectF:
        """Where the animals of another pen stand; the lowest space of the pen names it."""
        return self.m.space(space).adjusted(8, 8, -8, -8)

    def closer(self, key: str, place: Place) -> Place | None:
        width, height = _READABLE
        if not key.startswith("card.") or place.width >= width:
            return None
        x = min(max(place.x, self._free.left() + width / 2 + 4), self._free.right() - width / 2 - 4)
        y = min(place.y + place.height / 2, self._free.bottom() - 6) - height / 2
        return Place(x, y, width, height, place.face)

    def choice_label(self, action: Any) -> Text | None:
        if not isinstance(action, Trade) or self._view is None:
            return None
        return traded(action.kind, action.times, limits(self._view.lasting[asked(self._view)]).rates[action.kind])

    def drop_areas(self, shown: Shown) -> tuple[str, ...]:
        return drop_areas(shown)

    def intent(self, shown: Shown, source: str, target: str) -> Any | Text | None:
        if shown.actor is not None and self.focus(shown) != shown.actor:
            return phrase("Kingdom", "This is {seat}’s field, which you only look at.").put(
                seat=Seat(self.focus(shown))
            )
        return intent(shown, source, target)

    def tools(self, shown: Shown) -> tuple[Tool, ...]:
        view: State = shown.view
        if shown.actor is None:
            return ()
        found: list[Tool] = []
        if self.focus(shown) != shown.actor:
            back = phrase("Kingdom", "Back to {seat}’s field", "a button").put(seat=Seat(shown.actor))
            return (Tool("back", back, "undo", (), False, mark=_BACK),)
        hand = [card_key(card) for card in view.hands[shown.actor]]
        if any(isinstance(action, DiscardCards) for action in shown.legal):
            which = sum(1 << place for place, key in enumerate(hand) if key in self.marks)
            label = phrase("Kingdom", "Exchange cards", "a button")
            if which:
                label = phrase("Kingdom", "Exchange %n cards", "a button", which.bit_count())
            none = None if which else phrase("Kingdom", "drag cards to the discard pile", "why a button is off")
            found.append(Tool("exchange", label, "replay", (DiscardCards(which),) if which else (), False, none))
        if view.rolls and any(isinstance(action, Roll) for action in shown.legal):
            dice = sum(1 << die for die in range(4) if f"die.{die}" in self.marks)
            label = phrase("Kingdom", "Roll dice again", "a button")
            if dice:
                label = phrase("Kingdom", "Roll %n dice again", "a button", dice.bit_count())
            none = None if dice else phrase("Kingdom", "click the dice to roll again", "why a button is off")
            found.append(Tool("roll", label, "dice", (ROLLS[dice],) if dice else (), False, none))
        return tuple(found)

    # Words.

    def name(self, key: str, shown: Shown) -> Text:
        return piece_name(key, shown)

    def inspect(self, key: str, shown: Shown) -> Inspection | None:
        return inspection(self, key, shown)

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.room.say(text, self.seat_names)

    @staticmethod
    def herd_words(counts: Counts) -> Text:
        """Animals by number and kind, for who listens rather than looks."""
        return herd(counts)

    # Motion.

    def follow(self, view: Any, event: Any) -> Any:
        return story.follow(view, event)

    def renames(self, view: Any, event: Any) -> dict[str, str]:
        return story.renames(view, event)

    def pace(self, event: Any) -> Pace:
        seat = getattr(event, "seat", -1)
        watched = seat == TWIN_SEAT or (0 <= seat < len(self.seats) and self.seats[seat].kind == COMPUTER)
        return (story.WATCHED if watched else story.QUICK).get(type(event), Pace(0, 0))

    def cast(self, event: Any) -> tuple[str, ...]:
        return story.cast(event)

    # Beside the table.

    def panels(self) -> tuple[QWidget, ...]:
        if not self._panels:
            seats = tuple(SeatPanel(self, seat) for seat in range(len(self.seats)))
            twin = (TwinPanel(self),) if len(self.seats) == 1 else ()
            self._panels = (*seats, *twin, SupplyPanel(self))
        return self._panels

    def refresh(self, shown: Shown) -> None:
        for panel in self.panels():
            assert isinstance(panel, SeatPanel | TwinPanel | SupplyPanel)
            panel.refresh(shown)

    def token(self, key: str, size: float, ratio: float) -> QPixmap | None:
        if key == "moritz":
            return drawing("moritz", round(size), round(size), ratio)
        if key in KIND_NAMES:
            return self.faces.paint(f"animal/{key}", round(size), round(size), ratio)
        kind, _, rest = key.partition(".")
        if kind != "animal" or self._view is None:
            return None
        seat, space, _ = rest.split(".")
        content = self._view.fields[int(seat)].animals[SPACE_OF[space]]
        return self.faces.paint(f"animal/{KIND_NAMES[content >> 2]}", round(size), round(size), ratio)

    @classmethod
    def thumbnail(
        cls, view: Any, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float
    ) -> QPixmap:
        return paint_thumbnail(view, seats, manifest, size, ratio)
