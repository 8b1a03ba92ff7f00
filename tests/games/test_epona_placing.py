"""Phase 2: costs, slots, placement bonuses, selling (rulebook "How to place cards", rulings 1, 2, 5, 6 and 11)."""

from typing import Any

import pytest

from boardroom.games.epona.position import prices
from boardroom.games.epona.position.actions import (
    TAKE_COIN,
    TAKE_POINT,
    Breed,
    DrawBonus,
    DrawStables,
    FinishPlacing,
    KeepDrawn,
    KeepStable,
    PlaceCard,
    SellCard,
    TakeCoin,
    TakePoint,
    UseBox,
)
from boardroom.games.epona.position.cards import ASSETS, COST, DECK, GROUP, NONE, OWNERS, STABLES
from boardroom.games.epona.position.events import (
    BonusDrawn,
    BonusGained,
    BonusLost,
    CardPlaced,
    DrawnKept,
    PlacingBegun,
    RoundEnded,
)
from boardroom.games.epona.position.prices import discounts, price
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import DECKS, GROUP_OF, Bonus, BonusKind, read_bonus
from boardroom.games.epona.rules import placing
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.rules.placing import cost, place_card
from boardroom.games.epona.rules.step_builder import StepBuilder
from tests.games.epona_pad import STABLE_LINES
from tests.games.epona_positions import (
    Box,
    act,
    asked,
    assets,
    cube_of,
    finished,
    laid_out,
    offered,
    placeable,
    position,
    row_of,
    sellable,
)

DISCOUNTED = [
    (box, bonus.what)
    for box, bonuses in enumerate(OWNERS[0].below)
    for bonus in bonuses
    if bonus.kind == BonusKind.DISCOUNT
]


def empty(box: Box, *sizes: int) -> list[tuple[int, list[int | None]]]:
    """Rows of so many slots with nothing in them."""
    return [(box.stable(slots=slots), []) for slots in sizes]


def with_bonus(bonuses: tuple[Bonus, ...], **changes: Any) -> tuple[State, int]:
    """A position in which a card with a bonus is laid in an empty row: what comes of it, and the card."""
    box = Box()
    state = position(empty(box, 5), hands=[[card := box.card("vet", cost=1)]], **changes)
    b = StepBuilder(state)
    place_card(b, card, 0, 0, bonuses)
    return b.state(), card


# Costs.


def test_a_card_that_costs_2_coins_is_placed_for_2_coins() -> None:
    box = Box()
    card = box.card(cost=2)
    played = act(position(empty(box, 3), hands=[[card]]), PlaceCard(card, 0, 0))
    assert played.state.coins[0] == 1
    assert played.the(CardPlaced).paid == 2
    assert card not in played.state.hands[0]
    assert row_of(played.state, 0)[0] == card


def test_a_card_without_a_cost_is_placed_for_nothing() -> None:
    box = Box()
    card = box.card(cost=0)
    assert act(position(empty(box, 3), hands=[[card]], coins=[0]), PlaceCard(card, 0, 0)).state.coins[0] == 0


@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_a_card_whose_cost_cannot_be_paid_cannot_be_placed(coins: int) -> None:
    box = Box()
    hand = [box.card(cost=price) for price in (0, 1, 2, 3)]
    state = position(empty(box, 3), hands=[hand], coins=[coins])
    assert {COST[card] for card in placeable(state)} == set(range(coins + 1))


def test_who_cannot_pay_can_discard_a_card_for_2_coins_and_then_place() -> None:
    box = Box()
    dear, other = box.card(cost=2), box.card(cost=0)
    state = position(empty(box, 3), hands=[[dear, other]], coins=[0])
    assert dear not in placeable(state)
    state = act(state, SellCard(other)).state
    assert state.coins[0] == 2
    assert state.discards[DECK[other]] == bytes((other,))
    assert act(state, PlaceCard(dear, 0, 0)).state.coins[0] == 0


