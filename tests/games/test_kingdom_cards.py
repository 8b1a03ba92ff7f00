"""Farm cards: the rulebook's words on them, rulings 10 and 11, and each of the 25 designs."""

from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import DiscardCards, PlayCard
from boardroom.games.my_kingdom_for_a_horse.position.cards import (
    CARD_NAMES,
    CARD_OF,
    CARDS,
    DECK,
    DESIGNS,
    HIDDEN,
    Design,
    limits,
)
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDS, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsPaid,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    DieTurned,
    DieUsed,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, pens
from boardroom.games.my_kingdom_for_a_horse.position.numbers import HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, TaskKind
from tests.games.barnyard import say
from tests.games.farms import (
    RULES,
    START_1,
    act,
    asked,
    beside,
    cards,
    columns,
    counts,
    field,
    offered,
    others,
    position,
    rolled,
    trading,
    with_turn,
)

DICE = "half-cow fence-1 fence-2 cow"
EMPTY = columns()


def hand(names: str, *, mine: Field = EMPTY, deck: str = "timber timber-2", dice: str = DICE, **changes: Any) -> State:
    """The first seat has rolled and holds these cards."""
    return rolled(mine, EMPTY, dice=dice, hands=(names, ""), deck=deck, **changes)


def holding(names: str, *, mine: Field = EMPTY, **changes: Any) -> State:
    """The first seat has rolled and has these lasting cards before it."""
    return rolled(mine, EMPTY, lasting=(names, ""), **{"dice": DICE, **changes})


def plays(state: State) -> list[str]:
    return [text for text in offered(state) if text.startswith("play")]


def discards(state: State) -> list[str]:
    return [text for text in offered(state) if text.startswith("discard")]


# Playing.


def test_one_card_may_be_played_per_turn_and_only_by_the_active_player() -> None:
    state = hand("stray fair-prize")
    assert plays(state) == ["play stray", "play fair-prize"]
    after = act(state, "play stray").state
    assert plays(after) == []
    assert not RULES.legal(state, 1)
    again = with_turn(after, carded=0)
    assert plays(again), "in the next turn there may be another"


@pytest.mark.parametrize("rolls", [0, 1, 2, 3])
def test_a_card_is_played_at_any_time_of_the_dice_phase(rolls: int) -> None:
    state = with_turn(hand("stray"), rolls=rolls)
    assert plays(state) == ["play stray"]


def test_a_card_may_be_played_between_and_after_effects() -> None:
    state = hand("stray", dice="sheep-1 pig-1 fence-1 cow")
    assert plays(act(state, "use 1").state) == ["play stray"]
    assert plays(act(state, "use 1", "use 2").state) == ["play stray"]


def test_the_replacement_is_drawn_at_once_and_not_played_in_the_same_turn() -> None:
    played = act(hand("stray goose ram sow", deck="fair-prize timber"), "play stray")
    assert played.state.hands[0] == cards("goose ram sow fair-prize")
    assert played.state.deck == cards("timber")
    assert played.of(CardsDrawn)[0].cards == cards("fair-prize")
    assert plays(played.state) == []
    assert played.seal == Seal.BARRIER, "a secret was seen"


def test_a_lasting_card_too_is_replaced_at_once() -> None:
    """Rulebook, 1A: "After playing a farm card, immediately draw a new card", of whichever kind it was."""
    played = act(hand("ram stray", mine=columns(2), deck="fair-prize timber"), "play ram")
    assert played.state.hands[0] == cards("stray fair-prize")
    assert played.of(CardsDrawn)[0].cards == cards("fair-prize")


def test_the_hand_stays_at_its_limit_of_4() -> None:
    assert HAND_LIMIT == 4
    state = act(hand("stray goose ram sow", deck="fair-prize timber moving-day"), "play stray").state
    assert len(state.hands[0]) == 4
    # A hand can never be short: four hands and all lasting cards leave four of the 35 cards to draw.
    assert len(CARDS) - 4 * HAND_LIMIT - sum(design.lasting for design in CARDS) >= HAND_LIMIT


def test_a_card_that_works_at_once_is_discarded() -> None:
    played = act(hand("stray"), "play stray")
    assert played.state.discard == cards("stray")
    assert played.state.lasting == (b"", b"")
    assert played.of(CardPlayed)[0].card == CARD_OF["stray"]


