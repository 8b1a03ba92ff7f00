"""Secrecy: what every seat and everybody sees of positions and events (ruling 13)."""

from collections.abc import Sequence
from typing import Any

import pytest

from boardroom.games.epona.position.actions import (
    ChooseSelection,
    DrawBonus,
    DrawStables,
    FinishPlacing,
    KeepDrawn,
    KeepStable,
    PlaceCard,
)
from boardroom.games.epona.position.cards import DECK, HIDDEN, NONE
from boardroom.games.epona.position.events import (
    BonusDrawn,
    CardsDrawn,
    CardsKept,
    DrawnKept,
    Event,
    PlacingFinished,
    RoundBegun,
    StablesDrawn,
)
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.rules.secrets import seen, seen_event
from tests.games.epona_positions import Box, Played, act, assets, fresh, offered, position

AUDIENCES = (0, 1, 2, None)
OTHERS = (1, 2, None)


def backs(count: int) -> bytes:
    """So many cards whose faces are not seen."""
    return bytes((HIDDEN,)) * count


def told(event: Event, seat: int | None) -> Any:
    """The event as a seat is told it, with the fields of its kind."""
    return seen_event(event, seat)


def table(**changes: Any) -> State:
    """Three players in the middle of a round: cards on the table and in two hands, one kept from the previous round."""
    box = Box()
    rows = [[(box.stable(slots=4), [box.card("racing mare"), None, box.card("vet")])] for _ in range(3)]
    hands = [box.cards(2, cost=0), box.cards(3, cost=0)]
    kept = box.card("arena")
    return position(*rows, hands=hands, aside=[NONE, NONE, kept], discarded=box.cards(4, "rider"), **changes)


@pytest.mark.parametrize("seat", AUDIENCES)
def test_ruling_13_public_are_tableaus_coins_tokens_owner_and_selection_cards_discards_and_sizes_of_hands(
    seat: int | None,
) -> None:
    horses = assets("mare", scores="roller 2")
    state = table(
        boxes=(1, 0, 3), studs=[2, 0, 1], points=[0, 1, 0], faces=[0, 2, 4], lots=[1, 1, 4], display=b"\x06\x09",
        offered=b"\x02\x02", rollers=(bytes(horses[:1]), b"", bytes(horses[1:3])), tokens=dict.fromkeys(horses, 1),
    )  # fmt: skip
    view = seen(state, seat)
    for name in (
        "tableaus", "coins", "studs", "points", "tokens", "rollers", "owners", "boxes", "faces", "lots", "display",
        "offered", "discards",
    ):  # fmt: skip
        assert getattr(view, name) == getattr(state, name), name
    assert list(map(len, view.hands)) == list(map(len, state.hands))
    assert list(map(len, view.decks)) == list(map(len, state.decks))


@pytest.mark.parametrize("seat", AUDIENCES)
def test_ruling_13_secret_are_hands_the_kept_card_and_the_order_of_decks(seat: int | None) -> None:
    state = table()
    view = seen(state, seat)
    for owner, hand in enumerate(state.hands):
        assert view.hands[owner] == (hand if owner == seat else backs(len(hand)))
    assert view.aside[2] == (state.aside[2] if seat == 2 else HIDDEN)
    assert set(b"".join(view.decks)) == set(view.stables) == {HIDDEN}
    assert view.rng == 0


def test_ruling_13_choosing_a_selection_card_is_public_what_is_drawn_and_kept_is_secret() -> None:
    state = fresh(3)
    chosen = act(state, ChooseSelection(state.display[0]))
    assert [seen_event(event, None) for event in chosen.events] == list(chosen.events)
    state = chosen.state
    while state.phase != Phase.KEEPING:
        state = act(state, offered(state)[0]).state
    for seat in AUDIENCES:
        for owner, cards in enumerate(state.drawn):
            assert seen(state, seat).drawn[owner] == (cards if owner == seat else backs(len(cards)))
    kept = act(state, offered(state, seat=0)[0], seat=0).the(CardsKept)
    assert seen_event(kept, 0) == kept
    assert told(kept, 1).cards == told(kept, None).cards == backs(len(kept.cards))


def test_ruling_13_what_a_bonus_draws_and_the_card_kept_of_it_are_secret_what_is_discarded_is_public() -> None:
    box = Box()
    card = box.card(bonus="draw sporting")
    rows: list[list[tuple[int, Sequence[int]]]] = [[(box.stable(slots=4), [])] for _ in range(3)]
    state = act(position(*rows, hands=[[card]], coins=[9, 9, 9]), PlaceCard(card, 0, 0)).state
    drawn = act(state, DrawBonus(0))
    looked = drawn.the(BonusDrawn)
    assert seen(drawn.state, 0).seen == looked.cards
    for seat in OTHERS:
        assert seen(drawn.state, seat).seen == told(looked, seat).cards == backs(3)
    kept = act(drawn.state, KeepDrawn(looked.cards[1]))
    event = kept.the(DrawnKept)
    for seat in OTHERS:
        assert seen_event(event, seat) == event._replace(card=HIDDEN)
    assert {DECK[one] for one in event.others} == {0}


def test_ruling_13_stables_being_chosen_from_are_secret_the_one_that_is_laid_is_public() -> None:
    state = table()
    drawn = act(state, DrawStables())
    event = drawn.the(StablesDrawn)
    assert seen_event(event, 0) == event
    for seat in OTHERS:
        assert seen(drawn.state, seat).seen == told(event, seat).stables == backs(3)
    laid = act(drawn.state, KeepStable(event.stables[0], 1)).state
    assert seen(laid, None).tableaus == laid.tableaus
    assert seen(laid, None).stable_discard == laid.stable_discard == event.stables[1:]


def test_ruling_6_which_card_is_kept_and_whether_one_is_stays_secret_until_the_round_ends() -> None:
    state = table(studs=[0, 0, 0])
    card = state.hands[0][0]
    one, none = act(state, FinishPlacing(card)), act(state, FinishPlacing(NONE))
    for seat in OTHERS:
        assert seen(one.state, seat) == seen(none.state, seat)
        told = [seen_event(played.the(PlacingFinished), seat) for played in (one, none)]
        assert told[0] == told[1]
    assert seen(one.state, 0).aside[0] == card


def test_ruling_13_all_draw_at_once_and_see_their_own_cards_alone() -> None:
    state = fresh(2)
    played = act(state, offered(state)[0])
    while played.state.phase != Phase.KEEPING:
        played = act(played.state, offered(played.state)[0])
    for event in played.of(CardsDrawn):
        for seat in (0, 1, None):
            assert told(event, seat).cards == (event.cards if seat == event.seat else backs(len(event.cards)))


@pytest.mark.parametrize("seat", [0, None])
def test_ruling_14_the_solo_player_s_selection_cards_on_display_and_used_are_public_those_to_come_are_not(
    seat: int | None,
) -> None:
    state = fresh(1)
    played: Played | None = None
    while state.round == 1:
        view = seen(state, seat)
        assert (view.display, view.offered, view.used) == (state.display, state.offered, state.used)
        assert view.unused == backs(4)
        played = act(state, FinishPlacing(NONE) if state.phase == Phase.PLACING else offered(state)[0])
        state = played.state
    assert played is not None
    begun = played.the(RoundBegun)
    assert len(begun.unused) == 1
    assert seen_event(begun, seat) == begun._replace(unused=backs(1))
