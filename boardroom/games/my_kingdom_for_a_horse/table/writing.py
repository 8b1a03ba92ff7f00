"""Writing on the ground of the farmyard: inks, words that fit their boxes, rows and chips."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.table.fitting import Fitted
from boardroom.games.my_kingdom_for_a_horse.table.rounded import paint_rounded

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
TOP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_WRAP = int(Qt.TextFlag.TextWordWrap)


class Writing:
    """Writes for one picture of a table, with a painter, by day or in the evening."""

    def __init__(self, table: "KingdomTable", painter: QPainter) -> None:
        self.table, self.painter = table, painter
        self.evening = evening = table.room.theme.evening
        self.ratio = painter.device().devicePixelRatioF()
        self.ink = QColor("#F4EBDB" if evening else "#2B2420")
        self.quiet = QColor("#BFB2A0" if evening else "#54503F")

    def write(
        self, box: QRectF, text: Text, size: float, weight: int = 500, flags: int = LEFT,
        colour: QColor | None = None, capital: bool = False,
    ) -> None:  # fmt: skip
        """Write a text into a box, smaller where it is too long for it."""
        words = self.table.say(text)
        if capital:
            words = words[:1].upper() + words[1:]
        self.painter.setPen(colour if colour is not None else self.ink)
        fitted = self._fit(words, size, weight, box.width(), box.height(), bool(flags & _WRAP))
        fitted.draw(self.painter, box, Qt.AlignmentFlag(flags & ~_WRAP))

    def _fit(self, words: str, size: float, weight: int, width: float, height: float, wrap: bool = False) -> Fitted:
        theme = self.table.room.theme
        look = theme.language, theme.text_scale
        return self.table.faces.fit(look, words, size, weight, round(width), round(height), wrap)

    def common_size(self, texts: Iterable[Text], width: float, size: float, weight: int = 500) -> float:
        """The size at which each of the texts fits into this width on one line."""
        scale = self.table.room.theme.text_scale
        return min(self._fit(self.table.say(text), size, weight, width, 99).font.pixelSize() for text in texts) / scale

    def head(self, box: QRectF, title: Text, note: Text | None) -> None:
        """A title at the left, a quiet note at the right of what it leaves."""
        self.painter.setFont(self.table.room.theme.title(17, 700))
        self.painter.setPen(self.ink)
        words = self.table.say(title)
        self.painter.drawText(box, LEFT, words)
        taken = self.painter.boundingRect(box, LEFT, words).width() + 12
        if note is not None:
            self.write(box.adjusted(taken, 0, 0, 0), note, 12.5, 500, RIGHT, self.quiet)

    def row(self, row: QRectF, open_: bool, marked: bool, usable: bool = False) -> None:
        """The ground of a die or a stall: a die may be open to be rolled again, marked for it, or of use."""
        if usable and not open_:
            self.painter.setPen(QPen(QColor("#D9A21B"), 2.2))
            self.painter.setBrush(QColor(255, 249, 214, 200) if not self.evening else QColor(90, 74, 30, 130))
        elif open_ and not marked:
            self.painter.setPen(QPen(QColor("#2E7D4F"), 2.2))
            self.painter.setBrush(QColor(225, 244, 215, 170) if not self.evening else QColor(46, 90, 60, 120))
        else:
            pen = QPen(QColor(150, 150, 110, 140), 1.4)
            if open_:
                pen = QPen(QColor("#B36B00"), 1.8)
                pen.setDashPattern([4, 3])
            self.painter.setPen(pen)
            self.painter.setBrush(QColor(255, 255, 245, 120) if not self.evening else QColor(255, 255, 245, 14))
        paint_rounded(self.painter, row, 10)

    def chip(self, room: QRectF, text: Text, ground: str, ink: str, dashed: bool = False) -> None:
        """A word in a lozenge, at the foot of its room."""
        height = min(room.height(), 22.0)
        fitted = self._fit(self.table.say(text), 12, 600, room.width() - 16, height)
        (line,) = fitted.lines
        width = min(room.width(), QFontMetricsF(fitted.font).horizontalAdvance(line) + 22)
        box = QRectF(room.left(), room.bottom() - height, width, height)
        pen = QPen(QColor("#B36B00"), 1.4) if dashed else QPen(Qt.PenStyle.NoPen)
        if dashed:
            pen.setDashPattern([3, 2])
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(ground))
        self.painter.drawRoundedRect(box, height / 2, height / 2)
        self.painter.setPen(QColor(ink))
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignCenter)
