"""The farmyard fills the window: how large its parts are at least, and that none lies over another."""

from itertools import combinations
from typing import Final

import pytest
from farming import Farmer, panel
from PySide6.QtCore import QPoint, QPointF, QRectF

from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import small_space
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import TITLED, Measures
from tests.games.farms import START_1, columns, rolled

FREE: Final = {
    "960x600": QRectF(206, 0, 700, 490),
    "1024x768": QRectF(206, 0, 770, 658),
    "1280x720": QRectF(206, 0, 1014, 610),
    "1280x720, a panel open": QRectF(206, 0, 720, 610),
    "1366x768": QRectF(262, 0, 1045, 658),
    "1600x1000": QRectF(262, 0, 1050, 890),
    "1920x1080": QRectF(262, 0, 1370, 970),
    "beside the score": QRectF(0, 0, 860, 560),
}
"""What windows of these sizes leave free of the table."""
LEAST: Final = {
    "1280x720": (118, 50, 86, 18),
    "1366x768": (128, 50, 92, 19),
    "1600x1000": (158, 64, 120, 21),
    "1920x1080": (190, 80, 125, 24),
}
"""By window: the least size of a space, a die, a card in the hand and an animal on the field of another player."""


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("with_cards", [True, False], ids=["farm cards", "none"])
@pytest.mark.parametrize("free", FREE.values(), ids=FREE)
def test_parts_of_the_table_lie_in_the_window_and_beside_each_other(
    free: QRectF, with_cards: bool, scale: float
) -> None:
    m = Measures.of(free, with_cards, scale)
    parts = [m.board, m.side, m.shelf, m.tally, *([m.tray] if with_cards else [])]
    assert all(free.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    for die in range(DICE):
        assert m.side.contains(m.die_row(die))
        assert m.die_row(die).contains(m.die(die))


@pytest.mark.parametrize("lasting", range(5))
@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("free", FREE.values(), ids=FREE)
def test_hand_lasting_cards_and_piles_lie_beside_each_other_in_the_tray(free: QRectF, count: int, lasting: int) -> None:
    m = Measures.of(free, True)
    hand = [m.hand(count, lasting).box(index) for index in range(count)]
    before = [m.in_effect(lasting).box(index) for index in range(lasting)]
    assert all(m.tray.contains(box) for box in (*hand, *before, m.deck, m.discard))
    assert not m.deck.intersects(m.discard)
    assert not any(box.intersects(pile) for box in (*hand, *before) for pile in (m.deck, m.discard))
    assert not any(one.intersects(other) for one in hand for other in before)
    if m.words_above:
        assert not any(m.words.intersects(box) for box in hand)


@pytest.mark.parametrize("free", FREE.values(), ids=FREE)
def test_no_card_in_the_hand_gets_smaller_by_up_to_three_in_effect(free: QRectF) -> None:
    m = Measures.of(free, True)
    sizes = {round(m.hand(count, lasting).box(0).width(), 3) for count in range(1, 5) for lasting in range(4)}
    assert len(sizes) == 1
    assert sizes.pop() >= TITLED


@pytest.mark.parametrize("window", LEAST)
def test_nothing_is_small_while_there_is_empty_ground(window: str) -> None:
    space, die, card, _ = LEAST[window]
    m = Measures.of(FREE[window], True)
    assert m.pitch >= space
    assert m.die(0).width() >= die
    assert m.hand(4, 3).box(0).width() >= card
    # What is filled: from edge to edge, and from the top to the foot.
    whole = m.board.united(m.side).united(m.tally).united(m.tray)
    assert whole.width() >= FREE[window].width() - 21
    assert whole.height() >= FREE[window].height() - 21


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("window", LEAST)
def test_animals_on_the_fields_of_others_are_large_enough_to_be_told_apart(
    farmer: Farmer, window: str, players: int
) -> None:
    width, height = map(int, window.split("x"))
    farmer.window.resize(width, height)
    farmer.farm(rolled(*(columns(6, 6, 3, 2),) * players, dice="half-cow pig-1 fence-2 cow"))
    farmer.see()
    for seat in range(1, players):
        field = panel(farmer, seat).field
        # Where several stand in a space, each is 0.7 of it.
        assert small_space(QRectF(field.rect()), 0).width() * 0.7 >= LEAST[window][3]


def beside(farmer: Farmer, die: int) -> QPoint:
    """A point of the window on the row of a die, among the words."""
    word = farmer.table.m.use(die)
    return farmer.scene(QPointF(word.left() - 20, word.center().y()))


def test_a_click_on_the_row_of_a_die_picks_it_to_be_rolled_again(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), START_1, dice="sheep-2 pig-1 fence-1 cow", rolls=1))
    farmer.click(beside(farmer, 1))
    assert set(farmer.shown.picked) == {die_key(1)}
    farmer.click(beside(farmer, 1))
    assert not farmer.shown.picked
    assert page.session.length == 0


@pytest.mark.parametrize("picked", [False, True])
@pytest.mark.parametrize("rolls", [1, 3])
def test_a_click_on_the_word_for_that_beside_a_die_uses_it_whether_re_rolls_are_left_or_not(
    farmer: Farmer, rolls: int, picked: bool
) -> None:
    """Where a click on a die marked it to be rolled again, strangers meant to use it by that."""
    page = farmer.farm(rolled(columns(2, 2, 2), START_1, dice="sheep-2 pig-1 fence-1 cow", rolls=rolls))
    if picked and rolls == 1:
        farmer.click(farmer.piece("die.1"))
    word = farmer.scene(farmer.table.m.use(1).center())
    farmer.move(word + QPoint(4, 0))
    farmer.move(word)
    assert page.stage.viewport().toolTip() == "Use: 1 pig"
    farmer.click(word)
    farmer.settle()
    assert page.session.length == 1
    assert farmer.state.turn.used == 0b10
    assert not farmer.shown.picked
    assert farmer.table.handling.clickable(farmer.shown) == ("use.0", "use.2", "use.3")


def test_a_die_is_used_by_a_click_on_its_row_or_dragged_by_it_to_the_field(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), START_1, dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    farmer.click(beside(farmer, 1))
    assert page.session.length == 1
    assert farmer.state.turn.used == 0b10
    farmer.drag(beside(farmer, 0), "field")
    assert page.session.length == 2
