"""Words beside the table are whole in the narrowest column: the inspector's, the last turn's and the log's."""

import random
import re
from itertools import pairwise

import pytest
from cut_words import watched_painting
from hand import RIGHT, Hand, Key
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextDocument
from test_table_laws import begin, come_to_decide

from boardroom.controller import catalog
from boardroom.ui.game_page.page.side_column import LAST_TURN
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import FittedWords
from boardroom.ui.kit.words.line_breaks import knit, lines, measuring, pieces, unknit

GAMES = [manifest.id for manifest in catalog.games()]
SIZES = ((1280, 720), (960, 600))
STEPS = 14


def walked(house: AppContext, game: str) -> Hand:
    """A hand at a table where some steps were done by chance."""
    hand, chance = Hand(house, SIZES[0]), random.Random(game)
    begin(hand, game, 2)
    for _ in range(STEPS):
        hand.settle()
        come_to_decide(hand, chance)
        session, actor = hand.page.session, hand.actor
        session.propose(actor, [chance.choice(hand.shown.legal)], session.stamp(actor))
        hand.see()
    hand.settle()
    come_to_decide(hand, chance)
    return hand


def faults(hand: Hand) -> list[str]:
    """What of the inspector's words runs out of the panel, or is torn or cut."""
    inspector = hand.page.inspector
    scroll = inspector._scroll
    room, found = scroll.viewport().width(), list[str]()
    for words in inspector.findChildren(FittedWords):
        if words.isVisible():
            left = words.mapTo(scroll.viewport(), QPoint()).x()
            if left < 0 or left + words.width() > room:
                found.append(f"{words.words}: {left} to {left + words.width()} of {room}")
            if words._fitted(words.width()).height > words.height() + 1:
                found.append(f"{words.words}: too low")
            if any(line[0] in "、。）ー・" for line in words._fitted(words.width()).lines):
                found.append(f"{words.words}: {words._fitted(words.width()).lines}")
    heading = inspector.heading
    wide = heading.fontMetrics().horizontalAdvance(heading.text()) + heading.contentsMargins().left()
    if wide > heading.width():
        found.append(f"heading {heading.text()}: {wide} of {heading.width()}")
    with watched_painting() as painted:
        inspector.grab()
    return found + painted.take()


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_inspector_is_whole_within_the_panel_for_every_kind_of_piece(
    house: AppContext, game: str
) -> None:
    hand = walked(house, game)
    try:
        page = hand.page
        kinds: dict[str, list[str]] = {}
        for key in page.stage.pieces.places:
            if key in page.stage.pieces:
                kinds.setdefault(key.partition(".")[0], []).append(key)
        for size in SIZES:
            hand.window.resize(*size)
            for language in ("ja", "en"):
                house.settings.set("language", language)
                for scale in (1.0, 1.3, 2.0):
                    house.settings.set("text_scale", scale)
                    page.side.open("inspector")
                    hand.see()
                    hand.see()
                    assert page.inspector.isVisible()
                    for key in (key for keys in kinds.values() for key in keys[:: max(1, len(keys) // 3)]):
                        page.inspector.inspect(page.table.inspect(key, hand.shown))
                        hand.see()
                        assert faults(hand) == [], (size, language, scale, key)
        house.settings.set("text_scale", 1.0)
        page.side.open("")
        for key in (keys[0] for keys in kinds.values()):
            hand.click(hand.piece(key), RIGHT)
            hand.see()
            assert faults(hand) == [], key
            hand.key(Key.Key_Escape)
    finally:
        hand.close()


# How phrases that are longer than a line are torn.

SENTENCE = (
    "コンピューターが選択カードと追加カードトークンを取りました"
    "（スポーツ馬2枚、作業馬1枚、従業員2枚、装備1枚、好きなデッキから1枚を引き、4枚を残す）。"
)


@pytest.mark.parametrize("width", [60, 80, 100, 115, 140, 200])
def test_a_phrase_longer_than_a_line_is_torn_between_its_words_and_no_line_begins_with_a_mark(
    house: AppContext, width: int
) -> None:
    house.settings.set("language", "ja")
    measure = measuring(house.theme.text(13, 600))
    found = lines(SENTENCE, measure, width)
    assert "".join(found) == SENTENCE
    assert all(measure(line) <= width for line in found)
    assert not any(line[0] in "、。）ーァィゥェォッャュョ" or line[-1] in "（「" for line in found), found
    if width >= 110:
        assert not any("カードトーク" in line and "カードトークン" not in line for line in found), found
        assert any(line.endswith("追加") or "追加カードトークン" in line for line in found), found


def broken(document: QTextDocument) -> list[str]:
    """The lines of a document as Qt broke them."""
    found, block = list[str](), document.begin()
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            found.append(unknit(block.text()[line.textStart() : line.textStart() + line.textLength()]))
        block = block.next()
    return found


def assert_well_broken(found: list[str], house: AppContext, width: float) -> None:
    """No line begins with what ends one, and words are whole as far as they fit into a line."""
    for before, line in pairwise(found):
        assert not line or line[0] not in "、。）ー々ッャュョ", f"{width} {found}"
        if before and line and all("\u30a1" <= sign <= "\u30fa" or sign == "ー" for sign in (before[-1], line[0])):
            *_, end = re.findall("[ァ-ヺー]+", before)
            begun, *_ = re.findall("[ァ-ヺー]+", line)
            word = end + begun
            assert measuring(house.theme.text(13, 700))(word) > width - 30, found


@pytest.mark.parametrize("width", range(60, 400, 7))
@pytest.mark.parametrize(
    "words",
    [
        "Computer: +10 points (Cyclops +3, four creatures in the Lands +7).",
        "Computer: −6 points (Thunderbolt −6).",
        "CPU1：−6点（雷霆 −6、サラマンダー +1）。",
        "CPU1がケンタウロス（大地3）を追加する → カードを1枚引く。CPU1：+2点（ケンタウロス +2）。",
    ],
)
def test_no_line_begins_with_a_gain_or_a_loss_that_belongs_to_what_stands_before_it(
    house: AppContext, words: str, width: int
) -> None:
    document = QTextDocument()
    document.setDefaultFont(house.theme.text(13))
    document.setTextWidth(width)
    document.setPlainText(knit(words))
    document.documentLayout().documentSize()
    parted = [line for before, line in pairwise(broken(document)) if re.match(r"[+−]\d", line) and before]
    longest = max(measuring(house.theme.text(13))(piece.rstrip()) for piece in pieces(words))
    assert not parted or width < longest + 2 * document.documentMargin() + 2
    assert unknit(knit(words)) == words


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_lines_of_last_turn_and_log_are_broken_as_the_house_breaks_japanese(
    house: AppContext, game: str, scale: float
) -> None:
    house.settings.set("language", "ja")
    house.settings.set("text_scale", scale)
    hand = walked(house, game)
    try:
        page, read = hand.page, 0
        for size in SIZES:
            hand.window.resize(*size)
            listed = page.side.last_turn
            if listed is not None:
                page.side.open_page(LAST_TURN)
                hand.see()
                hand.see()
                for item in listed.items():
                    document = listed._rows._document(item.row, item.parent() is not None, chosen=False)
                    assert_well_broken(broken(document), house, document.textWidth())
                    read += 1
            page.side.open_page("log")
            hand.see()
            hand.see()
            found = broken(page.log.document())
            assert_well_broken(found, house, page.log._line)
            read += len(found)
        assert read
    finally:
        hand.close()
