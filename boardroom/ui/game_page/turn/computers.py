"""The bridge to computer players: asks the worker process for the seats they play, and proposes their answers."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.bots import BOTS, USUAL
from boardroom.bots.worker import Worker
from boardroom.controller.session import Session, Stale
from boardroom.engine.manifest import COMPUTER
from boardroom.engine.rng import draw, seeded
from boardroom.engine.rules import IllegalAction, Unreadable
from boardroom.engine.text import Seat, phrase

POLL: Final = 15
"""Milliseconds between two looks at whether the worker has answered."""
ANSWER_PAUSE: Final = 700
"""Milliseconds after which a computer answers a question that is put to everybody, whatever it holds: how long it takes
would tell.
"""


class Computers(QObject):
    """Plays the computer seats of a session through the session, like anybody else.

    ``failed`` says in a Text why there was no answer, and to ask again may help; ``refused`` why the answer could not
    be done. The same question would be answered in the same way, so it is not asked again.
    """

    failed = Signal(object)
    refused = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        # Of the page: what is connected to signals of an object that Qt never deletes is never let go either.
        super().__init__(parent)
        self._session = session
        self.waits: Callable[[], bool] = bool
        """Whether an answer is not done yet, as somebody stays at what was told before it."""
        self._worker = Worker()
        self._seat, self._stamp = -1, -1
        self._refused = (-1, -1)
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._look)
        self._pause = QTimer(self, singleShot=True, interval=ANSWER_PAUSE)
        self._pause.timeout.connect(self._timer.start)
        if any(seat.kind == COMPUTER for seat in session.seats) and not session.readonly:
            self._worker.start()

    def wake(self) -> None:
        """Look whether a computer has to act, and ask it; a question that is out of date is dropped."""
        session = self._session
        if session.readonly or session.outcome is not None:
            self.stop()
            return
        waiting = [seat for seat in session.actors() if session.seats[seat].kind == COMPUTER]
        if not waiting:
            self.stop()
            return
        seat = waiting[0]
        if (seat, session.stamp(seat)) == self._refused:
            self.stop()
            return
        if self._worker.thinking:
            if (seat, session.stamp(seat)) == (self._seat, self._stamp):
                return
            self.stop()
        self._seat, self._stamp = seat, session.stamp(seat)
        view = session.rules.records.encode(session.view(seat))
        # A file may name one that there is not, or none.
        bot = session.seats[seat].bot if session.seats[seat].bot in BOTS else USUAL
        self._worker.ask(session.manifest.id, view, seat, self._seed(seat), bot)
        # Before the pause is over nobody looks for the answer.
        asked = session.rules.words.prompt(session.view(None), seat).optional
        telling = any(step.key == asked and not (step.single or step.again) for step in session.manifest.optional_steps)
        (self._pause if telling else self._timer).start()

    def _seed(self, seat: int) -> int:
        """A seed of its own for every decision, so that the same game is played again from the same record."""
        rng = seeded(self._session.seed ^ (self._session.length << 8) ^ seat)
        return draw(rng)[1]

    def stop(self) -> None:
        """Ask nothing more for now."""
        self._timer.stop()
        self._pause.stop()
        if self._worker.thinking:
            self._worker.cancel()

    def _look(self) -> None:
        if self.waits():
            return
        answer = self._worker.poll()
        if answer is None:
            return
        self._timer.stop()
        if answer.problem is not None:
            self.failed.emit(answer.problem)
            return
        seat = self._seat
        try:
            self._session.propose(seat, [self._session.rules.records.parse(answer.action)], self._stamp)
        except Stale:
            self.wake()
        except (IllegalAction, Unreadable) as refusal:
            self._refused = seat, self._stamp
            saved = phrase("Computer player", "{seat} cannot continue: {reason} The game is saved.")
            self.refused.emit(saved.put(seat=Seat(seat), reason=refusal.why))
        else:
            self.wake()

    def shut(self) -> None:
        """End the worker."""
        self._timer.stop()
        self._pause.stop()
        self._worker.close()
