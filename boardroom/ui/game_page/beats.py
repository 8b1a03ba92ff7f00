"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Container, Iterator, Sequence
from functools import cached_property
from typing import Any

from boardroom.controller.session import Session, Told
from boardroom.ui.stage.motion import WALK, Beat, Passage
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Pace, Table


class _Picture:
    """What is shown between two events, laid out once, and only if somebody asks for it."""

    def __init__(self, table: Table, shown: Presentation) -> None:
        self._table, self.shown = table, shown

    @cached_property
    def layout(self) -> dict[str, Place]:
        return self._table.layout(self.shown)


def beats(
    table: Table, session: Session, audience: int | None, history: Sequence[Told], places: Container[int]
) -> list[Beat]:
    """The beats of what happened at these places of a history, as its audience sees it. What else moves pieces there is
    seen on the way; none for what only settles.
    """
    made = []
    for before, event, after in _events(table, session, audience, history, places):
        pace = table.pace(event)
        beat = _beat(table, before, event, after, pace if pace.takes_time else Pace(WALK, 0))
        if pace.takes_time or beat.renames or beat.arrivals or beat.departures:
            made.append(beat)
    return made


def passage(
    table: Table,
    session: Session,
    audience: int | None,
    history: Sequence[Told],
    places: Container[int],
    layout: dict[str, Place],
) -> Passage:
    """What happened at these places of a history, as one way from the layout before it to this one: what is one's own
    doing is not told, but seen.
    """
    renames: dict[str, str] = {}
    arrivals: dict[str, Place] = {}
    departures: dict[str, Place] = {}
    for before, event, after in _events(table, session, audience, history, places):
        beat = _beat(table, before, event, after, Pace(0, 0))
        new = dict(beat.renames)
        renames = {old: new.pop(key, key) for old, key in renames.items()} | new
        arrivals = {beat.renames.get(key, key): place for key, place in arrivals.items()} | dict(beat.arrivals)
        departures |= beat.departures
    here = {key: place for key, place in arrivals.items() if key in layout}
    return Passage({old: new for old, new in renames.items() if new in layout}, departures, here)


def _events(
    table: Table, session: Session, audience: int | None, history: Sequence[Told], places: Container[int]
) -> Iterator[tuple[_Picture, Any, _Picture]]:
    """Every event at these places, between the picture before it and the one after it."""
    for number, entry in enumerate(history):
        if entry.place not in places:
            continue
        past, view = history[:number], session.view_at(entry.place, audience)
        before = _Picture(table, Presentation(view, audience, history=past))
        for count, event in enumerate(entry.events, 1):
            view = session.rules.follow(view, event)
            so_far = (*past, entry._replace(events=entry.events[:count]))
            after = _Picture(table, Presentation(view, audience, history=so_far))
            yield before, event, after
            before = after


def _beat(table: Table, before: _Picture, event: Any, after: _Picture, pace: Pace) -> Beat:
    view = before.shown.view
    return Beat(
        after.layout,
        pace,
        event,
        after.shown.view,
        table.renames(view, event),
        table.departures(view, event, before.layout),
        table.arrivals(before.shown, event, after.layout),
        table.tumbles(view, event),
        table.detours(view, event),
    )


def takes_time(table: Table, told: Told) -> bool:
    """Whether anything that happened there is played, and not only settled."""
    return any(table.pace(event).takes_time for event in told.events)


def last_turn(session: Session, table: Table, history: Sequence[Told]) -> int | None:
    """The place from which the newest turn of a history can be seen again, None if nothing was told yet."""
    newest: tuple[int, int] | None = None
    for told in reversed(history):
        if takes_time(table, told):
            number = session.rules.progress(session.view_at(told.place, None)).round
            if newest is not None and number != newest[0]:
                break
            newest = number, told.place
    return newest[1] if newest is not None else None
