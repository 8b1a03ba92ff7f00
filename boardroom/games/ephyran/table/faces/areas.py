"""Areas as they lie in a city, large and small, and the shields that lock its columns.

In a large city each area covers the one above from ``SEEN`` on: number, name, creature's head and symbol lie above
that, and a token has room at the right.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from boardroom.games.ephyran.position.cards import DIONYSUS, HALVES, NO_TOKEN, TERRITORIES
from boardroom.games.ephyran.table.faces.colours import CREAM, TERRITORY_HUES
from boardroom.games.ephyran.table.faces.halves import WIDE, NameBand, backdrop, hues_of, paint_creature
from boardroom.games.ephyran.table.faces.marks import Marks
from boardroom.games.ephyran.table.layout.small_city import symbol_in, symbol_size, value_in
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE

SEEN: Final = 98 / 143
"""The part of an area's height that the next one leaves to be seen."""
_BAND, _LETTERS = 17.0, 12.5
_BANNER: Final = QRectF(5, -2, 25, 50)
_SYMBOL: Final = QRectF(91, 3, 27, 27)
_GOLD: Final = "#E9B23A"
_LOWERED: Final = 0.3
"""By how much of a symbol's height a head lies lower where one stands at its brow."""
NAMED: Final = 80
"""The width from which on an area or a shield carries its name."""


def area_name_band(box: QRectF, half: int) -> NameBand:
    """Where an area's name stands: between the banner and the symbol, if there is one."""
    unit = box.width() / WIDE
    right = _SYMBOL.left() if HALVES[half].symbol != NO_TOKEN else WIDE - 6
    left = _BANNER.right() + 2
    return NameBand(
        QRectF(box.left() + left * unit, box.top() + 2 * unit, (right - left - 1) * unit, _BAND * unit - 2 * unit),
        _LETTERS * unit,
    )


def paint_area(marks: Marks, box: QRectF, half: int, territory: int, number: int) -> None:
    """A half as an area of a large city, without its name."""
    shown, unit = HALVES[half], box.width() / WIDE
    hues = hues_of(shown)
    body = box.adjusted(unit, unit, -unit, -unit)
    band = QRectF(box.left(), box.top(), box.width(), (_BAND + 1) * unit)
    scene = QRectF(box.left(), band.bottom(), box.width(), box.bottom() - band.bottom())
    with marks.within(body, 8 * unit):
        if shown.creature == DIONYSUS:
            marks.ground(box, hues.colour, hues.dark)
        else:
            backdrop(marks, box, shown.territory, shown.number)
        middle = QPointF(box.left() + 61 * unit, scene.center().y())
        marks.halo(middle, 34 * unit, hues.light)
        size = scene.height() - unit
        creature = QRectF(middle.x() - size / 2, box.bottom() - size - 1.5 * unit, size, size)
        paint_creature(marks, creature, shown.creature, number)
        marks.painter.fillRect(band, QColor(hues.dark))
        marks.painter.fillRect(QRectF(band.left(), band.bottom() - unit, band.width(), unit), QColor(OUTLINE))
    _edge(marks, body, unit)
    with marks.within(body, 8 * unit):
        marks.banner(_at(_BANNER, box), number, territory, TERRITORY_HUES[territory].dark)
    if shown.symbol != NO_TOKEN:
        marks.medallion(_at(_SYMBOL, box), shown.symbol)


def paint_mini(marks: Marks, box: QRectF, half: int, territory: int, number: int) -> None:
    """A half as an area of a small city: number, creature's head, and along the upper edge its symbol with what that
    counts; a token lies at the right of the foot.
    """
    shown = HALVES[half]
    hues, line, high = hues_of(shown), max(1.0, box.width() / 50), box.height()
    body = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    strip = QRectF(box.left(), box.top(), box.width() * 0.29, high)
    with marks.within(body, 3 * line):
        marks.ground(box, hues.light, hues.colour)
        # Only the head has room, at the left of symbol and token.
        size = high * 1.28
        middle = strip.right() + (box.right() - strip.right()) * 0.41
        top = box.top() + (1.4 * line if shown.symbol == NO_TOKEN else symbol_size(high) * _LOWERED)
        creature = QRectF(middle - size / 2, top, size, size)
        paint_creature(marks, creature, shown.creature, number)
        marks.painter.fillRect(strip, QColor(CREAM))
        marks.painter.fillRect(QRectF(strip.right(), strip.top(), 0.8 * line, high), QColor(OUTLINE))
    middle = strip.center().x() + line / 2
    marks.number(str(number), QPointF(middle, box.top() + high * 0.34), high * 0.56, TERRITORY_HUES[territory].dark)
    badge = min(strip.width() * 0.72, high * 0.36)
    spot = QRectF(middle - badge / 2, box.top() + high * 0.6, badge, badge)
    marks.drawing(f"badge-{TERRITORIES[territory]}", spot)
    draw_rounded(marks.painter, body, 3 * line, None, OUTLINE, line)
    if shown.symbol != NO_TOKEN:
        value = value_in(box)
        marks.value(value.center(), value.width() * 0.48, shown.symbol)
        marks.medallion(symbol_in(box), shown.symbol, valued=False)


