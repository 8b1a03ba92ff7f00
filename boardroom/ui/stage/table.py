"""The table contract: how a game is pictured. A table knows the game's nouns, never its rules.

A table turns what is shown to an audience into places for pieces, targets for gestures and panels at the side. It
never decides anything: every gesture names actions that the rules listed as legal, or a new draft made of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from attrs import evolve
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text
from boardroom.engine.tuples import of_seat
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import badges
from boardroom.ui.kit.pictures.seat_colours import seat_badge
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage import table_parts
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection

_INSPECTED = 240
"""The longer side of a piece seen large, where its game gives no more than its face."""


class Attention:
    """What a person turns to while one decision lasts. It is the table's own, no action and in no record.

    ``picked`` are the keys of things picked one by one, to be done something with together (dice to be rolled again,
    cards to be exchanged); ``looked`` is the seat whose things are looked at, None for what is in view without that;
    ``revealed`` the seat whose things are in view whatever is looked at, as long as a line that speaks of them is
    pointed at. All end with the decision they were made for, but for what the table keeps picked
    (``Table.stays_picked``). ``order`` is how the hand is sorted; it stays.
    """

    def __init__(self) -> None:
        self.picked: frozenset[str] = frozenset()
        self.looked: int | None = None
        self.revealed: int | None = None
        self.order = ""
        self._decision: Any = None

    @property
    def in_view(self) -> int | None:
        """The seat whose things are in view, None for what is in view without that."""
        return self.looked if self.revealed is None else self.revealed

    def pick(self, key: str, instead: Iterable[str] = ()) -> None:
        """Pick a thing, or let it be if it was picked; ``instead`` of others."""
        self.picked = self.picked.difference(instead) ^ {key}

    def look_at(self, seat: int) -> None:
        """Look at the things of a seat; at the same ones again, no more."""
        self.looked = None if seat == self.looked else seat

    def look_back(self) -> None:
        """Look at nobody's things any more."""
        self.looked = None

    def pick_all(self, keys: Iterable[str]) -> None:
        """Pick several things; let them be if all of them were picked."""
        them = frozenset(keys)
        self.picked = self.picked - them if them <= self.picked else self.picked | them

    def hold(self, decision: Any, stays_picked: frozenset[str] = frozenset()) -> None:
        """Forget everything if this is another decision, but what of it ``stays_picked``."""
        if decision != self._decision:
            self._decision, self.picked, self.looked, self.revealed = decision, self.picked & stays_picked, None, None


