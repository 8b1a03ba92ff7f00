"""The ground of the farmyard: meadow, the field with its pens tinted, shelf, dice or market, tally and tray."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from boardroom.games.my_kingdom_for_a_horse.position.arrange import pen_kinds
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    ROWS,
    SPACES,
    Field,
    animal_count,
    animal_kind,
    pens,
    space_name,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal, drawing
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import OUTLINE

TINTS = ("#F3EBC8", "#F0B7A8", "#D9C7A4", "#D9A05E")
"""What a pen is tinted with, by the kind that lives in it."""
EMPTY_PEN = "#DDF2B6"
SPACE_INK = ("#2B4516", "#0F1E06")
"""What the names of spaces are written in, by day and in the evening."""
_SMALL_SPOTS: Final = (
    ((0.0, 0.0),),
    ((-0.15, -0.11), (0.15, 0.11)),
    ((-0.16, -0.14), (0.16, -0.06), (0.0, 0.14)),
)
"""Where one, two or three animals stand in a space of a small field, from its middle, in spaces."""
_DUSK = QColor(12, 20, 14, 60)
"""What lies over the ground of a field in the evening; animals and fences stand above it."""


def paint_meadow(painter: QPainter, whole: QRectF, evening: bool) -> None:
    """Grass with tufts and a few flowers, always the same ones."""
    gradient = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    top, foot = ("#3D5C3A", "#2A4230") if evening else ("#B9E3A0", "#93CF72")
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(foot))
    painter.fillRect(whole, gradient)
    chance = Random(7)
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    for _ in range(round(whole.width() * whole.height() / 14_000)):
        spot = QPointF(chance.uniform(whole.left(), whole.right()), chance.uniform(whole.top(), whole.bottom()))
        painter.setOpacity(0.35 if evening else 0.6)
        name = chance.choices(("tuft", "flower", "flower-pink"), (8, 1, 1))[0]
        size = 18.0 if name == "tuft" else 15.0
        painter.drawPixmap(spot, drawing(name, size, size, ratio))
    painter.restore()


def paint_box(painter: QPainter, box: QRectF, evening: bool) -> None:
    """A quiet board on the grass: for dice, fences, the tally."""
    painter.setPen(QPen(QColor("#6E9455" if not evening else "#5B7A50"), 1.6))
    painter.setBrush(QColor(240, 248, 222, 190) if not evening else QColor(22, 34, 24, 200))
    paint_rounded(painter, box, 12)


def paint_tray(painter: QPainter, box: QRectF, evening: bool) -> None:
    """The tray of the hand: barn red, with a cream line."""
    painter.setPen(QPen(QColor("#7E2A1B" if not evening else "#34130C"), 2))
    painter.setBrush(QColor("#AC3E2B" if not evening else "#5E241B"))
    paint_rounded(painter, box, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(251, 227, 198, 150), 1.6))
    paint_rounded(painter, box.adjusted(6, 6, -6, -6), 11)


def paint_field(painter: QPainter, m: Measures, field: Field, evening: bool) -> None:
    """A large field: wooden edge, spaces, the pens tinted by who lives in them."""
    painter.setPen(QPen(QColor(OUTLINE), 2))
    painter.setBrush(QColor("#8B5E34"))
    paint_rounded(painter, m.board, 16)
    inner = m.board.adjusted(5, 5, -5, -5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7DBB52"))
    paint_rounded(painter, inner, 12)
    for space in range(SPACES):
        shade = "#8DCB5F" if sum(divmod(space, COLUMNS)) % 2 else "#98D36B"
        painter.fillRect(m.space(space), QColor(shade))
    inside = pens(field.fences)
    for pen, kind in zip(inside, pen_kinds(field.animals, inside), strict=True):
        tint = QColor(TINTS[kind] if kind < len(TINTS) else EMPTY_PEN)
        tint.setAlpha(190)
        for space in pen:
            painter.fillRect(m.space(space), tint)
    lines = QPen(QColor(60, 110, 40, 120), 1.4)
    lines.setDashPattern([5, 4])
    painter.setPen(lines)
    area = m.field
    for column in range(1, COLUMNS):
        x = area.left() + column * m.pitch
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    for row in range(1, ROWS):
        y = area.top() + row * m.pitch
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(50, 90, 40, 150))
    radius = max(2.0, m.pitch * 0.028)
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            painter.drawEllipse(m.origin + QPointF(column, row) * m.pitch, radius, radius)
    if evening:
        painter.setBrush(_DUSK)
        paint_rounded(painter, inner, 12)


def write_spaces(painter: QPainter, m: Measures, font: QFont, evening: bool) -> None:
    """The names of the spaces, by which log and list call them, quietly: animals stand in front of them."""
    painter.setFont(font)
    painter.setPen(QColor(SPACE_INK[evening]))
    # In large text they grow out of the room they usually have.
    where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip
    for space in range(SPACES):
        painter.drawText(m.space_name(space), where, space_name(space))


def small_field(field: Field, wood: str, width: int, height: int, ratio: float, evening: bool) -> QPixmap:
    """A small field as a picture, painted once as long as it is the same."""

    def paint() -> QPixmap:
        with canvas(width, height, ratio) as (picture, painter):
            paint_small_field(painter, QRectF(0, 0, width, height), field, wood, ratio, evening)
        return picture

    look = f"{field.fences:x} {field.animals.hex()} {wood} {width}x{height}@{ratio:g} {evening}"
    return kept_picture(f"small field {look}", paint)


def _small_measures(area: QRectF) -> tuple[float, float, float, float]:
    """The margin around a small field, its pitch, and its left and upper end."""
    margin = max(4.0, min(area.width() / COLUMNS, area.height() / ROWS) * 0.14)
    pitch = min((area.width() - 2 * margin - 2) / COLUMNS, (area.height() - 2 * margin - 2) / ROWS)
    return margin, pitch, area.center().x() - pitch * COLUMNS / 2, area.center().y() - pitch * ROWS / 2


def small_space(area: QRectF, space: int) -> QRectF:
    """A space of a small field that fills an area."""
    _, pitch, left, top = _small_measures(area)
    row, column = divmod(space, COLUMNS)
    return QRectF(left + column * pitch, top + row * pitch, pitch, pitch)


def paint_small_field(
    painter: QPainter, area: QRectF, field: Field, wood: str, ratio: float, evening: bool = False
) -> None:
    """A field as small as it gets, from above: pens tinted, fences as bars, animals standing on it."""
    margin, pitch, left, top = _small_measures(area)
    board = QRectF(left - margin, top - margin, pitch * COLUMNS + 2 * margin, pitch * ROWS + 2 * margin)
    painter.setPen(QPen(QColor(OUTLINE), 1.2))
    painter.setBrush(QColor("#7DBB52"))
    painter.drawRoundedRect(board, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)

    def space_at(space: int) -> QRectF:
        return small_space(area, space)

    for space in range(SPACES):
        painter.fillRect(space_at(space), QColor("#98D36B"))
    inside = pens(field.fences)
    for pen, kind in zip(inside, pen_kinds(field.animals, inside), strict=True):
        for space in pen:
            painter.fillRect(space_at(space), QColor(TINTS[kind] if kind < len(TINTS) else EMPTY_PEN))
    painter.setPen(QPen(QColor(60, 110, 40, 70), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for space in range(SPACES):
        painter.drawRect(space_at(space))
    if evening:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_DUSK)
        painter.drawRoundedRect(board, 5, 5)
    _small_animals(painter, field, space_at, pitch, ratio)
    small = Measures(board, pitch, QPointF(left, top), QRectF(), QRectF(), QRectF(), QRectF())
    thick = max(2.0, pitch * 0.11)
    for colour, width in ((OUTLINE, thick + 1.6), (wood, thick)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        for edge in range(field.fences.bit_length()):
            if field.fences >> edge & 1:
                painter.drawLine(*small.edge(edge))


def _small_animals(
    painter: QPainter, field: Field, space_at: Callable[[int], QRectF], pitch: float, ratio: float
) -> None:
    for space, content in enumerate(field.animals):
        number = animal_count(content)
        if not number:
            continue
        box = space_at(space)
        size = pitch * (0.78 if number == 1 else 0.7)
        for x, y in _SMALL_SPOTS[min(number, 3) - 1]:
            spot = box.center() + QPointF(x, y) * pitch - QPointF(size, size) / 2
            painter.drawPixmap(spot, animal(animal_kind(content), round(size), ratio))


def paint_glory(board: QRectF, reach: float, painter: QPainter, middle: QPointF) -> None:
    """Golden rays over a board, from a point in it as far as they reach, fading: a horse has come."""
    painter.setClipRect(board)
    light = QRadialGradient(middle, reach)
    light.setColorAt(0.0, QColor(255, 236, 150, 235))
    light.setColorAt(0.45, QColor(255, 214, 90, 120))
    light.setColorAt(1.0, QColor(255, 200, 60, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, reach, reach)
    for ray in range(_RAYS):
        turn = 2 * math.pi * ray / _RAYS
        sides = [QPointF(math.cos(angle), math.sin(angle)) * reach for angle in (turn, turn + math.pi / _RAYS)]
        painter.drawPolygon([middle, *(middle + side for side in sides)])


_RAYS: Final = 14
