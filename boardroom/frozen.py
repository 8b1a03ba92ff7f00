"""What is different where Boardroom is installed as a program with a Python of its own inside (PyInstaller's folder).

PyInstaller would do the first two by code that runs at every start and costs more than the start may take.
"""

import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext

_LIBRARIES: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
_HELPER: Final = "from multiprocessing.resource_tracker import main"
"""How multiprocessing begins the command of its own helper process."""


def is_frozen() -> bool:
    """Whether the program runs with a Python of its own: nothing can be installed into that."""
    return hasattr(sys, "frozen")


def begin() -> None:
    """The start of every process of the frozen program; one that is to work for another one does so and ends here."""
    _give_back_libraries()
    if "--multiprocessing-fork" in sys.argv[1:2]:
        from multiprocessing import spawn

        spawn.freeze_support()
    elif "-c" in sys.argv:
        command = sys.argv[sys.argv.index("-c") + 1 :][:1]
        if command and command[0].startswith(_HELPER):
            exec(command[0])  # noqa: S102  (it is what a Python would have been started for)
            sys.exit()


def spawn_context() -> "SpawnContext":
    """What starts processes that work for this one, and share nothing with it."""
    import multiprocessing

    if is_frozen():
        # The main script is nowhere as a file; without this, the process would look for it.
        multiprocessing.process.ORIGINAL_DIR = None  # type: ignore[attr-defined]
    return multiprocessing.get_context("spawn")


def _give_back_libraries() -> None:
    """Have programs that this one starts, such as a browser, use the system's libraries and not ours."""
    for name in _LIBRARIES:
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif getattr(sys, "_MEIPASS", None) in os.environ.get(name, "").split(os.pathsep):
            del os.environ[name]
