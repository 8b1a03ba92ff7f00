"""The command line: ``boardroom`` opens the window, ``boardroom FILE`` a saved game in it, and some commands print."""

import errno
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from boardroom.engine.text import Text
    from boardroom.ui.kit.words.say import Voice

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Signs that are not shown but change how others are: escape codes, ends of lines, directions of writing."""
_HAD_ENOUGH = {errno.EPIPE, *([errno.EINVAL] if os.name == "nt" else [])}
"""What the system says when whoever read the answer reads no more."""


class _Unsaid(Exception):
    """An answer that could not be printed."""

    def __init__(self, error: OSError, /) -> None:
        super().__init__(error)
        self.error = error


def main(argv: Sequence[str] | None = None) -> int:
    """What to do for the words behind the program's name (None: those it was started with); gives the exit code."""
    if hasattr(sys, "frozen"):
        # The processes that work for this one begin here, too.
        from boardroom import frozen

        frozen.begin()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        return _run(words)
    except KeyboardInterrupt:
        from boardroom.exit_codes import INTERRUPTED

        return INTERRUPTED
    except (ImportError, FileNotFoundError) as error:
        return _unstarted(error, window=False)
    except _Unsaid as unsaid:
        from boardroom.controller.storage import files
        from boardroom.exit_codes import DONE, FAILED

        _forget(sys.stdout)
        if unsaid.error.errno in _HAD_ENOUGH:
            return DONE
        return _refuse(files.explain(unsaid.error, Path("stdout")), FAILED)


def _run(words: list[str]) -> int:
    # What is imported for the window counts until its first picture, so everything else is imported where needed.
    if not words:
        return _open(None)
    first, *rest = words
    from boardroom import __version__, commands
    from boardroom.commands.arguments import HELP, Refused
    from boardroom.controller.storage import files
    from boardroom.exit_codes import BAD_USAGE, DONE

    if first in ("-V", "--version"):
        _print(f"boardroom {__version__}")
        return DONE
    if first not in commands.COMMANDS and first not in HELP:
        path = Path(first)
        there = files.exists(path)
        if there and not rest:
            return _open(path)
        return _refuse(commands.unknown(rest[0] if there else first), BAD_USAGE)
    from boardroom.ui.kit.words.say import Voice

    voice = Voice()
    if first in HELP:
        _print(commands.general_help(voice))
        return DONE
    try:
        reply = commands.run(first, rest, voice)
    except Refused as refusal:
        return _refuse(refusal.why, refusal.code, voice)
    if reply.out:
        _print(reply.out)
    if reply.data:
        _print_data(reply.data)
    for note in reply.notes:
        _complain(voice.say(note))
    return reply.code


def _open(path: Path | None) -> int:
    try:
        from boardroom.ui.startup.start import run

        return run(path)
    except (ImportError, FileNotFoundError) as error:
        return _unstarted(error, window=True)


def _unstarted(error: ImportError | FileNotFoundError, *, window: bool) -> int:
    """The program is not whole, or the system lacks what it needs: said in one sentence. Raises any other error."""
    from boardroom import start_failure
    from boardroom.exit_codes import FAILED
    from boardroom.resources import MissingResource

    why = start_failure.explain(error) if isinstance(error, ImportError | MissingResource) else None
    if why is None:
        raise error
    start_failure.say(why, window=window)
    return FAILED


def _refuse(why: "Text", code: int, voice: "Voice | None" = None) -> int:
    if voice is None:
        from boardroom.ui.kit.words.say import Voice

        voice = Voice()
    _complain(voice.say(why))
    return code


def _print(words: str) -> None:
    try:
        _write(words, sys.stdout)
    except OSError as error:
        raise _Unsaid(error) from error


def _print_data(data: bytes) -> None:
    rest = memoryview(data)
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        while rest:
            # All at once, unless Python was told not to buffer: then as much as the system takes.
            rest = rest[sys.stdout.buffer.write(rest) or 0 :]
        sys.stdout.buffer.flush()
    except OSError as error:
        raise _Unsaid(error) from error


def _complain(words: str) -> None:
    try:
        _write(" ".join(words.splitlines()), sys.stderr)
    except OSError:
        # Nobody listens; the exit code says it all the same.
        _forget(sys.stderr)


def _forget(stream: TextIO | None) -> None:
    """Let the rest that waits in a stream go nowhere: Python would complain when it flushes it at exit."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _write(words: str, stream: TextIO | None) -> None:
    """Lines on a stream if there is one (a windowed app has none); signs that it cannot show become question marks.

    So do control signs: what is said may quote a file from anywhere, which must not give the terminal orders.
    """
    if stream is not None:
        encoding = getattr(stream, "encoding", None) or "utf-8"
        print(_CONTROL.sub("?", words).encode(encoding, "replace").decode(encoding), file=stream, flush=True)


if __name__ == "__main__":
    sys.exit(main())
