"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Sequence
from typing import Any

from boardroom.controller.session import Session, Told
from boardroom.ui.stage.motion import Beat, Passage
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Pace, Table


def beats(table: Table, session: Session, audience: int | None, places: Sequence[int]) -> list[Beat]:
    """The beats of what happened at these places of the history, ascending, as an audience sees it; nothing for what
    only settles.
    """
    made: list[Beat] = []
    for entry in _told(session, audience, places):
        view = session.view_at(entry.place, audience)
        for event in entry.events:
            before, view = view, session.rules.follow(view, event)
            pace = table.pace(event)
            if pace.takes_time:
                made.append(_beat(table, before, event, view, audience, pace))
    return made


def passage(
    table: Table, session: Session, audience: int | None, places: Sequence[int], layout: dict[str, Place]
) -> Passage:
    """What happened at these places, as one way from the layout before it to this one: what is one's own doing is not
    told, but seen.
    """
    renames: dict[str, str] = {}
    arrivals: dict[str, Place] = {}
    departures: dict[str, Place] = {}
    for entry in _told(session, audience, places):
        view = session.view_at(entry.place, audience)
        for event in entry.events:
            before, view = view, session.rules.follow(view, event)
            beat = _beat(table, before, event, view, audience, Pace(0, 0))
            new = dict(beat.renames)
            renames = {old: new.pop(key, key) for old, key in renames.items()} | new
            arrivals = {beat.renames.get(key, key): place for key, place in arrivals.items()} | dict(beat.arrivals)
            departures |= beat.departures
    here = {key: place for key, place in arrivals.items() if key in layout}
    return Passage({old: new for old, new in renames.items() if new in layout}, departures, here)


def _told(session: Session, audience: int | None, places: Sequence[int]) -> list[Told]:
    return [entry for entry in session.history(audience, min(places)) if entry.place in places] if places else []


def _beat(table: Table, before: Any, event: Any, view: Any, audience: int | None, pace: Pace) -> Beat:
    layout, there = table.layout(Presentation(view, audience)), table.layout(Presentation(before, audience))
    return Beat(
        layout,
        pace,
        event,
        view,
        table.renames(before, event),
        table.departures(before, event, there),
        table.arrivals(before, event, layout),
        table.tumbles(before, event),
        table.detours(before, event),
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
