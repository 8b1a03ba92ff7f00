"""The nouns of a game: seats, phases, the state.

Everything is a small number, a tuple or bytes. What may be done is in ``actions``, what is still to be done in
``tasks``, what happened in ``events``, the dice in ``dice``, the field in ``field``, the farm deck in ``cards``.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.engine.keys import key_of
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import UNROLLED, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, Field, space_name
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Restocking, Task

NOBODY: Final = -1

TWIN_SEAT: Final = 4
"""What stands for Moritz where a seat is named."""


class Phase(IntEnum):
    """The phases of a game. In SECOND_DICE those with a card for it take another die."""

    OWN_DICE, OTHERS_DICE, SECOND_DICE, TRADING, TWINS_TURN, FINAL_TRADE, OVER = range(7)


class Reason(IntEnum):
    """Why a game ended."""

    WON, LAST_ROUND, CONCEDED = range(3)


class Carded(IntEnum):
    """What was done with farm cards in a turn."""

    NOTHING, PLAYED, EXCHANGED = range(3)


_OWN_DICE, _OVER = Phase.OWN_DICE, Phase.OVER
"""Bound, as to look a member up costs more than to compare with it; and compared by identity, which costs least."""


class Turn(NamedTuple):
    """What holds for one turn and begins anew with the next.

    ``dice`` are the faces that lie there, UNROLLED before the first roll. ``rolls`` counts those made, ``more_rolls``
    those that a card added to the allowed ones. ``used`` and ``taken`` are masks of dice used by the active player and
    taken by others. ``turned`` and ``wheeled`` say whether the
    weathercock and the wheelbarrow were used, lasting cards that work once a turn (0 or 1). ``traded`` is a mask of the
    kinds that the state's ``part_seat`` has traded; in SECOND_DICE, the number of more dice that it was offered.
    """

    dice: bytes
    rolls: int
    more_rolls: int
    used: int
    taken: int
    carded: Carded
    turned: int
    wheeled: int
    traded: int


NEW_TURN: Final = Turn(UNROLLED, 0, 0, 0, 0, Carded.NOTHING, 0, 0, 0)
"""A turn before its first roll."""


class State(NamedTuple):
    """A position, whole for the rules or, as a view, with hidden cards as HIDDEN and no generator.

    ``step`` counts actions. ``part_seat`` is the seat whose part of the phase it is. ``hands``, ``lasting``, ``deck``
    and ``discard`` hold cards; ``with_cards`` is 1 in a game that has them, else 0. ``twin`` are the animals of Moritz,
    None without him. ``triggered`` is the seat that first had enough of each, or NOBODY; ``winners`` a mask of seats
    once the game is over.
    """

    step: int
    phase: Phase
    round: int
    starter: int
    active: int
    part_seat: int
    turn: Turn
    tasks: tuple[Task, ...]
    fields: tuple[Field, ...]
    supply: Counts
    hands: tuple[bytes, ...]
    lasting: tuple[bytes, ...]
    deck: bytes
    discard: bytes
    twin: Counts | None
    triggered: int
    goal: int
    with_cards: int
    last_round: int
    winners: int
    reason: Reason
    rng: int


def has_won(state: State, seat: int) -> bool:
    """Whether a seat, or TWIN_SEAT, is among the winners."""
    return state.winners >> seat & 1 == 1


def is_gone(state: State, die: int) -> bool:
    """Whether a die is out of use: used by the active player in that part, taken by another afterwards."""
    return has_die(state.turn.used if state.phase is _OWN_DICE else state.turn.taken, die)


def next_affected(state: State, seats: int) -> int:
    """The seat of a mask that comes first clockwise from the active player."""
    count = len(state.fields)
    return next(seat for seat in ((state.active + step) % count for step in range(count)) if seats >> seat & 1)


def asked(state: State) -> int:
    """The seat whose decision it is, NOBODY when the game is over."""
    if state.phase is _OVER:
        return NOBODY
    if not state.tasks:
        return state.part_seat
    task = state.tasks[-1]
    if isinstance(task, Restocking):
        return next_affected(state, task.asked)
    return task.seat  # type: ignore[union-attr]  # what is to be done next is somebody's decision


# Keys of pieces, the same in events, texts and on the table.


def animal_key(seat: int, space: int, number: int) -> str:
    """An animal: of a seat, the nth in a space."""
    return key_of("animal", seat, space_name(space), number)


def fence_key(seat: int, edge: int) -> str:
    """A standing fence of a seat."""
    return key_of("fence", seat, EDGE_NAMES[edge])


def card_key(card: int) -> str:
    """A farm card whose face is seen."""
    return key_of("card", card)
