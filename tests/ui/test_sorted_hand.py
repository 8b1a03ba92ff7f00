"""The hand is sorted at its tray or with a key: a view of it, no action; it stays so while the game is on the table."""

from collections.abc import Generator
from unittest.mock import patch

import pytest
from hand import CTRL, Hand, Key, seated

from boardroom.engine.manifest import PERSON
from boardroom.games.epona.cards import ASSETS
from boardroom.games.epona.rules import EponaRules
from boardroom.games.epona.state import KEEPING, State, card_key
from boardroom.games.epona.table.keys import order_key
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import Box, position

COLOURS = ("vermilion", "blue")


def dealt() -> tuple[State, list[int]]:
    """One player alone who places cards: dear ones come first by kind."""
    box = Box()
    cards = [box.card("sporting", cost=2), box.card("working", cost=1), box.card("manager"), box.card("arena")]
    rows = [(box.stable(slots=4), [None] * 4)]
    return position(rows, hands=[cards]), sorted(cards)


class Sorter(Hand):
    """One who looks at a hand of Epona."""

    def begin(self, state: State) -> None:
        with patch.object(EponaRules, "setup", lambda self, options, seats, rng: state):
            self.start("epona", seated(COLOURS, (PERSON,) * len(state.coins)), {"start": "first"})

    @property
    def fan(self) -> list[str]:
        """The cards of the hand, from the left."""
        hand = {card_key(card) for card in self.shown.view.hands[0]}
        places = self.page.stage.places
        return sorted((key for key in places if key in hand), key=lambda key: places[key].x)


@pytest.fixture
def sorter(house: AppContext) -> Generator[Sorter, None, None]:
    hand = Sorter(house, (1280, 720))
    yield hand
    hand.close()


def test_a_click_beside_the_cards_sorts_them_by_cost_then_as_drawn_then_by_kind(sorter: Sorter) -> None:
    state, cards = dealt()
    sorter.begin(state)
    by_kind = [card_key(card) for card in cards]
    by_cost = [card_key(card) for card in sorted(cards, key=lambda card: ASSETS[card].cost)]
    assert by_cost != by_kind
    assert sorter.fan == by_kind
    sorter.click(sorter.target(order_key(0)))
    assert sorter.fan == by_cost
    sorter.click(sorter.target(order_key(0)))
    assert sorter.shown.order == "drawn"
    sorter.click(sorter.target(order_key(0)))
    assert sorter.fan == by_kind


def test_the_key_does_the_same_and_it_is_no_step_of_the_game(sorter: Sorter) -> None:
    state, _ = dealt()
    sorter.begin(state)
    said = sorter.page.prompt.last
    sorter.key(Key.Key_T, CTRL)
    assert sorter.shown.order == "cost"
    assert sorter.page.session.length == 0
    heard: list[str] = []
    said.announced.connect(heard.append)
    sorter.key(Key.Key_T, CTRL)
    sorter.see()
    assert heard == ["As drawn."]


def test_the_hand_stays_sorted_when_cards_are_sold(sorter: Sorter) -> None:
    state, _ = dealt()
    sorter.begin(state)
    sorter.key(Key.Key_T, CTRL)
    before = sorter.fan
    sorter.drag(before[1], "discard")
    sorter.settle()
    assert sorter.fan == [key for key in before if key != before[1]]
    assert sorter.page.session.length == 1


def test_cards_lie_as_they_were_drawn_the_newest_last(sorter: Sorter) -> None:
    sorter.start("epona", seated(COLOURS, (PERSON,)), {"start": "first"}, seed=3)
    session = sorter.page.session
    while session.state.phase != KEEPING:
        session.propose(0, [session.legal(0)[0]], session.stamp(0))
    keep = session.legal(0)[-1]
    session.propose(0, [keep], session.stamp(0))
    sorter.see()
    sorter.settle()
    for _ in range(2):
        sorter.key(Key.Key_T, CTRL)
    assert sorter.fan == [card_key(card) for card in keep.cards]


def test_a_hand_that_is_not_seen_or_of_one_card_is_not_sorted(sorter: Sorter) -> None:
    box = Box()
    rows = [[(box.stable(slots=4), [None] * 4)] for _ in range(2)]
    sorter.begin(position(*rows, hands=[box.cards(3), box.cards(3)]))
    table, shown = sorter.page.table, sorter.shown
    assert shown.audience is None
    assert table.sorter(shown) == ""
    sorter.begin(position(rows[0], hands=[box.cards(1)]))
    assert sorter.page.table.sorter(sorter.shown) == ""


def test_games_without_orders_offer_no_sorting(sorter: Sorter) -> None:
    sorter.start("my-kingdom-for-a-horse", seated(("white", "brown")), {"start": "first"})
    sorter.key(Key.Key_T, CTRL)
    assert sorter.shown.order == ""
    words = [action.text() for action in sorter.window.menus.game.actions()]
    assert not [word for word in words if "Sort" in word]
