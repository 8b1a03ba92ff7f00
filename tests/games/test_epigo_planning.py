"""The rulebook's Planning Step, with rulings 6, 7 and the secrecy of the stacks."""

from typing import Any

import pytest

from boardroom.engine.prompt import Tone
from boardroom.engine.rule_parts import Words
from boardroom.engine.rules import Seal
from boardroom.engine.text import in_english
from boardroom.games.epigo.position.events import OrderStacked, SeatLocked
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, SUPER_SLIDE_STEP, super_slide_occasion
from boardroom.games.epigo.words.descriptions import ending_order, order_words
from boardroom.ui.kit.words.say import Voice
from tests.games.boards import RULES, act, planning, stacked, standing, turn

FACING = "A1 d4, A2 a4, A3 c4, A4 g4, A5 h4, A6 b4, A7 f4, B1 b5, B2 e5, B3 g5, B4 a5, B5 h5, B6 d5, B7 f5"


def texts(state: State, seat: int) -> set[str]:
    return {RULES.records.text(action) for action in RULES.legal(state, seat)}


def test_every_order_may_be_stacked_in_each_of_four_directions_and_never_diagonally() -> None:
    state = planning(FACING)
    for seat in (0, 1):
        assert texts(state, seat) == {f"{number}{arrow}" for number in "1234567" for arrow in "^>v<"}


def test_players_move_three_epigons_each_turn_no_fewer() -> None:
    state = planning(FACING)
    for order in ("5>", "2^", "7v"):
        assert "lock" not in texts(state, 0)
        state = act(state, 0, order).state
    assert texts(state, 0) == {"lock"}


def test_why_the_stack_cannot_be_locked_in_says_how_many_orders_are_still_missing() -> None:
    state = planning(FACING)
    said = []
    for order in ("5>", "2^", "7v"):
        said.append(Voice("en").say(RULES.words.why_not(state, 0, RULES.records.parse("lock")), ()))
        state = act(state, 0, order).state
    assert said == [
        "Orders still to stack: 3.",
        "Orders still to stack: 2.",
        "Orders still to stack: 1.",
    ]


def test_players_move_three_epigons_each_turn_no_more() -> None:
    state = act(planning(FACING), 0, "5>", "2^", "7v").state
    assert not any(RULES.records.text(action)[0].isdigit() for action in RULES.legal(state, 0))
    why = in_english(RULES.words.why_not(state, 0, RULES.records.parse("1^")))
    assert why == "Your stack already has three Orders. Take one back first."


def test_the_three_orders_are_different_whatever_their_directions() -> None:
    state = act(planning(FACING), 0, "5>").state
    assert texts(state, 0) == {f"{number}{arrow}" for number in "123467" for arrow in "^>v<"}
    state = act(state, 0, "1^").state
    assert texts(state, 0) == {f"{number}{arrow}" for number in "23467" for arrow in "^>v<"}
    assert RULES.words.why_not(state, 0, RULES.records.parse("5<")).source == "Order {number} is already in your stack."


def test_exactly_three_orders_are_stacked_also_with_few_epigons_left() -> None:
    state = planning("A5 d4, B1 e6", lost=(2, 2))
    assert len(texts(state, 0)) == 28
    state = act(state, 0, "5>").state
    assert "lock" not in texts(state, 0)


def test_an_order_of_a_captured_epigon_may_be_stacked() -> None:
    state = planning("A5 d4, B1 e6")
    assert {"1^", "1>", "1v", "1<"} <= texts(state, 0)


def test_the_top_of_the_stack_is_the_first_move_the_second_tile_the_second_the_third_the_last() -> None:
    played = turn("A1 a3, A2 b3, A3 c3", "2^ 3^ 1^", "4^ 5^ 6^", rest="stay")
    assert [event.piece for event in played.movements if type(event).__name__ == "EpigonSlid"] == [2, 3, 1]


def test_the_sequence_of_stacking_is_the_sequence_from_the_top() -> None:
    state = act(planning(FACING), 1, "2^", "7<", "4v").state
    assert [order >> 2 for order in state.stacks[1]] == [2, 7, 4]


def test_both_plan_at_the_same_time_in_any_mixture() -> None:
    state = planning(FACING)
    assert RULES.actors(state) == (0, 1)
    state = act(state, 1, "5>").state
    state = act(state, 0, "5>").state
    state = act(state, 1, "4v").state
    assert set(RULES.actors(state)) == {0, 1}


