"""The table contract: how a game is pictured. A table knows the game's nouns, never its rules.

A table turns what is shown to an audience into places for pieces, targets for gestures and panels at the side. It
never decides anything: every gesture names actions that the rules listed as legal, or a new draft made of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import Manifest
from boardroom.engine.prompt import Tone
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit import badges
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.icons import Icons
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.seat_colours import seat_badge
from boardroom.ui.stage.attention import Attention
from boardroom.ui.stage.gesture import Gesture, Tool
from boardroom.ui.stage.inspection import Inspection, Pile
from boardroom.ui.stage.layers import Layer
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.place import CardPart, Place
from boardroom.ui.stage.presentation import Presentation


class SeatArea(NamedTuple):
    """Where the things of a seat are: in an area of the scene, large, or in a panel, small; and the panel's name plate,
    which is hidden while they are large.
    """

    things: QRectF | QWidget
    name: QWidget

    @property
    def large(self) -> bool:
        """Whether they are in the scene."""
        return not isinstance(self.things, QWidget)


class FaceSet(NamedTuple):
    """Faces of one kind at a size (in logical pixels) in which the table shows them."""

    kind: str
    faces: tuple[str, ...]
    size: QSize


class Pace(NamedTuple):
    """How long an event's motion takes and how long it then stands, in milliseconds at normal speed.

    ``followed`` marks what nobody at the screen does: it stands as long as a person wants to follow it, also where
    nothing moves.
    """

    motion: int
    pause: int
    followed: bool = False

    @property
    def takes_time(self) -> bool:
        """Whether the event is played at all, and not only settled."""
        return self.motion > 0 or self.pause > 0


@runtime_checkable
class Folding(Protocol):
    """A panel that has less to show where the window is narrow."""

    def set_compact(self, compact: bool) -> None:
        """Shrink, or unfold again."""


class Table(ABC):
    """The picture of one game. Made once for a page; ``arrange`` is called whenever the room it has changes.

    What it says depends on what is shown and on the measures alone: to ask it anything changes nothing.
    """

    has_panels: ClassVar[bool] = True
    """Whether the left column is there; without it the stage takes all the room, and the seats are pieces on it."""
    look_back: ClassVar[Text] = phrase("Prompt", "Back to {seat}", "a button")
    """What the button says that ends looking at the things of another seat."""
    only_looked: ClassVar[Text] = phrase("Prompt", "This is {seat}’s; you can look but not touch.")
    """Why nothing can be done there."""
    go_on: ClassVar[Text] = phrase("Prompt", "Continue as {seat}", "a button")
    """What the button says by which who is at the mouse decides in secret, where no curtain is needed before it."""

    draft_sound: ClassVar[str] = ""
    """What drawing up sounds like, always the same: whatever is hidden from others. "" where even how often it is done
    would tell them something.
    """

    hand_orders: ClassVar[Mapping[str, Text]] = {}
    """How the cards of a hand can be sorted, each with what is said of it; first "", as they lie by themselves. Nothing
    where there is nothing to sort.
    """

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        self.context, self.manifest, self.seats = context, manifest, seats
        self.seat_names = tuple(SeatName(seat.name, seat.kind) for seat in seats)
        self.attention = Attention()
        self.redraw: Callable[[], None] = lambda: None
        """Has the table shown anew, when attention turns to something else; whoever shows it sets this."""

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.context.say(text, self.seat_names)

    @abstractmethod
    def arrange(self, whole: QRectF, free: QRectF) -> None:
        """Measure everything for a scene of size whole of which free is not covered by panels."""

    @abstractmethod
    def surface(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the ground: table, board, tray; everything that is not a piece and does not change."""

    def attend(self, shown: Presentation) -> bool:
        """Turn to what is shown from now on. Called once a change, before anything else is asked about it: what a table
        measures or makes ready for a view it does here. Whether its measures are others now: ground and layers are then
        painted anew, also those that show the same.
        """
        return False

    def decision(self, shown: Presentation) -> Any:
        """What is decided at what is shown, as a value: while it stays the same, what is picked and looked at stays."""
        return shown.audience, shown.actor, shown.legal

    def look_at(self, seat: int) -> None:
        """Have the things of a seat looked at, until something else is decided; the same ones again, no more."""
        self.attention.look_at(seat)
        self.redraw()

    def sort_hand(self) -> None:
        """Have hands sorted in the next of the ways there are, as long as the game is on the table."""
        orders = list(self.hand_orders)
        if orders:
            self.attention.order = orders[(orders.index(self.attention.order) + 1) % len(orders)]
            self.redraw()

    def sorter(self, shown: Presentation) -> str:
        """The target that sorts the hand when it is clicked; nothing where there is none, or nothing to sort."""
        return ""

    @abstractmethod
    def layout(self, shown: Presentation) -> dict[str, Place]:
        """Where every piece lies, by key."""

    @abstractmethod
    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        """A face painted at a logical size for a device pixel ratio."""

    def every_face(self) -> tuple[FaceSet, ...]:
        """All faces there are, by kind, at the sizes they have with the room there is now: ``dev.py sheet`` prints them
        to be looked at together.
        """
        return ()

    @abstractmethod
    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        """Every gesture that is open to the acting seat; every legal action without a button has at least one."""

    @abstractmethod
    def target(self, key: str) -> QRectF | None:
        """The area of a target; None for a piece, which is a target where it lies."""

    def asked_about(self, shown: Presentation) -> tuple[str, ...]:
        """The pieces that the question is about where others can act beside it (cards that may be sold at any time):
        the keys come to them. Nothing where all that can act is asked about alike.
        """
        return ()

    def parts(self, shown: Presentation, key: str) -> tuple[CardPart, ...]:
        """The parts that a piece can be taken up by, in the order of reading; none where it is taken up whole."""
        return ()

    def held(self, shown: Presentation, key: str, part: str, place: Place) -> Place:
        """How a piece that lies at a place looks, and how large it is, while it is held by a part, or whole."""
        return place

    def held_over(self, shown: Presentation, key: str, part: str, place: Place, spot: QPointF) -> Place | None:
        """How such a piece looks, and how large it is, over a spot of the scene where that is as it would lie there.

        None where it looks as anywhere else.
        """
        return None

    @abstractmethod
    def intent(self, shown: Presentation, source: str, target: str, part: str = "") -> Any | Text | None:
        """What dropping source, held by a part, on target was meant to be: an action (asked why not), a sentence, or
        nothing.

        Target is the source itself when that could not be taken up, and "" when it was dropped nowhere.
        """

    @abstractmethod
    def name(self, key: str, shown: Presentation) -> Text:
        """What a piece or target is called, for the keyboard, the screen reader and tooltips."""

    def overview(self, key: str, shown: Presentation) -> tuple[Text, ...]:
        """What is seen at a glance at a piece or target and would take long to hear piece by piece, in sentences."""
        return ()

    def part_name(self, key: str, part: str, shown: Presentation) -> Text:
        """What a part of a piece is called."""
        return self.name(key, shown)

    def pile(self, key: str, shown: Presentation) -> Pile | None:
        """What can be looked through where a piece lies; None if there is nothing beneath it to be seen."""
        return None

    def closer(self, key: str, place: Place) -> Place | None:
        """How a piece that lies at a place is shown while it is pointed at, if it is too small to be read there."""
        return None

    def drop_areas(self, shown: Presentation) -> tuple[str, ...]:
        """Targets a person may try although no gesture leads there now."""
        return ()

    def tap(self, shown: Presentation, key: str, spot: QPointF) -> Gesture | None:
        """The gesture of clicking a spot (0-1 in both directions) of a piece, such as an arrow on it."""
        return None

    def turned_down(self, shown: Presentation, key: str) -> bool:
        """Whether a piece is one of the acting seat's own that it may look at and does not see: a click on it looks."""
        return False

    def clickable(self, shown: Presentation) -> tuple[str, ...]:
        """Targets that can be clicked with nothing in hand: whatever could be dropped there is meant by it."""
        return ()

    def seats_in_small(self, shown: Presentation) -> Mapping[str, int]:
        """Targets that show the things of a seat small, each with that seat: clicked with nothing in hand, or a piece
        there that cannot be taken up, they have its things looked at, also while others act.
        """
        return {}

    def heard(self, shown: Presentation) -> tuple[str, ...]:
        """Targets at which nothing is done, but which are read by who listens: what a seat has, where that is painted
        and no piece. Arrow keys come to them, Tab passes them by.
        """
        return ()

    def drawable(self, shown: Presentation) -> tuple[str, ...]:
        """The targets that can be drawn over with the mouse and nothing in hand, or clicked, by the acting seat."""
        return ()

    def drawn(self, shown: Presentation, targets: tuple[str, ...]) -> Gesture | None:
        """What is meant by drawing over such targets, one after another; None where that means nothing."""
        return None

    def held_words(self, shown: Presentation, key: str) -> Text | None:
        """How to go on once a piece is picked up by a click or a key; None where it is only to be put somewhere."""
        return None

    def choice_question(self, actions: Sequence[Any]) -> Text:
        """What that chooser asks when a drop could mean these actions."""
        return phrase("Chooser", "Which one?")

    def first_question(self, gesture: Gesture, shown: Presentation) -> Text:
        """What that chooser asks where something has to be done before a gesture, and there are several ways."""
        return self.choice_question(gesture.first)

    def choice_offset(self, action: Any) -> QPointF | None:
        """Where an action stands in the small chooser when a drop could mean several, in steps from its middle."""
        return None

    def choice_label(self, action: Any, shown: Presentation) -> Text | None:
        """The short name of an action in that chooser, where the piece that was dropped says the rest."""
        return None

    def choice_face(self, action: Any, shown: Presentation, ratio: float) -> QPixmap | None:
        """The picture of an action in that chooser: an arrow, the face of a die. Its short name is then read aloud and
        shown as a tip. None where words are better.
        """
        return None

    def listed_name(self, action: Any, shown: Presentation) -> Text | None:
        """What an action is called in the list of all of them, to those who do not see which piece is which; None where
        the rules' name says enough.
        """
        return None

    def listed_results(self, action: Any) -> frozenset[Tone]:
        """The kinds of lines of its preview that stand beside an action in that list; none where its name says enough.
        For a gesture there it is its preview's.
        """
        return frozenset()

    def listed_heading(self, thing: Any) -> Text | None:
        """What an action, or a gesture in that list, stands under; None without a heading."""
        return None

    def listed_gestures(self, shown: Presentation) -> Iterable[tuple[Text, Gesture]]:
        """What is listed there beside the actions, each with its name: what redraws the draft of the acting seat
        (swaps, turns, another order), and what needs something done first.
        """
        return ()

    def redraft_told(self, gesture: Gesture, shown: Presentation) -> Text | None:
        """What is said to those who do not see it when a gesture redraws the draft: its name in that list; None where
        what is asked next says it.
        """
        named = self.listed_gestures(shown)
        return next((words for words, listed in named if listed.actions == gesture.actions), None)

    def tools(self, shown: Presentation) -> tuple[Tool, ...]:
        """Buttons of the table's own."""
        return ()

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        """What is painted around the pieces and changes with what is shown, by key, later ones above earlier ones:
        slots, headings, arrows, counts, ghosts.
        """
        return {}

    def moves(self, before: Presentation, event: Any, places: dict[str, Place], layout: dict[str, Place]) -> Moves:
        """How pieces move in an event, from the ``places`` of what was shown ``before``, with the history as far as
        that, to the layout after it.
        """
        return Moves()

    def turns_over(self, face: str, other: str) -> bool:
        """Whether a piece on its way turns over where its face becomes another one; else that is the same side of it,
        as it looks elsewhere.
        """
        return face != other

    def pace(self, event: Any) -> Pace:
        """How long the event's motion takes; (0, 0) for what only settles."""
        return Pace(0, 0)

    def sound(self, event: Any) -> str:
        """What an event sounds like to everybody (a name in ``boardroom.ui.kit.sounds``); "" for nothing."""
        return ""

    def cast(self, event: Any) -> tuple[str, ...]:
        """The pieces an event is about, to be ringed while it is told."""
        return ()

    def traces(self, shown: Presentation) -> tuple[str, ...]:
        """The pieces that the last action of somebody else was about: they stay marked until the next one."""
        own = shown.audience if shown.actor is None else shown.actor
        for told in reversed(shown.history):
            if told.seat == own:
                break
            for event in reversed(told.events):
                if self.cast(event):
                    return self.cast(event)
        return ()

    @abstractmethod
    def inspect(self, key: str, shown: Presentation) -> Inspection | None:
        """A piece seen large."""

    def panels(self) -> tuple[QWidget, ...]:
        """Widgets for the left column, top to bottom; ``refresh`` keeps them true. Without any, the page shows the
        seats there. One that is ``Folding`` is told when there is little room.
        """
        return ()

    def refresh(self, shown: Presentation) -> None:
        """Bring the panels up to what is shown."""

    def seat_areas(self, shown: Presentation) -> dict[int, SeatArea]:
        """Where the things of each seat are. Where seats change places, their things slide there in sight; nothing for
        tables at which everything of a seat stays where it is.
        """
        return {}

    def large(self, shown: Presentation) -> frozenset[int]:
        """The seats whose things are in the scene, of those whose place can change."""
        return frozenset(seat for seat, area in self.seat_areas(shown).items() if area.large)

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
        """Whether none of these pieces is there while the things of a seat are looked at."""
        return self.layout(evolve(shown, looked=looked)).keys().isdisjoint(keys)

    def badge(self, seat: int, size: float, ratio: float) -> QPixmap:
        """The seat's colour and symbol as a small picture."""
        return badges.picture(seat_badge(self.manifest, self.seats[seat].colour, seat), size, ratio)

    def token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        """A piece, or a part of the score, as a small picture beside words about it; None if words are enough."""
        return None

    def small_face(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        """The face of a piece as it lies among the own things, its longer side as long as asked; None for what is not
        there or face down.
        """
        place = self.layout(evolve(shown, looked=None)).get(key)
        if place is None or kind_of(place.face) == "back":
            return None
        part = size / max(place.width, place.height)
        return self.face(place.face, QSize(round(part * place.width), round(part * place.height)), ratio)

    def remembered_with(self, event: Any, remember: dict[str, Any]) -> dict[str, Any]:
        """What to remember for a later game ("as last time") once everybody was told of an event; given what is
        remembered. The event is as everybody may see it.
        """
        return remember

    def recall(self, remember: dict[str, Any]) -> None:
        """What was remembered."""

    @classmethod
    def icons(cls, manifest: Manifest) -> Icons:
        """The icons that sentences may hold, by name (``boardroom.ui.kit.icons`` says how they are written)."""
        return {}

    @classmethod
    def diagram(
        cls, context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
    ) -> QPixmap | None:
        """A diagram of the rules pages as a picture for text of a size; None if it is to be read as text.

        Kind is what its fence says after the signs. Words in the picture are in the language of the moment. The lines
        stay in the page as they are, to be found and read out.
        """
        return None

    @classmethod
    @abstractmethod
    def thumbnail(
        cls, view: Any, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float
    ) -> QPixmap:
        """A small purpose-made picture of a public view, for the lobby."""
