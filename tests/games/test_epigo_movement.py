"""The rulebook's Movement Rules, sentence by sentence, with rulings 1 to 4."""

import pytest

from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    MoveBlocked,
)
from boardroom.games.epigo.position.state import SQUARES, Phase, square_name
from boardroom.games.epigo.position.tiles import HIDDEN
from tests.games.boards import RULES, act, move, planning, standing, turn

# The board.


def test_the_board_is_eight_by_eight_without_its_corners_and_has_52_squares() -> None:
    assert len(SQUARES) == 52
    files = {
        rank: "".join(sorted(square_name(s)[0] for s in SQUARES if square_name(s)[1] == rank)) for rank in "12345678"
    }
    assert files == {
        "8": "cdef",
        "7": "bcdefg",
        "6": "abcdefgh",
        "5": "abcdefgh",
        "4": "abcdefgh",
        "3": "abcdefgh",
        "2": "bcdefg",
        "1": "cdef",
    }


@pytest.mark.parametrize(
    ("origin", "arrow"),
    [
        ("a6", "^"), ("b7", "^"), ("b7", "<"), ("c8", "<"), ("h6", "^"), ("g7", "^"), ("g7", ">"), ("f8", ">"),
        ("a3", "v"), ("b2", "v"), ("b2", "<"), ("c1", "<"), ("h3", "v"), ("g2", "v"), ("g2", ">"), ("f1", ">"),
    ],
)  # fmt: skip
def test_a_removed_corner_square_is_off_the_board_like_any_edge(origin: str, arrow: str) -> None:
    played = move(f"A5 {origin}", f"A5{arrow}")
    assert played.kinds == ["EpigonCaptured"]
    assert standing(played.state) == ""
    assert played.state.lost == (1, 0)


def test_a_push_into_a_removed_corner_captures_the_last_tile() -> None:
    played = move("A5 c7, B2 b7", "A5<")
    assert standing(played.state) == "A5 b7"
    assert played.state.lost == (0, 1)


# Slide.


@pytest.mark.parametrize(("arrow", "target"), [("^", "d5"), (">", "e4"), ("v", "d3"), ("<", "c4")])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_an_epigon_slides_one_space_in_the_direction_shown_when_that_space_is_empty(
    seat: str, arrow: str, target: str
) -> None:
    played = move(f"{seat}5 d4", f"{seat}5{arrow}", "stay")
    assert standing(played.state) == f"{seat}5 {target}"
    assert isinstance(played.movements[0], EpigonSlid)


def test_directions_are_those_of_the_board_for_the_second_seat_too() -> None:
    assert standing(move("B5 d5", "B5^", "stay").state) == "B5 d6"
    assert standing(move("B5 d5", "B5v", "stay").state) == "B5 d4"
    assert standing(move("B5 d5", "B5<", "stay").state) == "B5 c5"
    assert standing(move("B5 d5", "B5>", "stay").state) == "B5 e5"


def test_only_the_epigon_of_the_order_slides() -> None:
    played = move("A5 d4, A6 d3, B2 e5, B1 a3", "A5<", "stay")
    assert standing(played.state) == "A5 c4, A6 d3, B1 a3, B2 e5"


@pytest.mark.parametrize(("origin", "arrow"), [("a4", "<"), ("h4", ">"), ("d8", "^"), ("d1", "v")])
def test_a_slide_over_the_edge_is_legal_and_captured_by_the_owners_opponent(origin: str, arrow: str) -> None:
    played = move(f"A5 {origin}, B1 d5", f"A5{arrow}")
    (captured,) = played.movements
    assert isinstance(captured, EpigonCaptured)
    assert captured.slid
    assert square_name(captured.origin) == origin
    assert played.state.lost == (1, 0)
    assert standing(played.state) == "B1 d5"


# Super slide.


def test_an_epigon_that_slid_without_touching_opponents_may_slide_once_more_in_the_same_direction() -> None:
    asked = move("A5 b4", "A5>")
    assert asked.state.phase == Phase.ACT
    assert RULES.actors(asked.state) == (0,)
    assert [RULES.records.text(action) for action in RULES.legal(asked.state, 0)] == ["super-slide", "stay"]
    gone_on = act(asked.state, 0, "super-slide")
    assert standing(gone_on.state) == "A5 d4"
    assert isinstance(gone_on.movements[0], EpigonSuperSlid)
    stayed = act(asked.state, 0, "stay")
    assert standing(stayed.state) == "A5 c4"


