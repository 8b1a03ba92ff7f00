"""The prompt line where there is little room: its words whole, beside buttons that then say less."""

from collections.abc import Generator
from itertools import pairwise

import pytest
from cut_words import watched_painting
from epigo_hand import EpigoHand
from epona_hand import RULES, Groom
from farming import Farmer
from hand import Hand
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QApplication

from boardroom.engine.manifest import PERSON
from boardroom.engine.rng import seeded
from boardroom.engine.text import Text, verbatim
from boardroom.games.epona.position.state import Phase, card_key
from boardroom.ui.game_page.prompt import prompt_line
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.widgets.buttons import PLAIN, Button
from boardroom.ui.kit.words.line_breaks import ELLIPSIS, pieces
from boardroom.ui.stage.gestures.gesture import COMPUTERS_FOLLOW, FINAL
from tests.games.farms import START_1, columns, rolled

SMALLEST, LARGEST_TEXT = (960, 600), 1.3


def prompt_button(hand: Hand, part: str) -> PromptButton:
    button = hand.button(part)
    assert isinstance(button, PromptButton)
    return button


@pytest.fixture
def small(house: AppContext) -> Generator[EpigoHand, None, None]:
    hand = EpigoHand(house, SMALLEST)
    house.settings.set("text_scale", LARGEST_TEXT)
    yield hand
    hand.close()


def shown(hand: Hand) -> str:
    """The words of the prompt line as they are painted, if none runs into a button or out of the line."""
    prompt = hand.page.prompt
    first = min((button.x() for button in prompt.buttons.values()), default=prompt.width())
    left = 16 + prompt.badge.deviceIndependentSize().width() + 12
    for line in prompt.lines:
        assert left + QFontMetricsF(line.font).horizontalAdvance(line.words) <= first
        assert line.font.pixelSize() >= 11
    assert sum(line.high for line in prompt.lines) <= prompt.height()
    return "".join(line.words for line in prompt.lines).replace(" ", "")


def expected(hand: Hand) -> str:
    return "".join(hand.page.prompt.words).replace(" ", "")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_sentence_of_a_turn_is_whole_in_the_smallest_window_with_the_largest_text(
    house: AppContext, small: EpigoHand, language: str
) -> None:
    house.settings.set("language", language)
    small.begin(names=("Maximiliane", "アレクサンドラ"))
    for _ in range(2):
        small.lift_curtain()
        assert shown(small) == expected(small)
        small.click(small.button("shuffle"))
        assert shown(small) == expected(small)
        small.lock()
    small.settle()
    small.take_seat()
    for orders in ("", "1^", "2^", "3^"):
        small.propose(small.seat, *orders.split())
        assert shown(small) == expected(small)
    small.offer_draw()
    small.see()
    assert shown(small) == expected(small)


