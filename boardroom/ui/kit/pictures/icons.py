"""Icons inside sentences: a notation, and lines of words and icons that are measured, broken and painted as one.

``:sheep:`` stands for an icon of the game at the height of the text; to whoever reads aloud, copies or searches it is
the word that the game gives it, or the one that is written with it: ``:sheep=lambs:``. It cannot be mistaken for a
placeholder of a text, nor for a colon of prose: no space follows its first colon, no letter or digit is before it and
no letter behind, and a name that the game does not have stays as it stands.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from boardroom.engine.text import Text
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words import line_breaks

NOTATION: Final = re.compile(r"(?<![A-Za-z0-9:]):([a-z][a-z0-9-]*)(?:=([^:=\n]{1,40}))?:(?![A-Za-z:])")
STAND_IN: Final = "\uf8ff"
"""A sign in place of an icon where lines are broken; no font or text means anything by it."""
_LARGE: Final = 1.45
"""The size of an icon, in sizes of the font beside it."""


class Icon(NamedTuple):
    """A drawing for sentences and the word it stands for; a ``plain`` one takes the colour of the text."""

    path: Path
    word: Text
    plain: bool = False


Icons = Mapping[str, Icon]
"""The icons of a game by name."""
Say = Callable[[Text], str]


class Run(NamedTuple):
    """A part of a line: words, or an icon and what it is called."""

    words: str
    icon: Icon | None = None


def runs(words: str, icons: Icons, say: Say) -> list[Run]:
    """The words in runs, an icon each for itself."""
    found: list[Run] = []
    cursor = 0
    for match in NOTATION.finditer(words):
        icon = icons.get(match[1])
        if icon is None:
            continue
        found.append(Run(words[cursor : match.start()]))
        found.append(Run(match[2] or say(icon.word), icon))
        cursor = match.end()
    found.append(Run(words[cursor:]))
    return [run for run in found if run.words]


def told(words: str, icons: Icons, say: Say) -> str:
    """The words as they are read aloud: every icon is its word."""
    return "".join(run.words for run in runs(words, icons, say))


def side(font: QFont) -> float:
    """The height and width of an icon beside a font, in logical pixels."""
    return round(font.pixelSize() * _LARGE)


def picture(icon: Icon, size: float, ratio: float, ink: QColor) -> QPixmap:
    """An icon in a square of logical pixels; a plain one in the colour of the ink."""
    return art.picture(icon.path, size, size, ratio, ink.name() if icon.plain else "")


class Line(NamedTuple):
    """A line of words and icons in a font."""

    runs: tuple[Run, ...]
    font: QFont

    @property
    def width(self) -> float:
        """Its width in logical pixels."""
        return sum(_width(run, self.font) for run in self.runs)

    @property
    def words(self) -> str:
        """The line as it is read aloud."""
        return "".join(run.words for run in self.runs)

    def paint(self, painter: QPainter, left: float, middle: float) -> None:
        """Paint the line in the pen's colour, from left on; the middle of its letters is at this height."""
        ink, ratio = painter.pen().color(), painter.device().devicePixelRatioF()
        painter.setFont(self.font)
        metrics, size = QFontMetricsF(self.font), side(self.font)
        for run in self.runs:
            if run.icon is None:
                painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), run.words)
            else:
                painter.drawPixmap(QPointF(left, middle - size / 2), picture(run.icon, size, ratio, ink))
            left += _width(run, self.font)


def lines(words: str, icons: Icons, say: Say, font: QFont, width: float) -> list[Line]:
    """The words in lines of at most so many logical pixels, broken where words without icons are; what cannot be broken
    may be wider.
    """
    parts = runs(words, icons, say)
    shown = [run for run in parts if run.icon is not None]
    plain = "".join(run.words if run.icon is None else STAND_IN for run in parts)
    found: list[str] = [""]
    for piece in line_breaks.pieces(plain):
        longer = found[-1] + piece
        if found[-1].strip() and _measured(longer.rstrip(), shown, font) > width:
            found[-1] = found[-1].rstrip()
            found.append(piece)
        else:
            found[-1] = longer
    made, used = [], 0
    for line in found:
        count = line.count(STAND_IN)
        made.append(Line(_filled(line, shown[used : used + count]), font))
        used += count
    return made


def _measured(words: str, shown: list[Run], font: QFont) -> float:
    # Every icon is as wide as every other, so it does not matter which ones they are.
    return sum(_width(run, font) for run in _filled(words, shown))


def _filled(words: str, shown: list[Run]) -> tuple[Run, ...]:
    """Words with stand-ins as runs, the icons in their order."""
    found: list[Run] = []
    for number, part in enumerate(words.split(STAND_IN)):
        if number:
            found.append(shown[number - 1])
        if part:
            found.append(Run(part))
    return tuple(found)


def _width(run: Run, font: QFont) -> float:
    return side(font) if run.icon is not None else QFontMetricsF(font).horizontalAdvance(run.words)
