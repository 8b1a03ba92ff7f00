"""Which of many games that go on are shown: those of one game, those that some words are found in."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.controls import Choice, Segments
from boardroom.ui.kit.widgets.search_field import SearchField
from boardroom.ui.lobby.overview import SavedGame

_BETWEEN: Final = 10
_ALL: Final = ""


class Wanted(NamedTuple):
    """What is looked for: a game, or all of them (""), and words of which each is found."""

    game: str = _ALL
    words: str = ""

    def finds(self, context: AppContext, saved_game: SavedGame) -> bool:
        """Whether a saved game is one of these: words are looked for in the game's name, the players' and how far it
        is.
        """
        if self.game not in (_ALL, saved_game.game):
            return False
        told = " ".join((context.say(saved_game.told), context.say(saved_game.label, saved_game.seats)))
        return all(word in _folded(told) for word in _folded(self.words).split())


def _folded(words: str) -> str:
    """Words without what nobody types: capitals, full-width letters."""
    return unicodedata.normalize("NFKC", words).casefold()


class GameFilter(QWidget):
    """A row of the games with how many of each go on, and a field to search in them."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the field."""
    left = Signal()
    """Esc was pressed in the empty field."""

    def __init__(self, context: AppContext, running: Sequence[SavedGame], parent: QWidget) -> None:
        super().__init__(parent)
        counts = Counter(saved_game.game for saved_game in running)
        titles = {saved_game.game: saved_game.title for saved_game in running}
        all_of_them = phrase("Lobby", "All {count}", "games in progress, beside how many of each game")
        choices = [Choice(_ALL, all_of_them.put(count=len(running)))]
        for game, title in titles.items():
            counted = phrase("Lobby", "{game} {count}", "how many games in progress there are of it")
            choices.append(Choice(game, counted.put(game=title, count=counts[game])))
        self.games = Segments(context, phrase("Lobby", "Games in progress shown"), choices)
        self._several = len(titles) > 1
        self.search = _Search(context, phrase("Lobby", "Player or game", "in an empty field to search with"))
        self.search.setMaximumWidth(self.search.minimumWidth())
        for part in (self.games, self.search):
            part.setParent(self)
        self.games.setVisible(self._several)
        self.games.chosen.connect(self.changed)
        self.search.textChanged.connect(self.changed)
        self.search.stepped.connect(self.entered)
        self.search.left.connect(self.left)

    @property
    def wanted(self) -> Wanted:
        """What is looked for."""
        return Wanted(self.games.value, self.search.text())

    @wanted.setter
    def wanted(self, wanted: Wanted) -> None:
        self.games.choose(wanted.game)
        self.search.setText(wanted.words)

    def take_width(self, most: int) -> QSize:
        """Be as wide as there is a use for; where there is no room for the row of games the field is there alone."""
        games, search = self.games.sizeHint(), self.search.minimumSizeHint()
        wide, high = self.search.minimumWidth(), max(games.height(), search.height())
        shown = self._several and games.width() + _BETWEEN + wide <= most
        self.games.setVisible(shown)
        x = games.width() + _BETWEEN if shown else 0
        self.games.setGeometry(0, (high - games.height()) // 2, games.width(), games.height())
        self.search.setGeometry(x, (high - self.search.height()) // 2, wide, self.search.height())
        return QSize(x + wide, high)


class _Search(SearchField):
    """The field: Esc empties it, and leaves it when it is empty."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()
