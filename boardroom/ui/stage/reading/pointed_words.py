"""The words about a piece that is pointed at, without anything being opened: in a column of the table that has room for
them, else as a bubble beside the piece, which covers nothing that it speaks of.
"""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.pieces.capsules import GainMark
from boardroom.ui.stage.pieces.ground import Ground
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.layers import trace_sign
from boardroom.ui.stage.pieces.pieces import Ring
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine
from boardroom.ui.stage.reading.surroundings import Surroundings, spot_beside, widest
from boardroom.ui.stage.reading.words_item import WordsItem

TRACED: Final = phrase("Stage", "Dotted ring: part of the last action.")
COMES: Final = 250
"""Milliseconds that a piece is pointed at before anything is said of it. Of the next one it is said at once."""
GOES: Final = 150
"""Milliseconds that words stay once nothing is pointed at: on the way from piece to piece they do not flicker."""
_FADE: Final = 120
_WIDTH, _NARROW = 276, 188
_LINES: Final = 9
_HIGHEST: Final = 400
"""How high a bubble is at most, in usual text: it says what fits."""
_SIGN: Final = 18.0
_EDGE: Final = 8.0
"""What a bubble leaves free at the edges of the table."""


class PointedWords(QObject):
    """Says what the inspection of a piece says, while it is pointed at or the keys are there. It goes at once with
    whatever changes what is shown, and to whom.

    ``free`` is what panels leave of the scene; ``covered`` what a part of the side column covers of that, and ``read``
    whether that part is the inspector, where the same can be read.
    """

    def __init__(self, view: QGraphicsView, pieces: LaidPieces, ground: Ground) -> None:
        super().__init__(view)
        self._ground = ground
        self._view, self._pieces, self._table = view, pieces, pieces.table
        self.free, self.covered, self.read = QRectF(), QRectF(), False
        self.item: WordsItem | None = None
        self._rings: list[Ring] = []
        self.marks: dict[str, GainMark] = {}
        """Those on the pieces that score with it."""
        self._key, self._area = "", QRectF()
        self._come = QTimer(self, singleShot=True, interval=COMES)
        self._come.timeout.connect(self._say)
        self._go = QTimer(self, singleShot=True, interval=GOES)
        self._go.timeout.connect(self.hide)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._appear)

    @property
    def words(self) -> tuple[str, ...]:
        """What is said now."""
        return () if self.item is None else tuple(self.item.words)

    @property
    def about(self) -> str:
        """The key of the piece that is spoken of, "" for none."""
        return "" if self.item is None else self._key

    @property
    def wanted(self) -> str:
        """The key of the piece that is spoken of, or will be in a moment."""
        return self._key if self.item is not None or self._come.isActive() else ""

    def unsaid(self, key: str) -> Text | None:
        """What the mark of a piece means of which no words are said here; None where it has none, or they say it."""
        return TRACED if key in self._ground.traced and self._around(key) is None else None

    def look(self, key: str, area: QRectF) -> None:
        """Speak of a piece that is seen in an area: in a moment, or at once where words are there already."""
        self._go.stop()
        self._key, self._area = key, area
        if self._surroundings() is None:
            self.hide()
        elif self.item is not None:
            self._say()
        else:
            self._come.start()

    def leave(self) -> None:
        """Nothing is pointed at, but something may be in a moment."""
        self._come.stop()
        if self.item is not None:
            self._go.start()

    def hide(self) -> None:
        """Say nothing any more, at once."""
        for timer in (self._come, self._go):
            timer.stop()
        self._fade.stop()
        for item in (self.item, *self._rings, *self.marks.values()):
            if item is not None:
                self._pieces.scene.removeItem(item)
        self.item, self._rings, self.marks = None, [], {}
        self._ground.cover("words", QRectF())

    def _surroundings(self) -> Surroundings | None:
        return self._around(self._key)

    def _around(self, key: str) -> Surroundings | None:
        shown, place = self._pieces.shown, self._pieces.places.get(key)
        if shown is not None and place is None and key in self._table.reading.heard(shown):
            place = Place.on(self._area, "")
        if shown is None or place is None or self._pieces.held or self.read or not self._view.isEnabled():
            return None
        reading = self._table.reading
        around = reading.surroundings(key, place, shown)
        return Surroundings() if around is None and reading.closer(key, place) is not None else around

    def _say(self) -> None:
        """Write the words of the piece where they stand."""
        was_there = self.item is not None
        self.hide()
        around, shown = self._surroundings(), self._pieces.shown
        inspection = self._table.inspect(self._key, shown) if around is not None and shown is not None else None
        if around is None or shown is None or inspection is None:
            return
        inspection = self._table.reading.unwritten(self._key, inspection)
        gains = self._table.reading.gains(self._key, shown)
        pieces = {key: self._pieces.seen_area(key) for key in (*inspection.pieces, *gains) if key in self._pieces}
        pieces.pop(self._key, None)
        context, zoom = self._table.context, self._pieces.zoom.factor
        marks = {key: GainMark(pieces[key], gains[key], context.theme, zoom) for key in gains if key in pieces}
        lit = [*pieces.values(), *(mark.area() for mark in marks.values())]
        # It is said after the facts, but always: the inspector, which says the rest of those, does not say this.
        traced = self._key in self._ground.traced
        note = InspectionLine(TRACED, picture=trace_sign(_SIGN, self._pieces.zoom.ratio)) if traced else None
        self.item = self._panel(inspection, note, around) or self._bubble(inspection, note, around, lit)
        if self.item is None:
            return
        self._rings, self.marks = [Ring(area, GOLD, 2.4, dashed=True) for area in pieces.values()], marks
        for item in (self.item, *self._rings, *marks.values()):
            self._pieces.scene.addItem(item)
        self._ground.cover("words", self.item.mapRectToScene(QRectF(QPointF(), self.item.size)))
        if not was_there and context.settings.motion_factor > 0:
            self._fade.start()

    def _appear(self, opacity: float) -> None:
        if self.item is not None:
            self.item.setOpacity(opacity)

    def _panel(self, inspection: Inspection, note: InspectionLine | None, around: Surroundings) -> WordsItem | None:
        """The words in a column, rather without the picture than too few of them; None where that has no room."""
        columns = [column for column in around.columns if not column.intersects(self.covered)]
        for pictured in (True, around.pictured):
            for column in columns if self._pieces.zoom.factor == 1.0 else ():
                item = WordsItem(self._table, inspection, column.size(), pictured, note=note)
                if item.enough:
                    item.setPos(column.topLeft())
                    return item
        return None

    def _bubble(
        self, inspection: Inspection, note: InspectionLine | None, around: Surroundings, lit: list[QRectF]
    ) -> WordsItem | None:
        """The words beside the piece, as large as ever however the table is zoomed; None where there is no room."""
        pieces, factor = self._pieces, self._pieces.zoom.factor
        room = (self.free & pieces.zoom.seen).adjusted(*(end * _EDGE / factor for end in (1, 1, -1, -1)))
        theme = self._table.context.theme
        others = [piece.area() for key, piece in pieces.items() if key != self._key]
        full = (*others, *around.filled, self.covered)
        high = min(theme.high(_HIGHEST, 1.0), room.height() * factor)
        found: list[tuple[WordsItem, QRectF]] = []
        # Narrower words may have room where others would cover what the piece is compared with.
        for usual in (_WIDTH, _NARROW) if around.compared else (_WIDTH,):
            wide = min(theme.high(usual, 1.0), widest(self._area, room) * factor)
            item = self._in_bubble(inspection, note, QSizeF(wide, high), around.pictured)
            size = QSizeF(item.size.width() / factor, item.size.height() / factor)
            box = spot_beside(size, self._area, room, lit, full, around.rows, around.compared, around.spare)
            if box is not None:
                found.append((item, box))
                if not any(map(box.intersects, (*lit, *around.compared, *full))):
                    break
        else:
            found = found[:1]
        if not found:
            return None
        item, box = found[-1]
        item.setPos(box.topLeft())
        item.setScale(1 / factor)
        item.point_at(item.mapRectFromScene(self._area))
        return item

    def _in_bubble(
        self, inspection: Inspection, note: InspectionLine | None, room: QSizeF, pictured: bool
    ) -> WordsItem:
        """The words of a bubble, rather without the picture than too few of them."""
        item = WordsItem(self._table, inspection, room, pictured, _LINES, note)
        if item.enough or not pictured:
            return item
        plain = WordsItem(self._table, inspection, room, False, _LINES, note)
        return plain if plain.enough else item
