"""The score pad: who won and why, or how things stand, with every point explained down to the pieces it comes from."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.score_cells import TOTAL
from boardroom.ui.game_page.score_grid import ScoreGrid
from boardroom.ui.game_page.score_items import Group, ScoreItems
from boardroom.ui.kit import art
from boardroom.ui.kit.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.theme import GOLD, OUTLINE
from boardroom.ui.kit.widgets import Panel, Words
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_VICTORS, _VICTORS_LOW, _LOW = 124, 84, 520
"""How high the picture of the winners is; in a pad lower than that, less."""
_BADGE: Final = 0.58
"""The size of a badge there, of that height."""
_RAYS: Final = 14


class ScorePad(Panel):
    """A grid of points by part and player, each of which opens to its items.

    With an outcome it says first who won and why, and offers what to do next; without one it is closed again.
    ``pointed`` carries the keys of the pieces of the item that is pointed at, or none.
    """

    again = Signal()
    look = Signal()
    export = Signal()
    replay = Signal()
    pointed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        table: Table,
        seats: Sequence[SeatName],
        shown: Presentation,
        outcome: Outcome | None = None,
    ) -> None:
        heading = phrase("Score", "The score so far") if outcome is None else phrase("Score", "The game is over")
        super().__init__(context, heading, "trophy")
        self.outcome = outcome
        self._scores: Mapping[int, Score] = {}
        self._shown = shown
        self.body.setSpacing(6)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 8, 6)
        self._rows.setSpacing(4)
        self._victors: Victors | None = None
        order: Sequence[int] = range(len(seats))
        winners: tuple[int, ...] = ()
        if outcome is not None:
            self._tell_end(context, table, seats, outcome)
            points = {score.seat: score.total for score in outcome.scores}
            # The winners first, then who came nearest.
            order = sorted(order, key=lambda seat: (seat not in outcome.winners, -points.get(seat, 0), seat))
            winners = outcome.winners if len(outcome.winners) < len(seats) else ()
        self.grid = ScoreGrid(context, table, seats, shown, order, winners)
        self.grid.opened.connect(self._open)
        self._rows.addWidget(self.grid)
        self._rows.addSpacing(8)
        self.items = ScoreItems(context, table, seats)
        self.items.pointed.connect(self.pointed)
        self._rows.addWidget(self.items)
        self._rows.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inside)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        context.theme.changed.connect(self._restyle)
        self._restyle()
        self.body.addWidget(self._scroll, 1)
        self._pair: tuple[Button, ...] = ()
        self._last: Button | None = None
        if outcome is None:
            self.first = self._button(phrase("Score", "Close", "a button"), PLAIN, "cross", self.look)
            self.body.addWidget(self.first)
        else:
            self._offer_next()
        self.grid.setVisible(outcome is None or bool(outcome.scores))

    def _restyle(self) -> None:
        self._scroll.setStyleSheet(self.context.theme.scroll_areas)

    def _tell_end(self, context: AppContext, table: Table, seats: Sequence[SeatName], outcome: Outcome) -> None:
        """Who won, why, and what is to be said of the game as a whole."""
        self._victors = Victors(context, table, outcome, self._shown)
        self._rows.addWidget(self._victors)
        reason = Words(context, outcome.reason, 20, 700, titled=True, seats=seats)
        notes = [Words(context, note, 13, role="quiet", seats=seats) for note in outcome.notes]
        for words in (reason, *notes):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._rows.addWidget(words)
        self._rows.addSpacing(8)

    def _offer_next(self) -> None:
        """The buttons of a game that is over."""
        self.first = self._button(phrase("Score", "Play again"), MAIN, "restart", self.again)
        self.body.addWidget(self.first)
        pair = QHBoxLayout()
        self._pair = (
            self._button(phrase("Score", "View the table"), PLAIN, "eye", self.look),
            self._button(phrase("Score", "Export"), PLAIN, "export", self.export),
        )
        for button in self._pair:
            pair.addWidget(button, 1)
        self.body.addLayout(pair)
        self._last = self._button(phrase("Score", "See the last turn again"), PLAIN, "replay", self.replay)
        self.body.addWidget(self._last)

    def show_scores(self, scores: Sequence[Score], shown: Presentation) -> None:
        """Show these scores of what is shown; what is open stays open, with what it is made of now."""
        self._shown = shown
        self._scores = {score.seat: score for score in scores}
        self.grid.show_scores(self._scores, shown)
        self._explain()

    def open_total(self, seat: int) -> None:
        """Open everything that a seat has points for."""
        if (TOTAL, seat) in self.grid.cells and self.grid.open != (TOTAL, seat):
            self.grid.open_cell(TOTAL, seat)

    def _open(self) -> None:
        self._explain()
        if self.grid.open is not None and self.isVisible():
            self._rows.activate()
            # From the number that was opened to as many of its items as there is room for.
            self._scroll.ensureWidgetVisible(self.items, 0, 0)
            self._scroll.ensureWidgetVisible(self.grid.cells[self.grid.open], 0, 0)

    def _explain(self) -> None:
        """Show the items of the number that is open."""
        score = self._scores.get(self.grid.open[1]) if self.grid.open is not None else None
        if self.grid.open is None or score is None:
            self.items.explain(self._shown, None)
            return
        part, seat = self.grid.open
        heading = phrase("Score", "{seat}: {part}", "what a number of the score pad is made of")
        heading = heading.put(seat=Seat(seat), part=self.grid.title(part))
        counted = score.caption is None or bool(score.parts)
        groups = [Group(score.items_of(part))]
        if part == TOTAL and score.parts:
            groups = [Group(score.items_of(each.key), each.title) for each in score.parts]
        self.items.explain(self._shown, heading, groups, counted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.outcome is None:
            self.look.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._victors is not None:
            self._victors.setFixedHeight(_VICTORS if self.height() >= _LOW else _VICTORS_LOW)
        self._fit_buttons()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_buttons()
        return super().event(event)

    def _fit_buttons(self) -> None:
        """The quieter buttons go without icons, and are smaller, where large words would not fit beside each other."""
        room, pair, last = self.width() - 40, self._pair, self._last
        if last is None:
            return
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

    def _button(self, label: Text, role: str, icon: str, signal: SignalInstance) -> Button:
        button = Button(self.context, label, role, icon)
        button.clicked.connect(signal)
        return button


class Victors(QWidget):
    """Who won, as large badges before rays of gold; with a trophy, or where nobody lost two hands. Nothing, where
    nobody won.
    """

    def __init__(self, context: AppContext, table: Table, outcome: Outcome, shown: Presentation) -> None:
        super().__init__()
        self._context, self._table, self._shown = context, table, shown
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
