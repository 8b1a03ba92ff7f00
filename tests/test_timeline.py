"""The timeline, and the steps that lead back and forth over it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.controller.timeline import Timeline, only_drafts
from boardroom.controller.undo_steps import UndoSteps, way
from boardroom.engine.records.record import Record, SeatSpec
from boardroom.engine.records.replay import replay
from boardroom.engine.rng import seeded
from boardroom.engine.rules import IllegalAction, Seal
from boardroom.engine.work import done
from tests.fakegame import Concede, Confirm, Haggle, HaggleAction, HaggleRules, Pick
from tests.opengame import CALL, ONE, TWO, HeapRules
from tests.sessions import UID, WHEN

HAGGLE, HEAP = HaggleRules(), HeapRules()


def haggle() -> Timeline:
    return Timeline(HAGGLE, HAGGLE.setup({"rounds": 3}, 2, seeded(1)), 2)


def heap(seats: int = 2, *computers: int) -> Timeline:
    return Timeline(HEAP, HEAP.setup({"size": 20}, seats, 0), seats, computers)


def do(line: Timeline, seat: int, *actions: Any) -> None:
    line.put(line.extended(seat, actions))


def redraft(line: Timeline, seat: int, *actions: Any) -> None:
    line.put(line.redrafted(seat, actions))


def standing(line: Timeline) -> list[tuple[int, Any]]:
    return [(entry.seat, entry.action) for entry in line.entries]


# Tails


def test_a_tail_leaves_the_line_alone_until_it_is_put_on() -> None:
    line = haggle()
    do(line, 0, Pick(3))
    entries, states = line.entries[:], line.states[:]
    tail = line.redrafted(0, [Pick(5), Confirm()])
    assert (line.entries, line.states) == (entries, states)
    before = line.put(tail)
    assert standing(line) == [(0, Pick(5)), (0, Confirm())]
    line.put(before)
    assert (line.entries, line.states) == (entries, states)


def test_a_tail_that_the_rules_refuse_says_why_in_their_words() -> None:
    line = haggle()
    do(line, 0, Pick(3))
    with pytest.raises(IllegalAction) as refusal:
        line.extended(0, [Confirm(), Confirm()])
    assert refusal.value.why == HAGGLE.words.why_not(line.state, 0, Confirm())
    assert standing(line) == [(0, Pick(3))]


def test_the_states_are_those_between_the_entries() -> None:
    line = haggle()
    do(line, 0, Pick(3))
    do(line, 1, Pick(4), Confirm())
    redraft(line, 0, Pick(2))
    redraft(line, 0, Pick(2), Confirm())
    state = line.states[0]
    for entry, after in zip(line.entries, line.states[1:], strict=True):
        assert entry.step == HAGGLE.apply(state, entry.seat, entry.action)
        assert entry.draft_window == HAGGLE.progress(state).draft_window
        state = entry.step.state
        assert state == after


def test_a_new_draft_keeps_what_it_shares_with_the_old_one_and_what_others_did() -> None:
    line = haggle()
    do(line, 0, Pick(3), Confirm())
    do(line, 1, Pick(4))
    assert line.redrafted(0, [Pick(3)]).start == 1
    assert line.redrafted(0, [Pick(3), Confirm()]) == (3, [])
    redraft(line, 0, Pick(5), Confirm())
    assert standing(line) == [(1, Pick(4)), (0, Pick(5)), (0, Confirm())]
    assert line.state.picks == (5, 4)


class GrudgingHaggle(HaggleRules):
    """Haggle that breaks the contract: seat 1 may pick only after seat 0 has."""

    def legal(self, state: Haggle, seat: int) -> tuple[HaggleAction, ...]:
        return super().legal(state, seat) if seat == 0 or state.picks[0] else ()


def test_what_another_seat_could_no_longer_do_is_not_explained_to_this_one() -> None:
    rules = GrudgingHaggle()
    line = Timeline(rules, rules.setup({"rounds": 3}, 2, seeded(1)), 2)
    do(line, 0, Pick(3))
    do(line, 1, Pick(4))
    with pytest.raises(IllegalAction, match="Another player has looked or acted since"):
        line.redrafted(0, [])
    assert standing(line) == [(0, Pick(3)), (1, Pick(4))]


def test_two_tails_differ_only_in_drafts_if_nothing_firm_and_no_other_draft_window_is_in_them() -> None:
    line = haggle()
    window = HAGGLE.progress(line.state).draft_window
    do(line, 0, Pick(3))
    before = line.put(line.redrafted(0, [Pick(4), Confirm()]))
    assert only_drafts(before, line.put(line.extended(0, [])), window)
    tail = line.extended(1, [Pick(4), Confirm()])
    assert not only_drafts(line.put(tail), tail, window)
    open_line = heap()
    tail = open_line.extended(0, [CALL])
    assert not only_drafts(open_line.put(tail), tail, 0)


# What may be taken back


def test_a_barrier_closes_what_lies_before_it_for_every_seat() -> None:
    line = haggle()
    do(line, 0, Pick(3), Confirm())
    do(line, 1, Pick(4), Confirm())
    assert line.entries[-1].step.seal == Seal.BARRIER
    assert (line.open(0), line.open(1)) == ([], [])
    assert line.anchor(0) == line.anchor(1) == line.entries[-1].serial
    assert "seen" in line.why_closed(0).source


def test_a_confirmation_is_sealed_by_its_own_number_not_by_its_place() -> None:
    line = haggle()
    do(line, 1, Pick(1))
    do(line, 0, Pick(3))
    line.seal(1)
    redraft(line, 1)
    do(line, 0, Confirm())
    assert line.draft(0) == (Pick(3), Confirm())
    line.seal(0)
    assert line.draft(0) == (Pick(3), Confirm())
    line.seal(1)
    assert line.draft(0) == ()
    redraft(line, 1, Pick(2))
    assert line.draft(0) == ()
    assert "looked" in line.why_closed(0).source


def test_an_anchor_stays_when_another_seat_rewrites_what_lies_before_it() -> None:
    line = haggle()
    do(line, 1, Pick(1))
    do(line, 0, Pick(3), Confirm())
    line.seal(1)
    anchor = line.anchor(0)
    assert anchor == line.entries[2].serial
    redraft(line, 1)
    assert line.anchor(0) == anchor
    assert len(line.entries) == 2


def test_what_is_said_firmly_is_not_in_the_draft_and_stays() -> None:
    line = heap(1)
    do(line, 0, CALL, ONE)
    assert line.draft(0) == (ONE,)
    redraft(line, 0)
    assert standing(line) == [(0, CALL)]
    assert line.draft(0) == ()
    assert "announced" in line.why_closed(0).source


def test_what_is_said_in_another_stage_closes_the_stages_before() -> None:
    line = heap(1)
    do(line, 0, ONE, ONE, CALL, ONE)
    assert line.open(0) == [3]


def test_a_firm_action_that_ends_a_stage_closes_the_drafts_of_that_stage() -> None:
    line = haggle()
    do(line, 0, Pick(3))
    do(line, 1, Concede())
    assert (line.draft(0), line.draft(1)) == ((), ())


def test_a_person_who_acts_in_a_later_stage_closes_those_before_and_opens_them_by_undo() -> None:
    line = heap(3)
    do(line, 0, ONE)
    do(line, 1, ONE)
    do(line, 2, ONE)
    assert [line.draft(seat) for seat in (0, 1, 2)] == [(), (), (ONE,)]
    redraft(line, 2)
    redraft(line, 1)
    assert line.draft(0) == (ONE,)
    assert line.why_closed(2).source == "You have nothing to undo."


def test_what_computers_did_later_goes_with_what_is_taken_back_and_nothing_else() -> None:
    line = heap(3, 1, 2)
    do(line, 0, ONE)
    do(line, 1, ONE)
    do(line, 2, ONE)
    do(line, 0, ONE)
    do(line, 1, TWO)
    redraft(line, 0, ONE)
    assert standing(line) == [(0, ONE), (1, ONE), (2, ONE)]
    redraft(line, 0, TWO)
    assert standing(line) == [(0, TWO)]


def test_a_draft_of_the_past_is_not_restored_when_that_would_show_a_secret() -> None:
    line = haggle()
    do(line, 1, Pick(4), Confirm())
    do(line, 0, Pick(3))
    assert line.restored(0, []).entries == []
    with pytest.raises(IllegalAction, match="Another player has looked or acted since"):
        line.restored(0, [Pick(3), Confirm()])
    assert line.redrafted(0, [Pick(3), Confirm()]).entries[-1].step.seal == Seal.BARRIER


def test_a_line_that_takes_over_a_replay_is_open_but_for_its_confirmations() -> None:
    seats = (SeatSpec("A", "person"), SeatSpec("B", "person"))
    actions = ((0, "3"), (1, "4"), (1, "ok"))
    record = Record("haggle", "1", UID, WHEN, WHEN, {"rounds": 3}, seats, 1, actions)
    played = replay(HAGGLE, record)
    line = Timeline(HAGGLE, played.states[0], 2)
    done(line.adopting(played.states, [(seat, HAGGLE.records.parse(text)) for seat, text in actions], played.steps))
    assert line.state == played.states[-1]
    assert (line.draft(0), line.draft(1)) == ((Pick(3),), ())
    redraft(line, 0, Pick(3), Confirm())
    assert line.state.phase != played.states[-1].phase


def test_a_rebuilt_entry_keeps_its_number_and_new_ones_have_larger_numbers() -> None:
    line = haggle()
    do(line, 0, Pick(3))
    do(line, 1, Pick(4))
    first, second = (entry.serial for entry in line.entries)
    redraft(line, 0, Pick(5))
    assert [entry.serial > second for entry in line.entries] == [False, True]
    assert line.entries[0].serial == second > first


# UndoSteps


drafts = st.lists(st.sampled_from("abc"), max_size=5).map(tuple)


@given(drafts, drafts)
def test_a_way_leads_from_one_draft_to_the_other(here: tuple[str, ...], there: tuple[str, ...]) -> None:
    assert way(here, there).walk(here) == there
    assert way(there, here).walk(there) == here


@given(st.lists(drafts, min_size=1, max_size=8))
def test_steps_lead_back_through_every_draft_and_forth_again(path: list[tuple[str, ...]]) -> None:
    steps, changed = UndoSteps(0), path[:1]
    for draft in path[1:]:
        steps.stepped(changed[-1], draft)
        changed += [draft] if draft != changed[-1] else []
    now = changed[-1]
    for earlier in reversed(changed[:-1]):
        assert steps.back[-1].walk(now) == earlier
        steps.walked(now, earlier, forth=False)
        now = earlier
    assert steps.back == []
    for later in changed[1:]:
        assert steps.forth[-1].walk(now) == later
        steps.walked(now, later, forth=True)
        now = later
    assert steps.forth == []


def test_a_joining_action_goes_with_the_step_before_it() -> None:
    steps = UndoSteps.of(7, "ab")
    steps.stepped(("a", "b"), ("a", "b", "c"), joining=True)
    assert steps.back[-1].walk(("a", "b", "c")) == ("a",)
    alone = UndoSteps(7)
    alone.stepped((), ("c",), joining=True)
    assert alone.back[-1].walk(("c",)) == ()


def test_a_draft_of_unknown_making_is_a_step_an_action() -> None:
    steps = UndoSteps.of(3, "abc")
    assert [step.walk(("a", "b", "c")) for step in steps.back] == [(), ("a",), ("a", "b")]
