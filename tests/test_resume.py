"""Games opened again: undo, seals, fingerprints, corrected rules, read-only; and any play keeps its record true."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from boardroom.controller.resuming import last_position, other_rules, saved_position, timeline_of
from boardroom.controller.session import FINGERPRINT_EVERY, Stale
from boardroom.engine.records.record import Record, fingerprint
from boardroom.engine.records.replay import replay
from boardroom.engine.rules import IllegalAction, Seal, Step, Unreadable
from boardroom.engine.text import in_english
from tests.fakegame import MANIFEST, Haggle, HaggleAction, HaggleRules, Take
from tests.opengame import Heap, HeapRules, Word
from tests.sessions import RULES, Played, deployed, opened, played


class DearerHaggle(HaggleRules):
    """Haggle as somebody might correct it: a prize is worth one more."""

    version = "2"

    def apply(self, state: Haggle, seat: int, action: HaggleAction) -> Step[Haggle]:
        step = super().apply(state, seat, action)
        if not isinstance(action, Take):
            return step
        points = step.state.points
        return step._replace(state=evolve(step.state, points=(points[0] + (seat == 0), points[1] + (seat == 1))))


class RefusingHeap(HeapRules):
    """Heap as somebody might correct it: nobody takes two from an odd heap."""

    def legal(self, state: Heap, seat: int) -> tuple[Any, ...]:
        legal = super().legal(state, seat)
        return legal[:1] if state.left % 2 and not state.asked else legal


def haggled(rounds: int = 3, until: int = 9) -> Played:
    """Haggle, so many actions long."""
    game = played("haggle", rounds=rounds)
    rng = random.Random(4)
    while game.session.length < until:
        seat = rng.choice(game.session.actors())
        game.session.propose(seat, [rng.choice(game.session.legal(seat))], game.session.stamp(seat))
    return game


# Going on


def test_an_unfinished_draft_is_taken_back_action_by_action_after_reopening() -> None:
    game = deployed("pc")
    game.do(1, "6v 4v")
    game.do(0, "5> 3^ 1^")
    again = game.reopened()
    assert again.session.state == game.session.state
    assert again.session.complaint is None
    for left in ("5> 3^", "5>", ""):
        again.session.undo(0)
        assert again.draft(0) == left
    assert again.draft(1) == "6v 4v"
    assert again.session.why_no_undo(0) is not None
    again.session.redo(0)
    again.agrees()


def test_a_confirmation_is_sealed_by_reopening() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^ lock")
    game.do(1, "6v")
    again = game.reopened()
    assert again.draft(0) == ""
    assert again.session.why_no_undo(0) is not None
    again.session.undo(1)
    assert again.draft(1) == ""


def test_what_could_be_done_again_ends_with_the_session() -> None:
    game = deployed()
    game.do(0, "5> 3^")
    game.session.undo(0)
    assert game.session.can_redo(0)
    assert not game.reopened().session.can_redo(0)


def test_a_question_is_still_asked_after_reopening() -> None:
    game = played("heap", "pc")
    game.do(0, "two")
    again = game.reopened()
    again.do(0, "bow")
    again.session.undo(0)
    again.session.undo(0)
    assert again.line() == []


def test_a_long_open_game_is_opened_and_taken_back_without_keeping_every_draft() -> None:
    game = played("heap", "p", size=10_000)
    game.do(0, ["one"] * 5_000)
    again = game.reopened()
    for _ in range(3):
        again.session.undo(0)
    assert again.session.length == 4_997
    again.agrees()


# Marks


def test_the_record_is_marked_at_intervals_and_at_the_end() -> None:
    game = played("heap", "pp", size=10_000)
    for turn in range(60):
        game.do(turn % 2, "one")
    assert [count for count, _ in game.saved().fingerprints] == [FINGERPRINT_EVERY, 2 * FINGERPRINT_EVERY]
    game = haggled(until=2)
    game.do(0, "concede")
    state = game.session.state
    assert game.saved().fingerprints[-1] == (3, fingerprint(game.rules, state))


def test_fingerprints_follow_what_is_rewritten() -> None:
    game = played("heap", "p", size=10_000)
    game.do(0, ["one"] * 2 * FINGERPRINT_EVERY)
    game.redraft(0, ["one"] * (FINGERPRINT_EVERY - 1) + ["two", "stand"] * FINGERPRINT_EVERY)
    states = replay(game.rules, game.saved()).states
    assert dict(game.saved().fingerprints) == {
        count: fingerprint(game.rules, states[count])
        for count in (FINGERPRINT_EVERY, 2 * FINGERPRINT_EVERY, 3 * FINGERPRINT_EVERY)[:2]
    }
    game.session.undo(0)
    assert [count for count, _ in game.saved().fingerprints] == [FINGERPRINT_EVERY, 2 * FINGERPRINT_EVERY]
    game.agrees()


# Rules that were corrected


@pytest.mark.parametrize(("until", "rounds"), [(9, 3), (40, 4000)])
def test_a_game_goes_on_from_the_saved_position_when_the_rules_lead_elsewhere(until: int, rounds: int) -> None:
    game = haggled(rounds, until)
    rules = DearerHaggle()
    again = game.reopened(rules)
    assert again.session.complaint is not None
    assert other_rules(rules, game.saved()) in dict(again.session.complaint.values).values()
    assert again.session.state == game.session.state
    assert again.session.length == until
    assert all(again.session.why_no_undo(seat) is not None for seat in (0, 1))
    assert again.session.history(None) == []
    assert again.session.view_at(3, 0) == again.session.view(0)

    seat = again.session.actors()[0]
    again.session.propose(seat, [again.session.legal(seat)[0]], again.session.stamp(seat))
    assert again.session.length == until + 1
    assert [told.place for told in again.session.history(seat)] == [until]
    third = again.reopened(rules)
    assert third.session.state == again.session.state
    assert third.session.length == until + 1
    assert third.session.complaint is not None
    assert third.saves == []


def test_drafts_made_after_the_saved_position_are_taken_back_as_ever() -> None:
    game = haggled(4000, 40)
    while game.session.state.phase != 0 or any(game.session.state.picks):
        seat = game.session.actors()[0]
        game.session.propose(seat, [game.session.legal(seat)[-1]], game.session.stamp(seat))
    place = game.session.length
    again = game.reopened(DearerHaggle())
    again.do(0, "3")
    again.do(1, "4")
    again.do(0, "ok")
    again.session.undo(0)
    again.session.undo(0)
    assert again.line()[place:] == ["1:4"]
    again.session.redo(0)
    assert again.line()[place:] == ["1:4", "0:3"]
    assert [count % FINGERPRINT_EVERY for count, _ in again.saved().fingerprints] == [0] * len(
        again.saved().fingerprints
    )


def test_moves_that_the_rules_now_forbid_lead_to_the_saved_position_too() -> None:
    game = played("heap", "pp")
    for turn, words in enumerate(("one", "two stand", "one")):
        game.do(turn % 2, words)
    again = game.reopened(RefusingHeap())
    assert again.session.complaint is not None
    reason = dict(again.session.complaint.values)["reason"]
    assert "against the rules" in reason.source  # type: ignore[union-attr]  # the reason is a text
    again.do(1, "two stand")
    assert again.session.state.left == 14


def test_a_record_without_a_usable_position_is_unreadable_and_says_where() -> None:
    record = haggled().saved()
    with pytest.raises(Unreadable, match=r"actions\[3\]"):
        opened(
            MANIFEST, RULES["haggle"], evolve(record, actions=((0, "1"), (1, "1"), (0, "ok"), (0, "ok")), snapshot=None)
        )
    broken = evolve(record, actions=((0, "left"),), fingerprints=(), snapshot={**record.snapshot, "round": "x"})
    with pytest.raises(Unreadable, match="snapshot: round"):
        opened(MANIFEST, RULES["haggle"], broken)


def test_a_record_that_replays_needs_no_saved_position() -> None:
    game = haggled()
    for snapshot in (None, {"written": "in another form"}):
        again = opened(MANIFEST, game.rules, evolve(game.saved(), snapshot=snapshot))
        assert again.session.complaint is None
        assert again.session.state == game.session.state


def test_the_complaint_names_the_version_of_the_rules_that_the_game_was_begun_with() -> None:
    record = haggled().saved()
    again = opened(MANIFEST, DearerHaggle(), record)
    assert again.session.complaint is not None
    assert "version 1 of its rules; today’s version is 2" in in_english(again.session.complaint)
    forbidden = opened(MANIFEST, RULES["haggle"], evolve(record, actions=(*record.actions, (0, "ok"))))
    assert forbidden.session.complaint is not None
    assert "today" not in in_english(forbidden.session.complaint), "the rules are those of the record"
    assert dict(forbidden.session.complaint.values)["now"] == "1"


def test_a_position_from_a_file_must_be_whole_and_of_the_seats_and_options_of_its_record() -> None:
    record, rules = haggled().saved(), RULES["haggle"]
    stray = evolve(record, actions=((0, "left"),), fingerprints=())
    assert saved_position(rules, stray) == last_position(rules, stray)
    broken: list[tuple[Record, str]] = [
        (evolve(stray, snapshot={**record.snapshot, "rounds": 5}), "snapshot: rounds"),
        (evolve(stray, snapshot={**record.snapshot, "picks": [-1, 2]}), "snapshot: picks"),
        (evolve(stray, snapshot={**record.snapshot, "phase": 3, "conceded": 9}), "snapshot"),
        (evolve(stray, snapshot={**record.snapshot, "phase": 1, "chooser": 7}), "snapshot"),
        (evolve(stray, options={"rounds": 7}), "options"),
        (evolve(stray, options={"laps": 3}), "options"),
        (evolve(stray, seats=record.seats * 2), "options"),
        (evolve(stray, game="heap"), "game"),
        (evolve(stray, snapshot=None), "actions"),
    ]
    for made, place in broken:
        for read in (last_position, timeline_of):
            with pytest.raises(Unreadable) as refusal:
                read(rules, made)
            assert refusal.value.place.startswith(place), (made, refusal.value.place)


def test_a_position_in_another_form_is_no_harm_where_the_moves_lead_to_the_end() -> None:
    game = haggled()
    for snapshot in (None, {"written": "in another form"}, {**game.saved().snapshot, "picks": [-1, 2]}):
        assert last_position(game.rules, evolve(game.saved(), snapshot=snapshot)) == game.session.state


def test_every_action_of_a_record_is_parsed_once_on_opening() -> None:
    parsed: list[str] = []

    def parse(text: str) -> Word:
        parsed.append(text)
        return HeapRules.records.parse(text)

    class CountingHeap(HeapRules):
        records = evolve(HeapRules.records, parse=parse)

    game = played("heap", "pp")
    for turn, words in enumerate(("one", "two stand", "one", "one")):
        game.do(turn % 2, words)
    game.reopened(CountingHeap())
    assert sorted(parsed) == ["one", "stand", "two"]


# Looking only


def test_a_game_open_for_looking_only_refuses_everything_and_writes_nothing() -> None:
    game = deployed()
    game.do(0, "5> 3^")
    game.session.undo(0)
    game.do(0, "4<")
    again = game.reopened(readonly=True)
    before = again.everything()
    acts: list[Callable[[], None]] = [
        lambda: again.do(0, "1^"),
        lambda: again.redraft(0, ""),
        lambda: again.session.undo(0),
        lambda: again.session.redo(0),
        lambda: again.session.set_answer(0, "super-slide", "always"),
    ]
    for act in acts:
        with pytest.raises(IllegalAction, match="read-only"):
            act()
    again.session.save()
    assert again.saves == []
    assert again.everything() == before
    assert again.session.history(0) == game.session.history(0)


# Whatever is done


def _shuffled(game: Played, seat: int, rng: random.Random) -> list[Any]:
    draft = list(game.session.draft(seat))
    rng.shuffle(draft)
    return draft[: rng.randint(0, len(draft))]


def _sequence(game: Played, seat: int, rng: random.Random) -> list[Any]:
    """Some actions in a row, all legal when nobody else acts meanwhile."""
    state, actions = game.session.state, []
    for _ in range(rng.randint(1, 9)):
        legal = game.rules.legal(state, seat)
        if not legal:
            break
        actions.append(rng.choice(legal))
        state = game.rules.apply(state, seat, actions[-1]).state
    return actions


def _turn(game: Played, operation: int, seat: int, rng: random.Random) -> None:
    session = game.session
    at, before = session.stamp(seat), game.everything()
    undo, redo = session.why_no_undo(seat) is None, session.can_redo(seat)
    try:
        if operation < 4:
            session.propose(seat, _sequence(game, seat, rng), at)
        elif operation == 4:
            session.redraft(seat, _shuffled(game, seat, rng) + _sequence(game, seat, rng), at)
        elif operation == 5:
            session.redraft(seat, _shuffled(game, seat, rng), at)
        elif operation < 8:
            session.undo(seat)
            assert undo
            undone = session.state, game.line()
            if session.can_redo(seat):
                session.redo(seat)
                assert session.draft(seat) == before[2][seat][1] or seat not in session.people
                session.undo(seat)
                assert session.state == undone[0]
        elif operation < 10:
            session.redo(seat)
            assert redo
        elif operation == 10:
            session.seal_others(seat)
        else:
            said = [action for action in session.table_actions(seat) if rng.random() < 0.3]
            session.propose(seat, said[:1], at)
    except (IllegalAction, Stale):
        assert not (undo and operation in (6, 7))
        assert not (redo and operation in (8, 9))
        assert game.everything() == before


@settings(max_examples=90, derandomize=True)
@given(
    name=st.sampled_from(["epigo", "haggle", "heap"]),
    kinds=st.sampled_from(["pp", "pc", "cp"]),
    answers=st.sampled_from(["", "always"]),
    seed=st.integers(0, 2**16),
    turns=st.lists(st.tuples(st.integers(0, 11), st.integers(0, 1)), min_size=5, max_size=60),
)
def test_after_anything_that_is_done_the_record_replays_to_the_state(
    name: str, kinds: str, answers: str, seed: int, turns: list[tuple[int, int]]
) -> None:
    game = played(name, kinds, seed, answers)
    rng = random.Random(seed)
    for operation, seat in turns:
        entries = game.line()
        steps = replay(game.rules, game.session.record()).steps
        stands = max((i + 1 for i, step in enumerate(steps) if step.seal == Seal.BARRIER), default=0)
        other = game.session.draft(1 - seat), game.session.stamp(1 - seat)
        window = game.rules.progress(game.session.state).draft_window
        _turn(game, operation, seat, rng)
        game.agrees()
        assert game.line()[:stands] == entries[:stands]
        same_window = name != "heap" and game.rules.progress(game.session.state).draft_window == window
        if operation in range(5, 10) and same_window:
            assert (game.session.draft(1 - seat), game.session.stamp(1 - seat)) == other
    again = game.reopened()
    assert again.session.complaint is None
    assert again.session.state == game.session.state
    for seat in (0, 1):
        while again.session.why_no_undo(seat) is None:
            again.session.undo(seat)
            again.agrees()


@pytest.mark.parametrize(
    ("then", "newer"), [("2", True), ("10", True), ("0", False), ("newer", False), ("²", False), ("2.0", False)]
)
def test_a_game_of_newer_rules_asks_for_a_newer_boardroom_and_one_of_older_rules_does_not(
    then: str, newer: bool
) -> None:
    said = other_rules(RULES["haggle"], evolve(haggled().saved(), rules_version=then))
    assert said is not None
    assert ("Please update Boardroom" in in_english(said)) == newer
