"""Series: games of the same people one after another, and how they stand between them.

The record of a rematch carries the results of the games before it, so that the score of an evening is kept with the
newest game and needs no other file.
"""

from collections.abc import Sequence
from typing import Any, Final

from attrs import frozen

from boardroom.engine.outcome import Outcome
from boardroom.engine.records.document import fields, inside, listing, whole

MOST_GAMES: Final = 500
"""So many games before the present one are known; of a longer series the oldest are forgotten."""
MOST_POINTS: Final = 10**9


@frozen
class PastGame:
    """How a game ended: the seats that won, and the points by seat, or none where nothing was counted."""

    winners: tuple[int, ...]
    points: tuple[int, ...] = ()


@frozen
class Standing:
    """How a series stands: how many games it has, how many each seat won, and how many all of them shared.

    A victory shared by some counts for each of them; one shared by all of several is a draw, nobody's win.
    ``points`` are all points of every seat, or none where they were not counted in each of the games.
    """

    games: int
    wins: tuple[int, ...]
    drawn: int
    points: tuple[int, ...] = ()


def past_game(outcome: Outcome, seats: int) -> PastGame:
    """What is kept of the end of a game."""
    points = {score.seat: score.total for score in outcome.scores}
    counted = tuple(points[seat] for seat in range(seats)) if len(points) == seats else ()
    return PastGame(tuple(sorted(outcome.winners)), counted)


def standing(series: Sequence[PastGame], seats: int) -> Standing:
    """How a series of one game or more stands."""
    drawn = [game for game in series if _is_draw(game, seats)]
    won = [game for game in series if not _is_draw(game, seats)]
    counted = all(game.points for game in series)
    points = tuple(sum(game.points[seat] for game in series) for seat in range(seats)) if counted else ()
    return Standing(
        len(series), tuple(sum(seat in game.winners for game in won) for seat in range(seats)), len(drawn), points
    )


def _is_draw(game: PastGame, seats: int) -> bool:
    return len(game.winners) == seats > 1


def moved_on(game: PastGame, seats: int) -> PastGame:
    """The same game, with every seat one place further to the front and the first one last."""
    return PastGame(tuple(sorted((seat - 1) % seats for seat in game.winners)), (*game.points[1:], *game.points[:1]))


def write(series: Sequence[PastGame]) -> list[dict[str, Any]]:
    """A series as plain values of a document."""
    return [{"winners": list(game.winners), "points": list(game.points)} for game in series]


def read(value: Any, place: str, seats: int) -> tuple[PastGame, ...]:
    """The series in a document: one game or more, of so many seats. Raises Unreadable."""
    games = listing(value, place, 1, MOST_GAMES)
    return tuple(_past_game(game, f"{place}[{number}]", seats) for number, game in enumerate(games))


def _past_game(value: Any, place: str, seats: int) -> PastGame:
    entries = fields(value, place, "winners", "points")
    winners: list[int] = []
    where = inside(place, "winners")
    for seat in listing(entries["winners"], where, 0, seats):
        winners.append(whole(seat, where, winners[-1] + 1 if winners else 0, seats - 1))
    where = inside(place, "points")
    points = listing(entries["points"], where, 0, seats)
    if points:
        listing(points, where, seats, seats)
    return PastGame(tuple(winners), tuple(whole(count, where, -MOST_POINTS, MOST_POINTS) for count in points))
