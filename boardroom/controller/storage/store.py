"""The store: the folder with the games, the settings and the exports, and the only door to the disk.

games/<uid>.json       a game: one record
games/<uid>.<k>.bak    its backups: older files, each a record like any other, to be opened as a copy
games/<uid>.lock       the lock that the window playing it holds
removed/               games taken out of the list
exports/               where exported games go if no other place is chosen
settings.json          the settings, and settings.broken.json those that could not be read
"""

import re
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from boardroom.controller.storage import files
from boardroom.controller.storage.lock import Lock
from boardroom.controller.storage.saving import GameFile, backups
from boardroom.controller.storage.settings_file import SettingsFile
from boardroom.controller.storage.writer_thread import WRITER
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.records.record import UID, Ledger, Record, loading
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase
from boardroom.engine.work import Work, done

__all__ = ["GameFile", "Saved", "Store", "StoreError", "new_uid"]

_NAMED_WITHIN: Final = 200
"""Bytes from its beginning within which a record names its game."""
_GAME: Final = re.compile(rb'^  "game": "([a-z0-9_-]{1,40})",$', re.MULTILINE)


class StoreError(Reasoned):
    """Something the store could not do; ``why`` says what, for which file, and what would help."""


@frozen
class Saved:
    """A file with a game in it: either its record, or the problem it has. ``modified`` is in seconds since 1970."""

    path: Path
    modified: float
    record: Record | None
    problem: Unreadable | None = None


_LITTLE: Final = 1000
"""Bytes by which files of the same game at the same point may differ: their uids, and what wrote them."""


def new_uid() -> str:
    """A name for a new record that no other record has."""
    return uuid.uuid4().hex


