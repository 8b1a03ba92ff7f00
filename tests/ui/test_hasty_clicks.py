"""A click that was meant for what stood there a moment ago does nothing to what stands there now, and says so."""

from collections.abc import Sequence
from functools import partial

import pytest
from ephyran_hand import Builder, first
from epigo_hand import TURNS, EpigoHand
from epona_hand import Groom
from farming import Farmer
from hand import LEFT, NONE, Hand, Key
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QTest

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.prompt import Role
from boardroom.engine.text import verbatim
from boardroom.games.ephyran.position.actions import AddArea
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import slot_key
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase as FarmPhase
from boardroom.ui.game_page.prompt.hasty_clicks import FRESH
from boardroom.ui.game_page.prompt.offer import Offer
from tests.games.cities import position as cities
from tests.games.epona_positions import Box, position
from tests.games.farms import columns, others, rolled, trading
from tests.waiting import pass_moment

MOVE = "This button has only just appeared. Move the mouse, then click if you mean it."
BESIDE_UNDO = 220
"""Pixels from the right end of the prompt, where Undo stands, to what stands beside it."""
AWAY = QPoint(-40, 0)
AGAIN = "This button has only just appeared. Click again if you mean it."


def rests(hand: Hand, spot: QPoint) -> None:
    """Click once more without moving the mouse."""
    QTest.mouseClick(hand.native, LEFT, NONE, spot)
    hand.see()


def comes(hand: Hand, spot: QPoint, way: QPoint = AWAY) -> None:
    """Come to a point from elsewhere, and click there."""
    hand.move(spot + way)
    hand.move(spot)
    rests(hand, spot)


@pytest.fixture
def revealed(hand: EpigoHand) -> EpigoHand:
    """What the first Orders do is told; the first slide may go on."""
    hand.begin(seed=1)
    hand.planning()
    hand.propose(0, *TURNS[0][0].split(), "lock")
    hand.stack("3^ 2^ 1^")
    hand.context.settings.set("motion", "slow")
    hand.propose(1, "lock")
    assert hand.page.telling
    return hand


