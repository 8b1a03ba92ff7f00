"""The last turn in few lines: what belongs together is told as one, and nothing is left out of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final, NamedTuple

from boardroom.engine.briefs import Brief, Scored, Weight, scored_together, together, told_of, told_points
from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Seat, Text, Value

MOST_LINES: Final = 5
"""So many lines there are at most, or one for every opponent and one for what was done to who is told."""
_MOST_PARTS: Final = 3
"""Beside so many parts of weight in a line there is room for light ones."""

_MOST_STEPS: Final = 3
"""So many steps of one's own are told at most, those before the last ones together."""


class Deed(NamedTuple):
    """Something that was done: the seat whose deed it is, None for nobody's; its words; the pieces it speaks of;
    whether it is somebody else's deed to who is told of it; the event that it tells; its place in the history; whether
    it is another's answer that undid what who is told had just done; whether it is anybody's answer.
    """

    seat: int | None
    words: Text
    pieces: tuple[str, ...]
    concerns: bool
    event: Any
    place: int
    undoes: bool = False
    answers: bool = False
    change: Text | None = None


class Line(NamedTuple):
    """A line of the last turn: whose badge it has, None for nobody's; its words; the deeds that it stands for, one at
    least, the oldest first, or none where it only tells points; whether they were done to who is told of it; how points
    changed by them, where its words end with that of a whole turn.
    """

    seat: int | None
    words: Text
    deeds: tuple[Deed, ...]
    concerns: bool
    change: Text | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that its deeds speak of."""
        return tuple(dict.fromkeys(key for deed in self.deeds for key in deed.pieces))

    def deed_of(self, piece: str) -> Deed | None:
        """The newest of its deeds that speaks of a piece."""
        return next((deed for deed in reversed(self.deeds) if piece in deed.pieces), None)


class _Told(NamedTuple):
    """A deed, where it stands among the others, how it is told in brief, if it is, and in which turn it was done."""

    at: int
    deed: Deed
    brief: Brief | None
    turn: int

    @property
    def who(self) -> Value | None:
        """Who is said to have done it: a seat or a name; None for nobody."""
        if self.brief is not None and self.brief.who is not None:
            return self.brief.who
        return None if self.deed.seat is None else Seat(self.deed.seat)

    @property
    def weight(self) -> Weight:
        return Weight.FULL if self.brief is None else self.brief.weight


class _Group:
    """Deeds that are told as one line about ``who``; those of ``others`` are only held by it."""

    def __init__(self, first: _Told) -> None:
        self.who, self.concerns = first.who, first.deed.concerns
        self.told, self.others = [first], list[_Told]()

    @property
    def full(self) -> list[_Told]:
        return [told for told in self.told if told.weight == Weight.FULL]

    @property
    def answers(self) -> bool:
        """Whether nothing of weight in it is more than an answer to what others did."""
        return bool(self.full) and all(told.deed.answers for told in self.full)

    @property
    def at(self) -> int:
        """Where it stands among the others: at the first of its deeds that has weight."""
        return min(told.at for told in self.full or self.told)

    @property
    def last(self) -> _Told:
        """Its last deed that has weight, if any has: a turn that begins, say, is nothing that was done."""
        return (self.full or self.told)[-1]

    def line(self, scored: Mapping[int, tuple[Scored, ...]]) -> Line:
        """Its line, ending with what changed by the deeds at these places of ``told`` and ``others``."""
        all_told = sorted((*self.told, *self.others))
        changed = scored_together(one for told in all_told for one in scored.get(told.at, ()))
        words = sentences(self._words(), told_points(changed)) or self._words()
        return Line(self.told[0].deed.seat, words, tuple(told.deed for told in all_told), self.concerns)

    def _words(self) -> Text:
        full = self.full
        light = [told for told in self.told if told.weight == Weight.LIGHT]
        said = full or light or self.told
        if full and light and _parts(full) <= _MOST_PARTS:
            said = sorted((*full, *light))
        if len(said) == 1:
            return said[0].deed.words
        if self.concerns:
            # Who does what to whom is said in whole sentences.
            return sentences(*(told.deed.words for told in said)) or said[0].deed.words
        # What was done in another turn is another sentence: as one it could not have been done; and so is an answer.
        parts = groupby(sorted(said), key=lambda told: (told.turn, told.who))
        return sentences(*(_in_one(who, list(those)) for (_, who), those in parts)) or said[0].deed.words


def _in_one(who: Value | None, said: Sequence[_Told]) -> Text | None:
    """What somebody did in a turn."""
    in_brief = [told.brief for told in said if told.brief is not None]
    whole = [told.deed.words for told in said if told.brief is None]
    first = [told_of(who, together(in_brief))] if in_brief and who is not None else []
    return sentences(*first, *whole)


def _parts(said: Sequence[_Told]) -> int:
    in_brief = [told.brief for told in said if told.brief is not None]
    return len(together(in_brief)) + len(said) - len(in_brief)


def _one_turn(deed: Deed) -> int:
    return 0


def told_in_lines(
    deeds: Sequence[Deed],
    seat: int | None,
    in_brief: Callable[[Any], Brief | None],
    scored: Mapping[int, tuple[Scored, ...]],
    turn: Callable[[Deed], int] = _one_turn,
    most: int = MOST_LINES,
) -> tuple[Line, ...]:
    """These deeds in lines for a seat, the oldest first: as few as ``most`` and all the same every one of them. A
    line ends with whose points changed by its deeds; ``scored`` has that by places in the history. In which ``turn`` a
    deed was done is a number.

    What is done to the seat has lines of its own, with what it answered; one that undid a deed of the seat stands for
    that, too. The others are a line for an action as long as there are few; else one for what somebody did in a turn
    until others acted, else one for what somebody did until others acted, else one for what somebody did in a turn,
    else one for that in the newest turn and one for all before it, else one for everything that somebody did; but
    nobody is told of own deeds of different turns as if they were of one, as long as there is room. Passing,
    drawing and the like belong to what their owner did besides.
    """
    told = [_Told(at, deed, in_brief(deed.event), turn(deed)) for at, deed in enumerate(deeds)]
    opponents = {deed.seat for deed in deeds} - {seat, None}
    most = max(most, len(opponents) + 1)
    groups: list[_Group] = []
    newest = max((one.turn for one in told), default=0)
    apart = partial(_apart_from, newest)
    for kind in (_by_action, _by_turn, _until_others, _in_turn, apart, _by_player):
        groups = _grouped(told, kind, seat)
        if len(groups) <= most:
            break
    for fewer in (_one_blow_each, _without_nobody, _own_together, _without_own, _one_blow):
        if len(groups) > most:
            groups = fewer(groups, seat)
    groups = _without_silent_answers(groups, seat)
    last = {deed.place: at for at, deed in enumerate(deeds)}
    changed = {last[place]: those for place, those in scored.items() if place in last}
    return tuple(group.line(changed) for group in sorted(groups, key=lambda group: group.at))


def told_step_by_step(
    deeds: Sequence[Deed],
    seat: int | None,
    in_brief: Callable[[Any], Brief | None],
    scored: Mapping[int, tuple[Scored, ...]],
    turn: Callable[[Deed], int] = _one_turn,
) -> tuple[Line, ...]:
    """These deeds of a seat in lines that tell its newest steps one by one and those before them together: whoever does
    them looks for what was done just now.
    """
    places = list(dict.fromkeys(deed.place for deed in deeds))
    single = places[-_MOST_STEPS + 1 :] if len(places) > _MOST_STEPS else places
    found: list[Line] = []
    for step in (places[: len(places) - len(single)], *([place] for place in single)):
        those = [deed for deed in deeds if deed.place in step]
        if those:
            turns = len({turn(deed) for deed in those})
            # What nobody did after it, such as the end of a round, has a line of its own.
            found += told_in_lines(those, seat, in_brief, scored, turn, turns if len(step) > 1 else 2)
    together = told_in_lines(deeds, seat, in_brief, scored, turn)
    # Others may have acted in these steps, too: all draw cards, say.
    return tuple(found) if len(found) <= max(MOST_LINES, len(together)) else together


_Kind = Callable[[_Group, _Told], bool]
"""Whether a deed of weight is told with the last others of its player."""


def _by_action(group: _Group, told: _Told) -> bool:
    return any(other.deed.place == told.deed.place for other in group.full)


def _by_turn(group: _Group, told: _Told) -> bool:
    return told.deed.seat is None or (group.told[-1].at == told.at - 1 and group.last.turn == told.turn)


def _until_others(group: _Group, told: _Told) -> bool:
    besides = sum(other.at > group.last.at for other in group.told)
    return _by_turn(group, told) or told.at - group.last.at == besides + 1


def _in_turn(group: _Group, told: _Told) -> bool:
    return told.deed.seat is None or group.last.turn == told.turn


def _apart_from(turn: int, group: _Group, told: _Told) -> bool:
    return told.deed.seat is None or (group.last.turn == turn) == (told.turn == turn)


def _by_player(group: _Group, told: _Told) -> bool:
    return True


def _goes_on(group: _Group, told: _Told, all_told: Sequence[_Told]) -> bool:
    """Whether a deed of weight is the first of its player since light ones, with nobody else's of weight between: what
    was drawn at the end of a turn is not what is done after the others have acted.
    """
    between = all_told[group.told[-1].at + 1 : told.at]
    return not group.full and all(other.who in (None, told.who) or other.weight != Weight.FULL for other in between)


def _was_answered(group: _Group, told: _Told, all_told: Sequence[_Told]) -> bool:
    """Whether somebody answered what a player did last before a light deed: that is told after the answer."""
    between = all_told[group.told[-1].at + 1 : told.at]
    return any(other.deed.answers and other.weight == Weight.FULL and other.who != told.who for other in between)


def _another_part(group: _Group, told: _Told, all_told: Sequence[_Told]) -> bool:
    """Whether another part of the game has begun since the last deed of a player: what it did in that is told after
    it.
    """
    between = all_told[group.told[-1].at + 1 : told.at]
    return any(other.deed.seat is None and other.weight == Weight.FULL for other in between)


def _grouped(all_told: Sequence[_Told], kind: _Kind, seat: int | None) -> list[_Group]:
    groups: list[_Group] = []
    last: dict[Value | None, _Group] = {}
    blow: _Group | None = None
    for told in all_told:
        if told.deed.undoes:
            # It says what it undid, and comes first: what is done after it stands behind it.
            blow = _Group(told)
            blow.others += _undone(groups, last, seat)
            groups.append(blow)
            continue
        if told.deed.concerns:
            # The blow, and what came of it.
            if blow is not None and told.who in (blow.who, None if seat is None else Seat(seat)):
                blow.told.append(told)
            else:
                blow = _Group(told)
                groups.append(blow)
            continue
        if blow is not None and told.deed.answers and told.deed.seat == seat:
            # What the seat did against it, or that it did nothing.
            (blow.told if told.weight == Weight.FULL else blow.others).append(told)
            continue
        if told.weight == Weight.FULL or told.deed.seat == seat:
            # What comes after it is told after it.
            blow = None
        group = last.get(told.who)
        if group is None and told.weight != Weight.FULL and blow is not None and told.who == blow.who:
            # What was drawn after a blow is told with it, as after anything else.
            (blow.told if told.weight == Weight.LIGHT else blow.others).append(told)
            continue
        if told.who is None and group is not None and group.told[-1].at != told.at - 1:
            # What nobody did, such as the end of a game, is told after what led to it.
            group = None
        if group is not None and told.deed.seat == seat is not None and told.turn != group.told[-1].turn:
            group = None
        if group is not None and told.weight == Weight.LIGHT and _was_answered(group, told, all_told):
            group = None
        answered = _answered_by(told, group, groups)
        if answered is not None and kind is _by_player:
            answered.told.append(told)
            continue
        if answered is not None:
            group = None
        apart = kind is not _by_player or told.deed.seat == seat
        if group is not None and apart and _another_part(group, told, all_told):
            group = None
        if group is not None and (told.weight != Weight.FULL or _goes_on(group, told, all_told) or kind(group, told)):
            group.told.append(told)
        else:
            last[told.who] = group = _Group(told)
            groups.append(group)
    return groups


def _answered_by(told: _Told, group: _Group | None, groups: list[_Group]) -> _Group | None:
    """Whose line tells what somebody's answer of weight blocked, if that came after what the line of who answers tells
    so far: an answer is never told above it.
    """
    if group is None or not told.deed.answers or told.weight != Weight.FULL:
        return None
    others = [other for other in groups if other is not group and other.full and other.last.at > group.last.at]
    return max(others, key=lambda other: other.last.at, default=None)


def _undone(groups: list[_Group], last: dict[Value | None, _Group], seat: int | None) -> list[_Told]:
    """The newest deed of weight of a seat, taken out of its line; none where there is none."""
    who = None if seat is None else Seat(seat)
    group = last.get(who)
    if group is None or not group.full:
        return []
    undone = group.full[-1]
    group.told.remove(undone)
    if not group.told:
        groups.remove(group)
    # What the seat does after that is told after it.
    del last[who]
    return [undone, *(group.others if not group.told else ())]


def _one_blow_each(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have all blows of one player in one line."""
    kept: list[_Group] = []
    blows: dict[Value | None, _Group] = {}
    for group in groups:
        first = blows.setdefault(group.who, group) if group.concerns else group
        if first is group:
            kept.append(group)
        else:
            first.told += group.told
    return kept


