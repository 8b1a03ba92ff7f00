"""A line for a game that is over: who played, how it ended, and the way to look at its table again."""

import time

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import badges
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.buttons import QUIET, Button
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.lobby.last_played import last_played
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.tile import LEFT, RIGHT, Dots, Tile


class FinishedRow(Tile):
    """One game that is over, on one line; a click opens its table for looking."""

    remove_wanted = Signal()

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game.uid, parent)
        self.saved_game = saved_game
        self.look = Button(context, phrase("Lobby", "View the table", "button"), QUIET, "eye")
        self.look.setParent(self)
        self.look.size_points = 13.0
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.look.clicked.connect(self.click)
        self.dots = Dots(context, self)
        self.dots.clicked.connect(lambda: self.menu_wanted.emit(self.dots.mapToGlobal(QPointF(0, 36))))
        self.describe()

    @staticmethod
    def height_for(context: AppContext) -> int:
        """How high a row is."""
        return round(46 * max(1.0, context.theme.text_scale))

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, 2, -RIGHT, -2)

    def describe(self) -> None:
        self.setAccessibleName(self.context.say(self.saved_game.told))
        self.setAccessibleDescription(f"{self._ending()} {self._when()}")

    def place(self) -> None:
        paper, look = self.paper, self.look.sizeHint()
        middle = round(paper.center().y())
        self.dots.setGeometry(round(paper.right()) - 40, middle - 16, 34, 32)
        self.look.setGeometry(round(paper.right()) - 44 - look.width(), middle - 17, look.width(), 34)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

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
        end = self.look.geometry().left() - 16.0
        when = self._when()
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
        painter.drawText(QPointF(x, middle + cap), line_breaks.elided(self._ending(), plain, end - when_width - x - 20))

    def _ending(self) -> str:
        return self.context.say(self.saved_game.ask, self.saved_game.seats) if self.saved_game.ask is not None else ""

    def _when(self) -> str:
        return self.context.say(last_played(self.saved_game.saved, time.time(), self.context.voice.language))
