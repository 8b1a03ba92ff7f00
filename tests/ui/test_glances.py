"""A glance at one's own cards while Space, or the mouse on them, is held: what begins it, and all that ends it."""

from collections.abc import Callable

import pytest
from farming import Farmer
from hand import LEFT, RIGHT, Key
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from test_kingdom_table import STRAY, TIMBER, hands

from boardroom.engine.manifest import COMPUTER, PERSON
from tests.games.farms import START_1, rolled
from tests.waiting import MOST, pass_moment

OWN = f"card.{STRAY}"
_SPACE = Qt.Key.Key_Space


@pytest.fixture
def two(farmer: Farmer) -> Farmer:
    """Two people at one screen; Vera is asked, before everybody, and has cards."""
    farmer.farm(hands("stray", "timber"))
    farmer.page.stage.setFocus()
    assert farmer.actor == 0
    assert not sees(farmer)
    return farmer


def sees(farmer: Farmer) -> bool:
    """Whether Vera's card lies open."""
    return OWN in farmer.pieces


def hold(farmer: Farmer, key: Qt.Key = _SPACE) -> None:
    QTest.keyPress(farmer.native, key)
    farmer.see()


def let_go(farmer: Farmer, key: Qt.Key = _SPACE) -> None:
    QTest.keyRelease(farmer.native, key)
    pass_moment(farmer.page.stage.mouse.glance._let_go)
    assert not farmer.page.stage.mouse.glance.held


def repeat(farmer: Farmer) -> None:
    """What a keyboard sends while Space stays down."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, _SPACE, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(farmer.window.focusWidget(), event)
    farmer.see()


def test_own_cards_are_seen_as_long_as_space_is_held_and_no_curtain_falls(two: Farmer) -> None:
    before = two.shown
    hold(two)
    assert sees(two)
    assert not two.page.curtain.isVisible()
    meanwhile = two.shown
    assert meanwhile.actor is None, "nothing is done meanwhile"
    assert two.note == "Let go to hide the cards again."
    let_go(two)
    assert not sees(two)
    assert (two.shown.actor, two.page.hotseat.audience, two.shown.view) == (0, None, before.view)


def test_a_key_that_repeats_itself_goes_on_with_the_look_and_begins_none(two: Farmer) -> None:
    hold(two)
    for _ in range(3):
        repeat(two)
        assert sees(two)
    two.page.prompt.setFocus()
    two.page.stage.clearFocus()
    two.see()
    assert not sees(two)
    two.page.stage.setFocus()
    repeat(two)
    assert not sees(two), "it is still the same press"
    let_go(two)
    assert not sees(two)


def away(two: Farmer) -> None:
    other = QDialog(two.window)
    other.show()
    assert QTest.qWaitForWindowActive(other, MOST)
    other.close()


@pytest.mark.parametrize(
    "turn_away",
    [
        away,
        lambda two: two.key(Key.Key_F6),
        lambda two: two.key(Key.Key_A),
        lambda two: two.key(Key.Key_Escape),
        lambda two: two.click(two.target("field")),
        lambda two: two.click(two.target("field"), RIGHT),
        lambda two: two.window.menuBar().setFocus(),
        lambda two: two.window.showMinimized(),
    ],
    ids=["window", "area", "letter", "escape", "click", "right-click", "menus", "minimized"],
)
def test_cards_are_hidden_when_whoever_looks_turns_to_something_else(
    two: Farmer, turn_away: Callable[[Farmer], object]
) -> None:
    hold(two)
    assert sees(two)
    turn_away(two)
    two.see()
    assert not sees(two)
    assert two.page.hotseat.audience is None


def test_what_somebody_else_does_meanwhile_hides_them_before_it_is_told(two: Farmer) -> None:
    hold(two)
    two.propose(0, "pass")
    assert not sees(two)
    let_go(two)
    assert two.page.hotseat.audience is None


def test_space_takes_up_the_piece_that_the_keys_have_reached(two: Farmer) -> None:
    two.key(Key.Key_Tab)
    assert two.page.stage.keyboard.reached.key
    hold(two)
    assert two.lifted
    assert not sees(two)
    let_go(two)
    two.key(Key.Key_Escape)


def test_space_presses_the_button_that_has_the_focus(two: Farmer) -> None:
    two.focus(two.button("hand"))
    hold(two)
    let_go(two)
    assert two.page.curtain.down
    assert not sees(two)


def test_space_is_no_look_while_a_piece_is_held_by_the_mouse(two: Farmer) -> None:
    two.take("die.0", two.target("supply"))
    hold(two)
    assert not sees(two)
    let_go(two)
    two.key(Key.Key_Escape)
    two.release(QPoint())


def test_the_mouse_held_on_ones_own_cards_shows_them_until_it_is_let_go(two: Farmer) -> None:
    spot = two.piece("hidden.0.0")
    two.press(spot)
    assert not sees(two)
    pass_moment(two.page.stage.mouse._hold)
    assert sees(two)
    assert two.page.hotseat.glancing
    two.release(spot)
    two.see()
    assert not sees(two)
    assert not two.page.curtain.down
    two.click(two.piece("hidden.0.0"))
    assert two.page.curtain.down, "a click is for a longer look, and to play one"


def test_only_the_cards_of_who_is_asked_are_looked_at(farmer: Farmer) -> None:
    dice = "sheep-1 pig-1 fence-1 sheep"
    farmer.farm(rolled(START_1, START_1, dice=dice, hands=("stray", "timber"), with_cards=1, active=1))
    farmer.page.stage.setFocus()
    hold(farmer)
    assert f"card.{TIMBER}" in farmer.pieces, "Aiko's"
    assert not sees(farmer)
    let_go(farmer)
    assert f"card.{TIMBER}" not in farmer.pieces


def test_what_was_picked_before_a_glance_is_picked_after_it(farmer: Farmer) -> None:
    farmer.farm(hands("stray", "timber"))
    farmer.page.stage.setFocus()
    farmer.click(farmer.piece("die.1"))
    picked = farmer.shown.picked
    assert picked
    hold(farmer)
    let_go(farmer)
    assert farmer.shown.picked == picked


@pytest.mark.parametrize("motion", ["slow", "off"])
def test_they_are_hidden_at_once_with_motion_on(farmer: Farmer, motion: str) -> None:
    farmer.farm(hands("stray", "timber"))
    farmer.context.settings.set("motion", motion)
    farmer.page.stage.setFocus()
    QTest.keyPress(farmer.native, _SPACE)
    assert sees(farmer)
    let_go(farmer)
    assert not sees(farmer)


def test_one_person_alone_sees_the_own_cards_anyway(farmer: Farmer) -> None:
    page = farmer.farm(hands("stray", "timber"), kinds=(PERSON, COMPUTER))
    page.stage.setFocus()
    assert sees(farmer)
    hold(farmer)
    let_go(farmer)
    assert sees(farmer)
    assert farmer.shown.actor == 0
    farmer.press(farmer.piece(OWN), LEFT)
    farmer.release(farmer.piece(OWN), LEFT)
    farmer.key(Key.Key_Escape)


def test_a_key_whose_repeats_look_like_letting_go_does_not_make_the_cards_flicker(two: Farmer) -> None:
    hold(two)
    for _ in range(3):
        QTest.keyRelease(two.native, _SPACE)
        two.see()
        assert sees(two)
        QTest.keyPress(two.native, _SPACE)
        two.see()
        assert sees(two)
    let_go(two)
    assert not sees(two)
