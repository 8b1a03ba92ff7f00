"""Ephyran with other numbers in its table of facts: rules, previews, prompts, scores and words all say the new ones."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boardroom

CHANGES = {
    "hand = 5": "hand = 6",
    "seen_by_graeae = 3": "seen_by_graeae = 4",
    "drawn_by_twins = 2": "drawn_by_twins = 3",
    "creature = 1": "creature = 4",
    "creatures_bonus = 1": "creatures_bonus = 8",
    "city_bonus = [3, 1]": "city_bonus = [9, 7]",
    "god_multiplies = 2": "god_multiplies = 5",
    "points = { thunderbolt = 3, trident = 2, owl = 1, helmet = -1 }": (
        "points = { thunderbolt = 9, trident = 8, owl = 6, helmet = -7 }"
    ),
    "tokens = { thunderbolt = 3, trident = 5, owl = 8, helmet = 4 }": (
        "tokens = { thunderbolt = 6, trident = 7, owl = 9, helmet = 11 }"
    ),
    "dionysus = 4": "dionysus = 6",
}
PLAYED = """
import json, random
from boardroom.engine.rng import seeded
from boardroom.games.ephyran import manifest
from boardroom.engine.text import in_english
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position import cards, events
from boardroom.games.ephyran.table.reading import inspect
from boardroom.games.ephyran.words import explanations
from boardroom.ui.rulebook.rulebook_window import rules_text
from boardroom.ui.stage.presentation import Presentation

rules, said, hands, seen, draws, bonuses = EphyranRules(), set(), set(), set(), set(), set()
inspect._sign = lambda name: None

def say(*texts):
    said.update(in_english(text) for text in texts if text is not None)

for option in rules.options():
    say(option.title, option.line)
for game in range(10):
    chance = random.Random(game)
    options = rules.resolve({"gods": ("dealt", "chosen")[game % 2], "start": "first"}, ())
    state = rules.setup(options, 2 + game % 3, seeded(game))
    while rules.actors(state):
        (seat,) = rules.actors(state)
        view, legal = rules.secrets.view(state, seat), rules.legal(state, seat)
        rules.judgement.evaluate(view, seat)
        asks = rules.words.prompt(view, seat)
        say(asks.ask, asks.note, *(button.label for button in asks.buttons), *(button.about for button in asks.buttons))
        for action in chance.sample(legal, min(4, len(legal))):
            told = rules.words.preview(view, seat, action)
            say(told.warning, *(line.text for line in told.lines))
        # Who builds fills a city: bonuses come only then.
        built = [action for action in legal if type(action).__name__ in ("AddArea", "PlaceToken")]
        played = [action for action in legal if "Play" in type(action).__name__]
        step = rules.apply(state, seat, chance.choice(played or built or legal))
        state = step.state
        for event in step.events:
            say(rules.words.describe(event))
            if isinstance(event, events.HandsDealt):
                hands.update(map(len, state.hands))
            if isinstance(event, events.CardsSeen):
                seen.add(len(event.cards))
            if isinstance(event, events.CityFinished):
                bonuses.add(event.bonus)
        draws.add(state.draws)
        decoded = rules.records.decode(json.loads(json.dumps(rules.records.encode(state))))
        assert decoded == state
        rules.records.validate(decoded, options, len(state.hands))
    for seat, city in enumerate(state.cities):
        score = rules.words.score(state, seat)
        say(*(item.text for item in score.items))
        for column in city.columns:
            for half in column:
                look = inspect.inspection(lambda *face: None, f"card.{half >> 1}", Presentation(state, seat))
                say(look.title, look.what, *(line.text for line in look.lines))
