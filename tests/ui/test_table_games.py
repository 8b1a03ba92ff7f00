"""Whole games of Epigo in the real window, from the first Epigon to the last capture: by mouse, keys and list."""

import errno
import os
import subprocess
import sys
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from epigo_hand import ROWS, TURNS, EpigoHand
from hand import part_in

from boardroom.bots.worker import Answer, Worker
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records import record
from boardroom.engine.text import phrase
from boardroom.games.epigo.position.actions import DeployEpigon, StackOrder
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import Direction
from boardroom.ui.game_page.score.score_pad import ScorePad


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("theme", ["day", "evening"])
def test_a_whole_game_is_played_by_dragging(hand: EpigoHand, language: str, theme: str) -> None:
    hand.context.settings.set("language", language)
    hand.context.settings.set("theme", theme)
    hand.begin()
    hand.deployed(ROWS)
    assert [hand.turn(orders, "stay") for orders in TURNS[:2]] == [3, 2]
    assert hand.page.session.state.lost == (0, 2)
    hand.turn(TURNS[2])
    assert_vera_has_won(hand)


def test_a_whole_game_is_played_with_the_keyboard_alone(hand: EpigoHand) -> None:
    page = hand.begin()
    while page.session.outcome is None:
        if hand.unseated:
            hand.take_seat(keys=True)
        elif hand.offers("super-slide"):
            hand.press_button(hand.button("super-slide"))
            hand.settle()
        else:
            by_keys(hand)
    assert_vera_has_won(hand)
    first = part_in(page, ScorePad).first
    assert first is not None
    assert first.hasFocus()


def by_keys(hand: EpigoHand) -> None:
    """Deploy or plan what is known, and lock it in."""
    seat, session = hand.seat, hand.page.session
    turn = session.state.turn
    if not turn:
        for column, number in enumerate(ROWS[seat]):
            hand.carry(f"epigon.{seat}.{number}", f"column.{seat}.{column}")
    else:
        for order in TURNS[turn - 1][seat].split():
            hand.carry(f"epigon.{seat}.{order[0]}", hand.ahead(order))
            hand.do_anyway(keys=True)
    hand.press_button(hand.button("lock"))
    hand.settle()


def test_a_whole_game_is_played_through_the_list_of_actions(hand: EpigoHand) -> None:
    page = hand.begin()
    hand.take_seat()
    hand.open_list()
    while page.session.outcome is None:
        if hand.unseated:
            hand.take_seat()
        seat, session = hand.actor, page.session
        turn, draft = session.state.turn, session.draft(seat)
        wanted = session.legal(seat)[0]
        if not turn and len(draft) < 8:
            wanted = DeployEpigon(ROWS[seat][len(draft)], len(draft))
        elif turn and page.hotseat.audience is not None and len(draft) < 3:
            order = TURNS[turn - 1][seat].split()[len(draft)]
            wanted = StackOrder(int(order[0]), Direction("^>v<".index(order[1])))
        hand.act_from_list(wanted)
    assert_vera_has_won(hand)


def test_a_whole_game_is_played_against_the_computer(hand: EpigoHand) -> None:
    page = hand.begin({"captures": 2}, (PERSON, COMPUTER))
    assert not page.curtain.isVisible()
    hand.click(hand.button("shuffle"))
    hand.lock()
    for _ in range(60):
        hand.wait(lambda: page.session.outcome is not None or (hand.shown.actor == 0 and not page.telling))
        if page.session.outcome is not None:
            break
        if hand.offers("super-slide"):
            hand.click(hand.button("super-slide"))
            continue
        attack(hand)
    outcome = page.session.outcome
    assert outcome is not None
    assert outcome.winners
    assert not page.curtain.isVisible()
    assert part_in(page, ScorePad).isVisible()


def test_a_computer_that_fails_is_asked_again_and_the_person_is_not_in_its_way(hand: EpigoHand) -> None:
    page = hand.begin(kinds=(PERSON, COMPUTER))
    page.computers.stop()
    page.computers.failed.emit(phrase("Computer player", "The computer player stopped unexpectedly."))
    assert hand.note == "The computer player stopped unexpectedly."
    hand.click(hand.button("shuffle"))
    hand.context.settings.set("language", "ja")
    hand.context.settings.set("language", "en")
    assert not page.session.state.locked
    hand.click(hand.button("wake"))
    assert not hand.offers("wake")
    hand.wait(lambda: page.session.state.locked == 2)
    hand.lock()
    hand.wait(lambda: page.session.state.turn == 1)


def test_a_computer_that_the_system_has_no_room_for_is_told_and_asked_again(
    hand: EpigoHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: SpawnProcess) -> None:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", refuse)
        page = hand.begin(kinds=(PERSON, COMPUTER))
        hand.wait(lambda: hand.offers("wake"))
    assert hand.note == f"The computer player could not be started. The system says: {os.strerror(errno.EAGAIN)}"
    hand.click(hand.button("wake"))
    hand.wait(lambda: page.session.state.locked == 2)


