"""The application: the way in for the command line, for tests and for drawing pictures.

Nothing is imported here before it is needed. What the first window does without comes after it, the store and the
games among it, so that the lobby stands almost as soon as an empty window would.
"""

import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardroom import __version__
from boardroom.exit_codes import DONE, FAILED

if TYPE_CHECKING:
    from boardroom.controller.store import Store
    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.shell.application import Application

PIXMAP_CACHE_KB: Final = 256 * 1024
"""Pieces at every size and face; Qt's own 10 MB would be full after two dozen large tiles."""


def run(path: Path | str | None = None) -> int:
    """Open the window, with a game in a file if one is named, until it is closed; the exit code of the process.

    Where a window is open already, the game is opened in that one.
    """
    # A start makes much and throws nothing away; the collector would look through all of it a dozen times.
    gc.disable()
    from boardroom import start_failure
    from boardroom.ui.shell import no_screen, startup

    start_failure.watch()
    if path is not None:
        from boardroom.controller import open_requests

        if open_requests.ask(startup.data_folder(), Path(path)):
            return DONE
    with no_screen.told(FAILED):
        application = make_application()
    window = startup.first_window(application, None if path is None else Path(path))
    window.show()
    return application.exec()


def make_application() -> "Application":
    """The application object, as every window needs it."""
    from PySide6.QtGui import QPixmapCache

    from boardroom.ui.shell.application import Application

    # The style as an argument: setStyle() would wake QStyle and its thousand constants, a twelfth of the whole start.
    application = Application([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("boardroom")
    application.setApplicationDisplayName("Boardroom")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("boardroom")
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    return application


def build_context(store: "Store") -> "AppContext":
    """The context over a store, with everything ready at once: for tests and for drawing pictures.

    There must be an application object already.
    """
    from boardroom.ui.kit import fonts
    from boardroom.ui.shell import startup

    fonts.load_all()
    return startup.furnish(lambda: store, None)
