"""The number keys: pieces and targets show theirs while keys are used, answers and buttons are chosen by them."""

import pytest
from epigo_hand import ROWS, TURNS, EpigoHand
from epona_hand import Groom
from hand import CTRL, Hand, Key, beginning, seated
from PySide6.QtCore import QPoint, QRectF

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.tiles import Direction, order_code, order_key
from boardroom.games.epona.position.actions import FINISHES, SellCard
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import DISCARD, keep_key
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.boards import planning
from tests.games.epona_positions import Box, Rows, position
from tests.waiting import pass_moment

GAMES = [manifest.id for manifest in catalog.games()]


def caps(hand: Hand) -> dict[str, QRectF]:
    """The numbers that are seen, with where they stand."""
    items = hand.page.stage.scene().items()
    return {item.words: item.area() for item in items if isinstance(item, KeyCap)}


def placing(groom: Groom) -> None:
    """Two cards to place, in the first stable."""
    box = Box()
    hand = [box.card("racing mare", cost=0), box.card("dressage", cost=0)]
    rows: Rows = [(box.stable(slots=4), [])]
    groom.settle_in(position(rows, [], hands=[hand], coins=[5, 5]), kinds=(PERSON, COMPUTER))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_seen_at_all_that_they_go_to_while_keys_are_used(house: AppContext, game: str) -> None:
    hand = Hand(house)
    seats = seated(("Ann", "Ben"), (PERSON, COMPUTER))
    page = hand.start(game, seats, {})
    hand.wait(lambda: page.shown is not None and page.shown.actor is not None and not page.telling)
    assert not caps(hand), "who uses the mouse sees none"
    hand.tab_to(lambda: page.stage.speaking.has_keys and bool(page.stage.keyboard.reached.key))
    numbered = page.stage.openings.numbered()[:9]
    seen = caps(hand)
    assert numbered
    assert sorted(seen) == [str(number) for number in range(1, len(numbered) + 1)]
    for number, grip in enumerate(numbered, 1):
        assert seen[str(number)].intersects(page.stage.openings.stop_area(grip))
    hand.click(hand.spot(page.prompt))
    hand.press(hand.spot(page.stage.viewport()))
    hand.release(hand.spot(page.stage.viewport()))
    assert not caps(hand)
    hand.close()


def test_what_is_held_by_keys_shows_the_numbers_of_its_targets_and_the_number_of_a_slot_puts_a_card_there(
    groom: Groom,
) -> None:
    placing(groom)
    length = groom.page.session.length
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    drag = groom.page.stage.drag
    assert drag is not None
    targets = list(drag.areas)
    assert drag.best == targets[0]
    seen = caps(groom)
    assert len(seen) == min(9, len(targets))
    for number, target in zip(seen, targets, strict=False):
        assert seen[number].intersects(drag.areas[targets[int(number) - 1]]), target
    groom.key(Key.Key_9)
    assert drag.best == targets[0], "there are not so many"
    (gesture,) = drag.targets[targets[1]]
    groom.key(Key.Key_2)
    groom.see()
    assert not groom.lifted
    assert groom.done(length) == [groom.page.session.rules.records.text(gesture.actions[0])]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_number_of_discard_discards_a_card_at_once_and_the_next_number_is_the_next_card(
    groom: Groom, language: str
) -> None:
    groom.context.settings.set("language", language)
    placing(groom)
    first, second = map(card_key, groom.state.hands[0])
    stage, length, coins = groom.page.stage, groom.page.session.length, groom.state.coins[0]
    stage.setFocus()
    groom.key(Key.Key_1)
    drag = stage.drag
    assert drag is not None
    assert drag.best != DISCARD
    groom.key(Key(Key.Key_1 + list(drag.areas).index(DISCARD)))
    groom.see()
    assert not groom.lifted
    assert groom.done(length) == [groom.page.session.rules.records.text(SellCard(groom.state.discards[0][-1]))]
    assert groom.state.coins[0] > coins
    groom.key(Key.Key_1)
    assert stage.drag is not None
    assert stage.drag.source == second
    groom.key(Key.Key_Escape)
    groom.key(Key.Key_Z, CTRL)
    groom.see()
    assert list(map(card_key, groom.state.hands[0])) == [first, second], "a slip is taken back"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_number_of_the_place_of_the_kept_card_wears_enter_once_it_is_chosen(groom: Groom, language: str) -> None:
    """To keep a card ends placing: that cannot be taken back."""
    groom.context.settings.set("language", language)
    placing(groom)
    stage, length = groom.page.stage, groom.page.session.length
    stage.setFocus()
    groom.key(Key.Key_1)
    drag = stage.drag
    assert drag is not None
    number = list(drag.areas).index(keep_key(0)) + 1
    assert caps(groom)[str(number)].intersects(drag.areas[keep_key(0)])
    groom.key(Key(Key.Key_0 + number))
    groom.see()
    assert stage.drag is drag
    assert groom.page.session.length == length
    assert caps(groom)["Enter"].intersects(drag.areas[keep_key(0)])
    assert str(number) not in caps(groom)


