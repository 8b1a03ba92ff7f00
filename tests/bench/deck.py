"""How the farm cards of My Kingdom for a Horse play: games among greedy players, and what came of every design.

``deck.py [GAMES [PLAYERS]]``. For each design: how often it was drawn and played, and how often those who played it
won, as a multiple of their share; alone, of a half.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from boardroom.bots import choose
from boardroom.bots.play import MOST_ACTIONS
from boardroom.engine.rng import seeded, split
from boardroom.engine.rules import COMPUTER
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS, DESIGNS
from boardroom.games.my_kingdom_for_a_horse.events import CardPlayed, CardsDrawn
from boardroom.games.my_kingdom_for_a_horse.rules import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.state import LAST_ROUND

BOT = "greedy"
ROUNDS = (10, 16)
"""Where the median of the rounds should lie."""
MOST_ROUNDS = 60
SEAT = 1.25
"""The most that a seat should win, as a multiple of its share."""
HOLDER = 1.4
"""The most that those who played a card should win, as a multiple of their share."""
RULES = KingdomRules()


class Game(NamedTuple):
    """What came of a game: its length, who began and who won, and cards by their designs' keys."""

    rounds: int
    starter: int
    winners: tuple[int, ...]
    finished: bool
    drawn: Counter[str]
    played: set[tuple[int, str]]
    plays: Counter[str]


def game(number: int, players: int, bot: str = BOT) -> Game:
    """A game among computers."""
    rng, start = split(seeded(number))
    state = RULES.setup(RULES.resolve({"last_round": MOST_ROUNDS}, [COMPUTER] * players), players, start)
    drawn = Counter(CARDS[card].key for hand in state.hands for card in hand)
    played: set[tuple[int, str]] = set()
    plays: Counter[str] = Counter()
    for _ in range(MOST_ACTIONS):
        actors = RULES.actors(state)
        if not actors:
            break
        rng, seed = split(rng)
        step = RULES.apply(state, actors[0], choose(bot, RULES, RULES.view(state, actors[0]), actors[0], seed))
        state = step.state
        for event in step.events:
            if isinstance(event, CardsDrawn):
                drawn.update(CARDS[card].key for card in event.cards)
            elif isinstance(event, CardPlayed):
                played.add((event.seat, CARDS[event.card].key))
                plays[CARDS[event.card].key] += 1
    outcome = RULES.outcome(state)
    winners = outcome.winners if outcome else ()
    return Game(state.round, state.starter, winners, state.reason != LAST_ROUND, drawn, played, plays)


def times(wins: float, chances: int, players: int) -> float:
    """How often somebody won, as a multiple of their share."""
    return wins * max(players, 2) / chances if chances else 0.0


def main(games: int = 1000, players: int = 4) -> int:
    started = perf_counter()
    played = [game(number, players) for number in range(games)]
    seconds = perf_counter() - started
    print(f"{games} games, {players} players, {BOT}: {seconds:.0f} s")
    good = [_lengths(played), _seats(played, players), _cards(played, players)]
    return 0 if all(good) else 1


def _lengths(played: Sequence[Game]) -> bool:
    unfinished = sum(not one.finished for one in played)
    rounds = sorted(one.rounds for one in played)
    low, median, high = (rounds[(len(rounds) - 1) * part // 100] for part in (5, 50, 95))
    wanted = f"{ROUNDS[0]} to {ROUNDS[1]}"
    print(f"rounds: {rounds[0]} to {rounds[-1]}, 90 % between {low} and {high}, median {median} (wanted: {wanted})")
    print(f"not won within {MOST_ROUNDS} rounds: {unfinished} (wanted: 0)")
    return not unfinished and ROUNDS[0] <= median <= ROUNDS[1]


def _seats(played: Sequence[Game], players: int) -> bool:
    by_seat, by_place = [0.0] * players, [0.0] * players
    for one in played:
        for winner in one.winners:
            by_seat[winner] += 1 / len(one.winners)
            by_place[(winner - one.starter) % players] += 1 / len(one.winners)
    for name, wins in (("place in the turn order", by_place), ("seat", by_seat)):
        shares = [times(wins[at], len(played), players) for at in range(players)]
        print(f"wins by {name}, of its share: {', '.join(f'{share:.2f}' for share in shares)}")
    # Who begins is drawn, and what each begins with is printed in the rulebook: only seats are judged.
    print(f"most of a seat: {max(shares):.2f} (wanted: {SEAT:g} at most)")
    return max(shares) <= SEAT


def _cards(played: Sequence[Game], players: int) -> bool:
    good = True
    print(f"{'card':18}{'copies':>7}{'drawn':>7}{'played':>7}{'of drawn':>9}{'holders':>8}{'win':>6}")
    for design in DESIGNS:
        key = design.key
        drawn, plays = sum(one.drawn[key] for one in played), sum(one.plays[key] for one in played)
        holders = [(one, seat) for one in played for seat, what in one.played if what == key]
        wins = sum(1 / len(one.winners) for one, seat in holders if seat in one.winners)
        win = times(wins, len(holders), players)
        bad = not plays or win > HOLDER
        good = good and not bad
        part = f"{plays / drawn:.0%}" if drawn else "-"
        copies = sum(card is design for card in CARDS)
        print(f"{key:18}{copies:7}{drawn:7}{plays:7}{part:>9}{len(holders):8}{win:6.2f}{'  !' if bad else ''}")
    print(f"holders win, of their share: {HOLDER:g} at most wanted; every card is played")
    return good


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
