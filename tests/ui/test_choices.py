"""Choosers show faces and arrows: what they ask, what is read aloud, and what each choice would do."""

import pytest
from epigo_hand import EpigoHand
from farming import Farmer
from hand import Key
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget
from test_kingdom_table import hands

from boardroom.engine.prompt import Line, Tone
from boardroom.engine.text import verbatim
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.bubbles import Chooser
from boardroom.ui.stage.gestures.choices import Choice, PictureButton
from tests.games.farms import START_1, columns, rolled, trading


def opened(hand: EpigoHand | Farmer) -> Chooser:
    """The chooser that is open, with its buttons seen."""
    hand.see()
    assert hand.chooser is not None
    return hand.chooser


def test_an_order_is_turned_by_arrows_that_are_named_and_say_what_they_would_do(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    hand.drag(f"order.{hand.seat}.7", "slot.0")
    chooser = opened(hand)
    arrows = chooser.buttons[:-1]
    assert all(isinstance(button, PictureButton) for button in arrows)
    assert [button.accessibleName() for button in arrows] == ["Up", "Right", "Down", "Left"]
    assert [button.toolTip() for button in arrows] == ["Up", "Right", "Down", "Left"]
    pictures = [button.grab().toImage() for button in arrows]
    assert all(one != other for one in pictures for other in pictures if one is not other)
    assert chooser.outlook is not None
    ahead = "Up" if hand.seat == 0 else "Down"
    hand.move(hand.spot(hand.choice(ahead)))
    hand.wait(lambda: bool(hand.page.stage.drags.guides.ringed))
    pushes = chooser.outlook.words
    assert any("ushes" in words for words in pushes), pushes
    assert all(words in hand.choice(ahead).accessibleDescription() for words in pushes)
    assert chooser.outlook.accessibleName() == " ".join(f"{words}." for words in pushes)


def test_an_enter_that_is_held_chooses_nothing(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    hand.carry(f"order.{hand.seat}.7", "slot.0")
    opened(hand)
    hand.hold_key(Key.Key_Return)
    hand.see()
    assert hand.chooser is not None
    assert hand.draft == ""


def test_what_a_choice_would_do_follows_the_keys_and_goes_with_the_chooser(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    hand.carry(f"order.{hand.seat}.7", "slot.0")
    chooser = opened(hand)
    ahead = Key.Key_Up if hand.seat == 0 else Key.Key_Down
    hand.key(ahead)
    hand.see()
    outlook = chooser.outlook
    assert outlook is not None
    said = outlook.words
    height = chooser.height()
    assert hand.page.stage.drags.guides.ringed, "who is pushed is ringed"
    hand.key(Key.Key_Left)
    hand.see()
    assert outlook.words != said
    assert chooser.height() == height, "nothing moves under the hand"
    hand.key(ahead)
    hand.see()
    hand.key(Key.Key_Escape)
    assert not hand.page.stage.drags.guides.ringed
    assert hand.draft == ""


def test_a_die_is_turned_by_its_faces(farmer: Farmer) -> None:
    farmer.farm(hands("sleight"))
    farmer.look_at_cards()
    farmer.drag(f"card.{CARD_OF['sleight']}", "die.0")
    chooser = opened(farmer)
    assert chooser.accessibleName() == "Which face?"
    faces = chooser.buttons[:-1]
    assert len(faces) > 2
    assert all(isinstance(button, PictureButton) and "turn" in button.accessibleName() for button in faces)
    assert len({button.y() for button in faces}) == 1, "side by side"
    farmer.key(Key.Key_Right)
    assert faces[1].hasFocus()
    wanted = farmer.parse("play sleight 1 sheep-2")
    farmer.pick(wanted)
    assert farmer.page.session.length == 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_trade_is_chosen_by_what_is_given_for_what(farmer: Farmer, language: str) -> None:
    farmer.context.settings.set("language", language)
    farmer.farm(trading(columns(6, 4, 2), START_1))
    farmer.click(farmer.target("stall.0"))
    chooser = opened(farmer)
    trades = chooser.buttons[:-1]
    assert all(isinstance(button, PictureButton) for button in trades)
    widths = {button.width() for button in trades}
    assert len(widths) == 1
    if language == "en":
        assert chooser.accessibleName() == "How many?"
        assert trades[0].accessibleName() == "2 sheep for 1 pig"
    farmer.click(trades[2])
    assert farmer.page.session.record().actions == ((0, "trade sheep 3"),)


def test_the_animals_that_stay_are_pictured(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(6, 6, 3, 2), START_1, dice="sheep-2 pig-1 fence-1 sheep", rolls=3))
    shown, table = farmer.shown, farmer.page.table
    many, few, none = (
        table.chooser.face(farmer.parse(f"keep {counts}"), shown, 1.0) for counts in ("2 2 0 0", "1 0 0 0", "0 0 0 0")
    )
    assert many is not None
    assert few is not None
    assert many.width() > few.width()
    assert none is None, "no animals is better said"


def test_a_question_as_wide_as_what_a_choice_would_do_cuts_none_of_its_lines(house: AppContext) -> None:
    below = QWidget()
    below.resize(1280, 720)
    question = verbatim("Exchange your own Land 1 with the same area of Computer’s city, for good and all?")
    long = verbatim("Computer gets the Cyclops (Land 1): +0 points, minus the points of the token that lies on it")
    lines = tuple(Line(Tone.GAIN, words) for words in (*[verbatim("The Minotaur counts")] * 8, long))
    chooser = Chooser(below, house, (), question, [Choice(verbatim("Exchange"), "exchange", lines=lines)])
    below.show()
    chooser.open_at(QPointF(600, 300), QRectF(0, 0, 1280, 720))
    assert chooser.outlook is not None
    *_, cancel = chooser.buttons
    assert chooser.outlook.geometry().bottom() < cancel.geometry().top()
    below.close()
