"""A saved game that goes on, with the picture of its table; and what that picture is called where it is kept."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import covers, pictures_on_disk
from boardroom.ui.kit.widgets.buttons import MAIN
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.saved_tile import SavedTile

PICTURE: Final = QSize(236, 176)
"""The usual size of the picture of a table."""
_STEPS: Final = 4
"""Pictures are made in sizes of so many parts of the usual one, so that not every width of a window has its own."""
_HEART: Final = 0.42
"""How far down the table that lies which is looked at, where not all of it is seen."""
_DUSK: Final = QColor(12, 16, 20, 90)
"""What lies over a cover in the evening."""


class PicturedTile(SavedTile):
    """A game that goes on, with the picture of its table: the one made for the look of the moment, until there is one
    the one before, else the cover of the game.
    """

    part_seen = 1.0
    """How much of the width of the table is seen."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        self._picture, self._name = QPixmap(), ""
        super().__init__(context, saved_game, parent, phrase("Lobby", "Continue", "button"), MAIN, "play")

    @property
    def picture_box(self) -> QRectF:
        """Where the picture is."""
        return self.paper

    @property
    def picture_ratio(self) -> float:
        """How many pixels of the picture make one of its usual size, for the box it fills and the screen it is on."""
        return self.devicePixelRatioF() * max(1, ceil(self._enlarged * _STEPS - 0.01)) / _STEPS

    @property
    def picture_name(self) -> str:
        """What the picture is kept as that is to be seen now; nothing if there can be none."""
        made, context = self.saved_game.picture, self.context
        if not made:
            return ""
        look = f"{context.theme.palette.name}-{context.voice.language}-{context.theme.text_scale:g}"
        return f"{pictures_on_disk.TABLES}/{made}-{look}@{self.picture_ratio:g}"

    @property
    def lacks_picture(self) -> bool:
        """Whether the picture that is to be seen now was not made yet."""
        self._look_for_it()
        return self._name != self.picture_name

    def show_picture(self, name: str, picture: QPixmap) -> None:
        """Show the table as it is kept under a name."""
        self._picture, self._name = picture, name
        self.update()

    def describe(self) -> None:
        say, saved_game = self.context.say, self.saved_game
        self.setAccessibleName(say(saved_game.told))
        self.setAccessibleDescription(" ".join((say(saved_game.label, saved_game.seats), self.ask(), self.when())))

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the table, else the cover of the game, in its box."""
        self._look_for_it()
        box, picture, is_table = self.picture_box, self._picture, not self._picture.isNull()
        if not is_table and self.saved_game.cover:
            picture = covers.cover(self.saved_game.cover, PICTURE, self.picture_ratio)
        if picture.isNull():
            painter.fillRect(box, self.context.theme.colour("heading"))
            return
        # As much of it as the box has room for, around what is looked at.
        pixels = picture.width() / PICTURE.width() / self._enlarged
        shown = QRectF(0, 0, box.width() * pixels, box.height() * pixels)
        shown.moveCenter(QPointF(picture.width() / 2, picture.height() * _HEART))
        shown.moveTop(min(max(0.0, shown.top()), picture.height() - shown.height()))
        painter.drawPixmap(box, picture, shown)
        if self.context.theme.evening and not is_table:
            painter.fillRect(box, _DUSK)

    @property
    def _enlarged(self) -> float:
        """How many times the usual size the whole picture would have."""
        box, part = self.picture_box, self.part_seen
        return max(box.width() / PICTURE.width() / part, box.height() / PICTURE.height() / part, 0.01)

    def _look_for_it(self) -> None:
        name = self.picture_name
        if name != self._name:
            found = pictures_on_disk.load(name, self.picture_ratio) if name else None
            if found is not None:
                self._picture, self._name = found, name
