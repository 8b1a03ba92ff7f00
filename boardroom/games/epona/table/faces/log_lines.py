"""The lines of the short log: what the others have done since one's own last turn, everything that matters of what
somebody did in a round as one line, what that gave to who looks apart from it; and one's own last step.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.controller.session import Told
from boardroom.engine.briefs import (
    Scored,
    deeds_in_a_row,
    part_in_words,
    scored_together,
    together,
    told_of,
    told_points,
)
from boardroom.engine.enumerations import in_a_row, sentences
from boardroom.engine.rule_parts import its_seat
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.events import CardSold, Event
from boardroom.games.epona.words import log
from boardroom.games.epona.words.briefs import in_brief
from boardroom.games.epona.words.done_to_you import concerns, done_to

_FEW: Final = 3
"""Beside so many different deeds there is room for cards that were discarded for coins."""


class SinceTurn(NamedTuple):
    """What was done since the last turn of a seat, each line with whose badge stands beside it, None for nobody's:
    what that gave ``to_you``; what the ``others`` did, turn by turn. And in less room: what one ``gained``, without
    what others got by that, and ``of_each`` player one line of all its turns, those that went on last at the end.
    """

    to_you: tuple[tuple[int | None, Text], ...] = ()
    others: tuple[tuple[int | None, Text], ...] = ()
    gained: tuple[tuple[int | None, Text], ...] = ()
    of_each: tuple[tuple[int, Text], ...] = ()


def since_turn(history: Sequence[Told], own: int) -> SinceTurn:
    """What others did since the last turn of a seat."""
    others, _ = _parted(_since(history, own), own)
    return _told_since(tuple(others), own)


def has_own_step(history: Sequence[Told], own: int) -> bool:
    """Whether a seat has done something that is told since others acted."""
    return bool(_parted(_since(history, own), own)[1])


def own_last_step(history: Sequence[Told], own: int) -> Text:
    """The newest of these, behind the points that it brought; there must be one."""
    newest = _parted(_since(history, own), own)[1][-1]
    turn = _Turn(own, [event for event in newest.events if _is_own(event, own)], [*newest.scored])
    return _points_first(turn, turn.scored)


def newest_lines(history: Sequence[Told]) -> Iterator[tuple[int | None, Text]]:
    """The lines of the whole log, the newest first."""
    for told in reversed(history):
        for event in reversed(told.events):
            if log.is_told(event) and not told.draft:
                yield its_seat(event), log.line(event)


def _is_own(event: Event, own: int) -> bool:
    return log.is_told(event) and its_seat(event) == own


def _parted(since: Sequence[Told], own: int) -> tuple[Sequence[Told], Sequence[Told]]:
    """What others did, and the steps of a seat since then that are told."""
    at = len(since)
    while at and since[at - 1].seat == own and not _by_others(since[at - 1], own):
        at -= 1
    steps = [told for told in since[at:] if not told.draft and any(_is_own(event, own) for event in told.events)]
    return since[:at], steps


def _by_others(told: Told, own: int) -> bool:
    return any(its_seat(event) not in (own, None) for event in told.events if log.is_told(event))


# While one chooses and picks nothing more is done.
@lru_cache(maxsize=4)
def _told_since(since: tuple[Told, ...], own: int) -> SinceTurn:
    turns, to_you = _turns([told for told in since if not told.draft], own)
    others = tuple((turn.seat, _with_points(_in_words(turn), turn.scored, own)) for turn in turns)
    newest = {turn.seat: at for at, turn in enumerate(turns)}
    of_each = tuple(
        (seat, _in_one([turn for turn in turns if turn.seat == seat], to_you.get(seat, ())))
        for seat in sorted(newest, key=newest.__getitem__)
    )
    gained = done_to([event for told in since for event in told.events if log.is_told(event) and not told.draft], own)
    # One sentence says all that another brought by breeding.
    with_points = tuple((seat, _with_points(text, to_you.pop(seat, ()), own)) for seat, text in gained)
    return SinceTurn(with_points, others, tuple(gained), of_each)


def _since(history: Sequence[Told], own: int) -> list[Told]:
    """What was done since the last turn of a seat, the oldest first; its present one may have had others do something,
    too.
    """
    found: list[Told] = []
    met = False
    for told in reversed(history):
        if met and told.seat == own:
            break
        met |= told.seat != own
        found.append(told)
    return found[::-1]


class _Turn(NamedTuple):
    """What a seat did in a round until others acted, and whose points that changed."""

    seat: int
    events: list[Event]
    scored: list[Scored]


def _turns(since: Iterable[Told], own: int) -> tuple[list[_Turn], dict[int, list[Scored]]]:
    """What others than a seat did, by turns, but for what they did to it; of that, by who did it, whose points it
    changed. Points are told with what changed them: the first deed of their action.
    """
    turns: list[_Turn] = []
    to_you: dict[int, list[Scored]] = {}
    goes_on = False
    for told in since:
        changed: list[Scored] | None = None
        for event in filter(log.is_told, told.events):
            seat = its_seat(event)
            if log.is_heading(event):
                goes_on = False
            elif seat is None or seat == own:
                continue
            elif concerns(event, own):
                changed = to_you.setdefault(seat, []) if changed is None else changed
            else:
                if not (goes_on and turns[-1].seat == seat):
                    turns.append(_Turn(seat, [], []))
                turns[-1].events.append(event)
                goes_on = True
                changed = turns[-1].scored if changed is None else changed
        if changed is not None:
            changed += told.scored
    return turns, to_you


def _with_points(text: Text, scored: Iterable[Scored], own: int) -> Text:
    """A line with whose points what it tells changed, other than one's own."""
    points = told_points(one for one in scored_together(scored) if one.seat != own)
    return sentences(text, points) or text


