"""Nimble's table: stones are dragged from three cairns in raked sand into the own bowl."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.engine.keys import key_of, kind_of, numbers_of
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.seat_colours import seat_badge
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Handling, Motion, Pace, Reading
from nimble.garden import Garden, paint_stone
from nimble.state import FIRST, STONES, State, TakeStone, TurnFinished, cairn_name, cairn_of


class NimbleTable(Table):
    """The picture of Nimble."""

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.handling = Handling(
            drop_areas=lambda shown: tuple(key_of("bowl", seat) for seat in range(len(self.seats))),
            intent=self._intent,
        )
        self.reading = Reading(
            inspect=self._inspect,
        )
        self.motion = Motion(
            pace=lambda event: Pace(0, 500) if isinstance(event, TurnFinished) else Pace(0, 0),
            cast=self._cast,
        )

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.garden = Garden(free, len(self.seats))

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        self.garden.paint(painter, whole, _colours(self.manifest, self.seats), self.context.theme.evening)

    def layout(self, shown: Presentation) -> dict[str, Place]:
        return {key_of("stone", stone): self.garden.place(shown.view, stone) for stone in range(STONES)}

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_stone(painter, QRectF(0, 0, size.width(), size.height()), int(face[-1]))
        painter.end()
        return pixmap

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        """A stone comes with those above it; one taken this turn goes back with those taken after it."""
        view: State = shown.view
        found = []
        for take in shown.legal:
            if isinstance(take, TakeStone) and shown.actor is not None:
                left = view.left(take.cairn)
                for count in range(1, left + 1):
                    source = key_of("stone", FIRST[take.cairn] + left - count)
                    found.append(Gesture(source, key_of("bowl", shown.actor), (take,) * count, preview=take))
        for count, stone in enumerate(view.hand if shown.draft else (), 1):
            found.append(
                Gesture(key_of("stone", stone), key_of("cairn", view.cairn), shown.draft[:-count], redraft=True)
            )
        return tuple(found)

    def target(self, key: str) -> QRectF:
        (number,) = numbers_of(key)
        return self.garden.bowl(number) if kind_of(key) == "bowl" else self.garden.cairn(number)

    def _intent(self, shown: Presentation, source: str, target: str, part: str = "") -> Any | Text | None:
        (stone,) = numbers_of(source)
        if shown.view.owners[stone]:
            return phrase("Nimble", "That stone is taken for good.")
        take = TakeStone(cairn_of(stone))
        if take in shown.legal:
            return phrase("Nimble", "Stones go into your own bowl.") if kind_of(target) == "bowl" else None
        return take

    def name(self, key: str, shown: Presentation) -> Text:
        kind, (number,) = kind_of(key), numbers_of(key)
        if kind == "bowl":
            return phrase("Nimble", "the bowl of {seat}").put(seat=Seat(number))
        if kind == "cairn":
            return cairn_name(number)
        cairn = cairn_of(number)
        return phrase("Nimble", "stone {number} of {cairn}").put(
            number=number - FIRST[cairn] + 1, cairn=cairn_name(cairn)
        )

    def _inspect(self, key: str, shown: Presentation) -> Inspection | None:
        cairn = cairn_of(*numbers_of(key))
        what = phrase("Nimble", "%n stones lie on {cairn}.", "", shown.view.left(cairn)).put(cairn=cairn_name(cairn))
        return Inspection(self.name(key, shown), what, self.face(f"stone/{cairn}", QSize(96, 48), 2.0))

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        """Whose bowl is whose, and how much is in it; a ring around that of who is to move."""
        return {
            key_of("bowl", seat): Layer(
                self.garden.bowl(seat).adjusted(-5, -5, 5, 30),
                (seat, shown.view.owners.count(seat + 1), not shown.view.over and shown.view.turn == seat),
                self._paint_bowl,
            )
            for seat in range(len(self.seats))
        }

    def _paint_bowl(self, painter: QPainter, content: tuple[int, int, bool]) -> None:
        seat, count, to_move = content
        bowl = self.garden.bowl(seat)
        painter.setPen(QColor("#F4EBDB" if self.context.theme.evening else "#2B2420"))
        painter.setFont(self.context.theme.title(17))
        box = QRectF(bowl.left(), bowl.bottom() + 4, bowl.width(), 26)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{self.seats[seat].name} · {count}")
        if to_move:
            painter.setPen(QPen(QColor(GOLD), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(bowl.adjusted(-3, -3, 3, 3))

    def _cast(self, event: Any) -> tuple[str, ...]:
        return tuple(key_of("stone", stone) for stone in event.stones) if isinstance(event, TurnFinished) else ()


def _colours(manifest: Manifest, seats: tuple[SeatSpec, ...]) -> list[str]:
    return [seat_badge(manifest, spec.colour, seat).face for seat, spec in enumerate(seats)]
