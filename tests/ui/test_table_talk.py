"""Choosing, being warned, taking back, offering draws, conceding, the curtain, and the end, in the real window."""

import pytest
from epigo_hand import ROWS, TURNS, EpigoHand, at
from hand import CTRL, Key, part_in
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import epigon
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.kit.widgets.labels import Words
from tests.waiting import pass_moment

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def vera(hand: EpigoHand) -> EpigoHand:
    """Vera plans her first turn; her 7 stands on a4."""
    hand.begin()
    hand.planning()
    assert hand.seat == 0
    return hand


# The chooser.


def test_an_order_dropped_on_the_stack_asks_for_its_direction(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    assert vera.chooser is not None
    words = [button.words for button in vera.chooser.buttons]
    assert words == ["Up", "Right", "Down", "Left", "Cancel"]
    assert vera.draft == ""
    vera.click(vera.choice("Down"))
    assert vera.chooser is None
    assert vera.draft == "3v"


def test_an_order_that_can_only_cancel_is_stacked_without_asking_for_a_direction(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    for orders in TURNS[:2]:
        for seat in (0, 1):
            hand.propose(seat, *orders[seat].split(), "lock")
        hand.answer()
    hand.take_seat()
    if hand.seat == 0:
        hand.propose(0, *TURNS[2][0].split(), "lock")
        hand.take_seat()
    view = hand.shown.view
    captured = [number for number in NUMBERS if not view.where[epigon(1, number)]]
    assert len(captured) >= 2
    assert hand.seat == 1
    hand.drag(f"order.1.{captured[0]}", "slot.0")
    assert hand.chooser is None
    assert hand.draft == f"{captured[0]}^"
    hand.click(hand.arrow(f"order.1.{captured[0]}", ">"))
    assert hand.draft == f"{captured[0]}^", "its arrows are no buttons: it is taken up"
    hand.key(Key.Key_Escape)
    hand.drag(f"order.1.{captured[1]}", "slot.0")
    assert hand.chooser is None, "nor is it asked of one that takes its place"
    assert hand.draft == f"{captured[1]}^"


def test_the_directions_lie_as_the_compass_has_them(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    assert vera.chooser is not None
    up, right, down, left = (vera.spot(button) for button in vera.chooser.buttons[:4])
    assert up.y() < min(left.y(), right.y()) <= max(left.y(), right.y()) < down.y()
    assert left.x() < min(up.x(), down.x()) <= max(up.x(), down.x()) < right.x()
    boxes = [button.geometry() for button in vera.chooser.buttons[:4]]
    assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)


def test_the_chooser_is_worked_by_keys(vera: EpigoHand) -> None:
    vera.carry("order.0.3", "slot.0")
    assert vera.chooser is not None
    vera.key(Key.Key_Down)
    vera.key(Key.Key_Down)
    assert vera.choice("Down").hasFocus()
    vera.key(Key.Key_Return)
    assert vera.draft == "3v"
    assert vera.page.stage.hasFocus()


@pytest.mark.parametrize(
    ("key", "words"),
    [(Key.Key_Up, "Up"), (Key.Key_Right, "Right"), (Key.Key_Down, "Down"), (Key.Key_Left, "Left")],
)
def test_arrow_keys_mean_their_directions(vera: EpigoHand, key: Key, words: str) -> None:
    vera.drag("order.0.4", "slot.0")
    assert vera.chooser is not None
    assert vera.chooser.accessibleName() == "Which way?"
    for _ in range(2):
        vera.key(key)
        assert vera.choice(words).hasFocus()
    vera.key(Key.Key_Return)
    vera.do_anyway()
    assert vera.draft == "4" + {"Up": "^", "Right": ">", "Down": "v", "Left": "<"}[words]


def test_the_focus_stays_inside_a_question(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    for keys in (Key.Key_Tab, Key.Key_Backtab):
        for _ in range(7):
            vera.key(keys)
            assert vera.chooser is not None
            assert vera.chooser.isAncestorOf(vera.window.focusWidget())
    vera.key(Key.Key_Return, CTRL)
    assert vera.draft == "", "and nothing beneath it is pressed"


def test_a_click_beside_a_question_presses_nothing_beneath_it(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    before = vera.page.session.length
    vera.click(vera.button("offer-draw"))
    assert vera.chooser is None
    assert vera.page.session.length == before
    vera.click(vera.button("offer-draw"))
    assert vera.chooser is not None, "the next click is for what it is on: now that asks"


def test_offering_a_draw_asks_once_wherever_it_is_pressed(vera: EpigoHand) -> None:
    before = vera.page.session.length
    vera.click(vera.button("offer-draw"))
    assert vera.chooser is not None
    assert vera.page.session.length == before
    vera.key(Key.Key_Escape)
    assert vera.page.session.length == before
    vera.click(vera.button("offer-draw"))
    vera.click(vera.choice("Offer a draw"))
    assert vera.page.session.length == before + 1


def test_escape_closes_the_chooser_and_nothing_is_done(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    vera.key(Key.Key_Escape)
    assert vera.chooser is None
    assert vera.draft == ""
    assert vera.at_home()


def test_its_cancel_button_closes_the_chooser(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    vera.click(vera.choice("Cancel"))
    assert (vera.chooser, vera.draft) == (None, "")
    assert vera.at_home()


def test_a_click_outside_closes_the_chooser(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    vera.click(vera.target(at("e8")))
    assert (vera.chooser, vera.draft, vera.lifted) == (None, "", False)
    assert vera.at_home()


def test_a_chooser_left_open_goes_when_the_table_changes(vera: EpigoHand) -> None:
    vera.drag("epigon.0.3", at("e3"))
    vera.drag("order.0.2", "slot.1")
    vera.page.session.undo(0)
    vera.see()
    assert (vera.chooser, vera.draft) == (None, "")
    assert vera.at_home()


def test_a_chooser_stays_when_somebody_else_locks_in(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    vera.propose(1, "3^", "2^", "1^", "lock")
    vera.click(vera.choice("Down"))
    assert vera.draft == "3v"


# What waits for an answer.


def lies_on(vera: EpigoHand, key: str, target: str) -> bool:
    """Whether the middle of a piece is on a target that is not its home."""
    stage = vera.page.stage
    spot = stage.pieces[key].pos()
    return stage.pieces.target_area(target).contains(spot) and not stage.pieces.places[key].area().contains(spot)


def test_what_is_asked_about_stays_where_it_was_dropped_until_the_question_goes(vera: EpigoHand) -> None:
    vera.drag("order.0.3", "slot.0")
    assert lies_on(vera, "order.0.3", "slot.0")
    vera.window.resize(1500, 900)
    vera.see()
    assert lies_on(vera, "order.0.3", "slot.0"), "in another size"
    vera.context.settings.set("language", "ja")
    vera.see()
    assert lies_on(vera, "order.0.3", "slot.0"), "in another language"
    assert vera.chooser is not None
    assert vera.chooser.buttons[-1].words != "Cancel"
    vera.propose(1, "3^", "2^", "1^", "lock")
    assert lies_on(vera, "order.0.3", "slot.0"), "while others act"
    vera.key(Key.Key_Escape)
    assert vera.at_home()


def test_what_is_asked_about_stays_while_its_answer_is_warned_of(vera: EpigoHand) -> None:
    vera.drag("order.0.7", "slot.0")
    vera.click(vera.choice("Left"))
    assert vera.warned
    assert lies_on(vera, "order.0.7", "slot.0")
    vera.do_anyway()
    assert vera.draft == "7<"
    assert vera.at_home()
    vera.drag("order.0.6", "slot.1")
    vera.click(vera.choice("Cancel"))
    assert vera.at_home()


# The warning.


def test_before_a_self_capture_the_table_warns(vera: EpigoHand) -> None:
    vera.drag("epigon.0.7", vera.ahead("7<"))
    assert vera.chooser is not None
    assert vera.chooser.accessibleName() == "This takes your own 7 off the board: a capture for Aiko."
    assert vera.draft == ""
    vera.key(Key.Key_Escape)
    assert vera.draft == ""
    assert vera.at_home()
    vera.drag("epigon.0.7", vera.ahead("7<"))
    vera.click(vera.choice("Do it anyway"))
    assert vera.draft == "7<"


def test_a_number_pressed_before_the_warning_can_have_been_read_answers_nothing_and_ctrl_z_takes_it_back(
    vera: EpigoHand,
) -> None:
    """In this game 1 to 7 are the Orders: one meant for the next Order took the own Epigon off the board."""
    vera.drag("epigon.0.7", vera.ahead("7<"))
    warning, heard = vera.chooser, list[str]()
    assert warning is not None
    vera.page.prompt.last.announced.connect(heard.append)
    vera.key(Key.Key_1)
    assert vera.chooser is warning
    assert vera.draft == ""
    assert heard == ["This question has only just appeared. Press the key again if you mean it."]
    vera.key(Key.Key_Z, CTRL)
    assert vera.chooser is None
    assert vera.draft == ""
    assert vera.at_home()
    vera.drag("epigon.0.7", vera.ahead("7<"))
    assert vera.chooser is not None
    pass_moment(vera.chooser.blind)
    vera.key(Key.Key_1)
    assert vera.draft == "7<"


def test_an_order_turned_towards_the_edge_warns_as_well(vera: EpigoHand) -> None:
    vera.stack("7^")
    vera.click(vera.arrow("order.0.7", "<"))
    assert vera.draft == "7^"
    vera.click(vera.choice("Do it anyway"))
    assert vera.draft == "7<"
    vera.drag("epigon.0.7", at("a5"))
    assert vera.draft == "7^"
    vera.drag("epigon.0.7", "off.51.3")
    assert vera.chooser is not None


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_asking_for_the_way_of_an_order_covers_neither_its_epigon_nor_what_lies_beside_it(
    vera: EpigoHand, size: tuple[int, int]
) -> None:
    vera.window.resize(*size)
    vera.see()
    for number in range(1, 8):
        vera.drag(f"order.0.{number}", "slot.0")
        assert vera.chooser is not None
        tile = vera.pieces[f"epigon.0.{number}"].area()
        around = tile.adjusted(-tile.width() / 2, -tile.height() / 2, tile.width() / 2, tile.height() / 2)
        seen = vera.page.stage.mapFromScene(around).boundingRect().translated(vera.page.stage.pos())
        assert not vera.chooser.geometry().intersects(seen), number
        vera.key(Key.Key_Escape)


def test_a_choice_that_came_up_under_the_mouse_is_not_pointed_at_before_the_mouse_moves(vera: EpigoHand) -> None:
    lost = "This takes your own 7 off the board: a capture for Aiko."
    vera.carry("order.0.7", "slot.0")
    left = vera.choice("Left")
    spot = left.mapTo(vera.window, left.rect().center())
    vera.key(Key.Key_Escape)
    vera.move(spot)
    vera.see()
    vera.carry("order.0.7", "slot.0")
    vera.see()
    assert vera.chooser is not None
    assert vera.chooser.outlook is not None
    # As a window system does that tells a widget which has come up where the mouse is.
    left = vera.choice("Left")
    left.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    middle = QPointF(left.rect().center())
    QApplication.sendEvent(left, QEnterEvent(middle, middle, QPointF(spot)))
    vera.see()
    assert lost not in vera.chooser.outlook.words, "the first choice has the focus, and is spoken of"
    vera.move(spot + QPoint(2, 2))
    vera.see()
    assert lost in vera.chooser.outlook.words


def test_a_way_that_takes_the_own_epigon_off_the_board_says_so_once(vera: EpigoHand) -> None:
    vera.drag("order.0.7", "slot.0")
    assert vera.chooser is not None
    vera.choice("Left").setFocus()
    vera.see()
    assert vera.chooser.outlook is not None
    assert vera.chooser.outlook.words == ("This takes your own 7 off the board: a capture for Aiko.",)


def test_a_direction_chosen_for_an_order_warns_as_well(vera: EpigoHand) -> None:
    vera.drag("order.0.7", "slot.0")
    vera.click(vera.choice("Left"))
    assert vera.draft == ""
    assert vera.chooser is not None
    assert vera.chooser.accessibleName() == "This takes your own 7 off the board: a capture for Aiko."
    vera.click(vera.choice("Do it anyway"))
    assert vera.draft == "7<"


def test_an_order_that_takes_the_place_of_another_is_judged_in_that_place(vera: EpigoHand) -> None:
    # After 7 up the 7 stands on a5, and a 6 to the left slides onto a4; in the place of the 7 it pushes it off.
    vera.stack("7^")
    vera.drag("order.0.6", "slot.0")
    vera.click(vera.choice("Left"))
    assert vera.chooser is not None
    assert vera.chooser.accessibleName() == "This takes your own 7 off the board: a capture for Aiko."
    vera.click(vera.choice("Do it anyway"))
    assert vera.draft == "6<"


# Taking back.


def test_undo_and_redo_go_back_and_forth_by_their_keys(vera: EpigoHand) -> None:
    vera.stack("3v 2v")
    vera.click(vera.arrow("order.0.2", "^"))
    assert vera.draft == "3v 2^"
    for draft in ("3v 2v", "3v", ""):
        vera.key(Key.Key_Z, CTRL)
        assert vera.draft == draft
    vera.key(Key.Key_Z, CTRL)
    assert vera.draft == ""
    assert vera.note != "Aiko has not locked in yet."
    for draft in ("3v", "3v 2v", "3v 2^"):
        vera.key(Key.Key_Z, CTRL | SHIFT)
        assert vera.draft == draft
    vera.key(Key.Key_Z, CTRL | SHIFT)
    assert vera.draft == "3v 2^"


def test_the_undo_button_is_off_with_its_reason_while_there_is_nothing_to_undo(vera: EpigoHand) -> None:
    assert not vera.button("undo").isEnabled()
    assert vera.button("undo").toolTip() == "Aiko has acted since", "what was revealed"
    vera.stack("3v")
    vera.click(vera.button("undo"))
    assert vera.draft == ""
    assert not vera.button("undo").isEnabled()


def test_a_confirmation_is_taken_back_while_the_next_curtain_hangs(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    assert vera.page.curtain.seat == 1
    vera.click(vera.named("Back to Vera"))
    assert vera.page.curtain.down
    assert vera.page.curtain.seat == 0
    vera.lift_curtain()
    assert (vera.seat, vera.draft) == (0, "3v 2v 1v")
    assert vera.page.session.state.locked == 0
    vera.drag("order.0.1", "tray")
    assert vera.draft == "3v 2v"


def test_a_confirmation_stands_once_the_other_has_looked(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    vera.lift_curtain()
    assert vera.seat == 1
    assert vera.page.session.why_no_undo(0) is not None
    vera.key(Key.Key_Z, CTRL)
    assert vera.page.session.state.locked == 1


def test_nothing_is_undone_from_behind_the_curtain_or_while_the_turn_is_told(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    vera.key(Key.Key_Z, CTRL)
    assert vera.page.session.state.locked == 1
    vera.lift_curtain()
    vera.stack("3^ 2^ 1^")
    vera.context.settings.set("motion", "slow")
    vera.lock()
    assert vera.page.telling
    vera.key(Key.Key_Z, CTRL)
    vera.key(Key.Key_Z, CTRL)
    assert vera.page.session.state.turn == 2


def test_against_the_computer_undo_goes_back_to_ones_own_last_decision(hand: EpigoHand) -> None:
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.click(hand.button("shuffle"))
    hand.click(hand.button("shuffle"))
    row = hand.shown.view.rows[0]
    hand.key(Key.Key_Z, CTRL)
    assert hand.shown.view.rows[0] != row
    hand.key(Key.Key_Z, CTRL | SHIFT)
    assert hand.shown.view.rows[0] == row


# Draws and conceding.


def test_a_draw_offer_is_public_and_declining_leaves_every_draft_as_it_was(vera: EpigoHand) -> None:
    vera.stack("3v 2v")
    vera.offer_draw()
    page = vera.page
    assert page.hotseat.audience is None
    assert not page.curtain.isVisible()
    assert vera.ask == "Aiko: Vera offers a draw."
    assert not any(key.startswith(("order.", "stack.")) for key in vera.pieces)
    assert not vera.offers("undo")
    vera.click(vera.button("decline"))
    assert page.curtain.seat == 0
    vera.lift_curtain()
    assert vera.draft == "3v 2v"
    assert not vera.button("offer-draw").isEnabled()


def test_a_draw_is_offered_to_one_who_has_locked_in_already(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    vera.lift_curtain()
    assert vera.seat == 1
    vera.stack("3^")
    vera.offer_draw()
    assert vera.ask == "Vera: Aiko offers a draw."
    vera.click(vera.button("decline"))
    vera.lift_curtain()
    assert (vera.seat, vera.draft) == (1, "3^")
    assert vera.page.session.state.locked == 1


def test_an_accepted_draw_ends_the_game(vera: EpigoHand) -> None:
    vera.offer_draw()
    vera.click(vera.button("accept"))
    outcome = vera.page.session.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert vera.ask == "Both players agree to a draw."
    assert part_in(vera.page, ScorePad).isVisible()


def test_undo_in_public_takes_back_nobodys_secret_draft(vera: EpigoHand) -> None:
    vera.propose(1, "3^", "2^")
    vera.stack("3v")
    vera.offer_draw()
    vera.key(Key.Key_Z, CTRL)
    stacks = vera.page.session.state.stacks
    assert (len(stacks[0]), len(stacks[1])) == (1, 2)


def test_conceding_asks_first(vera: EpigoHand) -> None:
    vera.menu("Concede the game")
    assert vera.chooser is not None
    assert vera.chooser.accessibleName() == "Vera, “Concede the game” cannot be undone. Are you sure?"
    vera.key(Key.Key_Escape)
    assert vera.page.session.outcome is None
    vera.menu("Concede the game")
    vera.click(vera.choice("Concede the game"))
    assert vera.page.session.state.phase == Phase.OVER
    assert vera.ask == "Vera concedes. Aiko wins."


def test_conceding_through_the_list_of_actions_asks_as_well(vera: EpigoHand) -> None:
    vera.window.resize(1600, 900)
    vera.see()
    vera.click(vera.named("Actions"))
    actions = vera.page.list
    vera.click(actions.viewport())
    vera.key(Key.Key_End)
    assert actions.currentItem().text() == "Concede the game"
    vera.key(Key.Key_Return)
    assert vera.page.session.outcome is None
    vera.click(vera.choice("Concede the game"))
    assert vera.page.session.outcome is not None


# The curtain.


def test_enter_lifts_the_curtain_and_the_stage_has_the_focus(hand: EpigoHand) -> None:
    page = hand.begin()
    assert page.curtain.down
    assert page.curtain.button.hasFocus()
    hand.key(Key.Key_Return)
    assert not page.curtain.isVisible()
    assert page.stage.hasFocus()


def test_nothing_behind_the_curtain_is_reached_by_mouse_or_keys(hand: EpigoHand) -> None:
    page = hand.begin()
    assert page.curtain.down
    for widget in (page.stage, page.prompt, page.left, page.bar):
        hand.click(hand.spot(widget, QPoint(5, 5)))
    for _ in range(20):
        hand.key(Key.Key_Tab)
        focused = hand.window.focusWidget()
        assert page.curtain.isAncestorOf(focused)
    assert page.curtain.down
    assert page.session.length == 0


def test_the_curtain_covers_the_whole_page_whatever_its_size(hand: EpigoHand) -> None:
    page = hand.begin()
    for size in ((1000, 640), (1700, 1000)):
        hand.window.resize(*size)
        hand.see()
        assert page.curtain.geometry() == page.rect()


def test_the_curtain_lifts_slowly_when_motion_is_on_and_shows_its_seat_only(hand: EpigoHand) -> None:
    page = hand.begin()
    hand.context.settings.set("motion", "fast")
    hand.click(page.curtain.button)
    assert page.hotseat.audience == 0
    hand.wait(lambda: not page.curtain.isVisible())
    assert hand.seat == 0


def test_looking_at_ones_hand_falls_behind_a_curtain_of_ones_own(vera: EpigoHand) -> None:
    vera.stack("3v")
    vera.menu("Look at Aiko’s hand")
    assert vera.page.curtain.seat == 1
    vera.lift_curtain()
    assert vera.seat == 1


@pytest.mark.parametrize("keys", [False, True])
def test_who_was_there_goes_on_behind_a_curtain_if_nobody_looks_at_a_hand_after_all(
    vera: EpigoHand, keys: bool
) -> None:
    vera.stack("3v")
    vera.menu("Look at Aiko’s hand")
    curtain = vera.page.curtain
    assert curtain.accessibleName() == "Only Aiko may look"
    if keys:
        vera.key(Key.Key_Escape)
    else:
        vera.click(vera.named("Back to Vera"))
    assert (curtain.down, curtain.seat, vera.page.hotseat.audience) == (True, 0, None)
    assert curtain.accessibleName() == "Vera is next"
    assert not {key for key in vera.pieces if key.startswith("order.")}, "nothing of hers is seen"
    vera.key(Key.Key_Escape)
    assert curtain.down, "Esc opens nothing"
    vera.lift_curtain()
    assert (vera.seat, vera.draft) == (0, "3v")


def test_the_curtain_promises_news_only_where_there_are_any(vera: EpigoHand) -> None:
    news = "You will see what has happened since you last looked."

    def promised() -> bool:
        return any(each.isVisible() and each.words == news for each in vera.page.curtain.findChildren(Words))

    vera.menu("Look at Aiko’s hand")
    vera.lift_curtain()
    vera.menu("Look at Vera’s hand")
    assert not promised()
    vera.lift_curtain()
    vera.stack("3v 2v 1v")
    vera.lock()
    assert vera.page.curtain.seat == 1
    assert promised()


def test_one_who_has_locked_in_may_look_at_the_own_stack_and_the_other_then_goes_on(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    vera.lift_curtain()
    vera.stack("3^")
    vera.menu("Look at Vera’s hand")
    assert vera.page.curtain.seat == 0
    vera.lift_curtain()
    assert vera.seat == 0
    assert {"order.0.1", "order.0.2", "order.0.3"} <= set(vera.pieces)
    assert list(vera.page.prompt.buttons) == ["back"]
    vera.drag("epigon.0.3", at("e3"))
    assert not vera.lifted
    vera.click(vera.button("back"))
    assert vera.page.curtain.seat == 1
    vera.lift_curtain()
    assert (vera.seat, vera.draft) == (1, "3^")


def test_ones_stack_can_be_looked_at_in_the_middle_of_a_question_to_everybody(vera: EpigoHand) -> None:
    vera.stack("3v 2v")
    vera.offer_draw()
    vera.menu("Look at Vera’s hand")
    vera.lift_curtain()
    assert {"order.0.2", "order.0.3"} <= set(vera.pieces)
    vera.click(vera.button("back"))
    assert vera.page.hotseat.audience is None
    assert not vera.page.curtain.isVisible()
    vera.click(vera.button("decline"))
    vera.lift_curtain()
    assert vera.draft == "3v 2v"


def test_a_lock_taken_back_while_one_looks_at_the_own_stack_can_be_changed_at_once(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.lock()
    vera.page.flow.look_at_hand(0)
    vera.lift_curtain()
    vera.key(Key.Key_Z, CTRL)
    assert vera.page.session.state.locked == 0
    vera.drag("order.0.1", "tray")
    assert (vera.seat, vera.draft) == (0, "3v 2v")


def test_what_happened_since_one_last_looked_is_marked_in_the_log(hand: EpigoHand) -> None:
    page = hand.begin()
    hand.deployed(ROWS)
    hand.click(hand.button("hand-over"))
    hand.lift_curtain()
    page.side.open_page("log")
    assert "since you last looked" in page.log.toPlainText()


# The end.


@pytest.mark.parametrize("motion", ["slow", "off"])
def test_the_last_turn_is_seen_again_and_the_game_stands_as_before(vera: EpigoHand, motion: str) -> None:
    vera.stack("7^ 5^ 6^")
    vera.propose(1, "3^", "2^", "1^", "lock")
    vera.lock()
    vera.answer()
    vera.take_seat()
    page, seat = vera.page, vera.seat
    vera.stack("3^" if seat else "3v")
    draft = vera.draft
    vera.context.settings.set("motion", motion)
    vera.menu("See the last turn again")
    assert page.telling, "with motion off the pictures follow one another"
    told = []
    page.stage.motion.begun.connect(lambda beat: told.append(vera.ask))
    for _ in range(60):
        if not page.telling:
            break
        vera.key(Key.Key_Space)
    assert not page.telling
    assert any("pushes" in line for line in told)
    assert (vera.seat, vera.draft) == (seat, draft)
    assert page.session.state.phase == Phase.PLAN
    vera.wait(vera.at_home)


def test_the_score_pad_goes_for_a_look_at_the_table_and_comes_back(hand: EpigoHand) -> None:
    ended(hand)
    pad = part_in(hand.page, ScorePad)
    hand.click(hand.named("View the table"))
    assert not pad.isVisible()
    assert hand.page.bar.panels["log"].isVisible()
    hand.click(hand.named("Show the score"))
    assert pad.isVisible()


def test_a_line_of_the_score_rings_what_it_speaks_of_and_takes_the_focus(hand: EpigoHand) -> None:
    ended(hand)
    pad = part_in(hand.page, ScorePad)
    hand.click(pad.grid.cells[TOTAL, 0])
    hand.tab_to(lambda: "Captured" in hand.window.focusWidget().accessibleName())
    assert pad.isAncestorOf(hand.window.focusWidget())


def said(pad: ScorePad) -> list[str]:
    return [label.accessibleName().replace("\u00a0", " ") for label in pad.findChildren(QLabel) if not label.isHidden()]


def test_the_score_pad_says_who_won_why_and_when_and_shows_what_was_captured(hand: EpigoHand) -> None:
    ended(hand)
    pad = part_in(hand.page, ScorePad)
    assert (hand.ask, hand.note) == ("Vera wins with the deciding capture.", "The game ended on turn 2.")
    assert not any("Captured" in words for words in said(pad)), "pictures below the number show them"
    hand.click(pad.grid.cells[TOTAL, 0])
    assert [words for words in said(pad) if words] == [
        "Captures", "2 captures win the game",
        "Vera: Captures", "Captured Aiko’s 5: Vera’s 7 pushed it off on turn 2",
        "Captured Aiko’s 7: Vera’s 5 pushed it off on turn 2",
    ]  # fmt: skip
    assert [(head.accessibleName(), head.won) for head in pad.grid.heads] == [("Vera", True), ("Aiko", False)]
    assert [cell.text() for cell in pad.grid.cells.values()] == ["2", "0"]
    tiles = [label for line in pad.items.lines for label in line.findChildren(QLabel) if not label.pixmap().isNull()]
    assert [tile.grab().toImage().pixelColor(5, 13).name().upper() for tile in tiles] == ["#F6ECD3"] * 2
    hand.context.settings.set("language", "ja")
    assert (hand.ask, hand.note) == ("Veraさんが決め手の1枚を捕獲して勝ちました。", "第2ターンで終わりました。")
    assert {"捕獲", "2枚捕獲で勝ち", "Veraさん：捕獲"} <= set(said(pad))


def test_the_buttons_of_the_end_fit_with_the_largest_text_in_the_smallest_window(hand: EpigoHand) -> None:
    hand.window.resize(960, 600)
    hand.context.settings.set("text_scale", 1.3)
    ended(hand)
    hand.see()
    for language in ("en", "ja"):
        hand.context.settings.set("language", language)
        hand.see()
        prompt = hand.page.prompt
        assert len(prompt.buttons) == 4
        for button in prompt.buttons.values():
            assert button.width() >= button.sizeHint().width(), button.words
            assert prompt.rect().contains(button.geometry())


def test_a_draw_is_shown_with_both_players_and_no_trophy(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    hand.offer_draw()
    hand.see()
    hand.click(hand.button("accept"))
    hand.see()
    pad = part_in(hand.page, ScorePad)
    assert hand.ask == "Both players agree to a draw."
    both = hand.page.prompt.badge.toImage()
    seen = {both.pixelColor(x, both.height() // 2).name().upper() for x in range(both.width())}
    assert {colour.face for colour in hand.page.session.manifest.colours[:2]} <= seen
    assert not any(head.won for head in pad.grid.heads)


def test_play_again_begins_a_new_game_of_the_same_set_up(hand: EpigoHand) -> None:
    ended(hand)
    old = hand.page.session
    hand.press_button(hand.named("Play again"))
    hand.see()
    assert hand.page.session is not old
    assert hand.page.session.seats == old.seats
    assert hand.page.curtain.down


def test_the_last_turn_is_seen_again_from_the_score_pad(hand: EpigoHand) -> None:
    ended(hand)
    hand.context.settings.set("motion", "fast")
    hand.click(hand.named("See the last turn again"))
    assert hand.page.telling
    for _ in range(60):
        if not hand.page.telling:
            break
        hand.key(Key.Key_Space)
    assert not hand.page.telling
    assert part_in(hand.page, ScorePad).isVisible()
    assert hand.ask == "Vera wins with the deciding capture."


def ended(hand: EpigoHand) -> None:
    """A game that ends with two captures."""
    hand.begin({"captures": 2})
    hand.planning()
    for orders in (("7^", "5^", "6^"), ("3^", "2^", "1^")), (("7^", "5^", "6^"), ("3^", "2^", "1v")):
        for seat in (1, 0):
            hand.propose(seat, *orders[seat], "lock")
        hand.answer()
    assert hand.page.session.outcome is not None
