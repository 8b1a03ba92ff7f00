"""What a number on the score pad is made of: every item with its points and the pieces it comes from."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from boardroom.engine.outcome import Item
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.token_picture import TokenPicture
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.widgets import Words
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_TOKEN = 26
_TOKENS = 3
"""How many pieces a line shows."""


@frozen
class Group:
    """Items under a heading, with their sum; without a heading, or one of a kind each, they stand alone."""

    items: tuple[Item, ...]
    heading: Text | None = None

    @property
    def points(self) -> int:
        return sum(item.points for item in self.items)


class ScoreItems(QWidget):
    """The items of one cell of the pad. ``pointed`` carries the keys of the pieces of the line pointed at, or none."""

    pointed = Signal(object)

    def __init__(self, context: AppContext, table: Table, seats: Sequence[SeatName], columns: int = 1) -> None:
        """``columns``: so many items stand beside each other."""
        super().__init__()
        self._context, self._table, self._seats = context, table, tuple(seats)
        self._explained: tuple[Text | None, tuple[Group, ...], bool] = (None, (), False)
        self._columns = columns
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self._end = 0
        """Where the next row goes: so many places of the grid are taken, row by row."""
        self._rows: list[QWidget] = []
        self.lines: list[ItemLine] = []
        """The lines that can be pointed at."""

    def explain(
        self, shown: Presentation, heading: Text | None, groups: Sequence[Group] = (), counted: bool = True
    ) -> None:
        """Show what there is under a heading, with points if they are counted; nothing without one."""
        explained = heading, tuple(groups), counted
        if explained == self._explained:
            for token in (token for line in self.lines for token in line.tokens):
                token.show_view(shown)
            return
        self._explained = explained
        focused = next((number for number, line in enumerate(self.lines) if line.hasFocus()), -1)
        self._clear()
        self.setVisible(heading is not None)
        if heading is None:
            return
        self._add(Words(self._context, heading, 16, 700, titled=True, seats=self._seats))
        headed = any(len(group.items) > 1 for group in groups)
        for group in groups:
            if group.heading is not None and group.items and headed:
                self._add(_Subheading(self._context, group, counted))
            for item in group.items:
                line = ItemLine(self._context, item, self._tokens(item, shown), self._seats, counted)
                line.pointed.connect(self.pointed)
                self.lines.append(line)
                self._add(line, wide=False)
        if not self.lines:
            self._add(Words(self._context, phrase("Score", "Nothing scored here."), 13, role="quiet"))
        elif focused >= 0:
            self.lines[min(focused, len(self.lines) - 1)].setFocus()
        # At once: what is shown only later has no height yet, and the sheet would end above it.
        for row in self._rows:
            row.show()
        self._grid.activate()

    def _tokens(self, item: Item, shown: Presentation) -> list[TokenPicture]:
        return [TokenPicture(self._context, self._table, key, shown, _TOKEN) for key in item.pieces[:_TOKENS]]

    def _add(self, row: QWidget, wide: bool = True) -> None:
        """Add something in the next free place; what is wide has a row to itself."""
        self._rows.append(row)
        across = self._columns if wide else 1
        if wide:
            self._end += -self._end % self._columns
        self._grid.addWidget(row, self._end // self._columns, self._end % self._columns, 1, across)
        self._end += across

    def _clear(self) -> None:
        """Take every row away at once: the next ones may be for somebody else."""
        lit = any(line.lit for line in self.lines)
        self.lines = []
        for row in self._rows:
            self._grid.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows, self._end = [], 0
        if lit:
            self.pointed.emit(())


class _Subheading(QWidget):
    """A part, and what its items make together."""

    def __init__(self, context: AppContext, group: Group, counted: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 0)
        row.addWidget(Words(context, group.heading, 12, 600, role="quiet"), 1)
        if counted:
            row.addWidget(_number(context, group.points, 12, "quiet"))


class ItemLine(QWidget):
    """One explained piece of a score, with the pieces it comes from."""

    pointed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        item: Item,
        tokens: Sequence[TokenPicture],
        seats: Sequence[SeatName],
        counted: bool,
    ) -> None:
        """``tokens`` are small pictures of those pieces; ``counted``: the points are shown."""
        super().__init__()
        self._context, self._item, self._counted = context, item, counted
        self.lit = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        self.tokens = tuple(tokens)
        """The pieces it comes from, as pictures."""
        for token in self.tokens:
            row.addWidget(token)
        row.addWidget(Words(context, item.text, 13, seats=seats), 1)
        if counted:
            row.addWidget(_number(context, item.points, 14, "text"))
        context.tell(self, self._say, item.text, seats)

    def _say(self, words: str) -> None:
        self.setAccessibleName(f"{words} {self._item.points}" if self._counted else words)

    def _light(self, lit: bool) -> None:
        self.lit = lit
        self.pointed.emit(self._item.pieces if lit else ())
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._light(True)

    def leaveEvent(self, event: QEvent) -> None:
        self._light(False)

    def focusInEvent(self, event: QEvent) -> None:
        self._light(True)

    def focusOutEvent(self, event: QEvent) -> None:
        self._light(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = self._context.theme.palette
        if self.lit:
            painter.setBrush(QColor(p.acting))
            painter.setPen(QPen(QColor(p.brass), 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        else:
            painter.setPen(QPen(QColor(p.line), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))


def _number(context: AppContext, points: int, size: float, role: str) -> Words:
    number = Words(context, phrase("Score", "{total}").put(total=points), size, 700, role)
    number.setWordWrap(False)
    return number