def hurried(hand: Hand) -> QPoint:
    """Click through what is told beside Undo, without moving the mouse; where that is."""
    page = hand.page
    spot = hand.spot(page.prompt, QPoint(page.prompt.width() - BESIDE_UNDO, page.prompt.height() // 2))
    hand.move(spot)
    for _ in range(60):
        if not page.telling:
            break
        rests(hand, spot)
    return spot


def test_who_clicks_from_step_to_step_does_not_press_the_button_that_comes_up_there(revealed: EpigoHand) -> None:
    page, spot = revealed.page, hurried(revealed)
    assert page.session.state.phase == Phase.ACT
    button = page.prompt.childAt(page.prompt.mapFrom(revealed.window, spot))
    assert button in page.prompt.buttons.values()
    length = page.session.length
    for _ in range(3):
        rests(revealed, spot)
        assert page.session.length == length
        assert revealed.note == MOVE, "what cannot be undone waits until the mouse has moved"
    revealed.move(spot + QPoint(-9, 0))
    rests(revealed, spot + QPoint(-9, 0))
    assert page.session.length > length


def test_what_has_been_there_for_a_moment_is_meant_by_a_mouse_that_rests(revealed: EpigoHand) -> None:
    page, spot = revealed.page, hurried(revealed)
    length = page.session.length
    rests(revealed, spot)
    assert page.session.length == length
    pass_moment(page.prompt.hasty._fresh)
    rests(revealed, spot)
    assert page.session.length > length


def test_the_first_click_counts_where_the_button_has_stood_there_for_a_moment(revealed: EpigoHand) -> None:
    page, spot = revealed.page, hurried(revealed)
    length = page.session.length
    pass_moment(page.prompt.hasty._fresh)
    rests(revealed, spot)
    assert page.session.length > length


def test_who_moved_the_mouse_meanwhile_means_the_button(revealed: EpigoHand) -> None:
    page, spot = revealed.page, hurried(revealed)
    length = page.session.length
    revealed.move(spot + QPoint(-8, 4))
    rests(revealed, spot + QPoint(-8, 4))
    assert page.session.length > length


def test_a_click_on_its_way_to_the_next_step_presses_nothing_that_has_come_in_its_place(revealed: EpigoHand) -> None:
    page = revealed.page
    spot = revealed.spot(page.prompt.buttons["step.next"])
    while page.telling:
        page.stage.motion.skip()
        revealed.see()
    length = page.session.length
    assert page.prompt.childAt(page.prompt.mapFrom(revealed.window, spot)) in page.prompt.buttons.values()
    comes(revealed, spot)
    assert page.session.length == length
    assert revealed.note == AGAIN
    pass_moment(page.prompt.hasty._hurry)
    comes(revealed, spot)
    assert page.session.length > length


def offered(done: list[str], key: str, label: str, role: Role = Role.PLAIN) -> Offer:
    """A button that notes that it was pressed."""
    return Offer(key, verbatim(label), lambda: done.append(key), role)


def place_of_done(farmer: Farmer) -> QRect:
    """Where “Done with the dice” stands."""
    done = farmer.button("pass")
    return QRect(farmer.spot(done, QPoint(1, 1)), done.size() - QSize(2, 2))


def trade_in(farmer: Farmer, area: QRect) -> QPoint:
    """A spot of a trade that has come up there, once the dice are over."""
    if farmer.state.phase == FarmPhase.OTHERS_DICE:
        farmer.propose(1, "pass")
    farmer.settle()
    assert (farmer.state.phase, farmer.actor) == (FarmPhase.TRADING, 0)
    there = [farmer.spot(button) for key, button in farmer.page.prompt.buttons.items() if "trade" in key]
    return next(spot for spot in there if area.contains(spot))


def assert_no_trade_in(farmer: Farmer, area: QRect) -> None:
    """A click on a trade that has just come up there does nothing, and says so."""
    spot, session = trade_in(farmer, area), farmer.page.session
    length = session.length
    comes(farmer, spot)
    assert session.length == length
    assert farmer.note == AGAIN


def test_a_click_on_its_way_to_the_end_of_a_part_that_ended_by_itself_does_nothing_to_what_has_come_there(
    farmer: Farmer,
) -> None:
    """A trade came up where “Done with the dice” had been: three animals were gone."""
    state = rolled(columns(4, 4), columns(2), dice="half-cow sheep-1 pig-1 cow", rolls=3, used=0b010, carded=1)
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "nothing-left", "never")
    area = place_of_done(farmer)
    farmer.click(farmer.piece("die.2"))
    spot = trade_in(farmer, area)
    length = page.session.length
    comes(farmer, spot)
    assert page.session.length == length
    assert farmer.note == AGAIN
    pass_moment(page.prompt.hasty._hurry)
    comes(farmer, spot, QPoint(-9, 0))
    assert page.session.length > length


def test_a_part_that_ends_with_an_exchange_of_cards_lets_nobody_trade_in_the_place_of_its_last_button(
    farmer: Farmer,
) -> None:
    """Cards were exchanged, and “Done with the dice” was to be pressed next: four cows went for a horse."""
    state = rolled(
        columns(4, 4), columns(2), dice="half-cow sheep-1 pig-1 cow", rolls=3, used=0b110, hands=("stray timber", ""),
        deck="moving-day lambing",
    )  # fmt: skip
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "nothing-left", "never")
    farmer.drag(f"card.{farmer.state.hands[0][0]}", "discard")
    area = place_of_done(farmer)
    farmer.click(farmer.button("tool.exchange"))
    assert_no_trade_in(farmer, area)


def test_a_part_that_ends_as_all_dice_are_used_at_once_lets_nobody_trade_in_the_place_of_its_last_button(
    farmer: Farmer,
) -> None:
    """“Use 2 dice” is the main button, but who presses it means to be done with the dice after that."""
    state = rolled(columns(4, 4), columns(2), dice="half-cow sheep-1 pig-1 cow", rolls=3, used=0b001, carded=1)
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "nothing-left", "never")
    area = place_of_done(farmer)
    farmer.click(farmer.button("1.use"))
    assert_no_trade_in(farmer, area)


