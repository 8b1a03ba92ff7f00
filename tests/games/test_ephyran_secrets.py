"""Secrecy: what every seat and everybody sees of positions and events, and what may be guessed (ruling 16)."""

from collections import Counter
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Seal
from boardroom.games.ephyran.position.cards import ALL_TOKENS, FIRST_DIONYSUS, HIDDEN, NO_TOKEN, PILE_CARDS, Token
from boardroom.games.ephyran.position.events import (
    AreaChanged,
    AreaDestroyed,
    AreaExchangedWithHand,
    CardDrawn,
    CardKept,
    CardsSeen,
)
from boardroom.games.ephyran.position.state import Phase, State
from tests.games.citadel import WALKS
from tests.games.cities import RULES, act, asked, offered, position
from tests.games.cities import seen as seen_by

AUDIENCES = (0, 1, 2, None)
OTHERS = (1, 2, None)


def scene(**changes: Any) -> State:
    cities = ("lagoon .+owl ., locked forest .", "lands . .+helmet", "mountain D")
    hands = ["take-token graeae lands-4", "shield lagoon-4", "dionysus forest-4"]
    return position(*cities, hands=hands, discard="lagoon-1 lands-1", **changes)


# Public.


@pytest.mark.parametrize("seat", AUDIENCES)
def test_ruling_16_public_are_cities_the_whole_discard_pile_and_tartarus_and_gods(seat: int | None) -> None:
    state = scene(pile="mountain-1")
    view = RULES.secrets.view(state, seat)
    for seen, there in zip(view.cities, state.cities, strict=True):
        assert (seen.columns, seen.locks) == (there.columns, there.locks)
    assert (view.discard, view.tartarus, view.gods) == (state.discard, state.tartarus, state.gods)
    assert len(view.tartarus) > 80


@pytest.mark.parametrize("seat", AUDIENCES)
def test_ruling_16_public_are_the_counts_of_pile_hands_and_tokens_and_where_tokens_lie(seat: int | None) -> None:
    state = scene()
    view = RULES.secrets.view(state, seat)
    assert len(view.pile) == len(state.pile)
    assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
    assert len(view.supply) == len(state.supply)
    for seen, there in zip(view.cities, state.cities, strict=True):
        assert [[token > 0 for token in row] for row in seen.tokens] == [
            [token > 0 for token in row] for row in there.tokens
        ]


# Secret.


def test_ruling_16_secret_are_hands() -> None:
    state = scene()
    for seat in AUDIENCES:
        for owner, hand in enumerate(RULES.secrets.view(state, seat).hands):
            assert hand == (state.hands[owner] if owner == seat else bytes((HIDDEN,)) * len(hand))


def test_ruling_16_secret_are_face_down_tokens_but_to_their_owner() -> None:
    state = scene()
    assert [RULES.secrets.view(state, seat).cities[0].tokens[0][0] for seat in AUDIENCES] == [
        Token.OWL,
        HIDDEN,
        HIDDEN,
        HIDDEN,
    ]
    assert [RULES.secrets.view(state, seat).cities[1].tokens[1][1] for seat in AUDIENCES] == [
        HIDDEN,
        Token.HELMET,
        HIDDEN,
        HIDDEN,
    ]


@pytest.mark.parametrize("seat", AUDIENCES)
def test_nobody_sees_the_order_of_the_pile_or_of_the_tokens(seat: int | None) -> None:
    view = RULES.secrets.view(scene(), seat)
    assert set(view.pile) == set(view.supply) == {HIDDEN}


def test_what_the_graeae_see_and_the_one_kept_is_secret_what_they_discard_is_public() -> None:
    seen = act(scene(), "play graeae")
    assert seen.state.phase == Phase.KEEPING
    assert [set(RULES.secrets.view(seen.state, seat).seen) == {HIDDEN} for seat in AUDIENCES] == [
        False,
        True,
        True,
        True,
    ]
    assert all(seen_by(seen.the(CardsSeen), seat).cards == bytes((HIDDEN,)) * 3 for seat in OTHERS)
    kept = act(seen.state, offered(seen.state, "keep")[0])
    event = kept.the(CardKept)
    assert [seen_by(event, seat).card for seat in AUDIENCES] == [event.card, HIDDEN, HIDDEN, HIDDEN]
    assert all(seen_by(event, seat).others == event.others for seat in AUDIENCES)
    assert all(RULES.secrets.view(kept.state, seat).discard[-2:] == event.others for seat in AUDIENCES)


def test_a_card_drawn_from_the_pile_is_seen_by_its_player_only_one_from_the_discard_pile_by_all() -> None:
    state = act(scene(), "discard take-token").state
    event = act(state, "draw pile").the(CardDrawn)
    assert [seen_by(event, seat).card for seat in AUDIENCES] == [event.card, HIDDEN, HIDDEN, HIDDEN]
    state = act(position("", "", "", hands=["lagoon-1 lands-4"], discard="lands-1"), "add lagoon-1 lagoon").state
    event = act(state, "draw discard").the(CardDrawn)
    assert [seen_by(event, seat).card for seat in AUDIENCES] == [state.discard[0]] * 4


