"""Stables: finishing and completing a row, new stables (rulebook "Stable cards", "Finishing a stable row", "Gaining and
placing stable cards", rulings 2, 4 and 5).
"""

import pytest

from boardroom.games.epona.position import tableau as tableaus
from boardroom.games.epona.position.actions import Breed, DrawStables, KeepStable, PlaceCard, SellCard, UseBox
from boardroom.games.epona.position.cards import ASSETS, COST, STABLES, Asset
from boardroom.games.epona.position.events import (
    BonusGained,
    BonusLost,
    DeckShuffled,
    StableFinished,
    StableKept,
    StablesDrawn,
)
from boardroom.games.epona.position.scoring import line_points, stable_points, total
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, icon_places, meets
from boardroom.games.epona.position.vocabulary import MARE, Bonus, BonusKind
from tests.games.epona_pad import STABLE_LINES
from tests.games.epona_positions import (
    Box,
    act,
    cube_of,
    fresh,
    icons,
    laid_out,
    needs,
    offered,
    position,
    row_of,
    sellable,
    stables,
)

PRINTED = next(
    number
    for number, stable in enumerate(STABLES)
    if STABLE_LINES[stable.key]["needs"] == "working mare" and stable.slots == 3
)
"""The stable of the rulebook's example: a working horse and a mare."""


def one_left(stable: int, *, completes: bool = True) -> tuple[State, int]:
    """A position with a stable in which the last card is still in the hand."""
    box = Box()
    box.laid.add(stable)
    cards = box.filling(stable, completes=completes)
    last = min(cards, key=lambda card: (len(ASSETS[card].bonus), COST[card]))
    assert not ASSETS[last].bonus
    return position([(stable, [None if card == last else card for card in cards])], hands=[[last]], coins=[9]), last


def at_once_done(asset: Asset) -> bool:
    """Whether nothing is to be decided about the bonus of a card, so that its row is looked at as it is placed."""
    return not any(bonus.kind in (BonusKind.OWNER, BonusKind.DRAW) for bonus in asset.bonus)


def laid(state: State, card: int) -> State:
    """The position once this card lies in the only empty slot of the first row."""
    return act(state, PlaceCard(card, 0, row_of(state, 0).index(None))).state


# Finished and completed.


@pytest.mark.parametrize("stable", range(len(STABLES)))
def test_a_row_with_as_many_cards_as_the_stable_says_and_all_types_is_completed(stable: int) -> None:
    state, last = one_left(stable)
    assert cube_of(state, 0) == Cube.UNFINISHED
    played = act(state, PlaceCard(last, 0, row_of(state, 0).index(None)))
    assert cube_of(played.state, 0) == Cube.COMPLETED
    assert played.the(StableFinished).is_complete == 1


@pytest.mark.parametrize("stable", range(len(STABLES)))
def test_a_full_row_without_a_type_required_is_finished_and_brings_no_completion_bonus(stable: int) -> None:
    state, last = one_left(stable, completes=False)
    played = act(state, PlaceCard(last, 0, row_of(state, 0).index(None)))
    assert cube_of(played.state, 0) == Cube.FINISHED
    assert played.the(StableFinished).is_complete == 0
    assert not played.of(BonusGained)
    assert played.state.pending == ()
    places = icon_places(played.state.tableaus[0], played.state.tokens)
    assert stable_points(played.state.tableaus[0], 0, places) == 0


@pytest.mark.parametrize("stable", range(len(STABLES)))
def test_completing_a_row_brings_its_immediate_bonus(stable: int) -> None:
    state, last = one_left(stable)
    played = act(state, PlaceCard(last, 0, row_of(state, 0).index(None)))
    gains = {
        kind: sum(b.what for b in STABLES[stable].at_once if b.kind == kind)
        for kind in (BonusKind.COINS, BonusKind.STUD, BonusKind.POINT)
    }
    assert played.state.coins[0] == 9 - COST[last] + gains[BonusKind.COINS]
    assert (played.state.studs[0], played.state.points[0]) == (1 + gains[BonusKind.STUD], gains[BonusKind.POINT])
    assert played.state.pending == tuple(
        b for b in STABLES[stable].at_once if b.kind in (BonusKind.OWNER, BonusKind.DRAW)
    )


