"""Icons inside sentences: in the rules reader and in lines that are painted; to ear, clipboard and search, words."""

from collections.abc import Callable, Generator
from importlib.resources import files

import pytest
from epigo_hand import EpigoHand
from farming import GAME
from hand import CTRL, Key
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QColor, QFont, QImage, QPainter, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from boardroom import resources
from boardroom.controller import catalog
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import icons
from boardroom.ui.kit.pictures.icons import Icon, Line
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.kit.words.say import LANGUAGES
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.rulebook_window import RulebookWindow
from tests.waiting import MOST

GAMES = {manifest.id: manifest for manifest in catalog.games()}
FLEECE = "#fbf6ea"
"""The colour of sheep, in which nothing else of a page is."""


def say(text: Text) -> str:
    return text.source


@pytest.fixture
def known() -> dict[str, Icon]:
    """A sheep in its own colours, and a fence in that of the text."""
    sheep, fence = (resources.resource(GAME, f"{name}.svg") for name in ("sheep", "icon-fence"))
    return {"sheep": Icon(sheep, phrase("T", "sheep")), "fence": Icon(fence, phrase("T", "fences"), plain=True)}


# The notation.


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Gain 2 :sheep:.", "Gain 2 sheep."),
        ("1 :fence=fence: and 2 :fence:", "1 fence and 2 fences"),
        (":sheep::fence:", ":sheep::fence:"),
        (":sheep: :fence:", "sheep fences"),
        (":sheep:2頭と:fence:1本", "sheep2頭とfences1本"),
        ("At 12:30:sheep:", "At 12:30:sheep:"),
        ("Two things: sheep: and fences", "Two things: sheep: and fences"),
        (":goat:", ":goat:"),
        ("{sheep}", "{sheep}"),
    ],
)
def test_an_icon_is_read_as_its_word_and_nothing_else_is_taken_for_one(
    known: dict[str, Icon], written: str, read: str
) -> None:
    assert icons.told(written, known, say) == read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_icon_in_a_rules_page_is_one_the_game_has(qapp: QApplication, game: str, language: str) -> None:
    manifest = GAMES[game]
    source = files(manifest.package).joinpath("help", f"{language}.md").read_text("utf-8")
    had = catalog.part(game, manifest.table).booklet.icons(manifest)
    named = {found[1] for found in icons.NOTATION.finditer(source)}
    assert named <= set(had)
    assert bool(named) == bool(had), "what a game has, its pages use"


# Lines that are painted.


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    made = QFont("Inter")
    made.setPixelSize(20)
    return made


