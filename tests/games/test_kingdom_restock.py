"""Out of animals: the rulebook's section, its two examples and special cases, and ruling 13."""

from typing import Any

import pytest

from boardroom.controller import catalog
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsTraded,
    EndTriggered,
    GainForfeited,
    RestockBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from tests.carried import FACTS
from tests.games.farms import act, asked, columns, counts, field, offered, others, rolled, rows, trading

ONE_SHEEP = "sheep-1 fence-1 fence-1 cow"
TWO_SHEEP = "sheep-2 fence-1 fence-1 cow"
ONE_PIG = "pig-1 fence-1 fence-1 cow"
TWO_COWS = "half-cow half-cow fence-1 pig"


def four_with(sheep: list[int], **changes: Any) -> State:
    """Four players with so many sheep each; White, the first, gains one and the supply has none."""
    return rolled(*[columns(number) for number in sheep], dice=ONE_SHEEP, **changes)


# The examples.


def test_example_all_have_more_than_3_sheep_and_each_chooses_to_trade_or_to_return_1() -> None:
    state = four_with([5, 4, 4, 5], supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert played.of(RestockBegun)[0][1:] == (0, Kind.SHEEP, 1, True, 0b1111)
    chosen = []
    for choice in ("forced-trade", "forced-loss", "forced-trade", "forced-loss"):
        assert offered(played.state) == ["forced-trade", "forced-loss"]
        chosen.append(asked(played.state))
        played = act(played.state, choice)
    assert chosen == [0, 1, 2, 3]
    assert [played.herd(seat) for seat in range(4)] == [(4, 1, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0), (4, 0, 0, 0)]
    assert played.state.supply == (0 + 2 + 1 + 2 + 1 - 1, 28, 24, 12)
    assert asked(played.state) == 0, "the turn goes on"
    assert played.state.phase == Phase.OWN_DICE


def test_example_continued_with_only_2_pigs_left_all_4_players_return_a_sheep() -> None:
    """This is the case even though only one of the players might have wanted to trade."""
    state = four_with([5, 4, 4, 5], supply=(0, 2, 24, 12))
    played = act(state, "use 1")
    assert played.of(RestockBegun)[0][1:] == (0, Kind.SHEEP, 1, False, 0)
    assert [played.herd(seat)[Kind.SHEEP] for seat in range(4)] == [5, 3, 3, 4]
    assert played.state.supply == (3, 2, 24, 12)
    assert not played.state.tasks, "nobody was asked"


# Who is affected.


def test_only_players_with_more_than_3_of_the_missing_type_are_affected() -> None:
    state = four_with([3, 4, 3, 6], supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert asked(played.state) == 1
    played = act(played.state, "forced-loss")
    assert asked(played.state) == 3
    played = act(played.state, "forced-loss")
    assert [played.herd(seat)[Kind.SHEEP] for seat in range(4)] == [4, 3, 3, 5]


def test_the_gaining_player_is_affected_too() -> None:
    state = rolled(columns(4), columns(), dice=ONE_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert asked(played.state) == 0
    after = act(played.state, "forced-loss")
    assert after.herd() == counts(sheep=4)
    assert after.state.supply[Kind.SHEEP] == 0


def test_players_are_asked_clockwise_from_the_active_player() -> None:
    state = others(columns(4), columns(4), columns(4), dice=ONE_SHEEP, active=2, part_seat=0, supply=(0, 30, 24, 12))
    played = act(state, "take 1")
    order = []
    while played.state.tasks:
        order.append(asked(played.state))
        played = act(played.state, "forced-loss")
    assert order == [2, 0, 1]


def test_all_animals_on_the_board_count_loose_ones_too() -> None:
    loose = field("+--+--+\n|s2 s1|s1\n+--+--+")
    state = others(loose, columns(1), dice=ONE_SHEEP, supply=(0, 30, 24, 12))
    assert asked(act(state, "take 1").state) == 0


# What is taken when.


def test_what_the_supply_still_holds_is_taken_first() -> None:
    state = rolled(columns(0, 1), columns(4), dice=TWO_SHEEP, supply=(1, 30, 24, 12))
    played = act(state, "use 1")
    assert played.of(AnimalsGained)[0].counts == counts(sheep=1)
    assert played.of(RestockBegun)[0].missing == 1
    after = act(played.state, "forced-loss")
    assert after.herd() == counts(sheep=2, pigs=1)


def test_what_is_taken_first_may_make_the_gainer_an_affected_player() -> None:
    state = rolled(columns(3), columns(), dice=TWO_SHEEP, supply=(1, 30, 24, 12))
    played = act(state, "use 1")
    assert (asked(played.state), played.herd()) == (0, counts(sheep=4))
    assert offered(played.state) == ["forced-trade", "forced-loss"]
    assert act(played.state, "forced-trade").herd() == counts(sheep=3, pigs=1)
    assert act(played.state, "forced-loss").herd() == counts(sheep=4)


def test_no_restock_is_needed_for_an_animal_that_its_gainer_cannot_keep() -> None:
    full = field("+--+\n|s2|\n+--+")
    played = act(rolled(full, columns(6), dice=ONE_SHEEP, supply=(0, 30, 24, 12)), "use 1")
    assert not played.of(RestockBegun)
    assert played.herd() == counts(sheep=2)


def test_no_restock_is_needed_for_an_animal_that_its_gainer_will_not_keep() -> None:
    full = field("+--+\n|p2|\n+--+")
    state = rolled(full, columns(6), dice=ONE_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1", "keep 0 2 0 0")
    assert not played.of(RestockBegun)
    wanted = act(state, "use 1", "keep 1 0 0 0")
    assert wanted.of(RestockBegun)[0].missing == 1
    assert asked(wanted.state) == 1


def test_an_animal_given_up_for_one_that_must_be_restocked_comes_after_the_restock() -> None:
    state = rolled(field("+--+\n|p2|\n+--+"), columns(6), dice=ONE_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1", "keep 1 0 0 0", "forced-loss")
    assert played.herd() == counts(sheep=1)
    assert played.state.supply == (0, 32, 24, 12)


# Special case 1: repeat until there is enough.


def test_special_case_1_the_restock_is_repeated_until_the_supply_suffices() -> None:
    state = rolled(columns(0, 1), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1", "forced-loss")
    assert played.of(RestockBegun)[0].missing == 2
    assert played.of(RestockBegun)[1].missing == 1
    assert asked(played.state) == 1, "asked a second time"
    assert played.herd(0) == counts(sheep=0, pigs=1), "nothing comes before the restock is complete"
    after = act(played.state, "forced-loss")
    assert after.herd(0) == counts(sheep=2, pigs=1)
    assert after.herd(1) == counts(sheep=4)
    assert not after.state.tasks


def test_special_case_1_one_trade_of_two_sheep_may_be_enough_for_two() -> None:
    state = rolled(columns(0, 1), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12))
    after = act(state, "use 1", "forced-trade")
    assert after.herd(0) == counts(sheep=2, pigs=1)
    assert after.herd(1) == counts(sheep=4, pigs=1)
    assert not after.state.tasks


def test_special_case_1_who_is_affected_is_looked_at_anew_in_every_round() -> None:
    state = rolled(columns(0, 1), columns(4), columns(5), dice=TWO_SHEEP, supply=(0, 0, 24, 12))
    played = act(state, "use 1")
    assert [event.missing for event in played.of(RestockBegun)] == [2], "two of them lost one each"
    alone = rolled(columns(0, 1), columns(4), columns(3), dice=TWO_SHEEP, supply=(0, 0, 24, 12))
    played = act(alone, "use 1")
    assert played.herd(0) == counts(sheep=1, pigs=1)
    assert played.of(GainForfeited)[0][1:4] == (0, Kind.SHEEP, 1), "nobody is affected any more: the rest is forfeited"


def test_if_nobody_is_affected_the_rest_of_the_gain_is_forfeited() -> None:
    affected = act(rolled(columns(3), columns(3), dice=TWO_SHEEP, supply=(1, 30, 24, 12)), "use 1")
    assert affected.herd() == counts(sheep=4)
    assert not affected.of(GainForfeited), "the fourth sheep makes the gainer one who is affected"
    assert offered(affected.state) == ["forced-trade", "forced-loss"]
    lost = act(rolled(columns(1), columns(3), dice=TWO_SHEEP, supply=(1, 30, 24, 12)), "use 1")
    assert lost.herd() == counts(sheep=2)
    assert lost.of(GainForfeited)[0][1:4] == (0, Kind.SHEEP, 1)
    assert not lost.state.tasks


def test_what_is_forfeited_changes_nobodys_animals() -> None:
    state = rolled(columns(1), columns(3), dice=TWO_SHEEP, supply=(1, 30, 24, 12))
    rules = catalog.rules("my-kingdom-for-a-horse")
    use = rules.records.parse("use 1")
    events, pictures = rules.apply(state, 0, use).events, rules.pictures(state, 0, use)
    before = state
    kinds = []
    for event, after in zip(events, pictures, strict=True):
        kinds.append(type(event))
        assert FACTS["my-kingdom-for-a-horse"][type(event).__name__](event, before, after)
        before = after
    assert GainForfeited in kinds


def test_nobody_gives_up_animals_for_one_that_cannot_come() -> None:
    """Ruling 13 leaves open when it shows that nobody has to give; a fair table sees it before the choice."""
    full = field("+--+\n|s2|\n+--+")
    played = act(rolled(full, columns(0, 0, 3), dice=TWO_COWS, supply=(30, 30, 0, 12)), "use 1")
    assert played.of(GainForfeited)[0][1:4] == (0, Kind.COW, 1)
    assert not played.state.tasks
    assert played.herd() == counts(sheep=2)
    able = act(rolled(full, columns(0, 0, 4), dice=TWO_COWS, supply=(30, 30, 0, 12)), "use 1")
    assert offered(able.state) == ["keep 0 0 1 0", "keep 2 0 0 0"]


def test_of_a_gain_that_cannot_come_whole_the_rest_is_settled() -> None:
    full = field("+--+\n|p2|\n+--+")
    played = act(rolled(full, columns(3), dice=TWO_SHEEP, supply=(1, 30, 24, 12)), "use 1")
    assert played.of(GainForfeited)[0][1:4] == (0, Kind.SHEEP, 1)
    assert offered(played.state) == ["keep 0 2 0 0", "keep 1 0 0 0"]
    assert not act(played.state, "keep 1 0 0 0").state.tasks


HERDS = "+--+--+--+--+\n|c2 c2|p2 p2|\n+--+--+--+  +\n         |p2|\n+  +  +  +--+"


def test_a_gainer_who_gives_way_himself_has_room_for_one_in_its_place_and_loses_no_others() -> None:
    state = rolled(field(HERDS), columns(0, 0, 3), dice="fence-1 fence-1 fence-1 cow", supply=(20, 20, 0, 12))
    played = act(state, "use 4")
    assert offered(played.state) == ["forced-trade", "forced-loss"]
    after = act(played.state, "forced-loss")
    assert after.herd() == counts(pigs=6, cows=4)
    assert not after.state.tasks, "what he takes in the end does not push him over three once more"
    assert act(played.state, "forced-trade").herd()[Kind.HORSE] == 1
    both = rolled(field(HERDS), columns(0, 0, 4), dice="half-cow half-cow fence-1 pig", supply=(20, 20, 0, 0))
    given = act(both, "use 1")
    assert [given.herd(0), given.herd(1)] == [counts(pigs=6, cows=4), counts(cows=3)]
    assert not given.state.tasks, "there is room: nobody is asked who stays"


def test_a_gainer_without_room_says_first_what_would_be_kept() -> None:
    """Ruling 13: nobody gives way for an animal that would not be kept."""
    state = rolled(field(HERDS), columns(0, 0, 4), dice="fence-1 fence-1 fence-1 cow", supply=(20, 20, 0, 0))
    played = act(state, "use 4")
    assert played.herd(1) == counts(cows=4)
    assert offered(played.state) == ["keep 0 4 5 0", "keep 0 6 4 0"]
    refused = act(played.state, "keep 0 6 4 0")
    assert not refused.of(RestockBegun)
    assert [refused.herd(0), refused.herd(1)] == [counts(pigs=6, cows=4), counts(cows=4)]
    wanted = act(played.state, "keep 0 4 5 0")
    assert [wanted.herd(0), wanted.herd(1)] == [counts(pigs=4, cows=5), counts(cows=3)]
    assert not wanted.state.tasks


def test_what_would_be_kept_is_asked_about_the_whole_gain_at_once() -> None:
    full = field("+--+--+\n|s2|p2|\n+--+--+")
    played = act(rolled(full, columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12)), "use 1")
    assert offered(played.state) == ["keep 2 2 0 0", "keep 4 0 0 0"]
    refused = act(played.state, "keep 2 2 0 0")
    assert not refused.of(RestockBegun)
    assert refused.herd(1) == counts(6)
    kept = act(played.state, "keep 4 0 0 0", "forced-loss")
    assert kept.herd() == counts(2), "nothing comes before the restock is complete"
    kept = act(kept.state, "forced-loss")
    assert [kept.herd(0), kept.herd(1)] == [counts(4), counts(4)]
    assert not kept.state.tasks


def test_room_is_made_only_for_those_who_come_for_sure() -> None:
    """A trade of two may bring more, but nobody's own are given up for what may not come."""
    full = field("+--+--+\n|s2|p2|\n+--+--+")
    played = act(rolled(full, columns(4), dice=TWO_SHEEP, supply=(0, 30, 24, 12)), "use 1")
    assert offered(played.state) == ["keep 2 2 0 0", "keep 3 0 0 0"]
    refused = act(played.state, "keep 2 2 0 0")
    assert [event[1:] for event in refused.of(GainForfeited)] == [(0, Kind.SHEEP, 1, True)]
    wanted = act(played.state, "keep 3 0 0 0")
    given = act(wanted.state, "forced-loss")
    assert given.herd() == counts(3)
    assert [event[1:] for event in given.of(GainForfeited)] == [(0, Kind.SHEEP, 1, False)]
    traded = act(wanted.state, "forced-trade")
    assert traded.herd() == counts(4), "both come in one go, and have room"
    assert len(traded.of(AnimalsGained)) == 2, "a pig for the one, two sheep for the other"


def test_with_loose_animals_about_too_the_gainer_is_asked_before_others_give_way() -> None:
    farm = field("+--+--+--+--+\n|c1 c1|s2|p1\n+--+--+--+")
    played = act(rolled(farm, columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12)), "use 1")
    assert not played.of(RestockBegun)
    assert played.state.tasks[-1][0] == TaskKind.PLACING


def test_a_gain_for_which_nobody_gives_is_forfeited_at_once_and_moves_nobody() -> None:
    farm = field("+--+--+--+--+\n|c1 c1|s2|\n+--+--+--+--+")
    state = rolled(farm, columns(3), dice=TWO_SHEEP, supply=(0, 30, 24, 12), lasting=("ram", ""))
    played = act(state, "use 1")
    assert [event[1:] for event in played.of(GainForfeited)] == [(0, Kind.SHEEP, 3, False)]
    assert played.state.fields[0] == farm


def test_what_the_supply_holds_and_what_others_give_is_asked_about_together() -> None:
    full = field("+--+\n|p2|\n+--+")
    state = rolled(full, columns(5), dice=TWO_SHEEP, supply=(1, 30, 24, 12))
    played = act(state, "use 1")
    assert offered(played.state) == ["keep 0 2 0 0", "keep 2 0 0 0"]
    assert not played.of(GainForfeited)
    refused = act(played.state, "keep 0 2 0 0")
    assert not refused.of(RestockBegun)
    assert refused.herd(1) == counts(5)
    kept = act(played.state, "keep 2 0 0 0")
    assert kept.herd() == counts(1), "what the supply holds comes first"
    kept = act(kept.state, "forced-loss")
    assert kept.herd() == counts(2)
    assert kept.herd(1) == counts(4)


def test_a_gainer_who_returns_one_and_takes_it_again_has_no_more_than_before() -> None:
    state = rolled(columns(4), columns(), dice=TWO_SHEEP, supply=(0, 0, 24, 12))
    played = act(state, "use 1")
    assert played.herd() == counts(sheep=4)
    assert len(played.of(RestockBegun)) == 1, "the one that comes again is no reason to give once more"
    assert [event[1:] for event in played.of(GainForfeited)] == [(0, Kind.SHEEP, 1, False)]
    assert not played.state.tasks


# A restock of several rounds: what is missing is taken when it is complete, in one go.


def test_what_is_missing_comes_in_one_go_when_the_restock_is_complete() -> None:
    """The worked case of ruling 13."""
    state = rolled(columns(3), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1", "forced-loss")
    assert asked(played.state) == 1, "the second alone is asked again"
    assert played.herd(0) == counts(3)
    assert played.state.supply[Kind.SHEEP] == 1
    played = act(played.state, "forced-loss")
    assert [played.herd(0), played.herd(1)] == [counts(5), counts(4)]
    assert played.state.supply[Kind.SHEEP] == 0
    assert [event.counts for event in played.of(AnimalsGained)] == [counts(2)]
    assert not played.state.tasks


def test_if_nobody_has_too_many_any_more_what_the_supply_holds_is_taken_and_the_rest_forfeited() -> None:
    state = rolled(columns(1), columns(5), dice=TWO_SHEEP, lasting=("ram", ""), supply=(0, 0, 24, 12))
    played = act(state, "use 1")
    assert [event.missing for event in played.of(RestockBegun)] == [3, 2], "the second gives one in each round"
    assert [event.counts for event in played.of(AnimalsGained)] == [counts(2)]
    assert [event[1:] for event in played.of(GainForfeited)] == [(0, Kind.SHEEP, 1, False)]
    assert [played.herd(0), played.herd(1)] == [counts(3), counts(3)]


def test_a_forced_trade_between_two_rounds_is_finished_before_the_next_round() -> None:
    cramped = field("+--+--+--+\n|s2 s2|c2|\n+--+--+--+")
    state = rolled(columns(1), cramped, columns(6), dice=TWO_SHEEP, lasting=("ram", "", ""), supply=(0, 30, 24, 12))
    played = act(state, "use 1", "forced-trade")
    assert (asked(played.state), offered(played.state)[-1]) == (1, "keep 2 1 0 0")
    played = act(played.state, "keep 2 0 2 0", "forced-loss")
    assert not played.state.tasks, "two and one are the three that were missing"
    assert [played.herd(seat) for seat in range(3)] == [counts(4), counts(2, 0, 2), counts(5)]


# Special case 2: not enough of the second type.


@pytest.mark.parametrize(("pigs", "offer"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_special_case_2_the_trade_is_offered_only_if_there_are_enough_for_all_affected(pigs: int, offer: bool) -> None:
    state = four_with([5, 4, 4, 1], supply=(0, pigs, 24, 12))
    played = act(state, "use 1")
    assert played.of(RestockBegun)[0].trade == offer
    assert ("forced-trade" in offered(played.state)) == offer
    if not offer:
        assert [played.herd(seat)[Kind.SHEEP] for seat in range(4)] == [5, 3, 3, 1]


def test_horses_have_no_upward_trade_so_all_affected_lose_one() -> None:
    state = trading(columns(0, 0, 4), columns(0, 0, 0, 4), columns(0, 0, 0, 5), supply=(32, 32, 20, 0))
    played = act(state, "trade cow 1")
    assert played.herd(0) == counts(horses=1)
    assert played.herd(1) == counts(horses=3)
    assert played.herd(2) == counts(horses=4)
    assert played.state.supply[Kind.HORSE] == 1


# The forced trade.


@pytest.mark.parametrize(
    ("kind", "dice", "herd", "after"),
    [
        (Kind.SHEEP, ONE_SHEEP, (4, 0, 0), (2, 1, 0, 0)),
        (Kind.PIG, ONE_PIG, (0, 4, 0), (0, 1, 1, 0)),
        (Kind.COW, TWO_COWS, (0, 0, 4), (0, 0, 0, 1)),
    ],
)
def test_a_forced_trade_goes_upward_once_at_the_usual_rate(
    kind: Kind, dice: str, herd: tuple[int, int, int], after: Counts
) -> None:
    supply = [30, 30, 20, 10]
    supply[kind] = 0
    state = rolled(columns(1, 1, 1), columns(*herd), dice=dice, supply=tuple(supply))
    played = act(state, "use 1", "forced-trade")
    assert played.herd(1) == after
    assert played.of(AnimalsTraded)[0].forced


def test_a_better_rate_counts_in_a_forced_trade() -> None:
    state = rolled(columns(), columns(0, 4), dice=ONE_PIG, supply=(30, 0, 20, 10), lasting=("", "cattle-market"))
    played = act(state, "use 1", "forced-trade")
    assert played.herd(1) == counts(pigs=2, cows=1)


def test_a_forced_trade_is_not_the_players_trade_of_the_turn() -> None:
    state = trading(columns(2, 4), columns(3, 6), supply=(27, 0, 24, 12), part_seat=0)
    played = act(state, "trade sheep 1", "forced-trade", "forced-trade")
    assert played.state.phase == Phase.TRADING
    assert asked(played.state) == 1
    assert "trade sheep 1" in offered(played.state)
    assert "trade pig 1" in offered(played.state)


def test_a_forced_trade_leaves_the_second_kind_of_the_turn_to_who_may_trade_two() -> None:
    """Ruling 13: "A forced trade is not the player's trade of the turn", in the midst of the own one either."""
    state = trading(columns(2, 6), columns(), supply=(30, 0, 24, 12), lasting=("market-cart", ""))
    played = act(state, "trade sheep 1", "forced-trade")
    assert played.herd() == counts(pigs=4, cows=1)
    assert (asked(played.state), offered(played.state)) == (0, ["trade pig 1", "pass"])


def test_an_animal_of_a_forced_trade_must_find_room_or_is_lost() -> None:
    cramped = field("+--+--+--+\n|s2 s2|c2|\n+--+--+--+")
    state = rolled(columns(1), cramped, dice=ONE_SHEEP, supply=(0, 30, 24, 12))
    played = act(state, "use 1", "forced-trade")
    assert asked(played.state) == 1
    assert offered(played.state) == ["keep 0 1 2 0", "keep 2 0 2 0", "keep 2 1 0 0"]
    after = act(played.state, "keep 2 0 2 0")
    assert after.of(AnimalsLost)[0].counts == counts(pigs=1)
    assert asked(after.state) == 0
    assert after.herd(0) == counts(sheep=2)


def test_a_restock_in_anothers_turn_pauses_that_turn_and_then_it_goes_on() -> None:
    state = others(columns(4), columns(1), columns(), dice="sheep-1 pig-1 fence-1 cow", supply=(0, 30, 24, 12))
    played = act(state, "take 1")
    assert asked(played.state) == 0
    assert played.state.tasks[-1][0] == TaskKind.RESTOCKING
    after = act(played.state, "forced-loss")
    assert (after.state.phase, asked(after.state)) == (Phase.OTHERS_DICE, 2)
    assert after.herd(1) == counts(sheep=2)


def test_a_restock_after_a_trade_comes_before_the_next_player_trades() -> None:
    state = trading(columns(4), columns(2, 5), supply=(28, 0, 24, 12))
    played = act(state, "trade sheep 2")
    assert asked(played.state) == 1
    assert offered(played.state) == ["forced-trade", "forced-loss"]
    after = act(played.state, "forced-trade")
    assert after.herd(0) == counts(pigs=2)
    assert asked(after.state) == 1
    assert after.state.phase == Phase.TRADING


# The end within a restock.


def test_an_end_triggered_inside_a_restock_counts_and_the_pending_gain_is_finished_first() -> None:
    state = rolled(rows(1), columns(4, 1, 2, 2), dice=TWO_SHEEP, supply=(0, 30, 20, 10))
    played = act(state, "use 1", "forced-trade")
    assert played.of(EndTriggered)[0].seat == 1, "the pig of the forced trade is the second"
    assert played.state.triggered == 1
    assert played.herd(0) == counts(sheep=3)
    assert (played.state.phase, asked(played.state)) == (Phase.OWN_DICE, 0), "the dice phase is played out"


def test_an_end_triggered_inside_a_restock_of_the_trade_phase_starts_the_final_trade_after_the_gain() -> None:
    state = trading(columns(4), columns(2, 5, 1, 2), supply=(26, 0, 20, 10))
    played = act(state, "trade sheep 2", "forced-trade")
    assert played.of(EndTriggered)[0].seat == 1
    assert played.herd(0) == counts(pigs=2)
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("FinalTradeBegun") > max(i for i, kind in enumerate(kinds) if kind == "AnimalsGained")


def test_who_may_not_trade_counts_among_those_whom_the_supply_must_cover() -> None:
    """Special case 2 asks whether the supply covers all affected players, whoever may trade in the end."""
    holder, other = columns(4, 4, 2, 2), columns(0, 4)
    short = rolled(columns(1), holder, other, dice=ONE_PIG, triggered=1, supply=(20, 0, 1, 10))
    assert not act(short, "use 1").of(RestockBegun)[0].trade
    enough = act(rolled(columns(1), holder, other, dice=ONE_PIG, triggered=1, supply=(20, 0, 2, 10)), "use 1")
    assert enough.of(RestockBegun)[0].trade
    assert offered(enough.state) == ["forced-loss"]
    assert offered(act(enough.state, "forced-loss").state) == ["forced-trade", "forced-loss"]


def test_who_must_keep_two_of_each_cannot_be_made_to_trade_below() -> None:
    """Nobody is ever forced below: with four of the kind one is lost; a trade that would leave one is not offered."""
    holder = columns(4, 4, 2, 2)
    state = rolled(columns(1), holder, dice=ONE_PIG, triggered=1, supply=(20, 0, 20, 10))
    played = act(state, "use 1")
    assert asked(played.state) == 1
    assert offered(played.state) == ["forced-loss"], "three of four pigs would leave one"
    assert act(played.state, "forced-loss").herd(1) == counts(4, 3, 2, 2)
    sheep = act(rolled(columns(1), holder, dice=ONE_SHEEP, triggered=1, supply=(0, 20, 20, 10)), "use 1")
    assert offered(sheep.state) == ["forced-trade", "forced-loss"], "two of four sheep may go"
