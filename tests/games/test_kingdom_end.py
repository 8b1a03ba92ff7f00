"""The end: what triggers it, the final trade, who wins ("End of the Game", short game variant, rulings 14 to 16)."""

import random
from typing import Any

import pytest

from boardroom.engine.text import in_english
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    EndTriggered,
    FinalTradeBegun,
    GameEnded,
    PlanMade,
    RestockBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, Reason, State
from boardroom.games.my_kingdom_for_a_horse.rules.trade import standings, winners
from tests.games.farms import (
    RULES,
    TOTALS,
    act,
    asked,
    beside,
    columns,
    counts,
    everybody,
    field,
    offered,
    others,
    rolled,
    rows,
    trading,
    with_turn,
)

NEARLY = columns(2, 2, 1, 2)
EMPTY = columns()
COW = "half-cow half-cow fence-1 pig"


def finish(state: State) -> State:
    """Play on with nothing but passing until the game is over."""
    while state.phase != Phase.OVER:
        state = act(state, "pass" if "pass" in offered(state) else offered(state)[0]).state
    return state


# The trigger.


def test_the_end_is_triggered_the_moment_a_board_holds_two_of_each() -> None:
    played = act(rolled(NEARLY, EMPTY, dice=COW), "use 1")
    assert played.of(EndTriggered)[0].seat == 0
    assert played.state.triggered == 0
    kinds = [type(event) for event in played.events]
    assert kinds.index(EndTriggered) == kinds.index(AnimalsGained) + 1


@pytest.mark.parametrize("short", range(4))
def test_one_of_a_kind_is_not_enough(short: int) -> None:
    herd = [2, 2, 2, 2]
    assert act(rolled(columns(*herd), EMPTY), "swap a1 b1").of(EndTriggered), "looked at when herds change places"
    herd[short] = 1
    played = act(rolled(columns(*herd), EMPTY), "swap a1 b1")
    assert played.state.triggered == NOBODY
    assert not played.of(EndTriggered)


def test_in_the_dice_phase_everything_is_played_out_before_the_final_trade() -> None:
    state = rolled(NEARLY, EMPTY, EMPTY, dice="half-cow half-cow sheep-2 pig")
    state = act(state, "use 1").state
    assert state.phase == Phase.OWN_DICE
    assert "use 3" in offered(state), "the other dice are still used"
    assert "use 4" in offered(state)
    state = act(state, "pass").state
    assert (state.phase, asked(state)) == (Phase.OTHERS_DICE, 1), "the others still take a die"
    played = act(state, "take 3", "take 4")
    assert played.of(FinalTradeBegun)
    assert played.state.phase in (Phase.FINAL_TRADE, Phase.OVER)


def test_the_final_trade_takes_the_place_of_the_trade_phase() -> None:
    state = act(rolled(NEARLY, columns(6, 6), dice=COW), "use 1", "pass").state
    played = act(state, "pass")
    assert played.of(FinalTradeBegun)
    assert played.state.phase == Phase.FINAL_TRADE
    assert asked(played.state) == 1, "the first seat has nothing it could trade and keep two of each"


def test_somebody_elses_die_may_trigger_the_end() -> None:
    state = others(EMPTY, columns(2, 1, 2, 2), EMPTY, dice="fence-1 fence-1 pig-1 cow")
    played = act(state, "take 3")
    assert played.of(EndTriggered)[0].seat == 1
    assert (played.state.phase, asked(played.state)) == (Phase.OTHERS_DICE, 2)
    assert act(played.state, "pass").state.phase in (Phase.FINAL_TRADE, Phase.OVER)


def test_a_card_may_trigger_the_end() -> None:
    state = rolled(columns(2, 4, 1, 2), EMPTY, hands=("drover", ""), deck="timber", dice=COW)
    assert act(state, "play drover").of(EndTriggered)


def test_in_a_trade_turn_the_final_trade_starts_at_once_also_for_those_who_had_traded() -> None:
    state = trading(columns(6, 2), columns(2, 5, 1, 2), columns(6, 6, 6, 6), part_seat=0)
    state = act(state, "trade sheep 1").state
    assert (state.phase, asked(state)) == (Phase.TRADING, 1)
    played = act(state, "trade pig 1")
    assert played.of(EndTriggered)[0].seat == 1
    assert played.of(FinalTradeBegun)
    assert (played.state.phase, asked(played.state)) == (Phase.FINAL_TRADE, 0), "who had traded trades again"


