"""The score pad's grid: a row for every part of the score, a column for every seat, the totals at the foot."""

from collections.abc import Container, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QWidget

from boardroom.engine.outcome import Score
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.token_picture import TokenPicture
from boardroom.ui.kit import art, plain_text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.widgets import Words
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

TOTAL = ""
"""In place of the key of a part: the totals."""
_BADGE, _SIGN = 26, 24
_LABEL = 116
"""The least width of the headings of rows, for text of the usual size."""
_WIDEST = 92
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class ScoreGrid(QWidget):
    """Numbers that open to what they are made of: ``opened`` is emitted when another one is open, or none.

    ``order`` is the order of the columns. Tab reaches the grid, the arrows walk over it, Enter opens and closes.
    """

    opened = Signal()

    def __init__(
        self,
        context: AppContext,
        table: Table,
        seats: Sequence[SeatName],
        shown: Presentation,
        order: Sequence[int],
        winners: Container[int] = (),
    ) -> None:
        super().__init__()
        self._context, self._table, self._seats, self._order = context, table, tuple(seats), tuple(order)
        self._shown = shown
        self._titles: dict[str, Text] = {}
        self.cells: dict[tuple[str, int], Cell] = {}
        """The numbers by part (or TOTAL) and seat."""
        self.open: tuple[str, int] | None = None
        """The part (or TOTAL) and the seat of the number that is open."""
        self._rows: list[_Heading] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self.heads = tuple(Head(context, table, seat, self._seats[seat].name, seat in winners) for seat in self._order)
        for column, head in enumerate(self.heads, 1):
            self._grid.addWidget(head, 0, column)

    def show_scores(self, scores: Mapping[int, Score], shown: Presentation) -> None:
        """Show these scores of what is shown, by seat; a seat that has none has empty columns."""
        self._shown = shown
        one = next(iter(scores.values()), None)
        measure = (one.measure if one else None) or phrase("Score", "Total", "of points")
        titles = {part.key: part.title for part in one.parts} if one else {}
        titles[TOTAL] = measure
        if titles != self._titles:
            self._titles = titles
            self._make_rows()
        for row in self._rows:
            row.show_view(shown)
        for (part, seat), cell in self.cells.items():
            score = scores.get(seat)
            points = None
            if score is not None:
                points = sum(item.points for item in score.items_of(part)) if part else score.total
            cell.show_points(points)

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

    def title(self, part: str) -> Text:
        """What a row is called."""
        return self._titles[part]

    @property
    def current(self) -> "Cell | None":
        """The number that Tab reaches."""
        return next((cell for cell in self.cells.values() if cell.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)

    def walk(self, cell: "Cell", down: int, right: int) -> None:
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

    def _make_rows(self) -> None:
        for widget in (*self._rows, *self.cells.values()):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self._rows, self.cells = [], {}
        for row, (part, title) in enumerate(self._titles.items(), 1):
            heading = _Heading(self._context, self._table, self._shown, part, title)
            self._rows.append(heading)
            self._grid.addWidget(heading, row, 0)
            for column, seat in enumerate(self._order, 1):
                cell = Cell(self, self._context, part, seat, title, self._seats)
                cell.clicked.connect(lambda _=False, part=part, seat=seat: self.open_cell(part, seat))
                self.cells[part, seat] = cell
                self._grid.addWidget(cell, row, column)
        if self.open not in self.cells:
            self.open = None
        self._reach(self.open or (TOTAL, self._order[0]))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Equal columns, as wide as the headings leave room for."""
        label = _LABEL * self._context.theme.text_scale
        wide = max(30, min(_WIDEST, int((self.width() - label) / max(1, len(self._order)))))
        for column in range(1, len(self._order) + 1):
            self._grid.setColumnMinimumWidth(column, wide)
        for widget in (*self.heads, *self.cells.values()):
            widget.setFixedWidth(wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        p = self._context.theme.palette
        for row in self._rows:
            if row.lit:
                lit = QRectF(0, row.y(), self.width(), row.height())
                painter.fillRect(lit, QColor(p.heading))
            strong = row.part == TOTAL
            painter.setPen(QPen(QColor(p.text if strong else p.line), 1.6 if strong else 1))
            painter.drawLine(QPointF(0, row.y() + 0.5), QPointF(self.width(), row.y() + 0.5))


class Head(QWidget):
    """Whose column it is: badge and name, with a trophy for who has won."""

    def __init__(self, context: AppContext, table: Table, seat: int, name: str, won: bool) -> None:
        super().__init__()
        self._context, self._table, self._seat, self._name, self.won = context, table, seat, name, won
        self.setAccessibleName(name)
        self.written = ""
        """The name as far as there is room for it."""
        self._font = context.theme.text(13, 600)
        context.theme.changed.connect(self._write)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """Fit the name into the column: smaller, if need be, and then cut short, but whole in the tooltip."""
        for size in (13, 12, 11, 10):
            self._font = self._context.theme.text(size, 600)
            if QFontMetricsF(self._font).horizontalAdvance(self._name) <= self.width() - 4:
                break
        metrics = QFontMetricsF(self._font)
        self.written = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, self.width() - 4)
        plain_text.set_tip(self, "" if self.written == self._name else self._name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(40, _BADGE + 12 + round(QFontMetricsF(self._context.theme.text(13, 600)).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, p, ratio = QPainter(self), self._context.theme.palette, self.devicePixelRatioF()
        left = (self.width() - _BADGE) / 2
        painter.drawPixmap(QPointF(left, 4), self._table.badge(self._seat, _BADGE, ratio))
        if self.won:
            size = min(18.0, max(12.0, left - 2))
            painter.drawPixmap(QPointF(left - size, 6), art.icon_pixmap("trophy", size, p.brass, ratio))
        painter.setFont(self._font)
        painter.setPen(QColor(p.text))
        low = QRectF(0, _BADGE + 4, self.width(), self.height() - _BADGE - 4)
        painter.drawText(low, Qt.AlignmentFlag.AlignCenter, self.written)


class _Heading(QWidget):
    """What a row is about: a picture, if the table has one, and words."""

    def __init__(self, context: AppContext, table: Table, shown: Presentation, part: str, title: Text) -> None:
        super().__init__()
        self.part, self.lit = part, False
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 4, 4)
        row.setSpacing(8)
        self._token = TokenPicture(context, table, part, shown, _SIGN) if part else None
        if self._token is not None:
            row.addWidget(self._token)
        total = part == TOTAL
        row.addWidget(Words(context, title, 15 if total else 13, 700 if total else 600), 1)

    def show_view(self, shown: Presentation) -> None:
        """Take the picture from what is shown."""
        if self._token is not None:
            self._token.show_view(shown)

    def light(self, lit: bool) -> None:
        """Stand out, as the row of the number that is open."""
        self.lit = lit


class Cell(QAbstractButton):
    """A number of the grid."""

    def __init__(
        self, grid: ScoreGrid, context: AppContext, part: str, seat: int, title: Text, seats: Sequence[SeatName]
    ) -> None:
        super().__init__()
        self._grid, self._context, self._title, self._seats = grid, context, title, seats
        self.part, self.seat = part, seat
        self.points: int | None = None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        context.theme.changed.connect(self.updateGeometry)

    def show_points(self, points: int | None) -> None:
        """Show so many points, or that there are none to show."""
        self.points = points
        shown = phrase("Score", "{total}").put(total="–" if points is None else points)
        told = phrase("Score", "{seat}, {part}: {points}", "a number of the score pad")
        told = told.put(seat=Seat(self.seat), part=self._title, points="–" if points is None else points)
        self._context.tell(self, self.setText, shown)
        self._context.tell(self, self.setAccessibleName, told, self._seats)
        self.update()

    def nextCheckState(self) -> None:
        # The grid says which one is open.
        return

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._context.theme.text(14, 600))
        return QSize(30, round(metrics.height()) + (18 if self.part == TOTAL else 10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._grid.walk(self, *_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p, theme = self._context.theme.palette, self._context.theme
        box = QRectF(self.rect()).adjusted(3, 3, -3, -2)
        if self.isChecked():
            painter.setBrush(QColor(p.acting))
            painter.setPen(QPen(QColor(p.brass), 1.6))
            painter.drawRoundedRect(box, 6, 6)
        elif self.underMouse():
            painter.setBrush(QColor(p.heading))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(p.brass), 2))
            painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(p.acting_text if self.isChecked() else p.text))
        size = 21.0 if self.part == TOTAL else 14.0
        while True:
            font = theme.title(size, 700) if self.part == TOTAL else theme.text(size, 600)
            if size <= 10 or QFontMetricsF(font).horizontalAdvance(self.text()) <= self.width() - 6:
                break
            size -= 1
        painter.setFont(font)
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