def test_a_lasting_card_lies_face_up_for_the_rest_of_the_game_and_its_cost_is_paid_once() -> None:
    state = hand("ram", mine=columns(4))
    cost = CARDS[CARD_OF["ram"]].cost
    played = act(state, "play ram")
    assert played.state.lasting == (cards("ram"), b"")
    assert played.state.discard == b""
    assert played.of(AnimalsPaid)[0].counts == cost
    assert played.herd() == counts(sheep=4 - cost[Kind.SHEEP])
    assert played.state.supply[Kind.SHEEP] == state.supply[Kind.SHEEP] + cost[Kind.SHEEP]
    assert RULES.secrets.view(played.state, None).lasting == played.state.lasting


@pytest.mark.parametrize("design", [d for d in DESIGNS if any(d.cost)], ids=lambda d: d.key)
def test_a_card_whose_cost_cannot_be_paid_cannot_be_played(design: Design) -> None:
    enough = [min(6, number) for number in design.cost]
    assert f"play {design.key}" in plays(hand(design.key, mine=columns(*enough)))
    for kind, number in enumerate(design.cost):
        if number:
            short = list(enough)
            short[kind] -= 1
            assert plays(hand(design.key, mine=columns(*short))) == []


def test_a_card_whose_gain_does_not_fit_can_be_played() -> None:
    full = field("+--+\n|p2|\n+--+")
    state = hand("stray", mine=full)
    assert plays(state) == ["play stray"]
    assert offered(act(state, "play stray").state) == ["keep 0 2 0 0", "keep 2 0 0 0"]


def test_what_a_card_costs_is_paid_in_animals_from_the_field_and_in_nothing_else() -> None:
    for name in CARD_NAMES:
        state = hand(name, mine=columns(6, 6, 6, 6), dice="sheep-1 pig-1 fence-2 cow")
        for text in plays(state):
            played = act(state, text)
            cost = CARDS[CARD_OF[name]].cost
            assert [event.counts for event in played.of(AnimalsPaid)] == ([cost] if any(cost) else [])
            assert played.state.fields[0].fences == state.fields[0].fences


def test_no_card_touches_another_player() -> None:
    for name in CARD_NAMES:
        rich = columns(6, 6, 6, 6)
        state = hand(name, mine=rich, dice="sheep-1 pig-1 fence-2 cow")
        for text in plays(state):
            after = act(state, text).state
            assert after.fields[1] == state.fields[1]
            assert after.hands[1] == state.hands[1]


def test_no_card_is_played_or_exchanged_in_the_trade_phase() -> None:
    """Rulebook, 1A: "at any time during this phase (1A)", and in no other."""
    state = trading(columns(6), EMPTY, hands=("stray goose", ""), deck="timber", carded=0)
    assert offered(state) == ["trade sheep 1", "trade sheep 2", "trade sheep 3", "pass"]


# Exchanging.


def test_who_plays_no_card_may_discard_any_number_and_draw_as_many() -> None:
    state = hand("stray goose ram sow", deck="timber timber-2 moving-day lambing")
    assert len(discards(state)) == 15
    played = act(state, "discard 24")
    assert played.state.hands[0] == cards("stray ram timber timber-2")
    assert played.state.discard == cards("goose sow")
    assert played.of(CardsDiscarded)[0].cards == cards("goose sow")
    assert played.of(CardsDrawn)[0].cards == cards("timber timber-2")


def test_cards_are_exchanged_once_a_turn_and_then_no_card_is_played() -> None:
    state = act(hand("stray goose ram sow"), "discard 1").state
    assert discards(state) == []
    assert plays(state) == []


def test_after_a_card_was_played_none_is_exchanged() -> None:
    assert discards(act(hand("stray goose"), "play stray").state) == []


def test_cards_are_exchanged_at_any_time_of_the_dice_phase_also_at_its_end() -> None:
    state = position(EMPTY, EMPTY, hands=("stray goose", ""), deck="timber")
    assert discards(state) == ["discard 1", "discard 2", "discard 12"]
    done = hand("stray goose", dice="sheep-1 pig-1 fence-1 cow", used=15)
    assert discards(done) == ["discard 1", "discard 2", "discard 12"]


