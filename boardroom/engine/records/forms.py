"""Forms: how the fields of a state stand in a document, declared once for writing and for reading without trust.

A **form** is a value both ways: ``write`` makes JSON values of it, ``read`` makes it of JSON values and their place, or
raises Unreadable. A game names a form for every field of its state (``Shape``). What does not follow from single fields
(that no card is there twice, that somebody can go on) it checks itself.

Neither msgspec nor cattrs. Of the 111 entries of the four games' states 38 are or hold bytes, which stand there as
lists of numbers (msgspec knows Base64 alone), and 34 have bounds that depend on how many play: for 57 of them there
would be hooks of our own. What the libraries say of a wrong value is English, and would have to be taken apart to be
said in the reader's language. Nor is there time to be won: a position is read in 0.03 to 0.2 ms, once a game that is
opened. msgspec is compiled, too, and so another thing that every package has to carry for its system.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from boardroom.engine.records.document import fields, inside, listing, one_of, whole
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase

S = TypeVar("S", bound=tuple[Any, ...])

_LONGEST_ROW: Final = 99


class Form(NamedTuple):
    """A value in writing; ``write`` is None where it stands as it is."""

    write: Callable[[Any], Any] | None
    read: Callable[[Any, str], Any]


def number(low: int, high: int) -> Form:
    """A whole number in these bounds."""
    return Form(None, lambda value, place: whole(value, place, low, high))


def member(kind: type[IntEnum]) -> Form:
    """A member of an enumeration without gaps, as its number. Raises ValueError for one that has gaps."""
    low, high = min(kind), max(kind)
    if len(kind) != high - low + 1:
        raise ValueError(f"{kind.__name__} has gaps")
    return Form(int, lambda value, place: kind(whole(value, place, low, high)))


def word(*known: str) -> Form:
    """One of these words."""
    return Form(None, lambda value, place: one_of(value, place, *known))


def octets(allowed: Iterable[int], least: int, most: int | None = None) -> Form:
    """Bytes as a list of so many numbers (exactly ``least`` without ``most``), each of which is allowed."""
    known = frozenset(allowed)
    highest = least if most is None else most

    def read(value: Any, place: str) -> bytes:
        numbers = [whole(number, place, 0, 255) for number in listing(value, place, least, highest)]
        if not known.issuperset(numbers):
            raise Unreadable(place, phrase("Record", "The list contains a number that has no meaning here."))
        return bytes(numbers)

    return Form(list, read)


def each(form: Form, least: int, most: int | None = None, numbered: bool = False) -> Form:
    """A tuple as a list of so many values of a form (exactly ``least`` without ``most``). Complaints name the place of
    the list, or where it is ``numbered`` that of the value.
    """
    highest = least if most is None else most

    def read(value: Any, place: str) -> tuple[Any, ...]:
        values = listing(value, place, least, highest)
        return tuple(form.read(one, f"{place}[{i}]" if numbered else place) for i, one in enumerate(values))

    return Form(_listed(form.write), read)


def _listed(write: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    return list if write is None else lambda values: list(map(write, values))


def row(kind: type[S], *forms: Form) -> Form:
    """A NamedTuple as a list of its fields, a form for each."""

    def write(value: S) -> list[Any]:
        return [one if form.write is None else form.write(one) for form, one in zip(forms, value, strict=True)]

    def read(value: Any, place: str) -> S:
        values = listing(value, place, len(forms), len(forms))
        return kind(*(form.read(one, place) for form, one in zip(forms, values, strict=True)))

    return Form(write, read)


def tagged(*rows: Form) -> Form:
    """One of several rows, told apart by their first number: the place of the form, from 0."""

    def read(value: Any, place: str) -> Any:
        tag = whole(listing(value, place, 1, _LONGEST_ROW)[0], place, 0, len(rows) - 1)
        return rows[tag].read(value, place)

    return Form(lambda value: rows[value[0]].write(value), read)


def named(kind: type[S], **forms: Form) -> Form:
    """A NamedTuple as an object with an entry for each of its fields, in their order."""

    def read(value: Any, place: str) -> S:
        entries = fields(value, place, *forms)
        return kind(*(form.read(entries[name], inside(place, name)) for name, form in forms.items()))

    return Form(_entries_of(forms), read)


def _entries_of(forms: Mapping[str, Form]) -> Callable[[Iterable[Any]], dict[str, Any]]:
    """What writes the values of entries, in their order."""
    names = tuple(forms)
    writes = [(name, form.write) for name, form in forms.items() if form.write is not None]

    def write(values: Iterable[Any]) -> dict[str, Any]:
        document = dict(zip(names, values, strict=True))
        for name, form in writes:
            document[name] = form(document[name])
        return document

    return write


def optional(form: Form) -> Form:
    """A value of a form, or none at all."""
    write = form.write or (lambda value: value)
    return Form(
        lambda value: None if value is None else write(value),
        lambda value, place: None if value is None else form.read(value, place),
    )


def holding(form: Form, holds: Callable[[Any], bool], why: Text) -> Form:
    """A value of a form of which something holds; ``why`` is the complaint where it does not."""

    def read(value: Any, place: str) -> Any:
        found = form.read(value, place)
        if not holds(found):
            raise Unreadable(place, why)
        return found

    return Form(form.write, read)


class Shape(Generic[S]):
    """A state in writing: an object with an entry for each of its fields, in their order.

    ``forms`` gives the form of every entry for a number of seats. ``seats`` is the entry that tells this number, as a
    number or a list with an item for each seat, with the fewest and the most of them. ``checks`` say for a place what
    must hold of a state that was read, each asked when those before it hold; ``wrong`` is the complaint.

    Fields that have a default (those that came later to a game) are written only where they differ from it, so that
    older positions are read, and stay as they are to the byte.

    Where entries are not the fields themselves, ``apart`` gives the values of the entries of a state, and ``together``
    the state of such values. Raises ValueError where the entries differ from the fields without that.
    """

    def __init__(
        self,
        kind: type[S],
        seats: tuple[str, int, int],
        forms: Callable[[int], Mapping[str, Form]],
        checks: Sequence[tuple[str, Callable[[S], bool]]],
        wrong: Text,
        apart: Callable[[S], Iterable[Any]] = tuple,
        together: Callable[[list[Any]], S] | None = None,
    ) -> None:
        self._seats, self._forms, self._checks, self._wrong = seats, cache(forms), checks, wrong
        self._apart, self._together = apart, together or (lambda values: kind(*values))
        first = self._forms(seats[1])
        if together is None and tuple(first) != kind._fields:  # type: ignore[attr-defined]  # it is a NamedTuple
            raise ValueError(f"{kind.__name__} has not the fields {', '.join(first)}")
        self._entries = _entries_of(first)
        # In writing, so that they need not be made for every state.
        values = getattr(kind, "_field_defaults", {}) if together is None else {}
        self._defaults = {
            name: value if (write := first[name].write) is None else write(value) for name, value in values.items()
        }

    def encode(self, state: S) -> dict[str, Any]:
        """A state or view as JSON values."""
        document = self._entries(self._apart(state))
        for name, usual in self._defaults.items():
            if document[name] == usual:
                del document[name]
        return document

    def decode(self, document: Any) -> S:
        """The state of such values. Raises Unreadable with the place for anything else."""
        try:
            entries = fields(document, "", *self._forms(self._seats[1]), may_lack=self._defaults)
        except Unreadable as error:
            raise Unreadable(error.place or "state", error.why) from None
        name, least, most = self._seats
        told = entries[name]
        seats = whole(told, name, least, most) if type(told) is int else len(listing(told, name, least, most))
        forms = self._forms(seats)
        usual = self._defaults
        state = self._together(
            [form.read(entries[name] if name in entries else usual[name], name) for name, form in forms.items()]
        )
        for place, holds in self._checks:
            if not holds(state):
                raise Unreadable(place, self._wrong)
        return state
