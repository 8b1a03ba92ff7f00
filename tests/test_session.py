"""The session: proposals, stale ones, sequences, answers by setting, watchers, stories."""

import pytest
from attrs import evolve

from boardroom.controller.session import Change, Kind, Session, Stale
from boardroom.engine.briefs import Scored
from boardroom.engine.manifest import Options
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import IllegalAction
from boardroom.engine.text import in_english
from tests.fakegame import Haggle, HaggleAction, HaggleRules
from tests.opengame import Heap, HeapRules
from tests.sessions import GAMES, RULES, UID, WHEN, Played, begun, deployed, played

# Proposals


def test_a_proposal_is_applied_recorded_saved_once_and_told() -> None:
    game = deployed()
    told: list[Change] = []
    game.session.watch(told.append)
    place, saves = game.session.length, len(game.saves)
    game.do(0, "5> 3^ 1^ lock")
    assert game.line()[place:] == ["0:5>", "0:3^", "0:1^", "0:lock"]
    assert len(game.saves) == saves + 1
    assert told == [Change(Kind.APPLIED, place, 0)]
    game.agrees()


def test_an_illegal_proposal_says_why_and_leaves_everything_as_it_was() -> None:
    game = deployed()
    game.do(0, "5>")
    before = game.everything()
    told: list[Change] = []
    game.session.watch(told.append)
    with pytest.raises(IllegalAction) as refusal:
        game.do(0, "3^ 4^ 6<")
    assert in_english(refusal.value.why) == "Your stack already has three Orders. Take one back first."
    with pytest.raises(IllegalAction) as refusal:
        game.do(0, "5<")
    assert dict(refusal.value.why.values)["number"] == 5
    assert game.everything() == before
    assert told == []


def test_an_illegal_new_draft_says_why_and_leaves_everything_as_it_was() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^")
    game.do(1, "5v")
    before = game.everything()
    with pytest.raises(IllegalAction) as refusal:
        game.redraft(0, "5> 4^ 4<")
    assert dict(refusal.value.why.values)["number"] == 4
    assert game.everything() == before


def test_an_empty_proposal_and_a_new_draft_like_the_old_one_change_nothing() -> None:
    game = deployed()
    game.do(0, "5> 3^")
    before = game.everything()
    game.do(0, "")
    game.redraft(0, "5> 3^")
    assert game.everything() == before


def test_a_proposal_for_an_earlier_step_of_the_seat_is_stale() -> None:
    game = deployed()
    at = game.session.stamp(0)
    game.do(0, "5>")
    before = game.everything()
    with pytest.raises(Stale):
        game.session.propose(0, game.actions("3^"), at)
    with pytest.raises(Stale):
        game.session.redraft(0, game.actions("3^"), at)
    assert game.everything() == before


def test_what_another_seat_draws_up_and_locks_spoils_no_proposal() -> None:
    for kinds in ("pp", "pc", "cp"):
        person = kinds.index("p")
        game = deployed(kinds)
        game.do(person, "5>")
        at = game.session.stamp(person)
        game.do(1 - person, "7v 6v 5v lock" if person == 0 else "7^ 6^ 5^ lock")
        assert game.session.view(person).locked
        game.session.propose(person, game.actions("3<"), at)
        assert game.draft(person) == "5> 3<"


def test_a_seat_that_takes_its_lock_back_spoils_no_proposal_of_the_other() -> None:
    game = deployed()
    at = game.session.stamp(1)
    game.do(0, "5> 3^ 1^ lock")
    game.session.undo(0)
    game.session.propose(1, game.actions("5v"), at)
    assert game.draft(1) == "5v"


def test_a_proposal_is_stale_once_another_seat_changed_what_may_be_done() -> None:
    game = deployed()
    at = game.session.stamp(0)
    game.do(1, "offer-draw")
    game.do(0, "decline-draw")
    with pytest.raises(Stale):
        game.session.propose(0, game.actions("5>"), at)
    at = game.session.stamp(0)
    game.do(0, "5> 3^ 1^ lock")
    at, before = game.session.stamp(1), game.session.stamp(0)
    game.do(1, "5v 3v 1v lock")
    assert game.session.stamp(0) > before
    with pytest.raises(Stale):
        game.session.propose(1, game.actions("concede"), at)