def test_an_enter_after_the_number_that_put_a_card_down_does_nothing_and_says_so(groom: Groom) -> None:
    placing(groom)
    stage, session = groom.page.stage, groom.page.session
    stage.setFocus()
    groom.key(Key.Key_1)
    groom.key(Key.Key_2)
    groom.see()
    length = session.length
    groom.key(Key.Key_Return)
    groom.see()
    assert session.length == length
    assert not groom.lifted
    assert "The number alone did it" in groom.note
    groom.key(Key.Key_Return)
    assert groom.lifted, "the next card of the hand"
    groom.key(Key.Key_Escape)
    groom.key(Key.Key_Z, CTRL)
    groom.see()
    assert len(groom.state.hands[groom.actor]) == 2, "a slip is taken back"


def test_an_enter_after_another_key_than_the_number_that_put_a_card_down_is_not_taken_for_one_too_many(
    groom: Groom,
) -> None:
    placing(groom)
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    groom.key(Key.Key_2)
    groom.see()
    groom.key(Key.Key_Z, CTRL)
    groom.see()
    groom.key(Key.Key_Return)
    groom.see()
    assert "The number alone did it" not in groom.note
    assert groom.lifted


def test_the_number_of_a_slot_where_more_would_be_lost_only_goes_there(groom: Groom) -> None:
    box = Box()
    spoilt = box.stable(slots=3)
    *laid, card = box.filling(spoilt, completes=False)
    rows: Rows = [(box.stable(slots=4), []), (spoilt, laid)]
    groom.settle_in(position(rows, [], hands=[[card]], coins=[20, 5]), kinds=(PERSON, COMPUTER))
    length = groom.page.session.length
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    drag = groom.page.stage.drag
    assert drag is not None
    targets = list(drag.areas)
    losing = [target for target in targets if groom.page.stage.drags.guides.losses(drag.targets[target][0])]
    assert losing
    groom.key(Key(Key.Key_1 + targets.index(losing[0])))
    groom.see()
    assert drag.best == losing[0]
    assert groom.page.session.length == length
    groom.key(Key.Key_Return)
    assert groom.done(length)[0].startswith("place")


def test_a_number_and_enter_never_give_a_card_away(groom: Groom) -> None:
    box = Box()
    hand = [box.card("racing mare", cost=2)]
    groom.settle_in(position([(box.stable(slots=4), [])], [], hands=[hand], coins=[0, 0]), kinds=(PERSON, COMPUTER))
    length = groom.page.session.length
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    drag = groom.page.stage.drag
    assert drag is not None
    groom.key(Key.Key_Return)
    groom.see()
    assert groom.page.session.length == length
    assert groom.state.hands[0] == bytes(hand)


