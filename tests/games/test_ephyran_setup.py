"""Setup: gods, hands, the Athena token, and the options (rulebook "Preparation", ruling 15)."""

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import PERSON
from boardroom.games.ephyran import manifest
from boardroom.games.ephyran.position.cards import ALL_TOKENS, FIRST_DIONYSUS, PILE_CARDS
from boardroom.games.ephyran.position.city import EMPTY_CITY
from boardroom.games.ephyran.position.events import GodChosen, TurnBegun
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Phase, State
from tests.games.cities import OPTIONS, RULES, act, asked, offered, sound


def fresh(seats: int = 2, seed: int = 1, **options: str) -> State:
    return RULES.setup({**OPTIONS, **options}, seats, rng.seeded(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_receives_a_dionysus_card_and_four_more_cards_of_the_pile(seats: int) -> None:
    state = sound(fresh(seats))
    for seat, hand in enumerate(state.hands):
        assert hand[0] == FIRST_DIONYSUS + seat
        assert len(hand) == 5
        assert all(card in PILE_CARDS for card in hand[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_is_every_other_card_and_has_no_dionysus(seats: int) -> None:
    state = fresh(seats)
    dealt = [card for hand in state.hands for card in hand[1:]]
    assert sorted([*dealt, *state.pile]) == list(PILE_CARDS)


def test_the_other_dionysus_cards_leave_the_game() -> None:
    state = fresh(2)
    everywhere = {card for cards in (state.pile, state.discard, state.tartarus, *state.hands) for card in cards}
    assert {card for card in everywhere if card >= FIRST_DIONYSUS} == {FIRST_DIONYSUS, FIRST_DIONYSUS + 1}


def test_nothing_is_built_discarded_or_in_tartarus_and_all_tokens_lie_face_down() -> None:
    state = fresh(3)
    assert state.cities == (EMPTY_CITY,) * 3
    assert (state.discard, state.tartarus) == (b"", b"")
    assert sorted(state.supply) == sorted(ALL_TOKENS)
    assert set(RULES.secrets.view(state, 0).supply) == {255}
    assert state.bonuses == (UNFINISHED,) * 3


def test_pile_tokens_and_gods_are_shuffled() -> None:
    first, second = fresh(4, seed=1), fresh(4, seed=2)
    assert first.pile != second.pile
    assert first.supply != second.supply
    assert len({fresh(4, seed=seed).gods for seed in range(8)}) > 4


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    assert manifest.players == (2, 3, 4)
    with pytest.raises(ValueError, match=str(seats)):
        fresh(seats)


# Gods.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_receives_a_god_of_their_own(seats: int) -> None:
    for seed in range(6):
        gods = fresh(seats, seed).gods
        assert len(set(gods)) == seats
        assert set(gods) <= {0, 1, 2, 3}


def test_or_gods_are_chosen_from_the_first_player_on_before_the_first_turn() -> None:
    state = fresh(3, gods="chosen")._replace(starter=1, active=1)
    assert (state.phase, state.gods) == (Phase.CHOOSING_GODS, (NOBODY,) * 3)
    assert offered(state) == ["god aeolus", "god gaia", "god hephaestus", "god poseidon"]
    played = act(state, "god gaia")
    assert asked(played.state) == 2
    played = act(played.state, "god aeolus")
    assert asked(played.state) == 0
    played = act(played.state, "god poseidon")
    assert played.state.gods == (0, 1, 2)
    assert (played.state.phase, asked(played.state), played.state.round) == (Phase.PLAYING, 1, 1)
    assert played.the(TurnBegun).seat == 1


def test_a_god_that_is_taken_cannot_be_chosen() -> None:
    state = act(fresh(2, gods="chosen"), "god gaia").state
    assert offered(state) == ["god aeolus", "god hephaestus", "god poseidon"]


def test_gods_are_chosen_in_public() -> None:
    played = act(fresh(2, gods="chosen"), "god gaia")
    event = played.the(GodChosen)
    assert (event.seat, event.god) == (0, 1)
    assert all(RULES.secrets.see(event, audience) == event for audience in (0, 1, None))
    assert RULES.secrets.view(played.state, None).gods == (1, NOBODY)
    assert not any(RULES.is_secret(action) for action in RULES.legal(played.state, 1))


# The first player.


def test_the_first_player_is_drawn_by_lot_or_is_the_first_seat() -> None:
    assert {fresh(4, seed, start="random").starter for seed in range(20)} == {0, 1, 2, 3}
    assert {fresh(4, seed, start="first").starter for seed in range(20)} == {0}
    assert RULES.first_seat_begins({**OPTIONS, "start": "first"})
    assert not RULES.first_seat_begins({**OPTIONS, "start": "random"})


def test_the_first_player_has_the_athena_token_and_the_first_turn() -> None:
    for seed in range(6):
        state = fresh(4, seed, start="random")
        assert asked(state) == state.starter == state.active


def test_unless_it_is_said_gods_are_dealt_and_the_first_player_is_drawn_by_lot() -> None:
    assert RULES.resolve({}, [PERSON, PERSON]) == {"gods": "dealt", "start": "random"}


def test_the_same_chance_deals_the_same_game() -> None:
    assert fresh(3, 7, start="random") == fresh(3, 7, start="random")
