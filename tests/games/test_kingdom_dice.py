"""The dice phase of the active player: rolling, re-rolling, effects ("1A", "Dice Effects", rulings 6 to 8)."""

from collections import Counter

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDS
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, Bred, DiceRolled, DieUsed, PartPassed
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from tests.games.farms import RULES, START_1, act, asked, columns, counts, field, offered, position, rolled, with_turn


def rolls(state: State) -> list[str]:
    return [text for text in offered(state) if text.startswith("roll")]


def uses(state: State) -> list[str]:
    return [text for text in offered(state) if text.startswith("use")]


# Rolling.


def test_the_active_player_rolls_all_4_dice_first() -> None:
    state = position(columns(), columns())
    assert offered(state) == ["roll 1234"]
    played = act(state, "roll 1234")
    (event,) = played.of(DiceRolled)
    assert (event.mask, event.roll) == (15, 1)
    assert all(face < 6 for face in played.state.turn.dice)
    assert played.seal == Seal.BARRIER


def test_any_dice_may_be_re_rolled_up_to_2_times_for_3_rolls_in_all() -> None:
    state = act(position(columns(1), columns()), "roll 1234").state
    assert len(rolls(state)) == 15, "any of the four dice, in any combination"
    state = act(state, "roll 2").state
    assert len(rolls(state)) == 15
    state = act(state, "roll 134").state
    assert rolls(state) == []
    assert state.turn.rolls == 3


def test_a_re_roll_changes_the_chosen_dice_only() -> None:
    for seed in range(30):
        state = rolled(columns(), columns(), rng=rng.seeded(seed))
        after = act(state, "roll 24").state
        assert (after.turn.dice[0], after.turn.dice[2]) == (state.turn.dice[0], state.turn.dice[2])
    assert (
        len({act(rolled(columns(), columns(), rng=rng.seeded(n)), "roll 24").state.turn.dice for n in range(60)}) > 20
    )


def test_dice_kept_before_may_be_re_rolled_too() -> None:
    state = rolled(columns(), columns())
    state = act(state, "roll 1").state
    assert "roll 2" in offered(state)
    assert "roll 1" in offered(state)


def test_you_are_not_required_to_use_all_re_rolls() -> None:
    assert uses(rolled(columns(), columns()))
    assert "pass" in offered(rolled(columns(), columns()))


def test_there_is_no_re_roll_once_an_effect_was_used() -> None:
    state = rolled(columns(), columns(), dice="sheep-1 sheep-1 sheep-1 cow")
    assert rolls(act(state, "use 1").state) == []


def test_every_face_of_every_die_comes_up_about_equally_often() -> None:
    seen: list[Counter[int]] = [Counter() for _ in range(4)]
    state = position(columns(), columns(), rng=rng.seeded(4))
    for _ in range(3000):
        state = act(state, "roll 1234").state
        for die, face in enumerate(state.turn.dice):
            seen[die][face] += 1
        state = with_turn(state, rolls=0)
    for counted in seen:
        assert set(counted) == set(range(6))
        assert all(400 < number < 600 for number in counted.values())


# Effects.


@pytest.mark.parametrize(
    ("face", "gained"), [("sheep-1", (1, 0, 0, 0)), ("sheep-2", (2, 0, 0, 0)), ("pig-1", (0, 1, 0, 0))]
)
def test_a_royal_die_gives_the_animals_pictured(face: str, gained: Counts) -> None:
    played = act(rolled(columns(), columns(), dice=f"{face} fence-1 fence-1 cow"), "use 1")
    assert played.herd() == gained
    assert played.of(AnimalsGained)[0].counts == gained


@pytest.mark.parametrize(("face", "number"), [("fence-1", 1), ("fence-2", 2)])
def test_a_royal_die_gives_the_fences_pictured(face: str, number: int) -> None:
    state = act(rolled(START_1, columns(), dice=f"{face} sheep-1 sheep-1 cow"), "use 1").state
    assert state.tasks[-1][:4] == (TaskKind.FENCING, 0, number, number)


def test_two_half_cows_give_1_cow() -> None:
    state = rolled(columns(), columns(), dice="half-cow fence-1 half-cow pig")
    assert uses(state) == ["use 1", "use 2"], "both halves are one effect"
    played = act(state, "use 1")
    assert played.herd() == counts(cows=1)
    assert played.of(DieUsed)[0].mask == 0b101
    assert uses(played.state) == ["use 2"]


def test_three_half_cows_give_1_cow_too() -> None:
    state = rolled(columns(), columns(), dice="half-cow half-cow half-cow pig")
    played = act(state, "use 1")
    assert played.herd() == counts(cows=1)
    assert uses(played.state) == []