def shield_name_band(box: QRectF) -> NameBand:
    """Where the name of a locking shield stands: at the right of its sign."""
    sign = _sign(box)
    left, edge = sign.right() + box.height() * 0.1, box.height() * 0.12
    room = QRectF(left, box.top() + edge, box.right() - edge - left, box.height() - 2 * edge)
    return NameBand(room, min(16.0, box.height() * 0.38))


def paint_shield(marks: Marks, box: QRectF) -> None:
    """The shield at the foot of a locked column, without its name."""
    if box.width() < NAMED:
        _shield_with_keyhole(marks, box)
        return
    line = max(1.0, min(box.width(), box.height()) / 36)
    body = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    corner = min(9.0, box.height() * 0.18)
    gradient = QLinearGradient(body.topLeft(), body.bottomLeft())
    gradient.setColorAt(0, QColor("#6B4A10"))
    gradient.setColorAt(1, QColor("#43300C"))
    draw_rounded(marks.painter, body, corner, gradient, _GOLD, line)
    sign = _sign(box)
    marks.drawing("support-shield", sign)
    lock = sign.height() * 0.5
    marks.drawing("padlock", QRectF(sign.center().x() + sign.width() * 0.12, sign.bottom() - lock, lock, lock))


def _sign(box: QRectF) -> QRectF:
    """The room of the shield's sign, at the left of its name."""
    wide = min(box.width() * 0.45, box.height() * 0.84 * 100 / 60)
    high = wide * 60 / 100
    return QRectF(box.left() + box.height() * 0.06, box.center().y() - high / 2, wide, high)


def _shield_with_keyhole(marks: Marks, box: QRectF) -> None:
    """What is left of shield and padlock in a small box: one with the other's keyhole."""
    size = min(box.width(), box.height())
    painter = marks.painter
    painter.save()
    painter.translate(box.center().x() - size / 2, box.center().y() - size / 2)
    painter.scale(size / 24, size / 24)
    shield = QPainterPath(QPointF(12, 1.5))
    shield.cubicTo(QPointF(15, 3.4), QPointF(18.4, 4), QPointF(21.8, 3.7))
    shield.cubicTo(QPointF(22.6, 13), QPointF(19.6, 19.4), QPointF(12, 22.6))
    shield.cubicTo(QPointF(4.4, 19.4), QPointF(1.4, 13), QPointF(2.2, 3.7))
    shield.cubicTo(QPointF(5.6, 4), QPointF(9, 3.4), QPointF(12, 1.5))
    painter.setPen(QPen(QColor(OUTLINE), 1.8))
    painter.setBrush(QColor(_GOLD))
    painter.drawPath(shield)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(OUTLINE))
    painter.drawEllipse(QPointF(12, 9.6), 3.2, 3.2)
    painter.drawPolygon([QPointF(11, 10), QPointF(13, 10), QPointF(14.6, 17.2), QPointF(9.4, 17.2)])
    painter.restore()


def _at(part: QRectF, box: QRectF) -> QRectF:
    """A part of an area, given in units."""
    unit = box.width() / WIDE
    return QRectF(
        box.left() + part.left() * unit, box.top() + part.top() * unit, part.width() * unit, part.height() * unit
    )


def _edge(marks: Marks, body: QRectF, unit: float) -> None:
    inner = body.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
    for colour, line, box, corner in ((CREAM, 2.4, inner, 6.5), (OUTLINE, 2.0, body, 8)):
        draw_rounded(marks.painter, box, corner * unit, None, colour, line * unit)
