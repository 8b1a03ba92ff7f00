"""The row of a game that goes on, where there are many."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, focus_ring
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.pictured_tile import PicturedTile
from boardroom.ui.lobby.players_line import players_in_line
from boardroom.ui.lobby.tile import LEFT, RIGHT

_ROW: Final = 58
"""The height of a row."""
_PICTURE: Final = 1.7
"""Width by height of the picture in it."""
_END: Final = 0.5
"""How much of a line what stands at its end may take."""


class SavedGameRow(PicturedTile):
    """A game that goes on, on two lines beside a small picture of its table; a click goes on with it."""

    part_seen = 0.62

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent)
        # The whole row is one.
        self.button.hide()

    @staticmethod
    def height_for(context: AppContext) -> int:
        """How high a row is."""
        return round(_ROW * max(1.0, context.theme.text_scale))

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, 3, -RIGHT, -3)

    @property
    def picture_box(self) -> QRectF:
        paper = self.paper
        return QRectF(paper.left(), paper.top(), round(paper.height() * _PICTURE), paper.height())

    def place(self) -> None:
        paper = self.paper
        self.dots.setGeometry(round(paper.right()) - 38, round(paper.center().y()) - 16, 34, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, paper = self.context.theme, self.paper
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        shape.addRoundedRect(paper, RADIUS, RADIUS)
        painter.fillPath(shape, theme.colour("panel"))
        painter.save()
        painter.setClipPath(shape)
        self.paint_picture(painter)
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, paper.adjusted(1, 1, -1, -1), RADIUS, theme.palette.brass, theme.palette.panel)
        else:
            edge = theme.palette.brass if self.underMouse() else theme.palette.line
            draw_rounded(painter, paper.adjusted(0.6, 0.6, -0.6, -0.6), RADIUS, edge=edge, line=1.2)
        line = paper.height() / 2 - 3
        left, right = self.picture_box.right() + 12, self.dots.geometry().left() - 8.0
        self._write_line(painter, QRectF(left, paper.top() + 3, right - left, line), first=True)
        self._write_line(painter, QRectF(left, paper.center().y(), right - left, line), first=False)

    def _write_line(self, painter: QPainter, box: QRectF, first: bool) -> None:
        """Game, players and how far it is; or what is to be done, and when it was last played."""
        theme, saved_game, say = self.context.theme, self.saved_game, self.context.say
        plain = theme.text(13)
        end = say(saved_game.label, saved_game.seats) if first else self.when()
        font = theme.text(13, 600) if first else plain
        wide = QFontMetricsF(font).horizontalAdvance(end)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(theme.colour("quiet"))
        if wide < box.width() * _END:
            painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight), end)
            box = box.adjusted(0, 0, -wide - 12, 0)
        painter.setPen(theme.colour("text"))
        if not first:
            painter.setFont(plain)
            painter.drawText(box, int(middle), line_breaks.elided(self.ask(), plain, box.width()))
            return
        bold = theme.title(15)
        title = line_breaks.elided(say(saved_game.title), bold, box.width())
        painter.setFont(bold)
        painter.drawText(box, int(middle), title)
        box.setLeft(box.left() + QFontMetricsF(bold).horizontalAdvance(title) + 10)
        painter.setFont(plain)
        painter.drawText(box, int(middle), players_in_line(self.context, saved_game, plain, box.width()))