def test_in_the_next_turn_cards_may_be_played_and_exchanged_again() -> None:
    state = act(hand("stray goose ram sow"), "discard 1", "pass", "pass", "roll 1234", "pass", "pass").state
    assert (asked(state), state.turn.carded) == (0, 0)
    assert "discard 1" in discards(state)


# The deck.


def test_when_the_deck_runs_out_the_discards_are_shuffled_to_form_a_new_one() -> None:
    state = hand("stray goose ram sow", deck="", discard="timber timber-2 moving-day", rng=rng.seeded(3))
    played = act(state, "play stray")
    (drawn_event,) = played.of(CardsDrawn)
    assert drawn_event.shuffled
    assert played.state.discard == b""
    everything = played.state.hands[0] + played.state.deck
    assert sorted(everything) == sorted(cards("stray goose ram sow timber timber-2 moving-day"))


def test_a_draw_that_empties_the_deck_goes_on_with_the_discards() -> None:
    state = hand("stray goose ram sow", deck="lambing", discard="timber")
    played = act(state, "discard 123")
    assert cards("lambing")[0] in played.state.hands[0]
    assert len(played.state.hands[0]) == 4
    assert len(played.state.deck) == 2, "of timber and the three discarded ones two were drawn"


def test_when_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    state = hand("ram", mine=columns(2), deck="")
    played = act(state, "play ram")
    assert played.state.hands[0] == b""
    assert not played.of(CardsDrawn)
    assert played.seal == Seal.MOVE


# Secrets.


def test_hands_are_secret_and_discards_public() -> None:
    state = hand("stray goose", discard="lambing")
    public = RULES.secrets.view(state, None)
    assert set(public.hands[0]) == {HIDDEN}
    assert public.discard == cards("lambing")
    assert RULES.secrets.view(state, 1).hands[0] == public.hands[0]


def test_others_see_that_cards_were_drawn_and_not_which() -> None:
    (event,) = act(hand("stray"), "play stray").of(CardsDrawn)
    assert RULES.secrets.see(event, 0) == event
    for seat in (1, None):
        told = RULES.secrets.see(event, seat)
        assert told is not None
        assert told.cards == bytes([HIDDEN] * len(event.cards))


def test_naming_a_card_of_the_hand_is_secret_and_nothing_else_is() -> None:
    state = hand("stray goose", mine=columns(2))
    for action in RULES.legal(state, 0):
        assert RULES.is_secret(action) == isinstance(action, PlayCard | DiscardCards)


# What lasting cards allow goes through one place.


def test_without_lasting_cards_the_rulebooks_numbers_hold() -> None:
    bare = limits(b"")
    assert bare.rooms == (2, 2, 2, 2)
    assert bare.rates == (2, 3, 4)
    assert (bare.kinds, bare.rerolls, bare.dice) == (1, 2, 1)
    assert bare.more == (0, 0, 0, 0)
    assert (bare.more_fences, bare.breeding) == (0, (0, 0, 0, 0))
    assert [bare.half_cow, bare.turn_breeding, bare.wheel] == [False] * 3


def test_two_copies_of_a_lasting_card_add_up() -> None:
    assert limits(cards("sheepdog sheepdog-2")).rerolls == 4
    assert limits(cards("goose goose-2")).dice == 3


def test_the_copies_of_a_design_are_different_cards_with_names_of_their_own() -> None:
    assert len(set(CARD_NAMES)) == len(DECK) == 35
    assert CARDS[CARD_OF["timber"]] is CARDS[CARD_OF["timber-2"]]


def test_the_tests_below_are_about_every_design() -> None:
    names = [name for name in globals() if name.startswith("test_card_")]
    starts = {design.key: f"test_card_{design.key.replace('-', '_')}_" for design in DESIGNS}
    tested = {key for key, start in starts.items() if any(name.startswith(start) for name in names)}
    assert tested == {design.key for design in DESIGNS}


# Cards that work at once.


def test_card_stray_gives_two_sheep() -> None:
    assert act(hand("stray"), "play stray").herd() == counts(sheep=2)


def test_card_fair_prize_gives_a_sheep_and_a_pig() -> None:
    assert act(hand("fair-prize"), "play fair-prize").herd() == counts(sheep=1, pigs=1)


