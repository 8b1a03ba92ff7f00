"""Lists of legal actions, made once and shared: making one costs more than everything else in a step."""

from functools import cache
from typing import Final

from boardroom.games.epigo.position.actions import LOCK, ORDERS, Action, DeployEpigon
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.tiles import VACANT, X, order_number

LOCK_ONLY: Final[tuple[Action, ...]] = (LOCK,)
_DEPLOYMENTS = {(n, c): DeployEpigon(n, c) for n in (X, *NUMBERS) for c in range(COLUMNS)}
# A row by which numbers stand and which columns are vacant: rows that differ only in their order share a list.
_VACANCY = bytes(column == VACANT for column in range(256))


def deployments(row: bytes) -> tuple[Action, ...]:
    """What may be deployed to a row; to lock in, when nothing is left to be deployed."""
    return _deployable(bytes(sorted(row)), row.translate(_VACANCY))


@cache
def _deployable(standing: bytes, vacant: bytes) -> tuple[Action, ...]:
    return (
        tuple(
            _DEPLOYMENTS[number, column]
            for number in (X, *NUMBERS)
            if number not in standing
            for column in range(COLUMNS)
            if vacant[column]
        )
        or LOCK_ONLY
    )


def _stackable() -> dict[bytes, tuple[Action, ...]]:
    lists: dict[bytes, tuple[Action, ...]] = {}
    waiting = [b""]
    while waiting:
        stack = waiting.pop()
        used = {order_number(code) for code in stack}
        codes = [code for code in ORDERS if order_number(code) not in used]
        lists[stack] = tuple(ORDERS[code] for code in codes)
        if len(stack) < STACK_HEIGHT - 1:
            waiting += [stack + bytes([code]) for code in codes]
    return lists


STACKABLE: Final = _stackable()
"""The Orders that may follow a stack; a full one is not among them."""