def test_ruling_5_a_bonus_does_not_pay_for_its_own_card() -> None:
    card = assets(bonus="coin", cost=1)[0]
    box = Box()
    box.used.add(card)
    assert card not in placeable(position(empty(box, 3), hands=[[card]], coins=[0]))


@pytest.mark.parametrize(("number", "group"), DISCOUNTED)
def test_a_discount_makes_cards_of_its_kind_1_coin_cheaper_but_never_below_0(number: int, group: int) -> None:
    box = Box()
    words = ("sporting", "working")[group]
    mine = [box.card(words, cost=price) for price in (0, 1, 2)]
    others = [card for card in (box.card(cost=2, where=lambda a: True) for _ in range(20)) if GROUP[card] != group]
    state = position(empty(box, 3), hands=[[*mine, others[0]]], boxes=(1 << number,), coins=[1])
    assert [cost(state, 0, card) for card in mine] == [0, 0, 1]
    assert cost(state, 0, others[0]) == 2
    assert set(mine) <= placeable(state)
    assert others[0] not in placeable(state)
    gained = sum(bonus.what for bonus in ASSETS[mine[2]].bonus if bonus.kind == BonusKind.COINS)
    assert act(state, PlaceCard(mine[2], 0, 0)).state.coins[0] == gained


@pytest.mark.parametrize(("number", "group"), DISCOUNTED)
def test_a_discount_is_the_player_s_own(number: int, group: int) -> None:
    box = Box()
    card = box.card(("sporting", "working")[group], cost=2)
    state = position(empty(box, 3), empty(box, 3), hands=[[card]], boxes=(0, 1 << number))
    assert cost(state, 0, card) == 2
    assert cost(state, 1, card) == 1


def test_ruling_11_discounts_add_up() -> None:
    sporting, working = Bonus(BonusKind.DISCOUNT, 0), Bonus(BonusKind.DISCOUNT, 1)
    owner = OWNERS[0]._replace(below=((sporting,), (working,), (sporting, working), (), (), ()))
    less = discounts(owner)
    assert [less[boxes] for boxes in (0, 1, 2, 4, 5, 7)] == [
        (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0), (2, 2, 0, 0),
    ]  # fmt: skip


def test_a_card_without_a_cost_has_a_price_of_0_with_a_discount_too() -> None:
    box = Box()
    for number, group in DISCOUNTED:
        assert price(0, 1 << number, box.card(("sporting", "working")[group], cost=0)) == 0


def test_two_discounts_on_the_same_cards_never_make_a_cost_fall_below_0(monkeypatch: pytest.MonkeyPatch) -> None:
    # No owner card of this set has two for the same cards, so that no position of today can show it.
    owner = OWNERS[0]._replace(below=((Bonus(BonusKind.DISCOUNT, 0),), (Bonus(BonusKind.DISCOUNT, 0),), (), (), (), ()))
    monkeypatch.setattr(prices, "OWNERS", (owner,) * len(OWNERS))
    monkeypatch.setattr(prices, "_DISCOUNTS", {owner: discounts(owner)})
    box = Box()
    cards = [box.card("sporting", cost=printed) for printed in (0, 1, 2, 3)]
    state = position(empty(box, 3), hands=[cards], boxes=(0b11,), coins=[0])
    assert [price(0, 0b11, card) for card in cards] == [cost(state, 0, card) for card in cards] == [0, 0, 0, 1]
    assert placeable(state) == set(cards[:3])
    assert act(state, PlaceCard(cards[1], 0, 0)).the(CardPlaced).paid == 0


# Slots.


