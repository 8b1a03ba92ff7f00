"""Phase 1: selection cards and tokens, drawing and keeping (rulebook "Distribution of cards", "Drawing cards",
rulings 7, 8 and 16).
"""

from collections.abc import Sequence

import pytest

from boardroom.games.epona.position.actions import ChooseDeck, ChooseSelection, KeepCards, SellCard
from boardroom.games.epona.position.cards import DECK, DECK_CARDS, FACES, GROUP, NONE
from boardroom.games.epona.position.events import BonusGained, CardsDiscarded, CardsDrawn, CardSold, SelectionChosen
from boardroom.games.epona.position.state import ADDITIONAL_CARD, FIRST_COLOUR, Phase, State
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.drawing import fullest_decks
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.steps import act as apply
from boardroom.games.epona.words.progress import progress
from tests.games.epona_positions import (
    Played,
    act,
    asked,
    assets,
    decks_chosen,
    everything,
    finished,
    fresh,
    offered,
    sellable,
)

PAUL_S = next(face for face, shown in enumerate(FACES) if shown.draws == (1, 1, 2, 2) and shown.free == 1)
FREE = [face for face, shown in enumerate(FACES) if not shown.price and not shown.gift]
PRICED = {price: [face for face, shown in enumerate(FACES) if shown.price == price] for price in (1, 2)}
COIN_GIFT = next(f for f, shown in enumerate(FACES) if shown.gift and shown.gift[0].kind == 0)
STUD_GIFT = next(f for f, shown in enumerate(FACES) if shown.gift and shown.gift[0].kind == 1)


def display(
    faces: Sequence[int], coins: Sequence[int] = (3, 3), tokens: Sequence[int] = (1, 1, 4), seed: int = 1
) -> State:
    """A round that begins with these faces on display."""
    assert len(faces) == len(tokens) == len(coins) + 1
    return fresh(len(coins), seed)._replace(display=bytes(faces), offered=bytes(tokens), coins=tuple(coins))


def all_chosen(state: State) -> State:
    """Everybody takes the first card on display and the first decks."""
    while state.phase in (Phase.SELECTING, Phase.CHOOSING_DECKS):
        state = act(state, offered(state)[0]).state
    return state


# Choosing.


def test_beginning_with_the_starting_player_and_then_clockwise_each_chooses_a_card_and_takes_its_token() -> None:
    state = display([FREE[0], FREE[1], FREE[2], FREE[3]], [3, 3, 3], [1, 1, 2, 2])._replace(starter=1, active=1)
    order = []
    while state.phase != Phase.KEEPING:
        if state.phase == Phase.SELECTING:
            order.append(asked(state))
            state = act(state, offered(state, ChooseSelection)[-1]).state
        else:
            state = act(state, offered(state)[0]).state
    assert order == [1, 2, 0]
    assert list(state.faces) == [FREE[1], FREE[3], FREE[2]]
    assert list(state.lots) == [1, 2, 2]
    assert (state.display, state.offered) == (bytes((FREE[0],)), b"\x01")


def test_a_card_that_is_taken_cannot_be_chosen_again() -> None:
    state = decks_chosen(act(display([FREE[0], FREE[1], FREE[2]]), ChooseSelection(FREE[1])).state)
    assert {action.face for action in offered(state)} == {FREE[0], FREE[2]}


def test_the_price_is_paid_when_the_card_is_chosen() -> None:
    played = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S))
    assert played.state.coins[0] == 2
    assert played.the(SelectionChosen).paid == 1