def test_a_second_kind_by_a_card_is_not_traded_any_more_once_the_final_trade_has_begun() -> None:
    state = trading(columns(2, 5, 1, 2), EMPTY, lasting=("market-cart", ""))
    played = act(state, "trade pig 1")
    assert played.of(FinalTradeBegun)


def test_the_end_stays_triggered_whoever_holds_what_later() -> None:
    state = others(columns(), columns(6), dice="sheep-1 pig-1 fence-1 cow", triggered=0)
    assert act(state, "pass").of(FinalTradeBegun)


def test_there_is_no_equal_number_of_turns() -> None:
    state = act(rolled(NEARLY, EMPTY, EMPTY, EMPTY, dice=COW), "use 1", "pass", "pass", "pass", "pass").state
    assert state.phase == Phase.OVER
    assert state.round == 1
    assert state.active == 0


def test_the_end_is_triggered_once() -> None:
    state = others(columns(2, 2, 2, 2), columns(2, 1, 2, 2), dice="pig-1 fence-1 fence-1 cow", triggered=0)
    assert not act(state, "take 1").of(EndTriggered)


def test_rearranging_may_trigger_the_end() -> None:
    """Two horses stand loose; a pen is free."""
    one = field("+--+--+--+  +\n|s2|p2|c2|h2\n+--+--+--+\n|  |\n+--+")
    state = rolled(one, EMPTY, dice=COW)
    played = act(state, "move d1 a2", "move d1 a2")
    assert played.of(EndTriggered)


# Breaking two of each is refused.


def bound(mine: Field | None = None, **changes: Any) -> State:
    """The first seat has two of each and the end is triggered."""
    return rolled(mine or columns(2, 2, 2, 2), EMPTY, triggered=0, **changes)


def test_giving_back_one_of_two_is_refused() -> None:
    assert not [text for text in beside(bound()) if text.startswith("give")]
    assert "give-back sheep" in beside(bound(columns(3, 2, 2, 2)))
    after = act(bound(columns(3, 2, 2, 2)), "give-back sheep").state
    assert "give-back sheep" not in beside(after)


def test_who_does_not_hold_two_of_each_may_give_back_anything() -> None:
    state = others(columns(2, 2, 2, 2), columns(1, 1), dice=COW, triggered=0)
    assert "give-back pig" in beside(state)
    poor = rolled(columns(1), columns(2, 2, 2, 2), hands=("ram", ""), deck="timber", triggered=1)
    assert "play ram" in offered(poor), "and may pay with anything"


def test_a_card_whose_cost_would_break_two_of_each_is_refused() -> None:
    names = ("ram drover horse-fair sheepdog", "")
    poor = bound(hands=names, deck="timber")
    assert not [text for text in offered(poor) if text.startswith("play")]
    rich = bound(columns(4, 5, 5, 2), hands=names, deck="timber")
    played = [text for text in offered(rich) if text.startswith("play")]
    assert played == ["play ram", "play drover", "play horse-fair", "play sheepdog"]
    before = bound(hands=names, deck="timber")._replace(triggered=NOBODY)
    assert "play ram" in offered(before)


def test_gained_animals_may_not_displace_the_second_of_a_kind() -> None:
    tight = field("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+")
    played = act(rolled(tight, EMPTY, dice="pig-1 sheep-1 fence-1 cow", triggered=0), "use 1")
    assert played.penned() == counts(2, 2, 2, 2)
    assert not played.state.tasks, "there is but one way"


def test_of_several_ways_to_settle_only_those_with_two_of_each_are_offered() -> None:
    roomy = field("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n|s2|p1|\n+--+--+")
    state = rolled(roomy, EMPTY, dice="pig-1 pig-1 fence-1 pig", triggered=0)
    after = act(state, "use 1", "use 2")
    for text in offered(after.state):
        if text.startswith("keep"):
            assert min(int(number) for number in text.split()[1:]) >= 2
    everything = {text for text in offered(after.state) if text.startswith("keep")}
    assert everything, "several ways remain"


def test_while_it_is_settled_who_stays_animals_are_given_back_down_to_two_of_each() -> None:
    roomy = field("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n|s2|p1|\n+--+--+")
    waiting = act(rolled(roomy, EMPTY, dice="pig-1 pig-1 fence-1 pig", triggered=0), "use 1", "use 2").state
    for text in beside(waiting):
        after = act(waiting, text).state
        assert offered(after)
        assert min(total(after.fields[0].animals)) >= 2


