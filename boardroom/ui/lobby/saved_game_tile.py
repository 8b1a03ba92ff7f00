"""The sheet of a game that goes on."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.pictured_tile import PICTURE, PicturedTile
from boardroom.ui.lobby.players_line import paint_players
from boardroom.ui.lobby.tile import BOTTOM, TOP

SHORTER: Final = 16
"""How much less high the sheets may be where the games to begin have no room below them."""
_LOWER: Final = 48
"""How far the words of a sheet come down at most where it is higher than usual."""
_SMALL_TITLE: Final = 16


def tile_height(context: AppContext) -> int:
    """How high the sheets are, their shadow included."""
    return round(PICTURE.height() * max(1.0, context.theme.text_scale)) + TOP + BOTTOM


class SavedGameTile(PicturedTile):
    """A game that goes on: the picture of its table, who plays, what is to be done, when it was last played."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent)
        self.button.height_hint = 38

    def place(self) -> None:
        self.to_corner(self.button)
        self.dots.setGeometry(round(self.paper.right() - 46), round(self.paper.top() + 12), 34, 32)

    @property
    def picture_box(self) -> QRectF:
        paper = self.paper
        wide: float = PICTURE.width() if paper.width() >= 560 else PICTURE.width() - 36
        # As high as many rows beside it, it shows the table larger.
        wide = max(wide, min(paper.width() / 2, paper.height() * PICTURE.width() / PICTURE.height()))
        return QRectF(paper.left(), paper.top(), wide, paper.height())

    def paint_on(self, painter: QPainter, paper: QRectF) -> None:
        theme, saved_game, scale = self.context.theme, self.saved_game, max(1.0, self.context.theme.text_scale)
        wide = self.picture_box.width()
        self.paint_picture(painter)
        x, right = paper.left() + wide + 20, paper.right() - 20
        self._paint_chip(painter, QPointF(paper.left() + 10, paper.bottom() - 10), wide - 20)
        painter.setPen(theme.colour("text"))
        room = self.dots.geometry().left() - x - 8
        title = fit(self.context.say(saved_game.title), lambda size: theme.title(max(size, _SMALL_TITLE)), 22, room)
        painter.setFont(title.font)
        lift = max(-_LOWER * scale, PICTURE.height() * scale - paper.height())
        painter.drawText(QPointF(x, paper.top() + 37 * scale - lift * 0.45), title.lines[0])
        paint_players(painter, self.context, saved_game, QPointF(x, paper.top() + 58 * scale - lift * 0.75), right - x)
        step = 19 * scale
        ask = self.ask()
        count = len(line_breaks.lines(ask, theme.text(13, 400), right - x, 2))
        top = paper.top() + (95 if count == 1 else 88) * scale - lift
        button = self.button.geometry()
        top = min(top, button.top() - count * step - 5)
        self.write(painter, ask, QRectF(x, top, right - x, step), 13, 400, "text", step, 2)
        when = QRectF(x, button.center().y() - step / 2 + 1, button.left() - x - 10, step)
        self.write(painter, self.when(), when, 13, 400, "quiet", step)

    def _paint_chip(self, painter: QPainter, foot: QPointF, most: float) -> None:
        """How far the game is, over the lower left corner of the picture."""
        theme = self.context.theme
        words = self.context.say(self.saved_game.label, self.saved_game.seats)
        fitted = fit(words, lambda size: theme.text(size, 600), 12, most - 20)
        height = 23 * max(1.0, theme.text_scale)
        wide = QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0])
        box = QRectF(foot.x(), foot.y() - height, wide + 20, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("heading"))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.colour("text"))
        fitted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)
