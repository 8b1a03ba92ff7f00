"""What the cards of a group would score together: what the previews of placing them say, one after another."""

from collections.abc import Iterable
from itertools import permutations

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.actions import PlaceCard
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import best_place, with_card_paid
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Spot, open_slots
from boardroom.games.epona.position.together import best_together
from boardroom.games.epona.words.previews import preview
from tests.games.epona_positions import Box, needs, position
from tests.games.paddock import WALKS


def groups() -> list[tuple[State, int, bytes]]:
    """Positions of random games with a seat that places cards and can pay for all, and three at most of those."""
    found = []
    for state, seat, *_ in WALKS:
        if seat is None or state.phase != Phase.PLACING or state.pending or state.active != seat:
            continue
        cards = state.hands[seat][:3]
        if cards and open_slots(state.tableaus[seat]):
            found.append((state._replace(coins=replaced(state.coins, seat, 12)), seat, cards))
    return found


def is_said(state: State, seat: int, order: Iterable[tuple[int, int, Spot]]) -> bool:
    """Whether the previews of placing cards in their slots, in this order, say these points."""
    for card, points, spot in order:
        if preview(state, seat, PlaceCard(card, *spot)).points != points:
            return False
        cost = price(state.owners[seat], state.boxes[seat], card)
        state = with_card_paid(state, seat, card, spot, state.coins[seat] - cost)
    return True


def test_points_of_a_group_are_those_that_the_previews_of_placing_its_cards_one_after_another_say() -> None:
    several = 0
    for state, seat, cards in groups():
        together = best_together(state, seat, cards)
        assert sum(place.points for place in together.places) == together.points
        placed = [
            (card, place.points, place.spot)
            for card, place in zip(cards, together.places, strict=True)
            if place.spot is not None
        ]
        assert len({spot for _, _, spot in placed}) == len(placed)
        assert any(is_said(state, seat, order) for order in permutations(placed)), (state.step, seat, cards)
        several += len(placed) > 1
    assert several > 100


def test_a_group_scores_no_less_than_any_of_its_cards_by_itself() -> None:
    for state, seat, cards in groups():
        together = best_together(state, seat, cards)
        assert together.points >= max(best_place(state, seat, card).points for card in cards)
        (alone,) = best_together(state, seat, cards[:1]).places
        assert alone.points == max(0, best_place(state, seat, cards[0]).points)


def test_what_a_completed_stable_brings_is_counted_once_for_all_cards_that_would_complete_it() -> None:
    box = Box()
    stable = box.stable(slots=3)
    *laid, last = box.filling(stable)
    other = box.card(needs(stable)[-1])
    state = position([(stable, laid)], coins=[9])
    cards = bytes(sorted((last, other)))
    alone = [best_place(state, 0, card).points for card in cards]
    assert min(alone) > 0, "either completes it"
    assert best_together(state, 0, cards).points == max(alone), "only one of them has a slot"
