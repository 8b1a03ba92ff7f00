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
    """The lines that tell of it, below a heading: as many of the newest as are to be seen, with dots for the rest. Of
    the older ones only the change of points can be told.
    """

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
        self._seats, self._lines = seats, lines
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

    def ways(self, fewest: int) -> list[tuple[int, int]]:
        """All ways to ``tell`` at least so many of them, the fullest first."""
        changes = sum(line.change is not None for line in self._lines)
        ways = ((most, brief) for most in range(self.count, fewest - 1, -1) for brief in range(min(most, changes) + 1))
        return [(most, brief) for most, brief in ways if most]

    def tell(self, most: int, brief: int = 0) -> None:
        """Show so many of them at most, the newest, and of so many of these, the oldest, only the change of points;
        without any the heading is gone, too.
        """
        for number, ((badge, words), line) in enumerate(zip(self._rows, self._lines, strict=True)):
            at = number - (self.count - most)
            badge.setVisible(at >= 0)
            words.setVisible(at >= 0)
            said = line.words
            if 0 <= at < brief and line.change is not None:
                left_out = phrase("Score", "… {change}", "somebody's points, without what was done for them")
                said = left_out.put(change=line.change) if line.deeds else line.change
            words.say(said, self._seats)
        told = most > 0 and self.count > 0
        self._top.setVisible(told)
        self.more.setVisible(told and most < self.count)
        self.setVisible(told)
        self._grid.activate()
