"""Cards in the rules pages with words around them: one of each kind, nothing of the words cut or covered however narrow
the window and large the text, each line ending in the part that it speaks of.
"""

from collections.abc import Callable, Generator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from contexts import make_context
from cut_words import watched_painting
from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.engine.manifest import Manifest
from boardroom.games.ephyran import manifest as ephyran
from boardroom.games.ephyran.table import EphyranTable
from boardroom.games.ephyran.table.faces import faces as ephyran_faces
from boardroom.games.ephyran.table.faces.diagram_lines import read_card
from boardroom.games.ephyran.table.faces.marks import Marks as EphyranMarks
from boardroom.games.epona import manifest as epona
from boardroom.games.epona.position.cards import ASSET_OF, ASSETS, FACES, STABLE_OF, STABLES
from boardroom.games.epona.position.vocabulary import HORSES, ICONS, LOCATIONS
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.faces import owner_faces
from boardroom.games.epona.table.faces.asset_faces import paint_asset
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.owner_faces import box_area, paint_selection
from boardroom.games.epona.table.faces.stable_faces import paint_stable
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.card_figures import WIDEST, LaidFigure, laid_figure, paint_figure, read_out
from boardroom.ui.rulebook.rulebook_window import RulebookWindow, rules_text
from boardroom.ui.stage.card_figure import CardFigure, Side
from boardroom.ui.stage.table import Table
from tests.waiting import MOST

LANGUAGES = ("en", "ja")
SCALES = (1.0, 1.6, 2.0)
SIZE = 15


class Shown(NamedTuple):
    """A card that a page shows, as it is written there."""

    manifest: Manifest
    table: type[Table]
    line: str


HORSE, EMPLOYEE, STABLE, OWNER, SELECTION = (
    Shown(epona, EponaTable, line)
    for line in ("sea-breeze", "manager-5", "stable-plain-15", "owner 300 : 1 2", "selection 1")
)
SPLIT = Shown(ephyran, EphyranTable, "lagoon 3 scylla trident | graeae")
CARDS = (HORSE, EMPLOYEE, STABLE, OWNER, SELECTION, SPLIT)


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Generator[AppContext, None, None]:
    made = make_context(tmp_path)
    yield made
    made.store.flush()


def figure(context: AppContext, card: Shown) -> CardFigure:
    found = card.table.booklet.figure(context, card.manifest, "card", (card.line,))
    assert found is not None
    return found


def laid(context: AppContext, card: Shown, size: float = SIZE, room: float = SIZE * WIDEST) -> LaidFigure:
    return laid_figure(context, figure(context, card), size, room)


def spots(context: AppContext, card: Shown, box: QRectF) -> dict[str, QPointF]:
    """Where lines end on a card that lies in a box, by their words."""
    return {context.say(label.words): label.spot for label in figure(context, card).labels(box)}


def window(context: AppContext, manifest: Manifest, size: QSize) -> RulebookWindow:
    view = RulebookWindow(context, manifest)
    view.resize(size)
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    return view


def room_in_the_narrowest_window(context: AppContext) -> float:
    """How wide the text of a page is there."""
    view = window(context, epona, QSize(1, 1))
    assert view.width() == view.minimumWidth()
    margin = view.page.document().documentMargin()
    wide = view.page.viewport().width() - 2 * margin
    view.close()
    return wide


