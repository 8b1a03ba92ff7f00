"""The marks of Epona's faces can be told apart where they are small: numbers, icons, how a stable was finished."""

from collections.abc import Callable
from math import ceil

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from test_contrast import contrast

from boardroom.games.epona.position.cards import ASSETS, FACES, STABLES, STARRED
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import ICONS, LOCATIONS, FormulaKind
from boardroom.games.epona.table.faces.asset_faces import paint_asset, paint_placed
from boardroom.games.epona.table.faces.faces import _PAINT, both_from
from boardroom.games.epona.table.faces.marks import Mark, Marks
from boardroom.games.epona.table.faces.owner_faces import paint_selection
from boardroom.games.epona.table.faces.stable_faces import DONE, STAR, paint_stable, paint_stable_in_row
from boardroom.ui.kit.theme import Theme

WIDE, HIGH = 110, 72
"""A card in a row of a window of 1280 x 720."""
HAND = (160, 224)
SELECTION = (175, 122)
LEAST_ICON = 18
"""Logical pixels, of every icon: also where two, a number, a stroke and two signs share the foot of a card."""
LEAST_SMALL = 14.5
"""The same of a sign on a card of a small tableau that shares it with another."""
LEAST_CONTRAST = 3.0
"""The contrast ratio of the WCAG for what is large and bold."""
OTHER_POINTS = 24
"""How many points of a picture without colours must differ clearly."""

pytestmark = pytest.mark.usefixtures("house")


class Noted(Marks):
    """Marks that note the boxes of drawings, and numbers instead of painting them."""

    def __init__(self, painter: QPainter, numeral: Callable[[float], QFont]) -> None:
        super().__init__(painter, 1.0, numeral)
        self.boxes: list[float] = []
        self.stars: list[float] = []
        self.numbers: list[tuple[QPointF, str]] = []
        self.words: list[str] = []
        self.names: list[str] = []
        self.strokes: list[str] = []

    def drawing(self, name: str, box: QRectF, mirrored: bool = False) -> None:
        if name == STAR:
            # It lies on the location and is like no other sign: nothing is decided by it.
            self.stars.append(box.height())
        else:
            self.boxes.append(box.height())
        self.names.append(name)
        super().drawing(name, box, mirrored)

    def stroke_mark(self, ink: str) -> Mark:
        self.strokes.append("each")
        return super().stroke_mark(ink)

    def leads_mark(self, ink: str) -> Mark:
        self.strokes.append("once")
        return super().leads_mark(ink)

    def number(self, words: str, centre: QPointF, size: float, colour: str) -> None:
        self.numbers.append((centre, colour))
        self.words.append(words)