def test_the_one_who_is_asked_first_alternates_from_turn_to_turn() -> None:
    state = planning("A5 d4, B1 e6")
    firsts = []
    for _ in range(4):
        firsts.append(RULES.actors(state)[0])
        state = turn(state, "1^ 2^ 3^", "4^ 5^ 6^").state
    assert firsts == [0, 1, 0, 1]


def test_stacks_are_built_in_secret() -> None:
    before = planning(FACING)
    played = act(before, 0, "5>", "2^")
    for audience in (1, None):
        assert RULES.secrets.view(played.state, audience) == before
        assert [RULES.secrets.see(event, audience) for event in played.events] == [None, None]
    assert RULES.secrets.view(played.state, 0).stacks[0] == played.state.stacks[0]
    assert played.events == (OrderStacked(0, 0, 21), OrderStacked(0, 0, 8))


def test_a_locked_stack_is_seen_to_be_locked_but_not_what_is_in_it() -> None:
    views = set()
    for orders in ("5> 2^ 7v", "1< 4< 3^"):
        state = stacked(planning(FACING), orders, "", locked=[0])
        view = RULES.secrets.view(state, 1)
        assert view.stacks == (bytes([HIDDEN] * 3), b"")
        assert view == RULES.secrets.view(state, None)
        views.add(view)
    assert len(views) == 1


def test_a_lock_is_told_to_everybody_without_its_orders() -> None:
    state = stacked(planning(FACING), "5> 2^ 7v", "")
    (locked,) = act(state, 0, "lock").events
    assert locked == SeatLocked(0, 0, Phase.PLAN)
    assert [RULES.secrets.see(locked, audience) for audience in (0, 1, None)] == [locked] * 3


def test_who_has_locked_in_can_do_nothing_more_but_concede() -> None:
    state = stacked(planning(FACING), "5> 2^ 7v", "1^", locked=[0])
    assert RULES.legal(state, 0) == ()
    assert [RULES.records.text(action) for action in RULES.table_actions(state, 0)] == ["concede"]
    assert RULES.actors(state) == (1,)


def test_nothing_is_revealed_before_both_have_locked_in() -> None:
    state = stacked(planning(FACING), "5> 2^ 7v", "1^ 2^ 3^", locked=[0])
    assert state.phase == Phase.PLAN
    assert standing(state) == standing(planning(FACING))


def test_when_both_are_ready_the_action_step_follows_at_once_whoever_locks_last() -> None:
    ready = stacked(planning(FACING), "5> 2^ 7v", "1< 2v 3^")
    results = set()
    for sequence in ((0, 1), (1, 0)):
        first, last = sequence
        step = RULES.apply(ready, first, RULES.records.parse("lock"))
        step = RULES.apply(step.state, last, RULES.records.parse("lock"))
        state = step.state
        assert type(step.events[0]).__name__ == "SeatLocked"
        assert type(step.events[1]).__name__ == "OrdersRevealed"
        results.add(state)
    assert len(results) == 1


def test_stacking_is_a_draft_the_first_lock_a_confirmation_and_the_second_cannot_be_taken_back() -> None:
    state = planning(FACING)
    assert RULES.apply(state, 0, RULES.records.parse("5>")).seal == Seal.DRAFT
    ready = stacked(state, "5> 2^ 7v", "1< 2v 3^")
    first = RULES.apply(ready, 0, RULES.records.parse("lock"))
    assert first.seal == Seal.CONFIRM
    assert RULES.apply(first.state, 1, RULES.records.parse("lock")).seal == Seal.BARRIER


def test_at_the_end_of_the_turn_all_orders_are_back_in_the_hands() -> None:
    after = turn(planning(FACING), "5> 2v 7v", "1^ 2^ 3^", rest="stay").state
    assert after.stacks == (b"", b"")
    for seat in (0, 1):
        assert len(texts(after, seat)) == 28


# What the app says while planning.


def lines(state: State, seat: int, text: str) -> list[tuple[Tone, str]]:
    preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, RULES.records.parse(text))
    return [(line.tone, line.text.source) for line in preview.lines]


