"""Windows of every size: nothing is cut, covered or run together, and what changes its looks changes all of them."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from attrs import evolve
from cut_words import cut_widgets, watched_painting
from epigo_hand import ROWS, TURNS, EpigoHand
from farming import GAME, Farmer
from hand import RIGHT, Hand, Key, part_in, seated
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from boardroom.controller.changes import Told
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonsPushed,
    Event,
    MoveBlocked,
    OrdersCancelled,
    OrdersRevealed,
)
from boardroom.games.epigo.position.tiles import Direction, epigon, order_code
from boardroom.games.epigo.table import EpigoTable
from boardroom.games.epigo.table.panels import LastTurnPanel
from boardroom.games.my_kingdom_for_a_horse.table.panels.parts import SmallField
from boardroom.ui.kit.settings import TEXT_SCALES
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.line_breaks import ELLIPSIS
from boardroom.ui.lobby.saved_game_tile import SavedGameTile
from boardroom.ui.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from tests.games.farms import START_1, columns, rolled, trading

LOWEST = (960, 440)
"""What is left of a screen of 1920 by 1080 at 200 % below the title bar and above the bar of the desktop."""
SIZES = ((960, 600), (1024, 640), (1280, 720), (1280, 820))


@pytest.fixture
def second_turn(hand: EpigoHand) -> EpigoHand:
    """Planning for the second time, with a turn to be told of."""
    hand.begin()
    hand.planning()
    for _ in range(2):
        if hand.unseated:
            hand.take_seat()
        hand.stack(TURNS[0][hand.seat])
        hand.lock()
        hand.settle()
    if hand.unseated:
        hand.take_seat()
    hand.answer()
    if hand.unseated:
        hand.take_seat()
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
    (panel,) = (panel for panel in second_turn.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    for look in looks(second_turn):
        assert len(panel.pairs.lines) == 3, look
        for index, line in enumerate(panel.pairs.lines):
            assert line.height <= panel.pairs.row(index).height() + 1, look
            assert line.whole, look
        heights = [panel.pairs.row(index).height() for index in range(3)]
        assert min(heights) > 0, look
        assert sum(heights) <= panel.pairs.height(), look
        assert panel.pairs.tile >= 24, look
        assert sum(line.height + panel.pairs.tile for line in panel.pairs.lines) <= panel.pairs.height(), look


def test_a_pair_with_much_to_tell_has_room_for_all_of_it_beside_pairs_with_little(hand: EpigoHand) -> None:
    """Slides, super slides and pushes of one pair are told whole in the narrow column, in both languages."""
    hand.begin(names=("Bertram the Longnamed of Hohen", "Anna"))
    hand.planning(rows=((7, 6, 1, 2, 3, 4, 0, 5), (5, 6, 1, 2, 3, 4, 0, 7)))
    for _ in range(2):
        if hand.unseated:
            hand.take_seat()
        hand.stack(("2v 6^ 7^", "1^ 6v 5^")[hand.seat])
        hand.lock()
        hand.settle()
    if hand.unseated:
        hand.take_seat()
    hand.answer("super-slide")
    if hand.unseated:
        hand.take_seat()
    (panel,) = (panel for panel in hand.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    for look in looks(hand):
        hand.see()
        assert [line.whole for line in panel.pairs.lines] == [True] * 3, look
        assert any(len(line.lines) > 1 for line in panel.pairs.lines), look


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_busy_turn_with_captures_is_told_without_scrolling_and_in_text_that_can_be_read(
    second_turn: EpigoHand, language: str
) -> None:
    second_turn.context.settings.set("language", language)
    second_turn.window.resize(1280, 720)
    (panel,) = (panel for panel in second_turn.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    one, two, three, four = epigon(0, 7), epigon(1, 3), epigon(0, 2), epigon(1, 6)
    way = Direction(0)
    busy = (
        OrdersRevealed(0, 1, 0, (order_code(7, way), order_code(3, way))),
        EpigonsPushed(1, one, 0, way, bytes((one, two)), 2, 0, two),
        EpigonCaptured(2, two, 0, way, False),
        OrdersRevealed(3, 1, 1, (order_code(2, way), order_code(6, way))),
        EpigonsPushed(4, four, 0, way, bytes((four, three)), 2, 0, three),
        EpigonCaptured(5, three, 0, way, False),
        OrdersRevealed(6, 1, 2, (order_code(1, way), order_code(1, way))),
        OrdersCancelled(7, 1),
    )
    panel.pairs.show_history(evolve(second_turn.shown, history=(Told(0, 0, busy),)))
    second_turn.see()
    second_turn.see()
    assert part_in(second_turn.page.left, Scroll).verticalScrollBar().maximum() == 0
    assert panel.pairs.height() >= panel.pairs.minimumSizeHint().height()
    assert all(line.whole and line.font.pixelSize() >= 12 for line in panel.pairs.lines)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_turn_of_super_slides_blocks_and_falls_is_told_to_its_last_pair_without_scrolling(
    hand: EpigoHand, language: str
) -> None:
    hand.begin(names=("Vera", "Computer"))
    hand.planning()
    hand.context.settings.set("language", language)
    hand.window.resize(1280, 720)
    (panel,) = (panel for panel in hand.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    way = Direction(0)
    busy: list[Event] = []
    for pair, (own, other) in enumerate(((7, 6), (5, 4), (3, 2))):
        busy += (
            OrdersRevealed(0, 1, pair, (order_code(own, way), order_code(other, way))),
            EpigonsPushed(1, epigon(0, own), 0, way, bytes((epigon(0, own), epigon(1, own))), 1, 1, epigon(1, own)),
            EpigonCaptured(2, epigon(1, own), 0, way, False),
            MoveBlocked(3, epigon(1, other), 0, way, bytes((epigon(1, other), epigon(0, 7), epigon(0, 6))), 1, 2),
        )
    panel.pairs.show_history(evolve(hand.shown, history=(Told(0, 0, tuple(busy)),)))
    hand.see()
    hand.see()
    assert part_in(hand.page.left, Scroll).verticalScrollBar().maximum() == 0
    assert [line.whole and line.font.pixelSize() >= 12 for line in panel.pairs.lines] == [True] * 3


def test_where_the_column_scrolls_the_newest_pair_of_the_last_turn_is_in_view(hand: EpigoHand) -> None:
    hand.begin()
    hand.window.resize(*LOWEST)
    hand.planning()
    hand.propose(1 - hand.seat, *TURNS[0][1 - hand.seat].split(), "lock")
    hand.propose(hand.seat, *TURNS[0][hand.seat].split(), "lock")
    hand.answer()
    hand.see()
    (panel,) = (panel for panel in hand.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    column = part_in(hand.page.left, Scroll)
    assert column.verticalScrollBar().maximum() > 0
    last = panel.pairs.row(2).toAlignedRect()
    shown = column.viewport().rect().translated(panel.pairs.mapFrom(column.viewport(), QPoint(0, 0)))
    assert shown.top() - 1 <= last.top()
    assert last.bottom() <= shown.bottom() + 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_panels_shrink_before_their_column_scrolls(second_turn: EpigoHand, language: str) -> None:
    second_turn.context.settings.set("language", language)
    bar = part_in(second_turn.page.left, Scroll).verticalScrollBar()
    for size, scrolls in (((1280, 720), False), ((1366, 768), False), ((1600, 1000), False), ((960, 440), True)):
        second_turn.window.resize(*size)
        second_turn.see()
        assert (bar.maximum() > 0) == scrolls, size


def test_what_is_opened_of_the_folded_column_covers_nothing_of_the_table(farmer: Farmer) -> None:
    for size in ((1280, 720), (1280, 820)):
        farmer.window.resize(*size)
        farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-2 cow"))
        page = farmer.page
        assert page.side.folded
        for name in ("log", "actions", "inspector"):
            page.side.open(name)
            farmer.see()
            for box in (farmer.table.m.side, farmer.table.m.tally, farmer.table.m.tray):
                right = farmer.scene(box.topRight()).x()
                assert right <= page.side.mapTo(farmer.window, QPoint()).x(), (size, name)
        page.side.open("")


def test_the_button_of_what_is_opened_follows_the_tab(farmer: Farmer) -> None:
    farmer.window.resize(1280, 720)
    farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-2 cow"))
    side = farmer.page.side
    bar = {button.accessibleName(): button for button in farmer.page.bar.panels.values()}
    tabs = {button.words: button for button in side.findChildren(Button)}

    def lit() -> list[str]:
        return [name for name, button in bar.items() if button.isChecked()]

    farmer.click(bar["Actions"])
    assert lit() == ["Actions"]
    farmer.click(tabs["Log"])
    assert lit() == ["Log"]
    assert farmer.page.log.isVisible()
    farmer.click(tabs["Actions"])
    assert lit() == ["Actions"]
    farmer.click(bar["Actions"])
    assert lit() == []
    assert not tabs["Log"].isVisible()


def test_a_piece_that_is_kept_in_the_inspector_says_so_and_escape_lets_it_go(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(START_1, START_1))
    inspector = farmer.page.inspector
    assert inspector.heading.words == "Inspector"
    farmer.click(farmer.piece(next(key for key in farmer.pieces if key.startswith("animal.0."))), RIGHT)
    assert inspector.heading.words == "Pinned: Esc unpins"
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
        slot, picture = hand.table.m.slot(0), hand.page.stage.grab().toImage()
        for edge in (round(slot.top()) + 3, round(slot.bottom()) - 3):
            row = [picture.pixelColor(x, edge) for x in range(round(slot.left()) + 44, round(slot.right()) - 8)]
            assert not any(alike(ink, there) for there in row), look


def alike(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) < 24 for a, b in pairs)


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


def test_the_poster_is_as_wide_as_its_facts_need_in_large_text(farmer: Farmer) -> None:
    farmer.window.resize(1280, 720)
    poster = farmer.set_up(GAME).poster
    for scale in (1.0, 1.6):
        farmer.context.settings.set("text_scale", scale)
        farmer.see()
        farmer.see()
        assert poster.width() >= poster.minimumSizeHint().width()


def test_the_buttons_of_saved_games_have_room_for_another_language_at_once(farmer: Farmer) -> None:
    lobby_with_games(farmer)
    farmer.window.resize(1280, 720)
    farmer.see()
    for language in ("ja", "en"):
        farmer.context.settings.set("language", language)
        farmer.see()
        resumes = [tile.button for tile in farmer.window.findChildren(SavedGameTile) if tile.isVisible()]
        assert resumes
        assert all(button.width() >= button.sizeHint().width() for button in resumes)


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


# Every page in windows and sizes of text that are drawn by lot, always the same ones: nothing is cut.

LOOKS = tuple(
    (size, scale, language, theme)
    for size in ((960, 440), (960, 600), (1280, 720), (1280, 820), (1600, 1000), (1920, 1080))
    for scale in TEXT_SCALES
    for language in ("en", "ja")
    for theme in ("day", "evening")
)
ALWAYS = (
    ((960, 440), 1.0, "ja", "day"),
    ((960, 600), 1.3, "ja", "evening"),
    ((1280, 820), 2.0, "ja", "day"),
    ((1600, 1000), 2.0, "en", "day"),
)
"""The narrowest of all, and the window that the application begins with."""


def lobby_with_games(hand: Farmer) -> None:
    hand.farm(rolled(columns(6, 6, 3, 2), START_1))
    hand.start("epigo", seated(("terracotta", "ivory")))
    hand.go_to_lobby()


def many_farms(hand: Farmer) -> None:
    hand.farm(rolled(columns(6, 6, 3, 2), START_1, columns(2, 1), START_1, hands=("timber stray drover", "", "", "")))


def own_cards(hand: Farmer) -> None:
    many_farms(hand)
    hand.look_at_cards()


def explained_card(hand: Farmer) -> None:
    """A card with long words, large in the inspector."""
    hand.farm(rolled(columns(6, 6, 3, 2), START_1, hands=("wheelbarrow stray drover", "")))
    hand.look_at_cards()
    hand.click(hand.piece(next(key for key in hand.pieces if key.startswith("card."))), RIGHT)


def building(hand: Farmer) -> None:
    hand.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow"))
    hand.do("use 1")


def planning(hand: Farmer) -> None:
    hand.start("epigo", seated(("terracotta", "ivory"), (PERSON, COMPUTER)))


def before_the_curtain(hand: Farmer) -> None:
    hand.start("epigo", seated(("terracotta", "ivory")))


def stacked(hand: Farmer) -> None:
    """Planning, with words in every slot of the stack and the column at the right open."""
    page = hand.start("epigo", seated(("terracotta", "ivory")))
    for seat in (0, 1):
        row = [f"deploy {number or 'X'} {'abcdefgh'[column]}" for column, number in enumerate(ROWS[seat])]
        hand.propose(seat, *row, "lock")
    hand.settle()
    if page.curtain.down:
        hand.lift_curtain()
    hand.propose(hand.seat, *TURNS[0][hand.seat].split())
    page.side.open("inspector")


PAGES: dict[str, Callable[[Farmer], object]] = {
    "empty lobby": Farmer.go_to_lobby,
    "lobby": lobby_with_games,
    "set-up of Epigo": lambda hand: hand.set_up("epigo"),
    "set-up of the farm": lambda hand: hand.set_up(GAME),
    "settings": lambda hand: hand.window.others.show_settings(),
    "dice": many_farms,
    "own cards": own_cards,
    "a card in the inspector": explained_card,
    "fences": building,
    "market": lambda hand: hand.farm(trading(columns(6, 6, 3, 2), START_1, columns(2, 1))),
    "deployment": planning,
    "curtain": before_the_curtain,
    "Orders beside the inspector": stacked,
}


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_on_any_page_in_any_window(farmer: Farmer, page: str) -> None:
    PAGES[page](farmer)
    for size, scale, language, theme in (*ALWAYS, *Random(page).sample(LOOKS, 3)):
        for key, value in (("theme", theme), ("language", language), ("text_scale", scale)):
            farmer.context.settings.set(key, value)
        farmer.window.setMinimumSize(*LOWEST)
        farmer.window.resize(*size)
        farmer.see()
        with watched_painting() as painted:
            farmer.context.settings.set("text_scale", 0.9 if scale > 1 else 1.15)
            farmer.context.settings.set("text_scale", scale)
            # What a panel needs comes to its column, and the column to what scrolls it, in rounds of the event loop.
            farmer.see()
            farmer.see()
            # While sizes change, parts are painted that then get other room.
            painted.take()
            if farmer.window.table is not None:
                farmer.window.table.stage.repaint_all()
            farmer.window.grab()
        look = f"{size} {scale} {language} {theme}"
        assert farmer.window.size().toTuple() == size, look
        assert cut_widgets(farmer.window) + painted.take() == [], look


@pytest.mark.parametrize("language", ["en", "ja"])
def test_words_in_the_stack_are_whole_and_clear_of_the_mark_whether_the_column_is_open_or_not(
    farmer: Farmer, language: str
) -> None:
    stacked(farmer)
    farmer.context.settings.set("language", language)
    for size in ((960, 600), (1280, 720), (1280, 784), (1600, 1000)):
        for scale in (1.0, 1.3, 1.6):
            for panel in ("inspector", ""):
                farmer.context.settings.set("text_scale", scale)
                farmer.window.resize(*size)
                farmer.page.side.open(panel)
                farmer.see()
                farmer.see()
                look, table = (language, size, scale, panel), farmer.page.table
                assert isinstance(table, EpigoTable)
                m = table.m
                with watched_painting() as painted:
                    farmer.page.stage.repaint_all()
                    farmer.page.stage.grab()
                assert painted.take() == [], look
                assert m.slot_tile(0).width() > m.pitch, look
                assert not m.slot_words(0).intersects(m.answer(0)), look


@pytest.mark.parametrize("name", ["W" * 30, "漢" * 30, "Bertram the Longnamed of Hohen"])
def test_long_names_are_smaller_or_cut_short_with_all_of_them_in_a_tooltip(hand: EpigoHand, name: str) -> None:
    hand.begin(names=(name, name[:-1] + "g"))
    hand.planning()
    for look in looks(hand):
        hand.see()
        with watched_painting() as painted:
            hand.page.stage.repaint_all()
            hand.window.grab()
        assert [fault for fault in cut_widgets(hand.page.left) if "needed" in fault] == [], look
        assert painted.take_untold(hand.window) == [], look


def test_no_letter_of_the_prompt_loses_its_foot(hand: EpigoHand) -> None:
    hand.begin(names=("Bertram the Longnamed of Hoheng", "gyjpq"))
    hand.planning()
    hand.context.settings.set("language", "ja")
    prompt = hand.page.prompt
    for size in ((960, 600), (1280, 784), (1600, 1000)):
        hand.window.resize(*size)
        hand.see()
        whole = QImage(prompt.size(), QImage.Format.Format_ARGB32_Premultiplied)
        whole.fill(hand.context.theme.colour("panel"))
        painter = QPainter(whole)
        left = 16 + prompt.badge.deviceIndependentSize().width() + 12
        top = (prompt.height() - sum(line.high for line in prompt.lines)) / 2
        for line in prompt.lines:
            painter.setFont(line.font)
            painter.setPen(hand.context.theme.colour(line.role))
            box = QRectF(left, top, prompt.width(), line.high)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line.words)
            top += line.high
        painter.end()
        right = min(button.x() for button in prompt.buttons.values() if button.isVisible()) - 2
        words = QRect(round(left), 0, right - round(left), prompt.height() - 1)
        seen = prompt.grab(words).toImage().convertToFormat(whole.format())
        assert seen == whole.copy(words), size


def test_the_page_of_shortcuts_never_has_to_be_scrolled_sideways(farmer: Farmer) -> None:
    for look in looks(farmer):
        farmer.window.others.show_shortcuts()
        farmer.see()
        dialog = next(each for each in farmer.window.findChildren(ShortcutsDialog) if each.isVisible())
        scroll = part_in(dialog, Scroll)
        assert scroll.horizontalScrollBar().maximum() == 0, look
        assert [fault for fault in cut_widgets(dialog) if "needed" in fault] == [], look
        assert dialog.height() <= farmer.window.height(), look
        dialog.accept()
        farmer.see()


def test_what_is_cut_is_found(farmer: Farmer) -> None:
    """The tests above would see it: a button too narrow, a label too low, words that run out of their box."""
    page = farmer.farm(rolled(START_1, START_1))
    button = next(iter(page.prompt.buttons.values()))
    button.resize(20, button.height())
    assert any("needed" in fault for fault in cut_widgets(farmer.window))
    with watched_painting() as painted:
        page.prompt.resize(420, page.prompt.height())
        page.prompt.grab()
    assert any(ELLIPSIS in fault for fault in painted.take())


def test_text_grows_only_as_far_as_the_window_has_room_and_again_in_a_larger_one(farmer: Farmer) -> None:
    farmer.context.settings.set("text_scale", 2.0)
    found = []
    for size in ((960, 600), (1280, 720), (1280, 820), (1440, 900), (1600, 1000), (960, 600)):
        farmer.window.resize(*size)
        farmer.see()
        found.append(farmer.context.theme.text_scale)
    assert found == [1.3, 1.6, 1.8, 1.9, 2.0, 1.3]
    assert farmer.context.settings.get("text_scale") == 2.0


def test_a_long_title_on_two_lines_is_parted_in_about_the_middle(farmer: Farmer) -> None:
    title = "マイキングダム・フォー・ア・ホース"
    fitted = fit(title, farmer.context.theme.title, 20, 300, wrap=True, balanced=True)
    assert fitted.lines == ("マイキングダム・", "フォー・ア・ホース")


def test_a_word_in_katakana_is_smaller_rather_than_broken_where_its_phrase_has_no_room(farmer: Farmer) -> None:
    def font(size: float) -> QFont:
        return farmer.context.theme.text(max(size, 11.0), 600)

    words = "f7へスライド、スーパースライド可"
    room = QFontMetricsF(font(12)).horizontalAdvance("スーパースライド")
    fitted = fit(words, font, 13, room, wrap=True)
    assert fitted.lines[-2:] == ("スーパースライド", "可")
    assert fitted.font.pixelSize() == font(12).pixelSize()
    narrow = fit(words, font, 13, room / 2, wrap=True)
    assert narrow.whole
    assert narrow.font.pixelSize() == font(13).pixelSize(), "no size that can be read would help"


def test_the_title_of_the_bar_leaves_room_for_the_present_phase_in_the_largest_text(farmer: Farmer) -> None:
    own_cards(farmer)
    farmer.context.settings.set("language", "ja")
    farmer.context.settings.set("text_scale", 2.0)
    bar = farmer.page.bar
    for size in ((1280, 820), (1440, 900), (1600, 1000)):
        farmer.window.resize(*size)
        farmer.see()
        farmer.see()
        progress = bar._progress
        assert progress is not None
        title = farmer.context.say(farmer.page.session.manifest.title)
        phase = farmer.context.say(progress.phases[progress.current], farmer.page.names)
        end = bar._title_left + QFontMetricsF(bar._title_font(title)).horizontalAdvance(title)
        pill = QFontMetricsF(farmer.context.theme.text(13, 700)).horizontalAdvance(phase)
        assert end + pill < bar._tools_left(), size
