"""Documents: JSON read strictly and within bounds, with a place for everything that is wrong.

What is read here may come from anywhere, so nothing is taken on trust: not the size, not the depth, not the numbers.
Every complaint is an ``Unreadable``.
"""

import json
import re
from collections.abc import Container
from math import isfinite
from typing import Any, Final, NoReturn

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.engine.work import Work, done

MOST_BYTES: Final = 16 * 2**20
MOST_DEPTH: Final = 40
LOWEST, HIGHEST = -(2**63), 2**64 - 1
"""The whole numbers a document may hold."""

_CHECKED: Final = 16_384
"""Values that are looked at in one slice."""
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def read(data: bytes, most: int = MOST_BYTES) -> Any:
    """The values of a JSON document of at most so many bytes. Raises Unreadable."""
    return done(reading(data, most))


def reading(data: bytes, most: int = MOST_BYTES) -> Work[Any]:
    """As ``read``, in slices but for the decoding itself."""
    if len(data) > most:
        raise Unreadable(
            "", phrase("Record", "The file is too large to read: more than {size} MB.").put(size=most >> 20)
        )
    try:
        document = _DECODER.decode(data.decode("utf-8-sig"))
    except Unreadable:
        raise
    except UnicodeDecodeError as error:
        raise Unreadable(
            f"byte {error.start}",
            phrase("Record", "The file is damaged or is not UTF-8 text.", "UTF-8 is the name of an encoding"),
        ) from None
    except json.JSONDecodeError as error:
        why = phrase("Record", "The text is cut off or damaged at line {line}, column {column}.")
        raise Unreadable(f"{error.lineno}:{error.colno}", why.put(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError:
        raise _bad_number("") from None
    yield 0.5
    yield from _check(document)
    return document


def line(value: Any) -> str:
    """Values as JSON on one line. Raises ValueError or TypeError for what JSON has no form for."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(", ", ": "))


def fields(value: Any, place: str, *names: str, may_lack: Container[str] = ()) -> dict[str, Any]:
    """The value, if it is an object with exactly these entries, of which it may lack some."""
    entries = mapping(value, place, len(names) + 20)
    for name in names:
        if name not in entries and name not in may_lack:
            raise Unreadable(inside(place, name), phrase("Record", "The entry “{entry}” is missing.").put(entry=name))
    for name in entries:
        if name not in names:
            why = phrase("Record", "The entry “{entry}” does not belong here.")
            raise Unreadable(inside(place, name[:80]), why.put(entry=name[:80]))
    return entries


def mapping(value: Any, place: str, most: int) -> dict[str, Any]:
    """The value, if it is an object with at most so many entries."""
    if type(value) is not dict:
        raise Unreadable(place, phrase("Record", "Named entries in curly brackets are expected here."))
    if len(value) > most:
        raise Unreadable(place, phrase("Record", "There are more than {most} entries here.").put(most=most))
    return value


def listing(value: Any, place: str, least: int, most: int) -> list[Any]:
    """The value, if it is a list of so many items."""
    if type(value) is not list:
        raise Unreadable(place, phrase("Record", "A list in square brackets is expected here."))
    if not least <= len(value) <= most:
        why = phrase("Record", "The list must have {least} to {most} items; it has {count}.")
        raise Unreadable(place, why.put(least=least, most=most, count=len(value)))
    return value


def words(value: Any, place: str, most: int, least: int = 0) -> str:
    """The value, if it is a text of so many characters on one line."""
    if type(value) is not str:
        raise Unreadable(place, phrase("Record", "A text in quotation marks is expected here."))
    if not least <= len(value) <= most:
        why = phrase("Record", "The text must have {least} to {most} characters; it has {count}.")
        raise Unreadable(place, why.put(least=least, most=most, count=len(value)))
    if not on_one_line(value):
        raise Unreadable(place, phrase("Record", "The text contains a control character."))
    return value


def on_one_line(text: str) -> bool:
    """Whether a text has no control character in it, a new line for one."""
    return _CONTROL.search(text) is None


def whole(value: Any, place: str, low: int, high: int) -> int:
    """The value, if it is a whole number in these bounds."""
    if type(value) is not int or not low <= value <= high:
        why = phrase("Record", "A whole number from {low} to {high} is expected here.")
        raise Unreadable(place, why.put(low=str(low), high=str(high)))
    return value


def one_of(value: Any, place: str, *known: str) -> str:
    """The value, if it is one of the known words."""
    if type(value) is not str or value not in known:
        raise Unreadable(place, phrase("Record", "One of these is expected here: {known}.").put(known=", ".join(known)))
    return value


def must_fit(**fits: bool) -> None:
    """Make sure that a position, whole in itself, is one of this game's options and players: that what is said for
    each place is true. Raises Unreadable with the first place of which it is not.
    """
    for place, true in fits.items():
        if not true:
            why = phrase("Record", "This is not a position of a game with these players and options.")
            raise Unreadable(place, why)


def inside(place: str, entry: str) -> str:
    """The place of an entry inside another place."""
    return f"{place}.{entry}" if place else entry


def _check(document: Any) -> Work[None]:
    level = [document]
    for _ in range(MOST_DEPTH):
        deeper: list[Any] = []
        for number, value in enumerate(level, 1):
            if not number % _CHECKED:
                yield 0.5
            kind = type(value)
            if kind is int:
                if not LOWEST <= value <= HIGHEST:
                    raise _bad_number(str(value)[:40])
            elif kind is str:
                _check_characters(value)
            elif kind is list:
                deeper.extend(value)
            elif kind is dict:
                deeper.extend(value)
                deeper.extend(value.values())
        if not deeper:
            return
        level = deeper
    raise _too_deep()


def _check_characters(value: str) -> None:
    if value.isascii():
        return
    try:
        value.encode()
    except UnicodeEncodeError:
        raise Unreadable("", phrase("Record", "A text in the file contains an incomplete character.")) from None


def _entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) < len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        why = phrase("Record", "The entry “{entry}” appears twice.")
        shown = twice[:80].encode("utf-8", "replace").decode()
        raise Unreadable(shown, why.put(entry=shown))
    return entries


def _fraction(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise _bad_number(digits[:40])
    return value


def _no_number(name: str) -> NoReturn:
    raise _bad_number(name)


def _bad_number(place: str) -> Unreadable:
    return Unreadable(
        place, phrase("Record", "The file contains a number that is too large, or something that is not a number.")
    )


def _too_deep() -> Unreadable:
    return Unreadable("", phrase("Record", "The entries of the file are nested too deeply."))


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_entries, parse_float=_fraction, parse_constant=_no_number)
