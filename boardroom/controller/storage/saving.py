"""The file of one game that is open, with its lock and its backups."""

import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from boardroom.controller.storage import files
from boardroom.controller.storage.lock import Lock
from boardroom.controller.storage.writer_thread import WRITER
from boardroom.engine.records.record import Record
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase

_log = logging.getLogger(__name__)
BACKUPS: Final = 3
"""How many older files of a game are kept."""
SAVES_APART: Final = 20
"""How many saves lie between two of them."""


class GameFile:
    """A game opened by the store: its record as it was read, and the way to save what becomes of it.

    ``readonly`` games are for looking only, and ``reason`` says why. ``on_error`` is called with every save that
    failed, ``on_saved`` with every one that did not, both in the writer thread; ``last_error`` is None after a good
    one. Nothing is lost by a failure: the next save carries everything, and ``flush`` tries again what failed.
    """

    def __init__(self, path: Path, record: Record, lock: Lock, reason: Text | None, fresh: bool) -> None:
        self.path = path
        self.record = record
        self.reason = reason
        self.on_error: Callable[[Text], None] | None = None
        self.on_saved: Callable[[], None] | None = None
        self.last_error: Text | None = None
        self._lock = lock
        self._closed = False
        self._failed: Sequence[bytes] | None = None
        self._since_backup = 0 if fresh else SAVES_APART

    @property
    def uid(self) -> str:
        """The name of the record."""
        return self.record.uid

    @property
    def readonly(self) -> bool:
        """Whether the game is open for looking only."""
        return self.reason is not None

    def save(self, parts: Sequence[bytes]) -> None:
        """Queues the parts of a document to be written and returns at once; of several still waiting the last counts.
        ``flush`` waits until it is on the disk, ``finish`` tells when.

        Raises RuntimeError when it is closed or for looking only.
        """
        if self._closed or self.readonly:
            raise RuntimeError(f"the file of {self.uid} is {'closed' if self._closed else 'for looking only'}")
        WRITER.put(self, partial(self._write, parts))

    def flush(self, timeout: float | None = 10.0) -> bool:
        """Waits at most so many seconds for everything accepted; whether it is on the disk now."""
        if not WRITER.wait(self, timeout):
            return False
        failed = self._failed
        if failed is not None:
            WRITER.put(self, partial(self._write, failed))
            if not WRITER.wait(self, timeout):
                return False
        return self._failed is None

    def finish(self, tell: Callable[[bool], None]) -> None:
        """As ``flush``, but waits for nothing: has it told whether everything is on the disk; at once, in this thread,
        if it is, else in the writer thread.
        """

        def once_more() -> None:
            if self._failed is not None:
                WRITER.put(self, partial(self._write, self._failed))
            WRITER.when_idle(self, lambda: tell(self._failed is None))

        WRITER.when_idle(self, once_more)

    def let_go(self) -> None:
        """Takes no more saves and gives the game free as soon as nothing of it is being written; waits for nothing.

        A disk that does not answer keeps the game locked until the process ends: it may still write.
        """
        if not self._closed:
            self._closed = True
            WRITER.when_idle(self, self._lock.release)

    def _write(self, parts: Sequence[bytes]) -> None:
        problem = None
        try:
            files.make_private(self.path.parent, self.path.parent.parent)
            if self._lock.take():
                files.write(self.path, parts, self._back_up)
            else:
                problem = phrase("Store", "Another window has taken over this game; nothing done here is saved.")
        except OSError as error:
            problem = files.explain(error, self.path)
        except Exception:
            _log.exception("a save failed")
            problem = phrase(
                "Store",
                "{file} could not be written because of an error in Boardroom. Its terminal shows the details.",
            )
            problem = problem.put(file=files.shown(self.path))
        self._failed = None if problem is None else parts
        self.last_error = problem
        if problem is None:
            self._since_backup += 1
            if self.on_saved:
                self.on_saved()
        elif self.on_error:
            self.on_error(problem)

    def _back_up(self) -> None:
        if self._since_backup >= SAVES_APART and keep_backup(self.path):
            self._since_backup = 0


def backups(path: Path) -> list[Path]:
    """The places of a game's older files."""
    return [path.with_name(f"{path.stem}.{k}.bak") for k in range(1, BACKUPS + 1)]


def keep_backup(path: Path) -> bool:
    """Keeps the file as it is now in the place of its oldest copy; whether it is kept, if there is one.

    An error here must not stop a save, so there is none: the next save tries again.
    """
    try:
        now = _age(path)
        ages = {slot: _age(slot) for slot in backups(path)}
        if now == _NEVER or now in ages.values():
            return True
        oldest = min(ages, key=lambda slot: ages[slot])
        linked = oldest.with_name(oldest.name + files.TEMPORARY)
        linked.unlink(missing_ok=True)
        try:
            linked.hardlink_to(path)
            linked.replace(oldest)
        except OSError:
            linked.unlink(missing_ok=True)
            files.write(oldest, [files.read(path)])
            os.utime(oldest, ns=(now[0], now[0]))
    except (OSError, Unreadable):
        return False
    return True


_NEVER: Final = (-1, -1)


def _age(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except FileNotFoundError:
        return _NEVER
    return found.st_mtime_ns, found.st_size
