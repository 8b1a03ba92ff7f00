"""Epigo once more, as plainly as the rulebook says it: a second opinion for the rules, sharing no code with them.

A board is a dict from (column, row) to (seat, number), rows counted upwards from 1; an Order is (number, direction).
Nothing here is fast, and nothing is clever.
"""

from typing import Any

STEPS = {"^": (0, 1), ">": (1, 0), "v": (0, -1), "<": (-1, 0)}
WIDTHS = {8: 4, 7: 6, 6: 8, 5: 8, 4: 8, 3: 8, 2: 6, 1: 4}


def on_board(place: tuple[int, int]) -> bool:
    column, row = place
    if row not in WIDTHS:
        return False
    missing = (8 - WIDTHS[row]) / 2
    return missing < column <= 8 - missing


def beyond(place: tuple[int, int], arrow: str) -> tuple[int, int]:
    return place[0] + STEPS[arrow][0], place[1] + STEPS[arrow][1]


class Table:
    """A table with a board, two stacks and the captured tiles; answers are asked for through a function."""

    def __init__(self, board: dict[Any, Any], captured: dict[int, list[Any]], goal: int) -> None:
        self.board = dict(board)
        self.captured = {seat: list(tiles) for seat, tiles in captured.items()}
        self.goal = goal
        self.winner: int | None = None
        self.log: list[tuple[Any, ...]] = []

    def place_of(self, tile: tuple[int, int]) -> tuple[int, int] | None:
        place: tuple[int, int]
        for place, standing in self.board.items():
            if standing == tile:
                return place
        return None

    def touched_by_an_opponent(self, place: tuple[int, int], seat: int) -> bool:
        return any(self.board.get(beyond(place, side), (seat, 0))[0] != seat for side in STEPS)

    def action_step(self, stacks: list[list[tuple[int, str]]], ask: Any) -> None:
        for one, two in zip(*stacks, strict=True):
            if one[0] == two[0]:
                self.log.append(("cancelled", one[0]))
                continue
            for seat, order in sorted([(0, one), (1, two)], key=lambda each: -each[1][0]):
                self.use(seat, order[0], order[1], ask)
                if self.winner is not None:
                    return

    def use(self, seat: int, number: int, arrow: str, ask: Any) -> None:
        tile = (seat, number)
        here = self.place_of(tile)
        if here is None:
            self.log.append(("nothing", tile))
            return
        there = beyond(here, arrow)
        if not on_board(there):
            del self.board[here]
            self.log.append(("slid off", tile))
            self.capture(tile)
        elif there not in self.board:
            self.board[there] = self.board.pop(here)
            self.log.append(("slid", tile))
            further = beyond(there, arrow)
            free = on_board(further) and further not in self.board
            if free and not self.touched_by_an_opponent(there, seat) and ask(seat, tile):
                self.board[further] = self.board.pop(there)
                self.log.append(("super slid", tile))
        else:
            self.push(seat, here, arrow)

    def push(self, seat: int, here: tuple[int, int], arrow: str) -> None:
        row = []
        place = here
        while place in self.board:
            row.append(place)
            owners = [self.board[each][0] for each in row]
            if owners.count(1 - seat) > owners.count(seat):
                self.log.append(("blocked", self.board[here]))
                return
            place = beyond(place, arrow)
        self.log.append(("pushed", self.board[here]))
        for each in reversed(row):
            tile = self.board.pop(each)
            target = beyond(each, arrow)
            if on_board(target):
                self.board[target] = tile
            else:
                self.capture(tile)

    def capture(self, tile: tuple[int, int]) -> None:
        taker = 1 - tile[0]
        self.captured[taker].append(tile)
        if len(self.captured[taker]) == self.goal:
            self.winner = taker
