"""A saved game that another process opens, as by a double click, is opened in the window that is there already.

The first window holds a lock in the folder ``requests`` and looks there; whoever is to open a game while it does puts a
file there that names it. The window takes the file away, which is its answer.
"""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from boardroom.controller.storage import files
from boardroom.controller.storage.lock import Lock

ANSWERED_WITHIN: Final = 5.0
"""Seconds after which whoever asked no longer waits for a window that does not answer."""
_LOOK_AGAIN: Final = 0.02
"""Seconds between two looks whether the answer is there."""
ACTIVATION_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""The variable of the environment by which a desktop (Wayland) permits a window to come to the front."""
_REQUESTS, _LOCK = "*.json", "window.lock"


class Request(NamedTuple):
    """A game to be opened: the path of its file, and the desktop's permit to come to the front (may be empty)."""

    path: Path
    token: str


def ask(folder: Path, path: Path) -> bool:
    """Have the window that is open, if one is, open a game. False if none is there or none answers.

    ``folder`` is the one of the person's data.
    """
    place = folder / "requests"
    if not (place / _LOCK).exists() or _is_free(place):
        return False
    request = place / f"{os.getpid()}.json"
    said = {"open": str(path.absolute()), "token": os.environ.get(ACTIVATION_TOKEN, "")}
    try:
        files.write(request, [json.dumps(said).encode()])
    except OSError:
        return False
    until = time.monotonic() + ANSWERED_WITHIN
    while time.monotonic() < until:
        if not request.exists():
            return True
        # This process has no window, and nothing else to do.
        time.sleep(_LOOK_AGAIN)
    try:
        request.unlink()
    except FileNotFoundError:
        return True  # Taken at the last moment.
    except OSError:
        pass
    return False


class OpenRequests:
    """What a window is asked to open, by the folder of the person's data."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "requests"
        self._lock = Lock(self.place / _LOCK)

    def listen(self) -> bool:
        """Be the window that is asked, if no other is. False if one is, or if nothing can be written there."""
        with suppress(OSError):
            files.make_private(self.place, self.place.parent)
            return self._lock.take()
        return False

    def take(self) -> list[Request]:
        """What is asked for now, which is answered by this; nothing unless this window listens.

        A request whose process did not live to take it back is too old to be one.
        """
        if not self._lock.held:
            return []
        found = []
        for file in sorted(self.place.glob(_REQUESTS)):
            with suppress(OSError, ValueError, KeyError, TypeError):
                if time.time() - file.stat().st_mtime <= ANSWERED_WITHIN:
                    said = json.loads(file.read_bytes())
                    found.append(Request(Path(said["open"]), str(said["token"])))
            with suppress(OSError):
                file.unlink()
        return found

    def stop(self) -> None:
        """Listen no more."""
        self._lock.release()


def _is_free(place: Path) -> bool:
    """Whether no window listens."""
    lock = Lock(place / _LOCK)
    try:
        return lock.take()
    except OSError:
        return True
    finally:
        lock.release()