@pytest.mark.parametrize(
    ("arrow", "end"), [("^", "d6"), (">", "f4"), ("v", "d2"), ("<", "b4")], ids=["up", "right", "down", "left"]
)
def test_a_super_slide_goes_on_in_the_direction_of_the_slide(arrow: str, end: str) -> None:
    assert standing(move("B5 d4", f"B5{arrow}", "super-slide").state) == f"B5 {end}"


@pytest.mark.parametrize("beside", ["c5", "c3", "d4"], ids=["left of the way", "right of the way", "ahead"])
def test_no_super_slide_when_an_opposing_epigon_touches_the_entered_square_by_a_side(beside: str) -> None:
    played = move(f"A5 b4, B2 {beside}", "A5>")
    assert played.kinds == ["EpigonSlid"]
    assert not played.movements[0].may_go_on
    assert played.state.phase == Phase.PLAN
    assert standing(played.state) == f"A5 c4, B2 {beside}"


@pytest.mark.parametrize("beside", ["c3", "e3", "d2"])
def test_downwards_too_every_side_of_the_entered_square_counts_for_a_super_slide(beside: str) -> None:
    """Movement Rules, Super Slide: "without touching the sides of an opponent's Epigon", whichever side it is."""
    played = move(f"A5 d4, B2 {beside}", "A5v")
    assert played.kinds == ["EpigonSlid"]
    assert played.state.phase == Phase.PLAN
    assert standing(played.state) == f"A5 d3, B2 {beside}"


@pytest.mark.parametrize("corner", ["b3", "b5", "d3", "d5"])
def test_corners_touching_do_not_count(corner: str) -> None:
    played = move(f"A5 b4, B2 {corner}", "A5>", "super-slide")
    assert standing(played.state) == f"A5 d4, B2 {corner}"


def test_all_four_corners_together_do_not_count_either() -> None:
    played = move("A5 b4, B1 b3, B2 b5, B3 d3, B4 d5", "A5>", "super-slide")
    assert standing(played.state) == "A5 d4, B1 b3, B2 b5, B3 d3, B4 d5"


@pytest.mark.parametrize("beside", ["a4", "b3", "b5"])
def test_an_opponent_that_touches_only_the_square_that_was_left_does_not_hinder(beside: str) -> None:
    played = move(f"A5 b4, B2 {beside}", "A5>", "super-slide")
    assert "A5 d4" in standing(played.state)


@pytest.mark.parametrize("beside", ["d3", "d5", "e4"])
def test_only_the_first_entered_square_is_tested_the_second_may_touch_opponents(beside: str) -> None:
    played = move(f"A5 b4, B2 {beside}", "A5>", "super-slide")
    assert "A5 d4" in standing(played.state)


def test_own_tiles_beside_the_way_do_not_matter() -> None:
    played = move("A5 b4, A1 c3, A2 c5", "A5>", "super-slide")
    assert standing(played.state) == "A1 c3, A2 c5, A5 d4"


def test_a_super_slide_goes_into_an_empty_square_only_so_an_own_tile_ahead_ends_it() -> None:
    played = move("A5 b4, A1 d4", "A5>")
    assert played.kinds == ["EpigonSlid"]
    assert played.state.phase == Phase.PLAN


def test_a_super_slide_never_pushes_even_where_a_push_would_succeed() -> None:
    played = move("A5 b4, B1 d4", "A5>")
    assert standing(played.state) == "A5 c4, B1 d4"
    assert played.state.phase == Phase.PLAN


@pytest.mark.parametrize(
    ("origin", "arrow", "edge"),
    [("g4", ">", "h4"), ("b4", "<", "a4"), ("d7", "^", "d8"), ("d2", "v", "d1"), ("b6", "^", "b7"), ("d8", "<", "c8")],
)
def test_a_super_slide_off_the_board_is_not_offered(origin: str, arrow: str, edge: str) -> None:
    played = move(f"A5 {origin}", f"A5{arrow}")
    assert played.state.phase == Phase.PLAN
    assert not played.movements[0].may_go_on
    assert standing(played.state) == f"A5 {edge}"


def test_there_is_never_a_third_step() -> None:
    played = move("A5 a4", "A5>", "super-slide")
    assert standing(played.state) == "A5 c4"
    assert played.kinds == ["EpigonSlid", "EpigonSuperSlid"]
    assert played.state.phase == Phase.PLAN


def test_there_is_no_super_slide_after_a_push() -> None:
    played = move("A5 b4, A1 c4", "A5>")
    assert played.kinds == ["EpigonsPushed"]
    assert standing(played.state) == "A1 d4, A5 c4"
    assert played.state.phase == Phase.PLAN


