"""Waiting for what comes by itself, however long a busy machine takes for it; moments that pass when a test says so.

No test waits for a time to pass: what is waited for is there, or it never comes.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QTimer
from PySide6.QtTest import QTest

MOST: Final = 600_000
"""Milliseconds after which whatever is waited for never comes: only so that a test that hangs ends."""


def wait(there: Callable[[], object]) -> None:
    """Wait until something is so, while the window goes on."""
    patience = QDeadlineTimer(MOST)
    while not there():
        assert not patience.hasExpired(), "it never came"
        QTest.qWait(2)


def pass_moment(timer: QTimer) -> None:
    """Let the time of a timer be up, if it runs."""
    if timer.isActive():
        moment = timer.interval()
        timer.start(0)
        wait(lambda: not timer.isActive())
        timer.setInterval(moment)