def test_ruling_2_a_card_goes_to_any_slot_of_a_row_with_gaps_but_to_none_beyond_it() -> None:
    box = Box()
    card, other = box.card(cost=0), box.card(cost=0)
    state = position([(box.stable(slots=3), []), (box.stable(slots=5), [None, other])], hands=[[card]])
    places = {(action.row, action.slot) for action in offered(state, PlaceCard)}
    assert places == {(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (1, 3), (1, 4)}
    after = act(state, PlaceCard(card, 1, 4)).state
    assert row_of(after, 1) == [None, other, None, None, card]


@pytest.mark.parametrize("stable", range(len(STABLES)))
def test_every_stable_has_as_many_slots_as_cards_it_is_finished_with_four_in_the_example(stable: int) -> None:
    card = Box().card(cost=0)
    state = position([(stable, [])], hands=[[card]])
    places = {(action.row, action.slot) for action in offered(state, PlaceCard)}
    assert places == {(0, slot) for slot in range(STABLE_LINES[STABLES[stable].key]["slots"])}


def test_no_card_is_placed_in_a_finished_row_nor_on_another_card() -> None:
    box = Box()
    stable = box.stable(slots=3)
    state = position([(stable, box.filling(stable))], hands=[[box.card(cost=0)]])
    assert offered(state, PlaceCard) == []


def test_a_player_places_only_in_their_own_tableau_and_a_card_once_placed_is_not_moved() -> None:
    box = Box()
    laid, card = box.card(cost=0), box.card(cost=0)
    state = position([(box.stable(slots=3), [laid])], empty(box, 6), hands=[[card]])
    assert {action.row for action in offered(state, PlaceCard)} == {0}
    assert {action.slot for action in offered(state, PlaceCard)} == {1, 2}
    assert placeable(state) == {card}


def test_not_all_cards_have_to_be_placed() -> None:
    box = Box()
    state = position(empty(box, 3), hands=[box.cards(3, cost=0)])
    assert FinishPlacing(NONE) in offered(state)


# Selling.


def test_cards_can_be_discarded_at_any_time_of_the_phase_for_2_coins_each() -> None:
    box = Box()
    hand = box.cards(3, cost=1)
    state = position(empty(box, 3), hands=[hand])
    assert sellable(state) == set(hand)
    assert act(state, *map(SellCard, sorted(hand))).state.coins[0] == 3 + 6


def test_cards_can_still_be_discarded_after_placing_breeding_and_gaining_a_stable() -> None:
    box = Box()
    rows = [(box.stable(slots=5), [box.card("racing mare"), box.card("racing stallion")])]
    hand = box.cards(4, cost=1)
    state = position(rows, hands=[[box.card(cost=0, bonus=""), *hand]], coins=[0])
    for count, kind in enumerate((PlaceCard, Breed, DrawStables, KeepStable)):
        state = act(state, offered(state, kind)[0]).state
        assert sellable(state) == set(hand[count:])
        state = act(state, SellCard(hand[count])).state
        assert state.coins[0] == 2 * (count + 1)


def test_ruling_6_also_while_a_bonus_is_pending_or_its_cards_are_looked_at() -> None:
    box = Box()
    card = box.card(bonus="draw sporting")
    other, third = box.card("arena", cost=0), box.card("obstacle", cost=0)
    state = act(position(empty(box, 3), hands=[[card, other, third]]), PlaceCard(card, 0, 0)).state
    assert sellable(state) == {other, third}
    state = act(state, SellCard(other), DrawBonus(0)).state
    assert state.phase == Phase.KEEPING_DRAWN
    assert sellable(state) == {third}
    state = act(state, SellCard(third)).state
    assert state.phase == Phase.KEEPING_DRAWN
    assert state.coins[0] == 3 - COST[card] + 4
    assert act(state, offered(state, KeepDrawn)[0]).state.phase == Phase.PLACING


def test_a_card_on_the_table_cannot_be_discarded() -> None:
    box = Box()
    state = position([(box.stable(slots=3), [box.card()])])
    assert sellable(state) == set()


def test_who_has_finished_6_rows_sells_the_cards_still_in_hand_for_2_coins_each() -> None:
    box = Box()
    rows = []
    for _ in range(6):
        stable = box.stable(slots=3)
        rows.append((stable, box.filling(stable)))
    hand = box.cards(2)
    state = position(rows, hands=[hand], round=6, studs=[0])
    assert offered(state, PlaceCard, DrawStables) == []
    played = act(state, FinishPlacing(NONE))
    assert played.the(RoundEnded).sold == (bytes(sorted(hand)),)
    assert played.state.coins[0] == 3 + 4


# Bonuses of a card.


def test_paul_pays_3_coins_draws_3_sporting_horses_keeps_1_and_only_then_looks_at_the_row() -> None:
    box = Box()
    stable = box.stable(slots=3)
    card = box.card(cost=3, bonus="draw sporting")
    others = box.cards(2, cost=0)
    state = position([(stable, [*others, None])], hands=[[card]])
    top = state.decks[0][:3]
    played = act(state, PlaceCard(card, 0, 2))
    assert played.state.coins[0] == 0
    assert cube_of(played.state, 0) == 0
    assert {type(action) for action in offered(played.state)} == {DrawBonus}
    played = act(played.state, DrawBonus(0))
    assert played.the(BonusDrawn).cards == bytes(sorted(top))
    assert {action.card for action in offered(played.state, KeepDrawn)} == set(top)
    assert cube_of(played.state, 0) == 0
    played = act(played.state, KeepDrawn(top[1]))
    assert played.kinds()[:2] == ["DrawnKept", "StableFinished"]
    assert played.state.hands[0] == bytes((top[1],))
    assert sorted(played.state.discards[0]) == sorted((top[0], top[2]))
    assert cube_of(played.state, 0) != 0


@pytest.mark.parametrize("text", ["coin", "2 coins", "stud", "2 studs", "point"])
def test_coins_studs_and_points_of_a_bonus_are_gained_at_once(text: str) -> None:
    bonuses = read_bonus(text, "test")
    state, _ = with_bonus(bonuses)
    (bonus,) = bonuses
    gains = [bonus.what if bonus.kind == kind else 0 for kind in (BonusKind.COINS, BonusKind.STUD, BonusKind.POINT)]
    assert [state.coins[0], state.studs[0], state.points[0]] == [3 - 1 + gains[0], 1 + gains[1], gains[2]]
    assert state.pending == ()


@pytest.mark.parametrize("deck", range(6))
def test_a_draw_of_any_deck_shows_3_of_that_deck_of_which_1_is_kept(deck: int) -> None:
    state, _ = with_bonus((Bonus(BonusKind.DRAW, deck),))
    assert offered(state) == [DrawBonus(deck)]
    state = act(state, DrawBonus(deck)).state
    assert len(state.seen) == 3
    assert {DECK[card] for card in state.seen} == {deck}
    kept = state.seen[2]
    played = act(state, KeepDrawn(kept))
    assert played.state.hands[0] == bytes((kept,))
    assert sorted(played.state.discards[deck]) == sorted(set(state.seen) - {kept})
    assert kept in placeable(played.state) or COST[kept] > played.state.coins[0]


def test_an_owner_icon_puts_a_cube_on_the_owner_card() -> None:
    state, _ = with_bonus((Bonus(BonusKind.OWNER),))
    assert {type(action) for action in offered(state)} == {UseBox}
    assert act(state, UseBox(0)).state.boxes == (1,)


def test_every_bonus_in_the_set_is_gained_when_its_card_is_placed() -> None:
    for card, asset in enumerate(ASSETS):
        box = Box()
        box.used.add(card)
        state = position(empty(box, 5), hands=[[card]], coins=[9], studs=[0])
        played = act(state, PlaceCard(card, 0, 0))
        coins = sum(bonus.what for bonus in asset.bonus if bonus.kind == BonusKind.COINS)
        studs = sum(bonus.what for bonus in asset.bonus if bonus.kind == BonusKind.STUD)
        points = sum(bonus.what for bonus in asset.bonus if bonus.kind == BonusKind.POINT)
        assert played.state.coins[0] == 9 - asset.cost + coins
        assert (played.state.studs[0], played.state.points[0]) == (studs, points)
        assert played.state.pending == tuple(
            bonus for bonus in asset.bonus if bonus.kind in (BonusKind.OWNER, BonusKind.DRAW)
        )
        assert [e.bonus for e in played.of(BonusGained)] == [
            b for b in asset.bonus if b.kind not in (BonusKind.OWNER, BonusKind.DRAW)
        ]


def test_ruling_5_the_icons_of_a_card_are_used_in_any_order() -> None:
    state, _ = with_bonus((Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 3)))
    assert {type(action) for action in offered(state)} == {UseBox, DrawBonus}
    first = act(state, DrawBonus(3)).state
    first = act(first, KeepDrawn(first.seen[0])).state
    assert {type(action) for action in offered(first)} == {UseBox, SellCard}
    second = act(state, UseBox(0)).state
    assert offered(second) == [DrawBonus(3)]


