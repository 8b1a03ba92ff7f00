"""Questions the window asks: which file, really remove, really leave what could not be saved."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import plain_text
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.shell.files.file_dialog import FileDialog


def what_to_open(context: AppContext, parent: QWidget, folder: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask for a file with a game."""
    title = phrase("Window", "Open a game")
    return FileDialog(context, parent, title, folder, chosen, _games(), "json", to_save=False)


def where_to_save(context: AppContext, parent: QWidget, path: Path, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask where a game is to be written, beginning with a path."""
    return FileDialog(context, parent, phrase("Window", "Save the game as"), path, chosen, _games(), "json")


def where_to_save_picture(
    context: AppContext, parent: QWidget, path: Path, chosen: Callable[[Path], object]
) -> QFileDialog:
    """Ask where a picture of the table is to be written, beginning with a path."""
    kind = phrase("Window", "Pictures", "a kind of file")
    return FileDialog(context, parent, phrase("Window", "Save the picture as"), path, chosen, kind, "png")


def remove(context: AppContext, parent: QWidget, saved_game: SavedGame, really: Callable[[], object]) -> QMessageBox:
    """Ask whether a game is to be taken out of the list."""
    comma = context.say(phrase("Window", ", ", "between the names of players"))
    names = comma.join(context.say(name) for name in saved_game.names)
    ask = phrase("Window", "Remove this game of {game} ({names})?").put(game=saved_game.title, names=names)
    note = phrase("Window", "It will be moved to the folder of removed games, not deleted.")
    box = _box(context, parent, ask, note, phrase("Window", "Remove the game"))
    yes = _button(context, box, phrase("Window", "Remove", "a button"), QMessageBox.ButtonRole.AcceptRole)
    keep = _button(context, box, phrase("Window", "Cancel", "a button"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    yes.clicked.connect(really)
    box.open()
    return box


def _games() -> Text:
    return phrase("Window", "Boardroom saved games", "a kind of file")


class LeaveUnsaved:
    """Asks whether to leave what is not on the disk yet, and goes away by itself once it is.

    ``reason`` gives why the last attempt failed, None while the disk has not answered.
    """

    def __init__(self, context: AppContext, parent: QWidget, ask: Text, reason: Callable[[], Text | None]) -> None:
        self.written = False
        self._context, self._reason = context, reason
        self._box = box = _box(context, parent, ask, self._note(), None)
        box.setIcon(QMessageBox.Icon.Warning)
        role = QMessageBox.ButtonRole
        self._leave = _button(context, box, phrase("Window", "Leave without saving", "a button"), role.AcceptRole)
        stay = _button(context, box, phrase("Window", "Go back", "a button"), role.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)

    def leave(self) -> bool:
        """Ask, the window behind it alive; whether to leave."""
        self._box.exec()
        return self.written or self._box.clickedButton() is self._leave

    def follow(self, written: bool) -> None:
        """Everything is written now, or what was tried has failed."""
        self.written = written
        if written:
            self._box.done(0)
        else:
            self._context.tell(self._box, self._box.setInformativeText, self._note())

    def _note(self) -> Text:
        waiting = phrase("Window", "Waiting for the disk. This message closes once everything is saved.")
        return self._reason() or waiting


def _box(context: AppContext, parent: QWidget, ask: Text, note: Text, title: Text | None) -> QMessageBox:
    box = QMessageBox(parent)
    plain_text.keep_plain(box)
    box.finished.connect(box.deleteLater)
    context.tell(box, box.setText, ask)
    context.tell(box, box.setInformativeText, note)
    if title is not None:
        context.tell(box, box.setWindowTitle, title)
    return box


def _button(context: AppContext, box: QMessageBox, text: Text, role: QMessageBox.ButtonRole) -> QPushButton:
    button = box.addButton("", role)
    context.tell(button, button.setText, text)
    return button
