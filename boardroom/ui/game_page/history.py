"""The history of a game, as each audience sees it."""

from collections.abc import Sequence
from typing import Any

from boardroom.controller.session import Session, Told


class Histories:
    """The history of each audience, kept and lengthened; telling it all anew would take longer with every turn."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: dict[int | None, list[Told]] = {}
        self._until: dict[int | None, int] = {}

    def changed(self, place: int) -> None:
        """What was told from a place on no longer stands."""
        for audience, history in self._kept.items():
            while history and history[-1].place >= place:
                history.pop()
            self._until[audience] = min(self._until[audience], place)

    def of(self, audience: int | None) -> list[Told]:
        """Everything that happened, as an audience sees it."""
        history = self._kept.setdefault(audience, [])
        history += self._session.history(audience, self._until.get(audience, 0))
        self._until[audience] = self._session.length
        return list(history)


def up_to(history: Sequence[Told], event: Any) -> list[Told]:
    """The history as far as an event, so that the log does not run ahead of the motion."""
    # It is among the last: from the front the search would take longer with every turn.
    for place in range(len(history) - 1, -1, -1):
        told = history[place]
        for index, other in enumerate(told.events):
            if other is event:
                return [*history[:place], told._replace(events=told.events[: index + 1])]
    return list(history)