def test_a_click_on_its_way_to_the_end_of_a_part_that_ended_by_itself_holds_nothing_of_what_is_told_then(
    farmer: Farmer,
) -> None:
    """A card ended the dice, and the replay of the computer's turn stood still, as “Pause” had come there."""
    bar, done = farmer.farm(trading(columns(6, 3, 1), columns(6, 3))).prompt, list[str]()
    offer = partial(offered, done)

    bar.part, bar.hasty.actor = "dice", 0
    bar.set_buttons([offer("0.use", "Use three dice and be done with the fences"), offer("1.pass", "Done", Role.MAIN)])
    farmer.see()
    area = QRect(farmer.spot(bar.buttons["1.pass"], QPoint(1, 1)), bar.buttons["1.pass"].size() - QSize(2, 2))
    bar.hasty.actor = None
    bar.set_buttons([offer("step.next", "Next"), offer("step.hold", "Pause"), offer("step.skip", "Skip", Role.MAIN)])
    farmer.see()
    there = [farmer.spot(button) for button in bar.buttons.values()]
    spot = next(spot for spot in there if area.contains(spot))
    comes(farmer, spot)
    assert done == []
    pass_moment(bar.hasty._hurry)
    comes(farmer, spot, QPoint(-9, 0))
    assert len(done) == 1


def test_where_another_part_comes_after_what_was_told_the_place_of_the_next_step_presses_nothing_either(
    farmer: Farmer,
) -> None:
    bar, done = farmer.farm(trading(columns(6, 3, 1), columns(6, 3))).prompt, list[str]()
    offer = partial(offered, done)

    bar.part = "dice"
    bar.set_buttons([offer("0.pass", "Done")])
    # More of them than there were buttons before.
    bar.set_buttons([offer("step.next", "Next"), offer("step.hold", "Pause"), offer("step.skip", "Skip", Role.MAIN)])
    farmer.see()
    spot = farmer.spot(bar.buttons["step.next"])
    bar.part = "trading"
    bar.set_buttons([offer("0.trade", "Trade three pigs for a cow"), offer("1.trade", "Trade one", Role.MAIN)])
    farmer.see()
    assert bar.childAt(bar.mapFrom(farmer.window, spot)) in bar.buttons.values()
    comes(farmer, spot)
    assert done == []
    assert farmer.note == AGAIN


def test_who_goes_on_clicking_in_the_same_hurry_presses_nothing_even_if_it_could_be_undone(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), columns(6, 3)))
    farmer.context.settings.set("motion", "slow")
    farmer.propose(0, "trade sheep 1")
    assert page.telling
    spot = hurried(farmer)
    assert farmer.actor == 1
    button = page.prompt.childAt(page.prompt.mapFrom(farmer.window, spot))
    assert button is farmer.button("pass")
    length = page.session.length
    for _ in range(4):
        rests(farmer, spot)
        assert page.session.length == length
        assert farmer.note == AGAIN
    pass_moment(page.prompt.hasty._hurry)
    rests(farmer, spot)
    assert page.session.length == length + 1


def test_who_clicks_on_for_longer_than_a_moment_has_not_looked_yet(revealed: EpigoHand) -> None:
    page, spot = revealed.page, hurried(revealed)
    length, hasty = page.session.length, page.prompt.hasty
    rests(revealed, spot)
    hasty._fresh.start(FRESH // 2)
    rests(revealed, spot)
    assert page.session.length == length
    assert hasty._fresh.remainingTime() > FRESH // 2, "the moment begins anew"


def test_the_second_click_of_a_double_one_does_not_press_another_persons_button(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), columns(6, 3)))
    spot, length = farmer.spot(farmer.button("pass")), page.session.length
    QTest.mouseDClick(farmer.native, LEFT, NONE, spot)
    farmer.see()
    assert page.session.length == length + 1
    assert farmer.actor == 1


