"""The nouns of a game: seats, the state, and the actions.

Everything is a small number, a tuple or bytes. What is still to be done is in ``tasks``, what happened in
``events``, the dice in ``dice``, the field in ``field``, the farm deck in ``cards``.
"""

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from attrs import frozen

from boardroom.engine.keys import key_of
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDING_FACES, DICE, UNROLLED, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGES, Field, space_name
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
"""Bound, as to look a member up costs more than to compare with it."""


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
    return has_die(state.turn.used if state.phase == _OWN_DICE else state.turn.taken, die)


def next_affected(state: State, seats: int) -> int:
    """The seat of a mask that comes first clockwise from the active player."""
    count = len(state.fields)
    return next(seat for seat in ((state.active + step) % count for step in range(count)) if seats >> seat & 1)


def asked(state: State) -> int:
    """The seat whose decision it is, NOBODY when the game is over."""
    if state.phase == _OVER:
        return NOBODY
    if not state.tasks:
        return state.part_seat
    task = state.tasks[-1]
    if isinstance(task, Restocking):
        return next_affected(state, task.asked)
    return task.seat  # type: ignore[union-attr]  # what is to be done next is somebody's decision


# Actions, in the imperative.


@frozen
class Roll:
    """Roll the dice of a mask; the first roll of a turn is of all four."""

    dice: int


@frozen
class UseDie:
    """Use the effect of a die in one's own turn. All half cows are one effect: the first of them stands for it."""

    die: int


@frozen
class TakeDie:
    """Take a die of the final roll in another's turn and use its effect."""

    die: int


@frozen
class PlayCard:
    """Play a farm card from the hand; one that sets a die names the die and its new face."""

    card: int
    die: int = -1
    face: int = -1


@frozen
class DiscardCards:
    """Exchange the farm cards of a mask over the hand, instead of playing one."""

    which: int


@frozen
class TurnBreedingDie:
    """Turn the breeding die to a face, by a lasting card."""

    face: int


@frozen
class UseWheelbarrow:
    """Move a fence, by a lasting card."""


@frozen
class PlaceFence:
    """Place a fence, the one in hand or one from the own supply, on an edge."""

    edge: int


@frozen
class LiftFence:
    """Take up a standing fence, to be placed elsewhere."""

    edge: int


@frozen
class Keep:
    """Settle the animals so that so many of each kind stay; the others are lost, or stay loose while they may."""

    counts: Counts


@frozen
class Trade:
    """Trade so many times animals of a kind for one of the next kind each."""

    kind: int
    times: int


@frozen
class ForcedTrade:
    """In a restock: trade the missing kind upward once."""


@frozen
class ForcedLoss:
    """In a restock: give back one of the missing kind."""


@frozen
class Pass:
    """Be done: with the dice, without a die, without a trade, or with fences."""


@frozen
class MoveAnimal:
    """Move an animal from a space to another: into a pen where its kind or nobody lives."""

    origin: int
    target: int


@frozen
class SwapPens:
    """Have the animals of two pens, named by a space of each, change places."""

    one: int
    other: int


@frozen
class GiveBack:
    """Give an animal of a kind back to the supply."""

    kind: int


@frozen
class Concede:
    """Give the game up; only for one who plays against Moritz or one other."""


Action: TypeAlias = (
    Roll | UseDie | TakeDie | PlayCard | DiscardCards | TurnBreedingDie | UseWheelbarrow | PlaceFence | LiftFence
    | Keep | Trade | ForcedTrade | ForcedLoss | Pass | MoveAnimal | SwapPens | GiveBack | Concede
)  # fmt: skip

PASS: Final = Pass()
CONCEDE: Final = Concede()
WHEELBARROW: Final = UseWheelbarrow()
FORCED_TRADE: Final = ForcedTrade()
FORCED_LOSS: Final = ForcedLoss()
ROLLS: Final = tuple(Roll(dice) for dice in range(ALL_DICE + 1))
USES: Final = tuple(UseDie(die) for die in range(DICE))
TAKES: Final = tuple(TakeDie(die) for die in range(DICE))
PLACES: Final = tuple(PlaceFence(edge) for edge in range(EDGES))
LIFTS: Final = tuple(LiftFence(edge) for edge in range(EDGES))
TURNS: Final = tuple(TurnBreedingDie(face) for face in BREEDING_FACES)
GIVE_BACKS: Final = tuple(GiveBack(kind) for kind in KINDS)


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
