"""Faces of pieces: each painted once for its size and pixel ratio, kept among all pictures and between starts."""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QRectF, qVersion
from PySide6.QtGui import QPainter, QPixmap

from boardroom import resources
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.kit.pictures.kept_picture import kept_picture

_KIT = Path(__file__).parent
_COMPILED = "__pycache__"


class FaceStore:
    """The faces of a game's pieces by name.

    ``draw`` paints a face at a size for a pixel ratio, without words; ``write`` letters a face in its box, if it has
    words at that width. Both are kept apart, so that another language (``tongue``) draws nothing anew.

    ``sources`` are the folders that faces are made from: the game's code and data, its drawings. What was drawn is kept
    between starts until something in them changes; without any it is not.
    """

    def __init__(
        self,
        game: str,
        draw: Callable[[str, int, int, float], QPixmap],
        write: Callable[[QPainter, str, QRectF], None] | None = None,
        has_words: Callable[[str, int], bool] = lambda face, width: False,
        tongue: Callable[[], str] = lambda: "",
        sources: Sequence[Path] = (),
    ) -> None:
        self._game, self._draw, self._write, self._has_words, self._tongue = game, draw, write, has_words, tongue
        self._sources = tuple(sources)

    def paint(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        """A face at a logical size, for a device pixel ratio; of a piece that is just growing from nothing, or going
        there, the smallest there is.
        """
        width, height = max(1, width), max(1, height)
        key = f"face {self._game} {face} {width}x{height}@{ratio:g}"
        write = self._write
        if write is None or not self._has_words(face, width):
            return self._drawn(key, face, width, height, ratio)

        def lettered() -> QPixmap:
            picture = self._drawn(key, face, width, height, ratio).copy()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            write(painter, face, QRectF(0, 0, width, height))
            painter.end()
            return picture

        return kept_picture(f"{key} {self._tongue()}", lettered)

    def _drawn(self, key: str, face: str, width: int, height: int, ratio: float) -> QPixmap:
        return kept_picture(key, lambda: self._from_disk(key, face, width, height, ratio))

    def _from_disk(self, key: str, face: str, width: int, height: int, ratio: float) -> QPixmap:
        """A face as it was drawn at an earlier start, or drawn and kept now."""
        if not self._sources:
            return self._draw(face, width, height, ratio)
        name = hashlib.sha256(f"{key} {stamp(self._sources)}".encode()).hexdigest()[:32]
        found = pictures_on_disk.load(f"{pictures_on_disk.FACES}/{name}", ratio)
        if found is None:
            found = self._draw(face, width, height, ratio)
            pictures_on_disk.later().put(f"{pictures_on_disk.FACES}/{name}", found)
        return found


@cache
def stamp(sources: tuple[Path, ...]) -> str:
    """A name for all that pictures are painted by, another one when a file of code, data or drawings has changed: of
    these folders, with all in them, the kit, fonts, Qt, and the program where that is one file. Looked at once, as
    code is read.
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
