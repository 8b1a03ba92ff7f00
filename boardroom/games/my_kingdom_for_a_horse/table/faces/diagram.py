"""The diagrams of the rules pages as pictures: fields side by side with fences and animals, read from text.

A field has a line for every row of level edges and one for every row of spaces, beginning with its number; a line of
letters names the columns. ``--`` and ``|`` are fences, ``+`` the corners of spaces; an animal is the first letter of
its kind (``h`` a horse) with how many there are. ``->`` between two fields says that one becomes the other.
"""

import re
from math import ceil
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    EDGES,
    LEVEL,
    ROWS,
    SPACES,
    Field,
    animal_count,
    animal_kind,
    content_of,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal, fence
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import paint_field, paint_meadow
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import ABOVE, BELOW, BESIDE, Measures
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.theme import OUTLINE

_TOP: Final = re.compile(r"\+" + r"(?:--|  )\+" * COLUMNS)
_LETTERS: Final = "".join(name[0] for name in KIND_NAMES)
_PITCH: Final = 2.6
"""The width of a space in sizes of the text."""
_MARGIN, _LABELS, _ARROW = 0.22, 0.42, 0.9
"""In spaces: the grass around the fields, the room for letters and numbers, and that between two fields."""


@frozen
class _Drawn:
    """What a diagram shows: its fields, whether spaces are named, and whether each field becomes the next."""

    fields: tuple[Field, ...]
    named: bool
    becomes: bool


def paint_diagram(
    context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
) -> QPixmap | None:
    """The picture for text of a size in pixels; None if there is no field in the lines."""
    drawn = _read(lines) if kind == "field" else None
    if drawn is None:
        return None
    pitch = round(size * _PITCH)
    wide, high = pitch * (COLUMNS + 2 * BESIDE), pitch * (ROWS + ABOVE + BELOW)
    margin, labels = pitch * _MARGIN, pitch * _LABELS if drawn.named else 0.0
    step = labels + wide + pitch * _ARROW
    whole = QRectF(0, 0, ceil(len(drawn.fields) * step - pitch * _ARROW + 2 * margin), ceil(labels + high + 2 * margin))
    with canvas(whole.width(), whole.height(), ratio) as (picture, painter):
        slab = QPainterPath()
        slab.addRoundedRect(whole, 9, 9)
        painter.setClipPath(slab)
        paint_meadow(painter, whole, evening=False)
        for number, field in enumerate(drawn.fields):
            board = QRectF(margin + number * step + labels, margin + labels, wide, high)
            _paint_field(painter, _measures(board, pitch), field, manifest, ratio)
            if drawn.named:
                _name_spaces(painter, _measures(board, pitch), labels)
            if number and drawn.becomes:
                _paint_arrow(painter, QPointF(board.left() - labels - pitch * _ARROW / 2, board.center().y()), pitch)
    return picture


def _read(lines: tuple[str, ...]) -> _Drawn | None:
    first = next((number for number, line in enumerate(lines) if _TOP.search(line)), -1)
    if first < 0:
        return None
    rows = [line.ljust(len(max(lines, key=len))) for line in lines[first : first + 2 * ROWS + 1]]
    starts = [found.start() for found in _TOP.finditer(rows[0])]
    fields = tuple(_read_field([row[start : start + 3 * COLUMNS + 1] for row in rows]) for start in starts)
    return _Drawn(fields, first > 0 and bool(lines[first - 1].strip()), any("->" in row for row in rows))


def _read_field(rows: list[str]) -> Field:
    fences, animals = 0, bytearray(SPACES)
    for number, row in enumerate(rows):
        above = number // 2
        for column in range(COLUMNS + 1):
            if number % 2:
                fences |= (row[3 * column] == "|") << LEVEL + above * (COLUMNS + 1) + column
            elif column < COLUMNS:
                fences |= (row[3 * column + 1] == "-") << above * COLUMNS + column
            living = row[3 * column + 1 : 3 * column + 3].strip()
            if number % 2 and living:
                animals[above * COLUMNS + column] = content_of(_LETTERS.index(living[0]), int(living[1]))
    return Field(fences, bytes(animals))


def _measures(board: QRectF, pitch: float) -> Measures:
    nothing = QRectF()
    origin = board.topLeft() + QPointF(BESIDE, ABOVE) * pitch
    return Measures(board, pitch, origin, nothing, nothing, nothing, nothing)


def _paint_field(painter: QPainter, m: Measures, field: Field, manifest: Manifest, ratio: float) -> None:
    """A field as it lies on the table: nearer things cover those behind them."""
    paint_field(painter, m, field, evening=False)
    standing = [edge for edge in range(EDGES) if field.fences >> edge & 1]
    for row in range(ROWS + 1):
        for edge in standing:
            if edge < LEVEL and edge // COLUMNS == row:
                _paint_fence(painter, "level", m.fence(edge), manifest, ratio)
        for edge in standing:
            if edge >= LEVEL and (edge - LEVEL) // (COLUMNS + 1) == row:
                _paint_fence(painter, "upright", m.fence(edge), manifest, ratio)
        for space in range(row * COLUMNS, min(SPACES, (row + 1) * COLUMNS)):
            content = field.animals[space]
            for number in range(animal_count(content)):
                box = m.animal(space, number, animal_count(content))
                painter.drawPixmap(box.topLeft(), animal(animal_kind(content), round(box.width()), ratio))


def _paint_fence(painter: QPainter, way: str, box: QRectF, manifest: Manifest, ratio: float) -> None:
    picture = fence(way, manifest.colours[0], round(box.width()), round(box.height()), ratio)
    painter.drawPixmap(box.topLeft(), picture)


def _name_spaces(painter: QPainter, m: Measures, room: float) -> None:
    """Letters above the columns, numbers beside the rows."""
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(m.pitch * 0.3)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(OUTLINE))
    for column in range(COLUMNS):
        box = QRectF(m.space(column).left(), m.board.top() - room, m.pitch, room * 0.9)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "abcdefgh"[column])
    for row in range(ROWS):
        box = QRectF(m.board.left() - room, m.space(row * COLUMNS).top(), room * 0.9, m.pitch)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(row + 1))


def _paint_arrow(painter: QPainter, middle: QPointF, pitch: float) -> None:
    painter.setPen(QPen(QColor(OUTLINE), max(2.0, pitch * 0.06), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip, wing = middle + QPointF(pitch * 0.25, 0), pitch * 0.15
    painter.drawLine(middle - QPointF(pitch * 0.25, 0), tip)
    painter.drawLine(tip, tip + QPointF(-wing, -wing))
    painter.drawLine(tip, tip + QPointF(-wing, wing))