def fences(manifest: Manifest, language: str) -> list[str]:
    return [
        line
        for block in markdown.diagrams(rules_text(manifest, language) or "")
        if block.name == "card"
        for line in block.lines
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_show_a_card_of_each_kind(language: str) -> None:
    assert sorted(fences(epona, language)) == sorted(card.line for card in CARDS if card.manifest is epona)
    assert fences(ephyran, language) == [SPLIT.line]
    kinds = [ASSETS[ASSET_OF[card.line]].type < HORSES for card in (HORSE, EMPLOYEE)]
    assert kinds == [True, False]


@pytest.mark.parametrize(
    ("card", "section"),
    [
        (HORSE, "Components"),
        (EMPLOYEE, "Components"),
        (STABLE, "Finishing and completing"),
        (OWNER, "Owner cards"),
        (SELECTION, "Distribution: lower interaction"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_epona_stands_where_the_page_explains_it(card: Shown, section: str, language: str) -> None:
    number = markdown.sections(rules_text(epona, "en") or "").index(section)
    text = rules_text(epona, language) or ""
    title = markdown.sections(text)[number]
    assert f"```card\n{card.line}\n```" in text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(
    "line", ["", "nobody", "owner 312", "owner 300 : 0", "owner 299", "selection 0", "selection 15"]
)
def test_lines_that_name_no_card_of_epona_stay_text(context: AppContext, line: str) -> None:
    assert EponaTable.booklet.figure(context, epona, "card", (line,)) is None
    assert EponaTable.booklet.figure(context, epona, "tableau", (HORSE.line,)) is None


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.line)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_no_words_around_a_card_are_cut_or_lie_on_anything_in_the_narrowest_window(
    context: AppContext, card: Shown, language: str, scale: float
) -> None:
    context.settings.set("language", language)
    context.settings.set("text_scale", scale)
    size, narrow = round(SIZE * scale), room_in_the_narrowest_window(context)
    for room in (narrow, size * 25.0, size * WIDEST):
        with watched_painting() as painted:
            picture = paint_figure(context, figure(context, card), size, room, 1.0)
        assert painted.take() == []
        assert picture.width() <= max(narrow, room) + 1
        shown = laid(context, card, size, room)
        boxes = [shown.card, *(each.box for each in shown.labels)]
        assert all(shown.whole.contains(box) for box in boxes)
        assert [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.line)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_words_around_a_card_are_about_as_large_as_those_of_the_page(
    context: AppContext, card: Shown, language: str, scale: float
) -> None:
    context.settings.set("language", language)
    context.settings.set("text_scale", scale)
    size = round(SIZE * scale)
    for each in laid(context, card, size, room_in_the_narrowest_window(context)).labels:
        # Long words have no more room in the narrowest window than for letters like those of a size of 1.2.
        assert each.fitted.font.pixelSize() >= min(0.9 * size, 1.2 * SIZE), each.fitted.lines


def lines_of(line: tuple[QPointF, ...]) -> list[QLineF]:
    return [QLineF(*pair) for pair in pairwise(line)]


def crosses(line: QLineF, box: QRectF) -> bool:
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
    edges = [QLineF(*pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True)]
    return any(line.intersects(edge)[0] == QLineF.IntersectionType.BoundedIntersection for edge in edges)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.line)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_lines_cross_neither_words_nor_each_other_and_begin_at_their_words(
    context: AppContext, card: Shown, language: str, scale: float
) -> None:
    context.settings.set("language", language)
    context.settings.set("text_scale", scale)
    size = round(SIZE * scale)
    shown = laid(context, card, size, room_in_the_narrowest_window(context))
    for one, other in combinations(shown.labels, 2):
        for line in lines_of(one.line):
            assert not crosses(line, other.box)
            for second in lines_of(other.line):
                assert line.intersects(second)[0] != QLineF.IntersectionType.BoundedIntersection
        assert not any(crosses(line, one.box) for line in lines_of(other.line))
    for each in shown.labels:
        near = each.box.adjusted(-0.5 * size, -1, 0.5 * size, 1)
        assert near.contains(each.line[-1])
        if each.label.braced is None:
            assert each.line[0] == each.label.spot
            assert shown.card.contains(each.label.spot)


class Painted:
    """What a face is painted of: the boxes by what is painted there."""

    def __init__(self) -> None:
        self.boxes: dict[str, list[QRectF]] = {}

    def note(self, what: str, box: QRectF) -> None:
        self.boxes.setdefault(what, []).append(QRectF(box))

    def one(self, what: str) -> QRectF:
        (box,) = self.boxes[what]
        return box


BOX = QRectF(0, 0, 252, 352)


def painted(context: AppContext, paint: Callable[[Marks], None], box: QRectF) -> Painted:
    """What is painted of Epona's marks, and the grounds that are filled."""
    found = Painted()
    coin, icon, row, fill = Marks.coin, Marks.icon, Marks.row, QPainter.fillRect

    def noted_coin(marks: Marks, spot: QRectF, coins: int) -> None:
        found.note(f"coin {coins}", spot)
        coin(marks, spot, coins)

    def noted_icon(marks: Marks, spot: QRectF, shown: int) -> None:
        found.note(ICONS[shown], spot)
        icon(marks, spot, shown)

    def noted_row(marks: Marks, spot: QRectF, *others: Any, **more: Any) -> None:
        found.note("row", spot)
        row(marks, spot, *others, **more)

    def noted_fill(painter: QPainter, spot: Any, colour: Any) -> None:
        if isinstance(spot, QRectF):
            found.note(QColor(colour).name(), spot)
        fill(painter, spot, colour)

    with (
        patch.object(Marks, "coin", noted_coin),
        patch.object(Marks, "icon", noted_icon),
        patch.object(Marks, "row", noted_row),
        patch.object(QPainter, "fillRect", noted_fill),
        canvas(box.width(), box.height(), 1.0) as (_, painter),
    ):
        paint(Marks(painter, 1.0, context.theme.small_numeral))
    return found


def inside(spot: QPointF, box: QRectF) -> bool:
    return box.adjusted(0.5, 0.5, -0.5, -0.5).contains(spot)


@pytest.mark.parametrize("line", [card.line for card in (HORSE, EMPLOYEE)])
def test_the_lines_of_an_asset_end_in_its_coin_its_badges_and_its_bands(context: AppContext, line: str) -> None:
    card = ASSET_OF[line]
    asset = ASSETS[card]
    there = painted(context, lambda marks: paint_asset(marks, BOX, card), BOX)
    at = spots(context, Shown(epona, EponaTable, line), BOX)
    # The coin of the cost and the badge of the type are painted last: a bonus and what is scored may have the same.
    assert inside(at["Cost"], there.boxes[f"coin {asset.cost}"][-1])
    assert inside(at["Type"], there.boxes[ICONS[asset.type]][-1])
    bonus, scores = there.boxes["row"]
    assert inside(at["Bonus when placed"], bonus.adjusted(-6, -3, 6, 3))
    assert inside(at["Scores at the end"], scores.adjusted(-10, -5, 0, 5))
    if asset.sex:
        assert inside(at["Mare"], there.one(ICONS[asset.sex]))
    assert len(at) == 4 + bool(asset.sex)


def test_the_lines_of_a_stable_end_in_its_location_needs_and_fields(context: AppContext) -> None:
    stable = STABLE_OF[STABLE.line]
    shown = STABLES[stable]
    drawings = Painted()
    drawing = Marks.drawing

    def noted(marks: Marks, name: str, box: QRectF, *others: Any) -> None:
        drawings.note(name, box)
        drawing(marks, name, box, *others)

    with patch.object(Marks, "drawing", noted):
        there = painted(context, lambda marks: paint_stable(marks, BOX, stable, 0), BOX)
    at = spots(context, STABLE, BOX)
    assert inside(at["Location"], drawings.one(f"badge-{LOCATIONS[shown.location]}"))
    needs, at_once, at_end, line = there.boxes["row"]
    assert inside(at["Slots"], needs)
    asked = [there.boxes[ICONS[icon]][0] for icon in shown.needs]
    assert at["Slots"].x() < min(box.left() for box in asked)
    assert any(inside(at["Needed to complete it"], box) for box in asked)
    assert inside(at["Bonus when completed"], at_once.adjusted(-10, 0, 0, 0))
    assert inside(at["Scores at the end, if completed"], at_end.adjusted(0, 0, 10, 0))
    assert inside(at["Line bonus"], line.adjusted(-6, 0, 6, 0))
    assert len(at) == 6


def test_the_lines_of_an_owner_card_end_in_boxes_and_two_with_cubes_are_below_the_open_one(context: AppContext) -> None:
    box = QRectF(0, 0, 528, 368)
    at = spots(context, OWNER, box)
    assert inside(at["Open once both boxes below have cubes"], box_area(box, 6))
    assert inside(at["Not open yet; scores at the end"], box_area(box, 7))
    assert inside(at["Green boxes last for the whole game"], box_area(box, 0))
    assert inside(at["Put a cube here and gain this"], box_area(box, 2))
    cubes = Painted()
    cube = Marks.cube

    def noted(marks: Marks, spot: QRectF, *others: Any) -> None:
        cubes.note("cube", spot)
        cube(marks, spot, *others)

    with patch.object(Marks, "cube", noted), canvas(528, 368, 1.0) as (_, painter):
        owner_faces.paint_owner(Marks(painter, 1.0, context.theme.small_numeral), box, 0, 0b11)
    assert [box_area(box, number).contains(spot) for number, spot in enumerate(cubes.boxes["cube"])] == [True, True]


def test_the_lines_of_a_selection_card_end_in_its_price_its_decks_and_how_many_are_kept(context: AppContext) -> None:
    box = QRectF(0, 0, 252, 176)
    decks: list[QRectF] = []
    deck = owner_faces._deck

    def noted(marks: Marks, colour: str, badge: str, count: int, spot: QRectF) -> None:
        decks.append(QRectF(spot))
        deck(marks, colour, badge, count, spot)

    with patch.object(owner_faces, "_deck", noted):
        there = painted(context, lambda marks: paint_selection(marks, box, 0), box)
    keep, price = there.boxes["row"]
    at = spots(context, SELECTION, box)
    assert len(decks) == sum(map(bool, (*FACES[0].draws, FACES[0].free)))
    assert inside(at["How many you keep"], keep)
    assert inside(at["Price, paid at once"], price)
    assert inside(at["How many you draw of each group"], decks[0])
    assert inside(at["From any deck"], decks[-1])


@pytest.mark.parametrize("face", range(len(FACES)))
def test_what_a_selection_card_gives_is_not_called_a_price(context: AppContext, face: int) -> None:
    words = read_out(context, figure(context, Shown(epona, EponaTable, f"selection {face + 1}")))
    gift = any(line.startswith("Gift, gained at once: ") for line in words)
    assert gift == bool(FACES[face].gift)


def test_the_lines_of_a_split_card_end_in_its_parts(context: AppContext) -> None:
    there = Painted()
    banner, medallion, picture, drawing = (
        EphyranMarks.banner, EphyranMarks.medallion, EphyranMarks.picture, EphyranMarks.drawing,
    )  # fmt: skip

    def noted_banner(marks: EphyranMarks, box: QRectF, *others: Any) -> None:
        there.note("banner", box)
        banner(marks, box, *others)

    def noted_medallion(marks: EphyranMarks, box: QRectF, *others: Any) -> None:
        there.note("medallion", box)
        medallion(marks, box, *others)

    def noted_picture(marks: EphyranMarks, name: str, box: QRectF, *others: Any) -> None:
        there.note(name, box)
        picture(marks, name, box, *others)

    def noted_drawing(marks: EphyranMarks, name: str, box: QRectF, *others: Any) -> None:
        there.note(name, box)
        drawing(marks, name, box, *others)

    with (
        patch.object(EphyranMarks, "banner", noted_banner),
        patch.object(EphyranMarks, "medallion", noted_medallion),
        patch.object(EphyranMarks, "picture", noted_picture),
        patch.object(EphyranMarks, "drawing", noted_drawing),
        canvas(BOX.width(), BOX.height(), 1.0) as (_, painter),
    ):
        ephyran_faces._card(EphyranMarks(painter, 1.0, context.theme.numeral), BOX, read_card((SPLIT.line,)), "")
    at = spots(context, SPLIT, BOX)
    assert inside(at["Number"], there.one("banner"))
    assert inside(at["Territory"], there.one("banner"))
    assert at["Number"].y() < there.one("badge-lagoon").top() < at["Territory"].y()
    assert inside(at["Printed symbol"], there.one("medallion"))
    assert inside(at["Creature"], there.one("creature-scylla"))
    assert inside(at["Support"], there.one("support-graeae"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.line)
def test_a_figure_is_as_large_and_twice_as_fine_on_a_fine_screen_and_follows_the_theme(
    context: AppContext, card: Shown
) -> None:
    seen = []
    for theme in ("day", "evening"):
        context.settings.set("theme", theme)
        once, twice = (paint_figure(context, figure(context, card), SIZE, SIZE * WIDEST, ratio) for ratio in (1.0, 2.0))
        assert twice.width() == 2 * once.width()
        assert twice.deviceIndependentSize().toSize() == once.size()
        seen.append(once.toImage())
    assert seen[0] != seen[1]


@pytest.mark.parametrize("manifest", [epona, ephyran], ids=lambda manifest: manifest.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_around_a_card_are_read_out_with_what_the_card_shows_and_not_as_they_are_written(
    context: AppContext, manifest: Manifest, language: str
) -> None:
    context.settings.set("language", language)
    view = window(context, manifest, QSize(1000, 760))
    there = view.page.toPlainText().replace("\xa0", " ")
    for card in CARDS:
        if card.manifest is manifest:
            assert card.line not in there.splitlines()
            assert all(line in there for line in read_out(context, figure(context, card)))
    if manifest is epona:
        assert ("Cost: 2 coins" if language == "en" else "コスト：2コイン") in there
    view.close()


def test_words_around_a_card_are_found(context: AppContext) -> None:
    view = window(context, epona, QSize(1000, 760))
    view.search.setText("Green boxes last")
    assert view.page.hits == 1
    view.close()


def seen_on_page(view: RulebookWindow, picture: QPixmap) -> bool:
    """Whether a picture is seen somewhere on the page, all of it."""
    seen, wanted = view.page.viewport().grab().toImage(), picture.toImage()
    across = range(10, picture.width() - 10, 20)
    checked = [QPoint(x, y) for x in across for y in range(10, picture.height() - 10, 20)]
    left = round(view.page.document().documentMargin())
    return any(
        all(QColor(seen.pixel(QPoint(left, top) + spot)) == QColor(wanted.pixel(spot)) for spot in checked)
        for top in range(seen.height() - picture.height() + 1)
    )


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_window_made_narrow_and_wide_again_shows_the_card_whole_in_both(context: AppContext, scale: float) -> None:
    context.settings.set("text_scale", scale)
    view = window(context, epona, QSize(1500, 1300))
    pictures = []
    for wide in (1500, view.minimumWidth(), 1500):
        view.resize(wide, 1300)
        QApplication.processEvents()
        room = view.page.viewport().width() - 2 * view.page.document().documentMargin()
        picture = paint_figure(context, figure(context, OWNER), round(SIZE * scale), room, 1.0)
        pictures.append(picture.toImage())
        view.show_heading("Owner cards")
        bar, found = view.page.verticalScrollBar(), False
        for _ in range(12):
            found = found or seen_on_page(view, picture)
            bar.setValue(bar.value() + 90)
        assert found, wide
        # A pixel too wide are tables whose lines Qt rounds up.
        assert view.page.horizontalScrollBar().maximum() <= 1
    assert pictures[0] == pictures[2]
    assert (pictures[0] == pictures[1]) == (scale == 1.0)
    view.close()


def test_a_city_lies_within_a_narrow_window_with_large_text(context: AppContext) -> None:
    context.settings.set("text_scale", 2.0)
    view = window(context, ephyran, QSize(1, 900))
    block = next(block for block in markdown.diagrams(rules_text(ephyran, "en") or "") if block.name == "city")
    whole = EphyranTable.booklet.diagram(context, ephyran, block.name, block.lines, 2 * SIZE, 1.0)
    room = view.page.viewport().width() - 2 * view.page.document().documentMargin()
    assert whole is not None
    assert whole.width() > room
    size = 2 * SIZE * room / whole.width()
    picture = EphyranTable.booklet.diagram(context, ephyran, block.name, block.lines, size, 1.0)
    assert picture is not None
    assert picture.width() <= room + 1
    view.show_heading("Adding and changing areas")
    bar, found = view.page.verticalScrollBar(), False
    for _ in range(12):
        found = found or seen_on_page(view, picture)
        bar.setValue(bar.value() + 90)
    assert found
    view.close()


def test_labels_stand_on_the_sides_they_are_given(context: AppContext) -> None:
    for card in CARDS:
        shown = laid(context, card)
        for each in shown.labels:
            beyond = {
                Side.LEFT: each.box.right() < shown.card.left(),
                Side.RIGHT: each.box.left() > shown.card.right(),
                Side.ABOVE: each.box.bottom() < shown.card.top(),
                Side.BELOW: each.box.top() > shown.card.bottom(),
            }
            assert beyond[each.label.side]
