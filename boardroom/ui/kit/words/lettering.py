"""Lettering on the ground of a table: words that fit their boxes, headings with a note, words in lozenges."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boardroom.engine.text import Text
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import Fits, fit

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
TOP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_LOZENGE: Final = 22.0
"""The greatest height of a word in a lozenge."""


class Lettering:
    """Writes with a painter for one picture, in two inks; ``fits`` keeps words as they were fitted for the one before.

    ``say`` says a text in the language of the moment.
    """

    def __init__(
        self, painter: QPainter, theme: Theme, fits: Fits, say: Callable[[Text], str], ink: str, quiet: str
    ) -> None:
        self.painter, self.theme = painter, theme
        self.ratio = painter.deviceTransform().m11()
        self.ink, self.quiet = QColor(ink), QColor(quiet)
        self._fits, self._say = fits, say

    def write(
        self, box: QRectF, text: Text, size: float, weight: int = 500, flags: int = LEFT,
        colour: QColor | None = None, capital: bool = False,
    ) -> None:  # fmt: skip
        """Write a text into a box, smaller where it is too long for it; with ``capital`` its first letter is one."""
        words = self._say(text)
        if capital:
            words = words[:1].upper() + words[1:]
        self.painter.setPen(colour if colour is not None else self.ink)
        fitted = self._fits.fit(words, size, weight, box.width(), box.height(), bool(flags & _WRAP))
        fitted.draw(self.painter, box, Qt.AlignmentFlag(flags & ~_WRAP))

    def fits(self, box: QRectF, text: Text, size: float, weight: int = 500, flags: int = LEFT) -> bool:
        """Whether a text is not cut in a box, as small as it may be written there."""
        words = self._say(text)
        return self._fits.fit(words, size, weight, box.width(), box.height(), bool(flags & _WRAP)).whole

    def common_size(self, texts: Iterable[Text], width: float, size: float, weight: int = 500) -> float:
        """The size at which each of the texts fits into this width on one line."""
        fonts = [self._fits.fit(self._say(text), size, weight, width, 99).font for text in texts]
        return min(font.pixelSize() for font in fonts) / self.theme.text_scale

    def fitted_width(self, text: Text, most: float, size: float, weight: int = 500) -> float:
        """How wide a text is on one line, fitted into ``most``."""
        fitted = self._fits.fit(self._say(text), size, weight, most, 99)
        return QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0])

    def head(self, box: QRectF, title: Text, note: Text | None) -> None:
        """A title at the left, a quiet note at the right of what it leaves."""
        self.painter.setPen(self.ink)
        fitted = fit(self._say(title), lambda size: self.theme.title(size, 700), 17, box.width() * 0.6, box.height())
        fitted.draw(self.painter, box, Qt.AlignmentFlag(LEFT & ~_WRAP))
        taken = QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0]) + 12
        if note is not None:
            self.write(box.adjusted(taken, 0, 0, 0), note, 12.5, 500, RIGHT, self.quiet)

    def chip(self, room: QRectF, text: Text, ground: str, ink: str, dashes: str = "") -> None:
        """A word in a lozenge at the foot of its room, with a dashed line around it if that has a colour."""
        height = min(room.height(), _LOZENGE)
        fitted = self._fits.fit(self._say(text), 12, 600, room.width() - 16, height)
        (line,) = fitted.lines
        width = min(room.width(), QFontMetricsF(fitted.font).horizontalAdvance(line) + 22)
        box = QRectF(room.left(), room.bottom() - height, width, height)
        pen = QPen(QColor(dashes), 1.4) if dashes else QPen(Qt.PenStyle.NoPen)
        if dashes:
            pen.setDashPattern([3, 2])
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(ground))
        self.painter.drawRoundedRect(box, height / 2, height / 2)
        self.painter.setPen(QColor(ink))
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignCenter)
