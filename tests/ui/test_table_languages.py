"""Language and theme switched in the middle of everything: nothing of the other language stays, nothing is lost."""

import re
from collections.abc import Callable

import pytest
from epigo_hand import EpigoHand, at
from hand import Key
from languages import ENGLISH, JAPANESE, foreign, said
from PySide6.QtCore import Qt

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.game_page.turn.computers import Computers


def assert_language_switches(hand: EpigoHand, painted: list[str], same_again: bool = True) -> None:
    """Switch to Japanese and back, and look at every text."""
    before = said(hand, painted)
    assert not foreign(before, JAPANESE)
    hand.context.settings.set("language", "ja")
    hand.see()
    japanese = said(hand, painted)
    assert not foreign(japanese, ENGLISH)
    assert len([text for text in japanese if JAPANESE.search(text)]) > 5
    hand.context.settings.set("language", "en")
    hand.see()
    after = said(hand, painted)
    assert not foreign(after, JAPANESE)
    if same_again:
        assert after == before


def assert_theme_switches(hand: EpigoHand) -> None:
    """Switch to the evening and back: another picture, and then the same as before."""
    hand.see()
    before = hand.window.grab().toImage()
    hand.context.settings.set("theme", "evening")
    hand.see()
    evening = hand.window.grab().toImage()
    assert evening != before
    hand.context.settings.set("theme", "day")
    hand.see()
    assert hand.window.grab().toImage() == before


# The places, one after the other as in a game.


def at_the_curtain(hand: EpigoHand) -> None:
    assert hand.page.curtain.down


def deploying(hand: EpigoHand) -> None:
    hand.lift_curtain()
    hand.deploy((7, 6, 1))
    hand.click(hand.piece("epigon.0.6"), Qt.MouseButton.RightButton)


def the_row_ready(hand: EpigoHand) -> None:
    hand.lift_curtain()
    hand.click(hand.button("shuffle"))
    hand.focus(hand.button("lock"))


def a_reason_in_the_prompt(hand: EpigoHand) -> None:
    hand.planning()
    hand.drag("epigon.0.3", at("e1"))
    assert hand.note.startswith("An Epigon moves one square")


def planning(hand: EpigoHand) -> None:
    hand.planning()
    hand.stack("7^ 5^")
    hand.click(hand.piece("order.0.7"), Qt.MouseButton.RightButton)
    hand.click(hand.named("Actions"))


def choosing_a_direction(hand: EpigoHand) -> None:
    hand.planning()
    hand.drag("order.0.3", "slot.0")
    assert hand.chooser is not None


def being_warned(hand: EpigoHand) -> None:
    hand.planning()
    hand.drag("epigon.0.7", hand.ahead("7<"))
    assert hand.chooser is not None


def conceding(hand: EpigoHand) -> None:
    hand.planning()
    hand.menu("Concede the game")


def a_draw_offered(hand: EpigoHand) -> None:
    hand.planning()
    hand.offer_draw()


def the_curtain_of_the_next(hand: EpigoHand) -> None:
    hand.planning("7^ 5^ 6^")
    hand.lock()
    assert hand.page.curtain.down


def a_super_slide_asked(hand: EpigoHand) -> None:
    hand.planning("7^ 5^ 6^")
    hand.propose(1, "3^", "2^", "1^", "lock")
    hand.lock()
    assert hand.offers("super-slide")
    hand.click(hand.piece("order.0.7"), Qt.MouseButton.RightButton)


def after_a_turn(hand: EpigoHand) -> None:
    a_super_slide_asked(hand)
    hand.answer()
    hand.take_seat()


def the_end(hand: EpigoHand) -> None:
    hand.planning("7^ 5^ 6^")
    hand.propose(1, "3^", "2^", "1^", "lock")
    hand.lock()
    hand.answer()
    hand.propose(0, "7^", "5^", "6^", "lock")
    hand.propose(1, "3^", "2^", "1v", "lock")
    hand.answer()
    assert hand.page.session.outcome is not None


PLACES = (
    at_the_curtain,
    deploying,
    the_row_ready,
    a_reason_in_the_prompt,
    planning,
    choosing_a_direction,
    being_warned,
    conceding,
    a_draw_offered,
    the_curtain_of_the_next,
    a_super_slide_asked,
    after_a_turn,
    the_end,
)


