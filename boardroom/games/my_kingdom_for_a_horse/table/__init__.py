"""The farmyard: the large field with its fences and animals, dice, market, farm cards; every gesture and motion.

One thing in several files: those that paint, place and explain take the whole table.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.manifest import COMPUTER, PERSON, Manifest
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key, die_mask
from boardroom.games.my_kingdom_for_a_horse.position.field import COLUMNS, ROWS
from boardroom.games.my_kingdom_for_a_horse.position.state import (
    ROLLS,
    TWIN_SEAT,
    DiscardCards,
    Keep,
    PlayCard,
    Roll,
    State,
    Trade,
    TurnBreedingDie,
    asked,
    card_key,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces.choice_faces import choice_face
from boardroom.games.my_kingdom_for_a_horse.table.faces.diagram import paint_diagram
from boardroom.games.my_kingdom_for_a_horse.table.faces.face_sets import face_sets
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import Faces, drawing
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import paint_meadow
from boardroom.games.my_kingdom_for_a_horse.table.faces.icons import farm_icons
from boardroom.games.my_kingdom_for_a_horse.table.faces.layers import layers
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import open_stalls
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import edge_in, space_in, stall_key
from boardroom.games.my_kingdom_for_a_horse.table.gestures.open_gestures import (
    drop_areas,
    fences_drawn,
    intent,
    open_edges,
    open_gestures,
    tapped,
)
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import Places, focus_of
from boardroom.games.my_kingdom_for_a_horse.table.motion import paces as motion
from boardroom.games.my_kingdom_for_a_horse.table.motion.walks import arrivals, departures, first_horses
from boardroom.games.my_kingdom_for_a_horse.table.panels.beside_field import SeatPanel, SupplyPanel, TwinPanel
from boardroom.games.my_kingdom_for_a_horse.table.reading import listing
from boardroom.games.my_kingdom_for_a_horse.table.reading.inspect import inspection, piece_name
from boardroom.games.my_kingdom_for_a_horse.table.thumbnail import paint_thumbnail
from boardroom.games.my_kingdom_for_a_horse.words.names import traded
from boardroom.ui.kit import sounds
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.card_rows import closer_look
from boardroom.ui.stage.gesture import Gesture, Tool
from boardroom.ui.stage.inspection import Pile
from boardroom.ui.stage.layers import Layer
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.panelled_table import PanelledTable
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import (
    Booklet,
    Chooser,
    Handling,
    Listing,
    Looking,
    Motion,
    Pace,
    Pictures,
    Reading,
    SeatArea,
)

_READABLE = (158.0, 221.0)
"""The size at which a farm card can be read at arm's length."""


def _diagram(
    context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
) -> QPixmap | None:
    return paint_diagram(manifest, lines, size, ratio) if kind == "field" else None


