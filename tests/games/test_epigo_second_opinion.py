"""The rules against a second, plain reading of the rulebook (``plain.py``): whole turns from random positions."""

import random
from typing import Any

import pytest

from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
)
from boardroom.games.epigo.position.state import SQUARES, Phase, square_name
from tests.games.boards import RULES, act, planning, stacked, turn
from tests.games.plain import Table, on_board


def place_of(square: int) -> tuple[int, int]:
    name = square_name(square)
    return "abcdefgh".index(name[0]) + 1, int(name[1])


PLACES = {square: place_of(square) for square in SQUARES}


def test_both_readings_have_the_same_squares() -> None:
    assert set(PLACES.values()) == {(c, r) for c in range(-1, 11) for r in range(-1, 11) if on_board((c, r))}


def random_tiles(chance: random.Random, crowded: bool) -> tuple[str, tuple[int, int]]:
    """Tiles on random squares; crowded ones stand on few neighbouring lines, so that they push and block."""
    tiles = [f"{side}{number}" for side in "AB" for number in range(1, 8)]
    gone = [chance.sample([t for t in tiles if t[0] == side], chance.randrange(3)) for side in "AB"]
    tiles = [tile for tile in tiles if tile not in gone[0] + gone[1]]
    squares = list(SQUARES)
    if crowded:
        line = {chance.choice("12345678"), chance.choice("45"), chance.choice("abcdefgh")}
        squares = [s for s in SQUARES if line & set(square_name(s))]
    squares = squares if len(squares) >= len(tiles) else list(SQUARES)
    position = ", ".join(
        f"{t} {square_name(s)}" for t, s in zip(tiles, chance.sample(squares, len(tiles)), strict=True)
    )
    return position, (len(gone[0]), len(gone[1]))


def random_stack(chance: random.Random) -> list[tuple[int, str]]:
    return [(number, chance.choice("^>v<")) for number in chance.sample(range(1, 8), 3)]


def written(stack: list[tuple[int, str]]) -> str:
    return " ".join(f"{number}{arrow}" for number, arrow in stack)


def told(events: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The events as the plain reading's log tells them."""
    log: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case OrdersCancelled():
                log.append(("cancelled", event.number))
            case OrderSpent():
                log.append(("nothing", (event.seat, event.order >> 2)))
            case EpigonSlid():
                log.append(("slid", (event.piece >> 3, event.piece & 7)))
            case EpigonSuperSlid():
                log.append(("super slid", (event.piece >> 3, event.piece & 7)))
            case MoveBlocked():
                log.append(("blocked", (event.piece >> 3, event.piece & 7)))
            case EpigonsPushed():
                log.append(("pushed", (event.piece >> 3, event.piece & 7)))
            case EpigonCaptured() if event.slid:
                log.append(("slid off", (event.piece >> 3, event.piece & 7)))
    return log


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_random_turns_come_out_as_the_plain_reading_says(seed: int, crowded: bool) -> None:
    chance = random.Random(seed)
    kinds = set()
    for _ in range(1000):
        position, lost = random_tiles(chance, crowded)
        state = planning(position, lost=lost)
        table = Table(
            {PLACES[p]: (piece >> 3, piece & 7) for piece, p in enumerate(state.where) if p},
            {0: [None] * lost[1], 1: [None] * lost[0]},
            3,
        )
        stacks = [random_stack(chance), random_stack(chance)]
        answers: list[tuple[int, tuple[int, int], bool]] = []

        def ask(seat: int, tile: tuple[int, int], answers: list[tuple[int, tuple[int, int], bool]] = answers) -> bool:
            answers.append((seat, tile, chance.random() < 0.5))
            return answers[-1][2]

        table.action_step(stacks, ask)
        played = act(stacked(state, written(stacks[0]), written(stacks[1]), locked=[1]), 0, "lock")
        for seat, tile, yes in answers:
            assert played.state.phase == Phase.ACT, f"{position}: {stacks} should ask {tile}"
            assert RULES.actors(played.state) == (seat,)
            more = act(played.state, seat, "super-slide" if yes else "stay")
            played = played._replace(state=more.state, events=played.events + more.events)
        assert played.state.phase != Phase.ACT, f"{position}: {stacks} should not ask again"
        after = {PLACES[p]: (piece >> 3, piece & 7) for piece, p in enumerate(played.state.where) if p}
        assert after == table.board, f"{position}: {stacks}"
        assert played.state.lost == (len(table.captured[1]), len(table.captured[0]))
        assert (played.state.phase == Phase.OVER) == (table.winner is not None)
        if table.winner is not None:
            assert played.state.winner == table.winner
        assert told(played.events) == table.log
        kinds |= {each[0] for each in table.log} | ({"won"} if table.winner is not None else set())
    assert kinds >= {"cancelled", "nothing", "slid", "super slid", "slid off", "pushed", "blocked"}


def test_the_seats_are_treated_alike() -> None:
    """Turned by half a circle, with the seats exchanged, everything goes the same way."""
    chance = random.Random(8)
    around = {"^": "v", "v": "^", "<": ">", ">": "<"}

    def turned(tile_and_square: str) -> str:
        tile, square = tile_and_square.split()
        file, rank = "abcdefgh".index(square[0]), int(square[1])
        return f"{'BA'['AB'.index(tile[0])]}{tile[1]} {'hgfedcba'[file]}{9 - rank}"

    for _ in range(300):
        position, lost = random_tiles(chance, crowded=True)
        stacks = [random_stack(chance), random_stack(chance)]
        there = turn(planning(position, lost=lost), *map(written, stacks), rest="stay").state
        other = [[(n, around[arrow]) for n, arrow in stack] for stack in reversed(stacks)]
        back_position = ", ".join(turned(entry) for entry in position.split(", "))
        back = turn(planning(back_position, lost=lost[::-1]), *map(written, other), rest="stay").state
        assert back.lost == there.lost[::-1]
        assert back.phase == there.phase
        assert back.phase in {Phase.PLAN, Phase.OVER}
        squares = {f"{'AB'[p >> 3]}{p & 7} {square_name(s)}" for p, s in enumerate(there.where) if s}
        assert {turned(f"{'AB'[p >> 3]}{p & 7} {square_name(s)}") for p, s in enumerate(back.where) if s} == squares