@pytest.mark.parametrize("place", PLACES)
def test_language_and_theme_change_at_once_wherever_the_game_stands(
    hand: EpigoHand, painted: list[str], place: Callable[[EpigoHand], None]
) -> None:
    hand.window.resize(1600, 900)
    hand.begin({"captures": 2})
    place(hand)
    # A reason stands in the prompt for a while only; a change of language is a while.
    assert_language_switches(hand, painted, same_again=place is not a_reason_in_the_prompt)
    assert_theme_switches(hand)


def test_while_the_computer_thinks_the_language_changes(
    hand: EpigoHand, painted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    hand.window.resize(1600, 900)
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.click(hand.button("shuffle"))
    hand.lock()
    assert hand.page.session.actors() == (1,)
    assert_language_switches(hand, painted)


@pytest.mark.parametrize("persons", [1, 2])
def test_seats_that_nobody_named_follow_the_language_from_the_set_up_on(
    hand: EpigoHand, painted: list[str], monkeypatch: pytest.MonkeyPatch, persons: int
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    hand.window.resize(1600, 900)
    setup = hand.set_up("epigo")
    if persons == 2:
        hand.click(setup.rows[1].kind.segments[0])
    hand.click(setup.start_button)
    hand.see()
    if persons == 2:
        hand.lift_curtain()
    assert_language_switches(hand, painted)
    hand.context.settings.set("language", "ja")
    hand.see()
    names = {"プレイヤー1", "プレイヤー2" if persons == 2 else "CPU"}
    japanese = said(hand, painted)
    assert names <= japanese
    assert any("プレイヤー" in text for text in japanese - names)
    assert not [text for text in japanese if re.search("(プレイヤー[12]|CPU)さん", text)]


def test_in_the_middle_of_a_drag_the_language_changes_and_the_bubble_goes(hand: EpigoHand, painted: list[str]) -> None:
    hand.begin()
    hand.planning()
    hand.take("epigon.0.3", hand.target(at("e5")))
    assert hand.page.stage.drags.guides.bubble is not None
    assert_language_switches(hand, painted, same_again=False)
    assert not hand.lifted


def test_a_preview_speaks_japanese(hand: EpigoHand, painted: list[str]) -> None:
    hand.begin()
    hand.planning()
    hand.context.settings.set("language", "ja")
    for target in (at("e5"), at("e3"), at("d4")):
        hand.take("epigon.0.3", hand.target(target))
        assert hand.page.stage.drags.guides.bubble is not None
        assert not foreign(said(hand, painted), ENGLISH)
        hand.key(Key.Key_Escape)
        hand.release(hand.target(target))


def test_while_a_turn_is_told_every_line_follows_the_language(hand: EpigoHand, painted: list[str]) -> None:
    hand.window.resize(1600, 900)
    hand.begin()
    hand.planning("7^ 5^ 6^")
    hand.propose(1, "3^", "2^", "1^", "lock")
    hand.context.settings.set("motion", "slow")
    hand.lock()
    beats = 0
    for _ in range(60):
        if not hand.page.telling:
            break
        for language, letters in (("ja", ENGLISH), ("en", JAPANESE)):
            hand.context.settings.set("language", language)
            assert not foreign(said(hand, painted), letters)
        hand.key(Key.Key_Space)
        beats += 1
    assert beats >= 4


def test_every_reason_for_a_refusal_is_said_in_japanese(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain()
    hand.context.settings.set("language", "ja")
    hand.drag("epigon.0.3", at("c2"))
    reasons = [hand.note]
    hand.click(hand.button("shuffle"))
    hand.lock()
    hand.lift_curtain()
    hand.click(hand.button("shuffle"))
    hand.lock()
    hand.click(hand.button("hand-over"))
    hand.lift_curtain()
    living = next(key for key in hand.pieces if key.startswith("epigon.0."))
    hand.drag(living, at("e1"))
    reasons.append(hand.note)
    hand.drag(next(key for key in hand.pieces if key.startswith("epigon.1.")), at("e1"))
    reasons.append(hand.note)
    hand.drag("order.0.1", "slot.2")
    reasons.append(hand.note)
    assert len(set(reasons)) == 4
    assert not foreign(set(reasons), ENGLISH)
    assert all(JAPANESE.search(reason) for reason in reasons)
