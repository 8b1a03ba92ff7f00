"""The pieces and targets of a stage as a screen reader meets them: real widgets over it that paint nothing.

An accessible interface made in Python ends the program under Qt 6.11, and what stands in a scene has none. So every
piece that is shown, and while one is held every target that it may go to, has a button here: named, focusable, pressed
as Enter does. They are there only while something reads the accessible tree (``QAccessible.isActive``), as on a
computer with a screen reader or a test that asks for it: nobody else pays for them. What they do is done by the
``Keyboard`` and the one ``Drag``.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from boardroom.ui.stage.gestures.drag import Grip

_TABS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class Goal(NamedTuple):
    """A target that what is held may go to."""

    target: str


Meant: TypeAlias = Grip | Goal
"""What an item stands for: a piece or a part of it, or a target."""


class ItemWords(NamedTuple):
    """An item that is wanted: what it stands for, where in the viewport, and its name."""

    meant: Meant
    box: QRect
    name: str


class ItemHost(Protocol):
    """What the items stand over: told where the focus goes and what is pressed."""

    def reach(self, meant: Meant) -> None:
        """The focus has come to an item."""

    def leave(self) -> None:
        """The focus has left an item."""

    def press(self, meant: Meant) -> None:
        """An item was pressed, as by a screen reader."""

    def go_on(self, event: QKeyEvent) -> bool:
        """Do what Tab does."""

    def let_go(self, stay: Collection[Meant]) -> None:
        """The item that has the focus goes; these stay."""


class AccessibleItem(QAbstractButton):
    """One piece, part or target. It paints nothing, lets the mouse through, and leaves the keys to the stage."""

    def __init__(self, over: QWidget, host: ItemHost, explain: Callable[[Meant], str]) -> None:
        super().__init__(over)
        self._host, self._explain = host, explain
        self.meant: Meant = Grip("")
        # Reached by the stage's own Tab and arrows, and by the client; not one by one on the way through the window.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(lambda: self._host.press(self.meant))

    def show_words(self, words: ItemWords) -> None:
        """Stand for another piece, or say what has become of it."""
        self.meant = words.meant
        if self.geometry() != words.box:
            self.setGeometry(words.box)
        if self.accessibleName() != words.name:
            self.setAccessibleName(words.name)
        self._describe(self.hasFocus())
        self.show()

    def _describe(self, focused: bool) -> None:
        words = self._explain(self.meant) if focused else ""
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def forget(self) -> None:
        """Stand for nothing, and say nothing."""
        self.hide()
        self.meant = Grip("")
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _TABS:
            # The viewport between would send the focus on before the stage is asked.
            return self._host.go_on(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The stage has the keys.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Before the client is told of the focus, which follows this event.
        self._host.reach(self.meant)
        self._describe(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._host.leave()
        self._describe(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass


class AccessibleItems:
    """The items over a viewport, kept for the same piece as long as it is shown, and used again for others.

    ``explain`` gives what is said of one beyond its name while the focus is there; ``host`` is set by who has the keys.
    """

    host: ItemHost

    def __init__(self, viewport: QWidget, explain: Callable[[Meant], str]) -> None:
        self._viewport, self._explain = viewport, explain
        self._there: dict[Meant, AccessibleItem] = {}
        self._idle: list[AccessibleItem] = []
        self._order: list[Meant] = []

    @property
    def active(self) -> bool:
        """Whether anything reads the accessible tree."""
        return QAccessible.isActive()

    @property
    def focused(self) -> bool:
        """Whether the focus is on one of them."""
        return any(item.hasFocus() for item in self._there.values())

    @property
    def meant(self) -> tuple[Meant, ...]:
        """What they stand for, in the order of reading."""
        return tuple(self._order)

    def follow(self, wanted: Sequence[ItemWords]) -> None:
        """Have exactly these, in this order of reading."""
        for words in wanted:
            found = self._there.get(words.meant)
            if found is None:
                found = self._idle.pop() if self._idle else AccessibleItem(self._viewport, self.host, self._explain)
                self._there[words.meant] = found
            found.show_words(words)
        keep = {words.meant for words in wanted}
        if any(item.hasFocus() for meant, item in self._there.items() if meant not in keep):
            # While all of them are there: Qt would send the focus to anything.
            self.host.let_go(keep)
        for meant in [meant for meant in self._there if meant not in keep]:
            item = self._there.pop(meant)
            item.forget()
            self._idle.append(item)
        order = [words.meant for words in wanted]
        if order != self._order:
            self._order = order
            for meant in order:
                self._there[meant].raise_()

    def clear(self) -> None:
        """Have none, nor any in reserve."""
        self.follow(())
        for item in self._idle:
            item.setParent(None)
            item.deleteLater()
        self._idle = []

    def focus(self, meant: Meant) -> None:
        """Give the focus to an item, if it is there."""
        item = self._there.get(meant)
        if item is not None and not item.hasFocus():
            item.setFocus(Qt.FocusReason.OtherFocusReason)