def painted(line: Line, ink: str = "#000000") -> QImage:
    image = QImage(400, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.setPen(QColor(ink))
    line.paint(painter, 10, 20)
    painter.end()
    return image


def extent(image: QImage, wanted: Callable[[QColor], bool]) -> QRect:
    """The box of all pixels of a kind."""
    box = QRect()
    for y in range(image.height()):
        for x in range(image.width()):
            if wanted(image.pixelColor(x, y)):
                box |= QRect(x, y, 1, 1)
    return box


def inked(pixel: QColor) -> bool:
    return pixel.lightness() < 200


def test_a_line_is_as_wide_as_it_is_painted(known: dict[str, Icon], font: QFont) -> None:
    (line,) = icons.lines("Gain 2 :fence: x", known, say, font, 1000)
    box = extent(painted(line), inked)
    assert box.left() >= 9
    assert abs(box.right() - (10 + line.width)) <= 3
    assert line.words == "Gain 2 fences x"


def test_an_icon_stands_at_the_height_of_the_text(known: dict[str, Icon], font: QFont) -> None:
    (line,) = icons.lines(":sheep:", known, say, font, 1000)
    box = extent(painted(line), lambda pixel: pixel != QColor("#ffffff"))
    assert icons.side(font) == 29
    assert 18 <= box.height() <= 29
    assert abs(box.center().y() - 20) <= 2


def test_a_plain_icon_takes_the_colour_of_the_text(known: dict[str, Icon], font: QFont) -> None:
    (line,) = icons.lines(":fence:", known, say, font, 1000)
    image = painted(line, "#aa0000")
    assert extent(image, lambda pixel: pixel.name() == "#aa0000").width() > 15
    assert not extent(image, lambda pixel: pixel.name() == "#000000").isValid()


@pytest.mark.parametrize(
    "words", ["Gain 2 :sheep: and place 1 :fence: here.", ":sheep:を2頭得て、:fence:を1本まで置けます。"]
)
def test_lines_are_broken_to_a_width_and_lose_nothing(known: dict[str, Icon], font: QFont, words: str) -> None:
    (whole,) = icons.lines(words, known, say, font, 10_000)
    broken = icons.lines(words, known, say, font, 120)
    assert len(broken) > 2
    assert max(line.width for line in broken) <= 120
    assert "".join(line.words for line in broken).replace(" ", "") == whole.words.replace(" ", "")
    assert [run.icon for line in broken for run in line.runs if run.icon] == list(known.values())


# The rules reader.


@pytest.fixture
def view(house: AppContext) -> Generator[RulebookWindow, None, None]:
    made = RulebookWindow(house, GAMES[GAME])
    made.show()
    assert QTest.qWaitForWindowExposed(made, MOST)
    yield made
    made.close()
    made.deleteLater()


def text(view: RulebookWindow) -> str:
    return view.page.toPlainText().replace(JOINER, "")


def test_the_page_reads_as_if_there_were_words(view: RulebookWindow, house: AppContext) -> None:
    assert "1 sheep, 2 sheep, 1 pig, half a cow, 1 fence, 2 fences" in text(view)
    house.settings.set("language", "ja")
    assert "羊1頭、羊2頭、豚1頭、半分の牛、柵1本、柵2本" in text(view)
    assert not icons.NOTATION.search(text(view))
    assert not any("\ue000" <= sign <= "\uf8ff" for sign in text(view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["day", "evening"])
def test_an_icon_is_seen_where_its_word_is(view: RulebookWindow, house: AppContext, language: str, theme: str) -> None:
    house.settings.set("language", language)
    house.settings.set("theme", theme)
    word = {"en": "1 sheep, 2 sheep", "ja": "羊1頭、羊2頭"}[language]
    QApplication.clipboard().setText(word)
    view.search.setFocus()
    QTest.keyClick(view.search, Key.Key_V, CTRL)
    assert view.page.hits == 1, "it is found as the word"
    marked = view.page.extraSelections()
    end = view.page.cursorRect(marked[view.page.hit].cursor)
    start = QTextCursor(view.page.document())
    start.setPosition(marked[view.page.hit].cursor.selectionStart())
    begin = view.page.cursorRect(start)
    assert begin.top() == end.top()
    box = QRect(begin.left(), begin.top(), end.left() - begin.left(), begin.height())
    seen = extent(view.page.viewport().grab(box).toImage(), lambda pixel: pixel.name() == FLEECE)
    assert seen.height() > 5, "the sheep themselves"
    view.search.clear()


def test_every_icon_is_about_as_wide_as_high_and_its_line_no_higher(view: RulebookWindow) -> None:
    page = view.page
    size = icons.side(page.document().defaultFont())
    spots = page.icons.places
    assert len(spots) > 30
    for spot in spots:
        start, end = QTextCursor(page.document()), QTextCursor(page.document())
        start.setPosition(spot.start)
        end.setPosition(spot.end)
        first, last = page.cursorRect(start), page.cursorRect(end)
        assert first.top() == last.top(), "no word below an icon is broken"
        assert abs(last.left() - first.left() - size) <= 3


def test_the_place_is_kept_in_another_language_and_size(view: RulebookWindow, house: AppContext) -> None:
    view.show_heading("All farm cards")
    titles = {"en": "All farm cards", "ja": "農場カード一覧"}
    for key, value in (("language", "ja"), ("text_scale", 1.3), ("language", "en")):
        house.settings.set(key, value)
        cursor = view.page.cursorForPosition(view.page.viewport().rect().topLeft() + QPoint(30, 30))
        assert cursor.block().text().replace(JOINER, "") == titles[house.voice.language]


def test_what_is_copied_has_the_words(view: RulebookWindow) -> None:
    view.page.setFocus()
    QTest.keyClick(view.page, Key.Key_A, CTRL)
    QTest.keyClick(view.page, Key.Key_C, CTRL)
    copied = QApplication.clipboard().text()
    assert "1 pig, 3 sheep" in copied
    assert ":sheep:" not in copied


def test_what_is_copied_may_outlive_python(view: RulebookWindow) -> None:
    view.page.setFocus()
    QTest.keyClick(view.page, Key.Key_A, CTRL)
    QTest.keyClick(view.page, Key.Key_C, CTRL)
    copied = QApplication.clipboard().mimeData()
    assert copied.formats() == ["text/plain"]
    assert not Shiboken.createdByPython(copied), "the clipboard destroys it when Python has ended"


def test_the_words_are_what_a_screen_reader_hears(view: RulebookWindow) -> None:
    heard = QAccessible.queryAccessibleInterface(view.page)
    assert heard is not None
    told = heard.textInterface()
    assert "1 sheep, 2 sheep, 1 pig" in told.text(0, told.characterCount()).replace(JOINER, "")


def test_the_pages_are_opened_from_the_table(hand: EpigoHand) -> None:
    hand.begin()
    hand.key(Key.Key_F1)
    (shown,) = [v for v in QApplication.topLevelWidgets() if isinstance(v, RulebookWindow) and v.isVisible()]
    assert not icons.NOTATION.search(shown.page.toPlainText())
    shown.close()


def test_code_and_diagrams_show_the_notation_itself(known: dict[str, Icon]) -> None:
    looks = markdown.Looks(*("#111111",) * 9, "'Title'", "'Mono'", 15, 23, {"sheep": "sheep"})
    html = markdown.html("`:sheep:`\n\n```\n:sheep:\n```\n", looks)
    assert html.count(":sheep:") == 2