@pytest.mark.parametrize("scale", [1.0, LARGEST_TEXT])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_ways_to_use_dice_are_said_whole_in_the_smallest_window(
    house: AppContext, farmer: Farmer, language: str, scale: float
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    farmer.window.resize(*SMALLEST)
    hands = ("stray timber", "stray-2")
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", hands=hands, deck="drover"))
    uses, clicks = ("“Use”", "click") if language == "en" else ("「使う」", "クリック")
    assert uses in farmer.page.prompt.words[0]
    assert clicks in farmer.page.prompt.words[0]
    assert shown(farmer) == expected(farmer)
    farmer.look_at_cards()
    assert shown(farmer) == expected(farmer)
    farmer.click(farmer.piece("die.0"))
    assert shown(farmer) == expected(farmer)
    farmer.do("use 1")
    assert clicks in farmer.page.prompt.words[0]
    assert uses not in farmer.page.prompt.words[0], "a click uses a die once none is rolled again"
    assert shown(farmer) == expected(farmer)


@pytest.mark.parametrize("scale", [1.0, LARGEST_TEXT])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_kept_is_asked_whole_beside_the_main_button_in_the_smallest_window(
    house: AppContext, groom: Groom, language: str, scale: float
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    groom.window.resize(*SMALLEST)
    groom.settle_in(players=1, seed=2)
    while not groom.state.drawn[0]:
        groom.act(groom.thought())
    assert shown(groom) == expected(groom)
    groom.mark(groom.thought().cards)
    assert groom.button("tool.keep").isEnabled()
    assert shown(groom) == expected(groom)


def test_a_reason_is_whole_too_if_need_be_alone(house: AppContext, small: EpigoHand) -> None:
    small.begin()
    small.planning("7^ 5^")
    reason = "Drop it on your stack, or on a square beside its Epigon, or on the tray, where it came from before."
    buttons = [button.words for button in small.page.prompt.buttons.values() if not button.icon_only]
    small.page.prompt.says.say_why_not(verbatim(reason))
    assert shown(small).endswith(reason.replace(" ", ""))
    assert [button.words for button in small.page.prompt.buttons.values() if not button.icon_only] == buttons


def test_in_a_wide_window_the_buttons_say_everything_and_the_sentence_is_on_one_line(hand: EpigoHand) -> None:
    hand.window.resize(1600, 900)
    hand.begin()
    hand.planning("7^ 5^ 6^")
    assert [line.words for line in hand.page.prompt.lines] == list(hand.page.prompt.words)
    assert hand.button("undo").key == "Ctrl Z"
    assert not any(button.icon_only for button in hand.page.prompt.buttons.values())


def test_a_button_that_is_only_an_icon_keeps_its_name_and_says_it_when_pointed_at(
    house: AppContext, small: EpigoHand
) -> None:
    house.settings.set("language", "ja")
    small.begin(names=("マクシミリアーネ・フォン・ブランデンブルク", "アイコ"))
    small.planning("7^ 5^ 6^")
    undo = prompt_button(small, "undo")
    assert undo.icon_only
    assert (undo.width(), undo.accessibleName(), undo.toolTip()) == (44, "元に戻す", "元に戻す")
    assert not prompt_button(small, "lock").icon_only
    small.click(undo)
    assert small.draft == ""
    small.window.resize(1900, 900)
    QApplication.processEvents()
    assert not undo.icon_only
    assert undo.toolTip() == "アイコさんが行動済み", "what was revealed stands"
    assert undo.mapTo(small.window, QPoint()).x() > 0


@pytest.mark.parametrize(
    ("ask", "note"),
    [
        (
            "プレイヤー1、動物を1種類まで交換できます。",
            "使えるサイコロがなくなりました。ほかの交換は、市場をクリックしてください。",
        ),
        (
            "Ann: you may trade animals of one kind.",
            "Your dice are done. For other trades click the market, or drag there.",
        ),
    ],
)
def test_of_a_note_for_which_there_is_no_room_its_last_sentences_go_rather_than_words(
    qapp: QApplication, ask: str, note: str
) -> None:
    shown = set[str]()
    for width in range(150, 700, 10):
        lines = prompt_line.set_lines(Theme(), ask, note, "quiet", width)
        said = "".join(line.words for line in lines if line.role == "quiet").replace(" ", "")
        shown.add(said)
        if not said.endswith("…"):
            assert note.replace(" ", "").startswith(said)
            assert not said or said[-1] in "。."
    assert len(shown) > 1
    assert note.replace(" ", "") in shown


def test_what_cannot_fit_at_all_is_cut_short_and_says_so(qapp: QApplication) -> None:
    theme = Theme("day", LARGEST_TEXT, "en")
    lines = prompt_line.set_lines(theme, "A sentence of far too many words " * 4, "A note", "quiet", 150)
    assert len(lines) == 3
    assert lines[1].words.endswith(ELLIPSIS)
    assert not prompt_line.fits(theme, "A sentence", "", 0, 2)


@pytest.mark.parametrize("words", ["Computer 5 wins with 80 VP.", "Tied at 80 VP: Player 1 wins with 3 more cubes."])
def test_a_number_in_the_headline_of_the_end_keeps_its_unit_and_its_name(qapp: QApplication, words: str) -> None:
    theme = Theme()
    for width in range(150, 700, 7):
        lines = [line.words for line in prompt_line.set_lines(theme, words, "", "quiet", width, prompt_line.GRAND)]
        if " ".join(lines) != words:
            continue
        broken = [(before.split()[-1], after.split()[0]) for before, after in pairwise(lines)]
        for before, after in broken:
            assert not after[0].isdigit() or before.islower(), f"{lines}: the number of a name"
            assert not before.isdigit() or after.islower(), f"{lines}: the unit of a number"
        assert ("80", "VP.") not in broken
        assert ("80", "VP:") not in broken


def test_who_wins_is_said_in_one_piece_in_japanese() -> None:
    assert pieces("80VPで、プレイヤー1の勝ちです。") == ("80VPで、", "プレイヤー1の勝ちです。")


def test_what_matters_most_for_the_decision_keeps_its_words_longest(house: AppContext, farmer: Farmer) -> None:
    house.settings.set("language", "ja")
    farmer.window.resize(1280, 784)
    farmer.farm(rolled(columns(6, 6, 3, 2), START_1, hands=("timber stray drover", "")))
    farmer.look_at_cards()
    prompt = farmer.page.prompt
    say_less = [button for button in prompt.buttons.values() if button.icon_only]
    assert prompt.buttons["tool.roll"] not in say_less
    places = [button.x() for button in prompt.buttons.values() if button.icon_name]
    assert say_less == [button for button in prompt.buttons.values() if button.x() in places[: len(say_less)]]


def test_words_that_lie_otherwise_are_painted_whole_where_only_a_part_was_to_be(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="sheep-2 pig-1 half-cow sheep"))
    prompt = farmer.page.prompt
    areas: list[QRect] = []

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # the name that Qt calls
            if isinstance(event, QPaintEvent):
                areas.append(event.rect())
            return False

    painted = Painted()
    farmer.see()
    prompt.installEventFilter(painted)
    long = "A label that is much longer than it was before, and longer still"
    next(iter(prompt.buttons.values())).relabel(verbatim(long))
    layout = prompt.layout()
    assert layout is not None
    layout.activate()
    prompt.update(QRect(4, 4, 40, 20))
    farmer.wait(lambda: prompt.rect() in areas)


def test_buttons_stay_where_they_are_while_the_same_seat_decides(groom: Groom) -> None:
    """What is picked changes what the button for it says, and says below: nothing moves under the mouse."""
    state = RULES.setup(RULES.resolve({}, (PERSON,)), 1, seeded(3))
    while state.phase != Phase.KEEPING:
        state = RULES.apply(state, 0, RULES.legal(state, 0)[0]).state
    prompt = groom.tend(state).prompt
    keep, undo = prompt_button(groom, "tool.keep"), prompt_button(groom, "undo")
    cards = [card_key(card) for card in state.drawn[0]]
    places, said = [], set()
    for card in (*cards, *cards):
        groom.click(groom.piece(card))
        places.append((keep.geometry(), undo.geometry()))
        said.add((keep.accessibleDescription(), prompt.words))
    assert len(said) > 3
    # The first words may be the shortest.
    assert len({(box.right(), other.right()) for box, other in places[-len(cards) :]}) == 1
    assert len({box.right() for box, _ in places}) == 1
    usual = {button.brevity for button in (keep, undo)}
    prompt.show_prompt(verbatim("A sentence that is much longer than the one before it. " * 3), None, prompt.badge)
    groom.see()
    narrow = [(button.geometry(), button.brevity) for button in (keep, undo)]
    assert {brevity for _, brevity in narrow} != usual
    prompt.show_prompt(verbatim("A short one."), None, prompt.badge)
    groom.see()
    assert [(button.geometry(), button.brevity) for button in (keep, undo)] == narrow


def test_a_button_that_says_less_than_before_leaves_those_beside_it_where_they_are(groom: Groom) -> None:
    prompt = groom.settle_in(players=1).prompt
    groom.settle()
    places = []
    undo = Offer("undo", verbatim("Undo"), lambda: None)
    for why in (verbatim("a reason that is longer than the label"), verbatim("a reason"), None):
        prompt.set_buttons([undo, Offer("keep", verbatim("Keep"), lambda: None, why=why)])
        groom.see()
        places.append([button.geometry() for button in prompt.buttons.values()])
    assert places[0] == places[1] == places[2]
    prompt.hasty.actor = 1
    prompt.set_buttons([undo, Offer("keep", verbatim("Keep"), lambda: None, why=verbatim("another"))])
    groom.see()
    assert prompt.buttons["keep"].width() < places[0][1].width(), "another seat begins anew"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), (SMALLEST, LARGEST_TEXT)])
