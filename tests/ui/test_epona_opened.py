"""Another's tableau that is opened: as large as the own one, below a bar with ways to its neighbours; the own hand
rests.
"""

import pytest
from cut_words import watched_painting
from epona_hand import GAME, Groom
from hand import Key, beginning
from PySide6.QtCore import QPointF

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import DRAW_STABLES, FINISHES, SellCard
from boardroom.games.epona.position.cards import FACES, NONE
from boardroom.games.epona.position.state import Phase, State, card_key, stable_key
from boardroom.games.epona.table.gestures.keys import look_key, tableau_key
from boardroom.games.epona.table.layout.views import neighbours_of
from tests.games.epona_positions import Box, position


def four(rows: int = 3) -> State:
    """Four players with some rows each; the first has two cards."""
    box = Box()
    tableaus = [[(box.stable(), ()) for _ in range(rows)] for _ in range(4)]
    return position(*tableaus, hands=[box.cards(2, "vet")])


def look(groom: Groom, seat: int, by_keys: bool = False) -> None:
    """Open the tableau of a seat by its small one, or go on to it from its neighbour."""
    key = look_key(seat) if groom.shown.elsewhere is not None else tableau_key(seat)
    if by_keys:
        groom.tab_to(lambda: groom.page.stage.speaking.has_keys and groom.page.stage.keyboard.reached.key == key)
        groom.key(Key.Key_Return)
    else:
        area = groom.table.target(key)
        assert area is not None
        groom.click(groom.scene(area.center() if key.startswith("look") else area.topLeft() + QPointF(12, 8)))
    groom.settle()


@pytest.mark.parametrize("rows", [2, 3, 6])
def test_it_is_below_a_bar_and_the_own_hand_rests_in_the_tray(groom: Groom, rows: int) -> None:
    groom.tend(four(rows))
    own, hand = groom.table.m, groom.state.hands[0]
    look(groom, 2)
    assert groom.shown.elsewhere == 2
    m = groom.table.m
    assert m.bar.bottom() < m.rows.top()
    assert m.bar.top() == pytest.approx(own.rows.top())
    assert m.rows.bottom() < m.tray.top()
    for card in hand:
        assert str(card) in groom.pieces[card_key(card)].place.face.split(".")
        assert m.tray.intersects(groom.pieces[card_key(card)].area())
    assert not any(isinstance(gesture.actions, tuple) for gesture in groom.table.gestures(groom.shown))
    groom.key(Key.Key_Escape)
    groom.settle()
    assert groom.shown.elsewhere is None
    assert groom.table.m == own
    assert any(isinstance(action, SellCard) for action in groom.shown.legal)


@pytest.mark.parametrize("by_keys", [True, False])
def test_arrows_in_the_bar_lead_to_the_neighbours_but_for_who_looks(groom: Groom, by_keys: bool) -> None:
    groom.tend(four())
    look(groom, 1, by_keys)
    assert neighbours_of(groom.shown) == (3, 2)
    for seat in (2, 3, 1):
        look(groom, seat, by_keys)
        assert groom.shown.elsewhere == seat


def test_two_players_have_no_neighbours(groom: Groom) -> None:
    box = Box()
    groom.tend(position(*[[(box.stable(), ())] for _ in range(2)], hands=[[box.card("vet")]]))
    look(groom, 1)
    assert groom.shown.elsewhere == 1
    assert neighbours_of(groom.shown) == ()
    assert groom.table.target(look_key(0)) is None


def test_what_is_asked_rests_meanwhile_and_the_way_back_is_the_main_button(groom: Groom) -> None:
    groom.tend(four(2))
    before = {key: (button.isEnabled(), button.x()) for key, button in groom.page.prompt.buttons.items()}
    finish, stable = groom.offer_of(FINISHES[NONE]), groom.offer_of(DRAW_STABLES)
    assert finish.isEnabled()
    assert stable.isEnabled()
    look(groom, 1)
    for action in (FINISHES[NONE], DRAW_STABLES):
        button = groom.offer_of(action)
        assert not button.isEnabled()
        assert "go back first" in button.accessibleDescription()
        groom.click(button)
    assert groom.done() == []
    assert groom.shown.elsewhere == 1
    groom.page.prompt.keys.press_main()
    groom.settle()
    groom.see()
    assert groom.shown.elsewhere is None
    assert {key: (button.isEnabled(), button.x()) for key, button in groom.page.prompt.buttons.items()} == before
    assert groom.done() == []


def test_cards_on_offer_stay_in_the_tray_with_those_that_are_picked(groom: Groom) -> None:
    box = Box()
    tableaus = [[(box.stable(), ())] for _ in range(3)]
    drawn = [bytes(box.cards(5)) for _ in range(3)]
    faces = [next(face for face, shown in enumerate(FACES) if shown.keep == 2)] * 3
    groom.tend(position(*tableaus, phase=Phase.KEEPING, drawn=drawn, faces=faces))
    cards = groom.state.drawn[groom.actor]
    groom.click(groom.piece(card_key(cards[1])))
    assert groom.shown.picked == {card_key(cards[1])}
    look(groom, (groom.actor + 1) % 3)
    assert groom.shown.elsewhere is not None
    kinds = {card: kind_of(groom.pieces[card_key(card)].place.face) for card in cards}
    assert all(groom.table.m.tray.intersects(groom.pieces[card_key(card)].area()) for card in cards)
    assert [card for card in cards if kinds[card] == "chosen"] == [cards[1]]
    groom.click(groom.piece(card_key(cards[0])))
    assert groom.shown.picked == {card_key(cards[1])}, "they only rest there"
    groom.key(Key.Key_Escape)
    groom.settle()
    assert groom.shown.picked == {card_key(cards[1])}


def test_stables_on_offer_stay_in_the_tray_beside_the_hand(groom: Groom) -> None:
    groom.tend(four(2))
    groom.click(groom.offer_of(DRAW_STABLES))
    groom.settle()
    look(groom, 2)
    assert all(
        groom.table.m.tray.intersects(groom.pieces[key].area())
        for key in (*map(stable_key, groom.state.seen), *map(card_key, groom.state.hands[0]))
    )


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_names_of_computers_in_the_bar_are_short_rather_than_cut(groom: Groom, language: str) -> None:
    groom.context.settings.set("language", language)
    groom.window.resize(1280, 720)
    seats = [SeatSpec("Vera", PERSON), *(SeatSpec("", COMPUTER, "greedy") for _ in range(3))]
    with beginning(EponaRules, four()):
        groom.start(GAME, seats, {"start": "first"})
    with watched_painting() as painted:
        look(groom, 1)
        groom.window.grab()
    assert painted.take_untold(groom.window) == []


@pytest.mark.parametrize("cards", [0, 2])
def test_a_hand_that_rests_says_that_one_goes_back_to_it_only_with_cards_in_it(groom: Groom, cards: int) -> None:
    groom.tend(four()._replace(hands=(four().hands[0][:cards], b"", b"", b"")))
    look(groom, 2)
    tray = groom.table.layers(groom.shown)["tray"]
    assert (tray.content.cards, tray.content.rests) == (cards, cards > 0)
