"""A question over the window with two answers: what is to be done, and that nothing is."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid

_WIDTH: Final = 460
"""In usual text."""


class Question(QDialog):
    """The question; ``accepted`` says that it is to be done. Enter and Esc leave everything as it is."""

    def __init__(
        self, context: AppContext, parent: QWidget, title: Text, ask: Text, note: Text, yes: Text, no: Text, icon: str
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        context.tell(self, self.setWindowTitle, title)
        self.ask, self.note = Words(context, ask, 20, 700, titled=True), Words(context, note, 14, 400, "quiet")
        self.yes, self.no = Button(context, yes, PLAIN, icon), Button(context, no, MAIN)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        row = laid(QHBoxLayout(), spacing=10)
        row.addStretch(1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self._column = column = laid(QVBoxLayout(self), (28, 24, 28, 22), 10)
        column.addWidget(self.ask)
        column.addWidget(self.note)
        column.addSpacing(8)
        column.addLayout(row)
        context.theme.changed.connect(self._fit)
        context.voice.changed.connect(self._fit)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self.no.setFocus()

    def _fit(self) -> None:
        """As high as the words are: a dialog's own idea of its size leaves lines out."""
        wide = round(_WIDTH * max(1.0, self.context.theme.text_scale))
        parent = self.parentWidget()
        if parent is not None:
            wide = min(wide, max(320, parent.width() - 40))
        wide = max(wide, self._column.minimumSize().width())
        self._column.activate()
        self.setFixedSize(wide, self._column.totalHeightForWidth(wide))