def test_there_is_no_super_slide_after_pushing_the_tile_ahead_off_the_board() -> None:
    played = move("A5 b4, B1 a4", "A5<")
    assert played.kinds == ["EpigonsPushed", "EpigonCaptured"]
    assert played.state.phase == Phase.PLAN


def test_only_the_owner_is_asked_and_the_other_seat_has_nothing_to_do() -> None:
    asked = move("B5 b4", "B5>")
    assert RULES.actors(asked.state) == (1,)
    assert RULES.legal(asked.state, 0) == ()


def test_the_owner_is_asked_at_that_moment_before_the_lower_order_acts() -> None:
    asked = turn("A5 b4, B3 f5", "5> 6^ 7^", "3< 1^ 2^")
    assert asked.state.phase == Phase.ACT
    assert standing(asked.state) == "A5 c4, B3 f5"


def test_the_super_slide_ends_before_the_lower_order_acts() -> None:
    gone_on = turn("A5 b4, B3 d5", "5> 6^ 7^", "3v 1^ 2^", "super-slide")
    assert gone_on.kinds == ["EpigonSlid", "EpigonSuperSlid", "EpigonsPushed"]
    assert standing(gone_on.state) == "A5 d3, B3 d4"
    stayed = turn("A5 b4, B3 d5", "5> 6^ 7^", "3v 1^ 2^", "stay", rest="stay")
    assert stayed.kinds[:3] == ["EpigonSlid", "SuperSlideDeclined", "EpigonSlid"]
    assert standing(stayed.state) == "A5 c4, B3 d4"


def test_the_lower_order_of_a_pair_may_super_slide_too() -> None:
    played = turn("A5 b4, B7 f6", "5> 6^ 4^", "7< 1^ 2^", "stay", "super-slide")
    assert standing(played.state) == "A5 d4, B7 e6"


def test_what_touches_is_what_stands_there_at_that_moment() -> None:
    beside = turn("A5 b4, B7 c6", "5> 6^ 4^", "7v 1^ 2^", "stay")
    assert standing(beside.state) == "A5 c4, B7 c5"
    assert beside.state.phase == Phase.PLAN
    gone = turn("A5 b4, B7 c5", "5> 6^ 4^", "7^ 1^ 2^", "stay", "super-slide")
    assert standing(gone.state) == "A5 d4, B7 c6"


@pytest.mark.parametrize("at", [0, 1, 2])
def test_the_owner_is_asked_knowing_only_the_orders_revealed_so_far(at: int) -> None:
    idle = ["1^", "2^"]
    stack = [*idle[:at], "5>", *idle[at:]]
    others = ["3v", "4v", "6v"]
    asked = turn("A5 b4", " ".join(stack), " ".join(others)).state
    assert asked.phase == Phase.ACT
    shown = RULES.secrets.view(asked, 0).stacks
    assert shown[0] == asked.stacks[0]
    assert shown[1][: at + 1] == asked.stacks[1][: at + 1]
    assert set(shown[1][at + 1 :]) <= {254}
    assert len(shown[1]) == 3
    public = RULES.secrets.view(asked, None).stacks
    assert all(stack[: at + 1] == full[: at + 1] for stack, full in zip(public, asked.stacks, strict=True))
    assert all(set(stack[at + 1 :]) <= {254} for stack in public)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_the_owner_of_a_lower_order_too_is_asked_knowing_only_the_orders_revealed_so_far(at: int) -> None:
    """Ruling 4: the lower Order of a pair asks before the next pair is turned up."""
    stack, others = ["1^", "2^"], ["3v", "4v"]
    stack.insert(at, "5>")
    others.insert(at, "7v")
    asked = turn("A5 b4", " ".join(stack), " ".join(others)).state
    assert (asked.phase, asked.acted) == (Phase.ACT, 2 * at + 1)
    for audience in (0, 1, None):
        view = RULES.secrets.view(asked, audience)
        for seat in (0, 1):
            assert view.stacks[seat][: at + 1] == asked.stacks[seat][: at + 1]
            if seat != audience:
                assert view.stacks[seat][at + 1 :] == bytes([HIDDEN] * (2 - at))


def test_the_super_slide_is_an_optional_step_that_may_be_answered_always_or_never() -> None:
    from boardroom.games.epigo import manifest

    (step,) = manifest.optional_steps
    asked = move("A5 b4", "A5>").state
    assert RULES.words.prompt(RULES.secrets.view(asked, 0), 0).optional == step.key
    assert {RULES.records.parse(step.yes), RULES.records.parse(step.no)} == set(RULES.legal(asked, 0))
    assert RULES.words.prompt(RULES.secrets.view(asked, 1), 1).optional == ""


