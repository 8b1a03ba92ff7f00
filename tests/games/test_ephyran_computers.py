"""Computer players of Ephyran: nothing that plainly changes nothing."""

import pytest

from boardroom.bots import choose
from boardroom.games.ephyran.position.actions import ChangeArea, ExchangeWithCity
from boardroom.games.ephyran.position.cards import CREATURE
from boardroom.games.ephyran.position.state import State
from tests.games.cities import RULES, position

POINTLESS = RULES.judgement.pointless


def pointless(state: State, kind: type) -> list[bool]:
    """Of every action of a kind of the first seat whether it changes nothing."""
    return [POINTLESS(state, 0, action) for action in RULES.legal(state, 0) if isinstance(action, kind)]


@pytest.mark.parametrize("seed", range(12))
def test_no_area_is_changed_into_itself(seed: int) -> None:
    state = position("lagoon siren, lands . . . ., forest . . . .", "lagoon .", hands=["lagoon-1-siren mountain-4"])
    same = [
        action
        for action in RULES.legal(state, 0)
        if isinstance(action, ChangeArea) and CREATURE[action.half] == CREATURE[state.cities[0].columns[0][0]]
    ]
    assert same
    view = RULES.secrets.view(state, 0)
    assert choose("greedy", RULES, view, 0, seed) not in same


def test_what_is_just_alike_is_pointless_and_what_differs_or_bears_a_token_is_not() -> None:
    assert pointless(position("lagoon siren", "", hands=["lagoon-1-siren"]), ChangeArea) == [True]
    assert pointless(position("lagoon siren+helmet", "", hands=["lagoon-1-siren"]), ChangeArea) == [False]
    assert pointless(position("lagoon siren", "", hands=["lagoon-1-triton"]), ChangeArea) == [False]
    assert pointless(position("lagoon siren", "lagoon siren", hands=["exchange"]), ExchangeWithCity) == [True]
    assert pointless(position("lagoon siren", "lagoon siren+owl", hands=["exchange"]), ExchangeWithCity) == [False]
    assert pointless(position("lagoon siren", "lagoon triton", hands=["exchange"]), ExchangeWithCity) == [False]
