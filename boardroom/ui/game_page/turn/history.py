"""The history of a game, as each audience sees it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, overload

from boardroom.controller.session import Session, Told

_BLOCK: Final = 256
"""Entries that histories share as one."""


class History(Sequence[Told]):
    """What happened, in order, or the first part of it. It never changes; a longer or shorter one shares with it all
    but a few entries, so that a picture of a long game costs no more than one of a short game.
    """

    __slots__ = ("_blocks", "_rest")

    def __init__(self, told: Iterable[Told] = ()) -> None:
        entries = tuple(told)
        whole = len(entries) - len(entries) % _BLOCK
        self._blocks = tuple(entries[first : first + _BLOCK] for first in range(0, whole, _BLOCK))
        self._rest = entries[whole:]

    @classmethod
    def _of(cls, blocks: tuple[tuple[Told, ...], ...], rest: tuple[Told, ...]) -> "History":
        made = cls.__new__(cls)
        made._blocks, made._rest = blocks, rest
        return made

    def followed_by(self, told: Iterable[Told]) -> "History":
        """The history that goes on with these."""
        more = tuple(told)
        if not more:
            return self
        behind = History((*self._rest, *more))
        return self._of(self._blocks + behind._blocks, behind._rest)

    def before(self, place: int) -> "History":
        """What happened before the action at a place."""
        return self.first(bisect_left(self, place, key=_place))

    def since(self, place: int) -> Iterator[Told]:
        """What happened from the action at a place on."""
        return (self[number] for number in range(bisect_left(self, place, key=_place), len(self)))

    def first(self, count: int) -> "History":
        """The first so many entries."""
        if count >= len(self):
            return self
        block, rest = divmod(count, _BLOCK)
        last = self._blocks[block] if block < len(self._blocks) else self._rest
        return self._of(self._blocks[:block], last[:rest])

    def __len__(self) -> int:
        return len(self._blocks) * _BLOCK + len(self._rest)

    @overload
    def __getitem__(self, at: int) -> Told: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Told]: ...
    def __getitem__(self, at: int | slice) -> Told | Sequence[Told]:
        if isinstance(at, slice):
            first, last, step = at.indices(len(self))
            if first == 0 and step == 1:
                return self.first(max(0, last))
            return [self[number] for number in range(first, last, step)]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(f"there is no entry {at} among {len(self)}")
        block, place = divmod(number, _BLOCK)
        return self._blocks[block][place] if block < len(self._blocks) else self._rest[place]

    def __iter__(self) -> Iterator[Told]:
        return chain(chain.from_iterable(self._blocks), self._rest)

    def __reversed__(self) -> Iterator[Told]:
        return chain(reversed(self._rest), chain.from_iterable(map(reversed, reversed(self._blocks))))


def _place(told: Told) -> int:
    return told.place


class Histories:
    """The history of each audience, kept and lengthened; telling it all anew would take longer with every turn."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: dict[int | None, History] = {}
        self._until: dict[int | None, int] = {}

    def changed(self, place: int) -> None:
        """What was told from a place on no longer stands."""
        for audience, history in self._kept.items():
            if history and history[-1].place >= place:
                self._kept[audience] = history.before(place)
            self._until[audience] = min(self._until[audience], place)

    def of(self, audience: int | None) -> History:
        """Everything that happened, as an audience sees it."""
        kept = self._kept.get(audience, History())
        more = self._session.history(audience, self._until.get(audience, 0))
        history = self._kept[audience] = kept.followed_by(more)
        self._until[audience] = self._session.length
        return history


def up_to(history: History, event: Any) -> History:
    """The history as far as an event, so that the log does not run ahead of the motion."""
    # It is among the last: from the front the search would take longer with every turn.
    for number, told in zip(range(len(history) - 1, -1, -1), reversed(history), strict=True):
        for index, other in enumerate(told.events):
            if other is event:
                if index + 1 == len(told.events):
                    return history.first(number + 1)
                return history.first(number).followed_by([told._replace(events=told.events[: index + 1], scored=())])
    return history
