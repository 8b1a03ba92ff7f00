"""What there is for the lobby to show: the games installed, the games saved, seen through their rules.

Only what everybody may see goes into it. A game whose rules or table fail is shown without what failed.
"""

import logging
from collections.abc import Iterator
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QPixmap

from boardroom import resources
from boardroom.controller import catalog
from boardroom.controller.hotseat import told_to_everybody
from boardroom.controller.resuming import last_position
from boardroom.controller.storage import files
from boardroom.controller.storage.store import Saved, Store
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import Record
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.pictures import pictures_on_disk, seat_colours
from boardroom.ui.lobby.overview import DamagedFile, OfferedGame, Overview, Player, SavedGame
from boardroom.ui.lobby.saved_game_tiles import PICTURE

_log = logging.getLogger(__name__)


def work(store: Store) -> Iterator[Overview | None]:
    """Finds out piece by piece what is there: None after each piece, at last the whole."""
    manifests = {manifest.id: manifest for manifest in _games()}
    offers = tuple(_offer(manifest) for manifest in manifests.values())
    yield None
    saved_games: list[SavedGame] = []
    damages: list[DamagedFile] = []
    for saved in store.saved():
        if saved.record is not None:
            try:
                saved_games.append(_saved_game(saved, saved.record, manifests.get(saved.record.game)))
            except Unreadable as error:
                damages.append(DamagedFile(str(saved.path), error.place, error.why))
        elif saved.problem is not None:
            damages.append(DamagedFile(str(saved.path), saved.problem.place, saved.problem.why))
        yield None
    saved_games.sort(key=lambda saved_game: saved_game.saved, reverse=True)
    yield Overview(offers, tuple(saved_games), tuple(damages))


def picture(store: Store, saved_game: SavedGame, ratio: float) -> QPixmap | None:
    """The small picture of a game's table, drawn by its table class and kept; None if there is none to be had."""
    try:
        record = store.look(saved_game.uid).record
        if record is None:
            return None
        manifest, rules = catalog.manifest(record.game), catalog.rules(record.game)
        thumbnail = catalog.part(record.game, manifest.table).booklet.thumbnail
        if thumbnail is None:
            return None
        view = rules.secrets.view(last_position(rules, record), None)
        pixmap = thumbnail(view, record.seats, manifest, PICTURE, ratio)
    except Exception:
        _log.exception("the table of %s could not be pictured", saved_game.uid)
        return None
    if not isinstance(pixmap, QPixmap) or pixmap.isNull():
        return None
    pictures_on_disk.keep(f"{saved_game.picture}@{ratio:g}", pixmap)
    return pixmap


def complaints() -> tuple[Text, ...]:
    """What is wrong with the games installed."""
    try:
        catalog.games()
    except catalog.NoGames as error:
        return (*catalog.problems(), error.why)
    return catalog.problems()


def _games() -> tuple[Manifest, ...]:
    try:
        return catalog.games()
    except catalog.NoGames:
        return ()


def _offer(manifest: Manifest) -> OfferedGame:
    sets = tuple(seat_colours.seat_badge(manifest, colour.key) for colour in manifest.colours)
    return OfferedGame(
        manifest.id, manifest.title, manifest.sentence, manifest.players, manifest.minutes, _cover(manifest), sets
    )


def _saved_game(saved: Saved, record: Record, manifest: Manifest | None) -> SavedGame:
    """What the lobby shows of a saved game. Raises Unreadable if what it holds is no game by the rules."""
    players = tuple(
        Player(seat.name, seat.kind, seat_colours.seat_badge(manifest, seat.colour, number))
        for number, seat in enumerate(record.seats)
    )
    saved_game = SavedGame(
        record.uid,
        str(saved.path),
        record.game,
        verbatim(record.game),
        "",
        players,
        verbatim(""),
        phrase("Lobby", "This game is not installed."),
        _moment(record.saved, saved.modified),
        "",
        False,
    )
    if manifest is None:
        return saved_game
    saved_game = saved_game._replace(title=manifest.title, cover=_cover(manifest), ask=None)
    try:
        return _told(saved_game, catalog.rules(record.game), record)._replace(picture=_picture_name(manifest, saved))
    except Unreadable as error:
        raise Unreadable(f"{files.shown(Path(saved.path.name))}: {error.place}", error.why) from None
    except Exception:
        _log.exception("the state of %s could not be read", saved.path)
        return saved_game


def _told(saved_game: SavedGame, rules: AnyRules, record: Record) -> SavedGame:
    """The saved game with what its rules say of it, from what everybody may see."""
    view = rules.secrets.view(last_position(rules, record), None)
    label = rules.progress(view).label
    if len(record.seats) == 2:
        one, other = rules.words.score(view, 0), rules.words.score(view, 1)
        if one is not None and other is not None and one.decides:
            standing = phrase("Lobby", "{progress} · {one}–{other}", "how far a game is, and the two players' scores")
            label = standing.put(progress=label, one=one.total, other=other.total)
    outcome = rules.outcome(view)
    if outcome is not None:
        return saved_game._replace(label=label, ask=outcome.reason, over=True)
    told = told_to_everybody(rules.actors(view), [seat.kind for seat in record.seats])
    return saved_game._replace(label=label, ask=None if told is None else rules.words.prompt(view, told).ask)


def _cover(manifest: Manifest) -> str:
    return seat_colours.art_file(manifest, "cover.svg")


def _picture_name(manifest: Manifest, saved: Saved) -> str:
    """The name its picture is kept by: another when the game went on, or the table is drawn by other code or fonts."""
    spec = find_spec(manifest.table.split(":")[0])
    age = Path(spec.origin).stat().st_mtime_ns if spec is not None and spec.origin else 0
    about, fonts = saved.path.stat(), len(resources.fonts())
    return f"table-{saved.path.stem}-{about.st_mtime_ns:x}-{age:x}-{PICTURE.width()}x{PICTURE.height()}-{fonts}"


def _moment(iso: str, otherwise: float) -> float:
    try:
        return datetime.fromisoformat(iso).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise
