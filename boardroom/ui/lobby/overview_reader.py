"""What there is for the lobby to show: the games installed, the games saved, seen through their rules.

Only what everybody may see goes into it. A game whose rules or table fail is shown without what failed.
"""

import logging
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from boardroom.controller import catalog
from boardroom.controller.hotseat import told_to_everybody
from boardroom.controller.resuming import last_position
from boardroom.controller.storage import files
from boardroom.controller.storage.store import Saved, Store
from boardroom.engine.manifest import Manifest
from boardroom.engine.outcome import Score
from boardroom.engine.records.record import Record
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.pictures import seat_colours
from boardroom.ui.lobby import table_painting
from boardroom.ui.lobby.overview import DamagedFile, OfferedGame, Overview, Player, SavedGame

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
        told = _told(saved_game, catalog.rules(record.game), record)
        return told._replace(picture=table_painting.file_name(manifest, saved.path))
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
            label = standing(label, one, other)
    outcome = rules.outcome(view)
    if outcome is not None:
        return saved_game._replace(label=label, ask=outcome.reason, over=True)
    told = told_to_everybody(rules.actors(view), [seat.kind for seat in record.seats])
    return saved_game._replace(label=label, ask=None if told is None else rules.words.prompt(view, told).ask)


def _cover(manifest: Manifest) -> str:
    return seat_colours.art_file(manifest, "cover.svg")


def _moment(iso: str, otherwise: float) -> float:
    try:
        return datetime.fromisoformat(iso).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise


def standing(progress: Text, one: Score, other: Score) -> Text:
    """How far a game is, and the scores of its two players: "29+? : 12" where some of what counts is not seen."""
    said = phrase("Lobby", "{progress} · {one}–{other}", "how far a game is, and the two players' scores")
    if one.so_far or other.so_far:
        said = phrase("Lobby", "{progress} · {one} : {other}", "the same where points are not only numbers")
    return said.put(progress=progress, one=one.so_far or one.total, other=other.so_far or other.total)
