"""Pens and animals: "Farm Animal Basics", its example, and rulings 1 to 4."""

import random
from typing import Any

import pytest

from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF, CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsSettled,
    AnimalsWaiting,
    Bred,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    EDGES,
    ROWS,
    SPACES,
    Field,
    census,
    east,
    loose_spaces,
    north,
    pens,
    south,
    total,
    west,
)
from boardroom.games.my_kingdom_for_a_horse.position.numbers import VALUES
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, State
from tests.games.barnyard import RULES, say
from tests.games.farms import (
    Played,
    act,
    asked,
    beside,
    columns,
    counts,
    drawn,
    field,
    offered,
    others,
    position,
    random_fences,
    rolled,
    trading,
    with_turn,
)

# What is a pen.


def flooded(fences: int) -> list[tuple[int, ...]]:
    """Pens by brute force: water comes in from all around; what stays dry is divided by who can walk to whom."""
    cells = {(row, column) for row in range(-1, ROWS + 1) for column in range(-1, COLUMNS + 1)}
    inner = {(row, column) for row in range(ROWS) for column in range(COLUMNS)}

    def fence_between(one: tuple[int, int], other: tuple[int, int]) -> bool:
        (cell, to) = (one, other) if one in inner else (other, one)
        space = cell[0] * COLUMNS + cell[1]
        side = {(-1, 0): north, (1, 0): south, (0, -1): west, (0, 1): east}[(to[0] - cell[0], to[1] - cell[1])]
        return bool(fences >> side(space) & 1)

    def reach(start: tuple[int, int]) -> set[tuple[int, int]]:
        seen, waiting = {start}, [start]
        while waiting:
            row, column = waiting.pop()
            for beyond in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beyond not in cells or beyond in seen:
                    continue
                within = beyond in inner or (row, column) in inner
                if within and fence_between((row, column), beyond):
                    continue
                seen.add(beyond)
                waiting.append(beyond)
        return seen

    wet = reach((-1, -1))
    dry = sorted(inner - wet)
    found = {tuple(sorted(r * COLUMNS + c for r, c in reach(cell))) for cell in dry}
    return sorted(found)


def test_pens_are_what_a_flood_leaves_dry_for_thousands_of_random_fences() -> None:
    chance, several, none = random.Random(7), 0, 0
    for _ in range(6000):
        fences = random_fences(chance)
        found = pens(fences)
        assert sorted(found) == flooded(fences)
        assert all(list(pen) == sorted(pen) for pen in found)
        several += len(found) >= 3
        none += not found
    assert several > 500
    assert none > 100


def test_a_space_beside_an_unfenced_border_is_in_no_pen() -> None:
    assert pens(field("+--+  +\n|  |\n+  +").fences) == ()
    assert pens(field("+--+\n|  |\n+--+").fences) == ((0,),)


def test_the_border_is_not_a_fence() -> None:
    around = field(
        "+--+--+--+--+\n|           |\n+  +  +  +  +\n|           |\n+  +  +  +  +\n|           |\n+--+--+--+--+"
    )
    assert pens(around.fences) == (tuple(range(SPACES)),)
    for edge in range(EDGES):
        if around.fences >> edge & 1:
            assert pens(around.fences & ~(1 << edge)) == ()


def test_a_pen_is_a_maximal_set_of_connected_spaces() -> None:
    one = field("+--+--+\n|     |\n+--+--+")
    two = field("+--+--+\n|  |  |\n+--+--+")
    assert pens(one.fences) == ((0, 1),)
    assert pens(two.fences) == ((0,), (1,))


def test_pens_that_touch_at_a_corner_only_are_two() -> None:
    one = field("+--+  +\n|  |\n+--+--+\n   |  |\n+  +--+")
    assert pens(one.fences) == ((0,), (5,))


def test_a_fence_inside_a_pen_that_divides_nothing_is_legal() -> None:
    one = field("+--+--+\n|  |  |\n+  +  +\n|     |\n+--+--+")
    assert pens(one.fences) == ((0, 1, 4, 5),)