class TurnTakingHaggle(HaggleRules):
    """Haggle in which seat 1 waits with its pick for seat 0."""

    def legal(self, state: Haggle, seat: int) -> tuple[HaggleAction, ...]:
        return super().legal(state, seat) if seat == 0 or state.picks[0] else ()


def test_a_draft_of_another_seat_spoils_a_proposal_when_it_changes_what_may_be_done() -> None:
    game = begun(GAMES["haggle"], TurnTakingHaggle(), "pp", 1, "")
    at = game.session.stamp(1)
    game.do(0, "3")
    with pytest.raises(Stale):
        game.session.propose(1, game.actions("concede"), at)
    at = game.session.stamp(1)
    game.do(0, "ok")
    game.session.propose(1, game.actions("3"), at)


def test_a_game_is_not_begun_for_a_number_of_seats_or_options_it_does_not_offer() -> None:
    def begin(seats: int, options: dict[str, int | str]) -> Session:
        specs = [SeatSpec("A", "person")] * seats
        return Session.new(GAMES["epigo"], RULES["epigo"], options, specs, 1, UID, lambda: WHEN, lambda parts: None)

    assert begin(2, {"captures": 2}).options["captures"] == 2
    with pytest.raises(ValueError, match="not for 3"):
        begin(3, {})
    with pytest.raises(ValueError, match="captures"):
        begin(2, {"captures": 99})


def test_a_record_that_is_full_refuses_and_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("heap", "pp", size=10_000)
    for turn in range(26):
        game.do(turn % 2, "one")
    game.do(0, "call")
    monkeypatch.setattr("boardroom.engine.records.record.MOST_ACTIONS", 28)
    before = game.everything()
    with pytest.raises(IllegalAction, match="full"):
        game.do(0, "two stand")
    assert game.everything() == before
    game.do(0, "one")
    monkeypatch.undo()
    game.agrees()


def test_a_step_behind_which_the_record_is_full_stands_and_its_question_stays_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = played("heap", "pc", answers="always")
    monkeypatch.setattr("boardroom.engine.records.record.MOST_ACTIONS", 1)
    game.do(0, "two")
    assert game.line() == ["0:two"]
    assert game.session.actors() == (0,)
    assert game.rules.words.prompt(game.session.view(0), 0).optional == "bow"
    game.session.set_answer(0, "bow", "never")
    assert game.line() == ["0:two"]
    game.agrees()


# Answers by setting


def questioned(kinds: str = "pp", answers: str = "") -> Played:
    """Epigo at the question whether seat 0 super slides, unless it is answered by setting."""
    game = deployed(kinds, answers)
    game.do(1, "3v 2v 1v lock")
    game.do(0, "6v 5v 4v lock")
    return game


def test_a_super_slide_is_asked_of_a_person_who_chose_nothing() -> None:
    game = questioned()
    assert game.session.actors() == (0,)
    assert game.rules.words.prompt(game.session.view(0), 0).optional == "super-slide"


@pytest.mark.parametrize(("answer", "word"), [("always", "super-slide"), ("never", "stay")])
def test_a_super_slide_is_answered_by_setting_for_a_person(answer: str, word: str) -> None:
    game = questioned(answers=answer)
    assert game.line()[-1] == f"0:{word}"
    assert game.session.view(0).turn == 2
    game.agrees()


def test_a_super_slide_is_not_answered_by_setting_for_a_computer() -> None:
    game = questioned("cp", answers="always")
    assert game.line()[-1] == "0:lock"
    assert game.session.actors() == (0,)


