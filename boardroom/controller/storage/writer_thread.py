"""Threads that write files, so that no disk ever holds up a picture; one of them writes all that must not be lost."""

import atexit
import logging
import threading
from collections.abc import Callable, Hashable
from typing import Final

_log = logging.getLogger(__name__)
_FAREWELL: Final = 10.0
"""Seconds the process waits at its end for what is still to be written."""


class Writer:
    """A thread that runs jobs one at a time; of several waiting jobs with the same key only the newest is run."""

    def __init__(self) -> None:
        self._turn = threading.Condition()
        self._waiting: dict[Hashable, Callable[[], None]] = {}
        self._running: Hashable = None
        self._told: list[tuple[Hashable, Callable[[], None]]] = []
        self._thread: threading.Thread | None = None

    def put(self, key: Hashable, job: Callable[[], None]) -> None:
        """Accepts a job and returns at once; keys take turns in the order they came. The job raises nothing."""
        with self._turn:
            self._waiting[key] = job
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="boardroom-writer", daemon=True)
                self._thread.start()
                atexit.register(self.wait, None, _FAREWELL)
            self._turn.notify_all()

    def wait(self, key: Hashable = None, timeout: float | None = None) -> bool:
        """Waits until nothing with this key (None: nothing at all) waits or runs; whether that came in so many seconds.

        Raises RuntimeError in the writer thread itself, which would wait for ever.
        """
        if threading.current_thread() is self._thread:
            raise RuntimeError("the writer thread cannot wait for itself")
        with self._turn:
            return self._turn.wait_for(lambda: self._idle(key), timeout)

    def when_idle(self, key: Hashable, tell: Callable[[], None]) -> None:
        """Waits for nothing, but has it told once nothing with this key (None: nothing at all) waits or runs any more;
        at once, in this thread, if that is so already, else in the writer thread.
        """
        with self._turn:
            idle = self._idle(key)
            if not idle:
                self._told.append((key, tell))
        if idle:
            tell()

    def _idle(self, key: Hashable) -> bool:
        if key is None:
            return not self._waiting and self._running is None
        return key not in self._waiting and self._running != key

    def _run(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._waiting)
                self._running = next(iter(self._waiting))
                job: Callable[[], None] | None = self._waiting.pop(self._running)
            while job is not None:
                self._do(job)
                job = self._next_to_tell()

    def _next_to_tell(self) -> Callable[[], None] | None:
        """Who is to be told next that nothing of theirs is left: part of the job, which is over when all are told."""
        with self._turn:
            for place, (key, tell) in enumerate(self._told):
                if key not in self._waiting if key is not None else not self._waiting:
                    del self._told[place]
                    return tell
            self._running = None
            self._turn.notify_all()
            return None

    def _do(self, job: Callable[[], None]) -> None:
        try:
            job()
        except Exception:
            _log.exception("a job of the writer thread failed")


WRITER: Final = Writer()
"""Saves games and settings."""
