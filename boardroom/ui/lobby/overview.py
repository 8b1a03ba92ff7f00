"""What the lobby shows, as plain values, remembered between starts.

The first window shows what was there when it was last seen, without asking a single game for it; ``overview_reader``
finds out what is there now, and the lobby follows.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.ui.kit.pictures.badges import Badge
from boardroom.ui.kit.words.say import SeatName, called, called_in_short
from boardroom.ui.lobby import overview_file


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

    ``saved`` is in seconds since 1970; ``picture`` what pictures of its table are kept by, nothing if there can
    be none.
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
    def short_names(self) -> tuple[Text, ...]:
        """What each player is called where there is little room."""
        return tuple(called_in_short(seat, self.seats) for seat in range(len(self.players)))

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


def remember(games: Path, seen_games: Overview, seen: str) -> None:
    """Keep what was seen when the folder's stamps were these."""
    art = sorted({file for offer in seen_games.offers for file in _art(offer)})
    with suppress(ValueError):  # Half a character in a file's name.
        overview_file.write(games, _plain(seen_games), art, seen)


def recall(games: Path) -> Overview | None:
    """What was kept, if the games in the folder are still the same and the art of those installed is there."""
    kept = overview_file.read(games)
    if kept is None:
        return None
    try:
        entries, saved_games, damages = kept.overview
        return Overview(
            tuple(_offer(*entry) for entry in entries),
            tuple(_saved_game(*entry) for entry in saved_games),
            tuple(DamagedFile(str(path), str(place), _text(why)) for path, place, why in damages),
        )
    except (TypeError, ValueError, KeyError):
        return None


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