def test_what_the_mouse_holds_shows_no_numbers(groom: Groom) -> None:
    placing(groom)
    groom.page.stage.setFocus()
    groom.key(Key.Key_Tab)
    assert caps(groom)
    (key, *_) = (card_key(card) for card in groom.state.hands[groom.actor])
    groom.click(groom.piece(key))
    assert groom.lifted
    assert not caps(groom)


def test_a_number_answers_a_question(groom: Groom) -> None:
    placing(groom)
    length = groom.page.session.length
    groom.page.stage.setFocus()
    groom.press_button(groom.offer_of(FINISHES[NONE]))
    asked = groom.chooser
    assert asked is not None
    assert [button.key for button in asked.buttons] == ["1", "2", "3", "Esc"]
    groom.key(Key.Key_4)
    groom.see()
    assert groom.chooser is asked, "there is no such answer"
    pass_moment(asked.blind)
    groom.key(Key.Key_3)
    assert groom.done(length)[0] == groom.page.session.rules.records.text(FINISHES[NONE])


def test_control_and_a_number_press_a_button_beside_the_prompt_and_say_why_one_is_off(groom: Groom) -> None:
    placing(groom)
    groom.page.stage.setFocus()
    buttons = list(groom.page.prompt.buttons.values())
    off = next(button for button in buttons if not button.isEnabled())
    groom.key(Key(Key.Key_1 + buttons.index(off)), CTRL)
    assert off.words in groom.note
    finish = [button.words for button in buttons].index(groom.offer_of(FINISHES[NONE]).words)
    groom.key(Key(Key.Key_1 + finish), CTRL)
    assert groom.chooser is not None
    groom.key(Key(Key.Key_1 + finish), CTRL)
    assert groom.chooser is not None, "the question comes first"


def test_number_keys_of_epigo_are_the_numbers_of_the_orders(hand: EpigoHand) -> None:
    hand.begin(names=("Vera", "Aiko"))
    hand.planning()
    for number in (6, 2):
        hand.page.stage.setFocus()
        hand.key(Key(Key.Key_0 + number))
        drag = hand.page.stage.drag
        assert drag is not None
        assert drag.source == order_key(hand.seat, number)
        hand.key(Key.Key_Escape)


@pytest.mark.parametrize(
    ("arrow", "direction"),
    [(Key.Key_Up, Direction.UP), (Key.Key_Left, Direction.LEFT), (Key.Key_Right, Direction.RIGHT)],
)
def test_a_number_an_arrow_and_enter_stack_the_order_in_that_direction(
    hand: EpigoHand, arrow: Key, direction: Direction
) -> None:
    hand.begin(names=("Vera", "Aiko"))
    hand.planning()
    seat = hand.seat
    hand.page.stage.setFocus()
    hand.key(Key.Key_4)
    hand.key(arrow)
    hand.key(Key.Key_Return)
    hand.see()
    hand.do_anyway(keys=True)
    assert tuple(hand.state.stacks[seat]) == (order_code(4, direction),)


def test_the_number_of_a_square_stacks_the_order_that_is_held_at_once(hand: EpigoHand) -> None:
    page = hand.begin(names=("Vera", "Aiko"))
    hand.planning()
    seat = hand.seat
    page.stage.setFocus()
    hand.key(Key.Key_4)
    drag = page.stage.drag
    assert drag is not None
    wanted = hand.ahead("4^")
    place = page.stage.openings.numbered_targets(drag).index(wanted)
    hand.key(Key(Key.Key_1 + place))
    hand.see()
    assert page.stage.drag is None
    assert tuple(hand.state.stacks[seat]) == (order_code(4, Direction.UP),)


def test_the_number_of_an_epigon_puts_it_on_the_first_free_place_of_the_row_and_takes_it_up_there(
    hand: EpigoHand,
) -> None:
    page = hand.begin(names=("Vera", "Aiko"))
    if page.curtain.down:
        hand.lift_curtain()
    page.stage.setFocus()
    for number in (5, 2, 7):
        hand.key(Key(Key.Key_0 + number))
        hand.see()
    assert tuple(hand.state.rows[hand.seat][:3]) == (5, 2, 7)
    assert page.stage.drag is None
    hand.key(Key.Key_2)
    assert page.stage.drag is not None


