"""The pile viewer: what lies in a pile, card by card, from the top; for whoever looks, also while others act."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.panels.inspector import Inspector
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import PLAIN, Button
from boardroom.ui.kit.widgets.click_beside import is_beside
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words.line_breaks import knit
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Pile
from boardroom.ui.stage.table import Table

_WIDTH: Final = 620
_HEIGHT: Final = 540
_MARGIN: Final = 24
_LIST: Final = 230
_BESIDE, _ABOVE = 20, 8
"""What a name leaves free of its row, in all, beside and above it: the padding of the style sheet, and Qt's own."""


class PileViewer(Panel):
    """Lists the cards of the pile at a piece and shows one of them large; closes with Esc, with a click beside it, and
    when the pile is gone or somebody else looks. Nothing can be taken from it.
    """

    def __init__(self, parent: QWidget, context: AppContext, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__(context, phrase("Pile", "Pile"), "eye")
        self.setParent(parent)
        self._table, self._seats = table, tuple(seats)
        self._key = ""
        self._shown: Presentation | None = None
        self._pile: Pile | None = None
        self._window: QWindow | None = None
        self.closed: Callable[[], None] = lambda: None
        """Called when it closes; whoever opens it sets this."""
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setFixedWidth(_LIST)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show_row)
        self.card = Inspector(context, seats)
        row = QHBoxLayout()
        row.addWidget(self.list)
        row.addWidget(self.card, 1)
        self.body.addLayout(row, 1)
        self._close = Button(context, phrase("Pile", "Close", "a button"), PLAIN, key="Esc")
        self._close.clicked.connect(self.dismiss)
        self.body.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignRight)
        context.voice.changed.connect(self._fill)
        context.theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether a pile is looked through."""
        return bool(self._key)

    def open(self, key: str, shown: Presentation, area: QRect) -> None:
        """Look through the pile at a piece, in the middle of an area of the parent."""
        self._key = key
        width, height = min(_WIDTH, area.width() - _MARGIN), min(_HEIGHT, area.height() - _MARGIN)
        self.setGeometry(area.center().x() - width // 2, area.center().y() - height // 2, width, height)
        self.follow(shown)
        if self.is_open:
            self.show()
            self.raise_()
            self.list.setFocus()
            # Of the window alone: this may stay open while the page is made anew around it.
            self._window = self.window().windowHandle()
            self._window.installEventFilter(self)

    def follow(self, shown: Presentation) -> None:
        """Show the pile as it is now; close if it is gone, or if somebody else looks."""
        if not self.is_open:
            return
        before, self._shown = self._shown, shown
        pile = self._table.reading.pile(self._key, shown)
        if pile is None or (self.isVisible() and before is not None and before.audience != shown.audience):
            self.dismiss()
        elif pile != self._pile:
            self._pile = pile
            self.heading.say(phrase("Pile", "{pile}: %n cards", "", len(pile.cards)).put(pile=pile.title), self._seats)
            self._fill()

    def dismiss(self) -> None:
        """Close, and forget what was shown: nobody else may come upon it."""
        if self.is_open:
            self._key, self._pile, self._shown = "", None, None
            self.list.clear()
            self.card.inspect(None)
            self.hide()
            if self._window is not None:
                self._window.removeEventFilter(self)
                self._window = None
            self.closed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not is_beside(self, event):
            return False
        self.dismiss()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        if self._pile is None or self._shown is None:
            return
        row = self.list.currentRow()
        self.list.clear()
        headings = dict(self._pile.headings)
        names = self._pile.names or [self._table.name(key, self._shown) for key in self._pile.cards]
        for number, (key, name) in enumerate(zip(self._pile.cards, names, strict=True)):
            if number in headings:
                heading = self._add(headings[number])
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(self.context.theme.text(13, 700))
            self._add(name).setData(Qt.ItemDataRole.UserRole, key)
        self.list.setCurrentRow(min(max(row, int(0 in headings)), self.list.count() - 1))

    def _add(self, name: Text) -> QListWidgetItem:
        words = self.context.say(name, self._seats)
        words = words[:1].upper() + words[1:]
        item = QListWidgetItem(knit(words))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setSizeHint(self._row_size(item.text()))
        self.list.addItem(item)
        return item

    def _row_size(self, words: str) -> QSize:
        """The size of a row for a name that may wrap: Qt's own forgets the padding, and cuts what just does not fit."""
        wide = _LIST - self.list.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, wide - _BESIDE, self.maximumHeight())
        high = self.list.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return QSize(wide, high + _ABOVE)

    def _show_row(self, row: int) -> None:
        item = self.list.item(row)
        if item is not None and item.flags() and self._shown is not None:
            self.card.inspect(self._table.inspect(item.data(Qt.ItemDataRole.UserRole), self._shown))

    def _restyle(self) -> None:
        self.list.setFont(self.context.theme.text(13))
        self.list.setStyleSheet(self.context.theme.lists)
        self._fill()
