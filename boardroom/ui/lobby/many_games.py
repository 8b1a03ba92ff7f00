"""The games that go on as rows that scroll by themselves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import SCROLL_BAR
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.saved_game_row import SavedGameRow

_TWO_FROM: Final = 880
"""How wide it is to have two rows beside each other."""


class ManyGames(QScrollArea):
    """Rows, read line by line; whatever has the focus is in sight."""

    def __init__(self, context: AppContext, saved_games: Sequence[SavedGame], parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._inside = QWidget()
        self._inside.setAutoFillBackground(False)
        self.all_rows = [SavedGameRow(context, saved_game, self._inside) for saved_game in saved_games]
        self.rows = list(self.all_rows)
        """Those that are here."""
        for row in self.all_rows:
            row.installEventFilter(self)
        self.setWidget(self._inside)
        self._inside.setAutoFillBackground(False)
        context.theme.changed.connect(self._restyle)
        self._restyle()

    def have(self, rows: Sequence[SavedGameRow]) -> None:
        """Have these of the rows here, in their order; the others stand elsewhere, or are not looked for."""
        if [*rows] != self.rows:
            self.rows = list(rows)
            for row in self.all_rows:
                row.setVisible(row in self.rows)
            self._arrange()

    def grow(self, most: int) -> int:
        """Become higher by so much at most, as far as its rows have a use for it; gives by how much."""
        # Not as high as they are: before it is seen they have no place yet.
        wanted = -(-len(self.rows) // self._columns(self.width() - SCROLL_BAR)) * self._row_height
        more = max(0, min(most, wanted - self.height()))
        self.resize(self.width(), self.height() + more)
        return more

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from sheet to sheet, over its edge too."""
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, SavedGameRow):
            self.ensureWidgetVisible(watched, 0, 4)
        return super().eventFilter(watched, event)

    def _restyle(self) -> None:
        self.verticalScrollBar().setStyleSheet(self.context.theme.scroll_bars)
        self._arrange()

    @property
    def _row_height(self) -> int:
        """How high a row is: whole ones are seen."""
        return self.height() // max(1, self.height() // SavedGameRow.height_for(self.context))

    def _columns(self, wide: int) -> int:
        return 2 if wide >= _TWO_FROM * max(1.0, self.context.theme.text_scale) else 1

    def _arrange(self) -> None:
        wide, high = self.viewport().width(), self._row_height
        columns = self._columns(wide)
        each = wide // columns
        for number, row in enumerate(self.rows):
            line, column = divmod(number, columns)
            row.setGeometry(column * each, line * high, each, high)
        self._inside.resize(wide, -(-len(self.rows) // columns) * high)
