"""Numbers of the rulebook stand in the game's table alone: where they are others, nothing says the old ones."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import boardroom

TURNED = {
    "fences": "20",
    "supply": "[40, 40, 30, 15]",
    "space_holds": "3",
    "rates": "[3, 4, 5]",
    "hand_limit": "5",
    "rolls": "4",
    "goal": "3",
    "goal_short": "2",
    "restock_above": "4",
    "parents": "3",
    "twin_animals": "[2, 1, 0, 0]",
    "twin_rolls": "3",
    "last_round_offered": "[0, 40]",
}
"""Other numbers, by their names in the table."""
SAID = {
    "options": {
        "length": "Short: no farm cards and only two of each animal, unless you choose otherwise below.",
        "cards": "Five in hand; you may play one on each of your turns.",
        "goals": ["3 of each", "2 of each"],
        "short goal": 2,
        "ends": [0, 40],
    },
    "breeding": {
        "why not": "It takes three sheep to breed; you have 2.",
        "log": "seat 0’s sheep do not breed: it takes three.",
        "young": 1,
        "preview": ["gain 1 sheep"],
        "card": "Your sheep breed: gain one for every three you have.",
        "inspector": [
            "sheep breed",
            "pigs breed",
            "cows breed",
            "Each appears on two faces.",
            "Gain one for every three of that kind on the field.",
        ],
    },
    "supply": {
        "log": ["The supply is 1 sheep short for seat 0. Everyone with 5 sheep or more trades once or returns one."],
        "warning": "You would miss out on 1 pigs: the supply is short, and nobody has more than four.",
        "prompt": "The supply is short. If you keep this, players with more than four must trade or return one.",
        "whole": [37, 38, 30, 15],
    },
    "trades": {
        "rates": [3, 4, 5],
        "offered": ["trade sheep 1", "trade sheep 2", "trade pig 1", "trade cow 1", "pass"],
        "prompt": "For other trades click the market, or drag animals there.",
        "preview": ["give 3 sheep", "gain 1 pigs"],
        "worth": 6 + 6 * 3 + 6 * 12 + 60,
        "compared": "For comparison only (horse 60, cow 12, pig 3)",
    },
    "dice": {
        "box": "roll 1 of 4",
        "prompt": "3 re-rolls left; none once you use a die.",
        "preview": ["2 re-rolls left afterwards"],
    },
    "solo": {"animals": [2, 1, 0, 0], "rolls": 3},
    "begun": {"hands": [5, 5], "fences left": 8, "room": "Each space of your pens holds up to 3 cows."},
}
"""What is found then."""


IN_PAGES = {
    "en": (
        "Hold three of each in the pens of your field",
        "20 fences",
        "40 sheep, 40 pigs, 30 cows and 15 horses",
        "You hold five of them",
        "a pig is worth 3 sheep, a cow 12 and a horse 60",
        "holds up to three",
        "for every three of that kind",
        "| 5 :cow: |",
        "more than four of that kind",
        "Moritz has two sheep, one pig",
        "needs only two of each kind",
    ),
    "ja": (
        "羊、豚、牛、馬を3頭ずつ",
        "20本の柵",
        "手札は5枚",
        "馬は60頭分",
        "3回まで振り直せます",
        "5頭以上持つ",
        "羊2頭と豚1頭",
    ),
}
"""What the rules pages say then."""
SHAPES = {"rows", "columns", "royal", "breeding", "start"}
"""What else the table holds: the shape of field and dice."""
APP = {"last_round_with_people", "last_round_computers_only"}
"""And what is no rule, but this app's own."""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, object]]:
    """What a copy of the package with those numbers says."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(Path(boardroom.__file__).parent, folder / "boardroom", ignore=shutil.ignore_patterns("*.pyc"))
    table = folder / "boardroom" / "games" / "my_kingdom_for_a_horse" / "data" / "data.toml"
    facts = table.read_text("utf-8")
    for name, number in TURNED.items():
        facts, changed = re.subn(rf"^{name} = .*$", f"{name} = {number}", facts, count=1, flags=re.MULTILINE)
        assert changed == 1, name
    table.write_text(facts, "utf-8")
    here = Path(__file__).parent
    house = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(folder), str(here.parents[1]))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, str(here / "turned_kingdom.py")]
    said = subprocess.run(command, cwd=folder, env=house, capture_output=True, text=True, check=False)
    assert not said.returncode, said.stderr
    heard: dict[str, dict[str, object]] = json.loads(said.stdout)
    return heard


@pytest.mark.parametrize("of", SAID)
def test_other_numbers_of_the_table_are_those_of_rules_and_words(found: dict[str, dict[str, object]], of: str) -> None:
    assert found[of] == SAID[of]


def test_the_rules_pages_say_other_numbers(found: dict[str, dict[str, object]]) -> None:
    for language, said in IN_PAGES.items():
        page = found["page"][language]
        assert isinstance(page, list)
        whole = "\n".join(page)
        assert "{" not in whole
        for words in said:
            assert words in whole, words


def test_every_number_of_the_table_was_another() -> None:
    table = Path(boardroom.__file__).parent / "games" / "my_kingdom_for_a_horse" / "data" / "data.toml"
    facts = tomllib.loads(table.read_text("utf-8"))
    assert TURNED.keys() == facts.keys() - SHAPES - APP - {"card"}
