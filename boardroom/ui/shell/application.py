"""The application object, which hears of files that the system wants opened (macOS says it so, by an event)."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps the files that are to be opened until they are taken; ``files_wanted`` says that there are more."""

    files_wanted = Signal()

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._files: list[Path] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._files.append(Path(event.file()))
            self.files_wanted.emit()
            return True
        return super().event(event)

    def take_files(self) -> list[Path]:
        """The files that are to be opened; from now on they are no longer kept here."""
        files, self._files = self._files, []
        return files
