"""The rules in their window: contents, search, place kept over language, theme and size; and the Markdown it reads."""

import ast
import re
from collections.abc import Generator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from contexts import make_context
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import phrase
from boardroom.games.epigo import manifest as epigo
from boardroom.games.epigo.table import EpigoTable
from boardroom.games.epigo.table.layout.measures import FRAME
from boardroom.games.my_kingdom_for_a_horse import manifest as kingdom
from boardroom.games.my_kingdom_for_a_horse.position.field import COLUMNS, ROWS
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.markdown import Block, Looks
from boardroom.ui.rulebook.rulebook_page import RulebookPage
from boardroom.ui.rulebook.rulebook_window import RulebookWindow, rules_text
from tests.waiting import MOST

LOOKS = Looks(*("#111111",) * 9, "'Title'", "'Mono'", 15, 23)


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Generator[AppContext, None, None]:
    made = make_context(tmp_path)
    yield made
    made.store.flush()


@pytest.fixture
def view(context: AppContext) -> Generator[RulebookWindow, None, None]:
    made = RulebookWindow(context, epigo)
    made.show()
    QTest.qWaitForWindowExposed(made, MOST)
    yield made
    made.close()
    made.deleteLater()


def titles(view: RulebookWindow) -> list[str]:
    return [view.contents.item(i).text() for i in range(view.contents.count())]


def top_heading(view: RulebookWindow) -> str:
    """The heading just below the upper edge of the text."""
    cursor = view.page.cursorForPosition(view.page.viewport().rect().topLeft())
    block = cursor.block()
    while block.isValid() and not block.blockFormat().headingLevel():
        block = block.next()
    return str(block.text()).replace(JOINER, "")


def source(language: str) -> str:
    return rules_text(epigo, language) or ""


def test_the_contents_name_every_section_of_the_page(view: RulebookWindow) -> None:
    expected = [line[3:] for line in source("en").splitlines() if line.startswith("## ")]
    assert titles(view) == expected
    assert len(expected) > 8


