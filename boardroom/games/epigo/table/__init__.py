"""Epigo's table: board, stack, tray; every gesture of deploying and planning; the motion of an Action step."""

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.actions import Action, StackOrder
from boardroom.games.epigo.position.numbers import NUMBERS, page_numbers
from boardroom.games.epigo.position.tiles import epigon
from boardroom.games.epigo.table import motion
from boardroom.games.epigo.table.faces.diagram import paint_diagram
from boardroom.games.epigo.table.faces.faces import Faces
from boardroom.games.epigo.table.faces.layers import layers
from boardroom.games.epigo.table.faces.paintbox import Paintbox
from boardroom.games.epigo.table.gestures import choices, open_gestures
from boardroom.games.epigo.table.layout.measures import Measures, paint_board, paint_ground
from boardroom.games.epigo.table.layout.places import Places
from boardroom.games.epigo.table.panels import CapturePanel, LastTurnPanel
from boardroom.games.epigo.table.reading.captures import captures_told
from boardroom.games.epigo.table.reading.inspect import inspection
from boardroom.games.epigo.table.reading.listing import heading, redrafts, row_told
from boardroom.games.epigo.table.reading.piece_names import aimed_words, piece_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.sound import sounds
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage import table_parts
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.panelled_table import PanelledTable
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

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

    tells_last_turn = True
    booklet = table_parts.Booklet(diagram=_diagram, numbers=page_numbers)
    looking = table_parts.Looking(go_on=phrase("Epigo", "Plan {seat}’s Orders", "a button"))
    listing = table_parts.Listing(heading=heading, gestures=redrafts, own_told=row_told)

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.faces = Faces(manifest)
        self._paintbox = Paintbox(context, self.faces, Fits(context.theme), self.colours, self.seat_names)
        self.m = Measures.of(QRectF(0, 0, 1000, 700))
        rows = choices.LastRows(seats)
        self.motion = table_parts.Motion(
            draft_sound=sounds.TILE,
            moves=lambda before, event, places, layout: motion.moves(event, Places(self.m, self.colours)),
            pace=motion.pace,
            sound=motion.sound,
            occasion=motion.occasion,
            cast=motion.cast,
            traces=motion.traces,
        )
        self.pictures = table_parts.Pictures(every_face=self._every_face, badge=self._paintbox.badge, token=self._token)
        self.handling = table_parts.Handling(
            tap=open_gestures.tapped,
            clickable=open_gestures.clickable,
            drop_areas=open_gestures.drop_areas,
            intent=lambda shown, source, target, part: open_gestures.intent(shown, source, target),
            tools=rows.tools,
            numbered=open_gestures.numbered,
            numbers_are_names=True,
            by_number=open_gestures.deployed_by_number,
            put_by_number=open_gestures.stacked_by_number,
            hub=open_gestures.hub,
            first_target=open_gestures.first_target,
        )
        self.chooser = table_parts.Chooser(
            choices.question,
            offset=choices.offset,
            label=choices.label,
            face=self._choice_face,
            open_to_view=choices.open_to_view,
        )
        self.memory = table_parts.Memory(rows.remembered_with, rows.recall)
        self.reading = table_parts.Reading(
            inspect=partial(inspection, self._paintbox),
            seat=lambda key, shown: owner_of(key),
            items=captures_told,
            aimed_words=aimed_words,
        )

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.m = Measures.of(free, self.context.theme.text_scale)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_ground(painter, whole, self.context.theme.evening)
        paint_board(painter, self.m, painter.device().devicePixelRatioF())

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def _every_face(self) -> tuple[table_parts.FaceSet, ...]:
        m, kinds = self.m, self.faces.all()
        held, stacked = m.hand(0, len(NUMBERS)).width(), m.slot_tile(0).width()
        sizes = {
            "epigons": (m.tile, held, _BESIDE_WORDS),
            "orders": (stacked, held, _BESIDE_WORDS),
            "backs": (m.tile, stacked, _BESIDE_WORDS),
            "ways": (_WAY,),
        }
        return tuple(
            table_parts.FaceSet(kind, kinds[kind], QSize(round(s), round(s))) for kind in kinds for s in sizes[kind]
        )

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        return self._paintbox.epigon(epigon(*numbers_of(key)), size, ratio) if kind_of(key) == "epigon" else None

    def _choice_face(self, action: Action, shown: Presentation, ratio: float) -> QPixmap | None:
        if not isinstance(action, StackOrder) or shown.actor is None:
            return None
        return self._paintbox.square(f"way/{self.colours[shown.actor].key}/{action.direction}", _WAY, ratio)

    # Where pieces lie, and where they may go.

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return Places(self.m, self.colours).of(shown)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures.open_gestures(shown))

    def target(self, key: str) -> QRectF:
        return self.m.target(key)

    # Words.

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return layers(self._paintbox, self.m, shown)

    # Beside the table.

    def make_panels(self) -> tuple[QWidget, ...]:
        seats = range(len(self.seats))
        return (*(CapturePanel(self._paintbox, seat) for seat in seats), LastTurnPanel(self._paintbox))
