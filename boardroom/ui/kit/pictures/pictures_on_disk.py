"""Pictures kept between starts: what was drawn once lies in the user's cache folder, ready to be shown at once.

Nothing here is needed for anything but speed: the folder may be emptied at any time, and a file that cannot be read or
written is as good as none.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QFile, QObject, QStandardPaths, QTimer
from PySide6.QtGui import QImage, QPixmap

if TYPE_CHECKING:
    from boardroom.controller.storage.writer_thread import Writer

_KIND: Final = ".pixels"
_OPAQUE, _CLEAR = QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
_LARGEST: Final = 32_768
MOST_FILES, MOST_BYTES = 600, 64 * 2**20
"""How much is kept in a folder; the oldest pictures go first."""
COMPOSED: Final = "composed"
"""The folder within of pictures that are composed of drawings: a game has hundreds, and needs no others at any size."""
FACES: Final = "faces"
"""The folder within of the faces of pieces, at every size they were seen at."""
MOST_FACES: Final = 3000
TABLES: Final = "tables"
"""The folder within of small pictures of the tables of saved games."""
MOST_TABLES: Final = 400
_REST, _PAUSE, _AT_A_TIME = 1500, 40, 6
"""Milliseconds without a new picture before pictures are kept, and between so many of them."""


@cache
def writer() -> "Writer":
    """What writes pictures: another than the one that saves games, which must not wait for them."""
    from boardroom.controller.storage.writer_thread import Writer

    return Writer()


@cache
def folder() -> Path:
    """Where the pictures lie: the system's folder for what can be made again."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    return Path(place) / "boardroom"


def load(name: str, ratio: float = 1.0) -> QPixmap | None:
    """The picture of that name, None if it was not kept. It may lie in a folder within, as ``folder/name``."""
    try:
        image = _image(memoryview((folder() / f"{name}{_KIND}").read_bytes()))
    except OSError:
        return None
    if image is None:
        return None
    pixmap = QPixmap.fromImage(image.copy())
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def keep(name: str, pixmap: QPixmap) -> None:
    """Keep a picture as it lies in memory: that is read five times as fast as a compressed one. It is written while
    the program goes on.
    """
    _put(_place(name), pixmap)


def kept(name: str, ratio: float, draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture of that name as it was kept, or drawn and kept now."""
    found = load(name, ratio)
    if found is None:
        found = draw()
        keep(name, found)
    return found


def _place(name: str) -> Path:
    return folder() / f"{name}{_KIND}"


def _put(place: Path, pixmap: QPixmap) -> None:
    image = pixmap.toImage()
    opaque = not pixmap.hasAlphaChannel()
    image = image.convertToFormat(_OPAQUE if opaque else _CLEAR)
    about = f"{image.width():7}{image.height():7}{'rgb' if opaque else 'rgba':>4}".encode()
    data = bytes(image.constBits()) + about
    writer().put(place, lambda: put_whole(place, data))


def put_whole(place: Path, data: bytes) -> None:
    """Put a file in place, whole or not at all, through a new one beside it: nothing that lies there is followed.
    It is there only to be quicker, so that nothing is said when it cannot be written.
    """
    new = place.with_name(f"{os.getpid()}-{place.name}")
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        try:
            with new.open("xb") as file:
                file.write(data)
            new.replace(place)
        except OSError:
            new.unlink(missing_ok=True)


class _Later(QObject):
    """Keeps pictures when nothing was painted for a while, a few at a time: a picture on the screen comes first."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting: dict[Path, QPixmap] = {}
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._keep_some)

    def put(self, name: str, pixmap: QPixmap) -> None:
        """Have a picture kept under a name."""
        self._waiting[_place(name)] = pixmap
        self._timer.start(_REST)

    def flush(self) -> None:
        """Keep all of them now."""
        while self._waiting:
            _put(*self._waiting.popitem())

    def _keep_some(self) -> None:
        for place in list(self._waiting)[:_AT_A_TIME]:
            _put(place, self._waiting.pop(place))
        if self._waiting:
            self._timer.start(_PAUSE)


@cache
def later() -> _Later:
    """Where pictures are put to be kept when there is time; what still waits when the program ends is not kept."""
    return _Later()


def prune(most_files: int = MOST_FILES, most_bytes: int = MOST_BYTES, most_faces: int = MOST_FACES) -> None:
    """Throw the oldest pictures away when they are more, or larger together, than this: in each folder for itself."""
    for place in (folder(), folder() / COMPOSED):
        _prune(place, most_files, most_bytes)
    _prune(folder() / FACES, most_faces, most_bytes)
    _prune(folder() / TABLES, MOST_TABLES, most_bytes)


def _prune(place: Path, most_files: int, most_bytes: int) -> None:
    count = size = 0
    try:
        with os.scandir(place) as entries:
            found = [(e.stat().st_mtime_ns, e.stat().st_size, e.path) for e in entries if e.name.endswith(_KIND)]
        for _, large, path in sorted(found, reverse=True):
            count, size = count + 1, size + large
            if count > most_files or size > most_bytes:
                Path(path).unlink(missing_ok=True)
    except OSError:
        return


class Mapped:
    """A picture looked at where it lies on the disk: for a large one that is shown once, copies take too long."""

    def __init__(self, file: QFile, image: QImage) -> None:
        # The image is gone when the file is closed, so they stay together.
        self._file, self.image = file, image


def mapped(name: str, ratio: float = 1.0) -> Mapped | None:
    """The picture of that name, None if it was not kept."""
    file = QFile(f"{folder()}/{name}{_KIND}")
    if not file.open(QFile.OpenModeFlag.ReadOnly):
        return None
    data = file.map(0, file.size())
    image = _image(memoryview(data)) if data is not None else None  # type: ignore[arg-type]  # it is one already
    if image is None:
        return None
    image.setDevicePixelRatio(ratio)
    return Mapped(file, image)


def _image(data: memoryview) -> QImage | None:
    """The picture in data: four bytes a pixel, then width and height in seven signs each, then the kind in four."""
    try:
        wide, high = int(bytes(data[-18:-11])), int(bytes(data[-11:-4]))
    except ValueError:
        return None
    if not 0 < wide < _LARGEST or not 0 < high < _LARGEST or len(data) != wide * high * 4 + 18:
        return None
    return QImage(data, wide, high, wide * 4, _OPAQUE if data[-4] == ord(" ") else _CLEAR)