def _in_one(turns: Sequence[_Turn], to_you: Iterable[Scored]) -> Text:
    """What matters of what a seat did in all its turns, with its points, also for what it did to who looks."""
    events = [event for turn in turns for event in turn.events]
    scored = [one for turn in turns for one in turn.scored]
    return _points_first(_Turn(turns[-1].seat, events, scored), [*scored, *to_you])


def _points_first(turn: _Turn, scored: Iterable[Scored]) -> Text:
    """What was done, behind how many points that brought, or cost: its badge stands beside it and says who. What the
    points are for comes last, as it may be cut; nothing of that where they are as many as before.
    """
    got = next((one for one in scored_together(scored) if one.seat == turn.seat and one.points), None)
    if got is None or not any(map(in_brief, turn.events)):
        return _in_words(turn)
    told = phrase("Epona", "+{points}: {deeds} ({parts})", "what a turn brought in points: 9 VP, and by what")
    if got.points < 0:
        told = phrase("Epona", "−{points}: {deeds} ({parts})", "what a turn cost in points: 9 VP, and by what")
    parts = sorted(got.parts, key=lambda part: -abs(part[1]))
    return told.put(
        points=got.unit(abs(got.points)),
        deeds=deeds_in_a_row(_deeds(turn)),
        parts=in_a_row([part_in_words(*part) for part in parts]),
    )


def _in_words(turn: _Turn) -> Text:
    """What matters of what a seat did, as one line."""
    return told_of(Seat(turn.seat), _deeds(turn)) if any(map(in_brief, turn.events)) else log.line(turn.events[-1])


def _deeds(turn: _Turn) -> list[Text]:
    """What weighs most of what a seat did, in the order in which it was done, with the cards that gave coins where that
    is little.
    """
    briefs = [(event, brief) for event in turn.events if (brief := in_brief(event)) is not None]
    most = max(brief.weight for _, brief in briefs)
    sold = len(together([brief for _, brief in briefs if brief.weight == most])) <= _FEW
    return together(
        [brief for event, brief in briefs if brief.weight == most or (sold and isinstance(event, CardSold))]
    )
