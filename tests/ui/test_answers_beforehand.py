"""A super slide is answered beforehand, on the Order: by mouse and keys, and kept with the game."""

import pytest
from attrs import evolve
from epigo_hand import TURNS, EpigoHand
from hand import Key
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from boardroom.controller.session import Session
from boardroom.games.epigo.position.actions import StackOrder
from boardroom.games.epigo.position.events import EpigonsPushed
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import Direction
from boardroom.ui.stage.pieces.layers import Layer

SLIDES = "3^ 2^ 1^"
"""Aiko's first Orders of a known game: all of them slide, and may slide on."""


@pytest.fixture
def aiko(hand: EpigoHand) -> EpigoHand:
    """Aiko has stacked her Orders; Vera has locked in hers."""
    hand.begin(seed=1)
    hand.planning()
    hand.propose(0, *TURNS[0][0].split(), "lock")
    assert hand.seat == 1
    hand.stack(SLIDES)
    return hand


def marks(hand: EpigoHand) -> list[str]:
    """What is said beforehand on the Orders, from the top."""
    table, shown = hand.page.table, hand.shown
    names = [hand.context.say(table.name(key, shown)) for key in table.handling.clickable(shown)]
    return [name.partition(": ")[2] for name in names]


def done(session: Session, seat: int = 1) -> list[str]:
    """How the super slides of a seat were answered, in the record."""
    return [text for who, text in session.record().actions if who == seat and text in ("stay", "super-slide")]


def test_a_click_on_the_mark_goes_from_ask_to_yes_to_no_and_back(aiko: EpigoHand) -> None:
    assert marks(aiko) == ["ask me", "ask me", "ask me"]
    for wanted in ("yes", "no", "ask me"):
        seen = aiko.page.stage.viewport().grab().toImage()
        aiko.click(aiko.target("answer.1"))
        assert marks(aiko) == ["ask me", wanted, "ask me"]
        assert aiko.page.stage.viewport().grab().toImage() != seen
    assert aiko.draft == SLIDES, "the Orders stay as they are"


def test_an_order_that_alone_ends_in_no_slide_has_no_mark_and_keeps_what_was_answered(aiko: EpigoHand) -> None:
    aiko.click(aiko.target("answer.1"))
    assert marks(aiko) == ["ask me", "yes", "ask me"]
    assert aiko.shown is not None
    slid = aiko.shown.forecast[0][0]
    push = EpigonsPushed(0, slid.piece, slid.origin, slid.direction, bytes((slid.piece, 1)), 2, 1, 0)
    shown = evolve(aiko.shown, forecast=((push,), (push,), ()))
    assert aiko.table.handling.clickable(shown) == ("answer.1",), "what was answered can be changed"
    layers = aiko.table.layers(shown)
    assert [f"answer.{index}" in layers for index in range(3)] == [False, True, False]


def test_a_mark_that_is_pointed_at_says_what_it_is_for(aiko: EpigoHand) -> None:
    tip = aiko.page.stage.viewport().toolTip
    aiko.move(aiko.target("answer.0"))
    assert "super slide after Order 3: ask me" in tip()
    aiko.click(aiko.target("answer.0"))
    aiko.move(aiko.target("answer.0") + QPoint(1, 1))
    assert "super slide after Order 3: yes" in tip()
    aiko.move(aiko.target("tray"))
    assert not tip()


def test_the_keys_carry_the_order_to_its_mark(aiko: EpigoHand) -> None:
    aiko.carry("order.1.2", "answer.1")
    assert marks(aiko) == ["ask me", "yes", "ask me"]
    assert aiko.draft == SLIDES
    assert aiko.at_home()


def test_what_was_answered_is_done_without_asking_as_an_action_of_the_record(aiko: EpigoHand) -> None:
    aiko.click(aiko.target("answer.0"))
    aiko.click(aiko.target("answer.1"))
    aiko.click(aiko.target("answer.1"))
    session = aiko.page.session
    aiko.lock()
    aiko.settle()
    assert done(session) == ["super-slide", "stay"]
    assert session.state.phase == Phase.ACT, "the third is asked for"
    assert aiko.offers("super-slide")
    aiko.click(aiko.button("stay"))
    assert done(session) == ["super-slide", "stay", "stay"]


def test_an_order_that_is_to_be_asked_for_is_asked_for_whatever_holds_for_the_game(aiko: EpigoHand) -> None:
    session = aiko.page.session
    session.set_answer(1, "super-slide", "never")
    session.answer_beforehand(1, "super-slide", "1.3", "ask")
    aiko.lock()
    aiko.settle()
    assert aiko.offers("super-slide")
    assert done(session) == []


