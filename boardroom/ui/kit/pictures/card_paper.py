"""The paper of a card: its shadow, sheet and frame, its back, and words that grow with it.

Everything is measured in units of the card, so that it looks the same at every size.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.fitting import fit

CARD_RATIO: Final = 88 / 63
"""The height of a card, in widths: the usual size of cards, 63 x 88 mm."""
UNITS: Final = 126
"""The width of a card in its own units, each half a millimetre."""
_CORNER, _FRAME, _INNER_CORNER, _OUTLINE = 8, 3.2, 5.5, 2.0
_SHADOW: Final = (43, 33, 27, 86)
_SMALLEST: Final = 5
"""The smallest pixel size of words on a card."""


class CardPaper:
    """Paints a card into a box: ``sheet`` or ``back`` first, then what is on it, within ``inner``, then the frame.

    ``unit`` is the card's own measure, ``body`` the sheet without its shadow, ``inner`` what the frame goes around.
    """

    def __init__(self, painter: QPainter, box: QRectF) -> None:
        self.painter, self.box = painter, box
        self.unit = unit = box.width() / UNITS
        self.body = box.adjusted(1, 1, -1, -2 * unit)
        self.inner = self.body.adjusted(_FRAME * unit, _FRAME * unit, -_FRAME * unit, -_FRAME * unit)

    def sheet(self, paper: str) -> None:
        """The sheet in a colour, with its shadow and outline."""
        self._shadow()
        self._outline(QColor(paper))

    def back(self, picture: Callable[[float, float], QPixmap]) -> None:
        """The back: a picture made for a width and a height, with shadow and outline."""
        self._shadow()
        with self._within(self.body, _CORNER):
            self.painter.drawPixmap(self.body.topLeft(), picture(self.body.width(), self.body.height()))
        self._outline(None)

    @contextmanager
    def inside(self) -> Iterator[QRectF]:
        """Nothing is painted beyond the frame meanwhile; gives the room within it."""
        with self._within(self.inner, _INNER_CORNER):
            yield self.inner

    def frame(self, colour: str) -> None:
        """The frame, over the edge of what is inside."""
        corner = _INNER_CORNER * self.unit
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(colour), _FRAME * self.unit))
        self.painter.drawRoundedRect(self.inner, corner, corner)

    def write(self, box: QRectF, words: str, font: QFont, size: float, wrap: bool = False) -> None:
        """Write words into the middle of a box with the painter's pen, so many units large and smaller where they are
        too long for it; with ``wrap`` in lines of about the same length.
        """

        def sized(pixels: float) -> QFont:
            # It grows with the card, not with the text of the window.
            made = QFont(font)
            made.setPixelSize(max(_SMALLEST, round(pixels)))
            return made

        fitted = fit(words, sized, size * self.unit, box.width(), box.height(), wrap, balanced=wrap)
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignCenter)

    def _shadow(self) -> None:
        corner = _CORNER * self.unit
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(*_SHADOW))
        self.painter.drawRoundedRect(self.box.adjusted(0.5, 2 * self.unit, -0.5, 0), corner, corner)

    def _outline(self, fill: QColor | None) -> None:
        corner = _CORNER * self.unit
        self.painter.setPen(QPen(QColor(OUTLINE), _OUTLINE * self.unit))
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
        self.painter.drawRoundedRect(self.body, corner, corner)

    @contextmanager
    def _within(self, box: QRectF, corner: float) -> Iterator[None]:
        path = QPainterPath()
        path.addRoundedRect(box, corner * self.unit, corner * self.unit)
        self.painter.save()
        self.painter.setClipPath(path)
        try:
            yield
        finally:
            self.painter.restore()
