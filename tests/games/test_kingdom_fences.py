"""Fences: "Fence Building Basics", its example, "Oh no, I'm out of fences!", and rulings 4, 5 and 15."""

import random
from collections import Counter
from typing import Any

import pytest

from boardroom.engine.briefs import Weight
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import LiftFence, PlaceFence
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsLost,
    EndTriggered,
    FenceLifted,
    FenceMoved,
    FencePlaced,
    FencesGained,
    PensChanged,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF, EDGES, Field, census, pens
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.rules.fencing import attainable, enough_pens
from tests.games.farms import RULES, START_1, act, asked, beside, columns, counts, drawn, field, offered, others, rolled

ONE_FENCE = "fence-1 sheep-1 sheep-1 cow"
TWO_FENCES = "fence-2 sheep-1 sheep-1 cow"


def building(picture: str = START_1, dice: str = ONE_FENCE, **changes: Any) -> State:
    """The first seat has just used a die with fences."""
    return act(rolled(picture, columns(), dice=dice, **changes), "use 1").state


def budget(state: State) -> tuple[int, int]:
    """How many fences may still be placed, and how many moved."""
    task = state.tasks[-1]
    assert isinstance(task, Fencing)
    return task.place, task.move


# Gaining.


@pytest.mark.parametrize(("dice", "number"), [(ONE_FENCE, 1), (TWO_FENCES, 2)])
def test_gaining_new_fences_allows_placing_that_many_and_moving_up_to_the_same_number(dice: str, number: int) -> None:
    played = act(rolled(START_1, columns(), dice=dice), "use 1")
    assert played.of(FencesGained)[0][2:] == (number, number)
    assert budget(played.state) == (number, number)


def test_you_are_not_required_to_place_a_fence() -> None:
    state = building()
    assert "pass" in offered(state)
    assert act(state, "pass").state.fields[0] == field(START_1)


def test_new_fences_are_placed_on_any_free_edge_of_the_own_field() -> None:
    texts = [text for text in offered(building()) if text.startswith("place")]
    free = [EDGE_NAMES[edge] for edge in range(EDGES) if not field(START_1).fences >> edge & 1]
    assert sorted(texts) == sorted(f"place {name}" for name in free)
    played = act(building(), "place d1n")
    assert played.of(FencePlaced)
    assert played.picture().splitlines()[0] == "+--+--+--+--+"
    assert played.state.fields[1] == columns()


def test_new_fences_are_placed_at_once_or_returned_to_the_own_supply() -> None:
    state = building(dice=TWO_FENCES)
    passed = act(state, "place d1n", "pass")
    assert passed.state.fields[0].fences.bit_count() == 13
    assert not passed.state.tasks
    assert not any(text.startswith("place") for text in offered(passed.state)), "nothing is kept for later"


def test_a_fence_effect_ends_by_itself_when_nothing_is_left_to_place_or_move() -> None:
    played = act(building(), "place d1n", "lift a1n", "place a1n")
    assert not played.state.tasks
    assert played.of(PensChanged)


def test_placing_and_moving_go_in_any_mixture_and_order() -> None:
    state = building(dice=TWO_FENCES)
    one = act(state, "place d1n", "lift a1n", "place d1e", "place d1s", "lift b1n", "place a3w").state
    other = act(state, "lift b1n", "place a3w", "lift a1n", "place d1e", "place d1s", "place d1n").state
    assert one.fields == other.fields
    assert not one.tasks


def test_a_moved_fence_lands_on_a_free_edge_of_the_same_board_its_old_one_included() -> None:
    state = act(building(), "lift a1n").state
    texts = offered(state)
    assert all(text.startswith("place") for text in texts), "a fence in hand is placed first"
    assert "place a1n" in texts
    assert len(texts) == EDGES - 11
    back = act(state, "place a1n")
    assert back.of(FenceMoved)
    assert budget(back.state) == (1, 0), "back where it stood it counts as moved all the same"


