"""Questions the window asks: which file, really remove, really leave what could not be saved."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import plain_text
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.shell.dialogs.question import Question
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


def remove(context: AppContext, parent: QWidget, saved_game: SavedGame, really: Callable[[], object]) -> Question:
    """Ask whether a game is to be taken out of the list."""
    ask = phrase("Window", "Remove this game of {game} ({names})?")
    question = Question(
        context,
        parent,
        phrase("Window", "Remove the game"),
        ask.put(game=saved_game.title, names=in_a_row(saved_game.names)),
        phrase("Window", "It will be moved to the folder of removed games, not deleted."),
        phrase("Window", "Remove", "a button"),
        phrase("Window", "Cancel", "a button"),
        "trash",
    )
    question.accepted.connect(really)
    question.open()
    return question


def _games() -> Text:
    return phrase("Window", "Boardroom saved games", "a kind of file")


class LeaveUnsaved:
    """Asks whether to leave what is not on the disk yet, and goes away by itself once it is.

    ``reason`` gives why the last attempt failed, None while the disk has not answered.
    """

    def __init__(self, context: AppContext, parent: QWidget, ask: Text, reason: Callable[[], Text | None]) -> None:
        self.written = False
        self._context, self._reason = context, reason
        self._box = box = _box(context, parent, ask, self._note())
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


def _box(context: AppContext, parent: QWidget, ask: Text, note: Text) -> QMessageBox:
    box = QMessageBox(parent)
    plain_text.keep_plain(box)
    box.finished.connect(box.deleteLater)
    context.tell(box, box.setText, ask)
    context.tell(box, box.setInformativeText, note)
    return box


def _button(context: AppContext, box: QMessageBox, text: Text, role: QMessageBox.ButtonRole) -> QPushButton:
    button = box.addButton("", role)
    context.tell(button, button.setText, text)
    return button
