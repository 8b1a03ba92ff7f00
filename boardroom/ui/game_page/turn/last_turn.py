"""The last turn as a person means it: what happened since that person's last decision, in a few lines."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from boardroom.controller.changes import Told
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Piece, Seat, Text, Value

MOST: Final = 5
"""So many lines are told at most."""


class Deed(NamedTuple):
    """A line: the seat whose deed it is, None for nobody's; its words; the pieces it speaks of; whether it is somebody
    else's deed that names who is told of it.
    """

    seat: int | None
    words: Text
    pieces: tuple[str, ...]
    concerns: bool


class LastTurn(NamedTuple):
    """The deeds that are told, how many more there were, and the place of the newest one in the history (-1: none)."""

    deeds: tuple[Deed, ...] = ()
    more: int = 0
    place: int = -1

    @property
    def concerns(self) -> bool:
        """Whether any of it concerns who is told."""
        return any(deed.concerns for deed in self.deeds)


def last_turn(
    history: Sequence[Told],
    seat: int | None,
    words: Words[Any, Any],
    aside: Callable[[int], bool] = lambda place: False,
) -> LastTurn:
    """What happened from the last decision that a seat took before others acted. While it acts again the same is told;
    to everybody (None), what the last seat that acted did. Of more than there is room for those that concern the seat
    are told, then the newest. What a seat did ``aside``, by the place of it, is no decision: a question that was
    answered for it.
    """
    since = stretch(history, seat, aside)
    deeds = [_deed(event, told.seat, seat, words) for told in since for event in told.events if words.is_told(event)]
    concerning = [number for number, deed in enumerate(deeds) if deed.concerns][-MOST:]
    newest = [number for number in range(len(deeds)) if number not in concerning]
    kept = sorted((*concerning, *newest[max(0, len(newest) - MOST + len(concerning)) :]))
    place = since[-1].place if since else -1
    return LastTurn(tuple(deeds[number] for number in kept), len(deeds) - len(kept), place)


def stretch(history: Sequence[Told], seat: int | None, aside: Callable[[int], bool]) -> list[Told]:
    """The entries of that, the oldest first, without what is only drawn up."""
    done = (told for told in reversed(history) if not told.draft)
    if seat is None:
        return list(_of_the_last(done))[::-1]
    found: list[Told] = []
    others = False
    for told in done:
        answered = told.seat == seat and aside(told.place)
        if told.seat == seat and others and not answered:
            found.append(told)
            break
        if told.seat != seat or answered:
            others = others or not answered
            found.append(told)
    # Who plays alone is told what came of the own last decision.
    return found[::-1] if others else [told for told in history[-1:] if not told.draft]


def _of_the_last(done: Iterator[Told]) -> Iterator[Told]:
    last: int | None = None
    for told in done:
        if last not in (None, told.seat):
            return
        last = told.seat
        yield told


def _deed(event: Any, acted: int, seat: int | None, words: Words[Any, Any]) -> Deed:
    said = words.describe(event)
    parts = tuple(_parts(said))
    doer = words.doer(event)
    pieces = tuple(dict.fromkeys(part.key for part in parts if isinstance(part, Piece)))
    concerns = seat is not None and acted != seat and Seat(seat) in parts
    return Deed(doer, said, pieces, concerns)


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
