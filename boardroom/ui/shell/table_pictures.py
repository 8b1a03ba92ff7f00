"""The table as a picture, to keep or to send: what whoever looks at it may see."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QStandardPaths
from PySide6.QtGui import QGuiApplication, QPixmap

from boardroom.engine.text import phrase
from boardroom.ui.shell.window.window import Window

_NOT_MADE: Final = phrase(
    "Window", "The picture of the table could not be made. Make the window smaller and try again."
)
_NOT_COPIED: Final = phrase(
    "Window", "The picture of the table could not be copied: the clipboard did not take it. Please try again."
)


def copy(window: Window) -> None:
    """Put a picture of the table of a window, if there is one, into the clipboard; the strip says what comes of it."""
    if window.table is not None:
        picture = window.table.picture()
        if picture.isNull():
            window.strip.say(_NOT_MADE)
            return
        clipboard = QGuiApplication.clipboard()
        clipboard.setPixmap(picture)
        kept = clipboard.mimeData()
        # Another program may hold the clipboard; Qt gives no answer, but what is in it then is not the picture.
        if kept is None or not kept.hasImage():
            window.strip.say(_NOT_COPIED)
            return
        window.strip.say(phrase("Window", "The picture of the table was copied to the clipboard."), bad=False)


def save(window: Window) -> None:
    """Write a picture to a file of one's choice: as the table is now, whatever happens while that is chosen."""
    from boardroom.controller import open_game
    from boardroom.ui.shell.files import questions

    table = window.table
    if table is None:
        return
    context, picture, record = window.context, table.picture(), table.session.record()
    if picture.isNull():
        window.strip.say(_NOT_MADE)
        return
    name = open_game.file_name(context.say(table.title()), [seat.name for seat in record.seats], record.saved)
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    path = open_game.free((Path(folder) / name).with_suffix(".png"))
    questions.where_to_save_picture(context, window, path, lambda path: _write(window, picture, path))


def _write(window: Window, picture: QPixmap, path: Path) -> None:
    from boardroom.controller.storage import files

    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(written, "PNG"):
        window.strip.say(_NOT_MADE)
        return
    try:
        files.write(path, [bytes(written.data().data())], private=False)
    except OSError as error:
        window.strip.say(files.explain(error, path))
        return
    window.strip.say(phrase("Window", "Picture saved as {file}").put(file=path.name), bad=False)
