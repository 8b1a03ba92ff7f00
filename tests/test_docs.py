"""What the pages for those who work on Boardroom name is there: files, folders, classes, functions and commands."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).parent.parent
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
LONGEST = 120
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
FILE = re.compile(r"[\w./*-]+\.(?:py|toml|md|ts|json|svg)|[\w.*-]+(?:/[\w.*-]+)+/?|[\w-]+/")
NAME = re.compile(r"_?[A-Za-z]\w*(?:\.\w+)*")
KEYWORDS = {"None", "True", "False", "n", "_"}
ELSEWHERE = re.compile(r"Q[A-Z]\w*|QAccessible\.\w+")
"""Names of Qt."""


@cache
def defined() -> dict[str, set[str]]:
    """Every class with its members, and under "" every other name, of the package, the tests and the tools."""
    found: dict[str, set[str]] = {"": set()}
    for path in [*ROOT.glob("boardroom/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("packaging/**/*.py")]:
        found[""].add(path.stem)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(members(node))
                found[""] |= members(node)
            elif isinstance(node, ast.FunctionDef):
                found[""] |= {node.name, *(argument.arg for argument in node.args.args)}
            elif isinstance(node, ast.Name):
                found[""].add(node.id)
    return found


def members(node: ast.ClassDef) -> set[str]:
    """The methods and fields of a class."""
    names = {inner.name for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef)}
    for inner in ast.walk(node):
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            names.add(inner.target.id)
        if isinstance(inner, ast.Assign):
            names |= {target.id for target in inner.targets if isinstance(target, ast.Name)}
            names |= {target.attr for target in inner.targets if isinstance(target, ast.Attribute)}
    return names


def folders(page: Path) -> list[Path]:
    """Where what a page names may lie: from the root, from the package and its interface, from the games' folders; a
    game's page speaks of its own.
    """
    package = ROOT / "boardroom"
    games = [folder for folder in (package / "games").iterdir() if folder.is_dir()]
    own = [folder for folder in games if folder.name == page.stem]
    return [ROOT, page.parent, package, package / "ui", package / "games", *(own or games)]


def is_there(name: str, page: Path) -> bool:
    """Whether a file, folder or pattern of them is there; a file's name alone may be anywhere in them."""
    anywhere = "/" not in name
    return any(list((folder.rglob if anywhere else folder.glob)(name.rstrip("/"))) for folder in folders(page)[1:]) or (
        bool(list(ROOT.glob(name.rstrip("/"))))
    )


def is_known(name: str) -> bool:
    """Whether a class, or a member of it, or a function is there; a chain is read by its last two parts."""
    *owners, last = name.split(".")
    known = defined()
    if ELSEWHERE.fullmatch(name) or last in KEYWORDS:
        return True
    if owners and owners[-1][0].isupper():
        return last in known.get(owners[-1], set())
    return last in known or last in known[""]


def unknown(page: Path) -> list[str]:
    """What a page names and nobody finds."""
    missing = []
    for span in SPAN.findall(page.read_text("utf-8")):
        called = re.sub(r"\(.*\)$", "", span)
        if command := re.fullmatch(r"(?:python3 )?dev\.py (\w+).*", span):
            if command[1] not in (dev.__doc__ or ""):
                missing.append(span)
        elif FILE.fullmatch(span):
            if not is_there(span, page):
                missing.append(span)
        elif NAME.fullmatch(called) and not is_known(called):
            missing.append(span)
    return missing


@EVERY_PAGE
def test_what_a_page_names_is_there(page: Path) -> None:
    assert unknown(page) == []


@EVERY_PAGE
def test_what_a_page_links_to_is_there(page: Path) -> None:
    assert [link for link in LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()] == []


@EVERY_PAGE
def test_lines_are_no_longer_than_those_of_the_code(page: Path) -> None:
    lines = page.read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST and not line.startswith("|")] == []


def test_what_is_not_there_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`engine/rules.py`, `engine/nothing.py`, `Rules.apply`, `Rules.nothing`, `nothing_at_all(x)`", "utf-8"
    )
    assert unknown(page) == ["engine/nothing.py", "Rules.nothing", "nothing_at_all(x)"]