def test_ruling_5_stables_breeding_and_other_cards_wait_until_nothing_is_pending() -> None:
    box = Box()
    rows = [(box.stable(slots=5), [box.card("racing mare"), box.card("racing stallion")])]
    card, other = box.card(bonus="owner"), box.card(cost=0)
    state = position(rows, hands=[[card, other]])
    assert offered(state, DrawStables)
    assert offered(state, Breed)
    state = act(state, PlaceCard(card, 0, 4)).state
    assert {type(action) for action in offered(state)} == {UseBox, SellCard}
    state = act(state, UseBox(0)).state
    assert offered(state, DrawStables)
    assert offered(state, Breed)
    assert other in placeable(state)


# Once in a round.


def test_ruling_1_the_second_draw_of_a_round_is_a_coin_or_a_point_by_choice_and_cannot_be_declined() -> None:
    state, _ = with_bonus((Bonus(BonusKind.DRAW, 0),), drew=1)
    assert offered(state) == [TAKE_COIN, TAKE_POINT]
    assert act(state, TakeCoin()).state.coins[0] == 2 + 1
    assert act(state, TakePoint()).state.points[0] == 1


def test_ruling_1_each_further_one_too() -> None:
    state, _ = with_bonus((Bonus(BonusKind.DRAW, 0), Bonus(BonusKind.DRAW, 4)))
    assert offered(state) == [DrawBonus(0), DrawBonus(4)]
    state = act(state, DrawBonus(4)).state
    assert {DECK[card] for card in state.seen} == {4}
    state = act(state, KeepDrawn(state.seen[0])).state
    assert offered(state, TakeCoin, TakePoint, DrawBonus) == [TAKE_COIN, TAKE_POINT]
    state = act(state, TakePoint()).state
    assert (state.pending, state.points[0]) == ((), 1)
    again, _ = with_bonus((Bonus(BonusKind.DRAW, 0), Bonus(BonusKind.DRAW, 4)), drew=1)
    again = act(again, TakeCoin(), TakePoint()).state
    assert (again.pending, again.coins[0], again.points[0]) == ((), 3, 1)


