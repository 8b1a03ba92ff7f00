"""Computer players at My Kingdom for a Horse finish, keep to the rules and to what they may see, and play well."""

import pytest

from boardroom.bots import BOTS, choose
from boardroom.bots.simulated_games import play, play_many
from boardroom.engine import rng
from boardroom.engine.manifest import COMPUTER
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, TakeDie
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from boardroom.games.my_kingdom_for_a_horse.rules.trade import best_plan, standings
from tests.games.farms import OPTIONS, RULES, act, columns, field, others, rolled

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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("dice", ["half-cow half-cow fence-1 sheep", "sheep-1 fence-1 fence-1 cow"])
def test_a_computer_gives_up_no_animal_for_which_there_is_room(dice: str, seed: int) -> None:
    # An empty pen is left, which other kinds would like to have, too.
    state = rolled(columns(0, 3), columns(2), dice=dice, rolls=3, used=0b100 if "half" in dice else 0b110)
    assert PASS in RULES.legal(state, 0)
    assert choose("greedy", RULES, state, 0, seed) != PASS


def test_a_computer_may_give_up_animals_that_find_no_room_or_that_would_end_the_game() -> None:
    full = rolled(field("+--+\n|s2|\n+--+"), columns(2), dice="pig-1 fence-1 fence-1 cow", rolls=3, used=0b110)
    assert not RULES.judgement.pointless(full, 0, PASS)
    last = rolled(columns(2, 2, 1, 2), columns(2), dice="half-cow half-cow fence-1 sheep", rolls=3, used=0b1100)
    assert not RULES.judgement.pointless(last, 0, PASS)
    free = rolled(columns(0, 3), columns(2), dice="sheep-1 fence-1 fence-1 cow", rolls=3, used=0b110)
    assert RULES.judgement.pointless(free, 0, PASS)


@pytest.mark.parametrize("seed", range(6))
def test_a_computer_takes_the_only_die_of_another_that_gives_it_an_animal_and_none_that_gives_nothing(
    seed: int,
) -> None:
    """It took “cows breed” without a cow, where a sheep lay beside it and a pen was empty."""
    state = others(columns(2), columns(0, 3), dice="half-cow sheep-1 half-cow cow")
    (seat,) = RULES.actors(state)
    assert choose("greedy", RULES, RULES.secrets.view(state, seat), seat, seed) == TakeDie(1)
    useless = others(columns(2), columns(0, 3), dice="half-cow half-cow half-cow cow")
    assert choose("greedy", RULES, RULES.secrets.view(useless, seat), seat, seed) == PASS


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("best", "ends", "winners"),
    [((2, 2, 3, 2), (2, 2, 2, 2), 0b01), ((2, 2, 2, 2), (2, 2, 2, 2), 0b11), ((2, 2, 2, 1), (2, 2, 2, 2), 0b10)],
    ids=["beaten", "level", "best"],
)
def test_a_computer_completes_its_set_in_the_final_trade_also_where_it_is_beaten(
    best: Counts, ends: Counts, winners: int, seed: int
) -> None:
    state = others(columns(*best), columns(2, 2, 6, 1), dice="sheep-1 pig-1 fence-1 cow", triggered=0)
    state = act(state, "pass").state
    assert state.phase == Phase.FINAL_TRADE
    while RULES.actors(state):
        (seat,) = RULES.actors(state)
        state = RULES.apply(state, seat, choose("greedy", RULES, state, seat, seed)).state
    assert standings(state)[1] == ends
    assert state.winners == winners


@pytest.mark.parametrize("seed", range(6))
def test_a_computer_that_is_beaten_in_the_last_turn_harms_its_farm_by_no_fence(seed: int) -> None:
    """It moved the fence between its cows and its horse away, and its pigs had to go."""
    beaten = field("+--+--+--+--+\n|s2|c2 c2|\n+--+  +  +  +\n|p2|c1   |  |\n+--+--+--+  +\n|s2|s2|h1|\n+--+--+--+  +")
    state = others(
        columns(3, 2, 3, 2), beaten, dice="fence-1 half-cow fence-2 pig", triggered=0, with_cards=1,
        lasting=("milk-pail", "cattle-market"),
    )  # fmt: skip
    before = best_plan(state.fields[1], standings(state)[1], limits(state.lasting[1]), Kind.SHEEP, state.goal)
    while RULES.outcome(state) is None and state.phase != Phase.FINAL_TRADE:
        (seat,) = RULES.actors(state)
        action = choose("greedy", RULES, RULES.secrets.view(state, seat), seat, seed) if seat == 1 else PASS
        state = RULES.apply(state, seat, action).state
    after = best_plan(state.fields[1], standings(state)[1], limits(state.lasting[1]), Kind.SHEEP, state.goal)
    assert after >= before