def stacked_by_enters(hand: EpigoHand) -> TablePage:
    """All orders of the first turn are stacked by keys, the last of them by Enter; the computer has locked in."""
    page = hand.begin(kinds=(PERSON, COMPUTER), names=("Vera", "Aiko"))
    hand.wait(lambda: page.shown is not None and page.shown.actor == 0 and not page.telling)
    hand.propose(0, *(f"deploy {number or 'X'} {'abcdefgh'[column]}" for column, number in enumerate(ROWS[0])), "lock")
    hand.wait(lambda: page.shown is not None and page.shown.actor == 0 and page.shown.view.turn == 1)
    page.stage.setFocus()
    for number in (7, 6, 5):
        assert page.stage.hasFocus()
        hand.key(Key(Key.Key_0 + number))
        hand.key(Key.Key_Return)
        if hand.chooser is not None:
            hand.key(Key.Key_Up)
            hand.key(Key.Key_Return)
        hand.see()
    assert len(hand.state.stacks[0]) == 3
    assert page.stage.hasFocus()
    hand.wait(lambda: page.session.actors() == (0,))
    return page


def test_when_all_orders_are_stacked_by_keys_enter_twice_locks_them_in(hand: EpigoHand) -> None:
    page = stacked_by_enters(hand)
    hand.key(Key.Key_Return)
    hand.see()
    assert hand.offers("lock"), "a key that is pressed once more hands nothing in"
    assert "cannot be undone" in hand.note
    assert not page.prompt.says.timer.isActive(), "the line stands as long as that Enter is meant"
    hand.hold_key(Key.Key_Return)
    hand.see()
    assert hand.offers("lock")
    hand.key(Key.Key_Return)
    hand.see()
    hand.wait(lambda: hand.state.turn == 2)


@pytest.mark.parametrize("between", ["button", "digit", "arrow", "tab", "mouse"])
def test_one_enter_locks_orders_in_where_something_else_was_pressed_after_the_last(
    hand: EpigoHand, between: str
) -> None:
    page = stacked_by_enters(hand)
    if between == "button":
        hand.key(Key.Key_9, CTRL)
    elif between == "mouse":
        hand.click(hand.spot(page.stage.viewport(), QPoint(3, 3)))
    else:
        hand.key({"digit": Key.Key_1, "arrow": Key.Key_Right, "tab": Key.Key_Tab}[between])
        # It has gone to a piece, or taken one up: from there Escape gives Enter to the button.
        hand.key(Key.Key_Escape)
        hand.key(Key.Key_Escape)
    assert page.stage.keyboard.enters_main
    hand.key(Key.Key_Return)
    hand.see()
    assert "press Enter again" not in hand.note
    hand.wait(lambda: hand.state.turn == 2)


def test_orders_that_are_stacked_by_the_mouse_leave_the_focus_where_it_is(hand: EpigoHand) -> None:
    page = hand.begin(names=("Vera", "Aiko"))
    hand.planning()
    page.stage.setFocus()
    hand.stack(TURNS[0][hand.seat])
    assert page.prompt.main is not None
    assert page.prompt.main.isEnabled()
    assert not page.prompt.main.hasFocus()


