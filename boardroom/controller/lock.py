"""A lock of the operating system on a file: one window holds it, and it falls off when its process ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, getattr(errno, "EDEADLOCK", errno.EDEADLK)}
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
        """Takes the lock if it is free, and says whether it is held now. Raises OSError if the file cannot be made."""
        if self.held:
            return True
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if sys.platform == "win32":
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in _NO_LOCKS_HERE:
                os.close(file)
                if error.errno in _TAKEN:
                    return False
                raise
        self._file = file
        return True

    def release(self) -> None:
        """Gives the lock back, if it is held."""
        if self.held:
            file, self._file = self._file, -1
            os.close(file)