def test_ruling_1_draws_of_cards_and_of_stables_count_together() -> None:
    stable, card, rest = _draw_stable()
    state = position([(stable, [*rest, None])], hands=[[card]], coins=[9])
    state = act(state, PlaceCard(card, 0, STABLES[stable].slots - 1)).state
    state = act(state, offered(state, DrawBonus)[0]).state
    state = act(state, offered(state, KeepDrawn)[0]).state
    assert cube_of(state, 0) == Cube.COMPLETED
    assert {TAKE_COIN, TAKE_POINT} <= set(offered(state))
    assert not offered(state, DrawBonus)


def _draw_stable() -> tuple[int, int, list[int]]:
    """A stable whose completion draws, and cards that complete it, the last of which draws too."""
    for number, stable in enumerate(STABLES):
        if not any(bonus.kind == BonusKind.DRAW for bonus in stable.at_once):
            continue
        box = Box()
        box.laid.add(number)
        card = box.card(where=lambda asset: asset.bonus[:1] and asset.bonus[0].kind == BonusKind.DRAW)
        rest = box.filling(number)[: stable.slots - 1]
        cubes = laid_out([(number, [*rest, card])])
        if cubes[0].cube == Cube.COMPLETED:
            return number, card, rest
    raise AssertionError("no stable draws")


