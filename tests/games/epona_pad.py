"""A score of Epona counted a second time, from the words of the data files and of the rulebook: nothing of the game's
own reading or counting is used but which number a card has.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from boardroom.games.epona.position.cards import ASSETS, NONE, STABLES
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Cube

_CLASSES = {
    "sporting": ("racing", "showjumping", "dressage"),
    "working": ("carriage-horse", "draught", "riding"),
    "employee": ("manager", "rider", "stablehand", "vet"),
    "equipment": ("horse-box", "carriage", "obstacle", "arena", "racecourse"),
}
_TO = {"above": (-1, 0), "below": (1, 0), "left": (0, -1), "right": (0, 1)}


def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((files("boardroom.games.epona.data") / name).read_text(encoding="utf-8"))


def _cards() -> dict[str, dict[str, Any]]:
    found = {}
    for kind, lines in _file("horses.toml").items():
        for line in lines:
            found[line["name"].lower().replace("'", "").replace(" ", "-")] = {**line, "type": kind}
    for kind, lines in _file("assets.toml").items():
        for number, line in enumerate(lines, 1):
            found[f"{kind}-{number}"] = {**line, "type": kind}
    return found


LINES = _cards()
"""The line of each card in the data files, by its key, with its type."""
STABLE_LINES = {
    f"stable-{mark}-{number}": line
    for mark, lines in _file("stables.toml").items()
    for number, line in enumerate(lines, 1)
}
FACTS = _file("game.toml")

Grid = dict[tuple[int, int], int]


def line_of(card: int) -> dict[str, Any]:
    """What the data file says of a card."""
    return LINES[ASSETS[card].key]


def grid_of(state: State, seat: int) -> Grid:
    """The cards of a tableau by row and slot."""
    return {
        (row, slot): card
        for row, one in enumerate(state.tableaus[seat])
        for slot, card in enumerate(one.slots)
        if card != NONE
    }


def shows(state: State, card: int, icon: str) -> bool:
    """Whether a card is what an icon says."""
    line = line_of(card)
    if icon == "foal":
        return line.get("sex") == "mare" and state.tokens[card] > 0
    return icon in (line["type"], line.get("sex")) or line["type"] in _CLASSES.get(icon, ())


def _count(state: State, grid: Grid, icon: str) -> int:
    return sum(shows(state, card, icon) for card in grid.values())


def formula(text: str, state: State, grid: Grid, at: tuple[int, int], location: str, has_roller: bool) -> int:
    """What a formula, as data files write it, scores at a place."""
    row, slot = at
    match text.replace("+", " ").split():
        case []:
            return 0
        case ["flat", count]:
            return int(count)
        case ["roller", count]:
            return int(count) if has_roller else 0
        case ["in", wanted]:
            return 3 if wanted == location else 0
        case ["pair", one, other]:
            return 2 * min(_count(state, grid, one), _count(state, grid, other))
        case ["both", one, other]:
            return 4 if _count(state, grid, one) and _count(state, grid, other) else 0
        case [direction, wanted] if direction in _TO:
            down, right = _TO[direction]
            card = grid.get((row + down, slot + right))
            return 2 if card is not None and shows(state, card, wanted) else 0
        case ["each", scope, icon]:
            inside: Callable[[int, int], bool] = {
                "row": lambda r, s: r == row,
                "column": lambda r, s: s == slot,
                "sides": lambda r, s: abs(r - row) + abs(s - slot) == 1,
                "around": lambda r, s: max(abs(r - row), abs(s - slot)) == 1,
                "tableau": lambda r, s: True,
            }[scope]
            number = sum(shows(state, card, icon) for (r, s), card in grid.items() if inside(r, s))
            worth = 1 if scope in ("around", "tableau") or icon in (*_CLASSES, "mare", "stallion") else 2
            return worth * number
    raise AssertionError(f"no formula: {text}")


def asset_points(state: State, seat: int) -> dict[int, int]:
    """What each placed card scores."""
    grid = grid_of(state, seat)
    found = {}
    for (row, slot), card in grid.items():
        location = STABLE_LINES[STABLES[state.tableaus[seat][row].stable].key]["location"]
        text = line_of(card).get("scores", "")
        found[card] = formula(text, state, grid, (row, slot), location, card in state.rollers[seat])
    return found


def stable_points(state: State, seat: int) -> list[tuple[int, int]]:
    """What the stable of each row scores for being completed, and for its line."""
    grid = grid_of(state, seat)
    found = []
    for row, one in enumerate(state.tableaus[seat]):
        line = STABLE_LINES[STABLES[one.stable].key]
        done = 0
        if one.cube == Cube.COMPLETED:
            done = formula(line.get("at_end", ""), state, grid, (row, 0), line["location"], False)
        there = "line" in line and any(shows(state, card, line["line"]) for (r, _), card in grid.items() if r == row)
        found.append((done, 2 if there else 0))
    return found


def owner_points(state: State, seat: int) -> int:
    """What the upper boxes score that bear a cube."""
    points = 0
    done = sum(row.cube == Cube.COMPLETED for row in state.tableaus[seat])
    owner = state.owners[seat]
    shown = FACTS["symmetric"] if owner < 6 else FACTS["asymmetric"][owner - 6] if owner < 12 else {"above": []}
    for number, text in enumerate(shown["above"]):
        if state.boxes[seat] & (64 << number):
            points += int(text[0]) * (done if text.endswith("stable") else 1)
    return points


def token_points(state: State, seat: int) -> int:
    """The points of the foals and studs that lie on cards."""
    return sum(state.tokens[card] for card in grid_of(state, seat).values())


def left_points(state: State, seat: int) -> int:
    """1 for every 3 coins, 1 for every 2 studs, and the points gained in the game."""
    return state.coins[seat] // 3 + state.studs[seat] // 2 + state.points[seat]


def pad(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """The five lines of the pad: stables, owner, assets, foals and studs on cards, what is left."""
    return (
        sum(done + line for done, line in stable_points(state, seat)),
        owner_points(state, seat),
        sum(asset_points(state, seat).values()),
        token_points(state, seat),
        left_points(state, seat),
    )
