"""What lies in the lobby where games would wait: an empty table."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import line_breaks

_EMPTY_LEAST: Final = 72
_TABLE_HIGH: Final = 96
"""The empty table with the seats around it."""


class EmptyTile(QWidget):
    """What lies where games would wait: an empty table that says so."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        context.theme.changed.connect(self.update)
        context.voice.changed.connect(self.update)

    @staticmethod
    def least_height(context: AppContext) -> int:
        """How high it is at least: its words, and a little room around them."""
        return round(_EMPTY_LEAST * max(1.0, context.theme.text_scale))

    def paintEvent(self, event: object) -> None:
        theme = self.context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        ground = QColor(theme.palette.panel)
        ground.setAlphaF(0.45)
        painter.setBrush(ground)
        edge = QPen(theme.colour("line"), 1.6)
        edge.setDashPattern([4, 4])
        painter.setPen(edge)
        painter.drawRoundedRect(paper, 16, 16)
        middle = QPointF(paper.left() + 92, paper.center().y())
        painter.save()
        painter.translate(middle)
        part = min(1.0, (paper.height() - 8) / _TABLE_HIGH)
        painter.scale(part, part)
        self._paint_table(painter, QPointF(0, 0))
        painter.restore()
        x, width = paper.left() + 180, paper.width() - 210
        title_font, font = theme.title(20), theme.text(14)
        heading = self.context.say(phrase("Lobby", "No games in progress"))
        line = phrase("Lobby", "Games in progress appear here, ready to resume. Choose a game below.")
        below = line_breaks.lines(self.context.say(line), font, width, 2)
        metrics, step = QFontMetricsF(title_font), 20 * max(1.0, theme.text_scale)
        y = middle.y() - (metrics.height() + len(below) * step) / 2
        painter.setFont(title_font)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(x, y + metrics.ascent()), line_breaks.elided(heading, title_font, width))
        painter.setFont(font)
        painter.setPen(theme.colour("quiet"))
        y += metrics.height()
        for words in below:
            painter.drawText(QPointF(x, y + step * 0.76), words)
            y += step

    def _paint_table(self, painter: QPainter, middle: QPointF) -> None:
        theme = self.context.theme
        seat = QPen(theme.colour("disabled"), 2)
        seat.setDashPattern([3, 2.5])
        painter.setPen(seat)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for dx, dy in ((-52, 0), (52, 0), (0, -38), (0, 38)):
            painter.drawEllipse(middle + QPointF(dx, dy), 9, 9)
        painter.setPen(QPen(theme.colour("disabled"), 2))
        painter.setBrush(theme.colour("heading"))
        painter.drawRoundedRect(QRectF(middle.x() - 36, middle.y() - 23, 72, 46), 14, 14)
        painter.setPen(QPen(theme.colour("line"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(middle.x() - 30, middle.y() - 17, 60, 34), 9, 9)
