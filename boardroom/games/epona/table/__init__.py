"""The meadow: one tableau large in rows, the others small beside it, decks, the hand in its tray."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.cards import NO_OWNER, NONE
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import State
from boardroom.games.epona.table.faces import diagram, ground, icons
from boardroom.games.epona.table.faces.card_figure import card_figure
from boardroom.games.epona.table.faces.face_sets import face_sets
from boardroom.games.epona.table.faces.faces import Faces
from boardroom.games.epona.table.faces.layers import layers
from boardroom.games.epona.table.faces.log_layer import log_box
from boardroom.games.epona.table.faces.parts import part_file
from boardroom.games.epona.table.faces.writing import WritingTools
from boardroom.games.epona.table.gestures import hand_order, hand_words, keys, open_gestures, picks, unaffordable_cards
from boardroom.games.epona.table.gestures.failed_drops import held_for, intent
from boardroom.games.epona.table.layout import locations, places, views
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.division import Tray
from boardroom.games.epona.table.layout.groups import GROUPS
from boardroom.games.epona.table.layout.key_caps import key_spot
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.next_pictures import next_pictures
from boardroom.games.epona.table.layout.small_tableau import Folds
from boardroom.games.epona.table.motion import card_paths, paces_and_sounds
from boardroom.games.epona.table.reading import inspect, listing, piece_names
from boardroom.games.epona.table.reading.asking import ask, note
from boardroom.games.epona.table.reading.card_gains import gains_of
from boardroom.games.epona.table.reading.diagram_in_words import diagram_in_words
from boardroom.games.epona.table.reading.heads import said_in_head, said_on_panel
from boardroom.games.epona.table.reading.overview import overview
from boardroom.games.epona.words.rules_page import page_numbers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage import table_parts as parts
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.surroundings import Surroundings
from boardroom.ui.stage.table import Table


class EponaTable(Table):
    """The picture of Epona: one tableau large, the others small at its left, all of their cards pieces on the stage."""

    booklet = parts.Booklet(
        icons=icons.epona_icons,
        numbers=page_numbers,
        diagram=diagram.paint_diagram,
        in_words=diagram_in_words,
        figure=card_figure,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest, context.say, context.theme)
        spans = partial(context.voice.spans, seats=self.seat_names)
        self._tools = WritingTools(
            context.theme, Fits(context.theme), self.say, spans, self.seat_names, self.badge, self.face
        )
        people = [index for index, seat in enumerate(seats) if seat.kind == PERSON]
        self._lone = people[0] if len(people) == 1 else -1
        self._choosing: Choosing | None = None
        self._free = QRectF(0, 0, 1200, 600)
        self._measured: dict[tuple[Any, ...], Measures] = {}
        self._measured_for: tuple[Presentation, Measures] | None = None
        """What was measured for last: all that is asked for of one picture asks for its measures first."""
        self._laid: tuple[Presentation, Measures, dict[str, Place]] | None = None
        self._rows_laid = places.RowsLaid()
        self.m = self._measures(MOST_ROWS, (), Tray.HAND)
        self.listing = parts.Listing(
            gestures=unaffordable_cards.listed_gestures,
            name=listing.name,
            results=listing.results,
            heading=listing.heading,
        )
        self.panels = parts.Panels(there=False, side=lambda reads: self.m.read if reads else self.m.side, log=self._log)
        self.handling = parts.Handling(
            hand_orders=hand_order.ORDERS,
            drop_areas=lambda shown: open_gestures.drop_areas(shown, self.layout(shown), self.target),
            clickable=open_gestures.clickable,
            sorter=self._sorter,
            tap=lambda shown, key, spot: open_gestures.tapped(shown, key, spot, self.measures(shown).owner),
            entered=open_gestures.entered,
            put_by_number=open_gestures.put_by_number,
            numbered=hand_order.numbered,
            keeps_numbers=hand_order.keeps_numbers,
            says_worth=True,
            numbers_within=True,
            number_spot=lambda shown, key, area, cap: key_spot(
                key, self.layout(shown).get(key), area, cap, self.focus(shown)
            ),
            ends=open_gestures.ends,
            gives_way=picks.gives_way,
            tools=picks.tools,
            held=lambda shown, key, part, place: places.held(place),
            held_over=lambda shown, key, part, place, spot: places.held_over(self._choosing_at(shown), place, spot),
            intent=lambda shown, source, target, part: intent(shown, source, target),
            held_for=held_for,
        )
        self.looking = parts.Looking(
            back=phrase("Epona", "Back to {seat}’s stables", "a button"),
            rests=True,
            only_looked=phrase("Epona", "These are {seat}’s stables; you can look but not touch."),
            # The only person's own rows stay where they are, as large as they are.
            turns_to_computers=self._lone < 0,
            turned_down=open_gestures.turned_down,
            in_small=self._seats_in_small,
            is_too_small=places.is_too_small,
        )
        self.pictures = parts.Pictures(
            every_face=lambda: tuple(face_sets(self.m, places.READABLE)), to_come=self._to_come, token=self._token
        )
        self.reading = parts.Reading(
            heard=self._heard,
            closer=lambda key, place: places.closer(place, self.m),
            apart=lambda key, place: places.apart(place, self.m),
            rise=paces_and_sounds.RISE,
            surroundings=self._surroundings,
            gains=self._gains,
            asked_about=open_gestures.asked_about,
            held_words=hand_words.held_words,
            way=hand_words.way,
            seat=lambda key, shown: locations.seat_of(shown.view, key),
            overview=lambda key, shown: overview(shown.view, key),
            spot=self._said_at,
            ask=ask,
            note=note,
            pile=piece_names.pile,
            inspect=lambda key, shown: inspect.inspection(self.face, self.layout(shown), key, shown),
        )
        self.chooser = parts.Chooser(
            own_question=hand_words.choice_question,
            risk=hand_words.risk,
            label=lambda action, shown: hand_words.choice_label(action),
            own_first=unaffordable_cards.sale_question,
            face=lambda action, shown, ratio: hand_words.choice_face(self.face, action, ratio),
        )
        self.motion = parts.Motion(
            moves=partial(card_paths.moves, self.target),
            pace=partial(paces_and_sounds.pace, self.seats),
            sound=paces_and_sounds.sound,
            occasion=paces_and_sounds.occasion,
            cast=paces_and_sounds.cast,
            traces=paces_and_sounds.traces,
            turns_over=paces_and_sounds.turns_over,
        )

    def measures(self, shown: Presentation) -> Measures:
        """The measures for what is shown: they follow from how many rows there must be room for."""
        if self._measured_for is not None and self._measured_for[0] is shown:
            return self._measured_for[1]
        found = self._measures_with(shown, views.tray_of(shown, self.focus(shown)))
        self._measured_for = shown, found
        return found

    def _measures_with(self, shown: Presentation, tray: Tray, more: int = 0) -> Measures:
        """The measures for what is shown with a tray, and with so many rows more."""
        view, large = shown.view, self.focus(shown)
        return self._measures(
            views.rows_wanted(view, large) + more,
            views.rows_in_small(view, large),
            tray,
            shown.elsewhere is not None,
            views.lines_of_pairs(view),
            shown.elsewhere is None and bool(views.divisions(view)),
            views.halves_of(shown, large),
            NO_OWNER not in view.owners,
            views.keeps_beside_hand(shown, large),
        )

    def _to_come(self, shown: Presentation) -> Iterator[Place]:
        """Where pieces lie at what may come next, and while cards are dealt out and while they are placed, with the
        rows there are and one more.
        """
        large = self.focus(shown)
        for later in next_pictures(shown, large):
            yield from self._laid_by(self._measures_with(later, views.tray_of(later, large)), later)
        for tray in (Tray.OFFER, Tray.HAND):
            for more in (0, 1):
                yield from self._laid_by(self._measures_with(shown, tray, more), shown)

    def _laid_by(self, m: Measures, shown: Presentation) -> Iterator[Place]:
        """Where pieces lie by other measures than those of now."""
        yield from places.Places(m, shown, self.focus(shown), places.RowsLaid()).all().values()

    def _measures(
        self,
        rows: int,
        laid: tuple[Folds, ...],
        tray: Tray,
        opened: bool = False,
        pairs: int = 0,
        groups: bool = False,
        halves: tuple[int, ...] = (),
        has_owners: bool = True,
        keeps_beside: bool = False,
    ) -> Measures:
        about = rows, laid, tray, opened, pairs, groups, halves, has_owners, keeps_beside
        if about not in self._measured:
            grow = self.context.theme.high(100) / 100
            found = Measures.of(self._free, len(self.seats), grow, *about)
            # For another use of the tray mostly all is where it was.
            self._measured[about] = next((m for m in self._measured.values() if m == found), found)
        return self._measured[about]

    def focus(self, shown: Presentation) -> int:
        """Whose tableau is large."""
        return views.focus_of(shown, self._lone)

    def _choosing_at(self, shown: Presentation) -> Choosing:
        m, large, there = self.measures(shown), self.focus(shown), self._choosing
        if there is not None and there.shown is shown and there.m is m and there.seat == large:
            # With all that it has measured already.
            return there
        return Choosing(m, shown, large)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._free = free
        self._measured.clear()
        self._measured_for = None
        if self._choosing is None:
            self.m = self._measures(self.m.wanted, self.m.laid, Tray.HAND)
        else:
            # For all that is shown: targets must not lie where they would without pairs, groups or a tray.
            self._choosing = self._choosing_at(self._choosing.shown)
            self.m = self._choosing.m

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        ground.paint_meadow(painter, whole, self.context.theme.evening)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self._tools, self.measures(shown), shown, self.focus(shown))

    # Where pieces lie, and where they may go.

    def attend(self, shown: Presentation) -> bool:
        """Measure for the rows there are."""
        moves_all = self.moves_all(shown)
        self._choosing = self._choosing_at(shown)
        self.m = self._choosing.m
        return moves_all

    def moves_all(self, shown: Presentation) -> bool:
        return self.measures(shown) is not self.m

    def decision(self, shown: Presentation) -> Any:
        view: State = shown.view
        if view.phase in views.AT_ONCE and shown.actor is not None:
            # All decide at once: what another has done loses no pick.
            own = view.finished >> shown.actor & 1, view.debts[shown.actor]
            return view.round, view.phase, own, shown.audience, shown.actor
        return view.step, shown.audience, shown.actor

    def layout(self, shown: Presentation) -> dict[str, Place]:
        # Kept, for gestures and targets ask for it as well.
        measures = self.measures(shown)
        if self._laid is None or self._laid[0] is not shown or self._laid[1] is not measures:
            self._laid = shown, measures, places.Places(measures, shown, self.focus(shown), self._rows_laid).all()
        return dict(self._laid[2])

    def target(self, key: str) -> QRectF | None:
        return self.m.target(key, 0, 0, False) if self._choosing is None else self._choosing.target(key)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures.open_gestures(shown, self.layout(shown), self.target))

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_names.piece_name(key, shown)

    # What depends on whose tableau is large.

    def _seats_in_small(self, shown: Presentation) -> dict[str, int]:
        large = self.focus(shown)
        small = {keys.tableau_key(seat): seat for seat in range(len(self.seats)) if seat != large}
        return small | {keys.look_key(seat): seat for seat in views.neighbours_of(shown)}

    def _sorter(self, shown: Presentation) -> str:
        return keys.order_key(self.focus(shown)) if self._choosing_at(shown).can_be_sorted else ""

    # What is pointed at.

    def _surroundings(self, key: str, place: Place, shown: Presentation) -> Surroundings:
        m, view, large = self.measures(shown), shown.view, self.focus(shown)
        lower = views.lowered(view, large)
        filled = [small.box for small in m.smalls(large)] or [m.neutral]
        rows = (m.paddock(number, lower, len(row.slots) + 1) for number, row in enumerate(view.tableaus[large]))
        rows = (half.box for half in map(m.half, m.halves)) if m.halves else rows
        columns = m.columns(views.has_keep(shown, large), view.aside[large] != NONE)
        log = self._log(shown)
        filled += [m.plate, m.owner, m.decks.box, m.tray, m.keep, m.pairs, m.above, *([log] if log else ())]
        compared, spare = self._choosing_at(shown).compared(place)
        return Surroundings(
            tuple(filled), tuple(rows), columns, tuple(compared), tuple(spare), places.is_little(place, m)
        )

    def _log(self, shown: Presentation) -> QRectF | None:
        return log_box(shown, self._choosing_at(shown), self.context.theme)

    def _heard(self, shown: Presentation) -> tuple[str, ...]:
        """Targets that are only read: what one has, and both groups of a division."""
        groups = () if self._choosing_at(shown).groups.division is None else map(keys.group_key, range(GROUPS))
        return keys.plate_key(self.focus(shown)), *groups

    def _said_at(self, shown: Presentation, spot: QPointF) -> Text | None:
        def fits(text: Text, width: float) -> bool:
            return self._tools.fits.fit(self.say(text), 13, 700, width, 99).whole

        where = shown.view, self.focus(shown), self.measures(shown), spot
        return said_in_head(*where, fits) or said_on_panel(*where)

    def _gains(self, key: str, shown: Presentation) -> dict[str, int]:
        # What lies small has no room for marks.
        return {} if shown.elsewhere is not None else gains_of(shown.view, self.focus(shown), key)

    # Small pictures.

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        if key in icons.PARTS:
            return art.picture(part_file(icons.PARTS[key]), size, size, ratio)
        return self.small_face(key, shown, size, ratio)
