"""What the window does with files: it says how saving goes, writes, opens, removes and brings back games."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from boardroom import start_failure
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName, called
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.shell.window.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardroom.controller.session import Session
    from boardroom.controller.storage.saving import GameFile
    from boardroom.engine.records.record import Record
    from boardroom.ui.shell.files.questions import LeaveUnsaved

_SAVING: Final = "saving"
_AT_ONCE: Final = 0.2
"""Seconds that a save may take before the window says that it waits for it."""


class Filing(QObject):
    """The window's hand in the files; what comes of it is said in the strip.

    ``playing`` gives the session of the game on the table, if there is one; ``open_file`` opens a game in a file.
    """

    _failed = Signal(object)
    _saved = Signal()
    _finished = Signal(object, bool)
    """From the writer's thread to the window's."""

    def __init__(
        self,
        window: QWidget,
        context: AppContext,
        messages: Messages,
        lobby: LobbyPage,
        playing: "Callable[[], Session | None]",
        open_file: "Callable[[Path], None]",
    ) -> None:
        super().__init__(window)
        self._window, self._context, self._messages, self._lobby = window, context, messages, lobby
        self._playing, self._open_file = playing, open_file
        self._question: LeaveUnsaved | None = None
        self._given_up = False
        self._finished.connect(self._follow, Qt.ConnectionType.QueuedConnection)
        self._failed.connect(self._say_failed)
        self._saved.connect(self._say_saved)

    # The game on the table.

    def watch(self, file: "GameFile") -> None:
        """Say when a save of a game fails, and stop saying it when the next one does not."""
        file.on_error, file.on_saved = self._failed.emit, self._saved.emit
        if file.last_error is not None:
            self._say_failed(file.last_error)
        elif file.reason is not None:
            self._messages.strip.say(file.reason, bad=False)

    def watch_settings(self) -> None:
        """Say when the settings cannot be read or written, and when nothing at all can be."""
        store = self._context.store
        store.on_error = self._failed.emit
        problem = store.settings_problem or store.writing_problem
        if problem is not None:
            self._messages.strip.say(problem)
            start_failure.write(self._context.say(problem))

    def is_written(self, file: "GameFile") -> bool:
        """Whether a game may be put away: everything is on the disk, or the person does without the rest.

        While the disk does not answer, the window says so and stays alive; it goes on by itself when the disk does.
        """
        if file.readonly or file.flush(_AT_ONCE):
            self._say_saved()
            return True
        ask = phrase("Window", "The last steps of this game are not saved.")
        return self._is_left(ask, lambda: file.last_error, file.finish)

    def may_close(self) -> bool:
        """Whether the window may be closed: nothing is left to be written, or the person does without it."""
        store = self._context.store
        if self._given_up or store.flush(_AT_ONCE):
            return True
        ask = phrase("Window", "Something is still being saved.")
        return self._is_left(ask, lambda: None, store.finish)

    def _is_left(
        self, ask: Text, reason: "Callable[[], Text | None]", finish: "Callable[[Callable[[bool], None]], None]"
    ) -> bool:
        """Ask whether to leave what is not written, until it is. Not twice at once: then it is not left."""
        if self._question is not None:
            return False
        from boardroom.ui.shell.files import questions

        question = self._question = questions.LeaveUnsaved(self._context, self._window, ask, reason)
        finish(partial(self._finished.emit, question))
        left = question.leave()
        self._question = None
        self._given_up = left and not question.written
        return left

    def _follow(self, question: "LeaveUnsaved", written: bool) -> None:
        # One that was asked before may be told of late.
        if question is self._question:
            question.follow(written)

    def save_as(self) -> None:
        """Write the game on the table to a file of one's choice."""
        context, session = self._context, self._playing()
        if session is None:
            return
        from boardroom.ui.shell.files import questions

        record = session.record()
        folder = context.store.exports if self._does(context.store.make_exports) else Path.home()
        path = folder / self._name(record, session.manifest.title)
        questions.where_to_save(context, self._window, path, lambda path: self._write(record, path))

    def _say_failed(self, reason: Text) -> None:
        self._messages.strip.say(reason, subject=_SAVING)

    def _say_saved(self) -> None:
        self._messages.unsay(_SAVING)

    # Saved games.

    def export(self, uid: str) -> None:
        """Write a saved game to the folder of exported games."""
        from boardroom.controller import open_game

        store, saved_game = self._context.store, self._lobby.saved_game(uid)
        saved = store.look(uid)
        if saved.problem is not None:
            self._messages.strip.say(open_game.why(saved.problem))
        elif saved_game is not None and saved.record is not None:
            record = saved.record
            self._write(record, open_game.free(store.exports / self._name(record, saved_game.title)))

    def ask_to_open(self) -> None:
        """Choose a file with a game and open it."""
        from boardroom.ui.shell.files import questions

        context = self._context
        questions.what_to_open(context, self._window, context.store.exports, self._open_file)

    def ask_to_remove(self, uid: str) -> None:
        """Take a saved game out of the list, if that is really meant."""
        from boardroom.ui.shell.files import questions

        saved_game = self._lobby.saved_game(uid)
        if saved_game is not None:
            questions.remove(self._context, self._window, saved_game, lambda: self._remove(uid))

    def show_exports(self) -> None:
        """Open the folder of exported games in the system's own way."""
        if self._does(self._context.store.make_exports):
            self._open(self._context.store.exports)

    def show_folder(self, path: Path) -> None:
        """Open the folder of a file in the system's own way."""
        self._open(path.parent)

    def _does(self, act: "Callable[[], object]") -> bool:
        """Do something with the store; whether it went well, or the strip says why it did not."""
        from boardroom.controller import open_game

        try:
            act()
        except open_game.FAILURES as error:
            self._messages.strip.say(open_game.why(error))
            return False
        return True

    def _name(self, record: "Record", title: Text) -> str:
        from boardroom.controller import open_game

        seats = [SeatName(seat.name, seat.kind) for seat in record.seats]
        names = [self._context.say(called(seat, seats)) for seat in range(len(seats))]
        return open_game.file_name(self._context.say(title), names, record.saved)

    def _write(self, record: "Record", path: Path) -> None:
        if self._does(lambda: self._context.store.export(record, path)):
            done = phrase("Window", "Exported as {file}").put(file=path.name)
            self._messages.strip.say(done, False, phrase("Strip", "Show folder"), lambda: self._open(path.parent))

    def _remove(self, uid: str) -> None:
        if self._does(lambda: self._context.store.remove(uid)):
            done = phrase("Window", "The game was removed.")
            self._messages.strip.say(done, False, phrase("Window", "Restore"), lambda: self._restore(uid))
        self._lobby.refresh()

    def _restore(self, uid: str) -> None:
        self._does(lambda: self._context.store.restore(uid))
        self._lobby.refresh()

    def _open(self, folder: Path) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            said = phrase("Window", "The folder could not be opened. It is here: {folder}")
            self._messages.strip.say(said.put(folder=str(folder)))
