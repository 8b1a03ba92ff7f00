"""The line of a game that is over."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import badges
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.buttons import QUIET
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.saved_tile import SavedTile
from boardroom.ui.lobby.tile import LEFT, RIGHT


class FinishedRow(SavedTile):
    """One game that is over, on one line; a click opens its table for looking."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent, phrase("Lobby", "View the result", "button"), QUIET, "eye")
        self.button.size_points = 13.0

    @staticmethod
    def height_for(context: AppContext) -> int:
        """How high a row is."""
        return round(46 * max(1.0, context.theme.text_scale))

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, 2, -RIGHT, -2)

    def describe(self) -> None:
        self.setAccessibleName(self.context.say(self.saved_game.told))
        self.setAccessibleDescription(f"{self.ask()} {self.when()}")

    def place(self) -> None:
        paper, look = self.paper, self.button.sizeHint()
        middle = round(paper.center().y())
        self.dots.setGeometry(round(paper.right()) - 40, middle - 16, 34, 32)
        self.button.setGeometry(round(paper.right()) - 44 - look.width(), middle - 17, look.width(), 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, paper, say = self.context.theme, self.paper, self.context.say
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.palette.panel)
        ground.setAlphaF(1.0 if self.underMouse() else 0.55)
        focus = self.hasFocus()
        painter.setPen(QPen(theme.colour("brass"), 2.5) if focus else QPen(theme.colour("line"), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(paper.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        ratio, middle = self.devicePixelRatioF(), paper.center().y()
        x = paper.left() + 14
        for player in self.saved_game.players:
            painter.drawPixmap(QPointF(x, middle - 10), badges.picture(player.badge, 20, ratio))
            x += 24
        x += 8
        bold, plain = theme.text(14, 600), theme.text(13)
        cap = QFontMetricsF(bold).capHeight() / 2
        end = self.button.geometry().left() - 16.0
        when = self.when()
        when_width = QFontMetricsF(plain).horizontalAdvance(when)
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        title = say(self.saved_game.title)
        painter.drawText(QPointF(x, middle + cap), title)
        x += QFontMetricsF(bold).horizontalAdvance(title) + 16
        painter.setFont(plain)
        painter.setPen(theme.colour("quiet"))
        painter.drawText(QPointF(end - when_width, middle + cap), when)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(x, middle + cap), line_breaks.elided(self.ask(), plain, end - when_width - x - 20))
