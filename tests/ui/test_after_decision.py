"""What others did after the last decision of a person, as the page of the score tells it: laws for every game."""

import re
from itertools import pairwise
from random import Random

import pytest
from test_turn_lines import TABLES, propose_by_chance, session_of

from boardroom.controller.session import Session
from boardroom.engine.briefs import Scored, scored_together, told_change, told_points
from boardroom.engine.outcome import Item, Score, ScorePart
from boardroom.engine.text import Text, in_english, verbatim
from boardroom.games.epona.words.formula_words import vp
from boardroom.ui.game_page.turn.after_decision import after_decision
from boardroom.ui.kit.words.say import SeatName, Voice

_CHANGE = re.compile(r"seat (\d): (\d+) → (\d+) (?:points?|VP)(?: \((.*)\))?\.$")
_PART = re.compile(r" ([+−])(\d+)(?=,|$)")


def over(game: str, count: int, seed: int) -> Session:
    """A game of one person and computers that everybody plays by chance to its end."""
    session, chance = session_of(game, count, seed), Random(seed)
    while session.outcome is None:
        propose_by_chance(session, session.actors()[0], chance)
    return session


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "count"), TABLES)
def test_what_is_told_after_the_last_decision_is_all_that_others_did_then_and_the_points_told_add_up(
    game: str, count: int, seed: int
) -> None:
    session = over(game, count, seed)
    outcome, words = session.outcome, session.rules.words
    assert outcome is not None
    # Told to every seat: whoever had the last word is told nothing of it.
    for seat in range(count):
        history, last = session.history(seat), session.last_decision(seat)
        assert all(told.seat != seat or session.answers_as_usual(told.place) for told in history if told.place > last)
        lines = after_decision(session, history, seat, seat)
        apart = all((one.seat, one.concerns) != (other.seat, other.concerns) for one, other in pairwise(lines))
        assert apart, "what one did stands before the change of points that all of it brought"
        held = [deed for line in lines for deed in line.deeds]
        assert all(deed.place > last for deed in held), "nothing that came before"
        since = [told for told in history if told.place > last and told.seat != seat and not told.draft]
        done = [event for told in since for event in told.events if words.is_told(event)]
        others = {id(event) for event in done if words.doer(event) not in (None, seat)}
        assert others <= {id(deed.event) for deed in held}, "and all of it"
        said = [in_english(line.words) for line in lines]
        found = [found.groups() for found in map(_CHANGE.search, said) if found]
        changes = {int(whose): (int(had), int(has)) for whose, had, has, _ in found}
        assert len(changes) == len(found), "the change of each once"
        for _, had, has, parts in found:
            if parts:
                more = sum(int(n) * (1 if sign == "+" else -1) for sign, n in _PART.findall(parts))
                assert more == int(has) - int(had)
        for after in outcome.scores:
            before = words.score(session.view_at(last + 1, seat), after.seat)
            if after.decides and after.measure is None and before is not None and before.so_far is None:
                changed = None if before.total == after.total else (before.total, after.total)
                assert changes.get(after.seat) == changed
            else:
                assert after.seat not in changes


def test_nothing_is_told_to_who_had_the_last_word() -> None:
    for game, count in TABLES:
        session = over(game, count, 1)
        last = max(range(count), key=session.last_decision)
        if session.last_decision(last) == session.length - 1:
            assert after_decision(session, session.history(last), last, last) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Vera: 49 → 64 points (Stables +18, Tokens −3)."),
        ("ja", "Veraさん：49 → 64点（Stables +18、Tokens −3）。"),
    ],
)
def test_the_change_of_points_is_said_from_what_to_what_and_by_which_rows_of_the_score(
    language: str, sentence: str
) -> None:
    parts = (ScorePart("tokens", verbatim("Tokens")), ScorePart("stables", verbatim("Stables")))

    def score(tokens: int, stables: int) -> Score:
        items = (Item(verbatim(""), tokens, (), "tokens"), Item(verbatim(""), stables, (), "stables"))
        return Score(0, tokens + stables, items, parts=parts)

    told = told_change(score(9, 40), score(6, 58))
    assert told is not None
    assert Voice(language).say(told, [SeatName("Vera")]) == sentence
    assert told_change(score(9, 40), score(9, 40)) is None


def test_points_are_told_in_the_unit_of_the_game() -> None:
    voice, seats = Voice("en"), [SeatName("Vera")]

    def unit(points: int) -> Text:
        return verbatim(f"{points} VP")

    changed = told_change(Score(0, 56, unit=unit), Score(0, 60, unit=unit))
    assert changed is not None
    assert voice.say(changed, seats) == "Vera: 56 → 60 VP."
    got = told_points(scored_together([Scored(0, ((verbatim("Arena"), 4),), unit=unit)] * 2))
    assert got is not None
    assert voice.say(got, seats) == "Vera: +8 VP (Arena +8)."


def test_epona_counts_in_victory_points_wherever_it_tells_points() -> None:
    session = over("epona", 2, 1)
    assert session.outcome is not None
    for score in session.outcome.scores:
        assert score.unit(4) == vp(4)
    told = [line.words for seat in range(2) for line in after_decision(session, session.history(seat), seat, seat)]
    said = [Voice("en").say(text, [SeatName("Vera"), SeatName("Max")]) for text in told]
    assert not any(" points" in words for words in said)
