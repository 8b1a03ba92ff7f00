"""A saved game named on the command line: read, and its rules found."""

from pathlib import Path
from typing import Any

from attrs import frozen

from boardroom.commands.arguments import Refused
from boardroom.controller import catalog, files
from boardroom.engine.manifest import Manifest
from boardroom.engine.record import Record, load
from boardroom.engine.replay import Replay, replay
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.engine.text import Text, phrase


@frozen
class Trouble:
    """Why a saved game is of no use: a kind ("file", "record", "game", "rules"), the place in the file, the reason."""

    kind: str
    place: str
    why: Text


class Useless(Exception):
    """A saved game that cannot be played, with the trouble, and the game's id as far as it is known."""

    def __init__(self, trouble: Trouble, game: str | None = None) -> None:
        super().__init__(trouble.why.source)
        self.trouble, self.game = trouble, game


@frozen
class SavedGame:
    """A record with its game and what replaying it gave."""

    record: Record
    manifest: Manifest
    rules: AnyRules
    replay: Replay[Any]


def read(path: Path) -> SavedGame:
    """The saved game in a file, replayed, which may have shown a problem. Raises Useless."""
    try:
        data = files.read(path)
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


def sentence(path: Path, trouble: Trouble) -> Text:
    """The trouble in one sentence that names the file and the place."""
    if not trouble.place:
        return phrase("Command line", "{file}: {why}").put(file=files.shown(path), why=trouble.why)
    text = phrase("Command line", "{file}, at {place}: {why}", "place is a place in the file, such as seats[0].name")
    return text.put(file=files.shown(path), place=trouble.place, why=trouble.why)


def refused(path: Path, trouble: Trouble, out: str = "") -> Refused:
    """The refusal of a command because of the trouble."""
    return Refused(sentence(path, trouble), out)
