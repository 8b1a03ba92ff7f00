"""What forecasts say of spare rider rollers: what they add at the end with a card, and never more than they can."""

from itertools import combinations
from typing import Any

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.actions import MoveRoller, PlaceCard
from boardroom.games.epona.position.cards import OWNERS
from boardroom.games.epona.position.numbers import COINS_A_POINT
from boardroom.games.epona.position.scoring import best_place, rollers_add, rollers_gain, total
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import open_slots, with_card
from boardroom.games.epona.position.together import What, best_together
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.ending import roller_horses, spare_rollers
from boardroom.games.epona.rules.legal import legal
from boardroom.games.epona.words.previews import preview
from tests.games.epona_positions import Box, act, finished, position
from tests.games.paddock import WALKS, say

ROLLER_BOX = next(n for n, box in enumerate(OWNERS[0].below) if any(bonus.kind == BonusKind.ROLLER for bonus in box))
PLACED = "+{} VP with the roller, at the end"


def with_roller(box: Box, *there: int, **changes: Any) -> State:
    """The first seat places cards in two rows, where these lie; it has a spare roller, that of its owner card."""
    rows = [(box.stable(slots=5), there), (box.stable(slots=4), ())]
    return position(rows, coins=[0], boxes=(1 << ROLLER_BOX,), **changes)


def at_the_end(state: State, seat: int) -> int:
    """The most points that a seat can have by moving its rollers."""
    horses = roller_horses(state, seat)
    moved = combinations(horses, min(spare_rollers(state, seat), len(horses)))
    laid = (bytes(sorted((*state.rollers[seat], *more))) for more in moved)
    return max(total(state._replace(rollers=replaced(state.rollers, seat, rollers)), seat) for rollers in laid)


def test_spare_rollers_add_what_moving_them_to_the_best_horses_does() -> None:
    some = 0
    for state, *_ in WALKS:
        for seat in range(len(state.coins)):
            assert rollers_add(state, seat) == at_the_end(state, seat) - total(state, seat)
            some += rollers_add(state, seat) > 0
    assert some > 50


def test_with_a_card_rollers_gain_the_same_in_every_slot_and_what_they_do_once_it_lies_there() -> None:
    some = 0
    for state, seat, *_ in WALKS[::3]:
        if seat is None or state.phase != Phase.PLACING:
            continue
        for card in state.hands[seat]:
            gain = rollers_gain(state, seat, card)
            for row, slot in open_slots(state.tableaus[seat]):
                tableau = with_card(state.tableaus[seat], row, slot, card)
                laid = state._replace(tableaus=replaced(state.tableaus, seat, tableau))
                assert rollers_add(laid, seat) - rollers_add(state, seat) == gain
                some += gain > 0
    assert some > 50


def test_a_card_is_forecast_with_what_the_roller_brings_when_the_game_is_played_to_its_end() -> None:
    box = Box()
    horse = box.card(scores="roller 3", cost=0)
    state = with_roller(box, hands=[[horse]], round=6, rounds=6, studs=[0])
    best = best_place(state, 0, horse)
    assert best.spot is not None
    laid = act(state, PlaceCard(horse, *best.spot)).state
    assert total(laid, 0) - total(state, 0) == best.points - best.rollers
    rolled = act(finished(laid).state, MoveRoller(horse)).state
    assert (total(rolled, 0) - total(state, 0), best.rollers) == (best.points, 3)


def test_two_cards_and_one_roller_count_once() -> None:
    box = Box()
    two, three = (box.card(scores=f"roller {points}", cost=0) for points in (2, 3))
    state, cards = with_roller(box), bytes(sorted((two, three)))
    together = best_together(state, 0, cards)
    assert dict(zip(cards, (place.rollers for place in together.places), strict=True)) == {two: 0, three: 3}
    assert together.points == 3
    # With a rider among them there are two.
    rider = box.card("rider", cost=0)
    cards = bytes(sorted((two, three, rider)))
    assert sum(place.rollers for place in best_together(state, 0, cards).places) == 5


def test_a_horse_that_takes_the_roller_from_another_adds_only_what_it_scores_more() -> None:
    box = Box()
    there, other = (box.card(scores="roller 3", cost=0) for _ in range(2))
    lower, rider = box.card(scores="roller 2", cost=0), box.card("rider", cost=0)
    state = with_roller(box, there)
    assert (rollers_gain(state, 0, other), rollers_gain(state, 0, rider)) == (0, 0)
    assert best_together(state, 0, bytes((other,))).points == best_place(state, 0, other).points == 0
    assert rollers_gain(with_roller(Box(), lower), 0, other) == 1
    without = state._replace(boxes=(0,))
    assert rollers_gain(without, 0, rider) == 3, "it brings one for the horse that lies there"
    assert rollers_gain(without, 0, other) == 0, "there is none to spare"


def test_of_what_a_card_adds_to_its_group_the_part_of_the_roller_is_told() -> None:
    box = Box()
    horse = box.card(scores="roller 3", bonus="coin")
    state = with_roller(box)._replace(coins=(COINS_A_POINT - 1,))
    together = best_together(state, 0, bytes((horse,)))
    assert together.parts == (((What.ROLLERS, 3), (What.COINS, 1)),)
    assert (together.points, together.places[0].points, together.places[0].rollers) == (4, 4, 3)


def test_the_preview_of_placing_says_what_the_roller_adds_and_counts_it() -> None:
    box = Box()
    horse = box.card(scores="roller 3", cost=0)
    state = with_roller(box, hands=[[horse]])
    said = preview(state, 0, PlaceCard(horse, 0, 0))
    assert PLACED.format(3) in [say(line.text) for line in said.lines]
    assert said.points == 3, "the total left it out, though the line said it"
    without = state._replace(boxes=(0,))
    assert not any("with the roller" in say(line.text) for line in preview(without, 0, PlaceCard(horse, 0, 0)).lines)


def test_every_preview_of_placing_says_what_rollers_add_with_the_card() -> None:
    some = 0
    for state, seat, *_ in WALKS[::3]:
        if seat is None or state.phase != Phase.PLACING or state.active != seat:
            continue
        for action in legal(state, seat):
            if not isinstance(action, PlaceCard):
                continue
            gain = rollers_gain(state, seat, action.card)
            lines = [say(line.text) for line in preview(state, seat, action).lines]
            assert [line for line in lines if "with the roller" in line] == [PLACED.format(gain)] * bool(gain)
            for line in preview(state, seat, action).lines:
                say(line.text, "ja")
            some += gain > 0
    assert some > 20