def test_the_preview_says_what_an_order_would_do_if_nobody_else_moved() -> None:
    state = planning("A5 a4, A1 b3, B2 d3, A6 f4, B3 g4, B4 h4, A7 h6, B7 g6, A2 c8")
    assert lines(state, 0, "5>") == [(Tone.PLAIN, "slides to {square}"), (Tone.GAIN, "super slide possible")]
    assert lines(state, 0, "1>") == [(Tone.PLAIN, "slides to {square}")]
    assert lines(state, 0, "6>") == [
        (Tone.COST, "blocked now, {ratio}"),
        (Tone.PLAIN, "against {tiles}"),
    ]
    assert lines(state, 1, "7>") == [
        (Tone.GAIN, "pushes {tiles}"),
        (Tone.PLAIN, "{own}\u00a0against\u00a0{opposing}"),
        (Tone.POINTS, "captures the opposing {tile}"),
    ]
    assert lines(state, 0, "2<") == [(Tone.LOSS, "takes your own {tile} off the board")]
    warned = RULES.words.preview(RULES.secrets.view(state, 0), 0, RULES.records.parse("2<"))
    assert warned.warning is not None
    assert warned.below_warning == (), "the warning says it"
    assert lines(state, 0, "4^") == [(Tone.PLAIN, "captured: it can only cancel")]


def test_the_preview_follows_the_orders_already_stacked() -> None:
    state = act(planning("A5 a4, A1 c4"), 0, "1>").state
    assert lines(state, 0, "5>")[0] == (Tone.PLAIN, "slides to {square}")
    assert len(lines(state, 0, "5>")) == 2
    blocked_way = planning("A5 a4, A1 c4")
    assert len(lines(blocked_way, 0, "5>")) == 1


def answered(state: State, number: int, answer: str) -> Words[Any, Any]:
    """The words of a seat that has answered the super slide of an Order so beforehand."""
    return RULES.words.answered({(SUPER_SLIDE_STEP, super_slide_occasion(state.turn, number)): answer})


def test_the_preview_goes_on_from_where_a_super_slide_that_was_answered_beforehand_ends() -> None:
    """The 6 slides to d4 and stays or goes on to e4, which is next to the 5 that slides down after it."""
    state = act(planning("A6 c4, A5 e5, B1 a3"), 0, "6>").state
    view, order = RULES.secrets.view(state, 0), RULES.records.parse("5v")

    def told(words: Words[Any, Any]) -> str:
        return words.preview(view, 0, order).lines[0].text.source

    assert told(RULES.words) == "slides to {square}"
    assert told(answered(state, 6, "never")) == "slides to {square}"
    assert told(answered(state, 6, "ask")) == "slides to {square}"
    assert told(answered(state, 6, "always")) == "pushes {tiles}"


def test_the_forecast_slides_on_as_the_rules_do_where_that_was_answered_beforehand() -> None:
    state = stacked(planning("A6 c4, A5 e5, A2 e6, B1 a3"), "6> 5v 2v", "1^ 2^ 3^", locked=[1])
    foreseen = answered(state, 6, "always").forecast(RULES.secrets.view(state, 0), 0)
    played = act(act(state, 0, "lock").state, 0, "super-slide")
    assert [type(event).__name__ for event in foreseen[0]] == ["EpigonSlid", "EpigonSuperSlid"]
    assert foreseen[0][1]._replace(beat=0) == played.movements[0]._replace(beat=0)
    assert [type(event).__name__ for event in foreseen[1]] == ["EpigonsPushed"]


def test_a_super_slide_that_was_answered_beforehand_is_told_as_one_that_is_done() -> None:
    state = planning("A6 c4, B1 a3")
    view, order = RULES.secrets.view(state, 0), RULES.records.parse("6>")
    said = [in_english(line.text) for line in answered(state, 6, "always").preview(view, 0, order).lines]
    assert said == ["slides to d4", "super slides to e4"]
    foreseen = answered(state, 6, "always").forecast(RULES.secrets.view(act(state, 0, "6>").state, 0), 0)
    assert [in_english(line) for line in order_words(foreseen[0], 0)[0]] == said


def test_what_was_answered_in_another_turn_is_not_foreseen() -> None:
    state = planning("A6 c4, B1 a3")
    later = RULES.secrets.view(state._replace(turn=2), 0)
    order = RULES.records.parse("6>")
    assert answered(state, 6, "always").preview(later, 0, order) == RULES.words.preview(later, 0, order)


def test_the_preview_says_that_a_capture_would_win_or_a_self_capture_lose() -> None:
    state = planning("A5 g4, B2 h4, B6 c6, A1 a4", lost=(2, 2))
    assert lines(state, 0, "5>")[-1] == (Tone.COMPLETE, "and wins, unless stopped")
    assert lines(state, 0, "1<")[-1] == (Tone.LOSS, "and loses the game")


