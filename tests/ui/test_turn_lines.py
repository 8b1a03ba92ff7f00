"""The last turn in few lines: laws that hold in every game, whatever is played, and what the lines say."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.changes import Told
from boardroom.controller.session import Session
from boardroom.engine.briefs import Brief, Several, Weight, told_points
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.prompt import Prompt
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Piece, Seat, Text, in_english, phrase, verbatim
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, AnimalsTraded
from boardroom.ui.game_page.turn.last_turn import LastTurn, last_turn
from boardroom.ui.game_page.turn.turn_lines import MOST_LINES, Deed
from boardroom.ui.kit.words.say import Voice

GAMES = [manifest.id for manifest in catalog.games()]
TABLES = [(game, count) for game in GAMES for count in sorted(catalog.manifest(game).players) if count > 1]
DECISIONS = 70


def session_of(game: str, count: int, seed: int) -> Session:
    """A game of one person and computers."""
    manifest = catalog.manifest(game)
    colours = [colour.key for colour in manifest.colours] or [""] * count
    kinds = (PERSON, *([COMPUTER] * (count - 1)))
    seats = [SeatSpec(kind=kind, name="", colour=colour) for kind, colour in zip(kinds, colours, strict=False)]
    moment = "2026-11-27T20:00:00Z"
    return Session.new(
        manifest, catalog.rules(game), {}, seats, seed, f"{seed:032x}", lambda: moment, lambda parts: None
    )


def last_turns(game: str, count: int, seed: int, decisions: int = DECISIONS) -> Iterator[LastTurn]:
    """What the person is told whenever that person is to decide, in a game that everybody plays by chance."""
    session, chance = session_of(game, count, seed), Random(seed)
    for _ in range(decisions * count):
        actors = session.actors()
        if not actors:
            return
        if 0 in actors:
            words = session.rules.words
            yield last_turn(session.history(0), 0, words, session.answers_as_usual, session.only_confirmed)
        propose_by_chance(session, actors[0], chance)


def propose_by_chance(session: Session, seat: int, chance: Random) -> None:
    kinds: dict[type, list[Any]] = {}
    for action in session.legal(seat):
        kinds.setdefault(type(action), []).append(action)
    session.propose(seat, [chance.choice(kinds[chance.choice(sorted(kinds, key=str))])], session.stamp(seat))


@pytest.mark.parametrize(("game", "count"), TABLES)
def test_few_lines_tell_every_deed_in_order_and_what_hit_the_person_by_itself(game: str, count: int) -> None:
    for seed in (1, 2):
        for told in last_turns(game, count, seed):
            lines, deeds = told.lines, told.deeds
            opponents = {deed.seat for deed in deeds} - {0, None}
            assert len(lines) - told.own <= max(MOST_LINES, len(opponents) + 1)
            assert told.own <= max(MOST_LINES, len(opponents) + 1), "one’s own steps, the last ones one by one"
            held = [deed for line in lines for deed in line.deeds]
            assert sorted(map(deeds.index, held)) == sorted(map(deeds.index, deeds)), "every deed, and once"
            assert {id(deed.event) for deed in held} == {id(deed.event) for deed in deeds}
            for line in lines:
                places = [next(n for n, deed in enumerate(deeds) if deed.event is one.event) for one in line.deeds]
                assert places == sorted(places), "in the order in which they were done"
                assert line.seat is None or any(deed.seat == line.seat for deed in line.deeds), "whose badge it has"
                assert all(line.concerns for deed in line.deeds if deed.concerns), "what hit the person is by itself"
                assert any(deed.concerns for deed in line.deeds) == line.concerns


@pytest.mark.parametrize(("game", "count"), TABLES)
def test_what_was_taken_from_the_person_or_blocked_is_told_until_the_person_has_done_more_than_draw(
    game: str, count: int
) -> None:
    for seed in (1, 2, 3, 4):
        session, chance = session_of(game, count, seed), Random(seed)
        words, blows = session.rules.words, set[tuple[int, type]]()
        for _ in range(DECISIONS * count):
            actors = session.actors()
            if not actors:
                break
            told = last_turn(session.history(0), 0, words, session.answers_as_usual, session.only_confirmed)
            if 0 in actors:
                lines = {(deed.place, type(deed.event)) for line in told.lines if line.concerns for deed in line.deeds}
                assert blows <= lines, "all that was done to the person"
            before = session.length
            propose_by_chance(session, actors[0], chance)
            for done in session.history(0, before):
                told_of = [(event, words.in_brief(event)) for event in done.events if words.is_told(event)]
                if done.seat != 0:
                    blows |= {(done.place, type(event)) for event, brief in told_of if brief and 0 in brief.hits}
                elif not words.is_answer(done.events[0]):
                    own = [brief for event, brief in told_of if words.doer(event) == 0]
                    if any(brief is None or brief.weight != Weight.LIGHT for brief in own):
                        blows.clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_line_is_said_whole_in_both_languages(game: str, language: str) -> None:
    voice = Voice(language)
    for told in last_turns(game, max(catalog.manifest(game).players), 3):
        for line in told.lines:
            said = voice.say(line.words)
            assert "{" not in said
            assert said[-1] in ".!?。！？"


_SO_MANY = r"\d+ (?:sheep|pigs?|cows?|horses?)"
_KINDS = ("sheep", "pig", "cow", "horse")


def told_as_gained(said: str) -> Counter[str]:
    """The animals that a line tells as gained, and those that it tells as got for others."""
    there: Counter[str] = Counter()
    gained = re.findall(rf"gains ({_SO_MANY}(?:(?:, | and ){_SO_MANY})*)", said)
    for number, kind in re.findall(r"(\d+) (\w+)", " ".join(gained)):
        there[kind.removesuffix("s")] += int(number)
    for number, kind, times in re.findall(rf"{_SO_MANY} for (\d+) (sheep|pig|cow|horse)s?(?: \((\d+) times\))?", said):
        there[kind] += int(number) * int(times or 1)
    return there


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_animal_that_was_gained_or_traded_for_is_told_once(count: int) -> None:
    traded = 0
    for seed in range(4):
        for told in last_turns("my-kingdom-for-a-horse", count, seed, decisions=250):
            gained: Counter[str] = Counter()
            for deed in told.deeds:
                match deed.event:
                    case AnimalsGained(traded=False):
                        gained.update(dict(zip(_KINDS, deed.event.counts, strict=True)))
                    case AnimalsTraded():
                        gained[_KINDS[deed.event.kind + 1]] += deed.event.taken
                        traded += 1
            said = [in_english(line.words) for line in told.lines]
            assert sum(map(told_as_gained, said), Counter[str]()) == +gained, said
    assert traded


# What they say.


def brief_of(event: Any) -> Brief | None:
    """How the events of these tests are told in brief: a verb, and how many of which kind."""
    _, verb, what, whom = event
    if verb == "passes":
        return Brief(phrase("Test", "passes"), weight=Weight.ASIDE)
    if verb == "draws":
        return Brief(phrase("Test", "draws %n cards", "", what), weight=Weight.LIGHT)
    if verb in ("gains", "wins"):
        coins = (Several("coin", what, lambda n: verbatim(f"{n} coins")),)
        return Brief(phrase("Test", f"{verb} {{things}}"), coins, comes_of_others=verb == "wins")
    if verb == "rests":
        return None
    things = (Piece(f"card.{what}", verbatim(str(what))),)
    hits = () if whom is None else (whom,)
    return Brief(phrase("Test", f"{verb} {{things}}"), things, hits=hits, apart=verb == "swaps")


def sentence(event: Any) -> Text:
    doer, verb, what, whom = event
    return verbatim(f"{doer} {verb} {what}{'' if whom is None else f' from {whom}'}.")


WORDS: Words[Any, Any] = Words(
    prompt=lambda view, seat: Prompt(verbatim("")),
    describe=sentence,
    doer=lambda event: event[0],
    in_brief=brief_of,
)


def lines_of(*done: tuple[int, Sequence[tuple[Any, ...]]]) -> list[str]:
    """What seat 0 is told after its own decision and these, in English."""
    own = Told(0, 0, ((0, "builds", "own", None),))
    events = [Told(place, seat, tuple(these)) for place, (seat, these) in enumerate(done, 1)]
    return [in_english(line.words) for line in last_turn([own, *events], 0, WORDS).lines]


def test_alike_deeds_are_told_as_one_with_all_their_things_and_numbers() -> None:
    done = [(1, "builds", "Temple", None), (1, "gains", 2, None), (1, "builds", "Market", None), (1, "gains", 3, None)]
    assert lines_of((1, done))[1:] == ["seat 1 builds Temple and Market and gains 5 coins."]


def test_what_came_of_deeds_is_told_right_after_those_that_it_came_of() -> None:
    done = [(1, "trades", "pigs", None), (1, "wins", 2, None), (1, "builds", "Market", None), (1, "wins", 3, None)]
    again = [(1, "trades", "cows", None), (1, "wins", 1, None)]
    assert lines_of((1, [*done, *again]))[1:] == [
        "seat 1 trades pigs and cows, wins 3 coins, builds Market and wins 3 coins."
    ]


def test_what_came_of_a_deed_apart_is_told_with_it_alone() -> None:
    done = [(1, "builds", "Market", None), (1, "wins", 2, None), (1, "swaps", "pigs", None), (1, "wins", 3, None)]
    assert lines_of((1, done))[1:] == ["seat 1 builds Market, wins 2 coins, swaps pigs and wins 3 coins."]


def test_the_same_done_to_the_same_thing_again_says_how_many_times() -> None:
    done = [(1, "trades", "pigs", None), (1, "trades", "cows", None), (1, "trades", "pigs", None)]
    assert lines_of((1, done))[1:] == ["seat 1 trades pigs (2 times) and cows."]


def test_drawing_is_told_with_what_else_was_done_and_passing_only_by_itself() -> None:
    build, passes = (1, "builds", "Temple", None), (1, "passes", "", None)
    assert lines_of((1, [build]), (1, [(1, "draws", 1, None)]), (1, [(1, "draws", 1, None)]), (1, [passes]))[1:] == [
        "seat 1 builds Temple and draws 2 cards."
    ]
    assert lines_of((1, [passes]))[1:] == ["1 passes ."]


def test_what_was_drawn_at_the_end_of_a_turn_is_not_told_with_what_was_done_after_the_others_acted() -> None:
    drawn, steals = (1, [(1, "draws", 1, None)]), (2, [(2, "steals", "Owl", None)])
    told = lines_of(drawn, steals, (1, [(1, "blocks", "it", None)]), drawn)
    assert told[1:] == ["1 draws 1.", "2 steals Owl.", "seat 1 blocks it and draws 1 cards."]


IN_TURNS = evolve(
    WORDS,
    is_heading=lambda event: event[1] == "turn",
    is_told=lambda event: event[1] != "turn",
    is_answer=lambda event: event[1] == "blocks",
)
"""The same, where a turn begins by an event, and a block is an answer."""


def in_turns(*done: tuple[int, Sequence[tuple[Any, ...]]]) -> list[str]:
    """What seat 0 is told of these, in English."""
    events = [Told(place, seat, tuple(these)) for place, (seat, these) in enumerate(done)]
    return [in_english(line.words) for line in last_turn(events, 0, IN_TURNS).lines]


def test_a_last_turn_begins_with_the_turn_and_not_with_what_one_did_before_in_that_of_another() -> None:
    trades = (0, [(0, "trades", "pig", None), (None, "turn", 2, None)])
    builds, others = (0, [(0, "builds", "Temple", None)]), (1, [(1, "builds", "Market", None)])
    assert in_turns((1, [(1, "passes", "", None)]), trades, builds, others) == ["0 builds Temple.", "1 builds Market."]


def test_what_one_did_in_the_next_turn_stands_below_what_others_did_before_it() -> None:
    """A trade at the end of a turn and the whole next turn of the same player were one line, above what another had
    done between.
    """
    trades = (1, [(1, "trades", "pig", None)])
    heads = (2, [(2, "passes", "", None), (1, "turn", 2, None)])
    silent = evolve(IN_TURNS, is_told=lambda event: True)
    silent = evolve(
        silent,
        in_brief=lambda event: Brief(verbatim(""), weight=Weight.ASIDE) if event[1] == "turn" else brief_of(event),
    )
    builds = [(1, [(1, "builds", thing, None)]) for thing in ("A", "B", "C", "D")]
    own: tuple[int, list[tuple[Any, ...]]] = (0, [(0, "builds", "own", None)])
    done: list[tuple[int, list[tuple[Any, ...]]]] = [own, trades, heads, *builds]
    history = [Told(place, seat, tuple(events)) for place, (seat, events) in enumerate(done)]
    assert [in_english(line.words) for line in last_turn(history, 0, silent).lines] == [
        "0 builds own.",
        "1 trades pig.",
        "2 passes .",
        "seat 1 builds A, B, C and D.",
    ]


def test_what_one_did_in_another_part_of_the_game_stands_below_what_began_it() -> None:
    begins = (0, [(0, "trades", "pig", None), (None, "begins", "the end", None)])
    others = [(seat, [(seat, "trades", thing, None)]) for seat in (1, 2) for thing in ("pig", "cow")]
    ends = (2, [(0, "ends", "own", None)])
    assert in_turns((1, [(1, "builds", "A", None)]), begins, *others, ends) == [
        "0 trades pig.",
        "None begins the end.",
        "seat 1 trades pig and cow.",
        "seat 2 trades pig and cow.",
        "0 ends own.",
    ]


def test_an_answer_that_blocked_nothing_is_held_by_the_line_that_tells_what_came_all_the_same() -> None:
    """Below that line it would look as if it had been given afterwards."""
    silent = evolve(IN_TURNS, is_answer=lambda event: event[1] in ("blocks", "passes"))
    done: list[tuple[int, list[tuple[Any, ...]]]] = [(0, [(0, "builds", "own", None)])]
    for one, other in ((1, 2), (2, 1)):
        done.append((one, [(None, "turn", one, None), (one, "steals", "Owl", None)]))
        done += [(other, [(other, "passes", "", None)]), (one, [(one, "builds", "A", None)])]
    history = [Told(place, seat, tuple(events)) for place, (seat, events) in enumerate(done)]
    lines = last_turn(history, 0, silent).lines
    assert [in_english(line.words) for line in lines] == [
        "0 builds own.",
        "seat 1 steals Owl and builds A.",
        "seat 2 steals Owl and builds A.",
    ]
    assert [deed.event[0] for line in lines for deed in line.deeds if deed.event[1] == "passes"] == [2, 1]


def test_an_answer_that_blocked_nothing_is_held_where_another_blocked() -> None:
    """A last turn began with who could not block what nothing had been said of."""
    silent = evolve(IN_TURNS, is_answer=lambda event: event[1] in ("blocks", "passes"))
    done: list[tuple[int, list[tuple[Any, ...]]]] = [
        (0, [(None, "turn", 1, None), (0, "takes", "Owl", None)]),
        (1, [(1, "passes", "", None)]),
        (2, [(2, "blocks", "Owl", 0)]),
    ]
    lines = last_turn([Told(place, seat, tuple(events)) for place, (seat, events) in enumerate(done)], 0, silent).lines
    assert [in_english(line.words) for line in lines] == ["2 blocks Owl from 0."]
    assert [deed.event[0] for deed in lines[0].deeds] == [0, 1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_that_blocked_nothing_is_told_beside_what_came_of_that(game: str) -> None:
    words = catalog.rules(game).words

    def is_silent(deed: Deed) -> bool:
        brief = words.in_brief(deed.event)
        return deed.answers and brief is not None and brief.weight == Weight.ASIDE

    for seed in range(1, 9):
        for told in last_turns(game, max(catalog.manifest(game).players), seed):
            silent = [line for line in told.lines if line.deeds and all(map(is_silent, line.deeds))]
            answered = [[deed.place for deed in line.deeds] for line in told.lines if line.deeds and line not in silent]
            for line in silent:
                assert not any(min(places) < line.deeds[0].place < max(places) for places in answered), line


def test_an_answer_stands_below_what_it_answers_also_where_who_answers_did_something_before() -> None:
    """A block was told with what its player had done before, above the attack that it blocked."""
    done: list[tuple[int, list[tuple[Any, ...]]]] = [
        (0, [(0, "builds", "own", None)]),
        (1, [(None, "turn", 1, None), (1, "steals", "Owl", None)]),
        (2, [(None, "turn", 2, None), (2, "robs", "Fox", None)]),
        (1, [(1, "blocks", "Fox", None)]),
    ]
    assert in_turns(*done) == ["0 builds own.", "1 steals Owl.", "2 robs Fox.", "1 blocks Fox."]
    # Where everything that somebody did is one line, it is a sentence of the other's.
    for turn in range(3, 8):
        done += [(seat, [(None, "turn", turn, None), (seat, "builds", f"{seat}{turn}", None)]) for seat in (1, 2, 3, 4)]
    told = in_turns(*done)
    assert any("seat 2 robs Fox. seat 1 blocks Fox." in line for line in told), told


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_line_say_each_how_points_changed_by_it(game: str) -> None:
    """That a computer got 15 points by cards was said, and not by which."""
    rules, changed = catalog.rules(game), 0
    session, chance = session_of(game, max(catalog.manifest(game).players), 3), Random(3)
    for _ in range(120):
        if not session.actors():
            break
        history = session.history(0)
        told = last_turn(history, 0, rules.words, session.answers_as_usual, session.only_confirmed)
        scored = {entry.place: told_points(entry.scored) for entry in history}
        last = {deed.place: deed for deed in told.deeds}
        for deed in told.deeds:
            assert deed.change == (scored[deed.place] if deed is last[deed.place] else None)
            changed += deed.change is not None
        propose_by_chance(session, session.actors()[0], chance)
    assert changed or game in ("epigo", "my-kingdom-for-a-horse")


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_is_told_above_what_it_answers(game: str) -> None:
    words = catalog.rules(game).words
    answers = 0
    for seed in range(1, 9):
        for told in last_turns(game, max(catalog.manifest(game).players), seed):
            full = []
            for at, line in enumerate(told.lines):
                for deed in line.deeds:
                    brief = words.in_brief(deed.event)
                    if brief is None or brief.weight == Weight.FULL:
                        full.append((deed.place, at, deed))
            for place, at, deed in full:
                if deed.answers and deed.seat is not None and not deed.concerns:
                    answers += 1
                    before = [one for one in full if one[0] < place and one[2].seat not in (deed.seat, None)]
                    assert not before or max(before, key=lambda one: one[0])[1] <= at, [
                        in_english(line.words) for line in told.lines
                    ]
    assert answers or game != "ephyran"


def test_own_steps_of_different_turns_are_never_told_as_those_of_one() -> None:
    trades = (0, [(0, "trades", "pig", None), (None, "turn", 2, None)])
    steps = [(0, [(0, "builds", name, None)]) for name in ("Temple", "Market", "Forum", "Gate")]
    told = in_turns((1, [(1, "passes", "", None)]), trades, *steps)
    assert told[1:] == ["0 trades pig.", "seat 0 builds Temple and Market.", "0 builds Forum.", "0 builds Gate."]


def test_what_somebody_did_in_different_turns_is_told_in_sentences_of_their_own_where_it_shares_a_line() -> None:
    """“Takes a die (2 fences), places 7 fences”: five of them were placed in the next turn."""
    one, other = ((seat, [(seat, "builds", "Temple", None), (seat, "gains", 2, None)]) for seat in (1, 2))
    begins = (3, [(3, "passes", "", None), (None, "turn", 2, None)])
    more = [(seat, [(seat, "builds", name, None)]) for name in ("Market", "Forum") for seat in (1, 2)]
    told = in_turns((0, [(0, "builds", "own", None)]), one, other, begins, *more, *more, one)
    whole = next(line for line in told if line.startswith("seat 1"))
    assert whole.startswith("seat 1 builds Temple and gains 2 coins. seat 1 builds Market (2 times), Forum (2 times)")


def test_what_was_done_in_the_newest_turn_stands_below_all_before_it() -> None:
    """A trade of just now had been told in the line of two turns ago, above what others had done since."""
    builds = [(seat, [(seat, "builds", name, None)]) for name in ("Temple", "Market") for seat in (1, 2)]
    begins = (2, [(None, "turn", 2, None)])
    newest = [(seat, [(seat, "trades", name, None)]) for name in ("pig", "cow") for seat in (1, 2)]
    told = in_turns((0, [(0, "builds", "own", None)]), *builds, begins, *builds, begins, *newest)
    assert told[-2:] == ["seat 1 trades pig and cow.", "seat 2 trades pig and cow."]
    assert len(told) == 5


def test_what_one_answered_in_the_turn_of_another_stands_with_what_it_answered() -> None:
    own = (0, [(0, "builds", "Temple", None), (None, "turn", 2, None)])
    blow, answer = (1, [(1, "steals", "Owl", 0)]), (0, [(0, "blocks", "it", None)])
    others = [(seat, [(seat, "builds", n, None)]) for n in range(4) for seat in (1, 2)]
    told = in_turns(own, *others, blow, answer, *others)
    assert told[0] == "0 builds Temple."
    assert "1 steals Owl from 0. 0 blocks it." in told


def test_what_nobody_did_is_told_after_what_led_to_it() -> None:
    begins, ends = (1, [(None, "final trade", "", None)]), (1, [(None, "game over", "", None)])
    told = lines_of(begins, (1, [(1, "trades", "pig", None)]), ends)
    assert told[1:] == ["None final trade .", "1 trades pig.", "None game over ."]


def test_what_hits_who_is_told_stays_a_line_of_its_own_among_many_others() -> None:
    done = [(1, [(1, "builds", n, None)]) for n in range(6)]
    hit = (1, [(1, "steals", "Dionysus", 0)])
    told = lines_of(*done[:3], hit, *done[3:])
    assert told[1:] == ["seat 1 builds 0, 1 and 2.", "1 steals Dionysus from 0.", "seat 1 builds 3, 4 and 5."]


def test_with_few_actions_each_is_a_line_with_many_each_player_is() -> None:
    few = [(seat, [(seat, "builds", n, None)]) for n, seat in enumerate((1, 2, 1))]
    assert len(lines_of(*few)) == 4
    many = [(seat, [(seat, "builds", n, None)]) for n, seat in enumerate((1, 2) * 5)]
    assert lines_of(*many)[1:] == ["seat 1 builds 0, 2, 4, 6 and 8.", "seat 2 builds 1, 3, 5, 7 and 9."]


def test_with_five_opponents_and_a_blow_there_is_a_line_for_each_of_them_and_one_for_that() -> None:
    done = [(seat, [(seat, "builds", n, None)]) for n, seat in enumerate((1, 2, 3, 4, 5) * 2)]
    nobody = (1, [(None, "rests", "", None)])
    told = lines_of(*done, nobody, (2, [(2, "steals", "A", 0)]), (3, [(3, "steals", "B", 0)]))
    assert len(told) == 6
    assert told[-1] == "2 steals A from 0. 3 steals B from 0."


def test_the_subject_of_a_line_is_who_did_it() -> None:
    assert Seat(1) in dict(last_turn(
        [Told(0, 0, ((0, "builds", "x", None),)), Told(1, 1, ((1, "builds", "y", None), (1, "gains", 1, None)))],
        0,
        WORDS,
    ).lines[1].words.values).values()  # fmt: skip
