"""A game ready for the table: its session, the class of its table, its file."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage import files
from boardroom.controller.storage.store import GameFile, Store, StoreError, new_uid
from boardroom.engine.manifest import Manifest, Options, RefusedOption
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import Unreadable
from boardroom.engine.series import PastGame
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.engine.work import Work, done, part

FAILURES = (catalog.CatalogError, RefusedOption, StoreError, Unreadable)
"""What opening a game may raise; ``why`` says it for people."""
_MOST_BYTES: Final = 180
"""UTF-8 bytes of game and players in a file's name; systems take 255 for the whole, and a save adds to it."""

_LONG: Final = 100_000
"""Bytes of a file from which on it is opened in slices: what is shorter is there in the wink of an eye."""
_OPEN: Final = 0.8
"""The part of opening that is over when there is a session; the rest is to have its history ready."""
_READ: Final = 0.1
"""The part of opening that is reading the file; the rest is playing it again."""


class Game(NamedTuple):
    """What a table page is made of, and what is to be said about it when it is opened, if anything."""

    session: Session
    table: Any
    file: GameFile
    notice: Text | None = None


def begun(
    store: Store,
    game: str,
    options: Options,
    seats: Sequence[SeatSpec],
    seed: int,
    series: tuple[PastGame, ...] = (),
) -> Game:
    """A new game, after a series of others, saved at once.

    Raises FAILURES, or ValueError for options the game does not offer.
    """
    manifest, rules, table = _parts(game)
    open_files: list[GameFile] = []
    session = Session.new(manifest, rules, options, seats, seed, new_uid(), now, _keeper(open_files), series)
    open_files.append(store.create(session.record()))
    return Game(session, table, open_files[0])


def resuming(store: Store, uid: str) -> Work[Game]:
    """A saved game. A long one is opened in slices, and its history made ready; any other at one go, before anything is
    yielded. Given up, everything is as it was. Raises FAILURES.
    """
    return _if_long(store.path(uid), partial(_resuming, store, uid))


def opening(store: Store, path: Path) -> Work[Game]:
    """The game in a file, as ``resuming``: one of the store's own as it is, another as a copy, unless the same game is
    among them at the same point. Raises FAILURES.
    """
    uid = store.uid_of(path)
    return _if_long(path, partial(_copying, store, path) if uid is None else partial(_resuming, store, uid))


def now() -> str:
    """This moment for a record."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def file_name(title: str, names: Sequence[str], moment: str) -> str:
    """A file's name for an exported game, fit for every system: the game, who played, the day."""
    who = files.cut(_fit(f"{title} {' '.join(names)}"), _MOST_BYTES).rstrip()
    return f"{who} {_fit(moment[:10])}.json"


def _fit(words: str) -> str:
    return " ".join("".join(c for c in words if c.isalnum() or c in " -_").split())


def free(path: Path) -> Path:
    """The path, or the first like it with a number that is not taken."""
    candidate, number = path, 2
    while files.exists(candidate):
        candidate = path.with_stem(f"{path.stem} {number}")
        number += 1
    return candidate


def why(error: Exception) -> Text:
    """What went wrong, in words for people."""
    if isinstance(error, Unreadable):
        if not error.place:
            return error.why
        return phrase("Window", "{place}: {why}", "where something is wrong, and what").put(
            place=error.place, why=error.why
        )
    if isinstance(error, catalog.CatalogError | RefusedOption | StoreError):
        return error.why
    return verbatim(str(error))


def _parts(game: str) -> tuple[Manifest, Any, Any]:
    manifest = catalog.manifest(game)
    return manifest, catalog.rules(game), catalog.part(game, manifest.table)


def _if_long(path: Path, work: Callable[[bool], Work[Game]]) -> Work[Game]:
    """The work in slices for a file that takes its time, its history made ready; else in one go."""
    try:
        long = path.stat().st_size > _LONG
    except (OSError, ValueError):
        long = False  # Whoever reads it will say what is wrong with such a path.
    if not long:
        return done(work(False))
    yield 0
    return (yield from work(True))


def _resuming(store: Store, uid: str, ready: bool) -> Work[Game]:
    """A saved game, its history made ready or not."""
    file = yield from part(store.opening(uid), 0, _READ)
    try:
        manifest, rules, table = _parts(file.record.game)
        resumed = yield from part(Session.resuming(rules, file.record), _READ, _OPEN)
        session = Session(manifest, rules, file.record, now, file.save, file.readonly, resumed)
        if ready:
            yield from part(session.preparing(), _OPEN, 1)
    except BaseException:
        file.let_go()
        raise
    return Game(session, table, file)


def _copying(store: Store, path: Path, ready: bool) -> Work[Game]:
    """As ``_resuming``, of a copy of the game in a file; it is made last, so that nothing is left of one given up."""
    found = yield from part(store.reading(path), 0, _READ)
    same = yield from part(store.same(found, path), _READ, _READ)
    if same is not None:
        return (yield from part(_resuming(store, same, ready), _READ, 1))
    record = evolve(found, uid=new_uid())
    manifest, rules, table = _parts(record.game)
    resumed = yield from part(Session.resuming(rules, record), _READ, _OPEN)
    open_files: list[GameFile] = []
    session = Session(manifest, rules, record, now, _keeper(open_files), resumed=resumed)
    if ready:
        yield from part(session.preparing(), _OPEN, 1)
    open_files.append(store.create(record, resumed[0]))
    notice = None
    if files.exists(store.path(found.uid)):
        notice = phrase("Window", "Opened as a separate game. The original is still in the lobby.")
    return Game(session, table, open_files[0], notice)


def _keeper(open_files: list[GameFile]) -> Callable[[list[bytes]], None]:
    """The way to save a game whose file is made only when its session is."""

    def keep(parts: list[bytes]) -> None:
        for file in open_files:
            file.save(parts)

    return keep
