"""Ephyran beside an open column, and its piles looked through: every word is whole, in both languages."""

from collections.abc import Generator
from itertools import combinations, pairwise

import pytest
from cut_words import watched_painting
from ephyran_hand import Builder, played
from hand import RIGHT, part_in
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QListWidget, QScrollArea

from boardroom.games.ephyran.position.actions import DestroyArea, ExchangeWithCity, StealToken
from boardroom.games.ephyran.position.state import Phase, State, card_key
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import JOINER
from tests.games.cities import position

SIZE = (1280, 784)
LANGUAGES = ("en", "ja")
FULL = "lagoon . ., lands . . . ., locked forest ., mountain . ."
SIX = "exchange destroy steal-token castor shield magic"
LONG = "take-token steal-token castor shield magic"


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    """A hand at a small window that will show a game of Ephyran."""
    builder = Builder(house, SIZE)
    yield builder
    builder.close()


def handed() -> State:
    """Two cities, long words in the hand, on the discard pile and in Tartarus."""
    state = position("lagoon .", "lagoon . .", hands=("mountain-1 lands-3 lagoon-1", LONG), discard=LONG)
    return state._replace(tartarus=state.hands[1], discard=state.discard + state.pile[:5], pile=state.pile[5:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_and_the_lines_of_an_inspected_card_are_whole(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    builder.build(handed())
    builder.look_at_cards()
    inspector = builder.page.inspector
    scrolled = part_in(inspector, QScrollArea)
    with watched_painting() as painted:
        for card in builder.shown.view.hands[0]:
            builder.click(builder.grasp(card_key(card)), RIGHT)
            builder.see()
            assert inspector.isVisible()
            assert scrolled.horizontalScrollBar().maximum() == 0, "nothing lies beyond the right edge"
            painted.take()
            inspector.grab()
            assert painted.take() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_pile_are_named_without_where_they_lie_and_their_names_wrap(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    builder.build(handed())
    table = builder.page.table
    for pile in (builder.state.discard, builder.state.tartarus):
        builder.click(builder.piece(card_key(pile[-1])))
        builder.see()
        viewer = builder.page.pile
        assert viewer.isVisible()
        assert_names_are_whole(viewer.list)
        assert part_in(viewer.card, QScrollArea).horizontalScrollBar().maximum() == 0
        for row, card in enumerate(reversed(pile)):
            viewer.list.setCurrentRow(row)
            title = table.inspect(card_key(card), builder.shown).title  # type: ignore[union-attr]
            shown = viewer.list.item(row).text().replace(JOINER, "")
            assert shown.casefold() == table.say(title).casefold(), "where it lies stands above the list"
            assert viewer.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) == shown
        viewer.dismiss()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_written_on_the_table_is_whole_beside_every_open_column(
    builder: Builder, language: str, players: int
) -> None:
    builder.context.settings.set("language", language)
    builder.build(players=players, options={"gods": "dealt"})
    builder.look_at_cards()
    assert_table_is_whole(builder, "none")
    for column in ("inspector", "log", ""):
        builder.page.side.open(column)
        assert_table_is_whole(builder, column)
    builder.page.ending.toggle_score()
    assert builder.page.score.open
    assert_table_is_whole(builder, "score")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("support", ["exchange", "destroy", "steal-token"])
def test_who_is_asked_to_block_reads_all_of_how_that_is_done(
    builder: Builder, language: str, scale: float, support: str
) -> None:
    builder.context.settings.set("language", language)
    builder.context.settings.set("text_scale", scale)
    builder.window.resize(960, 600)
    state = position("lagoon . .", "lagoon . .+owl", hands=(support, "shield magic"))
    kind = {"exchange": ExchangeWithCity, "destroy": DestroyArea, "steal-token": StealToken}[support]
    builder.build(played(state, kind))
    builder.look_at_cards()
    prompt = builder.page.prompt
    assert builder.state.phase == Phase.ANSWERING
    assert {"en": "To block, put ", "ja": "対抗するには"}[language] in builder.note
    assert not any(line.words.endswith("…") for line in prompt.lines), [line.words for line in prompt.lines]


def assert_table_is_whole(builder: Builder, look: str) -> None:
    """Whatever is written on the ground of the table is there in full."""
    builder.see()
    with watched_painting() as painted:
        sheet = QImage(builder.page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(sheet)
        for layer in builder.page.table.layers(builder.shown).values():
            layer.paint(painter, layer.content)
        painter.end()
        assert painted.take() == [], look


def assert_names_are_whole(names: QListWidget) -> None:
    """No name goes beyond the list, to the right or into the next."""
    assert names.horizontalScrollBar().maximum() == 0
    assert not names.horizontalScrollBar().isVisible()
    metrics = names.fontMetrics()
    for row in range(names.count()):
        box = names.visualItemRect(names.item(row))
        # Beside the words are the padding of the style sheet and Qt's own.
        room = QRect(0, 0, names.viewport().width() - 18, 10_000)
        need = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), names.item(row).text())
        assert need.width() <= room.width() + 1, names.item(row).text()
        assert need.height() <= box.height() + 1, names.item(row).text()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1600, 900)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beside_the_score_the_city_can_be_played_in(builder: Builder, players: int, size: tuple[int, int]) -> None:
    builder.window.resize(*size)
    builder.build(position(*[FULL] * (players - 1), "lagoon .", hands=(SIX,)))
    builder.look_at_cards()
    builder.page.ending.toggle_score()
    builder.see()
    m, pieces = builder.table.m, builder.page.stage.pieces
    assert m.area(0, 1).width() >= 100
    cards = [pieces[card_key(card)].place.area() for card in builder.shown.view.hands[0]]
    assert all(one.right() <= other.left() for one, other in pairwise(cards)), "no card lies over the next"
    boxes = [m.plate, m.city, m.tray, m.god, m.deck, m.discard, m.tartarus, m.supply]
    boxes += [m.small(seat, 0).box for seat in range(1, players)]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_where_the_page_is_narrow_the_score_and_the_log_are_open_one_at_a_time(builder: Builder) -> None:
    builder.window.resize(1440, 900)
    builder.build(handed())
    builder.look_at_cards()
    page = builder.page
    assert page.side.last_turn is not None
    assert page.side.last_turn.isVisible()
    builder.click(builder.named("Score"))
    assert page.score.open
    assert not page.log.isVisible()
    builder.click(builder.named("Log"))
    assert page.log.isVisible()
    assert not page.score.open
    builder.window.resize(*SIZE)
    builder.see()
    assert page.log.isVisible(), "what was opened stays open"
    builder.click(builder.named("Score"))
    assert page.score.open
    assert not page.log.isVisible()
    builder.click(builder.piece("deck"), RIGHT)
    assert page.inspector.isVisible()
    assert not page.score.open
