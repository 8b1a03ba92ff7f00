"""Several things in one text: "a, b and c", "a or b", "a, b, c", and sentences one after the other.

Each language joins them in its own way, so a list is made of texts, two and two, rather than of joined strings.
"""

from collections.abc import Sequence

from boardroom.engine.text import Text, Value, phrase


def listed(parts: Sequence[Value]) -> Text:
    """Several things named one after the other, the last with an "and"; there must be one at least."""
    *firsts, last = parts
    if not firsts:
        return _alone(last)
    *firsts, before = firsts
    if not firsts:
        return phrase("List", "{one} and {two}", "a list of two").put(one=before, two=last)
    text = phrase("List", "{one} and {two}", "the end of a longer list").put(one=before, two=last)
    for part in reversed(firsts):
        text = phrase("List", "{one}, {more}", "a list").put(one=part, more=text)
    return text


def either(parts: Sequence[Value]) -> Text:
    """Several things of which any is meant; there must be one at least."""
    *firsts, last = parts
    text = _alone(last)
    for part in reversed(firsts):
        text = phrase("List", "{one} or {two}", "either of two").put(one=part, two=text)
    return text


def in_a_row(parts: Sequence[Value]) -> Text:
    """Several things in a row, without an "and"; there must be one at least."""
    *firsts, last = parts
    text = _alone(last)
    for part in reversed(firsts):
        text = phrase("List", "{one}, {more}", "a list").put(one=part, more=text)
    return text


def sentences(*parts: Text | None) -> Text | None:
    """Sentences one after the other, those that are there; None if none is."""
    said = [part for part in parts if part is not None]
    if not said:
        return None
    text = said[-1]
    for part in reversed(said[:-1]):
        text = phrase("List", "{one} {two}", "two sentences").put(one=part, two=text)
    return text


def _alone(part: Value) -> Text:
    return part if isinstance(part, Text) else phrase("List", "{one}", "a list of one").put(one=part)