def test_setting_an_answer_leaves_the_question_that_is_open_to_who_is_asked() -> None:
    game = questioned()
    told: list[Change] = []
    game.session.watch(told.append)
    line = game.line()
    game.session.set_answer(1, "super-slide", "never")
    game.session.set_answer(0, "super-slide", "always")
    assert game.line() == line
    assert game.session.actors() == (0,)
    assert [change.kind for change in told] == [Kind.SEATS, Kind.SEATS]
    assert dict(game.saved().seats[0].answers) == {"super-slide": "always"}
    assert dict(game.reopened().session.seats[0].answers) == {"super-slide": "always"}
    game.do(0, "stay")
    assert game.line()[len(line)] == "0:stay"
    assert game.line()[-1] == "0:super-slide", "the next one"
    game.agrees()


def test_an_answer_that_was_set_while_a_question_stood_is_given_to_the_next() -> None:
    game = played("heap", "pc")
    game.do(0, "two")
    game.session.set_answer(0, "bow", "never")
    game.do(0, "bow")
    assert game.line() == ["0:two", "0:bow"]
    game.session.undo(0)
    game.session.undo(0)
    game.do(0, "two")
    assert game.line() == ["0:two", "0:stand"]


def test_an_answer_that_there_is_not_is_refused_with_what_there_is() -> None:
    game = deployed()
    before = game.everything()
    with pytest.raises(ValueError, match="super-slide: ask, always, never"):
        game.session.set_answer(0, "super-slide", "often")
    with pytest.raises(ValueError, match="there is super-slide"):
        game.session.set_answer(0, "bow", "always")
    assert game.everything() == before


def test_an_answer_by_setting_belongs_to_the_step_that_led_to_the_question() -> None:
    game = played("heap", "pc", answers="always")
    game.do(0, "two")
    assert game.line() == ["0:two", "0:bow"]
    game.session.undo(0)
    assert game.line() == []
    game.session.redo(0)
    assert game.line() == ["0:two", "0:bow"]


def test_a_question_reopened_by_undo_is_asked_although_there_is_an_answer_by_setting() -> None:
    game = played("heap", "pc")
    game.do(0, "two")
    game.do(0, "bow")
    game.session.set_answer(0, "bow", "never")
    game.session.undo(0)
    assert game.line() == ["0:two"]
    game.do(0, "bow")
    assert game.line() == ["0:two", "0:bow"]


def test_answers_by_setting_follow_a_new_draft_too() -> None:
    game = played("heap", "pc", answers="never")
    game.do(0, "one")
    game.do(1, "one")
    game.redraft(0, "two")
    assert game.line() == ["0:two", "0:stand"]
    game.agrees()


class AskingHeap(HeapRules):
    """Heap that begins with its question."""

    def setup(self, options: Options, seats: int, rng: int) -> Heap:
        return evolve(super().setup(options, seats, rng), asked=True)


def test_a_question_that_the_game_begins_with_is_answered_by_setting() -> None:
    assert begun(GAMES["heap"], AskingHeap(), "pp", 1, "always").line() == ["0:bow"]
    assert begun(GAMES["heap"], AskingHeap(), "pp", 1, "").line() == []


def test_an_answer_by_setting_that_the_rules_refuse_is_left_to_the_person() -> None:
    step = evolve(GAMES["heap"].optional_steps[0], yes="one")
    game = begun(evolve(GAMES["heap"], optional_steps=(step,)), RULES["heap"], "pp", 1, "always")
    game.do(0, "two")
    assert game.line() == ["0:two"]
    game.do(0, "stand")


# Watchers


def test_watchers_are_told_in_order_also_when_one_of_them_acts() -> None:
    game = deployed()
    told: list[str] = []

    def acts(change: Change) -> None:
        told.append(f"first {change.place}")
        if game.draft(1) == "":
            game.do(1, "5v")

    place = game.session.length
    game.session.watch(acts)
    game.session.watch(lambda change: told.append(f"second {change.place}"))
    game.do(0, "5>")
    assert told == [f"{who} {place + n}" for n in (0, 1) for who in ("first", "second")]
    game.agrees()


def test_a_watcher_that_takes_back_what_it_is_told_leaves_the_session_whole() -> None:
    game = deployed()
    told: list[Kind] = []

    def refuses(change: Change) -> None:
        told.append(change.kind)
        if change.kind is Kind.APPLIED:
            game.session.undo(0)

    game.session.watch(refuses)
    game.do(0, "5> 3^")
    assert told == [Kind.APPLIED, Kind.REWRITTEN]
    assert game.draft(0) == ""
    assert game.session.can_redo(0)
    game.agrees()


