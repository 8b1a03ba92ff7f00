"""Whether a position that was read can be one of Epigo: play must be able to go on from it, and its end be told."""

from typing import Final

from boardroom.engine.manifest import Options
from boardroom.engine.records.document import must_fit
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import DELTAS, DRAWN, NOWHERE, UNDECIDED, Ending, Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, VACANT, epigon, order_direction, order_number
from boardroom.games.epigo.rules.action_step import acting
from boardroom.games.epigo.rules.movement import may_super_slide


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options. Raises Unreadable with the field."""
    must_fit(
        seats=seats == 2,
        goal=state.goal == options["captures"],
        draw_after=state.draw_after == options["draw_after"],
        rows=not any(HIDDEN in row for row in state.rows),
        stacks=not any(HIDDEN in stack for stack in state.stacks),
        lost=state.lost == _off_the_board(state),
        reason=state.phase != Phase.OVER or _is_ending(state),
        quiet=state.phase == Phase.OVER or not state.draw_after or state.quiet < state.draw_after,
    )


def _off_the_board(state: State) -> tuple[int, int]:
    """How many Epigons of each seat were captured; none before the rows are turned up."""
    if not any(state.where):
        return (0, 0)
    one, two = (sum(state.where[epigon(seat, number)] == NOWHERE for number in NUMBERS) for seat in (0, 1))
    return one, two


def _is_ending(state: State) -> bool:
    """Whether the game can have ended so: each reason has its winner, and what brought it about is there."""
    winner = state.winner
    if state.reason == Ending.CAPTURES:
        return winner != DRAWN and state.lost[1 - winner] == state.goal
    if state.reason == Ending.CONCEDED:
        return winner != DRAWN
    if state.reason == Ending.AGREED:
        return winner == DRAWN
    return state.reason == Ending.QUIET and winner == DRAWN and 0 < state.draw_after <= state.quiet


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
        if HIDDEN in shown or len({order_number(code) for code in shown}) < len(shown):
            return False
        full = len(stack) == STACK_HEIGHT
        if state.phase == Phase.PLAN and (
            (state.locked >> owner & 1 and not full) or (shown != stack and (shown or not state.locked >> owner & 1))
        ):
            return False
        if state.phase == Phase.ACT and (not full or len(shown) <= state.acted >> 1):
            return False
    if state.phase == Phase.DEPLOY:
        return state.stacks == (b"", b"")
    if state.phase == Phase.OVER:
        return state.stacks == (b"", b"") or all(
            len(s) == STACK_HEIGHT and s[state.acted >> 1] != HIDDEN for s in state.stacks
        )
    return state.phase != Phase.ACT or _can_ask(state)


def _can_ask(state: State) -> bool:
    one, two = (stack[state.acted >> 1] for stack in state.stacks)
    if order_number(one) == order_number(two):
        return False
    seat, order = acting(state.stacks, state.acted)
    piece = epigon(seat, order_number(order))
    place = state.where[piece]
    return place != 0 and may_super_slide(state.board, piece, place, DELTAS[order_direction(order)])


def _are_rows(state: State) -> bool:
    if state.phase != Phase.DEPLOY:
        return state.rows == (b"", b"")
    return all(map(_is_row, state.rows, (state.locked & 1, state.locked & 2)))


def _is_board(state: State) -> bool:
    return state.phase == Phase.OVER or any(state.where) == (state.phase != Phase.DEPLOY)


def _are_lost(state: State) -> bool:
    if state.phase == Phase.DEPLOY:
        return state.lost == (0, 0)
    return max(state.lost) < state.goal or state.phase == Phase.OVER


def _is_offer(state: State) -> bool:
    """Nobody's, or that of one who has offered a draw in this planning step and not locked since."""
    open_offers = state.offered & ~state.locked
    return state.offer < 0 or (state.phase == Phase.PLAN and bool(open_offers >> state.offer & 1))


def _is_quiet(state: State) -> bool:
    return (state.quiet >= 0 or state.phase in (Phase.ACT, Phase.OVER)) and state.quiet <= state.turn


CHECKS: Final = (
    ("turn", lambda state: (state.turn == 0) == (state.phase == Phase.DEPLOY) or state.phase == Phase.OVER),
    ("board", _is_board),
    ("rows", _are_rows),
    ("locked", lambda state: state.locked < 3 if state.phase in (Phase.DEPLOY, Phase.PLAN) else state.locked == 0),
    ("at", lambda state: state.phase in (Phase.ACT, Phase.OVER) or state.acted == 0),
    ("stacks", _are_stacks),
    ("lost", _are_lost),
    ("offered", lambda state: state.phase in (Phase.PLAN, Phase.OVER) or state.offered == 0),
    ("offer", _is_offer),
    ("quiet", _is_quiet),
    ("winner", lambda state: (state.winner == UNDECIDED) == (state.phase != Phase.OVER)),
)
"""What holds of every position, each asked when those before it hold. Each value is within its own range already."""
