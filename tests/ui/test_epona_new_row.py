"""Rows of Epona make room for a new one together, and nothing moves while a card is held; cards of the hand rise."""

import pytest
from attrs import evolve
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QPoint, QPointF

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.state import NO_TOKEN, Phase, card_key, stable_key
from boardroom.games.epona.table.gestures.keys import DISCARD, STABLE_DECK, deck_key
from boardroom.games.epona.table.motion import paces_and_sounds
from boardroom.ui.stage.motion import moving_pieces
from boardroom.ui.stage.pieces.layers import MovingLayer
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE
from boardroom.ui.stage.pieces.place import Place
from tests.games.epona_positions import Box, laid_out, position

LONG = 600_000
"""Milliseconds in which nothing comes to an end by itself."""
CARDS = 6


@pytest.fixture
def slow(groom: Groom, monkeypatch: pytest.MonkeyPatch) -> Groom:
    """Two rows of cards, and three in the hand; all that moves waits for the test."""
    monkeypatch.setattr(moving_pieces, "RESIZE", LONG)
    monkeypatch.setattr(paces_and_sounds, "RISE", LONG)
    box = Box()
    rows = [(box.stable(slots=4), box.cards(4, "riding")), (box.stable(slots=4), box.cards(2, "draught"))]
    others, hands = [(box.stable(slots=4), ())], [box.cards(3, "working")]
    groom.tend(position(rows, others, hands=hands, coins=[9, 9], faces=[0, 2], lots=[NO_TOKEN] * 2))
    groom.context.settings.set("motion", "normal")
    return groom


def come(groom: Groom, part: float) -> None:
    """Let a part of the time of what moves be over."""
    way = groom.page.stage.motion._animation
    way.setCurrentTime(round(part * way.duration()))


def in_rows(groom: Groom) -> list[str]:
    return [card_key(card) for row in groom.state.tableaus[0] for card in row.slots if card_key(card) in groom.pieces]


def draw(groom: Groom) -> dict[str, Place]:
    """Draw stables, so that the tray offers them and rows make room; where everything lay before."""
    before = dict(groom.page.stage.pieces.places)
    groom.click(groom.piece(deck_key(STABLE_DECK)))
    assert groom.page.stage.ground.moving
    return before


def test_all_rows_shrink_together_and_their_faces_change_at_half_time(slow: Groom) -> None:
    before, stage = draw(slow), slow.page.stage
    after, cards = stage.pieces.places, in_rows(slow)
    assert len(cards) == CARDS
    assert all(before[key].face != after[key].face for key in cards)
    slow.wait(lambda: not stage.moving._ahead)
    come(slow, 0.4)
    for key in cards:
        piece, start, end = slow.pieces[key], before[key], after[key]
        assert end.height < piece.area().height() < start.height
        assert min(start.y, end.y) <= piece.y() <= max(start.y, end.y)
        assert piece.sceneBoundingRect().height() == pytest.approx(piece.area().height(), abs=1)
        assert piece._painted is not None
        assert piece._painted[0] == start.face
    heights = {round(slow.pieces[key].area().height(), 3) for key in cards}
    assert len(heights) == 1
    layers = [item for item in stage.scene().items() if isinstance(item, MovingLayer)]
    around = [box for box in (layer.sceneBoundingRect() for layer in layers) if box.height() < stage.height() / 2]
    assert all(any(box.contains(slow.pieces[key].area().center()) for box in around) for key in cards)
    come(slow, 0.6)
    for key in cards:
        painted = slow.pieces[key]._painted
        assert painted is not None
        assert painted[0] == after[key].face


@pytest.mark.parametrize("by", ["key", "click"])
def test_any_input_ends_it(slow: Groom, by: str) -> None:
    draw(slow)
    if by == "key":
        slow.key(Key.Key_Tab)
    else:
        slow.press(slow.scene(slow.page.stage.free.topLeft() + QPointF(2, 2)))
        slow.release(QPoint(2, 2))
    stage = slow.page.stage
    assert not stage.motion.running
    assert not stage.ground.moving
    assert slow.at_home()
    slow.wait(lambda: not any(piece.late for piece in slow.pieces.values()))
    assert all(piece.transform().isIdentity() for piece in slow.pieces.values())


