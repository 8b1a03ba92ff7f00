"""The list of legal actions in a real widget: the path of screen readers, and of anybody who likes lists."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


class ActionList(QListWidget):
    """Every legal action by name; Enter or a double click does it.

    It is filled only while it can be seen: to name hundreds of actions at every change takes its time.
    """

    proposed = Signal(object)

    def __init__(self, context: AppContext, rules: AnyRules, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self._rules, self._table, self._seats = context, rules, table, tuple(seats)
        self._actions: tuple[Any, ...] = ()
        self._shown: Presentation | None = None
        self._behind = False
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.itemActivated.connect(self._activate)
        context.tell(self, self.setAccessibleName, phrase("Actions", "Available actions"))
        context.voice.changed.connect(self._renew)
        context.theme.changed.connect(self._style)
        self._style()

    def offer(self, actions: Sequence[Any], shown: Presentation | None = None) -> None:
        """List these actions at what is shown, as soon as anybody can see it."""
        before, self._shown = self._shown, shown
        same = before is not None and shown is not None and before.view == shown.view
        if tuple(actions) != self._actions or not same:
            self._actions = tuple(actions)
            self._renew()

    def showEvent(self, event: QShowEvent) -> None:
        if self._behind:
            self._fill()
        super().showEvent(event)

    def _renew(self) -> None:
        if self.isVisible():
            self._fill()
        else:
            # Hidden is not gone: what was listed may have been somebody else's.
            self.clear()
            self._behind = True

    def _fill(self) -> None:
        row = self.currentRow()
        self.clear()
        self._behind = False
        for action in self._actions:
            words = self.context.say(self._name(action), self._seats)
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, action)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            self.addItem(item)
        if self.count():
            self.setCurrentRow(min(max(row, 0), self.count() - 1))

    def _name(self, action: Any) -> Text:
        named = self._table.listed_name(action, self._shown) if self._shown is not None else None
        return self._rules.describe(action) if named is None else named

    def _activate(self, item: QListWidgetItem) -> None:
        self.proposed.emit(item.data(Qt.ItemDataRole.UserRole))

    def _style(self) -> None:
        self.setFont(self.context.theme.text(13))
        self.setStyleSheet(self.context.theme.lists)