def test_card_timber_gives_two_fences_and_two_moves() -> None:
    state = act(hand("timber", mine=field(START_1)), "play timber").state
    assert state.tasks[-1][:4] == (TaskKind.FENCING, 0, 2, 2)
    built = act(state, "place d1n", "place d1e", "lift a1n", "place d1s", "lift b1n", "place a3w")
    assert not built.state.tasks
    assert built.state.fields[0].fences.bit_count() == 14


def test_card_moving_day_moves_four_standing_fences_and_places_none() -> None:
    state = act(hand("moving-day", mine=field(START_1)), "play moving-day").state
    assert state.tasks[-1][:4] == (TaskKind.FENCING, 0, 0, 4)
    assert not [text for text in offered(state) if text.startswith("place")]
    moved = act(state, "lift a1n", "place d1n", "lift b1n", "place d1e")
    task = moved.state.tasks[-1]
    assert isinstance(task, Fencing)
    assert task.move == 2
    assert moved.state.fields[0].fences.bit_count() == 12


def test_card_lambing_breeds_the_sheep() -> None:
    assert act(hand("lambing", mine=columns(5)), "play lambing").herd() == counts(sheep=7)
    assert act(hand("lambing", mine=columns(1)), "play lambing").herd() == counts(sheep=1)


def test_card_farrowing_breeds_the_pigs() -> None:
    assert act(hand("farrowing", mine=columns(4, 4)), "play farrowing").herd() == counts(sheep=4, pigs=6)


def test_card_calving_costs_two_sheep_and_two_pigs_and_breeds_the_cows() -> None:
    assert act(hand("calving", mine=columns(2, 3, 4)), "play calving").herd() == counts(pigs=1, cows=6)


def test_card_spring_breeds_what_the_breeding_die_shows_and_the_die_stays_to_be_used() -> None:
    state = hand("spring", mine=columns(2, 2, 2))
    played = act(state, "play spring")
    assert played.herd() == counts(cows=3)
    assert act(played.state, "use 4").herd() == counts(cows=4)


def test_card_spring_needs_dice_that_were_rolled() -> None:
    state = position(columns(2, 2), EMPTY, hands=("spring", ""), deck="timber")
    assert plays(state) == []


def test_card_sleight_turns_a_die_that_was_rolled_to_any_face() -> None:
    state = hand("sleight", mine=columns(2))
    texts = plays(state)
    assert len(texts) == 3 * (len(ROYAL) - 1) + 2
    played = act(state, "play sleight 2 sheep-2")
    assert played.state.turn.dice[1] == ROYAL.index("sheep-2")
    assert played.of(DieTurned)[0][1:] == (0, 1, ROYAL.index("sheep-2"), False)
    assert act(played.state, "use 2").herd() == counts(sheep=4)
    bred = act(state, "play sleight 4 sheep", "use 4")
    assert bred.herd() == counts(sheep=3)


def test_card_sleight_makes_a_second_half_cow() -> None:
    assert act(hand("sleight"), "play sleight 2 half-cow", "use 1").herd() == counts(cows=1)


def test_card_sleight_turns_no_die_before_the_roll_nor_one_that_was_used() -> None:
    assert plays(position(EMPTY, EMPTY, hands=("sleight", ""), deck="timber")) == []
    state = act(hand("sleight", dice="sheep-1 pig-1 fence-1 cow"), "use 1").state
    assert not [text for text in plays(state) if text.startswith("play sleight 1")]
    assert [text for text in plays(state) if text.startswith("play sleight 2")]


def test_card_second_thoughts_allows_one_more_re_roll_in_this_turn() -> None:
    state = hand("second-thoughts", rolls=3)
    assert not [text for text in offered(state) if text.startswith("roll")]
    played = act(state, "play second-thoughts").state
    assert "roll 1234" in offered(played)
    assert not [text for text in offered(act(played, "roll 1").state) if text.startswith("roll")]


def test_card_second_thoughts_may_be_played_before_the_roll_and_helps_in_no_later_turn() -> None:
    state = position(EMPTY, EMPTY, hands=("second-thoughts", ""), deck="timber")
    played = act(state, "play second-thoughts", "roll 1234", "roll 1", "roll 1", "roll 1").state
    assert played.turn.rolls == 4
    assert not [text for text in offered(played) if text.startswith("roll")]
    later = act(played, "pass", "pass").state
    assert (later.active, later.turn.more_rolls) == (1, 0)


