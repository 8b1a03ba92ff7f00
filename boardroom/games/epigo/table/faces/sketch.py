"""Ghosts on the board: what a seat's own Orders alone would do, as arrows, counts and falling tiles."""

from collections.abc import Callable, Sequence
from math import atan2, degrees
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import EpigonCaptured, EpigonSlid, EpigonsPushed, Event, MoveBlocked
from boardroom.games.epigo.position.state import DELTAS, EMPTY, OFF, State
from boardroom.games.epigo.position.tiles import Direction
from boardroom.games.epigo.table.faces.counting import count_words
from boardroom.games.epigo.table.faces.faces import order_mark
from boardroom.games.epigo.table.layout.measures import Measures
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE

_LEFT, _ABOVE = 0.42, 0.45
"""How far left of the middles of the tiles, or above them, the arrow of a push runs, in squares: on the tiles
themselves, as far as their numbers, which are higher than wide, let it."""
_BEFORE = 0.47
"""Where the arrow of a slide begins, in squares ahead of the tile that slides: at its edge."""
_UP_TO = 0.78
"""Where the arrow of a slide ends that is drawn beside tiles, in squares: before what is drawn beside the next one."""
_ON_THE_LINE = QPointF()
_DARK = ("#5A4300", "#5A1E0C", "#0F4A3B")


_ON_THE_BOARD = {
    "ask": phrase("Epigo", "super slide?"),
    "always": phrase("Epigo", "super slide: yes"),
    "never": phrase("Epigo", "super slide: no"),
}
"""What is written at a super slide, by how it is answered beforehand."""


class _Pill(NamedTuple):
    """Words on the board: where they belong, and their colours."""

    spot: QPointF
    words: str
    fill: str
    ink: str