# Push.


def test_an_epigon_pushes_when_the_space_is_occupied_by_another_epigon() -> None:
    played = move("A5 c4, B2 d4", "A5>")
    assert played.kinds == ["EpigonsPushed"]
    assert standing(played.state) == "A5 d4, B2 e4"


def test_one_against_one_is_a_legal_push() -> None:
    (pushed,) = move("A5 c4, B2 d4", "A5>").movements
    assert (pushed.own, pushed.opposing) == (1, 1)


@pytest.mark.parametrize(
    ("arrow", "ahead", "behind"), [("^", "d5", "d6"), (">", "e4", "f4"), ("v", "d3", "d2"), ("<", "c4", "b4")]
)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_push_moves_the_epigon_one_space_and_any_epigons_in_its_path_one_space(
    seat: str, arrow: str, ahead: str, behind: str
) -> None:
    other = "B" if seat == "A" else "A"
    played = move(f"{seat}5 d4, {other}2 {ahead}", f"{seat}5{arrow}")
    assert set(standing(played.state).split(", ")) == {f"{seat}5 {ahead}", f"{other}2 {behind}"}


def test_a_push_moves_the_whole_row_up_to_the_first_empty_space() -> None:
    played = move("A5 a4, A1 b4, B2 c4, A3 d4, B4 e4, B6 h4", "A5>")
    assert standing(played.state) == "A1 c4, A3 e4, A5 b4, B2 d4, B4 f4, B6 h4"


def test_an_epigon_may_push_its_own_epigons() -> None:
    played = move("A5 c4, A2 d4, A3 e4", "A5>")
    assert standing(played.state) == "A2 e4, A3 f4, A5 d4"


def test_a_push_may_push_an_epigon_off_the_board() -> None:
    played = move("A5 g4, B2 h4", "A5>")
    assert played.kinds == ["EpigonsPushed", "EpigonCaptured"]
    assert standing(played.state) == "A5 h4"
    assert played.state.lost == (0, 1)


def test_a_push_may_push_an_own_epigon_off_the_board_and_give_the_opponent_a_capture() -> None:
    played = move("A5 g4, A2 h4", "A5>")
    assert standing(played.state) == "A5 h4"
    assert played.state.lost == (1, 0)


@pytest.mark.parametrize(
    ("row", "lost"),
    [
        ("A5 d4, A1 e4, B2 f4, B3 g4, B4 h4", None),
        ("A5 d4, A1 e4, A6 f4, B3 g4, B4 h4", (0, 1)),
        ("A5 d4, B1 e4, A6 f4, B3 g4, A4 h4", (1, 0)),
    ],
)
def test_at_most_one_tile_falls_in_one_move(row: str, lost: tuple[int, int] | None) -> None:
    before = planning(row)
    played = move(before, "A5>")
    if lost is None:
        assert standing(played.state) == standing(before)
        assert played.state.lost == (0, 0)
    else:
        assert played.kinds == ["EpigonsPushed", "EpigonCaptured"]
        assert played.state.lost == lost
        assert len(standing(played.state).split(", ")) == 4


def test_a_push_leaves_what_stands_behind_and_beside_alone() -> None:
    played = move("A5 c4, B2 d4, A1 b4, B6 d5, A3 d3, B7 e5", "A5>")
    assert standing(played.state) == "A1 b4, A3 d3, A5 d4, B2 e4, B6 d5, B7 e5"


# Block.


def test_a_push_is_blocked_when_opposing_epigons_outnumber_own_and_then_no_epigons_move() -> None:
    played = move("A5 c4, B2 d4, B3 e4", "A5>")
    (blocked,) = played.movements
    assert isinstance(blocked, MoveBlocked)
    assert (blocked.own, blocked.opposing) == (1, 2)
    assert standing(played.state) == "A5 c4, B2 d4, B3 e4"


def test_a_blocked_push_at_the_edge_captures_nothing() -> None:
    played = move("A5 f4, B2 g4, B3 h4", "A5>")
    assert standing(played.state) == "A5 f4, B2 g4, B3 h4"
    assert played.state.lost == (0, 0)


@pytest.mark.parametrize(
    "row",
    [
        "A5 a4, B1 b4, B2 c4, A1 d4, A2 e4, A3 f4",
        "A5 a4, A1 b4, B1 c4, B2 d4, B3 e4, A2 f4, A3 g4",
        "A5 a4, B1 b4, A1 c4, B2 d4, B3 e4, A2 f4, A3 g4",
    ],
)
def test_outnumbering_at_any_point_while_counting_blocks_whatever_comes_behind(row: str) -> None:
    played = move(row, "A5>")
    assert played.kinds == ["MoveBlocked"]
    assert standing(played.state) == standing(planning(row))


