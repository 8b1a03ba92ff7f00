"""The last turn beside the table: what happened since one's last decision, whose deed it was, and its pieces."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from ephyran_hand import Builder
from hand import Hand, Key, seated
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from test_table_laws import come_to_decide

from boardroom.controller import catalog
from boardroom.controller.changes import Told
from boardroom.controller.storage.store import Store
from boardroom.engine.briefs import Brief
from boardroom.engine.enumerations import sentences
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Piece, Seat, Text, phrase, verbatim
from boardroom.ui.game_page.page.side_column import LAST_TURN
from boardroom.ui.game_page.turn.last_turn import last_turn
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.widgets.buttons import Button

GAMES = [manifest.id for manifest in catalog.games()]


def said(event: Any) -> Text:
    """What an event of these tests says: whom it does something to, and with which piece."""
    doer, whom = event
    return phrase("Test", "{seat} hits {other} with {piece}.").put(
        seat=Seat(doer),
        other=verbatim("nobody") if whom is None else Seat(whom),
        piece=Piece(f"die.{doer}", verbatim("x")),
    )


WORDS: Words[Any, Any] = Words(prompt=lambda view, seat: None, describe=said, doer=lambda event: event[0])  # type: ignore[arg-type, return-value]


def ringed(hand: Hand) -> int:
    """How many pieces are ringed for a line that is pointed at."""
    return len(hand.page.stage.pieces._rings)


def history(*entries: tuple[int, Sequence[tuple[int, int | None]]]) -> list[Told]:
    """What seats did, in order."""
    return [Told(place, seat, tuple(events)) for place, (seat, events) in enumerate(entries)]


def test_all_is_told_from_the_own_last_turn_before_others_acted_on() -> None:
    """All that one did in a row, not only the last of it."""
    done = history((0, [(0, 1)]), (1, [(1, None)]), (0, [(0, None)]), (0, [(0, 2)]), (1, [(1, None)]), (2, [(2, None)]))
    told = last_turn(done, 0, WORDS)
    assert [deed.words for deed in told.deeds[:2]] == [said((0, None)), said((0, 2))]
    assert [deed.seat for deed in told.deeds] == [0, 0, 1, 2]
    assert (told.first, told.since, told.place) == (2, 4, 5)


def test_what_nobody_did_such_as_the_end_of_a_round_is_not_in_the_midst_of_a_turn() -> None:
    nobodys = evolve(WORDS, doer=lambda event: None if event[1] == 2 else event[0])
    done = history((0, [(0, 1)]), (0, [(0, 2)]), (0, [(0, None)]), (1, [(1, None)]))
    assert [deed.words for deed in last_turn(done, 0, nobodys).deeds] == [said((0, None)), said((1, None))]


def test_what_is_answered_in_anothers_turn_is_no_decision_and_its_cause_is_told() -> None:
    told = history((0, [(0, None)]), (1, [(1, 0)]), (0, [(0, None)]), (1, [(1, None)]))
    answering = evolve(WORDS, is_answer=lambda event: event is told[2].events[0])
    assert [deed.seat for deed in last_turn(told, 0, answering).deeds] == [0, 1, 0, 1]
    assert [deed.seat for deed in last_turn(told, 0, WORDS).deeds] == [0, 1]


def test_the_last_turn_begins_with_the_own_deed_that_was_undone_by_an_answer_of_others() -> None:
    told = history((0, [(0, 1)]), (2, [(2, None)]), (1, [(1, 0)]), (0, [(0, None)]), (1, [(1, 2)]))
    answers = {event for entry in told[1:3] for event in entry.events}

    def words(hits: bool) -> Words[Any, Any]:
        return evolve(
            WORDS,
            is_answer=lambda event: event in answers,
            in_brief=lambda event: Brief(said(event), hits=(event[1],) if hits and event[1] is not None else ()),
        )

    blocked, let = last_turn(told, 0, words(True)), last_turn(told, 0, words(False))
    assert [deed.event for deed in blocked.deeds] == [(0, 1), (2, None), (1, 0), (0, None), (1, 2)]
    assert [deed.event for deed in let.deeds] == [(0, None), (1, 2)], "what was let happen is past"
    assert (blocked.first, let.first) == (0, 3)
    assert blocked.since == let.since == 4, "what is new since the own decision is the same"


def test_a_question_that_was_answered_for_who_is_told_is_no_decision_but_told() -> None:
    told = history((0, [(0, None)]), (1, [(1, None), (1, 0)]), (0, [(0, None)]), (1, [(1, None)]))
    whole = last_turn(told, 0, WORDS, aside=lambda place: place == 2)
    assert [deed.seat for deed in whole.deeds] == [0, 1, 1, 0, 1]
    assert [deed.seat for deed in last_turn(told, 0, WORDS).deeds] == [0, 1], "a decision of its own"


def test_what_one_does_is_told_as_soon_as_it_is_done_below_what_was_told() -> None:
    before = history((0, [(0, None)]), (1, [(1, None)]))
    deeds: list[tuple[int, int | None]] = [(0, 1), (0, 2), (0, None), (0, 3), (0, 1)]
    steps = [(0, [deed]) for deed in deeds]
    first = last_turn(before, 0, WORDS)
    for count in range(1, len(steps) + 1):
        told = last_turn(history((0, [(0, None)]), (1, [(1, None)]), *steps[:count]), 0, WORDS)
        assert told.deeds[-1].words == said(deeds[count - 1]), "the newest is the last"
        assert len(told.deeds) == 2 + count
        assert told.lines[: -told.own] == first.lines, "the others’ lines stay"
        assert told.own == min(count, 3)
        assert told.lines[-1].words == told.deeds[-1].words, "a line of its own"
        assert (told.first, told.since, told.place) == (first.first, first.since, first.place)


def test_all_of_the_first_turn_is_told_before_anybody_else_has_acted() -> None:
    done = history((0, [(0, 1)]), (0, [(0, 2)]))
    assert [deed.words for deed in last_turn(done, 0, WORDS).deeds] == [said((0, 1)), said((0, 2))]


def test_what_somebody_else_did_to_who_is_told_concerns_that_person_and_nothing_is_left_out() -> None:
    others = [(1, [(1, None)]) for _ in range(8)]
    told = last_turn(history((0, [(0, None)]), (2, [(2, 0)]), *others), 0, WORDS)
    assert [deed.concerns for deed in told.deeds] == [False, True] + [False] * 8
    assert (told.first, told.place) == (0, 9)
    assert told.deeds[1].pieces == ("die.2",)
    assert not last_turn(history((0, [(0, 0)])), 0, WORDS).concerns, "one's own deed is no surprise"


def test_everybody_is_told_what_the_last_seat_did() -> None:
    told = last_turn(history((0, [(0, None)]), (1, [(1, None)]), (1, [(1, 0)])), None, WORDS)
    assert [deed.seat for deed in told.deeds] == [1, 1]
    assert not told.concerns


def test_who_plays_alone_is_told_what_came_of_the_last_decision_and_what_led_to_it_in_the_same_turn() -> None:
    nobodys = evolve(WORDS, doer=lambda event: None if event[1] == 2 else event[0])
    done = history((0, [(0, None)]), (0, [(0, 1), (0, 2)]), (0, [(0, 3)]), (0, [(0, 1)]))
    begun = [said((0, None)), said((0, 1)), said((0, 2))]
    assert [deed.words for deed in last_turn(done[:2], 0, nobodys).deeds] == begun
    assert [deed.words for deed in last_turn(done, 0, nobodys).deeds] == [said((0, 3)), said((0, 1))]
    assert last_turn([], 0, WORDS).deeds == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_the_last_turn_beside_its_table(house: AppContext, game: str) -> None:
    hand = Hand(house, (1600, 900))
    page = hand.start(game, seated(("Ann", "Ben"), (PERSON, COMPUTER)), {})
    listed = page.side.last_turn
    if listed is None:
        assert page.table.panels.tells_last_turn
        assert LAST_TURN not in page.bar.panels
        hand.close()
        return
    for _ in range(60):
        hand.wait(lambda: page.session.outcome is not None or (hand.can_go_on and not page.telling))
        if any(deed.seat == 1 for deed in listed.deeds):
            break
        hand.propose(0, page.session.rules.records.text(hand.thought()))
    assert any(deed.seat == 1 for deed in listed.deeds)
    page.side.open_page(LAST_TURN)
    said = []
    for line in listed.lines:
        steps = line.deeds if len(line.deeds) > 1 else ()
        said += [line.words, *(sentences(deed.words, deed.change) or deed.words for deed in steps)]
    assert [item.text(0) for item in listed.items()] == [house.say(words, page.names) for words in said]
    assert all(not item.badge.isNull() for item in listed.items())
    hand.close()


def test_a_line_shows_its_pieces_to_who_points_at_it_or_comes_to_it_by_keys(builder: Builder) -> None:
    page = builder.build(kinds=(PERSON, COMPUTER))
    listed = page.side.last_turn
    assert listed is not None
    for _ in range(12):
        builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
        if any(deed.pieces and set(deed.pieces) & set(page.stage.pieces) for deed in listed.deeds):
            break
        builder.propose(0, page.session.rules.records.text(builder.thought()))
    page.side.open_page(LAST_TURN)
    # What is told beside the table comes a moment after it, and would take the rows away.
    told = page.presenter.last_turn(builder.shown.history)
    builder.wait(lambda: listed.lines == told.lines)
    builder.see()
    row = next(n for n, line in enumerate(listed.lines) if set(line.pieces) & set(page.stage.pieces))
    there = set(listed.lines[row].pieces) & set(page.stage.pieces)
    item = listed.rows[row]
    spot = listed.visualItemRect(item).topLeft() + QPoint(12, 12)
    QTest.mouseMove(builder.native, builder.spot(listed.viewport(), spot))
    builder.see()
    assert ringed(builder) == len(there)
    QTest.mouseMove(builder.native, builder.spot(page.stage.viewport(), QPoint(4, 4)))
    builder.see()
    assert not ringed(builder)
    listed.setFocus()
    builder.key(Key.Key_Home)
    for _ in range(row):
        builder.key(Key.Key_Down)
    assert listed.currentItem() is item
    assert ringed(builder) == len(there)


def test_the_last_turn_opens_by_itself_unless_somebody_chose_otherwise(tmp_path: Path) -> None:
    assert Settings(Store(tmp_path)).get("last_turn") == "always"


@pytest.mark.parametrize(("setting", "opens"), [("always", True), ("concerning", False), ("never", False)])
def test_the_last_turn_stands_open_from_the_beginning_as_the_setting_says(
    builder: Builder, setting: str, opens: bool
) -> None:
    builder.context.settings.set("last_turn", setting)
    page = builder.build(kinds=(PERSON, COMPUTER))
    assert page.side.opened_part == (LAST_TURN if opens else "")
    come_to_next_round(builder)
    assert builder.last_turn.lines
    builder.see()
    concerns = setting == "concerning" and page.presenter.last_turn().concerns
    assert page.side.opened_part == (LAST_TURN if opens or concerns else "")


def come_to_next_round(builder: Builder) -> None:
    """Play until the person is asked in the next round."""
    page, turn = builder.page, builder.state.round
    while builder.state.round == turn or builder.shown.actor != 0 or page.telling:
        if builder.shown.actor == 0 and not page.telling:
            builder.propose(0, page.session.rules.records.text(builder.thought()))
        builder.see()
    builder.settle()
    builder.see()


def test_the_last_turn_that_was_closed_stays_closed_in_this_game_and_the_next(builder: Builder) -> None:
    builder.context.settings.set("last_turn", "always")
    page = builder.build(kinds=(PERSON, COMPUTER))
    builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
    assert page.side.opened_part == LAST_TURN
    builder.click(next(b for b in page.bar.findChildren(Button) if b.accessibleName() == "Last turn"))
    for _ in range(4):
        come_to_next_round(builder)
        assert page.side.opened_part == ""
    assert builder.build(kinds=(PERSON, COMPUTER)).side.opened_part == ""


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_last_turn_beside_the_table_keeps_its_margin_to_the_edge_of_the_window(
    house: AppContext, language: str, scale: float
) -> None:
    for key, value in (("last_turn", "always"), ("language", language), ("text_scale", scale)):
        house.settings.set(key, value)
    hand = Builder(house, (1366, 768))
    page = hand.build(kinds=(PERSON, COMPUTER))
    page.side.open(LAST_TURN)
    hand.see()
    assert page.side.width() == page.side.whole_width
    assert page.width() - page.side.geometry().right() - 1 == 4, "with the four of its frame"
    hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_table_changes_its_size_by_itself(house: AppContext, game: str) -> None:
    house.settings.set("last_turn", "always")
    hand = Hand(house, (1366, 768))
    page = hand.start(game, seated(("Ann", "Ben"), (PERSON, COMPUTER)), {})
    sizes = set()
    for _ in range(40):
        hand.wait(lambda: page.session.outcome is not None or (hand.can_go_on and not page.telling))
        if page.session.outcome is not None:
            break
        hand.see()
        sizes.add((page.side.opened_part, page.side.wanted_width(), page.stage.size().toTuple()))
        hand.propose(0, page.session.rules.records.text(hand.thought()))
    assert len(sizes) == 1
    hand.close()


def test_an_action_is_seen_on_the_table_first_and_told_beside_it_a_moment_later(builder: Builder) -> None:
    page = builder.build(kinds=(PERSON, PERSON))
    builder.settle()
    before = builder.last_turn.lines
    page.session.propose(0, [builder.thought()], page.session.stamp(0))
    told = page.presenter.last_turn(builder.shown.history)
    assert told.entries[-1].place == page.session.length - 1
    assert page.side.last_turn is not None
    assert page.side.last_turn.lines == before
    builder.wait(lambda: page.side.last_turn is not None and page.side.last_turn.lines == told.lines)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_last_turn_stays_for_a_moment_before_other_eyes(house: AppContext, game: str) -> None:
    hand = Hand(house, (1366, 768))
    page = hand.start(game, seated(("Ann", "Ben"), (PERSON, PERSON)), {})
    session, listed, chance, turned = page.session, page.side.last_turn, Random(5), 0
    for _ in range(30 if listed is not None else 0):
        seat, looked = session.actors()[0], hand.shown.audience
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
        # Before the eyes of one of them, as whoever looks at a hand.
        if looked is None:
            page.hotseat.glance(seat)
        else:
            page.hotseat.turn_public()
        page.flow.show(None)
        turned += hand.shown.audience != looked
        assert page.side.last_turn is not None
        assert page.side.last_turn.lines == page.presenter.last_turn(hand.shown.history).lines
        page.hotseat.turn_public()
        page.flow.decide()
        hand.settle()
    assert turned or listed is None
    hand.close()


def deeds_in(builder: Builder) -> Any:
    """The list of the last turn, in view, with a line that stands for several deeds."""
    page = builder.build(kinds=(PERSON, COMPUTER))
    for _ in range(20):
        builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
        if any(len(line.deeds) > 1 and line.pieces for line in builder.last_turn.lines):
            break
        builder.propose(0, page.session.rules.records.text(builder.thought()))
    listed = builder.last_turn
    page.side.open_page(LAST_TURN)
    builder.see()
    return listed


def test_a_line_unfolds_to_its_deeds_by_enter_or_the_arrow_keys(builder: Builder) -> None:
    listed = deeds_in(builder)
    row = next(n for n, line in enumerate(listed.lines) if len(line.deeds) > 1)
    item = listed.rows[row]
    listed.setFocus()
    builder.key(Key.Key_Home)
    for _ in range(row):
        builder.key(Key.Key_Down)
    builder.key(Key.Key_Right)
    assert item.isExpanded()
    assert [child.deed for child in item.deeds] == list(listed.lines[row].deeds)
    builder.key(Key.Key_Left)
    assert not item.isExpanded()
    builder.key(Key.Key_Return)
    assert item.isExpanded()
    assert not builder.page.telling
    builder.key(Key.Key_Down)
    builder.key(Key.Key_Return)
    assert builder.page.stage.motion.current.event is listed.lines[row].deeds[0].event


def test_a_name_in_a_line_rings_its_piece_alone_and_opens_the_table_as_it_was_then(builder: Builder) -> None:
    listed = deeds_in(builder)
    pieces = builder.page.stage.pieces
    row = next(n for n, line in enumerate(listed.lines) if len(line.deeds) > 1 and line.pieces)
    line, box = listed.lines[row], listed.visualItemRect(listed.rows[row])
    spots = [QPoint(x, y) for y in range(box.top() + 4, box.bottom(), 4) for x in range(box.left(), box.right(), 4)]
    index = listed.indexFromItem(listed.rows[row])
    spot = next(spot for spot in spots if listed._rows.piece_at(index, spot))
    piece = listed._rows.piece_at(index, spot)
    assert piece in line.pieces
    QTest.mouseMove(builder.native, builder.spot(listed.viewport(), spot))
    builder.see()
    assert ringed(builder) == (piece in pieces)
    builder.click(builder.spot(listed.viewport(), spot))
    assert builder.page.stage.motion.held
    assert builder.page.stage.motion.current.event is line.deed_of(piece).event


def test_a_last_turn_that_nobody_sees_fills_no_rows_and_all_of_them_when_it_is_opened(builder: Builder) -> None:
    page = builder.build(kinds=(PERSON, COMPUTER))
    listed = page.side.last_turn
    assert listed is not None
    page.side.open_page("log")
    for _ in range(3):
        builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
        builder.propose(0, page.session.rules.records.text(builder.thought()))
    builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
    assert listed.deeds
    assert list(listed.items()) == []
    page.side.open_page(LAST_TURN)
    assert [row.line for row in listed.rows] == list(listed.lines)
    assert listed.rows


def test_the_last_turn_does_not_open_while_a_piece_is_held(builder: Builder) -> None:
    builder.context.settings.set("last_turn", "always")
    page = builder.build(kinds=(PERSON, COMPUTER))
    builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
    key = next(key for key, part in page.stage.openings.sources() if page.stage.pieces[key].isVisible())
    builder.take(key, builder.piece(key) + QPoint(60, -60))
    assert page.stage.drag is not None
    assert not page._can_make_room()
    builder.key(Key.Key_Escape)
    assert page._can_make_room() == page._layout.makes_room(page.width())


def test_the_newest_of_what_one_did_stays_whole_in_view_until_one_scrolls(house: AppContext) -> None:
    """Also where there comes to be less room for the lines after they were written."""
    hand, chance, met = Hand(house, (1280, 640)), Random(3), 0

    def newest_is_whole() -> bool:
        row = listed.visualItemRect(listed.rows[-1])
        return listed.viewport().rect().contains(row.adjusted(1, 1, -1, -1))

    try:
        hand.start("epona", seated(("", ""), (PERSON, COMPUTER)), seed=3)
        hand.page.side.open_page(LAST_TURN)
        listed, session = hand.last_turn, hand.page.session
        bar = listed.verticalScrollBar()
        while met < 3:
            hand.wait(lambda: hand.can_go_on and not hand.page.telling)
            session.propose(hand.actor, [chance.choice(session.legal(hand.actor))], session.stamp(hand.actor))
            hand.see()
            hand.settle()
            if listed._told.own and bar.maximum():
                assert newest_is_whole()
                met += 1
        hand.window.resize(1280, 600)
        hand.see()
        assert newest_is_whole()
        hand.click(listed.viewport())
        hand.key(Key.Key_Home)
        bar.triggerAction(bar.SliderAction.SliderToMinimum)
        hand.window.resize(1280, 630)
        hand.see()
        assert bar.value() == 0
    finally:
        hand.close()


def test_an_inspector_that_explains_nothing_leaves_its_empty_room_to_the_last_turn(house: AppContext) -> None:
    hand, chance, met = Hand(house, (1920, 900)), Random(3), 0
    try:
        hand.start("ephyran", seated(("", "", "", ""), (PERSON, PERSON, PERSON, PERSON)), seed=3)
        side, session = hand.page.side, hand.page.session
        assert not side.folded
        while met < 3:
            come_to_decide(hand, chance)
            session.propose(hand.actor, [chance.choice(session.legal(hand.actor))], session.stamp(hand.actor))
            hand.see()
            hand.settle()
            listed, inspector = hand.last_turn, side.inspector
            if inspector.inspection is None and side._lower.height() > side.height() * 0.56:
                met += 1
                assert inspector.height() >= inspector.whole_height, "nor is the hint cut"
                assert not listed.verticalScrollBar().maximum() or inspector.height() < inspector.whole_height + 20
        assert session.outcome is None
    finally:
        hand.close()
