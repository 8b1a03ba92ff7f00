"""The measures of Epona's faces by a ruler, at the sizes that they have in windows: what is told by a sign is as large
as the law of the layout has it, and in no one's way.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import floor

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from test_epona_division import WINDOWS, divided

from boardroom.games.epona.position.cards import ASSETS, STABLES
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import DECKS, HORSES, ICONS, TYPES, Bonus, BonusKind
from boardroom.games.epona.table.faces.asset_faces import (
    paint_asset,
    paint_chosen,
    paint_peek,
    paint_placed,
    peek_name,
    peek_strip,
    picture_of,
    row_band,
)
from boardroom.games.epona.table.faces.faces import paint_laid
from boardroom.games.epona.table.faces.marks import Marks, badges_of_deck
from boardroom.games.epona.table.faces.pictures_of_horses import EYES, SHAPES
from boardroom.games.epona.table.faces.stable_faces import paint_stable, paint_stable_in_row
from boardroom.games.epona.table.layout.division import Tray, divide, scale_of
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO, UNITS, CardPaper
from boardroom.ui.kit.pictures.compose import Fragment
from boardroom.ui.kit.theme import OUTLINE, Theme

FIRST = [next(card for card, asset in enumerate(ASSETS) if asset.type == kind) for kind in range(len(TYPES))]
"""A card of each type."""
HALF_EYE = (11.0, 8.0)
"""Half of the size of a horse's eye, in the box of 200 of its head."""

pytestmark = pytest.mark.usefixtures("house")


class Measured(Marks):
    """Marks that note where each drawing and picture is, with the fragments of the last picture."""

    def __init__(self, painter: QPainter, numeral: Callable[[float], QFont]) -> None:
        super().__init__(painter, 1.0, numeral)
        self.boxes: dict[str, list[QRectF]] = {}
        self.picture = QRectF()
        self.discs: list[float] = []

    def drawing(self, name: str, box: QRectF, mirrored: bool = False) -> None:
        self.boxes.setdefault(name, []).append(QRectF(box))

    def disc(self, box: QRectF, fill: str, line: float = 0.0, edge: str = OUTLINE) -> None:
        self.discs.append(box.height())

    def scaled(self, fragments: Sequence[Fragment], units: tuple[float, float], across: int, box: QRectF) -> None:
        self.picture, self.fragments, self.units = QRectF(box), fragments, units

    def largest(self, name: str) -> QRectF:
        """The largest drawing of a name: the badge of a card, where its formula has it, too."""
        return max(self.boxes[name], key=QRectF.height)


def measured(size: QSizeF, paint: Callable[..., None], *what: int) -> Measured:
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    marks = Measured(painter, Theme().small_numeral)
    paint(marks, QRectF(QPointF(0, 0), size), *what)
    painter.end()
    return marks


def badge_of(card: int) -> str:
    return f"badge-{ICONS[ASSETS[card].type]}"


def sex_of(card: int) -> str:
    return f"badge-{ICONS[ASSETS[card].sex]}"


def compact_cards() -> Iterator[tuple[tuple[int, int], QSizeF]]:
    """The sizes of compact cards in all windows, for all numbers of rows, also beside an offer."""
    for window, bars in WINDOWS.items():
        for rows in range(2, MOST_ROWS + 2):
            for tray in (Tray.HAND, Tray.OFFER):
                found = divide(QSizeF(window[0], window[1] - bars), rows, tray)
                if not found.whole:
                    yield window, found.card


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_signs_of_a_whole_card_have_their_units(window: tuple[int, int]) -> None:
    sizes = [found.card for rows in range(2, MOST_ROWS + 1) if (found := divided(window, rows)).whole]
    assert sizes
    for size in sizes:
        unit = size.width() / 126
        for card in FIRST:
            marks = measured(size, paint_asset, card)
            assert marks.largest(badge_of(card)).height() == pytest.approx(34 * unit)
            assert marks.largest(badge_of(card)).height() >= 18 * scale_of(window[0])
            if ASSETS[card].sex:
                assert marks.largest(sex_of(card)).height() == pytest.approx(25 * unit)
            if ASSETS[card].cost:
                assert marks.largest("icon-coin").height() == pytest.approx(27 * unit)


def test_tokens_lie_on_the_picture_of_a_whole_card_and_are_27_units() -> None:
    size = divided((1600, 1000), 3).card
    for card in FIRST[:HORSES]:
        marks = measured(size, paint_laid, card, 1, 1, 1)
        tokens = [box for name, boxes in marks.boxes.items() if name.startswith("token-") for box in boxes]
        on_it = [box for box in tokens if marks.picture.contains(box.center())]
        assert len(on_it) == 3
        assert {round(box.height(), 3) for box in on_it} == {round(27 * size.width() / 126, 3)}
        assert all(box.bottom() <= marks.picture.bottom() for box in on_it)


