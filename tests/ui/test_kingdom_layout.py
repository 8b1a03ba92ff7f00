"""The farmyard in small windows and with large text: nothing is cut, nothing lies over anything else."""

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import Any, TypeVar

import pytest
from cut_words import watched_painting
from farming import Farmer
from farming import panel as panel_of
from hand import Key, part_in
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import in_english, verbatim
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import die_key
from boardroom.games.my_kingdom_for_a_horse.position.field import Field
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import market, write_market
from boardroom.games.my_kingdom_for_a_horse.table.faces.shelf import Tally, write_tally
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import Writing
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import TITLED
from boardroom.games.my_kingdom_for_a_horse.table.panels.parts import Herd, change_mark
from boardroom.games.my_kingdom_for_a_horse.words.names import card_sentence
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import card_paper
from boardroom.ui.kit.widgets.name_plate import NamePlate
from boardroom.ui.kit.widgets.note import Note
from boardroom.ui.kit.words.fitting import Fits, Fitted, fit
from boardroom.ui.kit.words.line_breaks import JOINER, knit_runs
from boardroom.ui.kit.words.say import SeatName, called, called_in_short
from tests.games.farms import START_1, columns, rolled, rows, trading

SMALLEST = (960, 600)
LASTING = ("hayloft milk-pail", "cattle-market sawmill ram", "market-cart", "sow weathercock")
FIELDS = (columns(6, 6, 3, 2), START_1, columns(6, 6, 6, 6), START_1)


def position(players: int, lasting: bool, **changes: Any) -> State:
    """Dice on the table, hands of one to three cards, and lasting ones if there are to be any."""
    hands = ("timber stray drover", "fair-prize sleight", "lambing", "farrowing moving-day")[:players]
    if lasting:
        changes["lasting"] = LASTING[:players]
    return rolled(*FIELDS[:players], hands=hands, deck="second-thoughts", dice="half-cow pig-1 fence-2 cow", **changes)


def looks(context: AppContext) -> Iterator[str]:
    """Both languages, in the usual size of text and in the largest."""
    for language in ("en", "ja"):
        for scale in (1.0, 1.3):
            context.settings.set("language", language)
            context.settings.set("text_scale", scale)
            yield f"{language} {scale}"


W = TypeVar("W", bound=QWidget)


def shown(parts: Iterable[W]) -> list[W]:
    return [part for part in parts if part.isVisible()]


def assert_panels_hold_what_is_in_them(farmer: Farmer, look: str) -> None:
    """Panels below each other within the column; their parts within them, beside each other, with all their words."""
    panels = shown(farmer.page.table.panels.widgets())
    assert panels
    for panel in panels:
        assert farmer.page.left.rect().contains(panel.geometry()), look
        parts = shown(part for part in panel.children() if isinstance(part, QWidget))
        for part in parts:
            assert panel.rect().contains(part.geometry()), (look, part)
        for one, other in combinations(parts, 2):
            assert not one.geometry().intersects(other.geometry()), (look, one, other)
        for head in panel.findChildren(NamePlate):
            (name,) = shown(name for name in (head.name, head.short) if name is not None)
            assert name.fitted.whole, (look, name.words)
            assert not head.chip.isVisible() or not head.chip.geometry().intersects(name.geometry()), look
        for note in shown(panel.findChildren(Note)):
            assert note.fitted.height <= note.height() + 1, (look, note.words)
            assert note.fitted.whole or note.toolTip() == note.tip, (look, note.words)
    for one, other in combinations(panels, 2):
        assert not one.geometry().intersects(other.geometry()), look


