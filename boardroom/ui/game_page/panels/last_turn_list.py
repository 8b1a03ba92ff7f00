"""The last turn in a few lines that stay: whose deed each is, and the pieces it speaks of."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QIcon, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from boardroom.engine.text import phrase
from boardroom.ui.game_page.panels.broken_rows import BrokenRows
from boardroom.ui.game_page.turn.last_turn import Deed, LastTurn
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.table import Table

_BADGE: Final = 20
_CHOOSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NOTHING: Final = phrase("Last turn", "Nothing has happened yet.")
_CONCERNS: Final = phrase("Last turn", "Affects you: {line}", "for a screen reader: a line of the last turn")


class LastTurnList(QListWidget):
    """The deeds of the last turn, those that concern who looks emphasized. ``pointed`` carries the keys of the pieces
    of the line that a person points at or has come to by keys, none when it is left; ``chosen`` the event of a line
    that was clicked, or came to by keys and Enter: the table as it was then is wanted.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, context: AppContext, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self._table, self._seats = context, table, tuple(seats)
        self._told = LastTurn()
        self._behind = False
        self._shown: Any = None
        """The event whose picture the table shows, while something is told."""
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setItemDelegate(BrokenRows(self))
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setIconSize(QSize(_BADGE, _BADGE))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemEntered.connect(self._point)
        self.currentItemChanged.connect(self._point)
        self.itemClicked.connect(self._choose)
        context.tell(self, self.setAccessibleName, phrase("Last turn", "Last turn"))
        context.voice.changed.connect(self._write)
        context.theme.changed.connect(self._style)
        self._style()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What is told, the oldest first."""
        return self._told.deeds

    def tell(self, told: LastTurn) -> None:
        """Tell this last turn."""
        if told != self._told:
            self._told = told
            self._write()

    def mark(self, event: Any) -> None:
        """Mark the line of what the table shows, if it tells of that, and have it in view; of nothing with None."""
        self._shown = event
        if self._behind:
            return
        for row, deed in enumerate(self._told.deeds):
            if event is not None and deed.event is event:
                if row != self.currentRow():
                    with QSignalBlocker(self):
                        self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                return
        if not self.hasFocus():
            with QSignalBlocker(self):
                self.setCurrentRow(-1)
                self.clearSelection()

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
            self.clear()

    def _fill(self) -> None:
        self._behind = False
        self.clear()
        for deed in self._told.deeds:
            words = self.context.say(deed.words, self._seats)
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, deed.pieces)
            if deed.seat is not None:
                item.setIcon(self._badge(deed.seat))
            if deed.concerns:
                font = self.context.theme.text(13, 600)
                item.setFont(font)
                item.setBackground(self.context.theme.colour("heading"))
                heard = self.context.say(_CONCERNS.put(line=deed.words), self._seats)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)
            self.addItem(item)
        if not self._told.deeds:
            item = QListWidgetItem(self.context.say(_NOTHING))
            item.setFlags(Qt.ItemFlag(0))
            item.setForeground(self.context.theme.colour("quiet"))
            self.addItem(item)
        # At once: a view lays out its rows later, and what lies below it would be painted twice.
        self.doItemsLayout()
        self.mark(self._shown)

    def _choose(self, item: QListWidgetItem) -> None:
        row = self.row(item)
        if row < len(self._told.deeds):
            self.chosen.emit(self._told.deeds[row].event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSES and self.currentItem() is not None:
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _badge(self, seat: int) -> QIcon:
        return QIcon(self._table.badge(seat, _BADGE, self.devicePixelRatioF()))

    def _point(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit(() if item is None else item.data(Qt.ItemDataRole.UserRole) or ())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def _style(self) -> None:
        self.setFont(self.context.theme.text(13))
        self.setStyleSheet(self.context.theme.lists)
        self._write()
