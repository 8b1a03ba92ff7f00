"""Undo where a computer has shown something since: it says what was seen, and asks before that goes back."""

from collections.abc import Generator

import pytest
from ephyran_hand import Builder, first
from hand import CTRL, Key

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import verbatim
from boardroom.games.ephyran.position.actions import AddArea, DrawCard, Source, TakeToken
from boardroom.games.ephyran.position.city import areas
from boardroom.ui.game_page.prompt.acting import things_seen
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName
from tests.games.cities import RULES, position


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    made = Builder(house)
    yield made
    made.close()


HANDS = ("lands-1 magic", "lagoon-1-triton take-token")
DISCARD = "mountain-4 mountain-3 lagoon-2 lands-2"


def begin(builder: Builder) -> None:
    """A game against a computer that does only what the test has it do, and whose pile nobody draws from."""
    builder.build(position("", "mountain .", hands=HANDS, discard=DISCARD), kinds=(PERSON, COMPUTER))
    builder.page.computers.shut()


def turn(builder: Builder, seat: int, kind: type = AddArea, **fields: int) -> None:
    """A turn that ends with the top card of the discard pile."""
    state = builder.page.session.state
    builder.propose(seat, RULES.records.text(first(state, kind, **fields)))
    if kind is AddArea:
        taken = first(builder.page.session.state, DrawCard, source=Source.DISCARD_PILE)
        builder.propose(seat, RULES.records.text(taken))
    builder.settle()
    builder.wait(lambda: builder.page.free)


REMARK = {"en": "asks first: new cards seen", "ja": "確認してから戻します"}
SEEN = {
    "en": "since then you have seen Aiko’s Triton: Undo asks first",
    "ja": "そのあとAikoのトリトンを見たので、取り消す前に確認します",
}
ASKED = {
    "en": "This undoes “Take the top card of the discard pile” and everything that Aiko did since. "
    "You have seen Aiko’s Triton.",
    "ja": "「捨て札のいちばん上のカードを取る」と、そのあとAikoがしたことを取り消します。"
    "Aikoのトリトンは、もう見ています。",
}
ANSWERS = {"en": ["Take back", "Don’t undo"], "ja": ["取り消す", "そのままにする"]}


def asked(builder: Builder) -> str:
    """What is asked, without what only keeps words together."""
    assert builder.chooser is not None
    return builder.chooser.accessibleName().replace("\u2060", "")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("keys", [False, True])
def test_undo_says_what_the_computer_showed_and_asks_before_its_turn_goes_back(
    builder: Builder, language: str, keys: bool
) -> None:
    begin(builder)
    turn(builder, 0)
    decided = builder.page.session.length - 1
    turn(builder, 1)
    builder.context.settings.set("language", language)
    builder.see()
    undo, length = builder.button("undo"), builder.page.session.length

    def press() -> None:
        builder.key(Key.Key_Z, CTRL) if keys else builder.click(undo)

    assert undo.isEnabled()
    assert undo.toolTip().splitlines() == [REMARK[language], SEEN[language]]
    press()
    assert builder.page.session.length == length, "it is asked first"
    assert asked(builder) == ASKED[language]
    assert builder.chooser is not None
    assert [button.words for button in builder.chooser.buttons] == ANSWERS[language]
    builder.key(Key.Key_Return) if keys else builder.click(builder.chooser.buttons[-1])
    assert builder.chooser is None
    assert builder.page.session.length == length, "who only goes on pressing keys takes nothing back"
    press()
    builder.do_anyway(keys)
    builder.see()
    assert builder.page.session.length == decided
    assert builder.page.session.actors() == (0,)
    assert builder.chooser is None


def test_nothing_is_asked_where_the_computer_showed_only_what_was_seen_before(builder: Builder) -> None:
    begin(builder)
    for seat in (0, 1, 0):
        turn(builder, seat)
    decided = builder.page.session.length - 1
    turn(builder, 1)
    assert areas(builder.page.session.state.cities[1]) == 3, "it has laid what it took from the discard pile"
    undo = builder.button("undo")
    assert undo.toolTip() == "with the computer’s turn"
    builder.click(undo)
    assert builder.chooser is None
    assert builder.page.session.length == decided


def test_in_the_midst_of_a_question_about_the_card_that_it_showed_undo_asks_too(builder: Builder) -> None:
    begin(builder)
    turn(builder, 0)
    decided = builder.page.session.length - 1
    turn(builder, 1, TakeToken)
    assert builder.page.session.actors() == (0,)
    assert builder.page.session.prompt(0, 0).optional == "answer"
    undo = builder.button("undo")
    assert undo.toolTip().splitlines()[-1] == "since then you have seen Aiko’s Take Token: Undo asks first"
    builder.click(undo)
    assert asked(builder).endswith("You have seen Aiko’s Take Token.")
    builder.do_anyway()
    builder.see()
    assert builder.page.session.length == decided


def test_what_is_shown_after_an_undo_is_asked_about_again(builder: Builder) -> None:
    begin(builder)
    for _ in range(2):
        turn(builder, 0)
        turn(builder, 1)
        builder.click(builder.button("undo"))
        assert asked(builder) == ASKED["en"]
        builder.do_anyway()
        builder.see()
        builder.click(builder.button("undo"))
        assert builder.chooser is None, "one's own step shows nothing"
        builder.see()


@pytest.mark.parametrize("keys", [False, True])
def test_the_last_draw_is_the_main_button_and_ends_the_game(builder: Builder, keys: bool) -> None:
    full = "lagoon . . . ., lands . . . ., forest . . . ., mountain . . . ."
    state = position(full, "", hands=("", "lagoon-1 lands-1"), discard="lagoon-2", active=1)
    page = builder.build(state, kinds=(PERSON, PERSON))
    builder.propose(1, RULES.records.text(first(state, AddArea)))
    builder.settle()
    builder.wait(lambda: page.free)
    assert builder.ask.endswith("all that is left is to end the game.")
    assert page.prompt.main is not None
    assert page.prompt.main.words == "Draw and end the game"
    drawn = [button for key, button in page.prompt.buttons.items() if "draw" in key]
    assert drawn == [page.prompt.main]
    builder.button("undo")
    builder.key(Key.Key_Return) if keys else builder.click(page.prompt.main)
    builder.see()
    assert page.session.outcome is not None


def test_whose_the_cards_are_that_were_seen_is_said_once_for_each_player(house: AppContext) -> None:
    seen = things_seen([(1, verbatim("A")), (2, verbatim("B")), (1, verbatim("C"))])
    names = [SeatName(name) for name in ("Vera", "Aiko", "Tomas")]
    assert house.say(seen, names) == "Aiko’s A and C and Tomas’s B"
