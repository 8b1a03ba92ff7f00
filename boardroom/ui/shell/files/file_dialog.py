"""The dialog for files of games and pictures, where it is Qt's own with every word in the language of the moment."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QChildEvent, QFileInfo, QSize
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QMessageBox, QTreeView, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import plain_text

_SIZE: Final = QSize(800, 500)
_COLUMNS: Final = (330, 80, 100, 140)
"""Name, size, kind, date."""


class FileDialog(QFileDialog):
    """Asks for a file in a folder, or, beginning with a path, for one ``to_save``; ``chosen`` is called with its path.
    It is gone when it is closed.

    Qt's translations lack some words of its own dialog, or spell them otherwise than the program asks for them, so
    these are said here.
    """

    def __init__(
        self,
        context: AppContext,
        parent: QWidget,
        title: Text,
        path: Path,
        chosen: Callable[[Path], object],
        kind: Text,
        suffix: str,
        to_save: bool = True,
    ) -> None:
        super().__init__(parent)
        self._context, self._suffix = context, suffix
        self.setDefaultSuffix(suffix)
        self._kinds = Kinds(context)
        self.setIconProvider(self._kinds)
        folder = path.parent if to_save else path
        self.setDirectory(str(folder if folder.is_dir() else Path.home()))
        self.finished.connect(self.deleteLater)
        self.fileSelected.connect(lambda path: chosen(Path(path)))
        labels = QFileDialog.DialogLabel
        for label, text in (
            (labels.LookIn, phrase("File dialog", "&Look in:", "before the folder")),
            (labels.FileName, phrase("File dialog", "File &name:")),
            (labels.FileType, phrase("File dialog", "Files of &type:")),
        ):
            context.tell(self, partial(self.setLabelText, label), text, what=label.name)
        context.tell(self, self._set_filters, kind)
        context.tell(self, self.setWindowTitle, title)
        if to_save:
            self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            self.selectFile(path.name)
        else:
            self.setFileMode(QFileDialog.FileMode.ExistingFile)
        files = self.findChild(QTreeView)
        if files is not None:
            self.resize(_SIZE)
            for column, width in enumerate(_COLUMNS):
                files.header().resizeSection(column, width)
        self.open()

    def childEvent(self, event: QChildEvent) -> None:
        # Its own question whether to write over a file names the file.
        child = event.child()
        if event.polished() and isinstance(child, QMessageBox):
            plain_text.keep_plain(child)
        super().childEvent(event)

    def _set_filters(self, kind: str) -> None:
        everything = self._context.say(phrase("Window", "All files"))
        before = self.nameFilters()
        at = before.index(self.selectedNameFilter()) if self.selectedNameFilter() in before else 0
        filters = [f"{kind} (*.{self._suffix})", f"{everything} (*)"]
        self.setNameFilters(filters)
        self.selectNameFilter(filters[min(at, 1)])


class Kinds(QFileIconProvider):
    """Says of what kind a file is; the system would say it in its own language."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context

    def type(self, info: QFileInfo) -> str:
        if info.isDir():
            return self._context.say(phrase("File dialog", "Folder", "a kind of file"))
        if info.suffix().casefold() == "json":
            return self._context.say(phrase("File dialog", "Game", "a kind of file"))
        if info.suffix().casefold() == "png":
            return self._context.say(phrase("File dialog", "Picture", "a kind of file"))
        return self._context.say(phrase("File dialog", "File", "a kind of file"))