def test_ruling_1_draws_of_owner_boxes_count_together_with_those_of_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    # No box of this set draws.
    owner = OWNERS[0]._replace(below=((Bonus(BonusKind.DRAW, 3),), (Bonus(BonusKind.COINS, 1),), (), (), (), ()))
    monkeypatch.setattr(placing, "OWNERS", (owner,) * len(OWNERS))
    state, _ = with_bonus((Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 1)))
    box_first = act(state, UseBox(0)).state
    assert set(offered(box_first)) == {DrawBonus(3), DrawBonus(1)}
    for first, second in ((DrawBonus(3), TAKE_COIN), (DrawBonus(1), TAKE_POINT)):
        after = act(box_first, first).state
        after = act(after, offered(after, KeepDrawn)[0]).state
        assert offered(after, TakeCoin, TakePoint, DrawBonus) == [TAKE_COIN, TAKE_POINT]
        assert act(after, second).state.pending == ()
    card_first = act(state, DrawBonus(1)).state
    card_first = act(card_first, offered(card_first, KeepDrawn)[0], UseBox(0)).state
    assert offered(card_first, TakeCoin, TakePoint, DrawBonus) == [TAKE_COIN, TAKE_POINT]


def test_ruling_1_the_draw_is_each_player_s_own_and_there_again_in_the_next_round() -> None:
    box = Box()
    card, other = box.cards(2, bonus="draw sporting")
    third = box.card(bonus="draw working")
    state = position(empty(box, 5), empty(box, 6), hands=[[card, third], [other]], coins=[9, 9])
    for mine in (card, other):
        state = act(state, PlaceCard(mine, 0, 0)).state
        assert offered(state, DrawBonus) == [DrawBonus(0)]
        state = act(state, DrawBonus(0)).state
        state = act(state, offered(state, KeepDrawn)[0]).state
        if mine == card:
            assert offered(act(state, PlaceCard(third, 0, 1)).state, DrawBonus, TakeCoin) == [TAKE_COIN]
            state = act(state, FinishPlacing(third)).state
    state = act(state, FinishPlacing(NONE)).state
    assert state.round == 2
    while state.phase != Phase.PLACING or asked(state):
        state = act(state, FinishPlacing(NONE) if state.phase == Phase.PLACING else offered(state)[0]).state
    state = act(state, PlaceCard(third, 0, 1)).state
    assert offered(state, DrawBonus) == [DrawBonus(1)]


def test_ruling_1_drawing_stables_is_no_such_draw() -> None:
    box = Box()
    card = box.card(bonus="draw sporting")
    state = position(empty(box, 5), hands=[[card]], coins=[9])
    state = act(state, DrawStables()).state
    state = act(state, offered(state)[0]).state
    state = act(state, PlaceCard(card, 1, 0)).state
    assert offered(state, DrawBonus)


