"""What a number on the score pad is made of: every item with its points and the pieces it comes from."""

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from boardroom.engine.outcome import Item
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.score.score_headings import TokenPicture
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.widgets.labels import FittedWords, Words
from boardroom.ui.kit.widgets.layouts import discard, laid
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_TOKEN = 26
_TOKENS = 3
"""How many pieces a line shows."""
_SPACE = 2
"""Pixels between lines, and between columns."""
_MOST_LINES = 2
"""In so many lines the words of an item are set at most where items stand beside each other."""


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
        """``columns``: so many items stand beside each other where there is room for that."""
        super().__init__()
        self._context, self._table, self._seats = context, table, tuple(seats)
        self._explained: tuple[Text | None, tuple[Group, ...], bool, Text | None] = (None, (), False, None)
        self._most = self.columns = columns
        """So many items stand beside each other now."""
        self._grid = laid(QGridLayout(self), (0, 0, 0, 0), _SPACE)
        self._rows: list[QWidget] = []
        self._room: tuple[object, ...] = ()
        """For what the columns were found."""
        self.lines: list[ItemLine] = []
        """The lines that can be pointed at."""

    def explain(
        self,
        shown: Presentation,
        heading: Text | None,
        groups: Sequence[Group] = (),
        counted: bool = True,
        about: Text | None = None,
    ) -> None:
        """Show what there is under a heading, with points if they are counted, and a line ``about`` all of it; nothing
        without one.
        """
        told = self._table.reading.items
        groups = [evolve(group, items=tuple(told(group.items, shown))) for group in groups]
        explained = heading, tuple(groups), counted, about
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
        self._rows.append(FittedWords(self._context, heading, 16, 700, titled=True, seats=self._seats))
        if about is not None:
            self._rows.append(Words(self._context, about, 13, role="quiet", seats=self._seats))
        headed = any(len(group.items) > 1 for group in groups)
        for group in groups:
            if group.heading is not None and group.items and headed:
                self._rows.append(_Subheading(self._context, group, counted))
            for item in group.items:
                line = ItemLine(self._context, item, self._tokens(item, shown), self._seats, counted)
                line.pointed.connect(self.pointed)
                self.lines.append(line)
                self._rows.append(line)
        if not self.lines:
            self._rows.append(Words(self._context, phrase("Score", "Nothing scored here."), 13, role="quiet"))
        self._lay_out()
        if self.lines and focused >= 0:
            self.lines[min(focused, len(self.lines) - 1)].setFocus()
        # At once: what is shown only later has no height yet, and the sheet would end above it.
        for row in self._rows:
            row.show()
        self._grid.activate()

    def _tokens(self, item: Item, shown: Presentation) -> list[TokenPicture]:
        # All of them or one: some would look as if there were no more.
        pieces = item.pieces if len(item.pieces) <= _TOKENS else item.pieces[:1]
        return [TokenPicture(self._context, self._table, key, shown, _TOKEN) for key in pieces]

    def fit(self, width: int) -> None:
        """Have as many columns as there is room for in a width: with all phrases whole, and in few lines."""
        if self._most == 1:
            return
        theme, language = self._context.theme, self._context.voice.language
        room = width, theme.text_scale, language, self._explained
        if room == self._room:
            return
        self._room = room
        fitting = (n for n in range(self._most, 1, -1) if self._has_room((width - (n - 1) * _SPACE) // n))
        columns = next(fitting, 1)
        if columns != self.columns:
            self.columns = columns
            self._lay_out()
            self._grid.activate()

    def _has_room(self, wide: int) -> bool:
        return all(line.fits(wide) for line in self.lines)

    def _lay_out(self) -> None:
        """Give every row its place, one after the other; what is no line has the whole width to itself."""
        for row in self._rows:
            self._grid.removeWidget(row)
        for column in range(self._most):
            self._grid.setColumnStretch(column, int(column < self.columns))
        end = 0
        for row in self._rows:
            across = 1 if isinstance(row, ItemLine) else self.columns
            if across > 1:
                end += -end % self.columns
            self._grid.addWidget(row, end // self.columns, end % self.columns, 1, across)
            end += across

    def _clear(self) -> None:
        """Take every row away at once: the next ones may be for somebody else."""
        lit = any(line.lit for line in self.lines)
        self.lines = []
        discard(self._grid, *self._rows)
        self._rows = []
        if lit:
            self.pointed.emit(())


class _Subheading(QWidget):
    """A part, and what its items make together."""

    def __init__(self, context: AppContext, group: Group, counted: bool) -> None:
        super().__init__()
        row = laid(QHBoxLayout(self), (10, 6, 10, 0))
        row.addWidget(FittedWords(context, group.heading, 12, 600, role="quiet"), 1)
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
        row = laid(QHBoxLayout(self), (10, 4, 10, 4))
        self.tokens = tuple(tokens)
        """The pieces it comes from, as pictures."""
        for token in self.tokens:
            row.addWidget(token)
        self.words = FittedWords(context, item.text, 13, seats=seats)
        """What it is for."""
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        counted = self._counted = counted and item.word is None
        self.number = _number(context, item.points, 14, "text") if counted else None
        """Its points, if they are shown."""
        if self.number is not None:
            row.addSpacing(4)
            row.addWidget(self.number)
        context.tell(self, self._say, item.text, seats)

    def _say(self, words: str) -> None:
        self.setAccessibleName(f"{words} {self._item.points}" if self._counted else words)

    def fits(self, width: int) -> bool:
        """Whether a width has room for it beside others: for every phrase whole, and for all words in few lines."""
        # All but the words is as wide as it must be.
        room = width - self.minimumSizeHint().width()
        words, font = self.words.words, self.words.font()
        measure = line_breaks.measuring(font)
        return (
            line_breaks.longest(words, measure) <= room and len(line_breaks.lines(words, measure, room)) <= _MOST_LINES
        )

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
        painter = smooth(self)
        p = self._context.theme.palette
        if self.lit:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            draw_rounded(painter, box, 6, QColor(p.acting), QPen(QColor(p.brass), 1.6))
        else:
            painter.setPen(QPen(QColor(p.line), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))


def _number(context: AppContext, points: int, size: float, role: str) -> Words:
    return Words(context, phrase("Score", "{total}").put(total=points), size, 700, role, wrap=False)