def test_a_pen_within_a_pen_belongs_to_nobody_else() -> None:
    ring = field(
        "+--+--+--+--+\n|           |\n+  +--+  +  +\n|  |  |     |\n+  +--+  +  +\n|           |\n+--+--+--+--+"
    )
    assert pens(ring.fences) == ((0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11), (5,))


def test_animals_are_counted_in_pens_and_loose() -> None:
    one = field("+--+--+\n|s2 s1|c1\n+--+--+\n h1")
    assert census(one) == (counts(sheep=3), counts(cows=1, horses=1), False)
    assert total(one.animals) == (3, 0, 1, 1)


# Room.

ONE_PEN = """
    +--+--+
    |s1   |
    +--+--+
"""


def gain_sheep(number: int, *fields: Field | str, **changes: Any) -> Played:
    """Somebody who gains this many sheep by dice."""
    dice = {1: "sheep-1 fence-1 fence-1 cow", 2: "sheep-2 fence-1 fence-1 cow"}[number]
    return act(rolled(*fields, dice=dice, **changes), "use 1")


def test_each_single_field_space_holds_two_animals() -> None:
    played = gain_sheep(2, ONE_PEN, columns())
    assert played.penned() == counts(sheep=3)
    played = act(with_turn(played.state, used=0), "use 1")
    assert played.penned() == counts(sheep=4)
    assert played.of(AnimalsLost)[0].counts == counts(sheep=1)


def test_gained_animals_are_placed_at_once_without_asking_where_there_is_room_for_all() -> None:
    played = gain_sheep(2, ONE_PEN, columns())
    assert [type(event) for event in played.events][-1] is AnimalsGained
    assert not played.state.tasks
    assert asked(played.state) == 0


def test_a_gained_animal_that_cannot_be_placed_is_lost() -> None:
    played = gain_sheep(2, "+--+\n|s2|\n+--+", columns())
    assert played.penned() == counts(sheep=2)
    assert played.state.supply == rolled("+--+\n|s2|\n+--+", columns()).supply
    assert played.of(AnimalsLost)[0].counts == counts(sheep=2)


def test_each_fenced_area_may_only_contain_a_single_animal_type() -> None:
    state = act(rolled(ONE_PEN, columns(), dice="pig-1 fence-1 fence-1 cow"), "use 1").state
    assert offered(state) == ["keep 0 1 0 0", "keep 1 0 0 0"], "the pen is for pigs or for sheep"
    assert act(state, "keep 1 0 0 0").penned() == counts(sheep=1)
    assert act(state, "keep 0 1 0 0").penned() == counts(pigs=1)


def test_the_same_type_of_animal_may_be_kept_in_several_fenced_areas() -> None:
    two = field("+--+--+\n|s2|  |\n+--+--+")
    played = gain_sheep(2, two, columns())
    assert played.picture().splitlines()[1].startswith("|s2|s2|")


def test_new_animals_join_their_own_kind_before_they_take_an_empty_pen() -> None:
    two = field("+--+--+--+\n|s1|     |\n+--+--+--+")
    played = gain_sheep(1, two, columns())
    assert played.picture().splitlines()[1].startswith("|s2|     |")


def test_new_animals_take_the_smallest_empty_pen_that_holds_them() -> None:
    two = field("+--+--+--+\n|     |  |\n+--+--+--+")
    assert gain_sheep(2, two, columns()).picture().splitlines()[1].startswith("|     |s2|")
    some = field("+--+--+--+--+\n|s1|     |  |\n+--+--+--+--+")
    three = gain_sheep(2, some, columns(), lasting=("ram", ""))
    assert three.picture().splitlines()[1] == "|s2|     |s2|", "one of three joins its kind"


def test_new_animals_fill_several_empty_pens_when_one_is_not_enough() -> None:
    singles = field("+--+  +--+\n|s1|  |  |\n+--+  +--+")
    assert gain_sheep(2, singles, columns()).picture().splitlines()[1].startswith("|s2|  |s1|")


# Rearranging.

BEFORE_THE_SWITCH = """
    +--+--+--+
    |p2|s2 s2|
    +  +  +  +
    |p2|s1 s1|
    +  +  +--+
    |p2|s1|
    +--+--+
"""