say(*map(explanations.god_about, range(4)), *map(explanations.token_about, range(1, 5)))
say(*map(explanations.support_about, range(8)), explanations.creature_about(cards.DIONYSUS))
say(*map(inspect._in_all, range(1, 5)))
pages = [rules_text(manifest, language) for language in ("en", "ja")]
print(json.dumps([pages, sorted(said), *(sorted(numbers) for numbers in (hands, seen, draws, bonuses))]))
"""
OLD = re.compile(r"\btwice\b|\bdouble|second card|\bone point\b|×2|\btwo cards|\bthree cards|\b(3|5) cards of the pile")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> list[list[Any]]:
    """A copy of the package in which every number of the rulebook is another one, and what was said there."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(Path(boardroom.__file__).parent, folder / "boardroom", ignore=shutil.ignore_patterns("*.pyc"))
    table = folder / "boardroom" / "games" / "ephyran" / "data" / "data.toml"
    facts = table.read_text("utf-8")
    for line, instead in CHANGES.items():
        assert facts.count(f"\n{line}\n") == 1, line
        facts = facts.replace(f"\n{line}\n", f"\n{instead}\n")
    table.write_text(facts, "utf-8")
    house = os.environ | {"PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", PLAYED]
    run = subprocess.run(command, cwd=folder, env=house, capture_output=True, text=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    found: list[list[Any]] = json.loads(run.stdout)
    return found


def test_every_number_of_the_table_is_changed() -> None:
    facts = Path(boardroom.__file__).parent / "games" / "ephyran" / "data" / "data.toml"
    numbered = [line for line in facts.read_text("utf-8").split("[creatures]")[0].splitlines() if line[:1].isalpha()]
    assert numbered == list(CHANGES)


def test_games_go_by_the_new_numbers(changed: list[list[Any]]) -> None:
    _, _, hands, seen, draws, bonuses = changed
    assert hands == [6]
    assert max(seen) == 4
    assert max(draws) == 3
    assert bonuses == [9]


def test_nothing_still_says_an_old_number(changed: list[list[Any]]) -> None:
    said = changed[1]
    assert [text for text in said if OLD.search(text)] == []


@pytest.mark.parametrize(
    "words",
    [
        "Your god’s territory counts 5 times at the end.",
        "all points of your lagoon count 5 times",
        "Poseidon’s own territory: everything in it counts 5 times.",
        "Poseidon’s territory: everything in your lagoon counts 5 times.",
        "Poseidon: ×5",
        "Poseidon counts it ×5",
        "draw your last card.",
        "draw 3 cards, one after the other.",
        "draw 3 cards, then play an area or discard one",
        "look at 4 cards, keep one",
        "Everyone is dealt 5 cards.",
        "counts here: 4.",
        "He is worth 4 points at most per city",
        "finishes your city: +9 extra points",
        "finishes their city: 9 points.",
        "Zeus’s thunderbolt: 9 points for the territory.",
        "Ares’s helmet: −7 point",
        "Poseidon counts its points 5 times, good or bad",
        "Trident: worth 8; 7 in the game",
        "Printed Owl: worth 6.",
        "an owl: +6",
    ],
)
def test_what_is_said_has_the_new_numbers(changed: list[list[Any]], words: str) -> None:
    assert any(words in text for text in changed[1])


@pytest.mark.parametrize(
    ("page", "words"),
    [
        (0, "six Dionysus cards, the Athena token of the start player, and 33 magical tokens"),
        (0, "five cards from the pile, for a hand of six."),
        (0, "| 9 | 6 |\n"),
        (0, "| −7 | 11 |\n"),
        (0, "gold frame and ×5 mark"),
        (0, "Draw three cards"),
        (0, "Look at the top four cards"),
        (0, "gets 9 points; whoever else finishes one before the game is over gets 7"),
        (0, "- 4 point for each different creature"),
        (0, "- 8 point more"),
        (1, "神の領地の得点は5倍"),
        (1, "山札のカード5枚を配ります。手札は6枚です。"),
        (1, "| −7点 | 11枚 |\n"),
        (1, "カードを3枚引く"),
        (1, "さらに8点"),
    ],
)
def test_the_rules_pages_have_the_new_numbers(changed: list[list[Any]], page: int, words: str) -> None:
    assert words in changed[0][page]
