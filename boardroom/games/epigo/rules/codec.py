"""Epigo in writing: positions, Orders and actions as text, states as JSON values.

A position is written rank 8 first, ranks parted by slashes, only the squares that exist: "." is empty, ``A5`` the
first seat's 5, ``B5`` the second's. An Order is its number and an arrow: ``5>``.
"""

from collections.abc import Sequence
from typing import Any

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.epigo.rules.action_step import acting
from boardroom.games.epigo.rules.movement import may_super_slide
from boardroom.games.epigo.state import (
    ACCEPT_DRAW,
    ACT,
    ARROWS,
    BARE_BOARD,
    COLUMNS,
    CONCEDE,
    DECLINE_DRAW,
    DELTAS,
    DEPLOY,
    EMPTY,
    HIDDEN,
    LOCK,
    NUMBERS,
    OFF,
    OFFER_DRAW,
    ORDERS,
    OVER,
    PLAN,
    SIZE,
    STACK_HEIGHT,
    STAY,
    SUPER_SLIDE,
    UNDECIDED,
    VACANT,
    Action,
    DeployEpigon,
    StackOrder,
    State,
    X,
    epigon,
)

_WORDS: dict[str, Action] = {
    "lock": LOCK,
    "super-slide": SUPER_SLIDE,
    "stay": STAY,
    "offer-draw": OFFER_DRAW,
    "accept-draw": ACCEPT_DRAW,
    "decline-draw": DECLINE_DRAW,
    "concede": CONCEDE,
}
_FILES = "abcdefgh"


def order_text(code: int) -> str:
    """An Order in writing, such as "5>"; a hidden one is "?"."""
    return "?" if code >= HIDDEN else f"{code >> 2}{ARROWS[code & 3]}"


def action_text(action: Action) -> str:
    """The canonical text of an action: "5>", "deploy 3 c", "deploy X a", "lock", ..."""
    if isinstance(action, StackOrder):
        return order_text(action.code)
    if isinstance(action, DeployEpigon):
        return f"deploy {action.number or 'X'} {_FILES[action.column]}"
    return next(word for word, value in _WORDS.items() if value == action)


_PARSED: dict[str, Action] = {
    **_WORDS,
    **{order_text(code): order for code, order in ORDERS.items()},
    **{
        action_text(DeployEpigon(number, column)): DeployEpigon(number, column)
        for number in (X, *NUMBERS)
        for column in range(COLUMNS)
    },
}


def parse_action(text: str) -> Action:
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
        ranks.append("".join("." if c == EMPTY else f"{'AB'[c >> 3]}{c & 7}" for c in cells if c != OFF))
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
        "phase": state.phase,
        "turn": state.turn,
        "first": state.first,
        "board": position_text(state.board),
        "rows": [list(row) for row in state.rows],
        "stacks": [list(stack) for stack in state.stacks],
        "locked": state.locked,
        "at": state.at,
        "lost": list(state.lost),
        "offered": state.offered,
        "offer": state.offer,
        "quiet": state.quiet,
        "goal": state.goal,
        "draw_after": state.draw_after,
        "winner": state.winner,
        "reason": state.reason,
    }