def test_a_row_that_is_not_full_is_neither_even_if_all_types_are_there() -> None:
    box = Box()
    stable = box.stable(slots=5)
    cards = box.filling(stable)[:4]
    state = position([(stable, cards[:3])], hands=[[cards[3]]], coins=[9])
    assert cube_of(act(state, PlaceCard(cards[3], 0, 4)).state, 0) == Cube.UNFINISHED


def test_the_example_a_working_horse_and_a_mare_bring_a_coin_and_an_owner_bonus_and_2_points_for_a_vet() -> None:
    box = Box()
    box.laid.add(PRINTED)
    working, mare, vet = box.card("working stallion"), box.card("sporting mare", bonus=""), box.card("vet")
    assert needs(PRINTED) == ["working", "mare"]
    state = position([(PRINTED, [working, None, vet])], hands=[[mare]], coins=[3 + COST[mare]], studs=[0])
    played = act(state, PlaceCard(mare, 0, 1))
    assert cube_of(played.state, 0) == Cube.COMPLETED
    assert played.the(BonusGained).bonus == Bonus(BonusKind.COINS, 1)
    assert played.state.coins[0] == 4
    assert offered(played.state) == [UseBox(number) for number in range(6)]
    state = act(played.state, UseBox(2)).state
    places = icon_places(state.tableaus[0], state.tokens)
    assert stable_points(state.tableaus[0], 0, places) == 0
    assert line_points(state.tableaus[0], 0, places) == 2


def test_both_requirements_can_be_met_by_a_single_card_a_female_working_horse() -> None:
    box = Box()
    box.laid.add(PRINTED)
    mare, first, second = box.card("working mare", where=at_once_done), box.card("vet"), box.card("arena")
    state = position([(PRINTED, [first, second, None])], hands=[[mare]])
    assert cube_of(laid(state, mare), 0) == Cube.COMPLETED


def test_neither_a_sporting_mare_alone_nor_a_working_stallion_alone_meets_both() -> None:
    for words in ("sporting mare", "working stallion"):
        box = Box()
        box.laid.add(PRINTED)
        horse, first, second = box.card(words, where=at_once_done), box.card("vet"), box.card("arena")
        state = position([(PRINTED, [first, second, None])], hands=[[horse]])
        assert cube_of(laid(state, horse), 0) == Cube.FINISHED


def test_ruling_4_two_identical_icons_need_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = STABLES[PRINTED]._replace(needs=bytes((MARE, MARE)))
    monkeypatch.setattr(tableaus, "STABLES", (*STABLES[:PRINTED], twice, *STABLES[PRINTED + 1 :]))
    box = Box()
    mares, others = box.cards(2, "mare"), box.cards(2, "vet")
    assert not meets(laid_out([(PRINTED, [mares[0], *others])])[0])
    assert meets(laid_out([(PRINTED, [*mares, others[0]])])[0])


def test_turn_timing_the_card_s_bonuses_come_before_the_row_is_checked() -> None:
    box = Box()
    stable = box.stable(slots=3, where=lambda one: any(bonus.kind == BonusKind.COINS for bonus in one.at_once))
    card = box.card(bonus="coin")
    there = [name for name in needs(stable) if name not in icons(card)]
    cards = [box.card(name) for name in there] + box.cards(2 - len(there))
    state = position([(stable, [None, *cards])], hands=[[card]])
    kinds = act(state, PlaceCard(card, 0, 0)).kinds()
    assert kinds[:3] == ["CardPlaced", "BonusGained", "StableFinished"]
    assert "BonusGained" in kinds[3:]


