"""A page of rules as it is read: the text in a column, its sections, what is found in it."""

import unicodedata
from bisect import bisect_right
from typing import Final, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QMimeData, QPointF, Signal
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.icons import Icons
from boardroom.ui.kit.theme import SCROLL_BAR
from boardroom.ui.kit.words.line_breaks import JOINER, unknit
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.diagrams import Diagrams, Draw, Figure, InWords
from boardroom.ui.rulebook.markdown import Looks
from boardroom.ui.rulebook.page_icons import PageIcons

_SIZE: Final = 15
_COLUMN: Final = 740
_READ: Final = 0.3
"""The part of what is seen, from above, in which a section that begins there is the one that is read."""
_OVERLAP: Final = 1.5
"""So many lines of a page are seen again on the next one."""
_ABOVE: Final = 10
_MARGIN: Final = 20
"""What is free around the text within the page."""


class ReadingPlace(NamedTuple):
    """A place in a page that means the same in every language: the section (-1: above the first) and how far in it."""

    section: int
    part: float


class RulebookPage(QTextBrowser):
    """The page. ``moved`` tells the section at its upper edge whenever another one comes there, and that of what is
    found.

    Diagrams that can be drawn are painted behind their own text, which is then unseen: it is still found, copied and
    read out, and what is found in it is marked where it is in the picture. So it is with the game's icons. The text of
    a card with words around it are these words, that of a diagram written in signs what it shows, in words.
    """

    moved = Signal(int)

    def __init__(
        self,
        context: AppContext,
        draw: Draw | None = None,
        icons: Icons | None = None,
        figure: Figure | None = None,
        in_words: InWords | None = None,
    ) -> None:
        super().__init__()
        self.context = context
        self._diagrams = Diagrams(context, draw, figure, in_words)
        self.icons = PageIcons(icons or {})
        self._source = ""
        self._reading = ReadingPlace(-1, 0.0)
        self._told = -1
        """The section that was told last."""
        self._settling = False
        self._query = ""
        self._hits: list[tuple[int, int]] = []
        self._hit = -1
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setAutoFillBackground(True)
        self._knits = True
        """Whether the page is set with the signs that keep phrases on one line."""
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        if self._knits and QtGui.QAccessible.isActive():
            self._render()
        super().focusInEvent(event)

    # The text and the place in it.

    def show_text(self, source: str) -> None:
        """Show a page in the theme of the moment, at the same place as the one before."""
        self._source = source
        self._render()

    def restyle(self) -> None:
        """Show the page anew in the theme of the moment."""
        self._render()

    @property
    def section(self) -> int:
        """The section being read, -1 above the first one: the last that begins in the upper part of what is seen."""
        return self._told

    def go(self, section: int) -> None:
        """Go to the beginning of a section, or with -1 of the page."""
        self._go(ReadingPlace(section, 0.0))

    def _render(self) -> None:
        reading, theme = self._reading, self.context.theme
        self._settling = True
        self.document().setDefaultFont(theme.text(_SIZE))
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(26)
        looks = self._looks()
        sizes = self._diagrams.draw(self._source, looks.size, self._across(), self.devicePixelRatioF())
        page = markdown.html(self._source, looks, sizes)
        # A client reads the document as it stands, with every sign in it.
        self._knits = not QtGui.QAccessible.isActive()
        self.setHtml(page if self._knits else unknit(page))
        self.icons.settle(self.document())
        self._diagrams.find(self.document())
        palette = self.palette()
        for role in (palette.ColorRole.Base, palette.ColorRole.Window):
            palette.setColor(role, theme.colour("panel"))
        palette.setColor(palette.ColorRole.Text, theme.colour("text"))
        palette.setColor(palette.ColorRole.Highlight, theme.colour("main"))
        palette.setColor(palette.ColorRole.HighlightedText, theme.colour("main_text"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(self.context.theme.scroll_bars)
        self.horizontalScrollBar().setStyleSheet(self.context.theme.scroll_bars)
        self._settling = False
        self._centre()
        self._go(reading)
        hit = self._hit
        self._find()
        self._hit = min(hit, len(self._hits) - 1)
        self._mark()

    def _looks(self) -> Looks:
        p, theme = self.context.theme.palette, self.context.theme
        text, fixed = theme.text(_SIZE), QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
        return Looks(
            p.text, p.quiet, p.line, p.heading, p.main, p.main_text, p.brass, p.panel, p.brass,
            _families(theme.title(_SIZE)), _families(fixed), text.pixelSize(),
            self._leading,
            {name: self.context.say(icon.word) for name, icon in self.icons.known.items()},
        )  # fmt: skip

    @property
    def _leading(self) -> int:
        """The height of a line of text, in pixels."""
        theme = self.context.theme
        return round(theme.text(_SIZE).pixelSize() * (1.75 if theme.language == "ja" else 1.55))

    def _headings(self) -> list[QtGui.QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append(block)
            block = block.next()
        return found

    def _tops(self) -> list[float]:
        layout = self.document().documentLayout()
        return [layout.blockBoundingRect(block).top() for block in self._headings()]

    def _go(self, reading: ReadingPlace) -> None:
        tops = self._tops()
        layout = self.document().documentLayout()
        edges = [0.0, *tops, layout.documentSize().height()]
        place = min(max(reading.section + 1, 0), len(edges) - 2)
        y = edges[place] + reading.part * (edges[place + 1] - edges[place])
        self._settling = True
        self.verticalScrollBar().setValue(round(y - _ABOVE if place else y))
        self._settling = False
        self._reading = ReadingPlace(place - 1, reading.part)
        # Who went to a section reads that, however short it is.
        self._tell(self._reading.section if not reading.part else self._read_at(self.verticalScrollBar().value(), tops))

    def _scrolled(self, value: int) -> None:
        if self._settling:
            return
        tops = self._tops()
        y = value + _ABOVE
        section = bisect_right(tops, y + 1) - 1
        edges = [0.0, *tops, self.document().documentLayout().documentSize().height()]
        low, high = edges[section + 1], edges[section + 2]
        self._reading = ReadingPlace(section, max(0.0, (y - low) / (high - low)) if high > low else 0.0)
        self._tell(self._read_at(value, tops))

    def _read_at(self, value: int, tops: list[float]) -> int:
        """The section that is read where the page is scrolled so far; none at its beginning."""
        if value <= 0:
            return -1
        return bisect_right(tops, value + self.viewport().height() * _READ) - 1

    def _tell(self, section: int) -> None:
        if section != self._told:
            self._told = section
            self.moved.emit(section)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self.viewport())
        shift = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        self._diagrams.paint(painter, self.document().documentLayout(), shift, event.rect())
        painter.end()
        super().paintEvent(event)
        painter = QtGui.QPainter(self.viewport())
        self.icons.paint(painter, self, self.context.theme.colour("text"), event.rect())
        painter.end()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        reading = self._reading
        self._settling = True
        super().resizeEvent(event)
        self._settling = False
        if not self._diagrams.fits(self._across()):
            self._render()
            return
        self._centre()
        self._go(reading)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        # A line that is cut at the foot is whole at the top of the next page. Qt sets the step anew with every layout.
        self.verticalScrollBar().setPageStep(self.viewport().height() - round(_OVERLAP * self._leading))
        super().keyPressEvent(event)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        # Qt goes to its cursor when it shows itself for the first time; we go to the place that was asked for.
        reading = self._reading
        self._settling = True
        super().showEvent(event)
        self._settling = False
        self._go(reading)

    def _centre(self) -> None:
        """Keep the column of text at a width that is easy to read."""
        margin = self._beside()
        if self.viewportMargins().left() != margin:
            self._settling = True
            self.setViewportMargins(margin, 0, max(4, margin - 12), 0)
            self._settling = False

    def _beside(self) -> int:
        """What is free at each side of the column."""
        return max(4, (self.width() - round(_COLUMN * self.context.theme.text_scale) - 12) // 2)

    def _across(self) -> float:
        """How wide the text is."""
        return self.width() - 2 * self._beside() - SCROLL_BAR - 2 * _MARGIN

    # Finding.

    @property
    def hits(self) -> int:
        """How often what is looked for is there."""
        return len(self._hits)

    @property
    def hit(self) -> int:
        """Which of them is shown, from 0; -1 if none is."""
        return self._hit

    def look_for(self, query: str) -> None:
        """Mark every place where the words are, and go to the first from here on; none for an empty query."""
        here = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        if self._hit >= 0:
            here = self._hits[self._hit][0]
        self._query = query
        self._find()
        self._hit = next((n for n, (start, _) in enumerate(self._hits) if start >= here), 0) if self._hits else -1
        self._mark()
        self._show_hit()

    def step(self, forward: bool) -> None:
        """Go to the next place, or the one before; after the last comes the first."""
        if self._hits:
            self._hit = (self._hit + (1 if forward else -1)) % len(self._hits)
            self._mark()
            self._show_hit()

    def _find(self) -> None:
        self._hits = []
        wanted = " ".join(_folded(self._query).split())
        if not wanted:
            return
        signs, places = [], []
        position = 0
        for sign in self.document().toPlainText():
            for folded in _folded(sign):
                signs.append(folded)
                places.append(position)
            position += 2 if ord(sign) > 0xFFFF else 1
        text = "".join(signs)
        places.append(position)
        at = text.find(wanted)
        while at >= 0:
            self._hits.append((places[at], places[at + len(wanted)]))
            at = text.find(wanted, at + len(wanted))

    def _mark(self) -> None:
        p, marks = self.context.theme.palette, []
        for n, (start, end) in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            here = n == self._hit
            form = QtGui.QTextCharFormat()
            form.setBackground(QtGui.QColor(p.brass if here else p.acting))
            form.setForeground(QtGui.QColor(p.panel if here else p.acting_text))
            cursor = QtGui.QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
            mark.format, mark.cursor = form, cursor
            marks.append(mark)
        self.setExtraSelections(marks)

    def _show_hit(self) -> None:
        if self._hit < 0:
            return
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(self._hits[self._hit][0])
        box = self.cursorRect(cursor)
        if box.top() < 24 or box.bottom() > self.viewport().height() - 24:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + box.top() - self.viewport().height() // 3)
        starts = [block.position() for block in self._headings()]
        self._tell(bisect_right(starts, self._hits[self._hit][0]) - 1)

    def createMimeDataFromSelection(self) -> QMimeData:
        # Qt's own, for the clipboard may outlive Python, and what is made by Python then ends in a crash. It is filled
        # when it is asked for text, and only then holds what it is given.
        data = super().createMimeDataFromSelection()
        data.text()
        data.clear()
        data.setText(self.textCursor().selection().toPlainText().replace(JOINER, "").replace("\xa0", " "))
        return data


_TYPED: Final = str.maketrans("‘’“”", "''\"\"")


def _folded(words: str) -> str:
    """The words as they are compared: wide and narrow forms alike, large and small letters too, quotes as they are
    typed, no joiners.
    """
    return unicodedata.normalize("NFKC", words.replace(JOINER, "")).translate(_TYPED).casefold()


def _families(font: QtGui.QFont) -> str:
    return ", ".join(f"'{family}'" for family in font.families())
