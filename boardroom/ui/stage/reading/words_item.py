"""An inspection written on the table: the name, what it is, a few lines with their signs, and the picture if wanted."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.pictures import art, icons
from boardroom.ui.kit.widgets.panel import paint_panel
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import fit, leading
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine
from boardroom.ui.stage.reading.surroundings import tail
from boardroom.ui.stage.table import Table

_PAD: Final = 14.0
_GAP: Final = 7.0
_PART: Final = 0.37
"""The width of an upright picture, as a part of the room for words."""
_LEAST_PART: Final = 0.2
"""The same where the words of the head need more."""
_NARROW: Final = 11
"""So many signs of Japanese in a line beside a picture are too few: lines stand below it, as long as all do."""
_ANY: Final = 99
_ENOUGH: Final = 5
"""So many lines say what matters most."""
_LIFT: Final = 10
"""How far the shadow of a bubble reaches."""
_MORE: Final = phrase("Inspector", "Right-click for more.")


class _Row(NamedTuple):
    """A line of words where it is written."""

    box: QRectF
    words: str
    font: QFont
    role: str


class WordsItem(QGraphicsItem):
    """The words of an inspection, no larger than its room: a panel that says where the piece is as well, or, in at most
    so many lines, a bubble that stands beside it. A ``note`` comes last, whatever there is no room for. It lets the
    mouse through and says nothing to a screen reader, which is told the same where the piece is reached.
    """

    def __init__(
        self,
        table: Table,
        inspection: Inspection,
        room: QSizeF,
        pictured: bool,
        most: int | None = None,
        note: InspectionLine | None = None,
    ) -> None:
        super().__init__()
        self._note = note
        self._table, self._theme = table, table.context.theme
        self._rows: list[_Row] = []
        self._pictures: list[tuple[QRectF, QPixmap]] = []
        self._wide, self._beside, self._tail = room.width(), QRectF(), QPolygonF()
        self._placed = most is None
        self.setZValue(BAND_BUBBLE + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.words: list[str] = []
        """What it says, as it is read."""
        self.enough = True
        """Whether that is all there is to say, or most of it."""
        self._is_cut = False
        high = self._write_all(inspection, room.height(), most or _ANY, pictured, below=True)
        if self._placed and self._is_cut:
            for written in (self._rows, self._pictures, self.words):
                written.clear()
            high = self._write_all(inspection, room.height(), _ANY, pictured, below=False)
        self.size = QSizeF(self._wide, max(high, room.height()) if self._placed else high)

    def point_at(self, about: QRectF) -> None:
        """Be a bubble with a tail to what is there, in the item's own measures, unless that is too far away for one."""
        self.prepareGeometryChange()
        self._tail = QPolygonF(tail(QRectF(QPointF(), self.size), about))

    # Writing.

    def _write_all(self, inspection: Inspection, highest: float, most: int, pictured: bool, below: bool) -> float:
        """Write everything from the top, lines ``below`` the picture where beside it is little room; how high it is."""
        self.enough, self._is_cut = True, False
        y = self._picture(inspection) if pictured and not inspection.picture.isNull() else _PAD
        y = self._head(inspection, y)
        lines = [line for line in inspection.lines if not line.of_kind]
        small = self._theme.text(12)
        left, right = self._room(y)
        if below and left > _PAD and right - left < _NARROW * leading(small):
            y = max(y, self._beside.bottom())
        if self._note is not None:
            highest, most = highest - self._note_height(self._note, right - left), most - 1
        for number, line in enumerate(lines):
            before = len(self._rows), len(self._pictures), len(self.words)
            foot = self._line(line, y + _GAP)
            last = number == len(lines) - 1
            left = highest - _PAD - foot - (0 if last else leading(small) + _GAP)
            if left < 0 or number >= most:
                del self._rows[before[0] :], self._pictures[before[1] :], self.words[before[2] :]
                y = self._write(self._table.say(_MORE), small, "quiet", _PAD, max(y, self._beside.bottom()) + _GAP)
                self.enough, self._is_cut = number >= _ENOUGH, True
                break
            y = foot
        if self._note is not None:
            y = self._line(self._note, y + _GAP)
        return max(y, self._beside.bottom()) + _PAD

    def _note_height(self, note: InspectionLine, wide: float) -> float:
        """How high a line is that is as narrow as those beside the picture, with what is free above it."""
        font = self._theme.text(13)
        rows = line_breaks.lines(self._table.say(note.text), font, wide - icons.side(font) - _GAP - 2)
        return _GAP + max(icons.side(font), len(rows) * leading(font)) + _GAP

    def _picture(self, inspection: Inspection) -> float:
        """Put the picture at the top left, a broad one across; where words begin. An upright one leaves the words of
        the head room to stand unbroken beside it.
        """
        picture = inspection.picture
        size, room = picture.deviceIndependentSize(), self._wide - 2 * _PAD
        broad = size.width() > size.height()
        wide = room if broad else min(size.width(), room * _PART)
        if not broad:
            wide = max(room * _LEAST_PART, min(wide, room - _PAD - self._head_width(inspection)))
        box = QRectF(_PAD, _PAD, wide, wide * size.height() / size.width())
        self._pictures.append((box, picture))
        if not broad:
            self._beside = box
        return box.bottom() + _GAP if broad else _PAD

    def _head_width(self, inspection: Inspection) -> float:
        """How wide the longest word of the head is, with the sign before it."""
        title, small = self._theme.title(15, 700), self._theme.text(12.5)
        wide = line_breaks.longest(_capital(self._table.say(inspection.title)), title)
        kinds = [kind for kind in (inspection.kind, inspection.what) if kind is not None]
        wide = max([wide, *(line_breaks.longest(self._table.say(kind), small) for kind in kinds)])
        signed = any(line.of_kind and line.picture is not None for line in inspection.lines)
        return wide + (icons.side(small) + 4 + _GAP if signed else 0.0) + 2

    def _room(self, y: float) -> tuple[float, float]:
        """Where words begin and end at a height: beside the picture as far down as that goes."""
        beside = self._beside.width() + _PAD if y < self._beside.bottom() else 0.0
        return _PAD + beside, self._wide - _PAD

    def _head(self, inspection: Inspection, y: float) -> float:
        """The sign of its kind, its name and what it is."""
        title, small = self._theme.title(17, 700), self._theme.text(12.5)
        sign = next((line for line in inspection.lines if line.of_kind and line.picture is not None), None)
        left, right = self._room(y)
        if sign is not None and sign.picture is not None:
            size = icons.side(small) + 4
            self._pictures.append((QRectF(left, y + (leading(title) - size) / 2, size, size), sign.picture))
            left += size + _GAP
        name = _capital(self._table.say(inspection.title))
        title = fit(name, lambda size: self._theme.title(size, 700), 17, right - left, wrap=True).font
        y = self._write(name, title, "text", left, y)
        kinds = [] if inspection.kind is None else [inspection.kind]
        if not inspection.named and (self._placed or not kinds):
            kinds.append(inspection.what)
        for kind in kinds:
            words, row = self._table.say(kind), self._rows[-1]
            joined = f" · {words}"
            x = row.box.left() + QFontMetricsF(row.font).horizontalAdvance(row.words)
            if row.font == title and x + QFontMetricsF(small).horizontalAdvance(joined) <= right:
                self._rows.append(_Row(row.box.adjusted(x - row.box.left(), 1, 0, 1), joined, small, "quiet"))
                self.words.append(words)
            else:
                y = self._write(_capital(words), small, "quiet", self._room(y)[0] if sign is None else left, y + 1)
        return y

    def _line(self, line: InspectionLine, y: float) -> float:
        """A line with its sign; where the next one can begin."""
        font = self._theme.text(13)
        left, _ = self._room(y)
        size, high = icons.side(font), leading(font)
        box = QRectF(left, y, size, size)
        if line.picture is not None:
            self._pictures.append((box, line.picture))
        else:
            ink, ratio = self._theme.palette.brass, 2.0
            self._pictures.append((box, art.icon_pixmap(line.icon, round(size), ink, ratio)))
        foot = self._write(self._table.say(line.text), font, "text", left + size + _GAP + 2, y + (size - high) / 2)
        return max(foot, box.bottom())

    def _write(self, words: str, font: QFont, role: str, left: float, y: float) -> float:
        """Write words from a spot on to the right edge; where the next may begin."""
        wide, high = self._wide - _PAD - left, leading(font)
        self.words.append(words)
        for row in line_breaks.lines(words, font, wide):
            self._rows.append(_Row(QRectF(left, y, wide, high), row, font, role))
            y += high
        return y

    # Painting.

    def boundingRect(self) -> QRectF:
        box = QRectF(QPointF(), self.size) | self._tail.boundingRect()
        return box.adjusted(-_LIFT, -_LIFT, _LIFT, _LIFT + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(QPointF(), self.size)
        if self._placed:
            paint_panel(painter, box, self._table.context)
        else:
            self._paint_bubble(painter, box)
        for area, picture in self._pictures:
            kept = QSizeF(picture.size()).scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
            spot = area.center() - QPointF(kept.width(), kept.height()) / 2
            painter.drawPixmap(QRectF(spot, kept), picture, QRectF(picture.rect()))
        for row in self._rows:
            painter.setFont(row.font)
            painter.setPen(self._theme.colour(row.role))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            painter.drawText(row.box, int(flags), row.words)

    def _paint_bubble(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 18))
        for grow in (8.0, 5.0, 2.0):
            painter.drawRoundedRect(box.translated(0, 6).adjusted(-grow, -grow, grow, grow), 12, 12)
        shape, pointer = QPainterPath(), QPainterPath()
        shape.addRoundedRect(box, 10, 10)
        pointer.addPolygon(self._tail)
        pointer.closeSubpath()
        palette = self._theme.palette
        painter.setBrush(QColor(palette.panel))
        painter.setPen(QPen(QColor(palette.rim), 2))
        painter.drawPath(shape.united(pointer))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