class Table(ABC):
    """The picture of one game: a small core that every game gives, and parts that it hands over where it has them.

    Made once for a page; ``arrange`` is called whenever the room it has changes. What it says depends on what is shown
    and on the measures alone: to ask it anything changes nothing.
    """

    booklet: ClassVar[table_parts.Booklet] = table_parts.Booklet()
    """Pictures for which no table is needed."""

    motion: table_parts.Motion = table_parts.Motion()
    """How what happened is seen and heard."""

    handling: table_parts.Handling = table_parts.Handling()
    """What hands can do beside the gestures, and what they meant."""

    chooser: table_parts.Chooser = table_parts.Chooser()
    """The small chooser of several actions."""

    listing: table_parts.Listing = table_parts.Listing()
    """The list of all actions."""

    reading: table_parts.Reading = table_parts.Reading()
    """What is read, seen large and heard beside names."""

    looking: table_parts.Looking = table_parts.Looking()
    """Looking at the things of another seat."""

    panels: table_parts.Panels = table_parts.Panels()
    """The left column."""

    pictures: table_parts.Pictures = table_parts.Pictures()
    """Pieces and seats elsewhere than on the table."""

    memory: table_parts.Memory = table_parts.Memory()
    """What is remembered for a later game."""

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        self.context, self.manifest, self.seats = context, manifest, seats
        self.seat_names = tuple(SeatName(seat.name, seat.kind) for seat in seats)
        self.attention = Attention()
        self.redraw: Callable[[], None] = lambda: None
        """Has the table shown anew, when attention turns to something else; whoever shows it sets this."""

    # The core.

    @abstractmethod
    def arrange(self, whole: QRectF, free: QRectF) -> None:
        """Measure everything for a scene of size whole of which free is not covered by panels."""

    @abstractmethod
    def surface(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the ground: table, board, tray; everything that is not a piece and does not change."""

    @abstractmethod
    def layout(self, shown: Presentation) -> dict[str, Place]:
        """Where every piece lies, by key."""

    @abstractmethod
    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        """A face painted at a logical size for a device pixel ratio."""

    @abstractmethod
    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        """Every gesture that is open to the acting seat; every legal action without a button has at least one."""

    @abstractmethod
    def target(self, key: str) -> QRectF | None:
        """The area of a target; None for a piece, which is a target where it lies."""

    @abstractmethod
    def name(self, key: str, shown: Presentation) -> Text:
        """What a piece or target is called, for the keyboard, the screen reader and tooltips."""

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        """What is painted around the pieces and changes with what is shown, by key, later ones above earlier ones:
        slots, headings, arrows, counts, ghosts.
        """
        return {}

    def attend(self, shown: Presentation) -> bool:
        """Turn to what is shown from now on. Called once a change, before anything else is asked about it: what a table
        measures or makes ready for a view it does here. Whether its measures are others now: ground and layers are then
        painted anew, also those that show the same.
        """
        return False

    def moves_all(self, shown: Presentation) -> bool:
        """Whether what is shown has other measures than what the table attends to: while something is held, nothing of
        it is shown yet.
        """
        return False

    def decision(self, shown: Presentation) -> Any:
        """What is decided at what is shown, as a value: while it stays the same, what is picked and looked at stays."""
        return shown.audience, shown.actor, shown.legal

    def stays_picked(self, shown: Presentation) -> frozenset[str]:
        """Things that stay picked, if they were, when something else has been decided: they can still be done something
        with.
        """
        return frozenset()

    # What the house makes of them.

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.context.say(text, self.seat_names)

    def aloud(self, texts: Iterable[Text]) -> str:
        """Texts one after the other as they are to be heard, with the names at this table."""
        return self.context.aloud(texts, self.seat_names)

    def look_at(self, seat: int) -> None:
        """Have the things of a seat looked at, until something else is decided; the same ones again, no more."""
        self.attention.look_at(seat)
        self.redraw()

    def sort_hand(self) -> None:
        """Have hands sorted in the next of the ways there are, as long as the game is on the table."""
        orders = list(self.handling.hand_orders)
        if orders:
            self.attention.order = orders[(orders.index(self.attention.order) + 1) % len(orders)]
            self.redraw()

    def part_name(self, key: str, part: str, shown: Presentation) -> Text:
        """What a part of a piece is called."""
        return self.handling.part_name(key, part, shown) or self.name(key, shown)

    def inspect(self, key: str, shown: Presentation) -> Inspection | None:
        """A piece seen large."""
        if self.reading.inspect is not None:
            return self.reading.inspect(key, shown)
        face = self.small_face(key, shown, _INSPECTED, 2.0)
        name = self.name(key, shown)
        return None if face is None else Inspection(name, name, face)

    def large(self, shown: Presentation) -> frozenset[int]:
        """The seats whose things are in the scene, of those whose place can change."""
        return frozenset(seat for seat, area in self.looking.areas(shown).items() if area.large)

    def reveal(self, keys: Sequence[str], shown: Presentation) -> bool:
        """Have pieces in view that a line of the score or the log speaks of, as long as it is pointed at; without keys
        what was in view before. Whether the table has to be shown anew for it.
        """
        attention, seats = self.attention, range(len(self.seats))
        before, attention.revealed = attention.revealed, None
        if keys and self._hides(keys, shown, attention.looked):
            attention.revealed = next((seat for seat in seats if not self._hides(keys, shown, seat)), None)
        return attention.revealed != before

    def _hides(self, keys: Sequence[str], shown: Presentation, looked: int | None) -> bool:
        """Whether none of these pieces can be seen while the things of a seat are looked at."""
        places = self.layout(evolve(shown, looked=looked))
        return all(key not in places or self.looking.is_too_small(places[key].face) for key in keys)

    def badge(self, seat: int, size: float, ratio: float) -> QPixmap:
        """The seat's colour and symbol as a small picture. Raises IndexError for what is no seat."""
        colour = of_seat(self.seats, seat).colour
        if self.pictures.badge is not None:
            return self.pictures.badge(seat, size, ratio)
        return badges.picture(seat_badge(self.manifest, colour, seat), size, ratio)

    def small_face(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        """The face of a piece as it lies among the own things, its longer side as long as asked; None for what is not
        there, face down, or of no size, as long as the table has no room.
        """
        place = self.layout(evolve(shown, looked=None)).get(key)
        if place is None or kind_of(place.face) == "back":
            return None
        longer = max(place.width, place.height)
        if longer <= 0:
            return None
        part = size / longer
        return self.face(place.face, QSize(round(part * place.width), round(part * place.height)), ratio)
