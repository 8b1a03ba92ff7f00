"""The application: the way in for the command line, for tests and for drawing pictures.

Nothing is imported here before it is needed. What the first window does without comes after it, the store and the
games among it, so that the lobby stands almost as soon as an empty window would.
"""

import gc
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardroom.controller.store import Store
    from boardroom.ui.room import Room


def run(path: Path | str | None = None) -> int:
    """Open the window, with a game in a file if one is named, until it is closed; the exit code of the process."""
    # A start makes much and throws nothing away; the collector would look through all of it a dozen times.
    gc.disable()
    from boardroom.ui import start

    application = start.prepare()
    window = start.first_window(application, None if path is None else Path(path))
    window.show()
    return application.exec()


def build_room(store: "Store") -> "Room":
    """The room over a store, with everything ready at once: for tests and for drawing pictures.

    There must be an application object already.
    """
    from boardroom.ui import start

    _load_fonts()
    return start.furnish(lambda: store, None)


@cache
def _load_fonts() -> None:
    from boardroom.ui.theme import Theme

    Theme.load_fonts()