def test_example_white_switches_the_areas_of_sheep_and_pigs_to_have_room_for_3_new_pigs() -> None:
    state = rolled(BEFORE_THE_SWITCH, columns(), dice="fence-1 fence-1 fence-1 pig")
    played = act(state, "use 4")
    (waiting,) = played.of(AnimalsWaiting)
    assert waiting.counts == counts(pigs=3)
    assert offered(played.state) == ["keep 6 9 0 0", "keep 7 6 0 0"]
    switched = act(played.state, "keep 6 9 0 0")
    assert switched.penned() == counts(sheep=6, pigs=9)
    assert switched.state.supply[Kind.SHEEP] == state.supply[Kind.SHEEP] + 1, "1 sheep is left without a legal space"
    assert switched.state.supply[Kind.PIG] == state.supply[Kind.PIG] - 3
    assert switched.picture().splitlines()[1] == "|s2|p2 p2|   "


def test_example_white_may_also_leave_everybody_in_their_areas_and_lose_the_3_new_pigs() -> None:
    state = rolled(BEFORE_THE_SWITCH, columns(), dice="fence-1 fence-1 fence-1 pig")
    played = act(state, "use 4", "keep 7 6 0 0")
    assert played.state.fields[0] == field(BEFORE_THE_SWITCH)
    assert played.state.supply == state.supply


TWO_PENS = """
    +--+--+--+
    |p1|s1 s1|
    +--+--+--+
"""


def own_decisions() -> dict[str, State]:
    """Decisions of the first seat, which holds a pig in a1 and sheep in b1 and perhaps beyond."""
    dice = "sheep-2 pig-1 fence-1 cow"
    herds = "+--+--+--+\n|p1|s2|s2|\n+--+--+--+"
    return {
        "before the first roll": position(TWO_PENS, columns()),
        "own dice": rolled(TWO_PENS, columns(), dice=dice),
        "building": act(rolled(TWO_PENS, columns()), "use 1").state,
        "who stays": act(rolled(herds, columns(), dice=dice), "use 1").state,
        "a die of another": others(TWO_PENS, columns(), dice=dice, active=1, part_seat=0),
        "a second die of another": others(
            TWO_PENS,
            columns(),
            dice=dice,
            active=1,
            part_seat=0,
            phase=Phase.SECOND_DICE,
            taken=2,
            traded=1,
            lasting=("goose", ""),
        ),
        "a trade": trading(herds, columns()),
        "a restock": act(others(herds, columns(), dice=dice, supply=(0, 20, 20, 5)), "take 1").state,
    }


@pytest.mark.parametrize("when", own_decisions())
def test_animals_may_be_rearranged_at_any_own_decision_and_the_decision_stays(when: str) -> None:
    state = own_decisions()[when]
    assert asked(state) == 0
    after = act(state, "swap a1 b1")
    assert asked(after.state) == 0
    assert offered(after.state) == offered(state)
    assert (after.state.phase, after.state.tasks) == (state.phase, state.tasks)


def test_two_pens_change_places_where_both_herds_find_room() -> None:
    after = act(rolled(TWO_PENS, columns()), "swap a1 b1")
    assert after.picture().splitlines()[1] == "|s2|p1   |   "
    full = rolled("+--+--+--+\n|p1|s2 s1|\n+--+--+--+", columns())
    assert "swap a1 b1" not in beside(full)


def test_a_herd_too_large_for_one_pen_changes_places_with_its_kind_in_several() -> None:
    state = rolled("+--+--+--+--+\n|s2 s2|p2|p2|\n+--+--+--+--+", columns())
    assert {"swap a1 c1", "swap a1 d1"} <= set(beside(state))
    after = act(state, "swap a1 c1")
    assert after.picture().splitlines()[1] == "|p2 p2|s2|s2|"
    assert act(after.state, "swap a1 d1").picture() == drawn(state.fields[0])


