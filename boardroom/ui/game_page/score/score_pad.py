"""The score pad: every point explained down to the pieces it comes from, in mid-game and at the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QEvent, QPoint, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.series import Standing
from boardroom.engine.text import Seat, phrase
from boardroom.ui.game_page.score.best_games import BestGames, Search
from boardroom.ui.game_page.score.score_grid import ScoreGrid
from boardroom.ui.game_page.score.score_headings import BESIDE, ROOMY, TOTAL
from boardroom.ui.game_page.score.score_items import Group, ScoreItems
from boardroom.ui.game_page.score.since_decision import SinceDecision
from boardroom.ui.game_page.turn.turn_lines import Line
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import PLAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_SHADOW: Final = 10
"""What a panel keeps free below its body."""
_SPREAD, _MOST_SPREAD = 0.6, 26
"""At the end: the part of the spare height that goes to the rows, and how many pixels of it a row takes at most."""
COUNTING = 700
"""Milliseconds in which the numbers of a game that is over are counted up."""


class ScorePad(Panel):
    """A grid of points by part and player, each of which opens to its items.

    In mid-game it is closed again by its own button. With an outcome it is large, says what is behind every number,
    how the ``series`` stands that the game belongs to, if it has had several, which were the best games that
    ``search`` finds, and in ``lines``, as far as there is room, what others did after the own last decision; all that
    is done then is done beside the prompt. ``pointed`` carries the keys of the pieces of what is pointed at, or none.
    """

    look = Signal()
    pointed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        table: Table,
        seats: Sequence[SeatName],
        shown: Presentation,
        outcome: Outcome | None = None,
        series: Standing | None = None,
        search: Search | None = None,
        lines: Sequence[Line] = (),
        grow: float = 1.0,
    ) -> None:
        """``grow`` is how many times as large as in a usual window the page of a game that is over is drawn."""
        so_far = phrase("Score", "The score so far") if outcome is None else None
        super().__init__(context, so_far, "trophy")
        self.outcome, self._times = outcome, grow
        self._scores: Mapping[int, Score] = {}
        self._shown = shown
        self._untouched = outcome is not None
        """Whether nobody has opened or closed anything yet: the pad may still do so by itself."""
        self._fitting = False
        self._roomy: tuple[object, ...] = ()
        self._set_for: tuple[object, ...] = ()
        """The room that the rows were set for at the end: they keep their places until that is another."""
        self.body.setSpacing(6)
        inside = self._inside = QWidget()
        self._rows = laid(QVBoxLayout(inside), (0, 0, 8, 6), 4)
        order: Sequence[int] = range(len(seats))
        winners: tuple[int, ...] = ()
        if outcome is not None:
            points = {score.seat: score.total for score in outcome.scores}
            # The winners first, then who came nearest.
            order = sorted(order, key=lambda seat: (seat not in outcome.winners, -points.get(seat, 0), seat))
            winners = outcome.winners if len(outcome.winners) < len(seats) or len(seats) == 1 else ()
            if series is not None and any(score.measure is not None for score in outcome.scores):
                # What is counted in something else than points means nothing over several games.
                series = evolve(series, points=())
        sizes, details = (BESIDE, False) if outcome is None else (ROOMY.grown(grow), True)
        self.grid = ScoreGrid(context, table, seats, shown, order, winners, sizes, details, series)
        self.grid.opened.connect(self._open)
        self._rows.addWidget(self.grid)
        hint = phrase("Score", "Click a number to see where it comes from.")
        self.hint = Words(context, hint, sizes.detail, role="quiet")
        """What can be done with numbers, as long as none is open."""
        self._rows.addWidget(self.hint)
        self._rows.addSpacing(8)
        self.since = SinceDecision(context, table, seats, lines, sizes.detail)
        """What others did after the own last decision."""
        self.since.tell(0)
        self._rows.addWidget(self.since)
        self.best = None if search is None else BestGames(context, search)
        """The best games, this one among them; None where games are not measured by others."""
        if self.best is not None:
            self.best.found.connect(self._fit)
            self._rows.addWidget(self.best)
            self._rows.addSpacing(8)
        self.items = ScoreItems(context, table, seats, 1 if outcome is None else 2)
        self.items.pointed.connect(self._point_at_item)
        self._rows.addWidget(self.items)
        self._rows.addStretch(1)
        self._scroll = Scroll(context, inside)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._scroll, 1)
        self._close: Button | None = None
        self._counting = QVariantAnimation(self)
        if outcome is None:
            self._close = Button(context, phrase("Score", "Close", "a button"), PLAIN, "cross")
            self._close.clicked.connect(self.look)
            self.body.addWidget(self._close)
        else:
            self.grid.pointed.connect(self.pointed)

    @property
    def untouched(self) -> bool:
        """Whether nobody has opened or closed anything yet."""
        return self._untouched

    @property
    def shown(self) -> Presentation:
        """What was shown when the scores came."""
        return self._shown

    @property
    def first(self) -> QWidget | None:
        """What the keys are for when nothing else has been chosen; none where there are no numbers."""
        return self._close or self.grid.current

    def show_scores(self, scores: Sequence[Score], shown: Presentation) -> None:
        """Show these scores of what is shown; what is open stays open, with what it is made of now."""
        self._shown = shown
        self._scores = {score.seat: score for score in scores}
        self.grid.show_scores(self._scores, shown)
        self._explain()
        self._fit()

    def count_up(self) -> None:
        """Have the numbers grow to what they are, unless motion is off; any press shows them at once."""
        time = round(COUNTING * self.context.settings.motion_factor)
        if not time or not self._scores:
            return
        self._counting = QVariantAnimation(self)
        self._counting.setDuration(time)
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.valueChanged.connect(self.grid.count)
        self._counting.start()

    def count_out(self) -> None:
        """Have counted."""
        self._counting.stop()
        self.grid.count(1.0)

    def open_total(self, seat: int) -> None:
        """Open everything that a seat has points for."""
        if (TOTAL, seat) in self.grid.cells and self.grid.open != (TOTAL, seat):
            self.grid.open_cell(TOTAL, seat)

    def _open(self) -> None:
        if not self._fitting:
            self.count_out()
            self._untouched = False
        self._explain()
        self._fit()
        if self.grid.open is not None and self.isVisible():
            self._rows.activate()
            if self.outcome is not None and self._shows_items():
                # The rows keep their places: the next click is for another of them.
                return
            # From the number that was opened to as many of its items as there is room for.
            self._scroll.ensureWidgetVisible(self.items, 0, 0)
            self._scroll.ensureWidgetVisible(self.grid.cells[self.grid.open], 0, 0)

    def _shows_items(self) -> bool:
        """Whether as much is seen of what a number is made of that nobody looks for it."""
        first = self.items.y() + (self.items.lines[0].geometry().bottom() if self.items.lines else self.items.height())
        return first <= self._scroll.verticalScrollBar().value() + self._scroll.viewport().height()

    def _explain(self) -> None:
        """Show the items of the number that is open; where none is, that they can be had."""
        self._show_hint()
        self._explain_number(self.grid.open)

    def _explain_number(self, number: tuple[str, int] | None) -> None:
        """Show the items of a number, by its part and seat; none without one."""
        score = self._scores.get(number[1]) if number is not None else None
        if number is None or score is None:
            self.items.explain(self._shown, None)
            return
        part, seat = number
        heading = phrase("Score", "{seat}: {part}", "what a number of the score pad is made of")
        heading = heading.put(seat=Seat(seat), part=self.grid.title(part))
        counted = score.caption is None or bool(score.parts)
        groups = [Group(score.items_of(part))]
        if part == TOTAL and score.parts:
            # What is only had or not is no part of a sum.
            named = {item.part for item in score.items if item.word is not None}
            groups = [Group(score.items_of(each.key), each.title) for each in score.parts if each.key not in named]
        elif any(item.count is not None for item in groups[0].items):
            # How many there are is what the row says; what they are worth is another number, and told with the total.
            counted = False
        # At the end that stands beside the heading of the row.
        about = score.about if part == TOTAL and self.outcome is None else None
        self.items.explain(self._shown, heading, groups, counted, about)

    def _show_hint(self) -> None:
        self.hint.setVisible(self.grid.open is None and any(score.items for score in self._scores.values()))

    @property
    def sheet_height(self) -> int:
        if self.outcome is None:
            return self.height()
        inside = self._scroll.viewport().mapTo(self, QPoint(0, 0)).y() + self._high()
        return min(self.height(), inside + self.body.contentsMargins().bottom() + _SHADOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.outcome and not self._untouched and self.grid.open is not None:
            # What somebody has opened on the page of the score goes before the page does.
            self.grid.open_cell(*self.grid.open)
        elif event.key() == Qt.Key.Key_Escape:
            self.look.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """At the end: say as much at once as there is room for without scrolling."""
        # Beside the scroll bar, whether it is there or not: nothing moves to the side when it comes and goes.
        wide = self._scroll.width() - self._scroll.verticalScrollBar().sizeHint().width()
        self._inside.setFixedWidth(max(0, wide))
        self.items.fit(wide - self._rows.contentsMargins().right())
        theme, language, size = self.context.theme, self.context.voice.language, self._scroll.viewport().size()
        best = 0 if self.best is None else len(self.best.lines)
        room = size, theme.text_scale, language, self.grid.open, tuple(self.grid.cells), best
        if self.outcome is None or self._fitting or room == self._roomy:
            return
        self._fitting = True
        leader = next((seat for (part, seat) in self.grid.cells if part == TOTAL), None)
        first = self._scores.get(-1 if leader is None else leader)
        by_itself = self._untouched and first is not None and bool(first.items) and not first.parts
        # What a number is made of is not told once more where pictures below it say so.
        by_itself = by_itself and leader is not None and not self.grid.is_pictured(leader)
        self._show_hint()
        self.since.tell(0)
        setting = self._scroll.size(), theme.text_scale, language, tuple(self.grid.cells), best
        keeps = setting == self._set_for and not self._untouched
        if not keeps:
            self._set_for = setting
            self.grid.be_brief(False)
            self.grid.spread(0)
        if by_itself and leader is not None:
            self.open_total(leader)
        if self._too_low() and by_itself and self.grid.open is not None:
            self.grid.open_cell(*self.grid.open)
        if self._too_low() and not keeps:
            self.grid.be_brief(True)
        if self._too_low():
            self.hint.hide()
        # What opens below the rows has room there without moving them.
        spare = self._scroll.viewport().height() - self._high() - self._most_below()
        # What somebody has opened takes the room of all of them rather than of some: it can be closed again.
        fewest = 1 if self._untouched or self.grid.open is None else self.since.count
        for way in self.since.ways(fewest):
            self.since.tell(*way)
            if not self._too_low():
                break
            self.since.tell(0)
        if not keeps:
            spare = min(spare, self._scroll.viewport().height() - self._high())
            self.grid.spread(
                max(0, min(round(_MOST_SPREAD * self._times**2), round(spare * _SPREAD / max(1, self.grid.rows))))
            )
        # At once: what is seen first is laid out as it stays.
        self._high()
        self.update()
        self._roomy = size, theme.text_scale, language, self.grid.open, tuple(self.grid.cells), best
        self._fitting = False

    def _most_below(self) -> int:
        """How high it is what opens below the rows for the number of a part that is made of most."""
        numbers = [number for number in self.grid.cells if number[0] != TOTAL and number[1] in self._scores]
        if self.grid.open is not None or not numbers:
            return 0
        before = self._high()
        self._explain_number(max(numbers, key=lambda number: len(self._scores[number[1]].items_of(number[0]))))
        self.items.fit(self._inside.width() - self._rows.contentsMargins().right())
        most = self._high() - before
        self._explain_number(None)
        return most

    def _high(self) -> int:
        """How high everything is that stands on it."""
        self._rows.activate()
        return max(self._rows.totalHeightForWidth(self._inside.width()), self._rows.totalMinimumSize().height())

    def _too_low(self) -> bool:
        return self._high() > self._scroll.viewport().height()

    def _point_at_item(self, keys: Sequence[str]) -> None:
        if keys or self.outcome is None:
            self.pointed.emit(keys)
        else:
            # Back from an item to the number it is of, which stays open.
            self.grid.point()