def test_tokens_that_leave_the_game_are_revealed_to_nobody_in_what_happened() -> None:
    cities = ("lagoon .+owl .+helmet", "lands .+owl")
    changed = act(position(*cities, hands=["lagoon-2 lands-4"]), "change lagoon-2 lagoon").the(AreaChanged)
    swapped = act(position(*cities, hands=["exchange lagoon-1"]), "exchange exchange lagoon-1").the(
        AreaExchangedWithHand
    )
    destroyed = act(position(*cities, hands=["destroy"]), "destroy destroy 2", "let").the(AreaDestroyed)
    assert [changed.token, swapped.token, destroyed.token] == [1, 1, 1]


def test_nobody_s_view_depends_on_what_they_do_not_see() -> None:
    state = scene()
    hands = (state.hands[0], state.hands[2], state.hands[1])
    other = state._replace(
        hands=hands,
        pile=state.pile[::-1],
        supply=state.supply[::-1],
        cities=(
            state.cities[0],
            state.cities[1]._replace(tokens=(b"", bytes((0, Token.OWL)), b"", b"")),
            state.cities[2],
        ),
    )
    assert RULES.secrets.view(other, 0) == RULES.secrets.view(state, 0)
    assert RULES.legal(other, 0) == RULES.legal(state, 0)
    assert other != state


def test_choosing_what_names_cards_of_the_hand_is_secret_and_what_names_open_things_is_not() -> None:
    state = scene()
    assert all(RULES.is_secret(action) for action in RULES.legal(state, 0))
    waiting = act(state, "play take-token").state
    assert [RULES.is_secret(action) for action in RULES.legal(waiting, 1)] == [False]
    placing = act(waiting, "let", "let").state
    assert not any(RULES.is_secret(action) for action in RULES.legal(placing, 0))


# What has been seen.


def known(view: State) -> tuple[set[int], Counter[int]]:
    """The cards and the tokens whose faces a view shows."""
    laid = [half >> 1 for city in view.cities for column in city.columns for half in column]
    shields = [lock >> 1 for city in view.cities for lock in city.locks if lock >= 0]
    waiting = [view.announced.half >> 1] if view.announced is not None else []
    piles = [card for pile in (*view.hands, view.pile, view.discard, view.tartarus, view.seen) for card in pile]
    tokens = [view.token, *(token for city in view.cities for row in city.tokens for token in row)]
    return {*laid, *shields, *waiting, *piles} - {HIDDEN}, Counter(t for t in tokens if t not in (NO_TOKEN, HIDDEN))


def test_what_shows_anybody_what_neither_they_nor_the_player_knew_cannot_be_taken_back() -> None:
    firm = 0
    for state, seat, action, _ in WALKS:
        if action is None or seat is None:
            continue
        step = RULES.apply(state, seat, action)
        audiences = (*range(len(state.hands)), None)
        before = {audience: known(RULES.secrets.view(state, audience)) for audience in audiences}
        learned = False
        for audience in audiences:
            cards, tokens = known(RULES.secrets.view(step.state, audience))
            learned |= bool(cards - before[audience][0] - before[seat][0] or tokens - before[audience][1])
        assert not learned or step.seal == Seal.BARRIER, RULES.records.text(action)
        firm += learned
    assert firm > 50


# What may be guessed.


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_agrees_with_the_view_and_has_every_card_and_token_once(seat: int) -> None:
    chance = rng.seeded(3)
    for state in (scene(), act(scene(), "play take-token", "let", "let").state, act(scene(), "play graeae").state):
        view = RULES.secrets.view(state, seat)
        for _ in range(5):
            chance, guess = RULES.secrets.guess(view, seat, chance)
            assert RULES.secrets.view(guess, seat) == view
            assert RULES.records.decode(RULES.records.encode(guess)) == guess
            RULES.records.validate(guess, {"gods": "dealt", "start": "first"}, 3)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_never_has_dionysus_in_the_pile_or_among_what_the_graeae_see(seat: int) -> None:
    chance = rng.seeded(4)
    view = RULES.secrets.view(act(scene(), "play graeae").state, seat)
    for _ in range(20):
        chance, guess = RULES.secrets.guess(view, seat, chance)
        assert all(card in PILE_CARDS for card in (*guess.pile, *guess.seen))
        assert sum(card >= FIRST_DIONYSUS for hand in guess.hands for card in hand) == 1


def test_a_guess_knows_tokens_only_by_what_is_seen() -> None:
    chance = rng.seeded(5)
    found = set()
    for _ in range(30):
        chance, guess = RULES.secrets.guess(RULES.secrets.view(scene(), 0), 0, chance)
        assert guess.cities[0].tokens[0][0] == Token.OWL
        found.add(guess.cities[1].tokens[1][1])
    assert found == set(ALL_TOKENS)
    assert NO_TOKEN not in found


def test_who_is_to_decide_is_public() -> None:
    state = act(scene(), "play take-token").state
    assert {RULES.actors(RULES.secrets.view(state, seat)) for seat in AUDIENCES} == {(asked(state),)}
