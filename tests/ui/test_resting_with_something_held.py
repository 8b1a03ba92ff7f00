"""A mouse that rests with something held over a thing that is no target of it: why that is so is said beside it."""

import pytest
from ephyran_hand import Builder
from epigo_hand import EpigoHand, at
from hand import LEFT, NONE, Key
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from boardroom.engine.text import Text
from boardroom.games.ephyran.position.cards import half_key
from boardroom.games.ephyran.position.state import card_key
from boardroom.games.ephyran.table.gestures.open_gestures import part_of
from boardroom.ui.stage.gestures.resting import Resting
from tests.games.cities import position
from tests.waiting import pass_moment

DIONYSUS = "Dionysus cannot be exchanged with the hand."
STEP = "An Epigon moves one square: up, down, left or right."


def held_exchange(builder: Builder) -> tuple[QPoint, QPoint]:
    """An exchange, and beside it in the hand the area whose own is a Dionysus; where they can be grasped."""
    builder.build(
        position(
            "lagoon ., mountain D", "lagoon .", hands=("exchange mountain-1 forest-2", "shield"), discard="lands-3"
        )
    )
    builder.look_at_cards()
    halves = [half for card in builder.state.hands[0] for half in (2 * card, 2 * card + 1)]
    exchange, mountain = (next(h for h in halves if half_key(h).startswith(n)) for n in ("exchange", "mountain-1"))
    return builder.grasp(card_key(exchange >> 1), part_of(exchange)), builder.grasp(card_key(mountain >> 1))


def resting(builder: Builder | EpigoHand) -> Resting:
    return builder.page.stage.mouse.resting


def rest(hand: Builder | EpigoHand) -> str:
    """Hold the mouse still for a moment; what is said beside it then."""
    pass_moment(resting(hand)._come)
    return resting(hand).words


@pytest.mark.parametrize("by_click", [False, True])
def test_a_card_that_a_held_exchange_cannot_be_for_says_why_before_it_is_tried(
    builder: Builder, by_click: bool
) -> None:
    exchange, other = held_exchange(builder)
    if by_click:
        builder.click(exchange)
        builder.move(other)
    else:
        builder.take(exchange, other)
    assert builder.lifted
    assert resting(builder).words == "", "nothing is said on the way"
    assert rest(builder) == DIONYSUS
    assert builder.note != DIONYSUS
    builder.key(Key.Key_Escape)
    assert resting(builder).words == ""
    builder.release(other)


def test_the_words_of_a_rest_go_when_the_mouse_leaves_the_thing_and_are_those_of_the_drop(builder: Builder) -> None:
    exchange, other = held_exchange(builder)
    builder.take(exchange, other)
    assert rest(builder) == DIONYSUS
    builder.move(other + QPoint(2, 1))
    assert resting(builder).words == DIONYSUS, "a hand is never quite still"
    builder.move(builder.aim("column.2.0"))
    assert resting(builder).words == ""
    builder.move(other)
    assert rest(builder) == DIONYSUS
    builder.release(other)
    builder.see()
    assert builder.note == DIONYSUS
    assert resting(builder).words == ""
    assert not resting(builder)._come.isActive()


def test_nothing_is_asked_while_the_mouse_moves_with_something_held(builder: Builder) -> None:
    exchange, other = held_exchange(builder)
    why_not, asked = resting(builder).why_not, list[str]()

    def ask(source: str, target: str, part: str) -> Text | None:
        asked.append(target)
        return why_not(source, target, part)

    resting(builder).why_not = ask
    builder.take(exchange, other, steps=30)
    assert not asked
    assert rest(builder) == DIONYSUS
    assert len(asked) == 1
    builder.key(Key.Key_Escape)
    builder.release(other)


def test_the_words_of_a_rest_cover_neither_the_mouse_nor_what_is_held_and_stand_within_the_table(
    builder: Builder,
) -> None:
    exchange, other = held_exchange(builder)
    stage = builder.page.stage
    for language in ("en", "ja"):
        builder.context.settings.set("language", language)
        builder.see()
        builder.take(exchange, builder.aim("tartarus"))
        assert rest(builder)
        bubble, drag = resting(builder).bubble, stage.drag
        assert bubble is not None
        assert drag is not None
        box = bubble.mapRectToScene(bubble.size)
        assert stage.free.contains(box)
        assert not box.intersects(stage.pieces[drag.source].area())
        builder.key(Key.Key_Escape)
        builder.release(other)
        builder.see()


def test_over_a_target_over_its_own_place_and_over_bare_ground_a_rest_says_nothing(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    stage, seat = hand.page.stage, hand.seat
    piece = f"epigon.{seat}.7"
    start, ahead = hand.piece(piece), hand.target(hand.ahead("7^"))
    corner = hand.spot(stage, QPoint(3, stage.height() // 2))
    assert not stage.pieces.meant_at(stage.mapToScene(stage.viewport().mapFrom(hand.window, corner)), piece)
    for spot in (ahead, start, corner):
        hand.take(start, ahead)
        hand.move(spot)
        assert rest(hand) == ""
        hand.key(Key.Key_Escape)
        hand.release(spot)
        hand.see()


def test_a_rest_with_what_the_keys_have_taken_up_says_why_and_a_key_ends_it(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    hand.page.stage.setFocus()
    hand.pick_up(f"epigon.{hand.seat}.7")
    hand.move(hand.target(at("e2")))
    assert rest(hand) == STEP
    hand.key(Key.Key_Tab)
    assert resting(hand).words == ""
    hand.move(hand.target(at("e2")) + QPoint(2, 0))
    assert rest(hand) == STEP
    QTest.mouseClick(hand.native, LEFT, NONE, hand.target(at("e2")) + QPoint(2, 0))
    hand.see()
    assert hand.note == STEP
    assert hand.lifted
    assert resting(hand).words == ""
