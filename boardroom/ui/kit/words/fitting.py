"""Words made to fit a box: broken between phrases, smaller where they must be, cut short only at the last."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words import line_breaks

_SLACK = 1.0
"""Pixels by which words may be larger than their box: fonts reckon with more than their signs need."""
_LEADING = 1.25
"""From line to line, in sizes of the font. What fonts say themselves holds for one script only."""
_HIGH = 1.1
"""The height of a single line."""
ANY_HEIGHT: Final = 1e6
"""Where only the width is narrow."""
_UNCUT = int(Qt.TextFlag.TextDontClip)


class Fitted(NamedTuple):
    """Words in lines, the font they fit with, and whether they are all there."""

    lines: tuple[str, ...]
    font: QFont
    whole: bool = True

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * leading(self.font)

    def draw(self, painter: QPainter, box: QRectF, alignment: Qt.AlignmentFlag) -> None:
        """Write the lines into a box with the painter's pen."""
        painter.setFont(self.font)
        high = leading(self.font)
        top = box.top()
        if not alignment & Qt.AlignmentFlag.AlignTop:
            top += (box.height() - high * len(self.lines)) / 2
        flags = int(alignment & Qt.AlignmentFlag.AlignHorizontal_Mask | Qt.AlignmentFlag.AlignVCenter) | _UNCUT
        for number, line in enumerate(self.lines):
            painter.drawText(QRectF(box.left(), top + number * high, box.width(), high), flags, line)


def leading(font: QFont) -> float:
    """From line to line with a font."""
    return font.pixelSize() * _LEADING


def fit(
    words: str,
    font: Callable[[float], QFont],
    size: float,
    width: float,
    height: float = ANY_HEIGHT,
    wrap: bool = False,
    balanced: bool = False,
) -> Fitted:
    """Words in a box of this width and height, ``size`` large at most; with ``wrap`` in several lines, which are about
    as long as each other if they are to be ``balanced``.

    ``font`` makes a font of a size, and may have a smallest one. A phrase is broken only where that is the way to get
    all the words into the box, and a word of it (a run of katakana) only where breaking between words is not enough.
    """
    width += _SLACK
    made = font(size)
    if not wrap:
        for made in _fonts(font, size):
            if made.pixelSize() * _HIGH <= height + _SLACK and QFontMetricsF(made).horizontalAdvance(words) <= width:
                return Fitted((words,), made)
        cut = line_breaks.elided(words, made, width)
        return Fitted((cut,), made, cut == words)
    for kept in ("phrases", "words", ""):
        for made in _fonts(font, size):
            measure = line_breaks.measuring(made)
            longest = line_breaks.longest(words, measure)
            if kept and longest > width and (kept == "phrases" or line_breaks.longest(words, measure, True) > width):
                continue
            lines = line_breaks.lines(words, measure, width)
            if len(lines) * leading(made) <= height + _SLACK:
                if balanced:
                    lines = _balanced(words, measure, longest, width, len(lines))
                return Fitted(tuple(lines), made)
    most = max(1, int((height + _SLACK) / leading(made)))
    return Fitted(tuple(line_breaks.lines(words, made, width, most)), made, False)


def flow(words: str, font: Callable[[float], QFont], size: float, width: float) -> Fitted:
    """Words in as many lines of a width as they need, ``size`` large: a phrase that is longer than a line is torn
    between its words, and only where one word is longer than a line all of them are smaller.
    """
    made, measure = _flowing(words, font, size, width + _SLACK)
    return Fitted(tuple(line_breaks.lines(words, measure, width + _SLACK)), made)


def flowing_font(words: str, font: Callable[[float], QFont], size: float, width: float) -> QFont:
    """The largest font up to a size in which no word is longer than a line, or else the smallest there is."""
    return _flowing(words, font, size, width)[0]


def _flowing(
    words: str, font: Callable[[float], QFont], size: float, width: float
) -> tuple[QFont, line_breaks.Measure]:
    """That font, and what has measured the words in it."""
    made = font(size)
    measure = line_breaks.measuring(made)
    for made in _fonts(font, size):
        measure = line_breaks.measuring(made)
        # Mostly all phrases fit, and so do their words: these are only looked for where one does not.
        if any(line_breaks.longest(words, measure, torn) <= width for torn in (False, True)):
            break
    return made, measure


class Fits:
    """Words fitted into boxes in the fonts of a theme: once for its language and size of text, since every picture
    writes them again.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept = lru_cache(maxsize=500)(self._made)
        self._flowing = lru_cache(maxsize=500)(self._flowed)

    def fit(self, words: str, size: float, weight: int, width: float, height: float, wrap: bool = False) -> Fitted:
        """Words in the font of texts in a box, as ``fit`` does it; the box is measured in whole pixels."""
        look = self._theme.language, self._theme.text_scale
        return self._kept(look, words, size, weight, round(width), round(height), wrap)

    def flow(self, words: str, size: float, weight: int, width: float) -> Fitted:
        """Words in the font of texts in as many lines of a width as they need, as ``flow`` does it."""
        look = self._theme.language, self._theme.text_scale
        return self._flowing(look, words, size, weight, round(width))

    def fit_title(self, words: str, size: float, width: float, height: float) -> Fitted:
        """The same in the bold font of titles, on one line."""
        look = self._theme.language, self._theme.text_scale
        return self._kept(look, words, size, 700, round(width), round(height), False, True)

    def _made(
        self, look: tuple[str, float], words: str, size: float, weight: int, width: int, height: int, wrap: bool,
        title: bool = False,
    ) -> Fitted:  # fmt: skip
        font = self._theme.title if title else self._theme.text
        return fit(words, lambda smaller: font(smaller, weight), size, width, height, wrap)

    def _flowed(self, look: tuple[str, float], words: str, size: float, weight: int, width: int) -> Fitted:
        return flow(words, lambda smaller: self._theme.text(smaller, weight), size, width)


def _balanced(words: str, measure: line_breaks.Measure, least: float, most: float, number: int) -> list[str]:
    """So many lines, none much longer than it has to be."""
    while most - least > 1:
        middle = (least + most) / 2
        if len(line_breaks.lines(words, measure, middle)) > number:
            least = middle
        else:
            most = middle
    return line_breaks.lines(words, measure, most)


def _fonts(font: Callable[[float], QFont], size: float) -> Iterator[QFont]:
    """The fonts from this size down, pixel by pixel, to the smallest there is; mostly the first will do."""
    made = font(size)
    yield made
    least = made.pixelSize()
    while size > 1:
        size -= 1
        made = font(size)
        if made.pixelSize() < least:
            least = made.pixelSize()
            yield made
