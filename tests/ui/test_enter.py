"""Enter with no piece reached is the main button, in every game: one Enter is enough, but where it comes directly after
another and something could be lost by it. A key that does nothing says so in a short line.
"""

import random

import pytest
from farming import GAME as KINGDOM
from hand import CTRL, Hand, Key, seated
from PySide6.QtCore import QPoint
from test_table_laws import PARTICULARS, come_to_decide

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.prompt import Role
from boardroom.ui.kit.context import AppContext

STEPS = 120


def sit_down(hand: Hand, game: str, kinds: tuple[str, str] = (PERSON, PERSON)) -> None:
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    hand.start(game, seated(colours, kinds), seed=11)


def loses(hand: Hand) -> bool:
    """Whether the seat can do something now that it might not after what the main button does."""
    session, actor, prompt = hand.page.session, hand.actor, hand.shown.prompt
    assert prompt is not None
    main = [button for button in prompt.buttons if button.role is Role.MAIN]
    if not main or main[0].keeps:
        return False
    others = {*session.legal(actor), *session.asides(actor)} - {main[0].action}
    return bool(others) or any(gesture.redraft for gesture in hand.page.table.gestures(hand.shown))


@pytest.mark.parametrize("game", PARTICULARS)
def test_one_enter_is_the_main_button_for_who_uses_the_mouse(house: AppContext, game: str) -> None:
    hand, chance, pressed, final = Hand(house, (1280, 720)), random.Random(4), 0, 0
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
                final += "cannot be undone" in main.accessibleDescription()
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
    assert final or game == "epona"


@pytest.mark.parametrize("game", PARTICULARS)
def test_an_enter_directly_after_another_gives_up_nothing_for_good_and_a_held_one_does_nothing(
    house: AppContext, game: str
) -> None:
    hand, chance, asked, unasked, after = Hand(house, (1280, 720)), random.Random(4), 0, 0, False
    try:
        sit_down(hand, game, (PERSON, COMPUTER))
        session = hand.page.session
        for _ in range(STEPS):
            hand.wait(lambda: session.outcome is not None or (session.actors() == (0,) and hand.shown.actor == 0))
            hand.settle()
            if session.outcome is not None:
                break
            main, page = hand.page.prompt.main, hand.page
            before = session.length
            if main is not None and main.isEnabled() and page.stage.hasFocus() and page.stage.keyboard.enters_main:
                hand.hold_key(Key.Key_Return)
                hand.see()
                assert session.length == before, "a key that is held does nothing"
                final, risks = "cannot be undone" in main.accessibleDescription(), loses(hand)
                hand.key(Key.Key_Return)
                hand.see()
                if hand.chooser is None and final and after and risks:
                    assert "cannot be undone: press Enter again" in hand.note
                    assert session.length == before
                    asked += 1
                    hand.key(Key.Key_Return)
                    hand.see()
                elif hand.chooser is None and final:
                    assert "press Enter again" not in hand.note
                    unasked += 1
                after = hand.chooser is None
                if after:
                    assert session.length > before
                    continue
                assert session.length == before, "a question is asked first"
                hand.key(Key.Key_Escape)
            session.propose(0, [chance.choice(hand.shown.legal)], session.stamp(0))
            hand.see()
    finally:
        hand.close()
    assert asked or game == KINGDOM, "something could be lost"
    assert unasked or game == "epigo", "nothing could"


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
