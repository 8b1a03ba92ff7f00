"""The numbers of Epona's rulebook stand in its data file alone: changed there, nothing says or counts the old ones."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.engine.manifest import PERSON
from boardroom.engine.text import Text, in_english
from boardroom.engine.tuples import replaced
from boardroom.games.epona import manifest
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import (
    AGREE,
    DRAW_STABLES,
    TAKE_COIN,
    TAKE_POINT,
    Breed,
    DrawBonus,
    FinishPlacing,
    SellCard,
)
from boardroom.games.epona.position.cards import ASSETS, OWNERS, STABLES
from boardroom.games.epona.position.numbers import FACTS_FILE
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.state import Phase, State, seats_of_round
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind, read_formula
from boardroom.games.epona.words import explanations, formula_words
from boardroom.games.epona.words.rules_page import page_numbers
from tests.games.epona_positions import Box, act, fresh, position

RULES = EponaRules()
WORDS = RULES.words
CHANGED = {
    "\nrounds = 6": {"rounds": 8},
    "first_game_rounds = 5": {"first_game_rounds": 7},
    "solo_rounds = 6": {"solo_rounds": 9},
    "\ncoins = 3": {"coins": 8},
    "\nstuds = 1": {"studs": 6},
    "most_cost = 3": {"most_cost": 7},
    "sale = 2": {"sale": 5},
    "discount = 1": {"discount": 2},
    "most_stables = 6": {"most_stables": 5},
    "most_unfinished = 3": {"most_unfinished": 4},
    "drawn_stables = 3": {"drawn_stables": 5},
    "drawn_by_bonus = 3": {"drawn_by_bonus": 4},
    "coins = 1, points = 1": {"coins_instead": 7, "points_instead": 8},
    "foal = [1, 2]": {"other_foal": 2, "same_foal": 1},
    "partner_point = 1": {"partner_point": 7},
    "stud_on_stallion = 1": {"stud_on_stallion": 6},
    "line = 2": {"line": 9},
    "coins_a_point = 3": {"coins_a_point": 8},
    "studs_a_point = 2": {"studs_a_point": 7},
    "[100, 90, 80, 70]": {"solo_best": 404, "solo_great": 303, "solo_better": 202, "solo_good": 101},
    "location = 3": {"location": 8},
    "beside = 2": {"beside": 9},
    "pair = 2": {"pair": 5},
    "both = 4": {"both": 6},
    "row = [2, 1]": {"row_type": 3, "row_group": 4},
    "column = [2, 1]": {"column_type": 5, "column_group": 6},
    "sides = [2, 1]": {"sides_type": 7, "sides_group": 8},
    "around = 1": {"around": 7},
    "tableau = 1": {"tableau": 5},
    "extra_cards = 2": {"extra_cards": 3},
    "kept_alone = 3": {"kept_alone": 4},
    "\nplayers = 3": {"most_experienced": 4},
    "\nowners = 2": {"offered_owners": 1},
    "\nstables = 2": {"offered_stables": 3},
}
"""Each line of the data file with numbers of the rulebook, and what they are changed to, named as in rules pages."""
FORMULAS = {
    "location": "in castle", "beside": "below obstacle", "pair": "pair mare + stallion",
    "both": "both arena + racecourse", "row_type": "each row racing", "row_group": "each row sporting",
    "column_type": "each column racing", "column_group": "each column sporting", "sides_type": "each sides racing",
    "sides_group": "each sides sporting", "around": "each around sporting", "tableau": "each tableau racing",
}  # fmt: skip


def plain(*texts: Text | None) -> list[str]:
    """Texts in English."""
    return [in_english(text) for text in texts if text is not None]


def previewed(view: State, seat: int, action: Any) -> list[str]:
    return plain(*(line.text for line in WORDS.preview(view, seat, action).lines))


def prompted(view: State, seat: int = 0) -> list[str]:
    prompt = WORDS.prompt(view, seat)
    return plain(prompt.ask, prompt.note, prompt.heard, *(part for b in prompt.buttons for part in (b.label, b.about)))


def scored(state: State, seat: int = 0) -> list[str]:
    score = WORDS.score(state, seat)
    assert score is not None
    items = [f"{in_english(item.text)}: {item.points}" for item in score.items]
    return [*items, *plain(*(part.about for part in score.parts))]


def sayings() -> Iterator[tuple[str, Iterable[str]]]:
    """A sentence with the numbers in it by their names in the rules pages, and where it is said."""
    box = Box()
    mare, sire, rival = box.card("racing mare"), box.card("racing stallion"), box.card("dressage stallion")
    card, other = box.cards(2, "vet", cost=1)
    lined = next(n for n, stable in enumerate(STABLES) if stable.line == ASSETS[mare].type and n not in box.laid)
    laid = [(lined, [mare]), (box.stable(mark="6"), [rival])], [(box.stable(mark="6"), [sire])]
    state = position(*laid, hands=[[card, other]], lots=[1, 1], studs=[3, 0], coins=[0, 0], refusal=1)
    partner, home = Breed(mare, sire), Breed(mare, rival)
    asked = act(state, partner).state
    bred = act(asked, AGREE)
    drawing = state._replace(pending=(Bonus(BonusKind.DRAW, 0),))
    again = drawing._replace(drew=1)
    both = again._replace(pending=(Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 0)))
    owing = state._replace(phase=Phase.KEEPING, debts=bytes((1, 0)), finished=3, lots=bytes(2))
    over = bred.state._replace(phase=Phase.OVER, coins=(720, 0), studs=(840, 0))
    solo = fresh(1)
    alone = solo._replace(phase=Phase.OVER)
    less = next(number for number, bonuses in enumerate(OWNERS[0].below) if bonuses[0].kind == BonusKind.DISCOUNT)
    dear = next(number for number, asset in enumerate(ASSETS) if asset.deck == 0 and asset.cost == 3)
    rounds = next(option for option in RULES.options() if option.key == "rounds")
    # Set-up and rounds.
    yield "{rounds} rounds", plain(*rounds.labels)
    yield "{first_game_rounds} rounds, for a first game", plain(*rounds.labels)
    yield "The rulebook recommends {first_game_rounds} for a first game.", plain(rounds.line)
    yield "{rounds} or {first_game_rounds}", (" or ".join(map(str, rounds.values)),)
    too_short = RULES.why_not_option({}, (PERSON,), "rounds", rounds.values[1])
    yield "The solo game always has {solo_rounds} rounds.", plain(too_short)
    yield "{solo_rounds} rounds", (f"{solo.rounds} rounds",)
    yield "seat 0: choose a selection card. You have {coins} coins and {studs} stud tokens.", prompted(solo)
    high = RULES.setup(RULES.resolve({"form": "high"}, (PERSON,) * 3), 3, 1)
    yield "{extra_cards}", (str(len(high.to_choose) - 2),)
    while high.phase == Phase.CHOOSING_DECKS:
        high = act(high, RULES.legal(high, high.active)[0]).state
    unpaired = seats_of_round(high).alone
    # Of so many that those which are kept are asked for, and not the others.
    many = high._replace(drawn=replaced(high.drawn, unpaired, bytes(range(12))))
    yield "seat 2: choose {kept_alone} cards to keep.", prompted(many, unpaired)
    experience = next(option for option in RULES.options() if option.key == "experience")
    offered = "one of {offered_owners} asymmetric owners and one of {offered_stables} stables"
    yield f"Experienced players each choose {offered}.", plain(experience.line)
    too_many = RULES.why_not_option({}, (PERSON,) * 6, "experience", "experienced")
    yield "The start for experienced players is for at most {most_experienced} players.", plain(too_many)
    # Coins.
    yield "{sale} coins", previewed(state, 0, SellCard(card))
    yield "seat 0 discards a vet for {sale} coins.", plain(*map(WORDS.describe, act(state, SellCard(card)).events))
    yield "{sale}", (str(act(state, SellCard(card)).state.coins[0]),)
    yield "A discarded card gives you {sale} coins.", [note.partition(". ")[0] + "." for note in prompted(state)]
    yield "Each card gives you {sale} coins. You keep any change.", prompted(owing)
    yield "1 VP per {coins_a_point} coins and per {studs_a_point} stud tokens", scored(over)
    yield (
        "Sporting horses cost {discount} coins less from now on.",
        plain(formula_words.bonus_about(Bonus(BonusKind.DISCOUNT, 0))),
    )
    yield "sporting horses cost {discount} coins less", plain(explanations.box_in_sentence(0, less))
    yield "{discount}", (str(3 - price(0, 1 << less, dear)),)
    # Stables and draws.
    full = state._replace(tableaus=(state.tableaus[0][1:] * page_numbers()["most_stables"], state.tableaus[1]))
    yield "You already have {most_stables} stables, the most you can have.", plain(WORDS.why_not(full, 0, DRAW_STABLES))
    many = state._replace(tableaus=(state.tableaus[0][1:] * page_numbers()["most_unfinished"], state.tableaus[1]))
    open_stables = plain(WORDS.why_not(many, 0, DRAW_STABLES))
    yield "You already have {most_unfinished} unfinished stables: finish one first.", open_stables
    yield "Draw {drawn_stables} stables and keep 1", plain(WORDS.describe(DRAW_STABLES))
    yield "Free: draw {drawn_stables} stables, keep 1 and place it above or below your others.", prompted(state)
    yield "you see {drawn_stables} stables and must keep 1 of them", previewed(state, 0, DRAW_STABLES)
    yield "{drawn_stables}", (str(len(act(state, DRAW_STABLES).state.seen)),)
    draw = DrawBonus(0)
    yield "you see {drawn_by_bonus} cards and keep 1 of them", previewed(drawing, 0, draw)
    yield (
        "any further draw this round brings {coins_instead} coins or {points_instead} VP instead",
        previewed(drawing, 0, draw),
    )
    yield "{drawn_by_bonus}", (str(len(act(drawing, draw).state.seen)),)
    instead = "{coins_instead} coins or {points_instead} VP"
    yield f"seat 0: take {instead}.", prompted(again)
    yield f"First take {instead}.", plain(WORDS.why_not(again, 0, FinishPlacing(card)))
    yield (
        f"First put a cube on a box of your owner card, and take {instead}.",
        plain(WORDS.why_not(both, 0, FinishPlacing(card))),
    )
    yield f"You have already used this round’s draw bonus: take {instead}.", plain(WORDS.why_not(again, 0, draw))
    for action, taken in ((TAKE_COIN, "{coins_instead} coins"), (TAKE_POINT, "{points_instead} VP")):
        yield f"Take {taken} instead of drawing", plain(WORDS.describe(action))
        yield f"seat 0 takes {taken} instead of a second draw.", plain(*map(WORDS.describe, act(again, action).events))
    # Breeding.
    yield "a foal worth {same_foal} VP", previewed(state, 0, partner)
    yield "a foal worth {other_foal} VP", previewed(state, 0, home)
    yield "{same_foal}", (str(bred.state.tokens[mare]),)
    yield "{partner_point} VP each for you and seat 1", previewed(state, 0, partner)
    yield "{partner_point} VP each for you and seat 0", previewed(asked, 1, AGREE)
    yield "the stud token goes to seat 1: {stud_on_stallion} VP", previewed(state, 0, partner)
    yield "a stud token on your stallion: {stud_on_stallion} VP", previewed(asked, 1, AGREE)
    worth = "The stud token on your stallion is worth {stud_on_stallion} VP to you."
    yield f"{worth} Both partners gain {{partner_point}} VP each.", prompted(asked, 1)
    log = plain(*map(WORDS.describe, bred.events))
    yield "Both partners gain {partner_point} VP each.", [line.rpartition(". ")[2] for line in log]
    yield "{partner_point} {partner_point}", ("{} {}".format(*bred.state.points),)
    yield "{partner_point} VP tokens: {partner_point}", scored(over)
    yield "{stud_on_stallion}", [item.rpartition("1 stud tokens: ")[2] for item in scored(over, 1)]
    # Scoring.
    yield "{line}", [item.rpartition("line bonus for a racing horse: ")[2] for item in scored(over)]
    about = plain(explanations.stable_line(lined))
    yield "Line bonus: {line} VP once if a racing horse is in its row, whether it is completed or not.", about
    yield "720 coins: {coins_score}", scored(over)
    yield "840 stud tokens: {studs_score}", scored(over)
    for name, formula in FORMULAS.items():
        points = plain(formula_words.formula_about(read_formula(formula, "test")))
        yield f"Scores {{{name}}} VP", [re.sub(r"(VP).*", r"\1", line) for line in points]
    for name, result in (
        ("solo_best", "You could breed a champion for the Grand National!"),
        ("solo_great", "The work of a professional."),
        ("solo_better", "An experienced horse breeder."),
        ("solo_good", "A good result to start with."),
    ):
        reached = alone._replace(points=(page_numbers()[name],), coins=(0,), studs=(0,))
        missed = alone._replace(points=(page_numbers()[name] - 1,), coins=(0,), studs=(0,))
        yield f"seat 0 scores {{{name}}} VP. {result}", prompted(reached)
        assert result not in " ".join(prompted(missed))
    yield (
        "seat 0 scores 0 VP. {solo_good} VP or more is a good result.",
        prompted(alone._replace(coins=(0,), studs=(0,))),
    )


def check(numbers: dict[str, int]) -> None:
    """Make sure that these are the numbers that the rules pages are given, and that everything says them."""
    found = page_numbers()
    assert {name: found[name] for name in numbers} == numbers
    made = {"coins_score": 720 // found["coins_a_point"], "studs_score": 840 // found["studs_a_point"]}
    for template, said in sayings():
        assert template.format(**found, **made) in list(said), (template, list(said))


def test_the_numbers_are_said_as_they_are_printed() -> None:
    printed = {name: number for name, number in page_numbers().items() if not name.startswith("example")}
    check(printed)
    assert {name for new in CHANGED.values() for name in new} == set(printed), "each number is changed below"


def test_a_number_that_is_changed_in_the_data_file_is_said_and_counted_everywhere(tmp_path: Path) -> None:
    shutil.copytree(Path(boardroom.__file__).parent, tmp_path / "boardroom", ignore=shutil.ignore_patterns("*.pyc"))
    table = tmp_path / "boardroom" / "games" / "epona" / "data" / FACTS_FILE
    lines = table.read_text("utf-8")
    tables = lines.partition("[symmetric]")[0] + lines.partition("[high]")[2].partition("[[")[0]
    numbered = [line for line in tables.splitlines() if re.match(r"\w+ = .*\d", line) and "both_divide" not in line]
    assert len(numbered) == len(CHANGED), "no number of the rulebook is left as it was"
    for line, new in CHANGED.items():
        assert lines.count(line) == 1, line
        *parts, end = re.split(r"\d+", line)
        changed = "".join(f"{part}{number}" for part, number in zip(parts, new.values(), strict=True))
        lines = lines.replace(line, changed + end)
    table.write_text(lines, "utf-8")
    numbers = {name: number for new in CHANGED.values() for name, number in new.items()}
    tests = Path(__file__).parent
    house = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path, tests, tests.parents[1])))}
    command = [sys.executable, "-c", f"from test_epona_numbers import check; check({numbers})"]
    done = subprocess.run(command, cwd=tmp_path, env=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_rules_pages_name_every_number(language: str) -> None:
    page = files(manifest.package).joinpath("help", f"{language}.md").read_text("utf-8")
    named = set(re.findall(r"\{(\w+)(?::\w+)?\}", page))
    assert named <= set(page_numbers())
    assert set(page_numbers()) - named <= {"sides_group", "example_lines"}