class Sketch:
    """Paints the forecast of a seat over the board."""

    def __init__(
        self,
        measures: Measures,
        say: Callable[[Text], str],
        font: Callable[[float, int], QFont],
        ghost: Callable[[int, float], QPixmap],
    ) -> None:
        self._m, self._say, self._font, self._ghost = measures, say, font, ghost
        self._discs: list[tuple[QPointF, int]] = []
        self._answers: Sequence[str] = ()
        self._view: State | None = None

    def paint(
        self, painter: QPainter, view: State, forecast: tuple[tuple[Event, ...], ...], answers: Sequence[str] = ()
    ) -> None:
        """Paint every Order's arrow in its colour, first to last; then the words, the numbers above all. The answers
        say of every Order how its super slide is answered beforehand; where there is none, it is asked about.
        """
        self._discs = []
        self._answers, self._view = answers, view
        pills: list[_Pill] = []
        for index, events in enumerate(forecast):
            colour = order_mark(index)
            for event in events:
                self._event(painter, event, index, colour, pills)
        self._finish(painter, view, pills)

    def ask(self, painter: QPainter, view: State, slid: EpigonSlid, index: int) -> None:
        """Paint how a tile may go on that has slid by an Order of the stack; the tile itself stays free."""
        self._discs, self._answers, self._view = [], (), view
        pills: list[_Pill] = []
        self._shade([slid.target + DELTAS[slid.direction]], order_mark(index), painter)
        self._super_slide(painter, slid, _BEFORE, index, pills)
        end, beyond = (self._m.square(slid.target + step).center() for step in (0, DELTAS[slid.direction]))
        self._discs.append((_part(end, beyond, _BEFORE), index))
        self._finish(painter, view, pills)

    def _finish(self, painter: QPainter, view: State, pills: Sequence[_Pill]) -> None:
        """Paint the words where they hide least of a view, and the numbers of the Orders above all."""
        numerals = [self._m.square(where).adjusted(*self._inset) for where in view.where if where]
        radius = self._radius
        taken = [QRectF(s.x() - radius, s.y() - radius, 2 * radius, 2 * radius) for s, _ in self._discs]
        for pill in pills:
            taken.append(self._pill(painter, pill, taken, numerals))
        for spot, index in self._discs:
            number_disc(painter, spot, radius, index, order_mark(index), self._font(radius * 1.25, 700))

    @property
    def _radius(self) -> float:
        return max(9.0, self._m.pitch * 0.145)

    @property
    def _inset(self) -> tuple[float, float, float, float]:
        part = self._m.pitch * 0.3
        return part, part, -part, -part

    def _event(self, painter: QPainter, event: Event, index: int, colour: str, pills: list[_Pill]) -> None:
        m = self._m
        if isinstance(event, EpigonSlid):
            start, end = m.square(event.origin).center(), m.square(event.target).center()
            self._shade([event.target], colour, painter)
            lift = self._beside(event)
            if not lift.isNull():
                # As of a push: tiles that are still to move stand where it goes.
                self._line(painter, start + lift, _part(start, end, _UP_TO) + lift, colour)
                self._discs.append((start + lift, index))
            elif self._stands(event.piece, event.origin):
                self._line(painter, _part(start, end, 0.5), _part(start, end, 1.18), colour)
                self._discs.append((_part(start, end, _BEFORE), index))
            else:
                self._line(painter, start, _part(start, end, 1.18), colour)
                self._discs.append((start, index))
            if event.may_go_on:
                self._super_slide(painter, event, 0.34, index, pills, lift)
        elif isinstance(event, EpigonsPushed | MoveBlocked):
            where = [event.origin + place * DELTAS[event.direction] for place in range(len(event.chain))]
            self._shade(where, colour, painter)
            start, ahead = m.square(where[0]).center(), m.square(where[1]).center()
            lift = _aside(event.direction) * m.pitch
            tail = start + lift
            words = self._say(count_words(event.own, event.opposing))
            if isinstance(event, EpigonsPushed):
                last = m.square(where[-1] + DELTAS[event.direction]).center()
                self._line(painter, tail, _part(m.square(where[-1]).center(), last, 0.62) + lift, colour)
                # Where four tiles meet, as far from their numbers as can be.
                middle = _part(start, ahead, (len(where) - 1) // 2 + 0.5)
                pills.append(_Pill(middle + lift, words, "#FFF3C4", OUTLINE))
            else:
                self._line(painter, tail, _part(start, ahead, 0.8) + lift, colour)
                stop = _part(start, ahead, 1.05) + lift
                self._cross(painter, stop)
                beside = QPointF(0, -0.32 * m.pitch) if event.direction & 1 else QPointF(-0.42 * m.pitch, 0)
                pills.append(_Pill(stop + beside, words, "#5C140A", "#FFFFFF"))
            self._discs.append((tail, index))
        elif isinstance(event, EpigonCaptured):
            self._fall(painter, event, index, colour)

    def _stands(self, piece: int, where: int) -> bool:
        """Whether a tile stands on a square now, before any Order has acted."""
        return self._view is None or self._view.where[piece] == where

    def _beside(self, event: EpigonSlid) -> QPointF:
        """How far beside the middles of the squares a slide is drawn: on them, unless tiles stand there now whose
        numbers that would hide.
        """
        step = DELTAS[event.direction]
        ahead = [event.target, *([event.target + step] if event.may_go_on else [])]
        if not self._stands(event.piece, event.origin):
            ahead.append(event.origin)
        if self._view is not None and any(self._view.board[where] not in (EMPTY, OFF) for where in ahead):
            return _aside(event.direction) * self._m.pitch
        return QPointF()

    def _super_slide(
        self, painter: QPainter, event: EpigonSlid, begin: float, index: int, pills: list[_Pill],
        lift: QPointF = _ON_THE_LINE,
    ) -> None:  # fmt: skip
        """How a tile may slide on from where it slides to; the arrow begins so many squares ahead of that. It is
        dashed while that is still asked, whole where it is settled, and a cross stands there where it will stay.
        """
        m, colour = self._m, order_mark(index)
        end = m.square(event.target).center() + lift
        beyond = m.square(event.target + DELTAS[event.direction]).center() + lift
        answer = self._answers[index] if index < len(self._answers) else "ask"
        if answer == "never":
            self._cross(painter, _part(end, beyond, 0.5))
        else:
            self._line(painter, _part(end, beyond, begin), _part(end, beyond, 1.1), colour, dashed=answer == "ask")
        words = self._say(_ON_THE_BOARD[answer])
        # Below an arrow that lies, beyond the tip of one that stands.
        side = QPointF(0, 0.36 * m.pitch) if event.direction & 1 else (beyond - end) * 0.38
        pills.append(_Pill(beyond + side, words, _DARK[index % len(_DARK)], "#FFFFFF"))

    def _fall(self, painter: QPainter, event: EpigonCaptured, index: int, colour: str) -> None:
        m = self._m
        start = m.square(event.origin).center()
        end = m.beyond(event.origin, event.direction).center()
        if event.slid:
            self._line(painter, _part(start, end, 0.5), _part(start, end, 0.9), colour)
            self._discs.append(
                (start + (m.square(event.origin + DELTAS[event.direction]).center() - start) * 0.47, index)
            )
        pixmap = self._ghost(event.piece, m.tile * 0.86)
        size = pixmap.deviceIndependentSize()
        painter.save()
        painter.setOpacity(0.62)
        painter.translate(end)
        painter.rotate(14)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        painter.restore()

    def _shade(self, squares: Sequence[int], colour: str, painter: QPainter) -> None:
        for where in squares:
            draw_rounded(painter, self._m.square(where).adjusted(1.5, 1.5, -1.5, -1.5), 8, None, colour, 3)

    def _line(self, painter: QPainter, start: QPointF, end: QPointF, colour: str, dashed: bool = False) -> None:
        along = end - start
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5
        if length < 4:
            return
        head, thick = min(0.26 * self._m.pitch, length * 0.6), max(5.0, 0.085 * self._m.pitch)
        painter.save()
        painter.translate(start)
        painter.rotate(degrees(atan2(along.y(), along.x())))
        body = length - head
        if dashed:
            pen = QPen(QColor(OUTLINE), thick + 4, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(0, 0), QPointF(body, 0))
            painter.setPen(QPen(QColor(colour), thick, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QPointF(0, 0), QPointF(body, 0))
        arrow = QPolygonF([QPointF(body, -head * 0.62), QPointF(length, 0), QPointF(body, head * 0.62)])
        if not dashed:
            half = thick / 2
            arrow = QPolygonF(
                [
                    QPointF(0, -half),
                    QPointF(body, -half),
                    QPointF(body, -head * 0.62),
                    QPointF(length, 0),
                    QPointF(body, head * 0.62),
                    QPointF(body, half),
                    QPointF(0, half),
                ]
            )
        pen = QPen(QColor(OUTLINE), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(arrow)
        painter.restore()

    def _cross(self, painter: QPainter, spot: QPointF) -> None:
        radius = max(9.0, self._m.pitch * 0.14)
        painter.setPen(QPen(QColor(OUTLINE), 2))
        painter.setBrush(QColor("#A63A28"))
        painter.drawEllipse(spot, radius, radius)
        pen = QPen(QColor("white"), radius * 0.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arm = radius * 0.4
        painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
        painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))

    def _pill(self, painter: QPainter, pill: _Pill, taken: Sequence[QRectF], numerals: Sequence[QRectF]) -> QRectF:
        """Paint a pill where it covers least of what must be read, near the spot it belongs to."""
        font = self._font(max(12.0, self._m.pitch * 0.17), 700)
        # On a small board large text would hide the tiles it speaks of.
        font.setPixelSize(min(font.pixelSize(), max(11, round(self._m.pitch * 0.28))))
        metrics = QFontMetricsF(font)
        width, height = metrics.horizontalAdvance(pill.words) + 16, metrics.height() + 4
        inside = self._m.board.adjusted(4, 4, -4, -4)
        step = height * 0.8
        best, least = QRectF(), float("inf")
        for dx, dy in _AROUND:
            box = QRectF(pill.spot.x() - width / 2 + dx * step, pill.spot.y() - height / 2 + dy * step, width, height)
            box.moveLeft(min(max(box.left(), inside.left()), inside.right() - width))
            box.moveTop(min(max(box.top(), inside.top()), inside.bottom() - height))
            cost = 6 * _common(box, taken) + 2 * _common(box, numerals) + 14 * (abs(dx) + abs(dy))
            if cost < least:
                best, least = box, cost
        draw_rounded(painter, best, height / 2, pill.fill, OUTLINE, 2)
        painter.setFont(font)
        painter.setPen(QColor(pill.ink))
        painter.drawText(best, Qt.AlignmentFlag.AlignCenter, pill.words)
        return best


_AROUND = tuple((dx, dy) for dx in (0, -1, 1, -2, 2) for dy in (0, -1, 1, -2, 2))


def _common(box: QRectF, others: Sequence[QRectF]) -> float:
    """The area a box shares with others."""
    return sum(c.width() * c.height() for c in map(box.intersected, others) if not c.isEmpty())


def number_disc(painter: QPainter, spot: QPointF, radius: float, index: int, colour: str, font: QFont) -> None:
    """The numeral of an Order of the stack, in its colour."""
    painter.setPen(QPen(QColor(OUTLINE), 2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(spot, radius, radius)
    painter.setFont(font)
    painter.setPen(QColor(OUTLINE))
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(index + 1))


def _part(start: QPointF, end: QPointF, part: float) -> QPointF:
    return start + (end - start) * part


def _aside(direction: Direction) -> QPointF:
    """To the upper or left side of a line in a direction, in squares."""
    return QPointF(0, -_ABOVE) if direction & 1 else QPointF(-_LEFT, 0)
