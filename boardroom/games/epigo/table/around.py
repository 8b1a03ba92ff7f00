"""What is painted around the tiles: slots, headings, the words of the tray, the ghosts of what own Orders would do."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.state import DEPLOY, NUMBERS, PLAN, STACK_HEIGHT, VACANT, State, epigon, number_of, seat_of
from boardroom.games.epigo.table.board import Measures
from boardroom.games.epigo.table.faces import ORDER_MARKS
from boardroom.games.epigo.table.gestures import open_super_slide
from boardroom.games.epigo.table.sketch import Sketch, number_disc, order_words
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation

if TYPE_CHECKING:
    from boardroom.games.epigo.table import EpigoTable

_LEAST: Final = 9
"""Words on the table are never smaller, in pixels."""


class Around:
    """Paints below and above the tiles of a table."""

    def __init__(self, table: "EpigoTable") -> None:
        self._table = table

    @property
    def m(self) -> Measures:
        """The measures of the moment."""
        return self._table.m

    @property
    def context(self) -> AppContext:
        """Voice and theme."""
        return self._table.context

    def say(self, text: Text) -> str:
        """A text in the language of the moment."""
        return self._table.say(text)

    def _text(self, size: float, weight: int) -> QFont:
        return self.context.theme.text(size, weight)

    def below(self, painter: QPainter, shown: Presentation) -> None:
        """Paint what lies on the ground."""
        view: State = shown.view
        planning = view.phase == PLAN and shown.audience is not None and shown.actor is not None
        self._tray_words(painter, shown, planning)
        if view.phase == DEPLOY:
            self._side_words(painter, *self._deployment_words(shown), 240)
            if shown.actor is not None and shown.audience == shown.actor:
                self._mark_row(painter, view, shown.actor)
            return
        own = phrase("Epigo", "Your stack"), phrase("Epigo", "top first, hidden from everybody else")
        both = phrase("Epigo", "The stacks"), phrase("Epigo", "turned up pair by pair, from the top")
        self._side_words(painter, *(own if planning else both), self.m.slot(0).top() - self.m.side.top() - 32)
        evening = self.context.theme.evening
        stack = view.stacks[shown.actor] if planning and shown.actor is not None else b""
        for index in range(STACK_HEIGHT):
            slot = self.m.slot(index)
            filled = index < len(stack) if planning else any(len(s) > index for s in view.stacks)
            painter.setBrush(QColor("#F6E7C4" if not evening else "#3A3126") if filled else QColor(255, 250, 230, 40))
            pen = QPen(QColor("#9A7440" if not evening else "#7A6444"), 1.6)
            if not filled:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(slot, 12, 12)
            if planning and filled:
                self._slot_words(painter, shown, index)
            elif not filled and planning:
                lines = [self._slot_hint(index)]
                if index == len(stack) == 0:
                    lines.append(self.say(phrase("Epigo", "Drag an Order here, or drag an Epigon one square.")))
                self._lines(painter, slot.adjusted(44, 0, -8, 0), lines, 13, 500, muted=True)

    def _mark_row(self, painter: QPainter, view: State, seat: int) -> None:
        """The places of the own row that are still empty."""
        pen = QPen(QColor("#FFD24A"), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(255, 250, 214, 26))
        for column, number in enumerate(view.rows[seat]):
            if number == VACANT:
                painter.drawRoundedRect(self.m.column(seat, column).adjusted(5, 5, -5, -5), 8, 8)

    def _slot_hint(self, index: int) -> str:
        words = (
            phrase("Epigo", "First Order", "an empty place of the stack"),
            phrase("Epigo", "Second Order", "an empty place of the stack"),
            phrase("Epigo", "Third Order", "an empty place of the stack"),
        )
        return self.say(words[index])

    def _slot_words(self, painter: QPainter, shown: Presentation, index: int) -> None:
        if index >= len(shown.forecast) or shown.actor is None:
            return
        slot, tile = self.m.slot(index), self.m.slot_tile(index)
        area = QRectF(tile.right() + 10, slot.top() + 6, slot.right() - tile.right() - 14, slot.height() - 12)
        lines, ill = order_words(shown.forecast[index], shown.actor)
        self._lines(painter, area, [self.say(line) for line in lines], 13, 600, ill=ill)

    def _lines(
        self,
        painter: QPainter,
        area: QRectF,
        lines: list[str],
        size: float,
        weight: int,
        muted: bool = False,
        ill: bool = False,
    ) -> None:
        p = self.context.theme.palette
        painter.setFont(self._text(size, weight))
        evening = self.context.theme.evening
        ink = p.warning if ill else ("#5A4320" if not evening else "#CDB990") if muted else p.text
        painter.setPen(QColor(ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, "\n".join(lines))

    def _side_words(self, painter: QPainter, title: Text, line: Text, high: float) -> None:
        ink = QColor("#2B2420" if not self.context.theme.evening else "#F4EBDB")
        side = self.m.side
        painter.setPen(ink)
        painter.setFont(self.context.theme.title(20, 700))
        painter.drawText(
            QRectF(side.left() + 4, side.top(), side.width(), 30), Qt.AlignmentFlag.AlignVCenter, self.say(title)
        )
        box = QRectF(side.left() + 4, side.top() + 30, side.width() - 6, high)
        _fit(painter, box, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self.say(line), self._text(12, 500))

    def _deployment_words(self, shown: Presentation) -> tuple[Text, Text]:
        if shown.actor is None:
            return phrase("Epigo", "Deployment"), phrase("Epigo", "Both rows stay face down until both are locked in.")
        return phrase("Epigo", "Your row"), phrase(
            "Epigo",
            "Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.",
        )

    def _tray_words(self, painter: QPainter, shown: Presentation, planning: bool) -> None:
        tray = self.m.tray
        view: State = shown.view
        if planning and shown.actor is not None:
            count = len(NUMBERS) - len(view.stacks[shown.actor])
            title = phrase("Epigo", "Orders in hand")
            line = phrase("Epigo", "%n of 7. Captured Epigons’ Orders can still cancel.", "", count)
        elif view.phase == DEPLOY and shown.actor is not None:
            title = phrase("Epigo", "Epigons to deploy")
            line = phrase("Epigo", "%n of 8 still to be placed.", "", view.rows[shown.actor].count(VACANT))
        else:
            if shown.caption is not None:
                painter.setPen(QColor("#F6ECD3"))
                painter.setFont(self.context.theme.title(22, 700))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(tray.adjusted(28, 8, -28, 0), flags, self.say(shown.caption))
            return
        painter.setPen(QColor("#F6ECD3"))
        area = QRectF(tray.left() + 22, tray.top() + 12, self.m.words_width - 26, 26)
        _fit(painter, area, Qt.AlignmentFlag.AlignVCenter, self.say(title), self.context.theme.title(16, 700))
        low = QRectF(area.left(), area.bottom(), area.width(), tray.bottom() - area.bottom() + 5)
        _fit(painter, low, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self.say(line), self._text(12, 400))

    def above(self, painter: QPainter, shown: Presentation) -> None:
        """Paint what lies over the tiles."""
        view: State = shown.view
        slid = open_super_slide(shown) if shown.actor is not None else None
        if slid is not None:
            Sketch(self.m, self.say, self._text, self._ghost).paint(painter, view, ((slid,),))
        if view.phase != DEPLOY:
            for index in range(STACK_HEIGHT):
                spot = self.m.slot(index).topLeft() + QPointF(18, 18)
                number_disc(painter, spot, 11, index, ORDER_MARKS[index], self._text(13, 700))
        if view.phase == PLAN and shown.actor is not None and shown.forecast:
            Sketch(self.m, self.say, self._text, self._ghost).paint(painter, view, shown.forecast)
        if view.phase == PLAN and shown.actor is not None:
            self._veil_captured(painter, view, shown.actor)

    def _ghost(self, piece: int, size: float) -> QPixmap:
        face = f"epigon/{self._table.colours[seat_of(piece)].key}/{number_of(piece)}"
        return self._table.faces.paint(face, round(size), round(size), 2.0)

    def _veil_captured(self, painter: QPainter, view: State, seat: int) -> None:
        stacked = {code >> 2: index for index, code in enumerate(view.stacks[seat])}
        for index, number in enumerate(NUMBERS):
            if view.where[epigon(seat, number)]:
                continue
            area = self.m.slot_tile(stacked[number]) if number in stacked else self.m.hand(index, len(NUMBERS))
            unit = area.width() / 100
            box = area.adjusted(2.6 * unit, 2.6 * unit, -2.6 * unit, -2.6 * unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(26, 14, 8, 110))
            painter.drawRoundedRect(box, 14 * unit, 14 * unit)
            font = self._text(12, 700)
            words = self.say(phrase("Epigo", "captured", "on a tile"))
            while QFontMetricsF(font).horizontalAdvance(words) > box.width() - 4 and font.pixelSize() > 9:
                font.setPixelSize(font.pixelSize() - 1)
            band = QRectF(box.left(), box.bottom() - QFontMetricsF(font).height() - 2, box.width(), 0)
            band.setBottom(box.bottom())
            painter.setBrush(QColor(26, 14, 8, 190))
            painter.drawRoundedRect(band, 6, 6)
            painter.setPen(QColor("#FFFFFF"))
            painter.setFont(font)
            painter.drawText(band, Qt.AlignmentFlag.AlignCenter, words)


def _fit(painter: QPainter, box: QRectF, flags: int, words: str, font: QFont) -> None:
    """Write words into a box, smaller where they would not fit."""
    while font.pixelSize() > _LEAST:
        needed = QFontMetricsF(font).boundingRect(box, flags, words)
        if needed.width() <= box.width() and needed.height() <= box.height():
            break
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.drawText(box, flags, words)
