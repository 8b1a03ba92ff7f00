"""The best finished games of one player alone, of those in the store: what the next one is measured by.

Where one person plays for points there is nobody to be ahead of but oneself.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from boardroom.controller.resuming import last_position
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import PERSON, Options
from boardroom.engine.outcome import Outcome
from boardroom.engine.records.record import Record, SeatSpec
from boardroom.engine.rules import AnyRules, Unreadable

MOST: Final = 5
"""So many of the best games are shown."""

_log = logging.getLogger(__name__)


class LoneGame(NamedTuple):
    """A finished game of one person: who played, the points, and when it was begun, as ISO 8601."""

    uid: str
    seat: SeatSpec
    points: int
    begun: str


class Ranked(NamedTuple):
    """A game and its place among all games, from 1 on; games of the same points share it."""

    place: int
    game: LoneGame


def present_game(session: Session) -> LoneGame | None:
    """The game of a session, if it is over and was played by one person alone for points; else None."""
    return _lone_game(session.record(), session.outcome)


def lone_games(store: Store, session: Session) -> Iterator[LoneGame | None]:
    """The finished games of one person with the options of a session, itself and copies not included.

    None for each saved game that is none of them, so that whoever asks can rest after every file that was read.
    """
    present = session.record()
    chosen, known = _options(session.rules, present), {_origin(present)}
    for saved in store.saved_games_of(present.game):
        record, found = saved.record, None
        if record is not None and _options(session.rules, record) == chosen and _origin(record) not in known:
            found = _finished(session.rules, record)
            known |= {_origin(record)} if found is not None else set()
        yield found


def _options(rules: AnyRules, record: Record) -> Options | None:
    """The options of a record with those that came to the game later; None if the game has them no more."""
    try:
        return rules.resolve(record.options, [seat.kind for seat in record.seats])
    except ValueError:
        return None


def _origin(record: Record) -> tuple[str, int]:
    """What a game shares with its copies only: when it was begun, and its seed."""
    return record.created, record.seed


def ranked(games: Sequence[LoneGame], present: LoneGame) -> tuple[Ranked, ...]:
    """The best games, best first and among equals the oldest, and the present one below them if it is not among them;
    ``games`` include it.
    """
    order = sorted(games, key=lambda game: (-game.points, game.begun, game.uid))
    places = [Ranked(1 + sum(other.points > game.points for other in order), game) for game in order]
    return tuple(entry for at, entry in enumerate(places) if at < MOST or entry.game == present)


def _finished(rules: AnyRules, record: Record) -> LoneGame | None:
    if len(record.seats) != 1:
        return None
    try:
        return _lone_game(record, rules.outcome(last_position(rules, record)))
    except Unreadable:
        return None
    except Exception:
        _log.exception("the end of %s could not be read", record.uid)
        return None


def _lone_game(record: Record, outcome: Outcome | None) -> LoneGame | None:
    if outcome is None or len(record.seats) != 1 or record.seats[0].kind != PERSON or len(outcome.scores) != 1:
        return None
    (score,) = outcome.scores
    return LoneGame(record.uid, record.seats[0], score.total, record.created) if score.decides else None
