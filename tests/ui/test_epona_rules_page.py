"""The rules pages of Epona: icons shown and named, every kind of formula with its sentence, the example counted."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from contexts import make_context
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from boardroom.engine import rng
from boardroom.games.epona import manifest
from boardroom.games.epona.position.cards import ASSETS, BOXES, FACES, NO_OWNER, NONE, STABLES, SYMMETRIC_OWNERS
from boardroom.games.epona.position.scoring import ASSET_PART, STABLE_PART, TOKEN_PART, scored
from boardroom.games.epona.position.tableau import Cube, Row, meets
from boardroom.games.epona.position.vocabulary import (
    DECKS,
    DIRECTIONS,
    FIRST_CLASS,
    FOAL,
    GROUPS,
    ICONS,
    LOCATIONS,
    SCOPES,
    TYPES,
    Formula,
    FormulaKind,
    Scope,
    read_bonus,
)
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.table.faces.diagram import paint_diagram, read_row
from boardroom.games.epona.table.faces.icons import epona_icons
from boardroom.games.epona.table.reading.diagram_in_words import diagram_in_words
from boardroom.games.epona.words import endings, names, options
from boardroom.games.epona.words.explanations import box_in_sentence
from boardroom.games.epona.words.formula_words import bonus_about, formula_about
from boardroom.games.epona.words.rules_page import BONUSES_HELP, DISTRIBUTION_HELP, HELP
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.icons import NOTATION
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.markdown import Block
from boardroom.ui.rulebook.rulebook_page import RulebookPage
from boardroom.ui.rulebook.rulebook_window import rules_text

LANGUAGES = ("en", "ja")
KNOWN = epona_icons(manifest)


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Generator[AppContext, None, None]:
    made = make_context(tmp_path)
    yield made
    made.store.flush()


def page(language: str) -> str:
    text = rules_text(manifest, language)
    assert text is not None
    return text


def section(language: str, heading: str) -> str:
    """A part of a page, found by its English heading."""
    number = markdown.sections(page("en")).index(heading)
    return re.split(r"^## ", page(language), flags=re.MULTILINE)[number + 1]


def tableau(language: str) -> Block:
    """The example of a tableau."""
    (found,) = (block for block in markdown.diagrams(page(language)) if block.name == "tableau")
    return found


def rows(text: str) -> list[tuple[str, ...]]:
    """The rows of all tables, their cells as they are written."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def shown(formula: Formula) -> str:
    """A formula as the page writes it: points for each of something, or a condition and the points for that."""
    kind, points, where, icon, other = formula
    each = {
        FormulaKind.PAIR: f"( :{ICONS[icon]}: :{ICONS[other]}: )",
        FormulaKind.EACH: (f":{SCOPES[where]}: " if where != Scope.TABLEAU else "") + f":{ICONS[icon]}:",
    }
    once = {
        FormulaKind.WITH_ROLLER: ":roller:",
        FormulaKind.IN_LOCATION: f":{LOCATIONS[where % 3]}: :row:",
        FormulaKind.BESIDE: f":{DIRECTIONS[where % 4]}: :{ICONS[icon]}:",
        FormulaKind.BOTH: f":{ICONS[icon]}: + :{ICONS[other]}:",
    }
    if kind in each:
        return f"{points} :vp: / {each[kind]}"
    return f"{once[kind]} → {points} :vp:" if kind in once else f"{points} :vp:"


