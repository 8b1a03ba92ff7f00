"""How many inputs of the mouse an own turn of My Kingdom for a Horse takes, as recorded games were played.

    python tests/bench/farm_clicks.py [--verbose] [RECORD ...]

Without a window: what buttons, drags, lines and marks do is asked of the prompt and of the table. A click, a drag and a
line are one input each, an answer to a question, too. Every own turn of a person is counted twice, each time by the
fewest inputs: with all that the prompt tells (lines along edges, drags over dice, Shift), and without these, one fence
and one mark at a time. Without records those of the tests are counted.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import load
from boardroom.engine.records.replay import Replay, replay
from boardroom.engine.rules import IllegalAction
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, PlaceFence, PlayCard, Roll
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.effects import dice_that_give
from boardroom.games.my_kingdom_for_a_horse.position.field import COLUMNS, LEVEL, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.table.gestures import keys
from boardroom.games.my_kingdom_for_a_horse.table.gestures.fence_gestures import fences_drawn
from boardroom.games.my_kingdom_for_a_horse.table.gestures.open_gestures import open_gestures, tapped
from boardroom.ui.stage.presentation import Presentation

RULES: Final = KingdomRules()
RECORDS: Final = Path(__file__).resolve().parents[1] / "games" / "data" / "kingdom_records"
OWN: Final = ("two_short.json", "two_at_random.json")
Actions = tuple[Any, ...]


class Turn(NamedTuple):
    """An own turn: what was done in it, and the fewest inputs, with what is told and without."""

    done: str
    told: int
    plain: int


def turns(played: Replay[State], seat: int) -> list[Turn]:
    """The own turns of a seat in a game."""
    states = played.states
    own: dict[int, list[tuple[State, Any, State]]] = {}
    for at, action in enumerate(played.actions):
        state = states[at]
        if state.active == seat and RULES.actors(state) == (seat,) and state.phase != Phase.FINAL_TRADE:
            own.setdefault(state.round, []).append((state, action, states[at + 1]))
    return [_turn(done, seat) for done in own.values()]


def _turn(done: Sequence[tuple[State, Any, State]], seat: int) -> Turn:
    said = ", ".join(RULES.records.text(action) for _, action, _ in done)
    return Turn(said, *(_fewest(done, seat, told) for told in (True, False)))


def _fewest(done: Sequence[tuple[State, Any, State]], seat: int, told: bool) -> int:
    """The fewest inputs by which all is done, counted from the end to the beginning."""
    fewest = [0] * (len(done) + 1)
    for at in reversed(range(len(done))):
        state, rest = done[at][0], tuple(action for _, action, _ in done[at:])
        costs = [
            cost + fewest[at + len(actions)]
            for cost, actions in _ways(state, seat, rest, told)
            if actions == rest[: len(actions)]
            or (len(actions) <= len(rest) and _comes_to(state, seat, actions, done[at + len(actions) - 1][2]))
        ]
        if not costs:
            raise RuntimeError(f"no way to do {RULES.records.text(rest[0])}")
        fewest[at] = min(costs)
    return fewest[0]


def _comes_to(state: State, seat: int, actions: Actions, wanted: State) -> bool:
    """Whether actions, in whatever order, come to what was wanted: the same fences, as many animals, the same dice."""
    try:
        for action in actions:
            state = RULES.apply(state, seat, action).state
    except IllegalAction:
        return False
    mine, other = state.fields[seat], wanted.fields[seat]
    return (mine.fences, total(mine.animals), state.turn, state.phase, state.tasks) == (
        other.fences,
        total(other.animals),
        wanted.turn,
        wanted.phase,
        wanted.tasks,
    )


# What an input does.


def _ways(state: State, seat: int, rest: Actions, told: bool) -> Iterator[tuple[int, Actions]]:
    """Actions with the inputs that they take, the first of which may be the first of the rest."""
    view, first = RULES.secrets.view(state, seat), rest[0]
    prompt = RULES.words.prompt(view, seat)
    shown = Presentation(view, seat, seat, RULES.legal(state, seat), asides=RULES.asides(state, seat), prompt=prompt)
    if isinstance(first, Roll) and view.turn.rolls:
        yield _marked(view, first, told), (first,)
        return
    if first == PASS and prompt.optional == "nothing-left":
        # That is not asked.
        yield 0, (PASS,)
    for button in prompt.buttons:
        yield 1 + (not button.then and _asks(view, seat, button.action)), (button.action, *button.then)
    taps = (tapped(shown, die_key(die)) for die in range(DICE))
    for gesture in (*open_gestures(shown, seat), *(tap for tap in taps if tap is not None)):
        if gesture.actions:
            yield 1 + _asks(view, seat, gesture.preview), gesture.actions
    yield from _drawn(shown, rest, told)


def _asks(view: State, seat: int, action: Any) -> bool:
    """Whether it is asked before an action is done."""
    return isinstance(action, PlayCard) or RULES.words.preview(view, seat, action).warning is not None


def _marked(view: State, roll: Roll, told: bool) -> int:
    """The inputs that roll some dice again: marks and the button, or each row of dice by a drag, the last with Shift;
    all four by the button alone, which asks where they give something.
    """
    dice = [die for die in range(DICE) if roll.dice >> die & 1]
    if told:
        return sum(die - 1 not in dice for die in dice)
    return 1 + bool(dice_that_give(view)) if roll.dice == ALL_DICE else len(dice) + 1


def _drawn(shown: Presentation, rest: Actions, told: bool) -> Iterator[tuple[int, Actions]]:
    """Fences on edges that are clicked, or drawn along, with what the rest does before them."""
    for before in range(3):
        edges = []
        for action in rest[before:]:
            if not isinstance(action, PlaceFence):
                break
            edges.append(action.edge)
            for line in permutations(edges) if told else [tuple(edges)][: len(edges) == 1]:
                gesture = fences_drawn(shown, tuple(map(keys.edge_key, line))) if _is_path(line) else None
                if gesture is not None:
                    yield 1, gesture.actions


def _is_path(edges: Sequence[int]) -> bool:
    """Whether a pen can go along edges one after the other: each from the corner to which the one before led."""
    open_ends = _corners(edges[0])
    for edge in edges[1:]:
        common = open_ends & _corners(edge)
        if not common:
            return False
        open_ends = _corners(edge) - common
    return True


def _corners(edge: int) -> frozenset[tuple[int, int]]:
    """The two corners of an edge, by row and column."""
    if edge < LEVEL:
        row, column = divmod(edge, COLUMNS)
        return frozenset({(row, column), (row, column + 1)})
    row, column = divmod(edge - LEVEL, COLUMNS + 1)
    return frozenset({(row, column), (row + 1, column)})


# Games.


def main() -> int:
    parser = argparse.ArgumentParser(description="Inputs of the mouse in own turns of My Kingdom for a Horse")
    parser.add_argument("records", nargs="*", type=Path, default=[RECORDS / name for name in OWN])
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    every: list[Turn] = []
    for path in chosen.records:
        record = load(path.read_bytes(), path.name)
        played = replay(RULES, record)
        found = [turn for seat, who in enumerate(record.seats) if who.kind == PERSON for turn in turns(played, seat)]
        every += found
        print(f"{path.name}: {len(found)} own turns")
        for turn in found if chosen.verbose else ():
            print(f"  {turn.told} told, {turn.plain} without: {turn.done}")
        _report(found)
    print(f"all: {len(every)} own turns")
    _report(every)
    return 0


def _report(found: Sequence[Turn]) -> None:
    for name, counts in (("told", [turn.told for turn in found]), ("without", [turn.plain for turn in found])):
        print(f"  {name}: median {median(counts):g}, {min(counts)} to {max(counts)}: {counts}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
