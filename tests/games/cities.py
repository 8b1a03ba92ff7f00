"""Positions of Ephyran in short: cities and hands named by what is seen of their cards; the rest is the pile."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.games.ephyran.cards import (
    ALL_TOKENS,
    FIRST_DIONYSUS,
    HALVES,
    NO_TOKEN,
    PILE_CARDS,
    TERRITORIES,
    half_key,
    is_dionysus,
)
from boardroom.games.ephyran.city import UNLOCKED, City
from boardroom.games.ephyran.state import NOBODY, NOT_YET, PLAYING, UNFINISHED, Announced, State


class Box:
    """All cards, from which those of a position are taken one by one."""

    def __init__(self, seats: int) -> None:
        self.left = [*PILE_CARDS, *range(FIRST_DIONYSUS, FIRST_DIONYSUS + seats)]

    def half(self, name: str) -> int:
        """A half whose key begins with a name ("lagoon-2", "destroy", "dionysus"), of a card that nobody has yet.

        "lagoon-2/exchange" is one on whose card that other half is, too.
        """
        wanted, _, other = name.partition("/")
        for half in range(len(HALVES)):
            card = half >> 1
            if card not in self.left or (is_dionysus(card) and half & 1):
                continue
            if half_key(half).startswith(wanted) and half_key(half ^ 1).startswith(other):
                self.left.remove(card)
                return half
        raise ValueError(f"no card is left for {name!r}")


def city(
    box: Box,
    columns: Mapping[str, str],
    tokens: Mapping[tuple[str, int], int] | None = None,
    locked: Sequence[str] = (),
) -> City:
    """A city: by territory its areas, as their creatures or just numbers ("1 2 dionysus"); tokens by territory and
    number; and the territories that are locked.
    """
    laid = []
    for territory in TERRITORIES:
        words = columns.get(territory, "").split()
        laid.append(bytes(box.half(word if word == "dionysus" else f"{territory}-{word}") for word in words))
    lying = [bytearray(len(column)) for column in laid]
    for (territory, number), token in (tokens or {}).items():
        lying[TERRITORIES.index(territory)][number - 1] = token
    locks = tuple(box.half("shield") if territory in locked else UNLOCKED for territory in TERRITORIES)
    return City(tuple(laid), tuple(map(bytes, lying)), locks)


def position(
    box: Box,
    hands: Sequence[str],
    cities: Sequence[City],
    announced: Announced | None = None,
    discard: str = "",
    tartarus: str = "",
    **fields: Any,
) -> State:
    """A position with these hands, as names of halves; the first seat is to play unless something else is said. What is
    neither in a hand nor laid anywhere is the pile.
    """
    held = tuple(bytes(box.half(name) >> 1 for name in hand.split()) for hand in hands)
    piled = [bytes(box.half(name) >> 1 for name in names.split()) for names in (discard, tartarus)]
    supply = list(ALL_TOKENS)
    for lying in (bytes((fields.get("token", NO_TOKEN),)), *(row for one in cities for row in one.tokens)):
        for token in lying:
            if token != NO_TOKEN:
                supply.remove(token)
    state = State(
        step=0,
        phase=PLAYING,
        round=2,
        starter=0,
        active=0,
        asked=NOBODY,
        announced=announced,
        gods=tuple(range(len(hands))),
        hands=held,
        cities=tuple(cities),
        pile=b"",
        discard=piled[0],
        tartarus=piled[1],
        supply=bytes(supply),
        token=NO_TOKEN,
        seen=b"",
        draws=0,
        discarded=0,
        again=0,
        bonuses=(UNFINISHED,) * len(hands),
        ending=NOT_YET,
        conceded=NOBODY,
    )
    return state._replace(pile=bytes(card for card in box.left if card < FIRST_DIONYSUS))._replace(**fields)
