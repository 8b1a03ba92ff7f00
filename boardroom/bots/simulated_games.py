"""Games among computer players, played through the contract alone, and what can be counted about them."""

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from attrs import frozen

from boardroom import __version__
from boardroom.bots import BOTS, player
from boardroom.bots.parallel import Runner, here
from boardroom.engine.manifest import Options
from boardroom.engine.rng import seeded, split
from boardroom.engine.rules import AnyRules

MOST_ACTIONS: Final = 100_000
"""Actions after which a game is given up as unfinished."""


@frozen
class PlayedGame:
    """A game that was played: the number of its actions, the round it got to, whether it was ``finished``, who won it,
    and the points by seat, none where the game gives none.
    """

    actions: int
    rounds: int
    finished: bool
    winners: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


@frozen
class Spread:
    """Where numbers lie: three of them, in ascending order, the median in the middle."""

    low: float
    median: float
    high: float


@frozen
class Statistics:
    """What came of many games.

    ``rounds`` and ``actions_per_game`` run from the least to the most. ``wins_by_seat`` sums to the number of games won
    by a seat: a win shared by two counts half for each. ``scores`` are the 10th percentile, median and 90th by seat,
    None where a game gives no points or none was finished.
    """

    games: int
    unfinished: int
    actions: int
    rounds: Spread
    actions_per_game: Spread
    wins_by_seat: tuple[float, ...]
    scores: tuple[Spread | None, ...]


def play(rules: AnyRules, options: Options, bots: Sequence[str], rng: int, most: int = MOST_ACTIONS) -> PlayedGame:
    """A game for resolved options, a computer player's name at each seat, from a generator.

    Every decision has a seed of its own, so that the same generator gives the same game.
    """
    players = [(player(name), BOTS[name]) for name in bots]
    rng, start = split(rng)
    state = rules.setup(options, len(players), start)
    actions = 0
    while (actors := rules.actors(state)) and actions < most:
        actions += 1
        seat = actors[0]
        rng, seed = split(rng)
        choose, bot = players[seat]
        # Whoever only looks at the list may get the state itself: the list is the same, and a view takes its time.
        view = rules.secrets.view(state, seat) if bot.sees else state
        state = rules.apply(state, seat, choose(rules, view, seat, seed, bot.playouts)).state
    rounds, outcome = rules.progress(state).round, rules.outcome(state)
    if outcome is None:
        return PlayedGame(actions, rounds, finished=False)
    return PlayedGame(actions, rounds, True, outcome.winners, tuple(score.total for score in outcome.scores))


def play_many(
    rules: AnyRules,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    most: int = MOST_ACTIONS,
    run: Runner = here,
) -> Statistics:
    """What comes of so many games (1 or more), all from one seed, played ``here`` or wherever ``run`` has them played.

    Every game has a generator of its own drawn from the seed, so that it is the same game whoever plays it.
    """
    work = partial(play_each, rules, dict(options), tuple(bots), most, __version__)
    return count(run(work, generators(seed, games)), len(bots))


def generators(seed: int, games: int) -> list[int]:
    """A generator for each of so many games, all drawn from one seed."""
    rng, drawn = seeded(seed), []
    for _ in range(games):
        rng, own = split(rng)
        drawn.append(own)
    return drawn


def play_each(
    rules: AnyRules, options: Options, bots: Sequence[str], most: int, version: str, rngs: Sequence[int]
) -> list[PlayedGame]:
    """A game from each of some generators.

    Raises RuntimeError if whoever asks has another version of Boardroom, whose games may be others.
    """
    if version != __version__:
        raise RuntimeError(f"Boardroom {__version__} is asked for games of Boardroom {version}")
    return [play(rules, options, bots, rng, most) for rng in rngs]


def count(played: Sequence[PlayedGame], seats: int) -> Statistics:
    """The statistics of games (1 or more) among so many seats."""
    finished = [game for game in played if game.finished]
    wins = [0.0] * seats
    for game in finished:
        for winner in game.winners:
            wins[winner] += 1 / len(game.winners)
    totals = [[game.points[seat] for game in finished if game.points] for seat in range(seats)]
    return Statistics(
        games=len(played),
        unfinished=len(played) - len(finished),
        actions=sum(game.actions for game in played),
        rounds=_spread([game.rounds for game in played], 0, 1),
        actions_per_game=_spread([game.actions for game in played], 0, 1),
        wins_by_seat=tuple(wins),
        scores=tuple(_spread(points, 0.1, 0.9) if points else None for points in totals),
    )


def _spread(values: Sequence[float], low: float, high: float) -> Spread:
    """The median between two percentiles, which are values that occur (nearest rank)."""
    ordered = sorted(values)
    ranks = [max(0, ceil(share * len(ordered)) - 1) for share in (low, high)]
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return Spread(ordered[ranks[0]], median, ordered[ranks[1]])