def test_an_owner_icon_of_the_card_is_used_before_the_row_gets_its_cube() -> None:
    box = Box()
    stable = box.stable(slots=3)
    cards = box.cards(2, bonus="")
    card = box.card(bonus="owner")
    state = act(position([(stable, [*cards, None])], hands=[[card]]), PlaceCard(card, 0, 2)).state
    assert cube_of(state, 0) == Cube.UNFINISHED
    assert cube_of(act(state, UseBox(4)).state, 0) != Cube.UNFINISHED


def test_an_owner_icon_of_a_completed_stable_gives_nothing_if_no_box_is_free() -> None:
    state, last = one_left(PRINTED)
    played = act(state._replace(boxes=(511,)), PlaceCard(last, 0, row_of(state, 0).index(None)))
    assert played.of(BonusLost)
    assert played.state.pending == ()


# Line bonuses.


def test_a_line_bonus_is_gained_for_a_card_of_its_type_even_in_an_unfinished_row_and_once_a_row() -> None:
    box = Box()
    box.laid.add(PRINTED)
    vets = box.cards(2, "vet")
    for cards in (vets[:1], vets, [None, vets[0]]):
        state = position([(PRINTED, cards)])
        assert line_points(state.tableaus[0], 0, icon_places(state.tableaus[0], state.tokens)) == 2
    box.laid.discard(PRINTED)
    elsewhere = position([(PRINTED, [box.card("arena")]), (box.stable(slots=5), vets)])
    assert line_points(elsewhere.tableaus[0], 0, icon_places(elsewhere.tableaus[0], elsewhere.tokens)) == 0


def test_a_line_bonus_for_a_foal_needs_a_mare_with_one() -> None:
    stable = next(n for n, one in STABLE_LINES.items() if one.get("line") == "foal")
    number = next(n for n, one in enumerate(STABLES) if one.key == stable)
    box = Box()
    mare = box.card("riding mare")
    for tokens, points in (({}, 0), ({mare: 1}, 2), ({mare: 2}, 2)):
        state = position([(number, [mare])], tokens=tokens)
        assert line_points(state.tableaus[0], 0, icon_places(state.tableaus[0], state.tokens)) == points


def test_studs_on_a_stallion_are_no_foal() -> None:
    number = next(n for n, one in enumerate(STABLES) if STABLE_LINES[one.key].get("line") == "foal")
    box = Box()
    stallion = box.card("riding stallion")
    state = position([(number, [stallion])], tokens={stallion: 2})
    assert line_points(state.tableaus[0], 0, icon_places(state.tableaus[0], state.tokens)) == 0


def test_there_is_no_penalty_for_an_unfinished_row() -> None:
    box = Box()
    state = position([(box.stable(slots=5), [])], coins=[0], studs=[0])
    assert total(state, 0) == 0


# New stables.


def rows(box: Box, done: int, open_: int) -> list[tuple[int, list[int | None]]]:
    """So many finished rows and unfinished ones."""
    found: list[tuple[int, list[int | None]]] = []
    for _ in range(done):
        stable = box.stable(slots=3)
        found.append((stable, [*box.cards(3)]))
    return found + [(box.stable(mark="6") if n < 3 else box.stable(slots=5), []) for n in range(open_)]


@pytest.mark.parametrize(
    ("done", "open_", "may"),
    [
        (0, 2, True),
        (0, 3, False),
        (1, 2, True),
        (3, 2, True),
        (3, 3, False),
        (4, 1, True),
        (5, 1, False),
        (6, 0, False),
    ],
)
def test_with_fewer_than_3_unfinished_stables_and_fewer_than_6_a_new_one_may_be_gained(
    done: int, open_: int, may: bool
) -> None:
    assert bool(offered(position(rows(Box(), done, open_)), DrawStables)) == may


def test_maria_with_one_finished_and_two_unfinished_stables_draws_3_and_lays_one_above_or_below() -> None:
    state = position(rows(Box(), 1, 2))
    drawn = act(state, DrawStables())
    three = state.stables[:3]
    assert drawn.the(StablesDrawn).stables == three
    assert set(offered(drawn.state)) == {KeepStable(stable, below) for stable in three for below in (0, 1)}
    for below in (0, 1):
        played = act(drawn.state, KeepStable(three[1], below))
        after = [row.stable for row in played.state.tableaus[0]]
        before = [row.stable for row in state.tableaus[0]]
        assert after == ([*before, three[1]] if below else [three[1], *before])
        assert played.state.stable_discard == bytes((three[0], three[2]))
        assert played.the(StableKept).others == bytes((three[0], three[2]))
        assert played.state.tableaus[0][3 * below] == tableaus.empty_row(three[1])


