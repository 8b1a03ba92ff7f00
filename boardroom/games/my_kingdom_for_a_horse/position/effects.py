"""What there is to be had in a position: by a die, by breeding, by a trade, from the own fences; one answer for all.

Rules, previews, evaluation and table ask here. Nothing is done here.
"""

from functools import cache
from typing import Final, NamedTuple, Protocol

from boardroom.games.my_kingdom_for_a_horse.position.cards import Limits, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, Kind, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    ANIMAL_FACES,
    BREEDING_DIE,
    BREEDS,
    DICE,
    FENCE_FACES,
    HALF_COW,
    HALVES,
    ROYAL_DICE,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import FENCES, Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import PARENTS
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, Turn
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Planning, Task


class Position(Protocol):
    """What is asked about: a state, a view, or a position that is being changed."""

    @property
    def active(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def triggered(self) -> int: ...
    @property
    def goal(self) -> int: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def tasks(self) -> tuple[Task, ...]: ...
    @property
    def fields(self) -> tuple[Field, ...]: ...
    @property
    def lasting(self) -> tuple[bytes, ...]: ...


class Gift(NamedTuple):
    """What a die gives: so many animals of a kind, or fences to place and to move."""

    kind: int
    animals: int
    place: int
    move: int

    @property
    def something(self) -> bool:
        """Whether it gives anything at all; one that lets fences be placed lets them be moved too."""
        return self.animals > 0 or self.move > 0


NOTHING: Final = Gift(0, 0, 0, 0)
_COW: Final = Gift(Kind.COW, 1, 0, 0)


@cache
def _animals(kind: int, number: int) -> Gift:
    return Gift(kind, number, 0, 0)


@cache
def _fences(place: int, move: int) -> Gift:
    return Gift(0, 0, place, move)


def die_gives(position: Position, seat: int, die: int) -> Gift:
    """What a die gives a seat as it lies, the active player's half cows together (rulings 6, 9)."""
    face, held = position.turn.dice[die], limits(position.lasting[seat])
    if die == BREEDING_DIE:
        kind = BREEDS[face]
        return _animals(kind, young(total(position.fields[seat].animals)[kind], kind, held))
    if face == HALF_COW:
        gives = seat == position.active and (held.half_cow or half_cows(position).bit_count() >= HALVES)
        return _COW if gives else NOTHING
    if face in FENCE_FACES:
        number = FENCE_FACES[face] + held.more_fences
        return _fences(placeable(position, seat, number), number)
    return face_gives(face, held)


def face_gives(face: int, held: Limits) -> Gift:
    """What a face of the royal dice gives: a half cow the cow that two of them are, fences whatever the supply."""
    if face in FENCE_FACES:
        number = FENCE_FACES[face] + held.more_fences
        return _fences(number, number)
    if face == HALF_COW:
        return _COW
    kind, number = ANIMAL_FACES[face]
    return _animals(kind, number + held.more[kind])


def half_cows(position: Position) -> int:
    """The royal dice that show a half cow and were not used, as a mask."""
    return half_cows_of(position.turn.dice, position.turn.used)


def half_cows_of(dice: bytes, used: int) -> int:
    """The royal dice among these that show a half cow and are not in the mask of the used ones, as a mask."""
    # Shifts are die_mask and has_die, written out for speed.
    return sum([1 << die for die in range(ROYAL_DICE) if dice[die] == HALF_COW and not used >> die & 1])


def young(parents: int, kind: int, held: Limits) -> int:
    """How many are born: by how many are on the board, loose ones too, and what cards add if any are (ruling 7)."""
    return parents // PARENTS + held.breeding[kind] if parents >= PARENTS else 0


def later_young(position: Position) -> int:
    """How many the breeding die gives the active player once the other dice are used, where it gives nothing before
    that; 0 where it gives something, or is used.
    """
    seat, turn = position.active, position.turn
    if not turn.rolls or turn.used >> BREEDING_DIE & 1 or die_gives(position, seat, BREEDING_DIE).animals:
        return 0
    kind, cows = BREEDS[turn.dice[BREEDING_DIE]], half_cows(position)
    parents = total(position.fields[seat].animals)[kind]
    for die in range(ROYAL_DICE):
        # All half cows are one effect.
        counts = not turn.used >> die & 1 and not (cows >> die & 1 and cows & -cows != 1 << die)
        gift = die_gives(position, seat, die) if counts else NOTHING
        if gift.kind == kind:
            parents += gift.animals
    return young(parents, kind, limits(position.lasting[seat]))


def dice_that_give(position: Position) -> tuple[int, ...]:
    """The dice that the active player has not used and that give something as they lie, of all half cows the first."""
    seat, turn, cows = position.active, position.turn, half_cows(position)
    if not turn.rolls:
        return ()
    firsts = (
        die for die in range(DICE) if not turn.used >> die & 1 and not (cows >> die & 1 and cows & -cows != 1 << die)
    )
    return tuple(die for die in firsts if die_gives(position, seat, die).something)


def unused_dice(position: Position) -> int:
    """The dice that give something and that the active player has not used, as a mask; of half cows all."""
    first, cows = dice_that_give(position), half_cows(position)
    mask = sum([1 << die for die in first])
    return mask | cows if mask & cows else mask


def fence_dice(position: Position) -> tuple[int, ...]:
    """Of these the dice that give fences, those with the fewest first, while the active player uses the own dice, or
    goes on with them at once. Re-rolls that are left are over then; an undo brings them back.
    """
    if position.phase != Phase.OWN_DICE or (position.tasks and not dice_follow(position)):
        return ()
    gifts = {die: die_gives(position, position.active, die) for die in dice_that_give(position)}
    return tuple(sorted((die for die in gifts if gifts[die].move), key=lambda die: gifts[die].place))


def fence_dice_to_take(position: Position, seat: int) -> tuple[int, ...]:
    """The dice of the active player that would give another seat fences, those with the most first, while it may take
    one.
    """
    turn = position.turn
    if position.phase not in (Phase.OTHERS_DICE, Phase.SECOND_DICE) or position.tasks:
        return ()
    gifts = {die: die_gives(position, seat, die) for die in range(DICE) if not turn.taken >> die & 1}
    return tuple(sorted((die for die in gifts if gifts[die].move), key=lambda die: -gifts[die].place))


def dice_follow(position: Position) -> bool:
    """Whether the active player uses dice again at once when the fences that are being built are done: none is left to
    place, and nobody stands loose or shares a pen with another kind. Not for who must keep enough of each.
    """
    task = position.tasks[-1] if len(position.tasks) == 1 else None
    if position.phase != Phase.OWN_DICE or not position.turn.rolls or not isinstance(task, Fencing):
        return False
    seen = census(position.fields[position.active])
    return not (task.place or task.must or task.origin >= 0 or seen.mixed or any(seen.loose))


def worth_turning(position: Position) -> bool:
    """Whether a lasting card of the active player can still turn the breeding die so that it gives more."""
    seat, turn = position.active, position.turn
    held = limits(position.lasting[seat])
    if not turn.rolls or not held.turn_breeding or turn.turned or turn.used >> BREEDING_DIE & 1:
        return False
    now = max(die_gives(position, seat, BREEDING_DIE).animals, later_young(position))
    have = total(position.fields[seat].animals)
    return any(young(have[kind], kind, held) > now for kind in set(BREEDS))


def fences_left(position: Position, seat: int) -> int:
    """The fences in a seat's own supply; the one in hand is not there."""
    task = position.tasks[-1] if position.tasks else None
    in_hand = isinstance(task, Fencing) and task.seat == seat and task.origin >= 0
    return FENCES - position.fields[seat].fences.bit_count() - in_hand


def placeable(position: Position, seat: int, number: int) -> int:
    """How many fences a seat may place that gains so many: as far as its supply goes (ruling 5)."""
    return min(number, fences_left(position, seat))


def rolls_allowed(position: Position) -> int:
    """How often the active player may roll in this turn, the first time counted."""
    return limits(position.lasting[position.active]).rerolls + position.turn.more_rolls + 1


def holding(position: Position, seat: int) -> Counts:
    """The animals of a seat: those on its field, and those that it has gained so far in its plan for the final trade
    (ruling 15).
    """
    there = total(position.fields[seat].animals)
    task = position.tasks[-1] if position.tasks else None
    return plus(there, task.gained) if isinstance(task, Planning) and task.seat == seat else there


def enough(counts: Counts, goal: int) -> bool:
    """Whether there are so many of each kind."""
    return min(counts) >= goal


def holds(position: Position, seat: int) -> bool:
    """Whether a seat must keep what it has of each: the end is triggered and it has enough (ruling 15)."""
    if position.triggered == NOBODY:
        return False
    seen = census(position.fields[seat])
    return not seen.mixed and enough(seen.penned, position.goal)


def most_trades(position: Position, seat: int, kind: int) -> int:
    """How many times a seat can trade a kind upward with what it has; in the final trade, with what it need not keep
    (ruling 15).
    """
    if kind == Kind.HORSE:
        return 0
    must = position.goal if position.phase == Phase.FINAL_TRADE and holds(position, seat) else 0
    return max(0, holding(position, seat)[kind] - must) // limits(position.lasting[seat]).rates[kind]
