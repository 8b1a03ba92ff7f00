"""The score pad: the end of a game with every point explained; a line rings the pieces it comes from."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from boardroom.engine.rules import Item, Outcome, Score
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit import art
from boardroom.ui.kit.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.theme import GOLD, OUTLINE
from boardroom.ui.kit.widgets import Panel, Words
from boardroom.ui.stage.table import Shown, Table

_VICTORS, _VICTORS_LOW, _LOW = 124, 84, 520
"""How high the picture of the winners is; in a pad lower than that, less."""
_BADGE: Final = 0.58
"""The size of a badge there, of that height."""
_RAYS: Final = 14
_TOKEN: Final = 38
_TOKENS: Final = 3
"""How many pieces a line shows."""


class ScorePad(Panel):
    """Who won and why; each player's total, if anything is counted, and the items under it; what to do next."""

    again = Signal()
    look = Signal()
    export = Signal()
    replay = Signal()
    pointed = Signal(object)

    def __init__(self, room: Room, table: Table, seats: Sequence[SeatName], outcome: Outcome, shown: Shown) -> None:
        super().__init__(room, phrase("Score", "The game is over"), "trophy")
        self._seats, self._table, self._shown = tuple(seats), table, shown
        self.body.setSpacing(6)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 8, 6)
        rows.setSpacing(4)
        self._victors = Victors(room, table, outcome, shown)
        rows.addWidget(self._victors)
        reason = Words(room, outcome.reason, 20, 700, titled=True, seats=seats)
        notes = [Words(room, note, 13, role="quiet", seats=seats) for note in outcome.notes]
        for words in (reason, *notes):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            rows.addWidget(words)
        rows.addSpacing(12)
        scores = {score.seat: score for score in outcome.scores}
        points = {seat: score.total for seat, score in scores.items()}
        # The winners first, then who came nearest.
        for seat in sorted(
            range(len(self._seats)), key=lambda seat: (seat not in outcome.winners, -points.get(seat, 0), seat)
        ):
            won = seat in outcome.winners and len(outcome.winners) < len(self._seats)
            self._seat(rows, seat, scores.get(seat), won)
            rows.addSpacing(12)
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
        self._pair = (
            self._button(phrase("Score", "Look at the table"), PLAIN, "eye", self.look),
            self._button(phrase("Score", "Export"), PLAIN, "export", self.export),
        )
        for button in self._pair:
            pair.addWidget(button, 1)
        self.body.addLayout(pair)
        self._last = self._button(phrase("Score", "See the last turn again"), PLAIN, "replay", self.replay)
        self.body.addWidget(self._last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._victors.setFixedHeight(_VICTORS if self.height() >= _LOW else _VICTORS_LOW)
        self._fit_buttons()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_buttons()
        return super().event(event)

    def _fit_buttons(self) -> None:
        """The quieter buttons go without icons, and are smaller, where large words would not fit beside each other."""
        room, pair, last = self.width() - 40, self._pair, self._last
        before = last.size_points
        for size, icons in ((14.0, ("eye", "export", "replay")), (12.5, ("", "", ""))):
            for button, icon in zip((*pair, last), icons, strict=True):
                button.size_points, button.icon_name = size, icon
            if max(sum(button.sizeHint().width() for button in pair), last.sizeHint().width()) <= room:
                break
        if last.size_points != before:
            for button in (*pair, last):
                button.updateGeometry()
                button.update()

    def _seat(self, rows: QVBoxLayout, seat: int, score: Score | None, won: bool) -> None:
        """A player's name, what he or she reached, and where it comes from."""
        head = self._head(seat, won)
        rows.addLayout(head)
        if score is None:
            return
        if score.caption is None:
            total = Words(self.room, phrase("Score", "{total}").put(total=score.total), 26, 900, titled=True)
        else:
            total = Words(self.room, score.caption, 15, 600, seats=self._seats)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        total.setWordWrap(False)
        head.addWidget(total)
        for item in score.items:
            rows.addWidget(self._line(item, score.caption is None))
        if not score.items and score.caption is None:
            rows.addWidget(Words(self.room, phrase("Score", "no points"), 13, role="quiet"))

    def _head(self, seat: int, won: bool) -> QHBoxLayout:
        """A player's badge and name, with a trophy for a winner."""
        head = QHBoxLayout()
        head.setSpacing(10)
        badge = QLabel()
        badge.setPixmap(self._table.badge(seat, 30, 2.0))
        head.addWidget(badge)
        name = phrase("Seat", "{name}", "a name alone, as a heading").put(name=self._seats[seat].name)
        head.addWidget(Words(self.room, name, 16, 700), 1)
        if won:
            trophy = QLabel()
            trophy.setPixmap(art.icon_pixmap("trophy", 22, self.room.theme.palette.brass, 2.0))
            head.addWidget(trophy)
        return head

    def _button(self, label: Text, role: str, icon: str, signal: SignalInstance) -> Button:
        button = Button(self.room, label, role, icon)
        button.clicked.connect(signal)
        return button

    def _line(self, item: Item, points: bool) -> "_Line":
        line = _Line(self.room, self._table, self._shown, item, self._seats, points)
        line.pointed.connect(self.pointed)
        return line


class Victors(QWidget):
    """Who won, as large badges before rays of gold; with a trophy, or where nobody lost two hands. Nothing, where
    nobody won.
    """

    def __init__(self, room: Room, table: Table, outcome: Outcome, shown: Shown) -> None:
        super().__init__()
        self._room, self._table, self._shown = room, table, shown
        self._winners: tuple[int | str, ...] = (outcome.victor,) if outcome.victor else outcome.winners
        shared = not outcome.victor and len(table.seats) == len(self._winners) > 1
        self._icon = "handshake" if shared else "trophy"
        self.setFixedHeight(_VICTORS)
        if not self._winners:
            self.hide()

    def _portrait(self, winner: int | str, size: int, ratio: float) -> QPixmap:
        if isinstance(winner, int):
            return self._table.badge(winner, size, ratio)
        return self._table.token(winner, self._shown, size, ratio) or QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._winners:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        radius, badge = self.height() / 2, round(self.height() * _BADGE)
        glow = QRadialGradient(QPointF(), radius)
        ray = QColor(GOLD)
        ray.setAlphaF(0.5)
        glow.setColorAt(0.2, ray)
        ray.setAlphaF(0.0)
        glow.setColorAt(1, ray)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.save()
        painter.translate(middle)
        painter.scale(1.9, 1.0)
        for number in range(_RAYS):
            disc = QRectF(-radius, -radius, 2 * radius, 2 * radius)
            painter.drawPie(disc, round((number + 0.25) * 5760 / _RAYS), 2880 // _RAYS)
        painter.restore()
        ratio, step = self.devicePixelRatioF(), min(badge + 12.0, (self.width() - badge) / len(self._winners))
        left = middle.x() - (step * (len(self._winners) - 1) + badge) / 2
        for number, seat in enumerate(self._winners):
            spot = QPointF(round(left + number * step), round(middle.y() - badge / 2))
            painter.drawPixmap(spot, self._portrait(seat, badge, ratio))
        sign = QPointF(left + step * (len(self._winners) - 1) + badge - 4, middle.y() + badge / 2 - 6)
        painter.setPen(QPen(QColor(OUTLINE), 2))
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(sign, 17, 17)
        painter.drawPixmap(sign - QPointF(10, 10), art.icon_pixmap(self._icon, 20, OUTLINE, ratio))


class _Line(QWidget):
    """One explained part of a score, with the pieces it comes from."""

    pointed = Signal(object)

    def __init__(
        self, room: Room, table: Table, shown: Shown, item: Item, seats: Sequence[SeatName], points: bool
    ) -> None:
        super().__init__()
        self._room, self._item, self._points, self._lit = room, item, points, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        tokens = [table.token(key, shown, _TOKEN, 2.0) for key in item.pieces[:_TOKENS]]
        for token in tokens:
            if token is not None:
                picture = QLabel()
                picture.setPixmap(token)
                row.addWidget(picture)
        words = Words(room, item.text, 13, seats=seats)
        row.addWidget(words, 1)
        if points:
            total = Words(room, phrase("Score", "{total}").put(total=item.points), 14, 700)
            total.setWordWrap(False)
            row.addWidget(total)
        room.tell(self, self._say, item.text, seats)

    def _say(self, words: str) -> None:
        self.setAccessibleName(f"{words} {self._item.points}" if self._points else words)

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
