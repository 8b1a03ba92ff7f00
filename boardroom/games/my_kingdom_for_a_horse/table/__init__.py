"""The farmyard: the large field with its fences and animals, dice, market, farm cards; every gesture and motion."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import phrase
from boardroom.engine.tuples import of_seat
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.field import LEVEL
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.table.faces.choice_faces import choice_face
from boardroom.games.my_kingdom_for_a_horse.table.faces.diagram import paint_diagram
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import Faces, face_sets, farm_icons, token
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import paint_meadow
from boardroom.games.my_kingdom_for_a_horse.table.faces.layers import layers
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import open_stalls
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import Writing
from boardroom.games.my_kingdom_for_a_horse.table.gestures import fence_gestures, open_gestures, picking
from boardroom.games.my_kingdom_for_a_horse.table.gestures.failed_drops import (
    card_question,
    choice_do,
    choice_label,
    choice_question,
    intent,
)
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import edge_in, space_in, stall_key, use_key
from boardroom.games.my_kingdom_for_a_horse.table.gestures.pen import begins_at_post, drawn_on
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import focus_of, places, shows_dice
from boardroom.games.my_kingdom_for_a_horse.table.motion import paces_and_sounds as motion
from boardroom.games.my_kingdom_for_a_horse.table.panels import left_panels
from boardroom.games.my_kingdom_for_a_horse.table.reading import listing
from boardroom.games.my_kingdom_for_a_horse.table.reading.inspect import READABLE, closer, inspection, unwritten
from boardroom.games.my_kingdom_for_a_horse.table.reading.piece_names import piece_name, pile, seat_of
from boardroom.games.my_kingdom_for_a_horse.words.rules_page import page_notes, page_numbers, page_numbers_of
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import called, called_in_short
from boardroom.ui.stage import table_parts as parts
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.panelled_table import PanelledTable
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection

_OVER_WORD: Final = 3.0
"""So far above the word by which a die is used the middle of its number is: it covers no words."""


def _clickable(shown: Presentation) -> tuple[str, ...]:
    """The stalls where something can be traded, and the words by which dice are used."""
    return (*(stall_key(kind) for kind in open_stalls(shown)), *map(use_key, open_gestures.used_beside(shown)))


class KingdomTable(PanelledTable):
    """The picture of My Kingdom for a Horse: one field large, the others in panels; dice to be rolled again and cards
    to be exchanged are picked.
    """

    last_grows = False

    booklet = parts.Booklet(
        icons=lambda manifest: farm_icons(),
        numbers=page_numbers,
        numbers_of=page_numbers_of,
        notes=page_notes,
        diagram=paint_diagram,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest, self.say, context.theme)
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._free, self._with_cards = QRectF(0, 0, 1000, 700), True
        self.m = self._measured()
        self.looking = parts.Looking(
            back=phrase("Kingdom", "Back to {seat}’s field", "a button"),
            only_looked=phrase("Kingdom", "This is {seat}’s field; you can look but not touch."),
            turned_down=lambda shown, key: kind_of(key) == "hidden" and owner_of(key) == shown.actor,
            areas=self._seat_areas,
        )
        self.pictures = parts.Pictures(
            every_face=lambda: tuple(face_sets(self.m, manifest.colours, READABLE)),
            token=partial(token, self.faces),
        )
        self.handling = parts.Handling(
            tap=lambda shown, key, spot: open_gestures.tapped(shown, key),
            tap_among=open_gestures.tapped_among,
            entered=open_gestures.taken,
            at_once=picking.at_once,
            by_number=picking.marked,
            put_by_number=open_gestures.put_by_number,
            tip=picking.tip,
            numbered=open_gestures.numbered,
            number_spot=lambda shown, key, area, cap: self._number_spot(key, area),
            ends=open_gestures.begins_or_ends,
            clickable=_clickable,
            beside=self._die_beside,
            drawable=self._drawable,
            draws_from_piece=self._draws_from_post,
            drawn=fence_gestures.fences_drawn,
            drawn_on=lambda shown, targets, spot: drawn_on(self.m, shown, targets, spot),
            drop_areas=open_gestures.drop_areas,
            intent=lambda shown, source, target, part: intent(shown, source, target),
            by_mouse=picking.shorter_by_mouse,
            tools=picking.tools,
        )
        self.reading = parts.Reading(
            heard=lambda shown: ("supply",),
            pile=pile,
            closer=lambda key, place: closer(key, place, self._free),
            way=listing.way,
            seat=seat_of,
            inspect=partial(inspection, self.face, self.colours),
            unwritten=self._unwritten,
            asked_about=fence_gestures.fence_to_place,
            held_words=open_gestures.held_words,
        )
        self.chooser = parts.Chooser(
            own_question=choice_question,
            face=partial(choice_face, self.face, context.theme),
            label=choice_label,
            do=choice_do,
            ends=card_question,
        )
        self.listing = parts.Listing(name=listing.name, heading=listing.heading, rank=listing.rank)
        self.motion = parts.Motion(
            moves=lambda before, event, old, layout: motion.moves(self.m, before, event, old, layout),
            pace=partial(motion.pace, seats),
            sound=motion.sound,
            occasion=motion.occasion,
            cast=motion.cast,
            traces=motion.traces,
        )

    def focus(self, shown: Presentation) -> int:
        """Whose field is large."""
        return focus_of(shown, self._lone)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._free = free
        self.m = self._measured()

    def _measured(self) -> Measures:
        return Measures.of(self._free, self._with_cards, self.context.theme.text_scale)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_meadow(painter, whole, self.context.theme.evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(shown, self.focus(shown), self.m, self.writing, self.context.settings.motion_factor > 0)

    def writing(self, painter: QPainter) -> Writing:
        """What writes on the ground with a painter."""
        return Writing(self.m, self.faces, self.colours, self.say, painter)

    # Where pieces lie, and where they may go.

    def attend(self, shown: Presentation) -> bool:
        """Measure for the game that is played, with farm cards or without."""
        if bool(shown.view.with_cards) == self._with_cards:
            return False
        self._with_cards = bool(shown.view.with_cards)
        self.m = self._measured()
        return True

    def decision(self, shown: Presentation) -> Any:
        view: State = shown.view
        return view.step, view.turn.rolls, view.hands, shown.audience, shown.actor

    def stays_picked(self, shown: Presentation) -> frozenset[str]:
        # Dice are used and fences placed between marking cards and exchanging them.
        view: State = shown.view
        if shown.actor != view.active or view.phase != Phase.OWN_DICE or view.turn.carded:
            return frozenset()
        return frozenset(map(card_key, view.hands[view.active]))

    def layout(self, shown: Presentation) -> dict[str, Place]:
        seat = self.focus(shown)
        return places(shown, seat, self.m, of_seat(self.colours, seat).key)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures.open_gestures(shown, self.focus(shown)))

    def target(self, key: str) -> QRectF:
        m = self.m
        areas: dict[str, Callable[[], QRectF]] = {
            "edge": lambda: m.slot(edge_in(key)),
            "space": lambda: m.space(space_in(key)).adjusted(6, 6, -6, -6),
            "die": lambda: m.die_row(*numbers_of(key)),
            "stall": lambda: m.stall(*numbers_of(key)),
            "use": lambda: m.use(*numbers_of(key)),
            "cup": lambda: m.cup,
            "discard": lambda: m.discard,
            "deck": lambda: m.deck,
            "hand": lambda: m.in_hand,
            "kept": lambda: m.in_hand,
            "supply": lambda: m.tally,
            # Where the animals of another pen stand; the lowest space of the pen names it.
            "pen": lambda: m.space(space_in(key)).adjusted(8, 8, -8, -8),
        }
        return areas.get(kind_of(key), lambda: m.field)()

    def _drawable(self, shown: Presentation) -> tuple[str, ...]:
        return fence_gestures.open_edges(shown) if self.focus(shown) == shown.actor else ()

    def _draws_from_post(self, shown: Presentation, start: QPointF, spot: QPointF) -> bool:
        return begins_at_post(self.m, self._drawable(shown), start, spot)

    def _number_spot(self, key: str, area: QRectF) -> QPointF | None:
        """The middle of the number of an upright edge: at its upper end it would cover the name of the space; and of
        a word, which it would cover: above it.
        """
        if kind_of(key) == "use":
            return QPointF(area.center().x(), area.top() - _OVER_WORD)
        return area.center() if kind_of(key) == "edge" and edge_in(key) >= LEVEL else None

    def _die_beside(self, shown: Presentation, spot: QPointF) -> str:
        """The die whose row is at a spot, but for the word by which it is used."""
        words = map(self.m.use, open_gestures.used_beside(shown))
        if not shows_dice(shown.view) or any(word.contains(spot) for word in words):
            return ""
        return next((die_key(die) for die in range(DICE) if self.m.die_row(die).contains(spot)), "")

    # Words.

    name = staticmethod(piece_name)

    def _unwritten(self, key: str, inspection: Inspection) -> Inspection:
        """The words beside an enlarged piece: all of them where text is larger than on a card."""
        return inspection if self.context.theme.text_scale > 1 else unwritten(key, inspection)

    # Beside the table.

    def make_panels(self) -> tuple[QWidget, ...]:
        context, fits = self.context, self.faces.fits
        seats = tuple(
            left_panels.SeatPanel(context, fits, self._neighbour(seat), self.focus, self.motion.traces)
            for seat in range(len(self.seats))
        )
        twin = (left_panels.TwinPanel(context, fits),) if len(self.seats) == 1 else ()
        return (*seats, *twin)

    def _neighbour(self, seat: int) -> left_panels.Neighbour:
        title, short = called(seat, self.seat_names), called_in_short(seat, self.seat_names)
        badge, look = partial(self.badge, seat), partial(self.look_at, seat)
        return left_panels.Neighbour(seat, title, short, badge, of_seat(self.colours, seat).face, look)

    def _seat_areas(self, shown: Presentation) -> dict[int, parts.SeatArea]:
        large, panels = (
            self.focus(shown),
            [panel for panel in self._panels if isinstance(panel, left_panels.SeatPanel)],
        )
        # With the line around it.
        board = self.m.board.adjusted(-2, -2, 2, 2)
        return {
            panel.seat: parts.SeatArea(board if panel.seat == large else panel.field, panel.head) for panel in panels
        }