def test_the_band_and_the_badge_of_a_compact_card_grow_with_it() -> None:
    for window, size in compact_cards():
        unit, box = min(size.width() / 118, size.height() / 77), QRectF(QPointF(0, 0), size)
        band = row_band(box)
        assert band == pytest.approx(min(max(0.265 * size.height(), 25 * unit), 33 * unit))
        for card in FIRST:
            marks = measured(size, paint_placed, card)
            badge = marks.largest(badge_of(card))
            assert badge.height() == pytest.approx(min(max(0.36 * size.height(), 31 * unit), 44 * unit)), window
            assert badge.bottom() <= size.height() - band + 2 * unit + 0.01, "the formula has the whole width"
            assert badge.left() > size.width() / 2


def eye_of(marks: Measured, card: int) -> QRectF:
    """Where the eye of a horse lies on its face, as its picture names it."""
    head = marks.fragments[1].box
    assert head is not None
    across, down = EYES[SHAPES[TYPES[ASSETS[card].type]]]
    scale = marks.picture.width() / marks.units[0]
    eye = marks.picture.topLeft() + QPointF(head[0] + across * head[2], head[1] + down * head[3]) * scale
    half_wide, half_high = (half / 200 * head[2] * scale for half in HALF_EYE)
    return QRectF(eye.x() - half_wide, eye.y() - half_high, 2 * half_wide, 2 * half_high)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_sign_of_a_card_that_peeks_out_of_the_tray_lies_over_a_horses_eye(window: tuple[int, int]) -> None:
    horses = [card for card, asset in enumerate(ASSETS) if asset.type < HORSES and asset.cost]
    cards = [next(card for card in horses if ASSETS[card].type == kind) for kind in range(HORSES)]
    for rows in range(3, MOST_ROWS + 1):
        found = divided(window, rows)
        wide = max(divided(window, MOST_ROWS).card.width(), 1.25 * found.peek)
        units = floor((found.peek - 6) * UNITS / wide)
        for card in cards:
            marks = measured(QSizeF(wide, wide * CARD_RATIO), paint_peek, card, units)
            seen = eye_of(marks, card)
            assert marks.picture.contains(seen), (rows, TYPES[ASSETS[card].type], "the strip begins below it")
            for name in (badge_of(card), sex_of(card), "icon-coin"):
                assert not marks.largest(name).intersects(seen), (rows, name)


def test_no_sign_of_a_compact_card_lies_over_a_horses_eye() -> None:
    for _, size in compact_cards():
        for card in FIRST[:HORSES]:
            marks = measured(size, paint_placed, card)
            seen = eye_of(marks, card)
            assert marks.picture.contains(seen), (size, TYPES[ASSETS[card].type])
            for name in (badge_of(card), sex_of(card)):
                assert not marks.largest(name).intersects(seen), (size, name)


def test_faces_and_equipment_are_whole_in_every_compact_card() -> None:
    """A face lies between 35 and 131 of the 200 down a bust, and 60 and 140 across it; its eyes in the middle."""
    for _, size in compact_cards():
        for card in FIRST[HORSES:]:
            marks = measured(size, paint_placed, card)
            scale = marks.picture.width() / marks.units[0]
            box = next(
                fragment.box
                for fragment in picture_of(card, marks.units)
                if fragment.path.stem.startswith(("employee-head", "equipment-")) and "season" not in fragment.path.stem
            )
            assert box is not None
            left, top, wide, high = (part * scale for part in box)
            shown = QRectF(left, top, wide, high)
            if ASSETS[card].look and marks.fragments[1].path.stem.startswith("employee"):
                shown = QRectF(left + 0.3 * wide, top + 0.175 * high, 0.4 * wide, 0.48 * high)
                eyes = QRectF(left + 0.36 * wide, top + 0.38 * high, 0.28 * wide, 0.12 * high)
                assert not eyes.intersects(marks.largest(badge_of(card))), size
            assert marks.picture.adjusted(-1, -1, 1, 1).contains(shown), (size, TYPES[ASSETS[card].type])


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_a_peeking_card_shows_its_type_below_its_cost(window: tuple[int, int]) -> None:
    found = divided(window, MOST_ROWS)
    wide = max(found.card.width(), 1.25 * found.peek)
    for card in FIRST:
        seen = floor((found.peek - 6) * UNITS / wide)
        marks = measured(QSizeF(wide, wide * CARD_RATIO), paint_peek, card, seen)
        badge = marks.largest(badge_of(card))
        assert badge.height() == pytest.approx(34 * wide / 126)
        assert badge.right() < wide / 3
        assert badge.top() >= (4 + 27) * wide / 126
        assert badge.bottom() <= found.peek - 6


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(3, MOST_ROWS + 1))
def test_a_peeking_card_shows_its_bonus_and_what_it_scores_where_it_is_seen_and_beside_its_type(
    window: tuple[int, int], rows: int
) -> None:
    found = divided(window, rows)
    wide = max(divided(window, MOST_ROWS).card.width(), 1.25 * found.peek)
    page = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(page)
    seen = floor((found.peek - 6) * UNITS / wide)
    strip = peek_strip(CardPaper(painter, QRectF(0, 0, wide, wide * CARD_RATIO)), seen)
    painter.end()
    assert strip.bottom() <= found.peek - 6
    assert strip.height() >= 20
    told = 0
    for card in range(len(ASSETS)):
        marks = measured(QSizeF(wide, wide * CARD_RATIO), paint_peek, card, seen)
        badge = marks.largest(badge_of(card))
        assert not strip.adjusted(2, 0, 0, 0).intersects(badge)
        assert marks.picture.bottom() <= strip.top() + 0.01
        below = [box for boxes in marks.boxes.values() for box in boxes if box.top() > strip.top() and box != badge]
        assert all(strip.contains(box) for box in below), ASSETS[card].key
        told += bool(below)
    assert told > len(ASSETS) / 2


