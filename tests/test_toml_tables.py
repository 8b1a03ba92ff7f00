"""Tables of facts: what is wrong in one is named by its file, its entry and its field."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.engine.toml_tables import (
    NO,
    Fields,
    Optional,
    WrongTable,
    by_name,
    entries,
    entry,
    like,
    parse,
    read,
    several,
    whole,
    word,
    words,
)

KINGDOM = "my_kingdom_for_a_horse"
CARD: Fields = {
    "key": word(),
    "copies": whole(1, 9),
    "lasting": NO,
    "kind": Optional(word("sheep", "pig"), ""),
    "cost": Optional(by_name(("sheep", "pig"), whole(1, 24)), {}),
    "edges": Optional(words(("a1n", "a1w")), ()),
    "herd": Optional(like("(sheep|pig) ([1-3])", "pig 1"), None),
}
FACTS: Fields = {"rows": whole(1, 8), "rates": several(whole(1, 99), 3), "card": entries(CARD, named="key")}
GOOD = """
rows = 3
rates = [2, 3, 4]

[[card]]
key = "stray"
copies = 2

[[card]]
key = "drover"
copies = 1
lasting = true
kind = "pig"
cost = { pig = 2 }
edges = "a1n a1w"
herd = "pig 2"
"""


def facts(text: str) -> dict[str, Any]:
    read: dict[str, Any] = entry(FACTS)(parse(text.encode(), "facts.toml"), "facts.toml")
    return read


def test_a_table_is_read_and_what_is_left_out_has_its_own_value() -> None:
    found = facts(GOOD)
    assert (found["rows"], found["rates"]) == (3, [2, 3, 4])
    stray, drover = found["card"]
    assert stray == {
        "key": "stray", "copies": 2, "lasting": False, "kind": "", "cost": {}, "edges": (), "herd": None,
    }  # fmt: skip
    assert (drover["lasting"], drover["cost"], drover["edges"]) == (True, {"pig": 2}, ("a1n", "a1w"))
    assert drover["herd"] == ("pig", "2")


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("rows = 3", "rows = 9", "facts.toml, rows: a whole number from 1 to 8 is expected, not 9"),
        ("rows = 3", "rows = true", "facts.toml, rows: a whole number from 1 to 8 is expected, not True"),
        ("rows = 3", "", "facts.toml: the field 'rows' is missing"),
        ("rows = 3", "rows = 3\ncolums = 4", "facts.toml: there is no field 'colums' here, but rows, rates, card"),
        ("[2, 3, 4]", "[2, 3]", "facts.toml, rates: 3 values are expected, not 2"),
        ("[2, 3, 4]", "[2, 'x', 4]", "facts.toml, rates, value 2: a whole number from 1 to 99 is expected, not 'x'"),
        ("[2, 3, 4]", "2", "facts.toml, rates: a list is expected, not 2"),
        ("copies = 2", "copies = 0", "facts.toml, card 1 'stray', copies: a whole number from 1 to 9"),
        ('key = "stray"', "", "facts.toml, card 1: the field 'key' is missing"),
        ('key = "stray"', 'key = ""', "facts.toml, card 1 '', key: a text is expected, not an empty one"),
        ('"drover"', '"stray"', "facts.toml, card 2 'stray': key 'stray' is there twice"),
        ("lasting = true", "lasting = 1", "facts.toml, card 2 'drover', lasting: true or false is expected, not 1"),
        ('kind = "pig"', 'kind = "pigs"', "facts.toml, card 2 'drover', kind: 'pigs' is not known"),
        ("{ pig = 2 }", "{ cow = 2 }", "facts.toml, card 2 'drover', cost: 'cow' is not known; known are sheep, pig"),
        ("{ pig = 2 }", "{ pig = 25 }", "facts.toml, card 2 'drover', cost, pig: a whole number from 1 to 24"),
        ("{ pig = 2 }", "2", "facts.toml, card 2 'drover', cost: a table is expected, not 2"),
        ('"a1n a1w"', '"a1n e9w"', "facts.toml, card 2 'drover', edges: 'e9w' is not known"),
        ('"pig 2"', '"two pigs"', "facts.toml, card 2 'drover', herd: 'two pigs' is not written like 'pig 1'"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_named(line: str, instead: str, complaint: str) -> None:
    assert line in GOOD
    with pytest.raises(WrongTable, match=f"^{re.escape(complaint)}"):
        facts(GOOD.replace(line, instead, 1))


def test_a_list_without_an_entry_is_named() -> None:
    with pytest.raises(WrongTable, match=r"^facts\.toml, card: at least one is expected"):
        entry(FACTS)({"rows": 3, "rates": [1, 1, 1], "card": []}, "facts.toml")


def test_what_is_no_toml_is_named_with_its_line() -> None:
    with pytest.raises(WrongTable, match=r"^facts\.toml: .*line 2"):
        facts("rows = 3\nrates = [2, 3 4]")
    with pytest.raises(WrongTable, match=r"^facts\.toml: .*utf-8"):
        parse(b"rows = '\xff'", "facts.toml")


def test_a_file_may_have_several_readers_and_each_is_strict_about_its_own_fields() -> None:
    package = "boardroom.games.epigo.data"
    heights = {"stack_height": whole(1, 7)}
    assert read(package, "data.toml", heights, others=None) == {"stack_height": 3}
    with pytest.raises(WrongTable, match=r"^data\.toml: there is no field 'rank_widths' here"):
        read(package, "data.toml", heights)
    with pytest.raises(WrongTable, match=r"^data\.toml, stack_height: a whole number from 4 to 7"):
        read(package, "data.toml", {"stack_height": whole(4, 7)}, others=None)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, to spoil its tables."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(Path(boardroom.__file__).parent, folder / "boardroom", ignore=shutil.ignore_patterns("*.pyc"))
    return folder


@pytest.mark.parametrize(
    ("game", "module", "line", "instead", "complaint"),
    [
        ("epigo", "state", "[4, 5]", "[4]", "data.toml, deployment_ranks: 2 values are expected, not 1"),
        ("epigo", "state", "highest_number", "number", "data.toml: there is no field 'number' here"),
        (KINGDOM, "field", 'c2 = "sheep 1" }', 'c9 = "sheep 1" }', "data.toml, start 2, animals: 'c9' is not known"),
        (KINGDOM, "dice", '"half-cow"', '"whole-cow"', "data.toml, royal, value 4: 'whole-cow' is not written like"),
        (KINGDOM, "cards", "moves = 4", "move = 4", "data.toml, card 4 'moving-day': there is no field 'move' here"),
        (KINGDOM, "cards", "{ cow = 3 }", "{ cow = 4 }", "data.toml, card 14 'hayloft', room, cow: a whole number"),
    ],
)
def test_a_wrong_line_of_a_game_is_named(
    copy: Path, game: str, module: str, line: str, instead: str, complaint: str
) -> None:
    table = copy / "boardroom" / "games" / game / "data" / "data.toml"
    good = table.read_text("utf-8")
    assert line in good
    table.write_text(good.replace(line, instead, 1), "utf-8")
    command = [sys.executable, "-c", f"import boardroom.games.{game}.position.{module}"]
    house = os.environ | {"PYTHONPATH": str(copy)}
    said = subprocess.run(command, cwd=copy, env=house, capture_output=True, text=True, check=False)
    table.write_text(good, "utf-8")
    assert f"WrongTable: {complaint}" in said.stderr