def test_a_fence_put_back_where_it_stood_is_told_as_no_move() -> None:
    """A computer had "moved two fences", and one of them stood where it had been."""
    lifted = act(building(), "lift a1n").state
    (back,) = act(lifted, "place a1n").of(FenceMoved)
    (moved,) = act(lifted, "place d1n").of(FenceMoved)
    briefs = [RULES.words.in_brief(event) for event in (back, moved)]
    assert [brief.weight for brief in briefs if brief is not None] == [Weight.ASIDE, Weight.FULL]
    assert [brief.text.source for brief in briefs if brief is not None] == ["puts a fence back", "moves %n fences"]


def test_a_fence_just_placed_may_be_moved_and_every_move_counts() -> None:
    state = building(dice=TWO_FENCES)
    played = act(state, "place d1n", "lift d1n", "place d1e", "lift d1e", "place d1s")
    assert budget(played.state) == (1, 0)
    assert not any(text.startswith("lift") for text in offered(played.state))


def test_a_fence_that_divides_nothing_may_be_placed_in_a_pen() -> None:
    played = act(building(), "place b1s")
    assert pens(played.state.fields[0].fences) == pens(field(START_1).fences)


# The example: one new fence, one old fence moved, and the pigs' area is larger.

SMALL = """
    +--+--+--+  +
    |p1|s1   |
    +--+  +  +  +
       |     |
    +  +--+--+  +
"""
LARGE = """
    +--+--+--+  +
    |p1|s1   |
    +  +  +  +  +
    |  |     |
    +--+--+--+  +
"""


def test_example_white_places_a_new_fence_and_moves_an_existing_one_to_enlarge_the_pigs_area() -> None:
    state = building(SMALL, hands=("", ""))
    played = act(state, "place a2w", "lift a1s", "place a2s")
    assert played.state.fields[0] == field(LARGE)
    assert [len(pen) for pen in pens(played.state.fields[0].fences)] == [2, 4]


# Out of fences.

FULL = "+--+--+--+--+\n|s1|     |  |\n+--+  +  +  +\n|  |     |  |\n+--+--+--+--+\n|           |\n+--+--+--+--+"


def stocked(number: int) -> Field:
    """A field with this many fences on it, of which the pen of the sheep is always one."""
    full = field(FULL)
    fences, spare = full.fences, [edge for edge in range(EDGES) if not full.fences >> edge & 1]
    while fences.bit_count() < number:
        fences |= 1 << spare.pop()
    for name in ("d3s", "c3s", "b3s", "a3s"):
        if fences.bit_count() > number:
            fences &= ~(1 << EDGE_OF[name])
    assert fences.bit_count() == number
    return Field(fences, full.animals)


def test_an_empty_fence_supply_still_allows_moving_as_many_as_would_have_been_gained() -> None:
    state = rolled(stocked(24), columns(), dice=TWO_FENCES)
    played = act(state, "use 1")
    assert played.of(FencesGained)[0][2:] == (0, 2)
    assert budget(played.state) == (0, 2)
    assert all(text.startswith("lift") or text == "pass" for text in offered(played.state))


def test_with_one_fence_left_of_two_gained_one_is_placed_and_two_are_moved() -> None:
    state = rolled(stocked(23), columns(), dice=TWO_FENCES)
    assert budget(act(state, "use 1").state) == (1, 2)


def test_nobody_ever_has_more_than_24_fences_standing() -> None:
    chance = random.Random(2)
    for _ in range(60):
        state = rolled(stocked(chance.choice((22, 23, 24))), columns(), dice="fence-2 fence-2 fence-2 cow")
        for die in ("use 1", "use 2", "use 3"):
            state = act(state, die).state
            while state.tasks and isinstance(state.tasks[-1], Fencing):
                state = act(state, chance.choice(offered(state))).state
                task = state.tasks[-1] if state.tasks else None
                in_hand = isinstance(task, Fencing) and task.origin >= 0
                assert state.fields[0].fences.bit_count() + in_hand <= 24
            while state.tasks:
                state = act(state, offered(state)[0]).state


# Pens are judged at the end of each fence effect.


def test_pens_are_judged_only_when_the_fence_effect_ends() -> None:
    state = act(building(), "lift b1w").state
    assert census(state.fields[0]).mixed, "pigs and sheep share a pen while the fence is in hand"
    back = act(state, "place b1w", "pass")
    assert back.herd() == counts(sheep=1, pigs=1)


