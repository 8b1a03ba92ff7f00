"""Windows of every size: nothing is cut, covered or run together, and what changes its looks changes all of them."""

from collections.abc import Iterator

import pytest
from epigo_hand import TURNS, EpigoHand
from farming import Farmer
from hand import RIGHT, Hand, Key
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontMetricsF

from boardroom.games.epigo.table.panels import LastTurnPanel
from boardroom.games.my_kingdom_for_a_horse.table.panelparts import SmallField
from boardroom.ui.kit.line_breaks import ELLIPSIS
from boardroom.ui.kit.widgets import Words
from tests.games.farms import START_1, columns, rolled, trading

SIZES = ((960, 600), (1024, 640), (1280, 720), (1280, 820))


@pytest.fixture
def second_turn(hand: EpigoHand) -> EpigoHand:
    """Planning for the second time, with a turn to be told of."""
    hand.begin()
    hand.planning()
    for _ in range(2):
        if hand.page.curtain.down:
            hand.lift_curtain()
        hand.stack(TURNS[0][hand.seat])
        hand.lock()
        hand.settle()
    if hand.page.curtain.down:
        hand.lift_curtain()
    hand.answer()
    if hand.page.curtain.down:
        hand.lift_curtain()
    return hand


def looks(hand: Hand) -> Iterator[str]:
    """Every size of window, in both languages, in usual and in large text."""
    for language in ("en", "ja"):
        for scale in (1.0, 1.3):
            hand.context.settings.set("language", language)
            hand.context.settings.set("text_scale", scale)
            for size in SIZES:
                hand.window.resize(*size)
                hand.see()
                yield f"{language} {scale} {size}"


def test_the_rows_of_the_last_turn_never_run_into_each_other(second_turn: EpigoHand) -> None:
    (panel,) = (panel for panel in second_turn.page.table.panels() if isinstance(panel, LastTurnPanel))
    for look in looks(second_turn):
        assert len(panel.pairs.lines) == 3, look
        for index, line in enumerate(panel.pairs.lines):
            assert line.height <= panel.pairs.row(index).height() + 1, look
            assert line.whole or line.lines[0].rstrip("…") in panel.pairs.toolTip(), look


def test_what_is_opened_of_the_folded_column_covers_nothing_of_the_table(farmer: Farmer) -> None:
    for size in ((1280, 720), (1280, 820)):
        farmer.window.resize(*size)
        farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-2 cow"))
        page = farmer.page
        assert page.side.folded
        for name in ("log", "actions", "inspector"):
            page.side.open(name)
            farmer.see()
            for box in (page.table.m.side, page.table.m.tally, page.table.m.tray):
                right = farmer.scene(box.topRight()).x()
                assert right <= page.side.mapTo(farmer.window, QPoint()).x(), (size, name)
        page.side.open("")


def test_a_piece_that_is_kept_in_the_inspector_says_so_and_escape_lets_it_go(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(START_1, START_1))
    inspector = farmer.page.inspector
    assert inspector.heading.words == "Inspector"
    farmer.click(farmer.piece(next(key for key in farmer.pieces if key.startswith("animal.0."))), RIGHT)
    assert inspector.heading.words == "Pinned: Esc lets go"
    farmer.key(Key.Key_Escape)
    assert inspector.heading.words == "Inspector"
    assert inspector.inspection is None


def test_words_in_the_inspector_follow_day_and_evening(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(START_1, START_1))
    farmer.click(farmer.piece(next(key for key in farmer.pieces if key.startswith("animal.0."))), RIGHT)
    for look in ("evening", "day"):
        farmer.context.settings.set("theme", look)
        farmer.see()
        for words in farmer.page.inspector.findChildren(Words):
            ink = words.palette().color(words.foregroundRole())
            assert ink == farmer.context.theme.colour(words.role), (look, words.words)


def test_the_evening_reaches_the_small_farms(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-2 cow"))
    fields = [part for part in farmer.page.left.findChildren(SmallField) if part.isVisible()]
    assert fields
    by_day = [middle(field).lightnessF() for field in fields]
    farmer.context.settings.set("theme", "evening")
    farmer.see()
    for light, field in zip(by_day, fields, strict=True):
        assert middle(field).lightnessF() < light - 0.03


def middle(field: SmallField) -> QColor:
    """The grass of a field's outer corner."""
    picture = field.grab().toImage()
    width, height = picture.width(), picture.height()
    return picture.pixelColor(round(width * 0.66), round(height * 0.88))


def test_an_empty_place_of_the_stack_shows_all_its_words(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    ink = QColor("#5A4320")
    for look in looks(hand):
        slot, picture = hand.page.table.m.slot(0), hand.page.stage.grab().toImage()
        for edge in (round(slot.top()) + 3, round(slot.bottom()) - 3):
            row = [picture.pixelColor(x, edge) for x in range(round(slot.left()) + 44, round(slot.right()) - 8)]
            assert not any(alike(ink, there) for there in row), look


def alike(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 24 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def test_a_window_made_small_and_large_again_is_painted_as_it_was(farmer: Farmer) -> None:
    farmer.window.resize(1600, 1000)
    farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-2 cow"))
    farmer.see()
    farmer.window.resize(960, 600)
    farmer.see()
    small = farmer.page.prompt.grab().toImage()
    farmer.window.resize(1600, 1000)
    farmer.see()
    farmer.window.resize(960, 600)
    farmer.see()
    assert farmer.page.prompt.grab().toImage() == small
    left = min(button.x() for button in farmer.page.prompt.buttons.values() if button.isVisible())
    badge = farmer.page.prompt.badge.deviceIndependentSize().width()
    for line in farmer.page.prompt.lines:
        assert 16 + badge + 12 + QFontMetricsF(line.font).horizontalAdvance(line.words) <= left


def test_the_poster_of_the_set_up_shows_all_its_words(farmer: Farmer) -> None:
    poster = farmer.set_up("my-kingdom-for-a-horse").poster
    for look in looks(farmer):
        if poster.isVisible():
            for words in poster.findChildren(Words):
                assert words.height() >= words.heightForWidth(words.width()), (look, words.words)
                longest = QFontMetricsF(words.font()).horizontalAdvance(words.words)
                assert words.wordWrap() or longest <= words.width(), (look, words.words)


def test_a_long_prompt_is_whole_in_every_window_and_in_its_tooltip_where_it_could_not_be(farmer: Farmer) -> None:
    full = columns(6, 6, 3, 2)
    farmer.farm(rolled(full, START_1, hands=("timber stray drover", "lambing"), dice="half-cow pig-1 fence-2 cow"))
    farmer.look_at_cards()
    prompt = farmer.page.prompt
    for look in looks(farmer):
        said, whole = "".join(line.words for line in prompt.lines), "".join(prompt.words)
        assert said.replace(" ", "") == whole.replace(" ", ""), look
        assert not prompt.toolTip(), look
    prompt.resize(420, prompt.height())
    assert prompt.lines[-1].words.endswith(ELLIPSIS)
    assert prompt.toolTip() == "\n".join(prompt.words)
