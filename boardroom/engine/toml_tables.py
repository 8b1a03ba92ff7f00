"""Tables of a game's facts: TOML files of its package, read strictly. What is wrong is named by file, entry and field.

A **form** says what a value must be: it is called with the value and its place, gives the value back as the game wants
it, or raises WrongTable. ``entry`` puts forms together to a table with named fields, ``entries`` to a list of those.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

Form: TypeAlias = Callable[[Any, str], Any]


class WrongTable(Exception):
    """A table that cannot be used: ``place`` is the file, the entry and the field, ``why`` says what is wrong there."""

    def __init__(self, place: str, why: str, /) -> None:
        super().__init__(place, why)
        self.place, self.why = place, why

    def __str__(self) -> str:
        return f"{self.place}: {self.why}"


class Optional(NamedTuple):
    """A field that may be left out, and what it is then."""

    form: Form
    value: Any


Fields: TypeAlias = Mapping[str, Form | Optional]


def read(package: str, file: str, fields: Fields, others: Collection[str] | None = ()) -> dict[str, Any]:
    """The fields of a file of a package. ``others`` are fields that another reader of the file takes, None for all
    that are not named here. Raises WrongTable.
    """
    values = _parsed(package, file)
    left = values.keys() - fields.keys() if others is None else others
    return _fields(fields, {name: value for name, value in values.items() if name not in left}, file)


@cache
def _parsed(package: str, file: str) -> dict[str, Any]:
    return parse(files(package).joinpath(file).read_bytes(), file)


def parse(content: bytes, file: str) -> dict[str, Any]:
    """The content of a file as it stands. Raises WrongTable with the line for what is no TOML."""
    try:
        return tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WrongTable(file, str(error)) from None


# Forms.


def entry(fields: Fields) -> Form:
    """A table with these fields and no others; those left out have their own value."""
    return lambda value, place: _fields(fields, value, place)


def _fields(fields: Fields, value: Any, place: str) -> dict[str, Any]:
    table = _of(dict, value, place, "a table")
    for name in table:
        if name not in fields:
            raise WrongTable(place, f"there is no field {name!r} here, but {_listed(fields)}")
    found = {}
    for name, wanted in fields.items():
        if name in table:
            found[name] = (wanted.form if isinstance(wanted, Optional) else wanted)(table[name], f"{place}, {name}")
        elif isinstance(wanted, Optional):
            found[name] = wanted.value
        else:
            raise WrongTable(place, f"the field {name!r} is missing")
    return found


def entries(fields: Fields, named: str = "") -> Form:
    """A list of such tables (``[[card]]``), at least one; the field ``named`` tells one from the others in complaints,
    and no two may have the same there.
    """

    def form(value: Any, place: str) -> tuple[dict[str, Any], ...]:
        found: list[dict[str, Any]] = []
        names: set[Any] = set()
        for number, table in enumerate(_filled(value, place), 1):
            name = table.get(named) if isinstance(table, dict) else None
            here = f"{place} {number}" + (f" {name!r}" if name is not None else "")
            found.append(_fields(fields, table, here))
            if name is not None and name in names:
                raise WrongTable(here, f"{named} {name!r} is there twice")
            names.add(name)
        return tuple(found)

    return form


def several(form: Form, count: int = 0) -> Form:
    """A list of values of a form: exactly so many, or if that is 0 at least one."""

    def listed(value: Any, place: str) -> list[Any]:
        values = _filled(value, place)
        if count and len(values) != count:
            raise WrongTable(place, f"{count} values are expected, not {len(values)}")
        return [form(one, f"{place}, value {number}") for number, one in enumerate(values, 1)]

    return listed


def by_name(names: Collection[str], form: Form) -> Form:
    """Values of a form by names, each of which is one of these."""

    def named(value: Any, place: str) -> dict[str, Any]:
        table = _of(dict, value, place, "a table")
        return {_known(name, place, names): form(one, f"{place}, {name}") for name, one in table.items()}

    return named


def whole(low: int, high: int) -> Form:
    """A whole number in these bounds."""

    def form(value: Any, place: str) -> int:
        number = _of(int, value, place, f"a whole number from {low} to {high}")
        if not low <= number <= high:
            raise WrongTable(place, f"a whole number from {low} to {high} is expected, not {number}")
        return int(number)

    return form


def word(*known: str) -> Form:
    """A text that is one of these, or where none are named any but an empty one."""

    def form(value: Any, place: str) -> str:
        text = _of(str, value, place, "a text")
        if not text:
            raise WrongTable(place, "a text is expected, not an empty one")
        return _known(text, place, known) if known else str(text)

    return form


def words(known: Collection[str]) -> Form:
    """A text of words between spaces, each of which is one of these."""

    def form(value: Any, place: str) -> tuple[str, ...]:
        return tuple(_known(one, place, known) for one in _of(str, value, place, "a text").split())

    return form


def like(pattern: str, example: str) -> Form:
    """A text that matches a pattern as a whole, like the example; what its groups are, or itself without any."""
    matching = re.compile(pattern)

    def form(value: Any, place: str) -> str | tuple[str, ...]:
        match = matching.fullmatch(_of(str, value, place, "a text"))
        if match is None:
            raise WrongTable(place, f"{value!r} is not written like {example!r}")
        return match.groups() or match[0]

    return form


def flag(value: Any, place: str) -> bool:
    """True or false."""
    return bool(_of(bool, value, place, "true or false"))


NO: Final = Optional(flag, False)
"""A flag that is not set where it is left out."""


def _of(kind: type, value: Any, place: str, expected: str) -> Any:
    # True is a whole number to Python, but not in a table.
    if type(value) is not kind:
        raise WrongTable(place, f"{expected} is expected, not {value!r}")
    return value


def _filled(value: Any, place: str) -> list[Any]:
    values: list[Any] = _of(list, value, place, "a list")
    if not values:
        raise WrongTable(place, "at least one is expected")
    return values


def _known(name: str, place: str, known: Collection[str]) -> str:
    if name not in known:
        raise WrongTable(place, f"{name!r} is not known; known are {_listed(known)}")
    return name


def _listed(names: Collection[str]) -> str:
    return ", ".join(names)