def test_card_second_thoughts_comes_too_late_once_a_die_was_used() -> None:
    state = act(hand("second-thoughts", dice="sheep-1 pig-1 fence-1 cow"), "use 1").state
    assert plays(state) == []


def test_card_drover_gives_a_cow_for_two_pigs() -> None:
    assert act(hand("drover", mine=columns(0, 3)), "play drover").herd() == counts(pigs=1, cows=1)


def test_card_horse_fair_gives_a_horse_for_two_sheep_three_pigs_and_a_cow() -> None:
    played = act(hand("horse-fair", mine=columns(2, 4, 1)), "play horse-fair")
    assert played.herd() == counts(pigs=1, horses=1)


# Lasting cards.


def test_card_sheepdog_allows_one_more_re_roll_in_every_own_turn() -> None:
    state = act(holding("sheepdog"), "roll 1", "roll 1", "roll 1").state
    assert state.turn.rolls == 4
    assert not [text for text in offered(state) if text.startswith("roll")]
    assert not [text for text in offered(with_turn(holding(""), rolls=3)) if text.startswith("roll")]


def test_cards_for_the_own_turn_do_not_help_the_active_player_when_others_have_them() -> None:
    """Ruling 11: "re-rolls only in the own turn"; so with the weathercock, the wheelbarrow and the milk pail."""
    theirs = "sheepdog weathercock wheelbarrow milk-pail"
    state = rolled(columns(2, 2), EMPTY, dice="half-cow fence-1 fence-1 pig", rolls=3, lasting=("", theirs))
    assert offered(state) == ["use 2", "use 3", "use 4", "pass"]


def test_card_sheepdog_works_from_the_moment_it_lies() -> None:
    state = hand("sheepdog", mine=columns(1), rolls=3)
    assert not [text for text in offered(state) if text.startswith("roll")]
    assert "roll 3" in offered(act(state, "play sheepdog").state)


def test_card_hayloft_makes_room_for_a_third_cow_in_a_space() -> None:
    one = field("+--+\n|c2|\n+--+")
    played = act(holding("hayloft", mine=one, dice="fence-1 fence-1 fence-1 cow"), "use 4")
    assert played.penned() == counts(cows=3)
    pigs = act(holding("hayloft", mine=field("+--+\n|p2|\n+--+"), dice="pig-1 fence-1 fence-1 cow"), "use 1")
    assert pigs.penned() == counts(pigs=2), "for cows only"


def test_card_hayloft_lets_cows_be_moved_to_a_third_place() -> None:
    one = field("+--+--+\n|c2|c1|\n+--+--+")
    assert "move b1 a1" in beside(holding("hayloft", mine=one))
    assert "move b1 a1" not in beside(holding("", mine=one))


def test_card_milk_pail_makes_one_half_cow_enough() -> None:
    state = holding("milk-pail", dice="half-cow fence-1 fence-1 pig")
    assert act(state, "use 1").herd() == counts(cows=1)
    two = act(holding("milk-pail", dice="half-cow half-cow fence-1 pig"), "use 1")
    assert two.herd() == counts(cows=1), "two are still one effect"


def test_half_cows_used_together_leave_another_that_a_card_makes_later_its_own_effect() -> None:
    state = holding("milk-pail", hands=("sleight", ""), deck="timber", dice="half-cow half-cow fence-1 pig")
    used = act(state, "use 1")
    assert used.herd() == counts(cows=1)
    assert act(used.state, "play sleight 3 half-cow", "use 3").herd() == counts(cows=2)
    without = act(
        holding("", hands=("sleight", ""), deck="timber", dice="half-cow half-cow fence-1 pig"), "use 1"
    ).state
    assert "use 3" not in offered(act(without, "play sleight 3 half-cow").state)


def test_card_milk_pail_does_nothing_on_a_die_taken_from_others() -> None:
    state = others(EMPTY, EMPTY, dice=DICE, lasting=("", "milk-pail"))
    assert act(state, "take 1").herd(1) == counts()


