"""The last turn in a few lines that stay: whose deeds each tells, the pieces they speak of, and one by one what a line
stands for.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from boardroom.engine.enumerations import sentences
from boardroom.engine.text import phrase
from boardroom.ui.game_page.panels.line_rows import BADGE, LineRows, Row, RowItem
from boardroom.ui.game_page.turn.last_turn import LastTurn
from boardroom.ui.game_page.turn.turn_lines import Deed, Line
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.say import SeatName, Span
from boardroom.ui.stage.table import Table

_CHOOSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NOTHING: Final = phrase("Last turn", "Nothing has happened yet.")
_CONCERNS: Final = phrase("Last turn", "Affects you: {line}", "for a screen reader: a line of the last turn")
_NOBODY: Final = "clock"
"""The badge of what nobody did: a round that begins, say."""


class _Item(RowItem):
    """A row, the pieces that it speaks of, and what it tells: a line, or a deed, or the only deed of a line."""

    pieces: tuple[str, ...] = ()
    line: Line | None = None
    deed: Deed | None = None

    def __init__(self, words: str, row: Row, badge: QPixmap) -> None:
        super().__init__(words, row, badge)
        self.deeds: list[_Item] = []
        """What it unfolds to."""

    def without_deeds(self) -> "list[_Item]":
        """What it unfolded to, taken from it."""
        deeds, self.deeds = self.deeds, []
        self.takeChildren()
        return deeds


class LastTurnList(QTreeWidget):
    """The lines of the last turn, those that concern who looks emphasized; a line that stands for several deeds unfolds
    to them by a click, by Enter or the right arrow key.

    ``pointed`` carries the keys of the pieces of what a person points at, a name or a whole line, or has come to by
    keys; none when it is left. ``chosen`` carries the event of a deed that was clicked, itself or one of its names, or
    come to by keys and Enter: the table as it was then is wanted. ``filled`` says that it tells something else.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    filled = Signal()

    def __init__(self, context: AppContext, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self._table, self._seats = context, table, tuple(seats)
        self._told = LastTurn()
        self._behind = False
        self._stays_at_end = False
        """Whether its end is in view, however long it comes to be: the newest stands there. Until a person scrolls."""
        self._ratio = 0.0
        self._shown: Any = None
        """The event whose picture the table shows, while something is told."""
        self._unfolded: list[Any] = []
        """The first events of the lines that are unfolded."""
        self.rows: list[_Item] = []
        """The lines, top to bottom."""
        self._clicked = QPoint()
        self._rows = LineRows(self, context.theme)
        self.setColumnCount(1)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(self._rows)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._point)
        self.itemClicked.connect(self._click)
        bar = self.verticalScrollBar()
        # A row breaks elsewhere once the bar takes some of its width.
        bar.rangeChanged.connect(self._keep_at_end)
        bar.actionTriggered.connect(self._leave_end)
        self.itemExpanded.connect(self._leave_end)
        self.itemExpanded.connect(self._note_unfolded)
        self.itemCollapsed.connect(self._note_unfolded)
        context.tell(self, self.setAccessibleName, phrase("Last turn", "Last turn"))
        context.voice.changed.connect(self._write_anew)
        context.theme.changed.connect(self._style)
        self._style()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is told, the oldest first."""
        return self._told.lines

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """All the deeds that the lines stand for, the oldest first."""
        return self._told.deeds

    @property
    def whole_height(self) -> int:
        """How high it is where nothing of what it tells is scrolled to."""
        last = self.topLevelItem(self.topLevelItemCount() - 1)
        while last is not None and last.isExpanded():
            last = last.child(last.childCount() - 1)
        foot = 0 if last is None else self.visualItemRect(last).bottom() + 1 + self.verticalScrollBar().value()
        return foot + 2 * self.frameWidth()

    def items(self) -> Iterator["_Item"]:
        """Every line, each followed by the deeds that it unfolds to, whether it has or not."""
        for item in self.rows:
            yield item
            yield from item.deeds

    def tell(self, told: LastTurn) -> None:
        """Tell this last turn."""
        if told is not self._told:
            before, self._told = self._told, told
            if (told.lines, told.own) != (before.lines, before.own):
                self._write()

    def mark(self, event: Any) -> None:
        """Mark the row of what the table shows, if any tells of that, and have it in view; of nothing with None."""
        self._shown = event
        if self._behind:
            return
        item = None if event is None else self._item_of(event)
        if item is not None:
            self._leave_end()
            if item is not self.currentItem():
                with QSignalBlocker(self):
                    self.setCurrentIndex(self.indexFromItem(item))
            self.scrollToItem(item)
        elif not self.hasFocus():
            with QSignalBlocker(self):
                self.setCurrentIndex(QModelIndex())
                self.clearSelection()

    def _item_of(self, event: Any) -> "_Item | None":
        """The row of a deed that can be seen: its own, or the line that is folded over it."""
        for row, line in zip(self.rows, self._told.lines, strict=True):
            for number, deed in enumerate(line.deeds):
                if deed.event is event:
                    return row.deeds[number] if row.deeds and row.isExpanded() else row
        return None

    def showEvent(self, event: QShowEvent) -> None:
        if self._behind:
            self._fill()
        super().showEvent(event)

    def _write(self) -> None:
        if self.isVisible() or QAccessible.isActive():
            self._fill()
        elif not self._behind:
            # Hidden is not gone: what was told may have been for another's eyes.
            self._behind = True
            with QSignalBlocker(self):
                self.clear()
            self.rows = []
            self._rows.forget()

    def _write_anew(self) -> None:
        """Write everything in other letters."""
        self._rows.forget()
        with QSignalBlocker(self):
            self.clear()
        self.rows = []
        self._write()

    def _fill(self) -> None:
        self._behind = False
        before, ratio = self.rows, self.devicePixelRatioF()
        if ratio != self._ratio:
            # The badges are as sharp as the screen.
            before, self._ratio = [], ratio
        with QSignalBlocker(self):
            while self.topLevelItemCount():
                self.takeTopLevelItem(0)
            told = self._told.lines
            still = [row for row in before if row.line in told]
            spare = {id(child.deed): child for row in before if row not in still for child in row.without_deeds()}
            self.rows = []
            for line in told:
                item = next((row for row in still if row.line == line), None) or self._line_item(line, spare)
                self.rows.append(item)
                self.addTopLevelItem(item)
                item.setExpanded(any(line.deeds[0].event is event for event in self._unfolded))
            if not self._told.lines:
                said = self.context.say(_NOTHING)
                nothing = _Item(said, Row((Span(said),)), QPixmap())
                nothing.setFlags(Qt.ItemFlag.NoItemFlags)
                self.addTopLevelItem(nothing)
        # What was told before and is told still is laid out as it was; of all else nothing is left.
        self._rows.keep({item.row for item in self.items()})
        # At once: a view lays out its rows later, and what lies below it would be painted twice.
        self.doItemsLayout()
        self.filled.emit()
        # What one has just done stands at the end.
        self._stays_at_end = self._told.own > 0
        self._keep_at_end()
        self.mark(self._shown)

    def _keep_at_end(self) -> None:
        if self._stays_at_end:
            self.scrollToBottom()

    def _leave_end(self) -> None:
        self._stays_at_end = False

    def _line_item(self, line: Line, spare: Mapping[int, _Item]) -> _Item:
        """The row of a line, with those that it unfolds to: a row that is to ``spare`` where one tells the deed."""
        several = len(line.deeds) > 1
        item = self._item(line, len(line.deeds) if several else 0)
        item.line, item.deed = line, None if several else line.deeds[0]
        for deed in line.deeds if several else ():
            child = spare.get(id(deed)) or self._item(deed)
            child.deed = deed
            item.addChild(child)
            item.deeds.append(child)
        return item

    def _item(self, told: Line | Deed, count: int = 0) -> _Item:
        words = told.words
        if isinstance(told, Deed):
            # What a line says of all its deeds together is said here of each.
            words = sentences(words, told.change) or words
        spans = tuple(self.context.voice.spans(words, self._seats))
        item = _Item(self.context.say(words, self._seats), Row(spans, told.concerns, count), self._badge(told.seat))
        item.pieces = told.pieces
        if count:
            # The number at its end is named to who points at it or listens.
            steps = self.context.say(phrase("Last turn", "%n steps: open the line to see each.", "of a number", count))
            plain_text.set_row_tip(item, steps)
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, steps)
        if told.concerns:
            heard = self.context.say(_CONCERNS.put(line=words), self._seats)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, heard)
        return item

    def _badge(self, seat: int | None) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if seat is None:
            return art.icon_pixmap(_NOBODY, BADGE, self.context.theme.palette.quiet, ratio)
        return self._table.badge(seat, BADGE, ratio)

    def _note_unfolded(self) -> None:
        self._unfolded = [row.line.deeds[0].event for row in self.rows if row.isExpanded() and row.line is not None]

    def _click(self, item: QTreeWidgetItem) -> None:
        piece = self._rows.piece_at(self.indexFromItem(item), self._clicked)
        line = item.line if isinstance(item, _Item) else None
        deed = line.deed_of(piece) if line is not None and piece else None
        if deed is not None:
            self.chosen.emit(deed.event)
        else:
            self._choose(item)

    def _choose(self, item: QTreeWidgetItem) -> None:
        """Unfold or fold a line of several deeds; have the table shown as it was at a single one."""
        if not isinstance(item, _Item):
            return
        if item.deeds:
            item.setExpanded(not item.isExpanded())
            if item.isExpanded():
                self.scrollToItem(item.deeds[-1])
                self.scrollToItem(item)
        elif item.deed is not None:
            self.chosen.emit(item.deed.event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentItem()
        if event.key() in _CHOOSES and current is not None:
            self._choose(current)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicked = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        spot = event.position().toPoint()
        item = self.itemAt(spot)
        piece = self._rows.piece_at(self.indexFromItem(item), spot) if item is not None else ""
        acts = item is not None and bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor)
        if piece:
            self.pointed.emit((piece,))
        else:
            self._point(item)

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self.pointed.emit(item.pieces if isinstance(item, _Item) else ())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Words break elsewhere.
            self.scheduleDelayedItemsLayout()

    def _style(self) -> None:
        self.setFont(self.context.theme.text(13))
        p = self.context.theme.palette
        self.setStyleSheet(
            f"QTreeWidget {{ background: {p.panel}; color: {p.text}; border: none; outline: none; }}"
            + self.context.theme.scroll_bars
        )
        self._write_anew()