def assert_all_is_written(farmer: Farmer, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is written on the ground is there in full."""
    written: list[tuple[str, Fitted]] = []

    class Listening(Fits):
        def fit(self, words: str, *box: Any) -> Fitted:
            fitted = super().fit(words, *box)
            written.append((words, fitted))
            return fitted

    with monkeypatch.context() as patch:
        patch.setattr(farmer.table.faces, "fits", Listening(farmer.context.theme))
        sheet = QImage(farmer.page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(sheet)
        for layer in farmer.page.table.layers(farmer.shown).values():
            layer.paint(painter, layer.content)
        painter.end()
    assert len(written) > 5
    assert [words for words, fitted in written if not fitted.whole] == [], look


@pytest.mark.parametrize("lasting", [False, True], ids=["no lasting cards", "lasting cards"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_cut_or_covered_in_the_smallest_window(
    farmer: Farmer, players: int, lasting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    farmer.window.resize(*SMALLEST)
    farmer.farm(position(players, lasting))
    for look in looks(farmer.context):
        farmer.see()
        assert_panels_hold_what_is_in_them(farmer, look)
        assert_all_is_written(farmer, look, monkeypatch)


@pytest.mark.parametrize("size", [SMALLEST, (1024, 768), (1280, 720), (1600, 900)], ids=str)
def test_market_and_waiting_animals_are_written_in_full(
    farmer: Farmer, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    farmer.window.resize(*size)
    farmer.farm(trading(*FIELDS[:2], lasting=("cattle-market", "")))
    for look in looks(farmer.context):
        farmer.see()
        assert_all_is_written(farmer, look, monkeypatch)
    farmer.context.settings.set("language", "en")
    # The last trade cannot be undone, and that is said at the stall.
    farmer.farm(trading(*FIELDS[:2])._replace(phase=Phase.FINAL_TRADE), kinds=(PERSON, COMPUTER))
    if size >= (1280, 720):
        farmer.page.side.open_page("last turn")
    for look in looks(farmer.context):
        farmer.see()
        assert_all_is_written(farmer, look, monkeypatch)
    farmer.context.settings.set("language", "en")
    farmer.farm(rolled(*FIELDS[1::-1], hands=("timber stray", ""), dice="sheep-2 pig-1 fence-2 cow"))
    farmer.do("use 1")
    for look in looks(farmer.context):
        farmer.see()
        assert_panels_hold_what_is_in_them(farmer, look)
        assert_all_is_written(farmer, look, monkeypatch)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 733), (1366, 747), (1440, 800), (1920, 1045)], ids=str)
def test_what_dice_give_is_written_in_full_beside_the_word_that_they_are_rolled_again(
    farmer: Farmer, size: tuple[int, int], language: str
) -> None:
    farmer.context.settings.set("language", language)
    farmer.window.resize(*size)
    farmer.farm(rolled(*FIELDS[1::-1], hands=("timber stray", ""), dice="fence-2 fence-2 sheep-1 cow"))
    farmer.page.side.open_page("last turn")
    for die in (1, 2):
        farmer.click(farmer.piece(die_key(die)))
    farmer.see()
    assert farmer.shown.picked == {die_key(1), die_key(2)}
    # One that is kept, and has no room for all that it gives.
    farmer.farm(rolled(columns(6, 6, 4), START_1, hands=("timber stray", ""), dice="fence-2 fence-2 sheep-1 pig"))
    farmer.click(farmer.piece(die_key(0)))
    with watched_painting() as painted:
        farmer.context.settings.set("theme", "evening")
        farmer.see()
        farmer.window.grab()
        assert painted.take() == []


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 733), (1440, 800), (1920, 1045)], ids=str)
def test_that_a_die_brings_the_final_turn_is_written_in_full_beside_the_word_that_uses_it(
    farmer: Farmer, size: tuple[int, int], language: str
) -> None:
    farmer.context.settings.set("language", language)
    farmer.window.resize(*size)
    own = "+--+--+--+--+\n|s1|c1|  |h1|\n+  +  +  +  +\n|  |  |  |  |\n+--+--+--+--+\n|  |  |  |  |\n+--+--+--+--+"
    state = rolled(own, START_1, dice="fence-1 half-cow pig-1 sheep", goal=1)
    farmer.farm(state)
    farmer.page.side.open_page("last turn")
    farmer.see()
    assert any(row.line is not None and "final" in in_english(row.line) for row in dice_box(farmer.shown).rows)
    with watched_painting() as painted:
        farmer.context.settings.set("theme", "evening")
        farmer.see()
        farmer.window.grab()
        assert painted.take() == []


@pytest.mark.parametrize("opened", ["", "log"])
@pytest.mark.parametrize("size", [SMALLEST, (1024, 768), (1280, 720), (1280, 800), (1600, 900)], ids=str)
def test_the_word_on_a_stall_with_a_better_rate_lies_beside_the_animals(
    farmer: Farmer, size: tuple[int, int], opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures: list[QRectF] = []
    words: list[QRectF] = []
    farmer.window.resize(*size)
    page = farmer.farm(trading(*FIELDS[:2], lasting=("cattle-market horse-trader", "")))
    page.side.open(opened if page.side.folded else "")
    farmer.see()
    monkeypatch.setattr(Writing, "chip", lambda on, room, *_: words.append(room))

    class Listening(QPainter):
        # The name that Qt calls, and of its overloads the one that is called here.
        def drawPixmap(self, spot: QPointF, picture: QPixmap) -> None:  # type: ignore[override]  # noqa: N802
            # The grounds of the stalls are pictures too, but not as high as they are wide.
            if picture.width() == picture.height():
                pictures.append(QRectF(spot, picture.deviceIndependentSize()))

    sheet = QImage(page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = Listening(sheet)
    write_market(farmer.table.writing(painter), market(farmer.shown, 0))
    painter.end()
    assert len(pictures) == 6
    assert words
    m = farmer.table.m
    for kind in range(3):
        for animal in pictures[2 * kind : 2 * kind + 2]:
            assert animal.width() >= 16
            assert m.stall(kind).contains(animal)
            assert not any(word.intersects(animal) for word in words)


@pytest.mark.parametrize("size", [SMALLEST, (1024, 768), (1280, 720), (1920, 1080)], ids=str)
def test_a_fence_in_hand_lies_beside_those_in_the_supply(farmer: Farmer, size: tuple[int, int]) -> None:
    farmer.window.resize(*size)
    farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow"))
    farmer.see()
    m = farmer.table.m
    pile = m.spare.united(m.spare.translated(14, -8))
    assert pile.right() < m.in_hand.left()
    assert not m.shelf_words.intersects(pile)
    assert not m.shelf_words.intersects(m.in_hand)
    assert m.shelf.contains(pile)
    assert m.shelf.contains(m.in_hand)
    assert m.in_hand.contains(QRectF(m.in_hand.center() - m.spare.center() + m.spare.topLeft(), m.spare.size()))


def test_a_computer_is_called_by_its_short_name_where_the_long_one_has_no_room_beside_what_it_does(
    house: AppContext,
) -> None:
    acting, idle = verbatim("Choosing"), verbatim("Waiting")
    seats = [SeatName("", COMPUTER), SeatName("", COMPUTER)]
    plate = NamePlate(house, lambda size, ratio: QPixmap(30, 30), called(0, seats), idle, called_in_short(0, seats))
    assert plate.short is not None
    plate.say(acting, "acting")
    plate.show()
    for width, short in ((260, False), (180, True)):
        plate.resize(width, plate.wanted(width, False))
        assert plate.short.isVisible() == short
        assert plate.name.isVisible() != short
        assert (plate.short if short else plate.name).fitted.whole
    assert plate.short.fitted.lines == ("CPU 1",)
    plate.resize(180, plate.wanted(180, True))
    assert not plate.short.isVisible()
    assert plate.name.fitted.lines == ("Computer 1",)
    plate.close()


def test_the_chip_of_who_only_waits_gives_way_to_a_name(farmer: Farmer) -> None:
    farmer.window.resize(*SMALLEST)
    farmer.farm(position(4, True))
    farmer.context.settings.set("language", "ja")
    farmer.context.settings.set("text_scale", 1.3)
    farmer.see()
    heads = [
        head
        for panel in farmer.page.table.panels.widgets()
        for head in panel.findChildren(NamePlate)
        if head.isVisible()
    ]
    assert [head.name.fitted.lines for head in heads] == [("Aiko",), ("Tomas",), ("Jun",)]
    assert not any(head.chip.isVisible() for head in heads[:2])
    farmer.click(farmer.page.table.panels.widgets()[1])
    farmer.see()
    vera = part_in(farmer.page.table.panels.widgets()[0], NamePlate)
    assert vera.chip.isVisible()
    assert vera.chip.mood == "acting"
    assert vera.name.fitted.lines == ("Vera",)
    farmer.window.resize(1600, 1000)
    farmer.see()
    assert all(head.chip.isVisible() for head in heads if head.isVisible())


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1366, 768), (1920, 1080)])
def test_cards_that_are_marked_do_not_rise_over_the_words_that_say_so(farmer: Farmer, size: tuple[int, int]) -> None:
    farmer.farm(rolled(START_1, START_1, hands=("timber stray", ""), rolls=1))
    farmer.window.resize(*size)
    farmer.see()
    m = farmer.table.m
    row = m.hand(2, 0)
    risen = row.box(0).top() - m.lift(row.box(0).height())
    assert risen < row.box(0).top()
    assert not m.words_above or risen >= m.words.top() + 16


@pytest.mark.parametrize("width", [88, 106, 140, 158])
def test_no_phrase_is_torn_on_a_japanese_card(farmer: Farmer, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Fitted] = []

    def listening(*arguments: Any, **named: Any) -> Fitted:
        written.append(fit(*arguments, **named))
        return written[-1]

    monkeypatch.setattr(card_paper, "fit", listening)
    farmer.farm()
    farmer.context.settings.set("language", "ja")
    for card in range(len(CARDS)):
        farmer.table.faces.paint(f"card/{card}", width, round(width * 88 / 63), 1.0)
    # The table may have drawn cards of this width already.
    assert len(written) >= 2 * len(CARDS)
    for fitted in written:
        assert fitted.whole, fitted.lines
        assert not any(run.startswith(JOINER) for run in knit_runs(fitted.lines)[1:]), fitted.lines


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_title_is_whole_on_the_smallest_card_that_bears_one_and_on_all_larger_ones(
    farmer: Farmer, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, Fitted]] = []

    def listening(words: str, *arguments: Any, **named: Any) -> Fitted:
        written.append((words, fit(words, *arguments, **named)))
        return written[-1][1]

    farmer.farm()
    farmer.context.settings.set("language", language)
    monkeypatch.setattr(card_paper, "fit", listening)
    for width in (TITLED - 1, TITLED, 50, 57, 58, 66, 87):
        written.clear()
        # What another test has had painted would not be written again.
        QPixmapCache.clear()
        for card in range(len(CARDS)):
            farmer.table.faces.paint(f"card/{card}", round(width), round(width * 88 / 63), 1.0)
        assert len(written) == (len(CARDS) if width >= TITLED else 0)
        for words, fitted in written:
            assert fitted.whole, (width, words)
            assert language == "ja" or " ".join(fitted.lines) == words, "torn within a word"


@pytest.mark.parametrize("lasting", ["goose", "goose lantern", "goose lantern hayloft"])
def test_no_lasting_card_and_none_in_the_hand_lies_over_a_title(farmer: Farmer, lasting: str) -> None:
    farmer.window.resize(1280, 800)
    hands = ("stray sleight milk-pail sheepdog", "lambing")
    farmer.farm(
        rolled(*FIELDS[:2], hands=hands, lasting=(lasting, ""), discard="drover", dice="half-cow pig-1 fence-2 cow")
    )
    for opened in ("", "log"):
        farmer.page.side.open(opened)
        farmer.see()
        m = farmer.table.m
        for row in (m.in_effect(len(lasting.split())), m.hand(4, len(lasting.split()))):
            boxes = [row.box(index) for index in range(row.count)]
            assert boxes[0].width() >= TITLED
            assert all(one.right() <= other.left() for one, other in pairwise(boxes))


def test_the_log_keeps_japanese_phrases_together_and_what_is_copied_is_as_it_reads(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_1, dice="sheep-2 pig-1 fence-2 cow"))
    farmer.do("use 1")
    page.side.open_page("log")
    plain = page.log.toPlainText()
    assert JOINER not in plain
    farmer.context.settings.set("language", "ja")
    farmer.see()
    assert JOINER in page.log.toPlainText()
    said = [farmer.words(event) for told in page.session.history(0) for event in told.events]
    assert page.log.words.splitlines() == said
    page.log.selectAll()
    copied = page.log.createMimeDataFromSelection()
    assert copied.text() == page.log.words
    assert JOINER not in copied.html()


def test_the_log_stays_at_its_end_in_another_size_and_where_it_was_scrolled_to(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    page = farmer.farm(seed=11)
    for _ in range(16):
        farmer.act(farmer.thought())
    page.side.show_tab("log")
    bar = page.log.verticalScrollBar()
    for width, height in ((1600, 640), (1450, 700), (1600, 640)):
        farmer.window.resize(width, height)
        farmer.see()
        assert bar.value() == bar.maximum() > 0
    bar.setValue(bar.minimum())
    farmer.window.resize(1600, 660)
    farmer.see()
    assert bar.value() == bar.minimum() < bar.maximum()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [SMALLEST, (1280, 800), (1600, 900)], ids=str)
def test_numbers_of_two_figures_keep_clear_of_the_next_animal_and_of_their_frame(
    farmer: Farmer, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, QRectF, float]] = []

    def listening(fitted: Fitted, painter: QPainter, box: QRectF, alignment: Qt.AlignmentFlag) -> None:
        words = fitted.lines[0]
        drawn.append((words, box, QFontMetricsF(fitted.font).horizontalAdvance(words)))

    farmer.window.resize(*size)
    farmer.context.settings.set("language", language)
    page = farmer.farm(trading(columns(6, 6, 6, 6), columns(6, 6, 6, 6)))
    page.side.open("log" if page.side.folded else "")
    farmer.see()
    monkeypatch.setattr(Fitted, "draw", listening)
    QPixmapCache.clear()
    (herd,) = page.table.panels.widgets()[0].findChildren(Herd)
    herd.show_counts((10, 24, 18, 20), 2)
    herd.grab()
    assert [words for words, _, _ in drawn] == ["10", "24", "18", "20"]
    columns_ = len({box.left() for _, box, _ in drawn})
    for number, (words, box, wide) in enumerate(drawn):
        following = (number % columns_ + 1) * herd.width() / columns_
        assert box.left() + wide <= following - 3, words
    drawn.clear()
    sheet = QImage(page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    write_tally(farmer.table.writing(painter), Tally(0, 2, (10, 24, 18, 20), (0, 0, 2, 10), (30, 8, 0, 12)))
    painter.end()
    numbers = [entry for entry in drawn if entry[0] in ("10", "24", "18+2", "20+10")]
    assert len(numbers) == 4
    for kind, (words, box, wide) in enumerate(numbers):
        held, left = farmer.table.m.held(kind), box.center().x() - wide / 2
        assert left >= box.left() - 1, words
        assert left + wide <= held.right() - 3, words


@pytest.mark.parametrize("change", [3, -1, -12])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", [18, 20, 26])
def test_a_change_of_a_count_is_whole_in_its_pill_and_leaves_the_animal_and_the_number_free(
    house: AppContext, scale: float, change: int, size: int
) -> None:
    house.settings.set("text_scale", scale)
    animal = QRectF(40, 10, size, size)
    mark = change_mark(house.theme, animal, change)
    written = QFontMetricsF(mark.font).tightBoundingRect(mark.words)
    assert written.width() + 2 <= mark.pill.width()
    assert written.height() + 2 <= mark.pill.height()
    assert mark.font.pixelSize() >= 9
    # No more than the hooves; and it stays within the row.
    assert mark.pill.top() >= animal.top() + animal.height() * 0.65
    assert mark.pill.bottom() <= animal.top() - 2 + Herd.height_of(size, 4)
    assert mark.pill.left() >= animal.left()
    assert mark.pill.right() <= animal.right() + 2 or mark.pill.top() >= animal.center().y() + 5


def test_the_number_of_a_changed_count_is_explained_by_pointing_at_it(farmer: Farmer) -> None:
    farmer.farm(trading(START_1, START_1))
    herd = part_in(panel_of(farmer, 1), Herd)
    herd.show_counts((3, 1, 0, 0), 2)
    assert herd.toolTip() == ""
    herd.show_counts((3, 1, 0, 0), 2, (2, 0, 0, 0))
    assert herd.toolTip() == "The small numbers show changes since your last decision, as in “Last turn”."
    farmer.context.settings.set("language", "ja")
    herd.show_counts((3, 1, 0, 0), 2, (2, 0, 0, 0))
    assert herd.toolTip() == "小さな数字は、あなたの前回の決定からの増減です（「直前の動き」と同じ範囲）。"


def test_lasting_cards_in_a_panel_tell_what_they_do_by_pointing_at_their_names(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(START_1, START_1, lasting=("", "goose milk-pail")))
    seat = panel_of(farmer, 1)
    (note,) = (note for note in seat.findChildren(Note) if note.words.startswith("In effect"))
    sentences = [farmer.context.say(card_sentence(key)) for key in ("goose", "milk-pail")]
    assert note.isVisible()
    assert note.toolTip().splitlines() == [f"Cheeky Goose: {sentences[0]}", f"Milk Pail: {sentences[1]}"]
    # Where the names have no room, the panel tells the same.
    farmer.window.resize(*SMALLEST)
    farmer.farm(position(4, True))
    farmer.see()
    low = panel_of(farmer, 1)
    (note,) = (note for note in low.findChildren(Note) if note.words.startswith("In effect"))
    told = low.toolTip() if not note.isVisible() else note.toolTip()
    assert [line.partition(":")[0] for line in told.splitlines()][-3:] == ["Cattle Market", "Sawmill", "Sturdy Ram"]


def test_esc_goes_back_from_the_farm_of_another(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), columns(2, 3)))
    page.table.look_at(1)
    assert farmer.shown.elsewhere == 1
    farmer.key(Key.Key_Escape)
    assert farmer.shown.elsewhere is None
    assert farmer.shown.looked is None


def test_animals_that_would_run_away_are_marked_where_they_stand(farmer: Farmer) -> None:
    page = farmer.farm(rolled("+--+--+\n|s1|p2|\n+--+", columns(2), dice="fence-1 fence-1 fence-1 cow"))
    assert [key for key in page.table.layers(farmer.shown) if key.startswith("loose")] == ["loose.1"]


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("field", [columns(6, 6, 4), rows(8, 0, 1)], ids=["three kinds", "one kind"])
def test_beside_trades_the_question_is_whole_with_a_panel_open(
    house: AppContext, size: tuple[int, int], scale: float, language: str, field: Field
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    farmer = Farmer(house, size)
    page = farmer.farm(trading(field, columns(2)), kinds=(PERSON, COMPUTER))
    page.side.open_page("log")
    farmer.see()
    prompt = page.prompt
    assert len(prompt.buttons) == 5
    first = min(button.x() for button in prompt.buttons.values())
    left = 16 + prompt.badge.deviceIndependentSize().width() + 12
    asked = "".join(line.words for line in prompt.lines if line.role == "text")
    assert asked.replace(" ", "") == prompt.words[0].replace(" ", "")
    for line in prompt.lines:
        assert left + QFontMetricsF(line.font).horizontalAdvance(line.words) <= first
    farmer.close()


@pytest.mark.parametrize(("phase", "said"), [(Phase.TRADING, "Next"), (Phase.FINAL_TRADE, "Waiting")])
def test_in_the_final_trade_nobody_is_next(farmer: Farmer, phase: Phase, said: str) -> None:
    farmer.farm(trading(*FIELDS[:2])._replace(phase=phase))
    assert panel_of(farmer, 1).head.chip.accessibleName() == said