def test_of_two_herds_that_change_places_with_others_making_room_each_comes_to_the_others_pen() -> None:
    state = rolled(
        "+--+--+--+--+\n|h2|   s2|c2|\n+  +--+  +  +\n|h2|  |  |c2|\n+--+  +--+--+\n|p1|        |\n+--+--+--+--+",
        columns(),
    )
    after = act(state, "swap a1 a3")
    assert after.state.fields[0].animals[0] >> 2 == Kind.PIG
    assert after.state.fields[0].animals[8] == Kind.HORSE << 2 | 2
    assert after.herd() == total(state.fields[0].animals)
    assert "swap a1 a3" in beside(after.state)


def test_animals_that_stand_loose_stay_where_they_are_when_herds_change_places() -> None:
    state = rolled("+--+--+--+--+\n|s2 s2|p2|p2|\n+--+--+--+--+\n c1", columns())
    after = act(state, "swap a1 c1")
    assert after.picture().splitlines()[1:4:2] == ["|p2 p2|s2|s2|", " c1          "]


def test_a_swap_leaves_other_pens_of_the_same_kinds_alone() -> None:
    state = rolled("+--+--+--+--+\n|p1|s1|s1   |\n+--+--+--+--+", columns())
    after = act(state, "swap a1 b1")
    assert after.picture().splitlines()[1] == "|s1|p1|s1   |"


def test_an_animal_moves_to_a_pen_of_its_kind_or_an_empty_one_and_to_no_other() -> None:
    state = rolled("+--+--+--+--+\n|p1|s2|s1   |\n+--+--+--+--+\n|  |h1\n+--+", columns())
    moves = [text for text in beside(state) if text.startswith("move b1")]
    assert moves == ["move b1 c1", "move b1 d1", "move b1 a2"]
    after = act(state, "move b1 a2")
    assert after.picture().splitlines()[3].startswith("|s1|")
    assert after.of(AnimalsSettled)


def test_an_animal_does_not_move_to_a_full_space_nor_within_its_pen() -> None:
    state = rolled("+--+--+--+\n|s1|s2 s1|\n+--+--+--+", columns())
    assert [text for text in beside(state) if text.startswith("move")] == ["move a1 c1", "move b1 a1", "move c1 a1"]


def test_all_animals_still_stand_legally_after_any_rearrangement() -> None:
    chance = random.Random(3)
    state = rolled("+--+--+--+--+\n|p1|s2|s1   |\n+--+--+--+--+\n|c2   |  |\n+--+--+--+", columns())
    for _ in range(300):
        texts = [text for text in beside(state) if not text.startswith("give")]
        state = act(state, chance.choice(texts)).state
        seen = census(state.fields[0])
        assert seen == (counts(sheep=3, pigs=1, cows=2), counts(), False)
        assert all(content & 3 <= 2 for content in state.fields[0].animals)


def test_who_is_not_asked_rearranges_nothing() -> None:
    state = rolled(TWO_PENS, TWO_PENS)
    assert beside(state, 1) == []
    assert beside(state._replace(phase=Phase(6), part_seat=-1), 0) == []


# Giving back, and running away.


@pytest.mark.parametrize("when", own_decisions())
def test_you_may_choose_to_lose_animals_at_any_own_decision(when: str) -> None:
    """In a restock, losing one of the kind that it is about is the decision itself."""
    state = own_decisions()[when]
    given = [text for text in beside(state) if text.startswith("give")]
    assert given == (["give-back pig"] if when == "a restock" else ["give-back sheep", "give-back pig"])
    after = act(state, "give-back pig")
    assert after.herd()[Kind.PIG] == total(state.fields[0].animals)[Kind.PIG] - 1
    assert after.state.supply[Kind.PIG] == state.supply[Kind.PIG] + 1
    assert asked(after.state) == 0


def test_what_is_given_back_goes_to_the_supply_and_the_decision_stays() -> None:
    state = rolled(TWO_PENS, columns())
    after = act(state, "give-back sheep")
    assert after.herd() == counts(sheep=1, pigs=1)
    assert after.state.supply[Kind.SHEEP] == state.supply[Kind.SHEEP] + 1
    assert after.of(AnimalsLost)[0].counts == counts(sheep=1)
    assert offered(after.state) == offered(state)