def test_a_watcher_that_answers_a_question_itself_leaves_nothing_to_be_answered() -> None:
    game = played("heap", "pp", answers="always")
    game.session.watch(lambda change: game.do(0, "stand") if game.session.state.asked else None)
    game.do(0, "two")
    assert game.line() == ["0:two", "0:stand"]


def test_a_watcher_that_ended_watching_is_told_no_more_even_of_the_present_change() -> None:
    game = deployed()
    told: list[str] = []
    ends = [lambda: None, lambda: None]

    def first(change: Change) -> None:
        told.append("first")
        ends[0]()
        ends[1]()

    ends[0] = game.session.watch(first)
    ends[1] = game.session.watch(lambda change: told.append("second"))
    game.session.watch(lambda change: told.append("third"))
    game.do(0, "5>")
    game.do(0, "3>")
    ends[0]()
    assert told == ["first", "third", "third"]


def test_the_same_watcher_twice_is_told_twice_until_each_is_ended() -> None:
    game = deployed()
    told: list[Change] = []
    end, _ = game.session.watch(told.append), game.session.watch(told.append)
    end()
    end()
    game.do(0, "5>")
    assert len(told) == 1


def test_a_watcher_that_fails_keeps_nobody_from_the_next_change() -> None:
    game = deployed()
    told: list[Change] = []

    def fails(change: Change) -> None:
        raise RuntimeError("no picture")

    end = game.session.watch(fails)
    game.session.watch(told.append)
    with pytest.raises(RuntimeError, match="no picture"):
        game.do(0, "5>")
    end()
    game.do(0, "3>")
    assert game.draft(0) == "5> 3>"
    assert [change.place for change in told] == [game.session.length - 1]
    game.agrees()


# Stories


def test_the_story_tells_a_seat_its_own_draft_and_nobody_elses() -> None:
    game = deployed()
    place = game.session.length
    game.do(0, "5> 3^")
    game.do(1, "6v 4v 2v lock")

    def history(audience: int | None) -> list[tuple[int, str]]:
        told = game.session.history(audience, place)
        return [(entry.seat, type(event).__name__) for entry in told for event in entry.events]

    assert history(0) == [(0, "OrderStacked"), (0, "OrderStacked"), (1, "SeatLocked")]
    assert history(1) == [(1, "OrderStacked")] * 3 + [(1, "SeatLocked")]
    assert history(None) == [(1, "SeatLocked")]


def test_the_story_and_the_view_of_a_place_are_of_that_place() -> None:
    game = deployed()
    place = game.session.length
    game.do(0, "5> 3^ 1^ lock")
    game.do(1, "6v 4v 2v lock")
    assert [told.place for told in game.session.history(None, place)] == [place + 3, place + 7]
    assert game.session.view_at(place + 2, 0).stacks[0] == bytes((5 << 2 | 1, 3 << 2))
    assert game.session.view_at(place + 2, 1).stacks[0] == b""
    assert game.session.view_at(place + 7, 1).locked == 1
    assert game.session.view_at(game.session.length, None) == game.session.view(None)
    assert game.session.view_at(10**6, None) == game.session.view(None)


def test_what_an_action_scored_is_counted_once_for_each_who_is_told_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = deployed()
    words, counted = type(game.session.rules.words), list[tuple[object, ...]]()

    def scored(self: object, *states: object) -> tuple[Scored, ...]:
        counted.append(states)
        return ()

    monkeypatch.setattr(words, "scored", scored)
    place = game.session.length
    game.do(0, "5>")
    counted.clear()
    for audience in (0, 0, 1, None, 1, None, 0):
        game.session.history(audience, place)
    assert len(counted) == len({audience for _, _, audience in counted}) <= 3
    game.session.undo(0)
    game.do(0, "3^")
    game.session.history(0, place)
    assert counted[-1][1] is game.session.state
