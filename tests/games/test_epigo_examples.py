"""The rulebook's five examples and its three frequent questions, and the examples of the game's own rules page.

The rulebook's pictures are lost; every position here fits its example's sentences exactly. Grey is A, white is B.
"""

import pytest

from boardroom.games.epigo.position.events import EpigonsPushed, MoveBlocked
from boardroom.games.epigo.position.state import Ending, Phase
from boardroom.games.epigo.position.tiles import epigon
from tests.games.boards import move, planning, standing, turn

FIRST = """
          .  .  .  .  /
       .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    .  A3 B1 A6 B4 .  .  .  /
    .  .  .  .  .  .  .  .  /
       .  .  .  .  .  .  /
          .  .  .  .
"""


def test_example_1_the_grey_3_pushes_the_row_into_the_empty_space() -> None:
    played = move(FIRST, "A3>")
    (pushed,) = played.movements
    assert isinstance(pushed, EpigonsPushed)
    assert pushed.chain == bytes([epigon(0, 3), epigon(1, 1), epigon(0, 6), epigon(1, 4)])
    assert pushed.fell == 0
    assert standing(played.state) == "A3 c4, A6 e4, B1 d4, B4 f4"


SECOND = """
          .  .  .  .  /
       .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    .  A5 B2 B5 A1 A7 A3 .  /
    .  .  .  .  .  .  .  .  /
       .  .  .  .  .  .  /
          .  .  .  .
"""


def test_example_2_the_grey_5_is_blocked_at_the_white_5_and_the_other_grey_epigons_are_irrelevant() -> None:
    played = move(SECOND, "A5>")
    (blocked,) = played.movements
    assert isinstance(blocked, MoveBlocked)
    assert (blocked.own, blocked.opposing) == (1, 2)
    assert blocked.chain[-1] == epigon(1, 5), "counting stops at the white 5"
    assert standing(played.state) == standing(planning(SECOND))


THIRD = """
          .  .  .  .  /
       .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    .  .  .  .  .  .  .  .  /
    B4 A7 B1 A2 .  .  .  .  /
    .  .  .  .  .  .  .  .  /
       .  .  .  .  .  .  /
          .  .  .  .
"""


def test_example_3_the_grey_2_pushes_the_white_4_off_the_edge_and_grey_captures_it() -> None:
    played = move(THIRD, "A2<")
    assert standing(played.state) == "A2 c4, A7 a4, B1 b4"
    assert played.state.lost == (0, 1)
    assert played.state.phase != Phase.OVER


def test_example_3_if_it_is_the_third_white_piece_the_grey_player_wins() -> None:
    played = move(planning(THIRD, lost=(2, 2)), "A2<")
    assert played.state.lost == (2, 3)
    assert played.state.phase == Phase.OVER
    assert (played.state.winner, played.state.reason) == (0, Ending.CAPTURES)


@pytest.mark.parametrize("rank", [". . . B5 B6 B3 A1 A4", ". . . B5 B6 A1 B3 A4", "A7 A2 . B5 B6 A1 B3 A4"])
def test_example_4_the_white_5_is_the_third_opposing_epigon_and_blocks_the_grey_4_and_1(rank: str) -> None:
    position = f"..../....../......../......../{rank}/......../....../...."
    played = move(position, "A4<")
    (blocked,) = played.movements
    assert isinstance(blocked, MoveBlocked)
    assert (blocked.own, blocked.opposing) == (2, 3)
    assert blocked.chain[-1] == epigon(1, 5)
    assert standing(played.state) == standing(planning(position))


def test_example_4_without_the_white_5_the_same_row_is_pushed() -> None:
    played = move("..../....../......../......../. . . . B6 A1 B3 A4/......../....../....", "A4<")
    assert standing(played.state) == "A1 e4, A4 g4, B3 f4, B6 d4"


