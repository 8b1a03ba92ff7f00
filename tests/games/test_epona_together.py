"""What the cards of a group would score together: what the previews of placing them say, one after another."""

from collections.abc import Iterable
from itertools import permutations

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.actions import PlaceCard
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import ASSET_PART, best_place, scored, with_card_paid
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Spot, open_slots
from boardroom.games.epona.position.together import What, best_together
from boardroom.games.epona.position.vocabulary import FormulaKind
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


def said_of(state: State, seat: int, order: Iterable[tuple[int, Spot]]) -> tuple[int, State]:
    """What the previews of placing cards in their slots, in this order, say together, and the position then."""
    said = 0
    for card, spot in order:
        said += preview(state, seat, PlaceCard(card, *spot)).points or 0
        cost = price(state.owners[seat], state.boxes[seat], card)
        state = with_card_paid(state, seat, card, spot, state.coins[seat] - cost)
    return said, state


def test_points_of_a_group_are_those_that_the_previews_of_placing_its_cards_one_after_another_say() -> None:
    several = 0
    for state, seat, cards in groups():
        together = best_together(state, seat, cards)
        placed = [
            (card, place.spot) for card, place in zip(cards, together.places, strict=True) if place.spot is not None
        ]
        assert len({spot for _, spot in placed}) == len(placed)
        assert any(said_of(state, seat, order)[0] == together.points for order in permutations(placed)), state.step
        several += len(placed) > 1
    assert several > 100


def test_each_card_of_a_group_adds_what_it_scores_itself_and_all_of_them_add_up() -> None:
    helped = 0
    for state, seat, cards in groups():
        together = best_together(state, seat, cards)
        assert sum(place.points for place in together.places) == together.points
        spots = {card: place.spot for card, place in zip(cards, together.places, strict=True) if place.spot is not None}
        _, after = said_of(state, seat, spots.items())
        own = {item.what: item.points for item in scored(after, seat) if item.part == ASSET_PART}
        for card, place, parts, counted in zip(cards, *together[1:], strict=True):
            assert place.points == sum(points for _, points in parts) >= 0
            assert dict(parts).get(What.ITSELF, 0) == (own.get(card, 0) if card in spots else 0)
            assert card not in counted
            assert set(counted) <= spots.keys() & own.keys()
            helped += bool(counted)
    assert helped > 20


def test_points_are_said_of_the_card_that_scores_them_and_not_of_the_one_that_it_counts() -> None:
    box = Box()
    course = box.card("racecourse", scores="above racing")
    mare = box.card("racing mare", where=lambda asset: asset.formula.kind == FormulaKind.NOTHING)
    state = position([(box.stable(slots=5), ()), (box.stable(slots=3), ())], coins=[12])
    cards = bytes(sorted((course, mare)))
    together = best_together(state, 0, cards)
    parts = dict(zip(cards, together.parts, strict=True))
    counted = dict(zip(cards, together.counted, strict=True))
    assert What.ITSELF not in dict(parts[mare])
    assert dict(parts[course])[What.ITSELF] > 0
    assert counted == {mare: bytes((course,)), course: b""}
    assert sum(place.points for place in together.places) == together.points


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
