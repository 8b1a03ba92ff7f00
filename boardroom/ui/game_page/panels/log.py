"""The log: what happened, in words, newest last; every line points at the pieces it speaks of, beside the badge of
whose deed it is. Turns have headings, and a mark divides what is new from the rest.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from boardroom.controller.session import Told
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.panels.log_lines import LOOKED, MARKS, MOST_LINES, Line, LogLines
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import SCROLL_BAR
from boardroom.ui.kit.words.line_breaks import Measure, knit, knit_runs, measuring, unknit
from boardroom.ui.kit.words.say import SeatName

LEEWAY: Final = 150
"""How many more lines may be shown than must be: taking away the first ones lays all others out anew."""
AT_ONCE, AT_A_TIME, BETWEEN = 40, 25, 10
"""Of many lines that are to be written so many, the last ones, are written at once, more than can be seen; those before
them a few at a time, with so many milliseconds between, so that the picture of the rest of the window comes first.
"""
_BADGE, _BESIDE, _EDGE = 16, 22, 3
"""Pixels of the badge beside a line, how much farther in the words stand for it, and what lies beside the badge."""
_NO_BADGE: Final = -1
_BY_LINES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class Log(QTextBrowser):
    """The history of an audience as text. ``pointed`` carries the key of a piece that a person points at, or "";
    ``reached`` a line that the keys came to and a client was told of.

    It is written only while it can be seen, or a client of a screen reader may read it: hidden it knows its lines.
    """

    pointed = Signal(str)
    reached = Signal(str)

    def __init__(
        self,
        context: AppContext,
        rules: AnyRules,
        seats: Sequence[SeatName],
        preface: Text | None = None,
        badge: Callable[[int, float, float], QtGui.QPixmap] | None = None,
    ) -> None:
        super().__init__()
        self._badge = badge
        """The badge of a seat, of a size for a ratio."""
        self.context, self._rules, self._seats = context, rules, tuple(seats)
        self._preface = preface
        """Why the log begins where it does, if that needs saying: its first line."""
        self._lines: list[Line] = []
        self._made = LogLines(rules.words)
        self._unwritten: list[Line] = []
        """Lines before those that are written, which are still to be."""
        self._behind = False
        """Whether nothing is written, for it is hidden."""
        self._rest = QTimer(self, interval=BETWEEN)
        self._rest.timeout.connect(self._write_more)
        self.caret_is_read = sys.platform.startswith("linux")
        """Whether clients read by themselves the line that the caret comes to, in a text that is not written in."""
        self._language = ""
        self._broken_for = 0
        """The width for which the lines were written."""
        self._measure: Measure | None = None
        self._knits = True
        """Whether the lines are written with the signs that keep phrases on one line."""
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._following = True
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        self.highlighted.connect(self._point)
        self.anchorClicked.connect(self._point)
        context.tell(self, self.setAccessibleName, phrase("Log", "Log"))
        context.voice.changed.connect(self.refresh)
        context.theme.changed.connect(self._restyle)
        self.refresh()

    def since(self, place: int) -> list[tuple[int, Any]]:
        """The events that are shown from a place of the history on, each with its place."""
        return [(there, event) for there, event in self._lines if there >= place and self._made.is_told(event)]

    def tell(self, history: Sequence[Told], new_from: int = -1, mark: Text = LOOKED) -> list[Any]:
        """Show a history without what was only drawn up; in front of what happened from place ``new_from`` on stands a
        mark (-1: nowhere).

        Only the lines that differ from those shown are written: a history is told anew after every event. The events
        that were not there before are returned.
        """
        lines = self._made.of(history, (new_from, mark))
        self._drop_marks(lines)
        if self._preface is not None and len(lines) < MOST_LINES:
            lines.insert(0, (-1, self._preface))
        shown = self._lines
        ahead = _index(shown, lines[0]) if lines else 0
        same = _same(shown[ahead:], lines)
        if not same and lines != shown:
            self._lines = lines
            self.refresh()
            return [event for _, event in lines if self._made.is_told(event)]
        if len(lines) - same > AT_ONCE:
            # Somebody else looks, who sees more or less of what happened long ago.
            self._lines = lines
            self._write_all()
            return [event for _, event in lines[same:] if self._made.is_told(event)]
        if same < len(lines) or ahead + same < len(shown):
            known = {id(event) for _, event in shown}
            first = ahead if ahead + len(lines) > MOST_LINES + LEEWAY else 0
            self._lines = shown[first:ahead] + lines
            if self._is_read:
                self._write_rest()
                self._replace(first, ahead + same, lines[same:])
                self._to_end()
            else:
                self._put_off()
            return [event for _, event in lines[same:] if id(event) not in known and self._made.is_told(event)]
        return []

    def _drop_marks(self, lines: Sequence[Line]) -> None:
        """Take away a mark that is to stand elsewhere: what follows it stays as it is written."""
        for at, line in enumerate(self._lines):
            if line[1] in MARKS and line not in lines:
                written = at - len(self._unwritten)
                self._lines = self._lines[:at] + self._lines[at + 1 :]
                if written < 0:
                    self._unwritten = self._unwritten[:at] + self._unwritten[at + 1 :]
                elif not self._behind:
                    self._take_away(written)
                return

    def _take_away(self, number: int) -> None:
        """Take a line away from those that are written."""
        block = self.document().findBlockByNumber(number)
        cursor = QtGui.QTextCursor(block)
        if block.previous().isValid():
            state = block.previous().userState()
            cursor.setPosition(block.previous().position() + block.previous().length() - 1)
            cursor.setPosition(block.position() + block.length() - 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.block().setUserState(state)
        elif block.next().isValid():
            following = block.next()
            form, state = following.blockFormat(), following.userState()
            cursor.setPosition(following.position(), QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.setBlockFormat(form)
            cursor.block().setUserState(state)
        else:
            self.clear()

    @property
    def _is_read(self) -> bool:
        return self.isVisible() or QtGui.QAccessible.isActive()

    def _put_off(self) -> None:
        """Write everything when it is seen next. Hidden is not gone: what is written may be for another's eyes."""
        if not self._behind:
            self._behind, self._unwritten = True, []
            self._rest.stop()
            self.clear()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        if self._behind:
            self._write_all()
        super().showEvent(event)

    def focusNextPrevChild(self, forward: bool, /) -> bool:
        # Its links, reached one after another, would keep silent: who does not see them goes on through the window.
        if QtGui.QAccessible.isActive():
            return QWidget.focusNextPrevChild(self, forward)
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        if QtGui.QAccessible.isActive():
            if self._knits:
                self._write_lines()
            self._write_rest()
            # Line by line from the newest, as the client reads where the caret goes.
            self.setTextInteractionFlags(self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
            self.moveCursor(QtGui.QTextCursor.MoveOperation.End)
            self.moveCursor(QtGui.QTextCursor.MoveOperation.StartOfBlock)
        super().focusInEvent(event)
        # A client is told of this focus when the event is over; of the line it must hear after that.
        QTimer.singleShot(0, self, self._tell_newest)

    def _tell_newest(self) -> None:
        if self.hasFocus():
            self._tell_line()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        before = self.textCursor().blockNumber()
        super().keyPressEvent(event)
        if event.key() in _BY_LINES and (before == self.textCursor().blockNumber() or not self.caret_is_read):
            self._tell_line()

    def _tell_line(self) -> None:
        """Tell a screen reader the line that the keys have come to."""
        words = unknit(self.textCursor().block().text())
        if words and QtGui.QAccessible.isActive():
            self.reached.emit(words)
            QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, words))

    @property
    def words(self) -> str:
        """All of the lines, as they are read: without the signs that keep phrases on one line."""
        self._write_rest()
        return unknit(self.toPlainText())

    def createMimeDataFromSelection(self) -> QMimeData:
        # To read and copy these signs is of no use to anybody.
        data = super().createMimeDataFromSelection()
        data.setText(unknit(data.text()))
        if data.hasHtml():
            data.setHtml(unknit(data.html()))
        return data

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(QUrl())

    def _restyle(self) -> None:
        # A new language brings its fonts first; everything is said again when the voice speaks it.
        if self._language == self.context.voice.language:
            self.refresh()

    def refresh(self) -> None:
        """Say everything again in the language and colours of the moment."""
        self._language = self.context.voice.language
        p = self.context.theme.palette
        self.setStyleSheet(
            f"QTextBrowser {{ background: {p.panel}; color: {p.text}; border: 2px solid {p.panel}; "
            "border-radius: 6px; }"
            f"QTextBrowser:focus {{ border-color: {p.brass}; }}" + self.context.theme.scroll_bars
        )
        self.document().setDefaultFont(self.context.theme.text(13))
        self._write_all()

    @property
    def _line(self) -> float:
        """How long a line is at least, in pixels: beside badge and scroll bar."""
        return max(1.0, self.width() - _BESIDE - SCROLL_BAR - 2 * self.document().documentMargin() - 6)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        # Long phrases are torn elsewhere; whoever reads further up is left there.
        if self.width() != self._broken_for and self._following and self._language == "ja":
            self._write_all()

    def _write_all(self) -> None:
        """Write all the lines, the last ones at once; later, if nobody sees them now."""
        if self._is_read:
            self._write_lines()
        else:
            self._put_off()

    def _write_lines(self) -> None:
        self._behind = False
        # A client reads the document as it stands, with every sign in it.
        self._knits = not QtGui.QAccessible.isActive()
        self._broken_for = self.width()
        # The boldest words there are: what fits so fits anywhere.
        self._measure = measuring(self.context.theme.text(13, 700))
        self.clear()
        # Whoever has it read out may read any of it at once.
        later = 0 if QtGui.QAccessible.isActive() else max(0, len(self._lines) - AT_ONCE)
        self._unwritten = self._lines[:later]
        self._replace(0, 0, self._lines[later:])
        if later:
            self._rest.start()
        else:
            self._rest.stop()
        self._to_end()

    def _to_end(self) -> None:
        self._following = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _scrolled(self, value: int) -> None:
        self._following = value >= self.verticalScrollBar().maximum()

    def _follow(self, least: int, most: int) -> None:
        # Another size or font breaks lines elsewhere; whoever reads further up is left there.
        if self._following:
            self.verticalScrollBar().setValue(most)

    def _write_rest(self) -> None:
        """Write all the lines that are still to be written."""
        if self._behind:
            self._write_lines()
        while self._unwritten:
            self._write_more()

    def _write_more(self) -> None:
        """Write a few of the lines before those that are written; who reads there is left at the same line."""
        lines = self._unwritten[-AT_A_TIME:]
        self._unwritten = self._unwritten[: -len(lines)]
        if not self._unwritten:
            self._rest.stop()
        bar, following = self.verticalScrollBar(), self._following
        below = bar.maximum() - bar.value()
        cursor = QtGui.QTextCursor(self.document())
        form, plain, state = cursor.blockFormat(), cursor.blockCharFormat(), cursor.block().userState()
        cursor.beginEditBlock()
        cursor.insertBlock(form, plain)
        cursor.block().setUserState(state)
        cursor.movePosition(QtGui.QTextCursor.MoveOperation.Start)
        for number, line in enumerate(lines):
            self._write(cursor, line, new=number > 0)
        cursor.endEditBlock()
        if following:
            self._to_end()
        else:
            bar.setValue(bar.maximum() - below)

    def _replace(self, first: int, last: int, lines: Sequence[Line]) -> None:
        """Keep only the lines shown from first to last, and write others behind them."""
        document = self.document()
        cursor = QtGui.QTextCursor(document)
        cursor.beginEditBlock()
        if last and last < document.blockCount():
            kept = document.findBlockByNumber(last - 1)
            state = kept.userState()
            cursor.setPosition(kept.position())
            cursor.movePosition(QtGui.QTextCursor.MoveOperation.EndOfBlock)
            cursor.movePosition(QtGui.QTextCursor.MoveOperation.End, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            # What is left of two blocks has the state of the second.
            cursor.block().setUserState(state)
        if first:
            cursor.setPosition(0)
            kept = document.findBlockByNumber(first)
            form, state = kept.blockFormat(), kept.userState()
            cursor.setPosition(kept.position(), QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.setBlockFormat(form)
            cursor.block().setUserState(state)
        cursor.movePosition(QtGui.QTextCursor.MoveOperation.End)
        for number, line in enumerate(lines):
            self._write(cursor, line, new=bool(last or number))
        cursor.endEditBlock()

    def _write(self, cursor: QtGui.QTextCursor, line: Line, new: bool) -> None:
        """Write a line, in a new block or in the empty one of an empty document."""
        form, plain = QtGui.QTextBlockFormat(), QtGui.QTextCharFormat()
        form.setTopMargin(4)
        form.setBottomMargin(4)
        event, words = line[1], self._rules.words
        doer = None
        if event in MARKS:
            form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            plain.setFontWeight(700)
            plain.setForeground(self.context.theme.colour("brass"))
        elif isinstance(event, Text):
            plain.setForeground(self.context.theme.colour("quiet"))
        else:
            doer = words.doer(event)
            form.setLeftMargin(_BESIDE if self._badge is not None else 0)
            if words.is_heading(event):
                form.setTopMargin(10)
                form.setBackground(self.context.theme.colour("heading"))
                plain.setFontWeight(700)
        if new:
            cursor.insertBlock(form, plain)
        else:
            cursor.setBlockFormat(form)
        cursor.block().setUserState(_NO_BADGE if doer is None else doer)
        if event in MARKS:
            mark = f"— {self.context.say(event)} —"
            cursor.insertText(knit(mark) if self._knits else mark, plain)
            return
        said = event if isinstance(event, Text) else words.describe(event)
        spans = self.context.voice.spans(said, self._seats)
        runs = [span.words for span in spans]
        if self._knits:
            runs = knit_runs(runs, self._measure, self._line)
        for span, run in zip(spans, runs, strict=True):
            cursor.insertText(run, self._anchor(span.key) if span.key else plain)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        if self._badge is None:
            return
        painter = QtGui.QPainter(self.viewport())
        layout, ratio, up = self.document().documentLayout(), self.devicePixelRatioF(), self.verticalScrollBar().value()
        line = QtGui.QFontMetricsF(self.document().defaultFont()).height()
        block = self.cursorForPosition(QPoint(0, event.rect().top())).block()
        while block.isValid():
            box = layout.blockBoundingRect(block)
            # Its margin is a part of the box of the first line only.
            top = box.top() - up + (line - _BADGE) / 2
            if top > event.rect().bottom():
                break
            if block.userState() != _NO_BADGE:
                painter.drawPixmap(QPointF(_EDGE, top), self._badge(block.userState(), _BADGE, ratio))
            block = block.next()

    def _anchor(self, key: str) -> QtGui.QTextCharFormat:
        """The look of a piece's name."""
        form = QtGui.QTextCharFormat()
        form.setAnchor(True)
        form.setAnchorHref(f"piece:{key}")
        form.setFontUnderline(True)
        form.setFontWeight(600)
        form.setForeground(self.context.theme.colour("text"))
        return form

    def _point(self, url: QUrl) -> None:
        self.pointed.emit(url.path() if url.scheme() == "piece" else "")


def _same(one: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines are the same from the first one on."""
    least = min(len(one), len(other))
    if one[:least] == other[:least]:
        return least
    return next(number for number in range(least) if one[number] != other[number])


def _index(lines: Sequence[Line], wanted: Line) -> int:
    """Where a line is among others, behind them all if it is not."""
    return next((number for number, line in enumerate(lines) if line == wanted), len(lines))
