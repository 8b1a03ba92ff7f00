"""What happened, in a few words: the deeds of a turn as parts of one line about whoever did them, and the points that
changed by them.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.outcome import Score, in_points
from boardroom.engine.text import Seat, Text, Value, phrase


class Weight(IntEnum):
    """How much a deed counts in the line of a turn."""

    ASIDE = 0
    """Passing and the like: said where there is nothing else to be said."""
    LIGHT = 1
    """Drawing and the like: said with what else was done, where there is room for it."""
    FULL = 2
    """What matters."""


class Several(NamedTuple):
    """So many of a kind, among the things of a brief; several of the same ``kind`` are added up. ``named`` says a
    number of them.
    """

    kind: object
    number: int
    named: Callable[[int], Value]


class Brief(NamedTuple):
    """A deed without who did it: "adds {things}" with the things it was done to, "draws %n cards". Where these are
    left out, the deed is complete: "steals {dionysus} from {victim}".

    ``hits`` are the seats to which another does something by it; ``who`` does it, if that is no seat. One that
    ``comes_of_others`` says what came of the deed before it, such as animals that are gained. What was done, and
    came, before one that is ``apart``, such as a trade, is told before it, and what came after it, after it.
    """

    text: Text
    things: tuple[Value | Several, ...] = ()
    weight: Weight = Weight.FULL
    hits: tuple[int, ...] = ()
    who: Value | None = None
    comes_of_others: bool = False
    apart: bool = False


def together(briefs: Sequence[Brief]) -> list[Text]:
    """The parts of a line that tells all of these: those of alike are told as one, with all their things or their
    number, where the first of them stood, and what came of them right after them; a thing that is named several times
    says how many.
    """
    told: dict[tuple[int, Text | None], _WithWhatCame] = {}
    section, apart = 0, False
    # What came of nothing that is told comes first.
    cause = told[section, None] = _WithWhatCame([], {})
    for brief in briefs:
        # What only differs in number is alike.
        kind = brief.text._replace(n=min(brief.text.n, 0))
        if brief.comes_of_others:
            cause.came.setdefault(kind, []).append(brief)
            continue
        if brief.apart != apart:
            section, apart = section + 1, brief.apart
        cause = told.setdefault((section, kind), _WithWhatCame([], {}))
        cause.deeds.append(brief)
    return [_as_one(alike) for one in told.values() for alike in (one.deeds, *one.came.values()) if alike]


class _WithWhatCame(NamedTuple):
    """Deeds that are alike, and what came of them, the alike of that together."""

    deeds: list[Brief]
    came: dict[Text, list[Brief]]


def _as_one(alike: Sequence[Brief]) -> Text:
    text = alike[0].text
    if text.n >= 0:
        text = text._replace(n=sum(brief.text.n for brief in alike))
    things = _added_up([thing for brief in alike for thing in brief.things])
    return text.put(things=listed(things)) if things else text


def _added_up(things: Sequence[Value | Several]) -> list[Value]:
    counts: dict[object, int] = {}
    for thing in things:
        if isinstance(thing, Several):
            counts[thing.kind] = counts.get(thing.kind, 0) + thing.number
    # Of several of a kind the newest knows best where they are.
    newest = {thing.kind: thing for thing in things if isinstance(thing, Several)}
    said: dict[object, Value] = {}
    for thing in things:
        if isinstance(thing, Several):
            said.setdefault((thing.kind,), newest[thing.kind].named(counts[thing.kind]))
        else:
            said.setdefault(thing, _times(thing, things.count(thing)))
    return list(said.values())


def _times(thing: Value, times: int) -> Value:
    """A thing to which the same was done so many times."""
    if times == 1:
        return thing
    text = phrase("Last turn", "{thing} ({times} times)", "times: 2 or more")
    return text.put(thing=thing, times=times)


def told_of(who: Value, parts: Sequence[Text]) -> Text:
    """A line about whoever did all these, one at least."""
    told = phrase("Last turn", "{player} {deeds}.", "deeds: adds X, draws 2 cards and ...")
    return told.put(player=who, deeds=deeds_in_a_row(parts))


def deeds_in_a_row(parts: Sequence[Text]) -> Text:
    """What one player did, one thing at least, without who that is."""
    *firsts, deeds = parts
    if firsts:
        deeds = phrase("Last turn", "{one} and {two}", "what one player did, the end").put(one=firsts[-1], two=deeds)
        for part in reversed(firsts[:-1]):
            deeds = phrase("Last turn", "{one}, {more}", "what one player did").put(one=part, more=deeds)
    return deeds


class Scored(NamedTuple):
    """That the points of a seat changed, as everybody may know it: what for, each with how many, not 0, also where that
    is nothing in all; and in words what else changed them that is not counted here, as not everybody knows its points.
    ``unit`` says a number of points in the unit of the game.
    """

    seat: int
    parts: tuple[tuple[Text, int], ...]
    uncounted: Text | None = None
    unit: Callable[[int], Text] = in_points

    @property
    def points(self) -> int:
        """By how much in all."""
        return sum(points for _, points in self.parts)


def scored_together(scored: Iterable[Scored]) -> tuple[Scored, ...]:
    """What changed in all, by seats, those who gained most first; what came and went again is left out."""
    scored = tuple(scored)
    seats: dict[int, dict[Text, int]] = {}
    uncounted: dict[int, Text] = {}
    units = {one.seat: one.unit for one in scored}
    for one in scored:
        if one.uncounted is not None:
            uncounted[one.seat] = one.uncounted
        parts = seats.setdefault(one.seat, {})
        for what, points in one.parts:
            parts[what] = parts.get(what, 0) + points
    found = [
        Scored(
            seat,
            tuple(sorted(((what, n) for what, n in parts.items() if n), key=lambda part: -part[1])),
            uncounted.get(seat),
            units[seat],
        )
        for seat, parts in seats.items()
    ]
    return tuple(sorted((one for one in found if one.points), key=lambda one: -one.points))


def told_points(scored: Iterable[Scored]) -> Text | None:
    """Whose points changed in all and by what, in a row: "Computer: +10 points (Cyclops +3, four different +7)"; None
    where nobody's did.
    """
    said = [_points_of(one) for one in scored if one.points]
    return phrase("Last turn", "{points}.", "whose points changed").put(points=in_a_row(said)) if said else None


def _points_of(scored: Scored) -> Text:
    text = phrase("Last turn", "{player}: +{points} ({parts})", "points that a player got: 4 points")
    if scored.points < 0:
        text = phrase("Last turn", "{player}: −{points} ({parts})", "points that a player lost: 4 points")
    parts = [part_in_words(*part) for part in scored.parts]
    if scored.uncounted is not None:
        parts.append(scored.uncounted)
    points = scored.unit(abs(scored.points))
    return text.put(player=Seat(scored.seat), points=points, parts=in_a_row(parts))


def part_in_words(what: Text, points: int) -> Text:
    """What points are for, and how many: "stables +2"."""
    text = phrase("Last turn", "{what} +{points}", "what points are for, and how many")
    if points < 0:
        text = phrase("Last turn", "{what} −{points}", "what points are lost by, and how many")
    return text.put(what=what, points=abs(points))


def told_change(before: Score, after: Score) -> Text | None:
    """From how many points to how many a seat got, and by what parts of its score: "Computer: 49 → 64 points (Stable
    cards +6, Asset cards +9)"; None where they are the same.
    """
    if before.total == after.total:
        return None
    text = phrase("Last turn", "{player}: {before} → {after}", "how the points of a player changed: 49 → 64 points")
    changes = [(part.title, _points_for(after, part.key) - _points_for(before, part.key)) for part in after.parts]
    parts = sorted(((what, points) for what, points in changes if points), key=lambda part: -part[1])
    if parts:
        text = phrase(
            "Last turn", "{player}: {before} → {after} ({parts})", "how the points of a player changed: 49 → 64 points"
        )
        text = text.put(parts=in_a_row([part_in_words(*part) for part in parts]))
    text = text.put(player=Seat(after.seat), before=before.total, after=after.unit(after.total))
    return phrase("Last turn", "{points}.", "whose points changed").put(points=text)


def _points_for(score: Score, part: str) -> int:
    return sum(item.points for item in score.items_of(part))
