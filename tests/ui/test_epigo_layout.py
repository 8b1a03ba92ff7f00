"""Epigo's table at every size: nothing lies over anything else, nothing is too small, the board uses the room."""

from itertools import combinations
from typing import Final

import pytest
from attrs import evolve
from epigo_hand import EpigoHand
from PySide6.QtCore import QRectF

from boardroom.engine.text import verbatim
from boardroom.games.epigo.position.numbers import NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.tiles import EPIGONS
from boardroom.games.epigo.table.layout.measures import Measures

FREE: Final = {
    "1280x720": (QRectF(206, 0, 1010, 610), 550),
    "1280x720, a panel open": (QRectF(206, 0, 786, 610), 490),
    "1366x768": (QRectF(206, 0, 1100, 658), 630),
    "1600x1000": (QRectF(262, 0, 1050, 890), 730),
    "1920x1080": (QRectF(262, 0, 1354, 970), 940),
    "3840x2160": (QRectF(262, 0, 3274, 2050), 2000),
    "beside the score": (QRectF(0, 0, 860, 560), 440),
}
"""What windows of these sizes leave free of the table, and how wide the board is there at least."""
_SLACK: Final = 0.51


def parts(m: Measures, count: int) -> dict[str, QRectF]:
    """Board, slots and the tiles in hand."""
    found = {"board": m.board, "words": m.tray_words, "about": m.about}
    found.update({f"slot {index}": m.slot(index) for index in range(STACK_HEIGHT)})
    found.update({f"held {index}": m.hand(index, count) for index in range(count)})
    return found


@pytest.mark.parametrize("count", [len(NUMBERS), len(EPIGONS)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", FREE)
def test_nothing_lies_over_anything_else_or_outside_the_room(size: str, scale: float, count: int) -> None:
    free, _ = FREE[size]
    m = Measures.of(free, scale)
    for (name, box), (other, area) in combinations(parts(m, count).items(), 2):
        common = box.intersected(area)
        assert min(common.width(), common.height()) <= _SLACK, (name, other)
    for name, box in {**parts(m, count), "tray": m.tray, "side": m.side}.items():
        assert free.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(box), name
    for index in range(count):
        assert m.tray.contains(m.hand(index, count)), index
    for index in range(STACK_HEIGHT):
        assert m.slot(index).contains(m.slot_tile(index)), index
        assert m.slot(index).contains(m.answer(index)), index


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", FREE)
def test_tiles_are_never_too_small_to_be_read_or_clicked(size: str, scale: float) -> None:
    m = Measures.of(FREE[size][0], scale)
    assert m.tile >= 40
    assert m.hand(0, len(EPIGONS)).width() >= 55
    assert m.slot_tile(0).width() >= 78


@pytest.mark.parametrize("size", FREE)
def test_the_board_uses_the_room_there_is(size: str) -> None:
    free, least = FREE[size]
    assert Measures.of(free).board.width() >= least


def test_the_hand_stands_beside_the_stack_only_where_that_makes_the_board_larger() -> None:
    assert Measures.of(FREE["1280x720"][0]).columns == 2
    assert Measures.of(FREE["1920x1080"][0]).columns == 4
    assert Measures.of(FREE["1280x720, a panel open"][0]).columns == 0


def test_what_is_told_stands_over_the_table_alone_and_not_in_the_tray_too(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    told = evolve(hand.shown, actor=None, caption=verbatim("Vera slides."))
    tray = hand.table.layers(told)["tray"]
    assert tray.content is None


def test_when_the_game_is_over_no_empty_tray_stays(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    assert "tray" in hand.table.layers(hand.shown)
    hand.propose(hand.seat, "concede")
    hand.settle()
    assert hand.page.session.outcome is not None
    assert "tray" not in hand.table.layers(hand.shown)
