"""A saved game that is opened outside of the window, by a double click in a file manager, is opened in it; so is one
that is dropped on it.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.controller.open_requests import ACTIVATION_TOKEN, OpenRequests
from boardroom.ui.shell.application import Application

_ANSWERED: Final = 200
"""Milliseconds between two looks whether a question, which goes first, has been answered."""


class RequestedFiles(QObject):
    """Opens in a window what other processes and the system want opened; the last one if it is more at once.

    The first window does so. When it is closed, the one that is used next does.
    """

    def __init__(
        self, window: QWidget, application: Application, folder: Path, open_file: Callable[[Path], object]
    ) -> None:
        super().__init__(window)
        self._window, self._application, self._open_file = window, application, open_file
        self._requests = OpenRequests(folder)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._waiting: Path | None = None
        self._again = QTimer(self, singleShot=True, interval=_ANSWERED)
        self._again.timeout.connect(self._open)
        application.files_wanted.connect(self._look_at_system)
        application.focusWindowChanged.connect(self._listen)
        self.destroyed.connect(self._requests.stop)
        self._listen()
        self._look_at_system()

    def _listen(self, _: QWindow | None = None) -> None:
        if not self._watcher.directories() and self._requests.listen():
            self._watcher.addPath(str(self._requests.place))
            self._look()

    def _look(self) -> None:
        for request in self._requests.take():
            if request.token:
                # Qt shows it to the desktop when the window is to come to the front.
                os.environ[ACTIVATION_TOKEN] = request.token
            self._take(request.path)

    def _look_at_system(self) -> None:
        for path in self._application.take_files():
            self._take(path)

    def _take(self, path: Path) -> None:
        self._waiting = path
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        self._open()

    def _open(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._again.start()
        elif self._waiting is not None:
            path, self._waiting = self._waiting, None
            self._open_file(path)


class DroppedFiles(QObject):
    """Takes the one file that is dropped anywhere on a window and has it opened; anything else is not taken."""

    def __init__(self, window: QWidget, open_file: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._open_file = open_file
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Entering is a kind of dropping for Qt, too.
        if not isinstance(event, QDropEvent):
            return False
        path = _file(event)
        if path is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._open_file(path)
        return True


def _file(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
