"""No screen to open a window on: said in one sentence, where Qt would end the process with a core dump."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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
        if sys.stderr is not None:
            from boardroom.ui.kit.say import Voice

            text = phrase(
                "Command line",
                "There is no screen to open a window on. For commands that need none, see “boardroom --help”.",
            )
            sys.stderr.write(f"{Voice().say(text)}\n")
            sys.stderr.flush()
        os._exit(code)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in heard:
            if sys.stderr is not None:
                sys.stderr.write(f"{message}\n")
