"""Telling: what happened turned into beats, picture by picture, for an audience."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from boardroom.controller.session import Session, Told
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


def beats(table: Table, session: Session, audience: int | None, places: Sequence[int]) -> list[Beat]:
    """The beats of what happened at these places of the story, ascending, as an audience sees it; nothing for what only
    settles.
    """
    told = [entry for entry in session.history(audience, min(places)) if entry.place in places] if places else []
    made: list[Beat] = []
    for entry in told:
        view = session.view_at(entry.place, audience)
        for event in entry.events:
            before, view = view, session.rules.follow(view, event)
            pace = table.pace(event)
            if pace.motion or pace.pause:
                layout = table.layout(Presentation(view, audience))
                made.append(Beat(layout, table.renames(before, event), table.departures(event), pace, event, view))
    return made


class Histories:
    """The story of each audience, kept and lengthened; telling it all anew would take longer with every turn."""

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
    """The story as far as an event, so that the log does not run ahead of the motion."""
    # It is among the last: from the front the search would take longer with every turn.
    for place in range(len(history) - 1, -1, -1):
        told = history[place]
        for index, other in enumerate(told.events):
            if other is event:
                return [*history[:place], told._replace(events=told.events[: index + 1])]
    return list(history)


def last_turn(session: Session, table: Table, history: Sequence[Told]) -> int | None:
    """The place from which the newest turn of a story can be seen again, None if nothing was told yet."""
    newest: tuple[int, int] | None = None
    for told in reversed(history):
        if any(table.pace(event).pause for event in told.events):
            number = session.rules.progress(session.view_at(told.place, None)).round
            if newest is not None and number != newest[0]:
                break
            newest = number, told.place
    return newest[1] if newest is not None else None


def following(shown: Presentation, view: Any) -> Presentation:
    """The same audience looking at another view, with nobody acting."""
    return evolve(
        shown,
        view=view,
        actor=None,
        legal=(),
        draft=(),
        forecast=(),
        asides=(),
        picked=frozenset(),
        looked=None,
        prompt=None,
    )
