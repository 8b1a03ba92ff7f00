"""Texts as values, and the marks by which the sources' texts are found for translation."""

import ast
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardroom
from boardroom.engine.text import Piece, Seat, Text, Value, filled, phrase, verbatim

PACKAGE = Path(boardroom.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))
PLACEHOLDER = re.compile(r"\{(\w*)\}")


def test_a_phrase_names_a_message_and_has_no_values_yet() -> None:
    text = phrase("Epigo", "Lock in", "a button")
    assert text == Text("Epigo", "Lock in", "a button", -1, ())


def test_a_phrase_without_a_number_is_not_plural() -> None:
    assert phrase("A", "B").n == -1
    assert phrase("A", "%n points", "", 0).n == 0


def test_putting_values_leaves_the_phrase_itself_alone() -> None:
    text = phrase("A", "{one} and {two}")
    filled = text.put(one="x", two=2)
    assert text.values == ()
    assert filled.values == (("one", "x"), ("two", 2))
    assert filled[:4] == text[:4]


def test_putting_more_keeps_what_was_put_before() -> None:
    assert dict(phrase("A", "{x} {y}").put(x=1).put(y=2).values) == {"x": 1, "y": 2}


def test_a_text_is_filled_by_what_its_open_names_stand_for_in_a_thing() -> None:
    named = {"x": lambda thing: thing[0], "y": lambda thing: thing[1], "z": lambda thing: thing[2]}
    text = filled(phrase("A", "{x} {y} {other}").put(y=7), (1, 2, 3), named)
    assert dict(text.values) == {"x": 1, "y": 7}, "what is put stays, what nothing stands for is left open"


def test_putting_again_replaces_what_was_put() -> None:
    assert phrase("A", "{x}").put(x=1).put(x=2).values == (("x", 2),)


def test_values_may_be_words_numbers_texts_seats_and_pieces() -> None:
    inner = phrase("A", "inner")
    values: dict[str, Value] = {"a": "words", "b": 5, "c": inner, "d": Seat(1), "e": Piece("epigon.0.5", inner)}
    assert dict(phrase("A", "{a}{b}{c}{d}{e}").put(**values).values) == values


def test_equal_texts_are_equal_and_can_be_keys() -> None:
    assert phrase("A", "{x}").put(x=1) == phrase("A", "{x}").put(x=1)
    assert phrase("A", "{x}").put(x=1) != phrase("A", "{x}").put(x=2)
    assert phrase("A", "%n", "", 1) != phrase("A", "%n", "", 2)
    assert len({phrase("A", "B"), phrase("A", "B"), phrase("B", "B")}) == 2


def test_a_name_that_looks_like_a_placeholder_stays_a_value() -> None:
    text = phrase("A", "{name} wins").put(name="{name} <b>%n</b>")
    assert text.source == "{name} wins"
    assert dict(text.values) == {"name": "{name} <b>%n</b>"}


def test_verbatim_words_have_no_source_to_be_translated() -> None:
    text = verbatim("save.boardroom {x} %n")
    assert text.source == ""
    assert text.values == (("", "save.boardroom {x} %n"),)


def test_a_text_can_be_handed_to_another_process() -> None:
    text = phrase("A", "{seat}: {tile}", "", 3).put(seat=Seat(0), tile=Piece("k", phrase("A", "five")))
    assert pickle.loads(pickle.dumps(text)) == text
    assert json.loads(json.dumps(text))[:2] == ["A", "{seat}: {tile}"]


def test_the_parts_of_a_phrase_are_given_by_position() -> None:
    with pytest.raises(TypeError):
        phrase("A", "%n points", n=2)  # type: ignore[call-arg]  # that it is refused is tried


# The sources. lupdate reads literals at the call and skips what has keywords, without a word.


def calls(module: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase":
            yield node


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_phrase_in_the_sources_is_given_in_literals_by_position(module: Path) -> None:
    for call in calls(module):
        place = f"{module.relative_to(PACKAGE)}:{call.lineno}"
        assert not call.keywords, f"{place}: lupdate skips a call with keywords"
        assert 2 <= len(call.args) <= 4, f"{place}: context and source are needed"
        words = [literal(argument) for argument in call.args[:3]]
        assert None not in words, f"{place}: context, source and comment must be literals"
        context, source, *_ = (word or "" for word in words)
        assert context, f"{place}: a context is needed"
        assert source.strip(), f"{place}: a source is needed"
        assert ("%n" in source) == (len(call.args) == 4), f"{place}: a number belongs to %n, and %n to a number"


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_phrase_filled_at_once_is_given_exactly_the_values_it_names(module: Path) -> None:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "put"):
            continue
        inner = node.func.value
        if not (isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "phrase"):
            continue
        place = f"{module.relative_to(PACKAGE)}:{node.lineno}"
        names = set(PLACEHOLDER.findall(literal(inner.args[1]) or ""))
        if all(keyword.arg for keyword in node.keywords):
            assert {keyword.arg for keyword in node.keywords} == names, f"{place}: {names} are named"
