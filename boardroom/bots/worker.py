"""The worker: a process of its own in which computer players think, so that the windows never wait for them.

It is started by spawn, imports no Qt, and lives for many questions; questions and answers are JSON on a pipe.
Whoever asks never waits: ``ask`` sends, ``poll`` looks whether there is an answer, ``cancel`` ends the process.
"""

import json
import signal
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from attrs import frozen

from boardroom.bots import BOTS, choose
from boardroom.controller import catalog
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.frozen import spawn_context

_PATIENCE: Final = 1.0
"""Seconds to wait for a process that was killed."""


@frozen
class Answer:
    """The answer to a question: the canonical text of an action, or the problem there was."""

    action: str = ""
    problem: Text | None = None


class Worker:
    """A process for one question at a time, started when first needed, and again after it was ended or has ended."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._asked = False
        self._not_started: Text | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked

    def start(self) -> None:
        """Start the process now, if it does not run, so that the first question need not wait for that.

        Where the system has no room for one, the answer to the next question says so.
        """
        if self._process is not None and self._process.is_alive():
            return
        self.cancel()
        self._not_started = None
        try:
            self._pipe, self._process = _started()
        except OSError as error:
            why = phrase("Computer player", "The computer player could not be started. The system says: {reason}")
            self._not_started = why.put(reason=verbatim(error.strerror or str(error)))

    def ask(self, game: str, view: Any, seat: int, seed: int, bot: str, playouts: int | None = None) -> None:
        """Ask for the action of a seat from its encoded view; a question still open is cancelled.

        Raises KeyError for a bot that is not in ``BOTS``.
        """
        question = [game, view, seat, seed, bot, BOTS[bot].playouts if playouts is None else playouts]
        if self._asked:
            self.cancel()
        self.start()
        if self._pipe is not None:
            # If the process has just died, poll says so.
            with suppress(OSError):
                self._pipe.send_bytes(json.dumps(question).encode())
        self._asked = True

    def poll(self) -> Answer | None:
        """The answer, once, or None if there is none yet. After a problem the next question is answered as usual."""
        if not self._asked:
            return None
        if self._pipe is None:
            self._asked = False
            return Answer(problem=self._not_started)
        try:
            if not self._pipe.poll():
                return None
            reply = json.loads(self._pipe.recv_bytes())
        except (OSError, EOFError):
            self.cancel()
            return Answer(problem=phrase("Computer player", "The computer player stopped unexpectedly."))
        self._asked = False
        if "action" in reply:
            return Answer(action=reply["action"])
        return Answer(problem=phrase("Computer player", "The computer player failed: {reason}").put(**reply))

    def cancel(self) -> None:
        """End the process and the question with it; the next one starts a new process."""
        self._asked = False
        if self._process is not None:
            self._process.kill()
            self._process.join(_PATIENCE)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def close(self) -> None:
        """End the process for good; it has nothing to lose."""
        self.cancel()


def _started() -> tuple[Connection, SpawnProcess]:
    """A process that answers questions, and our end of the pipe to it. Raises OSError."""
    context = spawn_context()
    pipe, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), name="boardroom-worker", daemon=True)
    try:
        process.start()
    except BaseException:
        pipe.close()
        raise
    finally:
        theirs.close()
    return pipe, process


def serve(pipe: Connection) -> None:
    """The process: answers questions until nobody is there to ask."""
    # Ctrl-C in a terminal is for the app, which then closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, EOFError):
        while True:
            pipe.send_bytes(json.dumps(answer(json.loads(pipe.recv_bytes()))).encode())


def answer(question: list[Any]) -> dict[str, str]:
    """The reply to a question: {"action": text}, or {"reason": ...} if it could not be answered."""
    game, view, seat, seed, bot, playouts = question
    try:
        rules = catalog.rules(game)
        return {"action": rules.records.text(choose(bot, rules, rules.records.decode(view), seat, seed, playouts))}
    except Exception as error:
        traceback.print_exc()
        return {"reason": f"{type(error).__name__}: {error}"}
