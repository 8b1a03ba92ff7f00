"""The picture of a split card for the rules pages, with words beside its parts."""

from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import HALVES, NO_TOKEN
from boardroom.games.ephyran.table.faces.colours import CREAM
from boardroom.games.ephyran.table.faces.faces import Faces, card_halves
from boardroom.games.ephyran.table.faces.ground import paint_slab
from boardroom.games.ephyran.table.faces.halves import WIDE
from boardroom.games.ephyran.table.faces.writing import INKS, in_pixels
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO, CardPaper
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.fitting import fit

_CARD, _WORDS, _GAP, _MARGIN = 10.8, 8.6, 1.3, 0.9
"""In sizes of the text: the widths of the card and of the words at each side, the room between, the marble around."""
_LETTERS: Final = 0.93
_PARTS: Final = {"number": (4.5, 14), "territory": (4.5, 35), "symbol": (119, 17), "creature": (92, 44)}
_SIGN: Final = (100, 40)
"""Where parts of an area and the sign of a support are on a half, in its units."""


class _Label(NamedTuple):
    """Words beside a part of the card, at its left or right."""

    words: Text
    spot: QPointF
    left: bool


def paint_card_diagram(context: AppContext, faces: Faces, card: int, size: float, ratio: float) -> QPixmap:
    """A card for text of a size in pixels: number, creature, printed symbol, support, and the half that is given up."""
    theme, wide = context.theme, round(_CARD * size)
    high, margin, beside = round(wide * CARD_RATIO), _MARGIN * size, (_WORDS + _GAP) * size
    whole = QRectF(0, 0, ceil(wide + 2 * beside + 2 * margin), ceil(high + 2 * margin))
    box = QRectF(round(margin + beside), round(margin), wide, high)
    with canvas(whole.width(), whole.height(), ratio) as (picture, painter):
        paint_slab(painter, whole, theme.evening)
        painter.drawPixmap(box.topLeft(), faces.paint(f"card.{card}", wide, high, ratio))
        upper, lower = card_halves(CardPaper(painter, box))
        write = _writer(context, painter, size)
        for label in (*_labels(2 * card, upper), *_labels(2 * card + 1, lower)):
            end = box.left() - _GAP * size if label.left else box.right() + _GAP * size
            _leader(painter, label.spot, QPointF(end, label.spot.y()))
            write(_beside(end, label.spot.y(), 1.5 * size, label.left, size), label.words, label.left)
        _bracket(painter, lower, box.left() - 0.35 * size, size, theme.evening)
        given_up = phrase("Ephyran", "Given up when you play the upper half", "beside a card in the rules")
        write(_beside(box.left() - size, lower.center().y(), lower.height(), True, size), given_up, True)
    return picture


def _labels(half: int, box: QRectF) -> list[_Label]:
    """The words beside the parts of a half that lies in a box."""
    shown = HALVES[half]

    def at(part: tuple[float, float]) -> QPointF:
        return box.topLeft() + QPointF(*part) * (box.width() / WIDE)

    if shown.support >= 0:
        return [_Label(phrase("Ephyran", "Support", "beside a card in the rules"), at(_SIGN), False)]
    found = [
        _Label(phrase("Ephyran", "Number", "of an area, beside a card in the rules"), at(_PARTS["number"]), True),
        _Label(phrase("Ephyran", "Territory", "beside a card in the rules"), at(_PARTS["territory"]), True),
        _Label(phrase("Ephyran", "Creature", "beside a card in the rules"), at(_PARTS["creature"]), False),
    ]
    if shown.symbol != NO_TOKEN:
        symbol = phrase("Ephyran", "Printed symbol", "beside a card in the rules")
        found.append(_Label(symbol, at(_PARTS["symbol"]), False))
    return found


def _beside(edge: float, middle: float, high: float, left: bool, size: float) -> QRectF:
    """The room of words at the left of an edge, or at its right."""
    wide = _WORDS * size
    return QRectF(edge - wide if left else edge, middle - high / 2, wide, high)


def _writer(context: AppContext, painter: QPainter, size: float) -> Callable[[QRectF, Text, bool], None]:
    """Writes words into a room, at its right edge if they stand at the left of the card."""
    theme = context.theme
    font, ink = in_pixels(theme.text(14, 600)), QColor(INKS[theme.evening][0])

    def write(room: QRectF, words: Text, left: bool) -> None:
        gap = 0.3 * size
        room = room.adjusted(0, 0, -gap, 0) if left else room.adjusted(gap, 0, 0, 0)
        fitted = fit(context.say(words), font, _LETTERS * size, room.width(), room.height(), wrap=True, balanced=True)
        painter.setPen(ink)
        fitted.draw(painter, room, Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft)

    return write


def _leader(painter: QPainter, spot: QPointF, end: QPointF) -> None:
    """A line from a part of the card to its words, with a dot at the part."""
    for colour, wide in ((CREAM, 3.6), (OUTLINE, 1.4)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawLine(spot, end)
    painter.setBrush(QColor(OUTLINE))
    painter.setPen(QPen(QColor(CREAM), 1.2))
    painter.drawEllipse(spot, 3.2, 3.2)


def _bracket(painter: QPainter, half: QRectF, middle: float, size: float, evening: bool) -> None:
    """A bracket at the left of a half."""
    arm = 0.35 * size
    shape = QPainterPath(QPointF(middle + arm / 2, half.top() + 3))
    for x, y in ((-arm / 2, half.top() + 3), (-arm / 2, half.bottom() - 3), (arm / 2, half.bottom() - 3)):
        shape.lineTo(middle + x, y)
    shape.moveTo(middle - arm / 2, half.center().y())
    shape.lineTo(middle - arm, half.center().y())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INKS[evening][0]), 1.8))
    painter.drawPath(shape)