def test_a_single_half_cow_has_no_effect() -> None:
    assert uses(rolled(columns(), columns(), dice="half-cow fence-1 sheep-1 pig")) == ["use 2", "use 3"]


def test_example_black_rolls_the_sheep_breed_symbol_and_has_5_sheep_and_gains_2() -> None:
    state = rolled(columns(5, 1), columns(), dice="fence-1 fence-1 fence-1 sheep")
    # Five and two are seven: one more than three spaces hold, so the sheep have the empty column too.
    played = act(state, "use 4")
    assert played.of(Bred)[0] == (1, 0, Kind.SHEEP, 5, 2)
    assert played.herd() == counts(sheep=7, pigs=1)


@pytest.mark.parametrize(("number", "young"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("kind", [Kind.SHEEP, Kind.PIG, Kind.COW])
def test_breeding_gives_one_new_animal_for_every_2_of_the_kind(kind: Kind, number: int, young: int) -> None:
    herd = [0, 0, 0]
    herd[kind] = number
    face = {Kind.SHEEP: "sheep", Kind.PIG: "pig", Kind.COW: "cow"}[kind]
    played = act(rolled(columns(*herd), columns(), dice=f"fence-1 fence-1 fence-1 {face}"), "use 4")
    assert played.herd()[kind] == number + young


@pytest.mark.parametrize("number", [0, 1])
def test_fewer_than_2_do_not_breed(number: int) -> None:
    assert "use 4" not in uses(rolled(columns(number), columns(), dice="fence-1 fence-1 fence-1 sheep"))


def test_the_breeding_die_breeds_one_kind() -> None:
    state = rolled(columns(2, 2, 2, 2), columns(), dice="fence-1 fence-1 fence-1 pig")
    assert BREEDS[state.turn.dice[3]] == Kind.PIG
    assert act(state, "use 4").herd() == counts(2, 3, 2, 2)


def test_breeding_counts_all_pens_of_the_kind_together() -> None:
    two = field("+--+--+--+--+\n|s1|s1|s1|  |\n+--+--+--+--+")
    played = act(rolled(two, columns(), dice="fence-1 fence-1 fence-1 sheep"), "use 4")
    assert played.herd() == counts(sheep=4)


def test_effects_are_used_in_any_order_and_see_what_earlier_ones_gained() -> None:
    state = rolled(columns(1), columns(), dice="sheep-2 sheep-1 fence-1 sheep")
    assert uses(state) == ["use 1", "use 2", "use 3"], "one sheep does not breed"
    after = act(state, "use 1", "use 2", "use 4")
    assert after.herd() == counts(sheep=6), "4 sheep breed 2 more"
    earlier = act(state, "use 2", "use 4", "use 1")
    assert earlier.herd() == counts(sheep=5), "2 sheep breed 1 more"


def test_the_effect_of_any_die_may_be_skipped() -> None:
    state = rolled(columns(2), columns(), dice="sheep-2 pig-1 fence-1 sheep")
    played = act(state, "use 2", "pass")
    assert played.herd() == counts(sheep=2, pigs=1)
    assert (played.state.phase, asked(played.state)) == (Phase.OTHERS_DICE, 1)
    assert played.of(PartPassed)[0].seat == 0


def test_each_die_is_used_once() -> None:
    state = act(rolled(columns(), columns(), dice="sheep-2 pig-1 fence-1 sheep"), "use 1").state
    assert "use 1" not in offered(state)
    assert uses(state) == ["use 2", "use 3", "use 4"]


def test_example_of_the_dice_phase() -> None:
    """The final roll is 2 sheep, two half cows and the sheep breed: 2 sheep, 1 cow, and the sheep breed."""
    state = rolled(columns(2), columns(), columns(), columns(), dice="sheep-2 half-cow half-cow sheep", rolls=3)
    assert rolls(state) == []
    played = act(state, "use 1", "use 2", "use 4")
    assert played.herd() == counts(sheep=6, cows=1)
    assert offered(played.state) == ["pass"]


def test_only_the_active_player_rolls_and_uses_dice() -> None:
    state = rolled(columns(), columns())
    assert RULES.legal(state, 1) == ()
    assert RULES.actors(state) == (0,)


def test_using_a_die_can_be_taken_back_and_rolling_cannot() -> None:
    assert act(rolled(columns(), columns(), dice="sheep-1 sheep-1 pig-1 cow"), "use 1").seal == Seal.MOVE
    assert act(rolled(columns(), columns()), "roll 1").seal == Seal.BARRIER
