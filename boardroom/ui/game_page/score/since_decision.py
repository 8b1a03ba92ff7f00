"""What others did after the own last decision, on the page of the score: it may have come before that was seen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from boardroom.engine.text import phrase, verbatim
from boardroom.ui.game_page.turn.turn_lines import Line
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.table import Table

_BADGE: Final = 18
_TOP: Final = phrase("Score", "After your last decision", "a heading: what others did then")


class SinceDecision(QWidget):
    """The lines that tell of it, below a heading: as many of the newest as are to be seen, with dots for the rest."""

    def __init__(
        self, context: AppContext, table: Table, seats: Sequence[SeatName], lines: Sequence[Line], size: float
    ) -> None:
        super().__init__()
        self._grid = grid = laid(QGridLayout(self), (10, 0, 0, 0), 4)
        grid.setColumnStretch(1, 1)
        self._top = Words(context, _TOP, size + 1, 700)
        grid.addWidget(self._top, 0, 0, 1, 2)
        self.more = Words(context, verbatim("…"), size, seats=seats)
        """Dots for the lines before those that are to be seen."""
        grid.addWidget(self.more, 1, 1)
        self._rows: list[tuple[QLabel, Words]] = []
        for number, line in enumerate(lines, 2):
            badge = QLabel()
            if line.seat is not None:
                badge.setPixmap(table.badge(line.seat, _BADGE, self.devicePixelRatioF()))
            words = Words(context, line.words, size, seats=seats)
            grid.addWidget(badge, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, number, 1)
            self._rows.append((badge, words))

    @property
    def count(self) -> int:
        """How many lines there are."""
        return len(self._rows)

    @property
    def told(self) -> list[str]:
        """The lines that are to be seen."""
        return [] if self.isHidden() else [words.words for _, words in self._rows if not words.isHidden()]

    def tell(self, most: int) -> None:
        """Show so many of them at most, the newest; without any the heading is gone, too."""
        for number, widgets in enumerate(self._rows):
            for widget in widgets:
                widget.setVisible(number >= self.count - most)
        told = most > 0 and self.count > 0
        self._top.setVisible(told)
        self.more.setVisible(told and most < self.count)
        self.setVisible(told)
        self._grid.activate()
