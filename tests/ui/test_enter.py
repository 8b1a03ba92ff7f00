"""Enter with no piece reached is the main button, in every game: one Enter is enough, but where it comes directly after
another and something could be lost by it. A key that does nothing says so in a short line.
"""

import random
from collections.abc import Sequence

import pytest
from epona_hand import Groom
from farming import GAME as KINGDOM
from hand import CTRL, Hand, Key, seated
from PySide6.QtCore import QPoint
from test_table_laws import PARTICULARS, come_to_decide

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.prompt import Role
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import Box, position

STEPS = 120
DIGITS = [Key(Key.Key_1 + number) for number in range(9)]
MARKED: list[tuple[str, dict[str, OptionValue], set[str]]] = [
    ("epigo", {}, set()),
    ("ephyran", {}, set()),
    (KINGDOM, {}, {"Roll", "DiscardCards"}),
    ("epona", {}, {"KeepCards", "KeepDrawn"}),
    ("epona", {"form": "high"}, {"Divide", "ChooseGroup"}),
    ("epona", {"form": "two-player"}, {"Divide", "ChooseGroup", "DiscardCard"}),
    ("epona", {"experience": "experienced"}, {"ChooseOwner", "KeepCards"}),
]
"""The decisions in which things are marked by numbers, by the ways to play each game."""


def sit_down(
    hand: Hand, game: str, kinds: tuple[str, str] = (PERSON, PERSON), options: dict[str, OptionValue] | None = None
) -> None:
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    hand.start(game, seated(colours, kinds), options, seed=11)


def loses(hand: Hand) -> bool:
    """Whether the seat can do something now that it might not after what the main button does."""
    session, actor, prompt = hand.page.session, hand.actor, hand.shown.prompt
    assert prompt is not None
    main = [button for button in prompt.buttons if button.role is Role.MAIN]
    if not main:
        # A main button of the table's own loses what was not picked for it.
        return any(tool.role is Role.MAIN and not tool.meant for tool in hand.page.table.handling.tools(hand.shown))
    if main[0].keeps:
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


def test_an_enter_that_may_have_been_meant_for_the_number_before_has_no_computer_go_on(groom: Groom) -> None:
    box = Box()
    stable = box.stable(slots=4)
    *laid, card = box.filling(stable, completes=False, cost=0, bonus="")
    others: list[tuple[int, Sequence[int]]] = [(box.stable(slots=4), [])]
    state = position([(stable, laid[:2])], others, hands=[[card], [box.card("vet")]], coins=[9, 9])
    page = groom.tend(state, kinds=(PERSON, COMPUTER))
    page.stage.setFocus()
    groom.key(Key.Key_1)
    assert groom.lifted
    groom.key(Key.Key_1)
    groom.settle()
    assert not groom.state.hands[0]
    main, length = page.prompt.main, page.session.length
    assert main is not None
    assert "undo until next reveal" in main.accessibleDescription()
    groom.key(Key.Key_Return)
    groom.see()
    assert page.session.length == length
    assert groom.note == f"After “{main.words}” the computer acts: press Enter again if you mean it."
    groom.key(Key.Key_Return)
    groom.see()
    assert page.session.length > length


def mark(hand: Hand) -> bool:
    """Mark things by their numbers until the main button is on; whether anything was marked so. While it is off an
    Enter says why, and changes no mark.
    """
    page, session, marked = hand.page, hand.page.session, False
    page.stage.setFocus()
    for key in DIGITS:
        number = DIGITS.index(key)
        numbered = page.stage.openings.numbered()
        if number >= len(numbered) or not is_marked_by_number(hand, numbered[number].key):
            continue
        before = hand.shown.picked, session.length
        hand.key(key)
        picked = hand.shown.picked
        assert picked != before[0]
        marked = True
        main = page.prompt.main
        if main is None or main.isEnabled():
            break
        hand.key(Key.Key_Return)
        assert (hand.shown.picked, session.length) == (picked, before[1])
        assert main.words in hand.note
    return marked


def is_marked_by_number(hand: Hand, key: str) -> bool:
    """Whether the number of a piece or target marks a thing, and does nothing else."""
    openings = hand.page.stage.openings
    meant = openings.by_number(key) or openings.entered(key)
    if meant is None and key in openings.clickable():
        return {gesture.pick for gesture in openings.gestures if gesture.target == key} not in ({""}, set())
    return meant is not None and bool(meant.pick)


@pytest.mark.parametrize(("game", "options", "kinds"), MARKED)
def test_one_enter_does_what_was_marked_by_numbers_once_it_is_complete(
    house: AppContext, game: str, options: dict[str, OptionValue], kinds: set[str]
) -> None:
    hand, chance, met = Hand(house, (1280, 720)), random.Random(4), set[str]()
    try:
        sit_down(hand, game, options=options)
        session = hand.page.session
        for _ in range(STEPS):
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            actor, length = hand.actor, session.length
            asked = {type(action).__name__ for action in hand.shown.legal}
            if mark(hand) and hand.page.prompt.main is not None:
                assert hand.page.prompt.main.isEnabled(), "all that can be marked is"
                assert hand.page.stage.keyboard.enters_main
                hand.key(Key.Key_Return)
                hand.see()
                assert session.length > length or hand.chooser is not None, hand.note
                met |= asked
                if session.length > length:
                    continue
                hand.key(Key.Key_Escape)
            session.propose(actor, [chance.choice(hand.shown.legal)], session.stamp(actor))
            hand.see()
    finally:
        hand.close()
    assert kinds <= met
    assert kinds or not met


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