def test_a_new_stable_is_free_and_several_may_be_gained_in_a_round() -> None:
    state = position(rows(Box(), 2, 1), coins=[0])
    for _ in range(2):
        state = act(state, DrawStables()).state
        state = act(state, offered(state)[0]).state
    assert state.coins[0] == 0
    assert not offered(state, DrawStables)


def test_ruling_2_a_new_stable_shifts_rows_and_never_slots() -> None:
    box = Box()
    card = box.card(cost=0)
    state = position([(box.stable(slots=5), [None, None, card])])
    state = act(state, DrawStables()).state
    after = act(state, KeepStable(state.seen[0], 0)).state
    assert row_of(after, 1) == [None, None, card, None, None]


def test_one_of_the_stables_drawn_must_be_kept_before_anything_else_but_selling() -> None:
    box = Box()
    pair = box.cards(2, cost=0)
    state = act(position(rows(box, 0, 2), hands=[pair]), DrawStables()).state
    assert state.phase == Phase.KEEPING_STABLE
    assert {type(action) for action in offered(state)} == {KeepStable, SellCard}


def test_a_player_can_discard_a_card_at_any_time_and_gain_2_coins_while_stables_are_looked_at_too() -> None:
    box = Box()
    pair = box.cards(2, cost=0)
    state = act(position(rows(box, 0, 2), hands=[pair]), DrawStables()).state
    assert sellable(state) == set(pair)
    sold = act(state, SellCard(pair[0])).state
    assert sold.coins[0] == state.coins[0] + 2
    assert (sold.phase, sold.seen, list(sold.hands[0])) == (Phase.KEEPING_STABLE, state.seen, pair[1:])
    assert len(act(sold, KeepStable(sold.seen[0], 1)).state.tableaus[0]) == len(state.tableaus[0]) + 1


def test_cards_can_be_placed_in_a_new_stable_at_once() -> None:
    box = Box()
    card = box.card(cost=0)
    state = act(position(rows(box, 0, 2), hands=[[card]]), DrawStables()).state
    state = act(state, KeepStable(state.seen[0], 1)).state
    assert PlaceCard(card, 2, 0) in offered(state)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_only_stables_without_a_mark_are_drawn(seats: int) -> None:
    state = fresh(seats)
    while state.phase != Phase.PLACING:
        state = act(state, offered(state)[0]).state
    drawn = act(state, DrawStables()).state
    assert len(drawn.seen) == 3
    assert sorted((*drawn.seen, *drawn.stables)) == sorted(stables(mark="plain"))


def test_ruling_5_when_the_stable_deck_is_short_its_discards_are_shuffled_then_there_are_fewer_then_none() -> None:
    base = position(rows(Box(), 0, 2))
    short = base._replace(stables=base.stables[:1], stable_discard=base.stables[1:])
    played = act(short, DrawStables())
    assert played.of(DeckShuffled)
    assert len(played.state.seen) == 3
    assert base.stables[0] in played.state.seen
    two = act(base._replace(stables=base.stables[:2]), DrawStables()).state
    assert len(offered(two)) == 4
    one = act(base._replace(stables=base.stables[:1]), DrawStables()).state
    assert offered(one) == [KeepStable(base.stables[0], 0), KeepStable(base.stables[0], 1)]
    assert not offered(base._replace(stables=b""), DrawStables)


def test_drawing_stables_is_not_possible_while_an_owner_icon_waits() -> None:
    box = Box()
    card = box.card(bonus="owner")
    state = act(position(rows(box, 0, 2), hands=[[card]]), PlaceCard(card, 0, 0)).state
    assert not offered(state, DrawStables, Breed)