@pytest.mark.parametrize("face", [COIN_GIFT, STUD_GIFT])
def test_the_bonus_of_a_card_is_gained_when_it_is_chosen(face: int) -> None:
    (gift,) = FACES[face].gift
    played = act(display([face, FREE[0], FREE[1]]), ChooseSelection(face))
    assert played.the(BonusGained).bonus == gift
    assert played.state.coins[0] == 3 + (gift.what if gift.kind == 0 else 0)
    assert played.state.studs[0] == 1 + (gift.what if gift.kind == 1 else 0)


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_face_takes_its_price_or_brings_its_gift(face: int) -> None:
    others = [one for one in FREE if one // 2 != face // 2][:2]
    shown = FACES[face]
    state = act(display([face, *others]), ChooseSelection(face)).state
    coins, studs = (
        sum(bonus.what for bonus in shown.gift if bonus.kind == kind) for kind in (BonusKind.COINS, BonusKind.STUD)
    )
    assert (state.coins[0], state.studs[0]) == (3 - shown.price + coins, 1 + studs)


def test_a_player_can_only_choose_a_card_that_they_can_pay_for() -> None:
    state = display([PRICED[2][0], PRICED[1][0], FREE[0]], [1, 3])
    assert {action.face for action in offered(state)} == {PRICED[1][0], FREE[0]}
    assert {action.face for action in offered(state._replace(coins=(0, 3)))} == {FREE[0]}


def test_ruling_7_a_gift_does_not_pay_for_a_card() -> None:
    assert {action.face for action in offered(display([PRICED[1][0], PRICED[2][0], COIN_GIFT], [0, 0]))} == {COIN_GIFT}


def test_ruling_7_if_none_can_be_paid_a_cheapest_is_taken_and_ties_are_a_choice() -> None:
    state = display([PRICED[1][0], PRICED[2][0], PRICED[1][1]], [0, 0])
    assert {action.face for action in offered(state)} == {PRICED[1][0], PRICED[1][1]}


@pytest.mark.parametrize(("price", "coins", "left"), [(1, 0, 1), (2, 0, 0), (2, 1, 1)])
def test_ruling_7_who_cannot_pay_keeps_as_usual_pays_all_coins_then_sells_kept_cards_until_it_is_paid(
    price: int, coins: int, left: int
) -> None:
    faces = PRICED[price][:3]
    state = display([*faces, *PRICED[2]][:3], [coins, 3])
    played = act(state, ChooseSelection(faces[0]))
    assert (played.state.coins[0], played.state.debts[0]) == (0, price - coins)
    state = all_chosen(played.state)
    keeping = act(state, offered(state, seat=0)[0], seat=0)
    keep = FACES[faces[0]].keep
    assert len(keeping.state.hands[0]) == keep
    assert sellable(keeping.state, 0) == set(keeping.state.hands[0])
    card = keeping.state.hands[0][0]
    sold = act(keeping.state, SellCard(card), seat=0)
    assert sold.the(CardSold).paid == price - coins
    assert (sold.state.coins[0], sold.state.debts[0]) == (left, 0)
    assert len(sold.state.hands[0]) == keep - 1
    assert card in sold.state.discards[DECK[card]]
    assert 0 not in actors(sold.state)


def test_ruling_7_nobody_places_before_what_is_owed_is_paid() -> None:
    state = all_chosen(display([PRICED[1][0], PRICED[1][1], FREE[0]], [0, 3]))
    assert state.debts[0] == 0  # The free one is taken where nothing else can be paid.
    state = all_chosen(display([PRICED[1][0], PRICED[1][1], PRICED[2][0]], [0, 3]))
    state = act(state, offered(state, seat=0)[0], seat=0).state
    state = act(state, offered(state, seat=1)[0], seat=1).state
    assert (state.phase, actors(state)) == (Phase.KEEPING, (0,))
    assert act(state, offered(state)[0]).state.phase == Phase.PLACING


def test_who_owes_and_has_nothing_to_sell_owes_nothing_more() -> None:
    state = display([PRICED[1][0], PRICED[1][1], PRICED[2][0]], [0, 3])
    state = state._replace(decks=(b"",) * 6, discards=(b"",) * 6)
    state = all_chosen(state)
    assert offered(state, seat=0) == [KeepCards(b"")]
    state = act(state, KeepCards(b""), seat=0).state
    assert actors(state) == (1,)
    assert act(state, KeepCards(b"")).state.phase == Phase.PLACING


# Drawing.


def test_paul_pays_1_coin_draws_7_cards_keeps_3_and_discards_4() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]], tokens=[1, 1, 4]), ChooseSelection(PAUL_S)).state
    green, yellow, free = (2, 3), (4, 5), tuple(range(6))
    for among, deck in ((green, 2), (green, 3), (yellow, 5), (yellow, 5), (free, 0)):
        assert [action.deck for action in offered(state, ChooseDeck)] == list(among)
        state = act(state, ChooseDeck(deck)).state
    state = all_chosen(state)
    paul = state.drawn[0]
    assert sorted(DECK[card] for card in paul) == [0, 0, 1, 2, 3, 5, 5]
    assert all(len(action.cards) == 3 for action in offered(state, seat=0))
    assert len(offered(state, seat=0)) == 35
    kept = bytes(paul[:3])
    state = act(state, KeepCards(kept), seat=0).state
    assert state.hands[0] == kept
    state = act(state, offered(state, seat=1)[0], seat=1).state
    assert {card for pile in state.discards for card in pile} >= set(paul[3:])
    assert state.coins[0] == 2


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_face_draws_what_it_shows_of_each_group_and_keeps_as_many_as_it_says(face: int) -> None:
    others = [one for one in FREE if one // 2 != face // 2][:2]
    shown = FACES[face]
    state = act(display([face, *others], tokens=[1, 4, 1]), ChooseSelection(face)).state
    any_left = shown.free
    chosen = [0, 0, 0, 0]
    while asked(state) == 0 and state.phase == Phase.CHOOSING_DECKS:
        among = {action.deck for action in offered(state)}
        if len(among) == 6:
            any_left -= 1
            chosen[0] += 1
            state = act(state, ChooseDeck(0)).state
        else:
            state = act(state, offered(state)[-1]).state
    assert any_left == 0
    state = all_chosen(state)
    drawn = [sum(GROUP[card] == group for card in state.drawn[0]) for group in range(4)]
    assert drawn == [shown.draws[group] + chosen[group] for group in range(4)]
    assert {len(action.cards) for action in offered(state, seat=0)} == {shown.keep}


def test_two_green_cards_can_be_taken_in_any_combination_from_either_green_deck() -> None:
    for pair in ((2, 2), (2, 3), (3, 2), (3, 3)):
        state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
        state = all_chosen(act(state, *map(ChooseDeck, pair)).state)
        assert sorted(DECK[card] for card in state.drawn[0] if GROUP[card] == 2)[:2] == sorted(pair)


def test_who_takes_the_additional_card_token_draws_1_more_from_any_deck_and_keeps_no_more() -> None:
    face = FREE[0]
    without = all_chosen(act(display([face, FREE[1], FREE[2]], tokens=[1, 1, 4]), ChooseSelection(face)).state)
    state = act(display([face, FREE[1], FREE[2]], tokens=[ADDITIONAL_CARD, 1, 1]), ChooseSelection(face)).state
    while len(state.to_choose) > 1:
        state = act(state, offered(state)[0]).state
    assert [action.deck for action in offered(state)] == list(range(6))
    state = all_chosen(state)
    assert state.lots[0] == ADDITIONAL_CARD
    assert len(state.drawn[0]) == len(without.drawn[0]) + 1
    assert {len(action.cards) for action in offered(state, seat=0)} == {FACES[face].keep}


def test_ruling_8_all_decks_are_chosen_before_a_card_is_seen() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
    full = [len(deck) for deck in state.decks]
    played: Played | None = None
    while state.phase != Phase.KEEPING:
        assert state.drawn == (b"", b"")
        assert [len(deck) for deck in state.decks] == full
        played = act(state, offered(state)[0])
        state = played.state
    assert played is not None
    assert [event.seat for event in played.of(CardsDrawn)] == [0, 1]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_cards_are_drawn_from_the_top_of_the_decks_by_the_starting_player_first(starter: int) -> None:
    before = display(FREE[:4], [3, 3, 3], [1, 1, 2, 2])._replace(starter=starter, active=starter)
    state = all_chosen(before)
    top = before.decks[1]
    for turn in range(3):
        drawn = {card for card in state.drawn[(starter + turn) % 3] if DECK[card] == 1}
        assert drawn
        assert drawn == set(top[: len(drawn)])
        top = top[len(drawn) :]


# Keeping.


def test_players_decide_what_to_keep_simultaneously() -> None:
    state = all_chosen(fresh(3))
    assert actors(state) == (2, 1, 0), "back to the start player, who places first"
    for order in ((2, 0, 1), (1, 2, 0)):
        now = state
        for seat in order:
            assert seat in actors(now)
            now = act(now, offered(now, seat=seat)[0], seat=seat).state
            assert now.phase == Phase.PLACING or seat not in actors(now)
        assert now.phase == Phase.PLACING


def test_what_one_keeps_changes_nothing_for_another() -> None:
    state = all_chosen(fresh(2))
    before = offered(state, seat=1)
    state = act(state, offered(state, seat=0)[0], seat=0).state
    assert offered(state, seat=1) == before


def test_ruling_16_cards_not_kept_are_discarded_when_all_have_kept() -> None:
    state = all_chosen(fresh(2))
    played = act(state, offered(state, seat=0)[0], seat=0)
    assert played.state.discards == (b"",) * 6
    rest = [played.state.drawn[0], b""]
    choice = offered(played.state, seat=1)[0]
    rest[1] = bytes(card for card in state.drawn[1] if card not in choice.cards)
    played = act(played.state, choice, seat=1)
    assert [event.cards for event in played.of(CardsDiscarded)] == rest
    assert sorted(card for pile in played.state.discards for card in pile) == sorted(rest[0] + rest[1])
    assert all(DECK[card] == deck for deck, pile in enumerate(played.state.discards) for card in pile)


def test_a_card_kept_from_the_round_before_is_laid_aside_and_neither_counts_nor_can_be_sold() -> None:
    kept = assets("vet")[0]
    state = display([PRICED[1][0], PRICED[1][1], PRICED[2][0]], [0, 3])
    decks = tuple(bytes(card for card in deck if card != kept) for deck in state.decks)
    state = all_chosen(state._replace(aside=bytes((kept, NONE)), decks=decks))
    assert {len(action.cards) for action in offered(state, seat=0)} == {FACES[PRICED[1][0]].keep}
    state = act(state, offered(state, seat=0)[0], seat=0).state
    assert state.debts[0]
    assert kept not in sellable(state, 0)
    state = act(state, offered(state, seat=0)[0], seat=0).state
    state = act(state, offered(state, seat=1)[0], seat=1).state
    assert kept in state.hands[0]
    assert state.aside[0] == NONE


def test_ruling_6_cards_drawn_and_not_kept_bring_no_coins() -> None:
    state = all_chosen(display([FREE[0], FREE[1], FREE[2]]))
    while state.phase == Phase.KEEPING:
        state = act(state, offered(state)[0]).state
    assert sum(len(pile) for pile in state.discards) > 0
    assert list(state.coins) == [3, 3]


def test_ruling_1_what_a_selection_card_draws_is_no_draw_bonus() -> None:
    state = all_chosen(display([FREE[0], FREE[1], FREE[2]]))
    while state.phase == Phase.KEEPING:
        state = act(state, offered(state)[0]).state
    assert (state.phase, state.drew) == (Phase.PLACING, 0)


# Decks that run out.


def test_ruling_16_a_deck_that_runs_out_is_made_anew_of_its_discards() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
    grey = state.decks[0]
    state = state._replace(decks=(grey[:1], *state.decks[1:]), discards=(grey[1:], *state.discards[1:]))
    state = act(state, *map(ChooseDeck, (2, 2, 4, 4, 0))).state
    state = all_chosen(state)
    mine = [card for card in state.drawn[0] if DECK[card] == 0]
    assert len(mine) == 2
    assert grey[0] in mine
    assert state.discards[0] == b""
    assert everything(state)[0] == list(range(189))


def test_ruling_16_without_discards_another_deck_of_the_group_is_drawn_from() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
    decks = [*state.decks]
    decks[2] = decks[2][:1]
    state = act(state._replace(decks=tuple(decks)), *map(ChooseDeck, (2, 2, 4, 4, 0))).state
    state = all_chosen(state)
    assert sorted(DECK[card] for card in state.drawn[0] if GROUP[card] == 2) == [2, 3]


def test_ruling_16_without_any_card_of_the_group_fewer_are_drawn_and_then_kept() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
    decks = (b"", state.decks[1][:1], b"", b"", state.decks[4][:1], b"")
    state = act(state._replace(decks=decks), *map(ChooseDeck, (2, 2, 4, 4, 1))).state
    state = all_chosen(state)
    assert state.drawn[0] == bytes(sorted(decks[1] + decks[4]))
    assert offered(state, seat=0) == [KeepCards(state.drawn[0])]


@pytest.mark.parametrize("order", [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_where_fewer_are_drawn_than_may_be_kept_the_draft_window_stays_until_all_have_kept_and_paid(
    order: tuple[int, ...],
) -> None:
    before = display([PRICED[1][0], PRICED[1][2], PRICED[2][0]], [0, 3])
    before = before._replace(decks=(before.decks[0][:1], before.decks[1][:3], *[b""] * 4))
    while (state := act(before, offered(before)[0]).state).phase != Phase.KEEPING:
        assert progress(before).draft_window < progress(state).draft_window
        before = state
    window = progress(state).draft_window
    assert progress(before).draft_window < window
    assert [len(cards) for cards in state.drawn] == [2, 2]
    assert [FACES[face].keep for face in state.faces] == [3, 3]
    for seat in order:
        assert progress(state).draft_window == window
        state = act(state, offered(state, seat=seat)[0], seat=seat).state
    assert state.phase == Phase.PLACING
    assert progress(state).draft_window > window


def test_only_decks_that_have_cards_or_discards_can_be_chosen() -> None:
    state = act(display([PAUL_S, FREE[0], FREE[1]]), ChooseSelection(PAUL_S)).state
    state = state._replace(decks=(*state.decks[:2], b"", *state.decks[3:]))
    assert [action.deck for action in offered(state)] == [3]
    state = state._replace(discards=(b"", b"", DECK_CARDS[2][:1], b"", b"", b""))
    assert [action.deck for action in offered(state)] == [2, 3]


# The next round.


def test_selection_cards_and_tokens_return_and_are_laid_out_anew_each_round() -> None:
    state = all_chosen(fresh(3))
    while state.phase == Phase.KEEPING:
        state = act(state, offered(state)[0]).state
    state = finished(state).state
    assert (state.round, state.phase) == (2, Phase.SELECTING)
    assert len(state.display) == len(state.offered) == 4
    assert sorted(state.offered) == [FIRST_COLOUR, FIRST_COLOUR, FIRST_COLOUR + 1, FIRST_COLOUR + 1]
    assert state.faces == bytes((NONE,)) * 3
    assert state.lots == bytes(3)


def test_selection_cards_taken_and_left_are_among_those_laid_out_in_the_next_round() -> None:
    again: set[bool] = set()
    for seed in range(20):
        state = fresh(2, seed)
        before = {face // 2 for face in state.display}
        state = all_chosen(state)
        taken = {face // 2 for face in state.faces}
        while state.phase == Phase.KEEPING:
            state = act(state, offered(state)[0]).state
        again |= {face // 2 in taken for face in finished(state).state.display if face // 2 in before}
    assert again == {False, True}


def test_all_decks_can_be_chosen_at_once_the_fullest_first() -> None:
    state, chosen_for = fresh(3), 0
    while state.phase != Phase.KEEPING:
        seat = actors(state)[0]
        if state.phase == Phase.SELECTING:
            state = apply(state, seat, legal(state, seat)[0]).state
            continue
        left = [len(deck) - sum(chosen.count(n) for chosen in state.chosen) for n, deck in enumerate(state.decks)]
        for deck in fullest_decks(state):
            allowed = [action.deck for action in legal(state, seat) if isinstance(action, ChooseDeck)]
            assert left[deck] == max(left[other] for other in allowed)
            left[deck] -= 1
            state, chosen_for = apply(state, seat, ChooseDeck(deck)).state, chosen_for + 1
        assert seat not in actors(state) or state.phase == Phase.KEEPING
    assert chosen_for >= 3
