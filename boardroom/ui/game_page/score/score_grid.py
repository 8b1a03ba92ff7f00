"""The score pad's grid: a row for every part of the score, a column for every seat, the totals at the foot."""

from collections.abc import Container, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayoutItem, QWidget

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.outcome import Score
from boardroom.engine.series import Standing
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.score.score_cells import EVERY_LINE, Cell
from boardroom.ui.game_page.score.score_headings import BESIDE, TOTAL, Head, RowHeading, Sizes, TokenPicture
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import discard, laid
from boardroom.ui.kit.words.say import SeatName, called, called_in_short
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_TOKEN = 24
_HEADINGS = 0.44
"""The part of the width that headings of rows may take."""


class StandingRow(NamedTuple):
    """A row of numbers of a series, one for every seat in the order of the columns, with its heading."""

    heading: RowHeading
    numbers: tuple[Words, ...]


class ScoreGrid(QWidget):
    """Numbers that open to what they are made of: ``opened`` is emitted when another one is open, or none; ``pointed``
    carries the pieces of the number that is pointed at, or else of the one that is open.

    ``details`` has every number say below it what it is made of; ``series`` stands below all numbers. ``order`` is the
    order of the columns. Tab reaches the grid, the arrows walk over it, Enter opens and closes.
    """

    opened = Signal()
    pointed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        table: Table,
        seats: Sequence[SeatName],
        shown: Presentation,
        order: Sequence[int],
        winners: Container[int] = (),
        sizes: Sizes = BESIDE,
        details: bool = False,
        series: Standing | None = None,
    ) -> None:
        super().__init__()
        self._sizes, self._details = sizes, details
        self._scores: Mapping[int, Score] = {}
        self._lit: Cell | None = None
        self._context, self._table, self._seats, self._order = context, table, tuple(seats), tuple(order)
        self._shown = shown
        self._titles: dict[str, Text] = {}
        self._quiet_total = False
        """Whether the totals only compare: then they are written small, and Tab comes to what decides first."""
        self.cells: dict[tuple[str, int], Cell] = {}
        """The numbers by part (or TOTAL) and seat."""
        self.open: tuple[str, int] | None = None
        """The part (or TOTAL) and the seat of the number that is open."""
        self._rows: list[RowHeading] = []
        self._grid = laid(QGridLayout(self), (0, 0, 0, 0), 0)
        self._grid.setColumnStretch(0, 1)
        self.heads = tuple(
            Head(
                context, table, seat, called(seat, self._seats), called_in_short(seat, self._seats), seat in winners,
                sizes,
            )
            for seat in self._order
        )  # fmt: skip
        for column, head in enumerate(self.heads, 1):
            self._grid.addWidget(head, 0, column)
        context.theme.changed.connect(self._fit)
        self.standing = _standing_rows(context, series, self._order, sizes, self._seats) if series is not None else ()
        """The rows of the series, below all others."""

    def show_scores(self, scores: Mapping[int, Score], shown: Presentation) -> None:
        """Show these scores of what is shown, by seat; a seat that has none has empty columns."""
        self._shown, self._scores = shown, scores
        one = next(iter(scores.values()), None)
        self._quiet_total = one is not None and not one.decides
        measure = (one.measure if one else None) or phrase("Score", "Total", "of points")
        titles = {part.key: part.title for part in one.parts} if one else {}
        if one is not None or not self._details:
            titles[TOTAL] = measure
        if titles != self._titles or not self._rows:
            self._titles = titles
            about = {part.key: part.about for part in one.parts} if one and self._details else {}
            if one is not None and self._details:
                about[TOTAL] = one.about
            self._make_rows(about)
        for row in self._rows:
            row.show_view(shown)
        for (part, seat), cell in self.cells.items():
            score = scores.get(seat)
            points, word = None, None
            if score is not None:
                items = score.items_of(part) if part else ()
                counts = (item.points if item.count is None else item.count for item in items)
                points = sum(counts) if part else score.total
                word = next((item.word for item in items if item.word is not None), None)
            cell.show_points(points, word)
            if self._details and score is not None:
                self._tell_detail(cell, score)
        self.point()

    def _tell_detail(self, cell: Cell, score: Score) -> None:
        """Below a number: what it is made of, in a word if that is one thing, as pictures where there are no parts."""
        items = score.items_of(cell.part) if cell.part else score.items
        if cell.part:
            part = next(part for part in score.parts if part.key == cell.part)
            told = len(items) == 1 and not items[0].bare
            if part.told and items:
                cell.show_detail(in_a_row([item.text for item in items]), most=EVERY_LINE)
            else:
                cell.show_detail(items[0].text if told else None)
        elif not score.parts:
            keys = [key for item in items for key in item.pieces[:1]]
            ratio = self.devicePixelRatioF()
            tokens = [self._table.pictures.token(key, self._shown, _TOKEN, ratio) for key in keys]
            cell.show_detail(None, [token for token in tokens if token is not None])

    def is_pictured(self, seat: int) -> bool:
        """Whether pictures below the total of a seat show all that it is made of."""
        score = self._scores.get(seat)
        return score is not None and len(self.cells[TOTAL, seat].tokens) == len(score.items)

    def be_brief(self, brief: bool) -> None:
        """Leave out what stands below headings and numbers, or show it; below the numbers of a row only where it fits
        for all of them.
        """
        headings = (*self._rows, *(standing.heading for standing in self.standing))
        for heading in headings:
            heading.be_brief(brief)
        cut = {cell.part for cell in self.cells.values() if cell.is_cut}
        for cell in self.cells.values():
            cell.be_brief(brief or cell.part in cut)
        # What is around it asks at once how high it is now.
        for heading in headings:
            heading.row.activate()
        self._grid.activate()

    @property
    def rows(self) -> int:
        """How many rows of numbers there are."""
        return len(self._rows) + len(self.standing)

    def spread(self, pixels: int) -> None:
        """Have every row so much higher than it must be."""
        for row in range(1, self.rows + 1):
            heights = [item.minimumSize().height() for item in self._row(row)]
            self._grid.setRowMinimumHeight(row, max(heights) + pixels if pixels and heights else 0)
        self._grid.activate()

    def _row(self, row: int) -> list[QLayoutItem]:
        found = (self._grid.itemAtPosition(row, column) for column in range(self._grid.columnCount()))
        return [item for item in found if item is not None]

    def count(self, share: float) -> None:
        """Show so much of every number: they are being counted up."""
        for cell in self.cells.values():
            cell.share = share
            cell.update()

    def open_cell(self, part: str, seat: int) -> None:
        """Open a number, or close it if it is open."""
        self.open = None if self.open == (part, seat) else (part, seat)
        for key, cell in self.cells.items():
            cell.setChecked(key == self.open)
        for row in self._rows:
            row.light(self.open is not None and row.part == self.open[0])
        self._reach((part, seat))
        self.update()
        self.opened.emit()
        self.point()

    def _light(self, cell: Cell, lit: bool) -> None:
        self._lit = cell if lit else None if self._lit is cell else self._lit
        self.point()

    def point(self) -> None:
        """Tell which pieces the number is made of that is pointed at, or else the one that is open."""
        key = (self._lit.part, self._lit.seat) if self._lit is not None else self.open
        score = self._scores.get(key[1]) if key is not None else None
        if key is None or score is None:
            self.pointed.emit(())
            return
        items = score.items_of(key[0]) if key[0] != TOTAL else score.items
        self.pointed.emit(tuple(piece for item in items for piece in item.pieces))

    def title(self, part: str) -> Text:
        """What a row is called."""
        return self._titles[part]

    @property
    def current(self) -> Cell | None:
        """The number that Tab reaches."""
        return next((cell for cell in self.cells.values() if cell.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)

    def walk(self, cell: Cell, down: int, right: int) -> None:
        """Go from a number to one beside it."""
        parts = list(self._titles)
        row = parts.index(cell.part) + down
        column = self._order.index(cell.seat) + right
        if 0 <= row < len(parts) and 0 <= column < len(self._order):
            key = parts[row], self._order[column]
            self._reach(key)
            self.cells[key].setFocus(Qt.FocusReason.TabFocusReason)

    def _reach(self, wanted: tuple[str, int]) -> None:
        """Let Tab come to one number: the arrows go on from there."""
        for key, cell in self.cells.items():
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key == wanted else Qt.FocusPolicy.ClickFocus)

    def _make_rows(self, about: Mapping[str, Text | None]) -> None:
        self._lit = None
        discard(self._grid, *self._rows, *self.cells.values())
        self._rows, self.cells = [], {}
        for row, (part, title) in enumerate(self._titles.items(), 1):
            token = TokenPicture(self._context, self._table, part, self._shown, self._sizes.sign) if part else None
            total = part == TOTAL
            large, quiet = total and not self._quiet_total, total and self._quiet_total
            heading = RowHeading(self._context, part, title, token, self._sizes, about.get(part), large, quiet)
            self._rows.append(heading)
            self._grid.addWidget(heading, row, 0)
            for column, seat in enumerate(self._order, 1):
                cell = Cell(self._context, part, seat, title, self._seats, self._sizes, large, quiet)
                cell.walked.connect(partial(self.walk, cell))
                cell.lit.connect(partial(self._light, cell))
                cell.clicked.connect(lambda _=False, part=part, seat=seat: self.open_cell(part, seat))
                self.cells[part, seat] = cell
                self._grid.addWidget(cell, row, column)
        for row, standing in enumerate(self.standing, len(self._titles) + 1):
            self._grid.addWidget(standing.heading, row, 0)
            for column, number in enumerate(standing.numbers, 1):
                self._grid.addWidget(number, row, column)
        if self.open not in self.cells:
            self.open = None
        first = next(iter(self._titles)) if self._quiet_total else TOTAL
        self._reach(self.open or (first, self._order[0]))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        # As narrow as there is room: columns once made for more room would keep it from becoming narrower again.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Equal columns, as wide as the headings leave room for."""
        wanted = max([self._sizes.label * self._context.theme.text_scale, *(row.least for row in self._rows)])
        label = min(wanted, self.width() * _HEADINGS)
        wide = max(30, min(self._sizes.widest, int((self.width() - label) / max(1, len(self._order)))))
        for column in range(1, len(self._order) + 1):
            self._grid.setColumnMinimumWidth(column, wide)
        below = (number for standing in self.standing for number in standing.numbers)
        for widget in (*self.heads, *self.cells.values(), *below):
            widget.setFixedWidth(wide)
        # At once: they would be painted in the old places first.
        self._grid.activate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        p = self._context.theme.palette
        for row in self._rows:
            if row.lit:
                lit = QRectF(0, row.y(), self.width(), row.height())
                painter.fillRect(lit, QColor(p.heading))
            strong = row.part == TOTAL and not self._quiet_total
            painter.setPen(QPen(QColor(p.text if strong else p.line), 1.6 if strong else 1))
            painter.drawLine(QPointF(0, row.y() + 0.5), QPointF(self.width(), row.y() + 0.5))
        painter.setPen(QPen(QColor(p.line), 1))
        for standing in self.standing:
            top = standing.heading.y() + 0.5
            painter.drawLine(QPointF(0, top), QPointF(self.width(), top))


