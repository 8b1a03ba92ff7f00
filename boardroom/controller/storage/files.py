"""Files written whole or not at all, files read within bounds, and the system's errors in words.

A write goes to a new file beside the old one, is synced, takes the old one's name, and the folder is synced: at every
moment the name leads to the whole old or the whole new content. Games hold every secret, so nobody else may read what
is written here, whatever the umask says.
"""

import errno
import os
import stat
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from boardroom.engine.records.document import MOST_BYTES
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase, verbatim

P = ParamSpec("P")
T = TypeVar("T")

TEMPORARY: Final = ".tmp"
_NO_FOLDER_SYNC: Final = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF}
_FULL: Final = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_GONE: Final = {errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO, getattr(errno, "ESTALE", errno.ENOENT)}
_WINDOWS: Final = os.name == "nt"
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
_NAMES: Final = 10
"""Names tried for a new file where others are taken by what cannot be removed."""
PATIENCE: Final[Sequence[float]] = (0.01, 0.03, 0.1, 0.3, 0.5) if _WINDOWS else ()
"""Seconds between attempts to replace a file that another program has open, which only Windows minds."""


class NotRead(Unreadable):
    """A file that the system would not give now, which says nothing about what is in it."""


def write(
    path: Path,
    parts: Sequence[bytes],
    before: Callable[[], None] | None = None,
    private: bool = True,
    patience: Sequence[float] = PATIENCE,
) -> None:
    """Writes the joined parts to a file, in place of the one that is there; its folder is there already.

    ``before`` is called when the new content is safe on the disk and the old file has still its name. ``private``: for
    nobody else to read; else as the umask says. ``patience``: seconds to wait before each new attempt to take the place
    of a file that another program has open. Raises OSError; then the file has its old content, or (if only the folder
    could not be synced) the new one.
    """
    temporary, file = _new_file(path, 0o600 if private else 0o666)
    try:
        try:
            if private and not _WINDOWS:
                os.fchmod(file, 0o600)
            _write_all(file, b"".join(parts))
            _again(os.fsync, file)
        finally:
            os.close(file)
        if before:
            before()
        _replace(temporary, path, patience)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def try_writing(path: Path) -> None:
    """Makes the new file that ``write`` would begin with, and takes it away again: what the disk says to that, it says
    before anything depends on it. Raises OSError; not for a disk that is full, on which room may be made.
    """
    try:
        temporary, file = _new_file(path, 0o600)
        os.close(file)
        temporary.unlink()
    except OSError as error:
        if error.errno not in _FULL:
            raise


