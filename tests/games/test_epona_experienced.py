"""The start for experienced players, asymmetric owners, star stables (rulebook: Game variants; rulings 26-28, 35)."""

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import OptionValue, RefusedOption
from boardroom.engine.rules import Seal
from boardroom.engine.text import in_english
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import ChooseOwner
from boardroom.games.epona.position.cards import (
    ASYMMETRIC_OWNERS,
    HIDDEN,
    MARKED_3,
    MARKED_6,
    STABLES,
    STARRED,
    SYMMETRIC_OWNER,
    is_asymmetric,
)
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.secrets import seen
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.steps import act
from boardroom.games.epona.words.options import option_matters, why_not_option

RULES = EponaRules()
BASIC: dict[str, OptionValue] = {"start": "random", "rounds": 6, "refusal": "agreed"}


def dealt(seats: int, **options: OptionValue) -> State:
    chosen = {**BASIC, "experience": "experienced", "owners": "asymmetric", **options}
    return first_state(chosen, seats, rng.seeded(3))


def chosen(state: State) -> State:
    while state.phase == Phase.CHOOSING_OWNERS:
        seat = actors(state)[0]
        state = act(state, seat, legal(state, seat)[-1]).state
    return state


@pytest.mark.parametrize(("options", "mark"), [({}, MARKED_6), ({"stables": "star"}, STARRED)])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_each_chooses_one_of_two_asymmetric_owners_and_one_of_two_stables_of_6_or_with_a_star(
    seats: int, options: dict[str, OptionValue], mark: int
) -> None:
    state = dealt(seats, **options)
    for seat in range(seats):
        owners, stables = state.owners_offered[seat], state.stables_offered[seat]
        assert len(owners) == len(stables) == 2
        assert all(map(is_asymmetric, owners))
        assert {STABLES[stable].mark for stable in stables} == {mark}
        assert len(legal(state, seat)) == 4
    everybody = [owner % 6 for offer in state.owners_offered for owner in offer]
    assert len(set(everybody)) == 2 * seats, "nobody has the reverse of a card that another has"


def test_the_choice_is_secret_and_revealed_together() -> None:
    state = dealt(3)
    seat = actors(state)[0]
    owner, stable = state.owners_offered[seat][0], state.stables_offered[seat][1]
    step = act(state, seat, ChooseOwner(owner, stable))
    assert step.seal == Seal.CONFIRM
    for other in (None, *(one for one in range(3) if one != seat)):
        assert set(seen(step.state, other).owners_offered[seat]) == {HIDDEN}
        assert set(seen(step.state, other).stables_offered[seat]) == {HIDDEN}
    others = actors(step.state)
    second = act(step.state, others[0], legal(step.state, others[0])[0])
    last = act(second.state, others[1], legal(second.state, others[1])[0])
    assert last.seal == Seal.BARRIER
    assert last.state.owners[seat] == owner
    assert last.state.tableaus[seat][1].stable == stable
    assert not last.state.owners_offered


def test_the_stable_marked_3_is_seen_while_choosing_and_lies_above_the_other() -> None:
    state = dealt(2)
    assert [[STABLES[row.stable].mark for row in rows] for rows in state.tableaus] == [[MARKED_3], [MARKED_3]]
    assert [[STABLES[row.stable].mark for row in rows] for rows in chosen(state).tableaus] == [[MARKED_3, MARKED_6]] * 2


def test_what_is_not_chosen_leaves_the_game() -> None:
    state = chosen(dealt(3))
    assert not state.stable_discard
    assert all(not STABLES[stable].mark for stable in state.stables)


def test_selection_cards_of_round_1_lie_open_while_owners_are_chosen_but_not_in_the_solo_game() -> None:
    state = dealt(3)
    assert len(state.display) == 4
    after = chosen(state)
    assert (after.display, after.phase, after.active) == (state.display, Phase.SELECTING, state.starter)
    alone = dealt(1)
    assert not alone.display
    assert len(alone.neutral) == 2
    assert len(chosen(alone).display) == 3


def test_with_high_interaction_pairs_are_formed_once_owners_are_chosen() -> None:
    state = dealt(3, form="high")
    assert state.phase == Phase.CHOOSING_OWNERS
    assert chosen(state).phase == Phase.CHOOSING_DECKS


def test_asymmetric_boxes_below_have_no_owner_icon_and_no_points_and_are_other_mixes() -> None:
    assert len(set(ASYMMETRIC_OWNERS) | {SYMMETRIC_OWNER}) == 7
    for owner in ASYMMETRIC_OWNERS:
        kinds = {bonus.kind for bonuses in owner.below for bonus in bonuses}
        assert not kinds & {BonusKind.OWNER, BonusKind.POINT}
        assert all(owner.above)


def test_the_options_that_do_not_go_together_are_refused_with_the_reason() -> None:
    people = ["person"] * 3
    for options, kinds, key, value, reason in (
        ({}, ["person"], "form", "high", "at least two players"),
        ({}, people, "form", "two-player", "exactly two players"),
        ({"form": "two-player"}, people[:2], "rounds", 5, "always has 6 rounds"),
        ({"stables": "star"}, people, "rounds", 5, "always has 6 rounds"),
        ({"experience": "experienced"}, people, "owners", "symmetric", "asymmetric owners"),
        ({}, people + people, "experience", "experienced", "at most 3 players"),
    ):
        why = why_not_option(options, kinds, key, value)
        assert why is not None
        assert reason in in_english(why).replace("%n", "3")
    assert why_not_option({"form": "high"}, people, "rounds", 5) is None
    keys = ("form", "start", "refusal", "stables", "owners")
    assert [key for key in keys if option_matters({}, ["person"], key)] == ["stables", "owners"]


def test_star_stables_and_five_rounds_are_refused_together() -> None:
    with pytest.raises(RefusedOption):
        RULES.resolve({"stables": "star", "rounds": 5}, ["person"] * 3)
