"""The sheet of a file among the games that cannot be read."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.widgets.buttons import PLAIN
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.lobby.overview import DamagedFile
from boardroom.ui.lobby.pictured_tile import PICTURE
from boardroom.ui.lobby.tile import Tile


class DamagedFileTile(Tile):
    """A file among the games that cannot be read: which, why, and the way to its folder. It is not touched."""

    def __init__(self, context: AppContext, damage: DamagedFile, parent: QWidget) -> None:
        super().__init__(context, damage.path, parent)
        self.damage = damage
        self.folder = self.own_button(phrase("Lobby", "Show folder"), PLAIN, "folder")
        self.describe()

    def describe(self) -> None:
        self.setAccessibleName(f"{self._heading()} {Path(self.damage.path).name}")
        self.setAccessibleDescription(self.context.say(self.damage.why))

    def place(self) -> None:
        self.to_corner(self.folder)

    def paint_on(self, painter: QPainter, paper: QRectF) -> None:
        theme, scale = self.context.theme, max(1.0, self.context.theme.text_scale)
        painter.fillRect(QRectF(paper.left(), paper.top(), 6, paper.height()), theme.colour("warning"))
        icon = art.icon_pixmap("warning", 28, theme.palette.warning, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(paper.left() + 26, paper.top() + 18 * scale), icon)
        x, right = paper.left() + 70, paper.right() - 20
        self.write(painter, self._heading(), QRectF(x, paper.top() + 18 * scale, right - x, 24), 14, 600, "text", 20)
        name = line_breaks.elided(Path(self.damage.path).name, theme.text(13, 600), right - x)
        self.write(painter, name, QRectF(x, paper.top() + 42 * scale, right - x, 20), 13, 600, "warning", 20)
        why = self.context.say(self.damage.why)
        lines = 3 if paper.height() >= PICTURE.height() * scale else 2
        box = QRectF(x, paper.top() + 66 * scale, right - x, 60)
        self.write(painter, why, box, 13, 400, "quiet", 18 * scale, lines)

    def _heading(self) -> str:
        return self.context.say(phrase("Lobby", "This file cannot be read. It has not been changed."))
