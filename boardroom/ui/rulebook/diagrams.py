"""The diagrams of a rules page as pictures, each painted behind its own text, which is then unseen."""

from collections.abc import Callable
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRect

from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.markdown import Block, Drawn

Draw = Callable[[Block, float, float], QtGui.QPixmap | None]
"""Draws a diagram for text of a size and a device pixel ratio, or leaves it as text."""
_LEAST: Final = 4
"""The smallest text below a picture, in pixels."""


class Diagrams:
    """The pictures of the page that is shown, and where they lie in its document."""

    def __init__(self, draw: Draw | None) -> None:
        self._draw = draw
        self._wanted: list[Block] = []
        self._size = 0
        self._ratio = 0.0
        self._pictures: dict[int, QtGui.QPixmap] = {}
        self._places: list[tuple[int, QtGui.QTextBlock]] = []

    def draw(self, source: str, size: int, ratio: float) -> dict[int, Drawn]:
        """Draw what can be drawn of a page for text of a size in pixels; the room each picture needs."""
        self._wanted, self._size, self._ratio = markdown.diagrams(source), size, ratio
        self._places = []
        self._paint_pictures()
        return {number: _room(self._wanted[number], picture) for number, picture in self._pictures.items()}

    def find(self, document: QtGui.QTextDocument) -> None:
        """Find the room that was left for the pictures."""
        numbers = {markdown.anchor(number): number for number in self._pictures}
        block = document.begin()
        while block.isValid():
            runs = block.begin()
            names = runs.fragment().charFormat().anchorNames() if not runs.atEnd() else []
            self._places += [(numbers[name], block) for name in names if name in numbers]
            block = block.next()

    def paint(
        self, painter: QtGui.QPainter, layout: QtGui.QAbstractTextDocumentLayout, shift: QPointF, seen: QRect
    ) -> None:
        """Paint the pictures in the part of the document that is seen, for a view scrolled so far."""
        ratio = painter.device().devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            self._paint_pictures()
        for number, block in self._places:
            picture = self._pictures[number]
            corner = layout.blockBoundingRect(block).topLeft() - shift
            box = QRect(corner.toPoint(), picture.deviceIndependentSize().toSize())
            if box.intersects(seen):
                painter.drawPixmap(box.topLeft(), picture)

    def _paint_pictures(self) -> None:
        pictures = {
            number: self._draw(block, self._size, self._ratio) if self._draw is not None else None
            for number, block in enumerate(self._wanted)
        }
        self._pictures = {number: picture for number, picture in pictures.items() if picture is not None}


def _room(block: Block, picture: QtGui.QPixmap) -> Drawn:
    """The size of a picture, and that of the text that makes its longest line about as wide."""
    size = picture.deviceIndependentSize()
    font = QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(100)
    wide = max(QtGui.QFontMetricsF(font).horizontalAdvance(line) for line in block.lines) / 100
    high = size.height() / len(block.lines)
    return Drawn(round(size.width()), round(size.height()), int(max(_LEAST, min(size.width() / wide, high * 0.8))))
