"""How good a position looks to a seat, and what is not worth trying, for the computer players."""

from typing import Final

from boardroom.games.epigo.position.actions import Action, StackOrder
from boardroom.games.epigo.position.numbers import GOAL, NUMBERS
from boardroom.games.epigo.position.state import DELTAS, DRAWN, NOWHERE, SIZE, SQUARES, Phase, State
from boardroom.games.epigo.position.tiles import epigon

_ON_BOARD: Final = 0.012
_CAPTURE: Final = 0.3
"""In a game that is played to the captures of the rule."""
_TILES: Final = tuple(slice(epigon(seat, NUMBERS[0]), epigon(seat, NUMBERS[-1]) + 1) for seat in range(2))
"""Where the squares of a seat's numbered Epigons stand in ``where``."""


def _standing() -> bytes:
    """How safely a square lies: steps to the nearest edge along either axis, 0-3, by square."""
    depth = bytearray(SIZE * SIZE)
    for place in SQUARES:
        steps = []
        for delta in DELTAS:
            distance, ahead = 0, place + delta
            while ahead in _SQUARE_SET:
                distance += 1
                ahead += delta
            steps.append(distance)
        depth[place] = min(3, *steps)
    return bytes(depth)


_SQUARE_SET = frozenset(SQUARES)
_DEPTH = _standing()


def pointless(view: State, seat: int, action: Action) -> bool:
    """Whether an action stacks the Order of a captured Epigon, which moves nothing and could but cancel."""
    return isinstance(action, StackOrder) and view.where[epigon(seat, action.number)] == NOWHERE


def evaluate(view: State, seat: int) -> float:
    """Captures first, then how far from the edge the tiles stand; between -1 and 1."""
    if view.phase == Phase.OVER:
        return 0.0 if view.winner == DRAWN else 1.0 if view.winner == seat else -1.0
    depth = sum(_DEPTH[place] for place in view.where[_TILES[0]]) - sum(
        _DEPTH[place] for place in view.where[_TILES[1]]
    )
    lost = view.lost[1] - view.lost[0]
    opinion = lost * _CAPTURE * GOAL / view.goal + depth * _ON_BOARD
    return max(-0.99, min(0.99, -opinion if seat else opinion))
