"""What dice that lie there are worth to the player whose turn it is, re-rolls that are left included."""

from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.games.my_kingdom_for_a_horse.judgement.fences import ground
from boardroom.games.my_kingdom_for_a_horse.judgement.herd import more
from boardroom.games.my_kingdom_for_a_horse.position.arrange import Rooms, pen_kinds
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    BREEDING,
    BREEDING_DIE,
    BREEDS,
    HALF_COW,
    HALVES,
    ROYAL,
    ROYAL_DICE,
    has_die,
)
from boardroom.games.my_kingdom_for_a_horse.position.effects import face_gives, half_cows_of, rolls_allowed, young
from boardroom.games.my_kingdom_for_a_horse.position.field import FENCES, NO_KIND, Field, Pens, pens, total
from boardroom.games.my_kingdom_for_a_horse.position.state import State

_SQUEEZED: Final = 0.35
"""What is left of an animal's worth when no pen has room for it as everybody stands."""
_HALF: Final = (0.0, 0.25, 0.3)
"""What a single half cow is worth, as a part of a cow, with so many re-rolls left."""
_LATER: Final = 0.8
"""What is left of what a card in hand would breed with the die, while another card may be played instead."""


class Faces(NamedTuple):
    """What each face is worth: of a royal die (of half a cow, what the cow is), of the breeding die."""

    royal: tuple[float, ...]
    breeding: tuple[float, ...]


def dice(view: State, seat: int) -> float:
    """What the dice not used yet are worth to the active seat."""
    held = limits(view.lasting[seat])
    faces = worth_of_faces(view.fields[seat], view.lasting[seat], view.goal)
    if view.turn.rolls:
        left = 0 if view.turn.used else max(0, rolls_allowed(view) - view.turn.rolls)
        value = _lying(faces, view.turn.dice, view.turn.used, held.half_cow, left)
        breeding = max(faces.breeding[view.turn.dice[BREEDING_DIE]], _by_rolls(faces, held.half_cow, left)[1])
        if held.turn_breeding and not view.turn.turned and not has_die(view.turn.used, BREEDING_DIE):
            value += max(faces.breeding) - faces.breeding[view.turn.dice[BREEDING_DIE]]
    else:
        royal, breeding = _by_rolls(faces, held.half_cow, rolls_allowed(view))
        value = ROYAL_DICE * royal + breeding
    if not view.turn.carded and any(card != HIDDEN and CARDS[card].breed_rolled for card in view.hands[seat]):
        value += _LATER * breeding
    return value


@lru_cache(maxsize=1 << 14)
def _lying(faces: Faces, lying: bytes, used: int, half_cow: bool, left: int) -> float:
    halves = half_cows_of(lying, used).bit_count()
    cow = faces.royal[HALF_COW]
    value = 0.0
    royal, breeding = _by_rolls(faces, half_cow, left)
    for die in range(ROYAL_DICE):
        if has_die(used, die):
            continue
        if lying[die] != HALF_COW:
            value += max(faces.royal[lying[die]], royal)
        elif halves >= HALVES:
            value += max(cow / halves, royal)
        elif half_cow:
            # All half cows are one effect.
            value += max(cow, royal)
        else:
            value += max(cow * _HALF[min(left, 2)], royal)
    if not has_die(used, BREEDING_DIE):
        value += max(faces.breeding[lying[BREEDING_DIE]], breeding)
    return value


@lru_cache(maxsize=1 << 14)
def _by_rolls(faces: Faces, half_cow: bool, rolls: int) -> tuple[float, float]:
    """What a royal die and the breeding die are worth that may be rolled so many times more, 0 if none."""
    royal = breeding = 0.0
    for left in range(rolls):
        share = 0.7 if half_cow else 0.3 if left else 0.25
        worths = [worth * share if face == HALF_COW else worth for face, worth in enumerate(faces.royal)]
        royal = sum(max(worth, royal) for worth in worths) / len(ROYAL)
        breeding = sum(max(worth, breeding) for worth in faces.breeding) / len(BREEDING)
    return royal, breeding


@lru_cache(maxsize=1 << 14)
def worth_of_faces(field: Field, lasting: bytes, goal: int) -> Faces:
    """What each face of the dice would give on a field."""
    held = limits(lasting)
    owned = total(field.animals)
    room = rooms_left(field, held.rooms)
    royal = []
    for face in range(len(ROYAL)):
        gift = face_gives(face, held)
        if gift.move:
            royal.append(_fences(field.fences, gift.move))
        else:
            royal.append(_gained(owned, room, gift.kind, gift.animals, goal))
    by_kind = [_gained(owned, room, kind, young(owned[kind], kind, held), goal) for kind in KINDS]
    return Faces(tuple(royal), tuple(by_kind[BREEDS[face]] for face in range(len(BREEDING))))


def _gained(owned: Counts, room: Rooms, kind: int, number: int, goal: int) -> float:
    fit = min(number, room[kind])
    value = more(owned, kind, fit, goal)
    return value + _SQUEEZED * (more(owned, kind, number, goal) - value) if number > fit else value


def _fences(fences: int, number: int) -> float:
    return ground(fences, min(number, FENCES - fences.bit_count()), number) - ground(fences)


@lru_cache(maxsize=1 << 15)
def rooms_left(field: Field, rooms: Rooms) -> tuple[int, int, int, int]:
    """For each kind how many more find room as everybody stands: with their own, and in empty pens."""
    inside: Pens = pens(field.fences)
    left, empty = [0, 0, 0, 0], 0
    for pen, lives in zip(inside, pen_kinds(field.animals, inside), strict=True):
        if lives == NO_KIND:
            empty += len(pen)
        else:
            # Written out, as in the field: it is asked for every face of every die.
            left[lives] += len(pen) * rooms[lives] - sum(field.animals[space] & 3 for space in pen)
    numbers = [left[kind] + empty * rooms[kind] for kind in KINDS]
    return numbers[0], numbers[1], numbers[2], numbers[3]