def test_a_card_taken_up_by_keys_is_at_once_over_the_slot_where_it_scores_most(groom: Groom) -> None:
    box = Box()
    card = box.card("racing mare", cost=0)
    rows: Rows = [(box.stable(slots=4), []), (box.stable(slots=6), [])]
    groom.settle_in(position(rows, [], hands=[[card]], coins=[5, 5]), kinds=(PERSON, COMPUTER))
    page = groom.page
    preview = page.stage.drags.guides.worth
    for number in (Key.Key_1, Key.Key_Return):
        page.stage.setFocus()
        if number == Key.Key_Return:
            page.stage.keyboard.come_off()
            groom.tab_to(lambda: page.stage.keyboard.reached.key == card_key(card))
        groom.key(number)
        drag = page.stage.drag
        assert drag is not None
        worths = {target: max(map(preview, drag.targets[target])) for target in drag.areas if "slot" in target}
        assert drag.best is not None
        assert worths[drag.best] == max(worths.values())
        assert groom.told()
        groom.key(Key.Key_Escape)
    length = page.session.length
    groom.key(Key.Key_1)
    groom.key(Key.Key_Return)
    assert groom.done(length)[0].startswith("place")


def test_of_more_than_ten_places_the_number_of_the_first_puts_a_card_there_and_zero_turns_to_the_next_nine(
    groom: Groom,
) -> None:
    box = Box()
    rows: Rows = [(box.stable(slots=6), []), (box.stable(slots=6), [])]
    hand = [box.card("racing mare", cost=0)]
    groom.settle_in(position(rows, [], hands=[hand], coins=[5, 5]), kinds=(PERSON, COMPUTER))
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    drag = groom.page.stage.drag
    assert drag is not None
    targets = list(drag.areas)
    assert len(targets) > 11
    assert set(caps(groom)) == {*"123456789", "0: more"}
    assert caps(groom)["0: more"].intersects(drag.areas[targets[9]])
    groom.key(Key.Key_0)
    assert caps(groom)["2"].intersects(drag.areas[targets[10]])
    assert groom.lifted, "zero puts nothing down"
    length = groom.page.session.length
    (gesture,) = drag.targets[targets[10]]
    groom.key(Key.Key_2)
    groom.see()
    assert groom.done(length) == [groom.page.session.rules.records.text(gesture.actions[0])]
    groom.key(Key.Key_Z, CTRL)
    groom.see()
    groom.key(Key.Key_1)
    drag = groom.page.stage.drag
    assert drag is not None
    (first,) = drag.targets[next(iter(drag.areas))]
    groom.key(Key.Key_1)
    groom.see()
    assert groom.done(length) == [groom.page.session.rules.records.text(first.actions[0])], "at once, as any other"


