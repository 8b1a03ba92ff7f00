"""Qt's own words, in its dialogs."""

from PySide6.QtCore import QLibraryInfo, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from boardroom.ui.kit.context import AppContext


class QtWords(QObject):
    """Qt's own words, in its dialogs, in the language of the moment."""

    def __init__(self, application: QApplication, context: AppContext) -> None:
        super().__init__(application)
        self._application, self._context = application, context
        self._translator: QTranslator | None = None
        context.voice.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        if self._translator is not None:
            self._application.removeTranslator(self._translator)
        self._translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{self._context.voice.language}", folder):
            self._application.installTranslator(self._translator)
