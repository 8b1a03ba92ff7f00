"""How the cards of a game play: games among computer players, and what came of every card.

    python tests/bench/deck.py [GAME ...] [--games n] [--players n] [--bot name] [--seed n] [--jobs n]

Told are wins by seat and by place in the turn order, and for each card how often it was drawn and used, and how often
those who used it won; as multiples of their share, so that 1 is fair, each with its standard error. Alone, the share is
a half. What a game's cards are stands in ``_decks.py``. Ends with an error where a game misses its bounds.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import BOTS, player
from boardroom.bots.parallel import in_processes
from boardroom.bots.simulated_games import MOST_ACTIONS, generators
from boardroom.commands.simulate import usual_bot
from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER
from boardroom.engine.rng import split
from tests.bench._decks import DECKS, NO_DECK, Bounds, Deck


class Game(NamedTuple):
    """What came of a game: its rounds, who began and who won, cards drawn, uses of each, and who used which."""

    rounds: int
    starter: int
    winners: tuple[int, ...]
    victor: str
    drawn: Counter[str]
    uses: Counter[str]
    users: frozenset[tuple[int, str]]


class Share(NamedTuple):
    """How often somebody won as a multiple of their share, of so many chances, and the standard error of that."""

    chances: int
    times: float
    error: float

    def __str__(self) -> str:
        return f"{self.times:.2f} ±{self.error:.2f}"


def play(game: str, players: int, bot: str, rng: int) -> Game:
    """A game among computers."""
    rules, deck = catalog.rules(game), DECKS.get(game, NO_DECK)
    rng, start = split(rng)
    state = rules.setup(rules.resolve(deck.options, [COMPUTER] * players), players, start)
    starter, choose, playouts = rules.actors(state)[0], player(bot), BOTS[bot].playouts
    drawn, uses, users = deck.dealt(state), Counter[str](), set[tuple[int, str]]()
    for _ in range(MOST_ACTIONS):
        actors = rules.actors(state)
        if not actors:
            break
        rng, seed = split(rng)
        seat = actors[0]
        step = rules.apply(state, seat, choose(rules, rules.secrets.view(state, seat), seat, seed, playouts))
        state = step.state
        for event in step.events:
            drawn.update(deck.drawn(event))
            used = deck.used(event)
            users.update(used)
            uses.update(card for _, card in used)
    outcome = rules.outcome(state)
    winners, victor = (outcome.winners, outcome.victor) if outcome else ((), "")
    return Game(rules.progress(state).round, starter, winners, victor, drawn, uses, frozenset(users))


def play_each(game: str, players: int, bot: str, rngs: Sequence[int]) -> list[Game]:
    """A game from each generator."""
    return [play(game, players, bot, rng) for rng in rngs]


def share(wins: Sequence[float], players: int) -> Share:
    """What came of chances: 1 for a win, less for one that is shared, 0 for none."""
    if not wins:
        return Share(0, 0.0, 0.0)
    mean = sum(wins) / len(wins)
    spread = sum((win - mean) ** 2 for win in wins) / max(1, len(wins) - 1)
    fair = 1 / max(players, 2)
    return Share(len(wins), mean / fair, sqrt(spread / len(wins)) / fair)


def won(game: Game, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def judge(game: str, played: Sequence[Game], players: int) -> bool:
    """Tell what came of the games; whether the game keeps to its bounds."""
    deck = DECKS.get(game, NO_DECK)
    good = [_lengths(played, deck.bounds), _seats(played, players, deck.bounds), _cards(played, players, deck)]
    return all(good)


def _lengths(played: Sequence[Game], bounds: Bounds | None) -> bool:
    nobody = sum(not one.winners and not one.victor for one in played)
    rounds = sorted(one.rounds for one in played)
    low, median, high = (rounds[(len(rounds) - 1) * part // 100] for part in (5, 50, 95))
    wanted = f" (wanted: {bounds.rounds[0]} to {bounds.rounds[1]})" if bounds else ""
    print(f"rounds: {rounds[0]} to {rounds[-1]}, 90 % between {low} and {high}, median {median}{wanted}")
    print(f"won by nobody: {nobody}{' (wanted: 0)' if bounds and bounds.decided else ''}")
    if bounds is None:
        return True
    return bounds.rounds[0] <= median <= bounds.rounds[1] and not (bounds.decided and nobody)


def _seats(played: Sequence[Game], players: int, bounds: Bounds | None) -> bool:
    by_place = [share([won(one, (one.starter + at) % players) for one in played], players) for at in range(players)]
    by_seat = [share([won(one, seat) for one in played], players) for seat in range(players)]
    for name, shares in (("place in the turn order", by_place), ("seat", by_seat)):
        print(f"wins by {name}, of its share: {', '.join(map(str, shares))}")
    # Who begins is drawn, and what each begins with is printed in the rulebooks: only seats are judged.
    most = max(one.times for one in by_seat)
    print(f"most of a seat: {most:.2f}{f' (wanted: {bounds.seat:g} at most)' if bounds else ''}")
    return bounds is None or most <= bounds.seat


def _cards(played: Sequence[Game], players: int, deck: Deck) -> bool:
    if not deck.copies:
        print("no cards")
        return True
    good = True
    print(f"{'card':18}{'copies':>7}{'drawn':>8}{'used':>8}{'of drawn':>9}{'users':>8}{'won':>13}")
    for card, copies in deck.copies.items():
        drawn, uses = sum(one.drawn[card] for one in played), sum(one.uses[card] for one in played)
        users = [won(one, seat) for one in played for seat, what in one.users if what == card]
        wins = share(users, players)
        bad = deck.bounds is not None and (not uses or wins.times > deck.bounds.user)
        good = good and not bad
        part = f"{uses / drawn:.0%}" if drawn else "-"
        print(f"{card:18}{copies:7}{drawn:8}{uses:8}{part:>9}{wins.chances:8}{wins!s:>13}{'  !' if bad else ''}")
    if deck.bounds is not None:
        print(f"users win, of their share: {deck.bounds.user:g} at most wanted; every card is used")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description="How the cards of a game play")
    parser.add_argument("game", nargs="*", default=sorted(DECKS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, help="else as many as can play")
    parser.add_argument("--bot", choices=list(BOTS), help="else the one that simulate takes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    kept = True
    for game in chosen.game:
        players = chosen.players or max(catalog.manifest(game).players)
        bot = chosen.bot or usual_bot(catalog.rules(game))
        started = perf_counter()
        work = partial(play_each, game, players, bot)
        played = in_processes(chosen.jobs)(work, generators(chosen.seed, chosen.games))
        print(f"-- {game}: {len(played)} games, {players} players, {bot}: {perf_counter() - started:.0f} s")
        kept &= judge(game, played, players)
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
