"""Nimble's nouns: the stones and the cairns they lie on, who has taken which, actions, events."""

from typing import Final, NamedTuple

from attrs import frozen

from boardroom.engine.text import Text, phrase

SIZES: Final = (3, 4, 5)
"""The stones of each cairn."""
FIRST: Final = (0, 3, 7)
"""The lowest stone of each cairn; the others follow upwards."""
STONES: Final = sum(SIZES)


class State(NamedTuple):
    """Who plays and who is to move; the turns done; the cairn of this turn and the stones taken from it so far.

    ``owners`` tells for every stone where it is: 0 on its cairn, else 1 + the seat that has it. ``last`` is what
    taking the last stone does: "wins" or "loses".
    """

    seats: int
    turn: int
    turns: int
    cairn: int
    taken: int
    owners: bytes
    last: str

    def left(self, cairn: int) -> int:
        """The number of stones that still lie on a cairn."""
        return self.owners[FIRST[cairn] : FIRST[cairn] + SIZES[cairn]].count(0)

    @property
    def hand(self) -> tuple[int, ...]:
        """The stones taken this turn, the one taken last in front."""
        lowest = FIRST[self.cairn] + self.left(self.cairn)
        return tuple(range(lowest, lowest + self.taken))

    @property
    def over(self) -> bool:
        """Whether the last stone is taken, and its turn done."""
        return not self.taken and 0 not in self.owners


@frozen
class TakeStone:
    """Take the topmost stone of a cairn."""

    cairn: int


@frozen
class Finish:
    """Take no more: the next one's turn."""


class StoneTaken(NamedTuple):
    """A stone came off its cairn."""

    beat: int
    seat: int
    cairn: int
    stone: int


class TurnFinished(NamedTuple):
    """A seat is done, with so many stones from a cairn, of which these are the ones."""

    beat: int
    seat: int
    cairn: int
    stones: tuple[int, ...]


def cairn_of(stone: int) -> int:
    """The cairn that a stone belongs to."""
    return sum(stone >= first for first in FIRST) - 1


def cairn_name(cairn: int) -> Text:
    """What a cairn is called."""
    names = (
        phrase("Nimble", "the left cairn"),
        phrase("Nimble", "the middle cairn"),
        phrase("Nimble", "the right cairn"),
    )
    return names[cairn]
