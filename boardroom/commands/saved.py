"""A saved game named on the command line: read, and its rules found."""

import errno
import os
import sys
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from boardroom.commands.arguments import Refused
from boardroom.controller import catalog
from boardroom.controller.storage import files
from boardroom.engine.manifest import Manifest
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.records.document import MOST_BYTES
from boardroom.engine.records.record import Record, load
from boardroom.engine.records.replay import Replay, replay
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.engine.text import Text, phrase
from boardroom.exit_codes import FAILED

STREAM: Final = "-"
"""In the place of a file: what comes in from another program, or goes out to it."""


@frozen
class Trouble:
    """Why a saved game is of no use: a kind ("file", "record", "game", "rules"), the place in the file, the reason."""

    kind: str
    place: str
    why: Text


class Useless(Reasoned):
    """A saved game that cannot be played, with the trouble, and the game's id as far as it is known."""

    def __init__(self, trouble: Trouble, game: str | None = None, /) -> None:
        super().__init__(trouble.why)
        self.trouble, self.game = trouble, game


@frozen
class SavedGame:
    """A record with its game and what replaying it gave."""

    record: Record
    manifest: Manifest
    rules: AnyRules
    replay: Replay[Any]


def read(name: str) -> SavedGame:
    """The saved game in a file, replayed, which may have shown a problem. Raises Useless."""
    try:
        data = _incoming() if name == STREAM else files.read(Path(name))
    except Unreadable as error:
        raise Useless(Trouble("file", "", error.why)) from None
    try:
        record = load(data, "")
    except Unreadable as error:
        raise Useless(Trouble("record", error.place, error.why)) from None
    try:
        manifest, rules = catalog.manifest(record.game), catalog.rules(record.game)
    except catalog.CatalogError as error:
        raise Useless(Trouble("game", "game", error.why), record.game) from None
    return SavedGame(record, manifest, rules, replay(rules, record))


def sentence(name: str, trouble: Trouble) -> Text:
    """The trouble in one sentence that names the file and the place."""
    file = files.shown(Path(name))
    if not trouble.place:
        return phrase("Command line", "{file}: {why}").put(file=file, why=trouble.why)
    text = phrase("Command line", "{file}, at {place}: {why}", "place is a place in the file, such as seats[0].name")
    return text.put(file=file, place=trouble.place, why=trouble.why)


def refused(name: str, trouble: Trouble) -> Refused:
    """The refusal of a command because of the trouble with a file."""
    return Refused(sentence(name, trouble), FAILED)


def _incoming() -> bytes:
    """What comes in, cut off one byte behind the most that a saved game may have. Raises Unreadable."""
    try:
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(STREAM, files.explain_reading(error)) from None
