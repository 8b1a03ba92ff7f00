"""The marble: one city large, the others small beside it, piles, the hand; cards are taken up by the half that is used.

One thing in several files: those that paint, place and explain take the whole table.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import NUMBERS, SYMBOL
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.choice_faces import choice_face
from boardroom.games.ephyran.table.faces.diagram import paint_diagram
from boardroom.games.ephyran.table.faces.face_sets import Sizes, face_sets
from boardroom.games.ephyran.table.faces.faces import Faces
from boardroom.games.ephyran.table.faces.ground import paint_key_pattern, paint_marble
from boardroom.games.ephyran.table.faces.icons import ephyran_icons
from boardroom.games.ephyran.table.faces.layers import layers
from boardroom.games.ephyran.table.gestures.choice_words import choice_label, choice_question
from boardroom.games.ephyran.table.gestures.intents import intent
from boardroom.games.ephyran.table.gestures.keys import city_key
from boardroom.games.ephyran.table.gestures.open_gestures import (
    clickable,
    drop_areas,
    held,
    open_gestures,
    part_name,
    parts,
    tapped,
)
from boardroom.games.ephyran.table.layout.division import AREA
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.places import Places
from boardroom.games.ephyran.table.layout.views import focus_of
from boardroom.games.ephyran.table.motion import paces as motion
from boardroom.games.ephyran.table.motion.card_paths import moves
from boardroom.games.ephyran.table.reading import listing
from boardroom.games.ephyran.table.reading.inspect import inspection
from boardroom.games.ephyran.table.reading.overview import overview
from boardroom.games.ephyran.table.reading.piece_names import piece_name, pile
from boardroom.games.ephyran.table.thumbnail import paint_thumbnail
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
    FaceSet,
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
_SMALL_TOKEN, _LARGE_TOKEN = 40.0, 72.0
"""The size below which a token is brought closer, and how large it is then."""


class EphyranTable(Table):
    """The picture of Ephyran: one city large, the others small at its left, all of their areas pieces on the stage."""

    booklet = Booklet(
        icons=ephyran_icons,
        diagram=paint_diagram,
        thumbnail=paint_thumbnail,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest, context.say, context.theme)
        self.fits = Fits(context.theme)
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._large = 0
        self.m = Measures.of(QRectF(0, 0, 1200, 600), len(seats))
        self.panels = Panels(
            there=False,
        )
        self.looking = Looking(
            back=phrase("Ephyran", "Back to {seat}’s city", "a button"),
            only_looked=phrase("Ephyran", "This is {seat}’s city; you can look but not touch."),
            turned_down=lambda shown, key: kind_of(key) == "back" and owner_of(key) == shown.actor,
            in_small=self._seats_in_small,
        )
        self.pictures = Pictures(
            every_face=self._every_face,
            token=self.small_face,
        )
        self.handling = Handling(
            tap=partial(tapped, self),
            parts=partial(parts, self),
            held=partial(held, self),
            drop_areas=partial(drop_areas, self),
            intent=partial(intent, self),
            clickable=partial(clickable, self),
            part_name=partial(part_name, self),
        )
        self.reading = Reading(
            pile=partial(pile, self),
            closer=self._closer,
            overview=lambda key, shown: overview(shown.view, key),
            inspect=partial(inspection, self),
        )
        self.chooser = Chooser(
            own_question=choice_question,
            label=choice_label,
            face=partial(choice_face, self),
        )
        self.listing = Listing(
            heading=listing.heading,
        )
        self.motion = Motion(
            moves=partial(moves, self),
            turns_over=self._turns_over,
            pace=partial(motion.pace, self),
            sound=motion.sound,
            cast=motion.cast,
            traces=partial(motion.traces, self),
        )

    def focus(self, shown: Presentation) -> int:
        """Whose city is large."""
        return focus_of(shown, self._lone)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.m = Measures.of(free, len(self.seats), self.context.theme.high(100) / 100)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        evening = self.context.theme.evening
        paint_marble(painter, whole, evening)
        paint_key_pattern(painter, self.m.band, evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def _every_face(self) -> tuple[FaceSet, ...]:
        m = self.m
        small = m.small(1, 0)
        on_small = {small.token(0, 1, half).width(): small.token(0, 1, half) for half in range(len(SYMBOL))}.values()
        card, readable = QSize(*map(round, m.card_size)), QSize(*map(round, _READABLE))
        sizes = Sizes(
            cards=(m.deck.size().toSize(), card, readable),
            held=(card,),
            gods=tuple(box.size().toSize() for box in (small.god, m.god, m.free_god(0))),
            areas=(m.area(0, 1).size().toSize(),),
            minis=(small.area(0, 1).size().toSize(),),
            tokens=tuple(box.size().toSize() for box in (*on_small, m.token(0, 1, 0), m.supply)),
            shields=(m.foot(0).size().toSize(),),
            small_shields=tuple({small.shield(0, laid).size().toSize(): None for laid in range(1, NUMBERS + 1)}),
        )
        return tuple(face_sets(sizes))

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self, shown)

    # Where pieces lie, and where they may go.

    def attend(self, shown: Presentation) -> bool:
        self._large = self.focus(shown)
        return False

    def decision(self, shown: Presentation) -> Any:
        view: State = shown.view
        return view.step, shown.audience, shown.actor

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return Places(self, shown).all()

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures(self, shown))

    def target(self, key: str) -> QRectF | None:
        return self.m.target(key, self._large)

    def _seats_in_small(self, shown: Presentation) -> Mapping[str, int]:
        large = self.focus(shown)
        return {city_key(seat): seat for seat in range(len(self.seats)) if seat != large}

    def _closer(self, key: str, place: Place) -> Place | None:
        kind, _, rest = place.face.partition(".")
        if kind == "mini":
            return closer_look(place._replace(face=f"area.{rest}"), *AREA, self.m.free)
        if kind == "token" and place.width < _SMALL_TOKEN:
            return closer_look(place, _LARGE_TOKEN, _LARGE_TOKEN, self.m.free)
        if kind == "card" and place.width < _READABLE[0]:
            return closer_look(place, *_READABLE, self.m.free)
        return None

    # Choices and the list of actions.

    # Words.

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(self, key, shown)

    # Motion.

    def _turns_over(self, face: str, other: str) -> bool:
        kind, _, shown = face.partition(".")
        turned, _, there = other.partition(".")
        # An area, or a shield, large or small.
        return face != other and not (shown == there and {kind, turned} in ({"area", "mini"}, {"shield", "shieldmini"}))

    # Small pictures.