def test_ruling_16_a_draw_from_a_deck_that_ran_out_takes_its_discards_or_shows_fewer() -> None:
    discarded = assets("racing")[:2]
    state, _ = with_bonus((Bonus(BonusKind.DRAW, 0),), discarded=discarded)
    shuffled = act(state._replace(decks=(state.decks[0][:1], *state.decks[1:])), DrawBonus(0)).state
    assert set(shuffled.seen) == {state.decks[0][0], *discarded}
    bare = state._replace(decks=(state.decks[0][:2], *state.decks[1:]), discards=(b"",) * 6)
    assert act(bare, DrawBonus(0)).state.seen == bytes(sorted(state.decks[0][:2]))
    one = state._replace(decks=(state.decks[0][:1], *state.decks[1:]), discards=(b"",) * 6)
    played = act(one, DrawBonus(0))
    assert played.the(DrawnKept).card == state.decks[0][0]
    assert played.state.phase == Phase.PLACING
    none = act(one._replace(decks=(b"", *state.decks[1:])), DrawBonus(0)).state
    assert (none.phase, none.pending, none.hands[0]) == (Phase.PLACING, (), b"")


@pytest.mark.parametrize("deck", range(6))
def test_ruling_1_a_draw_for_which_no_card_of_the_group_is_left_is_the_draw_of_the_round_all_the_same(
    deck: int,
) -> None:
    state, _ = with_bonus((Bonus(BonusKind.DRAW, deck), Bonus(BonusKind.DRAW, 0)))
    left = [b"" if GROUP_OF[other] == GROUP_OF[deck] else pile for other, pile in enumerate(state.decks)]
    state = act(state._replace(decks=tuple(left)), DrawBonus(deck)).state
    assert (state.phase, state.seen, state.hands[0], len(state.pending)) == (Phase.PLACING, b"", b"", 1)
    assert offered(state) == [TAKE_COIN, TAKE_POINT]


def test_ruling_11_an_owner_icon_gives_nothing_if_no_box_is_free() -> None:
    box = Box()
    card = box.card(bonus="owner")
    played = act(position(empty(box, 5), hands=[[card]], boxes=(511,)), PlaceCard(card, 0, 0))
    assert played.state.pending == ()
    assert played.of(BonusLost)
    assert offered(played.state, DrawStables)


# One player after another.


def test_ruling_13_players_place_one_after_another_from_the_start_player_clockwise() -> None:
    box = Box()
    state = position(empty(box, 3), empty(box, 6), empty(box, 4), starter=1, active=1)
    order = []
    while state.phase == Phase.PLACING and state.round == 1:
        order.append(asked(state))
        assert actors(state) == (asked(state),)
        state = act(state, FinishPlacing(NONE)).state
    assert order == [1, 2, 0]


def test_the_card_kept_from_the_round_before_comes_to_the_hand_when_its_owner_places() -> None:
    box = Box()
    first, second = box.card("vet"), box.card("rider")
    state = position(empty(box, 3), empty(box, 6), aside=[NONE, second], hands=[[first]])
    played = act(state, FinishPlacing(first))
    begun = played.the(PlacingBegun)
    assert (begun.seat, begun.aside) == (1, second)
    assert played.state.hands[1] == bytes((second,))
    assert list(played.state.aside) == [first, NONE]


def test_a_rider_brings_no_bonus_of_its_own_and_a_horse_box_none() -> None:
    for words in ("rider", "horse-box"):
        box = Box()
        card = box.card(words, bonus="")
        state = act(position(empty(box, 3), hands=[[card]], coins=[3]), PlaceCard(card, 0, 0)).state
        assert (state.pending, state.rollers) == ((), (b"",))


def test_after_all_have_placed_nobody_places_any_more() -> None:
    box = Box()
    rows = [(box.stable(slots=4), [box.card("racing mare"), box.card("racing stallion")])]
    state = finished(position(rows, empty(box, 3), hands=[[card := box.card(cost=0)]]), card).state
    assert state.phase == Phase.BREEDING
    assert {type(action).__name__ for action in offered(state)} == {"Breed", "PassBreeding"}


def test_the_decks_of_draw_bonuses_have_the_names_that_data_files_write() -> None:
    assert [read_bonus(f"draw {name}", "test") for name in DECKS] == [
        (Bonus(BonusKind.DRAW, deck),) for deck in range(6)
    ]
