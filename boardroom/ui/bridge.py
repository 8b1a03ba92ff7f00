"""The bridge to computer players: asks the worker process for seats that computers play, and proposes the answers."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from boardroom.controller.session import Change, Session, Stale
from boardroom.engine.rules import COMPUTER, IllegalAction
from boardroom.engine.rng import draw

POLL: Final = 15
"""Milliseconds between two looks at whether the worker has answered."""


class Computers(QObject):
    """Plays the computer seats of a session through the session, like anybody else."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)

    def wake(self) -> None:
        """Look whether a computer has to act, and ask it."""

    def shut(self) -> None:
        """End the worker."""