def test_the_main_button_and_done_keep_their_places_through_the_dice(
    house: AppContext, farmer: Farmer, size: tuple[int, int], scale: float, language: str
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    farmer.window.resize(*size)
    hands = ("stray timber", "stray-2")
    farmer.farm(rolled(START_1, columns(2), rolls=0, hands=hands, deck="drover ram"))
    farmer.look_at_cards()
    prompt = farmer.page.prompt
    last: list[tuple[int, int]] = []
    done: list[int] = []
    tools: list[bool] = []

    def walk() -> None:
        farmer.see()
        right = max((button for key, button in prompt.buttons.items() if key != "undo"), key=lambda button: button.x())
        last.append((right.x(), right.width()))
        done.extend(button.x() for key, button in prompt.buttons.items() if key.endswith(".pass"))
        tools.extend(button.icon_only for key, button in prompt.buttons.items() if key != "undo")

    walk()
    farmer.click(farmer.button("roll"))
    farmer.settle()
    for _ in range(2):
        walk()
        for die in ("die.0", "die.2", "die.3", "die.2"):
            farmer.click(farmer.piece(die))
            walk()
        farmer.click(farmer.button("tool.roll"))
        farmer.settle()
    walk()
    assert len(set(last)) == 1
    assert len(set(done)) == 1
    assert size == SMALLEST or not any(tools), "there is room for words"


def test_undo_that_names_whose_step_it_is_is_whole_on_two_lines(house: AppContext) -> None:
    groom = Groom(house, (1366, 768))
    house.settings.set("language", "ja")
    page = groom.settle_in(players=3)
    page.prompt.set_buttons([Offer("undo", verbatim("Tomasさんの操作を元に戻す"), lambda: None, icon="undo")])
    page.prompt.grab()
    button = page.prompt.buttons["undo"]
    letters = QFontMetricsF(house.theme.text(button.size_points, 600))
    assert letters.horizontalAdvance(button.words) > button.width() - 40, "it has no room on one line"
    with watched_painting() as painted:
        button.grab()
    assert painted.cut == []
    groom.close()


@pytest.mark.parametrize(("remark", "stays"), [(COMPUTERS_FOLLOW, False), (FINAL, True)], ids=["computers", "final"])
def test_that_a_computer_follows_goes_from_plain_buttons_before_the_question_is_cut(
    farmer: Farmer, remark: Text, stays: bool
) -> None:
    """Five buttons that said so left two words of the question."""
    farmer.window.resize(1280, 720)
    farmer.context.settings.set("language", "ja")
    farmer.farm(rolled(START_1, START_1, dice="sheep-1 pig-1 fence-1 cow"))
    prompt, ask = farmer.page.prompt, verbatim("プレイヤー1、動物を1種類まで交換できます。")
    prompt.show_prompt(ask, verbatim("使える交換は市場にも出ています。"), prompt.badge)
    trades = [
        Offer(str(n), verbatim(f"羊{2 * n}頭→豚{n}頭"), lambda: None, remark=remark, remark_goes=not stays)
        for n in range(2, 7)
    ]
    prompt.set_buttons([*trades, Offer("undo", verbatim("元に戻す"), lambda: None, icon="undo")])
    farmer.see()
    asked = "".join(line.words for line in prompt.lines if line.role == "text")
    assert asked == farmer.context.say(ask)
    plain = prompt.buttons["2"]
    assert plain.remark_goes != stays
    assert plain.accessibleDescription()
    if not stays:
        assert farmer.context.say(remark) in plain.toolTip()


def test_a_button_without_any_room_paints_no_words(house: AppContext) -> None:
    for words in ("Undo", ""):
        button = Button(house, verbatim(words), PLAIN, "undo")
        for wide in (1, 4, 20, 30):
            button.resize(wide, 40)
            assert not button.grab().isNull()


def test_words_that_are_kept_together_make_no_prompt_small(house: AppContext) -> None:
    ask = "Computer’s 7 pushes Player 1’s 6 down (1\u00a0against\u00a01)."
    lines = prompt_line.set_lines(house.theme, ask, "Any key or click: next.", "quiet", 1200)
    usual = [house.theme.text(size).pixelSize() for size in (prompt_line.USUAL.ask, prompt_line.USUAL.note)]
    assert [line.font.pixelSize() for line in lines] == usual
    assert prompt_line.fits(house.theme, ask, "", 1200, 1)


def test_a_press_on_a_button_does_nothing_of_what_has_come_in_its_place_before_the_release(
    hand: EpigoHand,
) -> None:
    hand.begin()
    hand.planning()
    prompt, done = hand.page.prompt, list[str]()
    prompt.set_buttons([Offer("one", verbatim("One"), lambda: done.append("one"))])
    spot = hand.spot(prompt.buttons["one"])
    hand.move(spot)
    hand.press(spot)
    # What was pressed goes, and comes again for something else.
    prompt.set_buttons([])
    prompt.set_buttons([Offer("other", verbatim("Other"), lambda: done.append("other"))])
    hand.settle()
    assert prompt.buttons["other"].geometry().contains(prompt.mapFrom(hand.window, spot))
    hand.release(spot)
    assert done == []
    hand.click(prompt.buttons["other"])
    assert done == ["other"]


def test_a_button_that_has_gone_says_nothing_of_what_it_was_for_and_one_that_comes_only_what_it_is_for(
    house: AppContext, hand: EpigoHand
) -> None:
    hand.begin()
    hand.planning()
    prompt = hand.page.prompt
    loud = Offer(
        "one", verbatim("One"), lambda: None, remark=verbatim("remark"), about=verbatim("about"),
        does=(verbatim("does"),), in_turn=verbatim("in turn"),
    )  # fmt: skip
    prompt.set_buttons([loud, Offer("two", verbatim("Two"), lambda: None, why=verbatim("why"))])
    gone = list(prompt.buttons.values())
    prompt.set_buttons([])
    house.settings.set("language", "ja")
    for button in gone:
        assert button.isHidden()
        assert not any((button.words, button.accessibleName(), button.accessibleDescription(), button.toolTip()))
    prompt.set_buttons([Offer("three", verbatim("Three"), lambda: None), Offer("four", verbatim("Four"), lambda: None)])
    assert set(prompt.buttons.values()) == set(gone)
    for at, (button, words) in enumerate(zip(prompt.buttons.values(), ("Three", "Four"), strict=True)):
        assert (button.words, button.accessibleName(), button.toolTip()) == (words, words, "")
        assert button.isEnabled()
        assert button.accessibleDescription() == f"{shortcuts.one('button', at)}。"
