"""A saved game on a sheet or a line: what all of these have in common."""

import time

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.last_played import last_played
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.tile import Dots, Tile


class SavedTile(Tile):
    """A saved game, on a sheet or a line: a button for what there is to do with it, and dots for all else."""

    remove_wanted = Signal()

    def __init__(
        self, context: AppContext, saved_game: SavedGame, parent: QWidget, label: Text, role: str, icon: str
    ) -> None:
        super().__init__(context, saved_game.uid, parent)
        self.saved_game = saved_game
        self.button = self.own_button(label, role, icon)
        self.dots = Dots(context, self)
        self.dots.clicked.connect(lambda: self.menu_wanted.emit(self.dots.mapToGlobal(QPointF(0, 36))))
        self.describe()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

    def ask(self) -> str:
        """What is to be done in the game, or how it ended."""
        return self.context.say(self.saved_game.ask, self.saved_game.seats) if self.saved_game.ask is not None else ""

    def when(self) -> str:
        """When it was last played."""
        return self.context.say(last_played(self.saved_game.saved, time.time(), self.context.voice.language))