_BOUNDS = {
    "phase": (0, 3),
    "turn": (0, 1_000_000),
    "first": (0, 1),
    "locked": (0, 3),
    "at": (0, 2 * STACK_HEIGHT - 1),
    "offered": (0, 3),
    "offer": (-1, 1),
    "quiet": (-1, 1_000_000),
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
        if type(document[key]) is not int or not low <= document[key] <= high:
            raise _bad_state(key)
    if not isinstance(document["board"], str):
        raise _bad_state("board")
    board, where = parse_position(document["board"])
    rows = _byte_pair(document, "rows", {*range(COLUMNS), VACANT, HIDDEN}, (0, COLUMNS))
    stacks = _byte_pair(document, "stacks", {*ORDERS, HIDDEN}, range(STACK_HEIGHT + 1))
    lost = _byte_pair({"lost": [document["lost"], []]}, "lost", set(range(8)), (0, 2))[0]
    if len(lost) != 2:
        raise _bad_state("lost")
    state = State(
        document["phase"],
        document["turn"],
        document["first"],
        board,
        where,
        rows,
        stacks,
        document["locked"],
        document["at"],
        (lost[0], lost[1]),
        *(document[k] for k in ("offered", "offer", "quiet", "goal", "draw_after", "winner", "reason")),
    )
    wrong = _contradiction(state)
    if wrong:
        raise _bad_state(wrong)
    return state


def _contradiction(state: State) -> str:
    """The first field that contradicts the phase or another field; empty where the rules can go on."""
    phase = state.phase
    in_phase = {
        "turn": (state.turn == 0) == (phase == DEPLOY) or phase == OVER,
        "board": phase in (DEPLOY, OVER) or any(state.where),
        "rows": all(map(_is_row, state.rows, (state.locked & 1, state.locked & 2)))
        if phase == DEPLOY
        else state.rows == (b"", b""),
        "locked": state.locked < 3 if phase in (DEPLOY, PLAN) else state.locked == 0,
        "at": phase in (ACT, OVER) or state.at == 0,
        "stacks": _are_stacks(state),
        "lost": max(state.lost) < state.goal or phase == OVER,
        "offered": phase in (PLAN, OVER) or state.offered == 0,
        "offer": state.offer < 0 or (phase == PLAN and bool((state.offered & ~state.locked) >> state.offer & 1)),
        "quiet": state.quiet >= 0 or phase in (ACT, OVER),
        "winner": (state.winner == UNDECIDED) == (phase != OVER),
    }
    if phase == DEPLOY:
        in_phase |= {"board": not any(state.where), "lost": state.lost == (0, 0)}
    return next((field for field, fits in in_phase.items() if not fits), "")


def _is_row(row: bytes, locked: int) -> bool:
    if len(row) != COLUMNS or HIDDEN in row:
        return bool(locked) and row == bytes([HIDDEN]) * COLUMNS
    placed = row.replace(bytes([VACANT]), b"")
    return len(set(placed)) == len(placed) and (not locked or len(placed) == COLUMNS)


def _are_stacks(state: State) -> bool:
    """Stacks of different Orders, complete where they must be, hidden from below; with a question open, one that
    these Orders can have asked.
    """
    for owner, stack in enumerate(state.stacks):
        shown = stack.rstrip(bytes([HIDDEN]))
        if HIDDEN in shown or len({code >> 2 for code in shown}) < len(shown):
            return False
        full = len(stack) == STACK_HEIGHT
        if state.phase == PLAN and (
            (state.locked >> owner & 1 and not full) or (shown != stack and (shown or not state.locked >> owner & 1))
        ):
            return False
        if state.phase == ACT and (not full or len(shown) <= state.at >> 1):
            return False
    if state.phase == DEPLOY:
        return state.stacks == (b"", b"")
    if state.phase == OVER:
        return state.stacks == (b"", b"") or all(
            len(s) == STACK_HEIGHT and s[state.at >> 1] != HIDDEN for s in state.stacks
        )
    return state.phase != ACT or _can_ask(state)


def _can_ask(state: State) -> bool:
    one, two = (stack[state.at >> 1] for stack in state.stacks)
    if one >> 2 == two >> 2:
        return False
    seat, order = acting(state.stacks, state.at)
    piece = seat << 3 | order >> 2
    place = state.where[piece]
    return place != 0 and may_super_slide(state.board, piece, place, DELTAS[order & 3])


def _byte_pair(document: dict[str, Any], key: str, allowed: set[int], lengths: Sequence[int]) -> tuple[bytes, bytes]:
    pair = document[key]
    if not isinstance(pair, list) or len(pair) != 2:
        raise _bad_state(key)
    for values in pair:
        if not isinstance(values, list) or len(values) not in lengths:
            raise _bad_state(key)
        if any(type(value) is not int or value not in allowed for value in values):
            raise _bad_state(key)
    return bytes(pair[0]), bytes(pair[1])


def _bad_state(place: str) -> Unreadable:
    return Unreadable(place, phrase("Epigo", "This is not a state of Epigo."))
