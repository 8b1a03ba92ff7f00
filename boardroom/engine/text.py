"""Texts as values: what is to be said, not yet in any language.

Nothing below the interface holds a translated string. A ``Text`` names a message (context, English source, comment
for the translator, number for the plural) and the values that fill it; ``boardroom.ui.kit.words.say`` renders it in the
language of the moment. Names typed by people are values, never markup and never placeholders.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, Union


class Seat(NamedTuple):
    """A seat named in a text; rendered as the name of who sits there."""

    seat: int


class Piece(NamedTuple):
    """A piece named in a text: its key, so that a log line can point at it, and what it is called."""

    key: str
    label: "Text"


Value: TypeAlias = Union[str, int, "Text", Seat, Piece]


class Text(NamedTuple):
    """A message to be rendered: ``{name}`` in the source is filled from values, ``%n`` by n (-1: not plural)."""

    context: str
    source: str
    comment: str
    n: int
    values: tuple[tuple[str, Value], ...]

    def put(self, **values: Value) -> "Text":
        """This text with more of its placeholders filled."""
        return Text(self.context, self.source, self.comment, self.n, tuple({**dict(self.values), **values}.items()))


def phrase(context: str, source: str, comment: str = "", n: int = -1, /) -> Text:
    """A text, marked for translation.

    Context, source and comment must be literals at the call, and n positional: lupdate reads them there and skips
    calls with keywords. Fill placeholders with ``.put(name=value)``.
    """
    return Text(context, source, comment, n, ())


def filled(text: Text, thing: object, named: Mapping[str, Callable[[Any], Value]]) -> Text:
    """A text of which those names that are still open are filled, by what each stands for in a thing, an event say."""
    known = {name for name, _ in text.values}
    left = [name for name in named if name not in known and f"{{{name}}}" in text.source]
    return text.put(**{name: named[name](thing) for name in left})


def verbatim(words: str) -> Text:
    """A text that says the same in every language: a file name, a person's own words."""
    return Text("", "", "", -1, (("", words),))


def in_english(text: Text) -> str:
    """The text as its source has it, for those who develop: in the message of an exception, say."""
    values = {name: in_english(value) if isinstance(value, Text) else _named(value) for name, value in text.values}
    if not text.context:
        return "".join(values.values())
    message = text.source.replace("%n", str(text.n)) if text.n >= 0 else text.source
    return re.sub(r"\{(\w+)\}", lambda match: values.get(match[1], match[0]), message)


def _named(value: str | int | Seat | Piece) -> str:
    if isinstance(value, Seat):
        return f"seat {value.seat}"
    return in_english(value.label) if isinstance(value, Piece) else str(value)


def usual_name(seat: int, computers: Sequence[int] = ()) -> Text:
    """What a seat is called for which nobody typed a name, with the seats of computers ascending: a person by the
    number of the seat, a computer counted among computers if there are several. It is kept nowhere. Raises IndexError
    for what is no seat.
    """
    if seat not in computers:
        return phrase("Seat", "Player {number}", "a seat without a name").put(number=_counted(seat))
    if len(computers) == 1:
        return phrase("Setup", "Computer", "name of the only computer player")
    return phrase("Setup", "Computer {number}", "name of one of several").put(number=computers.index(seat) + 1)


def short_name(seat: int, computers: Sequence[int] = ()) -> Text:
    """The same where there is room for two or three letters."""
    if seat not in computers:
        return phrase("Seat", "P{number}", "a seat without a name, where there is little room").put(
            number=_counted(seat)
        )
    if len(computers) == 1:
        return phrase("Seat", "CPU", "the only computer player, where there is little room")
    number = computers.index(seat) + 1
    return phrase("Seat", "CPU {number}", "a computer player, where there is little room").put(number=number)


def _counted(seat: int) -> int:
    """The number of a seat, counted from 1."""
    if seat < 0:
        raise IndexError(f"{seat} is no seat")
    return seat + 1