class Store:
    """The data of one person in one folder, which is made when something is first written into it.

    ``on_error`` is called, in the writer thread, when the settings could not be written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games"
        self.exports = folder / "exports"
        self.on_error: Callable[[Text], None] | None = None
        self._removed = folder / "removed"
        self._settings = SettingsFile(folder, self._tell_error)

    @classmethod
    def default(cls) -> "Store":
        """The store in the system's folder for this person's application data."""
        from platformdirs import user_data_path

        return cls(user_data_path("boardroom", appauthor=False, roaming=False))

    def path(self, uid: str) -> Path:
        """The file of a game. Raises ValueError for what is no uid."""
        if not UID.fullmatch(uid):
            raise ValueError(f"no uid: {uid!r}")
        return self.games / f"{uid}.json"

    def uid_of(self, path: Path) -> str | None:
        """The game of the list that a file is, however its path is written; None if it is none of them."""
        try:
            real = path.resolve()
            inside = real.parent == self.games.resolve() and real.suffix == ".json"
        except (OSError, RuntimeError, ValueError):
            return None  # Whoever reads it will say what is wrong with such a path.
        return real.stem if inside and UID.fullmatch(real.stem) else None

    def saved(self) -> list[Saved]:
        """Every game in the list, finished ones too, the last played first; bad files with their problem, untouched."""
        try:
            names = [path.name for path in self.games.iterdir()]
        except FileNotFoundError:
            return []
        except OSError as error:
            problem = Unreadable(files.shown(self.games), files.explain_reading(error))
            return [Saved(self.games, 0.0, None, problem)]
        found = [self._look(self.games / name, own_name=True) for name in names if name.endswith(".json")]
        return sorted(found, key=lambda saved: saved.modified, reverse=True)

    def saved_games_of(self, game: str) -> Iterator[Saved]:
        """The saved games of one game, read one after the other; of a file that another game begins no more is read."""
        with suppress(OSError):
            for path in sorted(self.games.glob("*.json")):
                begins = _beginning(path)
                if begins in (game, ""):
                    saved = self._look(path, own_name=True)
                    if saved.record is not None and saved.record.game == game:
                        yield saved

    def same(self, record: Record, file: Path) -> Work[str | None]:
        """The game of the list that is the one in a file, whose record this is, at the same point; None if there is
        none, or another window has it. In slices.
        """
        with suppress(OSError):
            size = file.stat().st_size
            for path in sorted(self.games.glob("*.json")):
                if abs(path.stat().st_size - size) <= _LITTLE and _beginning(path) in (record.game, ""):
                    there = (yield from self._looking(path, own_name=True)).record
                    if there is not None and evolve(there, uid="", saved="") == evolve(record, uid="", saved=""):
                        lock = self._lock(there.uid)
                        free = lock.take()
                        lock.release()
                        return there.uid if free else None
        return None

    def look(self, uid: str) -> Saved:
        """The file of one game in the list, read now: its record, or its problem. Raises ValueError for no uid."""
        return self._look(self.path(uid), own_name=True)

    def create(self, record: Record, ledger: Ledger | None = None) -> GameFile:
        """The file of a new game, which is saved at once; if that fails, its errors say so, and it can be played.
        ``ledger`` is that of the record, if it is made already.

        Raises StoreError if there is such a game, Unreadable if the record could not be read again.
        """
        path = self.path(record.uid)
        parts = (ledger or Ledger(record)).parts(record.saved, record.snapshot)
        lock = self._lock(record.uid)
        with suppress(OSError):
            self._make(self.games)
            if not lock.take():
                raise StoreError(_elsewhere())
        if files.exists(path):
            lock.release()
            raise StoreError(phrase("Store", "That game already exists: {file}").put(file=files.shown(path)))
        file = GameFile(path, record, lock, None, fresh=True)
        file.save(parts)
        return file

    def open(self, uid: str) -> GameFile:
        """The file of a saved game; for looking only if another window has it or its folder cannot be written to.

        Raises Unreadable if the file is not there or not as it should be; it is left as it is.
        """
        return done(self.opening(uid))

    def opening(self, uid: str) -> Work[GameFile]:
        """As ``open``, in slices; given up, the game is let go."""
        path = self.path(uid)
        lock = self._lock(uid)
        reason = None
        try:
            if not lock.take():
                reason = _elsewhere()
            elif files.exists(path):
                # The lock is there since the game began, so that it could be taken says nothing of today.
                files.try_writing(path)
        except OSError as error:
            lock.release()
            reason = files.explain(error, path)
        try:
            saved = yield from self._looking(path, own_name=True)
            if saved.record is None:
                raise saved.problem or FileNotFoundError(path)
        except BaseException:
            lock.release()
            raise
        if lock.held:
            with suppress(OSError):
                for left in self.games.glob(f"{uid}.*{files.TEMPORARY}"):
                    left.unlink()
        return GameFile(path, saved.record, lock, reason, fresh=False)

    def reading(self, path: Path) -> Work[Record]:
        """The record in any file, read in slices. Raises Unreadable."""
        return loading(files.read(path), _name(path))

    def export(self, game: Record | Sequence[bytes], path: Path) -> None:
        """Writes a game (a record, or the parts of a ledger) to a file. Raises StoreError; then the file is as it was.

        A folder that is not there is made only if it is ``exports``.
        """
        parts = Ledger(game).parts(game.saved, game.snapshot) if isinstance(game, Record) else game
        try:
            if path.parent == self.exports:
                self.make_exports()
            files.write(path, parts, private=path.is_relative_to(self.folder))
        except OSError as error:
            raise StoreError(files.explain(error, path)) from error

    def make_exports(self) -> None:
        """Makes the folder of exported games, if it is not there. Raises StoreError."""
        try:
            self._make(self.exports)
        except OSError as error:
            raise StoreError(files.explain(error, self.exports)) from error

    def remove(self, uid: str) -> None:
        """Takes a game out of the list; its files move to another folder. Raises StoreError, also if it is open."""
        self._move(uid, self.games, self._removed)

    def restore(self, uid: str) -> None:
        """Brings a removed game back into the list. Raises StoreError."""
        self._move(uid, self._removed, self.games)

    def load_settings(self) -> dict[str, Any]:
        """The settings as saved; none if there are none or they cannot be read, for which see ``settings_problem``."""
        return self._settings.load()

    def save_settings(self, settings: Mapping[str, Any]) -> None:
        """Queues the settings (JSON values) to be written and returns at once."""
        self._settings.save(settings)

    @property
    def settings_problem(self) -> Text | None:
        """What was wrong with the settings when they were last loaded."""
        return self._settings.problem

    @property
    def writing_problem(self) -> Text | None:
        """Why nothing can be saved, found by trying; None if it can."""
        try:
            self._make(self.folder)
            files.try_writing(self.folder / "settings.json")
        except OSError as error:
            reason = files.explain(error, self.folder)
            return phrase("Store", "Games and settings cannot be saved. {reason}").put(reason=reason)
        return None

    def flush(self, timeout: float | None = 10.0) -> bool:
        """Waits at most so many seconds until nothing is left to be written; whether that came."""
        return WRITER.wait(None, timeout)

    def finish(self, tell: Callable[[bool], None]) -> None:
        """Waits for nothing, but has it told once nothing is left to be written; at once, in this thread, if that is so
        already, else in the writer thread.
        """
        WRITER.when_idle(None, lambda: tell(True))

    def _tell_error(self, why: Text) -> None:
        if self.on_error:
            self.on_error(why)

    def _make(self, folder: Path) -> None:
        files.make_private(folder, self.folder)

    def _lock(self, uid: str) -> Lock:
        return Lock(self.games / f"{uid}.lock")

    def _look(self, path: Path, own_name: bool = False) -> Saved:
        return done(self._looking(path, own_name))

    def _looking(self, path: Path, own_name: bool = False) -> Work[Saved]:
        modified = 0.0
        try:
            modified = path.stat().st_mtime
            record = yield from loading(files.read(path), _name(path))
            if own_name and path.name != f"{record.uid}.json":
                why = phrase("Store", "The file name does not match the game inside. You can open it as a copy.")
                raise Unreadable(_name(path), why)
        except Unreadable as problem:
            return Saved(path, modified, None, problem)
        except OSError as error:
            return Saved(path, modified, None, Unreadable(files.shown(path), files.explain_reading(error)))
        return Saved(path, modified, record)

    def _move(self, uid: str, source: Path, target: Path) -> None:
        path = self.path(uid)
        lock = self._lock(uid)
        try:
            self._make(self.games)
            if not lock.take():
                raise StoreError(_elsewhere())
            self._make(target)
            (source / path.name).replace(target / path.name)
            for slot in backups(path):
                with suppress(FileNotFoundError):
                    (source / slot.name).replace(target / slot.name)
        except OSError as error:
            raise StoreError(files.explain(error, source / path.name)) from error
        finally:
            lock.release()
        if target == self._removed:
            with suppress(OSError):
                path.with_suffix(".lock").unlink()


def _beginning(path: Path) -> str:
    """The game that the first lines of a file name; nothing if they do not."""
    try:
        with path.open("rb") as file:
            named = _GAME.search(file.read(_NAMED_WITHIN))
    except OSError:
        return ""
    return named[1].decode("ascii") if named else ""


def _name(path: Path) -> str:
    return files.shown(Path(path.name))


def _elsewhere() -> Text:
    return phrase("Store", "This game is open in another window. Play it there; here you can only watch.")
