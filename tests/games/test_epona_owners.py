"""Owner cards: cubes, boxes and what they bring (rulebook "Owner cards", ruling 11)."""

from typing import Any

import pytest

from boardroom.games.epona.position.actions import DrawBonus, DrawStables, KeepDrawn, UseBox
from boardroom.games.epona.position.cards import BOXES, BOXES_ABOVE, BOXES_BELOW, OWNERS, SYMMETRIC_OWNERS
from boardroom.games.epona.position.events import BoxUsed
from boardroom.games.epona.position.scoring import OWNER_PART, owner_points, scored, total
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.rules.ending import spare_rollers
from boardroom.games.epona.rules.placing import cost
from tests.games.epona_positions import DISCOUNT_BOX, Box, Rows, act, offered, position

BELOW, ABOVE = OWNERS[0].below, OWNERS[0].above
STUD_BOX = next(n for n, box in enumerate(BELOW) if box == (Bonus(BonusKind.STUD, 1), Bonus(BonusKind.COINS, 2)))
COINS_BOX = next(n for n, box in enumerate(BELOW) if box == (Bonus(BonusKind.COINS, 3),))
ROLLER_BOX = next(n for n, box in enumerate(BELOW) if box == (Bonus(BonusKind.ROLLER),))


def waiting(boxes: int = 0, icons: int = 1, rows: Rows | None = None, **changes: Any) -> State:
    """A position in which so many owner icons are to be used."""
    tableau = [(Box().stable(slots=3), [])] if rows is None else rows
    return position(tableau, boxes=(boxes,), pending=(Bonus(BonusKind.OWNER),) * icons, **changes)


def free(state: State) -> set[int]:
    """The boxes that a cube may be put on."""
    return {action.box for action in offered(state, UseBox)}


# Paul's owner card.


def test_paul_s_first_cube_on_the_black_horse_makes_sporting_horses_1_coin_cheaper() -> None:
    box = Box()
    sporting, working = box.card("sporting", cost=2), box.card("working", cost=2)
    state = waiting(hands=[[sporting, working]])
    assert (cost(state, 0, sporting), cost(state, 0, working)) == (2, 2)
    state = act(state, UseBox(DISCOUNT_BOX)).state
    assert (cost(state, 0, sporting), cost(state, 0, working)) == (1, 2)


def test_paul_s_second_cube_beside_it_brings_a_stud_token_and_2_coins_at_once() -> None:
    assert DISCOUNT_BOX // 2 == STUD_BOX // 2
    state = act(waiting(1 << DISCOUNT_BOX), UseBox(STUD_BOX)).state
    assert (state.studs[0], state.coins[0]) == (2, 5)


def test_paul_s_third_cube_may_go_to_the_upper_row_for_4_points_or_to_any_other_lower_box() -> None:
    pair = 1 << DISCOUNT_BOX | 1 << STUD_BOX
    state = waiting(pair)
    upper = BOXES_BELOW + DISCOUNT_BOX // 2
    assert free(state) == {upper, *range(BOXES_BELOW)} - {DISCOUNT_BOX, STUD_BOX}
    before = total(state, 0)
    assert total(act(state, UseBox(upper)).state, 0) == before + 4
    assert act(state, UseBox(COINS_BOX)).state.coins[0] == 6


# Boxes.


def test_the_six_symmetric_owners_have_the_same_boxes_in_three_pairs_with_one_above_each() -> None:
    symmetric = OWNERS[:SYMMETRIC_OWNERS]
    assert len(symmetric) == 6
    assert {(len(owner.below), len(owner.above)) for owner in symmetric} == {(6, 3)}
    assert len(set(symmetric)) == 1


def test_a_cube_can_be_placed_in_any_box_of_the_bottom_row() -> None:
    assert free(waiting()) == set(range(BOXES_BELOW))


