"""Epigo written down for tests: positions in, whole turns played through the contract, positions out.

A position is either a drawing of all eight ranks as ``codec.parse_position`` reads it (slashes between ranks, white
space free), or a list such as "A5 c4, B2 d4": the first seat's 5 on c4, the second seat's 2 on d4. A stack is written
from the top: "5> 2^ 7v".
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boardroom.engine import rng
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.actions import LOCK
from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    MoveBlocked,
    SuperSlideDeclined,
)
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import SQUARES, Phase, State, square_name
from boardroom.games.epigo.records.codec import parse_position

RULES = EpigoRules()
OPTIONS = {"captures": 3, "draw_after": 0}
MOVEMENTS = (EpigonSlid, EpigonSuperSlid, SuperSlideDeclined, MoveBlocked, EpigonsPushed, EpigonCaptured)
NAMES = {square_name(square): square for square in SQUARES}


class Played(NamedTuple):
    """What came of a turn, or of a part of one: the state, all events in order, the steps."""

    state: State
    events: tuple[Any, ...]

    @property
    def movements(self) -> tuple[Any, ...]:
        return tuple(event for event in self.events if isinstance(event, MOVEMENTS))

    @property
    def kinds(self) -> list[str]:
        """The names of the movements' classes."""
        return [type(event).__name__ for event in self.movements]


def drawing(tiles: str) -> str:
    """The drawing of a list of tiles and squares."""
    on = {}
    for entry in filter(None, (part.strip() for part in tiles.split(","))):
        tile, name = entry.split()
        assert name in NAMES, f"{name} is no square"
        assert name not in on, f"two tiles on {name}"
        on[name] = tile
    ranks = ("".join(on.get(n, ".") for n in sorted(NAMES) if n[1] == rank) for rank in "87654321")
    return "/".join(ranks)


def planning(position: str, **changes: Any) -> State:
    """A state in the planning step of turn 1 with this position; nothing captured is counted unless it is said."""
    board, where = parse_position(position if "/" in position else drawing(position))
    fresh = RULES.setup({**OPTIONS, "captures": changes.pop("goal", 3)}, 2, rng.seeded(1))
    state = fresh._replace(phase=Phase.PLAN, turn=1, first=0, board=board, where=where, rows=(b"", b""))
    return state._replace(**changes)


def standing(state: State) -> str:
    """The tiles on the board as a list, in the order of seats and numbers."""
    places = [(f"{'AB'[piece >> 3]}{piece & 7}", place) for piece, place in enumerate(state.where) if place]
    for tile, place in places:
        assert state.board[place] == ("AB".index(tile[0]) << 3 | int(tile[1])), f"board and index disagree about {tile}"
    assert sum(0 < content < 16 for content in state.board) == len(places), "a tile on the board is in no index"
    return ", ".join(f"{tile} {square_name(place)}" for tile, place in places)


def act(state: State, seat: int, *texts: str) -> Played:
    """Actions by their texts, each of which must be legal or a table action."""
    events: list[Any] = []
    for text in texts:
        action = RULES.records.parse(text)
        offered = RULES.legal(state, seat) + RULES.table_actions(state, seat)
        assert action in offered, (
            f"{text} by seat {seat} is not offered: {RULES.words.why_not(state, seat, action).source}"
        )
        step = RULES.apply(state, seat, action)
        state = step.state
        events += step.events
    return Played(state, tuple(events))


def stacked(state: State, one: str, two: str, locked: Iterable[int] = ()) -> State:
    """The state with Orders stacked by both seats, and locked in by some."""
    for seat, orders in enumerate((one, two)):
        state = act(state, seat, *orders.split()).state
    for seat in locked:
        state = RULES.apply(state, seat, LOCK).state
    return state


def turn(state: State | str, one: str, two: str, *answers: str, rest: str = "") -> Played:
    """A turn with these stacks. The answers are given to the super slides in the order they are asked; without one
    more (and without ``rest``, which answers all others) the question is left open."""
    state = planning(state) if isinstance(state, str) else state
    state = stacked(state, one, two, locked=[0])
    played = act(state, 1, "lock")
    pending = list(answers)
    while played.state.phase == Phase.ACT and (pending or rest):
        (seat,) = RULES.actors(played.state)
        more = act(played.state, seat, pending.pop(0) if pending else rest)
        played = Played(more.state, played.events + more.events)
    assert not pending, f"nobody was asked for {pending}"
    return played


def move(state: State | str, order: str, *answers: str) -> Played:
    """One Order such as "A5>", played as the only one that can do anything: all others are of captured Epigons."""
    state = planning(state) if isinstance(state, str) else state
    seat, number = "AB".index(order[0]), int(order[1])
    captured = [[n for n in NUMBERS if not state.where[s << 3 | n]] for s in (0, 1)]
    own = [n for n in captured[seat] if n != number][:2]
    other = sorted(captured[1 - seat], key=lambda n: n == number)[:3]
    assert len(own) == 2, "too many tiles on the board for two idle Orders of the mover"
    assert len(other) == 3, "too many tiles on the board for three idle Orders of the other seat"
    assert other[0] != number, "no idle Order of the other seat that does not cancel"
    stacks = [" ".join([order[1:], *(f"{n}^" for n in own)]), " ".join(f"{n}^" for n in other)]
    return turn(state, *(stacks if seat == 0 else stacks[::-1]), *answers)


def deployed(one: str, two: str) -> Played:
    """Both rows deployed from column a to h and locked in: "2 6 3 1 X 7 4 5"."""
    state = RULES.setup(OPTIONS, 2, rng.seeded(1))
    events: tuple[Any, ...] = ()
    for seat, row in enumerate((one, two)):
        texts = [f"deploy {number} {'abcdefgh'[column]}" for column, number in enumerate(row.split())]
        played = act(state, seat, *texts, "lock")
        state, events = played.state, events + played.events
    return Played(state, events)