def test_card_cattle_market_trades_two_pigs_for_a_cow() -> None:
    state = trading(columns(0, 5), EMPTY, lasting=("cattle-market", ""))
    assert offered(state) == ["trade pig 1", "trade pig 2", "pass"]
    assert act(state, "trade pig 2").herd() == counts(pigs=1, cows=2)


def test_card_horse_trader_trades_three_cows_for_a_horse() -> None:
    state = trading(columns(0, 0, 4), EMPTY, lasting=("horse-trader", ""))
    assert act(state, "trade cow 1").herd() == counts(cows=1, horses=1)
    many = rolled(columns(), columns(0, 0, 4), dice="half-cow half-cow fence-1 pig", supply=(30, 30, 0, 12))
    forced = many._replace(lasting=(b"", cards("horse-trader")))
    assert act(forced, "use 1", "forced-trade").herd(1) == counts(cows=1, horses=1)


def test_card_market_cart_allows_a_second_kind_in_the_trade_phase() -> None:
    state = trading(columns(4, 6), EMPTY, lasting=("market-cart", ""))
    first = act(state, "trade sheep 1")
    assert asked(first.state) == 0
    assert offered(first.state) == ["trade pig 1", "trade pig 2", "pass"], "another kind, each kind once"
    second = act(first.state, "trade pig 2")
    assert second.herd() == counts(sheep=2, pigs=1, cows=2)
    assert second.state.active == 1, "no third kind, and the other player has nothing to trade"


def test_card_goose_takes_another_die_in_others_turns() -> None:
    state = others(EMPTY, EMPTY, EMPTY, dice="sheep-1 pig-1 fence-1 cow", lasting=("", "goose", ""))
    played = act(state, "take 1", "pass", "take 2")
    assert played.herd(1) == counts(sheep=1, pigs=1)


def test_card_sawmill_adds_a_fence_to_each_die_with_fences() -> None:
    state = act(holding("sawmill", mine=field(START_1), dice="fence-2 half-cow half-cow cow"), "use 1").state
    assert state.tasks[-1][2:4] == (3, 3)
    taken = others(EMPTY, START_1, dice="fence-1 half-cow half-cow cow", lasting=("", "sawmill"))
    assert act(taken, "take 1").state.tasks[-1][2:4] == (2, 2)


def test_card_ram_adds_a_sheep_to_each_die_with_sheep() -> None:
    state = holding("ram", dice="sheep-2 sheep-1 pig-1 cow")
    assert act(state, "use 1", "use 2", "use 3").herd() == counts(sheep=5, pigs=1)
    assert act(others(EMPTY, EMPTY, dice="sheep-1 pig-1 fence-1 cow", lasting=("", "ram")), "take 1").herd(1) == counts(
        2
    )


def test_card_ram_adds_nothing_to_cards_and_births() -> None:
    state = holding("ram", hands=("stray", ""), deck="timber", mine=columns(2), dice="fence-1 fence-1 fence-1 sheep")
    assert act(state, "play stray").herd() == counts(sheep=4)
    assert act(state, "use 4").herd() == counts(sheep=3)


def test_card_sow_adds_a_pig_to_each_die_with_a_pig() -> None:
    assert act(holding("sow", dice="pig-1 sheep-1 pig-1 cow"), "use 1", "use 2", "use 3").herd() == counts(
        sheep=1, pigs=4
    )
    taken = others(EMPTY, EMPTY, dice="pig-1 sheep-1 fence-1 cow", lasting=("", "sow"))
    assert act(taken, "take 1").herd(1) == counts(pigs=2)


def test_card_weathercock_turns_the_breeding_die_once_in_the_own_turn() -> None:
    state = holding("weathercock", mine=columns(2, 2), dice=DICE)
    assert [text for text in offered(state) if text.startswith("turn")] == ["turn sheep", "turn pig"]
    turned = act(state, "turn sheep")
    assert BREEDS[turned.state.turn.dice[3]] == BREEDS[BREEDING.index("sheep")] == Kind.SHEEP
    assert not [text for text in offered(turned.state) if text.startswith("turn")]
    assert act(turned.state, "use 4").herd() == counts(sheep=3, pigs=2)


def test_card_weathercock_waits_for_the_roll_and_not_for_a_used_die() -> None:
    before = position(columns(2), EMPTY, lasting=("weathercock", ""))
    assert offered(before) == ["roll 1234"]
    used = act(holding("weathercock", mine=columns(0, 0, 2)), "use 4").state
    assert not [text for text in offered(used) if text.startswith("turn")]


