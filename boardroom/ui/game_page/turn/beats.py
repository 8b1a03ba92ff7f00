"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple

from attrs import evolve

from boardroom.controller.session import Session, Told
from boardroom.engine.briefs import told_points
from boardroom.ui.game_page.turn.history import History
from boardroom.ui.game_page.turn.spectating import Spectating
from boardroom.ui.stage.motion.motion import WALK, Beat
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Pace

_ON_THE_WAY: Final = Pace(WALK, 0)
_READ: Final = 900
"""Milliseconds for which a step that somebody asked to see again stands at least: its words are to be read."""


class _Picture:
    """What is shown between two events, laid out once, and only if somebody asks for it."""

    def __init__(self, table: Table, shown: Presentation) -> None:
        self._table, self.shown = table, shown

    @cached_property
    def layout(self) -> dict[str, Place]:
        return self._table.layout(self.shown)


class Past(NamedTuple):
    """The history of a session as an audience sees it at a table."""

    table: Table
    session: Session
    audience: int | None
    history: History


def beats(past: Past, places: Collection[int], spectating: Spectating, whole: bool = False) -> list[Beat]:
    """The beats of what happened at these places of a history, as its audience sees it; none for what only settles, and
    none where nothing is told now. Where the ``whole`` was asked for, all that has words is told, long enough to read
    them. What else moves pieces between what is told is seen on the way.
    """
    made: list[Beat] = []
    told, last = False, dict[int, int]()
    """Whether anything is told, and the last step of each action."""

    def looked(entry: Told) -> int | None:
        return spectating.turned_to((entry.seat,), whole)

    table, has_words = past.table, past.session.rules.words.is_told
    for entry, before, event, after in _events(past, places, looked):
        pace = table.motion.pace(event)
        if whole and has_words(event):
            told = True
            pace = Pace(pace.motion or WALK, max(pace.pause, _READ), followed=True)
            made.append(_beat(table, before, event, after, pace, step=True))
        elif pace.takes_time and (whole or spectating.tells(pace)):
            told = True
            made.append(_beat(table, before, event, after, pace, step=has_words(event)))
        elif not pace.takes_time and (whole or spectating.tells(_ON_THE_WAY)):
            made += _walk(table, before, event, after)
        scores = entry.place not in last or not past.session.rules.words.tells_end(event)
        if made and made[-1].event is event and made[-1].step and scores:
            # That the game is over scored nothing.
            last[entry.place] = len(made) - 1
    for entry in past.history.since(min(last, default=past.session.length)):
        if entry.place in last and (points := told_points(entry.scored)) is not None:
            made[last[entry.place]] = evolve(made[last[entry.place]], points=points)
    return made if told else []


def walks_before_handover(past: Past, places: Collection[int], spectating: Spectating) -> list[Beat]:
    """The beats of what moved at these places before other things came to lie large: what was one's own doing is not
    told, but would be gone before it was seen. None where the same things stay in view.
    """
    made: list[Beat] = []
    if not spectating.tells(_ON_THE_WAY):
        return made
    for _, before, event, after in _events(past, places):
        if past.table.large(before.shown) != past.table.large(after.shown):
            return made
        made += _walk(past.table, before, event, after)
    return []


def _walk(table: Table, before: _Picture, event: Any, after: _Picture) -> list[Beat]:
    """An event that is not told, as a beat if anything moves in it."""
    beat = _beat(table, before, event, after, _ON_THE_WAY)
    return [beat] if beat.moves.renames or beat.moves.arrivals or beat.moves.departures else []


def passage(past: Past, places: Collection[int], layout: dict[str, Place]) -> Moves:
    """What happened at these places of a history, as one way from the layout before it to this one: what is one's own
    doing is not told, but seen.
    """
    renames: dict[str, str] = {}
    arrivals: dict[str, Place] = {}
    departures: dict[str, Place] = {}
    for _, before, event, after in _events(past, places):
        beat = _beat(past.table, before, event, after, Pace(0, 0))
        new = dict(beat.moves.renames)
        renames = {old: new.pop(key, key) for old, key in renames.items()} | new
        arrivals = {beat.moves.renames.get(key, key): place for key, place in arrivals.items()} | dict(
            beat.moves.arrivals
        )
        departures |= beat.moves.departures
    here = {key: place for key, place in arrivals.items() if key in layout}
    return Moves({old: new for old, new in renames.items() if new in layout}, departures, here)


def _events(
    past: Past, places: Collection[int], looked: Callable[[Told], int | None] = lambda entry: None
) -> Iterator[tuple[Told, _Picture, Any, _Picture]]:
    """Every event at these places, with what it is a part of, between the picture before it and the one after it, with
    the things of whom they are looked at with; when the end is told, with those that are in view by themselves then.
    """
    table, session, audience, history = past
    order, tells_end = table.attention.order, session.rules.words.tells_end
    # Only what lies there is looked at: a history is long.
    for entry in history.since(min(places, default=session.length)):
        if entry.place not in places:
            continue
        earlier, view, whose = history.before(entry.place), session.view_at(entry.place, audience), looked(entry)
        before = _Picture(table, Presentation(view, audience, history=earlier, looked=whose, order=order))
        views = session.views_during(entry.place, audience)
        for count, (event, view) in enumerate(zip(entry.events, views, strict=True), 1):
            so_far = earlier.followed_by([entry._replace(events=entry.events[:count])])
            if tells_end(event):
                whose = None
            after = _Picture(table, Presentation(view, audience, history=so_far, looked=whose, order=order))
            yield entry, before, event, after
            before = after


def _beat(table: Table, before: _Picture, event: Any, after: _Picture, pace: Pace, step: bool = False) -> Beat:
    moves = table.motion.moves(before.shown, event, before.layout, after.layout)
    return Beat(after.layout, pace, event, after.shown.view, moves, after.shown.looked, after.shown, step)


def takes_time(table: Table, told: Told) -> bool:
    """Whether anything that happened there is played, and not only settled."""
    return any(table.motion.pace(event).takes_time for event in told.events)