def test_the_answers_are_forgotten_with_the_turn(aiko: EpigoHand) -> None:
    for _ in range(2):
        for index in range(3):
            aiko.click(aiko.target(f"answer.{index}"))
    session = aiko.page.session
    aiko.lock()
    aiko.settle()
    assert session.state.turn == 2
    assert done(session) == ["stay", "stay", "stay"]
    aiko.click(aiko.button("go-on"))
    aiko.stack(TURNS[1][1])
    assert marks(aiko) == ["ask me", "ask me"], "the third ends in no slide that may go on"
    aiko.click(aiko.target("answer.0"))
    assert len(session.answers_beforehand(1)) == 1, "those of the turn before are kept no longer"


def test_they_are_saved_with_the_game_and_not_taken_into_another(aiko: EpigoHand) -> None:
    aiko.click(aiko.target("answer.0"))
    session = aiko.page.session
    uid, seats = session.uid, session.seats
    aiko.go_to_lobby()
    aiko.window.open_saved(uid)
    aiko.see()
    aiko.lift_curtain()
    assert marks(aiko) == ["yes", "ask me", "ask me"]
    page = aiko.start("epigo", seats)
    assert not page.session.answers_beforehand(1)


def test_an_answer_that_there_is_not_is_refused(aiko: EpigoHand) -> None:
    with pytest.raises(ValueError, match="cannot be answered maybe"):
        aiko.page.session.answer_beforehand(1, "super-slide", "1.3", "maybe")
    with pytest.raises(ValueError, match="there is"):
        aiko.page.session.answer_beforehand(1, "leap", "1.3", "always")


def test_esc_lays_an_order_down_without_an_answer(aiko: EpigoHand) -> None:
    aiko.pick_up("order.1.2")
    aiko.key(Key.Key_Escape)
    assert marks(aiko) == ["ask me", "ask me", "ask me"]


def test_a_mouse_that_rests_on_the_mark_is_told_what_it_is_for(aiko: EpigoHand) -> None:
    viewport = aiko.page.stage.viewport()
    point = aiko.target("answer.0")
    aiko.move(point)
    aiko.see()
    at = viewport.mapFrom(aiko.window, point)
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    assert "super slide after Order" in QToolTip.text()
    QToolTip.hideText()


def test_the_board_shows_how_a_super_slide_is_answered_and_below_the_stack_stands_what_it_is(aiko: EpigoHand) -> None:
    def shown() -> dict[str, Layer]:
        assert aiko.shown is not None
        return aiko.table.layers(aiko.shown)

    assert "about" in shown()
    looks = [shown()["forecast"].content]
    for wanted in ("always", "never"):
        board = aiko.page.stage.viewport().grab(aiko.table.m.board.toRect()).toImage()
        aiko.click(aiko.target("answer.1"))
        looks.append(shown()["forecast"].content)
        assert looks[-1][2] == ("ask", wanted, "ask")
        assert aiko.page.stage.viewport().grab(aiko.table.m.board.toRect()).toImage() != board


def test_the_next_order_is_previewed_and_asked_about_from_where_the_answer_has_the_tile(hand: EpigoHand) -> None:
    hand.begin(seed=1)
    hand.planning()
    hand.propose(0, *TURNS[0][0].split(), "lock")
    hand.propose(1, "2^", "1^", "4>", "lock")
    hand.answer()
    hand.click(hand.button("go-on"))
    while hand.seat != 1:
        hand.stack("1v 2v 3v")
        hand.lock()
        hand.lift_curtain()
    hand.stack("3^")
    assert marks(hand) == ["ask me"]

    def written() -> list[str]:
        (slot,) = (layer.content for name, layer in hand.table.layers(hand.shown).items() if name == "slot.0")
        return [hand.context.say(line) for line in slot.lines]

    assert written()[-1] == "super slide possible"

    def told() -> list[str]:
        assert hand.shown is not None
        order = StackOrder(2, Direction.RIGHT)
        gesture = next(gesture for gesture in hand.table.gestures(hand.shown) if gesture.preview == order)
        return [hand.context.say(line.text) for line in hand.page.presenter.preview(gesture).lines]

    assert told()[0] == "pushes your 3"
    hand.click(hand.target("answer.0"))
    assert told() == ["slides to e6", "super slide possible"]
    hand.stack("2>")
    assert marks(hand) == ["yes", "ask me"]
    hand.click(hand.target("answer.0"))
    assert marks(hand) == ["no"], "its way is not free then"
    assert written()[-1] == "no super slide"
