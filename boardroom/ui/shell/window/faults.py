"""Faults in the program itself: said clearly, with what helps to mend them, and the window goes on."""

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from boardroom import __version__
from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import plain_text


class Faults(QObject):
    """Hears of every exception that nobody caught, in whatever thread, and shows the first of a kind in a dialog.

    ``happened`` follows each of them, after the event in which it was raised: whether it is the first of its kind.
    """

    happened = Signal(bool)
    _heard = Signal(str, str)

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self.context, self._window = context, window
        self.dialog: QMessageBox | None = None
        self._met: set[str] = set()
        self._shown: set[str] = set()
        # Not within the event that failed, which may be one of painting.
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

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
        # Where it was, not its words: these may be others each time it comes again.
        places = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(trace)]
        if sys.stderr is not None:
            sys.stderr.write(details)
        self._heard.emit(f"{kind.__qualname__} {places}", details)

    def _hear(self, fault: str, details: str) -> None:
        # A fault while painting comes again with every frame: once is enough, and one dialog at a time.
        first = fault not in self._met
        self._met.add(fault)
        self.happened.emit(first)
        if fault not in self._shown and self.dialog is None:
            self._shown.add(fault)
            self._show(details)

    def _show(self, details: str) -> None:
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
