"""Words stand where they cover nothing that they speak of: on free ground near it, else beside it, on the table."""

from itertools import product
from math import hypot
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.ui.stage.reading.surroundings import APART, LONGEST_TAIL, REACH, spot_beside, tail, widest

WINDOWS = ((1280, 720), (1366, 768), (1600, 1000), (1920, 1080), (2560, 1440))
SIZES = (1.0, 1.6, 2.0)
ROOM = QRectF(0, 0, 1280, 620)
WORDS = QSizeF(276, 150)


def gap(box: QRectF, other: QRectF) -> float:
    """How far two boxes are from each other, across or down, whichever is more."""
    across = max(other.left() - box.right(), box.left() - other.right())
    return max(across, other.top() - box.bottom(), box.top() - other.bottom())


@pytest.mark.parametrize(("window", "text"), list(product(WINDOWS, SIZES)))
def test_words_are_on_the_table_and_never_over_what_they_speak_of(window: tuple[int, int], text: float) -> None:
    chance = Random(f"{window} {text}")
    room = QRectF(8, 8, window[0] - 16, window[1] - 116)
    for _ in range(60):
        cell = QSizeF(*chance.choice(((24, 39), (116, 76), (116, 162), (158, 221), (220, 150), (62, 86))))
        pieces = [
            QRectF(QPointF(chance.uniform(8, room.right() - 150), chance.uniform(8, room.bottom() - 160)), cell)
            for _ in range(chance.choice((1, 8, 40)))
        ]
        about, *others = pieces
        others = [piece for piece in others if not piece.intersects(about)]
        words = QSizeF(min(276 * text, widest(about, room)), chance.uniform(80, 240) * text)
        lit = others[:3]
        box = spot_beside(words, about, room, lit, others, [QRectF(300, 8, 600, 300)])
        assert box is not None
        assert box.size() == words
        assert room.contains(box)
        assert APART - 0.01 <= gap(box, about) <= REACH
        free = not any(map(box.intersects, others))
        if not free:
            assert gap(box, about) == pytest.approx(APART), "where no ground is free they are beside it"
        corners = tail(box, about)
        if gap(box, about) > LONGEST_TAIL:
            assert not corners, "a long tail would be a spike over what lies between"
        if not corners:
            continue
        base, tip, other = corners
        assert hypot(tip.x() - base.x(), tip.y() - base.y()) <= 2 * LONGEST_TAIL
        assert not about.contains(tip)
        assert gap(QRectF(tip, QSizeF(0, 0)), about) <= 2.01, "the tail ends at the piece"
        for corner in (base, other):
            assert box.adjusted(-1, -1, 1, 1).contains(corner)


def test_free_ground_is_better_than_rows_and_rows_are_better_than_pieces() -> None:
    about = QRectF(500, 300, 116, 162)
    row = QRectF(300, 100, 400, 190)
    below, left, right = QRectF(300, 470, 600, 140), QRectF(250, 300, 240, 162), QRectF(630, 300, 300, 162)
    box = spot_beside(WORDS, about, ROOM, (), (below, left, right), (row,))
    assert box is not None
    assert not any(map(box.intersects, (row, below, left, right)))
    wall = QRectF(700, 0, 580, 300)
    box = spot_beside(WORDS, about, ROOM, (), (below, left, right, wall, QRectF(0, 0, 300, 300)), (row,))
    assert box is not None
    assert row.contains(box)


def test_where_all_is_full_what_lights_up_stays_in_sight() -> None:
    about = QRectF(500, 250, 116, 120)
    cards = [QRectF(20 + column * 120, 10 + row * 120, 116, 116) for row in range(5) for column in range(10)]
    for lit in ([card for card in cards if card.top() < 240], [card for card in cards if card.left() > 610]):
        box = spot_beside(WORDS, about, ROOM, lit, cards)
        assert box is not None
        assert not any(map(box.intersects, lit))


def test_there_is_no_spot_where_a_piece_leaves_no_room() -> None:
    assert spot_beside(WORDS, ROOM.adjusted(20, 20, -20, -20), ROOM, (), ()) is None


def test_words_go_farther_away_rather_than_over_what_a_piece_is_compared_with() -> None:
    about, slots = QRectF(500, 500, 116, 100), QRectF(200, 200, 760, 290)
    near = spot_beside(WORDS, about, ROOM, (), (), (slots,), (), ())
    assert near is not None
    wall = (QRectF(0, 490, 490, 130), QRectF(630, 490, 650, 130))
    box = spot_beside(WORDS, about, ROOM, (), wall, (), (slots,), ())
    assert box is not None
    assert not any(map(box.intersects, (slots, about, *wall)))
    assert gap(box, about) > REACH
    finished = wall[1]
    box = spot_beside(WORDS, about, ROOM, (), (wall[0], QRectF(0, 0, 1280, 200)), (), (slots,), (finished,))
    assert box is not None
    assert not box.intersects(slots)
    assert not box.intersects(wall[0]), "rather what matters least"


def test_words_stand_near_a_piece_over_what_is_spare_rather_than_far_away_on_free_ground() -> None:
    about = QRectF(500, 500, 116, 100)
    offer, taken = QRectF(300, 470, 700, 150), QRectF(0, 0, 1280, 300)
    finished = QRectF(300, 310, 700, 150)
    box = spot_beside(WORDS, about, ROOM, (), (taken,), (), (offer,), (finished,))
    assert box is not None
    assert not box.intersects(offer)
    assert gap(box, about) <= REACH


def test_words_that_stand_far_from_their_piece_have_no_tail() -> None:
    about = QRectF(500, 300, 116, 162)
    beside = QRectF(500 - APART - 276, 300, 276, 150)
    assert len(tail(beside, about)) == 3
    assert tail(beside.translated(-LONGEST_TAIL, 0), about) == ()
