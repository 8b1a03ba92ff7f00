"""Nothing that is pressed is silent: whatever a key or a click does not do, a short line says why, in every game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hand import Hand, Key, seated
from PySide6.QtCore import QPointF
from test_table_laws import come_to_decide

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.kit.context import AppContext

GAMES = [manifest.id for manifest in catalog.games()]
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
NUMBERS = tuple(Key(Key.Key_1 + number) for number in range(9))
KEYS = (*ARROWS * 3, *NUMBERS, *(Key.Key_Return, Key.Key_Space) * 3, Key.Key_Escape, Key.Key_Tab)
STATES, PRESSES, APART = 6, 26, 8
"""Positions of a game that are tried, keys that are pressed at each, and about how many actions lie between them."""


class Listener:
    """One who presses keys and hears what is said of them."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.said = hand, list[str]()
        hand.page.prompt.last.announced.connect(self.said.append)
        hand.page.stage.speaking.announced.connect(self.said.append)

    def state(self) -> tuple[Any, ...]:
        """All that a key may change and a person can see or hear."""
        page = self.hand.page
        stage, drag = page.stage, page.stage.drag
        shown = page.shown
        return (
            stage.keyboard.reached,
            None if drag is None else (drag.grip, drag.best),
            page.session.length,
            page.session.draft(shown.actor) if shown is not None and shown.actor is not None else (),
            None if shown is None else (shown.picked, shown.looked, shown.order, shown.actor, shown.audience),
            self.hand.chooser,
            self.hand.window.focusWidget(),
            page.prompt.words,
            page.curtain.down,
            page.telling,
            page.pile.isVisible(),
        )

    def hears(self, key: Key) -> bool:
        """Press a key; whether anything came of it, be it a line that says why nothing did."""
        self.said.clear()
        before = self.state()
        self.hand.key(key)
        self.hand.see()
        return bool(self.said) or self.state() != before


def begin(hand: Hand, game: str, kinds: tuple[str, ...] = (PERSON, PERSON)) -> None:
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    hand.start(game, seated(colours, kinds), seed=7)
    hand.settle()


def states(hand: Hand, game: str, chance: random.Random) -> Iterator[None]:
    """Random play, with a stop now and then where somebody is to act."""
    begin(hand, game)
    for _ in range(STATES):
        for _ in range(1 + chance.randrange(2 * APART)):
            hand.settle()
            if hand.page.session.outcome is not None:
                begin(hand, game)
            come_to_decide(hand, chance)
            session, shown = hand.page.session, hand.shown
            assert shown.actor is not None
            session.propose(shown.actor, [chance.choice(shown.legal)], session.stamp(shown.actor))
            hand.see()
        hand.settle()
        if hand.page.session.outcome is not None:
            begin(hand, game)
        come_to_decide(hand, chance)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_no_key_at_the_table_is_silent(house: AppContext, game: str) -> None:
    hand, chance, mute = Hand(house, (1280, 800)), random.Random(3), list[str]()
    try:
        for _ in states(hand, game, chance):
            ear = Listener(hand)
            hand.page.stage.setFocus()
            for _ in range(PRESSES):
                hand.settle()
                if hand.page.session.outcome is not None or hand.page.curtain.down:
                    break
                if hand.chooser is None and not hand.page.stage.speaking.has_keys:
                    # Tab leaves the table behind its last piece.
                    hand.page.stage.setFocus()
                key, held = chance.choice(KEYS), hand.lifted
                if key == Key.Key_Space and hand.page.stage.mouse.glance.held:
                    # Pressed again while it still looks it goes on looking.
                    continue
                if key == Key.Key_Escape and not held:
                    # What ends something does nothing where there is nothing to end.
                    continue
                if not ear.hears(key):
                    reached = hand.page.stage.keyboard.reached
                    mute.append(f"{key.name} at {reached} with {held=}: {hand.page.prompt.words}")
    finally:
        hand.close()
    assert not mute, "\n".join(mute)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_names_nothing_says_so(house: AppContext, game: str) -> None:
    hand, tried = Hand(house, (1280, 800)), 0
    try:
        for _ in states(hand, game, random.Random(5)):
            openings, keyboard = hand.page.stage.openings, hand.page.stage.keyboard
            numbered = openings.numbered()
            for number in range(9):
                vain = number >= len(numbered) or not numbered[number].key
                if not vain or openings.numbered_in_vain(number):
                    continue
                hand.page.stage.setFocus()
                hand.key(NUMBERS[number])
                assert hand.note == f"Nothing has the number {number + 1} now."
                tried += 1
            if keyboard.used:
                hand.key(Key.Key_Tab)
                assert "has the number" not in hand.note, "it is past with the next key"
    finally:
        hand.close()
    assert tried or game == "epigo", "there the numbers are those of the tiles"