def _standing_rows(
    context: AppContext, standing: Standing, order: Sequence[int], sizes: Sizes, seats: Sequence[SeatName]
) -> tuple[StandingRow, ...]:
    """The rows of a series: the games won, and all points where they were counted in every game."""
    about = [phrase("Score", "%n games so far", "a line about a series", standing.games)]
    if standing.drawn:
        about.append(phrase("Score", "%n drawn", "so many games of a series", standing.drawn))

    def row(title: Text, counts: Sequence[int], about: Text | None) -> StandingRow:
        heading = RowHeading(context, "series", title, None, sizes, about)
        numbers = (_number(context, title, seat, counts[seat], sizes, seats) for seat in order)
        return StandingRow(heading, tuple(numbers))

    rows = [row(phrase("Score", "Games won"), standing.wins, in_a_row(about))]
    if standing.points:
        rows.append(row(phrase("Score", "Points in all games"), standing.points, None))
    return tuple(rows)


def _number(context: AppContext, title: Text, seat: int, count: int, sizes: Sizes, seats: Sequence[SeatName]) -> Words:
    number = Words(context, phrase("Score", "{total}").put(total=count), sizes.number, 600, wrap=False)
    number.setAlignment(Qt.AlignmentFlag.AlignCenter)
    told = phrase("Score", "{seat}, {part}: {points}", "a number of the score pad")
    told = told.put(seat=Seat(seat), part=title, points=count)
    # After the words: a number by itself says nothing to who only listens.
    context.tell(number, number.setAccessibleName, told, seats, "told")
    return number
