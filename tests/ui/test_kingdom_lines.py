"""Fences placed by a line that is drawn along edges: how it goes on, what is seen of it, what ends it."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from farming import Farmer
from hand import CTRL, Key
from PySide6.QtCore import QPoint, QPointF

from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGES
from tests.games.farms import columns, others, rolled

MEADOW = """
    +--+  +  +  +
    |s1|
    +--+  +  +  +

    +  +  +  +  +

    +  +  +  +  +
"""
"""One pen; all other edges are free."""
Spot = tuple[float, float]
"""A spot of the field, in spaces from its upper left corner."""


def three_fences(farmer: Farmer, field: str = MEADOW) -> None:
    """A turn in which three fences can be placed, and three moved."""
    farmer.farm(rolled(field, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3, lasting=("sawmill", "")))
    farmer.do("use 1")
    assert (farmer.state.tasks[-1].place, farmer.state.tasks[-1].move) == (3, 3)


def along(spots: tuple[Spot, ...], steps: int) -> Iterator[Spot]:
    """The spots with so many steps from each to the next."""
    yield spots[0]
    for (x, y), (to_x, to_y) in pairwise(spots):
        for step in range(1, steps + 1):
            yield x + (to_x - x) * step / steps, y + (to_y - y) * step / steps


def draw(farmer: Farmer, *spots: Spot, steps: int = 6) -> QPoint:
    """Press at the first spot and go over the others, without letting go; where the pen is then."""
    m = farmer.table.m
    points = [
        farmer.scene(QPointF(m.origin.x() + x * m.pitch, m.origin.y() + y * m.pitch)) for x, y in along(spots, steps)
    ]
    farmer.move(points[0])
    farmer.press(points[0])
    for point in points[1:]:
        farmer.move(point)
    return points[-1]


def let_go(farmer: Farmer, pen: QPoint) -> None:
    """Let go where the pen is, and see what comes of it."""
    farmer.release(pen)
    farmer.settle()


def shown(farmer: Farmer) -> list[str]:
    """The edges that show that they will get a fence."""
    return [key.partition(".")[2] for key in farmer.page.stage.drags.guides._glows]


def told(farmer: Farmer) -> list[str]:
    """What is said beside the line."""
    bubble = farmer.page.stage.drags.guides.bubble
    return [] if bubble is None else [words for _, words in bubble._lines]


def standing(farmer: Farmer) -> set[str]:
    """The edges of the first seat on which fences stand, but for those of the pen that was there."""
    fences = farmer.state.fields[0].fences
    return {EDGE_NAMES[edge] for edge in range(EDGES) if fences >> edge & 1} - {"a1n", "a1w", "a2n", "b1w"}


def test_a_line_that_wobbles_and_overshoots_corners_by_a_third_of_a_space_takes_the_edges_meant_and_no_others(
    farmer: Farmer,
) -> None:
    three_fences(farmer)
    wavy = ((1.5, 1.05), (1.7, 0.68), (1.9, 1.2), (2.32, 1.0), (2.0, 1.3), (2.32, 1.5), (1.7, 1.8))
    pen = draw(farmer, *wavy, (2.0, 2.3), (1.8, 2.0), (1.5, 1.7), (1.3, 2.0))
    assert shown(farmer) == ["b2n", "c2w", "b3n"]
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n", "c2w", "b3n"}
    farmer.key(Key.Key_Z, CTRL)
    assert standing(farmer) == set(), "one step"


def test_a_quick_hand_leaves_out_no_edge(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (1.5, 1.0), (3.9, 1.0), steps=1)
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n", "c2n", "d2n"}


def test_a_line_can_begin_at_a_corner(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (2.0, 2.0), (3.0, 2.0), (3.0, 2.9))
    let_go(farmer, pen)
    assert standing(farmer) == {"c3n", "d3w"}


def test_a_line_can_begin_on_the_post_of_a_fence_that_stands_and_goes_along_an_edge_from_there(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (0.85, 1.0), (1.9, 1.03), (1.9, 1.9))
    assert not farmer.lifted
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n", "c2w"}
    assert all(farmer.state.fields[0].fences >> EDGE_NAMES.index(edge) & 1 for edge in ("a1n", "a1w", "a2n", "b1w"))


def test_a_line_can_begin_at_an_outer_corner_with_no_open_edge_on_its_other_side(farmer: Farmer) -> None:
    fenced = MEADOW.replace("+--+  +  +  +\n    |s1|", "+--+--+--+--+\n    |s1|")
    three_fences(farmer, fenced)
    before = standing(farmer)
    pen = draw(farmer, (4.0, 0.0), (4.0, 1.9))
    assert not farmer.lifted
    let_go(farmer, pen)
    assert standing(farmer) - before == {"d1e", "d2e"}


def test_a_fence_that_is_taken_at_its_post_any_other_way_is_moved(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (0.85, 1.0), (1.4, 1.7), (1.5, 2.0))
    let_go(farmer, pen)
    assert standing(farmer) == {"b3n"}
    assert not farmer.state.fields[0].fences >> EDGE_NAMES.index("a2n") & 1


def test_a_fence_that_is_taken_at_its_middle_is_moved(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (0.5, 1.0), (1.5, 1.0))
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n"}
    assert not farmer.state.fields[0].fences >> EDGE_NAMES.index("a2n") & 1


def test_a_line_counts_its_fences_and_tells_what_all_of_them_do(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (1.5, 0.0), (1.6, 0.0))
    assert told(farmer) == ["1 of 3 fences", "closes no pen yet"]
    let_go(farmer, pen)
    farmer.key(Key.Key_Z, CTRL)
    pen = draw(farmer, (1.5, 0.0), (2.0, 0.0), (2.0, 0.8))
    assert told(farmer) == ["2 of 3 fences", "closes no pen yet"]
    let_go(farmer, pen)
    farmer.key(Key.Key_Z, CTRL)
    pen = draw(farmer, (1.5, 0.0), (2.0, 0.0), (2.0, 1.0), (1.5, 1.0))
    count, closed = told(farmer)
    assert count == "3 of 3 fences: none left to place"
    assert closed.startswith("closes a pen of 1 space")
    let_go(farmer, pen)
    assert told(farmer) == []
    assert standing(farmer) == {"b1n", "c1w", "b2n"}


def test_what_is_told_of_a_line_stands_over_no_edge_that_is_free(farmer: Farmer) -> None:
    three_fences(farmer)
    for spots in (((1.5, 1.0), (2.9, 1.0)), ((2.0, 1.5), (2.0, 2.9)), ((0.5, 3.0), (3.9, 3.0))):
        pen = draw(farmer, *spots)
        bubble = farmer.page.stage.drags.guides.bubble
        assert bubble is not None
        box = bubble.size.translated(bubble.pos())
        free = [edge for edge in range(EDGES) if not farmer.state.fields[0].fences >> edge & 1]
        assert not any(farmer.table.m.slot(edge).intersects(box) for edge in free)
        let_go(farmer, pen)
        farmer.key(Key.Key_Z, CTRL)


def test_what_a_line_takes_that_goes_on_with_a_fence_die_is_counted_before_the_die_is_used(farmer: Farmer) -> None:
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-2 pig-1 fence-1 cow", rolls=3))
    pen = draw(farmer, (1.5, 0.0), (1.6, 0.0))
    assert told(farmer)[0] == "1 of 2 fences"
    let_go(farmer, pen)
    assert farmer.state.turn.used == 0b100, "of one fence the die that gives the fewest"


def test_edges_beyond_the_last_fence_are_not_taken_and_seen_not_to_be(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (0.5, 2.0), (3.9, 2.0))
    assert shown(farmer) == ["a3n", "b3n", "c3n"]
    assert told(farmer)[0] == "3 of 3 fences: none left to place"
    let_go(farmer, pen)
    assert standing(farmer) == {"a3n", "b3n", "c3n"}


def test_going_back_over_the_last_edge_takes_it_off_the_line_which_can_go_another_way_then(farmer: Farmer) -> None:
    three_fences(farmer)
    pen = draw(farmer, (1.5, 1.0), (2.9, 1.0), (2.1, 1.0))
    assert shown(farmer) == ["b2n"]
    assert told(farmer)[0] == "1 of 3 fences"
    let_go(farmer, pen)
    farmer.key(Key.Key_Z, CTRL)
    pen = draw(farmer, (1.5, 1.0), (2.9, 1.0), (2.05, 1.0), (2.0, 1.9))
    assert shown(farmer) == ["b2n", "c2w"]
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n", "c2w"}
    farmer.key(Key.Key_Z, CTRL)
    pen = draw(farmer, (0.5, 2.0), (2.6, 2.0), (0.5, 2.05))
    assert shown(farmer) == ["a3n"], "edge after edge"
    let_go(farmer, pen)


def test_esc_drops_the_line_and_what_the_hand_does_until_it_lets_go_draws_no_other(farmer: Farmer) -> None:
    three_fences(farmer)
    length = farmer.page.session.length
    pen = draw(farmer, (1.5, 1.0), (2.6, 1.0))
    farmer.key(Key.Key_Escape)
    assert shown(farmer) == []
    assert told(farmer) == []
    m = farmer.table.m
    farmer.move(farmer.scene(QPointF(m.origin.x() + 3.5 * m.pitch, m.origin.y() + m.pitch)))
    assert shown(farmer) == []
    let_go(farmer, pen)
    assert farmer.page.session.length == length
    assert farmer.state.tasks[-1].place == 3


def test_a_line_may_take_the_last_fences_of_an_effect_of_which_no_moves_are_left(farmer: Farmer) -> None:
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1", "lift a1n", "place a1n", "lift a1n", "place a1n")
    assert (farmer.state.tasks[-1].place, farmer.state.tasks[-1].move) == (2, 0)
    pen = draw(farmer, (1.5, 1.0), (2.9, 1.0))
    let_go(farmer, pen)
    assert standing(farmer) == {"b2n", "c2n"}
    assert not farmer.state.tasks


def test_a_line_whose_last_fence_ends_the_effect_is_asked_about_where_animals_would_find_no_pen(farmer: Farmer) -> None:
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1", "lift a1n", "place d3s", "lift d3s", "place d3e")
    pen = draw(farmer, (1.5, 1.0), (2.9, 1.0))
    let_go(farmer, pen)
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "Even rearranged, these fences leave no room for 1 sheep."
    assert "b2n" not in standing(farmer)


def test_a_drag_that_begins_beside_the_field_draws_nothing(farmer: Farmer) -> None:
    three_fences(farmer)
    length = farmer.page.session.length
    pen = draw(farmer, (2.5, 3.45), (2.5, 3.0), (3.5, 3.0))
    assert shown(farmer) == []
    let_go(farmer, pen)
    assert farmer.page.session.length == length


# What the prompt says of it.

LINES = {
    "en": ("Click edges, or draw a line along several.", "draw a line along several, to place fences right away"),
    "ja": ("辺をクリックするか、続けてなぞってください。", "辺をクリックするかなぞると、すぐ柵を置けます。"),
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_prompt_tells_of_lines_wherever_two_or_more_fences_can_be_placed_and_nowhere_else(
    farmer: Farmer, language: str
) -> None:
    farmer.context.settings.set("language", language)
    placing, at_once = LINES[language]
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    assert at_once in farmer.note
    farmer.do("use 1")
    assert farmer.note.startswith(placing)
    farmer.do("place b1n")
    assert placing not in farmer.note
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3))
    assert at_once not in farmer.note
    farmer.farm(others(columns(2), MEADOW, dice="fence-2 fence-1 sheep-1 cow"))
    assert at_once in farmer.note


def test_the_prompt_tells_of_lines_for_the_next_fence_die_where_that_gives_two(farmer: Farmer) -> None:
    farmer.farm(rolled(MEADOW, columns(2), dice="fence-1 fence-2 sheep-1 cow", rolls=3))
    farmer.do("use 1", "place b1n")
    assert farmer.note == "Click an edge, or draw a line, to use your next fence die; moves left over are lost."
    pen = draw(farmer, (1.5, 1.0), (2.9, 1.0))
    let_go(farmer, pen)
    assert standing(farmer) == {"b1n", "b2n", "c2n"}


def test_while_keys_are_used_the_prompt_tells_of_no_lines(farmer: Farmer) -> None:
    page = farmer.farm(rolled(MEADOW, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.key(Key.Key_Tab)
    assert farmer.note.startswith("In any order; you may stop early. Pens are checked when you finish.")
