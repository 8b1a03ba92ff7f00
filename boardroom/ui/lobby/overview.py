"""What the lobby shows, as plain values, remembered between starts.

The first window shows what was there when it was last seen, without asking a single game for it; ``overview_reader``
finds out what is there now, and the lobby follows. A file of it that is not as it should be is as good as none.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QJsonDocument

from boardroom import __version__
from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.ui.kit import cache_file, pictures_on_disk
from boardroom.ui.kit.badges import Badge
from boardroom.ui.kit.say import SeatName, called

_FORM: Final = 2
"""Grows when the values here change."""


class Player(NamedTuple):
    """Who plays; the name is empty where nobody typed one."""

    name: str
    kind: str
    badge: Badge


class OfferedGame(NamedTuple):
    """A game that can be started; ``sets`` are the marks of its colours, ``cover`` the file of its art."""

    game: str
    title: Text
    sentence: Text
    players: tuple[int, ...]
    minutes: tuple[int, int]
    cover: str
    sets: tuple[Badge, ...]


class SavedGame(NamedTuple):
    """A saved game: who plays, how far it is, what is to be done (or how it ended), when it was last played.

    ``saved`` is in seconds since 1970; ``picture`` the name of its kept picture, nothing if there can be none.
    """

    uid: str
    path: str
    game: str
    title: Text
    cover: str
    players: tuple[Player, ...]
    label: Text
    ask: Text | None
    saved: float
    picture: str
    over: bool

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """The players as texts name them."""
        return tuple(SeatName(player.name, player.kind) for player in self.players)

    @property
    def names(self) -> tuple[Text, ...]:
        """What each player is called."""
        return tuple(called(seat, self.seats) for seat in range(len(self.players)))

    @property
    def told(self) -> Text:
        """The game and who plays it, in a line of a menu or to be heard."""
        told = phrase("Menu", "{game}: {names}", "a saved game in a menu")
        return told.put(game=self.title, names=in_a_row(self.names))


class DamagedFile(NamedTuple):
    """A file among the games that cannot be read: where in it, and why."""

    path: str
    place: str
    why: Text


class Overview(NamedTuple):
    """Everything the lobby shows."""

    offers: tuple[OfferedGame, ...]
    saved_games: tuple[SavedGame, ...]
    damages: tuple[DamagedFile, ...]

    @property
    def running(self) -> tuple[SavedGame, ...]:
        """The games that go on, the last played first."""
        return tuple(saved_game for saved_game in self.saved_games if not saved_game.over)

    @property
    def finished(self) -> tuple[SavedGame, ...]:
        """The games that are over, the last played first."""
        return tuple(saved_game for saved_game in self.saved_games if saved_game.over)


def stamps(games: Path) -> str:
    """What tells whether the games in a folder are the same as before: names, times and sizes of their files."""
    found = []
    try:
        with os.scandir(games) as entries:
            for entry in entries:
                if entry.name.endswith(".json"):
                    about = entry.stat()
                    found.append(f"{entry.name} {about.st_mtime_ns} {about.st_size}")
    except OSError:
        return ""
    return "\n".join(sorted(found))


def remember(games: Path, seen_games: Overview, seen: str) -> None:
    """Keep what was seen when the folder's stamps were these."""
    import json

    values = {"version": __version__, "form": _FORM, "seen": seen, "overview": _plain(seen_games)}
    with suppress(ValueError):  # Half a character in a file's name.
        cache_file.put(_file(games), json.dumps(values, ensure_ascii=False).encode())


def recall(games: Path) -> Overview | None:
    """What was kept, if the games in the folder are still the same and the art of those installed is there."""
    values = read(_file(games))
    if values is None or values.get("version") != __version__ or values.get("form") != _FORM:
        return None
    if values.get("seen") != stamps(games):
        return None
    try:
        entries, saved_games, damages = values["overview"]
        offers = tuple(_offer(*entry) for entry in entries)
        if not all(Path(file).is_file() for offer in offers for file in _art(offer)):
            return None
        return Overview(
            offers,
            tuple(_saved_game(*entry) for entry in saved_games),
            tuple(DamagedFile(str(path), str(place), _text(why)) for path, place, why in damages),
        )
    except (TypeError, ValueError, KeyError):
        return None


def read(path: Path) -> dict[str, Any] | None:
    """The entries of a small JSON file by Qt's own reader, which needs no import; None if it is not there or not JSON.

    Whole numbers that were written as fractions come back as whole numbers.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return None
    document = QJsonDocument.fromJson(data)
    return document.toVariant() if document.isObject() else None


def _file(games: Path) -> Path:
    return pictures_on_disk.folder() / f"lobby-{crc32(os.fsencode(games)):08x}.json"


def _plain(value: Any) -> Any:
    if isinstance(value, Text):
        return {"text": [*value[:4], [[name, _plain(part)] for name, part in value.values]]}
    if isinstance(value, Seat):
        return {"seat": value.seat}
    if isinstance(value, Piece):
        return {"piece": [value.key, _plain(value.label)]}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


def _part(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "seat" in value:
        return Seat(int(value["seat"]))
    if "piece" in value:
        key, label = value["piece"]
        return Piece(str(key), _text(label))
    return _text(value)


def _text(value: dict[str, Any]) -> Text:
    context, source, comment, n, values = value["text"]
    return Text(str(context), str(source), str(comment), int(n), tuple((str(k), _part(v)) for k, v in values))


def _art(offer: OfferedGame) -> list[str]:
    """The files that an offer is pictured with; they are gone when the game's package is."""
    return [file for file in (offer.cover, *(mark.art for mark in offer.sets)) if file]


def _badge(face: Any, side: Any, figure: Any, art: Any) -> Badge:
    return Badge(str(face), str(side), str(figure), str(art))


def _offer(game: Any, title: Any, sentence: Any, players: Any, minutes: Any, cover: Any, sets: Any) -> OfferedGame:
    low, high = minutes
    counts = tuple(int(count) for count in players)
    marks = tuple(_badge(*entry) for entry in sets)
    return OfferedGame(str(game), _text(title), _text(sentence), counts, (int(low), int(high)), str(cover), marks)


def _saved_game(
    uid: Any, path: Any, game: Any, title: Any, cover: Any, players: Any, label: Any, ask: Any, saved: Any,
    picture: Any, over: Any,
) -> SavedGame:  # fmt: skip
    return SavedGame(
        str(uid),
        str(path),
        str(game),
        _text(title),
        str(cover),
        tuple(Player(str(name), str(kind), _badge(*mark)) for name, kind, mark in players),
        _text(label),
        None if ask is None else _text(ask),
        float(saved),
        str(picture),
        bool(over),
    )
