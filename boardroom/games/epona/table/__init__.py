"""The meadow: one tableau large in rows, the others small beside it, decks, the hand in its tray.

One thing in several files: those that paint, place and explain take the whole table.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import MOST_ROWS
from boardroom.games.epona.table.faces.diagram import paint_diagram
from boardroom.games.epona.table.faces.face_sets import face_sets
from boardroom.games.epona.table.faces.faces import Faces
from boardroom.games.epona.table.faces.ground import paint_meadow
from boardroom.games.epona.table.faces.icons import epona_icons
from boardroom.games.epona.table.faces.inline_icons import PARTS
from boardroom.games.epona.table.faces.layers import layers
from boardroom.games.epona.table.faces.owner_faces import OWNER_HIGH, OWNER_WIDE, SELECTION_HIGH, SELECTION_WIDE
from boardroom.games.epona.table.faces.parts import part_file
from boardroom.games.epona.table.gestures import open_gestures as gestures
from boardroom.games.epona.table.gestures.choice_words import choice_label, choice_question, chosen_card
from boardroom.games.epona.table.gestures.hand_order import ORDERS
from boardroom.games.epona.table.gestures.held_words import held_words
from boardroom.games.epona.table.gestures.intents import intent
from boardroom.games.epona.table.gestures.keys import above_key, below_key, hand_key, order_key, plate_key, tableau_key
from boardroom.games.epona.table.gestures.unaffordable_cards import dear_gestures, dear_in_list, sale_question
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.places import Places, RowsLaid, held_over
from boardroom.games.epona.table.layout.views import focus_of, in_hand, lowered, rows_in_small, rows_wanted
from boardroom.games.epona.table.motion import paces as motion
from boardroom.games.epona.table.motion.card_paths import moves
from boardroom.games.epona.table.reading import listing
from boardroom.games.epona.table.reading.inspect import inspection
from boardroom.games.epona.table.reading.overview import overview
from boardroom.games.epona.table.reading.piece_names import piece_name, pile
from boardroom.games.epona.table.thumbnail import paint_thumbnail
from boardroom.ui.kit import art
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import Fits
from boardroom.ui.stage.card_rows import closer_look
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.layers import Layer
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import (
    Booklet,
    Chooser,
    Handling,
    Listing,
    Looking,
    Motion,
    Panels,
    Pictures,
    Reading,
)

_READABLE: Final = (158.0, 221.0)
"""The size at which a card can be read at arm's length."""
_READABLE_ROW: Final = (212.0, 138.0)
"""The same of a card in a row."""
_CHOSEN: Final = QSize(92, 129)
"""The size of a card among those that may be sold or kept."""
_LARGE_FACE: Final = {"mini": "placed", "stablemini": "stablerow"}
"""How what lies in a small tableau looks in a large one."""


