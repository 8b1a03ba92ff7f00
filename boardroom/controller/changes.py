"""Changes: what a session tells those who act and those who watch, and the telling."""

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from boardroom.engine.briefs import Scored


class Stale(ValueError):
    """A proposal made for a position that is no longer the seat's own."""


class Kind(Enum):
    """What a change of the session was."""

    APPLIED = "applied"
    REWRITTEN = "rewritten"
    SEATS = "seats"


class Told(NamedTuple):
    """Events of one action as an audience sees them; ``place`` counts actions from 0.

    ``draft`` marks what could still be drawn up anew when it was done; ``scored`` says whose points it changed.
    """

    place: int
    seat: int
    events: tuple[Any, ...]
    draft: bool = False
    scored: tuple[Scored, ...] = ()


class Change(NamedTuple):
    """What watchers are told: the kind, the first place that changed, and whose action it was."""

    kind: Kind
    place: int
    seat: int


class Watchers:
    """Those who are told of every change, in the order in which they began to watch."""

    def __init__(self) -> None:
        self._watchers: dict[object, Callable[[Change], None]] = {}
        self._untold: deque[Change] = deque()

    def add(self, watcher: Callable[[Change], None]) -> Callable[[], None]:
        """One more; the function returned ends it at once, also while a change is being told."""
        handle = object()
        self._watchers[handle] = watcher

        def end() -> None:
            self._watchers.pop(handle, None)

        return end

    def tell(self, change: Change) -> None:
        """Tell everybody a change; one that a watcher makes while it is told waits until all know the one before."""
        self._untold.append(change)
        if len(self._untold) > 1:
            return
        try:
            while self._untold:
                for handle, watcher in tuple(self._watchers.items()):
                    if handle in self._watchers:
                        watcher(self._untold[0])
                self._untold.popleft()
        finally:
            self._untold.clear()
