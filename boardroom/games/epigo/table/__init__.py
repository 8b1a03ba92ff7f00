"""Epigo's table: board, stack, tray; every gesture of deploying and planning; the motion of an Action step.

One thing in several files: those that paint, place and explain take the whole table.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import DeploymentRevealed
from boardroom.games.epigo.position.state import DEPLOY, NUMBERS, StackOrder, State
from boardroom.games.epigo.table import motion
from boardroom.games.epigo.table.faces.diagram import paint_diagram
from boardroom.games.epigo.table.faces.faces import Faces
from boardroom.games.epigo.table.faces.layers import layers
from boardroom.games.epigo.table.gestures.open_gestures import (
    ALL,
    clickable,
    drawing_up,
    drop_areas,
    intent,
    open_gestures,
    row_actions,
    tapped,
)
from boardroom.games.epigo.table.layout.measures import Measures, paint_board, paint_ground, paint_tray
from boardroom.games.epigo.table.layout.places import Places
from boardroom.games.epigo.table.panels import CapturePanel, LastTurnPanel
from boardroom.games.epigo.table.reading import listing
from boardroom.games.epigo.table.reading.inspect import inspection, piece_name
from boardroom.games.epigo.table.thumbnail import paint_thumbnail
from boardroom.games.epigo.words.names import direction_label
from boardroom.ui.kit import sounds
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import Fits
from boardroom.ui.stage.gesture import Gesture, Tool
from boardroom.ui.stage.layers import Layer
from boardroom.ui.stage.panelled_table import PanelledTable
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import (
    Booklet,
    Chooser,
    FaceSet,
    Handling,
    Listing,
    Looking,
    Memory,
    Motion,
    Pictures,
    Reading,
)

_BESIDE_WORDS = 38
"""How large tiles are beside words that speak of them."""
_WAY = 52
"""How large the arrows are of which one is chosen."""


def _diagram(
    context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
) -> QPixmap | None:
    return paint_diagram(manifest, lines, size, ratio) if kind == "board" else None


class EpigoTable(PanelledTable):
    """The picture of Epigo."""

    booklet = Booklet(
        diagram=_diagram,
        thumbnail=paint_thumbnail,
    )

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest)
        self.fits = Fits(context.theme)
        self.m = Measures.of(QRectF(0, 0, 1000, 700))
        self._random = Random()
        self._remembered: dict[str, Any] = {}
        self.motion = Motion(
            draft_sound=sounds.TILE,
            moves=lambda before, event, places, layout: motion.moves(event, Places(self.m, self.colours)),
            pace=motion.pace,
            sound=lambda event: motion.SOUNDS.get(type(event), ""),
            cast=motion.cast,
            traces=motion.traces,
        )
        self.looking = Looking(
            go_on=phrase("Epigo", "Plan {seat}’s Orders", "a button"),
        )
        self.pictures = Pictures(
            every_face=self._every_face,
            badge=self._badge,
            token=self._token,
        )
        self.handling = Handling(
            tap=tapped,
            clickable=clickable,
            drop_areas=drop_areas,
            intent=lambda shown, source, target, part: intent(shown, source, target),
            tools=self._tools,
        )
        self.chooser = Chooser(
            own_question=self._choice_question,
            offset=self._choice_offset,
            label=self._choice_label,
            face=self._choice_face,
        )
        self.memory = Memory(
            remembered_with=self._remembered_with,
            recall=self._recall,
        )
        self.listing = Listing(
            heading=listing.heading,
            gestures=listing.redrafts,
            own_told=listing.row_told,
        )
        self.reading = Reading(
            inspect=partial(inspection, self),
        )

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.m = Measures.of(free, self.context.theme.text_scale)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_ground(painter, whole, self.context.theme.evening)
        paint_board(painter, self.m, painter.device().devicePixelRatioF())
        paint_tray(painter, self.m)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def _every_face(self) -> tuple[FaceSet, ...]:
        m, kinds = self.m, self.faces.all()
        held, stacked = m.hand(0, len(NUMBERS)).width(), m.slot_tile(0).width()
        sizes = {
            "epigons": (m.tile, held, _BESIDE_WORDS),
            "orders": (stacked, held, _BESIDE_WORDS),
            "backs": (m.tile, stacked, _BESIDE_WORDS),
            "ways": (_WAY,),
        }
        return tuple(FaceSet(kind, kinds[kind], QSize(round(s), round(s))) for kind in kinds for s in sizes[kind])

    def _badge(self, seat: int, size: float, ratio: float) -> QPixmap:
        return self.faces.paint(f"badge/{self.colours[seat].key}", round(size), round(size), ratio)

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        if kind_of(key) != "epigon":
            return None
        seat, number = numbers_of(key)
        return self.faces.paint(f"epigon/{self.colours[seat].key}/{number or 'X'}", round(size), round(size), ratio)

    # Where pieces lie, and where they may go.

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return Places(self.m, self.colours).of(shown)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures(shown))

    def _choice_question(self, actions: Sequence[Any]) -> Text | None:
        if all(isinstance(action, StackOrder) for action in actions):
            return phrase("Epigo", "Which way?", "a question")
        return None

    def _choice_offset(self, action: Any) -> QPointF | None:
        if isinstance(action, StackOrder):
            return (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))[action.direction]
        return None

    def target(self, key: str) -> QRectF:
        kind, parts = kind_of(key), numbers_of(key)
        if kind == "column":
            return self.m.column(*parts).adjusted(2, 2, -2, -2)
        if kind == "square":
            return self.m.square(*parts).adjusted(2, 2, -2, -2)
        if kind == "off":
            return self.m.beyond(*parts).adjusted(4, 4, -4, -4)
        if kind == "slot":
            return self.m.slot(*parts)
        if kind == "answer":
            return self.m.answer(*parts)
        return self.m.board if kind == "board" else self.m.tray

    def _choice_label(self, action: Any, shown: Presentation) -> Text | None:
        return direction_label(action.direction) if isinstance(action, StackOrder) else None

    def _choice_face(self, action: Any, shown: Presentation, ratio: float) -> QPixmap | None:
        if not isinstance(action, StackOrder) or shown.actor is None:
            return None
        return self.faces.paint(f"way/{self.colours[shown.actor].key}/{action.direction}", _WAY, _WAY, ratio)

    def _tools(self, shown: Presentation) -> tuple[Tool, ...]:
        if shown.actor is None or not drawing_up(shown):
            return ()
        view: State = shown.view
        if view.phase == DEPLOY:
            return self._deployment_tools(shown.actor)
        nothing = None if view.stacks[shown.actor] else phrase("Epigo", "nothing stacked", "why a button is off")
        return (Tool("clear", phrase("Epigo", "Clear stack"), "clear", (), why=nothing),)

    def _deployment_tools(self, seat: int) -> tuple[Tool, ...]:
        order = list(ALL)
        self._random.shuffle(order)
        shuffled = row_actions(bytes(order))
        last = None if self._shares_name(seat) else self._remembered.get(self._memory_key(seat))
        known = isinstance(last, list) and sorted(map(str, last)) == sorted(map(str, ALL))
        nothing = None if known else phrase("Epigo", "no previous game", "why a button is off")
        if self._shares_name(seat):
            nothing = phrase("Epigo", "both players have the same name", "why a button is off")
        again = row_actions(bytes(last)) if known and isinstance(last, list) else ()
        return (
            Tool("last", phrase("Epigo", "As last time"), "replay", again, why=nothing),
            Tool("shuffle", phrase("Epigo", "Shuffle"), "shuffle", shuffled),
        )

    def _shares_name(self, seat: int) -> bool:
        """Whether two seats have this one's name: whose a row of that name is nobody can tell then."""
        return [self._memory_key(other) for other in range(len(self.seats))].count(self._memory_key(seat)) > 1

    def _memory_key(self, seat: int) -> str:
        """What a seat's row is remembered by: the name, or where nobody typed one, the seat, as no name can be."""
        return self.seats[seat].name or f" {seat}"

    def _remembered_with(self, event: Any, remember: dict[str, Any]) -> dict[str, Any]:
        if not isinstance(event, DeploymentRevealed):
            return remember
        people = [seat for seat, spec in enumerate(self.seats) if spec.kind == PERSON and not self._shares_name(seat)]
        return {**remember, **{self._memory_key(seat): list(event.rows[seat]) for seat in people}}

    def _recall(self, remember: dict[str, Any]) -> None:
        self._remembered = remember

    # Words.

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self, shown)

    # Motion.

    # Beside the table.

    def make_panels(self) -> tuple[QWidget, ...]:
        return (*(CapturePanel(self, seat) for seat in range(len(self.seats))), LastTurnPanel(self))