@pytest.mark.parametrize("pair", range(BOXES_ABOVE))
def test_the_upper_box_needs_a_cube_on_both_boxes_below_it(pair: int) -> None:
    upper = BOXES_BELOW + pair
    assert upper not in free(waiting(1 << 2 * pair))
    assert upper not in free(waiting(1 << 2 * pair + 1))
    assert upper in free(waiting(3 << 2 * pair))
    assert {box for box in free(waiting(3 << 2 * pair)) if box >= BOXES_BELOW} == {upper}


def test_a_box_bears_one_cube() -> None:
    for box in range(BOXES):
        assert box not in free(waiting((1 << BOXES) - 1 ^ 1 << (box + 1) % BOXES_BELOW))


@pytest.mark.parametrize("box", range(BOXES_BELOW))
def test_every_lower_box_gives_what_it_shows_at_once_or_from_now_on(box: int) -> None:
    state = act(waiting(), UseBox(box)).state
    coins = sum(bonus.what for bonus in BELOW[box] if bonus.kind == BonusKind.COINS)
    studs = sum(bonus.what for bonus in BELOW[box] if bonus.kind == BonusKind.STUD)
    assert (state.coins[0], state.studs[0]) == (3 + coins, 1 + studs)
    assert spare_rollers(state, 0) == sum(bonus.kind == BonusKind.ROLLER for bonus in BELOW[box])
    assert state.pending == tuple(bonus for bonus in BELOW[box] if bonus.kind in (BonusKind.OWNER, BonusKind.DRAW))
    assert state.boxes == (1 << box,)


def test_an_owner_icon_must_be_used_if_a_box_is_free() -> None:
    assert {type(action) for action in offered(waiting())} == {UseBox}
    assert not offered(waiting(), DrawStables)


def test_two_owner_icons_put_two_cubes_the_second_perhaps_above_the_first() -> None:
    state = act(waiting(1, icons=2), UseBox(1)).state
    assert BOXES_BELOW in free(state)
    played = act(state, UseBox(BOXES_BELOW))
    assert played.the(BoxUsed).box == BOXES_BELOW
    assert played.state.pending == ()


def test_with_one_free_box_and_two_icons_the_second_gives_nothing() -> None:
    every = (1 << BOXES) - 1
    state = waiting(every ^ 1 << BOXES - 1, icons=2)
    assert free(state) == {BOXES - 1}
    assert act(state, UseBox(BOXES - 1)).state.pending == ()


def test_an_owner_icon_beside_a_draw_leaves_the_draw_where_it_is() -> None:
    state = position([(Box().stable(slots=3), [])], pending=(Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 1)))
    state = act(state, UseBox(0)).state
    assert offered(state) == [DrawBonus(1)]
    state = act(state, DrawBonus(1)).state
    assert act(state, offered(state, KeepDrawn)[0]).state.pending == ()


# Points.


def test_an_upper_box_scores_at_the_end_and_only_with_a_cube() -> None:
    assert owner_points(0, (1 << BOXES_BELOW) - 1, 4) == 0
    for pair, points in enumerate(ABOVE):
        assert owner_points(0, 1 << BOXES_BELOW + pair, 4) == (points if points > 0 else -points * 4)


def test_1_point_a_completed_stable_counts_those_with_the_green_tick() -> None:
    box = Box()
    rows: list[tuple[int, list[int | None]]] = []
    for completes in (True, True, False):
        stable = box.stable(slots=3)
        rows.append((stable, [*box.filling(stable, completes=completes)]))
    rows.append((box.stable(slots=5), []))
    pair = next(number for number, points in enumerate(ABOVE) if points == -1)
    state = position(rows, boxes=(7 << 2 * pair | 1 << BOXES_BELOW + pair,))
    (item,) = (item for item in scored(state, 0) if item.part == OWNER_PART)
    assert (item.points, item.what) == (2, BOXES_BELOW + pair)


def test_the_roller_of_an_owner_box_is_a_roller_to_move_at_the_end() -> None:
    assert spare_rollers(waiting(), 0) == 0
    assert spare_rollers(waiting(1 << ROLLER_BOX), 0) == 1
