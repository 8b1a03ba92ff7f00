"""Faults in the program itself: said clearly, with what helps to mend them, and the window goes on."""

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from boardroom import __version__
from boardroom.engine.text import phrase
from boardroom.ui.kit import plain_text
from boardroom.ui.kit.context import AppContext


class Faults(QObject):
    """Hears of every exception that nobody caught, in whatever thread, and shows the first of a kind in a dialog."""

    _heard = Signal(str)

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self.context, self._window = context, window
        self.dialog: QMessageBox | None = None
        self._shown: set[str] = set()
        self._heard.connect(self._show)

    def install(self) -> None:
        """Take the interpreter's hooks."""
        sys.excepthook = self._hook
        threading.excepthook = lambda about: self._hook(
            about.exc_type, about.exc_value or about.exc_type(), about.exc_traceback
        )

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import traceback

        if issubclass(kind, KeyboardInterrupt | SystemExit):
            self._window.close()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(details)
        self._heard.emit(details)

    def _show(self, details: str) -> None:
        # A fault while painting comes again with every frame: once is enough, and one dialog at a time.
        if details in self._shown or self.dialog is not None:
            return
        self._shown.add(details)
        context, box = self.context, QMessageBox(self._window)
        self.dialog = box
        plain_text.keep_plain(box)
        box.setIcon(QMessageBox.Icon.Warning)
        context.tell(box, box.setWindowTitle, phrase("Fault", "Something went wrong"))
        context.tell(
            box,
            box.setText,
            phrase("Fault", "Something went wrong in Boardroom. Your games are saved; you can continue."),
        )
        context.tell(
            box,
            box.setInformativeText,
            phrase("Fault", "If it happens again, please report it together with the details below."),
        )
        box.setDetailedText(f"Boardroom {__version__}, Python {sys.version.split()[0]}, {sys.platform}\n\n{details}")
        close = box.addButton(QMessageBox.StandardButton.Close)
        context.tell(close, close.setText, phrase("Fault", "Continue", "a button"))
        box.finished.connect(self._closed)
        box.open()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
