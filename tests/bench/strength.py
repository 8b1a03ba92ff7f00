"""How strong the greedy player is in Epigo: 200 games against a careful one, a draw after 60 quiet turns being half.

``strength.py [GAMES [BOT]]``. The careful player deploys at random, answers at random, and stacks any Order of a
living Epigon that does not leave the board from where it stands.
"""

import sys
from pathlib import Path
from time import perf_counter

if __name__ == "__main__":
    # A checkout measures itself, wherever another one is installed.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import choose
from boardroom.engine.rng import below, seeded, split
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.actions import Action, StackOrder
from boardroom.games.epigo.position.state import DELTAS, DRAWN, NOWHERE, OFF, State

WANTED = 0.9
SLOWEST = 0.5
RULES = EpigoRules()
OPTIONS = {"captures": 3, "draw_after": 60}


def careful(view: State, seat: int, seed: int) -> Action:
    """One of the legal actions, all equally likely, but no Order that is spent or leaves the board."""
    legal = RULES.legal(view, seat)
    kept = [action for action in legal if not isinstance(action, StackOrder) or stays(view, seat, action)] or legal
    _, pick = below(seeded(seed), len(kept))
    return kept[pick]


def stays(view: State, seat: int, order: StackOrder) -> bool:
    place = view.where[seat << 3 | order.number]
    return place != NOWHERE and view.board[place + DELTAS[order.direction]] != OFF


def game(number: int, bot: str, seat: int) -> tuple[float, list[float]]:
    """The bot's result at a seat, 1, 0.5 or 0, and the seconds it took for each turn, the deployment first."""
    rng = seeded(number)
    state = RULES.setup(OPTIONS, 2, rng)
    turns: list[float] = []
    while actors := RULES.actors(state):
        rng, seed = split(rng)
        view = RULES.secrets.view(state, actors[0])
        if actors[0] == seat:
            turns += [0.0] * (state.turn + 1 - len(turns))
            started = perf_counter()
            action = choose(bot, RULES, view, seat, seed)
            turns[-1] += perf_counter() - started
        else:
            action = careful(view, actors[0], seed)
        state = RULES.apply(state, actors[0], action).state
    return 0.5 if state.winner == DRAWN else float(state.winner == seat), turns


def main(games: int = 200, bot: str = "greedy") -> int:
    results, seconds = [], []
    for number in range(games):
        result, turns = game(number, bot, number % 2)
        results.append(result)
        seconds += turns
    share = sum(results) / games
    won, drawn, lost = (results.count(result) for result in (1.0, 0.5, 0.0))
    print(f"{bot} against careful, {games} games: {won} won, {drawn} drawn, {lost} lost")
    print(f"result: {share:.1%} (wanted: {WANTED:.0%})")
    seconds.sort()
    mean, most, slowest = sum(seconds) / len(seconds), seconds[len(seconds) * 99 // 100], seconds[-1]
    print(f"seconds a turn: mean {mean:.3f}, 99 of 100 under {most:.3f}, slowest {slowest:.3f} (wanted: {SLOWEST:g})")
    return 0 if share >= WANTED and slowest < SLOWEST else 1


if __name__ == "__main__":
    chosen = sys.argv[1:]
    sys.exit(main(int(chosen[0]) if chosen else 200, *chosen[1:2]))
