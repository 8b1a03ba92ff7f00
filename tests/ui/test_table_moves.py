"""A table that moves by itself under a mouse that rests, and right clicks that mean nothing."""

import random

import pytest
from hand import RIGHT, Hand, Key
from PySide6.QtCore import QPoint, QPointF
from test_table_laws import begin, come_to_decide

from boardroom.controller import catalog
from boardroom.ui.game_page.page.side_column import LAST_TURN
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece

GAMES = [manifest.id for manifest in catalog.games()]


def seated_at(house: AppContext, game: str) -> Hand:
    """A hand at a table in a window where the column is folded, the own pieces in sight."""
    hand, chance = Hand(house, (1366, 768)), random.Random(game)
    begin(hand, game, 2)
    for _ in range(6):
        hand.settle()
        come_to_decide(hand, chance)
        session = hand.page.session
        session.propose(hand.actor, [chance.choice(hand.shown.legal)], session.stamp(hand.actor))
        hand.see()
    hand.settle()
    come_to_decide(hand, chance)
    if hand.offers("hand"):
        hand.click(hand.button("hand"))
        hand.lift_curtain()
    hand.see()
    return hand


def larger(hand: Hand) -> list[str]:
    """The keys of what is shown larger."""
    items = hand.page.stage.scene().items()
    return [item.key for item in items if isinstance(item, Piece) and item.zValue() >= BAND_BUBBLE]


def bare(hand: Hand) -> QPoint:
    """A point of the table where nothing lies: beside a piece, if there is a gap there."""
    stage = hand.page.stage
    for key in stage.pieces.places:
        if key in stage.pieces:
            box = stage.pieces[key].area()
            spot = QPointF(box.right() + 3, box.center().y())
            point = hand.scene(spot)
            there = hand.window.childAt(point)
            if not stage.pieces.piece_at(spot) and there is stage.viewport():
                return point
    raise AssertionError("no gap between pieces")


@pytest.mark.parametrize("game", GAMES)
def test_a_right_click_where_nothing_lies_changes_no_panel(house: AppContext, game: str) -> None:
    hand = seated_at(house, game)
    try:
        side = hand.page.side
        for part in (LAST_TURN if side.last_turn is not None else "log", "inspector", ""):
            side.open(part)
            hand.see()
            before = side.opened_part, side.geometry(), hand.page.stage.free
            hand.click(bare(hand), RIGHT)
            hand.see()
            assert (side.opened_part, side.geometry(), hand.page.stage.free) == before, part
    finally:
        hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_open_comes_back_when_a_kept_piece_is_let_go(house: AppContext, game: str) -> None:
    hand = seated_at(house, game)
    try:
        side = hand.page.side
        side.open("log")
        hand.see()
        key = next(key for key in hand.page.stage.pieces.places if key in hand.page.stage.pieces)
        hand.click(hand.piece(key), RIGHT)
        assert side.opened_part == "inspector"
        hand.key(Key.Key_Escape)
        assert side.opened_part == "log"
        hand.click(hand.piece(key), RIGHT)
        hand.click(hand.piece(key), RIGHT)
        assert side.opened_part == "log"
    finally:
        hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_after_the_table_moved_by_itself_the_mouse_points_at_nothing_until_it_moves(
    house: AppContext, game: str
) -> None:
    hand = seated_at(house, game)
    try:
        page, stage = hand.page, hand.page.stage
        pointed: list[str] = []
        stage.drags.pointed.connect(pointed.append)
        moved = 0
        for key in [key for key in stage.pieces.places if key in stage.pieces]:
            spot = hand.piece(key)
            hand.move(spot + QPoint(0, 2))
            hand.move(spot)
            before = stage.free
            pointed.clear()
            hand.press(spot, RIGHT)
            hand.release(spot, RIGHT)
            hand.see()
            if stage.free != before and page.childAt(page.mapFrom(hand.window, spot)) is stage.viewport():
                moved += 1
                assert larger(hand) == [], key
                assert not stage.words.words, key
                # The same place again, as window systems tell it of a mouse that rests.
                hand.move(spot)
                assert larger(hand) == [], key
                assert pointed == [], key
                hand.move(spot + QPoint(1, 1))
                there = stage.mapToScene(stage.viewport().mapFrom(hand.window, spot + QPoint(1, 1)))
                under = stage.pieces.piece_at(there)
                assert not under or pointed == [under], key
            page.inspecting.let_go()
            hand.see()
        assert moved or page.table.panels.side is not None
    finally:
        hand.close()