class EponaTable(Table):
    """The picture of Epona: one tableau large, the others small at its left, all of their cards pieces on the stage."""

    booklet = Booklet(
        icons=epona_icons,
        diagram=paint_diagram,
        thumbnail=paint_thumbnail,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest, context.say, context.theme)
        self.fits = Fits(context.theme)
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._large, self._rows, self._lowered = 0, 0, False
        self._choosing: Choosing | None = None
        self._free = QRectF(0, 0, 1200, 600)
        self._measured: dict[tuple[int, tuple[int, ...]], Measures] = {}
        self._laid: tuple[Presentation, Measures, dict[str, Place]] | None = None
        self.rows_laid = RowsLaid()
        self.m = self._measures(MOST_ROWS, ())
        self.panels = Panels(
            there=False,
        )
        self.handling = Handling(
            hand_orders=ORDERS,
            drop_areas=partial(gestures.drop_areas, self),
            clickable=gestures.clickable,
            sorter=self._sorter,
            tap=gestures.tapped,
            tools=gestures.tools,
            held_over=self._held_over,
            intent=lambda shown, source, target, part: intent(shown, source, target),
        )
        self.looking = Looking(
            back=phrase("Epona", "Back to {seat}’s stables", "a button"),
            only_looked=phrase("Epona", "These are {seat}’s stables; you can look but not touch."),
            turned_down=gestures.turned_down,
            in_small=self._seats_in_small,
            # In a small tableau a card is no more than its type.
            is_too_small=lambda face: kind_of(face) in _LARGE_FACE,
        )
        self.pictures = Pictures(
            every_face=lambda: tuple(face_sets(self.m, _READABLE)),
            token=self._token,
        )
        self.reading = Reading(
            heard=lambda shown: (plate_key(self.focus(shown)),),
            closer=self._closer,
            asked_about=gestures.asked_about,
            held_words=held_words,
            overview=lambda key, shown: overview(shown.view, key),
            pile=pile,
            inspect=partial(inspection, self),
        )
        self.chooser = Chooser(
            own_question=choice_question,
            label=lambda action, shown: choice_label(action),
            own_first=sale_question,
            face=self._choice_face,
        )
        self.listing = Listing(
            gestures=self._listed_gestures,
            name=listing.name,
            results=listing.results,
            heading=listing.heading,
        )
        self.motion = Motion(
            moves=partial(moves, self),
            pace=partial(motion.pace, self.seats),
            sound=motion.sound,
            cast=motion.cast,
            traces=motion.traces,
            turns_over=self._turns_over,
        )

    def measures(self, shown: Presentation) -> Measures:
        """The measures for what is shown: they follow from how many rows there must be room for."""
        return self._measures(rows_wanted(shown.view), rows_in_small(shown.view))

    def _measures(self, rows: int, laid: tuple[int, ...]) -> Measures:
        if (rows, laid) not in self._measured:
            grow = self.context.theme.high(100) / 100
            self._measured[rows, laid] = Measures.of(self._free, len(self.seats), grow, rows, laid)
        return self._measured[rows, laid]

    def focus(self, shown: Presentation) -> int:
        """Whose tableau is large."""
        return focus_of(shown, self._lone)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._free = free
        self._measured.clear()
        self.m = self._measures(self.m.wanted, self.m.laid)
        if self._choosing is not None:
            self._choosing = evolve(self._choosing, m=self.m)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_meadow(painter, whole, self.context.theme.evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self, shown)

    # Where pieces lie, and where they may go.

    def attend(self, shown: Presentation) -> bool:
        """Measure for the rows there are."""
        view: State = shown.view
        self._large = self.focus(shown)
        self._rows = len(view.tableaus[self._large])
        self._lowered = lowered(view, self._large)
        measures = self.measures(shown)
        self._choosing = Choosing(measures, shown, self._large)
        if measures is self.m:
            return False
        self.m = measures
        return True

    def decision(self, shown: Presentation) -> Any:
        view: State = shown.view
        return view.step, shown.audience, shown.actor

    def layout(self, shown: Presentation) -> dict[str, Place]:
        # Kept, for gestures and targets ask for it as well.
        measures = self.measures(shown)
        if self._laid is None or self._laid[0] is not shown or self._laid[1] is not measures:
            self._laid = shown, measures, Places(self, shown).all()
        return dict(self._laid[2])

    def target(self, key: str) -> QRectF | None:
        if key == hand_key(self._large) and self._choosing is not None:
            return self._choosing.hand_area
        return self.m.target(key, self._large, self._rows, self._lowered)

    def _seats_in_small(self, shown: Presentation) -> Mapping[str, int]:
        large = self.focus(shown)
        return {tableau_key(seat): seat for seat in range(len(self.seats)) if seat != large}

    def _sorter(self, shown: Presentation) -> str:
        view: State = shown.view
        large = self.focus(shown)
        hand = in_hand(view, large)
        return order_key(large) if len(hand) > 1 and HIDDEN not in hand else ""

    def _closer(self, key: str, place: Place) -> Place | None:
        kind, _, rest = place.face.partition(".")
        kind = _LARGE_FACE.get(kind, kind)
        size = _CLOSER.get(kind)
        if size is None or place.width >= size[0]:
            return None
        return closer_look(place._replace(face=f"{kind}.{rest}", opacity=1.0), *size, self.m.free)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(gestures.open_gestures(self, shown))

    def _held_over(self, shown: Presentation, key: str, part: str, place: Place, spot: QPointF) -> Place | None:
        lanes = (self.target(make(self._large)) for make in (above_key, below_key))
        return held_over(self.m, self._large, [lane for lane in lanes if lane is not None], place, spot)

    # Choices and the list of actions.

    def _choice_face(self, action: Any, shown: Presentation, ratio: float) -> QPixmap | None:
        card = chosen_card(action)
        return None if card == NONE else self.face(f"card.{card}", _CHOSEN, ratio)

    def _listed_gestures(self, shown: Presentation) -> Iterator[tuple[Text, Gesture]]:
        if shown.actor is not None:
            for gesture in dear_gestures(shown, shown.actor):
                yield dear_in_list(gesture), gesture

    # Words.

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)

    # Motion.

    def _turns_over(self, face: str, other: str) -> bool:
        # A card in a hand, in a row, or small: it is the same side; a back is not.
        return face != other and "back" in (face.partition(".")[0], other.partition(".")[0])

    # Small pictures.

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        if key in PARTS:
            return art.picture(part_file(PARTS[key]), size, size, ratio)
        return self.small_face(key, shown, size, ratio)


_CLOSER: Final = {
    "card": _READABLE,
    "stable": _READABLE,
    "placed": _READABLE_ROW,
    "stablerow": _READABLE_ROW,
    "selection": (252.0, 252.0 * SELECTION_HIGH / SELECTION_WIDE),
    "owner": (340.0, 340.0 * OWNER_HIGH / OWNER_WIDE),
}
"""The size at which each kind of face is brought closer where it is smaller."""
