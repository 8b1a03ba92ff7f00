"""A lock of the operating system on a file: one window holds it, and it falls off when its process ends.

Not filelock, which passes all tests of the store when it is wrapped as this module would have to wrap it: it does not
see that the file it holds was deleted, refuses where a file system has no locks, and makes a missing folder, open to
everybody. That leaves 52 of these 65 lines of code, and the first lock costs 25 ms of the processor instead of 2.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, getattr(errno, "EDEADLOCK", errno.EDEADLK)}
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_ATTEMPTS = 5
"""How often a lock is tried for whose file another window deletes at that very moment."""
_NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}


class Lock:
    """A lock on a file that is made for nothing else and stays empty.

    On a file system without locks it counts as taken: to play unguarded is better than not to play.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._file >= 0

    def take(self) -> bool:
        """Takes the lock if it is free, and says whether it is held now. Raises OSError if the file cannot be made.

        A lock whose file was deleted keeps nobody out any more: it is given up, and taken anew if no other has it.
        """
        if self.held and _is_there(self._file, self._path):
            return True
        self.release()
        for _ in range(_ATTEMPTS):
            file = os.open(self._path, _FLAGS, 0o600)
            try:
                if sys.platform != "win32":
                    with suppress(OSError):
                        os.fchmod(file, 0o600)
                taken = _locked(file)
                if taken and _is_there(file, self._path):
                    self._file = file
                    return True
            finally:
                if not self.held:
                    _close(file)
            if not taken:
                return False
        return False

    def release(self) -> None:
        """Gives the lock back, if it is held."""
        if self.held:
            file, self._file = self._file, -1
            _close(file)


def _locked(file: int) -> bool:
    """Locks an open file; False if another has it. Raises OSError."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        if error.errno not in _NO_LOCKS_HERE:
            raise
    return True


def _is_there(file: int, path: Path) -> bool:
    """Whether an open file is still the one at its path. Raises OSError if that cannot be seen."""
    try:
        found = path.stat(follow_symlinks=False)
    except FileNotFoundError:
        return False
    return os.path.samestat(found, os.fstat(file))


def _close(file: int) -> None:
    # The system lets go of the lock even where it complains.
    with suppress(OSError):
        os.close(file)