def sort_of(formula: Formula) -> tuple[int, ...]:
    """What formulas have in common that a person learns as one."""
    breadth = 0 if formula.icon < FIRST_CLASS else 2 if formula.icon == FOAL else 1
    if formula.kind == FormulaKind.EACH:
        return (FormulaKind.EACH, formula.where, breadth)
    return (formula.kind, formula.where) if formula.kind == FormulaKind.BESIDE else (formula.kind,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_have_the_same_sections_tables_and_icons(language: str) -> None:
    assert len(markdown.sections(page(language))) == len(markdown.sections(page("en")))
    for heading in markdown.sections(page("en")):
        here, english = section(language, heading), section("en", heading)
        assert [len(row) for row in rows(here)] == [len(row) for row in rows(english)], heading
        assert [found[1] for found in NOTATION.finditer(here)] == [found[1] for found in NOTATION.finditer(english)]


@pytest.mark.parametrize(("language", "lengths"), [("en", ("six", "five")), ("ja", ("6", "5"))])
def test_the_object_of_the_game_says_how_long_a_first_game_is_too(language: str, lengths: tuple[str, str]) -> None:
    told = section(language, "Object of the game")
    usual, first = lengths
    assert usual in told
    assert first in told.partition(usual)[2]


def test_prompts_point_to_sections_that_are_there() -> None:
    assert {*HELP.values(), *DISTRIBUTION_HELP.values(), BONUSES_HELP} <= set(markdown.sections(page("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_in_the_page_is_one_the_game_has_and_none_is_left_as_it_is_written(
    context: AppContext, language: str
) -> None:
    assert {found[1] for found in NOTATION.finditer(page(language))} <= set(KNOWN)
    assert not re.search(r":[a-z][a-z0-9-]*=", NOTATION.sub("", page(language)))
    context.settings.set("language", language)
    view = RulebookPage(context, None, KNOWN)
    view.show_text(page(language))
    assert NOTATION.search(view.toPlainText()) is None
    assert len(view.icons.places) == len(list(NOTATION.finditer(page(language))))
    view.close()


def drawn(source: str) -> QImage:
    """A drawing as Qt draws it by itself."""
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("name", KNOWN)
def test_an_icon_is_drawn_with_the_colours_it_names_where_none_are_put_in(qapp: QApplication, name: str) -> None:
    source = KNOWN[name].path.read_text("utf-8")
    image = drawn(source)
    assert any(image.pixelColor(x, y).alpha() for x in range(48) for y in range(48))
    assert image == drawn(re.sub(r"var\(--[\w-]+, (#\w{6})\)", r"\1", source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_icon_page_shows_the_whole_vocabulary(language: str) -> None:
    there = {found[1] for found in NOTATION.finditer(section(language, "Icons"))}
    wanted = {*ICONS, *LOCATIONS, *SCOPES, *DIRECTIONS, "coin", "vp", "stud", "owner", "draw", "roller", "horse-box"}
    assert wanted <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_groups_sexes_and_locations_are_named_beside_their_icons(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    seen = section(language, "Icons")
    named = {ICONS[icon]: names.icon_name(icon) for icon in range(len(ICONS))}
    named |= {key: names.location_name(place) for place, key in enumerate(LOCATIONS)}
    missing = [key for key, name in named.items() if not re.search(rf":{key}=[^:]+: ?{context.say(name)}", seen)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_group_stands_beside_its_own_types(language: str) -> None:
    lines = section(language, "Icons").splitlines()
    for number, group in enumerate(GROUPS):
        (line,) = (line for line in lines if line.startswith(f"| :{group}="))
        found = [match[1] for match in NOTATION.finditer(line)][1:]
        assert found == [
            key for kind, key in enumerate(TYPES) if (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)[kind] == number
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_formula_of_the_cards_has_an_example_with_its_sentence(
    context: AppContext, language: str
) -> None:
    context.settings.set("language", language)
    written = rows(section(language, "Icons"))
    used = {asset.formula for asset in ASSETS} | {stable.at_end for stable in STABLES}
    examples = {row[0] for row in written if row[0][:1].isdigit()}
    assert examples <= {shown(f) for f in used}
    explained = {sort_of(f) for f in used if (shown(f), context.say(formula_about(f))) in written}
    assert explained == {sort_of(f) for f in used if f.kind != FormulaKind.NOTHING}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses_are_told_as_the_cards_tell_them(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    written = [row[1] for row in rows(section(language, "Bonuses"))]
    told = [context.say(bonus_about(read_bonus(text, "test")[0])) for text in ("coin", "stud", "point", "owner")]
    assert written[1:5] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_of_the_owner_cards_are_those_of_the_game(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    seen = section(language, "Owner cards").casefold()
    assert len({box_in_sentence(owner, box) for owner in range(SYMMETRIC_OWNERS) for box in range(BOXES)}) == BOXES
    contents = {box_in_sentence(owner, box) for owner in range(NO_OWNER) for box in range(BOXES)}
    assert [one for one in contents if context.say(one).casefold() not in seen] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_options_and_headings_of_the_pad_are_called_what_they_are_called(
    context: AppContext, language: str
) -> None:
    context.settings.set("language", language)
    called = [names.deck_name(deck) for deck in range(len(DECKS))]
    for option in options.options():
        called += [option.title, *option.labels]
    state = first_state({"start": "first", "rounds": 6, "refusal": "agreed"}, 2, rng.seeded(1))
    called += [part.title for part in endings.score(state, 0).parts]
    assert [each for each in called if context.say(each) not in page(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counts_of_cards_are_those_of_the_decks(context: AppContext, language: str) -> None:
    context.settings.set("language", language)
    counts = {row[1]: row[2].removesuffix("枚") for row in rows(section(language, "Components"))}
    for deck in range(len(DECKS)):
        assert counts[context.say(names.deck_name(deck))] == str(sum(asset.deck == deck for asset in ASSETS))
    assert len(FACES) == 2 * 7


def test_the_example_of_scoring_adds_up_as_the_page_says() -> None:
    read = [read_row(line) for line in tableau("en").lines]
    rows_laid = tuple(Row(stable, bytes(card for card, _ in slots), Cube(cube)) for stable, cube, slots in read)
    assert [row.cube == Cube.COMPLETED for row in rows_laid] == [True, False]
    assert meets(rows_laid[0])
    written = [row[1:] for row in rows(section("en", "End-game scoring")) if row[0] == "Scores"]
    cards = [card for row in rows_laid for card in row.slots if card != NONE]
    assert [cell for row in written for cell in row if cell] == [shown(ASSETS[card].formula) for card in cards]
    state = first_state({"start": "first", "rounds": 6, "refusal": "agreed"}, 2, rng.seeded(1))
    on_cards = {token: card for _, _, slots in read for card, token in slots if token}
    tokens = tuple(2 if card == on_cards["token-foal-2"] else 0 for card in range(len(ASSETS)))
    rollers = (bytes((on_cards["token-roller"],)), b"")
    items = scored(state._replace(tableaus=(rows_laid, ()), tokens=tokens, rollers=rollers), 0)
    by_part = {
        part: [one.points for one in items if one.part == part] for part in (STABLE_PART, ASSET_PART, TOKEN_PART)
    }
    assert by_part == {STABLE_PART: [2, 2, 2], ASSET_PART: [2, 2, 3, 3, 2, 1], TOKEN_PART: [2]}


@pytest.mark.parametrize("theme", ["day", "evening"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [15, 24])
def test_the_tableau_of_the_example_is_drawn_no_wider_than_a_narrow_window_and_twice_as_fine_on_a_fine_screen(
    context: AppContext, language: str, theme: str, size: int
) -> None:
    context.settings.set("language", language)
    context.settings.set("theme", theme)
    block = tableau(language)
    assert block == tableau("en")
    once, twice = (paint_diagram(context, manifest, block.name, block.lines, size, ratio) for ratio in (1.0, 2.0))
    assert once is not None
    assert twice is not None
    assert once.width() <= size * 33
    assert twice.deviceIndependentSize().toSize() == once.size()


def test_tokens_and_empty_slots_are_seen_in_a_drawn_row(context: AppContext) -> None:
    lines = [
        "stable-3-5 : obstacle-1 nutmeg -",
        "stable-3-5 : obstacle-1 nutmeg+foal -",
        "stable-3-5 : obstacle-1 nutmeg vet-1",
        "stable-3-5* : obstacle-1 nutmeg vet-1",
    ]
    seen = []
    for line in lines:
        picture = paint_diagram(context, manifest, "tableau", (line,), 15, 1.0)
        assert picture is not None
        assert picture.toImage() not in seen
        seen.append(picture.toImage())


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("tableau", ()),
        ("tableau", ("stable-3-5 : obstacle-1 nutmeg",)),
        ("tableau", ("stable-3-5 obstacle-1 nutmeg -",)),
        ("tableau", ("stable-3-5 : obstacle-1 nutmeg+hat -",)),
        ("tableau", ("stable-3-5 : obstacle-1 nutmeg -+foal",)),
        ("tableau", ("stable-3-5 : obstacle-1 nobody -",)),
        ("tableau", ("stable-9 : obstacle-1 nutmeg -",)),
        ("city", ("stable-3-5 : obstacle-1 nutmeg -",)),
    ],
)
def test_lines_that_show_nothing_of_the_game_stay_text(context: AppContext, kind: str, lines: tuple[str, ...]) -> None:
    assert paint_diagram(context, manifest, kind, lines, 15, 1.0) is None


def test_the_tableau_of_the_example_is_read_out_in_words(context: AppContext) -> None:
    context.settings.set("language", "en")
    assert [context.say(text) for text in diagram_in_words("tableau", tableau("en").lines)] == [
        "Row 1, a castle stable with 4 slots, completed: Springtime, a manager, Clarence, Saffron with a rider roller.",
        "Row 2, a meadow stable with 3 slots: an obstacle, Nutmeg with a foal, 1 free slot.",
    ]
    assert diagram_in_words("tableau", ("stable-3-5 : nobody",)) == diagram_in_words("card", ("sea-breeze",)) == ()
