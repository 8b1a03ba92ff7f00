"""What happened, as beats of motion: which events are played again, from which place on."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from boardroom.controller.session import Session, Told
from boardroom.ui.game_page.turn.history import History
from boardroom.ui.game_page.turn.last_turn import stretch
from boardroom.ui.game_page.turn.spectating import Spectating
from boardroom.ui.stage.motion.motion import WALK, Beat
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Pace

_ON_THE_WAY: Final = Pace(WALK, 0)


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
    none where nothing is told now, unless the ``whole`` was asked for. What else moves pieces between what is told is
    seen on the way.
    """
    made, told = [], False

    def looked(entry: Told) -> int | None:
        return spectating.turned_to((entry.seat,), whole)

    table = past.table
    for before, event, after in _events(past, places, looked):
        pace = table.motion.pace(event)
        if pace.takes_time and (whole or spectating.tells(pace)):
            told = True
            made.append(_beat(table, before, event, after, pace))
        elif not pace.takes_time and (whole or spectating.tells(_ON_THE_WAY)):
            made += _walk(table, before, event, after)
    return made if told else []


def walks_before_handover(past: Past, places: Collection[int], spectating: Spectating) -> list[Beat]:
    """The beats of what moved at these places before other things came to lie large: what was one's own doing is not
    told, but would be gone before it was seen. None where the same things stay in view.
    """
    made: list[Beat] = []
    if not spectating.tells(_ON_THE_WAY):
        return made
    for before, event, after in _events(past, places):
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
    for before, event, after in _events(past, places):
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
) -> Iterator[tuple[_Picture, Any, _Picture]]:
    """Every event at these places, between the picture before it and the one after it, with the things of whom they are
    looked at with.
    """
    table, session, audience, history = past
    order = table.attention.order
    # Only what lies there is looked at: a history is long.
    for entry in history.since(min(places, default=session.length)):
        if entry.place not in places:
            continue
        earlier, view, whose = history.before(entry.place), session.view_at(entry.place, audience), looked(entry)
        before = _Picture(table, Presentation(view, audience, history=earlier, looked=whose, order=order))
        views = session.views_during(entry.place, audience)
        for count, (event, view) in enumerate(zip(entry.events, views, strict=True), 1):
            so_far = earlier.followed_by([entry._replace(events=entry.events[:count])])
            after = _Picture(table, Presentation(view, audience, history=so_far, looked=whose, order=order))
            yield before, event, after
            before = after


def _beat(table: Table, before: _Picture, event: Any, after: _Picture, pace: Pace) -> Beat:
    moves = table.motion.moves(before.shown, event, before.layout, after.layout)
    return Beat(after.layout, pace, event, after.shown.view, moves, after.shown.looked)


def takes_time(table: Table, told: Told) -> bool:
    """Whether anything that happened there is played, and not only settled."""
    return any(table.motion.pace(event).takes_time for event in told.events)


def last_turn(session: Session, table: Table, history: Sequence[Told], seat: int | None = None) -> Sequence[int]:
    """The places of the newest turn of a history that can be seen again, none if nothing was told yet. The newest one
    in which a computer player did something, where there is any: one's own since then one has just seen. For a
    ``seat`` it begins no later than what others did since its last decision, also where a round has ended meanwhile.
    """
    last = next((entry for entry in _told_last(table, history) if _is_followed(table, entry)), None)
    last = last or next(_told_last(table, history), None)
    if last is None:
        return ()
    newest = _turn(session, last)
    first = last
    for entry in _told_last(table, history[: history.index(last)]):
        if _turn(session, entry) != newest:
            break
        first = entry
    others = [told.place for told in stretch(history, seat, session.answers_as_usual) if told.seat != seat]
    begun = min([first.place, *others]) if seat is not None else first.place
    return range(begun, last.place + 1)


def _told_last(table: Table, history: Sequence[Told]) -> Iterator[Told]:
    """What was played, the newest first."""
    return (entry for entry in reversed(history) if takes_time(table, entry))


def _is_followed(table: Table, told: Told) -> bool:
    return any(table.motion.pace(event).followed for event in told.events)


def _turn(session: Session, told: Told) -> int:
    """The number of the turn in which something happened."""
    return session.rules.progress(session.view_at(told.place, None)).round
