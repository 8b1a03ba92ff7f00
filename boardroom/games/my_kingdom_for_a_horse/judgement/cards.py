"""What farm cards are worth: lasting ones by what they give in a round and the rounds to come, cards in hand by what
playing them may bring.
"""

from functools import lru_cache
from typing import Final

from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN, Design
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import SPACE_HOLDS, worth
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES

_ROUNDS: Final = 3.0
"""Rounds that a lasting card works for when it is played early."""
_HOPE: Final = 0.3
"""What is left of what a card may bring while it is in hand."""

# What is won in a round, in sheep.
_RE_ROLL: Final = 1.2
_HALF_COW: Final = 4.5
_SECOND_DIE: Final = 1.8
_MORE_FENCES: Final = 1.3
_MORE_YOUNG: Final = (0.5, 0.9, 2.5, 0.0)
_TURNING: Final = 2.2
_WHEEL: Final = 0.5
_SECOND_TRADE: Final = 0.7
_MORE: Final = (0.9, 2.2, 0.0, 0.0)
_ROOM: Final = (0.7, 0.8, 1.6, 0.5)
_CHEAPER: Final = (1.2, 3.0, 0.9)

# What is won at once.
_FENCE: Final = 1.6
_MOVE: Final = 0.5
_RE_ROLL_NOW: Final = 1.5
_SET: Final = 3.0
_BRED: Final = (2.0, 3.0, 5.0)


def _a_round(design: Design) -> float:
    """What a lasting card gives in a round."""
    value: float = design.rerolls * _RE_ROLL + design.half_cow * _HALF_COW + design.dice * _SECOND_DIE
    value += design.more_fences * _MORE_FENCES + design.turn_breeding * _TURNING
    value += design.wheel * _WHEEL + design.kinds * _SECOND_TRADE
    value += sum(_MORE[kind] * design.more[kind] + _MORE_YOUNG[kind] * design.breeding[kind] for kind in KINDS)
    value += sum(_ROOM[kind] * (number - SPACE_HOLDS) for kind, number in design.room)
    return value + sum(_CHEAPER[kind] * (RATES[kind] - rate) for kind, rate in design.rates)


def _at_once(design: Design) -> float:
    value = worth(design.gain) + design.fences * _FENCE + design.moves * _MOVE + design.rerolls * _RE_ROLL_NOW
    value += design.set_die * _SET + design.breed_rolled * _BRED[Kind.PIG]
    if design.breed >= 0:
        value += _BRED[min(design.breed, Kind.COW)]
    return value


_A_ROUND: Final = tuple(_a_round(design) if design.lasting else 0.0 for design in CARDS)
_IN_HAND: Final = tuple(
    _HOPE * max(0.3, (_ROUNDS * 0.6 * _a_round(design) if design.lasting else _at_once(design)) - worth(design.cost))
    for design in CARDS
)


@lru_cache(maxsize=1 << 12)
def lasting(cards: bytes, late: float) -> float:
    """What lasting cards are worth, from 0 (early) to 1 (late)."""
    return _ROUNDS * (1.0 - late) * sum(_A_ROUND[card] for card in cards)


@lru_cache(maxsize=1 << 14)
def hand(cards: bytes) -> float:
    """What cards in hand are worth; those not seen count as the middle of all."""
    return sum(_MIDDLE if card == HIDDEN else _IN_HAND[card] for card in cards)


_MIDDLE: Final = sum(_IN_HAND) / len(_IN_HAND)
