"""My Kingdom for a Horse written down for tests: fields as pictures, positions from fields, actions by their texts.

A picture has a line for every row of level edges and one for every row of spaces, like this:

    +--+--+--+  +
    |p1|s1   |
    +  +  +  +  +
    |  |   s1|
    +--+--+--+  +

Fences are -- and |, animals a letter (s, p, c, h) and a number. What is below the last line written is empty.
"""

from collections.abc import Sequence
from random import Random
from textwrap import dedent
from typing import Any, NamedTuple

from boardroom.engine import rng
from boardroom.engine.manifest import OptionValue
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    EDGE_NAMES,
    EDGE_OF,
    EDGES,
    LEVEL,
    ROWS,
    SPACES,
    Field,
    census,
    total,
    west,
)
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, Turn

RULES = KingdomRules()
OPTIONS: dict[str, OptionValue] = {"length": "full", "cards": "yes", "goal": 2, "start": "first", "last_round": 0}
TOTALS: Counts = tuple(DATA["supply"])
LETTERS = "spch"
NO_DIE = "-"

START_1 = """
    +--+--+--+  +
    |p1|s1   |
    +  +  +  +  +
    |  |     |
    +--+--+--+  +
"""


# Fields.


def field(picture: str) -> Field:
    """The field of a picture."""
    lines = dedent(picture.strip("\n")).rstrip().splitlines()
    assert len(lines) <= 2 * ROWS + 1, "a field has seven lines"
    rows = [line.ljust(3 * COLUMNS + 1) for line in lines] + [" " * (3 * COLUMNS + 1)] * (2 * ROWS + 1 - len(lines))
    fences, animals = 0, bytearray(SPACES)
    for row in range(ROWS + 1):
        for column in range(COLUMNS):
            mark = rows[2 * row][3 * column + 1 : 3 * column + 3]
            assert mark in ("--", "  "), f"{mark!r} is no level edge"
            fences |= (mark == "--") << row * COLUMNS + column
    for row in range(ROWS):
        for column in range(COLUMNS + 1):
            mark = rows[2 * row + 1][3 * column]
            assert mark in "| ", f"{mark!r} is no upright edge"
            fences |= (mark == "|") << LEVEL + row * (COLUMNS + 1) + column
        for column in range(COLUMNS):
            content = rows[2 * row + 1][3 * column + 1 : 3 * column + 3].strip()
            if content:
                animals[row * COLUMNS + column] = LETTERS.index(content[0]) << 2 | int(content[1])
    return Field(fences, bytes(animals))


def drawn(one: Field) -> str:
    """The picture of a field, for comparing and for reading."""
    lines = []
    for row in range(ROWS + 1):
        edges = ["--" if one.fences >> row * COLUMNS + column & 1 else "  " for column in range(COLUMNS)]
        lines.append("+" + "+".join(edges) + "+")
        if row == ROWS:
            break
        line = ""
        for column in range(COLUMNS):
            space = row * COLUMNS + column
            content = one.animals[space]
            line += "|" if one.fences >> west(space) & 1 else " "
            line += LETTERS[content >> 2] + str(content & 3) if content else "  "
        last = west(row * COLUMNS + COLUMNS - 1) + 1
        lines.append(line + ("|" if one.fences >> last & 1 else " "))
    return "\n".join(lines)


def columns(*numbers: int) -> Field:
    """Four pens of three spaces, a column each: sheep, pigs, cows and horses, so many of each (6 at most)."""
    return _striped(
        field(
            "+--+--+--+--+\n|  |  |  |  |\n+  +  +  +  +\n|  |  |  |  |\n+  +  +  +  +\n|  |  |  |  |\n+--+--+--+--+"
        ),
        4,
        1,
        numbers,
    )


def rows(*numbers: int) -> Field:
    """Three pens of four spaces, a row each: sheep, pigs and cows, so many of each (8 at most)."""
    return _striped(
        field(
            "+--+--+--+--+\n|           |\n+--+--+--+--+\n|           |\n+--+--+--+--+\n|           |\n+--+--+--+--+"
        ),
        1,
        4,
        numbers,
    )


def _striped(empty: Field, step: int, pitch: int, numbers: Sequence[int]) -> Field:
    animals = bytearray(SPACES)
    for kind, number in enumerate(numbers):
        spaces = range(kind * pitch, SPACES if step == 4 else kind * pitch + 4, step)
        for place in range(number):
            space = spaces[place % len(spaces)]
            animals[space] = kind << 2 | (animals[space] & 3) + 1
            assert animals[space] & 3 <= 2, "too many for a pen"
    return Field(empty.fences, bytes(animals))


def random_fences(chance: Random) -> int:
    """A mask of any edges, from few to all; half of them leave out only a few."""
    likely = chance.choice((0.3, 0.5, 0.65, 0.8, 0.9))
    return sum((chance.random() < likely) << edge for edge in range(EDGES))


def counts(sheep: int = 0, pigs: int = 0, cows: int = 0, horses: int = 0) -> Counts:
    return (sheep, pigs, cows, horses)


# Positions.


