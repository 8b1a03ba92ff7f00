"""Epigo's secrets: what a seat may see of a state, and what it may guess behind that."""

from boardroom.engine import rng as random_values
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.actions import ORDERS
from boardroom.games.epigo.position.events import EpigonDeployed, Event, OrderStacked
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import DELTAS, OFF, Phase, State

BARE_ROW = bytes([tiles.VACANT]) * COLUMNS
_HIDDEN_ROW = bytes([tiles.HIDDEN]) * COLUMNS
_HIDDEN_STACK = bytes([tiles.HIDDEN]) * STACK_HEIGHT


def seen(state: State, seat: int | None) -> State:
    """The view of a seat, or of everybody.

    Hidden are the other seat's row and the Orders not turned up yet; how far a seat has got is hidden too until it
    locks.
    """
    if state.phase == Phase.DEPLOY:
        if any(state.where):
            # While the reveal is told, the rows lie open and on the board.
            return state
        shown = tuple(
            row if owner == seat else _HIDDEN_ROW if state.locked >> owner & 1 else BARE_ROW
            for owner, row in enumerate(state.rows)
        )
        return state._replace(rows=(shown[0], shown[1]))
    if not (state.stacks[0] or state.stacks[1]):
        return state
    if state.phase == Phase.PLAN:
        shown = tuple(
            stack if owner == seat else _HIDDEN_STACK if state.locked >> owner & 1 else b""
            for owner, stack in enumerate(state.stacks)
        )
    else:
        up = (state.acted >> 1) + 1
        shown = tuple(
            stack if owner == seat else stack[:up] + _HIDDEN_STACK[up:] for owner, stack in enumerate(state.stacks)
        )
    return state._replace(stacks=(shown[0], shown[1]))


def seen_event(event: Event, seat: int | None) -> Event | None:
    """What a seat, or everybody, sees of an event: nothing of what another one is drawing up."""
    if isinstance(event, EpigonDeployed | OrderStacked) and event.seat != seat:
        return None
    return event


def guessed(view: State, seat: int, rng: int) -> tuple[int, State]:
    """A full state behind a view: hidden rows and Orders drawn uniformly.

    Hidden Orders of living Epigons keep off the edge where they can, for nobody plans to capture his own.
    """
    rows, stacks = list(view.rows), list(view.stacks)
    for owner in (0, 1):
        if tiles.HIDDEN in rows[owner]:
            rng, drawn = random_values.shuffle(rng, (tiles.X, *NUMBERS))
            rows[owner] = bytes(drawn)
        if tiles.HIDDEN in stacks[owner]:
            rng, stacks[owner] = _guessed_stack(view, owner, stacks[owner], rng)
    return rng, view._replace(rows=(rows[0], rows[1]), stacks=(stacks[0], stacks[1]))


def _guessed_stack(view: State, owner: int, shown: bytes, rng: int) -> tuple[int, bytes]:
    stack = bytes(code for code in shown if code != tiles.HIDDEN)
    while len(stack) < STACK_HEIGHT:
        used = {tiles.order_number(code) for code in stack}
        free = [code for code in ORDERS if tiles.order_number(code) not in used]
        likely = [
            code
            for code in free
            if (place := view.where[tiles.epigon(owner, tiles.order_number(code))])
            and view.board[place + DELTAS[tiles.order_direction(code)]] != OFF
        ]
        rng, pick = random_values.below(rng, len(likely or free))
        stack += bytes(((likely or free)[pick],))
    return rng, stack
