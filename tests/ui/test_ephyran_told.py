"""What Ephyran's table says and marks: of cards that no city gets any more, of what is lost, of what is exchanged."""

from collections.abc import Generator

import pytest
from attrs import evolve
from cut_words import watched_painting
from ephyran_hand import Builder, first, played
from evidence import read_aloud
from hand import Key
from PySide6.QtCore import Qt
from test_number_keys import caps

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import verbatim
from boardroom.games.ephyran.position.actions import (
    LET_HAPPEN,
    AddArea,
    Block,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    GiveUpArea,
    LetHappen,
    PlaceToken,
    StealToken,
    TakeToken,
)
from boardroom.games.ephyran.position.cards import SUPPORT
from boardroom.games.ephyran.position.events import AnswerDeclined
from boardroom.games.ephyran.position.state import Phase, card_key
from boardroom.games.ephyran.table.gestures.keys import ATHENA, DECK, city_key
from boardroom.ui.game_page.turn.last_turn import last_turn
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Grip
from tests.games.cities import RULES, act, position
from tests.waiting import pass_moment

POINTS = {
    "en": ": +4 points (Triton +2, four creatures in the lagoon +2).",
    "ja": "：+4点（トリトン +2、ラグーンのクリーチャーボーナス +2）。",
}
"""What changed by the fourth creature of the own territory."""


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    made = Builder(house)
    yield made
    made.close()


def explained(builder: Builder, card: int) -> str:
    inspection = builder.table.inspect(card_key(card), builder.shown)
    assert inspection is not None
    return " ".join(builder.table.say(line.text) for line in inspection.lines)


def test_only_of_a_card_in_the_hand_it_is_said_where_it_can_go(builder: Builder) -> None:
    state = position("lands .", "", hands=["lands-2"], discard="lands-2")
    (held,), (left,) = state.hands[0], state.discard
    gone = next(card for card in state.pile if SUPPORT[2 * card] < 0)
    pile = bytes(card for card in state.pile if card != gone)
    state = state._replace(pile=pile, tartarus=state.tartarus + bytes([gone]))
    builder.build(state, kinds=(PERSON, COMPUTER))
    assert "It could be placed now, as the next area." in explained(builder, held)
    for card in (left, gone):
        said = explained(builder, card)
        assert "half" in said
        for words in ("could be placed", "take the place", "Needs ", "is covered", "is locked"):
            assert words not in said, said


def test_what_might_have_been_given_up_is_not_marked_while_it_is_told_what_is(builder: Builder) -> None:
    state = position("", "lagoon ., lands .", hands=["destroy/lagoon-2"])
    asked = played(played(state, DestroyArea), LetHappen)
    assert asked.phase == Phase.GIVING_UP
    builder.build(asked)
    assert "aim" in builder.table.layers(builder.shown)
    told = evolve(builder.shown, caption=verbatim("Tomas loses an area."))
    assert "aim" not in builder.table.layers(told)
    told = evolve(builder.shown, view=played(state, DestroyArea), caption=verbatim("Vera plays Destroy."))
    assert "aim" in builder.table.layers(told), "what is told is what is aimed at"


