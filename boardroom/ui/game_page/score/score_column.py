"""Where the score pad stands: in place of the left column, or at the end on the page of the score."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.rules import AnyRules
from boardroom.engine.series import Standing
from boardroom.ui.game_page.score.best_games import Search
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.game_page.turn.turn_lines import Line
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.layouts import discard, laid
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_LEAST, _LABEL, _SEAT = 380, 210, 62
"""The least width, and what it takes for the headings of rows and for the column of a seat."""
_LEAST_AT_END, _MOST_AT_END, _SEAT_AT_END = 0.46, 0.58, 84
"""The same of the page of the score, in parts of its width: the table stands beside it, small."""
_USUAL, _MOST_GROWN, _STEP = (1440, 900), 1.8, 0.05
"""The window up to which the page of the score is as large as ever; how much larger it is drawn at most, and in which
steps.
"""


class ScoreColumn(QWidget):
    """Holds the score pad while it is open, and keeps it true to what is shown.

    In the middle of a game it knows only views that somebody looks at: what is on the pad is told by the rules from
    the view that is shown, and nothing is left of it when it is closed. ``series`` gives how the series stands when a
    game is over, None where it was the only one, ``search`` the way to the best games of one player alone, None where
    games are not measured by others, ``since`` what others did after the own last decision. ``look`` asks for it to be
    closed, ``turned`` says that it opened or closed.
    """

    look = Signal()
    pointed = Signal(object)
    turned = Signal()

    def __init__(self, context: AppContext, table: Table, rules: AnyRules, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self._context, self._table, self._rules, self._seats = context, table, rules, tuple(seats)
        self._column = laid(QVBoxLayout(self), (0, 0, 0, 0))
        self.pad: ScorePad | None = None
        self._aside = False
        self._grown = 1.0
        self.series: Callable[[], Standing | None] = lambda: None
        self.search: Callable[[], Search | None] = lambda: None
        self.since: Callable[[], Sequence[Line]] = tuple
        self.offered = False
        """Whether there is a score to be shown."""
        self.hide()

    @property
    def open(self) -> bool:
        """Whether the pad is to be seen."""
        return not self.isHidden()

    @property
    def at_end(self) -> bool:
        """Whether the page of the score is to be seen: that of a game that is over."""
        return self.open and self.pad is not None and self.pad.outcome is not None

    def wanted_width(self, page: int) -> int:
        """The width it takes in a page of a width: more for more seats, but never more than leaves room to play."""
        seats, scale = len(self._seats), self._context.theme.text_scale
        if self.at_end:
            wanted = (_LABEL + _SEAT_AT_END * seats) * scale
            return round(min(max(page * _LEAST_AT_END, wanted), page * _MOST_AT_END))
        most = page // 3 if seats <= 4 else page * 2 // 5
        return min(max(_LEAST, _LABEL + _SEAT * seats), most)

    def follow(self, shown: Presentation, outcome: Outcome | None) -> None:
        """Bring the pad up to what is shown."""
        seats = range(len(self._seats))
        # One score is enough to know of: they are all made only while the pad shows them.
        self.offered = outcome is not None or any(
            self._rules.words.score(shown.view, seat) is not None for seat in seats
        )
        if self.pad is None:
            return
        if self.pad.outcome is not None:
            if outcome is None:
                self._drop()
            return
        scores = self._scores(shown)
        if scores:
            self.pad.show_scores(scores, shown)
        else:
            self._drop()

    def show_end(self, shown: Presentation, outcome: Outcome) -> None:
        """Bring the pad of a game that is over, if it has not been brought yet."""
        if self.pad is None or self.pad.outcome is None:
            self._drop()
            pad = self._make(shown, outcome)
            pad.show_scores(outcome.scores, shown)
            self._come_back(pad)
            pad.count_up()
        elif self._aside:
            self._come_back(self.pad)

    def step_aside(self) -> None:
        """Leave the whole page to the table until the end is shown again."""
        self.pointed.emit(())
        self.hide()
        self._aside = True
        self.turned.emit()

    def _come_back(self, pad: ScorePad) -> None:
        self._aside = False
        self.show()
        self.turned.emit()
        if pad.first is not None:
            pad.first.setFocus()

    def toggle(self, shown: Presentation, outcome: Outcome | None) -> None:
        """Open the pad, or close it."""
        if self.open:
            if outcome is None:
                self._drop()
            else:
                # Nobody can see more of it than before.
                self.pointed.emit(())
                self.hide()
                self.turned.emit()
            return
        if outcome is not None and self.pad is not None:
            self._come_back(self.pad)
        elif outcome is not None:
            self.show_end(shown, outcome)
        else:
            self._open_now(shown)

    def put_away(self) -> None:
        """Close the pad of a game that goes on, if it is open."""
        if not self.at_end:
            self._drop()

    def _open_now(self, shown: Presentation) -> None:
        scores = self._scores(shown)
        if not scores:
            return
        pad = self._make(shown, None)
        pad.show_scores(scores, shown)
        looker = next((seat for seat in (shown.audience, shown.actor) if seat is not None), 0)
        pad.open_total(looker)
        self.show()
        self.turned.emit()
        current = pad.grid.current
        if current is not None:
            current.setFocus()

    def _scores(self, shown: Presentation) -> list[Score]:
        """The scores so far of the seats that have one, from what is shown alone."""
        found = (self._rules.words.score(shown.view, seat) for seat in range(len(self._seats)))
        return [score for score in found if score is not None]

    def _make(self, shown: Presentation, outcome: Outcome | None) -> ScorePad:
        series, search, since = (None, None, ()) if outcome is None else (self.series(), self.search(), self.since())
        self._grown = self._grow()
        pad = self.pad = ScorePad(
            self._context, self._table, self._seats, shown, outcome, series, search, since, self._grown
        )
        self._column.addWidget(pad)
        pad.look.connect(self.look)
        pad.pointed.connect(self.pointed)
        return pad

    def _grow(self) -> float:
        """How many times as large as in a usual window the page of the score is drawn."""
        window, scale = self.window(), self._context.theme.text_scale
        room = min(window.width() / _USUAL[0], window.height() / _USUAL[1]) / scale
        return max(1.0, min(_MOST_GROWN, _STEP * int(room / _STEP)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pad = self.pad
        if pad is not None and pad.outcome is not None and pad.untouched and self._grow() != self._grown:
            # When the window has its size: this goes on from within.
            QTimer.singleShot(0, pad, self._make_anew)

    def _make_anew(self) -> None:
        """Draw the page of the score in another size; whoever has opened something keeps it as it is."""
        old = self.pad
        if old is None or old.outcome is None or self._grow() == self._grown:
            return
        focused = old.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        discard(self._column, old)
        pad = self._make(old.shown, old.outcome)
        pad.show_scores(old.outcome.scores, old.shown)
        if focused and pad.first is not None:
            pad.first.setFocus()

    def _drop(self) -> None:
        """Close the pad and leave nothing of it."""
        pad, self.pad = self.pad, None
        if pad is None:
            return
        discard(self._column, pad)
        self.pointed.emit(())
        self.hide()
        self.turned.emit()
