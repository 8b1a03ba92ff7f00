"""The diagrams of a rules page as pictures, each painted behind its own text, which is then unseen. Cards with words
around them are painted behind those words.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRect

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.card_figures import WIDEST, paint_figure, read_out
from boardroom.ui.rulebook.markdown import Block, Drawn
from boardroom.ui.stage.card_figure import CardFigure

Draw = Callable[[Block, float, float], QtGui.QPixmap | None]
"""Draws a diagram for text of a size and a device pixel ratio, or leaves it as text."""
InWords = Callable[[Block], tuple[Text, ...]]
"""What a diagram shows, line by line; nothing where its own lines say so."""
Figure = Callable[[Block], CardFigure | None]
"""The card that a diagram shows with words around it, if it is such a one."""
_LEAST: Final = 4
"""The smallest text below a picture, in pixels."""


class _Picture(NamedTuple):
    """A picture and its text, line by line."""

    pixels: QtGui.QPixmap
    lines: tuple[str, ...]


class Diagrams:
    """The pictures of the page that is shown, and where they lie in its document."""

    def __init__(self, context: AppContext, draw: Draw | None, figure: Figure | None, in_words: InWords | None) -> None:
        self._context, self._draw, self._figure, self._in_words = context, draw, figure, in_words
        self._wanted: list[Block] = []
        self._size = 0
        self._across, self._widest = 0.0, 0.0
        self._ratio = 0.0
        self._pictures: dict[int, _Picture] = {}
        self._places: list[tuple[int, QtGui.QTextBlock]] = []

    def draw(self, source: str, size: int, across: float, ratio: float) -> dict[int, Drawn]:
        """Draw what can be drawn of a page for text of a size in pixels, where the text is so many pixels wide; the
        room each picture needs.
        """
        self._wanted, self._size, self._ratio = markdown.diagrams(source), size, ratio
        self._across, self._widest = across, 0.0
        self._places = []
        self._paint_pictures()
        return {number: _room(picture) for number, picture in self._pictures.items()}

    def fits(self, across: float) -> bool:
        """Whether the pictures are those for a text that is so many pixels wide."""
        return min(across, self._widest) == min(self._across, self._widest)

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
            picture = self._pictures[number].pixels
            corner = layout.blockBoundingRect(block).topLeft() - shift
            box = QRect(corner.toPoint(), picture.deviceIndependentSize().toSize())
            if box.intersects(seen):
                painter.drawPixmap(box.topLeft(), picture)

    def _paint_pictures(self) -> None:
        pictures = {number: self._picture(block) for number, block in enumerate(self._wanted)}
        self._pictures = {number: picture for number, picture in pictures.items() if picture is not None}

    def _picture(self, block: Block) -> _Picture | None:
        figure = self._figure(block) if self._figure is not None else None
        if figure is not None:
            self._widest = max(self._widest, WIDEST * self._size)
            pixels = paint_figure(self._context, figure, self._size, self._across, self._ratio)
            return _Picture(pixels, read_out(self._context, figure))
        drawn = self._drawn(block, self._size)
        wide = 0.0 if drawn is None else drawn.deviceIndependentSize().width()
        self._widest = max(self._widest, wide)
        if wide > self._across + 1:
            # Large text in a narrow window: what does not lie within it would not be seen.
            drawn = self._drawn(block, self._size * self._across / wide)
        if drawn is None:
            return None
        words = () if self._in_words is None else self._in_words(block)
        return _Picture(drawn, tuple(map(self._context.say, words)) or block.lines)

    def _drawn(self, block: Block, size: float) -> QtGui.QPixmap | None:
        return self._draw(block, size, self._ratio) if self._draw is not None else None


def _room(picture: _Picture) -> Drawn:
    """The size of a picture, and that of the text that makes its longest line about as wide."""
    size = picture.pixels.deviceIndependentSize()
    font = QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(100)
    wide = max(QtGui.QFontMetricsF(font).horizontalAdvance(line) for line in picture.lines) / 100
    high = size.height() / len(picture.lines)
    text = int(max(_LEAST, min(size.width() / wide, high * 0.8)))
    return Drawn(round(size.width()), round(size.height()), text, picture.lines)
