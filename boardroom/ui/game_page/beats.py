"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Sequence
from typing import Any

from boardroom.controller.session import Session, Told
from boardroom.ui.game_page.following import Following
from boardroom.ui.stage.motion import Beat, Passage
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Pace, Table


def beats(
    table: Table,
    session: Session,
    audience: int | None,
    places: Sequence[int],
    following: Following,
    whole: bool = False,
) -> list[Beat]:
    """The beats of what happened at these places of the history, ascending, as an audience sees it; nothing for what
    only settles, and nothing that is not told now, unless the ``whole`` was asked for.
    """
    made: list[Beat] = []
    for entry in _told(session, audience, places):
        view = session.view_at(entry.place, audience)
        for event in entry.events:
            before, view = view, session.rules.follow(view, event)
            pace = table.pace(event)
            if pace.takes_time and (whole or following.tells(pace)):
                looked = following.turned_to((entry.seat,), whole)
                made.append(_beat(table, before, event, view, audience, pace, looked))
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


def _beat(
    table: Table, before: Any, event: Any, view: Any, audience: int | None, pace: Pace, looked: int | None = None
) -> Beat:
    layout = table.layout(Presentation(view, audience, looked=looked))
    there = table.layout(Presentation(before, audience, looked=looked))
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
        looked,
    )


def takes_time(table: Table, told: Told) -> bool:
    """Whether anything that happened there is played, and not only settled."""
    return any(table.pace(event).takes_time for event in told.events)


def last_turn(session: Session, table: Table, history: Sequence[Told]) -> Sequence[int]:
    """The places of the newest turn of a history that can be seen again, none if nothing was told yet. The newest one
    in which a computer player did something, where there is any: one's own since then one has just seen.
    """
    told = [entry for entry in history if takes_time(table, entry)]
    if not told:
        return ()
    followed = (entry for entry in reversed(told) if any(table.pace(event).followed for event in entry.events))
    last = next(followed, told[-1])
    newest = _turn(session, last)
    first = last
    for entry in reversed(told[: told.index(last)]):
        if _turn(session, entry) != newest:
            break
        first = entry
    return range(first.place, last.place + 1)


def _turn(session: Session, told: Told) -> int:
    """The number of the turn in which something happened."""
    return session.rules.progress(session.view_at(told.place, None)).round
