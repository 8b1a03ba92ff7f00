"""How large the grid of the score pad is drawn, the heads of its columns, the headings of its rows, small pictures."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.widgets.labels import FittedWords
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words import line_breaks, plain_text
from boardroom.ui.kit.words.fitting import Fitted, fit
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

TOTAL = ""
"""In place of the key of a part: the totals."""
LEAST: Final = 10
"""The smallest text."""


class Sizes(NamedTuple):
    """How large a grid is drawn, in logical pixels for text of the usual size: badges and names of seats, headings of
    rows and of totals, numbers and totals, and the room for headings and at most for a seat; ``roomy`` on a page that
    is there for the score alone.
    """

    badge: int
    name: float
    heading: float
    total_heading: float
    number: float
    total: float
    label: int
    widest: int
    roomy: bool = False

    @property
    def detail(self) -> float:
        """The size of what stands below a number or a heading."""
        return max(DETAIL, DETAIL * self.number / _ROOMY_NUMBER)

    @property
    def sign(self) -> int:
        """The size of the sign of a row."""
        return max(_SIGN, round(_SIGN * self.number / _ROOMY_NUMBER))

    def grown(self, by: float) -> "Sizes":
        """The same, so many times as large."""
        return self._replace(
            badge=round(by * self.badge),
            name=by * self.name,
            heading=by * self.heading,
            total_heading=by * self.total_heading,
            number=by * self.number,
            total=by * self.total,
            label=round(by * self.label),
            widest=round(by * self.widest),
        )


BESIDE: Final = Sizes(26, 13, 13, 15, 14, 21, 116, 92)
"""In a column beside the table."""
_ROOMY_NUMBER: Final = 18
_SIGN: Final = 24
ROOMY: Final = Sizes(36, 15, 14, 16, _ROOMY_NUMBER, 30, 200, 168, True)
"""On the page of a game that is over."""
DETAIL: Final = 12.0
"""The size of what stands below a number."""


class Head(QWidget):
    """Whose column it is: badge and name, with a trophy for who has won."""

    def __init__(
        self, context: AppContext, table: Table, seat: int, name: Text, short: Text, won: bool, sizes: Sizes = BESIDE
    ) -> None:
        """``short`` stands there where the name would be cut."""
        super().__init__()
        self._sizes = sizes
        self._context, self._table, self._seat, self.won = context, table, seat, won
        self._name = self._short = ""
        self.written = ""
        """The name as far as there is room for it."""
        self._font = context.theme.text(sizes.name, 600)
        context.theme.changed.connect(self._write)
        context.tell(self, self._call_in_short, short)
        context.tell(self, self._call, name)

    def _call_in_short(self, short: str) -> None:
        self._short = short
        self._write()

    def _call(self, name: str) -> None:
        self._name = name
        self.setAccessibleName(name)
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """Fit the name into the column: smaller, if need be, then in short, and then cut, but whole in the tooltip."""
        theme = self._context.theme

        def fitting(words: str) -> Fitted:
            return fit(words, lambda size: theme.text(max(LEAST, size), 600), self._sizes.name, self.width() - 4)

        fitted = fitting(self._name)
        if not fitted.whole:
            fitted = fitting(self._short)
        (self.written,), self._font = fitted.lines, fitted.font
        plain_text.set_tip(self, "" if self.written == self._name else self._name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._context.theme.text(self._sizes.name, 600)).height()
        return QSize(40, self._sizes.badge + 12 + round(words))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, p, ratio = QPainter(self), self._context.theme.palette, self.devicePixelRatioF()
        badge = self._sizes.badge
        left = (self.width() - badge) / 2
        painter.drawPixmap(QPointF(left, 4), self._table.badge(self._seat, badge, ratio))
        if self.won:
            size = min(badge * 0.7, max(12.0, left - 2))
            trophy = art.icon_pixmap("trophy", size, p.brass, ratio)
            painter.drawPixmap(QPointF(left - size - 2, 4 + (badge - size) / 2), trophy)
        painter.setFont(self._font)
        painter.setPen(QColor(p.text))
        low = QRectF(0, badge + 4, self.width(), self.height() - badge - 4)
        painter.drawText(low, Qt.AlignmentFlag.AlignCenter, self.written)


class FittedLine(QLabel):
    """A single line: smaller where there is little room, then cut short, but whole in the tooltip."""

    def __init__(self, context: AppContext, text: Text, size: float, weight: int = 400, role: str = "text") -> None:
        super().__init__()
        self._context, self._size, self._weight, self._role = context, size, weight, role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.updateGeometry)
        context.tell(self, self._say, text)

    def _say(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)

    def _fitted(self) -> Fitted:
        theme = self._context.theme
        return fit(self.text(), lambda size: theme.text(max(LEAST, size), self._weight), self._size, self.width())

    def sizeHint(self) -> QSize:
        return QSize(40, round(QFontMetricsF(self._context.theme.text(self._size, self._weight)).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        plain_text.set_tip(self, "" if self._fitted().whole else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._context.theme.colour(self._role))
        self._fitted().draw(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class TokenPicture(QLabel):
    """What a table has as the token of a key, of so many logical pixels: for what is shown, in the language and the
    theme of the moment. Nothing, where words are enough.
    """

    def __init__(self, context: AppContext, table: Table, key: str, shown: Presentation, size: int) -> None:
        super().__init__()
        self._table, self._key, self._shown, self._size = table, key, shown, size
        # Also when the language changes: the theme has its fonts.
        context.theme.changed.connect(self._paint)
        self._paint()

    def show_view(self, shown: Presentation) -> None:
        """Take the token from something else that is shown."""
        if shown is not self._shown:
            self._shown = shown
            self._paint()

    def _paint(self) -> None:
        token = self._table.pictures.token(self._key, self._shown, self._size, self.devicePixelRatioF())
        if token is not None and token.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(token)
        if token is None or self.parentWidget() is not None:
            self.setVisible(token is not None)


class RowHeading(QWidget):
    """What a row is about: a picture, if the table has one, words, and a quieter line about it."""

    def __init__(
        self,
        context: AppContext,
        part: str,
        title: Text,
        token: TokenPicture | None,
        sizes: Sizes = BESIDE,
        about: Text | None = None,
        large: bool = False,
        quiet: bool = False,
    ) -> None:
        """``large``, as totals are that decide; ``quiet``, where they only compare."""
        super().__init__()
        self._context, self._title, self._sizes = context, title, sizes
        self.part, self.lit = part, False
        row = self.row = laid(QHBoxLayout(self), (8, 4, 4, 4), 8)
        self._token = token
        if token is not None:
            row.addWidget(token)
        size, weight = (sizes.total_heading, 700) if large else (sizes.heading, 600)
        if quiet:
            size, weight = sizes.detail, 500
        self._look = size, weight
        role = "quiet" if quiet else "text"
        words = laid(QVBoxLayout(), spacing=0)
        words.addStretch(1)
        if sizes.roomy:
            words.addWidget(FittedLine(context, title, size, weight, role))
        else:
            words.addWidget(FittedWords(context, title, size, weight, role=role))
        self._about = None if about is None else FittedWords(context, about, sizes.detail, role="quiet")
        if self._about is not None:
            words.addWidget(self._about)
        words.addStretch(1)
        row.addLayout(words, 1)

    @property
    def least(self) -> float:
        """The width in which every phrase of words set in lines is whole; 0 where they are set in one line."""
        if self._sizes.roomy:
            return 0
        margins = self.row.contentsMargins()
        beside = 0 if self._token is None else self._token.sizeHint().width() + self.row.spacing()
        longest = line_breaks.longest(self._context.say(self._title), self._context.theme.text(*self._look))
        return margins.left() + beside + ceil(longest) + margins.right()

    def show_view(self, shown: Presentation) -> None:
        """Take the picture from what is shown."""
        if self._token is not None:
            self._token.show_view(shown)

    def be_brief(self, brief: bool) -> None:
        """Leave out what it is about, where there is little room, or say it."""
        if self._about is not None:
            self._about.setVisible(not brief)

    def light(self, lit: bool) -> None:
        """Stand out, as the row of the number that is open."""
        self.lit = lit