def test_a_table_that_is_shown_again_meanwhile_goes_on_from_where_it_is(slow: Groom) -> None:
    draw(slow)
    come(slow, 0.4)
    stage, key = slow.page.stage, in_rows(slow)[0]
    box = slow.pieces[key].area()
    slow.page.flow.show(slow.actor)
    assert stage.ground.moving
    assert slow.pieces[key].area().height() == pytest.approx(box.height(), abs=0.1)
    stage.motion.skip()
    assert slow.at_home()


def test_without_motion_it_is_at_once(slow: Groom) -> None:
    slow.context.settings.set("motion", "off")
    slow.click(slow.piece(deck_key(STABLE_DECK)))
    assert not slow.page.stage.motion.running
    assert slow.at_home()


def test_nothing_moves_while_a_card_is_held(slow: Groom) -> None:
    stage, state = slow.page.stage, slow.state
    card = card_key(state.hands[0][0])
    there = slow.piece(card)
    slow.take(card, slow.target(DISCARD))
    more = laid_out([(Box().stable(slots=5), ())])
    before, places = slow.table.m, {key: piece.area() for key, piece in slow.pieces.items()}
    view = slow.shown.view._replace(tableaus=(state.tableaus[0] + more, *state.tableaus[1:]))
    stage.keep_up(evolve(slow.shown, view=view))
    assert slow.lifted
    assert slow.table.m is before
    assert {key: piece.area() for key, piece in slow.pieces.items()} == places
    slow.move(there)
    slow.release(there)
    assert slow.table.m is not before
    assert stage.ground.moving
    assert stable_key(more[0].stable) in stage.pieces.places


def test_a_card_pointed_at_rises_and_sinks_and_keeps_the_mouse(slow: Groom) -> None:
    closer = slow.page.stage._closer
    first, second, _ = (card_key(card) for card in slow.state.hands[0])
    spots = {key: slow.piece(key) for key in (first, second)}
    slow.move(spots[first])
    risen = closer._larger
    assert risen is not None
    assert risen.key == first
    heights = []
    for part in (0.0, 0.3, 0.7, 1.0):
        risen.way.setCurrentTime(round(part * (LONG - 1)))
        slow.move(spots[first] + QPoint(1, 0))
        slow.move(spots[first])
        assert closer._larger is risen, "it neither begins anew nor loses the mouse"
        heights.append(risen.sceneBoundingRect().top())
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]
    slow.move(spots[second])
    assert closer._larger is not None
    assert closer._larger.key == second
    assert risen.scene() is not None
    assert slow.pieces[first].zValue() < risen.zValue() < closer._larger.zValue() == BAND_BUBBLE
    slow.move(spots[first])
    assert closer._larger is risen, "it comes up again from where it is"
    sinking = closer._sinking[second]
    sinking.way.setCurrentTime(0)
    slow.wait(lambda: sinking.scene() is None)


def test_a_card_that_is_taken_up_leaves_no_picture_behind(slow: Groom) -> None:
    card = card_key(slow.state.hands[0][0])
    spot = slow.piece(card)
    slow.move(spot)
    risen = slow.page.stage._closer._larger
    assert risen is not None
    slow.click(spot)
    assert slow.lifted
    assert risen.scene() is None


@pytest.mark.parametrize(
    "kinds", [(PERSON, COMPUTER), (PERSON, COMPUTER, COMPUTER, COMPUTER), (PERSON, PERSON, COMPUTER)]
)
def test_the_only_person_keeps_the_own_rows_large_while_computers_act(groom: Groom, kinds: tuple[str, ...]) -> None:
    groom.settle_in(kinds=kinds)
    groom.context.settings.set("computers", "slow")
    turned = groom.page.presenter.spectating.turned_to((len(kinds) - 1,))
    assert turned == (None if kinds.count(PERSON) == 1 else len(kinds) - 1)
    assert groom.state.phase == Phase.SELECTING