def test_card_lantern_adds_one_whenever_sheep_or_pigs_have_young() -> None:
    state = holding("lantern", mine=columns(4), dice="fence-1 fence-1 fence-1 sheep")
    assert act(state, "use 4").herd() == counts(sheep=7)
    card = holding("lantern", mine=columns(4), hands=("lambing", ""), deck="timber")
    assert act(card, "play lambing").herd() == counts(sheep=7)
    taken = others(EMPTY, columns(2), dice="fence-1 fence-1 fence-1 sheep", lasting=("", "lantern"))
    assert act(taken, "take 4").herd(1) == counts(sheep=4)


def test_card_lantern_adds_no_cows() -> None:
    state = holding("lantern", mine=columns(0, 0, 2), dice="fence-1 fence-1 fence-1 cow")
    assert act(state, "use 4").herd() == counts(cows=3)


def test_card_lantern_adds_nothing_where_nothing_is_born() -> None:
    taken = others(EMPTY, columns(1), dice="fence-1 fence-1 fence-1 sheep", lasting=("", "lantern"))
    assert act(taken, "take 4").herd(1) == counts(sheep=1)


def test_card_wheelbarrow_moves_a_fence_once_in_the_own_turn() -> None:
    state = holding("wheelbarrow", mine=field(START_1))
    assert "wheelbarrow" in offered(state)
    moving = act(state, "wheelbarrow").state
    assert moving.tasks[-1][:4] == (TaskKind.FENCING, 0, 0, 1)
    moved = act(moving, "lift a1n", "place d1n")
    assert "wheelbarrow" not in offered(moved.state)
    assert moved.state.fields[0].fences.bit_count() == 12


def test_card_wheelbarrow_may_be_used_before_the_roll_and_not_in_others_turns() -> None:
    assert "wheelbarrow" in offered(position(START_1, EMPTY, lasting=("wheelbarrow", "")))
    assert "wheelbarrow" not in offered(others(EMPTY, START_1, dice=DICE, lasting=("", "wheelbarrow")))


def test_once_a_turn_cards_are_ready_again_in_the_next_own_turn() -> None:
    state = holding("wheelbarrow weathercock", mine=field(START_1))
    state = act(state, "wheelbarrow", "pass", "turn sheep", "pass", "pass", "roll 1234", "pass", "pass").state
    assert (asked(state), state.turn.turned, state.turn.wheeled) == (0, 0, 0)


def test_the_animals_that_pay_a_cost_leave_loose_ones_first_and_the_smallest_pens_before_larger() -> None:
    one = field("+--+--+--+  +\n|s1|s1 s1|s1\n+--+--+--+  +")
    after = act(hand("sheepdog", mine=one), "play sheepdog")
    assert after.loose() == counts()
    assert after.penned() == counts(sheep=3)
    again = act(with_turn(after.state, carded=0)._replace(hands=(cards("sheepdog-2"), b"")), "play sheepdog-2")
    assert again.picture().splitlines()[1] == "|  |s1 s1|   "
    assert len(pens(again.state.fields[0].fences)) == 2


def test_every_lasting_card_costs_something_and_at_most_what_a_cow_is_worth() -> None:
    """A card that works at once may cost nothing, or up to three cows' worth."""
    for design in DESIGNS:
        worth = (
            design.cost[Kind.SHEEP]
            + 2 * design.cost[Kind.PIG]
            + 6 * design.cost[Kind.COW]
            + 24 * design.cost[Kind.HORSE]
        )
        assert bool(worth) or not design.lasting
        assert worth <= (6 if design.lasting else 18)


def test_the_log_says_by_which_card_one_half_cow_is_enough() -> None:
    one = act(holding("milk-pail", dice="half-cow fence-1 fence-1 pig"), "use 1")
    assert [say(RULES.words.describe(event)) for event in one.of(DieUsed)] == ["Vera uses: half a cow (Milk Pail)."]
    two = act(holding("milk-pail", dice="half-cow half-cow fence-1 pig"), "use 1")
    assert [say(RULES.words.describe(event)) for event in two.of(DieUsed)] == ["Vera uses: half a cow, half a cow."]