@pytest.mark.parametrize(
    "rank",
    [". A6 A2 B1 . . B3 .", ". B3 A6 A2 B1 B7 . .", ". A6 B1 A2 B7 . B3 .", "A6 B1 . B3 . . . ."],
    ids=["beyond a gap", "behind", "two gaps on", "right behind the gap"],
)
def test_example_5_the_white_3_does_not_matter_and_does_not_move(rank: str) -> None:
    position = f"..../....../......../......../{rank}/......../....../...."
    before = planning(position)
    played = move(before, "A6>")
    (pushed,) = played.movements
    assert isinstance(pushed, EpigonsPushed)
    assert played.state.where[epigon(1, 3)] == before.where[epigon(1, 3)]
    assert played.state.where[epigon(0, 6)] == before.where[epigon(0, 6)] + 1
    assert epigon(1, 3) not in pushed.chain


# Frequent questions.


def test_an_order_can_still_be_used_after_its_epigon_has_left_and_cancels_an_opponents_move() -> None:
    played = turn("B5 d5, B1 a5, A2 h3", "5^ 6^ 7^", "5v 3^ 4^")
    assert standing(played.state) == "A2 h3, B1 a5, B5 d5"
    assert "OrdersCancelled" in [type(event).__name__ for event in played.events]


def test_you_can_slide_your_own_epigon_off_the_board_and_give_your_opponent_a_capture() -> None:
    assert move("A5 a4", "A5<").state.lost == (1, 0)


def test_you_can_push_your_own_epigon_off_the_board_and_give_your_opponent_a_capture() -> None:
    assert move("A5 b4, A1 a4", "A5<").state.lost == (1, 0)


def test_when_the_opponent_moves_first_and_captures_the_third_the_next_order_is_never_played() -> None:
    both_could = planning("A7 b4, B1 a4, B5 g5, A2 h5", lost=(2, 2))
    played = turn(both_could, "7< 3^ 4^", "5> 6^ 7^")
    assert played.state.phase == Phase.OVER
    assert played.state.winner == 0
    assert played.state.lost == (2, 3)
    assert standing(played.state) == "A2 h5, A7 a4, B5 g5", "the white 5 never pushes"
    other_way = turn(both_could, "3^ 7< 4^", "5> 6^ 7^")
    assert other_way.state.winner == 1
    assert standing(other_way.state) == "A7 b4, B1 a4, B5 h5"


# The examples of the rules page in the app.


@pytest.mark.parametrize(
    ("row", "order", "counts", "after"),
    [
        ("A6 a4, B3 b4, B1 c4", "A6>", (1, 2), "A6 a4, B1 c4, B3 b4"),
        ("A6 a4, A2 b4, B3 c4, B1 d4", "A6>", (2, 2), "A2 c4, A6 b4, B1 e4, B3 d4"),
        ("A4 a4, B7 b4, B1 c4, A2 d4, A5 e4", "A4>", (1, 2), "A2 d4, A4 a4, A5 e4, B1 c4, B7 b4"),
        ("A4 e4, B7 f4, A2 g4, B6 h4", "A4>", (2, 2), "A2 h4, A4 f4, B7 g4"),
        ("A1 a4, B7 b4, B3 d4, B2 e4", "A1>", (1, 1), "A1 b4, B2 e4, B3 d4, B7 c4"),
        ("A3 g4, A6 h4", "A3>", (2, 0), "A3 h4"),
    ],
)
def test_the_pushes_of_the_rules_page_go_as_it_says(row: str, order: str, counts: tuple[int, int], after: str) -> None:
    played = move(row, order)
    assert (played.movements[0].own, played.movements[0].opposing) == counts
    assert standing(played.state) == after


def test_the_turn_of_the_rules_page_goes_as_it_says() -> None:
    played = turn("A5 c4, A3 h4, B2 c5, B7 e5", "5^ 4> 3<", "7v 4^ 6>", "stay", "stay")
    assert standing(played.state) == "A3 g4, A5 c5, B2 c6, B7 e4"


def test_the_super_slides_of_the_rules_page_go_as_it_says() -> None:
    corner = move("A2 c3, B6 e4", "A2>", "super-slide")
    assert standing(corner.state) == "A2 e3, B6 e4"
    side = move("A2 c3, B6 d4", "A2>")
    assert standing(side.state) == "A2 d3, B6 d4"
