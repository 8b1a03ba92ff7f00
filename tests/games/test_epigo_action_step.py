"""The rulebook's Action Step, with rulings 3, 5, 6 and 8."""

from typing import Any

import pytest

from boardroom.engine.rules import Seal
from boardroom.engine.text import Text
from boardroom.games.epigo.position.events import (
    EpigonSlid,
    GameEnded,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    TurnBegun,
)
from boardroom.games.epigo.position.state import Ending, Phase
from boardroom.games.epigo.position.tiles import HIDDEN
from tests.games.boards import RULES, move, planning, standing, turn


def names(events: tuple[Any, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_the_top_orders_are_revealed_first_then_the_second_then_the_third() -> None:
    played = turn("A5 d4, B5 d6", "1^ 2> 3v", "4< 6^ 7>")
    revealed = [event for event in played.events if isinstance(event, OrdersRevealed)]
    assert [(event.turn, event.pair) for event in revealed] == [(1, 0), (1, 1), (1, 2)]
    assert [event.orders for event in revealed] == [(4, 19), (9, 24), (14, 29)]


@pytest.mark.parametrize(("high", "low"), [(7, 1), (7, 6), (2, 1), (5, 4)])
def test_the_order_with_the_highest_priority_moves_first(high: int, low: int) -> None:
    for first, position in (("A", f"A{high} a3, B{low} h6"), ("B", f"B{high} a3, A{low} h6")):
        idle = [" ".join(f"{n}^" for n in range(1, 8) if n not in (high, low))[:5] for _ in range(2)]
        mine, other = f"{high}> {idle[0]}", f"{low}< {idle[1]}"
        played = turn(position, *((mine, other) if first == "A" else (other, mine)), rest="stay")
        slid = [event.piece & 7 for event in played.movements if isinstance(event, EpigonSlid)]
        assert slid == [high, low]


def test_the_first_to_move_is_finished_before_the_lower_order_moves() -> None:
    played = turn("A7 c4, B1 d4", "7> 5^ 6^", "1< 2^ 3^")
    assert standing(played.state) == "A7 c4, B1 d4", "pushed to e4, the white 1 pushes back"
    other = turn("A1 c4, B7 d4", "1> 5^ 6^", "7< 2^ 3^")
    assert standing(other.state) == "A1 c4, B7 d4"


def test_an_order_moves_its_epigon_one_space_in_the_direction_its_arrows_point() -> None:
    assert standing(turn("A7 c4", "7v 5^ 6^", "1^ 2^ 3^", "stay").state) == "A7 c3"


def test_an_order_whose_epigon_is_not_on_the_board_makes_no_move() -> None:
    played = turn("A1 c4, B1 d6", "5> 6^ 7^", "2v 3v 4v")
    assert standing(played.state) == "A1 c4, B1 d6"
    assert played.movements == ()
    assert names(played.events).count("OrderSpent") == 6


def test_the_other_order_of_the_pair_still_moves_when_one_is_spent() -> None:
    played = turn("A1 c4", "1> 6^ 7^", "5v 3v 4v", "stay")
    assert names(played.events)[2:4] == ["OrderSpent", "EpigonSlid"]
    assert standing(played.state) == "A1 d4"


# Equal numbers (ruling 5).


@pytest.mark.parametrize("arrows", ["^^", ">v", "<>"])
def test_two_orders_of_the_same_number_cancel_each_other_and_neither_epigon_moves(arrows: str) -> None:
    one, two = arrows[0], arrows[1]
    played = turn("A5 c4, B5 f6", f"5{one} 6^ 7^", f"5{two} 2^ 3^")
    assert standing(played.state) == "A5 c4, B5 f6"
    assert [event.number for event in played.events if isinstance(event, OrdersCancelled)] == [5]
    assert played.movements == ()


@pytest.mark.parametrize("position", ["A5 c4", "B5 f6", "A1 a4, B1 h4"], ids=["B captured", "A captured", "both"])
def test_equal_numbers_cancel_also_when_one_or_both_of_the_epigons_are_already_captured(position: str) -> None:
    played = turn(position, "5^ 6^ 7^", "5> 2^ 3^")
    assert standing(played.state) == standing(planning(position))
    assert OrdersCancelled in [type(event) for event in played.events]
    assert 5 not in [event.order >> 2 for event in played.events if isinstance(event, OrderSpent)]


def test_equal_numbers_cancel_in_any_pair_and_all_three_may_cancel() -> None:
    played = turn("A1 a4, A2 b4, A3 c4, B1 a5, B2 b5, B3 c5", "1v 2v 3v", "1^ 2^ 3^")
    assert standing(played.state) == "A1 a4, A2 b4, A3 c4, B1 a5, B2 b5, B3 c5"
    assert names(played.events).count("OrdersCancelled") == 3


def test_equal_numbers_in_different_pairs_do_not_meet() -> None:
    played = turn("A5 c3, B5 f6", "5v 6^ 7^", "1^ 5^ 3^", rest="stay")
    assert standing(played.state) == "A5 c2, B5 f7"


def test_the_pairs_after_a_cancelled_one_are_played() -> None:
    played = turn("A5 c4, A6 a3, B5 f6", "5^ 6^ 7^", "5^ 1^ 2^", rest="stay")
    assert standing(played.state) == "A5 c4, A6 a4, B5 f6"


# From where it stands (ruling 3).


def test_an_epigon_pushed_before_its_order_comes_moves_from_where_it_now_stands() -> None:
    played = turn("A7 c4, B2 d4", "7> 5^ 6^", "1^ 3^ 2^", "stay")
    assert standing(played.state) == "A7 d4, B2 e5"


def test_an_epigon_captured_in_an_earlier_pair_no_longer_moves() -> None:
    played = turn("A7 g4, B2 h4", "7> 5^ 6^", "1^ 2< 3^")
    assert standing(played.state) == "A7 h4"
    assert played.state.lost == (0, 1)
    spent = [event for event in played.events if isinstance(event, OrderSpent)]
    assert (1, 2) in [(event.seat, event.order >> 2) for event in spent]


def test_an_epigon_captured_in_an_earlier_pair_can_still_cancel() -> None:
    played = turn("A7 g4, A2 a4, B2 h4", "7> 2^ 6^", "1^ 2< 3^")
    assert standing(played.state) == "A2 a4, A7 h4"
    assert [event.number for event in played.events if isinstance(event, OrdersCancelled)] == [2]


def test_a_push_that_was_free_while_planning_can_be_blocked_when_its_order_comes() -> None:
    played = turn("A5 c4, B2 d4, B7 e5", "5> 1^ 3^", "7v 4^ 6^", rest="stay")
    assert "MoveBlocked" in played.kinds
    assert standing(played.state) == "A5 c4, B2 d4, B7 e4"


# The end of the step.


def test_at_the_end_of_the_action_step_the_next_turn_begins_with_planning() -> None:
    played = turn("A5 c4", "5> 1^ 2^", "1^ 2^ 3^", "stay")
    assert played.state.phase == Phase.PLAN
    assert played.state.turn == 2
    assert (played.state.locked, played.state.acted, played.state.stacks) == (0, 0, (b"", b""))
    assert isinstance(played.events[-1], TurnBegun)


def test_each_turn_moves_up_to_six_epigons() -> None:
    played = turn("A1 a4, A2 c4, A3 e4, B4 a6, B5 c6, B6 e6", "1v 2v 3v", "4^ 5^ 6^", rest="stay")
    assert standing(played.state) == "A1 a3, A2 c3, A3 e3, B5 c7, B6 e7"
    assert played.state.lost == (0, 1)


def test_every_step_of_the_action_step_shows_a_secret_and_cannot_be_taken_back() -> None:
    asked = move("A5 b4", "A5>").state
    for text in ("super-slide", "stay"):
        assert RULES.apply(asked, 0, RULES.records.parse(text)).seal == Seal.BARRIER


def test_up_to_six_super_slides_may_be_asked_in_one_turn() -> None:
    position = "A7 a3, A6 a4, A5 a5, B3 h4, B2 h5, B1 h6"
    played = turn(position, "7> 6> 5>", "1< 2< 3<", *["super-slide"] * 6)
    assert names(played.events).count("EpigonSuperSlid") == 6
    assert standing(played.state) == "A5 c5, A6 c4, A7 c3, B1 f6, B2 f5, B3 f4"


# Capturing and the end (ruling 8).


def test_the_first_player_to_capture_three_wins_the_game() -> None:
    played = move(planning("A5 g4, B2 h4, B1 a4", lost=(0, 2)), "A5>")
    assert played.state.phase == Phase.OVER
    assert RULES.actors(played.state) == ()
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert isinstance(played.events[-1], GameEnded)
    assert played.events[-1][1:] == (0, Ending.CAPTURES, 3)


def test_the_third_capture_ends_the_game_also_through_a_tiles_own_owner() -> None:
    slid = move(planning("A5 h4, B1 a4", lost=(2, 0)), "A5>")
    assert (slid.state.phase, slid.state.winner) == (Phase.OVER, 1)
    pushed = move(planning("A5 g4, A1 h4", lost=(2, 0)), "A5>")
    assert (pushed.state.phase, pushed.state.winner) == (Phase.OVER, 1)


def test_two_captures_do_not_end_the_game() -> None:
    played = move(planning("A5 g4, B2 h4", lost=(2, 1)), "A5>")
    assert played.state.phase == Phase.PLAN
    assert RULES.outcome(played.state) is None


def test_the_third_capture_ends_the_game_at_once_the_lower_order_of_the_pair_is_not_played() -> None:
    played = turn(planning("A5 g4, B2 h4, B1 b5", lost=(0, 2)), "5> 6^ 7^", "1< 3^ 4^")
    assert standing(played.state) == "A5 h4, B1 b5"
    assert [event.pair for event in played.events if isinstance(event, OrdersRevealed)] == [0]


@pytest.mark.parametrize("pair", [0, 1, 2])
def test_later_orders_stay_unrevealed_for_ever(pair: int) -> None:
    idle = ["6^", "7^"]
    one = " ".join([*idle[:pair], "5>", *idle[pair:]])
    state = turn(planning("A5 g4, B2 h4", lost=(0, 2)), one, "1< 3^ 4^").state
    assert state.phase == Phase.OVER
    shown = pair + 1
    for audience in (0, 1, None):
        view = RULES.secrets.view(state, audience)
        for seat in (0, 1):
            assert view.stacks[seat][:shown] == state.stacks[seat][:shown]
            if seat != audience:
                assert view.stacks[seat][shown:] == bytes([HIDDEN] * (3 - shown))


def test_no_action_is_left_when_the_game_is_over_and_it_is_said_why() -> None:
    state = move(planning("A5 g4, B2 h4", lost=(0, 2)), "A5>").state
    for seat in (0, 1):
        assert RULES.legal(state, seat) == ()
        assert RULES.table_actions(state, seat) == ()
        for text in ("5>", "lock", "concede", "offer-draw", "accept-draw", "stay", "deploy X a"):
            assert RULES.words.why_not(state, seat, RULES.records.parse(text)).source == "The game is over."


def test_a_captured_epigon_never_comes_back() -> None:
    state = move("A5 g4, B2 h4, B1 a5", "A5>").state
    for _ in range(3):
        state = turn(state, "1^ 3^ 4^", "2^ 3< 4<", rest="stay").state
        assert "B2" not in standing(state)
        assert state.lost == (0, 1)


@pytest.mark.parametrize("goal", [2, 3, 4])
def test_as_an_option_the_game_ends_with_two_or_four_captures(goal: int) -> None:
    almost = planning("A5 g4, B2 h4, B1 a5", goal=goal, lost=(0, goal - 2))
    assert move(almost, "A5>").state.phase == Phase.PLAN
    last = planning("A5 g4, B2 h4, B1 a5", goal=goal, lost=(0, goal - 1))
    assert move(last, "A5>").state.phase == Phase.OVER


def test_the_score_names_the_captured_epigons() -> None:
    on_board = "A1 a3, A2 a4, A3 b4, A4 c4, A5 h4, A6 d4, A7 e4, B1 a5, B3 b6, B4 c6, B5 d6, B6 e6, B7 f6"
    state = planning(on_board, lost=(0, 1))
    score = RULES.words.score(state, 0)
    assert score is not None
    assert score.total == 1
    assert [item.pieces for item in score.items] == [("epigon.1.2",)]
    other = RULES.words.score(state, 1)
    assert other is not None
    assert other.total == 0


def test_captures_are_public() -> None:
    state = turn("A5 g4, B2 h4, B1 a5", "5> 1^ 2^", "3^ 4^ 6^").state
    for audience in (0, 1, None):
        view = RULES.secrets.view(state, audience)
        assert view.lost == (0, 1)
        assert view.where == state.where


# The question of the super slide.


def test_the_question_says_whose_epigon_and_where_to() -> None:
    asked = move("B5 d5", "B5v").state
    assert asked.phase == Phase.ACT
    prompt = RULES.words.prompt(RULES.secrets.view(asked, 1), 1)
    assert dict(prompt.ask.values)["number"] == 5
    direction = dict(prompt.ask.values)["direction"]
    assert isinstance(direction, Text)
    assert direction.source == "down"
    assert not prompt.secret
    other = RULES.words.prompt(RULES.secrets.view(asked, 0), 0)
    assert other.buttons == ()


def test_while_a_question_is_open_it_is_said_why_nothing_else_can_be_done() -> None:
    asked = move("B5 d5", "B5v").state
    assert RULES.words.why_not(asked, 0, RULES.records.parse("stay")).source == "You have no super slide to decide."
    assert (
        RULES.words.why_not(asked, 1, RULES.records.parse("5>")).source
        == "Orders resolve automatically; you decide only your own super slides."
    )
