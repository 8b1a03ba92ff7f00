"""The score pad: the end of a game with every point explained; a line rings the pieces it comes from."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from boardroom.engine.rules import Item, Outcome
from boardroom.engine.text import Text, phrase
from boardroom.ui import art
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.table import Table
from boardroom.ui.widgets import MAIN, PLAIN, Button, Panel, Words


class ScorePad(Panel):
    """Who won and why; each player's total, if the game gives points, and the items under it; what to do next."""

    again = Signal()
    look = Signal()
    export = Signal()
    replay = Signal()
    pointed = Signal(object)

    def __init__(self, room: Room, table: Table, seats: Sequence[SeatName], outcome: Outcome) -> None:
        super().__init__(room, phrase("Score", "The game is over"), "trophy")
        self._seats = tuple(seats)
        reason = Words(room, outcome.reason, 20, 700, titled=True, seats=seats)
        self.body.setSpacing(6)
        self.body.addWidget(reason)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 6, 8, 6)
        rows.setSpacing(4)
        scores = {score.seat: score for score in outcome.scores}
        for seat in range(len(self._seats)):
            head = self._head(table, seat, seat in outcome.winners)
            rows.addLayout(head)
            if seat in scores:
                total = Words(room, phrase("Score", "{total}").put(total=scores[seat].total), 26, 900, titled=True)
                total.setAlignment(Qt.AlignmentFlag.AlignRight)
                total.setWordWrap(False)
                head.addWidget(total)
                for item in scores[seat].items:
                    rows.addWidget(self._line(item))
                if not scores[seat].items:
                    rows.addWidget(Words(room, phrase("Score", "no points"), 13, role="quiet"))
            rows.addSpacing(8)
        rows.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setStyleSheet(
            "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }" + room.theme.scroll_bars
        )
        self.body.addWidget(scroll, 1)
        self.first = self._button(phrase("Score", "Play again"), MAIN, "restart", self.again)
        self.body.addWidget(self.first)
        pair = QHBoxLayout()
        pair.addWidget(self._button(phrase("Score", "Look at the table"), PLAIN, "eye", self.look), 1)
        pair.addWidget(self._button(phrase("Score", "Export"), PLAIN, "export", self.export), 1)
        self.body.addLayout(pair)
        self.body.addWidget(self._button(phrase("Score", "See the last turn again"), PLAIN, "replay", self.replay))

    def _head(self, table: Table, seat: int, won: bool) -> QHBoxLayout:
        """A player's badge and name, with a trophy for a winner."""
        head = QHBoxLayout()
        head.setSpacing(10)
        badge = QLabel()
        badge.setPixmap(table.badge(seat, 30, 2.0))
        head.addWidget(badge)
        name = phrase("Seat", "{name}", "a name alone, as a heading").put(name=self._seats[seat].name)
        head.addWidget(Words(self.room, name, 16, 700), 1)
        if won:
            trophy = QLabel()
            trophy.setPixmap(art.icon_pixmap("trophy", 22, "#C79A3A", 2.0))
            head.addWidget(trophy)
        return head

    def _button(self, label: Text, role: str, icon: str, signal: SignalInstance) -> Button:
        button = Button(self.room, label, role, icon)
        button.clicked.connect(signal)
        return button

    def _line(self, item: Item) -> "_Line":
        line = _Line(self.room, item, self._seats)
        line.pointed.connect(self.pointed)
        return line


class _Line(QWidget):
    """One explained part of a score."""

    pointed = Signal(object)

    def __init__(self, room: Room, item: Item, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self._room, self._item, self._lit = room, item, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        words = Words(room, item.text, 13, seats=seats)
        row.addWidget(words, 1)
        points = Words(room, phrase("Score", "{total}").put(total=item.points), 14, 700)
        points.setWordWrap(False)
        row.addWidget(points)
        room.tell(self, self._say, item.text, seats)

    def _say(self, words: str) -> None:
        self.setAccessibleName(f"{words} {self._item.points}")

    def _light(self, lit: bool) -> None:
        self._lit = lit
        self.pointed.emit(self._item if lit else None)
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
        p = self._room.theme.palette
        if self._lit:
            painter.setBrush(QColor(p.acting))
            painter.setPen(QPen(QColor(p.brass), 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        else:
            painter.setPen(QPen(QColor(p.line), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
