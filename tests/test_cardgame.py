"""Fords, the card game for tests, keeps what every game promises: its own rules are not in question anywhere else."""

from random import Random

import pytest

from boardroom.engine.rng import seeded
from tests.cardgame import FordsRules


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_is_to_act_has_something_to_do_though_some_hands_are_empty_before_others(seats: int) -> None:
    rules, passed_over = FordsRules(), 0
    for seed in range(100):
        chance, state = Random(seed), rules.setup({}, seats, seeded(seed))
        while actors := rules.actors(state):
            (seat,) = actors
            legal = rules.legal(state, seat)
            assert legal, f"seat {seat} has nothing to do in {state}"
            passed_over += not all(state.hands)
            state = rules.apply(state, seat, chance.choice(legal)).state
        assert rules.outcome(state) is not None
    assert passed_over