def count_questions(monkeypatch: pytest.MonkeyPatch, answer: str = "") -> list[int]:
    """The seats that are asked from now on; their answer is this one, if any is given, else their own."""
    asked: list[int] = []
    ask, poll = Worker.ask, Worker.poll

    def count(self: Worker, game: str, view: Any, seat: int, *rest: Any) -> None:
        asked.append(seat)
        ask(self, game, view, seat, *rest)

    def said(self: Worker) -> Answer | None:
        real = poll(self)
        return Answer(answer) if real is not None and answer else real

    monkeypatch.setattr(Worker, "ask", count)
    monkeypatch.setattr(Worker, "poll", said)
    return asked


def assert_told_once_with_the_way_out(hand: EpigoHand, asked: list[int]) -> None:
    questions = len(asked)
    for language in ("ja", "en"):
        hand.context.settings.set("language", language)
    hand.page.computers.wake()
    hand.page.flow.decide()
    assert len(asked) == questions, "a question with the same answer is asked again"
    assert not hand.offers("wake")
    assert "The game is saved." in hand.note
    hand.click(hand.button("leave"))
    hand.wait(lambda: hand.window.table is None)


def test_a_computer_whose_move_no_record_can_hold_is_asked_once_and_the_game_can_be_left(
    hand: EpigoHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count_questions(monkeypatch)
    monkeypatch.setattr(record, "MOST_ACTIONS", 10)
    page = hand.begin(kinds=(PERSON, COMPUTER))
    hand.click(hand.button("shuffle"))
    hand.wait(lambda: "full" in hand.note)
    assert hand.note.startswith("Aiko cannot continue: The record of this game is full; the game cannot continue.")
    assert page.session.length == 10
    assert_told_once_with_the_way_out(hand, asked)


@pytest.mark.parametrize("answer", ["super-slide", "no action at all"])
def test_a_computer_that_answers_what_is_not_allowed_is_asked_once_and_the_game_can_be_left(
    hand: EpigoHand, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    asked = count_questions(monkeypatch, answer)
    page = hand.begin(kinds=(PERSON, COMPUTER))
    hand.wait(lambda: "cannot continue" in hand.note)
    assert asked == [1]
    assert page.session.length == 0
    hand.click(hand.button("shuffle"))
    assert page.session.length == 8
    assert_told_once_with_the_way_out(hand, asked)


def test_a_game_closed_in_the_middle_of_planning_goes_on_where_it_was(hand: EpigoHand) -> None:
    hand.begin()
    hand.deployed()
    hand.click(hand.button("hand-over"))
    hand.lift_curtain()
    seat, order = hand.seat, TURNS[0][hand.seat].split()[0]
    hand.stack(order)
    uid = hand.page.session.uid
    hand.window.close()
    again = EpigoHand(hand.context)
    again.window.open_saved(uid)
    again.see()
    assert again.page.curtain.seat == seat
    again.lift_curtain()
    assert again.draft == order
    again.stack(" ".join(TURNS[0][seat].split()[1:]))
    again.lock()
    again.lift_curtain()
    again.stack(TURNS[0][1 - seat])
    again.lock()
    assert again.answer() == 3
    assert [again.turn(orders) for orders in TURNS[1:]]
    assert_vera_has_won(again)
    again.close()


KILLED = """
import sys
sys.path[:0] = sys.argv[1].split("|")
from pathlib import Path
from PySide6.QtWidgets import QApplication
from epigo_hand import TURNS, EpigoHand
from boardroom.controller.storage.store import Store
from boardroom.ui.shell.app import build_context
application = QApplication([])
room = build_context(Store(Path(sys.argv[2])))
room.settings.set("motion", "normal")
hand = EpigoHand(room)
page = hand.begin()
hand.planning(TURNS[0][0])
hand.propose(1, *TURNS[0][1].split(), "lock")
hand.lock()
assert page.telling
while not hand.offers("super-slide"):
    page.stage.motion.skip()
assert page.file.flush()
print(page.session.uid, flush=True)
hand.wait(lambda: False)
"""


def test_a_game_killed_in_the_middle_of_the_action_step_goes_on_where_it_was(hand: EpigoHand) -> None:
    paths = "|".join([str(Path(__file__).parent), *sys.path])
    arguments = [sys.executable, "-c", KILLED, paths, str(hand.context.store.folder)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        uid = process.stdout.readline().strip()
        process.kill()
    hand.window.open_saved(uid)
    hand.see()
    page = hand.page
    assert page.session.state.phase == Phase.ACT
    assert not page.curtain.isVisible()
    assert hand.answer() == 3
    assert page.session.state.turn == 2
    assert [hand.turn(orders) for orders in TURNS[1:]]
    assert_vera_has_won(hand)


def attack(hand: EpigoHand) -> None:
    """Send the first three living Epigons forward, whatever comes of it, and the Orders of fallen ones if need be."""
    page = hand.page
    view = hand.shown.view
    living = [number for number in range(7, 0, -1) if view.where[number]][:3]
    for number in living:
        hand.drag(f"epigon.0.{number}", hand.ahead(f"{number}^"))
        if hand.chooser is not None:
            hand.click(hand.choice("Do it anyway"))
    assert len(page.session.draft(0)) == 3
    hand.lock()


def assert_vera_has_won(hand: EpigoHand) -> None:
    page, session = hand.page, hand.page.session
    assert session.state.phase == Phase.OVER
    assert session.outcome is not None
    assert session.outcome.winners == (0,)
    assert session.state.lost == (0, 3)
    assert part_in(page, ScorePad).isVisible()
    assert page.hotseat.audience is None
    assert "Vera" in hand.ask
