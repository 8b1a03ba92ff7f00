"""The table of Fords: hands at the foot, columns of overlapping cards before every seat, a discard pile; no panels."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import icons
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.place import CardPart, Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, Pile
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Handling, Motion, Pace, Panels, Reading
from tests.cardgame import (
    ANSWER,
    DRAW,
    HALVES,
    LEFT,
    RIGHT,
    CardDrawn,
    CardFell,
    Draw,
    Fords,
    HalfPlayed,
    Play,
    WardOff,
    card_key,
    value,
)

WIDTH, HEIGHT, STEP = 80.0, 112.0, 34.0
"""The size of a card, and how far one in a column leaves the one below it uncovered."""

RULE = "Carries 1 :sheep: over."
ICONS = {"sheep": icons.Icon(resources.resource("my-kingdom-for-a-horse", "sheep.svg"), verbatim("sheep"))}
"""What is written on every card, with a picture of a fleece inside the sentence."""


class FordsTable(Table):
    """The picture of Fords."""

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.panels = Panels(
            there=False,
        )
        self.handling = Handling(
            parts=self._parts,
            held=self._held,
            part_name=self._part_name,
            drop_areas=self._drop_areas,
            intent=self._intent,
        )
        self.reading = Reading(
            inspect=self._inspect,
            pile=self._pile,
        )
        self.motion = Motion(
            moves=self._moves,
            pace=self._pace,
        )

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.free = free

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        painter.fillRect(whole, QColor("#2E4A57" if self.context.theme.evening else "#7FA3B1"))

    def _column(self, seat: int) -> float:
        return self.free.left() + self.free.width() * (seat + 1) / (len(self.seats) + 1)

    def layout(self, shown: Presentation) -> dict[str, Place]:
        view: Fords = shown.view
        places: dict[str, Place] = {}
        top = self.free.top() + 90
        for seat, column in enumerate(view.columns):
            for height, (card, half) in enumerate(column):
                y = top + STEP * height
                places[card_key(card)] = Place(self._column(seat), y, WIDTH, HEIGHT, f"{card}.{HALVES[half]}", height)
        for seat, hand in enumerate(view.hands):
            for number, card in enumerate(hand):
                x = self._column(seat) + (number - (len(hand) - 1) / 2) * 96
                key = card_key(card) if card >= 0 else f"hidden.{seat}.{number}"
                face = f"{card}" if card >= 0 else "back"
                places[key] = Place(x, self.free.bottom() - 80, WIDTH, HEIGHT, face, number, (number - 1) * 6.0)
        if view.attack is not None:
            card = view.attack.card
            places[card_key(card)] = Place(self.free.center().x(), top + 190, WIDTH, HEIGHT, str(card), 60)
        x = self.free.left() + 60
        for height, card in enumerate(view.discard[-2:]):
            places[card_key(card)] = Place(x, self.free.center().y(), WIDTH, HEIGHT, str(card), height)
        if view.deck:
            places["deck"] = Place(x, self.free.center().y() + 130, WIDTH, HEIGHT, "back")
        return places

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor("#5A4632" if face == "back" else "#F4EBDB"))
        card, _, held = face.partition(".")
        if face == "back":
            return pixmap
        painter = QPainter(pixmap)
        width = size.width() / 2
        for half in (LEFT, RIGHT):
            box = QRectF(half * width, 0, width, 30)
            painter.setPen(QColor("#B9AD98" if held and HALVES[half] != held else "#2B2420"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value(int(card), half)))
        painter.setPen(QColor("#2B2420"))
        font = painter.font()
        font.setPixelSize(11)
        for number, line in enumerate(icons.lines(RULE, ICONS, self.context.say, font, size.width() - 8)):
            line.paint(painter, 4, 60 + 24 * number)
        painter.end()
        return pixmap

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        found = []
        for action in shown.legal:
            if isinstance(action, Play):
                column = shown.view.columns[action.target]
                target = f"column.{action.target}" if action.target == shown.actor else card_key(column[-1][0])
                found.append(
                    Gesture(card_key(action.card), target, (action,), preview=action, part=HALVES[action.half])
                )
            elif isinstance(action, WardOff) and shown.view.attack is not None:
                found.append(Gesture(card_key(action.card), card_key(shown.view.attack.card), (action,)))
            elif isinstance(action, Draw):
                found.append(Gesture("deck", f"hand.{shown.actor}", (action,)))
        return tuple(found)

    def _parts(self, shown: Presentation, key: str) -> tuple[CardPart, ...]:
        kind, _, card = key.partition(".")
        own = shown.actor is not None and kind == "card" and int(card) in shown.view.hands[shown.actor]
        if not own or shown.view.phase in (ANSWER, DRAW):
            return ()
        return (CardPart("left", QRectF(0, 0, 0.5, 1)), CardPart("right", QRectF(0.5, 0, 0.5, 1)))

    def _held(self, shown: Presentation, key: str, part: str, place: Place) -> Place:
        return place._replace(face=f"{place.face}.{part}", width=96, height=134) if part else place

    def _part_name(self, key: str, part: str, shown: Presentation) -> Text:
        card = int(key.partition(".")[2])
        return verbatim(f"{part} half of {self.context.say(self.name(key, shown))}: {value(card, HALVES.index(part))}")

    def target(self, key: str) -> QRectF | None:
        kind, _, number = key.partition(".")
        if kind == "column":
            return QRectF(self._column(int(number)) - 70, self.free.top() + 30, 140, 220)
        if kind == "hand":
            return QRectF(self._column(int(number)) - 130, self.free.bottom() - 140, 260, 120)
        return None

    def _drop_areas(self, shown: Presentation) -> tuple[str, ...]:
        tops = tuple(card_key(column[-1][0]) for column in shown.view.columns if column)
        return (*tops, *(f"column.{seat}" for seat in range(len(self.seats))))

    def _intent(self, shown: Presentation, source: str, target: str, part: str = "") -> Any | Text | None:
        kind, _, number = target.partition(".")
        if not part or not source.startswith("card."):
            return verbatim("That lies where it lies.")
        half, card = HALVES.index(part), int(source.partition(".")[2])
        if kind == "column":
            return Play(card, half, int(number))
        owner = next((seat for seat, column in enumerate(shown.view.columns) if int(number) in dict(column)), None)
        return None if owner is None else Play(card, half, owner)

    def name(self, key: str, shown: Presentation) -> Text:
        kind, _, number = key.partition(".")
        if kind == "card":
            return verbatim(f"{value(int(number), LEFT)}|{value(int(number), RIGHT)}")
        return verbatim(key)

    def _inspect(self, key: str, shown: Presentation) -> Inspection | None:
        kind, _, number = key.partition(".")
        if kind != "card":
            return None
        return Inspection(self.name(key, shown), verbatim("a card"), self.face(number, QSize(120, 168), 1.0))

    def _pile(self, key: str, shown: Presentation) -> Pile | None:
        discard = shown.view.discard
        if key.startswith("card.") and int(key.partition(".")[2]) in discard:
            return Pile(verbatim("Discard pile"), tuple(card_key(card) for card in reversed(discard)))
        return None

    def _moves(self, before: Presentation, event: Any, places: dict[str, Place], layout: dict[str, Place]) -> Moves:
        if isinstance(event, HalfPlayed) and event.card not in before.view.hands[event.seat]:
            return Moves({f"hidden.{event.seat}.0": card_key(event.card)})
        return Moves()

    def _pace(self, event: Any) -> Pace:
        return Pace(60, 60) if isinstance(event, HalfPlayed | CardFell | CardDrawn) else Pace(0, 0)
