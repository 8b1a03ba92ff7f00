"""The rules pages of Ephyran: every diagram drawn in both languages, nothing of it cut, and each part where it is."""

from collections.abc import Generator
from importlib.resources import files
from pathlib import Path

import pytest
from contexts import make_context
from cut_words import watched_painting
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage, QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.engine.text import phrase
from boardroom.games.ephyran import manifest
from boardroom.games.ephyran.position.cards import (
    HALVES,
    HIDDEN,
    SUPPORTS,
    TERRITORIES,
    TOKENS,
    Support,
    Territory,
    Token,
    half_key,
)
from boardroom.games.ephyran.position.scoring import NOWHERE, city_points
from boardroom.games.ephyran.table import EphyranTable
from boardroom.games.ephyran.table.faces.diagram_lines import NotDrawn, read_card, read_stages
from boardroom.games.ephyran.table.reading.cities_in_words import diagram_in_words
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.rules_page import page_numbers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.icons import NOTATION
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.card_figures import WIDEST, paint_figure
from boardroom.ui.rulebook.markdown import Block
from boardroom.ui.rulebook.rulebook_window import RulebookWindow
from tests.waiting import MOST

LANGUAGES = ("en", "ja")
THEMES = ("day", "evening")
CARD, TO_COME, CHANGE, THEFT, LOCKED, SCORED = range(6)


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Generator[AppContext, None, None]:
    made = make_context(tmp_path)
    yield made
    made.store.flush()


def page(language: str) -> str:
    source = files(manifest.package).joinpath("help", f"{language}.md").read_text("utf-8")
    return markdown.filled(source, page_numbers())


FENCES = markdown.diagrams(page("en"))


def drawn(context: AppContext, number: int, size: float = 15, ratio: float = 1.0) -> QPixmap:
    """A diagram of the page, or the card with words around it, with room for all of it."""
    picture = pictured(context, FENCES[number], size, ratio)
    assert picture is not None
    return picture


def pictured(context: AppContext, block: Block, size: float, ratio: float) -> QPixmap | None:
    """The picture of a fence, if it has one."""
    figure = EphyranTable.booklet.figure(context, manifest, block.name, block.lines)
    if figure is not None:
        return paint_figure(context, figure, size, size * WIDEST, ratio)
    return EphyranTable.booklet.diagram(context, manifest, block.name, block.lines, size, ratio)


def drawn_lines(context: AppContext, *lines: str) -> QImage:
    """A city as it is drawn."""
    picture = EphyranTable.booklet.diagram(context, manifest, "city", lines, 20, 1.0)
    assert picture is not None
    return picture.toImage()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [15, 24])
def test_every_diagram_is_drawn_with_all_its_words_and_no_wider_than_a_narrow_window(
    context: AppContext, language: str, theme: str, size: int
) -> None:
    context.settings.set("language", language)
    context.settings.set("theme", theme)
    context.settings.set("text_scale", size / 15)
    blocks = markdown.diagrams(page(language))
    assert len(blocks) == 6
    for block in blocks:
        QPixmapCache.clear()
        with watched_painting() as painted:
            picture = pictured(context, block, size, 1.0)
        assert picture is not None
        assert painted.take() == []
        assert picture.width() <= size * 33


@pytest.mark.parametrize("number", range(6))
def test_a_diagram_is_as_large_and_twice_as_fine_on_a_fine_screen(context: AppContext, number: int) -> None:
    once, twice = (drawn(context, number, ratio=ratio) for ratio in (1.0, 2.0))
    assert twice.deviceIndependentSize().toSize() == once.size()
    assert twice.width() == 2 * once.width()


def test_a_diagram_follows_language_and_theme(context: AppContext) -> None:
    for number in (CARD, SCORED):
        seen = []
        for language in LANGUAGES:
            for theme in THEMES:
                context.settings.set("language", language)
                context.settings.set("theme", theme)
                seen.append(drawn(context, number).toImage())
        assert all(one != other for place, one in enumerate(seen) for other in seen[:place])


def test_the_card_of_the_page_is_one_of_the_game() -> None:
    card = read_card(FENCES[CARD].lines)
    assert [half_key(half) for half in (2 * card, 2 * card + 1)] == ["lagoon-3-scylla-trident", "graeae"]


def test_cities_are_read_with_symbols_tokens_locks_and_their_god() -> None:
    ((city,),) = read_stages(FENCES[LOCKED].lines)
    assert city.territories == (Territory.LAGOON, Territory.LANDS)
    assert city.god == NOWHERE
    assert city.city.tokens[Territory.LAGOON] == bytes((0, 0, HIDDEN, 0))
    assert HALVES[city.city.locks[Territory.LAGOON]].support == Support.SHIELD
    assert city.city.locks[Territory.LANDS] < 0
    ((scored,),) = read_stages(FENCES[SCORED].lines)
    assert scored.god == Territory.LAGOON
    third = HALVES[scored.city.columns[Territory.LAGOON][2]]
    assert (third.number, third.symbol, scored.city.tokens[Territory.LAGOON][2]) == (3, Token.TRIDENT, Token.OWL)
    assert city_points(scored.city, scored.god, 0) == 31


