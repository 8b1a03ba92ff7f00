"""The numbers in the grid of the score pad."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton

from boardroom.engine.text import Seat, Text, phrase, verbatim
from boardroom.ui.game_page.score.score_headings import BESIDE, LEAST, Sizes
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, focus_ring, smooth
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fitted, fit, leading
from boardroom.ui.kit.words.say import SeatName

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


_TOKEN: Final = 24
_LINES, EVERY_LINE = 2, 5
"""So many lines at most say what a number is made of; and where all is told that it is made of."""


class Cell(QAbstractButton):
    """A number of the grid. ``walked`` carries how many cells down and to the right an arrow key goes; ``lit`` whether
    it is pointed at, with the mouse or the keys.
    """

    walked = Signal(int, int)
    lit = Signal(bool)

    def __init__(
        self,
        context: AppContext,
        part: str,
        seat: int,
        title: Text,
        seats: Sequence[SeatName],
        sizes: Sizes = BESIDE,
        large: bool = False,
        quiet: bool = False,
    ) -> None:
        """``large``, as totals are that decide; ``quiet``, where they only compare."""
        super().__init__()
        self._sizes, self._brief, self._most = sizes, False, _LINES
        self._large, self._quiet = large, quiet
        self.share = 1.0
        """How much of the number is shown while it is being counted up."""
        self.detail = ""
        self.tokens: tuple[QtGui.QPixmap, ...] = ()
        """What the number is made of, in a word or as pictures, below it."""
        self._context, self._title, self._seats = context, title, seats
        self.part, self.seat = part, seat
        self.points: int | None = None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        context.theme.changed.connect(self.updateGeometry)

    def show_points(self, points: int | None, word: Text | None = None) -> None:
        """Show so many points, or that there are none to show; a ``word`` stands in place of them."""
        self.points = points if word is None else None
        said = word or ("–" if points is None else points)
        shown = phrase("Score", "{total}").put(total=said)
        told = phrase("Score", "{seat}, {part}: {points}", "a number of the score pad")
        told = told.put(seat=Seat(self.seat), part=self._title, points=said)
        self._context.tell(self, self.setText, shown)
        self._context.tell(self, self.setAccessibleName, told, self._seats)
        self.update()

    def show_detail(self, words: Text | None, tokens: Sequence[QtGui.QPixmap] = (), most: int = _LINES) -> None:
        """Show below the number what it is made of: in words of so many lines at ``most``, or as pictures."""
        self.tokens, self._most = tuple(tokens), most
        self._context.tell(self, self._set_detail, verbatim("") if words is None else words, self._seats, "detail")
        self.updateGeometry()
        self.update()

    def _set_detail(self, words: str) -> None:
        self.detail = words
        self.setAccessibleDescription(words)
        self.update()

    def be_brief(self, brief: bool) -> None:
        """Leave out what it is made of, where there is little room, or show it."""
        if brief != self._brief:
            self._brief = brief
            plain_text.set_tip(self, self.detail if brief else "")
            self.updateGeometry()
            self.update()

    @property
    def is_cut(self) -> bool:
        """Whether the word below the number does not fit there."""
        return bool(self.detail) and not self._fitted_detail().whole

    def _fitted_detail(self) -> Fitted:
        theme = self._context.theme
        high = self._most * leading(theme.text(self._sizes.detail))
        # The width that the grid has given, also before anything lies there.
        wide = max(self.minimumWidth(), self.width() if not self.minimumWidth() else 0) - 6
        return fit(self.detail, lambda size: theme.text(max(LEAST, size)), self._sizes.detail, wide, high, wrap=True)

    def _below(self) -> float:
        """The room for what stands below the number."""
        if self._brief:
            return 0.0
        line = leading(self._context.theme.text(self._sizes.detail))
        words = max(self._fitted_detail().height, line) if self.detail else 0.0
        return max(words, _TOKEN + 6 if self.tokens else 0)

    def nextCheckState(self) -> None:
        # The grid says which one is open.
        return

    def sizeHint(self) -> QSize:
        return QSize(30, round(QtGui.QFontMetricsF(self._font(self._size)).height() + self._below()) + 8)

    @property
    def _size(self) -> float:
        sizes = self._sizes
        return sizes.total if self._large else sizes.detail if self._quiet else sizes.number

    def _font(self, size: float) -> QtGui.QFont:
        theme = self._context.theme
        if self._large:
            return theme.title(max(LEAST, size), 700)
        return theme.text(max(LEAST, size), 500 if self._quiet else 600)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.walked.emit(*_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.lit.emit(True)
        self.update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.lit.emit(False)
        self.update()

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        super().enterEvent(event)
        self.lit.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.lit.emit(False)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = smooth(self)
        p = self._context.theme.palette
        box = QRectF(self.rect()).adjusted(3, 3, -3, -2)
        if self.hasFocus():
            box = focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, p.brass)
        if self.isChecked():
            draw_rounded(painter, box, 6, QtGui.QColor(p.acting), QtGui.QPen(QtGui.QColor(p.brass), 1.6))
        elif self.underMouse():
            draw_rounded(painter, box, 6, QtGui.QColor(p.heading))
        plain = p.quiet if self._quiet else p.text
        painter.setPen(QtGui.QColor(p.acting_text if self.isChecked() else plain))
        room, below = self.width() - 6, self._below()
        words = self.text() if self.points is None or self.share >= 1 else str(round(self.points * self.share))
        fitted = fit(words, self._font, self._size, room)
        fitted.draw(painter, QRectF(self.rect()).adjusted(0, 1, 0, -below), Qt.AlignmentFlag.AlignCenter)
        if below:
            self._paint_below(painter, QRectF(0, self.height() - below - 3, self.width(), below))

    def _paint_below(self, painter: QtGui.QPainter, box: QRectF) -> None:
        theme = self._context.theme
        if self.tokens:
            step = min(_TOKEN + 3.0, (box.width() - _TOKEN - 8) / max(1, len(self.tokens) - 1))
            left = box.center().x() - (step * (len(self.tokens) - 1) + _TOKEN) / 2
            for number, token in enumerate(self.tokens):
                painter.drawPixmap(QPointF(round(left + step * number), round(box.top())), token)
            return
        painter.setPen(QtGui.QColor(theme.palette.acting_text if self.isChecked() else theme.palette.quiet))
        self._fitted_detail().draw(painter, box, Qt.AlignmentFlag.AlignCenter)