def test_a_click_in_the_contents_goes_there(view: RulebookWindow) -> None:
    item = view.contents.item(titles(view).index("Super slide"))
    spot = view.contents.visualItemRect(item).center()
    QTest.mouseClick(view.contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert top_heading(view) == "Super slide"
    assert view.page.section == titles(view).index("Super slide")
    assert view.page.hasFocus(), "the keys leaf through the text"


def test_the_window_opens_no_larger_than_the_screen(view: RulebookWindow) -> None:
    there = view.screen().availableGeometry()
    assert view.frameGeometry().width() <= there.width()
    assert view.height() + 40 < there.height(), "its title has room, too"


def test_the_contents_are_walked_with_the_arrow_keys(view: RulebookWindow) -> None:
    view.show_heading("Slides")
    view.contents.setFocus()
    QTest.keyClick(view.contents, Qt.Key.Key_Down)
    assert top_heading(view) == "Super slide"


def test_the_contents_follow_what_is_read(view: RulebookWindow) -> None:
    view.show_heading("Planning")
    assert view.contents.currentItem().text() == "Planning"
    view.page.setFocus()
    seen = set()
    for _ in range(6):
        QTest.keyClick(view.page, Qt.Key.Key_PageDown)
        seen.add(view.contents.currentItem().text())
    assert "The Action step" in seen
    QTest.keyClick(view.page, Qt.Key.Key_Home)
    assert view.page.section == -1
    assert view.contents.currentRow() == 0, "what is above the first section is read with it"


def test_the_contents_mark_what_is_read_and_not_where_the_mouse_rests(view: RulebookWindow) -> None:
    assert view.contents.currentRow() == 0

    def grounds() -> list[QColor]:
        view.contents.grab()
        image = view.contents.viewport().grab().toImage()
        boxes = [view.contents.visualItemRect(view.contents.item(row)) for row in range(6)]
        return [image.pixelColor(QPoint(10, box.center().y())) for box in boxes]

    before = grounds()
    assert before[0] != before[1]
    QTest.mouseMove(view.windowHandle(), view.contents.viewport().mapTo(view, QPoint(40, 4)))
    resting = view.contents.visualItemRect(view.contents.item(4)).center()
    QTest.mouseMove(view.windowHandle(), view.contents.viewport().mapTo(view, resting))
    QTest.qWait(0)
    assert grounds() == before


@pytest.mark.parametrize("heading", ["The Action step", "pushes", " Draws ", "Playing it here"])
def test_a_heading_is_shown_by_its_english_name(view: RulebookWindow, heading: str) -> None:
    view.show_heading(heading)
    assert view.contents.currentItem().text().casefold() == heading.strip().casefold()


def test_a_heading_is_shown_by_its_english_name_in_japanese_too(context: AppContext, view: RulebookWindow) -> None:
    context.settings.set("language", "ja")
    view.show_heading("Pushes")
    assert top_heading(view) == "プッシュ"


def test_an_unknown_heading_shows_the_beginning_and_none_changes_nothing(view: RulebookWindow) -> None:
    view.show_heading("Pushes")
    view.show_heading("")
    assert top_heading(view) == "Pushes"
    view.show_heading("Castling")
    assert view.page.verticalScrollBar().value() == 0


def test_a_heading_asked_for_before_the_window_is_shown_is_there_afterwards(context: AppContext) -> None:
    view = RulebookWindow(context, epigo)
    view.show_heading("Captures and the end")
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    assert top_heading(view) == "Captures and the end"
    view.close()


def test_another_language_keeps_the_place(context: AppContext, view: RulebookWindow) -> None:
    view.show_heading("Super slide")
    bar = view.page.verticalScrollBar()
    bar.setValue(bar.value() + 120)
    context.settings.set("language", "ja")
    assert titles(view)[view.page.section] == "スーパースライド"
    assert view.contents.currentRow() == view.page.section
    assert top_heading(view) != "スーパースライド"
    context.settings.set("language", "en")
    assert view.contents.currentItem().text() == "Super slide"
    assert view.windowTitle() == "Rules: Epigo – Boardroom"


def test_theme_text_size_and_width_keep_the_place(context: AppContext, view: RulebookWindow) -> None:
    view.show_heading("Draws")
    high = view.page.document().size().height()
    context.settings.set("theme", "evening")
    assert top_heading(view) == "Draws"
    assert view.page.palette().base().color().name().upper() == context.theme.palette.panel
    context.settings.set("text_scale", 1.3)
    assert view.page.document().size().height() > high
    assert top_heading(view) == "Draws"
    view.resize(620, 900)
    QApplication.processEvents()
    assert not view.contents.isVisible()
    assert top_heading(view) == "Draws"


@pytest.fixture
def renderings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that are set from now on, each as it begins."""
    made: list[str] = []
    html = markdown.html

    def counted(source: str, *others: Any) -> str:
        made.append(source[:20])
        return html(source, *others)

    monkeypatch.setattr(markdown, "html", counted)
    return made


def test_a_closed_window_follows_language_theme_and_size_only_when_it_is_opened_again(
    context: AppContext, view: RulebookWindow, renderings: list[str]
) -> None:
    view.show_heading("Draws")
    view.close()
    for key, value in (("theme", "evening"), ("text_scale", 1.3), ("language", "ja"), ("theme", "day")):
        context.settings.set(key, value)
    assert renderings == []
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    assert len(renderings) == 1
    assert top_heading(view) == titles(view)[view.page.section] == "引き分け"
    assert view.contents.currentRow() == view.page.section
    assert view.page.palette().base().color().name().upper() == context.theme.palette.panel
    assert view.page.document().defaultFont() == context.theme.text(15)
    view.close()
    view.show_heading("Super slide")
    view.show()
    assert len(renderings) == 1, "nothing has changed since"
    assert top_heading(view) == "スーパースライド"


def test_a_heading_asked_for_in_a_closed_window_is_there_in_the_language_of_the_moment(
    context: AppContext, view: RulebookWindow
) -> None:
    view.close()
    context.settings.set("language", "ja")
    view.show_heading("Captures and the end")
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    assert top_heading(view) == titles(view)[view.page.section]
    assert view.page.section == markdown.sections(source("en")).index("Captures and the end")


def test_what_is_looked_for_is_found_in_a_window_that_is_opened_again(
    context: AppContext, view: RulebookWindow
) -> None:
    view.search.setText("slide")
    before = view.count.text()
    view.close()
    context.settings.set("text_scale", 1.3)
    view.show()
    assert view.count.text() == before
    assert view.page.hits > 0
    view.close()
    context.settings.set("language", "ja")
    view.show()
    assert view.page.hits == 0
    assert view.count.text().replace(JOINER, "") == context.say(phrase("Rules page", "Not found"))


def test_each_change_is_followed_once(context: AppContext, view: RulebookWindow, renderings: list[str]) -> None:
    for number, (key, value) in enumerate((("theme", "evening"), ("text_scale", 1.3), ("language", "ja")), 1):
        context.settings.set(key, value)
        assert len(renderings) == number, key


def test_words_are_found_marked_and_walked_through(view: RulebookWindow) -> None:
    QTest.keySequence(view.page, "Ctrl+F")
    assert view.search.hasFocus()
    QTest.keyClicks(view.search, "SUPER SLIDE")
    count = source("en").replace("\n", " ").casefold().count("super slide")
    assert view.page.hits == count > 5
    assert view.count.words == f"1 of {count}"
    assert len(view.page.extraSelections()) == count
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    QTest.mouseClick(view.following, Qt.MouseButton.LeftButton)
    assert view.count.words == f"3 of {count}"
    assert view.page.verticalScrollBar().value() > 0
    QTest.keyClick(view.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(view.previous, Qt.MouseButton.LeftButton)
    QTest.keyClick(view.search, Qt.Key.Key_Enter, Qt.KeyboardModifier.ShiftModifier)
    assert view.count.words == f"{count} of {count}"


def test_each_place_found_is_on_the_screen(view: RulebookWindow) -> None:
    QTest.keyClicks(view.search, "capture")
    for _ in range(view.page.hits):
        selection = view.page.extraSelections()[view.page.hit]
        assert selection.cursor.selectedText().casefold() == "capture"
        box = view.page.cursorRect(selection.cursor)
        assert view.page.viewport().rect().contains(box.center())
        view.page.step(True)


def test_the_contents_light_the_section_in_which_a_place_is_found(view: RulebookWindow) -> None:
    QTest.keyClicks(view.search, "capture")
    lit = set()
    for _ in range(view.page.hits):
        selections = view.page.extraSelections()
        block = selections[view.page.hit].cursor.block()
        while block.blockFormat().headingLevel() != 2 and block.previous().isValid():
            block = block.previous()
        row = view.contents.currentRow()
        heading = block.text().replace(JOINER, "")
        assert titles(view)[row] == heading or (row == 0 and block.blockFormat().headingLevel() != 2)
        lit.add(row)
        QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert len(lit) > 3


def test_words_that_are_nowhere_are_said_to_be_nowhere(view: RulebookWindow) -> None:
    QTest.keyClicks(view.search, "castling")
    assert view.count.words == "Not found"
    assert not view.following.isEnabled()
    assert view.page.extraSelections() == []
    view.search.clear()
    assert view.count.words == ""


def test_words_with_a_quote_are_found_as_they_are_typed(view: RulebookWindow) -> None:
    for typed in ("opponent's", "opponent’s"):
        view.search.setText(typed)
        assert view.page.hits == source("en").count("opponent’s") > 0
    view.search.setText('"Curtain"')
    assert view.page.hits == source("en").count("“Curtain”") > 0


def test_japanese_is_found_across_joiners_and_in_wide_forms(context: AppContext, view: RulebookWindow) -> None:
    context.settings.set("language", "ja")
    view.search.setText("スーパースライド")
    assert view.page.hits == source("ja").count("スーパースライド")
    view.search.setText("８マス")
    assert view.page.hits == source("ja").count("8マス") > 0
    view.search.setText("ｴﾋﾟｺﾞﾝ")
    assert view.page.hits == source("ja").count("エピゴン")


def test_a_search_holds_when_the_theme_changes(context: AppContext, view: RulebookWindow) -> None:
    view.search.setText("tile")
    view.page.step(True)
    hits, hit = view.page.hits, view.page.hit
    context.settings.set("theme", "evening")
    assert (view.page.hits, view.page.hit) == (hits, hit)
    assert len(view.page.extraSelections()) == hits


def test_what_is_copied_has_no_joiners(context: AppContext, view: RulebookWindow) -> None:
    context.settings.set("language", "ja")
    view.page.selectAll()
    assert JOINER in view.page.toPlainText()
    copied = view.page.createMimeDataFromSelection().text()
    assert JOINER not in copied
    assert "エピゴンを盤の外へ落としてください。" in copied


@pytest.mark.parametrize("place", ["page", "search", "contents"])
def test_escape_closes_from_anywhere(view: RulebookWindow, place: str) -> None:
    widget = getattr(view, place)
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_the_size_of_the_window_is_remembered(context: AppContext, view: RulebookWindow) -> None:
    view.resize(710, 640)
    view.close()
    again = RulebookWindow(context, epigo)
    assert (again.width(), again.height()) == (710, 640)


def test_a_window_that_was_maximized_opens_so_and_keeps_its_size_for_later(
    context: AppContext, view: RulebookWindow
) -> None:
    view.resize(710, 640)
    view.showMaximized()
    view.close()
    again = RulebookWindow(context, epigo)
    assert again.isMaximized()
    memory = context.settings.memory("rules.window")
    assert (memory["width"], memory["height"]) == (710, 640)
    again.setWindowState(Qt.WindowState.WindowNoState)
    again.close()
    assert not RulebookWindow(context, epigo).isMaximized()


def test_the_contents_mark_the_section_that_begins_in_the_upper_part_of_what_is_seen(view: RulebookWindow) -> None:
    """A section that filled the page but for the last lines of the one before it was not marked."""
    view.show_heading("Draws")
    draws = view.contents.currentRow()
    bar = view.page.verticalScrollBar()
    bar.setValue(bar.value() - 60)
    assert view.contents.currentRow() == draws
    assert view.page.section == draws
    bar.setValue(bar.value() - view.page.viewport().height() // 2)
    assert view.contents.currentRow() < draws


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_line_that_is_cut_at_the_foot_of_a_page_is_whole_at_the_top_of_the_next(
    context: AppContext, view: RulebookWindow, language: str
) -> None:
    context.settings.set("language", language)
    bar, high = view.page.verticalScrollBar(), view.page.viewport().height()
    line = view.page.document().defaultFont().pixelSize() * 1.5
    view.page.setFocus()
    for size in (view.size(), QSize(view.width() + 40, view.height() - 60)):
        view.resize(size)
        QApplication.processEvents()
        high = view.page.viewport().height()
        bar.setValue(0)
        QTest.keyClick(view.page, Qt.Key.Key_PageDown)
        assert high - 3 * line < bar.value() <= high - line


def test_numbers_stand_in_a_page_by_their_names_in_digits_and_in_words() -> None:
    numbers = {"rounds": 6, "first_rounds": 5, "cards": 28}
    page = "Over {rounds:word} rounds, the {first_rounds:th}, {cards} or {cards:word} cards; {rounds} and {others} {}."
    assert markdown.filled(page, numbers) == "Over six rounds, the fifth, 28 or 28 cards; 6 and {others} {}."
    assert markdown.filled("{rounds:Word} rounds.", numbers) == "Six rounds."
    assert markdown.filled("{helmet} point", {"helmet": -1}) == "−1 point"


def test_the_window_shows_the_numbers_that_the_game_has(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(EpigoTable, "booklet", evolve(EpigoTable.booklet, numbers=lambda: {"ranks": 7}))
    (tmp_path / "ranked" / "help").mkdir(parents=True)
    (tmp_path / "ranked" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "ranked" / "help" / "en.md").write_text("# Ranks\n\nThere are {ranks:word}.", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    view = RulebookWindow(context, evolve(epigo, package="ranked"))
    assert view.page.toPlainText().endswith("There are seven.")
    view.close()


@pytest.mark.parametrize("game", [epigo, kingdom], ids=["epigo", "my-kingdom-for-a-horse"])
def test_every_chapter_that_a_prompt_names_is_in_the_rules_page(game: Manifest) -> None:
    folder = Path(str(files(game.package)))
    chapters = re.findall(r"^## (.+)$", (folder / "help" / "en.md").read_text("utf-8"), re.MULTILINE)
    named = {
        keyword.value.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Prompt"
        for keyword in node.keywords
        if keyword.arg == "help" and isinstance(keyword.value, ast.Constant)
    }
    assert named, "the prompts of this game name chapters"
    assert named <= {*chapters}


def test_a_game_without_rules_page_says_so(context: AppContext) -> None:
    view = RulebookWindow(context, evolve(epigo, package="tests_that_are_no_package"))
    view.show_heading("Pushes")
    assert "are missing" in view.page.toPlainText()
    assert titles(view) == []


def test_every_control_has_a_name_for_those_who_do_not_see_it(view: RulebookWindow) -> None:
    for widget in (view.page, view.contents, view.search, view.previous, view.following):
        assert widget.accessibleName(), widget


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height())}


def on_the_page(page: RulebookPage, words: str) -> QRect:
    """Where a line of the page stands in its viewport."""
    cursor = page.document().find(words)
    assert not cursor.isNull()
    return page.cursorRect(cursor)


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_a_diagram_is_drawn_where_its_text_stands(context: AppContext, view: RulebookWindow, theme: str) -> None:
    context.settings.set("theme", theme)
    view.show_heading("Deployment")
    QApplication.processEvents()
    low, page = on_the_page(view.page, "4   [2] [6] [3] [1] [X]").bottom(), view.page.viewport()
    assert low < page.height()
    seen = colours(page.grab(QRect(0, low - 60, 460, 100)).toImage())
    assert {FRAME, *(colour.face for colour in epigo.colours[:2])} <= seen


def test_the_text_of_a_diagram_is_found_marked_and_copied_although_it_is_drawn(view: RulebookWindow) -> None:
    view.search.setText("[2] [6] [3]")
    assert view.page.hits == 2
    first = view.page.extraSelections()[0]
    line = first.cursor.block().text().split("\u2028")[1].replace("\xa0", " ")
    assert line == "4   [2] [6] [3] [1] [X] [7] [4] [5]"
    view.page.selectAll()
    assert "5   (4) (1) (X) (6)" in view.page.createMimeDataFromSelection().text()


def test_a_fence_without_a_name_or_with_one_the_game_does_not_know_stays_text(context: AppContext) -> None:
    asked = []

    def draw(block: Block, size: float, ratio: float) -> QPixmap | None:
        asked.append(block.name)
        return EpigoTable.booklet.diagram(context, epigo, block.name, block.lines, size, ratio)

    page = RulebookPage(context, draw)
    for fence in ("```", "```knot"):
        page.resize(600, 300)
        page.show_text(f"{fence}\n[6] (3) .\n```")
        image = page.grab().toImage()
        assert FRAME not in colours(image)
        assert "[6] (3) ." in page.toPlainText()
        assert context.theme.palette.heading in colours(image)
    page.show_text("```board\n[6] (3) .\n```")
    assert FRAME in colours(page.grab().toImage())
    assert "[6] (3) ." in page.toPlainText()
    assert asked == ["", "knot", "board"]


def test_every_diagram_of_the_rules_is_drawn_alike_in_both_languages(context: AppContext) -> None:
    english, japanese = (markdown.diagrams(source(language)) for language in ("en", "ja"))
    assert english == japanese
    assert len(english) > 10
    for block in english:
        once, twice = (
            EpigoTable.booklet.diagram(context, epigo, block.name, block.lines, 15, ratio) for ratio in (1.0, 2.0)
        )
        assert once is not None
        assert twice is not None
        size = twice.deviceIndependentSize()
        assert abs(once.width() - size.width()) + abs(once.height() - size.height()) < 2
        assert twice.width() > 1.9 * once.width()


def test_a_picture_shows_each_tile_where_the_text_has_it(context: AppContext) -> None:
    lines = ("6    .   .  (2)", "5    .  [5]  . ", "     c   d   e ")
    picture = EpigoTable.booklet.diagram(context, epigo, "board", lines, 20, 1.0)
    assert picture is not None
    own, other = (QColor(colour.face).name().upper() for colour in epigo.colours[:2])
    # Squares of 48, with a margin for the numbers at the left.
    cells = {(x, y): colours(picture.toImage().copy(30 + 48 * x, 8 + 48 * y, 48, 44)) for x in range(3) for y in (0, 1)}
    assert [cell for cell, seen in cells.items() if own in seen] == [(1, 1)]
    assert [cell for cell, seen in cells.items() if other in seen] == [(2, 0)]


def test_every_diagram_of_the_farm_is_drawn_alike_in_both_languages(context: AppContext) -> None:
    english, japanese = (
        markdown.diagrams(files(kingdom.package).joinpath(f"help/{language}.md").read_text("utf-8"))
        for language in ("en", "ja")
    )
    assert english == japanese
    assert len(english) == 4
    for block in english:
        picture = KingdomTable.booklet.diagram(context, kingdom, block.name, block.lines, 15, 1.0)
        assert picture is not None
        assert picture.width() < 480
    assert KingdomTable.booklet.diagram(context, kingdom, "field", ("no field",), 15, 1.0) is None
    assert KingdomTable.booklet.diagram(context, kingdom, "knot", english[0].lines, 15, 1.0) is None


def test_a_field_in_the_rules_shows_pens_fences_and_animals_where_the_text_has_them(context: AppContext) -> None:
    lines = ("+--+--+  +  +", "|p1|  |", "+--+--+  +  +", "", "+  +  +  +  +", "      |s2|", "+  +  +--+  +")
    picture = KingdomTable.booklet.diagram(context, kingdom, "field", lines, 40, 1.0)
    assert picture is not None
    # Spaces of 104, the first one after the grass and the wooden edge.
    left, top = 104 * (0.22 + 0.2), 104 * (0.22 + 0.42)
    image = picture.toImage()

    def ground(column: int, row: int) -> str:
        return image.pixelColor(round(left + 104 * column + 18), round(top + 104 * row + 16)).name()

    def middle(column: int, row: int) -> str:
        return image.pixelColor(round(left + 104 * (column + 0.5)), round(top + 104 * (row + 0.56))).name()

    kinds = [[ground(column, row) for column in range(COLUMNS)] for row in range(ROWS)]
    # The pen of the pig, the empty pen, and open grass in two greens.
    assert len({kinds[0][0], kinds[0][1], kinds[0][2], kinds[0][3]}) == 4
    assert {shade for row in kinds[1:] for shade in row} == {kinds[0][2], kinds[0][3]}
    stands = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if middle(x, y) != ground(x, y)]
    assert (0, 0) in stands
    assert (2, 2) in stands
    assert not {(1, 0), (3, 0), (0, 1), (1, 2)} & set(stands)


def test_both_languages_have_the_same_sections_in_the_same_order() -> None:
    kinds = {
        language: [block.kind for block in markdown.blocks(source(language)) if block.kind[0] == "h"]
        for language in ("en", "ja")
    }
    assert kinds["en"] == kinds["ja"]


def test_a_page_is_read_block_by_block() -> None:
    page = "# A\n\none\ntwo\n- b\n  more\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\n [1]\n\n```\n1. d\n## E\n"
    page += "``` knot\n(1)\n```"
    assert list(markdown.blocks(page)) == [
        Block("h1", ("A",)),
        Block("p", ("one two",)),
        Block("ul", ("b more", "c")),
        Block("table", ("x", "y", "1", "2"), columns=2),
        Block("diagram", (" [1]", "")),
        Block("ol", ("d",)),
        Block("h2", ("E",)),
        Block("diagram", ("(1)",), "knot"),
    ]


def test_a_page_may_be_written_as_others_write_markdown() -> None:
    page = "* a\n*\n* b\n    - c\n\n1) d\n\nx | y\n--|--\n1 \\| 2 |\n\n#\n##### E #\n"
    assert list(markdown.blocks(page)) == [
        Block("ul", ("a", "b", "c")),
        Block("ol", ("d",)),
        Block("table", ("x", "y", "1 | 2", ""), columns=2),
        Block("h1", ("",)),
        Block("h5", ("E",)),
    ]
    assert markdown.html(page, LOOKS).count("<tr>") == 2


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_star_that_was_to_make_a_word_strong_is_left_in_a_page(language: str) -> None:
    for manifest in catalog.games():
        page = rules_text(manifest, language) or ""
        words = [line for block in markdown.blocks(page) if block.kind != "diagram" for line in block.lines]
        assert not [line for line in words if "**" in markdown.html(line, LOOKS).replace(JOINER, "")], manifest.id


def test_nothing_in_a_page_becomes_a_tag() -> None:
    html = markdown.html("<img src=x> & <b>no</b> **yes** `a<b`\n\n```\n<i>\n```", LOOKS)
    assert "&lt;img src=x&gt; &amp; &lt;b&gt;no&lt;/b&gt; <b>yes</b>" in html
    assert "a&lt;b" in html
    assert "<img" not in html
    assert "<i>" not in html


def test_an_open_fence_ends_with_the_page() -> None:
    assert list(markdown.blocks("```\na\nb")) == [Block("diagram", ("a", "b"))]


def test_japanese_lines_are_joined_without_a_space() -> None:
    assert "盤の上" in markdown.html("盤の\n上", LOOKS).replace(JOINER, "")
    assert "on the board" in markdown.html("on the\nboard", LOOKS)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("manifest", catalog.games(), ids=lambda manifest: manifest.id)
def test_how_pictures_are_read_aloud_stands_at_the_end_under_a_heading_of_its_own(
    manifest: Manifest, language: str
) -> None:
    *rules, last = re.split(r"^## ", rules_text(manifest, language) or "", flags=re.MULTILINE)
    heading, _, words = last.partition("\n")
    assert heading == {"en": "Reading with a screen reader", "ja": "画面を読み上げて使うとき"}[language]
    told, aloud = {"en": ("copied", "read aloud"), "ja": ("コピーした", "読み上げられ")}[language]
    assert told in words
    assert aloud in words
    assert not re.search(r"[*+]|\block\b|\(\?\)", words), "in words, not in signs"
    assert not any(told in chapter for chapter in rules)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_orders_of_epigo_are_printed_with_arrows(language: str) -> None:
    text = re.sub(r"```.*?```", "", source(language), flags=re.DOTALL)
    assert not re.search(r"\d[<>^v](?!\w)", text)
    assert {sign for sign in text if sign in "↑→↓←"} == set("↑→↓←")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("manifest", catalog.games(), ids=lambda manifest: manifest.id)
def test_no_title_in_the_contents_is_cut_in_a_window_of_the_usual_size(
    context: AppContext, manifest: Manifest, language: str
) -> None:
    view = RulebookWindow(context, manifest)
    view.resize(1000, 760)
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    context.settings.set("language", language)
    room, metrics = view.contents.viewport().width(), view.contents.fontMetrics()
    assert view.contents.count() > 5
    assert view.contents.sizeHintForColumn(0) <= room
    assert max(map(metrics.horizontalAdvance, titles(view))) < room
    assert view.page.width() > 2 * view.contents.width()
    view.close()
    view.deleteLater()
