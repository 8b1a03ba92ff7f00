"""What stands in the grid of the score pad: heads of columns, headings of rows, and the numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.token_picture import TokenPicture
from boardroom.ui.kit import art, plain_text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import fit
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.widgets import Words
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

TOTAL = ""
"""In place of the key of a part: the totals."""
_BADGE = 26
_LEAST = 10
"""The smallest text."""
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Head(QWidget):
    """Whose column it is: badge and name, with a trophy for who has won."""

    def __init__(self, context: AppContext, table: Table, seat: int, name: Text, won: bool) -> None:
        super().__init__()
        self._context, self._table, self._seat, self.won = context, table, seat, won
        self._name = ""
        self.written = ""
        """The name as far as there is room for it."""
        self._font = context.theme.text(13, 600)
        context.theme.changed.connect(self._write)
        context.tell(self, self._call, name)

    def _call(self, name: str) -> None:
        self._name = name
        self.setAccessibleName(name)
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """Fit the name into the column: smaller, if need be, and then cut short, but whole in the tooltip."""
        theme = self._context.theme
        fitted = fit(self._name, lambda size: theme.text(max(_LEAST, size), 600), 13, self.width() - 4)
        (self.written,), self._font = fitted.lines, fitted.font
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


class RowHeading(QWidget):
    """What a row is about: a picture, if the table has one, and words."""

    def __init__(self, context: AppContext, part: str, title: Text, token: TokenPicture | None) -> None:
        super().__init__()
        self.part, self.lit = part, False
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 4, 4)
        row.setSpacing(8)
        self._token = token
        if token is not None:
            row.addWidget(token)
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
    """A number of the grid. ``walked`` carries how many cells down and to the right an arrow key goes."""

    walked = Signal(int, int)

    def __init__(self, context: AppContext, part: str, seat: int, title: Text, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self._context, self._title, self._seats = context, title, seats
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
            self.walked.emit(*_STEPS[key])
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
        if self.part == TOTAL:
            fitted = fit(self.text(), lambda size: theme.title(max(_LEAST, size), 700), 21, self.width() - 6)
        else:
            fitted = fit(self.text(), lambda size: theme.text(max(_LEAST, size), 600), 14, self.width() - 6)
        fitted.draw(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter)
