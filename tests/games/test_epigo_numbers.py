"""The numbers of Epigo's rulebook stand in data.toml alone: with others there nothing says or does the old ones."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardroom
from boardroom.engine.text import in_english
from boardroom.games import epigo
from boardroom.games.epigo.position.numbers import STACK_HEIGHT, page_numbers
from boardroom.games.epigo.words.names import number_word

PACKAGE = Path(boardroom.__file__).parent
NUMBER = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten)\b|(first|second|third|fourth) order", re.IGNORECASE
)
PLACEHOLDER = re.compile(r"\{\w+\}")
NUMBERS_IN_WORDS = {"number_word", "stack_place"}
"""The functions that put numbers into words."""
OTHER_NUMBERS = {
    "deployment_ranks = [4, 5]": "deployment_ranks = [3, 6]",
    "rank_widths = [4, 6, 8, 8, 8, 8, 6, 4]": "rank_widths = [6, 8, 8, 8, 8, 8, 8, 6]",
    "highest_number = 7": "highest_number = 5",
    "stack_height = 3": "stack_height = 2",
    "captures_to_win = 3": "captures_to_win = 4",
    "captures_offered = [2, 3, 4]": "captures_offered = [1, 4, 5]",
    "draw_after_offered = [0, 20, 40, 60, 100]": "draw_after_offered = [0, 30, 90]",
    "draw_after_with_people = 0": "draw_after_with_people = 90",
    "draw_after_computers_only = 60": "draw_after_computers_only = 30",
}
PAGES = {
    language: PACKAGE.joinpath("games", "epigo", "help", f"{language}.md").read_text("utf-8")
    for language in ("en", "ja")
}
IN_PAGES = re.compile(r"\{(\w+)(?::\w+)?\}")
NO_NUMBERS_OF_RULES = ["eight by eight", "three pairs of", "third step", "three of yours", "four sets", "three ways"]
"""Where the English page names numbers that are no table's: the board that is drawn beside it, examples, the app."""
PLAYED = """
from boardroom.engine.text import in_english as said
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.events import OrdersRevealed, SeatLocked
from boardroom.games.epigo.position.actions import LOCK, StackOrder
from boardroom.games.epigo.position.numbers import page_numbers
from boardroom.games.epigo.position.state import HOME, SQUARES, Phase, square_name
from boardroom.games.epigo.table.reading.inspect import priority
from boardroom.games.epigo.words.names import stack_place

rules = EpigoRules()
words = rules.words
for option in rules.options():
    print(option.values, option.default, said(option.line), *map(said, option.labels), sep="\\n")
for kinds in (["person", "computer"], ["computer"] * 2):
    print(rules.resolve({}, kinds))
print(len(SQUARES), *(square_name(row[0]) + "-" + square_name(row[-1]) for row in HOME))
for number in (1, 2, 5):
    print(said(priority(number)))
print(said(stack_place(1)))


def ask(seat):
    print(said(words.prompt(state, seat).ask))


def why_not(action):
    print(said(words.why_not(state, 0, action)))


def lock(seat):
    step = rules.apply(state, seat, LOCK)
    print(said(words.describe(next(event for event in step.events if isinstance(event, SeatLocked)))))
    return step


state = rules.setup(rules.resolve({}, ["computer"] * 2), 2, 1)
ask(0)
why_not(LOCK)
while state.phase != Phase.PLAN:
    seat = rules.actors(state)[0]
    state = rules.apply(state, seat, rules.legal(state, seat)[0]).state
print(said(words.score(state, 0).about))
ask(0)
why_not(LOCK)
for seat in (0, 1):
    while rules.legal(state, seat) != (LOCK,):
        state = rules.apply(state, seat, rules.legal(state, seat)[0]).state
    ask(seat)
    if seat == 0:
        why_not(StackOrder(5, 0))
    step = lock(seat)
    state = step.state
print(sum(isinstance(event, OrdersRevealed) for event in step.events), "pairs")
state = step.state._replace(lost=(2, 0), where=bytes(len(state.where)))
print(round(rules.judgement.evaluate(state, 1), 2))
numbers = [f"{name} {number}" for name, number in page_numbers().items()]
for at in range(0, len(numbers), 9):
    print(*numbers[at : at + 9], sep=", ")
"""
SAID = """
(1, 4, 5)
4
The rules say 4. Choose 1 for a shorter game, 5 for a longer one.
1 captures
4 captures
5 captures
('auto', 0, 30, 90)
auto
The game is drawn after this many turns in a row without a capture. Not in the rulebook.
Automatic (90 turns; 30 turns in computer-only games)
Off
After 30 turns
After 90 turns
{'captures': 4, 'draw_after': 90}
{'captures': 4, 'draw_after': 30}
60 a3-f3 a6-f6
Acts after every other number; another 1 cancels it.
Acts before lower numbers and after higher ones; another 2 cancels it.
Acts before every other number; another 5 cancels it.
Second Order
seat 0: place your six Epigons on your row.
All six Epigons must be on your row first.
4 captures win the game
seat 0: 2 Orders left to stack.
Orders still to stack: 2.
seat 0: check your two Orders and lock them in.
Your stack already has two Orders. Take one back first.
seat 0 has locked in two Orders.
seat 1: check your two Orders and lock them in.
seat 1 has locked in two Orders.
2 pairs
0.6
goal 4, highest 5, next_highest 4, columns 6, both_rows 12, stack 2, squares 60, missing 1, quiet 30
width_8 6, width_7 8, width_6 8, width_5 8, width_4 8, width_3 8, width_2 8, width_1 6, row_1 3
row_2 6, captures_1 1, captures_2 4, captures_3 5, quiet_1 30, quiet_2 90
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is said and done in a copy of the package with other numbers in its table."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / "boardroom", ignore=shutil.ignore_patterns("*.pyc"))
    table = folder / "boardroom" / "games" / "epigo" / "data" / "data.toml"
    text = table.read_text("utf-8")
    for line, instead in OTHER_NUMBERS.items():
        assert line in text
        text = text.replace(line, instead)
    assert text.count(" = ") == len(OTHER_NUMBERS)
    table.write_text(text, "utf-8")
    house = os.environ | {"PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], cwd=folder, env=house, capture_output=True, encoding="utf-8", check=False
    )
    assert not done.stderr
    return done.stdout


def phrases() -> Iterator[tuple[str, str]]:
    """The sources of the game's texts, with the functions that they stand in."""
    for path in PACKAGE.joinpath("games", "epigo").rglob("*.py"):
        for function in ast.parse(path.read_text("utf-8")).body:
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "phrase":
                    source = call.args[1]
                    assert isinstance(source, ast.Constant)
                    yield getattr(function, "name", ""), str(source.value)


