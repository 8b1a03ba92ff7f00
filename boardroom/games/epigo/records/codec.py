"""Epigo in writing: positions, Orders and actions as text, states as JSON values.

A position is written rank 8 first, ranks parted by slashes, only the squares that exist: "." is empty, ``A5`` the
first seat's 5, ``B5`` the second's. An Order is its number and an arrow: ``5>``.
"""

from typing import Any

from boardroom.engine.records.forms import Form, Shape, each, member, number, octets
from boardroom.engine.records.notation import Notation, Verb, Words, named
from boardroom.engine.records.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.epigo.position import actions, tiles
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import (
    BARE_BOARD,
    DRAWN,
    EMPTY,
    FILES,
    OFF,
    SIZE,
    UNDECIDED,
    Ending,
    Phase,
    State,
)
from boardroom.games.epigo.records.validation import CHECKS

_WRONG = phrase("Epigo", "This is not a state of Epigo.")


def order_text(code: int) -> str:
    """An Order in writing, such as "5>"; a hidden one is "?"."""
    return "?" if code >= tiles.HIDDEN else f"{tiles.order_number(code)}{tiles.ARROWS[tiles.order_direction(code)]}"


_NOTATION = Notation[actions.Action](
    phrase("Epigo", "“{text}” is not an action of Epigo."),
    {
        "lock": actions.LOCK,
        "super-slide": actions.SUPER_SLIDE,
        "stay": actions.STAY,
        "offer-draw": actions.OFFER_DRAW,
        "accept-draw": actions.ACCEPT_DRAW,
        "decline-draw": actions.DECLINE_DRAW,
        "concede": actions.CONCEDE,
        **{order_text(code): order for code, order in actions.ORDERS.items()},
    },
    Verb(
        "deploy",
        actions.DeployEpigon,
        Words({"X": tiles.X, **{str(number): number for number in NUMBERS}}),
        named(FILES[:COLUMNS]),
    ),
)
action_text, parse_action = _NOTATION.text, _NOTATION.parse


def position_text(board: bytes) -> str:
    """The board in writing, rank 8 first."""
    ranks = []
    for row in range(1, SIZE - 1):
        cells = board[row * SIZE + 1 : row * SIZE + SIZE - 1]
        ranks.append(
            "".join("." if c == EMPTY else f"{'AB'[tiles.seat_of(c)]}{tiles.number_of(c)}" for c in cells if c != OFF)
        )
    return "/".join(ranks)


def parse_position(text: str) -> tuple[bytes, bytes]:
    """The board and the index of a position in writing; white space does not count. Raises Unreadable."""
    board, where = bytearray(BARE_BOARD), bytearray(16)
    ranks = "".join(text.split()).split("/")
    if len(ranks) != SIZE - 2:
        raise _bad_position("position")
    for row, rank in enumerate(ranks, 1):
        squares = [i for i in range(row * SIZE, row * SIZE + SIZE) if BARE_BOARD[i] == EMPTY]
        cursor = 0
        for target in squares:
            token = rank[cursor : cursor + (1 if rank[cursor : cursor + 1] == "." else 2)]
            cursor += len(token)
            if token == ".":
                continue
            if len(token) != 2 or token[0] not in "AB" or token[1] not in "1234567":
                raise _bad_position(f"rank {9 - row}")
            piece = tiles.epigon("AB".index(token[0]), int(token[1]))
            if where[piece]:
                raise _bad_position(token)
            board[target] = piece
            where[piece] = target
        if cursor != len(rank):
            raise _bad_position(f"rank {9 - row}")
    return bytes(board), bytes(where)


def _bad_position(place: str) -> Unreadable:
    return Unreadable(place, phrase("Epigo", "This is not a position of Epigo."))


def _board(value: Any, place: str) -> tuple[bytes, bytes]:
    if not isinstance(value, str):
        raise Unreadable(place, _WRONG)
    return parse_position(value)


def _forms(seats: int) -> dict[str, Form]:
    mask = number(0, 3)
    return {
        "phase": member(Phase),
        "turn": number(0, MOST_ACTIONS),
        "first": number(0, 1),
        "board": Form(position_text, _board),
        "rows": each(octets({*range(COLUMNS), tiles.VACANT, tiles.HIDDEN}, 0, COLUMNS), seats),
        "stacks": each(octets({*actions.ORDERS, tiles.HIDDEN}, 0, STACK_HEIGHT), seats),
        "locked": mask,
        "at": number(0, 2 * STACK_HEIGHT - 1),
        "lost": each(number(0, len(NUMBERS)), seats),
        "offered": mask,
        "offer": number(-1, 1),
        "quiet": number(-1, MOST_ACTIONS),
        "goal": number(1, 7),
        "draw_after": number(0, 1_000_000),
        "winner": number(UNDECIDED, DRAWN),
        "reason": member(Ending),
    }


_SQUARES = State._fields.index("where")


def _apart(state: State) -> tuple[Any, ...]:
    """Where the Epigons are follows from the board, which stands before it."""
    return (*state[:_SQUARES], *state[_SQUARES + 1 :])


def _together(values: list[Any]) -> State:
    return State._make((*values[: _SQUARES - 1], *values[_SQUARES - 1], *values[_SQUARES:]))


_SHAPE = Shape(State, ("rows", 2, 2), _forms, CHECKS, _WRONG, _apart, _together)
encode, decode = _SHAPE.encode, _SHAPE.decode
