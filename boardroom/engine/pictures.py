"""The states between the events of a step, for whoever looks: what is applied again notes one after each event.

Play pays nothing for it: there what happened is gathered in a plain list.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")


class NotedEvents(list[Any], Generic[S]):
    """The events of a step in the making, with the state of the table after each: its picture.

    ``picture`` gives the state at this moment. It is asked as each event is appended, so what an event tells has to be
    so by then, and nothing that a later one tells.
    """

    def __init__(self, picture: Callable[[], S]) -> None:
        super().__init__()
        self.picture = picture
        self._noted: list[S] = []

    def append(self, event: Any, /) -> None:
        """What happened next, and how the table looks then."""
        super().append(event)
        self._noted.append(self.picture())

    def pictures(self, after: S) -> tuple[S, ...]:
        """The picture after each event; after the last one it is the state ``after`` the step."""
        return (*self._noted[:-1], after) if self._noted else ()