def test_giving_back_the_last_animals_for_a_trade_leaves_the_trade_turn_to_its_owner() -> None:
    state = trading("+--+\n|s2|\n+--+", columns(6))
    assert offered(state) == ["trade sheep 1", "pass"]
    after = act(state, "give-back sheep")
    assert asked(after.state) == 0
    assert offered(after.state) == ["pass"]


def test_giving_back_makes_room_for_who_waits() -> None:
    state = rolled("+--+  +--+\n|p1|  |s1|\n+--+  +--+", columns(), dice="sheep-2 fence-1 fence-1 cow")
    waiting = act(state, "use 1")
    assert offered(waiting.state) == ["keep 2 1 0 0", "keep 3 0 0 0", "keep 1 1 0 0"]
    after = act(waiting.state, "give-back pig")
    assert offered(after.state) == ["keep 3 0 0 0", "keep 1 0 0 0"]


def test_animals_of_an_opened_pen_stand_loose_until_the_end_of_the_phase() -> None:
    state = rolled("+--+--+  +\n|s1 s1|\n+--+", columns(), dice="fence-1 fence-1 fence-1 cow")
    assert census(state.fields[0]).loose == counts(sheep=2)
    ended = act(state, "pass")
    assert ended.of(AnimalsRanAway)[0].counts == counts(sheep=2)
    assert ended.herd() == counts()
    assert ended.state.supply[Kind.SHEEP] == state.supply[Kind.SHEEP] + 2
    assert asked(ended.state) == 1, "they run away by themselves"


def test_before_loose_animals_run_away_prompt_and_log_name_the_same_ones() -> None:
    state = rolled("+--+--+\n|s1|p2|\n+--+", columns(), dice="fence-1 fence-1 fence-1 cow")
    assert census(state.fields[0]).loose == counts(pigs=2)
    asking = act(state, "pass")
    (waiting,) = asking.of(AnimalsWaiting)
    assert waiting.counts == counts(pigs=2)
    assert say(RULES.words.prompt(asking.state, 0).ask) == "Vera: 2 pigs would run away. What do you keep?"
    assert len(offered(asking.state)) > 1


def test_after_each_die_of_another_player_loose_animals_run_away_before_the_next_chooses() -> None:
    """Ruling 4: a phase ends with "each player's die in 1B"."""
    pen = "+--+--+  +\n|s1 s1|\n+--+--+  +"
    state = others(columns(), pen, columns(), dice="fence-1 sheep-1 sheep-1 cow")
    opened = act(state, "take 1", "lift a1n", "place d1n")
    assert opened.loose(1) == counts(sheep=2)
    ended = act(opened.state, "pass")
    assert ended.of(AnimalsRanAway)[0].counts == counts(sheep=2)
    assert ended.herd(1) == counts()
    assert asked(ended.state) == 2


OPENED = """
    +--+--+  +
    |s1 s1|
    +--+  +--+
          |p1|
    +  +  +--+
"""


def loose(**changes: Any) -> State:
    """Two sheep stand loose: their pen was opened in this phase."""
    return rolled(OPENED, columns(), dice="pig-1 sheep-1 fence-1 sheep", **changes)


def test_loose_animals_count_for_breeding() -> None:
    played = act(loose(), "use 4")
    assert played.of(Bred)[0][2:] == (Kind.SHEEP, 2, 1)
    assert offered(played.state) == ["keep 0 1 0 0", "keep 2 0 0 0"]


def test_gained_animals_may_not_join_loose_ones_but_loose_ones_may_go_with_them() -> None:
    played = act(loose(), "use 2")
    assert played.loose() == counts(sheep=2)
    lost = act(played.state, "keep 0 1 0 0")
    assert (lost.penned(), lost.loose()) == (counts(pigs=1), counts(sheep=2)), "gained animals without place are lost"
    assert lost.of(AnimalsLost)[0].counts == counts(sheep=1)
    kept = act(played.state, "keep 2 0 0 0")
    assert (kept.penned(), kept.loose()) == (counts(sheep=2), counts(sheep=1)), "the third may wait for a pen"
    assert kept.of(AnimalsLost)[0].counts == counts(pigs=1)


