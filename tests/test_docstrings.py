"""What is written beside the code tells of what is there: no text that documents nothing, no name that is gone."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("boardroom", "packaging", "tests")
NAME = re.compile(r"``([a-z_]\w+)(?:\(\))?``")
EVENTS = re.compile(r"boardroom/games/\w+/position/events\.py")


@cache
def parsed() -> dict[str, ast.Module]:
    """All our modules, by their files."""
    found = [ROOT / "dev.py", *(file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py")))]
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in found}


def text(statement: ast.stmt) -> str | None:
    """The text that a statement is, None if it is another one."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def texts(module: ast.Module) -> Iterator[tuple[ast.stmt, str, bool]]:
    """The texts that are statements of their own, and whether each documents something: it comes first in what it
    documents, or on the line behind a name's value.
    """
    for node in ast.walk(module):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            before: ast.stmt | None = None
            for statement in block if isinstance(block, list) else []:
                words = text(statement)
                if words is not None:
                    begins = before is None and isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
                    named = isinstance(before, ast.Assign | ast.AnnAssign) and before.end_lineno == statement.lineno - 1
                    yield statement, words, begins or named
                before = statement


def names(module: ast.Module) -> Iterator[str]:
    """Every name that a module has or uses, those in texts that are values included."""
    documents = {statement.value for statement, _, _ in texts(module) if isinstance(statement, ast.Expr)}
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield from name.split(".")
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(words)) if node not in documents:
                yield from re.findall(r"\w+", words)


def told(module: ast.Module) -> set[str]:
    """The names that the texts of a module tell of."""
    return {name for _, words, _ in texts(module) for name in NAME.findall(words)}


def test_a_text_documents_what_stands_right_before_it_or_what_it_begins() -> None:
    wrong = [
        f"{file}:{statement.lineno}: {words}"
        for file, module in parsed().items()
        for statement, words, documents in texts(module)
        if not documents
    ]
    assert wrong == []


def test_a_name_that_is_told_of_is_there() -> None:
    package = {file: module for file, module in parsed().items() if file.startswith("boardroom/")}
    for modules in (package, parsed()):
        known = {name for module in modules.values() for name in names(module)}
        known |= {part for file in modules for part in Path(file).with_suffix("").parts}
        gone = {file: missing for file, module in modules.items() if (missing := told(module) - known)}
        assert gone == {}


def test_what_an_event_tells_of_is_among_the_events() -> None:
    events = {file: module for file, module in parsed().items() if EVENTS.fullmatch(file)}
    assert len(events) >= 4
    assert {file: missing for file, module in events.items() if (missing := told(module) - set(names(module)))} == {}
