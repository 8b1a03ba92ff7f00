"""``boardroom render``: a position of a saved game as a picture."""

import errno
import os
import re
from pathlib import Path
from typing import Final

from boardroom.commands.arguments import Given, Refused, Reply
from boardroom.commands.saved import STREAM, SavedGame, Trouble, Useless, read, refused
from boardroom.controller import catalog
from boardroom.controller.resuming import other_rules
from boardroom.controller.storage import files
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.exit_codes import FAILED
from boardroom.ui.kit.words.say import LANGUAGES, Voice

THEMES: Final = ("day", "evening")
DEFAULT_SIZE: Final = (1600, 1000)
SMALLEST, LARGEST = 200, 8000
"""Widths and heights that can be asked for."""
_SIZE: Final = re.compile(r"([0-9]{3,4})[x×]([0-9]{3,4})", re.ASCII)


def run(given: Given, voice: Voice) -> Reply:
    """Write the picture and say where it is; for “-” it is the answer itself. Raises Refused."""
    name, output = given.words[0], given.word("--output")
    if output is None:
        raise Refused(phrase("Command line", "No output file: name one with “-o”."))
    size = _size(given)
    language, theme = given.one_of("--lang", LANGUAGES), given.one_of("--theme", THEMES)
    scale = given.number("--scale", 0.25, 8)
    try:
        saved = read(name)
    except Useless as error:
        raise refused(name, error.trouble) from None
    if not saved.replay.states:
        raise refused(
            name,
            Trouble(
                "rules", "options", saved.replay.problem or phrase("Command line", "There is no position to draw.")
            ),
        )
    step = _step(given, saved)
    seat = given.whole("--seat", 0, len(saved.record.seats) - 1)
    from boardroom.ui.shell.render import NotDrawn, render

    try:
        png = render(saved.record, step, seat, language, theme or THEMES[0], size, scale or 1.0)
    except Unreadable as error:
        raise refused(name, Trouble("record", error.place, error.why)) from None
    except (NotDrawn, catalog.CatalogError) as error:
        raise Refused(error.why, FAILED) from None
    if output == STREAM:
        return Reply("", data=png)
    try:
        _write(Path(output), png)
    except OSError as error:
        raise Refused(files.explain(error, Path(output)), FAILED) from None
    return Reply(voice.say(phrase("Command line", "Wrote {file}.").put(file=files.shown(Path(output)))))


def _step(given: Given, saved: SavedGame) -> int | None:
    """The step that is asked for. The last one is the position that the game opens at, whatever its rules were; those
    before it can be drawn as far as today's rules agree. Raises Refused.
    """
    last, agreed = len(saved.record.actions), saved.replay.step
    step = given.whole("--step", 0, last)
    if step is None or step <= agreed or step == last:
        return step
    text = phrase(
        "Command line",
        "{why} Choose a step from 0 to {agreed}, or {last}, the last.",
        "why is a sentence: This game was played under version 1 of its rules; today’s version is 2.",
    )
    why = other_rules(saved.rules, saved.record) or saved.replay.problem or ""
    raise Refused(text.put(why=why, agreed=str(agreed), last=str(last)))


def _write(path: Path, png: bytes) -> None:
    """Write the picture whole or not at all, to what a link leads to; a device or pipe takes it as it is."""
    if files.exists(path) and not path.is_file():
        path.write_bytes(png)
    else:
        target = Path(os.path.realpath(path))
        if target.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        files.write(target, [png], private=False)


def _size(given: Given) -> tuple[int, int]:
    wish = given.word("--size")
    if wish is None:
        return DEFAULT_SIZE
    match = _SIZE.fullmatch(wish)
    if match and all(SMALLEST <= int(side) <= LARGEST for side in match.groups()):
        return int(match[1]), int(match[2])
    why = phrase(
        "Command line", "--size must be written like 1600x1000, with numbers from {least} to {most}, not “{value}”."
    )
    raise Refused(why.put(least=SMALLEST, most=LARGEST, value=wish))