def test_loose_animals_pay_a_cards_cost() -> None:
    cost = CARDS[CARD_OF["ram"]].cost
    played = act(loose(hands=("ram", ""), deck="timber"), "play ram")
    assert played.of(AnimalsPaid)[0].counts == cost
    assert played.loose() == counts(sheep=2 - cost[Kind.SHEEP])


def test_loose_animals_may_enter_a_pen_where_nobody_lives() -> None:
    state = rolled("+--+--+  +\n|s1 s1|\n+--+  +--+\n      |  |\n+  +  +--+", columns())
    assert "move a1 c2" in beside(state)
    after = act(state, "move a1 c2", "pass")
    assert after.herd() == counts(sheep=2), "the other one is offered the room that is left"


def test_at_the_end_of_the_phase_who_stands_loose_is_asked_when_they_could_take_the_place_of_others() -> None:
    state = rolled("+--+--+  +\n|c1 c1|\n+--+  +--+\n      |s2|\n+  +  +--+", columns())
    ended = act(state, "pass")
    assert asked(ended.state) == 0
    assert offered(ended.state) == ["keep 0 0 2 0", "keep 2 0 0 0"]
    cows = act(ended.state, "keep 0 0 2 0")
    assert cows.herd() == counts(cows=2)
    sheep = act(ended.state, "keep 2 0 0 0")
    assert sheep.herd() == counts(sheep=2)
    assert asked(sheep.state) == 1


def test_loose_animals_do_not_count_for_two_of_each() -> None:
    one = field("+--+--+--+  +\n|s2|p2|c2|h2\n+  +--+--+  +\n|  |\n+--+")
    assert census(one) == (counts(2, 2, 2, 0), counts(horses=2), False)
    sheep = "sheep-1 fence-1 fence-1 cow"
    played = act(rolled(one, columns(), dice=sheep), "use 1")
    assert played.herd() == counts(3, 2, 2, 2)
    assert played.state.triggered == -1
    assert "give-back pig" in beside(rolled(one, columns(), dice=sheep, triggered=1)), "nothing that must be kept"


def test_animals_that_everyone_has_room_for_enter_pens_by_themselves_at_the_end_of_the_phase() -> None:
    state = rolled("+--+--+  +\n|s1 s1|\n+--+  +--+\n      |  |\n+  +  +--+", columns())
    ended = act(state, "pass")
    assert ended.penned() == counts(sheep=2)
    assert asked(ended.state) == 1


# The values that proposals go by.


def test_the_values_follow_from_the_rates_of_trade() -> None:
    assert VALUES == (1, 2, 6, 24)
    assert VALUES[Kind.PIG] == 2 * VALUES[Kind.SHEEP]
    assert VALUES[Kind.COW] == 3 * VALUES[Kind.PIG]
    assert VALUES[Kind.HORSE] == 4 * VALUES[Kind.COW]
    assert len(KINDS) == 4


def test_loose_spaces_are_those_with_animals_outside_every_pen() -> None:
    state = rolled("+--+--+\n|s1|p2|\n+--+", columns(), dice="fence-1 fence-1 fence-1 cow")
    assert loose_spaces(state.fields[0]) == (1,)
    housed = rolled(columns(2, 3), columns(), dice="fence-1 fence-1 fence-1 cow")
    assert loose_spaces(housed.fields[0]) == ()


def test_while_fences_are_built_loose_animals_that_will_find_room_are_said_to() -> None:
    state = rolled("+--+--+\n|  |p2|\n+--+", columns(), dice="fence-2 fence-1 fence-1 cow")
    building = act(state, "use 1").state
    assert census(building.fields[0]).loose == counts(pigs=2)
    note = say(RULES.words.prompt(building, 0).note)
    assert note == "Loose animals move to pens with room when you finish. Click edges, or draw a line along several."
    done = act(building, "pass")
    assert done.herd() == counts(pigs=2)


def test_an_event_belongs_to_its_seat_and_one_of_moritz_to_none() -> None:
    (settled,) = act(rolled(columns(2), columns(), dice="sheep-2 fence-1 fence-1 cow"), "use 1").of(AnimalsGained)
    assert RULES.words.doer(settled) == 0
    assert RULES.words.doer(settled._replace(seat=TWIN_SEAT)) is None
