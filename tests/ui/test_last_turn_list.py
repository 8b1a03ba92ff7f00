"""The last turn beside the table: what happened since one's last decision, whose deed it was, and its pieces."""

from collections.abc import Sequence
from typing import Any

import pytest
from ephyran_hand import Builder
from hand import Hand, Key, seated
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from boardroom.controller import catalog
from boardroom.controller.changes import Told
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Piece, Seat, Text, phrase, verbatim
from boardroom.ui.game_page.page.side_column import LAST_TURN
from boardroom.ui.game_page.turn.last_turn import last_turn
from boardroom.ui.kit.context import AppContext

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


def test_all_is_told_from_the_own_last_decision_before_others_acted_on() -> None:
    told = last_turn(history((0, [(0, None)]), (0, [(0, 2)]), (1, [(1, None)]), (2, [(2, None)])), 0, WORDS)
    assert [deed.seat for deed in told.deeds] == [0, 1, 2]
    assert told.deeds[0].words == said((0, 2)), "of the own ones the last"
    assert told.place == 3


def test_a_question_that_was_answered_for_who_is_told_is_no_decision_but_told() -> None:
    told = history((0, [(0, None)]), (1, [(1, None), (1, 0)]), (0, [(0, None)]), (1, [(1, None)]))
    whole = last_turn(told, 0, WORDS, aside=lambda place: place == 2)
    assert [deed.seat for deed in whole.deeds] == [0, 1, 1, 0, 1]
    assert [deed.seat for deed in last_turn(told, 0, WORDS).deeds] == [0, 1], "a decision of its own"


def test_the_same_is_told_while_one_acts_again() -> None:
    first = history((0, [(0, None)]), (1, [(1, None)]))
    again = history((0, [(0, None)]), (1, [(1, None)]), (0, [(0, 1)]), (0, [(0, 1)]))
    assert last_turn(first, 0, WORDS) == last_turn(again, 0, WORDS)


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


def test_who_plays_alone_is_told_what_came_of_the_last_decision() -> None:
    told = last_turn(history((0, [(0, None)]), (0, [(0, 1)])), 0, WORDS)
    assert [deed.words for deed in told.deeds] == [said((0, 1))]
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
    heard = [listed.item(row).text() for row in range(len(listed.deeds))]
    assert heard == [house.say(deed.words, page.names) for deed in listed.deeds]
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
    builder.see()
    row = next(n for n, deed in enumerate(listed.deeds) if set(deed.pieces) & set(page.stage.pieces))
    there = set(listed.deeds[row].pieces) & set(page.stage.pieces)
    QTest.mouseMove(builder.native, builder.spot(listed.viewport(), listed.visualItemRect(listed.item(row)).center()))
    builder.see()
    assert ringed(builder) == len(there)
    QTest.mouseMove(builder.native, builder.spot(page.stage.viewport(), QPoint(4, 4)))
    builder.see()
    assert not ringed(builder)
    listed.setFocus()
    for _ in range(row + 1):
        builder.key(Key.Key_Down if listed.currentRow() >= 0 else Key.Key_Home)
    while listed.currentRow() != row:
        builder.key(Key.Key_Up)
    assert ringed(builder) == len(there)


@pytest.mark.parametrize(("setting", "opens"), [("always", True), ("never", False)])
def test_the_last_turn_opens_by_itself_as_the_setting_says(builder: Builder, setting: str, opens: bool) -> None:
    builder.context.settings.set("last_turn", setting)
    page = builder.build(kinds=(PERSON, COMPUTER))
    builder.wait(lambda: builder.shown.actor == 0 and not page.telling)
    assert page.side.opened_part == "", "a game that is opened is looked at as it was left"
    turn = builder.state.round
    while builder.state.round == turn or builder.shown.actor != 0 or page.telling:
        if builder.shown.actor == 0 and not page.telling:
            builder.propose(0, page.session.rules.records.text(builder.thought()))
        builder.see()
    builder.settle()
    builder.see()
    assert page.side.opened_part == (LAST_TURN if opens else "")


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
    assert listed.count() == 0
    page.side.open_page(LAST_TURN)
    words = [builder.context.say(deed.words, page.names) for deed in listed.deeds]
    assert [listed.item(row).text() for row in range(listed.count())] == words
