"""What there is to be had is said once: the rules, the preview and the words beside the dice agree."""

from random import Random

import pytest

from boardroom.engine import rng
from boardroom.games.my_kingdom_for_a_horse.position.actions import Roll, TakeDie, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, DICE
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    die_gives,
    fences_left,
    half_cows,
    most_trades,
    rolls_allowed,
)
from boardroom.games.my_kingdom_for_a_horse.position.events import Bred, FencesGained
from boardroom.games.my_kingdom_for_a_horse.position.field import FENCES, SPACES, Field
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import gives
from boardroom.games.my_kingdom_for_a_horse.words.names import new_fences, standing_fences
from tests.games.barnyard import say
from tests.games.farms import OPTIONS, RULES, act, columns, others, rolled


def test_with_one_fence_left_rules_preview_and_dice_box_say_that_one_can_be_placed() -> None:
    one_left = Field((1 << FENCES - 1) - 1, bytes(SPACES))
    state = rolled(one_left, columns(), dice="fence-2 half-cow pig-1 cow")
    assert act(state, "use 1").of(FencesGained)[0][2:] == (1, 2)
    (place, move) = RULES.words.preview(state, 0, UseDie(0)).lines
    assert [dict(line.text.values) for line in (place, move)] == [
        {"fences": new_fences(1)},
        {"standing": standing_fences(2)},
    ]
    said = gives(state, 0)
    assert (said.source, dict(said.values)) == ("place {place}, move {move}", {"place": 1, "move": 2})
    none_left = rolled(Field((1 << FENCES) - 1, bytes(SPACES)), columns(), dice="fence-2 half-cow pig-1 cow")
    assert (gives(none_left, 0).source, gives(none_left, 0).n) == ("none left to place, move %n", 2)


def test_half_cows_say_that_they_give_a_cow_together() -> None:
    two = rolled(columns(), columns(), dice="half-cow pig-1 half-cow cow")
    for die in (0, 2):
        assert say(gives(two, die)) == "the 2 half cows give 1 cow"
        assert say(gives(two, die), "ja") == "半分の牛2つで牛1頭"
    three = rolled(columns(), columns(), dice="half-cow half-cow half-cow cow")
    assert say(gives(three, 1)) == "the 3 half cows give 1 cow"
    alone = rolled(columns(), columns(), dice="half-cow pig-1 pig-1 cow", lasting=("milk-pail", ""))
    assert say(gives(alone, 0)) == "gives 1 cow", "with the card for it"


def test_half_cows_say_to_who_takes_one_of_anothers_dice_that_they_give_nothing() -> None:
    """Ruling 9: also to who may take a second die by a card, as each is an effect of its own."""
    state = others(columns(2), columns(2), dice="half-cow half-cow pig-1 cow")
    assert say(gives(state, 0)) == "gives you nothing"


def test_what_a_die_does_not_give_somebody_else_is_not_said_to_the_reader() -> None:
    state = rolled(columns(), columns(), dice="half-cow pig-1 half-cow cow")
    assert say(gives(state, 3)) == "gives you nothing"
    assert say(gives(state, 3, yours=False)) == "gives nothing"


@pytest.mark.parametrize("seed", range(4))
def test_a_die_can_be_used_if_it_gives_something_and_gives_what_is_said(seed: int) -> None:
    state, chance = RULES.setup(OPTIONS | {"last_round": 30}, 1 + seed, rng.seeded(seed)), Random(seed)
    looked = 0
    while RULES.actors(state):
        (seat,) = RULES.actors(state)
        for action in RULES.legal(state, seat):
            if isinstance(action, UseDie | TakeDie):
                looked += 1
                gift = die_gives(state, seat, action.die)
                happened = RULES.apply(state, seat, action).events
                fences = [event[2:] for event in happened if isinstance(event, FencesGained)]
                assert fences == ([(gift.place, gift.move)] if gift.place or gift.move else [])
                young = [event[2::2] for event in happened if isinstance(event, Bred)]
                assert young == ([(gift.kind, gift.animals)] if action.die == BREEDING_DIE else [])
                words = {
                    line.text.source
                    for line in RULES.words.preview(RULES.secrets.view(state, seat), seat, action).lines
                }
                assert ("gain {animals}" in words) == bool(gift.animals)
                assert ("{animals}" in gives(state, action.die).source) == bool(gift.animals)
        if state.phase == Phase.TRADING and not state.tasks and not state.turn.traded:
            trades = [action for action in RULES.legal(state, seat) if isinstance(action, Trade)]
            for kind in range(Kind.HORSE):
                assert most_trades(state, seat, kind) == sum(action.kind == kind for action in trades)
        if not state.tasks and state.turn.rolls and seat == state.active and state.phase == Phase.OWN_DICE:
            usable = {action.die for action in RULES.legal(state, seat) if isinstance(action, UseDie)}
            cows = half_cows(state)
            rolls_again = any(isinstance(action, Roll) for action in RULES.legal(state, seat))
            assert rolls_again == (not state.turn.used and state.turn.rolls < rolls_allowed(state))
            for die in range(DICE):
                gift = die_gives(state, seat, die)
                worth = gift.animals > 0 or gift.move > 0
                first = not cows >> die & 1 or cows & -cows == 1 << die
                assert (die in usable) == (worth and first and not state.turn.used >> die & 1)
        state = RULES.apply(state, seat, chance.choice(RULES.legal(state, seat))).state
    assert looked > 20


def test_a_fence_in_hand_is_not_in_the_supply() -> None:
    state = rolled(columns(), columns(), dice="fence-2 half-cow pig-1 cow")
    before = fences_left(state, 0)
    lifted = act(state, "use 1", "lift a1n").state
    assert fences_left(lifted, 0) == before
    assert fences_left(act(lifted, "place a1n").state, 0) == before