def test_the_theft_shows_both_cities_before_and_after() -> None:
    before, after = read_stages(FENCES[THEFT].lines)
    keys = [[[half_key(h) for c in each.city.columns for h in c] for each in stage] for stage in (before, after)]
    assert keys == [
        [["lands-1-satyr", "dionysus"], ["mountain-1-talos"]],
        [["lands-1-satyr", "lands-2-minotaur"], ["mountain-1-talos", "dionysus"]],
    ]


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("city", ()),
        ("city", ("sea : 1 siren",)),
        ("city", ("lagoon : 1 dragon",)),
        ("city", ("lagoon : 2 siren",)),
        ("city", ("lagoon : 1 siren(sword)",)),
        ("city", ("lagoon 1 siren",)),
        ("city", ("lagoon : 1 siren", "->")),
        ("card", ("graeae | lagoon 3 scylla trident",)),
        ("card", ("no card",)),
        ("field", ("lagoon : 1 siren",)),
    ],
)
def test_lines_that_show_nothing_of_the_game_stay_text(context: AppContext, kind: str, lines: tuple[str, ...]) -> None:
    assert pictured(context, Block("diagram", lines, kind), 15, 1.0) is None
    if kind != "field":
        with pytest.raises(NotDrawn):
            (read_card if kind == "card" else read_stages)(lines)


def test_an_open_token_a_lock_and_a_gods_own_territory_are_seen(context: AppContext) -> None:
    seen = [drawn_lines(context, "lagoon : 1 siren")]
    for line in ("lagoon* : 1 siren", "lagoon : 1 siren(?)", "lagoon : 1 siren(owl)", "lagoon : 1 siren  lock"):
        image = drawn_lines(context, line)
        assert all(image != other for other in seen), line
        seen.append(image)


def test_next_places_are_dashed_where_nothing_becomes_another_thing_and_the_game_is_not_over(
    context: AppContext,
) -> None:
    heights = {
        line: drawn_lines(context, line).height()
        for line in ("forest : 1 harpy", "forest : 1 harpy  2 sphinx+owl", "forest : 1 harpy  lock")
    }
    assert heights["forest : 1 harpy"] < heights["forest : 1 harpy  2 sphinx+owl"]
    becoming = drawn_lines(context, "forest : 1 harpy", "->", "forest : 1 griffin")
    assert becoming.height() < heights["forest : 1 harpy"]


def on_screen(view: RulebookWindow, picture: QPixmap) -> bool:
    """Whether a picture is seen somewhere on the page, all of it."""
    seen = view.page.viewport().grab().toImage()
    wanted = picture.toImage()
    spots = [QPoint(x, y) for x in range(12, picture.width() - 12, 24) for y in range(12, picture.height() - 12, 24)]
    colours = [QColor(wanted.pixel(spot)) for spot in spots]
    left = 20
    return any(
        all(QColor(seen.pixel(QPoint(left, top) + spot)) == colour for spot, colour in zip(spots, colours, strict=True))
        for top in range(seen.height() - picture.height() + 1)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_every_diagram_is_seen_whole_in_the_window_of_the_rules(
    context: AppContext, language: str, scale: float
) -> None:
    context.settings.set("language", language)
    context.settings.set("text_scale", scale)
    view = RulebookWindow(context, manifest)
    view.resize(QSize(1280, 720))
    view.show()
    QTest.qWaitForWindowExposed(view, MOST)
    size = view.page.document().defaultFont().pixelSize()
    missing = {*range(6)}
    bar = view.page.verticalScrollBar()
    pictures = [drawn(context, number, size) for number in range(6)]
    # No picture is so high that it lies across two of these places.
    step = view.page.viewport().height() - max(picture.height() for picture in pictures)
    for place in range(0, bar.maximum() + step, step):
        bar.setValue(min(place, bar.maximum()))
        missing -= {number for number in missing if on_screen(view, pictures[number])}
        if not missing:
            break
    assert not missing
    # A pixel too wide are tables whose lines Qt rounds up.
    assert view.page.horizontalScrollBar().maximum() <= 1
    view.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_icon_of_the_page_is_left_as_it_is_written(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    view = RulebookWindow(context, manifest)
    shown = view.page.toPlainText()
    assert NOTATION.search(page(language)) is not None
    assert NOTATION.search(shown) is None
    view.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_an_icon_is_named_beside_it_too(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    seen = NOTATION.sub("", page(language))
    named = [names.territory_name(territory) for territory in range(len(TERRITORIES))]
    named += [names.token_name(token) for token in range(1, len(TOKENS))]
    named += [names.support_name(support) for support in range(len(SUPPORTS))]
    assert [context.say(name) for name in named if context.say(name) not in seen] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_calls_buttons_and_menus_is_what_they_are_called(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    called = [step.title for step in manifest.optional_steps]
    called += [phrase("Ephyran", "Don’t block", "an action"), phrase("Ephyran", "Concede the game", "an action")]
    quoted = "“{}”" if language == "en" else "「{}」"
    assert [each for each in called if quoted.format(context.say(each)) not in page(language)] == []


def test_the_diagrams_of_cities_are_read_out_in_words(context: AppContext) -> None:
    context.settings.set("language", "en")
    said = [[context.say(text) for text in diagram_in_words("city", FENCES[at].lines)] for at in (THEFT, SCORED)]
    assert said == [
        [
            "City 1:",
            "Lands: Satyr, Dionysus.",
            "City 2:",
            "Mountain: Talos.",
            "Then:",
            "City 1:",
            "Lands: Satyr, Minotaur.",
            "City 2:",
            "Mountain: Talos, Dionysus.",
        ],
        [
            "Lagoon: Siren, Triton (Owl), Scylla (Trident) with an owl, Hippocamp.",
            "Lands: Satyr, Boar (Owl), Boar, Dionysus.",
            "Forest: Harpy, Pegasus, Griffin (Owl) with a helmet.",
            "Mountain: Salamander, Phoenix, Chimera, Salamander (Thunderbolt).",
        ],
    ]
    assert diagram_in_words("city", ("lagoon : 1 nobody",)) == diagram_in_words("card", FENCES[CARD].lines) == ()