def test_refusals_after_the_trigger_hold_in_the_dice_of_others_too() -> None:
    state = others(EMPTY, columns(2, 2, 2, 2), dice=COW, triggered=1)
    assert not [text for text in beside(state) if text.startswith("give")]


@pytest.mark.parametrize("text", ["give-back sheep", "play ram"])
def test_the_refusal_has_its_reason(text: str) -> None:
    state = bound(hands=("ram", ""), deck="timber")
    assert not RULES.allows(state, 0, RULES.records.parse(text))
    assert RULES.words.why_not(state, 0, RULES.records.parse(text)).source.startswith("The end has been triggered")


def test_random_play_after_the_trigger_never_breaks_two_of_each() -> None:
    chance = random.Random(5)
    all_cards = list(range(35))
    for _ in range(150):
        chance.shuffle(all_cards)
        mine = chance.choice((columns(2, 2, 2, 2), columns(4, 3, 2, 3), columns(6, 5, 4, 2), columns(3, 6, 6, 6)))
        state = rolled(
            mine,
            columns(chance.randint(0, 6), chance.randint(0, 6)),
            dice=" ".join(chance.choices(("sheep-1", "sheep-2", "pig-1", "half-cow", "fence-1", "fence-2"), k=3))
            + " "
            + chance.choice(("sheep", "pig", "cow")),
            triggered=chance.choice((0, 1)),
            with_cards=1,
        )
        lasting = bytes(card for card in all_cards[:3] if CARDS[card].lasting)
        state = with_turn(state, rolls=3)._replace(
            hands=(bytes(all_cards[4:8]), b""), lasting=(lasting, b""), deck=bytes(all_cards[8:])
        )
        while state.phase != Phase.OVER:
            seat = asked(state)
            texts = offered(state) + (beside(state) if chance.random() < 0.3 else [])
            assert offered(state)
            state = act(state, chance.choice(texts)).state
            building = bool(state.tasks) and state.tasks[-1][:2] in ((0, 0), (1, 0))
            if not building:
                assert min(census(state.fields[0]).penned) >= 2
            assert seat in (0, 1)
        assert min(census(state.fields[0]).penned) >= 2


# The final trade.


def final(*fields: Field, **changes: Any) -> State:
    """The final trade has just begun: the others passed."""
    seats = len(fields)
    triggered = changes.pop("triggered", 0)
    state = others(*fields, dice=COW, part_seat=seats - 1, triggered=triggered, **changes)
    return act(state, "pass").state


def test_players_may_trade_all_types_in_the_order_sheep_pigs_cows() -> None:
    state = final(columns(6, 6, 6, 2), EMPTY)
    assert offered(state) == ["trade sheep 1", "trade sheep 2", "pass"]
    state = act(state, "trade sheep 2").state
    assert offered(state) == ["trade pig 1", "trade pig 2", "pass"], "six and two are eight; two stay"
    state = act(state, "trade pig 2").state
    assert offered(state) == ["trade cow 1", "pass"]
    played = act(state, "trade cow 1")
    assert played.herd() == counts(2, 2, 4, 3)
    assert played.state.phase == Phase.OVER


def test_every_type_may_be_passed_over() -> None:
    state = final(columns(6, 6, 6, 2), EMPTY)
    assert act(state, "pass", "pass", "pass").herd() == counts(6, 6, 6, 2)


def test_who_holds_two_of_each_keeps_them_in_every_plan() -> None:
    chance = random.Random(9)
    for _ in range(200):
        herd = [chance.randint(2, 6) for _ in range(4)]
        state = final(columns(*herd), columns(*[chance.randint(0, 6) for _ in range(4)]))
        while state.phase != Phase.OVER:
            state = act(state, chance.choice(offered(state))).state
        assert min(census(state.fields[0]).penned) >= 2
        assert state.winners
        assert everybody(state) == TOTALS


def test_who_does_not_hold_two_of_each_may_trade_everything_away() -> None:
    state = final(columns(2, 2, 2, 2), columns(6, 0, 0, 2))
    assert asked(state) == 1
    assert offered(state)[:3] == ["trade sheep 1", "trade sheep 2", "trade sheep 3"]