def _one_blow(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have all blows in one line."""
    blows = [group for group in groups if group.concerns]
    for blow in blows[1:]:
        blows[0].told = sorted((*blows[0].told, *blow.told))
    return [group for group in groups if group not in blows[1:]]


def _without_nobody(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have what nobody did held by the line before it."""
    return _held(groups, lambda group: group.who is None and not group.concerns)


def _without_silent_answers(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have an answer that blocked nothing held by the line that tells what it did not block and what came of that, or
    by whom else it was blocked; one of the seat by any: it knows what it answered, or was not asked.
    """

    def spans(other: _Group) -> tuple[int, int]:
        """Where what a line tells begins and ends."""
        undone = other.others if other.told[0].deed.undoes else []
        return min((other.at, *(told.at for told in undone))), max(told.at for told in other.told)

    answered = [spans(other) for other in groups if not other.concerns or other.told[0].deed.undoes]

    def is_silent(group: _Group) -> bool:
        if any(not told.deed.answers or told.weight != Weight.ASIDE for told in group.told):
            return False
        if seat is not None and group.who == Seat(seat):
            return True
        return any(first < group.at < last for first, last in answered)

    return _held(groups, is_silent)


def _own_together(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have all that who is told did in one line, whatever the turn, but for what answers others."""
    who = None if seat is None else Seat(seat)
    own = [group for group in groups if group.who == who is not None and not (group.concerns or group.answers)]
    for group in own[1:]:
        own[0].told += group.told
        own[0].others += group.others
    return [group for group in groups if group not in own[1:]]


def _without_own(groups: list[_Group], seat: int | None) -> list[_Group]:
    """Have what who is told did held by the line after it."""
    return _held(groups, lambda group: seat is not None and group.who == Seat(seat) and not group.concerns)


def _held(groups: list[_Group], given: Callable[[_Group], bool]) -> list[_Group]:
    kept = sorted((group for group in groups if not given(group)), key=lambda group: group.at)
    if not kept:
        return groups
    for group in groups:
        if given(group):
            before = [other for other in kept if other.at < group.at and not other.concerns]
            holder = before[-1] if before else next((other for other in kept if not other.concerns), kept[0])
            holder.others += [*group.told, *group.others]
    return kept