def noted(wide: int, high: int, paint: Callable[..., None], *what: int) -> tuple[QImage, Noted]:
    """The picture of a face, of the card and cube given, and what was noted of its marks."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    marks = Noted(painter, Theme().small_numeral)
    paint(marks, QRectF(0, 0, wide, high), *what)
    painter.end()
    return image, marks


def first_line(number: str) -> int:
    """How wide the uppermost ink of a number is, in 44ths of the size of its font."""
    image = QImage(60, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(Theme().small_numeral(44))
    painter.drawText(QPointF(10, 60), number)
    painter.end()
    lines = ([image.pixelColor(x, y).lightness() < 128 for x in range(60)] for y in range(80))
    return sum(next(line for line in lines if any(line)))


def test_a_small_3_is_round_on_top_so_that_nobody_reads_it_as_a_5() -> None:
    assert first_line("3") < 0.7 * first_line("5")


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_number_of_a_selection_card_stands_out(face: int) -> None:
    assert_stand_out(*noted(*SELECTION, paint_selection, face))


def test_every_number_of_a_card_in_the_hand_stands_out() -> None:
    for card in range(len(ASSETS)):
        assert_stand_out(*noted(*HAND, paint_asset, card))


def assert_stand_out(image: QImage, marks: Noted) -> None:
    for centre, colour in marks.numbers:
        ground = image.pixelColor(centre.toPoint())
        assert contrast(ground, QColor(colour)) >= LEAST_CONTRAST, (centre, ground.name(), colour)


def test_the_icons_of_cards_and_stables_in_a_row_are_not_too_small() -> None:
    for card in range(len(ASSETS)):
        _, marks = noted(WIDE, HIGH, paint_placed, card)
        assert min(marks.boxes) >= LEAST_ICON, card
    for stable in range(len(STABLES)):
        for cube in (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED):
            _, marks = noted(WIDE, HIGH, paint_stable_in_row, stable, cube)
            assert min(marks.boxes) >= LEAST_ICON, stable


def test_a_completed_stable_and_one_that_is_only_finished_are_told_apart_without_colours() -> None:
    pictures = []
    for cube in (Cube.COMPLETED, Cube.FINISHED):
        image, _ = noted(WIDE, HIGH, paint_stable_in_row, 0, cube)
        pictures.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    one, other = pictures
    other_points = [
        (x, y)
        for x in range(WIDE)
        for y in range(HIGH)
        if abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 48
    ]
    assert len(other_points) >= OTHER_POINTS


def spread(image: QImage, foot: int) -> int:
    """How far apart the lightest and the darkest of the middle of a light foot are."""
    seen = [image.pixelColor(x, image.height() - foot).lightness() for x in range(8, WIDE // 4)]
    return max(seen) - min(seen)


def test_the_bonus_of_a_stable_is_faint_once_it_is_lost() -> None:
    stable = next(number for number, shown in enumerate(STABLES) if len(shown.at_once) == 2)
    foot = 12
    unfinished, lost, gained = (
        noted(WIDE, HIGH, paint_stable_in_row, stable, cube)[0]
        for cube in (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED)
    )
    assert spread(gained, foot) == spread(unfinished, foot) > 100
    assert spread(lost, foot) < 0.5 * spread(gained, foot)


def test_a_small_stable_is_a_house_with_its_slots_or_how_it_was_finished_above_its_location() -> None:
    for stable, shown in enumerate(STABLES):
        for cube in (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED):
            _, marks = noted(24, 39, _PAINT["stablemini"], stable, cube)
            sign = DONE.get(cube, "icon-slots")
            star = [STAR] * (shown.mark == STARRED)
            assert marks.names == [sign, f"badge-{LOCATIONS[shown.location]}", *star]
            assert marks.words == ([str(shown.slots)] if cube == Cube.UNFINISHED else [])
            assert min(marks.boxes) >= LEAST_ICON


@pytest.mark.parametrize("wide", [18, 24, 26, 38, 49, 65])
def test_a_small_card_that_is_high_enough_for_both_tells_type_and_sex_and_a_stable_its_slots(wide: int) -> None:
    least = ceil(both_from(wide))
    for high in (least, least + 1, round(1.62 * wide)):
        for card, asset in enumerate(ASSETS):
            _, marks = noted(wide, high, _PAINT["mini"], card, 0, 0, 0)
            signs = [asset.type, asset.sex] if asset.sex else [asset.type]
            assert marks.names == [f"badge-{ICONS[sign]}" for sign in signs]
            assert min(marks.boxes) >= min(LEAST_SMALL, 0.47 * least), card
            assert max(marks.boxes) <= high
        for stable, shown in enumerate(STABLES):
            _, marks = noted(wide, high, _PAINT["stablemini"], stable, Cube.UNFINISHED)
            assert marks.words == [str(shown.slots)]
    for card, asset in enumerate(ASSETS):
        _, marks = noted(wide, least - 1, _PAINT["mini"], card, 0, 0, 0)
        assert len(marks.names) == 1, (card, asset)


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("stable", (158, 221)), ("stable", (116, 162)), ("stablerow", (116, 100)), ("stablerow", (116, 51)),
        ("stablemini", (90, 100)), ("stablemini", (40, 64)), ("stablemini", (24, 39)), ("stablemini", (26, 20)),
    ],
)  # fmt: skip
def test_a_stable_marked_with_a_star_has_one_on_its_face_at_every_size_whether_finished_or_not(
    kind: str, size: tuple[int, int]
) -> None:
    for stable, shown in enumerate(STABLES):
        for cube in (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED):
            _, marks = noted(*size, _PAINT[kind], stable, cube)
            assert marks.names.count(STAR) == (shown.mark == STARRED), (stable, cube)
            assert all(star >= 10 for star in marks.stars), (stable, cube)


def test_points_for_each_of_something_lead_a_stroke_and_points_scored_once_follow_an_arrow() -> None:
    each = {FormulaKind.EACH, FormulaKind.PAIR}
    for card, asset in enumerate(ASSETS):
        _, marks = noted(*HAND, paint_asset, card)
        if asset.formula.kind in (FormulaKind.NOTHING, FormulaKind.FLAT):
            assert not marks.strokes, card
        else:
            assert marks.strokes == (["each"] if asset.formula.kind in each else ["once"]), card


@pytest.mark.parametrize(
    ("size", "paint"), [((WIDE, HIGH), paint_stable_in_row), (HAND, paint_stable)], ids=["in a row", "whole"]
)
def test_a_line_bonus_is_seen_to_score_once(size: tuple[int, int], paint: Callable[..., None]) -> None:
    for number, shown in enumerate(STABLES):
        _, marks = noted(*size, lambda marks, box, number=number: paint(marks, box, number, Cube.UNFINISHED))
        assert marks.words.count("≥1") == (shown.line >= 0)


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (3, 4), (8, 8)])
def test_faces_too_small_to_be_seen_are_painted_all_the_same(size: tuple[int, int]) -> None:
    for card in range(0, len(ASSETS), 7):
        for paint in (paint_asset, paint_placed):
            image, _ = noted(*size, paint, card)
            assert (image.width(), image.height()) == size
    for face in range(len(FACES)):
        noted(*size, paint_selection, face)
    noted(*size, paint_stable_in_row, 0, Cube.COMPLETED)
