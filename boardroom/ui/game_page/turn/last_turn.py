"""The last turn as a person means it: what happened since that person's last turn, in a few lines."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from operator import is_
from typing import Any, NamedTuple

from boardroom.controller.changes import Told
from boardroom.engine.briefs import told_points
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Piece, Seat, Text, Value
from boardroom.ui.game_page.turn.turn_lines import Deed, Line, told_in_lines, told_step_by_step


class LastTurn:
    """All of its deeds, the oldest first, and the lines that tell them; the places in the history of its first, of the
    newest before who is told acted again, and of the first that was done since the own decision that it begins with
    (-1: none); what it was made from; how many of the lines at the end tell what who is told has done since.

    Where it begins is known at once. The words are put together when they are asked for: the table, which only wants to
    know where it begins, need not wait for them.
    """

    def __init__(self, first: int = -1, place: int = -1, since: int = -1, telling: "_Telling | None" = None) -> None:
        self.first, self.place, self.since = first, place, since
        self.entries = telling.entries if telling is not None else ()
        self._telling = telling
        self._told: _Words | None = None if telling is not None else _Words()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What was done, the oldest first."""
        return self._words.deeds

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that tell it."""
        return self._words.lines

    @property
    def own(self) -> int:
        """How many of the lines at the end tell what who is told has done since."""
        return self._words.own

    @property
    def concerns(self) -> bool:
        """Whether any of it concerns who is told."""
        return any(deed.concerns for deed in self.deeds)

    @property
    def worded(self) -> "LastTurn | None":
        """The newest whose words are known already: itself, or one before it; None if there is none."""
        return self if self._telling is None else self._telling.known

    @property
    def _words(self) -> "_Words":
        if self._told is None:
            assert self._telling is not None
            self._told, self._telling = self._telling.words_of(), None
        return self._told


class _Words(NamedTuple):
    deeds: tuple[Deed, ...] = ()
    lines: tuple[Line, ...] = ()
    own: int = 0


class _Telling(NamedTuple):
    """What a last turn is told from: the entries before who is told acted again, and those since; the ``decisions``
    among them, which are no answers; and what was told before, which is told again as it was.
    """

    before: tuple[Told, ...]
    after: tuple[Told, ...]
    seat: int | None
    words: Words[Any, Any]
    decisions: frozenset[int]
    known: LastTurn | None

    @property
    def entries(self) -> tuple[Told, ...]:
        return (*self.before, *self.after)

    def words_of(self) -> _Words:
        known, words, seat = self.known, self.words, self.seat
        told_before = {id(told) for told in known.entries} if known is not None else set()

        def deeds_of(entries: Sequence[Told]) -> Iterator[Deed]:
            for told in entries:
                if known is not None and id(told) in told_before:
                    yield from (deed for deed in known.deeds if deed.place == told.place)
                    continue
                answered = told.seat == seat and told.place not in self.decisions
                deeds = [deed_of(event, told, seat, words, answered) for event in told.events if words.is_told(event)]
                yield from deeds[:-1]
                yield from (deed._replace(change=told_points(told.scored)) for deed in deeds[-1:])

        deeds, again = tuple(deeds_of(self.before)), tuple(deeds_of(self.after))
        scored = {told.place: told.scored for told in self.entries}
        # Asked of an event once, however often it is tried how many lines tell it.
        briefs = {id(deed.event): words.in_brief(deed.event) for deed in (*deeds, *again)}
        turns = self._turns()
        lines, own_lines = (
            tell(told, seat, lambda event: briefs[id(event)], scored, lambda deed: turns[deed.place, id(deed.event)])
            for tell, told in ((told_in_lines, deeds), (told_step_by_step, again))
        )
        return _Words((*deeds, *again), (*lines, *own_lines), len(own_lines))

    def _turns(self) -> dict[tuple[int, int], int]:
        """In which turn each event happened, counted from the first one, by its place and identity: a heading begins
        one.
        """
        turn, turns = 0, dict[tuple[int, int], int]()
        for told in self.entries:
            for event in told.events:
                turn += self.words.is_heading(event)
                turns[told.place, id(event)] = turn
        return turns


def _never(place: int) -> bool:
    return False


def last_turn(
    history: Sequence[Told],
    seat: int | None,
    words: Words[Any, Any],
    aside: Callable[[int], bool] = _never,
    confirmed: Callable[[int], bool] = _never,
    known: LastTurn | None = None,
) -> LastTurn:
    """What happened from the last turn of a seat before others acted: the decisions that it took in a row. What it has
    done since is told after that, step by step; to everybody (None), what the last seat that acted did. What a seat did
    ``aside``, by the place of it, is no decision: a question that was answered for it. Neither is what it answered in
    another's turn. Nor is it a deed to have ``confirmed`` what is still kept secret: where the seat itself was the last
    to do so, the last turn is what came out by that. What was told to the same seat before, if that is ``known``, is
    told again as it is where nothing of it has changed.
    """
    before, since = _stretch(history, seat, words, aside, confirmed)
    stretch = (*before, *since)
    if known is not None and len(known.entries) == len(stretch) and all(map(is_, known.entries, stretch)):
        return known
    if not stretch:
        return LastTurn()
    own = [told for told in stretch if told.seat == seat]
    decisions = frozenset(told.place for told in own if not _answers(told, words, aside))
    decided = [at for at, told in enumerate(before) if told.place in decisions]
    turned = decided[-1] + 1 if decided else 0
    telling = _Telling(tuple(before), tuple(since), seat, words, decisions, None if known is None else known.worded)
    return LastTurn(
        stretch[0].place,
        (before or since)[-1].place,
        before[turned].place if 0 < turned < len(before) else -1,
        telling,
    )


def _stretch(
    history: Sequence[Told],
    seat: int | None,
    words: Words[Any, Any],
    aside: Callable[[int], bool],
    confirmed: Callable[[int], bool],
) -> tuple[list[Told], list[Told]]:
    """The entries of the last turn, and those of what the seat has done since; the oldest first, without what is only
    drawn up.
    """
    done = (told for told in reversed(history) if not told.draft)
    if seat is None:
        return list(_of_the_last(done))[::-1], []
    found: list[Told] = []
    own: list[Told] = []
    for told in done:
        answered = told.seat == seat and _answers(told, words, aside)
        if told.seat == seat and not (answered and found):
            if found:
                return [*reversed([told, *_in_a_row(told, done, words)]), *found[::-1]], own[::-1]
            own.append(told)
        elif told.seat != seat and not found and own and confirmed(told.place) and not confirmed(own[-1].place):
            # The others had decided already: it all came out by the own decision.
            return own[-1:], own[-2::-1]
        elif found or not answered:
            found.append(told)
    if found:
        return found[::-1], own[::-1]
    # Nobody else has acted: what came of the own last decision, with what led to it in the same turn.
    newest = next((at for at, told in enumerate(own) if any(map(words.is_told, told.events))), 0)
    return [], [*own[newest : newest + 1], *_in_a_row(own[newest], iter(own[newest + 1 :]), words)][::-1] if own else []


def _in_a_row(told: Told, earlier: Iterator[Told], words: Words[Any, Any]) -> list[Told]:
    """What the seat of an entry did just before in the same turn, the newest first: what nobody did, such as the end of
    a round, is not in the midst of a turn, nor is what another turn began with. An answer of others that undid what the
    seat did, or came of what it did to them, is a part of it, with what it answered; else the decisions after the
    answers are all of it.
    """

    def belongs(before: Told) -> bool:
        if any(map(words.is_heading, before.events)):
            return False
        answers = any(map(words.is_answer, before.events[:1]))
        if before.seat != told.seat or answers:
            return before.seat != told.seat and answers
        return all(words.doer(event) is not None for event in before.events if words.is_told(event))

    def hits(before: Told, seat: int | None) -> bool:
        briefs = map(words.in_brief, before.events)
        return any(brief is not None and seat in brief.hits for brief in briefs)

    turn = list(takewhile(belongs, earlier))
    answered = [at for at, before in enumerate(turn) if before.seat != told.seat]
    for at in answered:
        if hits(turn[at], told.seat) or any(hits(own, turn[at].seat) for own in turn[at + 1 :]):
            return turn
    return turn[: answered[0]] if answered else turn


def _answers(told: Told, words: Words[Any, Any], aside: Callable[[int], bool]) -> bool:
    """Whether an entry is what its seat answers in another's turn, or what was answered for it."""
    return aside(told.place) or any(map(words.is_answer, told.events[:1]))