def test_who_has_nothing_to_trade_in_the_final_trade_is_not_asked_and_that_is_told() -> None:
    two_of_each, three_sheep = columns(3, 3, 3, 2), columns(3)
    state = others(three_sheep, two_of_each, dice=COW, part_seat=1, triggered=1)
    played = act(state, "pass")
    assert asked(played.state) == 0
    plans = act(played.state, "trade sheep 1").of(PlanMade)
    assert [(plan.seat, plan.nothing) for plan in plans] == [(0, False), (1, True)]
    told, untold = plans[1], plans[0]
    assert RULES.words.is_told(told)
    assert not RULES.words.is_told(untold)
    assert in_english(RULES.words.describe(told)) == "seat 1 has nothing to spare for the final trade."
    # After what led to it, in a sentence of its own.
    assert RULES.words.in_brief(told) is None


def test_the_supply_does_not_matter_in_the_final_trade_and_nobody_restocks() -> None:
    state = final(columns(6, 2, 2, 2), columns(6, 6, 6, 6), supply=(0, 0, 0, 0))
    played = act(state, "trade sheep 2", "pass", "pass")
    assert played.herd() == counts(2, 4, 2, 2)
    assert not played.of(RestockBegun)
    assert played.state.supply[1] == -2, "just note how many animals you should have"


def test_only_what_remains_must_fit() -> None:
    """A row of four spaces holds 8 sheep; traded away, it has room for the pigs, which are traded on."""
    state = final(columns(2, 2, 2, 2), rows(8, 8, 6))
    played = act(state, "trade sheep 4", "trade pig 4", "trade cow 2")
    assert played.herd(1) == counts(0, 0, 2, 2)
    assert played.state.winners == 1


def test_what_remains_and_does_not_fit_is_its_owners_choice() -> None:
    cramped = field("+--+--+--+\n|s2 s2|c2|\n+--+--+--+")
    state = act(final(columns(2, 2, 2, 2), cramped), "trade sheep 1").state
    assert (state.phase, asked(state)) == (Phase.FINAL_TRADE, 1)
    assert offered(state) == ["keep 0 1 2 0", "keep 2 0 2 0", "keep 2 1 0 0"]
    over = act(state, "keep 2 0 2 0")
    assert over.herd(1) == counts(sheep=2, cows=2)
    assert over.state.phase == Phase.OVER


def test_better_rates_count_in_the_final_trade() -> None:
    state = final(columns(2, 6, 2, 2), EMPTY, lasting=("cattle-market", ""))
    assert offered(state) == ["trade pig 1", "trade pig 2", "pass"]
    horses = final(columns(2, 2, 6, 2), EMPTY, lasting=("horse-trader", ""))
    assert offered(horses) == ["trade cow 1", "pass"], "two cows stay"


def test_plans_are_made_clockwise_from_the_active_player() -> None:
    state = others(columns(6), columns(6), columns(6), dice=COW, active=1, part_seat=0, triggered=2)
    state = act(state, "pass").state
    order = []
    while state.phase != Phase.OVER:
        order.append(asked(state))
        state = act(state, "pass").state
    assert order == [1, 2, 0]


def test_within_the_one_plan_of_the_final_trade_nothing_is_rearranged_or_given_back() -> None:
    assert beside(final(columns(6, 6, 6, 2), EMPTY)) == []


def test_two_of_each_may_first_be_reached_in_the_final_trade() -> None:
    state = final(columns(2, 2, 2, 2), columns(4, 5, 1, 2))
    state = act(state, "pass", "trade pig 1").state
    assert state.phase == Phase.OVER
    assert state.winners == 0b10, "as many horses, cows and pigs, but 4 sheep to 2"


def test_after_the_final_trade_the_game_is_over_and_all_is_counted() -> None:
    state = final(columns(2, 2, 2, 2), EMPTY)
    assert state.phase == Phase.OVER
    assert (state.winners, state.reason) == (1, Reason.WON)
    assert RULES.actors(state) == ()
    assert RULES.legal(state, 0) == ()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert [score.seat for score in outcome.scores] == [0, 1]


# Who wins.


def test_if_only_one_player_has_the_required_animals_they_win() -> None:
    assert winners({0: (2, 2, 2, 2), 1: (9, 9, 9, 1)}, 2) == 0b01


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ((2, 2, 2, 3), (9, 9, 9, 2)),
        ((2, 2, 3, 2), (9, 9, 2, 2)),
        ((2, 3, 2, 2), (9, 2, 2, 2)),
        ((3, 2, 2, 2), (2, 2, 2, 2)),
    ],
)
def test_ties_are_broken_by_the_most_horses_then_cows_then_pigs_then_sheep(one: Counts, two: Counts) -> None:
    assert winners({0: one, 1: two}, 2) == 0b01
    assert winners({0: two, 1: one}, 2) == 0b10


