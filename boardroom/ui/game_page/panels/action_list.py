"""The list of legal actions in a real widget: the path of screen readers, and of anybody who likes lists."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem

from boardroom.controller.session import Session
from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.panels.broken_rows import BrokenRows
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.gestures.gesture import FINAL
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


class Listed(NamedTuple):
    """A row of the list: what it stands under, its name, and what it does."""

    heading: Text | None
    name: Text
    thing: Any


class ActionList(QListWidget):
    """Every legal action by name, and gestures of more, under headings; Enter or a double click does it.

    It is filled only while it can be seen: to name hundreds of actions at every change takes its time.
    """

    proposed = Signal(object)
    reached = Signal(str)
    """The keys came to the list, and a client was told of this row."""

    def __init__(self, context: AppContext, session: Session, table: Table, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self._session, self._table, self._seats = context, session, table, tuple(seats)
        self._rules = session.rules
        self._actions: tuple[Any, ...] = ()
        self._said: tuple[Any, ...] = ()
        self._shown: Presentation | None = None
        self._behind = False
        self._filled_for: int | None = None
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setItemDelegate(BrokenRows(self))
        # A long name goes on in the next line.
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its place is kept free: no line is broken anew when more rows need it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.itemActivated.connect(self._activate)
        context.tell(self, self.setAccessibleName, phrase("Actions", "Available actions"))
        context.voice.changed.connect(self._renew)
        context.theme.changed.connect(self._style)
        self._style()

    @property
    def things(self) -> list[Any]:
        """What the rows do, from the top, without the headings."""
        found = (self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count()))
        return [thing for thing in found if thing is not None]

    def offer(self, actions: Sequence[Any], shown: Presentation | None = None, said: Sequence[Any] = ()) -> None:
        """List these actions at what is shown, and what can be ``said`` to the others, as soon as it can be seen."""
        before, self._shown = self._shown, shown
        same = before is not None and shown is not None and before.view == shown.view
        if (tuple(actions), tuple(said)) != (self._actions, self._said) or not same:
            self._actions, self._said = tuple(actions), tuple(said)
            self._renew()

    def showEvent(self, event: QShowEvent) -> None:
        if self._behind:
            self._fill()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # At once: the view itself lets the rows stand broken for the old width for a while.
            self.doItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A client is told of this focus when the event is over; of the row's it must hear after that.
        QTimer.singleShot(0, self, self._tell_row)

    def _tell_row(self) -> None:
        if self.hasFocus() and self.currentItem() is not None and QAccessible.isActive():
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(self.currentRow())
            QAccessible.updateAccessibility(event)
            self.reached.emit(self.currentItem().data(Qt.ItemDataRole.AccessibleTextRole))

    def moveCursor(self, cursorAction: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Keys pass over the headings."""
        index = super().moveCursor(cursorAction, modifiers)
        upward = cursorAction in _UPWARD
        step = -1 if upward and index.row() > 0 else 1
        while index.isValid() and not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            index = index.siblingAtRow(index.row() + step)
        return index if index.isValid() else self.currentIndex()

    def _renew(self) -> None:
        if self.isVisible():
            self._fill()
        else:
            # Hidden is not gone: what was listed may have been somebody else's.
            self.clear()
            self._behind = True

    def _rows(self) -> list[Listed]:
        table, shown = self._table, self._shown
        rows = [
            Listed(self._heading(action), self._with_results(self._name(action), action, (action,)), action)
            for action in self._actions
        ]
        if shown is not None and shown.actor is not None:
            gestures = table.listing.gestures(shown)
            rows += [
                Listed(
                    self._heading(gesture),
                    self._with_results(words, gesture.preview, gesture.actions if not gesture.redraft else ()),
                    gesture,
                )
                for words, gesture in gestures
            ]
        rows = sorted(rows, key=lambda row: table.listing.rank(row.thing))
        rows += [Listed(_SAID, self._name(action), action) for action in self._said]
        order = list(dict.fromkeys(row.heading for row in rows))
        return sorted(rows, key=lambda row: order.index(row.heading))

    def _fill(self) -> None:
        current = self.currentItem()
        before: tuple[Any, str] | None = None
        if current is not None:
            before = current.data(Qt.ItemDataRole.UserRole), current.text()
        actor = self._shown.actor if self._shown is not None else None
        if actor != self._filled_for:
            before, self._filled_for = None, actor
        self.clear()
        self._behind = False
        rows = self._rows()
        if not rows:
            self._add_heading(self.context.say(phrase("Actions", "Nothing to do now.")))
        grouped = len({listed.heading for listed in rows}) > 1
        heading: Text | None = None
        for listed in rows:
            words = heard = self.context.say(listed.name, self._seats)
            if grouped and listed.heading is not None and listed.heading != heading:
                above = self.context.say(listed.heading, self._seats)
                self._add_heading(above)
                # Who hears the list does not come to the headings.
                heard = self.context.say(_UNDER.put(heading=listed.heading, name=listed.name), self._seats)
            heading = listed.heading
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, listed.thing)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)
            self.addItem(item)
        places = [place for place in range(self.count()) if self.item(place).flags() & Qt.ItemFlag.ItemIsEnabled]
        if places:
            # Enter, pressed once more, must not come upon what ends the game.
            plain = [place for place in places if self.item(place).data(Qt.ItemDataRole.UserRole) not in self._said]
            places = plain or places
            items = [self.item(place) for place in places]
            things = [(item.data(Qt.ItemDataRole.UserRole), item.text()) for item in items]
            # What was done is gone, or has come to mean another thing: no Enter too many does what nobody chose.
            self.setCurrentRow(places[things.index(before)] if before in things else places[0])

    def _add_heading(self, words: str) -> None:
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(self.context.theme.text(12, 700))
        item.setForeground(self.context.theme.colour("quiet"))
        self.addItem(item)

    def _heading(self, thing: Any) -> Text | None:
        return self._table.listing.heading(thing, self._shown) if self._shown is not None else None

    def _name(self, action: Any) -> Text:
        named = self._table.listing.name(action, self._shown) if self._shown is not None else None
        return self._rules.words.describe(action) if named is None else named

    def _with_results(self, name: Text, action: Any, done: Sequence[Any]) -> Text:
        """The name of an action and what it would do, as far as that is said here: as its preview tells it; and whether
        what is ``done`` by it cannot be taken back.
        """
        shown, wanted = self._shown, self._table.listing.results(action)
        if shown is None or shown.actor is None:
            return name
        words = self._rules.words.answered(shown.beforehand)
        lines = words.preview(shown.view, shown.actor, action).lines if wanted else ()
        results = [line.text for line in lines if line.tone in wanted]
        if self._session.is_final(shown.actor, done):
            results.append(FINAL)
        return _RESULTS.put(action=name, results=in_a_row(results)) if results else name

    def _activate(self, item: QListWidgetItem) -> None:
        thing = item.data(Qt.ItemDataRole.UserRole)
        if thing is not None:
            self.proposed.emit(thing)

    def _style(self) -> None:
        self.setFont(self.context.theme.text(13))
        self.setStyleSheet(self.context.theme.lists)


_SAID: Final = phrase("Actions", "Ending the game early", "a heading")
_RESULTS: Final = phrase("Actions", "{action}: {results}", "an action, and what it would do")
_UNDER: Final = phrase("Actions", "{heading}: {name}", "the first row under a heading, as it is heard")
_UPWARD: Final = (
    QAbstractItemView.CursorAction.MoveUp,
    QAbstractItemView.CursorAction.MovePageUp,
    QAbstractItemView.CursorAction.MovePrevious,
)