def test_the_preview_counts_the_captures_that_the_orders_already_stacked_would_make() -> None:
    """The second of two captures that each come from an own Order is the one that wins."""
    state = act(planning("A5 g4, B2 h4, A6 g5, B3 h5, B6 c6", lost=(0, 1)), 0, "5>").state
    assert lines(state, 0, "6>")[-1] == (Tone.COMPLETE, "and wins, unless stopped")


def test_the_preview_counts_the_self_captures_that_the_orders_already_stacked_would_make() -> None:
    state = act(planning("A5 a4, A6 a5, B6 c6", lost=(1, 0)), 0, "5<").state
    assert lines(state, 0, "6<")[-1] == (Tone.LOSS, "and loses the game")


def test_an_order_after_one_that_ends_the_game_is_shown_as_if_that_one_were_cancelled() -> None:
    """It acts only then: it does not go on from a board on which nothing moves any more."""
    state = act(planning("A5 g4, B2 h4, A6 f4, B6 c6", lost=(2, 2)), 0, "5>").state
    assert lines(state, 0, "6>")[0] == (Tone.PLAIN, "if the game is still on:")
    assert lines(state, 0, "6>")[-1] == (Tone.COMPLETE, "and wins, unless stopped")
    assert lines(state, 0, "6^")[0][1] == "if the game is still on:"
    alone = RULES.words.forecast(RULES.secrets.view(act(state, 0, "6>").state, 0), 0)
    assert [type(event).__name__ for event in alone[1]] == ["EpigonsPushed", "EpigonCaptured"]


def test_of_stacked_orders_the_one_is_known_by_which_the_game_would_be_over() -> None:
    state = act(planning("A5 g4, B2 h4, A6 f4, B6 c6", lost=(2, 2)), 0, "5>").state
    state = act(state, 0, "6^").state
    view = RULES.secrets.view(state, 0)
    assert ending_order(view, RULES.words.forecast(view, 0)) == 0
    going_on = RULES.secrets.view(act(planning("A5 g4, B2 h4, A6 f4, B6 c6"), 0, "5>").state, 0)
    assert ending_order(going_on, RULES.words.forecast(going_on, 0)) is None


def test_the_preview_and_the_forecast_know_nothing_of_the_other_stack() -> None:
    for other in ("", "4v", "4v 5< 6v"):
        state = stacked(planning(FACING), "5>", other)
        view = RULES.secrets.view(state, 0)
        assert RULES.words.forecast(view, 0) == RULES.words.forecast(
            RULES.secrets.view(stacked(planning(FACING), "5>", ""), 0), 0
        )


def test_the_forecast_has_the_events_of_each_order_stacked() -> None:
    state = stacked(planning("A5 a4, A1 b4, B2 h6"), "5> 1> 3^", "")
    kinds = [
        [type(event).__name__ for event in events] for events in RULES.words.forecast(RULES.secrets.view(state, 0), 0)
    ]
    assert kinds == [["EpigonsPushed"], ["EpigonSlid"], ["OrderSpent"]]


def test_nothing_is_forecast_of_a_stack_that_is_not_seen() -> None:
    state = stacked(planning(FACING), "5> 2^ 7v", "1^", locked=[0])
    assert RULES.words.forecast(RULES.secrets.view(state, None), 0) == ()
    assert RULES.words.forecast(RULES.secrets.view(state, 1), 0) == ()


def test_nothing_is_previewed_of_a_stack_that_is_not_seen() -> None:
    state = stacked(planning(FACING), "5> 2^ 7v", "1^", locked=[0])
    assert RULES.words.preview(RULES.secrets.view(state, None), 0, RULES.records.parse("4^")).warning is None


@pytest.mark.parametrize("seat", [0, 1])
def test_the_prompt_says_how_many_orders_are_missing_and_needs_secrets(seat: int) -> None:
    state = planning(FACING)
    for left, order in ((3, "5>"), (2, "2^"), (1, "7v")):
        prompt = RULES.words.prompt(RULES.secrets.view(state, seat), seat)
        assert prompt.ask.n == left
        assert prompt.secret
        (lock,) = (button for button in prompt.buttons if button.action == RULES.records.parse("lock"))
        assert lock.why is not None
        assert lock.why.n == left
        state = act(state, seat, order).state
    (lock,) = (
        b
        for b in RULES.words.prompt(RULES.secrets.view(state, seat), seat).buttons
        if b.action == RULES.records.parse("lock")
    )
    assert lock.why is None