def test_two_kinds_in_one_pen_are_parted_at_once_when_there_is_room_for_both() -> None:
    state = building("+--+--+--+  +\n|p1|s1|  |\n+--+--+--+  +")
    played = act(state, "lift b1w", "place d1n", "pass")
    assert played.penned() == counts(sheep=1, pigs=1)
    assert not census(played.state.fields[0]).mixed


def test_two_kinds_in_one_pen_without_room_for_both_are_their_owners_choice_at_once() -> None:
    state = building("+--+--+\n|p1|s2|\n+--+--+", hands=("", ""))
    played = act(state, "lift b1w", "place d1n", "pass")
    assert asked(played.state) == 0
    assert offered(played.state) == ["keep 0 1 0 0", "keep 2 0 0 0"]
    assert act(played.state, "keep 2 0 0 0").herd() == counts(sheep=2)
    assert act(played.state, "keep 0 1 0 0").of(AnimalsLost)[0].counts == counts(sheep=2)


def test_when_two_kinds_are_parted_only_theirs_are_lost_and_who_stands_loose_stays_so() -> None:
    """Ruling 4: two kinds are resolved at once, loose animals at the end of the phase."""
    state = building("+--+--+\n|p1|s2|\n+--+--+\n c1", hands=("", ""))
    played = act(state, "lift b1w", "place d1n", "pass", "keep 2 0 0 0")
    assert (played.penned(), played.loose()) == (counts(sheep=2), counts(cows=1))
    assert [event.counts for event in played.of(AnimalsLost)] == [counts(pigs=1)]


def test_two_kinds_in_one_pen_may_be_parted_by_hand() -> None:
    state = building("+--+--+  +--+\n|p1|s2|  |  |\n+--+--+  +--+\n|c2|\n+--+", hands=("", ""))
    open_ = act(state, "lift b1w", "place a3w").state
    assert "move a1 d1" in beside(open_)
    assert "move d1 a1" not in beside(open_)
    assert not any("a2 a1" in text or "swap a1" in text for text in beside(open_)), "nobody joins two kinds"
    played = act(open_, "move a1 d1", "pass")
    assert played.penned() == counts(sheep=2, pigs=1, cows=2)


def test_nobody_joins_or_changes_places_with_two_kinds_in_one_pen() -> None:
    picture = "+--+--+--+  +\n|p1|s1 s1|\n+--+--+--+  +\n|s1|c1|\n+--+--+  +  +"
    state = act(building(picture, hands=("", "")), "lift b1w").state
    for text in beside(state):
        after = act(state, text)
        assert sum(after.herd()) == sum(census(state.fields[0]).penned) - text.startswith("give")
    assert [text for text in beside(state) if text.startswith("swap")] == ["swap a2 b2"]
    pigs = "+--+--+--+  +\n|p1|s1 s1|\n+--+--+--+  +\n|p1|c1|\n+--+--+  +  +"
    shared = act(building(pigs, hands=("", "")), "lift b1w").state
    assert not [text for text in beside(shared) if text.startswith("move a2")], "not to a pig that lives with sheep"


def test_animals_of_a_pen_that_was_opened_stand_loose_and_enter_a_pen_again_when_it_is_closed() -> None:
    state = building("+--+--+  +\n|s1 s1|\n+--+--+  +", dice="fence-1 fence-1 sheep-1 cow")
    opened = act(state, "lift a1n", "place d1n", "pass")
    assert opened.loose() == counts(sheep=2)
    assert not opened.of(AnimalsLost)
    closed = act(opened.state, "use 2", "place a1n", "pass")
    assert closed.penned() == counts(sheep=2)


