"""Key caps on the buttons beside the prompt: each names the key that presses it, while keys are used."""

import random
from itertools import pairwise

import pytest
from epona_hand import Groom
from hand import CTRL, NONE, Hand, Key, seated
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from test_table_laws import PARTICULARS, come_to_decide

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.game_page.prompt.undo_place import UNDO
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import Box, Rows, cards_drawn, position

STEPS = 40
KEYS = {"Enter": (Key.Key_Return, NONE), "Ctrl+Enter": (Key.Key_Return, CTRL), "Ctrl+Z": (Key.Key_Z, CTRL)} | {
    f"Ctrl+{number}": (Key(Key.Key_0 + number), CTRL) for number in range(1, 10)
}


def worn(hand: Hand) -> dict[str, str]:
    """The key that each button is seen to wear, by the button's own key."""
    prompt, found = hand.page.prompt, {}
    for key, box in prompt.caps.worn.items():
        (name,) = (name for name, button in prompt.buttons.items() if button.geometry().intersects(box.toRect()))
        found[name] = key
    return found


def kind(name: str, key: str) -> str:
    """What kind of button it is."""
    return "undo" if name == UNDO else "main" if key.endswith("Enter") else "other"


def use_keys(hand: Hand) -> None:
    """Have the table take the keys, and one be pressed there that does nothing but go to a piece."""
    hand.page.stage.setFocus()
    hand.key(Key.Key_Right)
    hand.see()


def covered(hand: Hand) -> list[str]:
    """The buttons whose words, or icons, lie below a key cap."""
    prompt, found = hand.page.prompt, []
    boxes, palette = prompt.caps.worn, hand.context.theme.palette
    for key, box in boxes.items():
        (button,) = (b for b in prompt.buttons.values() if b.geometry().intersects(box.toRect()))
        ink = QColor(palette.main_text if button is prompt.main else palette.text)
        picture = button.grab().toImage()
        # Without the edge of the button.
        under = box.toAlignedRect().translated(-button.pos()) & button.rect().adjusted(3, 3, -3, -3)
        if any(_near(picture.pixelColor(x, y), ink) for x, y in _points(under)):
            found.append(key)
    return found


def _points(box: QRect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(box.left(), box.right() + 1) for y in range(box.top(), box.bottom() + 1)]


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _near(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(_rgb(one), _rgb(other), strict=True)) < 120


@pytest.mark.parametrize("game", PARTICULARS)
def test_every_button_that_is_on_wears_the_key_that_presses_it_while_keys_are_used(
    house: AppContext, game: str
) -> None:
    hand, chance, pressed = Hand(house, (1280, 720)), random.Random(5), set[str]()
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    try:
        hand.start(game, seated(colours, (PERSON, PERSON)), seed=11)
        session = hand.page.session
        for _ in range(STEPS):
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            places = {key: button.geometry() for key, button in hand.page.prompt.buttons.items()}
            use_keys(hand)
            prompt, keys = hand.page.prompt, worn(hand)
            assert {key: button.geometry() for key, button in prompt.buttons.items()} == places
            on = {key for key, button in prompt.buttons.items() if button.isEnabled() and not button.shows_key}
            assert set(keys) == on
            assert not covered(hand)
            for name, key in keys.items():
                told = prompt.buttons[name].accessibleDescription()
                assert key == "Enter" or key in told
            name = next((name for name in sorted(keys) if kind(name, keys[name]) not in pressed), "")
            if name:
                before = session.length, *(session.draft(seat) for seat in session.people)
                clicked: list[bool] = []
                prompt.buttons[name].clicked.connect(lambda _=False, heard=clicked: heard.append(True))
                hand.key(*KEYS[keys[name]])
                hand.see()
                if keys[name] == "Enter" and "press Enter again" in hand.note:
                    hand.key(Key.Key_Return)
                    hand.see()
                undone = before != (session.length, *(session.draft(seat) for seat in session.people))
                assert undone if name == UNDO else clicked, (name, keys[name])
                pressed.add(kind(name, keys[name]))
                if hand.chooser is not None:
                    assert not worn(hand), "a question has the keys"
                    hand.key(Key.Key_Escape)
                hand.settle()
            actor = hand.shown.actor
            if actor is not None and hand.shown.legal:
                session.propose(actor, [chance.choice(hand.shown.legal)], session.stamp(actor))
                hand.see()
    finally:
        hand.close()
    assert len(pressed) > 1, pressed


@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("ja", "evening")])
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((960, 600), 1.6), ((1280, 720), 1.6)])
def test_key_caps_cover_no_words_and_move_nothing_in_any_window_and_text(
    house: AppContext, groom: Groom, language: str, theme: str, size: tuple[int, int], scale: float
) -> None:
    for name, value in (("language", language), ("theme", theme), ("text_scale", scale)):
        house.settings.set(name, value)
    groom.window.resize(*size)
    groom.settle_in(players=2, seed=2)
    for _ in range(6):
        groom.look()
        places = {key: button.geometry() for key, button in groom.page.prompt.buttons.items()}
        use_keys(groom)
        assert {key: button.geometry() for key, button in groom.page.prompt.buttons.items()} == places
        boxes = list(groom.page.prompt.caps.worn.values())
        assert all(groom.page.prompt.rect().contains(box.toAlignedRect()) for box in boxes)
        assert not any(one.intersects(other) for one, other in pairwise(boxes))
        assert not covered(groom)
        groom.click(groom.spot(groom.page.stage.viewport(), QPoint(2, 2)))
        groom.act(groom.thought())


def test_the_main_button_wears_what_presses_it_right_now(groom: Groom) -> None:
    groom.tend(cards_drawn(3, 7))
    groom.page.stage.setFocus()
    keys = [Key(Key.Key_1 + number) for number in range(3)]
    for key in keys:
        groom.key(key)
    groom.see()
    assert worn(groom)["tool.keep"] == "Enter", "what numbers have marked is kept by an Enter"
    groom.key(Key.Key_Tab)
    assert worn(groom)["tool.keep"] == "Ctrl+Enter", "an Enter would take the mark off"
    groom.key(Key.Key_Escape)
    assert worn(groom)["tool.keep"] == "Enter"
    length = groom.page.session.length
    groom.key(Key.Key_Return)
    assert groom.done(length)[0].startswith("keep")


def test_key_caps_of_buttons_go_with_the_mouse_and_come_with_keys(groom: Groom) -> None:
    box = Box()
    rows: Rows = [(box.stable(slots=4), [])]
    groom.settle_in(position(rows, [], hands=[[box.card("racing mare")]]), kinds=(PERSON, COMPUTER))
    assert not worn(groom)
    use_keys(groom)
    assert worn(groom)
    groom.click(groom.spot(groom.page.stage.viewport(), QPoint(2, 2)))
    assert not worn(groom)
    groom.key(Key.Key_Tab)
    assert worn(groom)
    groom.press(groom.piece(groom.page.stage.openings.sources()[0].key))
    assert not worn(groom)
    groom.release(groom.spot(groom.page.prompt))
