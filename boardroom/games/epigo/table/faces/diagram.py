"""The diagrams of Epigo's rules pages as pictures: a part of the board with its tiles, read from text.

A diagram has a line a rank, or only one line, with a cell every four signs: ``[5]`` is the reader's tile, ``(5)`` an
opposing one, ``.`` an empty square, ``|`` the edge of the board; what is left blank between ranks is no square. A rank
begins with its number, letters below name the files, and an empty line parts two diagrams of one picture.
"""

import re
from collections.abc import Iterator
from math import ceil
from typing import Final

from attrs import frozen
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.games.epigo.table.faces.faces import Faces
from boardroom.games.epigo.table.layout.measures import CORNER, FRAME, FRAME_LINE, SQUARE_DARK, SQUARE_LIGHT
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import small_numeral_font

_CELL: Final = re.compile(r"[\[(](\w)[\])]|[.|a-h]")
_PITCH: Final = 2.4
"""The width of a square in sizes of the text."""
_LABELS, _EDGE, _STUB, _APART = 0.62, 0.3, 0.16, 0.45
"""In squares: the margin with numbers or letters, an edge of the board, what shows of squares that are cut off, and
the space between two diagrams."""


@frozen
class _Part:
    """A part of the board: ranks from the top, each with its number or "", and what lies in its cells by column."""

    ranks: tuple[tuple[str, dict[int, str]], ...]
    files: dict[int, str]
    edge: int | None

    @property
    def columns(self) -> range:
        found = {column for _, cells in self.ranks for column in cells}
        return range(min(found), max(found) + 1)

    @property
    def ends_above(self) -> bool:
        return self.ranks[0][0] == "8"

    @property
    def ends_below(self) -> bool:
        return self.ranks[-1][0] == "1"

    @property
    def ends_left(self) -> bool:
        return self.files.get(self.columns[0]) == "a"

    @property
    def ends_right(self) -> bool:
        return self.edge is not None or self.files.get(self.columns[-1]) == "h"

    @property
    def margins(self) -> QMarginsF:
        """What is around its squares, in squares."""
        left, bottom = (_LABELS if named else _STUB for named in (self.ranks[0][0], self.files))
        top, right = (_EDGE if ends else _STUB for ends in (self.ends_above, self.ends_right))
        return QMarginsF(left, top, right, bottom)

    @property
    def size(self) -> QSizeF:
        """In squares."""
        around = self.margins
        return QSizeF(
            around.left() + len(self.columns) + around.right(), around.top() + len(self.ranks) + around.bottom()
        )