def test_loose_animals_enter_a_pen_that_is_closed_elsewhere_when_the_fence_effect_ends_if_all_find_room() -> None:
    """Ruling 4: loose animals "may enter a pen", and pens are judged when the fences are done, not when 1A ends."""
    state = building("+--+--+  +\n|s1 s1|\n+--+  +--+\n      |  |\n+  +  +  +")
    played = act(state, "place c2s", "pass")
    assert played.penned() == counts(sheep=2)
    assert played.picture().splitlines()[1::2][:2] == ["|     |      ", "      |s2|   "]
    small = act(building("+--+--+  +\n|s2 s1|\n+--+  +--+\n      |  |\n+  +  +  +"), "place c2s", "pass")
    assert (small.penned(), small.loose()) == (counts(), counts(sheep=3)), "there is time till the end of the phase"


def test_rearranging_while_fences_are_built_neither_triggers_the_end_nor_parts_anybody() -> None:
    picture = "+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n|h2\n+  +"
    one = field(picture)
    animals = bytearray(one.animals)
    animals[3] = 0
    state = act(rolled(Field(one.fences, bytes(animals)), columns(), dice=TWO_FENCES), "use 1").state
    half = act(state, "lift b1w", "move a2 d1", "move a2 d1")
    assert census(half.state.fields[0]).mixed
    assert not half.of(EndTriggered), "two of each, but sheep and pigs share a pen"
    whole = act(half.state, "place b1w", "pass")
    assert whole.of(EndTriggered), "judged when the fences are done"


def test_two_of_each_penned_by_rearranging_count_only_when_the_fence_effect_ends() -> None:
    """Ruling 4: pens are judged at the end of each fence effect, for the trigger and for what must be kept after it."""
    picture = "+--+--+--+--+\n|s2|p2|c2|  |\n+--+--+--+--+\n h2"
    penned = act(building(picture), "move a2 d1", "move a2 d1")
    assert (penned.penned(), penned.of(EndTriggered)) == (counts(2, 2, 2, 2), [])
    assert act(penned.state, "pass").of(EndTriggered)
    late = act(building(picture, triggered=1), "move a2 d1", "move a2 d1").state
    assert "give-back horse" in beside(late)
    assert "give-back horse" not in beside(act(late, "pass").state)


def test_a_fence_effect_that_pens_two_of_each_triggers_the_end() -> None:
    state = building("+--+--+--+--+\n|s2|p2|c2|h2\n+--+--+--+--+", hands=("", ""))
    played = act(state, "place d1e")
    assert not played.of(EndTriggered)
    assert act(played.state, "pass").of(EndTriggered)


# Other players build too.


def test_a_die_taken_in_anothers_turn_lets_its_taker_build_on_the_own_board() -> None:
    state = others(columns(), START_1, dice="fence-1 sheep-1 sheep-1 cow")
    played = act(state, "take 1")
    assert asked(played.state) == 1
    built = act(played.state, "place d1n", "pass")
    assert built.state.fields[1].fences.bit_count() == 13
    assert built.state.fields[0] == columns()


def test_building_can_be_taken_back() -> None:
    assert act(building(), "place d1n", "lift a1n").seal == Seal.MOVE


# After the end is triggered, fences keep two of each (ruling 15).

TWO_EACH = "+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+"


def bound(picture: str = TWO_EACH, dice: str = ONE_FENCE, **changes: Any) -> State:
    """The first seat has two of each, the end is triggered, and it builds."""
    state = act(rolled(picture, columns(), dice=dice, triggered=0, **changes), "use 1").state
    assert state.tasks[-1][-1], "it must keep what it has"
    return state


def test_after_the_trigger_a_fence_is_lifted_only_if_two_of_each_can_be_penned_again() -> None:
    state = act(bound(), "place a2w").state
    assert "lift b1w" in offered(state)
    lifted = act(state, "lift b1w").state
    assert offered(lifted) == ["place b1w"], "any other place would break two of each"
    assert "lift a2w" in offered(state)
    spare = act(state, "lift a2w").state
    assert len(offered(spare)) > 1


def test_after_the_trigger_one_is_not_done_with_fences_while_two_of_each_have_no_pens() -> None:
    state = bound(dice=TWO_FENCES)
    broken = act(state, "lift b1w", "place a2w").state
    assert "pass" not in offered(broken)
    assert "pass" in offered(act(broken, "place b1w").state)


