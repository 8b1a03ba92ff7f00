"""The keys of the application on one page, written from the list that menus and pages take theirs from."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import MAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.page_frame import Scroll

_ASIDE: Final = 32
_SCROLL_BAR: Final = 14
_ABOVE_AND_BELOW: Final = 116
"""What there is around the keys: margins, the scroll bar, and the button below with what parts it from them."""


class ShortcutsDialog(QDialog):
    """The dialog: one column for each group."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        context.tell(self, self.setWindowTitle, phrase("Shortcuts", "Keyboard shortcuts"))
        self._groups = groups = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        groups.setSpacing(40)
        for group in shortcuts.GROUPS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(24)
            grid.setVerticalSpacing(8)
            grid.addWidget(Words(context, group.title, 18, 700, titled=True, wrap=False), 0, 0, 1, 2)
            for row, (name, shortcut) in enumerate(group.shortcuts.items(), 1):
                grid.addWidget(Words(context, shortcut.title, 13, 400, "quiet", wrap=False), row, 0)
                grid.addWidget(Words(context, verbatim(shortcuts.told(name)), 13, 600, wrap=False), row, 1)
            grid.setRowStretch(grid.rowCount(), 1)
            groups.addLayout(grid, 1)
        self._inner = QWidget()
        groups.setContentsMargins(0, 0, 12, 0)
        self._inner.setLayout(groups)
        close = Button(context, phrase("About", "Close", "a button"), MAIN)
        close.clicked.connect(self.accept)
        close.setMinimumWidth(120)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column = laid(QVBoxLayout(self), (_ASIDE, 28, _ASIDE, 24), 20)
        column.addWidget(Scroll(context, self._inner))
        column.addLayout(foot)
        context.theme.changed.connect(self._resize)
        context.voice.changed.connect(self._resize)
        self._resize()
        close.setFocus()

    def _resize(self) -> None:
        """Be as large as all keys need, as far as the window has room: else the groups stand one below the other, and
        scroll.
        """
        parent = self.parentWidget()
        around = QSize(2 * _ASIDE + _SCROLL_BAR, self.context.theme.high(_ABOVE_AND_BELOW, 1.0))
        for direction in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom):
            self._groups.setDirection(direction)
            self._wanted = self._inner.sizeHint() + around
            if parent is None or self._wanted.width() <= parent.width():
                break
        if parent is not None:
            self._wanted = self._wanted.boundedTo(parent.size())
        self.resize(self._wanted)

    def sizeHint(self) -> QSize:
        return self._wanted