class WithCards(Measured):
    """The same, noting drawings in colours, too."""

    def toned(self, name: str, palette: Mapping[str, str], box: QRectF) -> None:
        self.drawing(name, box)


@pytest.mark.parametrize("deck", range(len(DECKS)), ids=DECKS)
def test_a_draw_shows_cards_then_their_kind_then_one_with_a_tick(deck: int) -> None:
    image = QImage(130, 30, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    marks = WithCards(painter, Theme().small_numeral)
    marks.row(QRectF(5, 5, 120, 20), marks.bonus_marks([Bonus(BonusKind.DRAW, deck)]))
    painter.end()
    names = sorted(marks.boxes, key=lambda name: marks.boxes[name][0].left())
    assert names == ["icon-deck", *(f"badge-{badge}" for badge in badges_of_deck(deck)), "icon-keep"]
    assert min(box.height() for boxes in marks.boxes.values() for box in boxes) == 20


def test_the_tick_of_a_chosen_card_is_large_and_in_its_box() -> None:
    for wide in (90, 114, 160):
        marks = measured(QSizeF(wide, wide * 1.4), paint_chosen, FIRST[0])
        (tick,) = marks.discs
        assert tick >= 34


@pytest.mark.parametrize(("paint", "size"), [(paint_stable, (116, 162)), (paint_stable_in_row, (116, 94))])
def test_a_finished_stable_says_how_in_place_of_its_needs(paint: Callable[..., None], size: tuple[int, int]) -> None:
    for stable, shown in enumerate(STABLES):
        needs = {f"badge-{ICONS[need]}" for need in shown.needs}
        asked = measured(QSizeF(*size), paint, stable, Cube.UNFINISHED).boxes
        assert needs <= asked.keys()
        for cube, sign, other in (
            (Cube.COMPLETED, "icon-completed-stable", "icon-finished-stable"),
            (Cube.FINISHED, "icon-finished-stable", "icon-completed-stable"),
        ):
            said = measured(QSizeF(*size), paint, stable, cube).boxes
            assert sum(map(len, said.values())) == sum(map(len, asked.values())) - len(shown.needs) + 1
            assert sign in said
            assert sign not in asked, "before that nothing looks like a state, or like a button"
            assert other not in said


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(2, MOST_ROWS + 1))
@pytest.mark.parametrize("count", range(1, 13))
def test_the_cards_of_a_hand_are_whole_in_its_tray_and_up_to_six_cover_none(
    window: tuple[int, int], rows: int, count: int
) -> None:
    """Whole ones are turned like a fan, and their upper corners may lie over each other."""
    m = Measures.of(QRectF(0, 0, window[0], window[1] - WINDOWS[window]), 2, rows=rows)
    row = m.hand(count)
    boxes = [row.box(index) for index in range(count)]
    assert all(box.left() >= m.hand_room.left() - 1 and box.right() <= m.hand_room.right() + 1 for box in boxes)
    if m.hand_is_whole:
        return
    unit = boxes[0].width() / UNITS
    assert boxes[0].width() >= min(90 * scale_of(window[0]), m.card_size.width()) - 0.1
    seen = floor((m.free.bottom() - boxes[0].top()) / unit)
    page = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(page)
    paper = CardPaper(painter, boxes[0])
    name, strip = peek_name(paper, seen), peek_strip(paper, seen)
    painter.end()
    assert name.height() >= 12
    assert name.bottom() == pytest.approx(strip.top())
    assert strip.bottom() + 5 * unit <= m.free.bottom(), "its lower edge is seen"
    if count <= 6:
        assert not any(one.adjusted(0, 0, -0.1, 0).intersects(other) for one, other in pairwise(boxes))
