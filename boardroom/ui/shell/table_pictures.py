"""The table as a picture, to keep or to send: what whoever looks at it may see."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QStandardPaths
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.window.messages import Messages

if TYPE_CHECKING:
    from boardroom.ui.game_page.page.table_page import TablePage

_NOT_MADE: Final = phrase(
    "Window", "The picture of the table could not be made. Make the window smaller and try again."
)
_NOT_COPIED: Final = phrase(
    "Window", "The picture of the table could not be copied: the clipboard did not take it. Please try again."
)


class TablePictures:
    """Takes pictures of the table of a window, if there is one; what comes of it is said in the strip."""

    def __init__(
        self, window: QWidget, context: AppContext, messages: Messages, table: "Callable[[], TablePage | None]"
    ) -> None:
        self._window, self._context, self._messages, self._table = window, context, messages, table

    def copy(self) -> None:
        """Put a picture into the clipboard."""
        table = self._table()
        if table is not None:
            picture = table.picture()
            if picture.isNull():
                self._messages.strip.say(_NOT_MADE)
                return
            clipboard = QGuiApplication.clipboard()
            clipboard.setPixmap(picture)
            kept = clipboard.mimeData()
            # Another program may hold the clipboard; Qt gives no answer, but what is in it then is not the picture.
            if kept is None or not kept.hasImage():
                self._messages.strip.say(_NOT_COPIED)
                return
            self._messages.strip.say(
                phrase("Window", "The picture of the table was copied to the clipboard."), bad=False
            )

    def save(self) -> None:
        """Write a picture to a file of one's choice: as the table is now, whatever happens while that is chosen."""
        from boardroom.controller import open_game
        from boardroom.ui.shell.files import questions

        table = self._table()
        if table is None:
            return
        context, picture, record = self._context, table.picture(), table.session.record()
        if picture.isNull():
            self._messages.strip.say(_NOT_MADE)
            return
        name = open_game.file_name(context.say(table.title()), [seat.name for seat in record.seats], record.saved)
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        path = open_game.free((Path(folder) / name).with_suffix(".png"))
        questions.where_to_save_picture(context, self._window, path, lambda path: self._write(picture, path))

    def _write(self, picture: QPixmap, path: Path) -> None:
        from boardroom.controller.storage import files

        written = QBuffer()
        written.open(QIODevice.OpenModeFlag.WriteOnly)
        if not picture.save(written, "PNG"):
            self._messages.strip.say(_NOT_MADE)
            return
        try:
            files.write(path, [bytes(written.data().data())], private=False)
        except OSError as error:
            self._messages.strip.say(files.explain(error, path))
            return
        self._messages.strip.say(phrase("Window", "Picture saved as {file}").put(file=path.name), bad=False)