@pytest.mark.parametrize("game", GAMES)
def test_a_click_with_nothing_in_hand_where_something_can_be_put_says_what_comes_first(
    house: AppContext, game: str
) -> None:
    hand, tried = Hand(house, (1280, 800)), 0
    try:
        for _ in states(hand, game, random.Random(11)):
            stage, table = hand.page.stage, hand.page.table
            openings = stage.openings
            drawn = table.handling.drawable(hand.shown)
            targets = {gesture.target for gesture in openings.gestures} - set(openings.clickable()) - set(drawn)
            for target in sorted(targets)[:6]:
                if target in stage.pieces:
                    continue
                spot = stage.pieces.target_area(target).center()
                if target not in openings.grounds_at(spot) or any(
                    stage.pieces.target_area(key).contains(spot) for key in (*openings.clickable(), *drawn)
                ):
                    continue
                if table.handling.beside(hand.shown, spot) or not stage.viewport().rect().contains(
                    stage.mapFromScene(spot)
                ):
                    continue
                ear = Listener(hand)
                before = hand.page.session.length
                hand.click(hand.scene(spot))
                hand.see()
                assert ear.said, target
                assert hand.note
                assert hand.page.session.length == before
                tried += 1
    finally:
        hand.close()
    assert tried


def test_a_click_on_the_board_of_epigo_says_what_comes_first(house: AppContext) -> None:
    hand = Hand(house, (1280, 800))
    try:
        begin(hand, "epigo", (PERSON, COMPUTER))
        hand.click(hand.scene(hand.page.stage.pieces.target_area(f"column.{hand.actor}.3").center()))
        assert hand.note == "First click an Epigon, then the place for it in your row."
        board = hand.page.table.target("board")
        assert board is not None
        hand.click(hand.scene(board.center() + QPointF(0, -board.height() / 8)))
        assert hand.note == "Epigons are deployed on your own row, beside the centre line."
    finally:
        hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_while_a_computer_is_to_act_a_key_says_who_is_waited_for(house: AppContext, game: str) -> None:
    hand = Hand(house, (1280, 800))
    try:
        begin(hand, game, (COMPUTER, COMPUTER))
        page = hand.page
        page.computers.shut()
        hand.settle()
        page.stage.setFocus()
        ear = Listener(hand)
        for key in (Key.Key_Space, Key.Key_5):
            assert ear.hears(key)
            assert ear.said
            assert ear.said[-1] == hand.ask
    finally:
        hand.close()


def test_a_number_that_is_pressed_beside_the_table_is_meant_for_it(house: AppContext) -> None:
    hand = Hand(house, (1280, 800))
    try:
        begin(hand, "epigo", (PERSON, COMPUTER))
        hand.focus(next(button for button in hand.page.prompt.buttons.values() if button.isEnabled()))
        hand.key(Key.Key_3)
        assert hand.page.stage.speaking.has_keys
        (placed,) = hand.page.session.draft(0)
        assert hand.page.session.rules.records.text(placed) == "deploy 3 a"
    finally:
        hand.close()


def test_redo_with_nothing_undone_says_so(house: AppContext) -> None:
    hand = Hand(house, (1280, 800))
    try:
        begin(hand, "ephyran")
        come_to_decide(hand, random.Random(1))
        hand.page.redo()
        assert hand.note == "Nothing to redo."
    finally:
        hand.close()
