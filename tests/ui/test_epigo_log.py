"""Epigo's log: the mark of what is new never stands in the midst of a pair of Orders."""

import pytest
from epigo_hand import TURNS, EpigoHand

from boardroom.ui.game_page.panels.log_lines import TURN
from boardroom.ui.game_page.turn.last_turn import last_turn

MARK = "— since your last turn —"


@pytest.fixture
def vera(hand: EpigoHand) -> EpigoHand:
    """Vera and Aiko have deployed."""
    hand.begin()
    return hand.planning()


def after_mark(hand: EpigoHand) -> str:
    """The line behind the mark in the log, as Vera reads it who has not given up the screen."""
    page, session = hand.page, hand.page.session
    history = page.presenter.histories.of(0)
    told = last_turn(history, 0, session.rules.words, session.answers_as_usual, session.only_confirmed)
    page.log.tell(history, told.since, TURN)
    page.side.open_page("log")
    lines = [line for line in page.log.words.splitlines() if line]
    assert lines.count(MARK) == 1, lines
    return lines[lines.index(MARK) + 1]


def test_the_mark_stands_before_the_first_pair_that_came_of_locking_in(vera: EpigoHand) -> None:
    vera.propose(1, "2^", "1^", "4>", "lock")
    vera.propose(0, *TURNS[0][0].split(), "lock")
    for _ in range(2):
        vera.propose(1, "stay")
        assert "pair 1" in after_mark(vera)


def test_who_locked_in_first_has_the_mark_before_the_other_one_does(vera: EpigoHand) -> None:
    vera.propose(0, *TURNS[0][0].split(), "lock")
    vera.propose(1, "2^", "1^", "4>", "lock")
    vera.propose(1, "stay")
    assert after_mark(vera) == "Aiko has locked in three Orders."


def test_a_super_slide_that_was_answered_has_the_mark_after_the_whole_of_its_pair(vera: EpigoHand) -> None:
    vera.propose(1, "4>", "2^", "1^", "lock")
    vera.propose(0, "6v", "1v", "3v", "lock")
    vera.propose(0, "super-slide")
    vera.propose(1, "stay")
    assert "pair 2" in after_mark(vera)


def test_where_the_other_one_is_asked_in_the_same_pair_the_mark_stands_before_that(vera: EpigoHand) -> None:
    vera.propose(1, "2^", "4>", "1^", "lock")
    vera.propose(0, "6v", "1v", "3v", "lock")
    vera.propose(0, "super-slide")
    vera.propose(1, "stay")
    assert "pair 1" in after_mark(vera)
