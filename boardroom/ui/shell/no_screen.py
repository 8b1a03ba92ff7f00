"""No screen to open a window on, or no library for it: one sentence where Qt would end the process with a core dump."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from boardroom import start_failure
from boardroom.engine.text import phrase


@contextmanager
def told(code: int) -> Iterator[None]:
    """While the application object is made: if Qt finds no screen, say so and end the process with an exit code.

    Nothing can be raised there, because Qt ends the process as soon as it is told that its message was taken. What else
    it says is passed on afterwards.
    """
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            heard.append(message)
            return
        lacking = start_failure.missing_libraries()
        if lacking is not None:
            start_failure.say(lacking, window=True)
        else:
            text = phrase(
                "Start", "There is no screen to open a window on. For commands that need none, see “boardroom --help”."
            )
            start_failure.say(text, window=False)
        os._exit(code)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in heard:
            if sys.stderr is not None:
                sys.stderr.write(f"{message}\n")
