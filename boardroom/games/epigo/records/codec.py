"""Epigo in writing: positions, Orders and actions as text, states as JSON values.

A position is written rank 8 first, ranks parted by slashes, only the squares that exist: "." is empty, ``A5`` the
first seat's 5, ``B5`` the second's. An Order is its number and an arrow: ``5>``.
"""

from typing import Any

from boardroom.engine.document import listing, octets, whole
from boardroom.engine.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.epigo.position import actions
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import BARE_BOARD, EMPTY, FILES, OFF, SIZE, Ending, Phase, State
from boardroom.games.epigo.position.tiles import (
    ARROWS,
    HIDDEN,
    VACANT,
    X,
    epigon,
    number_of,
    order_direction,
    order_number,
    seat_of,
)
from boardroom.games.epigo.records.validation import contradiction

_WORDS: dict[str, actions.Action] = {
    "lock": actions.LOCK,
    "super-slide": actions.SUPER_SLIDE,
    "stay": actions.STAY,
    "offer-draw": actions.OFFER_DRAW,
    "accept-draw": actions.ACCEPT_DRAW,
    "decline-draw": actions.DECLINE_DRAW,
    "concede": actions.CONCEDE,
}


def order_text(code: int) -> str:
    """An Order in writing, such as "5>"; a hidden one is "?"."""
    return "?" if code >= HIDDEN else f"{order_number(code)}{ARROWS[order_direction(code)]}"


def action_text(action: actions.Action) -> str:
    """The canonical text of an action: "5>", "deploy 3 c", "deploy X a", "lock", ..."""
    if isinstance(action, actions.StackOrder):
        return order_text(action.code)
    if isinstance(action, actions.DeployEpigon):
        return f"deploy {action.number or 'X'} {FILES[action.column]}"
    return next(word for word, value in _WORDS.items() if value == action)


_PARSED: dict[str, actions.Action] = {
    **_WORDS,
    **{order_text(code): order for code, order in actions.ORDERS.items()},
    **{
        action_text(actions.DeployEpigon(number, column)): actions.DeployEpigon(number, column)
        for number in (X, *NUMBERS)
        for column in range(COLUMNS)
    },
}


def parse_action(text: str) -> actions.Action:
    """The action of a canonical text. Raises Unreadable."""
    try:
        return _PARSED[text]
    except (KeyError, TypeError):
        raise Unreadable(
            str(text)[:40], phrase("Epigo", "“{text}” is not an action of Epigo.").put(text=str(text)[:40])
        ) from None


def position_text(board: bytes) -> str:
    """The board in writing, rank 8 first."""
    ranks = []
    for row in range(1, SIZE - 1):
        cells = board[row * SIZE + 1 : row * SIZE + SIZE - 1]
        ranks.append("".join("." if c == EMPTY else f"{'AB'[seat_of(c)]}{number_of(c)}" for c in cells if c != OFF))
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
            piece = epigon("AB".index(token[0]), int(token[1]))
            if where[piece]:
                raise _bad_position(token)
            board[target] = piece
            where[piece] = target
        if cursor != len(rank):
            raise _bad_position(f"rank {9 - row}")
    return bytes(board), bytes(where)


def _bad_position(place: str) -> Unreadable:
    return Unreadable(place, phrase("Epigo", "This is not a position of Epigo."))


def encode(state: State) -> dict[str, Any]:
    """A state or view as JSON values."""
    return {
        "phase": int(state.phase),
        "turn": state.turn,
        "first": state.first,
        "board": position_text(state.board),
        "rows": [list(row) for row in state.rows],
        "stacks": [list(stack) for stack in state.stacks],
        "locked": state.locked,
        "at": state.acted,
        "lost": list(state.lost),
        "offered": state.offered,
        "offer": state.offer,
        "quiet": state.quiet,
        "goal": state.goal,
        "draw_after": state.draw_after,
        "winner": state.winner,
        "reason": int(state.reason),
    }


_BOUNDS = {
    "phase": (0, 3),
    "turn": (0, MOST_ACTIONS),
    "first": (0, 1),
    "locked": (0, 3),
    "at": (0, 2 * STACK_HEIGHT - 1),
    "offered": (0, 3),
    "offer": (-1, 1),
    "quiet": (-1, MOST_ACTIONS),
    "goal": (1, 7),
    "draw_after": (0, 1_000_000),
    "winner": (-1, 2),
    "reason": (0, 3),
}


def decode(document: Any) -> State:
    """The state of JSON values, every field checked. Raises Unreadable."""
    if not isinstance(document, dict) or set(document) != {*_BOUNDS, "board", "rows", "stacks", "lost"}:
        raise _bad_state("state")
    for key, (low, high) in _BOUNDS.items():
        whole(document[key], key, low, high)
    if not isinstance(document["board"], str):
        raise _bad_state("board")
    board, where = parse_position(document["board"])
    rows = _pair(document["rows"], "rows", {*range(COLUMNS), VACANT, HIDDEN}, 0, COLUMNS)
    stacks = _pair(document["stacks"], "stacks", {*actions.ORDERS, HIDDEN}, 0, STACK_HEIGHT)
    lost = octets(document["lost"], "lost", 2, 2, lambda count: count <= len(NUMBERS))
    state = State(
        Phase(document["phase"]),
        document["turn"],
        document["first"],
        board,
        where,
        rows,
        stacks,
        document["locked"],
        document["at"],
        (lost[0], lost[1]),
        document["offered"],
        document["offer"],
        document["quiet"],
        document["goal"],
        document["draw_after"],
        document["winner"],
        Ending(document["reason"]),
    )
    wrong = contradiction(state)
    if wrong:
        raise _bad_state(wrong)
    return state


def _pair(value: Any, place: str, allowed: set[int], least: int, most: int) -> tuple[bytes, bytes]:
    one, two = (octets(seat, place, least, most, allowed.__contains__) for seat in listing(value, place, 2, 2))
    return one, two


def _bad_state(place: str) -> Unreadable:
    return Unreadable(place, phrase("Epigo", "This is not a state of Epigo."))