def _of_the_last(done: Iterator[Told]) -> Iterator[Told]:
    last: int | None = None
    for told in done:
        if last not in (None, told.seat):
            return
        last = told.seat
        yield told


def deed_of(event: Any, told: Told, seat: int | None, words: Words[Any, Any], answered: bool = False) -> Deed:
    """An event as it is told to a seat, which only ``answered`` by it or decided it, if it is its own."""
    said = words.describe(event)
    parts = tuple(_parts(said))
    doer, brief = words.doer(event), words.in_brief(event)
    pieces = tuple(dict.fromkeys(part.key for part in parts if isinstance(part, Piece)))
    if brief is not None:
        concerns = (told.seat != seat or answered) and seat in brief.hits
    else:
        concerns = seat is not None and told.seat != seat and doer not in (seat, None) and Seat(seat) in parts
    undoes = concerns and told.seat != seat and words.is_answer(event)
    return Deed(doer, said, pieces, concerns, event, told.place, undoes, words.is_answer(event))


def _parts(value: Value) -> Iterator[Value]:
    """The seats and pieces that a text speaks of, in order."""
    if isinstance(value, Text):
        for _, part in value.values:
            yield from _parts(part)
    elif isinstance(value, Piece):
        yield value
        if isinstance(value.label, Text):
            yield from _parts(value.label)
    elif isinstance(value, Seat):
        yield value
