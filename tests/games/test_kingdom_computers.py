"""Computer players at My Kingdom for a Horse finish, keep to the rules and to what they may see, and play well."""

import pytest

from boardroom.bots import BOTS, choose
from boardroom.bots.simulated_games import play, play_many
from boardroom.engine import rng
from boardroom.engine.manifest import COMPUTER
from tests.games.farms import OPTIONS, RULES

ROUNDS = 60


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_among_greedy_players_comes_to_its_end(seats: int) -> None:
    options = RULES.resolve({}, [COMPUTER] * seats)
    ended = play(RULES, options, ["greedy"] * seats, rng.seeded(seats))
    assert ended.finished
    assert ended.rounds < ROUNDS


def test_the_same_seed_gives_the_same_game() -> None:
    options = RULES.resolve({}, [COMPUTER] * 3)
    first, again, other = (play(RULES, options, ["greedy"] * 3, rng.seeded(seed)) for seed in (7, 7, 8))
    assert first == again != other


@pytest.mark.parametrize("bot", BOTS)
def test_computers_choose_legal_actions_whatever_the_others_hide(bot: str) -> None:
    state = RULES.setup(OPTIONS, 4, rng.seeded(3))
    for decision in range(150):
        (seat,) = RULES.actors(state)
        view = RULES.secrets.view(state, seat)
        _, twin = RULES.secrets.guess(view, seat, rng.seeded(decision))
        action = choose(bot, RULES, view, seat, decision)
        assert action in RULES.legal(state, seat)
        assert action == choose(bot, RULES, RULES.secrets.view(twin, seat), seat, decision)
        state = RULES.apply(state, seat, action).state


def test_the_greedy_player_beats_random_ones() -> None:
    options = RULES.resolve({}, [COMPUTER] * 4)
    counted = play_many(RULES, options, ["greedy", "random", "random", "random"], 8, 1)
    assert counted.wins_by_seat[0] == 8