def paint_diagram(manifest: Manifest, lines: tuple[str, ...], size: float, ratio: float) -> QPixmap | None:
    """The picture for text of a size in pixels; None if there is no board in the lines."""
    parts = list(_parts(lines))
    if not parts:
        return None
    pitch = round(size * _PITCH)
    width = max(part.size.width() for part in parts)
    height = sum(part.size.height() for part in parts) + _APART * (len(parts) - 1)
    pixmap = QPixmap(ceil(width * pitch * ratio), ceil(height * pitch * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces = Faces(manifest)
    for part in parts:
        _Drawing(painter, part, pitch, ratio, manifest, faces).paint()
        painter.translate(0, (part.size.height() + _APART) * pitch)
    painter.end()
    return pixmap


def _parts(lines: tuple[str, ...]) -> Iterator[_Part]:
    ranks: list[tuple[str, dict[int, str]]] = []
    files: dict[int, str] = {}
    edge = None
    for line in (*lines, ""):
        number = line[:1] if line[:1].isdigit() else ""
        indent = 4 if number or not ranks or ranks[0][0] else 0
        if not number and line[:1] in ("[", "(", "."):
            indent = 0
        cells = {}
        for found in _CELL.finditer(line):
            column = round(((found.start() + found.end() - 1) / 2 - 1 - indent) / 4)
            sign = found[0]
            if sign == "|":
                edge = column
            elif sign.isalpha():
                files[column] = sign
            else:
                cells[column] = sign
        if cells:
            ranks.append((number, cells))
        if not line.strip() and ranks:
            yield _Part(tuple(ranks), files, edge)
            ranks, files, edge = [], {}, None


class _Drawing:
    """Paints one part of the board at the painter's origin."""

    def __init__(
        self, painter: QPainter, part: _Part, pitch: float, ratio: float, manifest: Manifest, faces: Faces
    ) -> None:
        self._painter, self._part, self._pitch, self._ratio = painter, part, pitch, ratio
        self._faces = faces
        self._sets = tuple(colour.key for colour in manifest.colours[:2])

    def paint(self) -> None:
        """Ground, squares, corners, labels, tiles."""
        painter, part = self._painter, self._part
        whole = QRectF(QPointF(), part.size * self._pitch)
        slab = QPainterPath()
        slab.addRoundedRect(whole, 7, 7)
        painter.save()
        painter.setClipPath(slab)
        painter.fillRect(whole, QColor(FRAME))
        self._gold(whole)
        self._squares()
        self._labels(whole)
        painter.restore()
        for row, (_, cells) in enumerate(part.ranks):
            for column, sign in cells.items():
                if sign != ".":
                    self._tile(self._cell(row, column), sign)

    def _cell(self, row: int, column: int) -> QRectF:
        part, pitch = self._part, self._pitch
        across, down = part.margins.left() + column - part.columns[0], part.margins.top() + row
        return QRectF(across * pitch, down * pitch, pitch, pitch)

    def _gold(self, whole: QRectF) -> None:
        """The gold line, along true edges of the board only."""
        part, far, near = self._part, 2 * self._pitch, 3.0
        line = whole.adjusted(
            near if part.ends_left else -far,
            near if part.ends_above else -far,
            -near if part.ends_right else far,
            -near if part.ends_below else far,
        )
        draw_rounded(self._painter, line, 5, None, FRAME_LINE, 1.2)

    def _squares(self) -> None:
        painter, part = self._painter, self._part
        columns = part.columns
        across = range(columns[0] - (not part.ranks[0][0]), columns[-1] + (1 if part.ends_right else 2))
        down = range(0 if part.ends_above else -1, len(part.ranks) + (not part.files))
        top = int(part.ranks[0][0] or 8)
        for row in down:
            for column in across:
                known = row in range(len(part.ranks)) and column in columns
                if known and column not in part.ranks[row][1]:
                    self._corner(row, column)
                    continue
                ground = SQUARE_DARK if (9 - top + row + column + 1) % 2 else SQUARE_LIGHT
                draw_rounded(painter, self._cell(row, column).adjusted(1, 1, -1, -1), 4, ground, "#12305F")
        numbers = [number for number, _ in part.ranks]
        if "4" in numbers and "5" in numbers:
            pen = QPen(QColor(FRAME_LINE), 1.4)
            pen.setDashPattern([3, 2.4])
            painter.setPen(pen)
            line = self._cell(numbers.index("4"), columns[0]).top()
            painter.drawLine(
                QPointF(part.margins.left() * self._pitch, line),
                QPointF((part.margins.left() + len(columns)) * self._pitch, line),
            )

    def _corner(self, row: int, column: int) -> None:
        """No square: the corner's dark glaze with a rosette, the outermost one larger."""
        part, area = self._part, self._cell(row, column)
        self._painter.fillRect(area, QColor(CORNER))
        outermost = part.ranks[row][0] in ("1", "8") and part.files.get(column) in ("a", "h")
        size = self._pitch * (0.7 if outermost else 0.44)
        path = resources.resource("epigo", "rosette-gold.svg" if outermost else "rosette-blue.svg")
        self._painter.drawPixmap(
            area.center() - QPointF(size / 2, size / 2), art.picture(path, size, size, self._ratio)
        )

    def _labels(self, whole: QRectF) -> None:
        painter, part, pitch = self._painter, self._part, self._pitch
        margin = _LABELS * pitch
        painter.setFont(small_numeral_font(pitch * 0.32))
        painter.setPen(QColor(FRAME_LINE))
        for row, (number, _) in enumerate(part.ranks):
            box = QRectF(2 if part.ends_left else 0, self._cell(row, part.columns[0]).top(), margin, pitch)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
        for column, letter in part.files.items():
            foot = whole.bottom() - margin - (3 if part.ends_below else 0)
            box = QRectF(self._cell(0, column).left(), foot, pitch, margin)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)

    def _tile(self, area: QRectF, sign: str) -> None:
        size = round(self._pitch * 0.9)
        key = self._sets[0 if sign[0] == "[" else 1]
        tile = self._faces.paint(f"epigon/{key}/{sign[1]}", size, size, self._ratio)
        self._painter.drawPixmap(area.center() - QPointF(size / 2, size / 2), tile)
