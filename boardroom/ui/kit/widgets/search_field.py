"""The field for words to look for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.controls import HEIGHT, LineEdit


class SearchField(LineEdit):
    """The field for the words to look for: Enter goes on to the next place, with Shift to the one before."""

    stepped = Signal(bool)

    def __init__(self, context: AppContext, title: Text) -> None:
        super().__init__(context, title, 80)
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(190)
        self.setMaximumWidth(260)
        context.tell(self, self.setPlaceholderText, title, what="placeholder")

    def restyle(self) -> None:
        super().restyle()
        self.setFixedHeight(HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        else:
            super().keyPressEvent(event)