def test_if_a_tie_still_exists_the_victory_is_shared() -> None:
    assert winners({0: (2, 3, 2, 2), 1: (2, 3, 2, 2), 2: (5, 2, 2, 2)}, 2) == 0b011


def test_only_players_with_two_of_each_can_win() -> None:
    chance = random.Random(1)
    for _ in range(500):
        held = {seat: counts(*(chance.randint(0, 4) for _ in range(4))) for seat in range(4)}
        able = [seat for seat, herd in held.items() if min(herd) >= 2]
        best = max((held[seat][::-1] for seat in able), default=None)
        assert winners(held, 2) == sum(1 << seat for seat in able if held[seat][::-1] == best)


def test_animals_that_stand_loose_when_the_game_ends_do_not_count() -> None:
    """They have run away: phases end with every plan. Only animals in pens are counted (Farm Animal Basics)."""
    loose = field("+--+--+--+--+\n|s2|p2|c2|h2|\n+--+--+--+--+\n          h1")
    assert standings(trading(loose, columns(2, 2, 2, 2))) == {0: (2, 2, 2, 2), 1: (2, 2, 2, 2)}
    state = finish(rolled(loose, columns(3, 2, 2, 2), dice=COW, triggered=0))
    assert not any(any(census(one).loose) for one in state.fields)
    assert state.winners == 0b10, "without the third horse the third sheep decides"


def test_a_shared_victory_is_told_of_both() -> None:
    state = finish(final(columns(2, 2, 2, 2), columns(2, 2, 2, 2)))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


# Short game.


def test_the_short_game_ends_with_one_of_each() -> None:
    state = rolled(columns(1, 1, 0, 1), EMPTY, dice=COW, goal=1)
    assert act(state, "use 1").of(EndTriggered)


def test_in_the_short_game_one_of_each_is_kept_and_is_enough() -> None:
    state = final(columns(3, 3, 1, 1), columns(1, 1, 1, 1), goal=1)
    assert offered(state) == ["trade sheep 1", "pass"]
    over = finish(state)
    assert over.winners == 0b01


# The last round, this program's own option.


def test_after_the_last_round_that_was_agreed_on_comes_the_final_trade() -> None:
    state = trading(columns(4), columns(2), part_seat=0, active=1, round=30, last_round=30)
    played = act(state, "pass")
    assert played.of(FinalTradeBegun)
    assert not played.of(EndTriggered)
    over = finish(played.state)
    assert (over.winners, over.reason) == (0, Reason.LAST_ROUND)
    assert DATA["last_round_offered"] == [0, 30, 60, 200]


def test_who_holds_two_of_each_in_time_wins_as_in_a_game_without_a_last_round() -> None:
    over = finish(act(rolled(NEARLY, EMPTY, dice=COW, round=30, last_round=30), "use 1").state)
    assert (over.winners, over.reason) == (0b01, Reason.WON)


def test_before_the_last_round_is_over_nothing_ends() -> None:
    state = trading(columns(4), columns(2), part_seat=0, active=0, round=29, last_round=30)
    assert act(state, "pass", "pass").state.active == 1


def test_without_a_last_round_the_game_goes_on() -> None:
    state = trading(columns(4), columns(2), part_seat=0, active=1, round=5000, last_round=0)
    assert act(state, "pass").state.round == 5001


# Conceding.


def test_who_plays_against_one_other_may_concede_at_any_time() -> None:
    state = rolled(columns(2), columns(2))
    for seat in (0, 1):
        assert [RULES.records.text(action) for action in RULES.table_actions(state, seat)] == ["concede"]
        over = RULES.apply(state, seat, RULES.records.parse("concede")).state
        assert (over.phase, over.winners, over.reason) == (Phase.OVER, 1 << (1 - seat), Reason.CONCEDED)


def test_with_three_or_four_nobody_concedes_and_when_the_game_is_over_neither() -> None:
    assert RULES.table_actions(rolled(EMPTY, EMPTY, EMPTY), 0) == ()
    assert RULES.table_actions(finish(final(columns(2, 2, 2, 2), EMPTY)), 0) == ()


def test_the_end_of_the_game_is_an_event() -> None:
    state = final(columns(2, 2, 2, 2), columns(6))
    assert act(state, "pass").of(GameEnded)[0][1:] == (1, Reason.WON)
