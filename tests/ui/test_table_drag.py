"""The life of a drag: taken up, carried, dropped, refused, cancelled; by mouse, by clicks and by keys."""

import pytest
from epigo_hand import ROWS, EpigoHand, at
from hand import CTRL, LEFT, MIDDLE, NONE, RIGHT, Key
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import ARROWS, VACANT
from boardroom.games.epigo.table.faces.faces import NO_DIRECTION
from tests.waiting import pass_moment


@pytest.fixture
def vera(hand: EpigoHand) -> EpigoHand:
    """Vera plans her first turn; her 3 stands on e4, Aiko's on e5, g4 and g5 are empty."""
    hand.begin()
    hand.planning()
    assert hand.seat == 0
    return hand


# Taking up.


def test_a_press_becomes_a_drag_after_four_pixels(vera: EpigoHand) -> None:
    start = vera.piece("epigon.0.3")
    vera.press(start)
    vera.move(start + QPoint(2, 1))
    assert not vera.lifted
    vera.move(start + QPoint(2, 2))
    assert vera.lifted
    vera.release(start + QPoint(2, 2))


def test_a_piece_put_back_where_it_was_lies_there_without_a_word(vera: EpigoHand) -> None:
    note = vera.note
    vera.drag("epigon.0.3", vera.piece("epigon.0.3") + QPoint(9, 3))
    assert (vera.draft, vera.note, vera.lifted) == ("", note, False)
    assert vera.at_home()


def test_a_piece_that_cannot_act_shrugs_and_the_prompt_says_why(vera: EpigoHand) -> None:
    vera.take("epigon.1.3", vera.target(at("e6")))
    assert not vera.lifted
    assert vera.note == "That is Aiko’s. You can move only your own."
    vera.release(vera.target(at("e6")))
    assert vera.at_home()


