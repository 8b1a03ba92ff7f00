"""How even Epona is: whoever sat at a seat, had a letter or an owner card, placed a card, or took a face of a selection
card, and how often they won.

    python tests/bench/balance_epona.py [--players n] [--games n] [--seed n] [--jobs n] [--add FILE] [--option K=V]...

Games among greedy players. For each asset card the part of the games won by the seats in whose rows it lies at the end
(a shared win counts in part), beside the mean of all cards; the same for those who took a face, by the times it was
taken. ± is one standard error. With a FILE what is counted is added to what it holds, so that a long run can be made
in parts with different seeds. Ends with an error where a seat, a letter, an owner card, a card or a face
wins too often, or a card is never placed.
"""

import argparse
import json
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import median, quantiles

if __name__ == "__main__":
    # A checkout measures itself, wherever another one is installed.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.bots import choose
from boardroom.bots.parallel import in_processes
from boardroom.bots.simulated_games import generators
from boardroom.engine.manifest import COMPUTER, Options
from boardroom.engine.rng import split
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.cards import ASSETS, FACES, NONE, STABLES
from boardroom.games.epona.position.events import SelectionChosen
from boardroom.games.epona.position.pairs import LETTERS, PAIR_CARDS
from boardroom.games.epona.position.scoring import total, winners
from boardroom.games.epona.position.tableau import Cube, placed

WANTED = 1.3
"""The most that a card or face may win, as a multiple of the mean."""
WANTED_BY_SEAT, TWICE_ALONE = 1.2, 1.3
"""The most that a seat or a letter may win of its share; and a letter that is unpaired twice in a game."""
SHOWN = 12
"""Cards shown at each end of the list."""
RULES = EponaRules()


def play(players: int, wanted: Options, rngs: list[int]) -> list[dict[str, list[list[float]]]]:
    """What a game from each generator tells: lists of a number, and what its seat won (0 to 1)."""
    options = RULES.resolve(wanted, [COMPUTER] * players)
    return [game(options, players, rng) for rng in rngs]


def game(options: Options, players: int, rng: int) -> dict[str, list[list[float]]]:
    rng, start = split(rng)
    state = RULES.setup(options, players, start)
    taken: list[tuple[int, int]] = []
    while actors := RULES.actors(state):
        rng, seed = split(rng)
        seat = actors[0]
        step = RULES.apply(state, seat, choose("greedy", RULES, RULES.secrets.view(state, seat), seat, seed))
        taken += [(event.seat, event.face) for event in step.events if isinstance(event, SelectionChosen)]
        state = step.state
    won = winners(state)
    wins = [1 / len(won) if seat in won else 0.0 for seat in range(players)]
    rows = [(seat, row) for seat, tableau in enumerate(state.tableaus) for row in tableau]
    return {
        "seats": [[seat, wins[seat]] for seat in range(players)],
        "letters": [[letter, wins[seat]] for seat, letter in enumerate(state.letters)],
        "owners": [[owner, wins[seat]] for seat, owner in enumerate(state.owners)],
        "points": [[total(state, seat), wins[seat]] for seat in range(players)],
        "placed": [[placed(state.tableaus[seat]), wins[seat]] for seat in range(players)],
        "cards": [[card, wins[seat]] for seat, row in rows for card in row.slots if card != NONE],
        "stables": [[row.stable, wins[seat]] for seat, row in rows],
        "completed": [[row.stable, wins[seat]] for seat, row in rows if row.cube == Cube.COMPLETED],
        "faces": [[face, wins[seat]] for seat, face in taken],
    }


def rates(found: list[list[float]], count: int) -> list[tuple[float, float, int, int]]:
    """Of each number below ``count``: the ratio to the mean of all, its standard error, how often, the number."""
    wins, times = [0.0] * count, [0] * count
    for number, win in found:
        wins[int(number)] += win
        times[int(number)] += 1
    seen = [(won / often, often, number) for number, (won, often) in enumerate(zip(wins, times, strict=True)) if often]
    mean = sum(rate for rate, _, _ in seen) / len(seen)
    return sorted(
        (rate / mean, sqrt(max(0.0, mean * (1 - mean)) / often) / mean, often, number) for rate, often, number in seen
    )[::-1]


def by_seat(counted: dict[str, list[list[float]]], players: int) -> bool:
    """Tell how often each seat, letter and owner card won, as parts of its share; whether none did too often."""
    alone = [line.alone for line in PAIR_CARDS[players]]
    good = True
    for what, names in (("seats", "012345"), ("letters", LETTERS), ("owners", [str(number) for number in range(12)])):
        table = rates(counted[what], len(names)) if counted[what] else []
        print(f"{what}:", *(f"{ratio:.3f}±{error:.3f} ({names[number]})" for ratio, error, _, number in table))
        for ratio, _, _, number in table:
            most = TWICE_ALONE if what == "letters" and alone.count(number) > 1 else WANTED_BY_SEAT
            good &= ratio <= (WANTED if what == "owners" else most)
    return good


def report(counted: dict[str, list[list[float]]], players: int) -> bool:
    """Tell what was counted; whether it is good."""
    games = len(counted["seats"]) // players
    points = [value for value, _ in counted["points"]]
    tenths = quantiles(points, n=10)
    print(f"{games} games of {players}: points median {median(points):g}, best decile {tenths[-1]:g}")
    print(f"placed by a seat: median {median(value for value, _ in counted['placed']):g}", end=", ")
    print("{:g} to {:g}".format(min(counted["placed"])[0], max(counted["placed"])[0]))
    good = True
    if players > 1:
        good &= by_seat(counted, players)
    for what, names in (
        ("cards", [card.key for card in ASSETS]),
        ("faces", [str(number) for number in range(len(FACES))]),
        ("stables", [card.key for card in STABLES]),
    ):
        table = rates(counted[what], len(names)) if counted[what] else []
        print(f"{what}: {len(table)} of {len(names)} seen")
        for place, (ratio, error, often, number) in enumerate(table):
            if place < SHOWN or len(table) - place <= SHOWN:
                print(f"  {ratio:.3f}±{error:.3f}  {often / games / players:.3f} a seat  {names[number]}")
        if players > 1 and what != "stables" and table:
            good &= table[0][0] <= WANTED and (what != "cards" or len(table) == len(names))
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--add", type=Path)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    pairs = (option.partition("=") for option in given.option)
    wanted = {key: int(value) if key == "rounds" else value for key, _, value in pairs}
    played = in_processes(given.jobs)(partial(play, given.players, wanted), generators(given.seed, given.games))
    counted: dict[str, list[list[float]]] = {}
    if given.add and given.add.exists():
        counted = json.loads(given.add.read_text())
    for told in played:
        for what, found in told.items():
            counted.setdefault(what, []).extend(found)
    if given.add:
        given.add.write_text(json.dumps(counted))
    return 0 if report(counted, given.players) else 1


if __name__ == "__main__":
    sys.exit(main())
