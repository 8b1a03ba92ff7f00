"""Alone against Moritz: "Solo Game" and ruling 17."""

from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import ANIMAL_FACES, BREEDS, FENCE_FACES, HALF_COW
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsTraded,
    Bred,
    DiceRolled,
    EndTriggered,
    FencesGained,
    FinalTradeBegun,
    GainForfeited,
    GameEnded,
    RestockBegun,
    TurnBegun,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import Field
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, Reason, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind, TwinTurn
from boardroom.games.my_kingdom_for_a_horse.rules.phases import run
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder
from tests.games.farms import (
    OPTIONS,
    RULES,
    START_1,
    Played,
    act,
    asked,
    beside,
    columns,
    counts,
    field,
    offered,
    position,
    rolled,
    trading,
)

RATES = (2, 3, 4)


def own_trade(mine: Field | str = START_1, twin: Counts = (1, 1, 0, 0), **changes: Any) -> State:
    """The player may trade; then comes Moritz."""
    return trading(mine, twin=twin, **changes)


def moritz(twin: Counts, step: int, dice: str = "fence-1 fence-1 fence-1 sheep", **changes: Any) -> StepBuilder:
    """Moritz goes on from a step of his turn: 0 and 2 are rolls, 1 and 3 breeding, 4 to 6 his trades."""
    builder = StepBuilder(position(START_1, twin=twin, phase=Phase.TWINS_TURN, dice=dice, **changes))
    builder.push(TwinTurn(TaskKind.TWIN, step))
    run(builder)
    return builder


def of(builder: StepBuilder, kind: type) -> list[Any]:
    return [event for event in builder.events if isinstance(event, kind)]


# Your turn.


def test_you_go_first_with_the_field_of_the_start_player() -> None:
    state = RULES.setup({**OPTIONS, "start": "random"}, 1, rng.seeded(8))
    assert state.fields == (field(START_1),)
    assert (asked(state), state.phase) == (0, Phase.OWN_DICE)
    assert state.twin == counts(sheep=1, pigs=1)


def test_moritz_receives_no_farm_cards_and_no_fences() -> None:
    state = RULES.setup(OPTIONS, 1, rng.seeded(8))
    assert len(state.hands) == len(state.fields) == len(state.lasting) == 1


def test_moritz_does_not_use_any_of_your_dice() -> None:
    state = rolled(columns(2), dice="sheep-1 pig-1 fence-1 cow")
    played = act(state, "pass")
    assert (played.state.phase, asked(played.state)) == (Phase.TRADING, 0), "your trade comes right after your dice"
    assert played.state.twin == state.twin


def test_moritz_does_not_trade_in_your_trade_phase() -> None:
    state = own_trade(columns(4), twin=(6, 6, 0, 0))
    played = act(state, "trade sheep 1")
    first_roll = next(i for i, event in enumerate(played.events) if isinstance(event, TwinTurnBegun))
    assert not [e for e in played.events[:first_roll] if isinstance(e, AnimalsTraded) and e.seat == TWIN_SEAT]


# Moritz' turn.


def whole_turn(seed: int, twin: Counts = (1, 1, 0, 0)) -> Played:
    state = own_trade(columns(2), twin=twin, rng=rng.seeded(seed))
    return act(state, "pass")


def test_his_dice_are_rolled_twice_without_re_rolls_and_then_it_is_your_turn() -> None:
    for seed in range(20):
        played = whole_turn(seed)
        rolls = played.of(DiceRolled)
        assert [(roll.seat, roll.mask, roll.roll) for roll in rolls] == [(TWIN_SEAT, 15, 1), (TWIN_SEAT, 15, 2)]
        assert played.of(TurnBegun)[0][1:] == (0, 2)
        assert (played.state.phase, asked(played.state)) == (Phase.OWN_DICE, 0)
        assert offered(played.state) == ["roll 1234"]


