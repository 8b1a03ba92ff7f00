"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Sequence

from boardroom.controller.session import Session, Told
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


def beats(table: Table, session: Session, audience: int | None, places: Sequence[int]) -> list[Beat]:
    """The beats of what happened at these places of the history, ascending, as an audience sees it; nothing for what
    only settles.
    """
    told = [entry for entry in session.history(audience, min(places)) if entry.place in places] if places else []
    made: list[Beat] = []
    for entry in told:
        view = session.view_at(entry.place, audience)
        for event in entry.events:
            before, view = view, session.rules.follow(view, event)
            pace = table.pace(event)
            if pace.takes_time:
                layout = table.layout(Presentation(view, audience))
                made.append(Beat(layout, table.renames(before, event), table.departures(event), pace, event, view))
    return made


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