def test_a_second_click_on_a_stall_does_not_trade_for_the_next_person(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), columns(2, 3)))
    spot = farmer.target("stall.1")
    rests(farmer, spot)
    assert farmer.actor == 1
    length = page.session.length
    rests(farmer, spot)
    assert page.session.length == length
    assert farmer.note == AGAIN
    rests(farmer, spot)
    assert page.session.length == length + 1


def test_a_button_that_is_the_main_one_no_more_does_not_look_like_it(farmer: Farmer) -> None:
    page = farmer.farm(others(columns(2, 2, 1), columns(2, 0, 3), dice="sheep-2 pig-1 fence-1 sheep"))
    bar = page.prompt
    bar.set_buttons([Offer(key, verbatim("Done"), lambda: None, Role.MAIN, "check") for key in bar.buttons])
    before = farmer.button("pass")
    page.prompting.show()
    after = farmer.button("pass")
    assert after is not before
    assert after.role != before.role


def test_the_second_click_of_a_double_one_on_a_stall_answers_no_question(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), columns(2, 3)))
    spot, length = farmer.target("stall.0"), page.session.length
    QTest.mouseDClick(farmer.native, LEFT, NONE, spot)
    farmer.see()
    chooser = farmer.chooser
    assert chooser is not None
    assert page.session.length == length
    button = chooser.buttons[1]
    QTest.mouseDClick(farmer.native, LEFT, NONE, farmer.spot(button))
    farmer.see()
    assert page.session.length == length + 1


@pytest.mark.parametrize("by_mouse", [True, False])
def test_who_hurries_through_what_is_told_does_not_open_the_next_curtain_by_that(groom: Groom, by_mouse: bool) -> None:
    box = Box()
    stable = box.stable(slots=3)
    *laid, card = box.filling(stable, completes=False, cost=0, bonus="")
    others: list[tuple[int, Sequence[int]]] = [(box.stable(slots=4), [])]
    state = position([(stable, laid)], others, hands=[[card], [box.card("vet")]], coins=[9, 9])
    page = groom.tend(state)
    groom.context.settings.set("motion", "slow")
    groom.drag(card_key(card), groom.aim(slot_key(0, 0, 2)))
    groom.settle()
    groom.click(groom.button("finish"))
    middle = groom.spot(page.curtain)

    def hurry() -> None:
        if by_mouse:
            rests(groom, middle)
        else:
            groom.key(Key.Key_Return)

    assert page.telling
    groom.move(middle)
    for _ in range(60):
        if not page.telling:
            break
        hurry()
    assert page.curtain.down
    assert page.curtain.held
    groom.move(groom.spot(page.curtain.button))
    groom.click(page.curtain.button)
    groom.key(Key.Key_Return)
    assert page.curtain.down
    groom.lift_curtain(keys=not by_mouse)
    assert not page.curtain.down


def test_the_line_about_what_has_just_come_up_goes_when_the_mouse_goes_elsewhere(farmer: Farmer) -> None:
    farmer.farm(trading(columns(6, 3, 1), columns(2, 3)))
    spot = farmer.target("stall.1")
    rests(farmer, spot)
    rests(farmer, spot)
    assert farmer.note == AGAIN
    farmer.move(spot + QPoint(3, 2))
    assert farmer.note == AGAIN, "a hand is never quite still"
    farmer.move(spot + QPoint(60, 40))
    assert farmer.note != AGAIN


def test_a_click_that_ends_what_is_told_draws_no_card_from_the_pile_under_the_mouse_and_the_next_one_does(
    builder: Builder,
) -> None:
    """It may have been meant to go on, and a card that is drawn is never put back."""
    full = ", ".join(f"{territory} . . . ." for territory in ("lagoon", "lands", "forest"))
    page = builder.build(cities(f"{full}, mountain . . .", "lagoon .", hands=("mountain-4", "lands-1")))
    builder.context.settings.set("motion", "slow")
    pile = builder.aim("pile")
    page.session.propose(0, [first(builder.state, AddArea)], page.session.stamp(0))
    builder.see()
    length = page.session.length
    clicks = 0
    while page.telling:
        rests(builder, pile)
        clicks += 1
    assert clicks
    assert page.session.length == length
    rests(builder, pile)
    assert page.session.length == length + 1
