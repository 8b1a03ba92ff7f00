"""Games among computer players, played through the contract alone, and what can be counted about them."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from attrs import frozen

from boardroom.bots import BOTS, player
from boardroom.engine.rng import seeded, split
from boardroom.engine.rules import AnyRules, Options, Outcome

MOST_ACTIONS: Final = 100_000
"""Actions after which a game is given up as unfinished."""


@frozen
class Game:
    """A game that was played: the number of its actions, the round it got to, and how it ended, None if it did not."""

    actions: int
    rounds: int
    outcome: Outcome | None


@frozen
class Spread:
    """Where numbers lie: three of them, in ascending order, the median in the middle."""

    low: float
    median: float
    high: float


@frozen
class Statistics:
    """What came of many games.

    ``rounds`` and ``actions_per_game`` run from the least to the most. ``wins_by_seat`` sums to the number of finished
    games: a win shared by two counts half for each. ``scores`` are the 10th percentile, median and 90th by seat, None
    where a game gives no points or none was finished.
    """

    games: int
    unfinished: int
    actions: int
    rounds: Spread
    actions_per_game: Spread
    wins_by_seat: tuple[float, ...]
    scores: tuple[Spread | None, ...]


def play(rules: AnyRules, options: Options, bots: Sequence[str], rng: int, most: int = MOST_ACTIONS) -> Game:
    """A game for resolved options, a computer player's name at each seat, from a generator.

    Every decision has a seed of its own, so that the same generator gives the same game.
    """
    players = [(player(name), BOTS[name]) for name in bots]
    rng, start = split(rng)
    state = rules.setup(options, len(players), start)
    for actions in range(most):
        actors = rules.actors(state)
        if not actors:
            return Game(actions, rules.progress(state).round, rules.outcome(state))
        seat = actors[0]
        rng, seed = split(rng)
        choose, bot = players[seat]
        # Whoever only looks at the list may get the state itself: the list is the same, and a view takes its time.
        view = rules.view(state, seat) if bot.sees else state
        state = rules.apply(state, seat, choose(rules, view, seat, seed, bot.playouts)).state
    return Game(most, rules.progress(state).round, rules.outcome(state))


def play_many(
    rules: AnyRules, options: Options, bots: Sequence[str], games: int, seed: int, most: int = MOST_ACTIONS
) -> Statistics:
    """What comes of so many games (1 or more), all from one seed."""
    rng = seeded(seed)
    played = []
    for _ in range(games):
        rng, own = split(rng)
        played.append(play(rules, options, bots, own, most))
    return count(played, len(bots))


def count(played: Sequence[Game], seats: int) -> Statistics:
    """The statistics of games (1 or more) among so many seats."""
    outcomes = [game.outcome for game in played if game.outcome is not None]
    wins = [0.0] * seats
    totals: list[list[float]] = [[] for _ in range(seats)]
    for outcome in outcomes:
        for winner in outcome.winners:
            wins[winner] += 1 / len(outcome.winners)
        for score in outcome.scores:
            totals[score.seat].append(score.total)
    return Statistics(
        games=len(played),
        unfinished=len(played) - len(outcomes),
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