def test_the_city_of_another_has_no_number_while_a_card_is_drawn(builder: Builder) -> None:
    state = played(position("lands .", "lands .", hands=["lands-2"]), AddArea)
    assert state.phase == Phase.DRAWING
    page = builder.build(state, kinds=(PERSON, COMPUTER))
    page.stage.setFocus()
    builder.key(Key.Key_Tab)
    assert page.stage.keyboard.reached.key == DECK
    assert list(caps(builder)) == ["1"]
    assert caps(builder)["1"].intersects(page.stage.pieces[DECK].area())
    builder.key(Key.Key_2)
    assert builder.shown.looked is None
    builder.tab_to(lambda: page.stage.keyboard.reached.key == city_key(1))
    builder.key(Key.Key_Return)
    assert builder.shown.looked == 1, "the keys come there all the same"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_whose_area_comes_is_written_in_full_below_its_picture(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    state = position("lagoon .", "lagoon .+owl", hands=["exchange"])
    builder.build(state, kinds=(PERSON, COMPUTER))
    with watched_painting() as painted:
        picture = builder.table.chooser.face(first(state, ExchangeWithCity), builder.shown, 1.0)
    assert picture is not None
    assert picture.width() < 130, "it is as wide as the area"
    assert painted.take() == []


def test_nobody_is_said_to_have_decided_who_was_not_asked_or_holds_nothing_to_block_with(builder: Builder) -> None:
    page = builder.build(position("", "lagoon ., lands .", hands=["destroy/lagoon-2"]))
    events = RULES.apply(played(page.session.state, DestroyArea), 1, LET_HAPPEN).events
    declined = next(event for event in events if isinstance(event, AnswerDeclined))
    english = builder.table.say(RULES.words.describe(declined))
    builder.context.settings.set("language", "ja")
    japanese = builder.table.say(RULES.words.describe(declined))
    assert english == "Aiko can’t or won’t block Vera’s Destroy."
    assert japanese.startswith("Aikoさんから、Veraさんの")
    assert japanese.endswith("への対抗はありませんでした。")


def test_what_is_given_up_stands_in_one_pair_of_brackets_in_japanese(builder: Builder) -> None:
    page = builder.build(position("lands .", "", hands=["lands-2"]))
    added = first(page.session.state, AddArea)
    assert "giving up" in builder.words(added)
    builder.context.settings.set("language", "ja")
    _, _, aside = builder.words(added).rpartition("（使わない半分：")
    assert "・" in aside
    assert aside.count("（") == 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_last_turn_and_the_log_say_what_scored_and_how_much(builder: Builder, language: str) -> None:
    state = position("lagoon . . .", "lands .", hands=["lagoon-4-triton lands-1"])
    builder.build(state)
    builder.context.settings.set("language", language)
    builder.act(first(state, AddArea, territory=0))
    page, changed = builder.page, POINTS[language]
    assert changed in page.log.words
    told = builder.last_turn
    assert any(builder.context.say(line.words, page.names).endswith(changed) for line in told.lines)


def last_turn_of(builder: Builder, seat: int) -> list[str]:
    """The lines of the last turn, as a seat reads them."""
    session = builder.page.session
    lines = last_turn(session.history(seat), seat, session.rules.words).lines
    return [builder.context.say(line.words, builder.page.names) for line in lines]


def test_that_the_own_support_was_blocked_is_told_until_the_next_own_decision(builder: Builder) -> None:
    state = position("lands .", "lagoon .+owl", hands=("steal-token", "magic"))
    page = builder.build(state)
    for action in (first(state, StealToken), None, None, None):
        asked = page.session.actors()[0]
        kinds = Block, DrawCard, DiscardCard, DrawCard
        legal = page.session.legal(asked)
        builder.act(action or next(one for one in legal if isinstance(one, kinds)))
        builder.settle()
    told = last_turn_of(builder, 0)
    assert told[0] == "Aiko blocks Vera’s Steal Token with Hecate’s Magic. Aiko draws a card."
    assert told[1].startswith("Vera draws")
    assert told[2].startswith("Aiko discards")
    assert len(told) == 3


def test_the_last_turn_begins_with_what_others_had_to_answer_and_what_came_of_it(builder: Builder) -> None:
    state = position("lands .", "lagoon .", hands=("destroy", "lagoon-2"))
    page = builder.build(state)
    builder.act(first(state, DestroyArea))
    for kinds in ((LetHappen,), (GiveUpArea, DrawCard), (DrawCard,), (AddArea, DiscardCard), (DrawCard,)):
        legal = page.session.legal(page.session.actors()[0])
        found = next((action for action in legal if isinstance(action, kinds)), None)
        if found is not None:
            builder.propose(page.session.actors()[0], RULES.records.text(found))
            builder.settle()
    told = last_turn_of(builder, 0)
    assert told[0].startswith("Vera plays Destroy on Aiko")
    assert any(line.startswith("Aiko loses ") for line in told)


@pytest.mark.parametrize("blocked", [True, False])
def test_what_is_drawn_after_an_answer_is_told_after_it(builder: Builder, blocked: bool) -> None:
    state = position("lands .", "lagoon .", hands=("magic", "take-token"), active=1)
    page = builder.build(state, kinds=(PERSON, PERSON))
    builder.act(first(state, TakeToken))
    for kind in (Block,) if blocked else (LetHappen, PlaceToken):
        builder.act(next(one for one in page.session.legal(page.session.actors()[0]) if isinstance(one, kind)))
    builder.propose(1, "draw pile")
    builder.settle()
    told = last_turn_of(builder, 0)
    if blocked:
        assert told[0] == "Aiko plays Take Token."
        assert told[1].startswith("Vera blocks Aiko’s Take Token with Hecate’s Magic and draws ")
        assert told[2:] == ["Aiko draws a card."]
    else:
        assert told[-1].endswith("draws a card.")


def test_an_enter_meant_for_the_block_that_is_told_does_not_draw_a_card_too(builder: Builder) -> None:
    state = position("lands .", "lagoon .+owl", hands=("steal-token", "magic"))
    page = builder.build(state, kinds=(PERSON, COMPUTER))
    for key in ("motion", "computers"):
        builder.context.settings.set(key, "slow")
    builder.act(first(state, StealToken))
    builder.wait(lambda: page.telling and "blocks" in builder.ask)
    while page.telling:
        builder.key(Key.Key_Return)
    asked = page.session.length
    assert page.session.state.phase == Phase.DRAWING
    builder.key(Key.Key_Return)
    assert page.session.length == asked, "it was meant for the next step"
    assert "cannot be undone: press Enter again" in builder.note
    builder.key(Key.Key_Return)
    builder.see()
    assert page.session.length > asked


@pytest.mark.parametrize("language", ["en", "ja"])
def test_that_a_city_is_finished_is_told_once(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    state = position(
        "lagoon . . . ., lands . . . ., forest . . . ., mountain . . .", "", hands=["mountain-4", "lands-1"]
    )
    page = builder.build(state)
    builder.act(first(state, AddArea))
    builder.settle()
    said = page.log.words
    assert said.count("finishe" if language == "en" else "完成") == 1
    assert ("The game ends with this round." if language == "en" else "このラウンドでゲームが終わります。") in said


def test_the_number_of_steps_of_a_line_is_named(builder: Builder) -> None:
    state = position("lands .", "lagoon .", hands=["lands-2 lands-3", "lagoon-2 lagoon-3"])
    with read_aloud():
        page = builder.build(state, kinds=(PERSON, COMPUTER))
        for kind in (AddArea, DrawCard):
            builder.act(next(action for action in page.session.legal(0) if isinstance(action, kind)))
        builder.wait(lambda: builder.shown.actor == 0 and page.free)
        told = builder.last_turn
        several = [row for row in told.rows if row.deeds]
        assert several
        for row in several:
            assert row.toolTip(0) == f"{len(row.deeds)} steps: open the line to see each."
            assert row.data(0, Qt.ItemDataRole.AccessibleDescriptionRole) == row.toolTip(0)


def test_after_an_answer_of_the_computer_undo_says_who_has_acted(builder: Builder) -> None:
    state = position("lands .", "lagoon ., lands .", hands=["destroy/lagoon-2"])
    page = builder.build(state, kinds=(PERSON, COMPUTER))
    builder.act(first(state, DestroyArea))
    builder.wait(lambda: page.session.state.phase == Phase.DRAWING and page.free)
    undo = builder.button("undo")
    assert not undo.isEnabled()
    assert undo.toolTip() == "Aiko has acted since"


@pytest.mark.parametrize("looked", [False, True])
def test_an_enter_at_the_moment_when_all_is_told_draws_no_card_and_one_later_does(
    builder: Builder, looked: bool
) -> None:
    state = position("lands .", "lagoon .+owl", hands=("steal-token", "magic"))
    page = builder.build(state, kinds=(PERSON, COMPUTER))
    for key in ("motion", "computers"):
        builder.context.settings.set(key, "fast")
    builder.act(first(state, StealToken))
    builder.wait(lambda: page.session.state.phase == Phase.DRAWING and page.free and not page.telling)
    asked = page.session.length
    if looked:
        pass_moment(page.enters._on_its_way)
    builder.key(Key.Key_Return)
    builder.see()
    assert (page.session.length > asked) == looked


def test_a_stolen_token_is_told_once_with_what_it_was_and_its_points_to_who_is_robbed(builder: Builder) -> None:
    state = position("lagoon . .+owl", "lands .", hands=("lands-1", "steal-token"), active=1)._replace(gods=(2, 3))
    builder.build(state, kinds=(PERSON, PERSON))
    builder.act(first(state, StealToken))
    builder.act(LET_HAPPEN)
    builder.settle()
    robbed, thief = last_turn_of(builder, 0), last_turn_of(builder, 1)
    assert robbed == [
        "Aiko plays Steal Token on Vera’s Lagoon 2.",
        "Aiko steals the token: an owl. Vera: −1 point (Owl −1).",
    ]
    assert "Vera:" not in " ".join(thief)


@pytest.mark.parametrize("large", [0, 1])
def test_the_athena_token_has_words_of_its_own_where_it_lies(builder: Builder, large: int) -> None:
    state = position("lagoon .", "lands .", "")._replace(starter=large)
    page = builder.build(state, kinds=(PERSON, COMPUTER, COMPUTER))
    assert page.stage.pieces[ATHENA].place.width >= 17
    builder.window.resize(1280, 720)
    builder.see()
    said = " ".join(builder.read(builder.piece(ATHENA)))
    assert "Athena token" in said
    assert f"{('Vera', 'Aiko')[large]} keeps it for the whole game." in said
    assert "no points" in said


@pytest.mark.parametrize("undo", [False, True])
def test_at_the_pile_enter_draws_and_carries_nothing_where_nothing_else_can_be_done(
    builder: Builder, undo: bool
) -> None:
    state = position("", "lands .", hands=["lands-1 lands-2"])
    page = builder.build(state if undo else act(state, "add lands-1 lands").state)
    builder.look_at_cards()
    if undo:
        builder.act(first(builder.state, AddArea))
        builder.see()
    builder.tab_to(lambda: page.stage.keyboard.reached.key == DECK)
    before = page.session.length
    builder.key(Key.Key_Return)
    assert not builder.lifted
    builder.see()
    assert page.session.length > before


def test_the_enter_after_that_of_an_area_draws_at_once_where_nothing_else_can_be_done(builder: Builder) -> None:
    page = builder.build(position("", "lands .", hands=["lands-1 lands-2"]), kinds=(PERSON, COMPUTER))
    page.stage.setFocus()
    added = next(gesture for gesture in page.table.gestures(builder.shown) if isinstance(gesture.preview, AddArea))
    builder.tab_to(lambda: page.stage.keyboard.reached == Grip(added.source, added.part))
    builder.key(Key.Key_Return)
    drag = page.stage.drag
    assert drag is not None
    builder.tab_to(lambda: drag.best == added.target)
    builder.key(Key.Key_Return)
    builder.see()
    before = page.session.length
    assert page.prompt.main is not None
    assert "cannot be undone" in page.prompt.main.accessibleDescription()
    builder.hold_key(Key.Key_Return)
    builder.see()
    assert page.session.length == before
    builder.key(Key.Key_Return)
    builder.see()
    assert page.session.length > before