def read(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of an ordinary file, cut off one byte behind so many. Raises Unreadable; NotRead where the system
    would not give it.
    """
    try:
        _refuse_impossible(path)
        # A pipe would be waited for without O_NONBLOCK, and what lies there may change between a look and the opening.
        file = os.open(path, os.O_RDONLY | _BINARY | getattr(os, "O_NONBLOCK", 0))
        try:
            if not stat.S_ISREG(os.fstat(file).st_mode):
                raise Unreadable(shown(path), phrase("Store", "This is not an ordinary file."))
            with os.fdopen(file, "rb", closefd=False) as content:
                return content.read(most + 1)
        finally:
            os.close(file)
    except OSError as error:
        if _WINDOWS and path.is_dir():  # Windows does not open folders at all.
            raise Unreadable(shown(path), phrase("Store", "This is not an ordinary file.")) from None
        raise NotRead(shown(path), explain_reading(error)) from None


def exists(path: Path) -> bool:
    """Whether something is there, as far as can be seen: no disk and no path, however long, raises anything here."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def make_private(folder: Path, root: Path) -> None:
    """Makes a folder, if it is not there, and those from ``root`` on that it lies in, so that nobody else may look in.

    A root that is there already is closed to others, too. Raises OSError if a folder is not there and cannot be made.
    """
    root.parent.mkdir(parents=True, exist_ok=True)
    inner = [made for made in (folder, *folder.parents) if made.is_relative_to(root)]
    for made in reversed(inner):
        if not made.is_dir():
            made.mkdir(mode=0o700, exist_ok=True)
            _close_to_others(made)
    if root.stat().st_mode & 0o077:
        _close_to_others(root)


def explain(error: OSError, path: Path) -> Text:
    """Why a file could not be written, and what to do about it."""
    if error.errno in _FULL:
        text = phrase("Store", "{file} could not be written: the disk is full. Please free some space.")
    elif error.errno == errno.EROFS:
        text = phrase(
            "Store", "{file} could not be written: the disk is read-only. Please make it writable or use another one."
        )
    elif error.errno in (errno.EACCES, errno.EPERM):
        text = phrase(
            "Store",
            "{file} could not be written: permission denied. Please check the permissions of the folder and"
            " whether another program has the file open.",
        )
    elif error.errno in _GONE:
        text = phrase(
            "Store",
            "{file} could not be written: its folder is missing. Restore the folder or reconnect the disk.",
        )
    elif error.errno == errno.EEXIST:
        text = phrase("Store", "{file} could not be written: something else is in its place. Please move it away.")
    elif error.errno == errno.ENAMETOOLONG:
        text = phrase("Store", "{file} could not be written: the name is too long. Please choose a shorter one.")
    elif error.errno == errno.EIO:
        text = phrase(
            "Store", "{file} could not be written: the disk is failing. Please move your files to another disk."
        )
    else:
        text = phrase("Store", "{file} could not be written. The system says: {reason}")
        return text.put(file=shown(path), reason=verbatim(error.strerror or str(error)))
    return text.put(file=shown(path))


def shown(path: Path) -> str:
    """A path for people; bytes that are no text in the system's encoding become question marks."""
    return str(path).encode("utf-8", "replace").decode()


def cut(name: str, most: int) -> str:
    """As much of a name as has at most so many bytes in UTF-8: file systems count these, not characters."""
    return name.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore")


def explain_reading(error: OSError) -> Text:
    """Why a file or folder could not be read."""
    if error.errno in _GONE:
        return phrase("Store", "The file does not exist.")
    if error.errno in (errno.EACCES, errno.EPERM):
        return phrase("Store", "You do not have permission to read the file. Please check its permissions.")
    why = phrase("Store", "The file cannot be read. The system says: {reason}")
    return why.put(reason=verbatim(error.strerror or str(error)))


def _close_to_others(folder: Path) -> None:
    """Leaves a folder to this person alone, whatever the umask made of it; one of somebody else's stays as it is."""
    if not _WINDOWS:
        with suppress(OSError):
            folder.chmod(0o700)


def _new_file(path: Path, mode: int) -> tuple[Path, int]:
    """A new file beside another, opened: never one that is there, nor one that a link leads to. Raises OSError."""
    _refuse_impossible(path)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY | getattr(os, "O_NOFOLLOW", 0)
    for number in range(_NAMES):
        temporary = path.with_name(f"{cut(path.name, 70)}.{os.getpid()}{f'-{number}' if number else ''}{TEMPORARY}")
        for _ in range(2):
            try:
                return temporary, os.open(temporary, flags, mode)
            except FileExistsError:
                # Left by a save that failed, or put there by somebody: it goes, and what it leads to stays.
                try:
                    temporary.unlink()
                except OSError:
                    break
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _refuse_impossible(path: Path) -> None:
    """Raises OSError for a path that no system could have, with a NUL or half a character in it; Python's own complaint
    is none of the system's.
    """
    try:
        possible = b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _write_all(file: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        count = _again(os.write, file, rest)
        if count == 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[count:]


def _again(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    while True:
        with suppress(InterruptedError):
            return call(*args, **kwargs)


def _replace(temporary: Path, path: Path, patience: Sequence[float]) -> None:
    for wait in patience:
        try:
            temporary.replace(path)
            return
        except PermissionError:
            time.sleep(wait)
    temporary.replace(path)


def _sync_folder(folder: Path) -> None:
    if _WINDOWS:
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        _again(os.fsync, file)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(file)
