"""Enter with no piece reached is the main button, in every game; a key that does nothing says so in a short line."""

import random

import pytest
from hand import CTRL, Hand, Key, seated
from PySide6.QtCore import QPoint
from test_table_laws import PARTICULARS, come_to_decide

from boardroom.controller import catalog
from boardroom.engine.manifest import PERSON
from boardroom.ui.kit.context import AppContext

STEPS = 120


def sit_down(hand: Hand, game: str) -> None:
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    hand.start(game, seated(colours, (PERSON, PERSON)), seed=11)


@pytest.mark.parametrize("game", PARTICULARS)
def test_enter_is_the_main_button_for_who_uses_the_mouse(house: AppContext, game: str) -> None:
    hand, chance, pressed, asked = Hand(house, (1280, 720)), random.Random(4), 0, 0
    try:
        sit_down(hand, game)
        session = hand.page.session
        for _ in range(STEPS):
            hand.settle()
            if session.outcome is not None or pressed > 3:
                break
            come_to_decide(hand, chance)
            main = hand.page.prompt.main
            if main is not None and main.isEnabled():
                hand.page.stage.setFocus()
                hand.click(hand.spot(hand.page.stage.viewport(), QPoint(3, 3)))
                before = session.length
                hand.key(Key.Key_Return)
                hand.see()
                if "press Enter again" in hand.note:
                    assert session.length == before
                    assert "cannot be undone" in main.accessibleDescription()
                    asked += 1
                    hand.key(Key.Key_Return)
                    hand.see()
                assert session.length > before or hand.chooser is not None
                if hand.chooser is not None:
                    hand.key(Key.Key_Escape)
                pressed += 1
                continue
            actor = hand.shown.actor
            assert actor is not None
            session.propose(actor, [chance.choice(hand.shown.legal)], session.stamp(actor))
            hand.see()
    finally:
        hand.close()
    assert pressed
    assert asked or game == "epona", "what cannot be undone asks for another Enter"


@pytest.mark.parametrize("game", PARTICULARS)
def test_the_main_key_presses_nothing_where_no_button_is_the_main_one_and_says_so(house: AppContext, game: str) -> None:
    hand, chance, met = Hand(house, (1280, 720)), random.Random(6), 0
    try:
        sit_down(hand, game)
        session = hand.page.session
        for _ in range(STEPS // 2):
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            if hand.page.prompt.main is None:
                before = session.length, session.draft(hand.actor), hand.shown
                hand.key(Key.Key_Return, CTRL)
                hand.see()
                assert (session.length, session.draft(hand.actor), hand.shown) == before
                assert hand.chooser is None
                assert hand.note.startswith("There is no main button now: ")
                names = [button.words for button in hand.page.prompt.buttons.values() if button.isEnabled()]
                assert "Ctrl" not in hand.note or any(f"“{name}”" in hand.note for name in names)
                met += 1
            actor = hand.shown.actor
            assert actor is not None
            session.propose(actor, [chance.choice(hand.shown.legal)], session.stamp(actor))
            hand.see()
    finally:
        hand.close()
    assert met or game == "epigo", "somewhere no button is the main one"


def test_a_key_that_finds_no_button_says_so(house: AppContext) -> None:
    hand = Hand(house, (1280, 720))
    try:
        sit_down(hand, "ephyran")
        hand.settle()
        come_to_decide(hand, random.Random(1))
        hand.key(Key.Key_9, CTRL)
        assert hand.note == "There is no such button now."
    finally:
        hand.close()


def test_an_arrow_with_nothing_that_way_says_so(house: AppContext) -> None:
    hand = Hand(house, (1280, 720))
    try:
        sit_down(hand, "ephyran")
        hand.settle()
        come_to_decide(hand, random.Random(1))
        said: list[str] = []
        hand.page.stage.keyboard.silent.connect(lambda text: said.append(text.source))
        hand.page.stage.setFocus()
        for _ in range(40):
            hand.key(Key.Key_Left)
        assert said
        assert set(said) == {"Nothing further that way."}
    finally:
        hand.close()