def by_hand(twin: Counts, rolls: list[bytes], goal: int = 2) -> Counts:
    """What Moritz has after his turn, by the rulebook's words."""
    have = list(twin)
    for dice in rolls:
        royal, breeding = dice[:3], dice[3]
        for face in royal:
            if face in ANIMAL_FACES:
                kind, number = ANIMAL_FACES[face]
                have[kind] += number
        have[Kind.COW] += list(royal).count(HALF_COW) >= 2
        have[BREEDS[breeding]] += have[BREEDS[breeding]] // 2
    for kind in KINDS[: Kind.HORSE]:
        while have[kind] - RATES[kind] >= goal:
            have[kind] -= RATES[kind]
            have[kind + 1] += 1
    sheep, pigs, cows, horses = have
    return sheep, pigs, cows, horses


@pytest.mark.parametrize("goal", [1, 2])
@pytest.mark.parametrize("twin", [(1, 1, 0, 0), (2, 2, 1, 0), (5, 3, 3, 0), (2, 2, 5, 1)])
def test_after_each_roll_he_gets_the_animals_rolled_then_breeds_and_after_both_he_trades(
    twin: Counts, goal: int
) -> None:
    for seed in range(60):
        state = own_trade(columns(2), twin=twin, goal=goal, rng=rng.seeded(seed))
        played = act(state, "pass")
        if played.of(EndTriggered):
            continue
        assert played.state.twin == by_hand(twin, [roll.dice for roll in played.of(DiceRolled)], goal)


def test_he_breeds_after_the_animals_of_the_same_roll_have_come() -> None:
    for seed in range(80):
        played = whole_turn(seed, (1, 1, 1, 0))
        kinds = [type(event) for event in played.events if isinstance(event, DiceRolled | Bred)]
        assert kinds == [DiceRolled, Bred, DiceRolled, Bred]


def test_half_cows_do_not_carry_over_from_roll_to_roll() -> None:
    seen = 0
    for seed in range(200):
        played = whole_turn(seed)
        halves = [list(roll.dice[:3]).count(HALF_COW) for roll in played.of(DiceRolled)]
        if halves == [1, 1]:
            seen += 1
            got = [event.counts for event in played.of(AnimalsGained) if event.seat == TWIN_SEAT]
            assert sum(one[Kind.COW] for one in got) == len([e for e in played.of(AnimalsTraded) if e.kind == Kind.PIG])
    assert seen > 5


def test_he_receives_no_fences() -> None:
    shown = 0
    for seed in range(30):
        played = whole_turn(seed)
        shown += sum(face in FENCE_FACES for roll in played.of(DiceRolled) for face in roll.dice[:3])
        assert not played.of(FencesGained)
        assert played.state.fields[0] == columns(2)
    assert shown > 10, "his dice do show fences"


def test_he_holds_an_unlimited_number_of_animals_unfenced() -> None:
    builder = moritz((20, 20, 3, 0), 1)
    assert of(builder, Bred)[0][1:] == (TWIN_SEAT, Kind.SHEEP, 20, 10)
    assert of(builder, AnimalsGained)[0].counts == counts(sheep=10)
    assert not of(builder, AnimalsLost)


def test_he_trades_every_type_starting_with_sheep() -> None:
    builder = moritz((8, 4, 5, 0), 4)
    traded = [(event.kind, event.given, event.taken) for event in of(builder, AnimalsTraded)]
    assert traded == [(Kind.SHEEP, 6, 3), (Kind.PIG, 3, 1), (Kind.COW, 4, 1)]
    assert builder.twin == counts(2, 4, 2, 1), "7 pigs less 3, 6 cows less 4"


@pytest.mark.parametrize(
    ("twin", "after"),
    [
        ((3, 0, 0, 0), (3, 0, 0, 0)),
        ((4, 0, 0, 0), (2, 1, 0, 0)),
        ((0, 4, 5, 0), (0, 4, 5, 0)),
        ((0, 5, 5, 0), (0, 2, 2, 1)),
    ],
)
def test_he_always_keeps_2_of_each_type_but_trades_as_many_as_possible_above(twin: Counts, after: Counts) -> None:
    assert moritz(twin, 4).twin == after


def test_in_the_short_game_he_keeps_1_of_each() -> None:
    assert moritz((5, 1, 0, 0), 4, goal=1).twin == counts(sheep=1, pigs=3)


def test_you_trade_nothing_and_use_no_die_in_his_turn() -> None:
    played = whole_turn(3)
    assert not [event for event in played.of(AnimalsTraded) if event.seat == 0]
    assert played.state.fields[0] == columns(2)