class KingdomTable(PanelledTable):
    """The picture of My Kingdom for a Horse: one field large, the others in panels; dice to be rolled again and cards
    to be exchanged are picked.
    """

    booklet = Booklet(
        icons=lambda manifest: farm_icons(),
        diagram=_diagram,
        thumbnail=paint_thumbnail,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        theme = context.theme
        self.faces = Faces(manifest, context.say, theme)
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._free, self._with_cards = QRectF(0, 0, 1000, 700), True
        self.m = Measures.of(self._free, True)
        self.looking = Looking(
            back=phrase("Kingdom", "Back to {seat}’s field", "a button"),
            only_looked=phrase("Kingdom", "This is {seat}’s field; you can look but not touch."),
            turned_down=lambda shown, key: kind_of(key) == "hidden" and owner_of(key) == shown.actor,
            areas=self._seat_areas,
        )
        self.pictures = Pictures(
            every_face=lambda: tuple(face_sets(self.m, self.manifest.colours, _READABLE)),
            token=self._token,
        )
        self.handling = Handling(
            tap=lambda shown, key, spot: tapped(shown, key),
            clickable=lambda shown: tuple(stall_key(kind) for kind in open_stalls(shown)),
            drawable=lambda shown: open_edges(shown) if self.focus(shown) == shown.actor else (),
            drawn=fences_drawn,
            drop_areas=drop_areas,
            intent=lambda shown, source, target, part: intent(shown, source, target),
            tools=self._tools,
        )
        self.reading = Reading(
            pile=self._pile,
            closer=self._closer,
            inspect=partial(inspection, self),
        )
        self.chooser = Chooser(
            own_question=self._choice_question,
            face=lambda action, shown, ratio: choice_face(self.face, self.context.theme, action, shown, ratio),
            label=self._choice_label,
        )
        self.listing = Listing(
            name=listing.name,
            heading=listing.heading,
        )
        self.motion = Motion(
            moves=self._moves,
            pace=self._pace,
            sound=self._sound,
            cast=motion.cast,
            traces=self._traces,
        )

    def focus(self, shown: Presentation) -> int:
        """Whose field is large."""
        return focus_of(shown.view, shown.looked, self._lone, shown.audience)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._free = free
        self.m = Measures.of(free, self._with_cards)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_meadow(painter, whole, self.context.theme.evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self, shown)

    # Where pieces lie, and where they may go.

    def attend(self, shown: Presentation) -> bool:
        """Measure for the game that is played, with farm cards or without."""
        if bool(shown.view.with_cards) == self._with_cards:
            return False
        self._with_cards = bool(shown.view.with_cards)
        self.m = Measures.of(self._free, self._with_cards)
        return True

    def decision(self, shown: Presentation) -> Any:
        view: State = shown.view
        return view.step, view.turn.rolls, view.hands, shown.audience, shown.actor

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return Places(self, shown).all()

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures(self, shown))

    def target(self, key: str) -> QRectF:
        kind, m = kind_of(key), self.m
        if kind == "edge":
            return m.slot(edge_in(key))
        if kind == "space":
            return m.space(space_in(key)).adjusted(6, 6, -6, -6)
        if kind == "die":
            return m.die_row(*numbers_of(key))
        if kind == "stall":
            return m.stall(*numbers_of(key))
        areas: dict[str, Callable[[], QRectF]] = {
            "cup": lambda: m.cup,
            "discard": lambda: m.discard,
            "hand": lambda: m.in_hand,
            "kept": lambda: m.in_hand,
            "supply": lambda: m.tally,
            "pen": lambda: self._pen_area(space_in(key)),
        }
        return areas.get(kind, self._field_area)()

    def _field_area(self) -> QRectF:
        return QRectF(self.m.origin.x(), self.m.origin.y(), self.m.pitch * COLUMNS, self.m.pitch * ROWS)

    def _pen_area(self, space: int) -> QRectF:
        """Where the animals of another pen stand; the lowest space of the pen names it."""
        return self.m.space(space).adjusted(8, 8, -8, -8)

    def _pile(self, key: str, shown: Presentation) -> Pile | None:
        discard = shown.view.discard
        if discard and key == card_key(discard[-1]):
            return Pile(phrase("Kingdom", "Discard pile"), tuple(card_key(card) for card in reversed(discard)))
        return None

    def _closer(self, key: str, place: Place) -> Place | None:
        width, height = _READABLE
        if kind_of(key) != "card" or place.width >= width:
            return None
        return closer_look(place, width, height, self._free)

    def _choice_question(self, actions: Sequence[Any]) -> Text | None:
        if all(isinstance(action, Trade) for action in actions):
            return phrase("Kingdom", "How many?", "a question")
        if all(isinstance(action, PlayCard | TurnBreedingDie) for action in actions):
            return phrase("Kingdom", "Which face?", "a question")
        if all(isinstance(action, Keep) for action in actions):
            return phrase("Kingdom", "Which animals stay?", "a question")
        return None

    def _choice_label(self, action: Any, shown: Presentation) -> Text | None:
        if not isinstance(action, Trade):
            return None
        view: State = shown.view
        return traded(action.kind, action.times, limits(view.lasting[asked(view)]).rates[action.kind])

    def _tools(self, shown: Presentation) -> tuple[Tool, ...]:
        view: State = shown.view
        if shown.actor is None:
            return ()
        found: list[Tool] = []
        hand = [card_key(card) for card in view.hands[shown.actor]]
        if any(isinstance(action, DiscardCards) for action in shown.legal):
            which = sum(1 << place for place, key in enumerate(hand) if key in shown.picked)
            label = phrase("Kingdom", "Exchange cards", "a button")
            if which:
                label = phrase("Kingdom", "Exchange %n cards", "a button", which.bit_count())
            none = None if which else phrase("Kingdom", "put cards on the discard pile", "why a button is off")
            found.append(Tool("exchange", label, "replay", (DiscardCards(which),) if which else (), False, none))
        if view.turn.rolls and any(isinstance(action, Roll) for action in shown.legal):
            dice = sum(die_mask(die) for die in range(DICE) if die_key(die) in shown.picked)
            label = phrase("Kingdom", "Roll dice again", "a button")
            if dice:
                label = phrase("Kingdom", "Roll %n dice again", "a button", dice.bit_count())
            none = None if dice else phrase("Kingdom", "choose the dice you want to roll again", "why a button is off")
            found.append(Tool("roll", label, "dice", (ROLLS[dice],) if dice else (), False, none))
        return tuple(found)

    # Words.

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)

    # Motion.

    def _moves(self, before: Presentation, event: Any, places: dict[str, Place], layout: dict[str, Place]) -> Moves:
        view: State = before.view
        return Moves(
            motion.renames(view, event),
            departures(view, event, places, self.m),
            arrivals(before, event, layout, self.m),
            motion.tumbles(event),
            first_horses(view, event, self.m),
        )

    def _pace(self, event: Any) -> Pace:
        seat = getattr(event, "seat", -1)
        followed = seat == TWIN_SEAT or (0 <= seat < len(self.seats) and self.seats[seat].kind == COMPUTER)
        if (pace := motion.always_told(event)) is not None:
            return pace._replace(followed=followed)
        return (motion.FOLLOWED if followed else motion.QUICK).get(type(event), Pace(0, 0))

    def _sound(self, event: Any) -> str:
        return sounds.COMPLETION if motion.first_horse(event) else motion.SOUNDS.get(type(event), "")

    def _traces(self, shown: Presentation) -> tuple[str, ...]:
        rolled = shown.view.turn.rolls
        own = shown.audience if shown.actor is None else shown.actor
        for told in reversed(shown.history):
            if told.seat == own:
                break
            # A die and the animals that it gave, all fences of one action: each is a trace of it.
            if keys := dict.fromkeys(key for event in told.events for key in motion.cast(event)):
                # Dice of the turn before say nothing any more.
                return tuple(key for key in keys if rolled or kind_of(key) != "die")
        return ()

    # Beside the table.

    def make_panels(self) -> tuple[QWidget, ...]:
        seats = tuple(SeatPanel(self, seat) for seat in range(len(self.seats)))
        twin = (TwinPanel(self),) if len(self.seats) == 1 else ()
        return (*seats, *twin, SupplyPanel(self))

    def _seat_areas(self, shown: Presentation) -> dict[int, SeatArea]:
        large, panels = self.focus(shown), [panel for panel in self._panels if isinstance(panel, SeatPanel)]
        # With the line around it.
        board = self.m.board.adjusted(-2, -2, 2, 2)
        return {panel.seat: SeatArea(board if panel.seat == large else panel.field, panel.head) for panel in panels}

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        if key == "moritz":
            return drawing("moritz", round(size), round(size), ratio)
        if key in KIND_NAMES:
            return self.faces.paint(f"animal/{key}", round(size), round(size), ratio)
        if kind_of(key) != "animal":
            return None
        content = shown.view.fields[owner_of(key)].animals[space_in(key)]
        return self.faces.paint(f"animal/{KIND_NAMES[content >> 2]}", round(size), round(size), ratio)
