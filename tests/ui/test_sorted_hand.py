"""The hand is sorted at its tray or with a key: a view of it, no action; it stays so while the game is on the table."""

import pytest
from epona_hand import Groom
from hand import CTRL, Key, seated
from test_number_keys import caps

from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.table.gestures.keys import order_key
from tests.games.epona_positions import Box, position

COLOURS = ("vermilion", "blue")


def dealt() -> tuple[State, list[int]]:
    """One player alone who places cards: dear ones come first by kind."""
    box = Box()
    cards = [box.card("sporting", cost=2), box.card("working", cost=1), box.card("manager"), box.card("arena")]
    rows = [(box.stable(slots=4), [None] * 4)]
    return position(rows, hands=[cards]), sorted(cards)


def fan(groom: Groom) -> list[str]:
    """The cards of the hand, from the left."""
    hand = {card_key(card) for card in groom.shown.view.hands[0]}
    places = groom.page.stage.pieces.places
    return sorted((key for key in places if key in hand), key=lambda key: places[key].x)


def test_a_click_beside_the_cards_sorts_them_by_cost_then_as_drawn_then_by_kind(groom: Groom) -> None:
    state, cards = dealt()
    groom.settle_in(state)
    by_kind = [card_key(card) for card in cards]
    by_cost = [card_key(card) for card in sorted(cards, key=lambda card: ASSETS[card].cost)]
    assert by_cost != by_kind
    assert fan(groom) == by_kind
    groom.click(groom.target(order_key(0)))
    assert fan(groom) == by_cost
    groom.click(groom.target(order_key(0)))
    assert groom.shown.order == "drawn"
    groom.click(groom.target(order_key(0)))
    assert fan(groom) == by_kind


def test_the_key_does_the_same_and_it_is_no_step_of_the_game(groom: Groom) -> None:
    state, _ = dealt()
    groom.settle_in(state)
    said = groom.page.prompt.last
    groom.key(Key.Key_T, CTRL)
    assert groom.shown.order == "cost"
    assert groom.page.session.length == 0
    heard: list[str] = []
    said.announced.connect(heard.append)
    groom.key(Key.Key_T, CTRL)
    groom.see()
    assert heard == ["As drawn."]


def test_the_hand_stays_sorted_when_cards_are_sold(groom: Groom) -> None:
    state, _ = dealt()
    groom.settle_in(state)
    groom.key(Key.Key_T, CTRL)
    before = fan(groom)
    groom.drag(before[1], "discard")
    groom.settle()
    assert fan(groom) == [key for key in before if key != before[1]]
    assert groom.page.session.length == 1


def test_cards_lie_as_they_were_drawn_the_newest_last(groom: Groom) -> None:
    groom.settle_in(players=1, seed=3)
    session = groom.page.session
    while session.state.phase != Phase.KEEPING:
        session.propose(0, [session.legal(0)[0]], session.stamp(0))
    keep = session.legal(0)[-1]
    session.propose(0, [keep], session.stamp(0))
    groom.see()
    groom.settle()
    for _ in range(2):
        groom.key(Key.Key_T, CTRL)
    assert fan(groom) == [card_key(card) for card in keep.cards]


def test_a_hand_that_is_not_seen_or_of_one_card_is_not_sorted(groom: Groom) -> None:
    box = Box()
    rows = [[(box.stable(slots=4), [None] * 4)] for _ in range(2)]
    groom.settle_in(position(*rows, hands=[box.cards(3), box.cards(3)]))
    table, shown = groom.page.table, groom.shown
    assert shown.audience is None
    assert table.handling.sorter(shown) == ""
    groom.settle_in(position(rows[0], hands=[box.cards(1)]))
    assert groom.page.table.handling.sorter(groom.shown) == ""


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE])
def test_a_key_stands_where_the_hand_is_sorted_only_while_that_is_seen(
    groom: Groom, phase: Phase, language: str
) -> None:
    """What is drawn lies over it."""
    groom.context.settings.set("language", language)
    state, _ = dealt()
    seen = {
        Phase.PLACING: b"",
        Phase.KEEPING_DRAWN: state.decks[0][:3],
        Phase.KEEPING_STABLE: state.stables[:3],
    }[phase]
    groom.settle_in(state._replace(phase=phase, seen=seen))
    page = groom.page
    page.stage.setFocus()
    groom.key(Key.Key_Tab)
    groom.see()
    tray = page.table.layers(groom.shown)["tray"].content
    numbered = page.stage.openings.numbered()
    there = order_key(0) in [grip.key for grip in numbered]
    assert there == (phase == Phase.PLACING) == (tray.order is not None and not tray.covered)
    for number, grip in enumerate(numbered, 1):
        assert caps(groom)[str(number)].intersects(page.stage.openings.stop_area(grip)), grip
    assert len(caps(groom)) == len(numbered), "none stands anywhere else"
    groom.key(Key.Key_T, CTRL)
    assert groom.shown.order == "cost", "its own key sorts in any case"


def test_games_without_orders_offer_no_sorting(groom: Groom) -> None:
    groom.start("my-kingdom-for-a-horse", seated(("white", "brown")), {"start": "first"})
    groom.key(Key.Key_T, CTRL)
    assert groom.shown.order == ""
    words = [action.text() for action in groom.window.menus.game.actions()]
    assert not [word for word in words if "Sort" in word]
