"""The icons in a rules page, each painted over its own word, which is unseen but found, copied and read out."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QTextEdit

from boardroom.ui.kit.pictures import icons
from boardroom.ui.kit.pictures.icons import Icon
from boardroom.ui.kit.words.line_breaks import JOINER

OPEN, NAMED, CLOSE = "\uf8f0", "\uf8f1", "\uf8f2"
"""Around a name and its word in the text that is set, until the word has its look."""
_MARKED: Final = re.compile(f"{OPEN}(.+?){NAMED}(.+?){CLOSE}")
_SMALL: Final = 0.6
"""The size of the word below an icon, in sizes of the text; what its width lacks is put between its letters."""


def marked(name: str, word: str) -> str:
    """A word in the text of a page, to be shown as an icon."""
    return f"{OPEN}{name}{NAMED}{word if word.isascii() else JOINER.join(word)}{CLOSE}"


class IconPlace(NamedTuple):
    """Where an icon is in the document: from this position to that."""

    start: int
    end: int
    icon: Icon


class PageIcons:
    """The icons of the page that is shown, and where they are in its document."""

    def __init__(self, known: icons.Icons) -> None:
        self.known: Mapping[str, Icon] = known
        self.places: list[IconPlace] = []

    def settle(self, document: QtGui.QTextDocument) -> None:
        """Take the marks out of a text that was set just now, and make the words as wide as their icons."""
        font = document.defaultFont()
        side, taken = icons.side(font), 0
        self.places = []
        cursor = QtGui.QTextCursor(document)
        cursor.beginEditBlock()
        for found in list(_MARKED.finditer(_utf16(document.toPlainText()))):
            start, name, word = found.start() - taken, found[1], found[2]
            cursor.setPosition(found.start() - taken)
            cursor.setPosition(found.start(2) - taken, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            taken += found.start(2) - found.start()
            cursor.setPosition(start + len(word))
            cursor.deleteChar()
            taken += 1
            cursor.setPosition(start)
            cursor.setPosition(start + len(word), QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(_unseen(word, font, side))
            self.places.append(IconPlace(start, start + len(word), self.known[name]))
        cursor.endEditBlock()

    def paint(self, painter: QtGui.QPainter, page: QTextEdit, ink: QtGui.QColor, seen: QRect) -> None:
        """Paint the icons that are seen, in the middle of their words."""
        size, ratio = icons.side(page.document().defaultFont()), painter.device().devicePixelRatioF()
        cursor = QtGui.QTextCursor(page.document())
        for place in self.places:
            cursor.setPosition(place.start)
            first = page.cursorRect(cursor)
            if not first.adjusted(0, -4, round(size), 4).intersects(seen):
                continue
            cursor.setPosition(place.end)
            last = page.cursorRect(cursor)
            right = last.left() if last.top() == first.top() else first.left() + round(size)
            left = (first.left() + right - size) / 2
            corner = QPointF(round(left), round(first.center().y() - size / 2))
            painter.drawPixmap(corner, icons.picture(place.icon, size, ratio, ink))


def _unseen(word: str, font: QtGui.QFont, width: float) -> QtGui.QTextCharFormat:
    """The look of a word below an icon: not seen, and as wide."""
    small = QtGui.QFont(font)
    small.setPixelSize(max(4, round(font.pixelSize() * _SMALL)))
    form = QtGui.QTextCharFormat()
    form.setForeground(QtGui.QColor(0, 0, 0, 0))
    form.setProperty(QtGui.QTextFormat.Property.FontPixelSize, small.pixelSize())
    form.setFontLetterSpacingType(QtGui.QFont.SpacingType.AbsoluteSpacing)
    form.setFontLetterSpacing((width - QtGui.QFontMetricsF(small).horizontalAdvance(word)) / len(word))
    return form


def _utf16(words: str) -> str:
    """The words with a sign for each of the document's positions: it counts rare signs twice."""
    return "".join(sign if ord(sign) < 0x10000 else "\ufffd\ufffd" for sign in words)
