"""The file in which the lobby's overview lies between starts, and whether what it says still holds.

A start asks this before there is a lobby, so only values are read here, which ``overview`` makes sense of. A file that
is not as it should be is as good as none.
"""

import os
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QJsonDocument

from boardroom import __version__
from boardroom.ui.kit.pictures import pictures_on_disk

_FORM: Final = 4
"""Grows when the values in the file change."""


class KeptOverview(NamedTuple):
    """An overview in plain values, and a number that is another for every other one."""

    overview: Any
    number: int


def stamps(games: Path) -> str:
    """What tells whether the games in a folder are the same as before: names, times and sizes of their files."""
    found = []
    try:
        with os.scandir(games) as entries:
            for entry in entries:
                if entry.name.endswith(".json"):
                    about = entry.stat()
                    found.append(f"{entry.name} {about.st_mtime_ns} {about.st_size}")
    except OSError:
        return ""
    return "\n".join(sorted(found))


def write(games: Path, overview: Any, art: list[str], seen: str) -> None:
    """Keep an overview in plain values, the files of art that it needs, and the folder's stamps when it was seen.

    Raises ValueError where a text cannot be written.
    """
    import json

    values = {"version": __version__, "form": _FORM, "seen": seen, "art": art, "overview": overview}
    pictures_on_disk.put_whole(_place(games), json.dumps(values, ensure_ascii=False).encode())


def read(games: Path) -> KeptOverview | None:
    """What was kept, if the games in the folder are still the same and the art of those installed is there."""
    try:
        data = _place(games).read_bytes()
    except OSError:
        return None
    values = parsed(data)
    if values is None or values.get("version") != __version__ or values.get("form") != _FORM:
        return None
    art = values.get("art")
    if values.get("seen") != stamps(games) or not isinstance(art, list):
        return None
    # A game's art is gone when its package is.
    if not all(isinstance(file, str) and Path(file).is_file() for file in art):
        return None
    return KeptOverview(values.get("overview"), crc32(data))


def parsed(data: bytes) -> dict[str, Any] | None:
    """The entries of a small JSON file by Qt's own reader, which needs no import; None if it is none.

    Whole numbers that were written as fractions come back as whole numbers.
    """
    document = QJsonDocument.fromJson(data)
    return document.toVariant() if document.isObject() else None


def _place(games: Path) -> Path:
    return pictures_on_disk.folder() / f"lobby-{crc32(os.fsencode(games)):08x}.json"
