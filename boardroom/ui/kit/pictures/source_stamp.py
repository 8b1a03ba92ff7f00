"""A name for all that pictures are painted by: another one when a file of code, data or drawings has changed."""

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PySide6.QtCore import qVersion

from boardroom import resources

_KIT = Path(__file__).parent
_COMPILED = "__pycache__"


@cache
def stamp(sources: tuple[Path, ...]) -> str:
    """The name for these folders, with all in them, the kit, fonts, Qt, and the program where that is one file.
    Looked at once, as code is read.
    """
    told = [qVersion(), *_file(Path(sys.executable))]
    for font in resources.fonts():
        told += _file(font)
    for source in (*sources, _KIT):
        told += _files(os.fspath(source))
    return hashlib.sha256("\n".join(told).encode(errors="surrogateescape")).hexdigest()


def _files(folder: str) -> Iterator[str]:
    """Every file of a folder and those within, with its time and size; in a frozen app code has no folder."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if not entry.is_dir():
            yield from _file(entry)
        elif entry.name != _COMPILED:
            yield from _files(entry.path)


def _file(path: "Path | os.DirEntry[str]") -> Iterator[str]:
    try:
        about = path.stat()
    except OSError:
        return
    yield f"{os.fspath(path)} {about.st_mtime_ns} {about.st_size}"
