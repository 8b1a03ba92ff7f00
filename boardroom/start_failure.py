"""What keeps Boardroom from starting, in one sentence, on the terminal and in a window; without Qt, which may be it.

Every start imports this, and hardly any needs it: what it needs itself is imported where it is used.
"""

import os
import sys
from contextlib import suppress
from types import TracebackType

from boardroom import resources
from boardroom.engine.text import Text, phrase
from boardroom.exit_codes import FAILED

_NOT_LOADED = (".so", "DLL load failed", "dlopen(")
"""How the system's own words about a library that it cannot load are known."""


def watch() -> None:
    """From now on, until something else is done with exceptions that nobody catches, those that tell of a missing part
    end the process with one sentence.
    """

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        why = explain(error) if isinstance(error, ImportError | resources.MissingResource) else None
        if why is None:
            sys.__excepthook__(kind, error, trace)
            return
        say(why, window=True)
        # At once: whatever Qt has begun would only fail for the same reason.
        os._exit(FAILED)

    sys.excepthook = hear


def explain(error: ImportError | resources.MissingResource) -> Text | None:
    """Why the program cannot start; None where the error is none of the system's or of the installation's."""
    if isinstance(error, resources.MissingResource):
        return _incomplete(str(error.path))
    lacking = missing_libraries()
    if lacking is not None:
        return lacking
    if any(mark in str(error) for mark in _NOT_LOADED):
        broken = phrase("Start", "A part of Boardroom cannot be loaded. Please reinstall it. The system says: {reason}")
        return broken.put(reason=str(error))
    if isinstance(error, ModuleNotFoundError) and error.name and not error.name.startswith("boardroom."):
        return _incomplete(error.name)
    return None


def missing_libraries() -> Text | None:
    """That libraries of the system are missing, which, and how to have them; None if they are there."""
    from boardroom import system_libraries

    lacking = system_libraries.missing(system_libraries.of_this_screen())
    if not lacking:
        return None
    command = system_libraries.command(lacking)
    if command:
        text = phrase(
            "Start", "Boardroom needs system libraries that are missing: {libraries}. Install them: {command}"
        )
    else:
        text = phrase("Start", "Boardroom needs system libraries that are missing: {libraries}. Please install them.")
    return text.put(libraries=", ".join(lacking), command=command)


def say(text: Text, *, window: bool) -> None:
    """Say it on the terminal; in a window, too, if that is wanted and nobody can be reading a terminal."""
    write(in_words(text))
    if window and not (sys.stderr is not None and sys.stderr.isatty()):
        _show(text)


def write(words: str) -> None:
    """A line on the terminal, if there is one; the stream itself puts signs for what it cannot show."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(f"{words}\n")
            sys.stderr.flush()


def in_words(text: Text, language: str = "") -> str:
    """A text of this module in a language, the system's unless it is said, by the short list of translations that needs
    no Qt to be read.
    """
    import json

    source = text.source
    with suppress(OSError, ValueError):
        known = json.loads(resources.start_translations(language or _language()).read_text("utf-8"))
        source = known.get(source, source)
    return source.format(**dict(text.values))


def _incomplete(part: str) -> Text:
    if resources.is_checkout():
        run = phrase("Start", "This checkout is not set up: {part} is missing. Set it up and start with: {command}")
        return run.put(part=part, command="python3 dev.py run")
    return phrase("Start", "Boardroom is incomplete: {part} is missing. Please reinstall it.").put(part=part)


def _language() -> str:
    import locale

    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return "ja" if (said or locale.getlocale()[0] or "").lower().startswith(("ja", "japanese")) else "en"


def _show(text: Text) -> None:
    """A window of whatever the system has for that; nothing where it has nothing."""
    import shutil
    import subprocess

    words = _with_command_below(text, in_words(text))
    if sys.platform == "win32":
        import ctypes

        error_icon = 0x10
        ctypes.windll.user32.MessageBoxW(None, words, "Boardroom", error_icon)
        return
    if sys.platform == "darwin":
        script = "on run words\ndisplay alert (item 1 of words) message (item 2 of words) as critical\nend run"
        programs = [["osascript", "-e", script, "Boardroom", words]]
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        # The last one knows Latin letters only, and breaks no lines.
        import textwrap

        plain = "\n".join(map(textwrap.fill, _with_command_below(text, in_words(text, "en")).splitlines()))
        programs = [
            ["zenity", "--error", "--no-markup", "--width=480", "--title=Boardroom", f"--text={words}"],
            ["kdialog", "--title", "Boardroom", "--error", words],
            ["notify-send", "--urgency=critical", "Boardroom", words],
            ["xmessage", "-center", "-title", "Boardroom", plain],
        ]
    else:
        return
    for program in programs:
        if shutil.which(program[0]):
            # It gets the words as one argument, and no shell.
            done = subprocess.run(program, stdin=subprocess.DEVNULL, capture_output=True, check=False)  # noqa: S603
            if done.returncode == 0:
                return


def _with_command_below(text: Text, words: str) -> str:
    """Words with the command to type, if there is one, on a line of its own."""
    command = str(dict(text.values).get("command", ""))
    return words.replace(command, f"\n{command}") if command else words