@pytest.mark.parametrize(
    ("row", "own", "opposing"),
    [
        ("A5 a4, B1 b4, A1 c4, B2 d4, A2 e4, B3 f4", 3, 3),
        ("A5 a4, A1 b4, A2 c4, B1 d4, B2 e4, B3 f4", 3, 3),
        ("A5 a4, A1 b4, B1 c4, B2 d4, A2 e4, B3 f4", 3, 3),
        ("A5 a4, A1 b4, A2 c4, A3 d4", 4, 0),
    ],
)
def test_equal_counts_all_the_way_are_a_push(row: str, own: int, opposing: int) -> None:
    (pushed,) = move(row, "A5>").movements
    assert isinstance(pushed, EpigonsPushed)
    assert (pushed.own, pushed.opposing) == (own, opposing)


def test_counting_ends_at_the_first_empty_space() -> None:
    played = move("A5 a4, B1 b4, B2 d4, B3 e4", "A5>")
    assert standing(played.state) == "A5 b4, B1 c4, B2 d4, B3 e4"


def test_counting_starts_with_the_epigon_trying_to_move_not_with_those_behind_it() -> None:
    behind = "A1 a4, A2 b4, A5 c4, B1 d4, B2 e4"
    assert move(behind, "A5>").kinds == ["MoveBlocked"]
    assert standing(move(behind, "A2>").state) == "A1 a4, A2 c4, A5 d4, B1 e4, B2 f4"


def test_own_epigons_never_block_a_push() -> None:
    assert standing(move("A5 a4, A1 b4, A2 c4, A3 d4, A4 e4", "A5>").state) == "A1 c4, A2 d4, A3 e4, A4 f4, A5 b4"
    fallen = move("A5 d4, A1 e4, A2 f4, A3 g4, A4 h4", "A5>")
    assert standing(fallen.state) == "A1 f4, A2 g4, A3 h4, A5 e4"
    assert fallen.state.lost == (1, 0)


@pytest.mark.parametrize(("pusher", "pushed"), [(1, 7), (7, 1), (4, 5), (2, 6)])
def test_an_epigons_number_does_not_affect_a_push(pusher: int, pushed: int) -> None:
    assert standing(move(f"A{pusher} c4, B{pushed} d4", f"A{pusher}>").state) == f"A{pusher} d4, B{pushed} e4"
    assert move(f"A{pusher} c4, B{pushed} d4, B3 e4", f"A{pusher}>").kinds == ["MoveBlocked"]


# Moving is not optional (ruling 3).


def test_moving_is_not_optional_no_action_leaves_a_move_out() -> None:
    asked = move("A5 b4", "A5>").state
    assert {RULES.records.text(action) for action in RULES.legal(asked, 0)} == {"super-slide", "stay"}
    words = {RULES.records.text(action) for action in RULES.legal(planning("A5 b4"), 0)}
    assert words == {f"{number}{arrow}" for number in range(1, 8) for arrow in "^>v<"}


def test_the_lower_orders_epigon_moves_from_where_the_higher_one_left_it() -> None:
    played = turn("A5 c4, B3 d4", "5> 6^ 7^", "3^ 1^ 2^", rest="stay")
    assert standing(played.state) == "A5 d4, B3 e5"


def test_the_lower_orders_epigon_does_not_move_if_it_was_captured_meanwhile() -> None:
    played = turn("A5 g4, B3 h4, B4 d5", "5> 6^ 7^", "3< 1^ 2^")
    assert standing(played.state) == "A5 h4, B4 d5"
    assert played.kinds == ["EpigonsPushed", "EpigonCaptured"]
    assert "OrderSpent" in [type(event).__name__ for event in played.events]


def test_a_move_that_has_become_bad_is_made_all_the_same() -> None:
    played = turn("A1 g4, B7 f4", "1> 6^ 5^", "7> 3^ 2^")
    assert standing(played.state) == "B7 g4"
    assert played.state.lost == (1, 0)


def test_a_warning_is_given_while_planning_before_a_self_capture() -> None:
    state = planning("A5 a4, A2 g5, A3 h5")
    warned = {
        RULES.records.text(action)
        for action in RULES.legal(state, 0)
        if RULES.words.preview(RULES.secrets.view(state, 0), 0, action).warning
    }
    assert warned == {"5<", "2>", "3>"}