def faces(text: str) -> bytes:
    """Four dice by the names of their faces: "sheep-1 pig-1 half-cow cow"."""
    *royal, breeding = text.split()
    assert len(royal) == BREEDING_DIE
    return bytes([*(ROYAL.index(face) for face in royal), BREEDING.index(breeding)])


def cards(names: str) -> bytes:
    return bytes(CARD_OF[name] for name in names.split())


def position(*fields: Field | str, **changes: Any) -> State:
    """A state in the first seat's dice phase before the first roll, with these fields; nobody holds cards.

    Changes are values of the state or of its turn. ``dice`` may be names of faces (they are then rolled), ``hands``,
    ``lasting``, ``deck`` and ``discard`` names of cards. The supply holds what is on no board, unless it is said.
    """
    there = tuple(field(one) if isinstance(one, str) else one for one in fields)
    seats = len(there)
    fresh = RULES.setup({**OPTIONS, "cards": "no"}, seats, rng.seeded(1))
    if "dice" in changes:
        changes["dice"] = faces(changes["dice"])
        changes.setdefault("rolls", 1)
    for name in ("hands", "lasting"):
        if name in changes:
            changes[name] = tuple(cards(hand) for hand in changes[name])
            changes["with_cards"] = 1
    for name in ("deck", "discard"):
        if name in changes:
            changes[name] = cards(changes[name])
    twin = changes.get("twin", fresh.twin)
    if "supply" not in changes:
        left = TOTALS
        for one in (*(total(each.animals) for each in there), twin or NONE):
            left = minus(left, one)
        changes["supply"] = left
    changes.setdefault("part_seat", changes.get("active", 0))
    of_turn = {name: changes.pop(name) for name in Turn._fields if name in changes}
    return with_turn(fresh, **of_turn)._replace(fields=there, **changes)


def with_turn(state: State, **changes: Any) -> State:
    """A state with other values in its turn: ``with_turn(state, used=2)``."""
    return state._replace(turn=state.turn._replace(**changes))


def rolled(*fields: Field | str, dice: str = "fence-1 fence-1 fence-1 cow", **changes: Any) -> State:
    """The first seat has rolled these dice."""
    return position(*fields, dice=dice, **changes)


def others(*fields: Field | str, dice: str, part_seat: int = 1, **changes: Any) -> State:
    """The other seats choose among these dice, this one now."""
    return position(*fields, **{"dice": dice, "part_seat": part_seat, "phase": Phase.OTHERS_DICE, **changes})


def trading(*fields: Field | str, **changes: Any) -> State:
    """The first seat's, or another's, part of the trade phase."""
    return position(*fields, dice="fence-1 fence-1 fence-1 cow", phase=Phase.TRADING, **changes)


# Playing.


class Played(NamedTuple):
    """What came of some actions: the state, all events in order, and how firm the last step was."""

    state: State
    events: tuple[Any, ...]
    seal: Seal

    def of(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    def picture(self, seat: int = 0) -> str:
        return drawn(self.state.fields[seat])

    def herd(self, seat: int = 0) -> Counts:
        """All animals of a seat."""
        return total(self.state.fields[seat].animals)

    def penned(self, seat: int = 0) -> Counts:
        return census(self.state.fields[seat]).penned

    def loose(self, seat: int = 0) -> Counts:
        return census(self.state.fields[seat]).loose


def offered(state: State, seat: int | None = None) -> list[str]:
    """The texts of what is legal for a seat, or for the one that is asked."""
    if seat is None:
        (seat,) = RULES.actors(state)
    return [RULES.records.text(action) for action in RULES.legal(state, seat)]


def beside(state: State, seat: int | None = None) -> list[str]:
    """The texts of what a seat may do beside its decision."""
    if seat is None:
        (seat,) = RULES.actors(state)
    return [RULES.records.text(action) for action in RULES.asides(state, seat)]


def spelt(text: str) -> str:
    """The canonical text: an inner edge may be named by either of its spaces."""
    word, _, edge = text.partition(" ")
    return f"{word} {EDGE_NAMES[EDGE_OF[edge]]}" if word in ("place", "lift") else text


def act(state: State, *texts: str, by: int | None = None) -> Played:
    """Actions by their texts, of the seat that is asked each time, each of which must be allowed."""
    events: list[Any] = []
    seal = Seal.MOVE
    for text in texts:
        seat = RULES.actors(state)[0] if by is None else by
        action = RULES.records.parse(spelt(text))
        assert RULES.allows(state, seat, action), f"{text} is not allowed; allowed are {offered(state, seat)}"
        step = RULES.apply(state, seat, action)
        assert everybody(state) == everybody(step.state), f"{text} makes animals, or makes them vanish"
        state, seal = step.state, step.seal
        events += step.events
    return Played(state, tuple(events), seal)


def everybody(state: State) -> Counts:
    """All animals there are: in the supply, on the boards and with Moritz."""
    found = plus(state.supply, state.twin or NONE)
    for one in state.fields:
        found = plus(found, total(one.animals))
    return found


def asked(state: State) -> int:
    (seat,) = RULES.actors(state)
    return seat
