"""What lies over the tiles: the numbers of the slots, what own Orders would do, a veil over those captured."""

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import EpigonSlid, Event
from boardroom.games.epigo.position.numbers import NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import epigon, number_of, order_number, seat_of
from boardroom.games.epigo.table.faces.faces import order_mark
from boardroom.games.epigo.table.faces.paintbox import Around
from boardroom.games.epigo.table.faces.sketch import Sketch, number_disc
from boardroom.games.epigo.table.gestures.open_gestures import answerable, answered, open_super_slide
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.stage.pieces.layers import Layer

C = TypeVar("C")

_LEAST: Final = 9
"""A word on a tile is never smaller, in pixels."""
_DISC: Final = 11.0
"""The radius of the disc with the number of a slot."""
_CHEVRONS: Final = 20.0
"""The room for the chevrons beside the answer."""


class Above(Around):
    """What lies over the tiles: the numbers of the slots, what own Orders would do, a veil over those captured."""

    def layers(self) -> dict[str, Layer]:
        """Everything above the tiles."""
        found: dict[str, Layer] = {}
        shown, view = self.shown, self.view

        def above(key: str, box: QRectF, content: C, paint: Callable[[QPainter, C], None]) -> None:
            found[key] = Layer(box, content, paint, above=True)

        slid = open_super_slide(shown) if shown.actor is not None else None
        # An arrow may end, and a tile fall, beyond the edge of the board.
        board = self.m.board.adjusted(-self.m.pitch, -self.m.pitch, self.m.pitch, self.m.pitch)
        if slid is not None:
            seat, number = seat_of(slid.piece), number_of(slid.piece)
            index = [order_number(code) for code in view.stacks[seat]].index(number)
            above("slid", board, (view, slid, index), self._ask)
        if view.phase != Phase.DEPLOY:
            for index in range(STACK_HEIGHT):
                spot = self.m.slot(index).topLeft() + QPointF(18, 18)
                disc = QRectF(spot.x() - _DISC, spot.y() - _DISC, 2 * _DISC, 2 * _DISC)
                found[f"number.{index}"] = Layer.around(disc, index, self._number, above=True)
        if self.planning and shown.actor is not None:
            for index in answerable(shown):
                above(f"answer.{index}", self.m.answer(index), (index, answered(shown, index)), self._answer)
        if view.phase == Phase.PLAN and shown.actor is not None:
            if shown.forecast:
                answers = tuple(answered(shown, index) for index in range(len(view.stacks[shown.actor])))
                above("forecast", board, (view, shown.forecast, answers), self._sketch)
            stacked = {order_number(code): index for index, code in enumerate(view.stacks[shown.actor])}
            for index, number in enumerate(NUMBERS):
                if not view.where[epigon(shown.actor, number)]:
                    hand = self.m.hand(index, len(NUMBERS))
                    area = self.m.slot_tile(stacked[number]) if number in stacked else hand
                    above(f"captured.{number}", area, area, self._veil)
        return found

    def _sketch(self, painter: QPainter, what: tuple[State, tuple[tuple[Event, ...], ...], tuple[str, ...]]) -> None:
        self._hand(painter).paint(painter, *what)

    def _ask(self, painter: QPainter, what: tuple[State, EpigonSlid, int]) -> None:
        self._hand(painter).ask(painter, *what)

    def _hand(self, painter: QPainter) -> Sketch:
        ratio = painter.deviceTransform().m11()
        return Sketch(self.m, self.say, self.text, lambda piece, size: self.paintbox.epigon(piece, size, ratio))

    def _number(self, painter: QPainter, index: int) -> None:
        spot = self.m.slot(index).topLeft() + QPointF(18, 18)
        number_disc(painter, spot, _DISC, index, order_mark(index), self.text(13, 700))

    def _answer(self, painter: QPainter, what: tuple[int, str]) -> None:
        _paint_answer(painter, self.m.answer(what[0]), what[1], self.context, self.say)

    def _on_tile(self, size: float) -> QFont:
        """The font of a word on a tile, which may be smaller than other text: a tile has no room for it."""
        font = self.text(size, 700)
        font.setPixelSize(max(_LEAST, round(size * self.context.theme.text_scale)))
        return font

    def _veil(self, painter: QPainter, area: QRectF) -> None:
        """Over the Order of a captured Epigon."""
        unit = area.width() / 100
        box = area.adjusted(2.6 * unit, 2.6 * unit, -2.6 * unit, -2.6 * unit)
        draw_rounded(painter, box, 14 * unit, QColor(26, 14, 8, 110))
        words = self.say(phrase("Epigo", "captured", "on a tile"))
        word = fit(words, self._on_tile, 12, box.width() - 4, box.height())
        band = QRectF(box.left(), box.bottom() - QFontMetricsF(word.font).height() - 2, box.width(), 0)
        band.setBottom(box.bottom())
        draw_rounded(painter, band, 6, QColor(26, 14, 8, 190))
        painter.setPen(QColor("#FFFFFF"))
        # Whole even where it is too wide at its smallest.
        word._replace(lines=(words,)).draw(painter, band, Qt.AlignmentFlag.AlignCenter)


def _paint_answer(painter: QPainter, box: QRectF, answer: str, context: AppContext, say: Callable[[Text], str]) -> None:
    """What it is about, and below that two chevrons, one slide and another, and the answer: ask, always ("yes") or
    never ("no").
    """
    p = context.theme.palette
    words = {
        "ask": phrase("Epigo", "ask", "a super slide, beforehand"),
        "always": phrase("Epigo", "yes", "a super slide, beforehand"),
        "never": phrase("Epigo", "no", "a super slide, beforehand"),
    }
    ink = QColor({"ask": p.text, "always": p.done_text, "never": p.warning}[answer])
    draw_rounded(painter, box.adjusted(1, 1, -1, -1), 9, p.panel, p.edge, 1.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    half = box.height() / 2
    high = QRectF(box.left() + 4, box.top() + 3, box.width() - 8, half - 4)
    about = say(phrase("Epigo", "Super slide", "what is answered beforehand"))
    heading = fit(about, lambda size: context.theme.text(size, 500), 11, high.width(), high.height())
    low = QRectF(box.left() + 4, box.top() + half - 2, box.width() - 8, half - 1)
    if not heading.whole:
        # In a slot this small the tip says what it is about.
        low = box.adjusted(4, 3, -4, -3)
    room = low.width() - _CHEVRONS
    said = fit(say(words[answer]), lambda size: context.theme.text(size, 600), 13, room, low.height())
    wide = QFontMetricsF(said.font).horizontalAdvance(said.lines[0])
    low.setLeft(low.center().x() - (wide + _CHEVRONS) / 2)
    middle = QPointF(low.left() + 7, low.center().y())
    for shift in (-5.0, 3.0):
        painter.drawPolyline([middle + QPointF(shift + x, y) for x, y in ((0, -4), (4, 0), (0, 4))])
    if answer == "never":
        painter.drawLine(middle + QPointF(-9, 5), middle + QPointF(9, -5))
    low.setLeft(low.left() + _CHEVRONS)
    said.draw(painter, low, Qt.AlignmentFlag.AlignLeft)
    if heading.whole:
        painter.setPen(QColor(p.quiet))
        heading.draw(painter, high, Qt.AlignmentFlag.AlignCenter)
