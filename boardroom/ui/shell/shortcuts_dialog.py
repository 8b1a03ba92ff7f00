"""The keys of the application on one page, written from the list that menus and pages take theirs from."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.buttons import MAIN, Button
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import Words


class ShortcutsDialog(QDialog):
    """The dialog: one column for each group."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        context.tell(self, self.setWindowTitle, phrase("Shortcuts", "Keyboard shortcuts"))
        groups = QHBoxLayout()
        groups.setSpacing(40)
        for group in shortcuts.GROUPS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(24)
            grid.setVerticalSpacing(8)
            grid.addWidget(Words(context, group.title, 18, 700, titled=True), 0, 0, 1, 2)
            for row, (name, shortcut) in enumerate(group.shortcuts.items(), 1):
                grid.addWidget(Words(context, shortcut.title, 13, 400, "quiet"), row, 0)
                grid.addWidget(Words(context, verbatim(shortcuts.told(name)), 13, 600), row, 1)
            grid.setRowStretch(grid.rowCount(), 1)
            groups.addLayout(grid, 1)
        close = Button(context, phrase("About", "Close", "a button"), MAIN)
        close.clicked.connect(self.accept)
        close.setMinimumWidth(120)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 24)
        column.setSpacing(20)
        column.addLayout(groups)
        column.addLayout(foot)
        self.setMinimumWidth(760)
        close.setFocus()