def test_no_sentence_holds_a_number_of_the_rules() -> None:
    found = list(phrases())
    assert len(found) > 150
    holding = [
        source
        for function, source in found
        if NUMBER.search(PLACEHOLDER.sub("", source)) and function not in NUMBERS_IN_WORDS
    ]
    assert holding == [in_english(epigo.manifest.sentence)]


def test_the_lobby_which_reads_no_tables_says_as_many_orders_as_the_table() -> None:
    assert f" {in_english(number_word(STACK_HEIGHT))} secret Orders " in in_english(epigo.manifest.sentence)


def test_other_numbers_in_the_table_are_said_and_played(said: str) -> None:
    assert said == SAID.lstrip()


@pytest.mark.parametrize("language", PAGES)
def test_the_rules_pages_hold_the_numbers_by_name(language: str) -> None:
    names = set(IN_PAGES.findall(PAGES[language]))
    assert names <= set(page_numbers())
    assert set(page_numbers()) - names <= {"next_highest"}


def test_no_other_number_of_the_rules_is_in_the_english_page() -> None:
    words = re.sub(r"```.*?```", "", IN_PAGES.sub("", PAGES["en"]), flags=re.DOTALL)
    found = re.findall(r"\b(?:three|four|five|six|seven|eight|third|fourth)\b \w+ ?\w*", words, re.IGNORECASE)
    assert found == NO_NUMBERS_OF_RULES
