"""A rematch: another game of the same people, in which the start moves on and the series is known."""

from typing import NamedTuple

from boardroom.controller.session import Session
from boardroom.engine.manifest import OptionValue
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.series import MOST_GAMES, PastGame, moved_on, past_game


class Rematch(NamedTuple):
    """What another game is begun with."""

    options: dict[str, OptionValue]
    seats: tuple[SeatSpec, ...]
    series: tuple[PastGame, ...]


def series_of(session: Session) -> tuple[PastGame, ...]:
    """The results of a series, the present game included if it is over."""
    outcome = session.outcome
    present = () if outcome is None else (past_game(outcome, len(session.seats)),)
    return (*session.series, *present)[-MOST_GAMES:]


def rematch(session: Session) -> Rematch:
    """Another game of the same options and people. After a game that is over, where the first seat always begins,
    everybody moves up by one and the first one goes last; where the lot decides, they stay.
    """
    seats, series = session.seats, series_of(session)
    options = session.rules.fitted(session.options, [seat.kind for seat in seats])
    if session.outcome is not None and session.rules.first_seat_begins(options):
        seats = (*seats[1:], *seats[:1])
        series = tuple(moved_on(game, len(seats)) for game in series)
    return Rematch(options, seats, series)