def test_zero_turns_the_numbers_to_the_next_nine_pieces_and_round_again(groom: Groom) -> None:
    box = Box()
    rows: Rows = [(box.stable(slots=6), []), (box.stable(slots=6), [])]
    hand = [box.card("racing mare", cost=0) for _ in range(2)] + [box.card("riding mare", cost=0) for _ in range(2)]
    hand += [box.card("obstacle") for _ in range(4)] + [box.card("rider") for _ in range(4)]
    groom.settle_in(position(rows, [], hands=[hand], coins=[20, 5]), kinds=(PERSON, COMPUTER))
    stage = groom.page.stage
    stage.setFocus()
    groom.key(Key.Key_Tab)
    numbered = stage.openings.numbered()
    assert len(numbered) > 11
    assert set(caps(groom)) == {*"123456789", "0: more"}
    groom.key(Key.Key_0)
    area = stage.openings.stop_area(numbered[9])
    assert area is not None
    assert caps(groom)["1"].intersects(area)
    groom.key(Key.Key_2)
    assert stage.drag is not None
    assert stage.drag.grip == numbered[10]
    groom.key(Key.Key_Escape)
    for _ in range(-(-len(numbered) // 9) - 1):
        groom.key(Key.Key_0)
    groom.key(Key.Key_2)
    assert stage.drag is not None
    assert stage.drag.grip == numbered[1], "round again"


def test_a_second_enter_after_the_last_card_asks_before_it_finishes_placing(groom: Groom) -> None:
    box = Box()
    rows: Rows = [(box.stable(slots=6), [])]
    hand = [box.card("racing mare", cost=0)]
    groom.settle_in(position(rows, [], hands=[hand], coins=[5, 5]), kinds=(PERSON, COMPUTER))
    groom.page.stage.setFocus()
    for key in (Key.Key_1, Key.Key_Return):
        groom.key(key)
    groom.see()
    assert not groom.state.hands[0]
    assert not groom.page.stage.keyboard.reached.key
    length = groom.page.session.length
    groom.key(Key.Key_Return)
    groom.see()
    assert groom.page.session.length == length
    assert "press Enter again" in groom.note
    groom.key(Key.Key_Return)
    assert groom.done(length)[0] == "finish"


def test_a_number_that_goes_nowhere_with_something_over_a_place_says_that_enter_puts_it_down(hand: EpigoHand) -> None:
    """Who types on, one Order after the other, reads what is still wanted for the one in hand."""
    hand.begin()
    for _ in range(2):
        if hand.unseated:
            hand.take_seat()
        hand.deploy(ROWS[hand.seat])
        hand.lock()
        hand.settle()
    if hand.unseated:
        hand.take_seat()
    hand.page.stage.setFocus()
    for key in (Key.Key_5, Key.Key_Up, Key.Key_7):
        hand.key(key)
    assert hand.note == "Nothing has the number 7 now. Enter puts it down. Esc puts it back."
    hand.key(Key.Key_Return)
    assert hand.draft == "5^"


@pytest.fixture
def robbed(hand: EpigoHand) -> EpigoHand:
    """Who plans for the Epigons 1, 2 and 7, with the others captured; the keys are at the table."""
    with beginning(EpigoRules, planning("A1 d4, A2 d2, A7 f2, B1 d5, B2 d7, B7 f7")):
        hand.begin()
    hand.settle()
    if hand.page.curtain.down:
        hand.lift_curtain()
    hand.page.stage.setFocus()
    return hand


@pytest.mark.parametrize("arrow", [Key.Key_Up, Key.Key_Right, Key.Key_Down, Key.Key_Left])
def test_the_order_of_a_captured_epigon_goes_to_the_next_free_place_whichever_arrow_is_pressed(
    robbed: EpigoHand, arrow: Key
) -> None:
    """As for the others: number, arrow, Enter. None that is stacked gives way to it."""
    for key in (Key.Key_2, Key.Key_Up, Key.Key_Return, Key.Key_6, arrow):
        robbed.key(key)
    assert robbed.note == "Enter puts it down. Esc puts it back."
    robbed.key(Key.Key_Return)
    assert robbed.draft == "2^ 6^"
    robbed.tab_to(lambda: robbed.page.stage.keyboard.reached.key == order_key(robbed.seat, 5))
    for key in (Key.Key_Return, arrow, Key.Key_Return):
        robbed.key(key)
    assert robbed.draft == "2^ 6^ 5^", "taken up by Enter, too"


def test_before_an_order_takes_the_place_of_another_by_enter_it_is_said_which(robbed: EpigoHand) -> None:
    for key in (Key.Key_2, Key.Key_Up, Key.Key_Return, Key.Key_6, Key.Key_Up, Key.Key_Up):
        robbed.key(key)
    assert robbed.note == "Enter puts it in place of Order 2. Esc puts it back."
    robbed.key(Key.Key_Return)
    assert robbed.draft == "6^"
    for key in (Key.Key_5, Key.Key_Up, Key.Key_Return, Key.Key_4, Key.Key_Up, Key.Key_Return):
        robbed.key(key)
    assert robbed.draft == "6^ 5^ 4^"
    # No place is free: the first key already comes to one that is filled.
    robbed.key(Key.Key_3)
    assert robbed.note == "Enter puts it in place of Order 6. Esc puts it back."
    robbed.key(Key.Key_Down)
    assert robbed.note == "Enter puts it in place of Order 5. Esc puts it back."
    robbed.key(Key.Key_Return)
    assert robbed.draft == "6^ 3^ 4^"