def test_after_the_trigger_the_last_fence_is_never_placed_where_it_leaves_a_pen_open() -> None:
    broken = act(bound(dice=TWO_FENCES), "lift b1w", "place a2w", "place a3w", "place b3w", "lift a2w").state
    assert offered(broken) == ["place b1w"]


def test_after_the_trigger_no_second_pen_is_opened_when_only_one_could_be_closed() -> None:
    broken = act(bound(dice=TWO_FENCES), "place a3w", "place a2w", "lift b1w", "place b3w").state
    assert offered(broken) == ["lift a2w", "lift a3w", "lift b3w"]


def test_after_the_trigger_a_wall_of_two_fences_may_be_shifted_although_the_pen_is_open_in_between() -> None:
    picture = "+--+--+--+--+\n|s2|p2|h2|  |\n+--+--+  +  +\n|c2|  |h2|\n+--+  +--+  +"
    state = act(bound(picture, dice=TWO_FENCES), "place a3w", "place b3w", "lift d1w", "place d2s").state
    assert "pass" not in offered(state), "the horses' pen is open"
    played = act(state, "lift d2w", "place d2e")
    assert played.penned() == counts(2, 2, 2, 4)
    assert [len(pen) for pen in pens(played.state.fields[0].fences)] == [1, 1, 4, 1]


def test_after_the_trigger_animals_that_two_of_each_need_are_not_given_back_while_a_pen_is_open() -> None:
    state = act(bound(), "lift d1n").state
    assert census(state.fields[0]).loose == counts(horses=2)
    assert not any(text.startswith("give") for text in beside(state))


def test_after_the_trigger_as_many_loose_animals_as_two_of_each_need_are_penned_when_the_fence_effect_ends() -> None:
    """Ruling 15; the third sheep finds no room and stands loose until the phase ends (ruling 4)."""
    state = bound("+--+--+--+--+\n|s2|p2|c2|h2|\n+  +--+--+--+\n|s1|\n+--+")
    played = act(state, "lift a1n", "place a1s", "pass")
    assert (played.penned(), played.loose()) == (counts(2, 2, 2, 2), counts(sheep=1))
    assert not played.state.tasks, "there is but one way"


def test_after_the_trigger_two_of_each_are_kept_while_two_kinds_in_one_pen_are_parted() -> None:
    """Ruling 15: any action after the trigger that would break the own two of each is refused."""
    state = bound("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n|s2 s2|p2 p2|\n+--+--+--+--+")
    played = act(state, "lift c2w", "place d3s", "pass")
    assert census(played.state.fields[0]).mixed
    assert offered(played.state) == ["keep 4 6 2 2", "keep 6 4 2 2"]
    assert [text for text in beside(played.state) if text.startswith("give")] == ["give-back sheep", "give-back pig"]


def test_after_the_trigger_fences_that_two_of_each_do_not_need_are_free_to_go() -> None:
    state = bound("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n|  |\n+--+", dice=ONE_FENCE)
    assert "lift a2w" in offered(state)
    played = act(state, "place d3s", "lift a2w", "place d3e")
    assert not played.state.tasks
    assert played.penned() == counts(2, 2, 2, 2)


def test_after_the_trigger_random_building_always_ends_with_two_of_each_and_never_without_a_way_on() -> None:
    chance = random.Random(11)
    goals = {"short": 1, "full": 2}
    for game in range(250):
        goal = goals["short"] if game % 3 == 0 else goals["full"]
        picture = chance.choice((TWO_EACH, "+--+--+--+--+\n|s2|p2|c2|h2|\n+  +  +  +--+\n|  |  |  |\n+--+--+--+"))
        hands = ("moving-day", "") if game % 5 == 0 else ("", "")
        state = rolled(
            picture,
            columns(),
            dice="fence-2 fence-2 fence-1 cow",
            triggered=chance.choice((0, 1)),
            goal=goal,
            hands=hands,
            lasting=(chance.choice(("", "sawmill")), ""),
        )
        starts = ["use 1", "use 2", "use 3", *(["play moving-day"] if hands[0] else [])]
        chance.shuffle(starts)
        for start in starts:
            state = act(state, start).state
            while state.tasks:
                texts = offered(state)
                asides = beside(state)
                assert texts
                text = chance.choice(asides) if asides and chance.random() < 0.3 else chance.choice(texts)
                state = act(state, text).state
            assert min(census(state.fields[0]).penned) >= goal, drawn(state.fields[0])