def test_an_epigon_that_cannot_act_because_the_stack_is_full_says_so(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.click(vera.piece("epigon.0.4"))
    assert not vera.lifted
    assert vera.note == "Your stack already has three Orders. Take one back first."


def test_a_tile_dropped_nowhere_goes_home_without_a_word(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain()
    note = hand.note
    hand.drag("epigon.0.3", QPoint(hand.window.width() - 90, 400))
    assert hand.note == note
    assert hand.at_home()


def test_a_lifted_piece_follows_the_hand_and_its_targets_glow(vera: EpigoHand) -> None:
    to = vera.target(at("e3")) + QPoint(7, -5)
    vera.take("epigon.0.3", to)
    assert vera.piece("epigon.0.3") == to
    drag = vera.page.stage.drag
    assert drag is not None
    assert {at("e5"), at("f4"), at("e3"), at("d4"), "slot.0"} == set(drag.targets)
    assert drag.best == at("e3")
    vera.release(to)


# Dropping.


def test_dragging_an_epigon_a_square_and_its_order_to_the_stack_make_the_same_order(vera: EpigoHand) -> None:
    vera.drag("epigon.0.3", at("e3"))
    vera.drag("order.0.2", at("d3"))
    assert vera.draft == "3v 2v"


def test_the_target_with_the_largest_overlap_is_meant_not_the_square_under_the_cursor(vera: EpigoHand) -> None:
    beside = vera.target(at("e3")) + vera.part(-0.56, 0)
    vera.drag("epigon.0.3", beside)
    assert vera.draft == "3v"


@pytest.mark.parametrize(("x", "y", "meant"), [(-0.4, 0.6, "3v"), (0.6, 0.4, "3>"), (0.4, -0.6, "3^")])
def test_of_two_legal_targets_the_one_with_more_overlap_is_meant(
    vera: EpigoHand, x: float, y: float, meant: str
) -> None:
    vera.drag("epigon.0.3", vera.piece("epigon.0.3") + vera.part(x, y))
    assert vera.draft == meant


def test_the_preview_rings_whom_a_push_would_move(vera: EpigoHand) -> None:
    stage = vera.page.stage
    vera.take("epigon.0.7", vera.target(at("a5")))
    assert stage.drags.guides.bubble is not None
    assert stage.drags.guides.ringed == ("epigon.1.5",)
    vera.key(Key.Key_Escape)
    vera.release(vera.target(at("a5")))
    assert not stage.drags.guides.ringed


def test_an_illegal_drop_goes_home_and_the_prompt_says_why(vera: EpigoHand) -> None:
    vera.drag("epigon.0.3", at("e2"))
    assert vera.note == "An Epigon moves one square: up, down, left or right."
    assert vera.draft == ""
    assert vera.at_home()


@pytest.mark.parametrize(
    ("there", "aside"),
    [
        ("e2", 0.0),
        ("c4", 0.0),
        ("e6", 0.0),
        ("g5", 0.0),
        ("c5", 0.0),
        ("c3", 0.5),
        ("a8", 0.0),
        ("h1", 0.0),
        ("h1", 0.6),
    ],
)
def test_an_epigon_dropped_anywhere_on_the_board_but_on_a_square_beside_it_says_why(
    vera: EpigoHand, there: str, aside: float
) -> None:
    """On an empty square, an own tile, another's; on the joint between squares, in a corner, and on the frame."""
    vera.drag("epigon.0.3", vera.target(at(there)) + vera.part(aside, 0))
    assert vera.note == "An Epigon moves one square: up, down, left or right."
    assert vera.draft == ""
    assert vera.at_home()


def test_an_order_beyond_the_third_is_refused_with_the_rules_own_reason(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.drag("order.0.4", at("f3"))
    assert vera.note == "Your stack already has three Orders. Take one back first."
    assert vera.draft == "3v 2v 1v"
    vera.drag("order.0.4", "tray")
    assert vera.at_home()


def test_orders_are_stacked_without_gaps(vera: EpigoHand) -> None:
    vera.drag("order.0.4", "slot.2")
    assert vera.note == "Stack Orders from the top, without gaps."
    assert vera.draft == ""


def test_an_illegal_drop_glides_home_when_motion_is_on(vera: EpigoHand) -> None:
    vera.context.settings.set("motion", "slow")
    vera.drag("epigon.0.3", at("e1"))
    assert vera.page.stage.motion.running
    assert not vera.at_home()
    assert vera.note == "An Epigon moves one square: up, down, left or right."
    vera.wait(lambda: not vera.page.stage.motion.running)
    assert vera.at_home()


def test_a_press_on_a_gliding_piece_takes_it_up_again(vera: EpigoHand) -> None:
    vera.context.settings.set("motion", "slow")
    vera.drag("epigon.0.3", at("e1"))
    assert vera.page.stage.motion.running
    vera.drag("epigon.0.3", at("e3"))
    assert vera.draft == "3v"


def test_the_preview_stands_beside_the_target_and_covers_neither_it_nor_the_piece(vera: EpigoHand) -> None:
    vera.take("epigon.0.3", vera.target(at("e5")))
    stage = vera.page.stage
    bubble = stage.drags.guides.bubble
    assert bubble is not None
    box = bubble.mapRectToScene(bubble.size)
    assert stage.free.contains(box)
    assert not box.intersects(stage.pieces["epigon.0.3"].area())
    there = vera.table.target(at("e5"))
    assert there is not None
    assert not box.intersects(there)
    vera.release(vera.target(at("e5")))
    assert stage.drags.guides.bubble is None


# Deploying.


def test_a_tile_dropped_on_another_swaps_with_it(hand: EpigoHand) -> None:
    page = hand.begin()
    hand.lift_curtain()
    hand.drag("epigon.0.3", "column.0.0")
    hand.drag("epigon.0.5", "column.0.4")
    hand.drag("epigon.0.3", "column.0.4")
    assert row(hand) == "5   3   "
    hand.drag("epigon.0.7", "column.0.0")
    assert row(hand) == "7   3   "
    hand.drag("epigon.0.3", "column.0.7")
    assert row(hand) == "7      3"
    hand.drag("epigon.0.7", "tray")
    assert row(hand) == "       3"
    assert page.shown is not None
    assert hand.at_home()


def test_epigons_cannot_be_deployed_elsewhere(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain()
    hand.drag("epigon.0.3", at("c2"))
    assert hand.note == "Epigons are deployed on your own row, beside the centre line."
    assert row(hand) == " " * 8


def test_shuffle_fills_the_row_and_as_last_time_repeats_the_row_of_the_game_before(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain()
    assert not hand.button("last").isEnabled()
    hand.click(hand.button("shuffle"))
    before = row(hand)
    assert sorted(before) == sorted("X1234567")
    hand.lock()
    other = deploy_shuffled(hand)
    hand.begin()
    for last in (before, other):
        hand.lift_curtain()
        assert row(hand) == " " * 8
        hand.click(hand.button("last"))
        assert row(hand) == last
        hand.lock()


def test_a_row_is_not_kept_as_last_time_before_everybody_has_seen_it(hand: EpigoHand) -> None:
    first = hand.begin()
    hand.lift_curtain()
    deploy_shuffled(hand)
    assert first.session.view(None).phase == Phase.DEPLOY
    hand.begin()
    hand.lift_curtain()
    assert hand.button("last").accessibleDescription() == "no previous game"


def test_a_row_is_kept_when_a_computer_is_the_last_to_lock_in(hand: EpigoHand) -> None:
    page = hand.begin(kinds=(PERSON, COMPUTER))
    hand.click(hand.button("shuffle"))
    before = row(hand)
    hand.lock()
    hand.wait(lambda: page.session.view(None).phase != Phase.DEPLOY)
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.click(hand.button("last"))
    assert row(hand) == before


def test_players_whom_nobody_named_have_the_row_of_their_seat_again(hand: EpigoHand) -> None:
    hand.begin(names=("", ""))
    rows = []
    for _ in range(2):
        hand.lift_curtain()
        hand.click(hand.button("shuffle"))
        rows.append(row(hand))
        hand.lock()
    hand.begin(names=("", ""))
    for before in rows:
        hand.lift_curtain()
        hand.click(hand.button("last"))
        assert row(hand) == before
        hand.lock()


def test_two_players_of_one_name_do_not_see_each_others_row_of_last_time(hand: EpigoHand) -> None:
    hand.begin(names=("Vera", "Vera"))
    for _ in range(2):
        hand.lift_curtain()
        last = hand.button("last")
        assert not last.isEnabled()
        assert last.accessibleDescription() == "both players have the same name"
        hand.click(last)
        assert row(hand) == " " * 8
        deploy_shuffled(hand)
    # Nor does what they did then come back to one of them in a game where the name is one person's again.
    hand.begin()
    hand.lift_curtain()
    assert hand.button("last").accessibleDescription() == "no previous game"


def deploy_shuffled(hand: EpigoHand) -> str:
    """Deploy a shuffled row for who looks, lock it in, and give it."""
    if hand.page.curtain.down:
        hand.lift_curtain()
    hand.click(hand.button("shuffle"))
    shuffled = row(hand)
    hand.lock()
    return shuffled


def row(hand: EpigoHand) -> str:
    """The row of who looks, by column."""
    assert hand.page.shown is not None
    view = hand.page.shown.view
    return "".join(" " if number == VACANT else str(number or "X") for number in view.rows[hand.seat])


# The stack.


def test_clicking_an_arrow_of_a_stacked_order_turns_it(vera: EpigoHand) -> None:
    vera.stack("3v 2v")
    vera.click(vera.arrow("order.0.2", "^"))
    assert vera.draft == "3v 2^"
    assert not vera.lifted
    vera.click(vera.arrow("order.0.3", ">"))
    assert vera.draft == "3> 2^"
    assert vera.at_home()


def test_dragging_the_epigon_again_turns_its_order_too(vera: EpigoHand) -> None:
    vera.stack("3v 2v")
    vera.drag("epigon.0.3", at("e5"))
    assert vera.draft == "3^ 2v"


def test_orders_are_reordered_by_dragging_between_slots(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.drag("order.0.1", "slot.0")
    assert vera.draft == "1v 3v 2v"
    vera.drag("order.0.1", "slot.1")
    assert vera.draft == "3v 1v 2v"


def test_an_order_dragged_to_the_tray_is_taken_back(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.drag("order.0.2", "tray")
    assert vera.draft == "3v 1v"
    assert vera.at_home()


def test_an_order_dropped_on_a_full_slot_takes_its_place(vera: EpigoHand) -> None:
    vera.stack("3v 2v 1v")
    vera.drag("order.0.4", "slot.1")
    vera.click(vera.choice("Down"))
    assert vera.draft == "3v 4v 1v"


def test_the_stack_is_cleared_by_its_button(vera: EpigoHand) -> None:
    assert not vera.button("clear").isEnabled()
    vera.stack("3v 2v")
    vera.click(vera.button("clear"))
    assert vera.draft == ""


# Clicks and keys.


def test_a_click_takes_a_piece_up_and_a_second_click_puts_it_down(vera: EpigoHand) -> None:
    vera.click(vera.piece("epigon.0.3"))
    assert vera.lifted
    vera.move(vera.target(at("e3")))
    vera.click(vera.target(at("e3")))
    assert vera.draft == "3v"
    assert not vera.lifted


def test_a_second_click_on_the_piece_itself_lays_it_down(vera: EpigoHand) -> None:
    note = vera.note
    vera.click(vera.piece("epigon.0.3"))
    vera.click(vera.piece("epigon.0.3"))
    assert (vera.lifted, vera.draft, vera.note) == (False, "", note)
    assert vera.at_home()


def test_a_second_click_on_what_is_no_target_says_why_and_the_piece_stays_chosen(vera: EpigoHand) -> None:
    vera.click(vera.piece("epigon.0.3"))
    vera.click(vera.target(at("c2")))
    assert vera.note == "An Epigon moves one square: up, down, left or right."
    assert vera.lifted
    vera.click(vera.target(at("e3")))
    assert vera.draft == "3v"


def test_what_is_chosen_lies_where_it_was_after_a_click_on_it_or_esc_though_a_click_elsewhere_kept_it(
    vera: EpigoHand,
) -> None:
    for back in ("click", "key"):
        vera.click(vera.piece("epigon.0.3"))
        vera.click(vera.target(at("c2")))
        assert vera.lifted
        if back == "key":
            vera.key(Key.Key_Escape)
        else:
            vera.click(vera.piece("epigon.0.3"))
        assert not vera.lifted
        assert vera.at_home()


def test_the_keys_take_a_piece_walk_its_targets_and_put_it_down(vera: EpigoHand) -> None:
    vera.pick_up("epigon.0.3")
    drag = vera.page.stage.drag
    assert drag is not None
    vera.tab_to(lambda: drag.best == at("f4"))
    vera.key(Key.Key_Down)
    assert drag.best == at("e3")
    vera.key(Key.Key_Up)
    vera.key(Key.Key_Return)
    assert vera.draft in ("3^", "3>", "3<")


def test_the_arrows_walk_from_piece_to_piece(vera: EpigoHand) -> None:
    stage = vera.page.stage
    vera.tab_to(lambda: stage.keyboard.reached.key == "epigon.0.2")
    vera.key(Key.Key_Right)
    assert stage.keyboard.reached.key == "epigon.0.3"
    vera.key(Key.Key_Left)
    vera.key(Key.Key_Left)
    assert stage.keyboard.reached.key == "epigon.0.1"


def test_the_stage_tells_a_screen_reader_where_the_keys_are(vera: EpigoHand) -> None:
    stage, said = vera.page.stage, list[str]()
    stage.speaking.announced.connect(said.append)
    vera.pick_up("epigon.0.3")
    vera.tab_to(lambda: stage.drag is not None and stage.drag.best == at("e3"))
    assert stage.accessibleDescription() == "square e3"
    assert "Vera’s Epigon 3 on e4" in said
    assert said[-1] == "square e3"


def test_escape_lays_a_piece_down(vera: EpigoHand) -> None:
    vera.take("epigon.0.3", vera.target(at("e3")))
    vera.key(Key.Key_Escape)
    assert not vera.lifted
    assert vera.at_home()
    vera.release(vera.target(at("e3")))
    assert vera.draft == ""
    vera.pick_up("epigon.0.3")
    vera.key(Key.Key_Escape)
    assert not vera.lifted
    assert vera.draft == ""


# The other buttons of the mouse.


def test_the_right_button_inspects_and_never_acts(vera: EpigoHand) -> None:
    inspector = vera.page.inspector
    vera.press(vera.piece("epigon.0.3"), RIGHT)
    vera.move(vera.target(at("e3")))
    assert not vera.lifted
    vera.release(vera.target(at("e3")), RIGHT)
    assert vera.draft == ""
    vera.click(vera.piece("epigon.1.7"), RIGHT)
    assert inspector.inspection is not None
    assert vera.context.say(inspector.inspection.title, vera.page.names) == "Aiko’s 7"
    for key in ("order.0.1", "epigon.0.6", "epigon.1.1"):
        vera.click(vera.piece(key), RIGHT)
    assert (vera.draft, vera.lifted) == ("", False)


def test_an_inspected_order_points_where_it_points_in_the_stack(vera: EpigoHand) -> None:
    vera.stack("3^ 4>")
    table, colour = vera.table, vera.table.colours[0].key
    for number, direction in ((3, ARROWS.index("^")), (4, ARROWS.index(">")), (5, NO_DIRECTION)):
        vera.click(vera.piece(f"order.0.{number}"), RIGHT)
        inspection = vera.page.inspector.inspection
        assert inspection is not None
        size = inspection.picture.deviceIndependentSize().toSize()
        face = table.face(f"order/{colour}/{number}/{direction}", size, 2.0)
        assert inspection.picture.toImage() == face.toImage(), number


def test_what_the_right_button_inspected_stays_while_the_mouse_goes_over_other_pieces(vera: EpigoHand) -> None:
    vera.click(vera.piece("epigon.1.7"), RIGHT)
    vera.move(vera.piece("epigon.0.3"))
    vera.move(vera.piece("epigon.0.6"))
    inspection = vera.page.inspector.inspection
    assert inspection is not None
    assert vera.context.say(inspection.title, vera.page.names) == "Aiko’s 7"


def test_the_right_button_in_a_drag_cancels_it(vera: EpigoHand) -> None:
    vera.take("epigon.0.3", vera.target(at("e3")))
    vera.click(vera.target(at("e3")), RIGHT)
    assert not vera.lifted
    vera.release(vera.target(at("e3")))
    assert vera.draft == ""
    assert vera.at_home()


def test_a_long_press_inspects_and_does_not_act(vera: EpigoHand) -> None:
    inspected: list[str] = []
    vera.page.stage.mouse.inspected.connect(inspected.append)
    note = vera.note
    vera.press(vera.piece("epigon.1.7"))
    assert inspected == []
    pass_moment(vera.page.stage.mouse._hold)
    assert inspected == ["epigon.1.7"]
    vera.release(vera.piece("epigon.1.7"))
    assert (vera.lifted, vera.note) == (False, note)


def test_a_long_press_that_then_moves_is_a_drag_and_what_it_opened_goes_again(vera: EpigoHand) -> None:
    spot = vera.piece("epigon.0.3")
    side = vera.page.side.opened_part
    vera.press(spot)
    pass_moment(vera.page.stage.mouse._hold)
    vera.move(spot + QPoint(14, -12))
    assert vera.lifted
    vera.see()
    assert vera.page.side.opened_part == side
    vera.move(vera.target(at("e3")))
    vera.release(vera.target(at("e3")))
    vera.settle()
    assert vera.draft != ""


def test_the_middle_button_moves_the_zoomed_table_and_acts_on_nothing(vera: EpigoHand) -> None:
    for _ in range(3):
        vera.key(Key.Key_Plus, CTRL)
    stage = vera.page.stage
    assert stage.transform().m11() > 1.4
    before = vera.piece("epigon.0.3")
    vera.press(before, MIDDLE)
    vera.move(before + QPoint(-40, -30))
    vera.release(before + QPoint(-40, -30), MIDDLE)
    assert vera.piece("epigon.0.3") == before + QPoint(-40, -30)
    vera.drag("epigon.0.3", at("e3"))
    assert vera.draft == "3v"
    vera.key(Key.Key_0, CTRL)
    assert stage.transform().isIdentity()


# What comes between.


def spoil_undo(hand: EpigoHand) -> None:
    hand.key(Key.Key_Z, CTRL)
    assert hand.draft == ""


def spoil_language(hand: EpigoHand) -> None:
    hand.context.settings.set("language", "ja")


def spoil_theme(hand: EpigoHand) -> None:
    hand.context.settings.set("theme", "evening")


def spoil_size(hand: EpigoHand) -> None:
    hand.window.resize(1100, 700)
    hand.see()


def spoil_window(hand: EpigoHand) -> None:
    session = hand.page.session
    session.undo(0)


@pytest.mark.parametrize("spoil", [spoil_undo, spoil_language, spoil_theme, spoil_size, spoil_window])
def test_a_drag_ends_when_something_else_touches_who_drags(vera: EpigoHand, spoil: object) -> None:
    vera.stack("2v")
    to = vera.target(at("e3"))
    vera.take("epigon.0.3", to)
    assert vera.lifted
    assert callable(spoil)
    spoil(vera)
    assert not vera.lifted
    before = vera.draft
    vera.move(to + QPoint(3, 3))
    vera.release(to)
    assert vera.draft == before
    assert vera.at_home()
    vera.drag("epigon.0.1", at("c3"))
    assert vera.draft == f"{before} 1v".strip()


def test_the_game_opened_anew_in_the_middle_of_a_drag_is_as_it_was(vera: EpigoHand) -> None:
    vera.stack("2v")
    old, to = vera.page, vera.target(at("e3"))
    vera.take("epigon.0.3", to)
    vera.window.open_saved(old.session.uid)
    assert vera.page is not old
    vera.release(to)
    vera.see()
    vera.lift_curtain()
    assert vera.draft == "2v"


def test_a_second_window_that_looks_on_does_not_disturb_a_drag(vera: EpigoHand) -> None:
    to = vera.target(at("e3"))
    vera.take("epigon.0.3", to)
    other = EpigoHand(vera.context)
    other.window.open_saved(vera.page.session.uid)
    assert other.page.session.readonly
    assert vera.lifted
    vera.release(to)
    assert vera.draft == "3v"
    other.close()


def test_the_window_closed_in_the_middle_of_a_drag_keeps_what_was_stacked(vera: EpigoHand) -> None:
    vera.stack("2v")
    uid, to = vera.page.session.uid, vera.target(at("e3"))
    vera.take("epigon.0.3", to)
    vera.window.close()
    vera.release(to)
    again = EpigoHand(vera.context)
    again.window.open_saved(uid)
    again.see()
    again.lift_curtain()
    assert again.draft == "2v"
    again.close()


def test_what_another_player_locks_in_does_not_cancel_a_drag(vera: EpigoHand) -> None:
    to = vera.target(at("e3"))
    vera.take("epigon.0.3", to)
    vera.propose(1, "3^", "2^", "1^")
    vera.propose(1, "lock")
    assert vera.lifted
    vera.release(to)
    assert vera.draft == "3v"
    assert vera.note == "Aiko is ready."


def test_what_the_computer_locks_in_does_not_cancel_a_drag(hand: EpigoHand) -> None:
    page = hand.begin(kinds=(PERSON, COMPUTER))
    hand.take("epigon.0.3", hand.target("column.0.4"))
    hand.wait(lambda: page.session.state.locked == 2)
    assert hand.lifted
    assert "hidden.1.0" in hand.pieces
    assert hand.note == "Aiko is ready."
    hand.release(hand.target("column.0.4"))
    assert row(hand) == "    3   "


def test_a_drag_given_up_after_somebody_else_locked_in_leaves_the_table_as_it_is_now(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain()
    hand.take("epigon.0.3", hand.target("column.0.4"))
    hand.propose(1, *(f"deploy {n or 'X'} {'abcdefgh'[c]}" for c, n in enumerate(ROWS[1])), "lock")
    hand.key(Key.Key_Escape)
    assert "hidden.1.7" in hand.pieces
    assert hand.at_home()


# Motion.


def test_a_press_during_the_motion_finishes_only_the_present_beat(vera: EpigoHand) -> None:
    begun = reveal_slowly(vera)
    page = vera.page
    before = len(begun)
    vera.click(vera.target(at("b2")), LEFT)
    assert len(begun) == before + 1
    assert page.telling
    vera.key(Key.Key_Return)
    assert len(begun) == before + 2
    assert page.telling


def test_nothing_can_be_taken_up_while_the_turn_is_told(vera: EpigoHand) -> None:
    reveal_slowly(vera)
    vera.take("epigon.0.4", vera.target(at("f3")))
    assert vera.page.telling
    assert not vera.lifted
    vera.release(vera.target(at("f3")))
    note = vera.note
    vera.key(Key.Key_Tab)
    vera.key(Key.Key_Return)
    assert not vera.lifted
    assert "That is" not in note


def test_a_whole_turn_is_told_by_pressing_on(vera: EpigoHand) -> None:
    reveal_slowly(vera)
    page = vera.page
    for _ in range(60):
        if not page.telling:
            break
        vera.key(Key.Key_Space)
    assert not page.telling
    assert vera.at_home()


def reveal_slowly(hand: EpigoHand) -> list[object]:
    """Have both lock in so that the turn is told slowly; the beats that begin from now on."""
    hand.stack("7^ 5^ 6^")
    hand.propose(1, "3^", "2^", "1^")
    hand.propose(1, "lock")
    hand.context.settings.set("motion", "slow")
    begun: list[object] = []
    hand.page.stage.motion.begun.connect(begun.append)
    hand.lock()
    assert hand.page.telling
    return begun


def test_a_click_on_another_piece_takes_that_one_up_instead(vera: EpigoHand) -> None:
    stage = vera.page.stage
    vera.click(vera.piece("order.0.3"))
    vera.click(vera.piece("order.0.5"))
    assert stage.drag is not None
    assert stage.drag.source == "order.0.5"
    assert vera.note != "Drop it on your stack, or on a square next to its Epigon."


def test_a_piece_taken_up_by_a_click_can_be_dragged_on(vera: EpigoHand) -> None:
    stage = vera.page.stage
    QTest.mouseDClick(vera.native, LEFT, NONE, vera.piece("order.0.3"))
    vera.see()
    assert stage.drag is not None
    vera.drag("order.0.3", "slot.0")
    vera.pick(vera.parse("3^"))
    assert list(map(vera.page.session.rules.records.text, vera.page.session.draft(0))) == ["3^"]


def test_what_is_taken_up_by_a_click_says_how_to_go_on(vera: EpigoHand) -> None:
    note = vera.note
    vera.click(vera.piece("epigon.0.3"))
    assert vera.note == "Now choose where it goes. Esc puts it back."
    vera.key(Key.Key_Escape)
    assert vera.note == note


def test_a_reason_is_past_when_the_next_piece_is_taken_up(vera: EpigoHand) -> None:
    note = vera.note
    vera.drag("epigon.0.3", at("c2"))
    assert vera.note == "An Epigon moves one square: up, down, left or right."
    vera.take("epigon.0.3", vera.target(at("e3")))
    assert vera.note == note
    vera.release(vera.target(at("e3")))
