"""The marble: one city large, the others small beside it, piles, the hand; cards are taken up by the half used."""

from functools import partial

from attrs import evolve
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.card_figure import card_figure
from boardroom.games.ephyran.table.faces.choice_faces import choice_face
from boardroom.games.ephyran.table.faces.diagram import paint_diagram
from boardroom.games.ephyran.table.faces.face_sets import face_sets, sizes_of
from boardroom.games.ephyran.table.faces.faces import Faces
from boardroom.games.ephyran.table.faces.ground import paint_key_pattern, paint_marble
from boardroom.games.ephyran.table.faces.icons import ephyran_icons
from boardroom.games.ephyran.table.faces.layers import layers
from boardroom.games.ephyran.table.faces.writing import Pen, Writing
from boardroom.games.ephyran.table.gestures import open_gestures
from boardroom.games.ephyran.table.gestures.failed_drops import held_for, intent
from boardroom.games.ephyran.table.gestures.keys import hand_key
from boardroom.games.ephyran.table.layout.key_caps import key_spot
from boardroom.games.ephyran.table.layout.locations import seat_of
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.places import Places, closer
from boardroom.games.ephyran.table.layout.views import focus_of, seats_in_small, seen_by_graeae
from boardroom.games.ephyran.table.motion import paces_and_sounds as motion
from boardroom.games.ephyran.table.motion.card_paths import moves
from boardroom.games.ephyran.table.reading.action_names import (
    ahead,
    asks,
    choice_label,
    choice_question,
    ends_question,
    heading,
    rank,
    way,
)
from boardroom.games.ephyran.table.reading.cities_in_words import diagram_in_words, overview
from boardroom.games.ephyran.table.reading.inspect import inspection
from boardroom.games.ephyran.table.reading.piece_names import piece_name, pile
from boardroom.games.ephyran.words.rules_page import page_numbers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage import table_parts
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


class EphyranTable(Table):
    """The picture of Ephyran: one city large, the others small at its left, all of their areas pieces on the stage."""

    booklet = table_parts.Booklet(
        icons=ephyran_icons,
        diagram=paint_diagram,
        in_words=diagram_in_words,
        figure=card_figure,
        numbers=page_numbers,
    )
    panels = table_parts.Panels(there=False)
    handling = table_parts.Handling(
        tap=open_gestures.tapped,
        tap_among=open_gestures.tapped_among,
        parts=open_gestures.parts,
        held=open_gestures.held,
        drop_areas=open_gestures.drop_areas,
        put_by_number=open_gestures.put_by_number,
        ends=open_gestures.only_draws,
        intent=intent,
        held_for=held_for,
        part_name=open_gestures.part_name,
    )
    listing = table_parts.Listing(heading=heading, rank=rank)

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._large = self._seen = 0
        self.m = Measures.of(QRectF(0, 0, 1200, 600), len(seats))
        self.faces = Faces(manifest, context.say, context.theme)
        fits = Fits(context.theme)
        self._pen: Pen = lambda painter: Writing(painter, context.theme, fits, self.say, self.seat_names, self.badge)
        self.handling = evolve(
            self.handling,
            says_worth=True,
            number_spot=lambda shown, key, area, cap: key_spot(shown.view, key, self.layout(shown).get(key), area, cap),
        )
        self.looking = table_parts.Looking(
            back=phrase("Ephyran", "Back to {seat}’s city", "a button"),
            only_looked=phrase("Ephyran", "This is {seat}’s city; you can look but not touch."),
            turned_down=lambda shown, key: kind_of(key) == "back" and owner_of(key) == shown.actor,
            in_small=lambda shown: seats_in_small(shown.view, self.focus(shown)),
            # The only person's own city stays where it is: what others do is seen in theirs, an attack in both.
            turns_to_computers=self._lone < 0,
        )
        self.pictures = table_parts.Pictures(
            every_face=lambda: tuple(face_sets(sizes_of(self.m))), token=self.small_face
        )
        self.reading = table_parts.Reading(
            pile=pile,
            closer=lambda key, place: closer(self.m.free, place),
            overview=overview,
            inspect=partial(inspection, self.face),
            held_words=open_gestures.held_words,
            aimed_words=open_gestures.aimed_words,
            way=way,
            seat=lambda key, shown: seat_of(shown.view, key),
        )
        self.chooser = table_parts.Chooser(
            own_question=choice_question,
            asks=asks,
            do=lambda action: phrase("Ephyran", "Exchange", "a button: do it") if asks(action) else None,
            ahead=ahead,
            ends=ends_question,
            label=choice_label,
            face=partial(choice_face, context.theme, self.say, self.face),
        )
        self.motion = table_parts.Motion(
            moves=lambda *told: moves(self.m, self._large, *told),
            turns_over=motion.turns_over,
            pace=partial(motion.pace, seats),
            sound=motion.sound,
            occasion=motion.occasion,
            cast=motion.cast,
            traces=motion.traces,
        )

    def focus(self, shown: Presentation) -> int:
        """Whose city is large."""
        return focus_of(shown, self._lone)

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.m = Measures.of(free, len(self.seats), self.context.theme.high(100) / 100)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        evening = self.context.theme.evening
        paint_marble(painter, whole, evening)
        paint_key_pattern(painter, self.m.band, evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self.m, shown.view, self.focus(shown), self._pen, told=shown.caption is not None)

    def attend(self, shown: Presentation) -> bool:
        self._large = self.focus(shown)
        self._seen = len(seen_by_graeae(shown.view)) if self._large == shown.view.active else 0
        return False

    def decision(self, shown: Presentation) -> tuple[int, int | None, int | None]:
        view: State = shown.view
        return view.step, shown.audience, shown.actor

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return Places(self.m, shown.view, self.focus(shown)).all()

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures.open_gestures(shown))

    def target(self, key: str) -> QRectF | None:
        if self._seen and key == hand_key(self._large):
            # What is chosen from lies beside the hand, not in it.
            return self.m.hand_beside(self._seen)
        return self.m.target(key, self._large)

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)