# Restocks with Moritz.


def test_he_trades_in_a_restock_if_two_of_the_kind_remain_to_him() -> None:
    state = rolled(columns(1), twin=(5, 1, 0, 0), dice="sheep-1 fence-1 fence-1 cow", supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert played.of(RestockBegun)[0].trade
    assert played.state.twin == counts(sheep=3, pigs=2)
    assert played.of(AnimalsTraded)[0][1:] == (TWIN_SEAT, Kind.SHEEP, 2, 1, True)
    assert played.herd() == counts(sheep=2)


def test_else_he_loses_one_and_that_does_not_bar_you_from_trading() -> None:
    state = rolled(columns(0, 4), twin=(0, 4, 0, 0), dice="pig-1 fence-1 fence-1 cow", supply=(30, 0, 1, 12))
    played = act(state, "use 1")
    assert played.state.twin == counts(pigs=3), "three of four pigs would leave him one"
    assert offered(played.state) == ["forced-trade", "forced-loss"], "the one cow is enough for you"
    assert played.of(RestockBegun)[0].trade


def test_in_the_short_game_he_trades_in_a_restock_if_one_of_the_kind_remains_to_him() -> None:
    """Ruling 17: "He keeps two of each kind (short game: one), also in a restock"."""
    pigs: dict[str, Any] = {"dice": "pig-1 fence-1 fence-1 cow", "supply": (30, 0, 20, 12)}
    played = act(rolled(columns(0, 1), twin=(0, 4, 0, 0), goal=1, **pigs), "use 1")
    assert played.of(RestockBegun)[0].trade
    assert played.state.twin == counts(pigs=1, cows=1)
    assert act(rolled(columns(0, 1), twin=(0, 4, 0, 0), **pigs), "use 1").state.twin == counts(pigs=3)


def test_with_3_of_the_missing_type_moritz_neither_trades_nor_loses_any() -> None:
    """Out of animals: only who has MORE THAN 3 is affected, Moritz like anybody; the player alone is asked here."""
    state = rolled(columns(4), twin=(3, 0, 0, 0), dice="sheep-1 fence-1 fence-1 cow", supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert asked(played.state) == 0
    after = act(played.state, "forced-loss")
    assert after.state.twin == counts(sheep=3)
    assert after.herd() == counts(sheep=4)


def test_moritz_too_gives_way_only_for_an_animal_that_would_be_kept() -> None:
    """Ruling 13: "A gainer without room says first what would be kept"."""
    full = field("+--+\n|p2|\n+--+")
    state = rolled(full, twin=(6, 1, 0, 0), dice="sheep-2 fence-1 fence-1 cow", supply=(0, 30, 24, 12))
    played = act(state, "use 1")
    assert offered(played.state) == ["keep 0 2 0 0", "keep 2 0 0 0"]
    refused = act(played.state, "keep 0 2 0 0")
    assert not refused.of(RestockBegun)
    assert refused.state.twin == counts(6, 1)
    wanted = act(played.state, "keep 2 0 0 0")
    assert (wanted.herd(), wanted.state.twin) == (counts(2), counts(4, 2)), "he trades two of his six"


def test_when_both_would_trade_the_supply_must_hold_enough_for_both() -> None:
    state = rolled(columns(4), twin=(4, 0, 0, 0), dice="sheep-1 fence-1 fence-1 cow", supply=(0, 1, 24, 12))
    played = act(state, "use 1")
    assert not played.of(RestockBegun)[0].trade
    assert played.state.twin == counts(sheep=3)
    assert played.herd() == counts(sheep=4), "lost one, gained one"


def test_a_restock_in_his_turn_asks_you_and_then_his_turn_goes_on() -> None:
    asked_of_you = 0
    for seed in range(40):
        state = own_trade(columns(6), twin=(1, 1, 0, 0), rng=rng.seeded(seed), supply=(0, 9, 24, 12))
        played = act(state, "pass")
        while played.state.tasks:
            asked_of_you += 1
            assert played.state.phase == Phase.TWINS_TURN
            assert asked(played.state) == 0
            assert offered(played.state) == ["forced-trade", "forced-loss"]
            assert "give-back sheep" not in beside(played.state)
            played = act(played.state, "forced-loss")
        assert played.state.phase in (Phase.OWN_DICE, Phase.FINAL_TRADE)
    assert asked_of_you > 10


def test_his_gain_is_forfeited_when_nobody_has_to_give() -> None:
    builder = moritz((3, 0, 0, 0), 1, supply=(0, 0, 0, 0))
    assert of(builder, GainForfeited)[0][1:4] == (TWIN_SEAT, Kind.SHEEP, 1)


# The end.


def test_he_triggers_the_end_like_anybody_and_with_his_dice_the_rest_of_the_dice_comes_first() -> None:
    ends = 0
    for seed in range(120):
        state = own_trade(columns(4, 4, 4, 2), twin=(2, 2, 1, 2), rng=rng.seeded(seed))
        played = act(state, "pass")
        if not played.of(EndTriggered):
            continue
        ends += 1
        kinds = [type(event) for event in played.events]
        assert played.of(EndTriggered)[0].seat == TWIN_SEAT
        assert kinds.count(DiceRolled) == 2, "both rolls are made"
        assert kinds.count(Bred) == 2
        assert played.of(FinalTradeBegun)
        trades = [i for i, kind in enumerate(kinds) if kind is AnimalsTraded]
        before = [i for i in trades if i < kinds.index(FinalTradeBegun)]
        assert not before or kinds.index(EndTriggered) > before[-1], "the final trade takes the place of what is left"
        assert (played.state.phase, asked(played.state)) == (Phase.FINAL_TRADE, 0), "the final trade includes both"
    assert ends > 10


def test_when_a_trade_of_his_triggers_the_end_the_final_trade_starts_at_once() -> None:
    builder = moritz((4, 1, 2, 2), 4)
    kinds = [type(event) for event in builder.events]
    assert EndTriggered in kinds
    assert kinds.count(AnimalsTraded) >= 1
    assert kinds.index(FinalTradeBegun) > kinds.index(EndTriggered)


def test_in_the_final_trade_he_follows_his_rule_after_you_whatever_the_supply_holds() -> None:
    state = act(trading(columns(4, 5, 1, 2), twin=(8, 2, 2, 2), supply=(20, 0, 9, 9)), "trade pig 1").state
    assert (state.phase, offered(state)) == (Phase.FINAL_TRADE, ["trade sheep 1", "pass"])
    assert state.twin == counts(8, 2, 2, 2), "first you, clockwise from the active player"
    while state.phase != Phase.OVER:
        state = act(state, "pass").state
    assert state.twin == counts(2, 2, 3, 2), "3 pigs for his 6 sheep, and 3 pigs above two for a cow"
    assert state.winners == 1 << TWIN_SEAT, "as many horses, more cows"


def test_against_moritz_one_who_wins_has_two_of_each_and_the_most_horses() -> None:
    state = act(trading(columns(2, 5, 1, 3), twin=(1, 1, 0, 0)), "trade pig 1").state
    while state.phase != Phase.OVER:
        state = act(state, "pass").state
    assert state.winners == 1
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_when_moritz_wins_no_seat_does() -> None:
    state = act(trading(columns(2, 5, 1, 2), twin=(2, 2, 2, 9)), "trade pig 1")
    while state.state.phase != Phase.OVER:
        state = act(state.state, "pass")
    assert state.state.winners == 1 << TWIN_SEAT
    outcome = RULES.outcome(state.state)
    assert outcome is not None
    assert outcome.winners == ()
    assert state.of(GameEnded)[0].winners == 1 << TWIN_SEAT


def test_who_concedes_leaves_the_kingdom_to_moritz() -> None:
    state = rolled(columns(2))
    over = RULES.apply(state, 0, RULES.records.parse("concede")).state
    assert (over.winners, over.reason) == (1 << TWIN_SEAT, Reason.CONCEDED)


def test_after_the_last_round_that_was_agreed_on_both_make_their_final_trades() -> None:
    state = own_trade(columns(4), twin=(1, 1, 0, 0), round=30, last_round=30, rng=rng.seeded(5))
    played = act(state, "pass")
    assert played.of(FinalTradeBegun)
    assert played.state.phase == Phase.FINAL_TRADE
