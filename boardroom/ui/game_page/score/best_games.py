"""The best games of one player alone, below the score of one that is over: place, who played, when, and the points."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.controller.storage.best_games import LoneGame, Ranked, ranked
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words.say import SeatName, called

_DAY: Final = 10
"""The letters of a moment that say its day."""


class Search(NamedTuple):
    """A game that is over, and where the others come from that it is measured by: None after a file without any."""

    present: LoneGame
    others: Iterator[LoneGame | None]


class BestGames(QWidget):
    """The best games and the present one. Files are read one by one between other events, and then all is shown, and
    ``found`` says so.
    """

    found = Signal()

    def __init__(self, context: AppContext, search: Search) -> None:
        super().__init__()
        self._context, self._search = context, search
        self._games = [search.present]
        self.lines: list[BestGame] = []
        """The games, best first."""
        self._column = laid(QVBoxLayout(self), (0, 0, 0, 0), 0)
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read)
        self._reading.start(0)

    def _read(self) -> None:
        try:
            game = next(self._search.others)
        except StopIteration:
            self._reading.stop()
            self._show()
            return
        if game is not None:
            self._games.append(game)

    def _show(self) -> None:
        context = self._context
        heading = Words(context, phrase("Score", "Best games with these options", "a heading"), 16, 700, titled=True)
        heading.setContentsMargins(0, 4, 0, 4)
        self._column.addWidget(heading)
        for entry in ranked(self._games, self._search.present):
            line = BestGame(context, entry, entry.game == self._search.present)
            self.lines.append(line)
            self._column.addWidget(line)
        self._column.activate()
        self.found.emit()


class BestGame(QWidget):
    """One of the best games; the ``present`` one stands out."""

    def __init__(self, context: AppContext, entry: Ranked, present: bool) -> None:
        super().__init__()
        self._context, self.present = context, present
        place, game = entry
        seats = (SeatName(game.seat.name, game.seat.kind),)
        weight = 700 if present else 400
        row = laid(QHBoxLayout(self), (10, 4, 10, 4), 10)
        number = phrase("Score", "{place}.", "the place of a game among the best").put(place=place)
        day: Text = verbatim(game.begun[:_DAY])
        if present:
            day = phrase("Score", "this game", "among the best games")
        for text, size, role, stretch in (
            (number, 14, "quiet", 0), (called(0, seats), 14, "text", 0), (day, 13, "quiet", 1),
            (phrase("Score", "{total}").put(total=game.points), 15, "text", 0),
        ):  # fmt: skip
            row.addWidget(Words(context, text, size, weight, role, seats=seats, wrap=False), stretch)
        told = phrase("Score", "{place}. {name}, {day}: {points}", "one of the best games, for a screen reader")
        told = told.put(place=place, name=called(0, seats), day=day, points=game.points)
        context.tell(self, self.setAccessibleName, told, seats)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self._context.theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.present:
            draw_rounded(painter, QRectF(self.rect()), 6, QColor(palette.acting))
        else:
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(palette.line))