def test_building_under_that_rule_survives_the_round_trip() -> None:
    state = act(bound(dice=TWO_FENCES), "lift b1w").state
    assert RULES.records.decode(RULES.records.encode(state)) == state


APART = "+--+--+  +--+\n|s2|p2|  |h2|\n+--+--+  +--+\n              \n+--+  +  +  +\n|c2|         \n+--+  +  +  +"


def test_after_the_trigger_a_whole_pen_may_be_moved_fence_by_fence() -> None:
    state = rolled(APART, columns(1), triggered=0, hands=("moving-day", ""), deck="timber")
    moves = "lift d1n", "place d3n", "lift d1e", "place d3e", "lift d1s", "place d3s", "lift d1w", "place d3w"
    moved = act(state, "play moving-day", *moves)
    assert len(pens(moved.state.fields[0].fences)) == 4
    assert moved.penned() == counts(2, 2, 2, 2)
    assert moved.herd() == counts(2, 2, 2, 2)


def test_after_the_trigger_a_pen_that_cannot_be_closed_again_elsewhere_is_not_opened() -> None:
    state = rolled(APART, columns(1), triggered=0, hands=("moving-day", ""), deck="timber")
    opened = act(state, "play moving-day", "lift d1n", "place d3n", "lift d1e", "place d3e").state
    assert "lift a1n" not in offered(opened)
    assert "pass" not in offered(opened)
    assert "place d3s" in offered(act(opened, "lift d1s").state)
    assert "place b3n" not in offered(act(opened, "lift d1s").state)


def test_four_pens_of_thirteen_fences_cannot_be_had_by_moving_when_only_twelve_stand() -> None:
    """Ruling 5: moving adds no fence; what must be kept (ruling 15) counts on no fence that is not there."""
    twelve = field("+--+--+--+\n|  |  |  |\n+--+--+  +\n|  |\n+--+").fences
    assert twelve.bit_count() == 12
    assert not attainable(twelve, 0, 1), "the one below c1 is missing, and none can be spared"
    assert attainable(twelve, 1, 0)
    assert attainable(twelve, 0, 2), "a block of two by two has twelve"


def test_what_can_still_be_penned_agrees_with_trying_everything() -> None:
    chance = random.Random(3)
    seen: Counter[bool] = Counter()
    for _ in range(60):
        fences = sum(1 << edge for edge in chance.sample(range(EDGES), chance.randint(14, 18)))
        for place, move in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0)):
            assert attainable(fences, place, move) == tried(fences, place, move)
            seen[attainable(fences, place, move)] += 1
    assert min(seen.values()) > 10


def tried(fences: int, place: int, move: int) -> bool:
    """Whether enough pens come of placing and moving, by doing all of it in every way."""
    if enough_pens(fences):
        return True
    free = [edge for edge in range(EDGES) if not fences >> edge & 1]
    if place and any(tried(fences | 1 << edge, place - 1, move) for edge in free):
        return True
    lifted = [fences & ~(1 << edge) for edge in range(EDGES) if move and fences >> edge & 1]
    return any(tried(rest | 1 << edge, place, move - 1) for rest in lifted for edge in free)


def test_a_space_holds_as_many_as_must_be_kept_so_that_any_pen_for_every_kind_is_enough() -> None:
    (goal,) = (option for option in RULES.options() if option.key == "goal")
    assert min(limits(b"").rooms) >= max(value for value in goal.values if isinstance(value, int))


def test_before_the_trigger_building_may_break_anything() -> None:
    state = building(TWO_EACH, hands=("", ""), triggered=-1)
    assert state.tasks[-1][-1] == 0
    assert len([a for a in RULES.legal(state, 0) if isinstance(a, LiftFence)]) == 13
    assert len([a for a in RULES.legal(state, 0) if isinstance(a, PlaceFence)]) == EDGES - 13
    assert act(state, "lift d1n").of(FenceLifted)
